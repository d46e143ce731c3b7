"""How the rules say no: a clause, and the message that belongs to it."""

from __future__ import annotations

from ...kernel.refusal import Argument, Refusal


def refuse(clause: str, **arguments: Argument) -> Refusal:
    """A refusal with the message that belongs to the clause."""
    return Refusal(clause, f"refused-{clause}", arguments)
