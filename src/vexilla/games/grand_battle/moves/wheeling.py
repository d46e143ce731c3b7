"""Wheels about a front corner (GRB-05-021 to GRB-05-023)."""

from __future__ import annotations

from typing import Final

from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT
from ..geometry.bodies import Body, body_of
from ..geometry.numbers import SLACK, STEP, TOLERANCE, Spot, rounded, within
from ..geometry.shapes import Shape, convex, shape_of, shapes_depth
from ..geometry.wheels import SWEEP, Around, swept, wheel_limit
from ..ground import Wall, closing_clause, is_defended, section_ground, share_of
from ..landscape import Piece
from ..position import GrandBattle, Section
from ..tables.movement import MANOEUVRE_GAP, WHEEL_MOST
from ..tables.terrain import AREA, FULL, NO, Ground
from .forms import HEADING_PLACES
from .funds import march_funds
from .leg import Leg, names_of, settle, stopped
from .passage import AMONG_SPEARS, BLOCKED, Foe, foes_of, friends_of, has_gap, passage
from .straight import not_enough

#: What lies around a table keeps wheels on it; it begins so far inside that their tolerance ends at the edge.
_RIM: Final = TOLERANCE - SLACK
_OUTSIDE: Final = 100 * STEP


def work_out_wheel(position: GrandBattle, leg: Leg) -> None:
    """A wheel, as far as it is free."""
    wheel_body(position, leg, leg.deed.number("angle"), MANOEUVRE_GAP, is_left=leg.deed.word("pivot") == "left")
    funds = march_funds(position, leg.units)
    if leg.refusal is None and not funds.suffices(leg.costs[0], leg.shares):
        is_by_line = funds.suffices(leg.costs[0], funds.shares)
        leg.refusal = not_enough(position, leg, "GRB-10-007" if is_by_line else "GRB-05-064")
    if leg.refusal is None:
        leg.refusal = settle(position, leg)


def wheel_body(position: GrandBattle, leg: Leg, asked: int, margin: int, *, is_left: bool) -> None:
    """Wheel the units of a leg, or of the opening of an attack, as far as it is free, with what it costs and brings."""
    pivot = FRONT_LEFT if is_left else FRONT_RIGHT
    angle = -asked if is_left else asked
    body = body_of([position.bases[unit] for unit in leg.units])
    around = Around(body, pivot)
    walls = [each for each in _walls(position, leg.units) if around.has(each[0])]
    foes = foes_of(position, position.side_of(leg.units[0]))
    foes = [foe for foe in foes if around.has_base(foe.base, margin)]
    blocks = [shape for shape, _ in walls]
    free = wheel_limit(body, pivot, angle, blocks, [foe.base for foe in foes], margin)
    leg.furthest = abs(free)
    if free != angle:
        wall = _what_stops(body, pivot, angle, walls, foes, abs(free), margin)
        leg.stop = leg.refusal = stopped(wall, names_of(position, leg.units), HEADING_PLACES)
        angle = free
    leg.bases = body.wheeled(pivot, angle).bases
    slow = _pass_over(position, leg, body, pivot, angle, around)
    cost = body.wheel_cost(angle)
    leg.pay(cost + (rounded(cost * slow, abs(angle)) if angle else 0))


def _walls(position: GrandBattle, units: list[int]) -> list[tuple[Shape, Wall]]:
    """All that no wheel of a body may sweep over, with the clause: table edge, friends, closed ground, obstacles."""
    rim = _rim(position.landscape.width, position.landscape.depth)
    found = [(shape, Wall(0, "GRB-05-063", "")) for shape in rim]
    for friend in friends_of(position, units):
        if any(passage(position, unit, friend) == BLOCKED for unit in units):
            found += [(shape_of(position.bases[friend]), Wall(0, "GRB-05-032", position.roster.ids[friend]))]
    for piece in position.landscape.pieces:
        if any(share_of(position, unit, piece.kind) == NO for unit in units):
            found += [(shape, Wall(0, closing_clause(piece.kind), piece.id)) for shape in piece.shapes]
    side = position.side_of(units[0])
    for section in position.sections:
        ground = section_ground(section, side)
        if any(share_of(position, unit, ground) == NO for unit in units):
            found.append((shape_of(section.line), Wall(0, closing_clause(ground), section.id)))
        elif is_defended(position, section, side):
            found.append((shape_of(section.line), Wall(0, "GRB-12-028", section.id)))
    return found


def _rim(width: int, depth: int) -> list[Shape]:
    low, right, top = -_OUTSIDE, width + _OUTSIDE, depth + _OUTSIDE
    return [
        _box((low, low), (_RIM, top)),
        _box((width - _RIM, low), (right, top)),
        _box((low, low), (right, _RIM)),
        _box((low, depth - _RIM), (right, top)),
    ]


def _box(low: Spot, high: Spot) -> Shape:
    return convex([low, (low[0], high[1]), high, (high[0], low[1])])


def _what_stops(
    body: Body, pivot: int, angle: int, walls: list[tuple[Shape, Wall]], foes: list[Foe], after: int, margin: int
) -> Wall:
    """The first of all that can stop a wheel that does so no later than all together."""
    # Up to there nobody stops it, and who stops it later is not asked for.
    most = min(abs(angle), after - after % SWEEP + SWEEP)
    angle = most if angle >= 0 else -most
    for foe in foes:
        if abs(wheel_limit(body, pivot, angle, [], [foe.base], margin, after)) <= after:
            return Wall(after, "GRB-05-013" if margin else "GRB-05-023", foe.name)
    for shape, wall in walls:
        if abs(wheel_limit(body, pivot, angle, [shape], [], 0, after)) <= after:
            return Wall(after, wall.clause, wall.by)
    return Wall(after, "GRB-05-023", "")


def _pass_over(position: GrandBattle, leg: Leg, body: Body, pivot: int, angle: int, around: Around) -> int:
    """The ground and the lines that a wheel sweeps over; how much of the angle is slow (GRB-10-005)."""
    friends = [friend for friend in friends_of(position, leg.units) if around.has_base(position.bases[friend])]
    pieces = [piece for piece in position.landscape.pieces if any(around.has(shape) for shape in piece.shapes)]
    sections = [section for section in position.sections if around.has_base(section.line)]
    if not friends and not pieces and not sections:
        return 0
    side = 1 if angle >= 0 else -1
    slow = 0
    here = body
    done = 0
    while done < abs(angle):
        step = min(SWEEP, abs(angle) - done)
        there = body.wheeled(pivot, side * (done + step))
        is_slow = False
        for number, hull in enumerate(swept(here, there)):
            _pass_spears(position, leg, number, hull, friends)
            for ground in _grounds_on(hull, pieces, sections, position.side_of(leg.units[0])):
                share = share_of(position, leg.units[number], ground)
                if ground not in leg.grounds[number]:
                    leg.grounds[number].append(ground)
                if ground.shape == AREA:
                    is_slow = is_slow or share < FULL
                elif share != NO:
                    leg.shares[number] = min(leg.shares[number], share)
        slow += step if is_slow else 0
        done += step
        here = there
    return slow


def _pass_spears(position: GrandBattle, leg: Leg, number: int, hull: Shape, friends: list[int]) -> None:
    """Spearmen and pikemen who wheel through skirmishers, or they through them (GRB-05-049)."""
    unit = leg.units[number]
    for friend in friends:
        if passage(position, unit, friend) != AMONG_SPEARS:
            continue
        if shapes_depth(hull, shape_of(position.bases[friend])) > TOLERANCE:
            spears = friend if position.profile_of(unit).kind.is_skirmisher else unit
            through = hull if spears == friend else shape_of(position.bases[friend])
            if spears not in leg.disordered and not has_gap(position, spears, through):
                leg.disordered.append(spears)


def _grounds_on(hull: Shape, pieces: list[Piece], sections: list[Section], side: int) -> list[Ground]:
    found = [piece.kind for piece in pieces if any(shapes_depth(hull, shape) > TOLERANCE for shape in piece.shapes)]
    crossed = [each for each in sections if shapes_depth(hull, shape_of(each.line)) > TOLERANCE]
    return found + [section_ground(section, side) for section in crossed]


def widest_wheel(position: GrandBattle, units: list[int], left: int) -> int:
    """By how much a body can wheel for what it has left, on open ground; at least by one."""
    body = body_of([position.bases[unit] for unit in units])
    low = 1
    high = WHEEL_MOST
    while low < high:
        middle = (low + high + 1) // 2
        if within(body.wheel_cost(middle), left):
            low = middle
        else:
            high = middle - 1
    return low
