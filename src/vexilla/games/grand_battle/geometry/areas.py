"""Areas by cutting a polygon along straight lines; polygons are spots in order, and areas are doubled to stay whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bases import Base, Outline
from .numbers import FINE, Spot, rounded

if TYPE_CHECKING:
    from mypy_extensions import i64


def spots_of(theirs: Outline) -> list[Spot]:
    return [(theirs[0], theirs[1]), (theirs[2], theirs[3]), (theirs[4], theirs[5]), (theirs[6], theirs[7])]


def own_outline(base: Base) -> list[Spot]:
    """The corners of a base in its own frame, fine."""
    half = base.half * FINE
    depth = base.depth * FINE
    return [(-half, 0), (half, 0), (half, -depth), (-half, -depth)]


def cut(polygon: list[Spot], beyond: list[int]) -> list[Spot]:
    """What is left of a convex polygon when a line cuts off the corners that lie beyond it, by so much above 0."""
    left: list[Spot] = []
    for number, here in enumerate(polygon):
        past = beyond[number - 1]
        now = beyond[number]
        if (past > 0) != (now > 0):
            before = polygon[number - 1]
            # Always from the corner that stays, so that it does not matter which way round the polygon is told.
            if past > 0:
                left.append(_between(here, before, -now, past - now))
            else:
                left.append(_between(before, here, -past, now - past))
        if now <= 0:
            left.append(here)
    return left


def _between(start: Spot, end: Spot, part: i64, whole: i64) -> Spot:
    x = start[0] + rounded((end[0] - start[0]) * part, whole)
    return x, start[1] + rounded((end[1] - start[1]) * part, whole)


def area_of(polygon: list[Spot]) -> int:
    """The area, doubled."""
    if len(polygon) < 3:
        return 0
    x, y = polygon[0]
    twice: i64 = 0
    for number in range(1, len(polygon) - 1):
        here = polygon[number]
        there = polygon[number + 1]
        here_x: i64 = here[0] - x
        here_y: i64 = here[1] - y
        there_x: i64 = there[0] - x
        there_y: i64 = there[1] - y
        twice += here_x * there_y - here_y * there_x
    return twice if twice > 0 else -twice


def fine_area(polygon: list[Spot]) -> int:
    """The area of a fine polygon in thousandths squared, doubled."""
    return rounded(area_of(polygon), FINE * FINE)
