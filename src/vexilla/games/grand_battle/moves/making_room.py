"""Skirmishers on whom a friend has ended make room, one after the other (GRB-05-050)."""

from __future__ import annotations

from typing import Final

from ....kernel.match import Match
from ....kernel.refusal import Argument, Refusal
from ....kernel.sides import SIDES
from ....kernel.step import Choice, Step
from ..actions import ASIDE
from ..geometry.bases import EDGES, Base
from ..geometry.gaps import overlaps
from ..geometry.numbers import STEP
from ..position import GrandBattle
from ..refusals import refuse
from ..removal import disperse, part_from_all
from ..setup.sighting import discover
from ..telling import tell_shift
from .passage import all_make_room, room_beside, sides_with_room

#: Where nothing is free within the usual way, they go on to the next place of the side that is chosen.
_ANYWHERE: Final = 150 * STEP


def _others(position: GrandBattle, unit: int) -> list[Base]:
    """The bases of all others, first the one that lies on a unit."""
    over: list[Base] = []
    beside: list[Base] = []
    for other in range(len(position.places)):
        if position.is_on_table(other) and other != unit:
            base = position.bases[other]
            (over if overlaps(base, position.bases[unit]) else beside).append(base)
    return over + beside


def _is_under(position: GrandBattle, unit: int) -> bool:
    return position.is_on_table(unit) and overlaps(_others(position, unit)[0], position.bases[unit])


def open_sides(position: GrandBattle) -> list[int]:
    """The sides to which the first of those who lie under friends may go: such as leave room for the others."""
    unit = position.displaced[0]
    others = _others(position, unit)
    sides = sides_with_room(position, unit, others[0], others)
    if not sides:
        return [edge for edge in range(EDGES) if _room_anywhere(position, unit, others, edge) is not None]
    return [edge for edge in sides if _leaves_room(position, unit, others, edge)] or sides


def _room_anywhere(position: GrandBattle, unit: int, others: list[Base], edge: int) -> Base | None:
    return room_beside(position, unit, others[0], edge, others, _ANYWHERE)


def _first_to_go(position: GrandBattle) -> int:
    """Of those who lie under friends the first who can go so that the others find room, else the first."""
    for unit in position.displaced:
        others = _others(position, unit)
        sides = sides_with_room(position, unit, others[0], others)
        if any(_leaves_room(position, unit, others, edge) for edge in sides):
            return unit
    return position.displaced[0]


def _leaves_room(position: GrandBattle, unit: int, others: list[Base], edge: int) -> bool:
    rest = [each for each in position.displaced if each != unit]
    there = room_beside(position, unit, others[0], edge, others)
    assert there is not None
    waiting = [position.bases[each] for each in rest]
    standing = [base for base in others if base not in waiting]
    unders = [_others(position, each)[0] for each in rest]
    return all_make_room(position, rest, unders, [*standing, there])


class AskForRoom(Step[GrandBattle]):
    """As long as skirmishers lie under a friend, the first of them goes aside."""

    def run(self, match: Match[GrandBattle]) -> None:
        """Their owner says where to; without any room on the table they disperse."""
        position = match.position
        position.displaced = [unit for unit in position.displaced if _is_under(position, unit)]
        if not position.displaced:
            return
        unit = _first_to_go(position)
        position.displaced = [unit, *[each for each in position.displaced if each != unit]]
        if open_sides(position):
            match.then(MAKE_ROOM[position.side_of(unit)])
        else:
            disperse(match, unit, "GRB-05-050")
        match.then(ASK_FOR_ROOM)


def go_aside(match: Match[GrandBattle], unit: int, there: Base) -> None:
    """Skirmishers stand aside; they touch no enemy any more."""
    position = match.position
    position.bases[unit] = there
    part_from_all(position, unit)
    tell_shift(match, "GRB-05-050")
    discover(match)


class MakeRoom(Choice[GrandBattle]):
    """Skirmishers who lie under a friend's base make room to one of its sides (GRB-05-050)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        return [ASIDE + edge for edge in open_sides(match.position)]

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        position = match.position
        if action - ASIDE not in open_sides(position):
            return refuse("GRB-05-050", units=[position.roster.ids[position.displaced[0]]], by="none")
        return None

    def take(self, match: Match[GrandBattle], action: int) -> None:
        position = match.position
        unit = position.displaced.pop(0)
        others = _others(position, unit)
        # The nearest place of that side, which is within sixteen steps if any side has one.
        there = _room_anywhere(position, unit, others, action - ASIDE)
        assert there is not None
        go_aside(match, unit, there)

    def question(self) -> str:
        return "grb-ask-make-room"

    def about(self, match: Match[GrandBattle]) -> dict[str, Argument]:
        return {"unit": match.position.roster.ids[match.position.displaced[0]]}


ASK_FOR_ROOM: Final = AskForRoom()
MAKE_ROOM: Final = [MakeRoom(side) for side in SIDES]
