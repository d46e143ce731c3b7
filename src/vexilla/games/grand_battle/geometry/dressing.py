"""Bases flush on each other: groups, dressing, and the places along an edge (GRB-03-044, GRB-01-050, GRB-06-042).

The base that moves is always computed from the one that stands (GRB-01-016).
"""

from __future__ import annotations

from .bases import FRONT, REAR, RIGHT, Base
from .contact import contact
from .numbers import ALIGNMENT, FINE, HALF_TURN, HEADINGS, SLACK, STEP, TOLERANCE, difference, rounded


def abut(base: Base, other: Base) -> bool:
    """Whether two bases can belong to one group: alike in heading, edge on edge for a step or more (GRB-03-044)."""
    if base.heading != other.heading or _is_apart(base, other):
        return False
    touch = contact(base, other)
    return touch is not None and touch.stretch >= STEP - SLACK


def _is_apart(base: Base, other: Base) -> bool:
    """Whether a base that looks the same way lies clear of another; quick."""
    right, forward = base.local(other.front())
    room = (base.half + other.half + TOLERANCE) * FINE + FINE
    if right > room or right < -room:
        return True
    return forward > (other.depth + TOLERANCE) * FINE + FINE or forward < -(base.depth + TOLERANCE) * FINE - FINE


def groups(bases: list[Base]) -> list[list[int]]:
    """The numbers of bases that hang together by touching, in the order of the list (GRB-03-044)."""
    found: list[list[int]] = []
    free = list(range(len(bases)))
    while free:
        group = [free.pop(0)]
        for member in group:
            joined = [number for number in free if abut(bases[member], bases[number])]
            group += joined
            free = [number for number in free if number not in joined]
        found.append(sorted(group))
    return found


def dressed(base: Base, other: Base) -> Base | None:
    """A base put flush on the edge of a friend it nearly stands on, looking as he looks (GRB-01-050); or None.

    Fronts, rears or sides that are level within the tolerance become exactly level.
    """
    if abs(difference(base.heading, other.heading)) > ALIGNMENT:
        return None
    touch = contact(other, base)
    if touch is None or not touch.is_edge():
        return None
    right, forward = other.local(base.front())
    right = rounded(right, FINE)
    forward = rounded(forward, FINE)
    if touch.edge == FRONT or touch.edge == REAR:
        forward = base.depth if touch.edge == FRONT else -other.depth
        right = _levelled(right, other.half - base.half, base.half - other.half)
    else:
        right = other.half + base.half if touch.edge == RIGHT else -other.half - base.half
        forward = _levelled(forward, 0, base.depth - other.depth)
    x, y = other.at(forward, right)
    return Base(x, y, other.heading, base.width, base.depth)


def _levelled(offset: int, one: int, other: int) -> int:
    if abs(offset - one) <= TOLERANCE:
        return one
    return other if abs(offset - other) <= TOLERANCE else offset


def against(width: int, depth: int, other: Base, edge: int, offset: int = 0) -> Base:
    """A base with its front flush on an edge of another, its middle so far from the edge's.

    The offset runs clockwise round the other base: to the right of who looks out from it.
    """
    if edge == FRONT:
        x, y = other.at(0, offset)
    elif edge == RIGHT:
        x, y = other.at(-other.depth // 2 - offset, other.half)
    elif edge == REAR:
        x, y = other.at(-other.depth, -offset)
    else:
        x, y = other.at(-other.depth // 2 + offset, -other.half)
    return Base(x, y, (other.edge_heading(edge) + HALF_TURN) % HEADINGS, width, depth)


def offset_along(base: Base, other: Base, edge: int) -> int:
    """How far the middle of a base's front is from the middle of an edge, along that edge."""
    return rounded(other.edge_line(edge).local(base.front())[0], FINE)


def aligned(base: Base, other: Base, edge: int) -> Base:
    """A base slid along an edge of another as little as the longest contact asks for (GRB-06-042)."""
    room = abs(base.width - other.edge_length(edge)) // 2
    offset = max(-room, min(room, offset_along(base, other, edge)))
    return against(base.width, base.depth, other, edge, offset)
