"""Samurai Battles in the terminal."""

from typing import Final

from .board import SamuraiBoard

BOARD: Final = SamuraiBoard
