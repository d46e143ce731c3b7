"""What lesson files say of actions and of goals: patterns of actions, and conditions that a goal is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from ..kernel.event import Event
from ..kernel.game import AnyMatch

#: A word of a pattern that any word fits; at the end also none, or several.
ANY: Final = "*"


@dataclass(frozen=True)
class ActionPattern:
    """Actions by their text: ``move E3 *`` is any move of the unit on E3; ``a/b`` is either word.

    With a question they are meant only as answers to it: ``cc-ask-move: done``.
    """

    text: str
    question: str = ""

    def fits(self, action: str, question: str) -> bool:
        """Whether an action, as the answer to a question, is one of those that are meant."""
        if self.question and self.question != question:
            return False
        wanted, given = self.text.split(), action.split()
        if wanted[-1] == ANY:
            wanted.pop()
            given = given[: len(wanted)]
        return len(wanted) == len(given) and all(
            word == ANY or found in word.split("/") for word, found in zip(wanted, given, strict=True)
        )

    @property
    def is_exact(self) -> bool:
        """Whether it means one action only."""
        return ANY not in self.text and "/" not in self.text


def pattern_from(text: str) -> ActionPattern:
    """The pattern that a file writes so."""
    question, sign, action = text.partition(": ")
    return ActionPattern(action, question) if sign else ActionPattern(text)


class Condition(Protocol):
    """Part of a goal."""

    def holds(self, match: AnyMatch, side: int, events: Sequence[Event]) -> bool:
        """Whether it is so, by the match and by what has happened since the step began."""


@dataclass(frozen=True)
class Happened:
    """An event with these arguments has happened."""

    event: str
    fields: tuple[tuple[str, Any], ...]

    def holds(self, match: AnyMatch, side: int, events: Sequence[Event]) -> bool:
        """Whether one of the events is such."""
        return any(event.name == self.event and self._fits({**event.arguments, **event.secrets}) for event in events)

    def _fits(self, told: dict[str, Any]) -> bool:
        return all(name in told and value in (ANY, told[name]) for name, value in self.fields)


@dataclass(frozen=True)
class Asked:
    """The learner is asked this question."""

    question: str

    def holds(self, match: AnyMatch, side: int, events: Sequence[Event]) -> bool:
        """Whether it is what the match waits for."""
        return not match.over and match.decider == side and match.choice().question() == self.question


@dataclass(frozen=True)
class Seen:
    """A fact of the learner's view, by its path: ``banners.bottom``."""

    path: str
    value: Any

    def holds(self, match: AnyMatch, side: int, events: Sequence[Event]) -> bool:
        """Whether the view says so."""
        found: Any = match.view(side)
        for name in self.path.split("."):
            if isinstance(found, dict):
                found = found.get(name)
            elif isinstance(found, list) and name.isdecimal() and int(name) < len(found):
                found = found[int(name)]
            else:
                return False
        return bool(found == self.value)
