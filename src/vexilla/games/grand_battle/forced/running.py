"""Forced moves: straight over ground, up to whoever is in the way, and perhaps over the edge (GRB-07-057)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.deed import decimal_text
from ....kernel.event import Event
from ....kernel.match import Match
from ....kernel.refusal import Argument
from ..disorder import disorder, tag_rough
from ..geometry.bases import FRONT, LEFT, REAR, RIGHT, Base
from ..geometry.contact import NO_TOUCH
from ..geometry.gaps import overlaps, touches
from ..geometry.numbers import STEP, TOLERANCE, within
from ..geometry.shapes import area_off_table
from ..geometry.ways import meeting
from ..geometry.zones import zone_of
from ..ground import closed_under
from ..moves.forms import HEADING_PLACES, LENGTH_PLACES
from ..moves.funds import Funds
from ..moves.making_room import ASK_FOR_ROOM
from ..moves.passage import BLOCKED, all_make_room, lie_under, servants_of
from ..moves.straight import Course
from ..position import AMBUSH, DISABLED, ON_TABLE, GrandBattle
from ..removal import leave_table
from ..roster import NONE
from ..setup.sighting import discover_along, hidden_enemies, reveal
from ..states import PASSED_THROUGH
from ..tables.disorder import SKIRMISHER_PASSAGE
from ..tables.terrain import FULL
from ..telling import tell
from ..touch import join_contact, may_fight, pair_quality, postpone, quality_of, renew_contacts

#: The clause of a way that ends because the move is used up.
_SPENT: Final = "GRB-05-001"
#: Who has stopped on somebody whom he was passing goes back by so much at a time, and no further than a full move.
_HALF_STEP: Final = STEP // 2
_FARTHEST_BACK: Final = 40 * STEP


@final
class Way:
    """The straight way of a unit that has to move: as far as ground and its allowance let it."""

    def __init__(
        self, position: GrandBattle, unit: int, base: Base, heading: int, allowance: int, spent: int, share: int
    ) -> None:
        self.unit: Final = unit
        self.base: Final = base
        self.heading: Final = heading
        self.spent: Final = spent
        funds = Funds([allowance], [spent], [share])
        wanted = max(0, allowance - spent)
        self.course: Final = Course(position, [unit], [base], heading, wanted, 1, funds, 0, is_forced=True)
        self.furthest = self.course.furthest
        #: Whether it ends at ground that the unit cannot cross (GRB-07-017).
        self.is_blocked = self.course.wall is not None and self.course.wall.clause != _SPENT
        servants = servants_of(position, 1 - position.side_of(unit))
        met = meeting(base, heading, self.furthest, servants) if servants is not None else None
        if met is not None and met[0] < self.furthest:
            self.furthest = met[0]
            self.is_blocked = True

    def spent_after(self, length: int) -> int:
        """What is spent of the allowance at a length."""
        return self.spent + self.course.cost(length)

    def share_after(self, length: int) -> int:
        """What the lines that were crossed have left of the allowance."""
        return self.course.shares(length)[0]

    def at(self, length: int) -> Base:
        """The base after a length."""
        return self.base.shifted(self.heading, length)


def forced_way(position: GrandBattle, unit: int, base: Base, heading: int, quarters: int) -> Way:
    """The way of a move of so many quarters of MV, from its beginning."""
    return Way(position, unit, base, heading, position.profile_of(unit).move * quarters // FULL, 0, FULL)


def enemies_about(position: GrandBattle, side: int) -> list[int]:
    """All enemies into whom one can run, hidden ones too; guns without a crew stop nobody (GRB-13-019)."""
    seen = [unit for unit in position.units_of(1 - side) if not position.marks[unit] & DISABLED]
    return seen + hidden_enemies(position, side)


def first_met(position: GrandBattle, way: Way, limit: int, units: list[int]) -> tuple[int, int]:
    """After which length a way first meets one of some units, and whom; the limit and NONE if it meets nobody."""
    who = NONE
    for unit in units:
        found = meeting(way.base, way.heading, limit, position.bases[unit])
        if found is not None and found[0] < limit:
            limit = found[0]
            who = unit
    return limit, who


def met_at_once(position: GrandBattle, way: Way, limit: int, units: list[int]) -> list[int]:
    """Those of some units whom a way meets first: several if they are equally far.

    It may slide along whom it touches from the start: he is met if it is on him before it comes to anybody else.
    """
    touched = [unit for unit in units if touches(way.base, position.bases[unit])]
    ahead = min([limit, *[first_met(position, way, limit, [unit])[0] for unit in units if unit not in touched]])
    met: list[int] = []
    lengths: list[int] = []
    for unit in units:
        length, who = first_met(position, way, ahead if unit in touched else limit, [unit])
        if who != NONE:
            met.append(unit)
            lengths.append(length)
    return [unit for number, unit in enumerate(met) if within(lengths[number], min(lengths))]


def lay_open(match: Match[GrandBattle], unit: int) -> None:
    """Who was hidden and is run into stands on the table (GRB-02-031)."""
    for marker in match.position.markers:
        if marker.unit == unit and match.position.places[unit] == AMBUSH:
            reveal(match, marker)
            return


# -- where a way ends -------------------------------------------------------------------------------


def blocking_friend(position: GrandBattle, way: Way, limit: int) -> tuple[int, int]:
    """How far a way leads until a friend who cannot be passed, or on whom it would end, and who that is."""
    who = NONE
    for each in way.course.met:
        if each.how == BLOCKED and each.stretch[0] < limit:
            limit = each.stretch[0]
            who = each.friend
    on = _ends_on(position, way, limit)
    while on != NONE and limit > 0:
        found = meeting(way.base, way.heading, limit, position.bases[on])
        limit = max(0, min(limit - TOLERANCE, found[0] if found is not None else 0))
        who = on
        on = _ends_on(position, way, limit)
    return limit, who


def stepped_back(position: GrandBattle, way: Way, length: int) -> Base:
    """The base after a length, or so far back that it lies on nobody who does not make room (GRB-01-018)."""
    while length > -_FARTHEST_BACK and _ends_on(position, way, length) != NONE:
        length -= _HALF_STEP
    return way.at(length)


def _ends_on(position: GrandBattle, way: Way, length: int) -> int:
    """A friend on whom a way would end, and who does not make room (GRB-05-050)."""
    there = way.at(length)
    friends = lie_under(position, [way.unit], [there])
    for friend in friends:
        if not _yields(position, way.unit, friend):
            return friend
    places = position.places
    moved = [way.unit, *friends]
    others = [each for each in range(len(places)) if places[each] == ON_TABLE and each not in moved]
    standing = [there, *[position.bases[each] for each in others]]
    if all_make_room(position, friends, [there] * len(friends), standing):
        return NONE
    return friends[0]


def _yields(position: GrandBattle, unit: int, friend: int) -> bool:
    """Whether a friend makes room for who ends on him: skirmishers do, but not for skirmishers (GRB-05-050)."""
    is_light = position.profile_of(friend).kind.is_skirmisher and position.is_on_table(friend)
    return is_light and not position.profile_of(unit).kind.is_skirmisher


def turned_if_free(position: GrandBattle, unit: int, base: Base, angle: int) -> Base:
    """A base turned about its centre, unless that would bring it onto others or into closed ground (GRB-07-012)."""
    if angle == 0:
        return base
    turned = base.turned(angle)
    if closed_under(position, unit, turned) is not None:
        return base
    for other, place in enumerate(position.places):
        if place in (ON_TABLE, AMBUSH) and other != unit:
            there = position.bases[other]
            if overlaps(turned, there) and not overlaps(base, there):
                return base
    return turned


def put_down(match: Match[GrandBattle], way: Way, length: int) -> None:
    """A unit has gone so far: bridges bear it, ground disorders it, who is passed too (GRB-10-012, GRB-05-049)."""
    position = match.position
    unit = way.unit
    position.bases[unit] = way.at(length)
    for bridge, load in way.course.loads(length):
        position.bridge_loads[bridge] += load
    if match.logging:
        about: dict[str, Argument] = {
            "unit": position.roster.ids[unit],
            "heading": decimal_text(way.heading, HEADING_PLACES),
            "length": decimal_text(length, LENGTH_PLACES),
        }
        tell(match, Event("grb-forced-move", ("GRB-07-057",), about))
    for ground in way.course.grounds(length)[0] if length else []:
        if position.is_on_table(unit) and position.vitality_of(unit) > 0:
            tag_rough(match, unit, ground)
    for friend in way.course.disordered(length):
        # Once a turn (GRB-05-049).
        if position.is_on_table(friend) and not position.marks[friend] & PASSED_THROUGH:
            position.marks[friend] |= PASSED_THROUGH
            disorder(match, friend, SKIRMISHER_PASSAGE)
    if position.is_on_table(unit):
        discover_along(match, unit, way.base, way.heading, length)


def make_room(match: Match[GrandBattle], unit: int) -> None:
    """Skirmishers on whom a unit has ended are shifted; their owner says where to (GRB-05-050)."""
    position = match.position
    if position.is_on_table(unit):
        base = position.bases[unit]
        under = lie_under(position, [unit], [base])
        position.displaced = [friend for friend in under if _yields(position, unit, friend)]
        if position.displaced:
            match.then(ASK_FOR_ROOM)


def edge_left_by(position: GrandBattle, base: Base) -> int:
    """The edge of the table beyond which the larger part of a base is; NONE if it is on it (GRB-07-007)."""
    land = position.landscape
    if 2 * area_off_table(base, land.width, land.depth) <= base.area():
        return NONE
    x, y = base.centre()
    beyond = [y - land.depth, x - land.width, -y, -x]
    edges = (FRONT, RIGHT, REAR, LEFT)
    return edges[beyond.index(max(beyond))]


def leaves_over_edge(match: Match[GrandBattle], unit: int, for_good: bool) -> bool:
    """Whether the larger part of a unit is over the edge of the table; then it leaves (GRB-07-007, GRB-07-008)."""
    left_by = edge_left_by(match.position, match.position.bases[unit])
    if left_by == NONE:
        return False
    leave_table(match, unit, left_by, for_good, "GRB-07-007" if for_good else "GRB-07-008")
    return True


def join_forced(position: GrandBattle, mover: int, enemy: int, start: Base) -> None:
    """Two who touch after a forced move are in contact; the zone goes by where the move began (GRB-01-041)."""
    if pair_quality(position, mover, enemy) == NO_TOUCH or not may_fight(position, enemy):
        return
    if quality_of(position, mover, enemy) >= quality_of(position, enemy, mover):
        join_contact(position, mover, enemy, zone_of(position.bases[enemy], start))
    else:
        join_contact(position, enemy, mover, zone_of(position.bases[mover], position.bases[enemy]))


def join_all(position: GrandBattle, mover: int, start: Base) -> list[int]:
    """Bring a unit into contact with all whom it touches now; the enemies who are new to it."""
    before = [met.opponent(mover) for met in position.contacts_of(mover)]
    for enemy in position.units_of(1 - position.side_of(mover)):
        if touches(position.bases[mover], position.bases[enemy]):
            join_forced(position, mover, enemy, start)
    renew_contacts(position)
    postpone(position, mover)
    return [met.opponent(mover) for met in position.contacts_of(mover) if met.opponent(mover) not in before]


def reaches(gap: int, length: int) -> bool:
    """Whether a move of a length closes a gap: equality does (GRB-07-042)."""
    return gap <= length + TOLERANCE
