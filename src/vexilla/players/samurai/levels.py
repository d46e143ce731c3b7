"""The lower levels: ``steady`` with the eyes of a soldier, and of a recruit."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.levels import run_ahead, see_only_this_turn
from .steady import SteadySamurai
from .weights import Weights

RECRUIT: Final = Weights()
run_ahead(RECRUIT)
# Nor does it think of the second deck, and of what honor is for.
RECRUIT.plays_dragons = False
RECRUIT.inspires = False
SOLDIER: Final = Weights()
see_only_this_turn(SOLDIER)


def recruit(generator: Generator) -> SteadySamurai:
    """Runs ahead and attacks what it can."""
    return SteadySamurai(generator, RECRUIT)


def soldier(generator: Generator) -> SteadySamurai:
    """Takes the best blow of this turn."""
    return SteadySamurai(generator, SOLDIER)
