"""The rulebooks as numbered clauses: shown in refusals, in the log and in the rules reader.

One TOML file a game, named after its key; translations of its texts beside it, with the language before the ending.
There may be rulebooks of games that cannot be played yet.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from ..games import GAMES
from ..games.register import folder_in

CLAUSE_ID: Final = re.compile(r"[A-Z]{3}-\d{2}-\d{2,3}[a-z]?")
_SUFFIX: Final = ".toml"
_OURS: Final = "vexilla"
#: The table of a clause in a file.
_TABLE: Final = re.compile(r'^\["?([A-Z]{3})-', re.MULTILINE)


@dataclass(frozen=True)
class Clause:
    """One testable statement of a rulebook."""

    id: str
    #: Chapter and matter in two words: ``claims/timing``.
    topic: str
    #: ``rule``, ``table``, ``example``, or ``ruling`` where the book is silent or ambiguous.
    kind: str
    text: str
    #: The chapter of the rulebook it comes from.
    chapter: str
    #: Why it was read so, where that needs saying.
    note: str


@cache
def _files() -> dict[str, Traversable]:
    """All files by their names: ours, and those of the games of installed packages."""
    found: dict[str, Traversable] = {}
    for package in dict.fromkeys((_OURS, *[game.package for game in GAMES.games.values()])):
        folder = folder_in(package, "catalogue")
        for file in folder.iterdir() if folder is not None else ():
            if file.name.endswith(_SUFFIX):
                found.setdefault(file.name, file)
    return found


@cache
def rulebooks() -> dict[str, str]:
    """The key of the game for each prefix of clauses, in the order of the register, then of the alphabet."""
    order = list(GAMES.games)
    keys = [name.removesuffix(_SUFFIX) for name in _files() if name.count(".") == 1]
    keys.sort(key=lambda key: (order.index(key) if key in order else len(order), key))
    found: dict[str, str] = {}
    for key in keys:
        first = _TABLE.search(_files()[f"{key}{_SUFFIX}"].read_text(encoding="utf-8"))
        if first is not None:
            found.setdefault(first[1], key)
    return found


@cache
def clauses(game: str, language: str = "en") -> dict[str, Clause]:
    """All clauses of a game by id, in the book's order, translated as far as there are translations."""
    translated = _table(f"{game}.{language}.toml") if language != "en" else {}
    found = {}
    for identity, entry in _table(f"{game}.toml").items():
        words = {**entry, **translated.get(identity, {})}
        found[identity] = Clause(
            id=identity,
            topic=words["topic"],
            kind=words["kind"],
            text=words["text"],
            chapter=words["chapter"],
            note=words.get("note", ""),
        )
    return found


def _table(name: str) -> dict[str, dict[str, str]]:
    file = _files().get(name)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}


def find_clause(identity: str, language: str = "en") -> Clause | None:
    """The clause with this id, however it is capitalised; None if there is none."""
    game = rulebooks().get(identity[:3].upper())
    if game is None:
        return None
    known = clauses(game, language)
    return known.get(identity) or known.get(identity.upper())


@cache
def clause_exists(identity: str) -> bool:
    """Whether the catalogue has a clause with this id."""
    return find_clause(identity) is not None
