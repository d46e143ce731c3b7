"""Where a unit stands well: what threatens it there, what it could attack from there, who is beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.ancients.actions import BOARD
from ...games.ancients.position import LEGION_DICE, LEGION_RANGE
from ...games.ancients.special import NO_LEGIONS
from ..commands_colors.footing import ROUNDING, BattleFooting
from ..commands_colors.memory import ATTACKS, ATTACKS_FROM_AFAR, IS_ATTACKED, IS_ATTACKED_FROM_AFAR, Stand
from ..commands_colors.outlook import NOBODY_NEAR, UNKNOWN
from .outlook import UNKNOWN_VALUE, Outlook

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The dice of fire, but for legions.
_FIRE: Final = 2
#: How much better a prospect may be than the best so far, in hundredths of a banner, for a place to be weighed up.
_SURPRISE: Final = 1.0
#: By how much the same close combat is expected to vary with where the unit stands before.
_VARIES: Final = 4.0


class Footing(BattleFooting[Outlook]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        #: For each unit the dice it fires from where it stands.
        self._fire: Final = [_FIRE] * len(self.range)
        #: For each unit the best prospect that it was found to have anywhere.
        self._hopes: Final = [0.0] * len(self.range)
        #: For each unit and foe what a close combat after a move brought where that was asked last.
        self._guesses: Final[list[list[float]]] = [[] for _ in self.range]
        self.note_reaches()

    def note_threats(self) -> None:
        """Whoever is asked for dangers tries places out: how everyone stands must be known before that."""
        if not self._noted_hex:
            self.outlook.note_stances()
        super().note_threats()

    def note_reaches(self) -> None:
        """Note how far everyone gets; in a battle that does not change."""
        memory = self.outlook.memory
        if not memory.reaches:
            for unit in range(len(self.range)):
                self.note_reach(unit)
            memory.reaches = [self.close_reach[:], self.fire_reach[:], self.range[:], self._fire[:]]
        else:
            self.close_reach[:], self.fire_reach[:], self.range[:], self._fire[:] = memory.reaches
        for unit in self.outlook.own:
            self._furthest = max(self._furthest, self.close_reach[unit], self.fire_reach[unit])

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
        """How well it stands, if that is more than so much; else something that is no more."""
        rest = self.rest_at(unit, self.outlook.position.unit_hex[unit])
        most = rest + self.hope(unit)
        if most > least:
            most = rest + self.prospect(unit)
            if most > least:
                return most - self.danger(unit, most - least + ROUNDING)
        return most

    def hope(self, unit: int) -> float:
        """What a prospect of a unit hardly exceeds, once it was found to have one at all.

        A place that would need a better one is not weighed up: one idea in a hundred is another by that.
        """
        hope = self._hopes[unit]
        return hope + _SURPRISE if hope > 0.0 else UNKNOWN_VALUE

    def rest_at(self, unit: int, hex_: int) -> float:
        """What a hex counts for a unit beside fights, also before it is put there."""
        return self._company_at(unit, hex_) + self._march_at(unit, hex_)

    def prospect(self, unit: int) -> float:
        """The best attack it could make next turn; what cannot become the best is not worked out."""
        outlook = self.outlook
        unit_hex = outlook.position.unit_hex
        here = unit_hex[unit]
        close_reach: i64 = self.close_reach[unit]
        near: i64 = self.range[unit]
        fire_reach: i64 = max(self.fire_reach[unit], self.range[unit])
        row = BOARD.distance[here]
        stand: Stand | None = None
        guesses = self._guesses[unit]
        if not guesses:
            guesses = [UNKNOWN_VALUE] * len(self.range)
            self._guesses[unit] = guesses
        best = 0.0
        foe: i64
        for foe in self.foes_near(here, max(close_reach, fire_reach)):
            there = unit_hex[foe]
            distance: i64 = row[there]
            remains = self.remains[foe]
            if distance == 1:
                if stand is None:
                    stand = outlook.stand(unit)
                value = outlook.known_value(stand, ATTACKS, foe)
                if value >= UNKNOWN_VALUE:
                    value = outlook.fight(unit, here, foe, 0).value
                best = max(best, value * remains)
                continue
            if distance <= close_reach and (guesses[foe] + _VARIES) * remains > best:
                if stand is None:
                    stand = outlook.stand(unit)
                value = outlook.known_value(stand, ATTACKS_FROM_AFAR, foe)
                if value * remains > best and self.is_approachable(unit, here, there):
                    if value >= UNKNOWN_VALUE:
                        value = outlook.fight(unit, UNKNOWN, foe, 0).value
                    guesses[foe] = value
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
                total += self.feared(foe, unit, value)
                if weights.ordered * total > enough:
                    break
        return weights.ordered * total

    def company(self, unit: int) -> float:
        """Friends beside it, and leaders."""
        return self._company_at(unit, self.outlook.position.unit_hex[unit])

    def _company_at(self, unit: int, hex_: int) -> float:
        """The same on a hex where it stands or will stand: units count, not leaders alone, who inspire."""
        weights = self.outlook.weights
        position = self.outlook.position
        unit_at, leader_at, side_of = position.unit_at, position.leader_at, position.side_of
        side = side_of[unit]
        mover: i64 = unit
        friends = 0
        there: i64
        for there in BOARD.neighbours[hex_]:
            other: i64 = unit_at[there]
            if other >= 0 and other != mover and side_of[other] == side:
                friends += 1
        value = weights.friend * min(2, friends)
        if leader_at[hex_] >= 0 or position.leader_with(unit) >= 0:
            return value + weights.led_friend * friends
        row = BOARD.distance[hex_]
        leader: i64
        for leader in position.roster.leaders_of[side]:
            place: i64 = position.leader_hex[leader]
            if place >= 0 and row[place] == 1:
                return value + weights.inspired
        return value

    def march(self, unit: int) -> float:
        """What calls it forward: the enemy, and hexes that give a banner."""
        return self._march_at(unit, self.outlook.position.unit_hex[unit])

    def _march_at(self, unit: int, here: int) -> float:
        """The same on a hex."""
        weights = self.outlook.weights
        position = self.outlook.position
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
