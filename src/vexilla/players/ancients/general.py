"""The player ``general`` of Ancients: tries every card out in imagined turns before it plays one."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.council import AnySteady, Budget, Council
from .judgement import JUDGEMENT
from .steady import SteadyAncients
from .weights import STEADY, Weights

#: Games that are played on at the choice of a card for each second that the player is given; it needs less.
_GAMES: Final = 72


def council(
    name: str, generator: Generator, weights: list[Weights], budget: Budget, rival: Weights = STEADY
) -> Council:
    """A council with minds that weigh things up so, and who plays on for both sides."""
    minds: list[AnySteady] = [SteadyAncients(Generator(1), each) for each in weights]
    return Council(name, generator, minds, SteadyAncients(Generator(1), rival), JUDGEMENT, budget)


def general(generator: Generator) -> Council:
    """Who plays as ``steady`` does, but chooses cards by what comes of them."""
    return council("general", generator, [STEADY], Budget(_GAMES, 0))
