"""What goes over the wire when somebody learns: every body that is read or written, as a type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...lessons.attempt import MOST_ACTIONS
from ...lessons.reader import MOST_STEPS
from ...lessons.told import LessonListed
from ..tables import messages as m
from .bodies import Asked

Actions = Annotated[list[m.Said], Meta(max_length=MOST_ACTIONS)]


class AttemptBody(Asked):
    """Where a learner stands: the step, what he did in those it goes on from, and what he has done in it."""

    step: Annotated[int, Meta(ge=0, lt=MOST_STEPS)]
    before: Annotated[list[Actions], Meta(max_length=MOST_STEPS)]
    taken: Actions


class TryBody(AttemptBody):
    """What he tries next, in order, until something is not done."""

    actions: Actions


class AskBody(AttemptBody):
    """What he asks there, as at a table."""

    message: m.Question


class Explained(Struct):
    """Why the lesson does not want something, and by which clause."""

    text: str
    clause: str


class RuleRefuses(Struct):
    """A rule forbids it."""

    action: str
    clause: str
    reason: str
    arguments: dict[str, Any]


class Tried(Struct):
    """What became of it, and how the table stands then."""

    #: Of the last thing that was tried; ``taken`` if nothing was.
    outcome: Literal["taken", "done", "refused", "wrong", "elsewhere"]
    #: How many actions were done.
    taken: int
    refusal: RuleRefuses | None
    explained: Explained | None
    #: What to do next; empty if there is nothing left to do.
    next: str
    #: All that has happened since the position was set up.
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Lessons(Struct):
    """All lessons, those of a game together and in order."""

    lessons: list[LessonListed]


class AnsweredQuestion(Struct):
    """The answer, of the question's own shape."""

    answer: dict[str, Any]
