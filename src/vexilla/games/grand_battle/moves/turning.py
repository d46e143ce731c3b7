"""Turns about the centre: who turns slides off his neighbours, or they off him (GRB-05-025, GRB-05-033)."""

from __future__ import annotations

from typing import Final

from ..geometry.bases import EDGES, Base
from ..geometry.dressing import abut
from ..geometry.gaps import overlaps, touches
from ..geometry.numbers import STEP
from ..position import GrandBattle
from .leg import Leg, settle
from .passage import length_to_freedom

#: No turn brings a base further onto a neighbour, so nobody slides further.
_SLIDE: Final = 4 * STEP


def turn_each(position: GrandBattle, leg: Leg, angle: int) -> None:
    """Turn all, then slide each by the least way off those it stood with (GRB-05-033), or fights."""
    before = list(leg.bases)
    leg.bases = [base.turned(angle) for base in before]
    for number, base in enumerate(leg.bases):
        others: list[Base] = []
        for other in range(len(position.places)):
            if not position.is_on_table(other) or other == leg.units[number]:
                continue
            there = leg.bases[leg.units.index(other)] if other in leg.units else position.bases[other]
            is_friend = position.side_of(other) == position.side_of(leg.units[number])
            stood = position.bases[other]
            if (is_friend and abut(before[number], stood)) or (not is_friend and touches(before[number], stood)):
                others.append(there)
        leg.bases[number] = _slid(base, others)


def _slid(base: Base, others: list[Base]) -> Base:
    if not any(overlaps(base, other) for other in others):
        return base
    ways = [(length_to_freedom(base, base.edge_heading(edge), others), edge) for edge in range(EDGES)]
    length, edge = min(ways)
    return base.shifted(base.edge_heading(edge), length)


def slide_neighbours(position: GrandBattle, leg: Leg, angle: int) -> GrandBattle | None:
    """The position with the neighbours slid off a unit that turns where it stands; None if they cannot be.

    It is asked for when the unit itself can be slid nowhere. Its base and theirs are noted in the leg.
    """
    if len(leg.units) != 1:
        return None
    unit = leg.units[0]
    before = position.bases[unit]
    turned = before.turned(angle)
    there = position.clone()
    there.bases[unit] = turned
    leg.slid = []
    for friend in position.units_of(position.side_of(unit)):
        stood = position.bases[friend]
        if friend == unit or not overlaps(turned, stood):
            continue
        if not abut(before, stood) or position.contacts_of(friend):
            return None
        place = _beside(there, leg, friend)
        if place is None:
            return None
        there.bases[friend] = place
        leg.slid.append((friend, place))
    leg.bases = [turned]
    there.bases[unit] = before
    return there if leg.slid else None


def _beside(position: GrandBattle, leg: Leg, friend: int) -> Base | None:
    """Where a neighbour comes to stand, by the least way that takes him off all others; None if he may not."""
    base = position.bases[friend]
    others = [each for each in range(len(position.places)) if each != friend and position.is_on_table(each)]
    standing = [position.bases[each] for each in others]
    ways = [(length_to_freedom(base, base.edge_heading(edge), standing), edge) for edge in range(EDGES)]
    for length, edge in sorted(ways):
        slid = Leg(position, leg.deed, [friend])
        slid.bases = [base.shifted(base.edge_heading(edge), length)]
        if length <= _SLIDE and settle(position, slid) is None:
            return slid.bases[0]
    return None


def with_slid(position: GrandBattle, leg: Leg) -> GrandBattle:
    """The position with the neighbours where a turn leaves them."""
    if not leg.slid:
        return position
    there = position.clone()
    for neighbour, base in leg.slid:
        there.bases[neighbour] = base
    return there
