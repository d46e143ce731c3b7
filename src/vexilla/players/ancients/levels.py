"""The lower levels: ``steady`` with the eyes of a soldier, and of a recruit."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.levels import run_ahead, see_only_this_turn
from .steady import SteadyAncients
from .weights import Weights

RECRUIT: Final = Weights()
run_ahead(RECRUIT)
SOLDIER: Final = Weights()
see_only_this_turn(SOLDIER)


def recruit(generator: Generator) -> SteadyAncients:
    """Runs ahead and attacks what it can."""
    return SteadyAncients(generator, RECRUIT)


def soldier(generator: Generator) -> SteadyAncients:
    """Takes the best blow of this turn."""
    return SteadyAncients(generator, SOLDIER)
