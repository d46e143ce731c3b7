"""The way of the piece that has just moved: where it may have been on it (SAM-22-030)."""

from __future__ import annotations

from ..commands_colors.kinds import LEADER, OPEN
from ..commands_colors.position import NONE
from .actions import BOARD
from .position import Samurai


def ways_at(position: Samurai, made: int) -> list[int]:
    """The hexes in which the piece that has just moved may have been after so many hexes of its way (SAM-22-030)."""
    unit, leader, start = position.mover, position.mover_leader, position.mover_from
    is_unit = unit >= 0
    end = position.unit_hex[unit] if is_unit else position.leader_hex[leader]
    side = position.side_of[unit] if is_unit else position.side_of_leader[leader]
    entry = position.field.entry[position.kinds[unit].mover if is_unit else LEADER]
    length = hexes_made(position)
    if not 0 < made < length:
        return []
    reached = [start]
    for step in range(1, made + 1):
        reached = _onward(position, reached, entry, is_unit, side, end)
        if step == made:
            break
    return [
        hex_
        for hex_ in reached
        if (is_unit or _may_stand(position, leader, hex_))
        and _can_arrive(position, hex_, end, length - made, entry, is_unit, side)
    ]


def _may_stand(position: Samurai, leader: int, hex_: int) -> bool:
    """Whether a leader who passes through a hex could also end his move there: alone, or with a unit he can lead."""
    if position.leader_at[hex_] >= 0:
        return False
    unit = position.unit_at[hex_]
    return unit < 0 or position.rules.may_lead(position, leader, unit)


def _onward(position: Samurai, reached: list[int], entry: list[int], is_unit: bool, side: int, end: int) -> list[int]:
    found: list[int] = []
    for here in reached:
        for there in BOARD.neighbours[here]:
            if there not in found and there != end and _is_free(position, there, entry, is_unit, side):
                found.append(there)
    return found


def _is_free(position: Samurai, hex_: int, entry: list[int], is_unit: bool, side: int) -> bool:
    if entry[hex_] != OPEN:
        return False
    return position.holder(hex_) == NONE if is_unit else position.holder(hex_) in (NONE, side)


def _can_arrive(position: Samurai, here: int, end: int, left: int, entry: list[int], is_unit: bool, side: int) -> bool:
    if left == 1:
        return BOARD.distance[here][end] == 1
    for there in BOARD.neighbours[here]:
        if BOARD.distance[there][end] >= left or not _is_free(position, there, entry, is_unit, side):
            continue
        if _can_arrive(position, there, end, left - 1, entry, is_unit, side):
            return True
    return False


def hexes_made(position: Samurai) -> int:
    """How many hexes the piece that has just moved has made."""
    unit, leader = position.mover, position.mover_leader
    if unit >= 0:
        return position.moved[unit]
    if leader < 0 or position.leader_hex[leader] < 0:
        return 0
    return BOARD.distance[position.mover_from][position.leader_hex[leader]]
