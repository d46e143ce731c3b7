"""Commands & Colors: Napoleonics in the terminal."""

from typing import Final

from .board import NapoleonicsBoard

BOARD: Final = NapoleonicsBoard
