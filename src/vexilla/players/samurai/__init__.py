"""The computer player of Samurai Battles."""

from typing import Final

from .steady import SteadySamurai

PLAYERS: Final = {"steady": SteadySamurai}
