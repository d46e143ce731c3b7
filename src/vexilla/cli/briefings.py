"""The briefing of a battle in the terminal."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from ..briefings.briefing import Briefing, SideBriefing
from .screen import Screen

#: The widest bar of the chart of armies, in characters.
_WIDEST: Final = 16
_STYLES: Final = ("red", "blue")


def show_briefing(screen: Screen, briefing: Briefing) -> None:
    """All of it, in the order in which it is read: history, armies, advice, rules, ground."""
    say = screen.speaker.say
    sides = (briefing.sides.bottom, briefing.sides.top)
    _head(screen, f"{briefing.title}, {briefing.date}" if briefing.date else briefing.title)
    if briefing.history:
        screen.show(Text(briefing.history))
    if briefing.sources:
        screen.show(Text(say("briefing-sources", sources="; ".join(briefing.sources)), style="dim"))
    _head(screen, say("briefing-armies"))
    screen.show(Text(briefing.first))
    if briefing.turns:
        screen.show(Text(say("briefing-turns", turns=briefing.turns)))
    most = max([kind.count for side in sides for kind in side.units], default=1)
    for side, style in zip(sides, _STYLES, strict=True):
        _show_army(screen, side, style, most)
    if any(side.plan for side in sides):
        _head(screen, say("briefing-plans"))
    for side in sides:
        if side.plan:
            screen.show(Text(f"{side.title}: ", style="bold").append(side.plan, style="not bold"))
    _head(screen, say("briefing-rules"))
    for note in briefing.notes:
        screen.show(Text(note))
    for rule in briefing.rules:
        screen.show(Text(f"• {rule.text} ").append(", ".join(rule.clauses), style="dim"))
    if not briefing.rules and not briefing.notes:
        screen.say("briefing-no-rules")
    if briefing.land:
        _head(screen, say("briefing-land"))
    for ground in briefing.land:
        screen.show(
            Text(ground.title, style="bold").append(f": {ground.about}" if ground.about else "", style="not bold")
        )


def _head(screen: Screen, title: str) -> None:
    screen.show(Text(f"\n{title}", style="bold underline"))


def _show_army(screen: Screen, side: SideBriefing, style: str, most: int) -> None:
    """Who leads it and what it has; then a row a kind of unit, with a bar as long as there are many."""
    say = screen.speaker.say
    count = sum(kind.count for kind in side.units)
    head = Text(side.title, style=f"bold {style}")
    screen.show(head.append(f", {say('briefing-units', count=count)}" if count else "", style="not bold"))
    led = [say("briefing-commander", name=side.commander)] if side.commander else []
    means = [f"{each.title}: {each.count}" for each in side.means]
    if led or means:
        screen.show(Text(" · ".join([*led, *means])))
    table = Table(box=None, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    for kind in side.units:
        bar = "█" * max(1, round(_WIDEST * kind.count / max(most, _WIDEST)))
        table.add_row(Text(kind.title), str(kind.count), Text(bar, style=style))
    if side.units:
        screen.show(table)
