"""Geometry of the toy: whole thousandths of a step, headings in steps of fifteen degrees, no fractions anywhere."""

from __future__ import annotations

from math import isqrt
from typing import Final

Spot = tuple[int, int]

STEP: Final = 1_000
PLACES: Final = 3
WIDTH: Final = 120 * STEP
DEPTH: Final = 90 * STEP
#: Degrees of one heading, and how many there are; 0 looks up the table, then clockwise.
TURN: Final = 15
HEADINGS: Final = 24
#: Less than this is no overlap and no gap: what rounding makes of bases that touch.
TOLERANCE: Final = 20

_UNIT: Final = 1_000_000
_QUARTER: Final = (0, 258_819, 500_000, 707_107, 866_025, 965_926, 1_000_000)


def _sine(heading: int) -> int:
    place = heading % HEADINGS
    if place > 12:
        return -_sine(place - 12)
    return _QUARTER[place] if place <= 6 else _QUARTER[12 - place]


#: For each heading the direction forward, in millionths.
FORWARD: Final = [(_sine(heading), _sine(heading + 6)) for heading in range(HEADINGS)]


def rounded(number: int, unit: int) -> int:
    """The nearest whole quotient; halves go away from zero, so that left and right are alike."""
    half = unit // 2
    return (number + half) // unit if number >= 0 else -((-number + half) // unit)


def moved(spot: Spot, heading: int, forward: int, right: int = 0) -> Spot:
    """A spot so far forward and to the right, seen in a heading."""
    x, y = FORWARD[heading]
    return spot[0] + rounded(x * forward + y * right, _UNIT), spot[1] + rounded(y * forward - x * right, _UNIT)


def turned(spot: Spot, pivot: Spot, headings: int) -> Spot:
    """A spot turned clockwise about another by so many headings."""
    sine, cosine = FORWARD[headings % HEADINGS]
    x, y = spot[0] - pivot[0], spot[1] - pivot[1]
    return pivot[0] + rounded(x * cosine + y * sine, _UNIT), pivot[1] + rounded(y * cosine - x * sine, _UNIT)


def outline(front: Spot, heading: int, width: int, depth: int, ahead: int = 0) -> list[Spot]:
    """The corners of a base, from its front left one clockwise; ``ahead`` draws the front out so far."""
    half = width // 2
    return [
        moved(front, heading, ahead, -half),
        moved(front, heading, ahead, half),
        moved(front, heading, -depth, half),
        moved(front, heading, -depth, -half),
    ]


def distance(one: Spot, other: Spot) -> int:
    """How far two spots are from each other, rounded down."""
    return isqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def overlap(one: list[Spot], other: list[Spot]) -> bool:
    """Whether two convex shapes share more than an edge: no edge of either divides them."""
    return not (_divides(one, other) or _divides(other, one))


def _divides(one: list[Spot], other: list[Spot]) -> bool:
    for number, start in enumerate(one):
        end = one[number - 1]
        across = (end[1] - start[1], start[0] - end[0])
        length = isqrt(across[0] ** 2 + across[1] ** 2)
        mine = [x * across[0] + y * across[1] for x, y in one]
        theirs = [x * across[0] + y * across[1] for x, y in other]
        if min(max(mine), max(theirs)) - max(min(mine), min(theirs)) <= TOLERANCE * length:
            return True
    return False


def reaches(centre: Spot, radius: int, shape: list[Spot]) -> bool:
    """Whether a disc and a convex shape share more than an edge."""
    return gap_to(centre, shape) < radius - TOLERANCE


def gap_to(centre: Spot, shape: list[Spot]) -> int:
    """How far a spot is from a convex shape; 0 inside."""
    is_inside = True
    least = WIDTH * WIDTH
    for number, start in enumerate(shape):
        end = shape[number - 1]
        edge = (end[0] - start[0], end[1] - start[1])
        to = (centre[0] - start[0], centre[1] - start[1])
        if edge[0] * to[1] - edge[1] * to[0] < 0:
            is_inside = False
        along = edge[0] * to[0] + edge[1] * to[1]
        square = edge[0] ** 2 + edge[1] ** 2
        if along <= 0:
            least = min(least, to[0] ** 2 + to[1] ** 2)
        elif along >= square:
            least = min(least, (centre[0] - end[0]) ** 2 + (centre[1] - end[1]) ** 2)
        else:
            least = min(least, (edge[0] * to[1] - edge[1] * to[0]) ** 2 // square)
    return 0 if is_inside else isqrt(least)


def gap_between(one: list[Spot], other: list[Spot]) -> int:
    """How far two convex shapes are from each other; 0 if they overlap."""
    if overlap(one, other):
        return 0
    return min([gap_to(spot, other) for spot in one] + [gap_to(spot, one) for spot in other])


def is_on_table(shape: list[Spot]) -> bool:
    """Whether a shape lies on the table with all its corners."""
    return all(0 <= x <= WIDTH and 0 <= y <= DEPTH for x, y in shape)
