"""The players of Napoleonics that are made of ``steady``."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Generator
from ..commands_colors.judgement import Judgement, fitted
from ..commands_colors.learned import LearnedJudgement, kept_network
from ..commands_colors.staff import Staff
from .steady import SteadyNapoleonics
from .weights import Weights

STAFF: Final = Staff(
    __name__,
    Weights,
    SteadyNapoleonics,
    LearnedJudgement(Judgement(SteadyNapoleonics(Generator(1)), fitted(__name__)), kept_network(__name__)),
    ("retired", "square_card", "square_prey", "hope", "hold", "deny", "pull", "ground"),
)
