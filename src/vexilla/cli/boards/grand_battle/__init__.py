"""Grand Battle in the terminal."""

from typing import Final

from .board import GrandBattleBoard

BOARD: Final = GrandBattleBoard
