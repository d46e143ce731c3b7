"""Areas as polygons that a page draws: zones of a base, what is within a distance of it, arcs of fire."""

from __future__ import annotations

from typing import Final

from ..geometry.areas import cut
from ..geometry.bases import EDGES, FRONT, FRONT_LEFT, FRONT_RIGHT, LEFT, REAR, REAR_LEFT, REAR_RIGHT, RIGHT, Base
from ..geometry.numbers import DEGREE, HEADINGS, QUARTER_TURN, STEP, Spot, moved
from ..landscape import Landscape

Polygon = list[list[int]]

#: A round corner has a spot every so many hundredths of a degree, an edge one in so many thousandths.
_ROUND: Final = 15 * DEGREE
_ALONG: Final = 2 * STEP
#: Zones have no end but the edge of the table.
_FAR: Final = 600 * STEP
_HALF_QUARTER: Final = QUARTER_TURN // 2
#: The corners of a base from which the two straight lines of a zone begin, the left one first, as seen from it.
_CORNERS: Final[tuple[tuple[int, int], ...]] = (
    (FRONT_LEFT, FRONT_RIGHT),
    (FRONT_RIGHT, REAR_RIGHT),
    (REAR_RIGHT, REAR_LEFT),
    (REAR_LEFT, FRONT_LEFT),
)
EDGE_ORDER: Final = (FRONT, RIGHT, REAR, LEFT)


def shown(spots: list[Spot]) -> Polygon:
    """Spots as JSON."""
    return [list(spot) for spot in spots]


def on_table(land: Landscape, spots: list[Spot]) -> list[Spot]:
    """What lies on the table of a convex polygon."""
    found = cut(spots, [-x for x, _ in spots])
    found = cut(found, [x - land.width for x, _ in found])
    found = cut(found, [-y for _, y in found])
    return cut(found, [y - land.depth for _, y in found])


def zone_outline(base: Base, zone: int) -> list[Spot]:
    """A zone of a base: from the ends of its edge outwards, half a right angle to either side (GRB-01-037)."""
    left, right = _CORNERS[zone]
    ahead = base.edge_heading(zone)
    start, end = base.corner(left), base.corner(right)
    return [
        start,
        moved(start, (ahead - _HALF_QUARTER) % HEADINGS, _FAR),
        moved(end, (ahead + _HALF_QUARTER) % HEADINGS, _FAR),
        end,
    ]


def rays(base: Base) -> list[tuple[Spot, int]]:
    """Spots on the edges of a base, clockwise, each with a heading straight away from it: round at the corners."""
    found: list[tuple[Spot, int]] = []
    for edge in range(EDGES):
        left, right = _CORNERS[edge]
        ahead = base.edge_heading(edge)
        start, end = base.corner(left), base.corner(right)
        parts = max(1, base.edge_length(edge) // _ALONG)
        for part in range(parts + 1):
            spot = (start[0] + (end[0] - start[0]) * part // parts, start[1] + (end[1] - start[1]) * part // parts)
            found.append((spot, ahead))
        found += [(end, (ahead + turn) % HEADINGS) for turn in range(_ROUND, QUARTER_TURN, _ROUND)]
    return found


def around(base: Base, distance: int) -> list[Spot]:
    """All that is within a distance of a base."""
    return [moved(spot, heading, distance) for spot, heading in rays(base)]


def arc_outline(base: Base, distance: int) -> list[Spot]:
    """All of the front zone of a base that is within a distance of its front edge (GRB-13-031)."""
    left, right = base.corner(FRONT_LEFT), base.corner(FRONT_RIGHT)
    turns = range(0, _HALF_QUARTER + 1, _ROUND)
    found = [left]
    found += [moved(left, (base.heading - turn) % HEADINGS, distance) for turn in reversed(turns)]
    found += [moved(right, (base.heading + turn) % HEADINGS, distance) for turn in turns]
    found.append(right)
    return found
