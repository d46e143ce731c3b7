"""The rules reader in the terminal."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..catalogue import CLAUSE_ID, Clause, clauses, find_clause, rulebooks, search
from ..kernel.game import unknown
from ..locales import Speaker
from .screen import Screen, Stop


def clause_panel(clause: Clause, speaker: Speaker) -> Panel:
    """One clause with all that is known of it."""
    body = Text(clause.text)
    body.append("\n\n" + speaker.say("rules-chapter", chapter=clause.chapter), style="dim")
    if clause.note:
        body.append("\n" + speaker.say("rules-note", note=clause.note), style="italic dim")
    kind = speaker.say(f"rules-kind-{clause.kind}")
    return Panel(body, title=f"{clause.id} · {kind}", title_align="left")


def clause_table(found: list[Clause], speaker: Speaker) -> Table:
    """Many clauses, one a row."""
    table = Table(show_lines=False, pad_edge=False, box=None, padding=(0, 2, 1, 0))
    table.add_column(speaker.say("rules-clause-column"), no_wrap=True, style="bold")
    table.add_column(speaker.say("rules-text-column"))
    for clause in found:
        table.add_row(clause.id, Text(clause.text))
    return table


def show_rules(screen: Screen, what: str, words: tuple[str, ...]) -> None:
    """``rules battle_line``, ``rules battle_line fog``, ``rules BLN-04-012``."""
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
    found = search(game, " ".join(words), speaker.language) if words else list(clauses(game, speaker.language).values())
    name = speaker.title(game)
    if not found:
        raise Stop(speaker.say("rules-none", game=name, words=" ".join(words)))
    screen.say("rules-title", style="bold", game=name, count=len(found))
    screen.show(clause_table(found, speaker))
