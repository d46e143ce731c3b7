"""What a side does not know of the enemy, drawn anew: whom his markers stand for, how and where his reserve comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .geometry.bases import Base
from .geometry.gaps import overlaps
from .geometry.numbers import HALF_TURN, Spot
from .geometry.shapes import is_on_table
from .orders import WRITTEN, Order
from .roster import NONE
from .states import AMBUSH, ON_TABLE, RESERVE, Marker
from .tables.generation import SEGMENT_COLUMNS, SEGMENT_ROWS
from .tables.reserves import ANY_SEGMENT, ARRIVALS, ATTACKER, DEFENDER, OWN_POSITIONS

if TYPE_CHECKING:
    from ...kernel.chance import Generator
    from .position import GrandBattle

#: So often another order of the markers is tried before they stay as they are.
_TRIES: Final = 20


def is_hidden(position: GrandBattle, unit: int) -> bool:
    """Whether the enemy does not see a unit: it is in ambush (GRB-02-029) or in the reserve."""
    return position.places[unit] in (AMBUSH, RESERVE)


def is_secret(position: GrandBattle, order: Order) -> bool:
    """Whether only its side knows an order: the sheet is not handed in yet, or it is for units in ambush."""
    return order.state == WRITTEN or any(is_hidden(position, unit) for unit in order.units)


def redeal(position: GrandBattle, side: int, generator: Generator) -> None:
    """Draw anew what a side does not know; a spectator knows neither side's."""
    for owner in (0, 1):
        if owner != side:
            _redeal_markers(position, owner, generator)
            _redeal_reserve(position, owner, generator)
    if position.active != side:
        position.orders = [order for order in position.orders if not is_secret(position, order)]


def _redeal_markers(position: GrandBattle, owner: int, generator: Generator) -> None:
    """The enemy knows which units are missing, but not which of the markers they are under."""
    places = [number for number, marker in enumerate(position.markers) if marker.side == owner]
    hidden = [position.markers[place].unit for place in places]
    spots: dict[int, Base] = {}
    for place in places:
        unit = position.markers[place].unit
        if unit != NONE:
            spots[place] = position.bases[unit]
    for _ in range(_TRIES):
        units = _shuffled(hidden, generator)
        bases = [_base_under(position, place, units[order], spots) for order, place in enumerate(places)]
        if _is_room(position, owner, [bases[order] for order, unit in enumerate(units) if unit != NONE]):
            for order, place in enumerate(places):
                marker = position.markers[place]
                position.markers[place] = Marker(marker.id, owner, marker.spot, units[order])
                if units[order] != NONE:
                    position.bases[units[order]] = bases[order]
            return


def _shuffled(units: list[int], generator: Generator) -> list[int]:
    found = units[:]
    for last in range(len(found) - 1, 0, -1):
        other = generator.below(last + 1)
        found[last], found[other] = found[other], found[last]
    return found


def _base_under(position: GrandBattle, place: int, unit: int, spots: dict[int, Base]) -> Base:
    """Where a unit stands if it is under a marker: as the one that is there, or at its spot looking at the enemy."""
    owner = position.markers[place].side
    spot: Spot = position.markers[place].spot
    heading = 0 if owner == position.setting.attacker else HALF_TURN
    if place in spots:
        spot, heading = spots[place].front(), spots[place].heading
    if unit == NONE:
        return Base(spot[0], spot[1], heading, 0, 0)
    own = position.bases[unit]
    return Base(spot[0], spot[1], heading, own.width, own.depth)


def _is_room(position: GrandBattle, owner: int, bases: list[Base]) -> bool:
    """Whether the hidden bases lie on the table and on nobody of those who stand there or are hidden."""
    taken: list[Base] = []
    for unit, place in enumerate(position.places):
        is_there = place == ON_TABLE or (place == AMBUSH and position.roster.units[unit].side != owner)
        if is_there:
            taken.append(position.bases[unit])
    for base in bases:
        if not is_on_table(base.corners(), position.landscape.width, position.landscape.depth):
            return False
        for other in taken:
            if overlaps(base, other):
                return False
        taken.append(base)
    return True


def _redeal_reserve(position: GrandBattle, owner: int, generator: Generator) -> None:
    """How a reserve comes shows when it comes, or does not (GRB-02-046)."""
    now = position.arrivals[owner]
    is_waiting = False
    for unit, entry in enumerate(position.roster.units):
        is_waiting = is_waiting or (entry.side == owner and position.places[unit] == RESERVE)
    if now == NONE or not is_waiting:
        return
    role = ATTACKER if owner == position.setting.attacker else DEFENDER
    turn = position.game_turn()
    ways = [
        row for row in range(len(ARRIVALS)) if ARRIVALS[row].role == role and (row == now or ARRIVALS[row].turn > turn)
    ]
    way = ways[generator.below(len(ways))]
    position.arrivals[owner] = way
    segments = segments_for(role, way)
    position.segments[owner] = segments[generator.below(len(segments))] if ARRIVALS[way].secret else NONE


def segments_for(role: int, way: int) -> list[int]:
    """The segments that may be written down for a reserve, from 0: 0 to 2 lie along the attacker's edge."""
    if ARRIVALS[way].edge == ANY_SEGMENT:
        return list(range(SEGMENT_COLUMNS * SEGMENT_ROWS))
    is_near = (role == ATTACKER) == (ARRIVALS[way].edge == OWN_POSITIONS)
    first = 0 if is_near else SEGMENT_COLUMNS
    return list(range(first, first + SEGMENT_COLUMNS))
