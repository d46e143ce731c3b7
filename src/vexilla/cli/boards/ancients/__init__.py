"""Commands & Colors: Ancients in the terminal."""

from typing import Final

from .board import AncientsBoard

BOARD: Final = AncientsBoard
