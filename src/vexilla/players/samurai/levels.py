"""The players of Samurai Battles that are made of ``steady``."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.judgement import fitted
from ..commands_colors.learned import LearnedJudgement, kept_network
from ..commands_colors.staff import Staff
from .judgement import SamuraiJudgement
from .steady import SteadySamurai
from .weights import Weights

STAFF: Final = Staff(
    __name__,
    Weights,
    SteadySamurai,
    LearnedJudgement(SamuraiJudgement(SteadySamurai(Generator(1)), fitted(__name__)), kept_network(__name__)),
    ("tokens", "dishonor", "command", "dragons", "spare", "draw", "order", "camp", "hold", "deny", "pull", "ground"),
)

# Nor does a recruit think of the second deck, and of what honor is for.
RECRUIT: Final = STAFF.recruit()
RECRUIT.plays_dragons = False
RECRUIT.inspires = False
