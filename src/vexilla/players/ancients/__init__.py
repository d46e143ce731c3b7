"""The computer player of Commands & Colors: Ancients."""

from typing import Final

from .steady import SteadyAncients

PLAYERS: Final = {"steady": SteadyAncients}
