"""Crews that leave their own gun on foot to serve a captured one (GRB-13-023)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import name_of_side
from ....kernel.step import Choice
from ..actions import ASIDE
from ..geometry.bases import EDGES, Base
from ..geometry.dressing import against
from ..geometry.gaps import overlaps, touches
from ..geometry.shapes import is_on_table
from ..ground import closed_under
from ..position import (
    DISABLED,
    ENEMY_CREW,
    FLEEING,
    JOINED,
    MAKESHIFT,
    OF_A_TURN,
    ON_TABLE,
    OUT_OF_ACTION,
    GrandBattle,
)
from ..refusals import refuse
from ..roster import CREW, NONE


def _place_beside(position: GrandBattle, battery: int, edge: int) -> Base:
    """Where a crew stands that has stepped out at an edge of its gun: flush on it, in the middle."""
    return against(CREW.kind.width, CREW.depth, position.bases[battery], edge)


def sides_for_crew(position: GrandBattle, battery: int) -> list[int]:
    """The edges of a gun beside which its crew has room."""
    crew = position.roster.units[battery].crew
    landscape = position.landscape
    standing = [unit for unit in range(len(position.places)) if position.is_on_table(unit)]
    found: list[int] = []
    for edge in range(EDGES):
        there = _place_beside(position, battery, edge)
        is_free = not any(overlaps(there, position.bases[unit]) for unit in standing)
        is_open = is_on_table(there.corners(), landscape.width, landscape.depth)
        if is_free and is_open and closed_under(position, crew, there) is None:
            found.append(edge)
    return found


def can_spare_crew(position: GrandBattle, battery: int) -> bool:
    """Whether a battery has a regular crew that can leave it: not in combat, and with room to step out."""
    if position.profile_of(battery).gun is None or position.roster.units[battery].crew == NONE:
        return False
    if position.marks[battery] & (DISABLED | MAKESHIFT | ENEMY_CREW) or position.contacts_of(battery):
        return False
    is_at_home = position.places[position.roster.units[battery].crew] == JOINED
    return is_at_home and bool(sides_for_crew(position, battery))


class StepOut(Choice[GrandBattle]):
    """The owner says on which side of its gun a crew steps out that leaves it (GRB-13-023)."""

    def __init__(self, side: int, battery: int) -> None:
        super().__init__(side)
        self.battery: Final = battery

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [ASIDE + edge for edge in sides_for_crew(match.position, self.battery)]

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        position = match.position
        if action - ASIDE in sides_for_crew(position, self.battery):
            return None
        return refuse("GRB-05-050", units=[position.roster.ids[self.battery]], by="none")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        move_out(match, self.battery, action - ASIDE)

    def question(self) -> str:
        return "grb-ask-step-out"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[self.battery]}

    def label(self) -> str:
        return f"StepOut({name_of_side(self.side)} {self.battery})"


def move_out(match: Match[GrandBattle], battery: int, edge: int) -> None:
    """A crew leaves its gun by an edge; the gun stands unmanned, and the crew moves as a unit from then on."""
    position = match.position
    crew = position.roster.units[battery].crew
    position.bases[crew] = _place_beside(position, battery, edge)
    position.places[crew] = ON_TABLE
    position.losses[crew] = position.losses[battery]
    position.disorder[crew] = position.disorder[battery]
    position.rough[crew] = position.rough[battery]
    position.marks[crew] = position.marks[battery] & OF_A_TURN
    position.marks[battery] |= DISABLED
    position.losses[battery] = 0
    position.disorder[battery] = 0
    position.rough[battery] = 0


def has_arrived(position: GrandBattle, gun: int) -> int:
    """A crew of the side that a gun without one belongs to, which has come up to it from another; NONE if none has."""
    own = position.roster.units[gun].crew
    for unit in position.units_of(position.side_of(gun)):
        is_crew = position.profile_of(unit) is CREW and unit != own and not position.marks[unit] & FLEEING
        if is_crew and touches(position.bases[unit], position.bases[gun]) and not position.contacts_of(unit):
            return unit
    return NONE


def take_over(match: Match[GrandBattle], crew: int, gun: int) -> None:
    """A crew mans a gun as its regular crew, with the losses and the disorder that it has (GRB-13-023)."""
    position = match.position
    position.losses[gun] = position.losses[crew]
    position.disorder[gun] = position.disorder[crew]
    position.rough[gun] = position.rough[crew]
    position.marks[gun] &= ~(DISABLED | MAKESHIFT | OUT_OF_ACTION)
    position.marks[gun] |= position.marks[crew] & OF_A_TURN
    position.places[crew] = JOINED
    position.manoeuvre = [unit for unit in position.manoeuvre if unit != crew]
    position.movers = [unit for unit in position.movers if unit != crew]
    if match.logging:
        ids = position.roster.ids
        match.log.append(Event("grb-crew-arrived", ("GRB-13-023",), {"gun": ids[gun], "unit": ids[crew]}))
