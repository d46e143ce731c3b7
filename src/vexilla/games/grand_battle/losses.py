"""Losses: a figure goes, and whoever leads the unit may fall with it (GRB-01-032, GRB-04-020)."""

from __future__ import annotations

from typing import Final

from ...kernel.event import Event
from ...kernel.match import Match
from ...kernel.refusal import Argument
from .actions import LEADER
from .armies.profile import MIXED
from .dice import Die
from .geometry.bases import Base
from .position import GrandBattle
from .tables.command import LEADER_FALLS
from .telling import tell


def lose(match: Match[GrandBattle], unit: int, shooters: bool, clause: str) -> None:
    """A unit loses a figure, of its shooters if those stood in the fire (GRB-03-036), and leaders are rolled for."""
    position = match.position
    of_shooters = shooters and position.profile_of(unit).formation == MIXED
    if of_shooters:
        position.shooter_losses[unit] += 1
        if position.shooters_of(unit) == 0:
            _remove_shooters(position, unit)
    else:
        position.losses[unit] += 1
    if match.logging:
        about: dict[str, Argument] = {"unit": position.roster.ids[unit], "left": position.vitality_of(unit)}
        about["shooters"] = int(of_shooters)
        tell(match, Event("grb-lost", (clause,), about, sort="loss"))
    for number, commander in enumerate(position.roster.commanders):
        if position.current(commander.unit) == unit and not position.has_fallen(number):
            match.then(LeaderFate(number))


def _remove_shooters(position: GrandBattle, unit: int) -> None:
    """The base of the shooters goes; the front edge of the unit stays where it was (GRB-03-039)."""
    main = position.profile_of(unit).main
    assert main is not None
    base = position.bases[unit]
    position.bases[unit] = Base(base.x, base.y, base.heading, base.width, main.depth)


def fall(match: Match[GrandBattle], commander: int, clause: str) -> None:
    """A commander dies; if he was the general, his army will be tested (GRB-09-009)."""
    position = match.position
    entry = position.roster.commanders[commander]
    position.fallen |= 1 << commander
    if entry.is_general:
        position.general_lost[entry.side] = True
    if match.logging:
        about = {"commander": entry.id, "unit": position.roster.ids[entry.unit]}
        tell(match, Event("grb-leader-fell", (clause,), {**about}, sort="loss"))


class LeaderFate(Die):
    """A die for a leader whose unit has suffered a loss: he falls with a six (GRB-04-020)."""

    def __init__(self, commander: int) -> None:
        super().__init__(LEADER)
        self.commander: Final = commander

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        if match.logging:
            entry = match.position.roster.commanders[self.commander]
            about: dict[str, Argument] = {"commander": entry.id, "pips": pips}
            tell(match, Event("grb-leader-rolled", ("GRB-04-020",), about, sort="dice"))
        if pips >= LEADER_FALLS:
            fall(match, self.commander, "GRB-04-020")

    def label(self) -> str:
        return f"LeaderFate({self.commander})"
