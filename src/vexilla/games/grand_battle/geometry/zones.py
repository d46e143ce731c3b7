"""Front, flanks and rear of a base, and how much of another lies in each (GRB-01-037 to GRB-01-040)."""

from __future__ import annotations

from typing import Final

from .areas import cut, fine_area, spots_of
from .bases import EDGES, FRONT, LEFT, REAR, RIGHT, Base, outline
from .numbers import COSINE, DEGREE, FINE, HEADINGS, SINE, STEP, UNIT, Spot

#: Areas that differ by no more are equal: 0.05 square step, doubled.
TIE: Final = 2 * STEP * STEP // 20
#: No zone has it: it is on the base itself.
ON_BASE: Final = -1


def zone_of_spot(base: Base, spot: Spot) -> int:
    """The zone a spot lies in, or ON_BASE."""
    right, forward = base.local(spot)
    return _zone(right, forward, base.half * FINE, base.depth * FINE)


def _zone(right: int, forward: int, half: int, depth: int) -> int:
    aside = abs(right) - half
    if forward >= 0 and aside <= forward:
        return FRONT
    behind = -depth - forward
    if behind >= 0 and aside <= behind:
        return REAR
    if aside <= 0:
        return ON_BASE
    return RIGHT if right > 0 else LEFT


def zone_areas(base: Base, other: Base) -> list[int]:
    """How much of another base lies in each zone of a base, in the order of the edges."""
    half = base.half * FINE
    depth = base.depth * FINE
    polygon = spots_of(outline(base, other))
    zones = [_zone(right, forward, half, depth) for right, forward in polygon]
    areas = [0] * EDGES
    first = zones[0]
    # Every zone is convex, so what has its corners in one zone lies in it altogether.
    if first != ON_BASE and zones == [first] * EDGES:
        areas[first] = other.area()
        return areas
    for zone in range(EDGES):
        areas[zone] = fine_area(_part_in(polygon, zone, half, depth))
    return areas


def _part_in(polygon: list[Spot], zone: int, half: int, depth: int) -> list[Spot]:
    if zone == FRONT:
        polygon = cut(polygon, [-forward for _, forward in polygon])
        polygon = cut(polygon, [right - half - forward for right, forward in polygon])
        return cut(polygon, [-right - half - forward for right, forward in polygon])
    if zone == REAR:
        return _part_in([(right, -depth - forward) for right, forward in polygon], FRONT, half, depth)
    if zone == LEFT:
        return _part_in([(-right, forward) for right, forward in polygon], RIGHT, half, depth)
    polygon = cut(polygon, [half - right for right, _ in polygon])
    polygon = cut(polygon, [forward - (right - half) for right, forward in polygon])
    return cut(polygon, [-depth - (right - half) - forward for right, forward in polygon])


def zone_of(base: Base, other: Base) -> int:
    """The zone with the larger part of another base; of equal parts front before flank before rear (GRB-01-040)."""
    areas = zone_areas(base, other)
    enough = max(areas) - TIE
    if areas[FRONT] >= enough:
        return FRONT
    flank = LEFT if areas[LEFT] > areas[RIGHT] else RIGHT
    return flank if areas[flank] >= enough else REAR


def front_area(base: Base, other: Base, reach: int) -> int:
    """How much of another base lies in the front zone no further than a range from the front edge (GRB-13-031).

    The round ends of the range are cut along their tangents, half a degree apart: at any range there is, too much by
    less than 0.01 square step.
    """
    half = base.half * FINE
    polygon = _part_in(spots_of(outline(base, other)), FRONT, half, base.depth * FINE)
    reach *= FINE
    if not _is_beyond(polygon, half, reach):
        return fine_area(polygon)
    for angle in range(-45 * DEGREE, 45 * DEGREE + 1, DEGREE // 2):
        sine = SINE[angle % HEADINGS]
        cosine = COSINE[angle % HEADINGS]
        corner = half if angle > 0 else -half
        beyond = [((right - corner) * sine + forward * cosine) // UNIT - reach for right, forward in polygon]
        if beyond and max(beyond) > 0:
            polygon = cut(polygon, beyond)
    return fine_area(polygon)


def _is_beyond(polygon: list[Spot], half: int, reach: int) -> bool:
    """Whether any corner is out of range of a front."""
    for right, forward in polygon:
        aside = max(0, abs(right) - half)
        if aside * aside + forward * forward > reach * reach:
            return True
    return False
