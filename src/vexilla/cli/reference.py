"""The reference of a game in the terminal."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from ..catalogue.stems import stem, words_in
from ..games import GAMES
from ..reference import tables_of
from ..reference.told import Chapter, Entry, reference_of
from .screen import Screen, Stop

_GAP: Final = " · "


def show_reference(screen: Screen, name: str, words: tuple[str, ...]) -> None:
    """All there is in a game, or what goes by these words: ``reference ancients elephants``."""
    speaker = screen.speaker
    game = GAMES.find(name)
    reference = reference_of(game, speaker)
    if not reference.chapters:
        known = ", ".join(each.key for each in GAMES.games.values() if tables_of(each))
        raise Stop(speaker.say("reference-none", game=speaker.title(game.key), known=known))
    wanted = {stem(word, speaker.language) for word in words_in(" ".join(words))}
    found = [(chapter, _fitting(chapter, wanted, speaker.language)) for chapter in reference.chapters]
    if not any(entries for _, entries in found):
        raise Stop(speaker.say("reference-nothing"))
    for chapter, entries in found:
        if entries:
            screen.show(Text(f"\n{chapter.title}", style="bold underline"))
            screen.show(_table(screen, entries))


def _fitting(chapter: Chapter, wanted: set[str], language: str) -> list[Entry]:
    """The entries whose names have all of these words, or the whole chapter if it is called so."""
    if wanted <= _stems(chapter.title, language):
        return chapter.entries
    return [entry for entry in chapter.entries if wanted <= _stems(f"{entry.title} {entry.group}", language)]


def _stems(text: str, language: str) -> set[str]:
    return {stem(word, language) for word in words_in(text)}


def _table(screen: Screen, entries: list[Entry]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 1, 0))
    table.add_column(style="bold", max_width=26)
    table.add_column()
    for entry in entries:
        title = Text(entry.title)
        if entry.group:
            title.append(f"\n{entry.group}", style="not bold")
        if entry.count:
            title.append("\n" + screen.speaker.say("reference-copies", count=entry.count), style="not bold dim")
        body = Text(entry.text)
        facts = _GAP.join(f"{fact.title}: {fact.value}" for fact in entry.facts)
        for line, style in ((facts, ""), (", ".join(entry.clauses + entry.more), "dim")):
            if line:
                body.append(("\n" if body.plain else "") + line, style=style)
        table.add_row(title, body)
    return table
