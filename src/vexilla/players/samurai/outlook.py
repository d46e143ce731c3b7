"""The outlook: a position as one side looks at it, and what a fight between two of its units would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.commands_colors.faces import Faces
from ...games.commands_colors.flight import ways_back
from ...games.commands_colors.rolls import DIE_SIDES
from ...games.samurai.dice import (
    INSPIRATION_DICE,
    close_dice,
    faces_between,
    flags_ignorable,
    forbids_inspiration,
)
from ...games.samurai.losses import CAMP_BANNERS, SEPPUKU_TOKENS, SURRENDER_AT
from ...games.samurai.position import ALL_TOKENS, Samurai
from ...games.samurai.units import (
    ARQUEBUSES,
    CLOSE_DICE,
    LEADER_RETREAT_COST,
    LED_RETREAT_COST,
    NO_WEAPON,
    RETREAT_COST,
)
from ...kernel.sides import SIDES
from ..commands_colors.chances import kill_chance
from ..commands_colors.memory import Exchange
from ..commands_colors.outlook import BattleOutlook
from .chances import MOST_DICE, MOST_FIGURES, MOST_IGNORED, MOST_ROOM, Blow, blow
from .land import Land
from .weights import Weights

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Stances: flags that are ignored, whether it can be inspired, room to fall back.
_STANCES: Final = (MOST_IGNORED + 1) * 2 * (MOST_ROOM + 1)
_DICE: Final = MOST_DICE + 1
#: The most tokens that one retreat can cost.
_MOST_PAID: Final = 3 * MOST_ROOM
#: How likely a leader falls when his unit loses figures in close combat, by fire, or its last one.
_TESTED: Final = 1.0 / DIE_SIDES
_TESTED_BY_FIRE: Final = _TESTED * _TESTED
#: What a surrender costs: the battle.
_THE_BATTLE: Final = 1000.0


class Outlook(BattleOutlook[Samurai, Weights]):
    """One side's look at a position, which it may change for trying things out and must change back."""

    def __init__(self, position: Samurai, side: int, weights: Weights, land: Land) -> None:
        super().__init__(position, side, weights)
        self.land: Final = land
        #: For each side what one token more is worth to it, and what so many fewer cost it.
        self.token: Final = [self._change(each, 1) for each in SIDES]
        self.price: Final = [[-self._change(each, -paid) for paid in range(_MOST_PAID + 1)] for each in SIDES]
        #: For each side what it costs that a leader of its is left alone.
        self.alone: Final = [min(self.flight_price(each), self.seppuku_price(each)) for each in SIDES]
        #: For each side what it costs to lose its camp.
        self.camp: Final = [self._camp(each) for each in SIDES]
        self.note_stances()

    # -- honor -----------------------------------------------------------------------------------

    def _change(self, side: int, tokens: int) -> float:
        """What it is worth to a side to have so many tokens more, or fewer; too few are a complete loss of honor."""
        worth = self.weights.tokens
        held = self.position.honor[side]
        if tokens < 0:
            return worth[held + tokens] - worth[held] if held + tokens >= 0 else -worth[held] - self.weights.dishonor
        return worth[min(ALL_TOKENS, held + tokens)] - worth[held]

    def gain(self, side: int, tokens: int) -> float:
        """What so many tokens more are worth to a side, or fewer."""
        return self._change(side, tokens)

    def flight_price(self, side: int) -> float:
        """What it costs a side that a leader left alone retreats."""
        price = -self._change(side, -LEADER_RETREAT_COST)
        return price + _TESTED * self.weights.banner if self.position.honor[side] < LEADER_RETREAT_COST else price

    def seppuku_price(self, side: int) -> float:
        """What it costs a side that a leader left alone commits seppuku."""
        position = self.position
        if position.cards_commanded(side) - 1 <= SURRENDER_AT:
            return _THE_BATTLE
        price = self.weights.command + self.weights.leader - self._change(side, SEPPUKU_TOKENS)
        return price + 2.0 * self.weights.unknown_dragon if position.dragons_held(side) else price

    def _camp(self, side: int) -> float:
        return CAMP_BANNERS * (self.weights.banner + self.pressing[1 - side]) * self.weights.camp

    def camp_at(self, hex_: int) -> float:
        """What it costs the side of those who stand in a hex to leave it, if that is their camp."""
        position = self.position
        if not position.grounds[hex_].is_home:
            return 0.0
        return self.camp[position.holder(hex_)]

    def at_home(self, unit: int, other: int) -> int:
        """Which of two units stand in their camps, which they may lose in their fight, as two bits."""
        position = self.position
        grounds, unit_hex = position.grounds, position.unit_hex
        return (2 if grounds[unit_hex[unit]].is_home else 0) + (1 if grounds[unit_hex[other]].is_home else 0)

    # -- what units are --------------------------------------------------------------------------

    def fitness(self, unit: int) -> float:
        """How much a unit gains from a leader: those who fight hand to hand."""
        kind = self.position.kinds[unit]
        if kind.weapon != NO_WEAPON:
            return 3.0
        return 5.0 + 2.0 * CLOSE_DICE[kind.rank]

    def stance_of(self, unit: int) -> int:
        """Flags it may ignore, whether it can be inspired, how far it can fall back: all as one number."""
        position = self.position
        ignores = min(flags_ignorable(position, unit), MOST_IGNORED)
        inspired = 1 if self.weights.inspires and forbids_inspiration(position, unit) is None else 0
        room = ways_back(position, unit, position.unit_hex[unit], MOST_ROOM)
        return (ignores * 2 + inspired) * (MOST_ROOM + 1) + room

    # -- dice ------------------------------------------------------------------------------------

    def close_dice(self, unit: int, here: int, there: int) -> int:
        """The dice of a unit in close combat; one of the hexes may be UNKNOWN and is then taken for open ground."""
        position = self.position
        if here >= 0 and there >= 0:
            return close_dice(position, unit, here, there)
        kind = position.kinds[unit]
        seat = 1 if kind.is_mounted else 0
        if here >= 0:
            return min(CLOSE_DICE[kind.rank], position.grounds[here].close_out[seat])
        ground = position.grounds[there]
        dice = min(CLOSE_DICE[kind.rank], ground.close_in[seat])
        return min(dice, ground.close_up) if ground.is_high else dice

    def volley(self, unit: int, here: int, there: int, distance: int, has_moved: bool) -> int:
        """The dice of a unit that would shoot from a hex at another, without a card; ``here`` may be UNKNOWN."""
        position = self.position
        kind = position.kinds[unit]
        if distance >= len(kind.fire):
            return 0
        dice = kind.fire_moved if has_moved else kind.fire[distance]
        if here >= 0:
            dice = min(dice, position.grounds[here].fire_out)
        return min(dice, position.grounds[there].fire_in)

    # -- what a blow costs -----------------------------------------------------------------------

    def cost(self, what: Blow, unit: int, is_close: bool) -> float:
        """What a blow costs the side of the unit it falls on."""
        position = self.position
        hex_ = position.unit_hex[unit]
        has_leader = position.leader_at[hex_] >= 0
        key = (what.number * len(self.numbers) + unit) * 4 + (2 if has_leader else 0) + (1 if is_close else 0)
        key = key * 2 + (1 if position.grounds[hex_].is_home else 0)
        known = self.memory.costs.get(key)
        if known is not None:
            return known
        side = position.side_of[unit]
        worth, figures = self.kind_worth(unit), position.blocks[unit]
        total = what.destroyed * (self.pressing[1 - side] + worth[figures]) + what.driven * self.weights.driven
        harmed = 0.0
        for left in range(1, figures):
            chance = what.stays[left] + what.moved[left]
            total += chance * (worth[figures] - worth[left])
            harmed += chance
        rate = RETREAT_COST[position.kinds[unit].rank] + (LED_RETREAT_COST if has_leader else 0)
        for made in range(1, MOST_ROOM + 1):
            total += what.hexes[made] * self.price[side][made * rate]
        if has_leader:
            fall = what.destroyed * _TESTED + harmed * (_TESTED if is_close else _TESTED_BY_FIRE)
            total += fall * (self.weights.banner + self.weights.leader + self.pressing[1 - side])
            total += what.destroyed * (1.0 - _TESTED) * self.alone[side]
        if position.grounds[hex_].is_home:
            total += (what.destroyed + what.driven) * self.camp[side]
        self.memory.costs[key] = total
        return total

    def struck(self, dice: int, faces: Faces, unit: int, is_inspired: bool) -> Blow:
        """The blow of so many dice on a unit as it stands."""
        stance = self.stance[unit]
        ignores = stance // (2 * (MOST_ROOM + 1))
        return blow(dice, faces, self.position.blocks[unit], ignores, stance % (MOST_ROOM + 1), is_inspired)

    def may_inspire(self, unit: int) -> bool:
        """Whether a unit, as it stands, can be inspired."""
        return self.stance[unit] // (MOST_ROOM + 1) % 2 == 1

    # -- fights ----------------------------------------------------------------------------------

    def fight(self, attacker: int, here: int, defender: int, more: int) -> Exchange:
        """A close combat between units as they stand, with dice from a card; ``here`` may be UNKNOWN."""
        position = self.position
        there = position.unit_hex[defender]
        dice = self.close_dice(attacker, here, there) + more
        dice_back = self.close_dice(defender, there, here)
        key: i64 = (attacker * len(self.numbers) + defender) * _STANCES + self.stance[attacker]
        key = ((key * _STANCES + self.stance[defender]) * _DICE + dice) * _DICE + dice_back
        key = (key * (MOST_FIGURES + 1) + position.blocks[attacker]) * (MOST_FIGURES + 1) + position.blocks[defender]
        key = (key * 4 + self.led(attacker, defender)) * 4 + self.at_home(attacker, defender)
        known = self.memory.fights.get(key)
        if known is None:
            known = self._fight(attacker, defender, dice, dice_back)
            self.memory.fights[key] = known
        return known

    def _fight(self, attacker: int, defender: int, dice: int, dice_back: int) -> Exchange:
        """The attack, and the battle back of whoever holds his ground."""
        position = self.position
        faces = faces_between(position, attacker, defender, False)
        back = self.best_roll(defender, attacker, dice_back, faces_between(position, defender, attacker, False))
        back *= self.weights.caution
        first, value = self.rolled(attacker, defender, dice, faces, False)
        value -= first.holds * back
        if self.may_inspire(attacker):
            spent = self.price[position.side_of[attacker]][1]
            better, inspired = self.rolled(attacker, defender, dice + INSPIRATION_DICE, faces, True)
            inspired -= better.holds * back + spent
            if inspired > value:
                first, value = better, inspired
        success = first.destroyed + first.driven
        is_entitled = position.kinds[attacker].is_mounted or position.leader_with(attacker) >= 0
        return Exchange(value, success, success if is_entitled else 0.0, first.left)

    def rolled(self, striker: int, struck: int, dice: int, faces: Faces, is_inspired: bool) -> tuple[Blow, float]:
        """A roll in close combat: its blow, and what that costs the one side and brings the other."""
        what = self.struck(dice, faces, struck, is_inspired)
        return what, self.cost(what, struck, True) + what.tokens * self.token[self.position.side_of[striker]]

    def best_roll(self, striker: int, struck: int, dice: int, faces: Faces) -> float:
        """What a roll in close combat brings, inspired if that is better."""
        if not dice:
            return 0.0
        value = self.rolled(striker, struck, dice, faces, False)[1]
        if not self.may_inspire(striker):
            return value
        inspired = self.rolled(striker, struck, dice + INSPIRATION_DICE, faces, True)[1]
        return max(value, inspired - self.price[self.position.side_of[striker]][1])

    def shot(self, attacker: int, defender: int, dice: int) -> Exchange:
        """So many dice of fire at a unit as it stands."""
        what = self.shot_blow(attacker, defender, dice)
        value = self.cost(what, defender, False)
        if self.position.kinds[attacker].weapon != ARQUEBUSES:
            value += what.tokens * self.token[self.position.side_of[attacker]]
        return Exchange(value, what.destroyed + what.driven, 0.0, what.left)

    def shot_blow(self, attacker: int, defender: int, dice: int) -> Blow:
        """The blow of so many dice of fire on a unit as it stands."""
        return self.struck(dice, faces_between(self.position, attacker, defender, True), defender, False)

    def hunt(self, leader: int, dice: int, has_swords: bool) -> Exchange:
        """So many dice at a lone leader, who must go if nothing hits him."""
        killed = kill_chance(dice) if has_swords else 0.0
        side = self.position.side_of_leader[leader]
        camp = self.camp_at(self.position.leader_hex[leader])
        return Exchange(killed * self.prize(leader) + (1.0 - killed) * self.alone[side] + camp, 1.0, 1.0)
