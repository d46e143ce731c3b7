"""The rulebooks as numbered clauses: shown in refusals, in the log and in the rules reader.

One TOML file a game, ``battle_line.toml``; translations of its texts beside it, ``battle_line.ru.toml``.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

#: The game that each prefix of a clause's id belongs to.
PREFIXES: Final = {
    "BLN": "battle_line",
    "ANC": "ancients",
    "NAP": "napoleonics",
    "SAM": "samurai",
    "GRB": "grand_battle",
}
CLAUSE_ID: Final = re.compile(r"[A-Z]{3}-\d{2}-\d{2,3}[a-z]?")


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
    file = resources.files(__package__) / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def find_clause(identity: str, language: str = "en") -> Clause | None:
    """The clause with this id, however it is capitalised; None if there is none."""
    game = PREFIXES.get(identity[:3].upper())
    if game is None:
        return None
    known = clauses(game, language)
    return known.get(identity) or known.get(identity.upper())


@cache
def clause_exists(identity: str) -> bool:
    """Whether the catalogue has a clause with this id."""
    return find_clause(identity) is not None


def search(game: str, words: str, language: str = "en") -> list[Clause]:
    """The clauses in which all these words occur."""
    wanted = words.lower().split()
    found = []
    for clause in clauses(game, language).values():
        text = f"{clause.id} {clause.topic} {clause.text} {clause.chapter} {clause.note}".lower()
        if all(word in text for word in wanted):
            found.append(clause)
    return found
