"""The reference of a game before anyone puts it into words: tables with rows, rows with facts and clauses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

#: A number, a word (``foot``) or a text that needs no translation (``+1``, ``2 2 1``); or several words.
Value = int | str | tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """One kind of unit, of ground, of card."""

    key: str
    #: What the table says of it, by name, in the order in which it is told.
    facts: dict[str, Value]
    #: The clauses that the row stands on.
    clauses: tuple[str, ...] = ()
    #: How many there are of it in the deck, or on a die; 0 where nobody counts them.
    count: int = 0
    #: What it belongs to inside its table, as the game's word for it: ``nation-french``.
    group: str = ""
    #: What a picture of it needs beside its key.
    drawn: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """Rows of one sort."""

    #: ``units``, ``leaders``, ``terrain``, ``dice``, ``cards``, ...: the message ``reference-<key>`` is its title.
    key: str
    #: How the game's words for its rows begin: ``ancients-unit-elephants``.
    word: str
    rows: list[Row]
    #: Whether the names of its rows can be looked up in texts.
    is_linked: bool = True
    #: Whether they are names that texts write with a capital letter, such as those of cards.
    is_named: bool = False
    #: Whether it is counted how many of its cards can still come.
    is_deck: bool = False


def filled(facts: dict[str, Value]) -> dict[str, Value]:
    """Facts without those that say nothing."""
    return {name: value for name, value in facts.items() if value not in (0, "", ())}


def clauses_of(*clauses: str) -> tuple[str, ...]:
    """Clauses, each once, without empty ones."""
    return tuple(dict.fromkeys(clause for clause in clauses if clause))
