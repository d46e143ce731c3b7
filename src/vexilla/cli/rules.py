"""The rules reader in the terminal."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..catalogue import CLAUSE_ID, Clause, clauses, find_clause, rulebooks
from ..catalogue.links import named_by
from ..catalogue.searching import Found, search
from ..catalogue.stems import WORD, fold
from ..kernel.game import unknown
from ..locales import Speaker
from .screen import Screen, Stop


def clause_panel(clause: Clause, speaker: Speaker) -> Panel:
    """One clause with all that is known of it."""
    body = Text(clause.text)
    body.append("\n\n" + speaker.say("rules-chapter", chapter=clause.chapter), style="dim")
    if clause.note:
        body.append("\n" + speaker.say("rules-note", note=clause.note), style="italic dim")
    names = named_by(rulebooks()[clause.id[:3]]).get(clause.id)
    if names:
        body.append("\n" + speaker.say("reference-named-by", clauses=", ".join(names)), style="dim")
    kind = speaker.say(f"rules-kind-{clause.kind}")
    return Panel(body, title=f"{clause.id} · {kind}", title_align="left")


def marked(text: str, words: list[str]) -> Text:
    """A text in which some words stand out."""
    shown = Text(text)
    for word in WORD.finditer(text):
        if fold(word[0]) in words:
            shown.stylize("bold yellow", *word.span())
    return shown


def clause_table(found: list[Clause], speaker: Speaker, words: list[str] | None = None) -> Table:
    """Many clauses, one a row, with the words that were found."""
    table = Table(show_lines=False, pad_edge=False, box=None, padding=(0, 2, 1, 0))
    table.add_column(speaker.say("rules-clause-column"), no_wrap=True, style="bold")
    table.add_column(speaker.say("rules-text-column"))
    for clause in found:
        table.add_row(clause.id, marked(clause.text, words or []))
    return table


def show_rules(screen: Screen, what: str, words: tuple[str, ...]) -> None:
    """``rules battle_line``, ``rules battle_line fog``, ``rules search battle_line fog``, ``rules BLN-04-012``."""
    if what == "search" and words:
        what, words = words[0], words[1:]
    speaker = screen.speaker
    if CLAUSE_ID.fullmatch(what.upper()) or CLAUSE_ID.fullmatch(what):
        clause = find_clause(what, speaker.language)
        if clause is None:
            raise Stop(speaker.say("rules-unknown-clause", clause=what))
        screen.show(clause_panel(clause, speaker))
        return
    game = what.replace("-", "_")
    known = tuple(rulebooks().values())
    if game not in known:
        raise unknown("rules", "there are no rules of", what, known)
    name = speaker.title(game)
    whole = Found(list(clauses(game, speaker.language).values()), [], "")
    found = search(game, " ".join(words), speaker.language) if words else whole
    meant = speaker.say("reference-meant", words=found.meant) if found.meant else ""
    if not found.clauses:
        raise Stop("\n".join(filter(None, (speaker.say("rules-none", game=name, words=" ".join(words)), meant))))
    screen.say("rules-title", style="bold", game=name, count=len(found.clauses))
    if meant:
        screen.say("reference-meant", words=found.meant)
    screen.show(clause_table(found.clauses, speaker, found.words))
