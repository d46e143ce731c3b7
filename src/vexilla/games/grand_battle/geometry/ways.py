"""Straight ways: how far a base goes before it meets something, and along which stretch it is on it (GRB-05-012).

A base meets what it would overlap by more than the tolerance; it then stops where the two touch, without overlap. What
it only grazes it passes. A base that moves looks where it looked, whatever the heading of its way.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final, final

from .bases import Base, Outline, outline
from .gaps import gap
from .numbers import COSINE, FINE, HEADINGS, SINE, SLACK, TOLERANCE, UNIT, least, most, rounded
from .shapes import Shape, beyond_edge, convex, shape_of

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Further than any way on any table, fine.
_FAR: Final = 1 << 60
_DEEP: Final = TOLERANCE * FINE

#: From where to where along a way.
Stretch = tuple[int, int]


@final
class _Meeting:
    """The stretch of a way on which two shapes overlap, narrowed edge by edge; and where by more than the tolerance."""

    def __init__(self) -> None:
        self.enter: i64 = -_FAR
        self.leave: i64 = _FAR
        self.deep_enter: i64 = -_FAR
        self.deep_leave: i64 = _FAR

    def across(self, beyond: i64, rate: i64) -> None:
        """An edge that must be crossed: so much lies before it, and comes nearer at a rate, times UNIT."""
        if rate > 0:
            self.enter = max(self.enter, beyond * UNIT // rate)
            self.deep_enter = max(self.deep_enter, (beyond + _DEEP) * UNIT // rate)
        elif rate < 0:
            self.leave = min(self.leave, beyond * UNIT // rate)
            self.deep_leave = min(self.deep_leave, (beyond + _DEEP) * UNIT // rate)
        else:
            if beyond >= 0:
                self.leave = -_FAR
            if beyond + _DEEP >= 0:
                self.deep_leave = -_FAR

    def across_base(self, base: Base, theirs: Outline, right: i64, forward: i64) -> None:
        """The four edges of a base, before an outline that comes nearer at these rates."""
        left_x, left_y, right_x, right_y, far_x, far_y, back_x, back_y = theirs
        half = base.half * FINE
        self.across(least(left_y, right_y, far_y, back_y), forward)
        self.across(least(left_x, right_x, far_x, back_x) - half, right)
        self.across(-base.depth * FINE - most(left_y, right_y, far_y, back_y), -forward)
        self.across(-half - most(left_x, right_x, far_x, back_x), -right)

    def within(self, limit: int) -> Stretch | None:
        """The stretch of a way of a length, unless the two only graze each other."""
        if max(self.deep_enter, 0) >= min(self.deep_leave, (limit + TOLERANCE) * FINE):
            return None
        enter = max(0, rounded(self.enter, FINE))
        return (enter, min(limit, rounded(self.leave, FINE))) if enter <= limit else None


def meeting(base: Base, heading: int, limit: int, other: Base) -> Stretch | None:
    """On which stretch of its way a base is on another; from touch to touch."""
    if not _is_near_way(base, heading, limit, other):
        return None
    found = _Meeting()
    turn = (heading - base.heading) % HEADINGS
    found.across_base(base, outline(base, other), SINE[turn], COSINE[turn])
    turn = (heading - other.heading) % HEADINGS
    found.across_base(other, outline(other, base), -SINE[turn], -COSINE[turn])
    return found.within(limit)


def meeting_shape(base: Base, heading: int, limit: int, shape: Shape) -> Stretch | None:
    """On which stretch of its way a base is on a shape."""
    span = base.span() + limit
    if base.x + span < shape.low_x or base.x - span > shape.high_x:
        return None
    if base.y + span < shape.low_y or base.y - span > shape.high_y:
        return None
    found = _Meeting()
    own = shape_of(base)
    _cross_edges(found, own, shape, SINE[heading], COSINE[heading])
    _cross_edges(found, shape, own, -SINE[heading], -COSINE[heading])
    return found.within(limit)


def _cross_edges(found: _Meeting, shape: Shape, other: Shape, x: i64, y: i64) -> None:
    for edge in range(len(shape.spots)):
        rate = rounded(x * shape.away_x[edge] + y * shape.away_y[edge], UNIT)
        found.across(beyond_edge(shape, edge, other.spots), rate)


def _is_near_way(base: Base, heading: int, limit: int, other: Base, margin: int = 0) -> bool:
    """Whether two bases come near each other at all; quick."""
    sine: i64 = SINE[heading]
    cosine: i64 = COSINE[heading]
    x: i64 = other.x - base.x
    y: i64 = other.y - base.y
    unit: i64 = UNIT
    reach = (base.half + base.depth + other.half + other.depth + margin + SLACK) * unit
    across = x * cosine - y * sine
    along = x * sine + y * cosine
    return -reach < across < reach and -reach < along < reach + limit * unit


def way(base: Base, heading: int, limit: int, other: Base) -> int:
    """How far a base can go, a limit at most, until it touches another."""
    found = meeting(base, heading, limit, other)
    return limit if found is None else found[0]


def way_to_shape(base: Base, heading: int, limit: int, shape: Shape) -> int:
    """How far a base can go, a limit at most, until it touches a shape."""
    found = meeting_shape(base, heading, limit, shape)
    return limit if found is None else found[0]


def first_met(bases: list[Base], heading: int, limit: int, others: list[Base]) -> tuple[int, list[tuple[int, int]]]:
    """How far bases can go as one body, and who then touches whom: numbers in both lists, those level within SLACK."""
    met: list[tuple[int, int, int]] = []
    for one, base in enumerate(bases):
        for two, other in enumerate(others):
            found = meeting(base, heading, limit, other)
            if found is not None:
                met.append((found[0], one, two))
    if not met:
        return limit, []
    shortest = min(met)[0]
    return shortest, [(one, two) for length, one, two in met if length <= shortest + SLACK]


def stretches_on(bases: list[Base], heading: int, limit: int, shapes: list[Shape]) -> list[Stretch]:
    """The stretches of a way on which any of the bases is on any of the shapes, in order (GRB-10-005)."""
    found: list[Stretch] = []
    for base in bases:
        for shape in shapes:
            stretch = meeting_shape(base, heading, limit, shape)
            if stretch is not None:
                found.append(stretch)
    joined: list[Stretch] = []
    for enter, leave in sorted(found):
        if joined and enter <= joined[-1][1] + SLACK:
            joined[-1] = (joined[-1][0], max(leave, joined[-1][1]))
        else:
            joined.append((enter, leave))
    return joined


def corridor(base: Base, heading: int, length: int) -> Shape:
    """All the ground a base passes over."""
    return convex(base.corners() + base.shifted(heading, length).corners())


# -- keeping off -----------------------------------------------------------------------------------


def way_keeping_off(base: Base, heading: int, limit: int, other: Base, margin: int) -> int:
    """How far a base can go without coming nearer to another than a margin (GRB-05-013).

    A base that starts nearer may not come nearer still.
    """
    if not _is_near_way(base, heading, limit, other, margin):
        return limit
    keep = (min(margin, gap(base, other)) - SLACK) * FINE
    if keep <= 0:
        return way(base, heading, limit, other)
    turn = (heading - base.heading) % HEADINGS
    nearest = _comes_near(base, outline(base, other), -SINE[turn], -COSINE[turn], keep)
    turn = (heading - other.heading) % HEADINGS
    nearest = min(nearest, _comes_near(other, outline(other, base), SINE[turn], COSINE[turn], keep))
    return min(limit, max(0, rounded(nearest, FINE)))


def free_way(
    bases: list[Base],
    heading: int,
    limit: int,
    others: list[Base],
    ground: list[Shape],
    enemies: list[Base],
    margin: int,
) -> int:
    """How far bases can go as one body: up to others and ground, and no nearer to enemies than a margin."""
    for base in bases:
        for other in others:
            limit = min(limit, way(base, heading, limit, other))
        for shape in ground:
            limit = min(limit, way_to_shape(base, heading, limit, shape))
        for enemy in enemies:
            limit = min(limit, way_keeping_off(base, heading, limit, enemy, margin))
    return limit


def _comes_near(base: Base, theirs: Outline, right: i64, forward: i64, keep: i64) -> int:
    """After which way a corner of a moving outline first comes within a distance of a base."""
    left_x, left_y, right_x, right_y, far_x, far_y, back_x, back_y = theirs
    return least(
        _corner_comes_near(base, left_x, left_y, right, forward, keep),
        _corner_comes_near(base, right_x, right_y, right, forward, keep),
        _corner_comes_near(base, far_x, far_y, right, forward, keep),
        _corner_comes_near(base, back_x, back_y, right, forward, keep),
    )


def _corner_comes_near(base: Base, x: i64, y: i64, right: i64, forward: i64, keep: i64) -> int:
    """What is within a distance of a base: two boxes and a disc about each corner."""
    half = base.half * FINE
    depth = base.depth * FINE
    nearest = least(
        _into_disc(-half - x, -y, right, forward, keep),
        _into_disc(half - x, -y, right, forward, keep),
        _into_disc(-half - x, -depth - y, right, forward, keep),
        _into_disc(half - x, -depth - y, right, forward, keep),
    )
    nearest = min(nearest, _into_box(x, y, right, forward, half + keep, 0, -depth))
    return min(nearest, _into_box(x, y, right, forward, half, keep, -depth - keep))


def _into_box(x: i64, y: i64, right: i64, forward: i64, half: i64, high: i64, low: i64) -> int:
    """When a spot that moves at these rates comes into a box, or _FAR."""
    enter: i64 = 0
    leave: i64 = _FAR
    if right != 0:
        one = (-half - x) * UNIT // right
        two = (half - x) * UNIT // right
        enter = max(enter, min(one, two))
        leave = min(leave, max(one, two))
    elif x <= -half or x >= half:
        return _FAR
    if forward != 0:
        one = (low - y) * UNIT // forward
        two = (high - y) * UNIT // forward
        enter = max(enter, min(one, two))
        leave = min(leave, max(one, two))
    elif y <= low or y >= high:
        return _FAR
    return enter if enter < leave else _FAR


def _into_disc(x: i64, y: i64, right: i64, forward: i64, radius: i64) -> int:
    """When a spot that moves at these rates comes into a disc whose centre lies so far from it, or _FAR."""
    across: i64 = rounded(x * forward - y * right, UNIT)
    if across <= -radius or across >= radius:
        return _FAR
    along: i64 = rounded(x * right + y * forward, UNIT)
    inside: i64 = isqrt(radius * radius - across * across)
    if along + inside <= 0:
        return _FAR
    return max(along - inside, 0)
