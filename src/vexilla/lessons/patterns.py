"""What lesson files say of actions and of goals: patterns of actions, and conditions that a goal is made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any, Final, Protocol, cast

from ..kernel.deed import decimal_text
from ..kernel.event import Event
from ..kernel.game import AnyMatch
from ..kernel.open_choice import OpenChoice
from ..kernel.refusal import VexillaError

#: A word of a pattern that any word fits; at the end also none, or several.
ANY: Final = "*"
#: A word that means numbers: ``8..12`` steps, ``20..40deg``; what stands around it is written as it is.
_RANGE: Final = re.compile(r"([^\d]*)(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)(\D*)")
_NUMBER: Final = re.compile(r"\d+(?:\.\d+)?")
#: Numbers of lessons have no more decimals than lengths of a measured table.
_PLACES: Final = 3


@dataclass(frozen=True)
class ActionPattern:
    """Actions by their text: ``move E3 *`` is any move of the unit on E3; ``a/b`` is either word.

    ``advance a1 8..12`` is any distance from eight to twelve. With a question they are meant only as answers to it:
    ``cc-ask-move: done``.
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
            word == ANY or any(_fits(each, found) for each in word.split("/"))
            for word, found in zip(wanted, given, strict=True)
        )

    @property
    def is_exact(self) -> bool:
        """Whether it means one action only."""
        return ANY not in self.text and "/" not in self.text and not self.has_range

    @property
    def has_range(self) -> bool:
        """Whether it means all numbers between two."""
        return any(_RANGE.fullmatch(each) for word in self.text.split() for each in word.split("/"))

    def examples(self) -> list[str]:
        """Actions that stand for all that are meant: each word, of numbers the least, the middle and the greatest.

        None if any word would do.
        """
        words = self.text.split()
        if ANY in words:
            return []
        choices = [[text for each in word.split("/") for text in _examples(each)] for word in words]
        return [" ".join(chosen) for chosen in product(*choices)]


def _fits(wanted: str, given: str) -> bool:
    """Whether a word is the one that is wanted, or within its range."""
    numbers = _RANGE.fullmatch(wanted)
    if numbers is None:
        return wanted == given
    before, least, most, after = numbers.groups()
    number = given.removeprefix(before).removesuffix(after)
    return (
        given == f"{before}{number}{after}"
        and _NUMBER.fullmatch(number) is not None
        and Fraction(least) <= Fraction(number) <= Fraction(most)
    )


def _examples(word: str) -> list[str]:
    numbers = _RANGE.fullmatch(word)
    if numbers is None:
        return [word]
    before, least, most, after = numbers.groups()
    ends = [int(Fraction(end) * 10**_PLACES) for end in (least, most)]
    return [f"{before}{decimal_text(number, _PLACES)}{after}" for number in (ends[0], sum(ends) // 2, ends[1])]


def pattern_from(text: str) -> ActionPattern:
    """The pattern that a file writes so."""
    question, sign, action = text.partition(": ")
    return ActionPattern(action, question) if sign else ActionPattern(text)


def legal_of(match: AnyMatch, patterns: Iterable[ActionPattern]) -> list[str]:
    """The legal actions of whoever decides now, as texts.

    Where they cannot be counted it is those that can, the deeds that the game lists, and what patterns have examples
    of.
    """
    found = [match.text(action) for action in match.options()]
    if match.is_countable:
        return found
    found += [deed.text() for deed in cast("OpenChoice[Any]", match.choice()).choices(match)]
    question = match.choice().question()
    for pattern in patterns:
        for example in pattern.examples() if pattern.question in ("", question) else ():
            text = _legal(match, example)
            if text and text not in found:
                found.append(text)
    return found


def _legal(match: AnyMatch, text: str) -> str:
    """An action as records write it; empty if it is none, or not legal now."""
    try:
        action = match.read(text)
        return match.text(action) if match.refusal(action) is None else ""
    except VexillaError:
        return ""


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
