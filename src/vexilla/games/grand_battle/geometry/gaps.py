"""How far bases are from each other, and whether they overlap (GRB-01-017, GRB-01-048).

Everything is worked out in the frames of both bases, so the answer is the same from either side.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from .bases import Base, Outline, outline
from .numbers import FINE, SLACK, TOLERANCE, Spot, distance, least, most, rounded, within

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A strip as wide as this, fine, between two bases keeps them from touching, whatever was rounded.
_CLEAR: Final = (TOLERANCE + SLACK) * FINE


def gap(base: Base, other: Base) -> int:
    """The smallest distance between two bases; 0 if they overlap."""
    return _gap(base, other, outline(base, other))


def _gap(base: Base, other: Base, theirs: Outline) -> int:
    ours = outline(other, base)
    if _beyond(base, theirs) <= 0 and _beyond(other, ours) <= 0:
        return 0
    return rounded(isqrt(min(_nearest(base, theirs), _nearest(other, ours))), FINE)


def nearest_spots(base: Base, other: Base) -> tuple[Spot, Spot]:
    """Where two bases that do not overlap are nearest to each other; between parallel edges, in the middle."""
    ways = [(on_base, corner) for corner, on_base in _drops(base, other)] + _drops(other, base)
    shortest = min([distance(on_base, on_other) for on_base, on_other in ways])
    ways = [each for each in ways if distance(each[0], each[1]) <= shortest + SLACK]
    low, high = min(ways), max(ways)
    return _middle(low[0], high[0]), _middle(low[1], high[1])


def _drops(base: Base, other: Base) -> list[tuple[Spot, Spot]]:
    """Each corner of another base, and the spot of a base nearest to it."""
    found: list[tuple[Spot, Spot]] = []
    for corner in other.corners():
        right, forward = base.local(corner)
        right = max(-base.half, min(base.half, rounded(right, FINE)))
        found.append((corner, base.at(max(-base.depth, min(0, rounded(forward, FINE))), right)))
    return found


def _middle(one: Spot, other: Spot) -> Spot:
    return _half(one[0] + other[0]), _half(one[1] + other[1])


def _half(double: int) -> int:
    """A half goes to the even number, which is the same spot however the table is turned."""
    middle = double // 2
    return middle + 1 if double % 2 and middle % 2 else middle


def near(base: Base, other: Base, limit: int) -> bool:
    """Whether two bases are within a distance; quick for those that are far from it."""
    reach = base.half + base.depth + other.half + other.depth + limit + SLACK
    if abs(base.x - other.x) > reach or abs(base.y - other.y) > reach:
        return False
    return within(gap(base, other), limit)


def touches(base: Base, other: Base) -> bool:
    reach = base.half + base.depth + other.half + other.depth + TOLERANCE
    if abs(base.x - other.x) > reach or abs(base.y - other.y) > reach:
        return False
    theirs = outline(base, other)
    return _beyond(base, theirs) <= _CLEAR and _gap(base, other, theirs) <= TOLERANCE


def overlap_depth(base: Base, other: Base) -> int:
    """How far one base must be shifted to leave the other; 0 if they do not overlap."""
    depth = -max(_beyond(base, outline(base, other)), _beyond(other, outline(other, base)))
    return rounded(depth, FINE) if depth > 0 else 0


def overlaps(base: Base, other: Base) -> bool:
    """Whether two bases overlap by more than the tolerance, which no move may end with (GRB-01-018)."""
    reach = base.half + base.depth + other.half + other.depth
    if abs(base.x - other.x) > reach or abs(base.y - other.y) > reach:
        return False
    return overlap_depth(base, other) > TOLERANCE


def _beyond(base: Base, theirs: Outline) -> int:
    """The widest strip along an edge of a base that keeps an outline off; below 0 there is none."""
    left_x, left_y, right_x, right_y, far_x, far_y, back_x, back_y = theirs
    half = base.half * FINE
    return most(
        least(left_y, right_y, far_y, back_y),
        least(left_x, right_x, far_x, back_x) - half,
        -base.depth * FINE - most(left_y, right_y, far_y, back_y),
        -half - most(left_x, right_x, far_x, back_x),
    )


def _nearest(base: Base, theirs: Outline) -> int:
    """The square of the distance from a base to the nearest corner of an outline."""
    half = base.half * FINE
    depth = base.depth * FINE
    left_x, left_y, right_x, right_y, far_x, far_y, back_x, back_y = theirs
    return least(
        _to_corner(left_x, left_y, half, depth),
        _to_corner(right_x, right_y, half, depth),
        _to_corner(far_x, far_y, half, depth),
        _to_corner(back_x, back_y, half, depth),
    )


def _to_corner(x: i64, y: i64, half: i64, depth: i64) -> int:
    across = (x if x > 0 else -x) - half
    along = y if y > 0 else -depth - y
    if across <= 0:
        return along * along if along > 0 else 0
    return across * across + along * along if along > 0 else across * across
