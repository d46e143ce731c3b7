"""Convex shapes: parts of ground, hulls of wheels, corridors, and bases among them.

A piece of ground is a list of shapes that do not overlap.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final, final

from .areas import cut, fine_area, own_outline
from .bases import Base
from .numbers import (
    COSINE,
    FINE,
    FINE_UNIT,
    HEADINGS,
    SINE,
    SLACK,
    STEP,
    TOLERANCE,
    UNIT,
    Spot,
    bisector,
    difference,
    heading_of,
    moved,
    rounded,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A base with more of its area in a piece of ground stands in it (GRB-10-003): 0.01 square step, doubled.
IN_GROUND: Final = 2 * STEP * STEP // 100
#: An ellipse is drawn with a corner every so many hundredths of a degree.
_ELLIPSE_TURN: Final = 1_000


@final
class Shape:
    """A convex polygon clockwise, with the direction in which one leaves it across each edge, times UNIT."""

    def __init__(self, spots: list[Spot], away_x: list[int], away_y: list[int]) -> None:
        self.spots: Final = spots
        self.away_x: Final = away_x
        self.away_y: Final = away_y
        xs = [x for x, _ in spots]
        ys = [y for _, y in spots]
        self.low_x: Final = min(xs)
        self.high_x: Final = max(xs)
        self.low_y: Final = min(ys)
        self.high_y: Final = max(ys)

    def __repr__(self) -> str:
        return f"Shape({self.spots})"


def convex(spots: list[Spot]) -> Shape:
    """The convex hull of spots as a shape."""
    corners = hull(spots)
    away_x: list[int] = []
    away_y: list[int] = []
    for number, (x, y) in enumerate(corners):
        there = corners[(number + 1) % len(corners)]
        along_x: i64 = there[0] - x
        along_y: i64 = there[1] - y
        length = max(1, isqrt((along_x * along_x + along_y * along_y) * FINE * FINE))
        away_x.append(rounded(-along_y * FINE * UNIT, length))
        away_y.append(rounded(along_x * FINE * UNIT, length))
    return Shape(corners, away_x, away_y)


def shape_of(base: Base) -> Shape:
    sine = base.sine
    cosine = base.cosine
    return Shape(base.corners(), [sine, cosine, -sine, -cosine], [cosine, -sine, -cosine, sine])


def hull(spots: list[Spot]) -> list[Spot]:
    """The corners of the smallest convex polygon around spots, clockwise."""
    ordered = sorted(set(spots))
    if len(ordered) < 3:
        return ordered
    upper = _chain(ordered)
    lower = _chain(ordered[::-1])
    return upper[:-1] + lower[:-1]


def _chain(ordered: list[Spot]) -> list[Spot]:
    chain: list[Spot] = []
    for x, y in ordered:
        while len(chain) > 1:
            start = chain[-2]
            end = chain[-1]
            along_x: i64 = end[0] - start[0]
            along_y: i64 = end[1] - start[1]
            if along_x * (y - start[1]) < along_y * (x - start[0]):
                break
            chain.pop()
        chain.append((x, y))
    return chain


def is_convex(spots: list[Spot]) -> bool:
    """Whether spots are the corners of a convex polygon, clockwise, none of them idle."""
    corners = hull(spots)
    if len(spots) < 3 or len(corners) != len(spots):
        return False
    start = spots.index(corners[0])
    return spots[start:] + spots[:start] == corners


# -- how far from each other -----------------------------------------------------------------------


def shapes_gap(one: Shape, other: Shape) -> int:
    """The smallest distance between two shapes; 0 if they overlap."""
    if _beyond(one, other.spots) <= 0 and _beyond(other, one.spots) <= 0:
        return 0
    square = min(*[_spot_square(one, spot) for spot in other.spots], *[_spot_square(other, spot) for spot in one.spots])
    return rounded(isqrt(square), FINE)


def shapes_depth(one: Shape, other: Shape) -> int:
    """How far one shape must be shifted to leave the other; 0 if they do not overlap."""
    if one.low_x >= other.high_x or other.low_x >= one.high_x or one.low_y >= other.high_y or other.low_y >= one.high_y:
        return 0
    depth = -max(_beyond(one, other.spots), _beyond(other, one.spots))
    return rounded(depth, FINE) if depth > 0 else 0


def shape_overlaps(base: Base, shape: Shape) -> bool:
    """Whether a base and a shape overlap by more than the tolerance."""
    span = base.span()
    if base.x + span <= shape.low_x or base.x - span >= shape.high_x:
        return False
    if base.y + span <= shape.low_y or base.y - span >= shape.high_y:
        return False
    return shapes_depth(shape_of(base), shape) > TOLERANCE


def base_gap(base: Base, shape: Shape) -> int:
    return shapes_gap(shape_of(base), shape)


def spot_gap(spot: Spot, shape: Shape) -> int:
    """How far a spot is from a shape; 0 inside."""
    return 0 if _beyond(shape, [spot]) <= 0 else rounded(isqrt(_spot_square(shape, spot)), FINE)


def beyond_edge(shape: Shape, edge: int, spots: list[Spot]) -> int:
    """How far the nearest of some spots lies beyond the line of an edge, fine; below 0 within."""
    start = shape.spots[edge]
    x: i64 = start[0]
    y: i64 = start[1]
    away_x: i64 = shape.away_x[edge]
    away_y: i64 = shape.away_y[edge]
    nearest: i64 = (1 << 62) - 1
    for spot in spots:
        spot_x: i64 = spot[0]
        spot_y: i64 = spot[1]
        nearest = min(nearest, (spot_x - x) * away_x + (spot_y - y) * away_y)
    return rounded(nearest, FINE_UNIT)


def _beyond(shape: Shape, spots: list[Spot]) -> int:
    widest = beyond_edge(shape, 0, spots)
    for edge in range(1, len(shape.spots)):
        widest = max(widest, beyond_edge(shape, edge, spots))
    return widest


def _spot_square(shape: Shape, spot: Spot) -> int:
    """The square of a spot's distance from the outline of a shape, fine."""
    spot_x: i64 = spot[0]
    spot_y: i64 = spot[1]
    least: i64 = (1 << 62) - 1
    corners = shape.spots
    for number, start in enumerate(corners):
        end = corners[number + 1] if number + 1 < len(corners) else corners[0]
        x: i64 = start[0]
        y: i64 = start[1]
        end_x: i64 = end[0]
        end_y: i64 = end[1]
        to_x = spot_x - x
        to_y = spot_y - y
        if (end_x - x) * to_x + (end_y - y) * to_y <= 0:
            least = min(least, (to_x * to_x + to_y * to_y) * (FINE * FINE))
        elif (end_x - x) * (spot_x - end_x) + (end_y - y) * (spot_y - end_y) < 0:
            away_x: i64 = shape.away_x[number]
            away_y: i64 = shape.away_y[number]
            across: i64 = rounded(to_x * away_x + to_y * away_y, FINE_UNIT)
            least = min(least, across * across)
    return least


# -- how much of a base ----------------------------------------------------------------------------


def area_in(base: Base, shapes: list[Shape]) -> int:
    """How much of a base lies in a piece of ground."""
    return sum([_area_in(base, shape) for shape in shapes])


def stands_in(base: Base, shapes: list[Shape]) -> bool:
    """Whether any part of a base is in a piece of ground (GRB-10-003)."""
    return area_in(base, shapes) > IN_GROUND


def _area_in(base: Base, shape: Shape) -> int:
    span = base.span()
    if base.x + span <= shape.low_x or base.x - span >= shape.high_x:
        return 0
    if base.y + span <= shape.low_y or base.y - span >= shape.high_y:
        return 0
    polygon = own_outline(base)
    for number, spot in enumerate(shape.spots):
        right, forward = base.local(spot)
        away_x: i64 = shape.away_x[number]
        away_y: i64 = shape.away_y[number]
        x: i64 = rounded(away_x * base.cosine - away_y * base.sine, UNIT)
        y: i64 = rounded(away_x * base.sine + away_y * base.cosine, UNIT)
        beyond = [((here[0] - right) * x + (here[1] - forward) * y) // UNIT for here in polygon]
        if beyond and max(beyond) > 0:
            polygon = cut(polygon, beyond)
    return fine_area(polygon)


def is_on_table(spots: list[Spot], width: int, depth: int) -> bool:
    """Whether every corner of a base or a shape lies on the table (GRB-05-063)."""
    for x, y in spots:
        if x < -SLACK or x > width + SLACK or y < -SLACK or y > depth + SLACK:
            return False
    return True


def area_off_table(base: Base, width: int, depth: int) -> int:
    """How much of a base hangs over the table's edge (GRB-07-007)."""
    return base.area() - _area_in(base, convex([(0, 0), (0, depth), (width, depth), (width, 0)]))


# -- ground ----------------------------------------------------------------------------------------


def ellipse(centre: Spot, long: int, short: int, heading: int) -> Shape:
    """An ellipse with its half-axes, the long one along a heading."""
    corners: list[Spot] = []
    for angle in range(0, HEADINGS, _ELLIPSE_TURN):
        forward = rounded(long * COSINE[angle], UNIT)
        corners.append(moved(centre, heading, forward, rounded(short * SINE[angle], UNIT)))
    return convex(corners)


def ribbon(line: list[Spot], width: int) -> list[Shape]:
    """A line of straight stretches drawn so wide: a stream, a ditch, a ravine; its parts share their ends."""
    headings = [heading_of(line[place + 1][0] - x, line[place + 1][1] - y) for place, (x, y) in enumerate(line[:-1])]
    banks: list[tuple[Spot, Spot]] = []
    for place, spot in enumerate(line):
        before = headings[max(0, place - 1)]
        after = headings[min(place, len(headings) - 1)]
        bend = abs(difference(before, after))
        reach = rounded(width * UNIT, 2 * COSINE[bend // 2])
        across = bisector(before, after)
        banks.append((moved(spot, across, 0, -reach), moved(spot, across, 0, reach)))
    return [convex([*banks[place], *banks[place + 1]]) for place in range(len(headings))]
