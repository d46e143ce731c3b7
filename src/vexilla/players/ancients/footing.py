"""Where a unit stands well: what threatens it there, what it could attack from there, who is beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.ancients.actions import BOARD
from ...games.ancients.position import LEGION_DICE, LEGION_RANGE
from ...games.ancients.special import NO_LEGIONS
from ..commands_colors.footing import BattleFooting
from ..commands_colors.outlook import NOBODY_NEAR, UNKNOWN
from .outlook import Outlook

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The dice of fire, but for legions.
_FIRE: Final = 2


class Footing(BattleFooting[Outlook]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        #: For each unit the dice it fires from where it stands.
        self._fire: Final = [_FIRE] * len(self.range)
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

    def prospect(self, unit: int) -> float:
        """The best attack it could make next turn; what cannot become the best is not worked out."""
        outlook = self.outlook
        unit_hex = outlook.position.unit_hex
        here = unit_hex[unit]
        close_reach, fire_reach = self.close_reach[unit], max(self.fire_reach[unit], self.range[unit])
        row = BOARD.distance[here]
        stand = outlook.stand(unit)
        best = 0.0
        for foe in self.foes_near(here, max(close_reach, fire_reach)):
            there = unit_hex[foe]
            distance = row[there]
            remains = self.remains[foe]
            if distance == 1:
                best = max(best, outlook.fight(unit, here, foe, 0).value * remains)
                continue
            if distance <= close_reach:
                most = outlook.most_from_afar(stand, foe)
                if most * remains > best and self.is_approachable(unit, here, there):
                    best = max(best, outlook.fight(unit, UNKNOWN, foe, 0).value * remains)
            if distance <= fire_reach:
                dice = self._fire[unit] if distance <= self.range[unit] else 1
                best = max(best, outlook.shot(foe, dice).value * remains)
        return outlook.weights.prospect * best

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
