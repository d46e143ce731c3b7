"""``steady`` of Samurai Battles with its numbers turned as games have shown: who the upper levels begin from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.dials import DIALS as SHARED
from ..commands_colors.dials import factors_of, turn
from .steady import SteadySamurai
from .weights import Weights

#: What can be turned.
DIALS: Final = (
    *SHARED,
    "tokens",
    "dishonor",
    "command",
    "dragons",
    "spare",
    "draw",
    "order",
    "camp",
    "hold",
    "deny",
    "pull",
    "ground",
)

FACTORS: Final = factors_of(__name__)


def weights_with(factors: Mapping[str, float]) -> Weights:
    """The numbers of ``steady``, dials turned so."""
    weights = Weights()
    turn(weights, factors)
    return weights


def mind_with(factors: Mapping[str, float]) -> SteadySamurai:
    """Who plays by them."""
    return SteadySamurai(Generator(1), weights_with(factors))


TUNED: Final = weights_with(FACTORS)
