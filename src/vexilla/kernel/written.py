"""Positions written as text: what every game needs to write a match down and to read it back.

A text has lines of a title and what it holds (``bottom hand: red-7``); a ``#`` begins a comment. What is still to be
done is one of these lines: the steps of the agenda by their names, in the order in which they will be done, the last
of them perhaps a moment that the game has a name for (``to do: react (top), attack, after attack, battle``).
"""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Any, Final, Generic

from .position import P
from .refusal import BadSetup
from .step import Procedure, Step

#: What a text in quotes may not be written without.
_SPECIAL: Final = '",#*;|=()[]'


class WrittenLine:
    """One line of a written position: where it stands, its title, and what it holds."""

    def __init__(self, number: int, text: str, title: str, rest: str) -> None:
        self.number: Final = number
        self.text: Final = text
        self.title: Final = title
        self.rest: Final = rest

    def wrong(self, problem: object) -> BadSetup:
        """The error that names this line and says what is wrong with it."""
        return BadSetup(f"line {self.number}, {self.text!r}: {problem}")


def lines_of(text: str, example: str, once: tuple[str, ...] | None = None) -> list[WrittenLine]:
    """The lines of a text without comments; a title in ``once``, or any if that is None, may stand only once."""
    found: list[WrittenLine] = []
    titles: dict[str, int] = {}
    for number, whole in enumerate(text.splitlines(), 1):
        line = parts_of(whole, "#")[0].strip()
        if not line:
            continue
        title, colon, rest = line.partition(":")
        read = WrittenLine(number, line, title.strip(), rest.strip())
        if not colon:
            raise read.wrong(f"a line needs a title and a colon, such as {example!r}")
        if read.title in titles and (once is None or read.title in once):
            raise read.wrong(f"there is another line {read.title!r}, line {titles[read.title]}")
        titles[read.title] = number
        found.append(read)
    return found


# -- words ---------------------------------------------------------------------------------------


def parts_of(text: str, separator: str) -> list[str]:
    """A text cut at every separator that stands neither in quotes nor in brackets."""
    parts: list[str] = []
    begin = 0
    depth = 0
    is_quoted = False
    is_escaped = False
    for place, letter in enumerate(text):
        if is_quoted:
            is_quoted = letter != '"' or is_escaped
            is_escaped = letter == "\\" and not is_escaped
        elif letter == '"':
            is_quoted = True
        elif letter in "[(":
            depth += 1
        elif letter in "])":
            depth -= 1
        elif letter == separator and depth <= 0:
            parts.append(text[begin:place])
            begin = place + 1
    parts.append(text[begin:])
    return parts


def words_of(text: str) -> list[str]:
    """The words of a text; what stands in quotes is one word with them."""
    return [word for word in parts_of(text.replace("\t", " "), " ") if word]


def quoted(text: str, is_word: bool = False) -> str:
    """A name as it is written: in quotes if it could be misread without, or if it shall be one word and is not."""
    is_plain = bool(text) and " ".join(text.split()) == text and not any(letter in _SPECIAL for letter in text)
    is_plain = is_plain and not (is_word and " " in text)
    return text if is_plain else json.dumps(text, ensure_ascii=False)


def unquoted(text: str) -> str:
    """The name that was written, with quotes or without."""
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError:
        raise BadSetup(f"the quotes of {text} do not close") from None


def number_in(text: str, what: str, least: int = 0, most: int = 1 << 30) -> int:
    """A whole number; BadSetup says what it should have been."""
    digits = text.removeprefix("-")
    # So long a number is none that means anything, and reading it would take forever.
    number = int(text) if digits.isdecimal() and digits.isascii() and len(digits) < 10 else least - 1
    if not least <= number <= most:
        limits = f"a number from {least} to {most}" if most < 1 << 30 else "a number"
        raise BadSetup(f"{what}: {text!r} must be {limits}")
    return number


#: More words are not listed where one of them is nearly the one that was written.
_LISTED: Final = 40


def one_of(text: str, words: tuple[str, ...], what: str) -> int:
    """The number of a word in a list of those that may stand here; BadSetup offers the others."""
    if text in words:
        return words.index(text)
    near = get_close_matches(text, words, 1, 0.6)
    if near and len(words) > _LISTED:
        raise BadSetup(f"{text!r} is no {what}; did you mean {near[0]!r}?")
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise BadSetup(f"{text!r} is no {what}: use one of {', '.join(words)}{hint}")


# -- what is to be done --------------------------------------------------------------------------


class Agenda(Generic[P]):
    """How the steps of a game are written: each class of them by its name, and moments that stand for several.

    The classes are found, not listed: all that belong to the package of the game, and to those it is built upon.
    """

    def __init__(self, game: object, moments: list[tuple[str, list[Step[P]]]]) -> None:
        self.steps: Final[dict[str, type[Step[P]]]] = steps_of(game)
        #: Steps in the order in which they are done, by what people call the moment before them.
        self.moments: Final = moments

    def text(self, to_do: list[Step[P]]) -> str:
        """Steps in the order in which they are done, as one line."""
        labels = [step.label() for step in to_do]
        name, length = "", 0
        for moment, steps in self.moments:
            if len(steps) > length and labels[len(labels) - len(steps) :] == [step.label() for step in steps]:
                name, length = moment, len(steps)
        names = [moment for moment, _ in self.moments]
        words: list[str] = []
        for step in to_do[: len(to_do) - length]:
            word = text_of_step(step)
            words.append(f"{word} ()" if word in names else word)
        return ", ".join([*words, name] if name else words)

    def read(self, text: str) -> list[Step[P]]:
        """The steps that a line stands for."""
        parts = [part.strip() for part in parts_of(text, ",")]
        for name, moment in self.moments:
            if parts[-1] == name:
                return [*[self.step(part) for part in parts[:-1]], *moment]
        return [self.step(part) for part in parts]

    def step(self, text: str) -> Step[P]:
        """The step that a word stands for."""
        if text.startswith("[") and text.endswith("]"):
            clause, colon, lines = text[1:-1].partition(":")
            if not colon:
                raise BadSetup(f"{text!r} needs the clause of a procedure and a colon before its steps")
            steps = [self.step(part.strip()) for part in parts_of(lines, ",")]
            return Procedure(clause.strip(), tuple(steps))
        name, bracket, rest = text.partition("(")
        inside, _, after = rest.partition(")")
        found = self.steps.get(name.strip())
        if found is None:
            named = [moment for moment, _ in self.moments]
            near = get_close_matches(name.strip(), [*named, *self.steps], 1, 0.6)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise BadSetup(f"there is nothing to do called {text!r}: use one of {', '.join(named)}{hint}")
        words = words_of(inside) + words_of(after)
        try:
            made = found.from_words(words)
        except (IndexError, TypeError, ValueError, BadSetup) as problem:
            raise BadSetup(f"{text!r} is not how {name.strip()!r} is written: {problem}") from None
        if text_of_step(made) != text.removesuffix(" ()") or (bracket and not rest):
            raise BadSetup(f"{text!r} is not how {name.strip()!r} is written")
        return made


def moments_told(moments: list[tuple[str, list[Step[P]]]]) -> dict[str, str]:
    """The moments that have a name, each with the first thing that is to be done then."""
    return {name: f"`{text_of_step(steps[0])}` comes next" for name, steps in moments}


def steps_of(game: object) -> dict[str, type[Step[P]]]:
    """Every class of steps of a game, and of the systems it is built upon, by its name as people write it."""
    found: dict[str, type[Step[P]]] = {}
    classes = _all_steps(Step)
    for owner in type(game).__mro__:
        module = _module_of(owner)
        package = module.rpartition(".")[0]
        for step in classes:
            home = _module_of(step)
            if home == module or (package and home.startswith(package + ".")):
                found.setdefault(spoken(step.__name__), step)
    return found


def _module_of(owner: Any) -> str:
    return str(owner.__module__)


def _all_steps(base: type[Step[P]]) -> list[type[Step[P]]]:
    found: list[type[Step[P]]] = []
    for step in base.__subclasses__():
        found.append(step)
        found += _all_steps(step)
    return found


def spoken(name: str) -> str:
    """The name of a class as people write it: ``LeaderCheck`` is ``leader check``."""
    words = ""
    for letter in name:
        words += (" " if letter.isupper() and words else "") + letter.lower()
    return words


def text_of_step(step: Step[P]) -> str:
    """A step as people write it, from its label: ``LeaderCheck(2 7)`` is ``leader check (2 7)``."""
    if isinstance(step, Procedure):
        lines = ", ".join([text_of_step(line) for line in step.steps])
        return f"[{step.clause}: {lines}]"
    name, bracket, rest = step.label().partition("(")
    return f"{spoken(name)} ({rest}" if bracket else spoken(name)
