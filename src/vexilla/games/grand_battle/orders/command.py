"""Command: whose zone a unit is in, what an order costs, and who pays for it (chapters 4.1 and 4.2)."""

from __future__ import annotations

from typing import Final, final

from ..geometry.bases import Base
from ..geometry.dressing import groups
from ..geometry.gaps import near, nearest_spots, touches
from ..geometry.numbers import HALF_TURN, HEADINGS, TOLERANCE, Spot, heading_of, moved
from ..geometry.shapes import Shape, shape_of, stands_in
from ..geometry.sight import base_covers, covers, line
from ..position import AMBUSH, FLEEING, ON_TABLE, GrandBattle
from ..roster import NONE
from ..tables.command import (
    COMMAND_DISTANCE,
    HALVES_COMMAND,
    ORDINARY,
    SKIRMISHERS,
    SKIRMISHERS_AGAIN,
    STANDING,
    OrderCost,
)
from .order import ARMY, RECOVER, STAND, Order

#: What a leader pays for a point of his own unit in combat (GRB-08-025).
_OWN_POINT: Final = 1


# -- zones -----------------------------------------------------------------------------------------


def is_at_hand(position: GrandBattle, commander: int) -> bool:
    """Whether a commander can do anything: alive, with the army and not in flight (GRB-04-015)."""
    unit = position.current(position.roster.commanders[commander].unit)
    is_there = position.places[unit] in (ON_TABLE, AMBUSH) and not position.marks[unit] & FLEEING
    return is_there and not position.has_fallen(commander)


def has_zone(position: GrandBattle, commander: int) -> bool:
    """Whether his zone counts: not while his unit fights directly; support does not bind him (GRB-04-016)."""
    unit = position.current(position.roster.commanders[commander].unit)
    return is_at_hand(position, commander) and position.duels[unit] == NONE


def is_in_zone(position: GrandBattle, commander: int, unit: int) -> bool:
    """Whether part of a unit is within a commander's distance (GRB-04-010 to GRB-04-014)."""
    if not has_zone(position, commander):
        return False
    entry = position.roster.commanders[commander]
    staff = position.current(entry.unit)
    if staff == unit:
        return True
    return zone_covers(position, commander, position.bases[unit])


def zone_covers(position: GrandBattle, commander: int, other: Base) -> bool:
    """Whether the distance of a commander whose zone counts reaches a base."""
    entry = position.roster.commanders[commander]
    own = position.bases[position.current(entry.unit)]
    reach = COMMAND_DISTANCE * entry.command
    if not near(own, other, reach):
        return False
    if touches(own, other):
        return True
    if not near(own, other, reach // HALVES_COMMAND) and _is_halved(position, own, other):
        return False
    return not _is_hidden(position, entry.side, own, other)


def _is_halved(position: GrandBattle, own: Base, other: Base) -> bool:
    """Whether the shortest line between two bases leads through forest or across a section (GRB-04-014)."""
    start, end = nearest_spots(own, other)
    sight = line(start, end)
    for piece in position.landscape.pieces:
        if piece.kind.is_wood and _covers_any(piece.shapes, sight):
            return True
    # A section lies on the edge of the base that mans it, so the line is drawn into both bases by a hair.
    heading = heading_of(end[0] - start[0], end[1] - start[1])
    hair = 2 * TOLERANCE
    across = line(moved(start, (heading + HALF_TURN) % HEADINGS, hair), moved(end, heading, hair))
    return any(covers(shape_of(section.line), across) for section in position.sections)


def _covers_any(shapes: list[Shape], sight: Shape) -> bool:
    return any(covers(shape, sight) for shape in shapes)


def _is_hidden(position: GrandBattle, side: int, own: Base, other: Base) -> bool:
    """Whether every line from a commander's centre to the corners and the centre of a unit is blocked (GRB-04-013)."""
    hills = [
        hill.shapes
        for hill in position.landscape.hills
        if not stands_in(own, hill.shapes) and not stands_in(other, hill.shapes)
    ]
    enemies = [position.bases[unit] for unit in position.units_of(1 - side)]
    if not hills and not enemies:
        return False
    start = own.centre()
    ends: list[Spot] = [*other.corners(), other.centre()]
    return all(_is_blocked(hills, enemies, line(start, end)) for end in ends)


def _is_blocked(hills: list[list[Shape]], enemies: list[Base], sight: Shape) -> bool:
    if any(_covers_any(shapes, sight) for shapes in hills):
        return True
    return any(base_covers(enemy, sight) for enemy in enemies)


def commanders_of(position: GrandBattle, side: int) -> list[int]:
    """The numbers of a side's commanders."""
    commanders = position.roster.commanders
    return [number for number in range(len(commanders)) if commanders[number].side == side]


def in_command(position: GrandBattle, units: list[int]) -> list[int]:
    """Those of some units of a side who are in any zone (GRB-04-032)."""
    if not units:
        return []
    commanders = commanders_of(position, position.side_of(units[0]))
    return [unit for unit in units if any(is_in_zone(position, commander, unit) for commander in commanders)]


# -- costs -----------------------------------------------------------------------------------------


def rate_of(position: GrandBattle, kind: int, units: list[int]) -> OrderCost:
    """The row of the table that an order is charged by; the second free recovery in a phase is none (GRB-04-052)."""
    if kind == STAND:
        return STANDING
    if any(not position.profile_of(unit).kind.is_skirmisher for unit in units):
        return ORDINARY
    is_again = kind == RECOVER and any(unit in position.freely_recovered for unit in units)
    return SKIRMISHERS_AGAIN if is_again else SKIRMISHERS


def recovers_himself(position: GrandBattle, order: Order) -> bool:
    """Whether a leader recovers his own unit in combat, out of his own purse (GRB-04-016, GRB-08-025)."""
    if order.kind != RECOVER or order.purse == ARMY or len(order.units) != 1:
        return False
    unit = position.current(position.roster.commanders[order.purse].unit)
    is_his = unit == order.units[0] and is_at_hand(position, order.purse)
    return is_his and bool(position.contacts_of(unit))


def least_price(position: GrandBattle, order: Order) -> int:
    """What an order costs at least: in zone. So much is set aside for it when it is written."""
    if recovers_himself(position, order):
        return _OWN_POINT
    return rate_of(position, order.kind, list(order.units)).inside


@final
class Charge:
    """Who carries out an order, who pays for it, and how much."""

    def __init__(self, units: list[int], purse: int, points: int) -> None:
        self.units: Final = units
        self.purse: Final = purse
        self.points: Final = points


def left_in(position: GrandBattle, purse: int) -> int:
    """The points that a purse still holds."""
    return position.army_points if purse == ARMY else position.points[purse]


def pay(position: GrandBattle, purse: int, points: int) -> None:
    """Take points from a purse."""
    if purse == ARMY:
        position.army_points -= points
    else:
        position.points[purse] -= points


def charge_for(position: GrandBattle, order: Order) -> Charge | None:
    """How an order is paid now that it is measured, for all its units or for a part of them; None if not at all.

    A group is torn if only the part in zone can be paid for (GRB-04-043).
    """
    units = list(order.units)
    if recovers_himself(position, order):
        return Charge(units, order.purse, _OWN_POINT) if position.points[order.purse] >= _OWN_POINT else None
    charge = _whole_charge(position, order, units)
    if charge is not None:
        return charge
    part = _largest_group(position, _in_zone_of_purse(position, order.purse, units))
    return _whole_charge(position, order, part) if part and len(part) < len(units) else None


def _in_zone_of_purse(position: GrandBattle, purse: int, units: list[int]) -> list[int]:
    """Those whom a purse can pay for at the lower price."""
    if purse == ARMY:
        return in_command(position, units)
    return [unit for unit in units if is_in_zone(position, purse, unit)]


def _whole_charge(position: GrandBattle, order: Order, units: list[int]) -> Charge | None:
    """The charge for all of some units; personal points pay only where all are in that one zone (GRB-04-057)."""
    rate = rate_of(position, order.kind, units)
    is_inside = rate.inside == rate.outside or len(in_command(position, units)) == len(units)
    price = rate.inside if is_inside else rate.outside
    if price == 0:
        return Charge(units, ARMY, 0)
    is_his = order.purse != ARMY and len(_in_zone_of_purse(position, order.purse, units)) == len(units)
    if is_his and position.points[order.purse] >= price:
        return Charge(units, order.purse, price)
    may_army = order.else_army or (order.purse == ARMY and is_inside)
    return Charge(units, ARMY, price) if may_army and position.army_points >= price else None


def _largest_group(position: GrandBattle, units: list[int]) -> list[int]:
    """Of the part that is in zone, those who hang together: as many as possible, then the first ones."""
    if not units:
        return []
    parts = groups([position.bases[unit] for unit in units])
    most = max([len(part) for part in parts])
    first = next(part for part in parts if len(part) == most)
    return [units[number] for number in first]
