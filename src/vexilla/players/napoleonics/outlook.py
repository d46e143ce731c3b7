"""The outlook: a position as one side looks at it, and what a fight between two of its units would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.commands_colors.faces import Faces
from ...games.commands_colors.flight import ways_back
from ...games.commands_colors.position import NONE
from ...games.commands_colors.rolls import DIE_SIDES
from ...games.napoleonics.dice import (
    FIRE_FACES,
    RETIRING_FACES,
    SQUARE_DICE,
    battery_dice,
    is_through_front,
    melee_faces,
)
from ...games.napoleonics.position import TOO_FEW_CARDS, Napoleonics
from ...games.napoleonics.retire import RETIRING
from ...games.napoleonics.units import ARTILLERY, CAVALRY, INFANTRY
from ..commands_colors.chances import kill_chance
from ..commands_colors.memory import Exchange
from ..commands_colors.outlook import BattleOutlook
from .chances import MOST_BLOCKS, MOST_DICE, MOST_IGNORED, MOST_ROOM, Blow, blow
from .land import Land
from .weights import Weights

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Furthest retreat that is looked at: three flags, or two for those who run three hexes.
_ROOM: Final = 3
_STANCES: Final = (MOST_IGNORED + 1) * 2 * (MOST_ROOM + 1)
_DICE: Final = MOST_DICE + 1
_FEWER: Final = 16
#: With so many cards left under it, a hand feels the loss of one more.
_SMALL_HAND: Final = 4


class Outlook(BattleOutlook[Napoleonics, Weights]):
    """One side's look at a position, which it may change for trying things out and must change back."""

    def __init__(self, position: Napoleonics, side: int, weights: Weights, land: Land) -> None:
        super().__init__(position, side, weights)
        self.land: Final = land
        #: For each side whether its infantry could form square, and what it would pay for that.
        self.may_square: Final = [self._may_square(0), self._may_square(1)]
        self.square_price: Final = [self._square_price(0), self._square_price(1)]
        self.note_stances()

    def fitness(self, unit: int) -> float:
        """How much a unit gains from a leader: strong ones that hold the line, and those that run far."""
        kind = self.position.kinds[unit]
        if kind.arm == ARTILLERY:
            return 5.0
        worth = self.weights.worth[self.numbers[unit]][self.position.blocks[unit]]
        return 4.0 + 0.1 * (worth - 0.5 * self.weights.banner) + 2.0 * (kind.per_flag - 1)

    def _hand(self, side: int) -> int:
        """How many cards a side will hold when it is attacked next; a card that was played is drawn again."""
        position = self.position
        was_played = position.active == side and position.played >= 0
        return position.hand_size(side) + (1 if was_played else 0)

    def _may_square(self, side: int) -> bool:
        return self._hand(side) > TOO_FEW_CARDS and NONE in self.position.track[side]

    def _square_price(self, side: int) -> float:
        weights = self.weights
        price = weights.square_card + weights.square_bound
        return price + weights.square_last_card * max(0, _SMALL_HAND - self._hand(side) + 1)

    # -- how a unit stands -----------------------------------------------------------------------

    def stance_of(self, unit: int) -> int:
        """Flags it may ignore, whether it is in square, how far it can fall back: all as one number."""
        position = self.position
        kind = position.kinds[unit]
        here = position.unit_hex[unit]
        ignores = kind.flags
        if position.leader_at[here] >= 0:
            ignores += 1
        if position.square_of[unit] >= 0:
            return (min(ignores, MOST_IGNORED) * 2 + 1) * (MOST_ROOM + 1)
        if position.is_supported(unit):
            ignores += 1
        room = ways_back(position, unit, here, _ROOM if kind.per_flag == 1 else MOST_ROOM)
        return min(ignores, MOST_IGNORED) * 2 * (MOST_ROOM + 1) + room

    def as_square(self, unit: int) -> int:
        """The stance a unit would have in square: no support, no way back."""
        position = self.position
        led = 1 if position.leader_with(unit) >= 0 else 0
        return ((position.kinds[unit].flags + led) * 2 + 1) * (MOST_ROOM + 1)

    def behind_works(self, unit: int, hex_: int, from_hex: int) -> int:
        """The flag that a redoubt lets a unit ignore."""
        position = self.position
        if not position.grounds[hex_].has_front or position.kinds[unit].arm == CAVALRY:
            return 0
        return 1 if from_hex < 0 or is_through_front(position, hex_, from_hex) else 0

    # -- dice ------------------------------------------------------------------------------------

    def melee_dice(self, unit: int, blocks: int, foe: int, more: int) -> int:
        """The melee dice of a unit with so many blocks before squares and terrain; ``more`` is what a card adds."""
        position = self.position
        kind = position.kinds[unit]
        if kind.arm == ARTILLERY:
            return battery_dice(kind, blocks, 1) + kind.melee + more
        dice = blocks + kind.melee + more
        if foe >= 0 and position.kinds[foe].arm == INFANTRY:
            dice += kind.melee_infantry
        return dice

    def volley(self, unit: int, here: int, there: int, distance: int, has_moved: bool) -> int:
        """The dice of a unit that would fire from a hex at another, without a card; ``here`` may be UNKNOWN."""
        position = self.position
        kind = position.kinds[unit]
        blocks = position.blocks[unit]
        if kind.arm == ARTILLERY:
            dice = battery_dice(kind, blocks, distance)
        elif has_moved:
            dice = (blocks + kind.rounding) // 2 + kind.fire
        else:
            dice = blocks + kind.standing_fire + kind.fire
        if position.square_of[unit] >= 0:
            dice = min(dice, SQUARE_DICE)
        return max(0, dice - self.land.fewer(position, kind.arm, here, there, False))

    # -- what a blow costs -----------------------------------------------------------------------

    def cost(self, what: Blow, unit: int) -> float:
        """What a blow costs the side of the unit it falls on."""
        position = self.position
        has_leader = position.leader_at[position.unit_hex[unit]] >= 0
        key = (what.number * len(self.numbers) + unit) * 2 + (1 if has_leader else 0)
        known = self.memory.costs.get(key)
        if known is not None:
            return known
        worth, blocks = self.kind_worth(unit), position.blocks[unit]
        pressing = self.pressing[1 - position.side_of[unit]]
        total = what.destroyed * (pressing + worth[blocks]) + what.driven * self.weights.driven
        harmed = 0.0
        for left in range(1, blocks):
            chance = what.stays[left] + what.moved[left]
            total += chance * (worth[blocks] - worth[left])
            harmed += chance
        if has_leader:
            total += self.risk(unit, what.destroyed, harmed)
        self.memory.costs[key] = total
        return total

    def struck(self, dice: int, faces: Faces, unit: int, stance: int, more_ignored: int) -> Blow:
        """The blow of so many dice on a unit in a stance."""
        position = self.position
        ignores = stance // (2 * (MOST_ROOM + 1)) + more_ignored
        room = stance % (MOST_ROOM + 1)
        return blow(dice, faces, position.blocks[unit], ignores, position.kinds[unit].per_flag, room)

    # -- fights ----------------------------------------------------------------------------------

    def fight(self, attacker: int, here: int, defender: int, more: int, support: int) -> Exchange:
        """A melee between units as they stand, with dice from a card and from batteries; ``here`` may be UNKNOWN."""
        position = self.position
        there = position.unit_hex[defender]
        fewer = self.land.fewer(position, position.kinds[attacker].arm, here, there, True)
        if here >= 0:
            fewer_back = self.land.fewer(position, position.kinds[defender].arm, there, here, True)
        else:
            ground = position.grounds[there]
            fewer_back = 0 if ground.has_front else ground.melee_out[position.kinds[defender].arm]
        works = self.behind_works(defender, there, here)
        works_back = self.behind_works(attacker, here, there) if here >= 0 else 0
        key: i64 = (attacker * len(self.numbers) + defender) * _STANCES + self.stance[attacker]
        key = ((key * _STANCES + self.stance[defender]) * _FEWER + fewer) * _FEWER + fewer_back
        key = (((key * _DICE + more) * _DICE + min(support, MOST_DICE)) * 2 + works) * 2 + works_back
        key = (key * (MOST_BLOCKS + 1) + position.blocks[attacker]) * (MOST_BLOCKS + 1) + position.blocks[defender]
        key = (
            key * 4
            + (2 if position.leader_with(attacker) >= 0 else 0)
            + (1 if position.leader_with(defender) >= 0 else 0)
        )
        key = key * 2 + (1 if self._ground_allows_square(defender) else 0)
        known = self.memory.fights.get(key)
        if known is None:
            known = self._fight(attacker, defender, more, support, fewer, fewer_back, works, works_back)
            self.memory.fights[key] = known
        return known

    def _fight(
        self,
        attacker: int,
        defender: int,
        more: int,
        support: int,
        fewer: int,
        fewer_back: int,
        works: int,
        works_back: int,
    ) -> Exchange:
        position = self.position
        arm, foe_arm = position.kinds[attacker].arm, position.kinds[defender].arm
        is_square = position.square_of[defender] >= 0
        if arm == CAVALRY and is_square:
            return self._against_square(attacker, defender, self.stance[defender], support, fewer, fewer_back, works)
        dice = self.melee_dice(attacker, position.blocks[attacker], defender, more)
        if position.square_of[attacker] >= 0:
            dice = min(dice, SQUARE_DICE)
        dice = max(0, dice - fewer) + support
        faces = melee_faces(position, attacker, defender)
        first = self.struck(dice, faces, defender, self.stance[defender], works)
        value = self.cost(first, defender)
        faces_back = melee_faces(position, defender, attacker)
        is_weak = is_square or (position.square_of[attacker] >= 0 and foe_arm == CAVALRY)
        for left in range(1, position.blocks[defender] + 1):
            chance = first.stays[left]
            if chance > 0.0:
                back = self.melee_dice(defender, left, attacker, 0)
                back = max(0, (min(back, SQUARE_DICE) if is_weak else back) - fewer_back)
                if back:
                    what = self.struck(back, faces_back, attacker, self.stance[attacker], works_back)
                    value -= self.weights.caution * chance * self.cost(what, attacker)
        success = first.destroyed + first.driven
        best = Exchange(value, success, success if arm == CAVALRY else 0.0, first.left)
        side = position.side_of[defender]
        if arm == CAVALRY and foe_arm == INFANTRY and self.may_square[side] and self._ground_allows_square(defender):
            formed = self._against_square(
                attacker, defender, self.as_square(defender), support, fewer, fewer_back, works
            )
            if formed.value + self.square_price[side] < best.value:
                best = Exchange(formed.value + self.square_price[side], formed.success, formed.momentum, formed.left)
        elif arm == INFANTRY and foe_arm == CAVALRY and self.stance[defender] % (MOST_ROOM + 1) >= RETIRING.hexes:
            retiring = self.retiring(dice, defender)
            value = self.cost(retiring, defender) + (1.0 - retiring.destroyed) * self.weights.retired
            if value < best.value:
                best = Exchange(value, 1.0, 0.0, first.left)
        return best

    def _ground_allows_square(self, unit: int) -> bool:
        position = self.position
        return position.grounds[position.unit_hex[unit]].key not in position.special.no_square

    def _against_square(
        self, attacker: int, defender: int, stance: int, support: int, fewer: int, fewer_back: int, works: int
    ) -> Exchange:
        """Cavalry against a square: the square strikes first with one die, and a flag ends the attack."""
        die = max(0, SQUARE_DICE - fewer_back)
        first = self.square_strike(attacker, defender, die)
        goes_on = self.goes_on(attacker, first, die)
        dice = max(0, SQUARE_DICE - fewer) + support
        second = self.struck(dice, melee_faces(self.position, attacker, defender), defender, stance, works)
        value = goes_on * self.cost(second, defender) - self.weights.caution * self.cost(first, attacker)
        success = goes_on * second.destroyed
        blocks = self.position.blocks[defender]
        return Exchange(value, success, success, blocks - goes_on * (blocks - second.left))

    def square_strike(self, attacker: int, defender: int, die: int) -> Blow:
        """The die of a square against cavalry: nothing lets it ignore a flag."""
        room = self.stance[attacker] % (MOST_ROOM + 1)
        return blow(die, melee_faces(self.position, defender, attacker), self.position.blocks[attacker], 0, 1, room)

    def goes_on(self, attacker: int, first: Blow, die: int) -> float:
        """How likely cavalry goes on after the die of a square: a flag ends the attack even if it bars the way."""
        is_barred = die > 0 and self.stance[attacker] % (MOST_ROOM + 1) == 0 and self.position.blocks[attacker] > 1
        return first.holds - 1 / DIE_SIDES if is_barred else first.holds

    def retiring(self, dice: int, defender: int) -> Blow:
        """The blow that falls on cavalry that retires: only its symbol hits, and flags do not count."""
        faces = RETIRING_FACES[self.position.kinds[defender].arm]
        return blow(dice, faces, self.position.blocks[defender], MOST_IGNORED, 1, MOST_ROOM)

    def shot(self, defender: int, dice: int, from_hex: int) -> Exchange:
        """So many dice of fire at a unit as it stands; ``from_hex`` may be UNKNOWN."""
        what = self.volley_blow(defender, dice, from_hex)
        return Exchange(self.cost(what, defender), what.destroyed + what.driven, 0.0, what.left)

    def volley_blow(self, defender: int, dice: int, from_hex: int) -> Blow:
        """The blow of so many dice of fire on a unit as it stands; ``from_hex`` may be UNKNOWN."""
        works = self.behind_works(defender, self.position.unit_hex[defender], from_hex)
        faces = FIRE_FACES[self.position.kinds[defender].arm]
        return self.struck(dice, faces, defender, self.stance[defender], works)

    def hunt(self, leader: int, dice: int) -> Exchange:
        """So many dice at a lone leader."""
        return Exchange(kill_chance(dice) * self.prize(leader), 1.0, 1.0)
