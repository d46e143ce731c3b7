"""Carrying out an attack: opening turn, straight ahead until somebody is met, the battle line, and what comes of it."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Deed, decimal_text
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument
from ....kernel.step import Step
from ..camps.obstacles import note_reach
from ..camps.spoils import settle_spoils
from ..disorder import disorder
from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, NOWHERE
from ..geometry.bodies import body_of
from ..geometry.dressing import groups
from ..geometry.numbers import DEGREE, SLACK, STEP
from ..geometry.ways import way
from ..geometry.wheels import wheel_limit
from ..moves.carrying_out import suffer
from ..moves.dressing_up import dress
from ..moves.forms import HEADING_PLACES, LENGTH_PLACES
from ..moves.leg import Leg, names_of
from ..moves.straight import Course
from ..moves.wheeling import wheel_body
from ..position import MOVED, GrandBattle
from ..roster import NONE
from ..setup.sighting import hidden_enemies, markers_seen, reveal
from ..tables.disorder import ATTACK_SHORT
from ..tables.terrain import FULL
from ..telling import tell, tell_shift
from ..touch import renew_contacts
from .choosing_line import CHOOSE_LINE, CHOOSE_PAIR, next_to_align, possible_group_lines
from .forms import NO_TURN, SWING, WHEEL_LEFT, WHEEL_RIGHT
from .group_line import form_group, is_frontal, main_pairs
from .judge import Plan, attack_course, goes_freely, last_place, reach_of, shifted, work_out_attack
from .line import form_line, goals_met, lines_for, make_room, meet, note_displaced
from .overlap import OVERLAPS, swing

#: An ambush is looked for so often along a wheel, and along a straight way.
_LOOK_TURN: Final = 2 * DEGREE
_LOOK: Final = STEP


def carry_out_attack(match: Match[GrandBattle], deed: Deed) -> None:
    """Make a legal attack. Whoever is under the order but not in it stays where he is (GRB-04-043)."""
    position = match.position
    plan = work_out_attack(position, deed)
    assert plan.refusal is None
    position.attack = plan.units
    # Whom they supported they leave; whoever is met is met anew, on the side where they are now.
    position.contacts = [each for each in position.contacts if not {each.one, each.other} & set(plan.units)]
    for unit in plan.units:
        position.starts[unit] = position.bases[unit]
    if match.logging:
        about: dict[str, Argument] = {"target": deed.word("target"), "turn": plan.turn.word()}
        about["angle"] = decimal_text(abs(plan.turn.angle), HEADING_PLACES)
        about["units"] = names_of(position, plan.units)
        tell(match, Event("grb-attack", ("GRB-05-004",), about))
    if plan.turn.kind == SWING:
        position.reached = True
        swing(match, plan.units[0], position.roster.numbers[deed.word("target")])
        match.then(ATTACK_ENDS)
        return
    _open(match, plan)
    position.movers = [unit for unit in plan.units if position.is_on_table(unit)]
    match.then(ATTACK_ADVANCE, OVERLAPS, ATTACK_ENDS)


# -- the opening turn --------------------------------------------------------------------------------


def _open(match: Match[GrandBattle], plan: Plan) -> None:
    """Make the opening turn, and lay open whom it discovers; an ambush that is run into ends a wheel there."""
    position = match.position
    leg = _wheel(match, plan) if plan.turn.kind in (WHEEL_LEFT, WHEEL_RIGHT) else plan.leg
    for number, unit in enumerate(leg.units):
        position.bases[unit] = leg.bases[number]
        position.spent[unit] = 0 if goes_freely(position, leg.units) else leg.costs[number]
        position.shares[unit] = leg.shares[number]
    for neighbour, base in leg.slid:
        position.bases[neighbour] = base
    if match.logging and plan.turn.kind != NO_TURN:
        turned: dict[str, Argument] = {"units": names_of(position, leg.units), "turn": plan.turn.word()}
        tell(match, Event("grb-attack-turns", ("GRB-05-004",), turned))
    suffer(match, leg.units, leg.causes, leg.grounds, leg.disordered)
    for marker in markers_seen(position, leg.units, leg.bases):
        reveal(match, marker)


def _wheel(match: Match[GrandBattle], plan: Plan) -> Leg:
    position = match.position
    side = position.side_of(plan.units[0])
    hidden = hidden_enemies(position, side)
    if not any(marker.side != side for marker in position.markers):
        return plan.leg
    is_left = plan.turn.kind == WHEEL_LEFT
    pivot = FRONT_LEFT if is_left else FRONT_RIGHT
    sign = -1 if is_left else 1
    body = body_of([position.bases[unit] for unit in plan.units])
    bases = [position.bases[enemy] for enemy in hidden]
    free = abs(wheel_limit(body, pivot, sign * plan.turn.angle, [], bases))
    done = 0
    while done < free:
        done = min(done + _LOOK_TURN, free)
        for marker in markers_seen(position, plan.units, body.wheeled(pivot, sign * done).bases):
            reveal(match, marker)
    if free == plan.turn.angle:
        return plan.leg
    for marker in position.markers[:]:
        alone = [position.bases[marker.unit]] if marker.unit in hidden else []
        if alone and abs(wheel_limit(body, pivot, sign * plan.turn.angle, [], alone)) == free:
            reveal(match, marker)
    leg = Leg(position, plan.deed, plan.units)
    wheel_body(position, leg, free, 0, is_left=is_left)
    return leg


# -- straight ahead ----------------------------------------------------------------------------------


class AttackAdvance(Step[GrandBattle]):
    """Those who still attack go straight ahead, the foremost body first, until somebody of it meets the enemy."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        position.movers = [unit for unit in position.movers if position.is_on_table(unit)]
        if not position.movers:
            return
        body = _foremost(position, position.movers)
        course = advance(match, body)
        body = [unit for unit in body if position.is_on_table(unit)]
        met = [unit for unit in body if goals_met(position, unit)]
        if met:
            position.reached = True
            _form_lines(match, body, met)
        else:
            _go_on(position, body, course)
        match.then(ATTACK_ADVANCE)


def _foremost(position: GrandBattle, movers: list[int]) -> list[int]:
    """Of the bodies that are left the one that is furthest ahead."""
    first = position.bases[movers[0]]
    found = groups([position.bases[unit] for unit in movers])
    ahead: list[tuple[int, int]] = []
    for place, body in enumerate(found):
        ahead.append((-max([first.local(position.bases[movers[number]].front())[1] for number in body]), place))
    return [movers[number] for number in found[min(ahead)[1]]]


def _go_on(position: GrandBattle, body: list[int], course: Course) -> None:
    """A body has met nobody: it is at the end of its move, or those whom something stops stay behind (GRB-04-043)."""
    stuck = body
    if course.wall is not None and course.wall.clause != "GRB-05-001" and len(body) > 1:
        stuck = [unit for unit in body if attack_course(position, [unit]).furthest <= SLACK]
    stuck = stuck or body
    position.movers = [unit for unit in position.movers if unit not in stuck]


def advance(match: Match[GrandBattle], units: list[int]) -> Course:
    """A body goes straight ahead as far as it can, or until it meets somebody, and lays open whom it discovers."""
    position = match.position
    course = attack_course(position, units)
    length = max(0, last_place(position, units, course, reach_of(position, units, course)))
    side = position.side_of(units[0])
    done = 0
    while done < length and any(marker.side != side for marker in position.markers):
        bumped, hidden = _bump(position, units, course, length)
        done = min(done + _LOOK, bumped)
        is_bump = done == bumped < length
        seen = markers_seen(position, units, shifted(course, done))
        for marker in position.markers[:]:
            if marker in seen or (is_bump and marker.unit == hidden):
                reveal(match, marker)
        if seen:
            course = attack_course(position, units)
            length = max(done, last_place(position, units, course, reach_of(position, units, course)))
        if is_bump:
            length = done
    _go(match, units, course, length)
    return course


def _bump(position: GrandBattle, units: list[int], course: Course, length: int) -> tuple[int, int]:
    """How far a body goes until it runs into an enemy whom nobody sees, and who that is."""
    nearest, who = length, NONE
    for enemy in hidden_enemies(position, position.side_of(units[0])):
        for base in course.bases:
            after = way(base, course.heading, length, position.bases[enemy])
            if after < nearest:
                nearest, who = after, enemy
    return nearest, who


def _go(match: Match[GrandBattle], units: list[int], course: Course, length: int) -> None:
    """Move a body along its course, with all that brings."""
    position = match.position
    bases = shifted(course, length)
    grounds = course.grounds(length)
    disordered = course.disordered(length)
    shares = course.shares(length)
    for bridge, load in course.loads(length):
        position.bridge_loads[bridge] += load
    for number, unit in enumerate(units):
        position.bases[unit] = bases[number]
        position.shares[unit] = shares[number]
        position.spent[unit] += course.cost(length)
    if match.logging and length:
        gone: dict[str, Argument] = {"units": names_of(position, units), "length": decimal_text(length, LENGTH_PLACES)}
        tell(match, Event("grb-attack-goes", ("GRB-05-005",), gone))
    note_displaced(position, position.attack)
    suffer(match, units, [], grounds, disordered)


# -- battle lines ------------------------------------------------------------------------------------


def _form_lines(match: Match[GrandBattle], body: list[int], met: list[int]) -> None:
    """Somebody of a body has met the enemy: frontally, then all of it forms up; else he alone, and the rest goes on.

    Who cannot shift with the whole group tears loose from it, and the rest stays where it is (GRB-06-044, GRB-06-045).
    """
    position = match.position
    frontal = [pair for pair in main_pairs(position, met) if is_frontal(position, pair)]
    if len(body) == 1 or not frontal:
        position.movers = [unit for unit in position.movers if unit not in met]
        position.to_align = met
        match.then(FORM_LINES)
        return
    position.movers = [unit for unit in position.movers if unit not in body]
    lines = possible_group_lines(position, body, frontal)
    if not lines:
        position.to_align = met
        match.then(FORM_LINES)
    elif len(lines) == 1:
        form_group(match, body, lines[0])
    else:
        position.to_align = body
        match.then(CHOOSE_PAIR[position.side_of(body[0])])


class FormLines(Step[GrandBattle]):
    """Those who have met the enemy form up one after the other, first who has most room for it."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        while position.to_align:
            unit = next_to_align(position)
            others = [each for each in position.to_align if each != unit]
            found = lines_for(position, unit)
            if found.is_choice():
                position.to_align = [unit, *others]
                match.then(CHOOSE_LINE[position.side_of(unit)], FORM_LINES)
                return
            position.to_align = others
            if found.lines:
                form_line(match, unit, found.lines[0])
            else:
                meet(match, unit)


class AttackEnds(Step[GrandBattle]):
    """The order is carried out: who has reached nobody is disordered, and nobody moves again (GRB-05-006)."""

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        units = [unit for unit in position.attack if position.is_on_table(unit)]
        for unit in units:
            meet(match, unit)
        renew_contacts(position)
        dress(position, units)
        tell_shift(match, "GRB-01-050")
        make_room(match)
        settle_spoils(match)
        if not position.reached and not any(position.contacts_of(unit) for unit in units):
            _fall_short(match, units)
        end_attack(position)


def _fall_short(match: Match[GrandBattle], units: list[int]) -> None:
    """Nobody of an attack has come into contact: each is disordered, skirmishers are not (GRB-05-006 to GRB-05-008)."""
    if match.logging:
        names = names_of(match.position, units)
        tell(match, Event("grb-attack-short", ("GRB-05-006",), {"units": names}))
    for unit in units:
        disorder(match, unit, ATTACK_SHORT)


def end_attack(position: GrandBattle) -> None:
    """Nobody is under the order any more; who carried it out does not move again this turn (GRB-04-046)."""
    for unit in position.attack:
        position.marks[unit] |= MOVED
        note_reach(position, unit)
        position.spent[unit] = 0
        position.shares[unit] = FULL
        position.starts[unit] = NOWHERE
    position.attack = []
    position.movers = []
    position.to_align = []
    position.spontaneous = False
    position.reached = False


ATTACK_ADVANCE: Final = AttackAdvance()
FORM_LINES: Final = FormLines()
ATTACK_ENDS: Final = AttackEnds()
