"""``steady`` of Ancients with its numbers turned as games have shown: who the upper levels begin from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.dials import DIALS as SHARED
from ..commands_colors.dials import factors_of, turn
from .steady import SteadyAncients
from .weights import Weights

#: What can be turned.
DIALS: Final = (*SHARED, "barred_block", "evaded", "inspired", "leaders_together", "objective")

FACTORS: Final = factors_of(__name__)


def weights_with(factors: Mapping[str, float]) -> Weights:
    """The numbers of ``steady``, dials turned so."""
    weights = Weights()
    turn(weights, factors)
    return weights


def mind_with(factors: Mapping[str, float]) -> SteadyAncients:
    """Who plays by them."""
    return SteadyAncients(Generator(1), weights_with(factors))


TUNED: Final = weights_with(FACTORS)
