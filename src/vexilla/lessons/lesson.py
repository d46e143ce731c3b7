"""A lesson: a guided first battle in steps, each a small position, something to do, and how it is judged.

Texts are messages of the locales, found by the names of lesson and step: see :meth:`Lesson.message`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ..kernel.sides import BOTTOM, SIDE_NAMES, TOP
from .patterns import ActionPattern, Condition

#: The texts that name the sides.
SIDES_TOLD: Final = (SIDE_NAMES[BOTTOM], SIDE_NAMES[TOP])


@dataclass(frozen=True)
class Wrong:
    """Something a learner may try that leads elsewhere: how it is written, and the clause that explains it."""

    name: str
    tries: tuple[ActionPattern, ...]
    clause: str


@dataclass(frozen=True)
class Step:
    """One thing to learn by doing it."""

    name: str
    #: Who the learner is here.
    side: int
    #: The written position; empty where the step goes on from the end of the one before.
    position: str
    #: Outcomes of chance by stream, in order, as they shall come; afterwards a fixed seed decides.
    chance: dict[str, list[str]]
    #: What the other side does, the first that it may.
    enemy: tuple[ActionPattern, ...]
    #: What the learner may do on the way to the goal.
    allow: tuple[ActionPattern, ...]
    #: What has to be so for the step to be done: all of it.
    goal: tuple[Condition, ...]
    #: One way to the goal.
    solution: tuple[str, ...]
    #: What the text speaks of and the page points at: ``hex E5``, ``card red-7``, ``flag 3``, ``action done``.
    points: tuple[str, ...]
    #: The clauses that the step teaches.
    clauses: tuple[str, ...]
    wrong: tuple[Wrong, ...] = field(default=())

    def wrong_try(self, action: str, question: str) -> Wrong | None:
        """The wrong try that an action is, if it is one of those that were thought of.

        What is allowed word by word is none: ``play fog 8`` may be right where ``play fog *`` is wrong.
        """
        if any(pattern.is_exact and pattern.fits(action, question) for pattern in self.allow):
            return None
        for wrong in self.wrong:
            if any(pattern.fits(action, question) for pattern in wrong.tries):
                return wrong
        return None

    def ways(self) -> list[ActionPattern]:
        """What the learner may do, the solution first, as patterns that have examples."""
        return [*map(ActionPattern, self.solution), *self.allow]

    def has_taken(self, action: str, taken: Sequence[str]) -> bool:
        """Whether an action was done: it, or one that is as good because only its numbers differ."""
        alike = [pattern for pattern in self.allow if pattern.has_range and pattern.fits(action, pattern.question)]
        return action in taken or any(pattern.fits(each, pattern.question) for pattern in alike for each in taken)

    def allows(self, action: str, question: str) -> bool:
        """Whether an action is on the way to the goal."""
        return self.wrong_try(action, question) is None and any(
            pattern.fits(action, question) for pattern in self.allow
        )


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    game: str
    name: str
    #: About how long it takes.
    minutes: int
    #: Leaders and other people of its positions.
    people: tuple[str, ...]
    steps: tuple[Step, ...]

    def message(self, *parts: str) -> str:
        """The id of a text: ``lesson-battle-line-first-flags-wedge-hint`` for ``message("wedge", "hint")``."""
        return "-".join(("lesson", self.game.replace("_", "-"), self.name, *parts))

    def message_of_name(self, name: str) -> str:
        """The id of what somebody is called: ``lesson-ancients-the-ford-name-mago``."""
        return self.message("name", name.lower().replace(" ", "-"))

    def origin(self, number: int) -> int:
        """The number of the step whose position a step goes on from: its own, mostly."""
        while not self.steps[number].position:
            number -= 1
        return number

    def messages(self) -> list[str]:
        """The ids of all its texts."""
        found = [self.message(part) for part in ("title", "about", "end", *SIDES_TOLD)]
        found += [self.message_of_name(name) for name in self.people]
        for step in self.steps:
            found += [self.message(step.name, part) for part in ("title", "task", "hint", "done")]
            found += [self.message(step.name, "wrong", wrong.name) for wrong in step.wrong]
        return found
