"""Ground on a straight way: where it slows, what lines it crosses, and what is closed (chapter 10, GRB-12-022)."""

from __future__ import annotations

from typing import Final, final

from .camps.camp import has_servants
from .combat.footing import can_use, mans
from .disorder import columns_of
from .geometry.bases import Base
from .geometry.gaps import overlaps, touches
from .geometry.numbers import (
    DEGREE,
    FINE,
    HALF_TURN,
    HEADINGS,
    SINE,
    STEP,
    Spot,
    difference,
    distance,
    heading_of,
    within,
)
from .geometry.shapes import Shape, shape_of, shapes_gap, stands_in
from .geometry.ways import Stretch, meeting, meeting_shape, stretches_on
from .position import DISABLED, FLEEING, GrandBattle, Section
from .roster import NONE
from .tables.terrain import (
    AREA,
    BRIDGE_CAPACITY,
    BRIDGE_COUNTS,
    FULL,
    GROUNDS_BY_KEY,
    NO,
    Ground,
)
from .tables.troops import FOOT_SKIRMISHERS

BRIDGE: Final = GROUNDS_BY_KEY["bridge"]
_RIVER: Final = GROUNDS_BY_KEY["deep-river"]
_RAVINE: Final = GROUNDS_BY_KEY["ravine"]
_BARRICADE: Final = GROUNDS_BY_KEY["barricade"]
_WORKS: Final = GROUNDS_BY_KEY["works"]
_OWN_GATES: Final = GROUNDS_BY_KEY["own-gates"]

#: The clause that closes a kind of ground to some; of what is closed to all GRB-10-040.
_CLOSED_BY: Final = {
    "hill-steep": "GRB-10-020",
    "forest": "GRB-10-022",
    "stream": "GRB-10-032",
    "ditch": "GRB-10-039",
    "ravine": "GRB-10-034",
    "barricade": "GRB-12-024",
    "works": "GRB-12-025",
    "own-gates": "GRB-12-026",
    "deep-river": "GRB-10-027",
}
_IMPASSABLE: Final = "GRB-10-040"
#: A base crosses a bridge if it looks along it, and its middle goes over the middle of it (GRB-10-028).
_BRIDGE_TURN: Final = 5 * DEGREE
_BRIDGE_ASIDE: Final = STEP
#: Who goes within 45 degrees of a ravine goes along it (GRB-10-037, GRB-05-018).
_ALONG: Final = SINE[45 * DEGREE]


@final
class Wall:
    """Where a way ends, the clause that ends it, and what stands there."""

    def __init__(self, after: int, clause: str, by: str) -> None:
        self.after: Final = after
        self.clause: Final = clause
        self.by: Final = by


@final
class Crossing:
    """A line on the way of a member of a body: where it begins, and whether the member stands in it already."""

    def __init__(self, enter: int, ground: Ground, by: str, member: int, bridge: int, *, is_inside: bool) -> None:
        self.enter: Final = enter
        self.ground: Final = ground
        self.by: Final = by
        self.member: Final = member
        #: The number of the bridge; NONE if it is none.
        self.bridge: Final = bridge
        self.is_inside: Final = is_inside


@final
class GroundAhead:
    """What a body meets on a straight way: the slow stretches, the lines in order, and the first closed ground."""

    def __init__(self, slow: list[Stretch], crossings: list[Crossing], wall: Wall | None) -> None:
        self.slow: Final = slow
        self.crossings: Final = crossings
        self.wall: Final = wall

    def length_and_slow(self, length: int) -> int:
        """A length with its slow part counted twice (GRB-10-005)."""
        whole = length
        for enter, leave in self.slow:
            whole += max(0, min(length, leave) - enter)
        return whole

    def reach(self, cost: int) -> int:
        """The longest way that costs no more, if lines are left aside."""
        length = 0
        for enter, leave in self.slow:
            if cost <= enter - length:
                return length + cost
            cost -= enter - length
            if cost <= 2 * (leave - enter):
                return enter + cost // 2
            cost -= 2 * (leave - enter)
            length = leave
        return length + cost


def share_of(position: GrandBattle, unit: int, ground: Ground) -> int:
    """What a kind of ground leaves of a unit's move, in quarters."""
    return max([ground.shares[column] for column in columns_of(position, unit)])


def closing_clause(ground: Ground) -> str:
    """The clause that closes a kind of ground."""
    return _CLOSED_BY.get(ground.key, _IMPASSABLE)


def section_ground(section: Section, side: int) -> Ground:
    """As what a side crosses a section: its own fortified camp has gates (GRB-12-026, GRB-12-027)."""
    if not section.is_works:
        return _BARRICADE
    return _OWN_GATES if section.camp == side else _WORKS


def is_defended(position: GrandBattle, section: Section, against: int) -> bool:
    """Whether the enemies of a side stand right up against a section, or servants guard it (GRB-12-020, GRB-12-029)."""
    enemy = 1 - against
    if section.camp == enemy and has_servants(position, enemy):
        return True
    for unit in position.units_of(enemy):
        is_fit = not position.marks[unit] & (FLEEING | DISABLED) and can_use(position, unit, section)
        if is_fit and mans(section, position.bases[unit]):
            return True
    return False


def is_at_bridge(base: Base, heading: int, floor: Base) -> bool:
    """Whether a base that goes in a heading goes over a bridge, in column (GRB-10-028)."""
    for looks in (base.heading, heading):
        turn = abs(difference(looks, floor.heading))
        if min(turn, HALF_TURN - turn) > _BRIDGE_TURN:
            return False
    return abs(floor.local(base.front())[0]) <= _BRIDGE_ASIDE * FINE


def bridge_load(position: GrandBattle, unit: int) -> int:
    """What a unit counts on a bridge, in units of skirmishers (GRB-10-029, GRB-10-030)."""
    profile = position.profile_of(unit)
    return BRIDGE_COUNTS[0 if profile.kind.is_skirmisher else 2 if profile.is_double else 1]


def ground_ahead(position: GrandBattle, units: list[int], bases: list[Base], heading: int, limit: int) -> GroundAhead:
    """What a body meets on a straight way of a length."""
    side = position.side_of(units[0])
    walls: list[Wall] = []
    crossings: list[Crossing] = []
    slow_shapes: list[Stretch] = []
    for number, unit in enumerate(units):
        base = bases[number]
        bridges = _bridges_ahead(position, units, number, base, heading, limit, crossings, walls)
        for piece in position.landscape.pieces:
            shapes = piece.shapes
            if piece.kind is _RIVER and bridges:
                shapes = [shape for shape in shapes if not _is_at_one(position, bridges, shape)]
            found = stretches_on([base], heading, limit, shapes)
            if not found:
                continue
            share = share_of(position, unit, piece.kind)
            enter = found[0][0]
            if share == NO:
                walls.append(Wall(enter, closing_clause(piece.kind), piece.id))
            elif piece.kind.shape == AREA:
                if share < FULL:
                    slow_shapes += found
            elif piece.kind is _RAVINE and _goes_along(position, unit, base, heading, enter, shapes):
                walls.append(Wall(enter, "GRB-10-037", piece.id))
            else:
                is_inside = stands_in(base, piece.shapes)
                crossings.append(Crossing(enter, piece.kind, piece.id, number, NONE, is_inside=is_inside))
        for section in position.sections:
            met = meeting(base, heading, limit, section.line)
            if met is None:
                continue
            ground = section_ground(section, side)
            if share_of(position, unit, ground) == NO:
                walls.append(Wall(met[0], closing_clause(ground), section.id))
            elif is_defended(position, section, side):
                walls.append(Wall(met[0], "GRB-12-028", section.id))
            else:
                is_inside = meeting(base, heading, 0, section.line) is not None
                crossings.append(Crossing(met[0], ground, section.id, number, NONE, is_inside=is_inside))
    crossings.sort(key=_enter_of)
    return GroundAhead(_joined(slow_shapes), crossings, _first(walls))


def _bridges_ahead(
    position: GrandBattle,
    units: list[int],
    number: int,
    base: Base,
    heading: int,
    limit: int,
    crossings: list[Crossing],
    walls: list[Wall],
) -> list[int]:
    """The bridges that a base goes over; they are crossed as lines as long as they bear it (GRB-10-029, GRB-10-031)."""
    found: list[int] = []
    for place, bridge in enumerate(position.landscape.bridges):
        if not is_at_bridge(base, heading, bridge.floor):
            continue
        met = meeting(base, heading, limit, bridge.floor)
        if met is None:
            continue
        found.append(place)
        is_inside = meeting(base, heading, 0, bridge.floor) is not None
        load = position.bridge_loads[place] + bridge_load(position, units[number])
        load += sum([bridge_load(position, units[each.member]) for each in crossings if each.bridge == place])
        if not is_inside and load > BRIDGE_CAPACITY:
            walls.append(Wall(met[0], "GRB-10-029", bridge.id))
        else:
            crossings.append(Crossing(met[0], BRIDGE, bridge.id, number, place, is_inside=is_inside))
    return found


def _is_at_one(position: GrandBattle, bridges: list[int], shape: Shape) -> bool:
    for place in bridges:
        if shapes_gap(shape, shape_of(position.landscape.bridges[place].floor)) == 0:
            return True
    return False


def _goes_along(position: GrandBattle, unit: int, base: Base, heading: int, enter: int, shapes: list[Shape]) -> bool:
    """Whether a way leads along a ravine rather than across it; foot skirmishers may go so (GRB-10-037)."""
    if FOOT_SKIRMISHERS in columns_of(position, unit):
        return False
    for shape in shapes:
        met = meeting_shape(base, heading, enter + STEP, shape)
        if met is not None and abs(SINE[(heading - _axis(shape)) % HEADINGS]) < _ALONG:
            return True
    return False


def _axis(shape: Shape) -> int:
    """Where the longest edge of a shape leads."""
    spots: list[Spot] = shape.spots
    longest = 0
    axis = 0
    for number, spot in enumerate(spots):
        length = distance(spots[number - 1], spot)
        if length > longest:
            longest = length
            axis = heading_of(spot[0] - spots[number - 1][0], spot[1] - spots[number - 1][1])
    return axis


def _joined(stretches: list[Stretch]) -> list[Stretch]:
    joined: list[Stretch] = []
    for enter, leave in sorted(stretches):
        if joined and within(enter, joined[-1][1]):
            joined[-1] = (joined[-1][0], max(leave, joined[-1][1]))
        else:
            joined.append((enter, leave))
    return joined


def _enter_of(crossing: Crossing) -> int:
    return crossing.enter


def _first(walls: list[Wall]) -> Wall | None:
    first: Wall | None = None
    for wall in walls:
        if first is None or wall.after < first.after:
            first = wall
    return first


# -- where a base stands -----------------------------------------------------------------------------


def grounds_under(position: GrandBattle, base: Base) -> list[Ground]:
    """The kinds of ground that a base stands in (GRB-10-003)."""
    return [piece.kind for piece in position.landscape.pieces if stands_in(base, piece.shapes)]


def stands_on_bridge(position: GrandBattle, base: Base) -> bool:
    """Whether any part of a base is on a bridge, which is rough ground (GRB-10-031)."""
    return any(overlaps(base, bridge.floor) for bridge in position.landscape.bridges)


def closed_under(position: GrandBattle, unit: int, base: Base) -> Wall | None:
    """The ground closed to a unit that a base of it would stand in."""
    for piece in position.landscape.pieces:
        if share_of(position, unit, piece.kind) == NO and stands_in(base, piece.shapes):
            if piece.kind is _RIVER and _is_on_bridge(position, base):
                continue
            return Wall(0, closing_clause(piece.kind), piece.id)
    return None


def _is_on_bridge(position: GrandBattle, base: Base) -> bool:
    for bridge in position.landscape.bridges:
        if is_at_bridge(base, base.heading, bridge.floor) and touches(base, bridge.floor):
            return True
    return False
