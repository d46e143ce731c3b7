"""Grand Battle's whole-number geometry against that of shapely, which counts with floating point.

``python tools/geometry_check.py 100000`` asks both about so many random pairs of bases, most of them flush, nearly
flush, parallel, level or grazing, and tells how far apart the answers were at most. A test asks a few hundred times.
"""

from __future__ import annotations

import math
import random
import sys

import shapely
from shapely import LineString, MultiPoint, Polygon, affinity

from vexilla.games.grand_battle.geometry.bases import EDGES, FRONT, FRONT_LEFT, FRONT_RIGHT, Base, from_centre
from vexilla.games.grand_battle.geometry.bodies import body_of
from vexilla.games.grand_battle.geometry.contact import contact, front_touches
from vexilla.games.grand_battle.geometry.dressing import against
from vexilla.games.grand_battle.geometry.gaps import gap, near, nearest_spots, overlap_depth, overlaps, touches
from vexilla.games.grand_battle.geometry.numbers import HEADINGS, QUARTER_TURN, STEP, TOLERANCE, Spot, distance
from vexilla.games.grand_battle.geometry.shapes import (
    Shape,
    area_in,
    base_gap,
    convex,
    shape_of,
    shapes_depth,
    shapes_gap,
    spot_gap,
)
from vexilla.games.grand_battle.geometry.sight import covers, line
from vexilla.games.grand_battle.geometry.ways import meeting, meeting_shape, way, way_keeping_off
from vexilla.games.grand_battle.geometry.wheels import wheel_limit
from vexilla.games.grand_battle.geometry.zones import TIE, front_area, zone_areas, zone_of

#: Lengths may differ by so many thousandths: each is rounded once or twice.
LENGTH = 2
#: Areas, in thousandths squared and doubled, by 0.002 square step: a hair along a base.
AREA = 4_000
#: And by 0.01 square step where a round range is cut.
RANGE_AREA = 20_000
DEPTHS = (2, 4, 6, 8, 16)
#: Shifts off the flush place that try the tolerance out.
NUDGES = (0, 0, 0, 1, -1, 2, 20, -20, 40, -40, 49, -49, 51, -51, 60, -60, 200, -200, 2000, -2000)
TURNS = (0, 0, 0, 0, 1, -1, 30, -30, 49, 50, -50, 51, 100, -100, 1500, -1500, 4500)
MARGIN = 2 * STEP


class Check:
    """Questions put to both, and the greatest difference of each kind."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.worst: dict[str, float] = {}
        self.asked: dict[str, int] = {}
        self.faults: list[str] = []

    def alike(self, what: str, ours: float, theirs: float, room: float, about: object) -> None:
        """Two numbers that must be alike."""
        off = abs(ours - theirs)
        self.asked[what] = self.asked.get(what, 0) + 1
        self.worst[what] = max(self.worst.get(what, 0.0), off)
        if off > room:
            self.faults.append(f"{what}: {ours} against {theirs:.4f}, of {about}")

    def holds(self, what: str, held: bool, about: object) -> None:
        """Something that must be so."""
        self.asked[what] = self.asked.get(what, 0) + 1
        self.worst.setdefault(what, 0.0)
        if not held:
            self.faults.append(f"{what}: not so, of {about}")

    # -- what is asked about ----------------------------------------------------------------------

    def heading(self) -> int:
        kind = self.random.randrange(4)
        if kind < 2:
            return self.random.randrange(4) * QUARTER_TURN
        return self.random.randrange(8) * QUARTER_TURN // 2 if kind == 2 else self.random.randrange(HEADINGS)

    def base(self) -> Base:
        x, y = self.random.randrange(150 * STEP), self.random.randrange(120 * STEP)
        return Base(x, y, self.heading(), 8 * STEP, self.random.choice(DEPTHS) * STEP)

    def other(self, base: Base) -> Base:
        """A base somewhere near: flush on an edge, at a corner, level beside, on top, or anywhere."""
        kind = self.random.randrange(8)
        depth = self.random.choice(DEPTHS) * STEP
        edge = self.random.randrange(EDGES)
        if kind == 0:
            return self.base()
        if kind == 1:
            x, y = base.centre()
            x, y = x + self.random.randrange(-9000, 9000), y + self.random.randrange(-9000, 9000)
            return from_centre((x, y), self.heading(), 8 * STEP, depth)
        room = (base.edge_length(edge) + 8 * STEP) // 2
        offset = self.random.choice((0, 0, room, -room, room - 40, room - 60, self.random.randrange(-room, room + 1)))
        flush = against(8 * STEP, depth, base, edge, offset)
        flush = flush.moved(self.random.choice(NUDGES), self.random.choice(NUDGES))
        turn = self.random.choice(TURNS) + self.random.randrange(4) * QUARTER_TURN
        if turn % QUARTER_TURN == 0 and self.random.random() < 0.5:
            return Base(flush.x, flush.y, (flush.heading + turn) % HEADINGS, flush.width, flush.depth)
        return flush.wheeled(self.random.choice((FRONT_LEFT, FRONT_RIGHT)), turn)

    def shape(self, base: Base) -> Shape:
        """A convex polygon about as large as a piece of ground, often with a side along an edge of the base."""
        reach = self.random.choice((3, 10, 20)) * STEP
        x, y = base.centre()
        x, y = x + self.random.randrange(-reach, reach), y + self.random.randrange(-reach, reach)
        spots = [(x + self.random.randrange(-reach, reach), y + self.random.randrange(-reach, reach)) for _ in range(6)]
        if self.random.random() < 0.4:
            front = against(2 * reach, reach, base, self.random.randrange(EDGES), self.random.randrange(-reach, reach))
            spots = front.moved(self.random.choice(NUDGES)).corners()
        return convex(spots)

    # -- the questions ----------------------------------------------------------------------------

    def pair(self) -> None:
        """All questions about one pair of bases, one shape and one line."""
        base = self.base()
        other = self.other(base)
        ours, theirs = exact(base), exact(other)
        about = (base, other)
        apart = ours.distance(theirs)
        self.alike("gap", gap(base, other), apart, 1, about)
        if abs(apart - TOLERANCE) > 1:
            self.holds("touches", touches(base, other) == (apart <= TOLERANCE), about)
        if abs(apart - MARGIN) > 4:
            self.holds("near", near(base, other, MARGIN) == (apart <= MARGIN), about)
        depth = overlap_depth(base, other)
        self.alike("overlap depth", depth, depth_of(ours, theirs), 1, about)
        self.holds("overlaps", overlaps(base, other) == (depth > TOLERANCE), about)
        apart = shape_front(base).distance(theirs)
        if abs(apart - TOLERANCE) > 1:
            self.holds("front touches", front_touches(base, other) == (apart <= TOLERANCE), about)
        if depth == 0:
            here, there = nearest_spots(base, other)
            self.alike("nearest spots", distance(here, there), ours.distance(theirs), 3, about)
            self.alike("nearest spots lie on bases", 0, ours.distance(shapely.Point(here)), 2, about)
        self.contacts(base, other)
        self.zones(base, other)
        self.ways(base, other)
        self.ground(base)
        self.sight(base, other)
        if self.random.random() < 0.1:
            self.wheel(base.moved(-self.random.randrange(6 * STEP)), other)

    def contacts(self, base: Base, other: Base) -> None:
        touch = contact(base, other)
        about = (base, other)
        touching = touches(base, other) and not overlaps(base, other)
        self.holds("contact when they touch", (touch is not None) == touching, about)
        if touch is None:
            return
        turned = contact(other, base)
        self.holds("contact from both sides", turned is not None and turned.is_edge() == touch.is_edge(), about)
        lines = [(edge_line(base, one), edge_line(other, two)) for one in range(EDGES) for two in range(EDGES)]
        shared = 0.0
        for one, two in lines:
            if along(one, two):
                band = one.buffer(5 * TOLERANCE, cap_style="flat")
                shared = max(shared, band.intersection(two).length)
        if touch.is_edge() or shared > TOLERANCE + LENGTH:
            self.alike("touching stretch", touch.stretch, shared, LENGTH, about)

    def zones(self, base: Base, other: Base) -> None:
        theirs = exact(other)
        areas = [2 * zone.intersection(theirs).area for zone in exact_zones(base)]
        ours = zone_areas(base, other)
        for zone in range(EDGES):
            self.alike("area in a zone", ours[zone], areas[zone], AREA, (base, other))
        if not theirs.intersects(exact(base)):
            self.alike("areas of all zones", sum(ours), other.area(), AREA, (base, other))
        ordered = sorted(areas)
        if ordered[-1] - ordered[-2] > TIE + 2 * AREA:
            self.holds("zone", zone_of(base, other) == areas.index(ordered[-1]), (base, other))
        reach = self.random.choice((5, 12, 30, 80)) * STEP
        near_front = exact_zones(base)[FRONT].intersection(shape_front(base).buffer(reach, quad_segs=1024))
        seen = 2 * near_front.intersection(theirs).area
        self.alike("area in range", front_area(base, other, reach), seen, RANGE_AREA, (base, other, reach))

    def ways(self, base: Base, other: Base) -> None:
        heading = base.heading if self.random.random() < 0.5 else self.heading()
        limit = self.random.choice((5, 10, 20)) * STEP
        start = base.shifted((heading + HEADINGS // 2) % HEADINGS, self.random.randrange(limit))
        theirs = exact(other)
        about = (start, heading, limit, other)
        length = way(start, heading, limit, other)
        found = meeting(start, heading, limit, other)
        own = exact(start)
        if length > 0:
            passed = swept(own, heading, length)
            self.holds("free way", passed.buffer(-75, join_style="mitre").intersection(theirs).is_empty, about)
        if found is not None and length > 0:
            self.alike("way until they touch", 0, placed(own, heading, length).distance(theirs), LENGTH, about)
            beyond = swept(own, heading, limit + TOLERANCE)
            self.holds("something in the way", depth_of(beyond, theirs) > TOLERANCE - LENGTH, about)
        as_shape = meeting_shape(start, heading, limit, shape_of(other))
        if as_shape is not None and as_shape[0] > 0:
            there = placed(own, heading, as_shape[0])
            self.alike("way until a shape is touched", 0, there.distance(theirs), LENGTH, about)
        kept = way_keeping_off(start, heading, limit, other, MARGIN)
        apart = own.distance(theirs)
        if apart > 10:
            keep = min(MARGIN, apart)
            passed = swept(own, heading, kept)
            self.holds("way that keeps off", passed.distance(theirs) >= keep - 5, about)
            if kept < limit:
                beyond = swept(own, heading, min(limit, kept + 400))
                self.holds("way that keeps off is longest", beyond.distance(theirs) <= keep, about)

    def ground(self, base: Base) -> None:
        shape = self.shape(base)
        theirs = Polygon(shape.spots) if len(shape.spots) > 2 else LineString(shape.spots)
        own = exact(base)
        about = (base, shape)
        self.alike("area in a shape", area_in(base, [shape]), 2 * own.intersection(theirs).area, AREA, about)
        self.alike("gap to a shape", base_gap(base, shape), own.distance(theirs), LENGTH, about)
        spot = base.front()
        self.alike("gap of a spot", spot_gap(spot, shape), theirs.distance(shapely.Point(spot)), 1, about)
        second = self.shape(base)
        if len(second.spots) > 2 and len(shape.spots) > 2:
            there = Polygon(second.spots)
            self.alike("gap of shapes", shapes_gap(shape, second), theirs.distance(there), 1, (shape, second))
            self.alike("depth of shapes", shapes_depth(shape, second), depth_of(theirs, there), 1, (shape, second))
        hull = MultiPoint(shape.spots + second.spots).convex_hull.area
        joined = convex(shape.spots + second.spots)
        self.alike("area of a hull", Polygon(joined.spots).area, hull, 1, about)

    def sight(self, base: Base, other: Base) -> None:
        corner = other.corner(self.random.randrange(4))
        start = base.front()
        kind = self.random.randrange(3)
        shift = self.random.choice(NUDGES)
        end: Spot = (2 * corner[0] - start[0] + shift, 2 * corner[1] - start[1])
        if kind == 1:
            end = other.edge_middle(self.random.randrange(4))
        elif kind == 2:
            end = self.random.randrange(150 * STEP), self.random.randrange(120 * STEP)
        if start == end:
            return
        theirs = exact(other)
        depth = depth_of(theirs, LineString([start, end]))
        self.alike(
            "depth of a line", shapes_depth(shape_of(other), line(start, end)), depth, LENGTH, (other, start, end)
        )
        if abs(depth - TOLERANCE) > LENGTH:
            covered = covers(shape_of(other), line(start, end))
            self.holds("line covered", covered == (depth > TOLERANCE), (other, start, end))

    def wheel(self, base: Base, other: Base) -> None:
        pivot = self.random.choice((FRONT_LEFT, FRONT_RIGHT))
        angle = self.random.choice((1000, 3000, 9000)) * (1 if pivot == FRONT_RIGHT else -1)
        free = wheel_limit(body_of([base]), pivot, angle, [shape_of(other)], [])
        about = (base, pivot, angle, other)
        if overlaps(base, other):
            return
        for part in range(0, abs(free) + 1, 50):
            there = base.wheeled(pivot, part if angle > 0 else -part)
            self.holds("free wheel", overlap_depth(there, other) <= TOLERANCE + 25, about)
        if abs(free) < abs(angle):
            step = 200 if angle > 0 else -200
            corners = base.wheeled(pivot, free - free % step).corners() + base.wheeled(pivot, free + step).corners()
            blocked = MultiPoint(corners).convex_hull
            self.holds("something in the wheel", depth_of(blocked, exact(other)) > TOLERANCE - LENGTH, about)


# -- the same in floating point --------------------------------------------------------------------


def exact(base: Base) -> Polygon:
    half = base.width / 2
    flat = Polygon([(-half, 0), (half, 0), (half, -base.depth), (-half, -base.depth)])
    return on_table(base, flat)


def on_table(base: Base, flat: shapely.Geometry) -> shapely.Geometry:
    """A geometry of a base's frame on the table."""
    angle = math.radians(base.heading / 100)
    sine, cosine = math.sin(angle), math.cos(angle)
    return affinity.affine_transform(flat, [cosine, sine, -sine, cosine, base.x, base.y])


def shape_front(base: Base) -> LineString:
    return on_table(base, LineString([(-base.width / 2, 0), (base.width / 2, 0)]))


def edge_line(base: Base, edge: int) -> LineString:
    corners = list(exact(base).exterior.coords)
    return LineString([corners[edge], corners[edge + 1]])


def along(one: LineString, two: LineString) -> bool:
    """Whether two edges lie on each other: opposite within half a degree, and near."""
    (ax, ay), (bx, by) = one.coords
    (cx, cy), (dx, dy) = two.coords
    dot = (bx - ax) * (dx - cx) + (by - ay) * (dy - cy)
    cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    angle = math.degrees(math.atan2(cross, -dot))
    return abs(angle) <= 0.5001 and one.distance(two) <= TOLERANCE + 1


def exact_zones(base: Base) -> list[Polygon]:
    half, depth, far = base.width / 2, base.depth, 400_000
    front = [(-half, 0), (half, 0), (half + far, far), (-half - far, far)]
    right = [(half, 0), (half + far, far), (half + far, -depth - far), (half, -depth)]
    rear = [(half, -depth), (half + far, -depth - far), (-half - far, -depth - far), (-half, -depth)]
    left = [(-x, y) for x, y in right]
    return [on_table(base, Polygon(zone)) for zone in (front, right, rear, left)]


def placed(own: Polygon, heading: int, length: float) -> Polygon:
    angle = math.radians(heading / 100)
    return affinity.translate(own, length * math.sin(angle), length * math.cos(angle))


def swept(own: Polygon, heading: int, length: float) -> Polygon:
    return own.union(placed(own, heading, length)).convex_hull


def depth_of(one: shapely.Geometry, other: shapely.Geometry) -> float:
    """How far one convex geometry must be shifted to leave another, from the difference of the two."""
    there = list(other.coords) if other.geom_type == "LineString" else list(other.exterior.coords)
    here = list(one.exterior.coords)
    difference = MultiPoint([(x - u, y - v) for x, y in here for u, v in there]).convex_hull
    origin = shapely.Point(0, 0)
    return difference.exterior.distance(origin) if difference.contains(origin) else 0.0


def run(number: int, seed: int) -> Check:
    check = Check(seed)
    for _ in range(number):
        check.pair()
    return check


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    check = run(number, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for what, asked in check.asked.items():
        print(f"{what:32} {asked:9} asked, {check.worst[what]:10.3f} apart at most")
    for fault in check.faults[:20]:
        print(fault)
    print(f"{number} pairs, {len(check.faults)} faults")
    sys.exit(1 if check.faults else 0)


if __name__ == "__main__":
    main()
