"""Crews that leave their own gun on foot to serve a captured one (GRB-13-023)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ..geometry.bases import FRONT, LEFT, REAR, RIGHT, Base
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
from ..roster import CREW, NONE

#: A crew steps out behind its gun, or on another side where there is room.
_SIDES: Final[tuple[int, ...]] = (REAR, RIGHT, LEFT, FRONT)


def room_for_crew(position: GrandBattle, battery: int) -> Base | None:
    """Where a crew stands that leaves its gun; None if there is no room."""
    gun = position.bases[battery]
    crew = position.roster.units[battery].crew
    landscape = position.landscape
    standing = [unit for unit in range(len(position.places)) if position.is_on_table(unit)]
    for edge in _SIDES:
        there = against(CREW.kind.width, CREW.depth, gun, edge)
        is_free = not any(overlaps(there, position.bases[unit]) for unit in standing)
        is_open = is_on_table(there.corners(), landscape.width, landscape.depth)
        if is_free and is_open and closed_under(position, crew, there) is None:
            return there
    return None


def can_spare_crew(position: GrandBattle, battery: int) -> bool:
    """Whether a battery has a regular crew that can leave it: not in combat, and with room to step out."""
    if position.profile_of(battery).gun is None or position.roster.units[battery].crew == NONE:
        return False
    if position.marks[battery] & (DISABLED | MAKESHIFT | ENEMY_CREW) or position.contacts_of(battery):
        return False
    is_at_home = position.places[position.roster.units[battery].crew] == JOINED
    return is_at_home and room_for_crew(position, battery) is not None


def move_out(match: Match[GrandBattle], battery: int) -> None:
    """A crew leaves its gun, which stands unmanned, and moves as a unit from then on."""
    position = match.position
    crew = position.roster.units[battery].crew
    there = room_for_crew(position, battery)
    assert there is not None
    position.bases[crew] = there
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
