"""Crews that leave their own gun on foot to serve a captured one (GRB-13-023)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import name_of_side
from ....kernel.step import Choice, Step
from ..actions import ASIDE
from ..geometry.bases import EDGES, Base
from ..geometry.dressing import against
from ..geometry.gaps import overlaps, touches
from ..geometry.shapes import is_on_table
from ..ground import closed_under
from ..naming import NameUnit
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
from ..telling import tell, tell_shift


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
    tell_shift(match, "GRB-13-023")


def arrived_at(position: GrandBattle, gun: int) -> list[int]:
    """The crews of the side that a gun without one belongs to which have come up to it from others."""
    own = position.roster.units[gun].crew
    found: list[int] = []
    for unit in position.units_of(position.side_of(gun)):
        is_crew = position.profile_of(unit) is CREW and unit != own and not position.marks[unit] & FLEEING
        if is_crew and touches(position.bases[unit], position.bases[gun]) and not position.contacts_of(unit):
            found.append(unit)
    return found


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
        tell(match, Event("grb-crew-arrived", ("GRB-13-023",), {"gun": ids[gun], "unit": ids[crew]}))


class WhoMans(Step[GrandBattle]):
    """Several crews have come to a gun at once: their owner says which mans it, if that is still to be said."""

    def __init__(self, gun: int) -> None:
        super().__init__()
        self.gun: Final = gun

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        crews = arrived_at(position, self.gun) if position.marks[self.gun] & DISABLED else []
        if len(crews) > 1:
            match.then(ChooseCrew(position.side_of(self.gun), self.gun))
        elif crews:
            take_over(match, crews[0], self.gun)

    def label(self) -> str:
        return f"WhoMans({self.gun})"


class ChooseCrew(NameUnit):
    """The owner of several crews at one gun says which of them mans it (GRB-13-023)."""

    def __init__(self, side: int, gun: int) -> None:
        super().__init__(side)
        self.gun: Final = gun

    def candidates(self, position: GrandBattle) -> list[int]:
        return arrived_at(position, self.gun)

    def refused(self, position: GrandBattle, name: str) -> Refusal:
        return refuse("GRB-13-023", unit=name, why="comes")

    def name(self, match: Match[GrandBattle], unit: int) -> None:
        take_over(match, unit, self.gun)

    def question(self) -> str:
        return "grb-ask-crew"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"gun": match.position.roster.ids[self.gun], **super().about(match)}

    def label(self) -> str:
        return f"ChooseCrew({name_of_side(self.side)} {self.gun})"
