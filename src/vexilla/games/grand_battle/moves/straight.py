"""Straight legs: forward, back, sideways, and skirmishers who slip anywhere (GRB-05-016 to 018, GRB-05-045)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.deed import Deed, decimal_text
from ....kernel.refusal import Refusal
from ..geometry.bases import Base, from_centre
from ..geometry.bodies import Body, body_of
from ..geometry.numbers import (
    COSINE,
    HALF_TURN,
    HEADINGS,
    QUARTER_TURN,
    SINE,
    SLACK,
    STEP,
    UNIT,
    distance,
    heading_of,
)
from ..geometry.ways import stretches_on, way_keeping_off
from ..geometry.wheels import farthest_corner
from ..ground import Crossing, GroundAhead, Wall, bridge_load, ground_ahead, share_of
from ..position import GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..tables.disorder import SIDEWAYS as SIDEWAYS_CAUSE
from ..tables.movement import MANOEUVRE_GAP
from ..tables.terrain import AREA, LINE_WIDTH, Ground
from ..tables.troops import LIGHT_CHARIOTS
from .forms import ADVANCE, BACK, LENGTH_PLACES
from .funds import Funds, march_funds
from .leg import Leg, names_of, settle, stopped
from .passage import BLOCKED, Foe, Meeting, disordered_by, foes_of, friends_ahead

#: Back and sideways each step costs two (GRB-05-016).
_HALF_SPEED: Final = 2
#: Further than any way on any table.
FARTHEST: Final = 1_000 * STEP


def moves_freely(position: GrandBattle, unit: int) -> bool:
    """Whether it moves and turns in any direction: skirmishers and light chariots (GRB-05-045, GRB-11-016)."""
    kind = position.profile_of(unit).kind
    return kind.is_skirmisher or kind.mover == LIGHT_CHARIOTS


@final
class Course:
    """A straight way of a body: how far it can go, what stops it, and what each length costs.

    An attack is a course, too: with its own funds and no distance to keep. A forced move goes over the edge of the
    table and into others: only ground and funds end it, the rest is said by its own rules (chapter 7).
    """

    def __init__(
        self,
        position: GrandBattle,
        units: list[int],
        bases: list[Base],
        heading: int,
        wanted: int,
        rate: int,
        funds: Funds,
        margin: int,
        *,
        is_forced: bool = False,
    ) -> None:
        self.position: Final = position
        self.units: Final = units
        self.bases: Final = bases
        self.heading: Final = heading
        self.rate: Final = rate
        self.funds: Final = funds
        self.ahead: Final[GroundAhead] = ground_ahead(position, units, bases, heading, wanted)
        self.met: Final[list[Meeting]] = friends_ahead(position, units, bases, heading, wanted)
        self.furthest = wanted
        self.wall: Wall | None = None
        if not is_forced:
            self._stop_at(edge_wall(position, bases, heading, wanted))
            self._stop_at(_enemy_wall(position, units, bases, heading, wanted, margin))
            for each in self.met:
                if each.how == BLOCKED:
                    self._stop_at(Wall(each.stretch[0], "GRB-05-029", position.roster.ids[each.friend]))
        self._stop_at(self.ahead.wall)
        self._spend()

    def _stop_at(self, wall: Wall | None) -> None:
        if wall is not None and wall.after < self.furthest:
            self.furthest = wall.after
            self.wall = wall

    def cost(self, length: int) -> int:
        """What a length costs."""
        return self.rate * self.ahead.length_and_slow(length)

    def shares(self, length: int) -> list[int]:
        """What the lines that are crossed on a length leave of each unit's allowance (GRB-10-006)."""
        shares = list(self.funds.shares)
        for crossing in self.crossed(length):
            member = crossing.member
            shares[member] = min(shares[member], share_of(self.position, self.units[member], crossing.ground))
        return shares

    def crossed(self, length: int) -> list[Crossing]:
        """The lines that are entered on a length, or were entered before."""
        return [each for each in self.ahead.crossings if each.is_inside or each.enter + SLACK < length]

    def _spend(self) -> None:
        """Where the funds end: at a line they must suffice to cross it, or it stops the body (GRB-10-007)."""
        for crossing in self.ahead.crossings:
            if crossing.is_inside:
                continue
            self._stop_at(Wall(self._affordable(crossing.enter), "GRB-05-001", ""))
            if crossing.enter >= self.furthest:
                break
            shares = self.shares(crossing.enter + SLACK + 1)
            if shares == self.shares(crossing.enter):
                continue
            if not self.funds.suffices(self.cost(crossing.enter) + self.rate * LINE_WIDTH, shares):
                self._stop_at(Wall(crossing.enter, "GRB-10-007", crossing.by))
                break
        self._stop_at(Wall(self._affordable(self.furthest), "GRB-05-001", ""))

    def _affordable(self, length: int) -> int:
        """The longest way that can be paid with the shares that a length leaves, to the thousandth (GRB-05-005)."""
        return self.ahead.reach(max(0, self.funds.left(self.shares(length))) // self.rate)

    def grounds(self, length: int) -> list[list[Ground]]:
        """The kinds of ground that each member moves over, where it begins and ends included (GRB-10-013)."""
        found: list[list[Ground]] = []
        for number, base in enumerate(self.bases):
            kinds = [each.ground for each in self.crossed(length) if each.member == number]
            for piece in self.position.landscape.pieces:
                is_area = piece.kind.shape == AREA
                if is_area and stretches_on([base], self.heading, length, piece.shapes):
                    kinds.append(piece.kind)
            found.append(kinds)
        return found

    def loads(self, length: int) -> list[tuple[int, int]]:
        """The bridges that are entered on a length, with the loads that they bear for it (GRB-10-029)."""
        return [
            (each.bridge, bridge_load(self.position, self.units[each.member]))
            for each in self.crossed(length)
            if each.bridge != NONE and not each.is_inside
        ]

    def disordered(self, length: int) -> list[int]:
        """Spearmen and pikemen whom the passage of skirmishers disorders (GRB-05-049)."""
        return disordered_by(self.position, self.units, self.bases, self.heading, length, self.met)


def edge_wall(position: GrandBattle, bases: list[Base], heading: int, limit: int) -> Wall | None:
    """Where a base would leave the table (GRB-05-063)."""
    width, depth = position.landscape.width, position.landscape.depth
    furthest = limit
    for base in bases:
        for x, y in base.corners():
            furthest = min(furthest, _until(x, SINE[heading], width), _until(y, COSINE[heading], depth))
    return Wall(furthest, "GRB-05-063", "") if furthest < limit else None


def _until(place: int, rate: int, most: int) -> int:
    """How far one can go at a rate until the end of the table."""
    if rate == 0:
        return FARTHEST
    return max(0, (most - place if rate > 0 else -place) * UNIT // rate)


def _enemy_wall(
    position: GrandBattle, units: list[int], bases: list[Base], heading: int, limit: int, margin: int
) -> Wall | None:
    """Where the nearest enemy whom one sees is too near (GRB-05-013)."""
    return off_wall(bases, heading, limit, foes_of(position, position.side_of(units[0])), margin)


def off_wall(bases: list[Base], heading: int, limit: int, foes: list[Foe], margin: int) -> Wall | None:
    """Where bases on a straight way come nearer to one of some enemies than a margin."""
    first: Wall | None = None
    for foe in foes:
        for base in bases:
            after = way_keeping_off(base, heading, limit, foe.base, margin)
            if after < (limit if first is None else first.after):
                first = Wall(after, "GRB-05-013", foe.name)
    return first


# -- legs ------------------------------------------------------------------------------------------


def straight_heading(base: Base, deed: Deed) -> int:
    """Where a straight leg leads."""
    if deed.form is ADVANCE:
        return base.heading
    if deed.form is BACK:
        return (base.heading + HALF_TURN) % HEADINGS
    turn = QUARTER_TURN if deed.word("hand") == "right" else -QUARTER_TURN
    return (base.heading + turn) % HEADINGS


def course_of(position: GrandBattle, units: list[int], deed: Deed, wanted: int) -> Course:
    """The course of a straight leg, as far as is wanted."""
    bases = [position.bases[unit] for unit in units]
    is_slow = deed.form is not ADVANCE and not all(moves_freely(position, unit) for unit in units)
    heading = straight_heading(bases[0], deed)
    rate = _HALF_SPEED if is_slow else 1
    return Course(position, units, bases, heading, wanted, rate, march_funds(position, units), MANOEUVRE_GAP)


def work_out_straight(position: GrandBattle, leg: Leg) -> None:
    """A leg forward, back or sideways."""
    length = leg.deed.number("length")
    course = course_of(position, leg.units, leg.deed, length)
    leg.furthest = course.furthest
    if course.wall is not None:
        leg.stop = stopped(course.wall, names_of(position, leg.units))
        if length > course.furthest:
            leg.refusal = leg.stop
            length = course.furthest
    body: Body = body_of([position.bases[unit] for unit in leg.units])
    leg.bases = body.shifted(course.heading, length).bases
    leg.pay(course.cost(length))
    leg.shares = course.shares(length)
    leg.grounds = course.grounds(length)
    leg.loads = course.loads(length)
    leg.disordered = course.disordered(length)
    if leg.deed.form not in (ADVANCE, BACK):
        leg.causes = [SIDEWAYS_CAUSE]
    if leg.refusal is None:
        leg.refusal = settle(position, leg)


def work_out_slip(position: GrandBattle, leg: Leg) -> None:
    """Skirmishers go anywhere: straight with their whole base, and turn where they end or where they begin."""
    unit = leg.units[0]
    base = position.bases[unit]
    x, y = leg.deed.point("to")
    there = Base(x, y, leg.deed.number("heading"), base.width, base.depth)
    centre, aim = base.centre(), there.centre()
    length = distance(centre, aim)
    cost = farthest_corner(base, there)
    if length:
        way = heading_of(aim[0] - centre[0], aim[1] - centre[1])
        course = _slip_course(position, leg, base, way, length)
        turned = from_centre(centre, there.heading, base.width, base.depth)
        if course.furthest < length and _can_turn(position, leg, turned):
            other = _slip_course(position, leg, turned, way, length)
            course = other if other.furthest == length else course
        leg.furthest = course.furthest
        cost += course.cost(length) - length
        leg.shares = course.shares(length)
        leg.grounds = course.grounds(length)
        leg.loads = course.loads(length)
        leg.disordered = course.disordered(length)
        if course.wall is not None and length > course.furthest:
            leg.stop = leg.refusal = stopped(course.wall, names_of(position, leg.units))
            there = base.shifted(way, course.furthest)
            cost = course.cost(course.furthest)
    leg.bases = [there]
    leg.pay(cost)
    if leg.refusal is None and not march_funds(position, [unit]).suffices(cost, leg.shares):
        leg.refusal = not_enough(position, leg)
    if leg.refusal is None:
        leg.refusal = settle(position, leg)


def _slip_course(position: GrandBattle, leg: Leg, base: Base, way: int, length: int) -> Course:
    return Course(position, leg.units, [base], way, length, 1, march_funds(position, leg.units), MANOEUVRE_GAP)


def _can_turn(position: GrandBattle, leg: Leg, turned: Base) -> bool:
    """Whether skirmishers can turn before they go."""
    leg.bases = [turned]
    return settle(position, leg) is None


def not_enough(position: GrandBattle, leg: Leg, clause: str = "GRB-05-064") -> Refusal:
    """It costs more than is left."""
    left = march_funds(position, leg.units).left(leg.shares)
    said = [decimal_text(number, LENGTH_PLACES) for number in (max(leg.costs), max(0, left))]
    return refuse(clause, after="none", cost=said[0], left=said[1], units=names_of(position, leg.units))
