"""Where there is room for a battle line: the longest contact along an edge that is free (GRB-06-042)."""

from __future__ import annotations

from ..geometry.bases import FRONT, Base
from ..geometry.dressing import against
from ..geometry.gaps import nearest_spots, overlaps
from ..geometry.numbers import FINE, HEADINGS, QUARTER_TURN, TOLERANCE, Spot, rounded
from ..geometry.shapes import Shape, area_off_table
from ..geometry.ways import Stretch, meeting, meeting_shape
from ..ground import closed_under, is_defended, section_ground, share_of
from ..moves.passage import all_make_room, friends_of, lie_under
from ..position import ON_TABLE, GrandBattle
from ..tables.terrain import NO


def first_spot(base: Base, other: Base) -> Spot:
    """Where a front has first touched another base."""
    return nearest_spots(base.edge_line(FRONT), other)[0]


def wanted_offset(base: Base, other: Base, edge: int) -> int:
    """Where along an edge the middle of a front would be that is turned onto it about the point of first contact."""
    ours, theirs = nearest_spots(base.edge_line(FRONT), other)
    along = rounded(base.local(ours)[0], FINE)
    return rounded(other.edge_line(edge).local(theirs)[0], FINE) + along


def yields(position: GrandBattle, unit: int, friend: int) -> bool:
    """Whether a friend makes room for a unit: skirmishers for others than skirmishers (GRB-05-050).

    Skirmishers who attack together with it keep their place.
    """
    is_friend = position.is_on_table(friend) and position.side_of(friend) == position.side_of(unit)
    is_light = position.profile_of(friend).kind.is_skirmisher
    is_heavy = not position.profile_of(unit).kind.is_skirmisher
    return is_friend and is_light and is_heavy and friend not in position.attack


def blocks_for(position: GrandBattle, units: list[int]) -> list[Base]:
    """The bases, and sections nobody may cross, that units may not be laid upon; not those who make room for them."""
    side = position.side_of(units[0])
    found: list[Base] = []
    for other, place in enumerate(position.places):
        if place == ON_TABLE and other not in units and not all(yields(position, unit, other) for unit in units):
            found.append(position.bases[other])
    found += [position.bases[each] for each in friends_of(position, units) if not position.is_on_table(each)]
    for section in position.sections:
        is_closed = share_of(position, units[0], section_ground(section, side)) == NO
        if is_closed or is_defended(position, section, side):
            found.append(section.line)
    return found


def closed_shapes(position: GrandBattle, unit: int) -> list[Shape]:
    """All ground that is closed to a unit."""
    found: list[Shape] = []
    for piece in position.landscape.pieces:
        if share_of(position, unit, piece.kind) == NO:
            found += piece.shapes
    return found


def has_room(position: GrandBattle, units: list[int], bases: list[Base]) -> bool:
    """Whether all friends under bases where units are to be laid can make room for them."""
    friends = lie_under(position, units, bases)
    unders: list[Base] = []
    for friend in friends:
        over = [number for number, base in enumerate(bases) if overlaps(base, position.bases[friend])]
        if not yields(position, units[over[0]], friend):
            return False
        unders.append(bases[over[0]])
    others = [each for each in range(len(position.places)) if each not in friends and each not in units]
    standing = [position.bases[each] for each in others if position.is_on_table(each)]
    return all_make_room(position, friends, unders, bases + standing)


def may_be_laid(position: GrandBattle, unit: int, base: Base, blocks: list[Base]) -> bool:
    """Whether a forced move may end so: on nobody, not in closed ground, not beyond the table with the larger part.

    Rough ground, and the edge of the table under less than half of it, do not matter (GRB-06-059).
    """
    land = position.landscape
    if 2 * area_off_table(base, land.width, land.depth) > base.area() or closed_under(position, unit, base) is not None:
        return False
    return not any(overlaps(base, block) for block in blocks)


def free_place(position: GrandBattle, unit: int, other: Base, edge: int) -> Base | None:
    """Where a unit lies along an edge with the longest contact that is free, nearest to where it met it; or None."""
    blocks = blocks_for(position, [unit])
    there = _place(position, unit, other, edge, blocks)
    if there is not None and not has_room(position, [unit], [there]):
        crowd = [position.bases[each] for each in friends_of(position, [unit]) if yields(position, unit, each)]
        there = _place(position, unit, other, edge, blocks + crowd)
    return there


def _place(position: GrandBattle, unit: int, other: Base, edge: int, blocks: list[Base]) -> Base | None:
    base = position.bases[unit]
    length = other.edge_length(edge)
    room = abs(base.width - length) // 2
    furthest = (base.width + length) // 2 - TOLERANCE - 1
    wanted = wanted_offset(base, other, edge)
    offsets = [max(-room, min(room, wanted))]
    first = against(base.width, base.depth, other, edge, -furthest)
    along = (other.edge_heading(edge) + QUARTER_TURN) % HEADINGS
    met: list[Stretch | None] = [meeting(first, along, 2 * furthest, block) for block in blocks]
    met += [meeting_shape(first, along, 2 * furthest, shape) for shape in closed_shapes(position, unit)]
    for stretch in met:
        if stretch is not None:
            offsets += [stretch[0] - furthest, stretch[1] - furthest]
    ranked = sorted([(max(0, abs(each) - room), abs(each - wanted), each) for each in offsets if abs(each) <= furthest])
    for _, _, offset in ranked:
        there = against(base.width, base.depth, other, edge, offset)
        if may_be_laid(position, unit, there, blocks):
            return there
    return None
