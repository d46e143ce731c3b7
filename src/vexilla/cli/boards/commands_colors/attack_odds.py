"""The odds of attacks as a table, for every game of Commands & Colors."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ....games.commands_colors.odds import AttackOdds
from ....locales import Speaker

#: The room for the names of attacks, so that on eighty columns there is some for the rest.
MOST_NAME: Final = 16


def odds_table(speaker: Speaker, game: str, attacks: Mapping[str, AttackOdds]) -> Group:
    """A row for each attack by its name, and why it has so many dice; a game may have its own words for the heads."""

    def said(message: str) -> str:
        return speaker.say(speaker.worded(game, f"attack-odds-{message}"))

    title, hint = said("title"), said("hint")
    # Lines between the columns would leave no room for them on eighty.
    table = Table(title=title, caption=hint, box=None, padding=(0, 1, 0, 0), pad_edge=False)
    widest = max(len(line) for name in attacks for line in name.splitlines())
    table.add_column(said("attack"), width=min(widest, MOST_NAME))
    for column in ("dice", "hits", "destroy", "retreat", "leader", "back", "lost", "driven"):
        table.add_column(said(column), justify="right")
    for name, odds in attacks.items():
        table.add_row(name, *_row(odds))
    reasons = [_why(speaker, game, name, odds) for name, odds in attacks.items() if len(odds.strike.parts) > 1]
    return Group(table, *reasons)


def _why(speaker: Speaker, game: str, name: str, odds: AttackOdds) -> Text:
    """The dice of an attack, reason by reason."""
    parts = [f"{speaker.tell(game, f'cc-dice-{part.reason}', {}, {})} {part.dice:+d}" for part in odds.strike.parts]
    return Text(f"  {' '.join(name.split())}: {', '.join(parts)}", style="dim")


def _row(odds: AttackOdds) -> list[str]:
    strike = odds.strike
    retreats = " ".join(f"{hexes}:{_percent(chance)}" for hexes, chance in sorted(strike.retreats.items()))
    row = [
        str(strike.dice),
        " ".join(_percent(chance) for chance in strike.hits),
        _percent(strike.destroyed),
        retreats or "–",
        _percent(strike.leader_killed),
    ]
    # A target that strikes first does not battle back.
    answer = odds.back or odds.first
    if answer is None:
        return [*row, "–", "–", "–"]
    return [*row, f"{float(answer.losses):.2f}", _percent(answer.destroyed), _percent(answer.retreat)]


def _percent(chance: Fraction) -> str:
    return "<1%" if 0 < chance < Fraction(1, 200) else f"{100 * float(chance):.0f}%"
