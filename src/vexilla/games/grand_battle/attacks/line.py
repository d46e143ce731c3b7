"""The battle line of one attacker: on whom it forms up, and along which edge (chapter 6.4).

A unit that has come into contact advances free of charge to the longest possible contact (GRB-06-039, GRB-06-040).
"""

from __future__ import annotations

from typing import Final, final

from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument
from ..disorder import tag_rough
from ..geometry import contact as touching
from ..geometry.bases import EDGES, FRONT, FRONT_LEFT, FRONT_RIGHT, REAR, Base, outline
from ..geometry.contact import PARTIAL, edge_touches, front_touches
from ..geometry.numbers import (
    ALIGNMENT,
    FINE,
    QUARTER_TURN,
    TOLERANCE,
    distance,
    rounded,
)
from ..geometry.ways import way, way_to_shape
from ..geometry.zones import zone_of
from ..ground import grounds_under, is_defended
from ..moves.making_room import ASK_FOR_ROOM
from ..moves.passage import lie_under
from ..position import GrandBattle
from ..roster import NONE
from ..setup.sighting import discover
from ..tables.troops import ARTILLERY
from ..telling import tell
from ..touch import contact_between, contact_of, join_contact, may_fight, pair_quality, quality_of, renew_contacts
from ..written.lines import ZONE_KEYS
from .forms import BESIDE, LINE_WORDS
from .line_places import blocks_for, closed_shapes, free_place, has_room, may_be_laid

#: In which order one forms up on what one has met (GRB-06-041).
AT_WORKS: Final = 0
AT_GUNS: Final = 1
AT_UNITS: Final = 2


@final
class Goal:
    """An enemy, or a defended section, that a unit has met."""

    def __init__(self, base: Base, name: str, unit: int, rank: int) -> None:
        self.base: Final = base
        self.name: Final = name
        #: The number of the enemy; NONE of a section.
        self.unit: Final = unit
        self.rank: Final = rank


@final
class Line:
    """A battle line that a unit can form: with whom, along which of his edges or BESIDE him, and where it then is."""

    def __init__(self, goal: Goal, edge: int, base: Base) -> None:
        self.goal: Final = goal
        self.edge: Final = edge
        self.base: Final = base


# -- who is met --------------------------------------------------------------------------------------


def goals_of(position: GrandBattle, side: int) -> list[Goal]:
    """All whom a side can come into contact with: enemies it sees, and sections that are held against it."""
    found: list[Goal] = []
    for unit in position.units_of(1 - side):
        if may_fight(position, unit):
            is_gun = position.profile_of(unit).kind.category == ARTILLERY
            rank = AT_GUNS if is_gun else AT_UNITS
            found.append(Goal(position.bases[unit], position.roster.ids[unit], unit, rank))
    held = [section for section in position.sections if is_defended(position, section, side)]
    return found + [Goal(section.line, section.id, NONE, AT_WORKS) for section in held]


def goals_met(position: GrandBattle, unit: int) -> list[Goal]:
    """Those whom a unit touches with its front edge or a front corner (GRB-06-001)."""
    base = position.bases[unit]
    return [goal for goal in goals_of(position, position.side_of(unit)) if front_touches(base, goal.base)]


def front_overlap(base: Base, other: Base) -> int:
    """How much of a front falls on another base (GRB-06-041); below 0 if that lies aside of it."""
    theirs = outline(base, other)
    half = base.half * FINE
    low = max(-half, min(theirs[0], theirs[2], theirs[4], theirs[6]))
    return rounded(min(half, max(theirs[0], theirs[2], theirs[4], theirs[6])) - low, FINE)


def corner_met(base: Base, other: Base) -> int:
    """The front corner with which a base touches a corner of another, and nothing else of it; NONE if it is not so."""
    if front_overlap(base, other) > TOLERANCE:
        return NONE
    for corner in (FRONT_LEFT, FRONT_RIGHT):
        for spot in other.corners():
            if distance(base.corner(corner), spot) <= 2 * TOLERANCE:
                return corner
    return NONE


def zone_at_start(position: GrandBattle, unit: int, enemy: int) -> int:
    """The side of an enemy on which a unit was when its attack began (GRB-01-041)."""
    start = position.starts[unit]
    return zone_of(position.bases[enemy], start if start.width else position.bases[unit])


def struck_edge(position: GrandBattle, unit: int, goal: Goal, zone: int) -> int:
    """The edge along which a unit forms up: that of the zone, or the one it has touched (GRB-06-042)."""
    base = position.bases[unit]
    if goal.unit == NONE:
        return FRONT if goal.base.local(base.centre())[1] > 0 else REAR
    if not position.has_front_all_round(goal.unit):
        return zone
    met = touching.contact(goal.base, base)
    return FRONT if met is None else met.edge


def is_tied(position: GrandBattle, unit: int) -> bool:
    """Whether a unit is tied to a combat, by an edge or as an opponent (GRB-06-057)."""
    if position.duels[unit] != NONE:
        return True
    return any(pair_quality(position, each.one, each.other) >= PARTIAL for each in position.contacts_of(unit))


# -- which lines there are ---------------------------------------------------------------------------


def _beside(position: GrandBattle, unit: int, goals: list[Goal]) -> Base | None:
    """A unit that has advanced along the sides of those whose corners it touched (GRB-06-060); or None."""
    base = position.bases[unit]
    length = base.depth
    for goal in goals:
        turn = (goal.base.heading - base.heading) % QUARTER_TURN
        if min(turn, QUARTER_TURN - turn) > ALIGNMENT:
            return None
        theirs = outline(base, goal.base)
        length = min(length, rounded(max(theirs[1], theirs[3], theirs[5], theirs[7]), FINE))
    for block in blocks_for(position, [unit]):
        length = min(length, way(base, base.heading, length, block))
    for shape in closed_shapes(position, unit):
        length = min(length, way_to_shape(base, base.heading, length, shape))
    there = base.moved(length)
    is_free = length > TOLERANCE and may_be_laid(position, unit, there, blocks_for(position, [unit]))
    return there if is_free and has_room(position, [unit], [there]) else None


@final
class Lines:
    """The battle lines of which one is to be formed, and whether none may be: then they fight by corners."""

    def __init__(self, lines: list[Line], by_corners: bool) -> None:
        self.lines: Final = lines
        self.by_corners: Final = by_corners

    def is_choice(self) -> bool:
        """Whether the active player has anything to decide."""
        return len(self.lines) + int(self.by_corners) > 1


def lines_for(position: GrandBattle, unit: int) -> Lines:
    """The lines that a unit which has met somebody can form (GRB-06-041, GRB-06-042, GRB-06-057, GRB-06-060)."""
    base = position.bases[unit]
    met = goals_met(position, unit)
    squarely = [goal for goal in met if goal.unit == NONE or corner_met(base, goal.base) == NONE]
    if squarely:
        found: list[Line] = []
        for goal in _foremost(base, squarely):
            zone = zone_at_start(position, unit, goal.unit) if goal.unit != NONE else FRONT
            edge = struck_edge(position, unit, goal, zone)
            there = free_place(position, unit, goal.base, edge)
            if there is not None:
                found.append(Line(goal, edge, there))
        return Lines(found, by_corners=False)
    return _lines_at_corners(position, unit, met)


def _foremost(base: Base, goals: list[Goal]) -> list[Goal]:
    """Those on whom a unit forms up: works, then guns, then who has the larger part of it; of equals any."""
    rank = min([goal.rank for goal in goals])
    goals = [goal for goal in goals if goal.rank == rank]
    most = max([front_overlap(base, goal.base) for goal in goals])
    return [goal for goal in goals if front_overlap(base, goal.base) >= most - TOLERANCE]


def _lines_at_corners(position: GrandBattle, unit: int, met: list[Goal]) -> Lines:
    base = position.bases[unit]
    lefts = [goal for goal in met if corner_met(base, goal.base) == FRONT_LEFT]
    rights = [goal for goal in met if corner_met(base, goal.base) == FRONT_RIGHT]
    if lefts and rights:
        between = _beside(position, unit, [lefts[0], rights[0]])
        return Lines([] if between is None else [Line(lefts[0], BESIDE, between)], by_corners=between is not None)
    if len(met) != 1 or is_tied(position, unit) or is_tied(position, met[0].unit):
        return Lines([], by_corners=False)
    goal = met[0]
    found: list[Line] = []
    for edge in range(EDGES):
        if edge_touches(goal.base, edge, base) and _may_turn_onto(position, unit, goal.unit, edge):
            there = free_place(position, unit, goal.base, edge)
            if there is not None:
                found.append(Line(goal, edge, there))
    past = _beside(position, unit, [goal])
    if past is not None:
        found.append(Line(goal, BESIDE, past))
    return Lines(found, by_corners=True)


def _may_turn_onto(position: GrandBattle, unit: int, enemy: int, edge: int) -> bool:
    """Who began in the front zone does not turn onto the flank in the same turn (GRB-06-055)."""
    if edge == FRONT or position.has_front_all_round(enemy):
        return True
    return zone_at_start(position, unit, enemy) == edge


# -- forming it --------------------------------------------------------------------------------------


def lay(match: Match[GrandBattle], units: list[int], bases: list[Base]) -> None:
    """Put units where a forced move of alignment ends: friends are to make room, and rough ground counts (GRB-10-013).

    Who makes room is asked once all stand where they will: see ``make_room``.
    """
    position = match.position
    for number, unit in enumerate(units):
        position.bases[unit] = bases[number]
    note_displaced(position, sorted({*units, *position.attack}))
    for unit in units:
        for ground in grounds_under(position, position.bases[unit]):
            if position.is_on_table(unit):
                tag_rough(match, unit, ground)
    discover(match)


def note_displaced(position: GrandBattle, units: list[int]) -> None:
    """Find the skirmishers who lie under units that have moved (GRB-05-050)."""
    standing = [unit for unit in units if position.is_on_table(unit)]
    under = lie_under(position, standing, [position.bases[unit] for unit in standing]) if standing else []
    position.displaced = [friend for friend in under if position.profile_of(friend).kind.is_skirmisher]


def make_room(match: Match[GrandBattle]) -> None:
    """Skirmishers under friends who have formed up are asked where they go (GRB-05-050)."""
    if match.position.displaced:
        match.then(ASK_FOR_ROOM)


def form_line(match: Match[GrandBattle], unit: int, line: Line) -> None:
    """A unit forms a battle line, and is in contact with all whom it then touches."""
    position = match.position
    lay(match, [unit], [line.base])
    if match.logging:
        about: dict[str, Argument] = {"unit": position.roster.ids[unit], "target": line.goal.name}
        tell(match, Event("grb-line", ("GRB-06-040",), {**about, "edge": LINE_WORDS[line.edge]}))
    meet(match, unit, is_beside=line.edge == BESIDE)


def meet(match: Match[GrandBattle], unit: int, *, is_beside: bool = False) -> None:
    """A unit comes into contact with all enemies whom its front touches; where it began decides on which side.

    Who stands before the front of an enemy all the same fights him there: a flank is struck from the flank. Who has
    come beside him from the front has not struck his flank either (GRB-06-060).
    """
    position = match.position
    if not position.is_on_table(unit):
        return
    for enemy in position.units_of(1 - position.side_of(unit)):
        if not may_fight(position, enemy) or quality_of(position, unit, enemy) == touching.NO_TOUCH:
            continue
        if contact_between(position, unit, enemy) is not None:
            continue
        touch = contact_of(position, enemy, unit)
        is_before = touch is not None and touch.is_edge() and touch.edge == FRONT
        zone = FRONT if is_before or is_beside else zone_at_start(position, unit, enemy)
        join_contact(position, unit, enemy, zone)
        if match.logging:
            ids = position.roster.ids
            about: dict[str, Argument] = {"unit": ids[unit], "target": ids[enemy], "zone": ZONE_KEYS[zone]}
            tell(match, Event("grb-contact", ("GRB-06-001",), about))


def align(match: Match[GrandBattle], unit: int, target: int, zone: int) -> None:
    """A unit that runs into an enemy outside an attack forms a battle line with him (GRB-07-042, GRB-07-053).

    ``zone`` is the side of the enemy on which it was when its move began (GRB-01-041). Who lies under it afterwards is
    asked to make room by whoever moved it.
    """
    position = match.position
    goal = Goal(position.bases[target], position.roster.ids[target], target, AT_UNITS)
    edge = struck_edge(position, unit, goal, zone)
    there = free_place(position, unit, goal.base, edge)
    if there is not None:
        lay(match, [unit], [there])
    if position.is_on_table(unit):
        join_contact(position, unit, target, zone)
    renew_contacts(position)
