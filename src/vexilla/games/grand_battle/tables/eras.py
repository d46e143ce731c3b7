"""Years in which more changes than a weapon, a gun or a trait, which say theirs in their own tables."""

from __future__ import annotations

from typing import Final

#: The years of the game: antiquity to the 17th century (GRB-01-002).
FIRST_YEAR: Final = -3000
LAST_YEAR: Final = 1700
#: Dismounted knights and men-at-arms are disordered by rough ground in these years (GRB-10-012).
KNIGHTS_FROM: Final = 1100
KNIGHTS_TO: Final = 1600
