"""Phase 4: every combat on the table is fought one round, shooting first, then melee (GRB-02-056, GRB-02-057)."""

from __future__ import annotations

from typing import Final

from ...kernel.step import procedure
from .evade import BEFORE_FIGHTING, EvasionWindow
from .facing import END_OF_COMBATS
from .melee import MELEE_STAGE
from .shooting import SHOOTING_STAGE

COMBAT_PHASE: Final = procedure(
    "GRB-02-056",
    EvasionWindow(BEFORE_FIGHTING),
    SHOOTING_STAGE,
    MELEE_STAGE,
    END_OF_COMBATS,
)
