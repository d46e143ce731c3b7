"""The players of Ancients that are made of ``steady``: the veteran, and all that have the same names everywhere."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.dials import FIGHTING
from ..commands_colors.judgement import Judgement, fitted
from ..commands_colors.learned import LearnedJudgement, kept_network
from ..commands_colors.staff import Staff
from .steady import SteadyAncients
from .weights import Weights

STAFF: Final = Staff(
    __name__,
    Weights,
    SteadyAncients,
    Judgement(SteadyAncients(Generator(1)), fitted(__name__)),
    ("barred_block", "evaded", "inspired", "leaders_together", "objective"),
)
#: What the council goes by; the general does not before games have shown what it is worth to him.
LEARNED: Final = LearnedJudgement(STAFF.judgement, kept_network(__name__))

#: How a veteran's numbers differ from those that won duels: it fears the answer less, seeks the enemy, and takes every
#: kind of unit for what the banner for it is worth. It plays no worse by that, and its battles against itself come out
#: as those of people do, where whoever waits for the other makes lopsided battles more so (docs/arena.md).
_AS_PEOPLE: Final = {"ordered": 0.7, "caution": 0.8, "approach": 1.5, FIGHTING: 0.0}
VETERAN: Final = STAFF.weights_with(STAFF.factors, _AS_PEOPLE)
