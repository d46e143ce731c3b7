"""The upper levels of Ancients: they try out in imagined turns what they might do before they do it."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.council import AnySteady, Budget, Council
from ..commands_colors.dials import turn
from ..commands_colors.minds import BOLD, CAREFUL
from .judgement import JUDGEMENT
from .steady import SteadyAncients
from .tuned import FACTORS, TUNED, weights_with
from .weights import Weights

#: Games that are played on at the choice of a card for each second that a player is given, and where minds differ.
_GENERAL: Final = (72, 0)
_MARSHAL: Final = (240, 80)


def council(name: str, generator: Generator, weights: list[Weights], budget: Budget, rival: Weights = TUNED) -> Council:
    """A council with minds that weigh things up so, and who plays on for both sides."""
    minds: list[AnySteady] = [SteadyAncients(Generator(1), each) for each in weights]
    return Council(name, generator, minds, SteadyAncients(Generator(1), rival), JUDGEMENT, budget)


def minds() -> list[Weights]:
    """Who knows best, one who dares more, and one who dares less."""
    found = [TUNED]
    for factors in (BOLD, CAREFUL):
        other = weights_with(FACTORS)
        turn(other, factors)
        found.append(other)
    return found


def general(generator: Generator) -> Council:
    """Who chooses cards by what comes of them."""
    return council("general", generator, [TUNED], Budget(*_GENERAL))


def marshal(generator: Generator) -> Council:
    """Who asks several minds how to play every card, and asks more worlds."""
    return council("marshal", generator, minds(), Budget(*_MARSHAL))
