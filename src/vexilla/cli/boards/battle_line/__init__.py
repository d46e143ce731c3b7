"""Battle Line in the terminal."""

from typing import Final

from .board import BattleLineBoard

BOARD: Final = BattleLineBoard
