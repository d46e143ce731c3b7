"""The reference of a game in the reader's language, and the terms by which texts lead into it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from ..catalogue import clauses
from ..catalogue.searching import forms_of, search
from ..catalogue.stems import stem, words_in
from ..kernel.game import AnyGame
from ..locales import Speaker, words_of
from . import figures_of, tables_of
from .figures import Figure
from .tables import Row, Table, Value

#: So many clauses beside its own are named where one may read on about something.
_MORE: Final = 5
#: A value that reads the same in all languages.
_PLAIN: Final = re.compile(r"[\W\d]*[½¼*]*")


@dataclass(frozen=True)
class FactTold:
    """Something that a table says of a row."""

    name: str
    title: str
    value: str


@dataclass(frozen=True)
class Entry:
    """One thing that can be looked up."""

    key: str
    title: str
    #: What it belongs to inside its chapter; "" if to nothing.
    group: str
    text: str
    facts: list[FactTold]
    clauses: list[str]
    #: Further clauses in which it is spoken of, best first.
    more: list[str]
    #: How many there are of it; 0 where nobody counts them.
    count: int
    #: What a picture of it needs.
    drawn: dict[str, Any]


@dataclass(frozen=True)
class Chapter:
    """Things of one sort: units, ground, cards."""

    key: str
    title: str
    #: Whether it is counted how many of its cards can still come.
    is_deck: bool
    entries: list[Entry]


@dataclass(frozen=True)
class Term:
    """A name by which texts speak of entries of a chapter."""

    #: The stems of its words, as ``forms`` has them.
    words: list[str]
    chapter: str
    entries: list[str]
    #: Whether texts write it with a capital letter, as they do names of cards.
    is_named: bool


@dataclass(frozen=True)
class FigureTold:
    """A figure, and what it shows in words."""

    about: str
    figure: Figure


@dataclass(frozen=True)
class Reference:
    """All there is in a game, by chapters, and the words that lead there."""

    chapters: list[Chapter]
    terms: list[Term]
    #: For every form of a word of these terms, as rules and messages have it, the stem.
    forms: dict[str, str]
    #: Drawings of what clauses say.
    figures: list[FigureTold]


def reference_of(game: AnyGame, speaker: Speaker) -> Reference:
    """The reference of a game; without a chapter if it has no tables."""
    tables = tables_of(game)
    chapters = [_chapter(game, table, speaker) for table in tables]
    terms = _terms(tables, chapters, speaker.language)
    figures = [FigureTold(_about(game, figure, speaker), figure) for figure in figures_of(game)]
    return Reference(chapters, terms, _forms(game, terms, speaker.language), figures)


def _about(game: AnyGame, figure: Figure, speaker: Speaker) -> str:
    """What a figure shows; a drawn case shows what its clause says."""
    if figure.case:
        return clauses(game.key, speaker.language)[figure.clauses[0]].text
    return speaker.say(f"reference-figure-{figure.key}")


def _chapter(game: AnyGame, table: Table, speaker: Speaker) -> Chapter:
    title = speaker.say(speaker.worded(game.key, f"reference-{table.key}"))
    return Chapter(table.key, title, table.is_deck, [_entry(game, table, row, speaker) for row in table.rows])


def _entry(game: AnyGame, table: Table, row: Row, speaker: Speaker) -> Entry:
    title = _capital(_title(game, table, row, speaker))
    known = clauses(game.key, speaker.language)
    text = speaker.of_game(game.key, f"about-{table.word}-{row.key}") or " ".join(
        known[clause].text for clause in row.clauses[:2]
    )
    group = speaker.of_game(game.key, row.group) if row.group else ""
    facts = [
        FactTold(name, speaker.say(f"reference-fact-{name}"), _value(game, value, speaker))
        for name, value in row.facts.items()
    ]
    more = _more(game, table, row) if table.is_linked else []
    return Entry(row.key, title, _capital(group), text, facts, list(row.clauses), more, row.count, row.drawn)


def _title(game: AnyGame, table: Table, row: Row, speaker: Speaker) -> str:
    usual = f"reference-name-{row.key}"
    return speaker.say(usual) if speaker.knows(usual) else speaker.word(game.key, table.word, row.key)


def _more(game: AnyGame, table: Table, row: Row) -> list[str]:
    """Where else rules speak of it: the same clauses in all languages."""
    found = search(game.key, _title(game, table, row, Speaker("en")), "en").clauses
    return [clause.id for clause in found[: _MORE + len(row.clauses)] if clause.id not in row.clauses][:_MORE]


def _value(game: AnyGame, value: Value, speaker: Speaker) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return ", ".join(_value(game, each, speaker) for each in value)
    if _PLAIN.fullmatch(value):
        return value
    shared = speaker.worded(game.key, f"reference-is-{value}")
    return speaker.say(shared) if speaker.knows(shared) else speaker.of_game(game.key, value, value)


def _terms(tables: list[Table], chapters: list[Chapter], language: str) -> list[Term]:
    """The names of what can be looked up; several entries may go by one name."""
    found: dict[tuple[str, ...], Term] = {}
    for table, chapter in zip(tables, chapters, strict=True):
        for entry in chapter.entries if table.is_linked else ():
            words = tuple(stem(word, language) for word in words_in(entry.title))
            term = found.setdefault(words, Term(list(words), chapter.key, [], table.is_named))
            if term.chapter == chapter.key:
                term.entries.append(entry.key)
    return list(found.values())


def _forms(game: AnyGame, terms: list[Term], language: str) -> dict[str, str]:
    wanted = {word for term in terms for word in term.words}
    found = {form: key for key in wanted for form in forms_of(game.key, language, key)}
    for word in words_in(words_of(game, language)):
        key = stem(word, language)
        if key in wanted:
            found[word] = key
    return dict(sorted(found.items()))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
