"""The minds of a council: who knows best, others who dare more or less than he does, and some with whims."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ...kernel.chance import Generator
from .dials import BRITTLE, FIGHTING, URGENCY

#: How the dials of the first mind are turned for one that fears the enemy's answer less, and one that fears it more.
BOLD: Final = {"ordered": 0.35, "caution": 0.7, "approach": 1.5, "least_gain": 0.5}
CAREFUL: Final = {"ordered": 1.8, "caution": 1.4, "prospect": 0.7}

#: A dial is turned by a whim as far as this, up or down, as a logarithm; what units and banners are worth is not.
_FURTHEST: Final = 1.0
_SOBER: Final = (FIGHTING, BRITTLE, URGENCY)
_STEPS: Final = 1001


def whim(dials: Sequence[str], number: int) -> dict[str, float]:
    """How the dials are turned for somebody who is like nobody else: at random, and the same for a number always."""
    generator = Generator(1_000 + number)
    turned: dict[str, float] = {}
    for name in dials:
        step = int(generator.below(_STEPS))
        part = 2.0 * step / (_STEPS - 1) - 1.0
        if name not in _SOBER:
            turned[name] = exp(_FURTHEST * part)
    return turned
