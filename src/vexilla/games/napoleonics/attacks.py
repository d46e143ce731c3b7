"""Ranged combat and melee, line by line as the book lists them (chapter 5)."""

from __future__ import annotations

from typing import Final

from ...kernel.step import procedure
from ..commands_colors.attacks import ANNOUNCE
from ..commands_colors.close import BATTLE_BACK, DECLARE, REACT
from ..commands_colors.pursuit import AFTER_SUCCESS
from ..commands_colors.strike import END_OF_STRIKE, STRIKE
from ..commands_colors.windows import CLOSE_COMBAT_DECLARED, FIRE_DECLARED, window
from .melee import (
    CARD_BONUSES,
    DETERMINE_FIRE_DICE,
    DETERMINE_MELEE_DICE,
    END_OF_COMBAT,
    JOIN_ARMS,
    SQUARE_FIRST,
    TERRAIN_DICE,
)
from .retire import RETIRE_MOVE

#: Range and sight are judged when fire is announced (NAP-05-105, NAP-05-109).
RANGED_COMBAT: Final = procedure(
    "NAP-05-100",
    ANNOUNCE,
    window(FIRE_DECLARED),
    DETERMINE_FIRE_DICE,
    CARD_BONUSES,
    TERRAIN_DICE,
    *STRIKE,
    END_OF_STRIKE,
)

#: Batteries join what was declared (NAP-06-070). To retire, to form square and First Strike are one decision of the
#: defender; a square rolls its die at once (NAP-06-036); cavalry that retires moves when the roll is settled.
MELEE: Final = procedure(
    "NAP-05-147",
    DECLARE,
    window(CLOSE_COMBAT_DECLARED),
    JOIN_ARMS,
    REACT,
    SQUARE_FIRST,
    DETERMINE_MELEE_DICE,
    CARD_BONUSES,
    TERRAIN_DICE,
    *STRIKE,
    RETIRE_MOVE,
    END_OF_STRIKE,
    AFTER_SUCCESS,
    BATTLE_BACK,
    END_OF_COMBAT,
)
