"""Lessons in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.sides import BOTTOM, SIDE_NAMES, TOP
from ..locales import Speaker
from .lesson import Lesson, Step


@dataclass(frozen=True)
class LessonListed:
    """A lesson as a list shows it."""

    game: str
    name: str
    title: str
    about: str
    minutes: int
    #: How many steps it has.
    steps: int


@dataclass(frozen=True)
class StepTold:
    """A step: what to do, a hint, and what is said when it is done."""

    name: str
    title: str
    task: str
    hint: str
    done: str
    #: Who the learner is.
    side: str
    #: Whether it goes on from where the step before ended.
    goes_on: bool
    points: list[str]
    clauses: list[str]


@dataclass(frozen=True)
class SidesTold:
    """What the sides are called."""

    bottom: str
    top: str


@dataclass(frozen=True)
class LessonTold:
    """A whole lesson."""

    game: str
    name: str
    title: str
    about: str
    #: What one can do after it.
    end: str
    minutes: int
    sides: SidesTold
    #: Leaders and other people whom events name.
    names: dict[str, str]
    steps: list[StepTold]


def list_lesson(lesson: Lesson, speaker: Speaker) -> LessonListed:
    """What a list says of a lesson."""
    title, about = (speaker.say(lesson.message(part)) for part in ("title", "about"))
    return LessonListed(lesson.game, lesson.name, title, about, lesson.minutes, len(lesson.steps))


def tell_lesson(lesson: Lesson, speaker: Speaker) -> LessonTold:
    """All of a lesson but its wrong tries, which are explained when they are tried."""
    bottom, top = (speaker.say(lesson.message(SIDE_NAMES[side])) for side in (BOTTOM, TOP))
    return LessonTold(
        game=lesson.game,
        name=lesson.name,
        title=speaker.say(lesson.message("title")),
        about=speaker.say(lesson.message("about")),
        end=speaker.say(lesson.message("end")),
        minutes=lesson.minutes,
        sides=SidesTold(bottom, top),
        names={name: speaker.say(lesson.message_of_name(name)) for name in lesson.people},
        steps=[_step(lesson, step, speaker) for step in lesson.steps],
    )


def _step(lesson: Lesson, step: Step, speaker: Speaker) -> StepTold:
    title, task, hint, done = (
        speaker.say(lesson.message(step.name, part)) for part in ("title", "task", "hint", "done")
    )
    return StepTold(
        step.name, title, task, hint, done,
        SIDE_NAMES[step.side], not step.position, list(step.points), list(step.clauses),
    )  # fmt: skip
