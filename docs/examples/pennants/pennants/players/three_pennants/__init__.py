"""The computer player of Three Pennants."""

from typing import Final

from .careful import CarefulPlayer

PLAYERS: Final = {"careful": CarefulPlayer}
