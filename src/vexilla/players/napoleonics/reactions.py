"""Answers in the middle of a combat: stand, form square, retire or strike first; flags, ways back, pursuit."""

from __future__ import annotations

from ...games.commands_colors.position import NONE
from ...games.napoleonics.actions import RETIRE, SQUARE, STAND, STRIKE_FIRST
from ...games.napoleonics.cards import FIRST_STRIKE
from ...games.napoleonics.units import CAVALRY
from ..commands_colors.reactions import BattleReactions
from .attacks import best_beyond, melee_value
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

    def hexes_per_flag(self, unit: int) -> int:
        """By its kind."""
        return self.outlook.position.kinds[unit].per_flag

    def gain_of_battling_back(self, unit: int) -> float:
        """If it has any dice."""
        outlook = self.outlook
        back = Defence(outlook, self.footing).back(outlook.position.blocks[unit])
        return 0.0 if back is None else outlook.cost(back, outlook.position.attacker)

    # -- after success ---------------------------------------------------------------------------

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

    def value_of_second_fight(self, target: int) -> float:
        """With the batteries that had better join it."""
        arms = free_guns(self.outlook, self.footing)
        return melee_value(self.outlook, self.footing, self.outlook.position.attacker, target, arms).value
