"""The refusal of what belongs to another moment. All other checks stand beside the choices they belong to."""

from __future__ import annotations

from ...kernel.refusal import Refusal
from ...kernel.step import Choice
from ..commands_colors.rules import refuse
from .position import Napoleonics


def refuse_moment(choice: Choice[Napoleonics]) -> Refusal:
    """The refusal of an action that belongs to another moment of the turn."""
    return refuse("NAP-05-004", now=choice.question())
