"""Phase 4: every combat on the table is fought one round, shooting first, then melee (GRB-02-056, GRB-02-057)."""

from __future__ import annotations

from typing import Final

from ....kernel.step import procedure
from ..camps.assault import BEFORE_FIRE, BEFORE_MELEE, NEXT_BLOWS, NEXT_SHOT, POSTS, STAND_DOWN
from ..camps.obstacles import OVER_DESERTED
from ..forced.evasion import BEFORE_FIGHTING, EvasionWindow
from .facing import END_OF_COMBATS
from .melee import MELEE_STAGE
from .shooting import SHOOTING_STAGE

COMBAT_PHASE: Final = procedure(
    "GRB-02-057",
    POSTS[BEFORE_FIRE],
    EvasionWindow(BEFORE_FIGHTING),
    OVER_DESERTED,
    SHOOTING_STAGE,
    POSTS[NEXT_SHOT],
    POSTS[BEFORE_MELEE],
    MELEE_STAGE,
    POSTS[NEXT_BLOWS],
    STAND_DOWN,
    END_OF_COMBATS,
)
