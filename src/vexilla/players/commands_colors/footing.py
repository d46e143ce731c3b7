"""Where a unit stands well: what threatens it there, and what it could attack from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ...games.commands_colors.kinds import CLOSED
from ...games.commands_colors.position import Battle
from .outlook import UNKNOWN, S
from .weights import BattleWeights

if TYPE_CHECKING:
    from mypy_extensions import i64

#: More than what numbers that are added in another order can differ by.
ROUNDING: Final = 1.0e-6
#: More than any danger.
_ENDLESS: Final = 1.0e9


class Threats:
    """Whom each foe would rather attack: what each could gain, and where everyone was, and how he stood, then."""

    def __init__(self, gains: list[list[float]], best: list[float], best_on: list[int], second: list[float]) -> None:
        self.gains: Final = [row[:] for row in gains]
        self.best: Final = best[:]
        self.best_on: Final = best_on[:]
        self.second: Final = second[:]
        self.keen_from = 0.0
        self.hexes: list[int] = []
        self.stances: list[int] = []
        self.blocks: list[int] = []


class BattleFooting(Generic[S]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def __init__(self, outlook: S) -> None:
        self.outlook: Final[S] = outlook
        position: Battle = outlook.position
        count = len(position.unit_hex)
        #: Distances between hexes; for each unit how it enters each of them.
        self._distance: Final[list[list[int]]] = position.field.board.distance
        self._entry: Final = [position.field.entry[unit.kind.mover] for unit in position.roster.units]
        #: For each unit how far away it can reach a target: hand to hand and by fire, and its range.
        self.close_reach: Final = [0] * count
        self.fire_reach: Final = [0] * count
        self.range: Final = [0] * count
        #: For each foe what it could gain by attacking each of our units, and where everyone was, how he stood and with
        #: how many blocks when that was noted.
        self._gains: Final[list[list[float]]] = [[] for _ in range(count)]
        self._noted_hex: list[int] = []
        self._noted_stance: list[int] = []
        self._noted_blocks: list[int] = []
        #: For each foe its best attack, on whom, and the best one on anyone else.
        self.best: Final = [0.0] * count
        self.best_on: Final = [-1] * count
        self.second: Final = [0.0] * count
        #: What the last of the foes gains who are the likeliest to get orders.
        self._keen_from = 0.0
        #: By hex the foes that could attack someone there, once it was asked for; those near enough for whoever of us
        #: gets furthest, and how far that is; and how often foes had been put elsewhere then.
        self._threatening: list[list[int] | None] = [None] * len(position.unit_at)
        self._near: list[list[int] | None] = [None] * len(position.unit_at)
        self._furthest = 0
        self._foes_put = 0
        #: How much of each foe will be left to threaten, after what is already planned against it.
        self.remains: Final = [1.0] * count

    # -- what each game knows --------------------------------------------------------------------

    def note_reach(self, unit: int) -> None:
        """Note how far a unit gets to attack."""
        raise NotImplementedError

    def fight(self, attacker: int, here: int, defender: int) -> float:
        """What a close combat without help brings; ``here`` may be UNKNOWN."""
        raise NotImplementedError

    def shot(self, attacker: int, defender: int, here: int, there: int, distance: int) -> float:
        """What fire next turn could bring, perhaps after a move; 0 if nothing."""
        raise NotImplementedError

    def friends(self, unit: int) -> int:
        """How many friends are beside it."""
        raise NotImplementedError

    def inspiration(self, unit: int) -> float:
        """What a leader beside a unit that has none is worth to it."""
        return 0.0

    def march(self, unit: int) -> float:
        """What calls it forward."""
        raise NotImplementedError

    def claim(self, unit: int) -> float:
        """What the hex it stands on counts for itself."""
        return 0.0

    # -- the worth of a place --------------------------------------------------------------------

    def worth(self, unit: int) -> float:
        """How well a unit of ours stands where it stands now."""
        return self.prospect(unit) - self.danger(unit) + self.company(unit) + self.march(unit) + self.claim(unit)

    def worth_if_above(self, unit: int, least: float) -> float:
        """The same, if it is more than so much; else something that is no more, and no less than its worth.

        Danger only takes away, and is what takes longest to weigh up.
        """
        company, march, claim = self.company(unit), self.march(unit), self.claim(unit)
        prospect = self.prospect(unit)
        most = prospect + company + march + claim
        if most <= least:
            return most
        return prospect - self.danger(unit, most - least + ROUNDING) + company + march + claim

    def quiet_worth(self, unit: int) -> float:
        """The same where it is quiet."""
        return self.company(unit) + self.march(unit) + self.claim(unit)

    def company(self, unit: int) -> float:
        """Friends beside it, and leaders."""
        weights: BattleWeights = self.outlook.weights
        position: Battle = self.outlook.position
        friends = self.friends(unit)
        value = weights.friend * min(2, friends)
        if position.leader_at[position.unit_hex[unit]] >= 0:
            return value + weights.led_friend * friends
        return value + self.inspiration(unit)

    def attack_next_turn(self, attacker: int, defender: int) -> float:
        """What a unit, once ordered, could gain next turn by attacking another; 0 if nothing."""
        position: Battle = self.outlook.position
        unit_hex = position.unit_hex
        here, there = unit_hex[attacker], unit_hex[defender]
        distance = self._distance[here][there]
        value = 0.0
        if distance == 1:
            return max(0.0, self.fight(attacker, here, defender))
        if distance <= self.close_reach[attacker] and self.is_approachable(attacker, here, there):
            value = max(0.0, self.fight(attacker, UNKNOWN, defender))
        if distance <= self.fire_reach[attacker] or distance <= self.range[attacker]:
            value = max(value, self.shot(attacker, defender, here, there, distance))
        return value

    # -- threats ---------------------------------------------------------------------------------

    def note_reaches(self) -> None:
        """Note how far everyone gets."""
        for unit in self.outlook.own:
            self.note_reach(unit)
            furthest = max(self.close_reach[unit], self.fire_reach[unit])
            self._furthest = max(self._furthest, furthest)
        for unit in self.outlook.foes:
            self.note_reach(unit)

    def note_threats(self) -> None:
        """Work out whom each foe would rather attack: anew where anything has changed since it was noted last.

        Whoever asks for dangers calls this before, and whenever somebody has come to stay in another place.
        """
        outlook = self.outlook
        position: Battle = outlook.position
        own: list[int] = outlook.own
        foes: list[int] = outlook.foes
        unit_hex = position.unit_hex
        is_new = not self._noted_hex
        if is_new:
            for foe in foes:
                self._gains[foe] = [0.0] * len(self.best)
        stirred = own if is_new else self._stirred_units()
        for foe in foes:
            is_changed = is_new or self._is_changed(foe)
            targets = own if is_changed else stirred
            gains = self._gains[foe]
            is_other = False
            here = unit_hex[foe]
            reach = max(1, self.close_reach[foe])
            reach = max(reach, self.fire_reach[foe])
            reach = max(reach, self.range[foe])
            for unit in targets:
                there = unit_hex[unit]
                is_near = here >= 0 and there >= 0 and self._distance[here][there] <= reach
                value = self.attack_next_turn(foe, unit) if is_near else 0.0
                if value != gains[unit]:
                    gains[unit] = value
                    is_other = True
            if is_other:
                self._note_best(foe)
            if is_changed and not is_new:
                self._note_unit(foe)
        if is_new:
            self._noted_hex = position.unit_hex[:]
            self._noted_stance = outlook.stance[:]
            self._noted_blocks = position.blocks[:]
        else:
            for unit in stirred:
                self._note_unit(unit)
        self._note_keen()

    def threats(self) -> Threats:
        """A copy of what is noted now."""
        noted = Threats(self._gains, self.best, self.best_on, self.second)
        noted.keen_from = self._keen_from
        noted.hexes, noted.stances, noted.blocks = self._noted_hex[:], self._noted_stance[:], self._noted_blocks[:]
        return noted

    def recall(self, noted: Threats) -> None:
        """Note again what was noted once, now that everyone is back."""
        for foe in self.outlook.foes:
            self._gains[foe] = noted.gains[foe][:]
            self.best[foe], self.best_on[foe], self.second[foe] = noted.best[foe], noted.best_on[foe], noted.second[foe]
        self._keen_from = noted.keen_from
        self._noted_hex, self._noted_stance = noted.hexes[:], noted.stances[:]
        self._noted_blocks = noted.blocks[:]

    def _note_keen(self) -> None:
        """Whose attacks are the best."""
        first, second, third = 0.0, 0.0, 0.0
        for foe in self.outlook.foes:
            value = self.best[foe]
            if value > first:
                first, second, third = value, first, second
            elif value > second:
                second, third = value, second
            elif value > third:
                third = value
        self._keen_from = third

    def _note_unit(self, unit: int) -> None:
        """Note where a unit is, how it stands and with how many blocks."""
        position: Battle = self.outlook.position
        self._noted_hex[unit] = position.unit_hex[unit]
        self._noted_stance[unit] = self.outlook.stance[unit]
        self._noted_blocks[unit] = position.blocks[unit]

    def _note_best(self, foe: int) -> None:
        """Which of the attacks of a foe is the best."""
        gains = self._gains[foe]
        best, second, best_on = 0.0, 0.0, -1
        for unit in self.outlook.own:
            value = gains[unit]
            if value > best:
                second, best, best_on = best, value, unit
            elif value > second:
                second = value
        self.best[foe], self.second[foe], self.best_on[foe] = best, second, best_on

    def _is_changed(self, unit: int) -> bool:
        """Whether a unit stands elsewhere or otherwise than when threats were noted last."""
        position: Battle = self.outlook.position
        return (
            position.unit_hex[unit] != self._noted_hex[unit]
            or self.outlook.stance[unit] != self._noted_stance[unit]
            or position.blocks[unit] != self._noted_blocks[unit]
        )

    def _stirred_units(self) -> list[int]:
        """Our units that have changed, or to which the ways have, since threats were noted last."""
        outlook = self.outlook
        position: Battle = outlook.position
        neighbours = position.field.board.neighbours
        stirred = [unit for unit in outlook.own if self._is_changed(unit)]
        for units in (outlook.own, outlook.foes):
            for unit in units:
                here, before = position.unit_hex[unit], self._noted_hex[unit]
                if here == before:
                    continue
                for hex_ in (here, before):
                    if hex_ < 0:
                        continue
                    for there in neighbours[hex_]:
                        other = position.unit_at[there]
                        if other >= 0 and position.side_of[other] == outlook.side and other not in stirred:
                            stirred.append(other)
        return stirred

    def is_approachable(self, unit: int, here: int, there: int) -> bool:
        """Whether a free hex beside a target lies within a unit's move."""
        position: Battle = self.outlook.position
        reach: i64 = self.close_reach[unit] - 1
        distance, entry, unit_at = self._distance[here], self._entry[unit], position.unit_at
        hex_: i64
        for hex_ in position.field.board.neighbours[there]:
            if distance[hex_] <= reach and unit_at[hex_] < 0 and entry[hex_] != CLOSED:
                return True
        return False

    def danger(self, unit: int, enough: float = _ENDLESS) -> float:
        """What foes would gain by attacking it rather than anyone else, as far as they get the orders.

        Once it comes to more than enough, it may be less than it would be in the end.
        """
        outlook = self.outlook
        weights: BattleWeights = outlook.weights
        position: Battle = outlook.position
        total = 0.0
        for foe in self.threatening(position.unit_hex[unit]):
            value = self.attack_next_turn(foe, unit)
            if value > 0.0:
                total += self.feared(foe, unit, value)
                if weights.ordered * total > enough:
                    break
        return weights.ordered * total

    def feared(self, foe: int, unit: int, value: float) -> float:
        """What an attack of a foe counts, the more the less it would gain elsewhere and the likelier it gets orders."""
        weights: BattleWeights = self.outlook.weights
        other = self.second[foe] if self.best_on[foe] == unit else self.best[foe]
        share = weights.also * value
        if value > other:
            share += (1.0 - weights.also) * (value - other)
        if value >= self._keen_from:
            share *= weights.keen
        return share * self.remains[foe]

    def prospect(self, unit: int) -> float:
        """The best attack it could make next turn, as far as that counts already."""
        outlook = self.outlook
        weights: BattleWeights = outlook.weights
        position: Battle = outlook.position
        unit_hex = position.unit_hex
        reach = max(self.close_reach[unit], self.fire_reach[unit])
        row = self._distance[unit_hex[unit]]
        best = 0.0
        for foe in self.foes_near(unit_hex[unit], reach):
            if row[unit_hex[foe]] > reach:
                continue
            value = self.attack_next_turn(unit, foe) * self.remains[foe]
            if value > best:
                best = value
        return weights.prospect * best

    def is_quiet(self, unit: int, hex_: int) -> bool:
        """Whether no foe could attack a unit in a hex, nor it a foe from there."""
        if self.outlook.nearest_foe(hex_) <= max(self.close_reach[unit], self.fire_reach[unit]):
            return False
        return not self.threatening(hex_)

    def threatening(self, hex_: int) -> list[int]:
        """The foes that get far enough to attack someone in a hex."""
        outlook = self.outlook
        self._forget_foes()
        known = self._threatening[hex_]
        if known is not None:
            return known
        position: Battle = outlook.position
        unit_hex, close_reach, fire_reach = position.unit_hex, self.close_reach, self.fire_reach
        row = self._distance[hex_]
        found: list[int] = []
        for foe in outlook.foes:
            there: i64 = unit_hex[foe]
            if there >= 0:
                distance: i64 = row[there]
                if distance <= close_reach[foe] or distance <= fire_reach[foe]:
                    found.append(foe)
        self._threatening[hex_] = found
        return found

    def foes_near(self, hex_: int, reach: int) -> list[int]:
        """The foes that are so near to a hex, and perhaps some that are further away."""
        outlook = self.outlook
        self._forget_foes()
        if reach > self._furthest:
            self._furthest = reach
            self._near = [None] * len(self._near)
        known = self._near[hex_]
        if known is not None:
            return known
        position: Battle = outlook.position
        unit_hex, furthest = position.unit_hex, self._furthest
        row = self._distance[hex_]
        found: list[int] = []
        for foe in outlook.foes:
            there: i64 = unit_hex[foe]
            if there >= 0 and row[there] <= furthest:
                found.append(foe)
        self._near[hex_] = found
        return found

    def _forget_foes(self) -> None:
        """Where foes are is noted anew once one was put elsewhere."""
        if self._foes_put != self.outlook.foes_put:
            self._foes_put = self.outlook.foes_put
            self._threatening = [None] * len(self._threatening)
            self._near = [None] * len(self._near)


#: The footing of one of the games.
T = TypeVar("T", bound=BattleFooting[Any])
