"""Set-ups: what a match begins from, pinned by a hash of its contents.

A record and a stored game name the hash. Whoever goes on with them gets exactly what was played, or is told that it
is not there any more; nobody goes on with other banners unnoticed.
"""

from __future__ import annotations

import hashlib
from typing import Final

from .refusal import BadSetup, VexillaError

#: The longest contents that a player may bring, in characters.
LONGEST_CONTENTS: Final = 64_000
#: The kind of contents that are a written position, with all that it hides.
POSITION: Final = "position"
#: The longest name of such contents.
LONGEST_NAME: Final = 60


class Fault:
    """Something wrong in the contents of a set-up: where, and what to do about it.

    As with every error, the text is English, and ``reason`` and ``arguments`` let a program say the same in
    another language (the message ``error-REASON``).
    """

    def __init__(
        self, line: int, text: str, reason: str, arguments: dict[str, str | int], path: tuple[str, ...] = ()
    ) -> None:
        self.line: Final = line
        self.text: Final = text
        self.reason: Final = reason
        self.arguments: Final = arguments
        #: The tables and the key that it is about, where it is about one: ``("units", "legion-5")``.
        self.path: Final = path


class BadContents(VexillaError):
    """Contents that cannot be played, with all their faults."""

    def __init__(self, name: str, faults: list[Fault], reason: str = "bad-contents") -> None:
        lines = [f"{name}:{fault.line}: {fault.text}" for fault in faults]
        super().__init__("\n".join(lines), reason, name=name)
        self.name = name
        self.faults = faults


class Given:
    """Contents that a player brought because the game has none like them: a battle as a file, for example.

    ``kind`` says what they are, as the game knows it; ``name`` is what they are called, on one line and without the
    folders of a path; ``text`` is what the game reads, the same on every system.
    """

    def __init__(self, kind: str, name: str, text: str) -> None:
        self.kind: Final = kind
        self.name: Final = _plain_name(name) or kind
        if len(text) > LONGEST_CONTENTS:
            wrong = f"{self.name} has {len(text)} characters: more than {LONGEST_CONTENTS} are not read"
            raise BadSetup(wrong, "contents-too-long", name=self.name, most=LONGEST_CONTENTS)
        self.text: Final = "\n".join(text.replace("\r\n", "\n").rstrip().split("\n")) + "\n"


def _plain_name(path: str) -> str:
    name = path.replace("\\", "/").rpartition("/")[2]
    words = "".join(letter if letter.isprintable() else " " for letter in name).split()
    return "-".join(words)[-LONGEST_NAME:]


class Setup:
    """A complete choice of scenario and options: all that is needed, beside chance, to begin."""

    def __init__(
        self, scenario: str, options: dict[str, str], text: str = "", given: Given | None = None, pin: str = ""
    ) -> None:
        #: One of the game's scenarios, or the name of what was given.
        self.scenario: Final = scenario
        self.options: Final = options
        #: What the game reads the scenario from; empty where it needs nothing but the name.
        self.text: Final = text
        #: What a player brought; None where the scenario is one of the game's own.
        self.given: Final = given
        #: The SHA-256 of the contents, as :func:`pin_of` makes it.
        self.pin: Final = pin


def pin_of(game: str, contents: str) -> str:
    """The hash by which contents are known: the same on every machine and build."""
    return hashlib.sha256(f"vexilla set-up\0{game}\0{contents}".encode()).hexdigest()
