"""Answers in the middle of a combat: stand or strike first, inspiration, flags, ways back, what becomes of leaders."""

from __future__ import annotations

from ...games.commands_colors.position import ATTACKING, NONE
from ...games.samurai.actions import (
    BOARD,
    FLEE,
    INSPIRE,
    LEAVE,
    LOSE,
    REFRAIN,
    SEPPUKU,
    STAND,
    STOP,
    STRIKE_FIRST,
    WAY,
)
from ...games.samurai.cards import FIRST_STRIKE
from ...games.samurai.dice import INSPIRATION_DICE, strike_dice
from ...games.samurai.flight import FLIGHT, may_end, may_pass
from ...games.samurai.odds import hexes_of_retreat
from ...kernel.action import Verb
from ..commands_colors.leaders import leader_worth
from ..commands_colors.reactions import BattleReactions, room_behind
from .attacks import best_beyond, close_value
from .footing import Footing
from .moments import Moment, with_strike
from .outlook import Outlook


class Reactions(BattleReactions[Outlook, Footing]):
    """One side's answers while a combat is under way."""

    # -- before a roll ---------------------------------------------------------------------------

    def react(self, options: list[int]) -> int:
        """Stand, or strike first if that is worth the card."""
        if STRIKE_FIRST not in options:
            return STAND
        outlook = self.outlook
        moment = Moment(outlook)
        attack = with_strike(outlook.position, ATTACKING)
        dice = strike_dice(attack)
        gain = moment.strike_first(attack, dice) - moment.stand(attack, dice)
        return STRIKE_FIRST if gain > outlook.weights.keep[FIRST_STRIKE] else STAND

    def inspire(self) -> int:
        """Spend a token if a die more is worth it."""
        outlook = self.outlook
        position = outlook.position
        if not outlook.weights.inspires:
            return REFRAIN
        moment = Moment(outlook)
        gain = moment.roll(position, position.dice + INSPIRATION_DICE, True)
        gain -= moment.roll(position, position.dice, False)
        return INSPIRE if gain > outlook.price[outlook.side][1] else REFRAIN

    # -- flags -----------------------------------------------------------------------------------

    def hexes_per_flag(self, unit: int) -> int:
        """One."""
        return 1

    def gain_of_battling_back(self, unit: int) -> float:
        """If it may."""
        position = self.outlook.position
        return 0.0 if position.was_struck_first else Moment(self.outlook).back(position)

    def after_retreat(self, unit: int, hexes: int) -> float:
        """Every hex costs tokens, and leaving a camp the camp."""
        value = super().after_retreat(unit, hexes)
        if not hexes:
            return value
        outlook = self.outlook
        position = outlook.position
        made, _ = hexes_of_retreat(position, unit, hexes)
        price = made * position.retreat_cost(unit)
        value -= outlook.price[outlook.side][min(price, len(outlook.price[outlook.side]) - 1)]
        return value - outlook.camp_at(position.unit_hex[unit]) if made else value

    def best_way(self, options: list[int], unit: int, back: Verb) -> int:
        """Of the ways that do not end too soon the one to where the unit stands best: a closed one costs figures."""
        position = self.outlook.position
        steps = position.retreat_left
        rooms = [room_behind(position, unit, back.value(action), steps - 1) for action in options]
        longest = max(rooms)
        return super().best_way([options[n] for n in range(len(options)) if rooms[n] == longest], unit, back)

    # -- after success ---------------------------------------------------------------------------

    def worth_at(self, unit: int, hex_: int) -> float:
        """The worth of a hex for a unit that advances, with its second fight."""
        outlook = self.outlook
        position = outlook.position
        here = position.unit_hex[unit]
        found = outlook.put(unit, hex_) if hex_ != here else NONE
        value = self.footing.worth(unit)
        is_entitled = position.kinds[unit].is_mounted or position.leader_with(unit) >= 0
        allowed = (1 if is_entitled else 0) + (1 if position.is_pursuing else 0)
        if position.bonuses < allowed:
            value += max(0.0, best_beyond(outlook, unit, hex_))
        if hex_ != here:
            outlook.put_back(unit, here, found)
            outlook.stance[unit] = outlook.stance_of(unit)
        return value

    def value_of_second_fight(self, target: int) -> float:
        """As it stands."""
        return close_value(self.outlook, self.footing, self.outlook.position.attacker, target).value

    # -- leaders left alone, honor lost ----------------------------------------------------------

    def fate(self, options: list[int]) -> int:
        """Retreat, or die by his own hand: whatever costs less."""
        outlook = self.outlook
        ways = [action for action in options if action != SEPPUKU]
        if not ways:
            return SEPPUKU
        way, value = ways[0], -1.0e9
        for action in ways:
            each = self._flight(action)
            if each > value:
                way, value = action, each
        if SEPPUKU not in options:
            return way
        stays = value - outlook.flight_price(outlook.side)
        return SEPPUKU if -outlook.seppuku_price(outlook.side) > stays else way

    def _flight(self, action: int) -> float:
        """What a step of a leader's retreat can come to: an end, the way off the field, or a hex further back."""
        outlook = self.outlook
        position = outlook.position
        if action == STOP:
            return leader_worth(outlook, position.flight_hex)
        if action == LEAVE:
            return -outlook.weights.leader_left
        return self._best_end(position.fleeing, action - FLEE, FLIGHT - position.flight_made - 1)

    def _best_end(self, leader: int, here: int, left: int) -> float:
        """How well a leader can stand who has come to a hex and may go so many further."""
        outlook = self.outlook
        position, side = outlook.position, outlook.side
        best = leader_worth(outlook, here) if may_end(position, leader, here) else -1000.0
        if not left:
            return best
        if BOARD.rank_of[here] == BOARD.baseline[side]:
            best = max(best, -outlook.weights.leader_left)
        for there in BOARD.rear[side][here]:
            if may_pass(position, side, there):
                best = max(best, self._best_end(leader, there, left - 1))
        return best

    def payer(self, options: list[int]) -> int:
        """The unit to which a figure is worth least."""
        outlook = self.outlook
        position = outlook.position
        best = options[0]
        least = 1.0e9
        for action in options:
            unit = position.unit_at[action - LOSE]
            worth = outlook.kind_worth(unit)
            figures = position.blocks[unit]
            value = worth[figures] - worth[figures - 1]
            if figures == 1:
                value += outlook.pressing[1 - outlook.side]
            if value < least:
                best, least = action, value
        return best

    def way_taken(self, options: list[int]) -> int:
        """Where the unit that is stopped stands best; of a leader, where the enemy is far."""
        outlook = self.outlook
        position = outlook.position
        unit = position.mover
        best = options[0]
        best_value = -1.0e9
        for action in options:
            hex_ = action - WAY
            if unit < 0:
                value = float(min([BOARD.distance[hex_][position.unit_hex[foe]] for foe in outlook.foes] or [0]))
            else:
                value = self.worth_at(unit, hex_)
            if value > best_value:
                best, best_value = action, value
        return best
