"""Where a unit stands well: what threatens it there, what it could attack from there, who is beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.ancients.actions import BOARD
from ...games.ancients.position import LEGION_DICE, LEGION_RANGE
from ...games.ancients.special import NO_LEGIONS
from ..commands_colors.footing import ROUNDING, BattleFooting
from ..commands_colors.memory import ATTACKS, ATTACKS_FROM_AFAR, IS_ATTACKED, IS_ATTACKED_FROM_AFAR
from ..commands_colors.outlook import NOBODY_NEAR, UNKNOWN
from .outlook import UNKNOWN_VALUE, Outlook

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The dice of fire, but for legions.
_FIRE: Final = 2
#: How much better a prospect may be than the best so far, in hundredths of a banner, for a place to be weighed up.
_SURPRISE: Final = 1.0


class Footing(BattleFooting[Outlook]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        #: For each unit the dice it fires from where it stands.
        self._fire: Final = [_FIRE] * len(self.range)
        #: For each unit the best prospect that it was found to have anywhere.
        self._hopes: Final = [0.0] * len(self.range)
        self.note_reaches()

    def note_threats(self) -> None:
        """Whoever is asked for dangers tries places out: how everyone stands must be known before that."""
        if not self._noted_hex:
            self.outlook.note_stances()
        super().note_threats()

    def note_reach(self, unit: int) -> None:
        """Note how far a unit gets to attack."""
        position = self.outlook.position
        kind = position.kinds[unit]
        self.close_reach[unit] = kind.close_move + 1
        self.range[unit] = position.range_of(unit)
        if self.range[unit] == LEGION_RANGE and position.legion(unit) != NO_LEGIONS:
            self._fire[unit] = LEGION_DICE
        if self.range[unit]:
            self.fire_reach[unit] = self.range[unit] + (kind.fire_move if kind.range else 1)

    def fight(self, attacker: int, here: int, defender: int) -> float:
        """What a close combat without help brings."""
        return self.outlook.fight(attacker, here, defender, 0).value

    def shot(self, attacker: int, defender: int, here: int, there: int, distance: int) -> float:
        """Two dice from where it stands, one after a move."""
        dice = self._fire[attacker] if distance <= self.range[attacker] else 1
        return self.outlook.shot(defender, dice).value

    # -- the worth of a place --------------------------------------------------------------------

    def worth_if_above(self, unit: int, least: float) -> float:
        """How well it stands, if that is more than so much; else something that is no more.

        A place that would need a better prospect than the unit has anywhere else is not weighed up.
        """
        rest = self.company(unit) + self.march(unit)
        most = rest + self._hopes[unit] + _SURPRISE
        if most <= least:
            return most
        prospect = self.prospect(unit)
        most = rest + prospect
        if most <= least:
            return most
        return most - self.danger(unit, most - least + ROUNDING)

    def prospect(self, unit: int) -> float:
        """The best attack it could make next turn; what cannot become the best is not worked out."""
        outlook = self.outlook
        unit_hex = outlook.position.unit_hex
        here = unit_hex[unit]
        close_reach: i64 = self.close_reach[unit]
        near: i64 = self.range[unit]
        fire_reach: i64 = max(self.fire_reach[unit], self.range[unit])
        row = BOARD.distance[here]
        stand = outlook.stand(unit)
        best = 0.0
        foe: i64
        for foe in self.foes_near(here, max(close_reach, fire_reach)):
            there = unit_hex[foe]
            distance: i64 = row[there]
            remains = self.remains[foe]
            if distance == 1:
                value = outlook.known_value(stand, ATTACKS, foe)
                if value >= UNKNOWN_VALUE:
                    value = outlook.fight(unit, here, foe, 0).value
                best = max(best, value * remains)
                continue
            if distance <= close_reach:
                value = outlook.known_value(stand, ATTACKS_FROM_AFAR, foe)
                if value * remains > best and self.is_approachable(unit, here, there):
                    if value >= UNKNOWN_VALUE:
                        value = outlook.fight(unit, UNKNOWN, foe, 0).value
                    best = max(best, value * remains)
            if distance <= fire_reach:
                value = outlook.shot(foe, self._fire[unit] if distance <= near else 1).value
                best = max(best, value * remains)
        best *= outlook.weights.prospect
        if best > self._hopes[unit]:
            self._hopes[unit] = best
        return best

    def danger(self, unit: int, enough: float = UNKNOWN_VALUE) -> float:
        """What foes would gain by attacking it rather than anyone else; what is known of fights is not asked again."""
        outlook = self.outlook
        weights = outlook.weights
        unit_hex = outlook.position.unit_hex
        there = unit_hex[unit]
        row = BOARD.distance[there]
        stand = outlook.stand(unit)
        total = 0.0
        for foe in self.threatening(there):
            here = unit_hex[foe]
            distance: i64 = row[here]
            value = 0.0
            if distance == 1:
                value = outlook.known_value(stand, IS_ATTACKED, foe)
                if value >= UNKNOWN_VALUE:
                    value = outlook.fight(foe, here, unit, 0).value
            else:
                if distance <= self.close_reach[foe] and self.is_approachable(foe, here, there):
                    value = outlook.known_value(stand, IS_ATTACKED_FROM_AFAR, foe)
                    if value >= UNKNOWN_VALUE:
                        value = outlook.fight(foe, UNKNOWN, unit, 0).value
                if distance <= self.fire_reach[foe] or distance <= self.range[foe]:
                    shot = outlook.shot(unit, self._fire[foe] if distance <= self.range[foe] else 1).value
                    if shot > value:
                        value = shot
            if value > 0.0:
                other = self.second[foe] if self.best_on[foe] == unit else self.best[foe]
                share = weights.also * value
                if value > other:
                    share += (1.0 - weights.also) * (value - other)
                if value >= self.keen_from:
                    share *= weights.keen
                total += share * self.remains[foe]
                if weights.ordered * total > enough:
                    break
        return weights.ordered * total

    def friends(self, unit: int) -> int:
        """Units count, not leaders alone."""
        position = self.outlook.position
        unit_at, side_of = position.unit_at, position.side_of
        side = side_of[unit]
        friends = 0
        there: i64
        for there in BOARD.neighbours[position.unit_hex[unit]]:
            other: i64 = unit_at[there]
            if other >= 0 and side_of[other] == side:
                friends += 1
        return friends

    def inspiration(self, unit: int) -> float:
        """Helmets hit beside a leader, too."""
        position = self.outlook.position
        leader_at = position.leader_at
        there: i64
        for there in BOARD.neighbours[position.unit_hex[unit]]:
            leader: i64 = leader_at[there]
            if leader >= 0 and position.side_of_leader[leader] == position.side_of[unit]:
                return self.outlook.weights.inspired
        return 0.0

    def march(self, unit: int) -> float:
        """What calls it forward: the enemy, and hexes that give a banner."""
        weights = self.outlook.weights
        position = self.outlook.position
        here = position.unit_hex[unit]
        row = BOARD.distance[here]
        nearest = self.outlook.nearest_foe(here)
        value = 0.0
        if nearest < NOBODY_NEAR:
            value -= weights.approach * max(0, nearest - weights.near)
        side = position.side_of[unit]
        goals = position.special.objectives[side]
        if goals:
            for goal in goals:
                if goal not in position.taken:
                    value -= weights.objective * row[goal] / len(goals)
        exits = position.special.exits[side]
        if exits:
            value -= weights.objective * min([row[goal] for goal in exits])
        return value
