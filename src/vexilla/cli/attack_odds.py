"""The odds of attacks as a table, for every game of Commands & Colors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Protocol

from rich.table import Table

from ..locales import Speaker


class Strike(Protocol):
    """What one roll may do to the unit it is against."""

    @property
    def dice(self) -> int:
        """How many are rolled."""

    @property
    def hits(self) -> Sequence[Fraction]:
        """The chance of so many hits."""

    @property
    def destroyed(self) -> Fraction:
        """The chance that the unit is destroyed."""

    @property
    def retreats(self) -> Mapping[int, Fraction]:
        """The chance that it is driven back so many hexes."""

    @property
    def retreat(self) -> Fraction:
        """The chance that it is driven out of its hex."""

    @property
    def leader_killed(self) -> Fraction:
        """The chance that its leader is killed."""

    @property
    def losses(self) -> Fraction:
        """Blocks lost on average."""


class Attack(Protocol):
    """What an attack may do to its target, and what may come back."""

    @property
    def strike(self) -> Strike:
        """The roll of the attacker."""

    @property
    def back(self) -> Strike | None:
        """The battle back; None if there is none."""


def odds_table(speaker: Speaker, attacks: Mapping[str, Attack]) -> Table:
    """A row for each attack by its name."""
    table = Table(title=speaker.say("attack-odds-title"), caption=speaker.say("attack-odds-hint"))
    table.add_column(speaker.say("attack-odds-attack"))
    for column in ("dice", "hits", "destroy", "retreat", "leader", "back", "lost", "driven"):
        table.add_column(speaker.say(f"attack-odds-{column}"), justify="right")
    for name, odds in attacks.items():
        table.add_row(name, *_row(odds))
    return table


def _row(odds: Attack) -> list[str]:
    strike, back = odds.strike, odds.back
    retreats = " ".join(f"{hexes}:{_percent(chance)}" for hexes, chance in sorted(strike.retreats.items()))
    row = [
        str(strike.dice),
        " ".join(_percent(chance) for chance in strike.hits),
        _percent(strike.destroyed),
        retreats or "–",
        _percent(strike.leader_killed),
    ]
    if back is None:
        return [*row, "–", "–", "–"]
    return [*row, f"{float(back.losses):.2f}", _percent(back.destroyed), _percent(back.retreat)]


def _percent(chance: Fraction) -> str:
    return "<1%" if 0 < chance < Fraction(1, 200) else f"{100 * float(chance):.0f}%"
