"""The computer player of Commands & Colors: Napoleonics."""

from typing import Final

from .steady import SteadyNapoleonics

PLAYERS: Final = {"steady": SteadyNapoleonics}
