"""Everything people read, in their language: Project Fluent files, one folder a language.

The engine speaks in message ids and arguments; this module turns them into sentences. One file a
game (``battle_line.ftl``), or several where it has much to say (``grand_battle_play.ftl``), one or several for what the
games of a system share (``commands_colors.ftl``), and one a program (``cli.ftl``).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from ..extras import require
from ..games import GAMES
from ..games.register import folder_in
from ..kernel.game import AnyGame
from ..kernel.record import BadRecord
from ..kernel.refusal import VexillaError
from ..kernel.setup import BadContents, Fault

LANGUAGES: Final = ("en", "ru", "uk")
_OURS: Final = "vexilla"
_SUFFIX: Final = ".ftl"
#: An entry of a Fluent file begins where a line does, with a name (of a term, with a hyphen) or as a comment.
_ENTRY: Final = re.compile(r"(?m)^(?=[A-Za-z#-])")
_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*(?= *=)")
#: Another message or term inside an entry.
_REFERENCE: Final = re.compile(r"\{ *(-?[A-Za-z][\w-]*)")
#: A word and what it adds, such as ``armour +2``.
_ADDED: Final = re.compile(r"(\S+) ([+-][\d.]+)")
#: What an event has beside its own arguments.
_ABOUT_EVENTS: Final = ("event", "clauses", "hidden")


def language_from_locale(environment: Mapping[str, str] | None = None) -> str:
    """The language the system is set to, as far as we have it; English otherwise."""
    settings = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = settings.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"


def _files(package: str, language: str) -> dict[str, Traversable]:
    """The files of a package in a language by their names, without their endings."""
    folder = folder_in(package, "locales", language)
    if folder is None:
        return {}
    files = [file for file in folder.iterdir() if file.name.endswith(_SUFFIX)]
    return {file.name.removesuffix(_SUFFIX): file for file in sorted(files, key=lambda file: file.name)}


def words_of(game: AnyGame, language: str) -> str:
    """The words of a game and of its system, for terminal and browser, as Fluent text.

    What an installed package has not translated comes in English.
    """
    files = _files(game.package, "en") | _files(game.package, language)
    ours = _files(_OURS, language)
    texts = []
    own, shared = [game.key, f"web_{game.key}"], [game.system, f"web_{game.system}"] if game.system else []
    parts = [name for name in files if name.startswith(tuple(f"{each}_" for each in own))]
    parts += [name for name in ours if name.startswith(tuple(f"{each}_" for each in shared))]
    for name in (*own, *shared, *parts):
        file = files.get(name) or ours.get(name)
        if file is not None:
            texts.append(file.read_text(encoding="utf-8"))
    return "\n".join(texts)


class _Words:
    """All messages of a language, each parsed when it is first said: a program says few of some thousands."""

    def __init__(self, language: str, texts: list[str]) -> None:
        # The engine needs no library; only who wants to read sentences needs this one.
        require("cli")
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self.language: Final = language
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self._resource: Final = FluentResource
        self._unread: Final[dict[str, str]] = {}
        for text in texts:
            for entry in _ENTRY.split(text):
                name = _NAME.match(entry)
                if name is not None:
                    self._unread[name[0]] = entry

    def read(self, message: str) -> bool:
        """Have a message parsed, with all that it refers to; whether there is one with this id."""
        entry = self._unread.pop(message, None)
        if entry is not None:
            self.bundle.add_resource(self._resource(entry))
            for reference in _REFERENCE.findall(entry):
                self.read(reference)
        return self.bundle.has_message(message)


@cache
def _words(language: str) -> _Words:
    texts = [file.read_text(encoding="utf-8") for file in _files(_OURS, language).values()]
    texts += [words_of(game, language) for game in GAMES.games.values() if game.package != _OURS]
    return _Words(language, texts)


class Speaker:
    """Says messages in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._words: Final = _words(language)

    def knows(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return self._words.read(message)

    def say(self, message: str, /, **arguments: Any) -> str:
        """The message with this id; a missing one is a fault of ours, so it is an error."""
        if not self._words.read(message):
            raise KeyError(f"there is no message {message} in {self.language}")
        bundle = self._words.bundle
        found = bundle.get_message(message)
        if found.value is None:
            raise KeyError(f"the message {message} has no text in {self.language}")
        text, errors = bundle.format_pattern(found.value, arguments)
        if errors:
            raise ValueError(f"{message} in {self.language}: {errors}")
        return str(text)

    def explain(self, problem: VexillaError, game: str = "") -> str:
        """An error in this language; in English, and where nobody translated it, its own text.

        Blanks of what was typed have names in the words of a game.
        """
        if isinstance(problem, BadContents):
            return "\n".join(f"{problem.name}:{fault.line}: {self.explain_fault(fault)}" for fault in problem.faults)
        arguments = dict(problem.arguments)
        if game and "field" in arguments:
            arguments["field"] = self.word(game, "field", str(arguments["field"]))
        wrong = self._translated(problem.reason, arguments)
        if not wrong:
            return str(problem)
        return self.say("error-line", line=problem.line, wrong=wrong) if isinstance(problem, BadRecord) else wrong

    def explain_fault(self, fault: Fault) -> str:
        """A fault of a scenario file in this language, likewise; without its place."""
        return self._translated(fault.reason, fault.arguments) or fault.text

    def _translated(self, reason: str, arguments: Mapping[str, str | int]) -> str:
        message = f"error-{reason}"
        return self.say(message, **arguments) if reason and self.knows(message) else ""

    def word(self, game: str, kind: str, value: str) -> str:
        """The name of a thing of a game: ``word("battle_line", "card", "red-7")``.

        It is the message ``battle-line-card-red-7``; or, for a number in a series,
        ``battle-line-card-red`` with $number; or the value itself where nobody translated it.
        """
        message = f"{game.replace('_', '-')}-{kind}-{value}"
        if self.knows(message):
            return self.say(message)
        stem, _, number = message.rpartition("-")
        if number.isdecimal() and self.knows(stem):
            return self.say(stem, number=number)
        return value

    def of_game(self, game: str, name: str, otherwise: str = "", **arguments: Any) -> str:
        """A message of a game, ``of_game("battle_line", "about")``, or something else where it has none."""
        message = f"{game.replace('_', '-')}-{name}"
        return self.say(message, **arguments) if self.knows(message) else otherwise

    def title(self, game: str) -> str:
        """What a game is called; by its key where it has no words."""
        return self.of_game(game, "title", game)

    def tell(self, game: str, message: str, arguments: Mapping[str, Any], sides: Mapping[str, str]) -> str:
        """An event or a refusal of a game as a sentence; ``sides`` gives the names of players and other people.

        The last part of an argument's name says what kind of thing it is: ``own-kind`` is a kind.
        Each text argument comes in twice: ``$card`` translated, and ``$card-is`` as it was, for
        selectors; what is hidden from the reader has ``$card-is`` = ``unknown``, and a list he sees ``known``.
        """
        words: dict[str, Any] = {}
        for name, value in arguments.items():
            kind = name.rpartition("-")[2]
            if isinstance(value, list):
                told = [self._argument(game, kind.removesuffix("s"), each, sides) for each in value]
                words[name] = listed(told) if kind == "units" else ", ".join(told) or "—"
                words[f"{name}-is"] = "known"
            elif isinstance(value, str):
                words[name] = self._argument(game, kind, value, sides)
                words[f"{name}-is"] = value
            else:
                words[name] = value
        for name in arguments.get("hidden", ()):
            words[name] = ""
            words[f"{name}-is"] = "unknown"
        found = self.worded(game, message)
        return self.say(found, **words) if self.knows(found) else _plainly(message, arguments, words)

    def worded(self, game: str, message: str) -> str:
        """A message shared by several games, or ``ancients-cc-advanced`` where a game has its own words for it."""
        own = f"{game.replace('_', '-')}-{message}"
        return own if self.knows(own) else message

    def _argument(self, game: str, kind: str, value: object, sides: Mapping[str, str]) -> str:
        if not isinstance(value, str):
            return str(value)
        if value in sides:
            return sides[value]
        added = _ADDED.fullmatch(value)
        if added is not None:
            return f"{self.word(game, kind, added[1])} {added[2]}"
        return self.word(game, kind, value)


def listed(names: list[str]) -> str:
    """Names in a row; where only the number differs from the name before, it is told alone: ``Hoplites 1, 2``."""
    found: list[str] = []
    before = ""
    for name in names:
        stem, _, number = name.rpartition(" ")
        is_next = number.isdecimal() and stem == before
        found.append(number if is_next else name)
        before = stem if number.isdecimal() else ""
    return ", ".join(found) or "—"


def _plainly(message: str, arguments: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    """What a game says that brings no words for it: the id of the message, and what it is about."""
    told = [f"{name} {words[name]}" for name in arguments if name not in _ABOUT_EVENTS and words[name] != ""]
    return f"{message}: {', '.join(told)}" if told else message
