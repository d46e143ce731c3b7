"""Units that end a move within a hair of a friend's edge are dressed on it, free of charge (GRB-01-050)."""

from __future__ import annotations

from ..geometry.bases import Base
from ..geometry.bodies import body_of
from ..geometry.dressing import dressed, groups
from ..geometry.gaps import overlaps, touches
from ..geometry.numbers import difference
from ..geometry.shapes import is_on_table
from ..ground import closed_under
from ..position import GrandBattle


def dressed_bodies(bases: list[Base], friends: list[Base]) -> list[list[Base]]:
    """A body put flush on each friend whom one of it nearly stands on; empty if it stands on nobody so."""
    body = body_of(bases)
    found: list[list[Base]] = []
    for number, base in enumerate(bases):
        for friend in friends:
            flush = dressed(base, friend)
            if flush is not None and flush != base:
                turned = body.turned_about(base.front(), difference(base.heading, flush.heading))
                found.append(turned.carried(flush.x - turned.bases[number].x, flush.y - turned.bases[number].y).bases)
    return found


def dress(position: GrandBattle, units: list[int]) -> None:
    """Dress units that have moved and fight nobody, body by body, where that brings them onto nobody else."""
    free = [unit for unit in units if position.is_on_table(unit) and not position.contacts_of(unit)]
    for group in groups([position.bases[unit] for unit in free]):
        body = [free[number] for number in group]
        side = position.side_of(body[0])
        friends = [position.bases[unit] for unit in position.units_of(side) if unit not in body]
        foes = [position.bases[unit] for unit in position.units_of(1 - side)]
        for bases in dressed_bodies([position.bases[unit] for unit in body], friends):
            if _is_free(position, body, bases, friends, foes):
                for number, unit in enumerate(body):
                    position.bases[unit] = bases[number]
                break


def _is_free(position: GrandBattle, units: list[int], bases: list[Base], friends: list[Base], foes: list[Base]) -> bool:
    land = position.landscape
    for number, base in enumerate(bases):
        if not is_on_table(base.corners(), land.width, land.depth):
            return False
        if closed_under(position, units[number], base) is not None:
            return False
        if any(overlaps(base, friend) for friend in friends) or any(touches(base, foe) for foe in foes):
            return False
    return True
