"""The computer players of Three Pennants."""

from typing import Final

from vexilla.players.player import under_the_name

from .careful import CarefulPlayer
from .thoughtful import ThoughtfulPlayer

PLAYERS: Final = {
    "careful": CarefulPlayer,
    "soldier": under_the_name("soldier", CarefulPlayer),
    "general": ThoughtfulPlayer,
}
