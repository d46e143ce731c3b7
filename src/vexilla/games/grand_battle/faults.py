"""What cannot be in a battle: bases on each other, units beyond the table, more losses than figures, idle contacts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.sides import SIDE_NAMES, SIDES
from .geometry.gaps import overlaps, touches
from .geometry.shapes import area_off_table
from .orders.order import LOST, OF_MOVEMENT
from .roster import NONE
from .states import (
    AMBUSH,
    COMBAT,
    DEPLOYMENT,
    DISABLED,
    FLEEING,
    GONE,
    JOINED,
    OFF_TABLE,
    ON_TABLE,
    RESERVE,
    ROUTED,
    UNPLACED,
)
from .tables.terrain import FULL

if TYPE_CHECKING:
    from .position import GrandBattle


def faults_of(position: GrandBattle) -> list[str]:
    """Everything that is wrong; empty in a sound position."""
    found = _bases(position) + _units(position) + _halves(position) + _commanders(position)
    found += _contacts(position) + _duels(position) + _markers(position) + _camps(position)
    return found + _orders(position) + _bodies(position) + _turns(position)


def _bases(position: GrandBattle) -> list[str]:
    """No two bases overlap (GRB-01-018), and none is beyond the edge with its larger part (GRB-07-007).

    Skirmishers who are about to make room still lie under a friend (GRB-05-050).
    """
    ids = position.roster.ids
    bases = position.bases
    land = position.landscape
    places = position.places
    away = position.displaced
    standing = [unit for unit in range(len(ids)) if places[unit] in (ON_TABLE, AMBUSH) and unit not in away]
    wrong: list[str] = []
    for place, unit in enumerate(standing):
        base = bases[unit]
        profile = position.roster.units[unit].profile
        if base.width != profile.kind.width or not 0 < base.depth <= profile.depth:
            wrong.append(f"{ids[unit]} has the wrong base, {base}")
            continue
        if 2 * area_off_table(base, land.width, land.depth) > base.area():
            wrong.append(f"{ids[unit]} is beyond the edge of the table")
        under = [other for other in standing[place + 1 :] if overlaps(base, bases[other])]
        wrong += [f"{ids[unit]} stands on {ids[other]}" for other in under]
    return wrong


def _units(position: GrandBattle) -> list[str]:
    """Losses, disorder and where one left are what they can be."""
    wrong: list[str] = []
    for unit, entry in enumerate(position.roster.units):
        if position.places[unit] in (GONE, JOINED):
            continue
        profile = position.profile_of(unit)
        if not 0 <= position.losses[unit] <= profile.figures:
            wrong.append(f"{entry.id} has lost {position.losses[unit]} of {profile.figures} figures")
        shooters = profile.shooters.figures if profile is not profile.shooters else 0
        if not 0 <= position.shooter_losses[unit] <= shooters:
            wrong.append(f"{entry.id} has lost {position.shooter_losses[unit]} of {shooters} shooters")
        if position.disorder[unit] < 0:
            wrong.append(f"{entry.id} has {position.disorder[unit]} points of disorder")
        if position.places[unit] == RESERVE and not entry.in_reserve:
            wrong.append(f"{entry.id} is in a reserve that it does not belong to")
        if position.places[unit] == UNPLACED and position.phase != DEPLOYMENT:
            wrong.append(f"{entry.id} was never placed")
        if position.places[unit] == ON_TABLE and _has_nothing_left(position, unit):
            wrong.append(f"{entry.id} has no strength left but fights on")
        if (position.places[unit] == OFF_TABLE) != (position.left_by[unit] != NONE):
            wrong.append(f"{entry.id} is off the table, or has left it, but not both")
    return wrong


def _has_nothing_left(position: GrandBattle, unit: int) -> bool:
    """Whether it ought to be dispersed (GRB-08-021), unless its combat is not over yet.

    Of guns and trains without men the base stays (GRB-13-021).
    """
    is_done_for = position.vitality_of(unit) <= 0 and position.phase != COMBAT
    return is_done_for and not position.marks[unit] & (FLEEING | ROUTED | DISABLED)


def _halves(position: GrandBattle) -> list[str]:
    """A mixed unit is on the table as one, or its halves are."""
    wrong: list[str] = []
    for unit, entry in enumerate(position.roster.units):
        if entry.whole != NONE:
            whole = position.places[entry.whole]
            is_apart = position.places[unit] != JOINED
            if is_apart and whole != JOINED:
                wrong.append(f"{entry.id} and the whole unit are both there")
            if not is_apart and whole == JOINED:
                wrong.append(f"{entry.id} is nowhere")
    return wrong


def _commanders(position: GrandBattle) -> list[str]:
    """Every commander is with a unit that is there, or has fallen (GRB-04-022)."""
    wrong: list[str] = []
    for number, entry in enumerate(position.roster.commanders):
        is_gone = position.places[position.current(entry.unit)] == GONE
        if is_gone and not position.has_fallen(number):
            wrong.append(f"{entry.id} is with a unit that is gone")
        if not 0 <= position.points[number] <= entry.command:
            wrong.append(f"{entry.id} has {position.points[number]} of {entry.command} command points")
    return wrong


def _contacts(position: GrandBattle) -> list[str]:
    """Those in contact are enemies who touch each other (GRB-06-001), and no two contacts are of the same two."""
    ids = position.roster.ids
    wrong: list[str] = []
    pairs: list[tuple[int, int]] = []
    for contact in position.contacts:
        told = f"the contact of {ids[contact.one]} and {ids[contact.other]}"
        if (position.side_of(contact.one), position.side_of(contact.other)) != SIDES:
            wrong.append(f"{told} is not of bottom and top")
        if not position.is_on_table(contact.one) or not position.is_on_table(contact.other):
            wrong.append(f"{told} is not on the table")
        elif not touches(position.bases[contact.one], position.bases[contact.other]):
            wrong.append(f"{told} is broken: they do not touch")
        if contact.since > position.turn + 1:
            wrong.append(f"{told} is to come")
        if (contact.one, contact.other) in pairs:
            wrong.append(f"{told} is there twice")
        pairs.append((contact.one, contact.other))
    return wrong if pairs == sorted(pairs) else [*wrong, "contacts are not in order"]


def _duels(position: GrandBattle) -> list[str]:
    ids = position.roster.ids
    wrong: list[str] = []
    for unit, other in enumerate(position.duels):
        if other == NONE:
            continue
        if position.side_of(unit) == position.side_of(other):
            wrong.append(f"{ids[unit]} fights with {ids[other]}, who is of its own side")
        elif not position.is_on_table(unit) or not position.is_on_table(other):
            wrong.append(f"{ids[unit]} and {ids[other]} fight, but not on the table")
    return wrong


def _markers(position: GrandBattle) -> list[str]:
    """Each unit in ambush has one marker, and each true marker a unit in ambush (GRB-02-029)."""
    ids = position.roster.ids
    hidden = [marker.unit for marker in position.markers if marker.unit != NONE]
    wrong: list[str] = []
    for unit, place in enumerate(position.places):
        if hidden.count(unit) != (1 if place == AMBUSH else 0):
            wrong.append(f"{ids[unit]} has {hidden.count(unit)} markers")
    units = position.roster.units
    strange = [each for each in position.markers if each.unit != NONE and units[each.unit].side != each.side]
    return wrong + [f"the marker {marker.id} hides an enemy" for marker in strange]


def _camps(position: GrandBattle) -> list[str]:
    without = [side for side in SIDES if position.setting.camps[side] == "none"]
    wrong = [f"{SIDE_NAMES[side]} has lost a camp it did not have" for side in without if position.camp_lost[side]]
    if position.army_points < 0:
        wrong.append(f"the army has {position.army_points} command points")
    return wrong


def _orders(position: GrandBattle) -> list[str]:
    """Orders are the active side's, and each unit has one Attack or Manoeuvre at most (GRB-04-046)."""
    ids = position.roster.ids
    moving: list[int] = []
    wrong: list[str] = []
    for order in position.orders:
        strangers = [unit for unit in order.units if not _is_ours(position, unit)]
        wrong += [f"{ids[unit]} has an order of the enemy" for unit in strangers]
        if order.kind in OF_MOVEMENT and order.state != LOST:
            wrong += [f"{ids[unit]} has two orders to move" for unit in order.units if unit in moving]
            moving += order.units
    return wrong


def _bodies(position: GrandBattle) -> list[str]:
    """Those who carry out an order are on the table, and a body is part of those whom the order is for (GRB-04-044)."""
    ids = position.roster.ids
    wrong: list[str] = []
    for under, body in ((position.manoeuvre, position.movers), (position.attack, position.to_align)):
        wrong += [f"{ids[unit]} moves, but is not on the table" for unit in under if not position.is_on_table(unit)]
        wrong += [f"{ids[unit]} moves under no order" for unit in body if under and unit not in under]
        if len(set(under)) != len(under) or len(set(body)) != len(body):
            wrong.append("somebody moves twice under one order")
    for unit, share in enumerate(position.shares):
        if not 0 <= share <= FULL or position.spent[unit] < 0:
            wrong.append(f"{ids[unit]} has spent {position.spent[unit]} of a move of {share} quarters")
    return wrong


def _turns(position: GrandBattle) -> list[str]:
    """Every battle ends by its turn limit (GRB-02-060)."""
    late = position.game_turn() > position.setting.turn_limit
    return [f"turn {position.game_turn()} is beyond the limit"] if late and not position.over else []


def _is_ours(position: GrandBattle, unit: int) -> bool:
    """Whether a unit is, or was until it was captured, one of the active side."""
    return position.active in (position.roster.units[unit].side, position.side_of(unit))
