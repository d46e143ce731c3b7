"""The one judge of attacks: who may make them, their opening turn, their straight way (GRB-05-004 to GRB-05-012)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.deed import Deed, decimal_text
from ....kernel.refusal import Refusal
from ..camps.camp import assailants_inside
from ..combat.footing import keeps_from_works, section_before
from ..geometry.bases import Base, from_centre, outline
from ..geometry.bodies import body_of
from ..geometry.dressing import groups
from ..geometry.gaps import overlaps
from ..geometry.numbers import FINE, QUARTER_TURN, TOLERANCE, rounded
from ..geometry.shapes import is_on_table
from ..geometry.ways import meeting
from ..geometry.wheels import farthest_corner
from ..ground import closed_under, grounds_under
from ..moves.forms import LENGTH_PLACES
from ..moves.funds import Funds
from ..moves.judge import BOUND
from ..moves.leg import Leg, names_of
from ..moves.passage import BLOCKED, friends_of, lie_under, passage
from ..moves.straight import FARTHEST, Course, moves_freely
from ..moves.turning import slide_neighbours, turn_each, with_slid
from ..moves.wheeling import wheel_body
from ..position import ALL_ROUND, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.disorder import TURN as TURN_CAUSE
from ..tables.troops import NON_COMBATANTS
from .forms import IN_PLACE, NO_TURN, SWING, TO_HEADING, WHEEL_LEFT, Turn, opening_of
from .line import Goal, goals_of
from .line_places import has_room
from .overlap import swing_place

_HALF: Final = 2


@final
class Plan:
    """An attack worked out as far as one can see: the clause against it, and the units after their opening turn."""

    def __init__(self, position: GrandBattle, deed: Deed, units: list[int]) -> None:
        self.deed: Final = deed
        self.units: Final = units
        self.turn: Final[Turn] = opening_of(deed)
        self.refusal: Refusal | None = None
        #: The opening turn, with all it costs and brings.
        self.leg: Final = Leg(position, deed, units)


def work_out_attack(position: GrandBattle, deed: Deed) -> Plan:
    """An attack with its opening turn, or the clause against it; by what its side may know."""
    numbers = position.roster.numbers
    names = deed.ids("units")
    plan = Plan(position, deed, [numbers[name] for name in names if name in numbers])
    plan.refusal = _strangers(position, names) or _hindered(position, plan.units) or _not_one_body(position, plan.units)
    if plan.refusal is not None:
        return plan
    side = position.side_of(plan.units[0])
    goals = [goal for goal in goals_of(position, side) if goal.name == deed.word("target")]
    if not goals:
        plan.refusal = _no_target(position, side, deed.word("target"))
        return plan
    plan.refusal = _mounted_at_works(position, plan, goals[0]) or _deserts_camp(position, plan, goals[0])
    plan.refusal = plan.refusal or _open(position, plan, goals[0])
    if plan.refusal is None and plan.turn.kind != SWING and not leads_to(plan.leg.bases, goals[0].base):
        plan.refusal = refuse("GRB-05-004", units=names, target=goals[0].name)
    return plan


def _no_target(position: GrandBattle, side: int, name: str) -> Refusal:
    """An enemy unit or group is attacked (GRB-04-053); undefended sections are crossed on a Manoeuvre (GRB-12-022)."""
    is_section = any(section.id == name for section in position.sections)
    return refuse("GRB-12-022" if is_section else "GRB-04-053", target=name)


# -- who may attack ----------------------------------------------------------------------------------


def _strangers(position: GrandBattle, names: list[str]) -> Refusal | None:
    under = [position.roster.ids[unit] for unit in position.attack if position.is_on_table(unit)]
    for name in names:
        if name not in under:
            return refuse("GRB-04-044", units=[name], why="stranger")
    return None


def hindrance(position: GrandBattle, unit: int) -> Refusal | None:
    """What keeps a unit from carrying out an Attack order at all."""
    names = names_of(position, [unit])
    for mark, clause in BOUND:
        if position.marks[unit] & mark:
            return refuse(clause, units=names, why="now")
    if position.profile_of(unit).move == 0:
        return refuse("GRB-13-029", units=names)
    if position.profile_of(unit).kind.category == NON_COMBATANTS:
        return refuse("GRB-12-062", units=names)
    if position.marks[unit] & ALL_ROUND:
        return refuse("GRB-05-039", units=names)
    if position.duels[unit] != NONE:
        return refuse("GRB-04-047", units=names)
    return None


def _hindered(position: GrandBattle, units: list[int]) -> Refusal | None:
    for unit in units:
        refusal = hindrance(position, unit)
        if refusal is not None:
            return refusal
    return None


def able(position: GrandBattle) -> list[int]:
    """Those under the order who can carry it out; the group is torn from the others (GRB-04-043)."""
    standing = [unit for unit in position.attack if position.is_on_table(unit)]
    return [unit for unit in standing if hindrance(position, unit) is None]


def bodies(position: GrandBattle) -> list[list[int]]:
    """The bodies that those under the order form: who hangs together and looks the same way."""
    units = able(position)
    return [[units[number] for number in each] for each in groups([position.bases[unit] for unit in units])]


def _not_one_body(position: GrandBattle, units: list[int]) -> Refusal | None:
    """A whole body attacks, and every unit of it (GRB-04-041)."""
    names = names_of(position, units)
    bases = [position.bases[unit] for unit in units]
    if any(base.heading != bases[0].heading for base in bases):
        return refuse("GRB-05-028", units=names)
    if len(groups(bases)) > 1:
        return refuse("GRB-03-044", units=names)
    wholes = [position.roster.units[unit].whole for unit in units]
    if any(whole != NONE and wholes.count(whole) > 1 for whole in wholes):
        return refuse("GRB-03-080", units=names, why="halves")
    for body in bodies(position):
        left = [unit for unit in body if unit not in units and not _is_other_half(position, unit, wholes)]
        if left and any(unit in units for unit in body):
            return refuse("GRB-04-041", units=names_of(position, left))
    return None


def _is_other_half(position: GrandBattle, unit: int, wholes: list[int]) -> bool:
    """One order moves one half of a unit that has split (GRB-03-080)."""
    whole = position.roster.units[unit].whole
    return whole != NONE and whole in wholes


def _mounted_at_works(position: GrandBattle, plan: Plan, goal: Goal) -> Refusal | None:
    """Cavalry and chariots do not attack works (GRB-12-033)."""
    for unit in plan.units:
        if keeps_from_works(position, unit) and _is_at_works(position, unit, goal):
            return refuse("GRB-12-033", units=names_of(position, [unit]), target=goal.name)
    return None


def _deserts_camp(position: GrandBattle, plan: Plan, goal: Goal) -> Refusal | None:
    """A garrison with enemies inside its camp attacks them, and nobody outside (GRB-12-045)."""
    for unit in plan.units:
        inside = assailants_inside(position, unit)
        if inside and goal.unit not in inside:
            return refuse("GRB-12-045", units=names_of(position, [unit]))
    return None


def _is_at_works(position: GrandBattle, unit: int, goal: Goal) -> bool:
    if goal.unit == NONE:
        return any(section.id == goal.name and section.is_works for section in position.sections)
    held = section_before(position, goal.unit, unit)
    return held is not None and held.is_works


# -- the opening turn --------------------------------------------------------------------------------


def goes_freely(position: GrandBattle, units: list[int]) -> bool:
    """Whether what counts is only how far its corners are displaced from where it began (GRB-05-045)."""
    return len(units) == 1 and moves_freely(position, units[0])


def _open(position: GrandBattle, plan: Plan, goal: Goal) -> Refusal | None:
    """Make the opening turn; the clause against it."""
    leg, turn, units = plan.leg, plan.turn, plan.units
    names = names_of(position, units)
    before = leg.bases[0]
    if turn.kind == SWING:
        return _swing(position, plan, goal)
    if turn.kind == IN_PLACE:
        if len(units) > 1 and abs(turn.angle) == QUARTER_TURN:
            return refuse("GRB-05-026", units=names)
        turn_each(position, leg, turn.angle)
        leg.pay(_slowest(position, units) // _HALF)
        leg.causes = [TURN_CAUSE]
        leg.grounds = [grounds_under(position, base) for base in leg.bases]
    elif turn.kind == TO_HEADING:
        if not goes_freely(position, units):
            return refuse("GRB-05-018", units=names)
        leg.bases = [from_centre(before.centre(), turn.angle, before.width, before.depth)]
        leg.grounds = [grounds_under(position, base) for base in leg.bases]
    elif turn.kind != NO_TURN:
        wheel_body(position, leg, turn.angle, 0, is_left=turn.kind == WHEEL_LEFT)
        if leg.refusal is not None:
            return leg.refusal
    refusal = _turned_upon(position, leg) if turn.kind in (IN_PLACE, TO_HEADING) else None
    if refusal is not None and turn.kind == IN_PLACE:
        # Neighbours do not hinder a turn: they slide aside (GRB-05-033).
        there = slide_neighbours(position, leg, turn.angle)
        refusal = refusal if there is None else _turned_upon(there, leg)
    if refusal is not None:
        return refusal
    if goes_freely(position, units):
        leg.pay(farthest_corner(before, leg.bases[0]))
    slowest = _slowest(position, units)
    if not Funds([slowest] * len(units), [0] * len(units), leg.shares).suffices(leg.costs[0], leg.shares):
        said = [decimal_text(number, LENGTH_PLACES) for number in (leg.costs[0], slowest)]
        return refuse("GRB-05-005", cost=said[0], left=said[1], units=names)
    if goes_freely(position, units):
        leg.pay(0)
    return _stays_upon(with_slid(position, leg), leg)


def _stays_upon(position: GrandBattle, leg: Leg) -> Refusal | None:
    """Who has turned onto friends he may pass through must come off them on his way (GRB-01-018)."""
    if has_room(position, leg.units, leg.bases):
        return None
    there = position.clone()
    there.attack = leg.units
    for number, unit in enumerate(leg.units):
        there.starts[unit] = position.bases[unit]
        there.bases[unit] = leg.bases[number]
        there.spent[unit] = leg.costs[number]
        there.shares[unit] = leg.shares[number]
    course = attack_course(there, leg.units)
    if last_place(there, leg.units, course, reach_of(there, leg.units, course)) >= 0:
        return None
    by = lie_under(position, leg.units, leg.bases)
    return refuse("GRB-01-018", units=names_of(position, leg.units), by=position.roster.ids[by[0]])


def _swing(position: GrandBattle, plan: Plan, goal: Goal) -> Refusal | None:
    """In a later turn a unit beyond the end of a front turns onto the flank on an Attack order (GRB-06-052)."""
    unit = plan.units[0]
    is_alone = len(plan.units) == 1 and goal.unit != NONE
    there = swing_place(position, unit, goal.unit, position.bases[unit]) if is_alone else None
    if there is None:
        return refuse("GRB-06-052", units=names_of(position, plan.units))
    plan.leg.bases = [there]
    return None


def _turned_upon(position: GrandBattle, leg: Leg) -> Refusal | None:
    """What a turn in place may not end upon: the edge of the table, closed ground, or others."""
    land = position.landscape
    foes = position.units_of(1 - position.side_of(leg.units[0]))
    for number, base in enumerate(leg.bases):
        unit = leg.units[number]
        names = names_of(position, [unit])
        if not is_on_table(base.corners(), land.width, land.depth):
            return refuse("GRB-05-063", after="none", units=names)
        wall = closed_under(position, unit, base)
        if wall is not None:
            return refuse(wall.clause, after="none", by=wall.by, units=names)
        stiff = [each for each in friends_of(position, leg.units) if passage(position, unit, each) == BLOCKED]
        for other in stiff + foes:
            if overlaps(base, position.bases[other]):
                return refuse("GRB-01-018", units=names, by=position.roster.ids[other])
    return None


# -- the straight way --------------------------------------------------------------------------------


def _slowest(position: GrandBattle, units: list[int]) -> int:
    return min([position.profile_of(unit).move for unit in units])


def attack_course(position: GrandBattle, units: list[int]) -> Course:
    """The straight way of a body that attacks, up to the first enemy whom one sees (GRB-05-012).

    Its allowance is MV of the slowest of the whole attack, not doubled (GRB-05-002, GRB-05-005).
    """
    bases = [position.bases[unit] for unit in units]
    shares = [position.shares[unit] for unit in units]
    allowances = [_slowest(position, position.attack)] * len(units)
    funds = Funds(allowances, [position.spent[unit] for unit in units], shares)
    wanted = max(0, funds.left(shares))
    return Course(position, units, bases, bases[0].heading, wanted, 1, funds, 0)


def reach_of(position: GrandBattle, units: list[int], course: Course) -> int:
    """How far a body goes: to the end of its course, or where it first touches a corner of an enemy it would pass."""
    length = course.furthest
    for goal in goals_of(position, position.side_of(units[0])):
        for base in course.bases:
            length = min(length, grazes(base, length, goal.base))
    if len(position.attack) == 1 and goes_freely(position, units):
        length = _free_reach(position, units[0], course, length)
    return length


def shifted(course: Course, length: int) -> list[Base]:
    """Where the bases of a course are after a length."""
    return body_of(course.bases).shifted(course.heading, length).bases


def last_place(position: GrandBattle, units: list[int], course: Course, length: int) -> int:
    """The longest way, a length at most, that does not end upon friends who cannot make room; or -1 (GRB-01-018)."""
    befores = sorted({each.stretch[0] for each in course.met if each.stretch[0] < length}, reverse=True)
    for after in [length, *befores]:
        bases = shifted(course, after)
        if has_room(position, units, bases):
            return after
    return -1


def grazes(base: Base, limit: int, other: Base) -> int:
    """How far a base goes straight ahead until its front touches a corner of another that it would not overlap.

    What it touches already, or has beside it, does not stop it.
    """
    if meeting(base, base.heading, limit, other) is not None:
        return limit
    theirs = outline(base, other)
    nearest = FARTHEST
    for corner in range(4):
        aside = abs(theirs[2 * corner]) - base.half * FINE
        if abs(aside) <= TOLERANCE * FINE:
            nearest = min(nearest, rounded(theirs[2 * corner + 1], FINE))
    return nearest if TOLERANCE < nearest < limit else limit


def _free_reach(position: GrandBattle, unit: int, course: Course, limit: int) -> int:
    """How far skirmishers go until a corner has been displaced by their allowance, slow ground counted twice."""
    start, base = position.starts[unit], course.bases[0]
    low, high = 0, limit
    if start.heading == base.heading or _is_in_reach(start, base, course, high):
        return high
    while high - low > 1:
        middle = (low + high) // 2
        if _is_in_reach(start, base, course, middle):
            low = middle
        else:
            high = middle
    return low


def _is_in_reach(start: Base, base: Base, course: Course, length: int) -> bool:
    displaced = farthest_corner(start, base.moved(length))
    return displaced + course.cost(length) - length <= course.funds.left(course.shares(length))


def leads_to(bases: list[Base], other: Base) -> bool:
    """Whether the way straight ahead of some bases leads to another, however far."""
    for base in bases:
        if meeting(base, base.heading, FARTHEST, other) is not None or grazes(base, FARTHEST, other) < FARTHEST:
            return True
    return False
