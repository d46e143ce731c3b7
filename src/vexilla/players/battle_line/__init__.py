"""Computer players of Battle Line."""

from typing import Final

from .steady import SteadyPlayer

PLAYERS: Final = {"steady": SteadyPlayer}
