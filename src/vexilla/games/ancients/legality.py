"""Refusals: what a choice says no with. The checks themselves stand beside the choices they belong to."""

from __future__ import annotations

from ...kernel.refusal import Argument, Refusal
from ...kernel.step import Choice
from .position import Ancients


def refuse(clause: str, **arguments: Argument) -> Refusal:
    """A refusal with the message that belongs to the clause."""
    return Refusal(clause, f"refused-{clause}", arguments)


def refuse_moment(choice: Choice[Ancients]) -> Refusal:
    """The refusal of an action that belongs to another moment of the turn."""
    return refuse("ANC-05-002", now=choice.question())
