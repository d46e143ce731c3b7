"""A council for Samurai Battles: it tries out in imagined turns what it might do before it does it."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.council import AnySteady, Budget, Council
from ..commands_colors.dials import turn
from ..commands_colors.minds import BOLD, CAREFUL
from .judgement import JUDGEMENT
from .steady import SteadySamurai
from .tuned import FACTORS, TUNED, weights_with
from .weights import Weights

#: Games that are played on for each second that a player is given: at the choice of a card, where minds differ about
#: orders and moves, and in the middle of a combat.
_GAMES: Final = (240, 80, 0)


def council(name: str, generator: Generator, weights: list[Weights], budget: Budget, rival: Weights = TUNED) -> Council:
    """A council with minds that weigh things up so, and who plays on for both sides."""
    minds: list[AnySteady] = [SteadySamurai(Generator(1), each) for each in weights]
    return Council(name, generator, minds, SteadySamurai(Generator(1), rival), JUDGEMENT, budget)


def minds() -> list[Weights]:
    """Who knows best, one who dares more, and one who dares less."""
    found = [TUNED]
    for factors in (BOLD, CAREFUL):
        other = weights_with(FACTORS)
        turn(other, factors)
        found.append(other)
    return found


def small_council(generator: Generator) -> Council:
    """Who tries out how three minds would play every card."""
    return council("council", generator, minds(), Budget(*_GAMES))
