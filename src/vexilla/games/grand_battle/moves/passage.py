"""Who may pass through whom, whom it disorders, and where skirmishers make room (GRB-05-029, GRB-05-046 to 050)."""

from __future__ import annotations

from typing import Final, final

from ..geometry.bases import EDGES, Base
from ..geometry.gaps import overlaps, touches
from ..geometry.numbers import HALF_TURN, HEADINGS, SLACK, STEP, TOLERANCE
from ..geometry.shapes import Shape, is_on_table, spot_gap
from ..geometry.ways import Stretch, corridor, meeting
from ..geometry.zones import ON_BASE, zone_of_spot
from ..ground import ground_ahead
from ..position import AMBUSH, DISABLED, ON_TABLE, GrandBattle
from ..roster import NONE, SERVANTS
from ..tables.troops import ARTILLERY

#: Nobody passes; everybody passes freely; skirmishers and spears or pikes, of whom the latter want gaps.
BLOCKED: Final = 0
FREE: Final = 1
AMONG_SPEARS: Final = 2

#: Skirmishers are shifted no further than this (GRB-05-050).
ROOM: Final = 16 * STEP
#: More than this between two bases is a gap (GRB-05-048).
_GAP: Final = TOLERANCE + SLACK


def lets_all_through(position: GrandBattle, friend: int) -> bool:
    """Whether all pass through a friend, though nobody ends on him: guns and camp servants (GRB-13-019, GRB-12-061)."""
    profile = position.profile_of(friend)
    return profile.kind.category == ARTILLERY or profile is SERVANTS


def passage(position: GrandBattle, mover: int, friend: int) -> int:
    """How a unit passes through a friend, or whether it is blocked by him."""
    ours = position.profile_of(mover).kind
    theirs = position.profile_of(friend).kind
    if lets_all_through(position, friend):
        return FREE
    if ours.is_skirmisher:
        return AMONG_SPEARS if theirs.blocks_skirmishers else FREE
    if theirs.is_skirmisher:
        return AMONG_SPEARS if ours.blocks_skirmishers else FREE
    return BLOCKED


def friends_of(position: GrandBattle, units: list[int]) -> list[int]:
    """The others of a side on the table, those in ambush included: their owner knows where they are."""
    side = position.side_of(units[0])
    places = position.places
    return [
        unit
        for unit in range(len(places))
        if places[unit] in (ON_TABLE, AMBUSH) and position.side_of(unit) == side and unit not in units
    ]


@final
class Foe:
    """An enemy whom one sees: where he stands and what he is called."""

    def __init__(self, base: Base, name: str) -> None:
        self.base: Final = base
        self.name: Final = name


def foes_of(position: GrandBattle, side: int) -> list[Foe]:
    """The enemies whom a side sees and must keep off: servants too, but no guns without a crew (GRB-13-019)."""
    units = [unit for unit in position.units_of(1 - side) if not position.marks[unit] & DISABLED]
    return [Foe(position.bases[unit], position.roster.ids[unit]) for unit in units]


def servants_of(position: GrandBattle, side: int) -> Base | None:
    """Where the servants of a side's camp stand, in its middle or behind a section; None while they stand nowhere."""
    servants = position.roster.servants[side]
    is_there = servants != NONE and position.is_on_table(servants) and position.profile_of(servants) is SERVANTS
    return position.bases[servants] if is_there else None


def abandoned_guns(position: GrandBattle, side: int) -> list[int]:
    """Guns of the enemy without a crew, through which one may pass (GRB-13-019)."""
    return [unit for unit in position.units_of(1 - side) if position.marks[unit] & DISABLED]


@final
class Meeting:
    """A friend on the way of a member of a body."""

    def __init__(self, stretch: Stretch, member: int, friend: int, how: int) -> None:
        self.stretch: Final = stretch
        #: The number of the member in its body, and the unit it meets.
        self.member: Final = member
        self.friend: Final = friend
        self.how: Final = how


def friends_ahead(
    position: GrandBattle, units: list[int], bases: list[Base], heading: int, limit: int
) -> list[Meeting]:
    """All friends, and guns without a crew, whom a body meets on a straight way."""
    found: list[Meeting] = []
    others = friends_of(position, units) + abandoned_guns(position, position.side_of(units[0]))
    for number, base in enumerate(bases):
        for friend in others:
            stretch = meeting(base, heading, limit, position.bases[friend])
            if stretch is not None:
                found.append(Meeting(stretch, number, friend, passage(position, units[number], friend)))
    return found


def disordered_by(
    position: GrandBattle, units: list[int], bases: list[Base], heading: int, length: int, met: list[Meeting]
) -> list[int]:
    """Spearmen and pikemen whom a passage finds without gaps, each once (GRB-05-049)."""
    found: list[int] = []
    for each in met:
        if each.how != AMONG_SPEARS or each.stretch[0] + TOLERANCE >= length:
            continue
        mover = units[each.member]
        if position.profile_of(mover).kind.is_skirmisher:
            spears = each.friend
            through = corridor(bases[each.member], heading, length)
        else:
            spears = mover
            # Seen from the spearmen it is the skirmishers who come through them.
            through = corridor(position.bases[each.friend], (heading + HALF_TURN) % HEADINGS, length)
        if spears not in found and not has_gap(position, spears, through):
            found.append(spears)
    return found


def has_gap(position: GrandBattle, spears: int, through: Shape) -> bool:
    """Whether the way through a unit of spears leads past an end of it that no neighbour closes (GRB-05-048)."""
    base = position.bases[spears]
    others = [unit for unit in friends_of(position, [spears]) if position.profile_of(unit).kind.blocks_skirmishers]
    for aside in (base.half + _GAP, -base.half - _GAP):
        spot = base.at(-base.depth // 2, aside)
        if spot_gap(spot, through) > 0:
            continue
        if all(zone_of_spot(position.bases[other], spot) != ON_BASE for other in others):
            return True
    return False


# -- making room -----------------------------------------------------------------------------------


def lie_under(position: GrandBattle, units: list[int], bases: list[Base]) -> list[int]:
    """The friends on whom a body would end."""
    others = friends_of(position, units) + abandoned_guns(position, position.side_of(units[0]))
    return [unit for unit in others if any(overlaps(base, position.bases[unit]) for base in bases)]


def length_to_freedom(base: Base, heading: int, others: list[Base], limit: int = ROOM) -> int:
    """The least way in a heading that takes a base off all others; more than a limit if there is none."""
    length = 0
    is_free = False
    while not is_free and length <= limit:
        is_free = True
        for other in others:
            here = base.shifted(heading, length)
            if overlaps(here, other):
                stretch = meeting(here, heading, limit, other)
                length += max(1, stretch[1] if stretch is not None else 1)
                is_free = False
    return length


def room_beside(
    position: GrandBattle, unit: int, under: Base, edge: int, bases: list[Base], limit: int = ROOM
) -> Base | None:
    """Where skirmishers come to stand who make room to one side of a base that lies on them; None if nowhere.

    ``bases`` are those of all others as they will stand, the base itself included (GRB-05-050).
    """
    base = position.bases[unit]
    side = position.side_of(unit)
    heading = under.edge_heading(edge)
    length = length_to_freedom(base, heading, bases, limit)
    there = base.shifted(heading, length)
    landscape = position.landscape
    if length > limit or not is_on_table(there.corners(), landscape.width, landscape.depth):
        return None
    for foe in foes_of(position, side):
        if touches(there, foe.base) or meeting(base, heading, length, foe.base) is not None:
            return None
    wall = ground_ahead(position, [unit], [base], heading, length).wall
    return None if wall is not None and wall.after < length else there


def sides_with_room(position: GrandBattle, unit: int, under: Base, bases: list[Base]) -> list[int]:
    """The sides of a base to which skirmishers under it can make room."""
    return [edge for edge in range(EDGES) if room_beside(position, unit, under, edge, bases) is not None]


def all_make_room(position: GrandBattle, units: list[int], unders: list[Base], bases: list[Base]) -> bool:
    """Whether skirmishers can make room in some order, each to a side of its own base: a place is taken but once.

    ``bases`` are those of all others as they will stand. Who has not gone yet is in the way of who goes.
    """
    if not units:
        return True
    for number, unit in enumerate(units):
        rest = units[:number] + units[number + 1 :]
        rest_unders = unders[:number] + unders[number + 1 :]
        waiting = [position.bases[each] for each in rest]
        for edge in range(EDGES):
            there = room_beside(position, unit, unders[number], edge, bases + waiting)
            if there is not None and all_make_room(position, rest, rest_unders, [*bases, there]):
                return True
    return False
