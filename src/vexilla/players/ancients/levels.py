"""The levels that do not search: ``steady`` with the eyes of a recruit, of a soldier, and of a veteran."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.dials import FIGHTING, turn
from ..commands_colors.levels import run_ahead, see_only_this_turn
from .steady import SteadyAncients
from .tuned import FACTORS, weights_with
from .weights import Weights

RECRUIT: Final = Weights()
run_ahead(RECRUIT)
SOLDIER: Final = Weights()
see_only_this_turn(SOLDIER)

#: How a veteran's numbers differ from those that won duels: it fears the answer less, seeks the enemy, and takes every
#: kind of unit for what the banner for it is worth. It plays no worse by that, and its battles against itself come out
#: as those of people do, where whoever waits for the other makes lopsided battles more so (docs/arena.md).
_AS_PEOPLE: Final = {"ordered": 0.7, "caution": 0.8, "approach": 1.5, FIGHTING: 0.0}
VETERAN: Final = weights_with(FACTORS)
turn(VETERAN, _AS_PEOPLE)


def recruit(generator: Generator) -> SteadyAncients:
    """Runs ahead and attacks what it can."""
    return SteadyAncients(generator, RECRUIT)


def soldier(generator: Generator) -> SteadyAncients:
    """Takes the best blow of this turn."""
    return SteadyAncients(generator, SOLDIER)


def veteran(generator: Generator) -> SteadyAncients:
    """Plans by the odds, minds the answer, and comes to blows."""
    return SteadyAncients(generator, VETERAN)
