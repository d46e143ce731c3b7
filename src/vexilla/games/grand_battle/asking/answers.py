"""All questions of the table, each answered from what the side may know."""

from __future__ import annotations

from ....kernel.deed import Deed, Json
from ....kernel.match import Match
from ..position import GrandBattle
from .dragging import answer_drag
from .forms import DRAGGING
from .known import known


def answer(match: Match[GrandBattle], side: int, question: Deed) -> Json:
    """The answer to a question of a side."""
    position = known(match.position, side)
    if question.form in DRAGGING:
        return answer_drag(match, position, side, question)
    raise AssertionError(question.text())
