"""The battle line of a group: it turns and shifts as one, and enemies are squared up to it (GRB-06-043 to 047)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument
from ..geometry.bases import FRONT, Base
from ..geometry.bodies import body_of
from ..geometry.dressing import against, aligned, offset_along
from ..geometry.gaps import gap, overlaps, touches
from ..geometry.numbers import DEGREE, FINE, HALF_TURN, HEADINGS, SLACK, STEP, TOLERANCE, difference, distance, within
from ..geometry.shapes import shape_overlaps
from ..ground import closed_under
from ..position import GrandBattle
from ..roster import NONE
from ..tables.troops import ARTILLERY, NON_COMBATANTS
from ..telling import tell
from .line import Goal, corner_met, front_overlap, goals_met, lay, meet, struck_edge, zone_at_start
from .line_places import blocks_for, closed_shapes, first_spot, has_room

#: A group meets the enemy frontally if it looks straight at him within this, and shifts no further than half a front.
FRONTAL: Final = 15 * DEGREE
SHIFT: Final = 4 * STEP
#: No enemy who is met frontally has the middle of his front further from the line.
_LEVEL: Final = 2 * STEP


@final
class Pair:
    """A unit of a group and whom it has met, and along how much of its front."""

    def __init__(self, unit: int, goal: Goal, overlap: int) -> None:
        self.unit: Final = unit
        self.goal: Final = goal
        self.overlap: Final = overlap


@final
class GroupLine:
    """Where a group stands once it has formed its line by one pair, and where enemies have been slid to."""

    def __init__(self, pair: Pair, bases: list[Base], defenders: list[int], places: list[Base]) -> None:
        self.pair: Final = pair
        self.bases: Final = bases
        self.defenders: Final = defenders
        self.places: Final = places


def main_pairs(position: GrandBattle, units: list[int]) -> list[Pair]:
    """The pairs by which a group would form its line: works, then guns, then the largest overlap (GRB-06-041)."""
    pairs: list[Pair] = []
    for unit in units:
        base = position.bases[unit]
        met = goals_met(position, unit)
        squarely = [goal for goal in met if goal.unit == NONE or corner_met(base, goal.base) == NONE]
        pairs += [Pair(unit, goal, front_overlap(base, goal.base)) for goal in squarely]
    if not pairs:
        return []
    rank = min([pair.goal.rank for pair in pairs])
    pairs = [pair for pair in pairs if pair.goal.rank == rank]
    most = max([pair.overlap for pair in pairs])
    return [pair for pair in pairs if pair.overlap >= most - TOLERANCE]


def _edge_of(position: GrandBattle, pair: Pair) -> int:
    goal = pair.goal
    zone = zone_at_start(position, pair.unit, goal.unit) if goal.unit != NONE else FRONT
    return struck_edge(position, pair.unit, goal, zone)


def _looks_at(heading: int, other: int) -> int:
    """By how much one who looks in a heading would have to turn to look straight against another."""
    return difference(heading, (other + HALF_TURN) % HEADINGS)


def is_frontal(position: GrandBattle, pair: Pair) -> bool:
    """Whether a group meets the enemy frontally; who has his front on all sides is so met by any edge."""
    goal = pair.goal
    edge = _edge_of(position, pair)
    is_front = edge == FRONT or goal.unit == NONE or position.has_front_all_round(goal.unit)
    heading = position.bases[pair.unit].heading
    return is_front and abs(_looks_at(heading, goal.base.edge_heading(edge))) <= FRONTAL


def group_line(position: GrandBattle, units: list[int], pair: Pair) -> GroupLine | None:
    """The line of a whole group by one pair; None if it would have to shift too far or has no room (GRB-06-044)."""
    edge = _edge_of(position, pair)
    other = pair.goal.base
    number = units.index(pair.unit)
    body = body_of([position.bases[unit] for unit in units])
    base = body.bases[number]
    turned = body.turned_about(first_spot(base, other), _looks_at(base.heading, other.edge_heading(edge)))
    there = aligned(turned.bases[number], other, edge)
    shift = offset_along(turned.bases[number], other, edge) - offset_along(there, other, edge)
    if not within(abs(shift), SHIFT):
        return None
    bases = turned.carried(there.x - turned.bases[number].x, there.y - turned.bases[number].y).bases
    return _with_defenders(position, units, pair, bases)


def _with_defenders(position: GrandBattle, units: list[int], pair: Pair, bases: list[Base]) -> GroupLine | None:
    """The line with all enemies squared up who can be; None if the group has no room."""
    partners: list[int] = [NONE] * len(units)
    partners[units.index(pair.unit)] = pair.goal.unit
    defenders: list[int] = []
    places: list[Base] = []
    for enemy in _near(position, units, pair, bases):
        there = position.bases[enemy]
        number = _partner(bases, there)
        if partners[number] == NONE and front_overlap(bases[number], there) > TOLERANCE:
            square = _squared(position, enemy, bases[number])
            if square is not None and _is_free(position, enemy, square, units, bases, defenders, places):
                partners[number] = enemy
                defenders.append(enemy)
                places.append(square)
                there = square
        if any(overlaps(base, there) for base in bases):
            return None
    slid = [position.bases[enemy] for enemy in defenders]
    blocks = [block for block in blocks_for(position, units) if block not in slid]
    for number, unit in enumerate(units):
        if any(overlaps(bases[number], block) for block in blocks) or _is_closed(position, unit, bases[number]):
            return None
    return GroupLine(pair, bases, defenders, places) if has_room(position, units, bases) else None


def _is_closed(position: GrandBattle, unit: int, base: Base) -> bool:
    return any(shape_overlaps(base, shape) for shape in closed_shapes(position, unit))


def _near(position: GrandBattle, units: list[int], pair: Pair, bases: list[Base]) -> list[int]:
    """The other enemies whom a line touches, from its main pair outwards."""
    centre = pair.goal.base.front()
    found: list[tuple[int, int]] = []
    for enemy in position.units_of(1 - position.side_of(units[0])):
        base = position.bases[enemy]
        if enemy != pair.goal.unit and any(gap(each, base) <= TOLERANCE for each in bases):
            found.append((distance(centre, base.front()), enemy))
    return [enemy for _, enemy in sorted(found)]


def _partner(bases: list[Base], enemy: Base) -> int:
    """Which of some bases has the largest part of an enemy before its front."""
    parts = [front_overlap(base, enemy) if touches(base, enemy) else -STEP for base in bases]
    return parts.index(max(parts))


def _squared(position: GrandBattle, enemy: int, base: Base) -> Base | None:
    """Where an enemy stands corner to corner with who has met his front; None if he is not to be moved (GRB-06-046)."""
    there = position.bases[enemy]
    ahead = abs(base.local(there.front())[1])
    if abs(_looks_at(base.heading, there.heading)) > FRONTAL or ahead > _LEVEL * FINE:
        return None
    if not within(abs(offset_along(there, base, FRONT)), SHIFT):
        return None
    kind = position.profile_of(enemy).kind.category
    if kind in (ARTILLERY, NON_COMBATANTS) or position.duels[enemy] != NONE:
        return None
    if any(each.since < position.turn for each in position.contacts_of(enemy)):
        return None
    if any(touches(there, section.line) for section in position.sections):
        return None
    return against(there.width, there.depth, base, FRONT)


def _is_free(
    position: GrandBattle,
    enemy: int,
    base: Base,
    units: list[int],
    bases: list[Base],
    defenders: list[int],
    places: list[Base],
) -> bool:
    """Whether an enemy can be slid to a place, with a group and others of his side where they will stand."""
    if closed_under(position, enemy, base) is not None:
        return False
    if any(overlaps(base, each) for each in bases) or any(overlaps(base, each) for each in places):
        return False
    moved = [enemy, *units, *defenders]
    others = [other for other in range(len(position.places)) if other not in moved and position.is_on_table(other)]
    return not any(overlaps(base, position.bases[other]) for other in others)


def form_group(match: Match[GrandBattle], units: list[int], line: GroupLine) -> None:
    """A group forms its line: it stands where that is, enemies are slid, and all who touch are in contact."""
    position = match.position
    ids = position.roster.ids
    for number, enemy in enumerate(line.defenders):
        before = position.bases[enemy]
        position.bases[enemy] = line.places[number]
        if match.logging and distance(before.front(), line.places[number].front()) > SLACK:
            tell(match, Event("grb-squared", ("GRB-06-046",), {"unit": ids[enemy]}))
    lay(match, units, line.bases)
    if match.logging:
        about: dict[str, Argument] = {"unit": ids[line.pair.unit], "target": line.pair.goal.name}
        tell(match, Event("grb-group-line", ("GRB-06-043",), {**about, "units": [ids[unit] for unit in units]}))
    for unit in units:
        meet(match, unit)
