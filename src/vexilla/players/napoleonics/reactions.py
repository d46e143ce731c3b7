"""Answers in the middle of a combat: stand, form square, retire or strike first; flags, ways back, pursuit."""

from __future__ import annotations

from ...games.commands_colors.position import ATTACKING, NONE
from ...games.commands_colors.retreat import ignorable
from ...games.napoleonics.actions import (
    ADVANCE,
    ATTACK_VERB,
    DONE,
    IGNORE,
    RALLY_VERB,
    RETIRE,
    RETIRE_TO_VERB,
    RETREAT_VERB,
    RIDE_VERB,
    SQUARE,
    STAND,
    STAY,
    STRIKE_FIRST,
)
from ...games.napoleonics.cards import FIRST_STRIKE
from ...games.napoleonics.units import CAVALRY
from ..commands_colors.reactions import BattleReactions
from .attacks import best_beyond, melee_value
from .chances import Blow
from .defence import Defence
from .footing import Footing
from .outlook import Outlook
from .turnplay import free_guns


class Reactions(BattleReactions[Outlook, Footing]):
    """One side's answers while a combat is under way."""

    # -- under attack ----------------------------------------------------------------------------

    def react(self, options: list[int]) -> int:
        """Stand, form square, retire or strike first: whatever costs least."""
        outlook = self.outlook
        defence = Defence(outlook, self.footing)
        best, best_value = STAND, defence.stand()
        if SQUARE in options:
            value = defence.square()
            if value > best_value:
                best, best_value = SQUARE, value
        if RETIRE in options:
            value = defence.retire()
            if value > best_value:
                best, best_value = RETIRE, value
        if STRIKE_FIRST in options and defence.strike_first() > best_value + outlook.weights.keep[FIRST_STRIKE]:
            best = STRIKE_FIRST
        return best

    # -- flags -----------------------------------------------------------------------------------

    def ignore(self, options: list[int]) -> int:
        """How many flags to ignore: hold the hex, or be glad to get away."""
        outlook = self.outlook
        position = outlook.position
        unit = position.struck()
        per_flag = position.kinds[unit].per_flag
        best = options[0]
        best_value = -1.0e9
        allowed = ignorable(position)
        for action in options:
            flags = position.flags - (action - IGNORE)
            value = self.after_retreat(unit, flags * per_flag)
            if flags == 0 and position.strike == ATTACKING:
                back = self._back(unit)
                if back is not None:
                    value += outlook.cost(back, position.attacker)
            if action - IGNORE > allowed:
                continue
            if value > best_value:
                best, best_value = action, value
        return best

    def _back(self, unit: int) -> Blow | None:
        """What the battle back of a unit that holds its ground would do, if it has any dice."""
        return Defence(self.outlook, self.footing).back(self.outlook.position.blocks[unit])

    def fall_back(self, options: list[int], unit: int) -> int:
        """The way back to where it stands best."""
        return self.best_way(options, unit, RETIRE_TO_VERB if RETIRE_TO_VERB.has(options[-1]) else RETREAT_VERB)

    # -- after success ---------------------------------------------------------------------------

    def advance(self) -> int:
        """Into the vacated hex if the unit stands better there, or can ride on to someone to fight."""
        return ADVANCE if self.is_worth_advancing() else STAY

    def ride(self, options: list[int]) -> int:
        """The additional hex of cavalry."""
        return self.best_ride(options, RIDE_VERB, STAY)

    def worth_at(self, unit: int, hex_: int) -> float:
        """The worth of a hex for a unit that advances, with its second fight."""
        outlook = self.outlook
        position = outlook.position
        here = position.unit_hex[unit]
        found = outlook.put(unit, hex_) if hex_ != here else NONE
        value = self.footing.worth(unit)
        if not position.is_bonus and position.kinds[unit].arm == CAVALRY:
            value += max(0.0, best_beyond(outlook, unit, hex_))
        if hex_ != here:
            outlook.put_back(unit, here, found)
            outlook.stance[unit] = outlook.stance_of(unit)
        return value

    def bonus(self, options: list[int]) -> int:
        """The best second fight, if there is a good one."""
        position = self.outlook.position
        arms = free_guns(self.outlook, self.footing)
        best = DONE
        best_value = 0.0
        for action in options:
            if not ATTACK_VERB.has(action):
                continue
            attack = melee_value(self.outlook, self.footing, position.attacker, ATTACK_VERB.value(action), arms)
            if attack.value > best_value:
                best, best_value = action, attack.value
        return best

    # -- rally -----------------------------------------------------------------------------------

    def rally(self, options: list[int]) -> int:
        """The unit to which another block is worth most."""
        return self.best_rally(options, RALLY_VERB, DONE)
