"""What a side does not know of the enemy, drawn anew: whom his markers stand for, how and where his reserve comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .geometry.bases import NOWHERE, Base
from .geometry.gaps import overlaps
from .geometry.numbers import HALF_TURN, HEADINGS
from .geometry.shapes import is_on_table
from .orders.order import WRITTEN, Order
from .roster import NONE
from .states import AMBUSH, DEPLOYMENT, ON_TABLE, RESERVE, Marker
from .tables.generation import SEGMENT_COLUMNS, SEGMENT_ROWS
from .tables.reserves import ANY_SEGMENT, ARRIVALS, ATTACKER, DEFENDER, OWN_POSITIONS

if TYPE_CHECKING:
    from ...kernel.chance import Generator
    from .position import GrandBattle

#: So often another order of the markers is tried before they stay as they are.
_TRIES: Final = 20
#: Headings that are tried under a marker.
_TURN: Final = HEADINGS // 8


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
    """The enemy knows which units are missing, but neither under which of the markers nor how they are turned."""
    places = [number for number, marker in enumerate(position.markers) if marker.side == owner]
    hidden = sorted([position.markers[place].unit for place in places])
    for _ in range(_TRIES):
        units = _shuffled(hidden, generator)
        bases = _bases_under(position, owner, places, units)
        if len(bases) < len(places):
            continue
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


def _bases_under(position: GrandBattle, owner: int, places: list[int], units: list[int]) -> list[Base]:
    """Where units stand if they are under these markers, as far as there is room for them: those after it lack one."""
    taken: list[Base] = []
    for unit, place in enumerate(position.places):
        if place == ON_TABLE or (place == AMBUSH and position.roster.units[unit].side != owner):
            taken.append(position.bases[unit])
    found: list[Base] = []
    for order, place in enumerate(places):
        base = NOWHERE
        if units[order] != NONE:
            base = _base_under(position, place, units[order], taken)
            if not base.width:
                return found
            taken.append(base)
        found.append(base)
    return found


def _base_under(position: GrandBattle, place: int, unit: int, taken: list[Base]) -> Base:
    """A unit with its front at a marker, looking at the enemy or wherever else it has room; no base if nowhere."""
    x, y = position.markers[place].spot
    ahead = 0 if position.markers[place].side == position.setting.attacker else HALF_TURN
    own = position.bases[unit]
    land = position.landscape
    for turned in range(0, HEADINGS, _TURN):
        base = Base(x, y, (ahead + turned) % HEADINGS, own.width, own.depth)
        if is_on_table(base.corners(), land.width, land.depth) and not _is_on_any(base, taken):
            return base
    return NOWHERE


def _is_on_any(base: Base, taken: list[Base]) -> bool:
    for other in taken:
        if overlaps(base, other):
            return True
    return False


def _redeal_reserve(position: GrandBattle, owner: int, generator: Generator) -> None:
    """How a reserve comes shows when it comes, or does not (GRB-02-046)."""
    now = position.arrivals[owner]
    is_waiting = False
    for unit, entry in enumerate(position.roster.units):
        is_waiting = is_waiting or (entry.side == owner and position.places[unit] == RESERVE)
    if now == NONE or not is_waiting or position.at_hand[owner]:
        return
    role = ATTACKER if owner == position.setting.attacker else DEFENDER
    begun = _turns_begun(position, owner)
    ways = [row for row in range(len(ARRIVALS)) if ARRIVALS[row].role == role and ARRIVALS[row].turn > begun]
    if now not in ways:
        return
    way = ways[generator.below(len(ways))]
    position.arrivals[owner] = way
    segments = segments_for(role, way)
    position.segments[owner] = segments[generator.below(len(segments))] if ARRIVALS[way].secret else NONE


def _turns_begun(position: GrandBattle, side: int) -> int:
    """How many turns of a side have begun; the attacker has the first one (GRB-02-035)."""
    if position.phase == DEPLOYMENT:
        return 0
    has_begun = side in (position.active, position.setting.attacker)
    return position.game_turn() if has_begun else position.game_turn() - 1


def segments_for(role: int, way: int) -> list[int]:
    """The segments that may be written down for a reserve, from 0: 0 to 2 lie along the attacker's edge."""
    if ARRIVALS[way].edge == ANY_SEGMENT:
        return list(range(SEGMENT_COLUMNS * SEGMENT_ROWS))
    is_near = (role == ATTACKER) == (ARRIVALS[way].edge == OWN_POSITIONS)
    first = 0 if is_near else SEGMENT_COLUMNS
    return list(range(first, first + SEGMENT_COLUMNS))
