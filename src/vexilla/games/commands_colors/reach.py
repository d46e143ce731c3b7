"""How far pieces get: stops, closed hexes, passing through friends, joining a lone leader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.sides import NOBODY
from .kinds import CLOSED, LEADER, OPEN
from .position import Battle

if TYPE_CHECKING:
    from mypy_extensions import i64

_NOTHING: Final[list[bool]] = []


def unit_reach(position: Battle, unit: int, limit: int, passes_friends: bool, takes_leader: bool = True) -> list[int]:
    """Where a unit may end an ordered move: ``distance * board.size + hex``, nearest first."""
    return _unit_ends(position, unit, limit, passes_friends, takes_leader, position.field.board.size)


def unit_ends(position: Battle, unit: int, limit: int, passes_friends: bool, takes_leader: bool = True) -> list[int]:
    """The same hexes without their distances: numbers so small that none has to be made anew."""
    return _unit_ends(position, unit, limit, passes_friends, takes_leader, 0)


def _unit_ends(
    position: Battle, unit: int, limit: int, passes_friends: bool, takes_leader: bool, ring: i64
) -> list[int]:
    """The hexes in which a unit may end its move, nearest first, each with ``ring`` added for every hex of the way.

    A unit may not enter hexes of enemies nor of other units of its side, unless it may pass through
    them. In the hex of a friendly lone leader it stops, and may not enter it if it takes its own along.
    """
    field = position.field
    start = position.unit_hex[unit]
    side = position.side_of[unit]
    entry = field.entry[position.roster.units[unit].kind.mover]
    unit_at = position.unit_at
    leader_at = position.leader_at
    has_leader = takes_leader and leader_at[start] >= 0
    last: i64 = 1 if limit > 1 and field.left_slowly[start] else limit
    found: list[int] = []
    seen = [False] * field.board.size if last > 1 else _NOTHING
    there: i64
    frontier = [start]
    distance: i64 = 0
    while frontier and distance < last:
        distance += 1
        ways = field.board.onward[start] if distance == 2 else field.board.neighbours
        # Nobody comes twice to a hex beside him, nor back to one in his second step.
        notes = distance > 1 or last > 2
        following: list[int] = []
        for here in frontier:
            for there in ways[here]:
                if notes:
                    if seen[there]:
                        continue
                    seen[there] = True
                ground = entry[there]
                if ground == CLOSED:
                    continue
                other = unit_at[there]
                if other >= 0:
                    if passes_friends and ground == OPEN and position.side_of[other] == side:
                        following.append(there)
                    continue
                if distance > 1 and field.entered_from_beside[there]:
                    continue
                leader = leader_at[there]
                if leader >= 0:
                    if has_leader or position.side_of_leader[leader] != side:
                        continue
                    if position.rules.may_lead(position, leader, unit):
                        found.append(distance * ring + there)
                    continue
                found.append(distance * ring + there)
                if ground == OPEN and distance < last:
                    following.append(there)
        frontier = following
    return found


def exit_reach(
    position: Battle, unit: int, exits: tuple[int, ...], limit: int, passes_friends: bool, takes_leader: bool = True
) -> int:
    """How many hexes a unit needs to leave the field beyond certain hexes, or 0 if it cannot."""
    if not exits:
        return 0
    here = position.unit_hex[unit]
    if here in exits:
        return 1
    field = position.field
    if field.left_slowly[here]:
        return 0
    size = field.board.size
    entry = field.entry[position.roster.units[unit].kind.mover]
    for end in unit_reach(position, unit, limit - 1, passes_friends, takes_leader):
        hex_ = end % size
        if hex_ in exits and entry[hex_] == OPEN and position.leader_at[hex_] < 0:
            return end // size + 1
    return 0


def leader_reach(position: Battle, leader: int, limit: int) -> list[int]:
    """The hexes in which a leader moving by himself may end, nearest first.

    He passes through friends, ends in no hex with another leader, and keeps away from enemies.
    """
    found: list[int] = []
    for hex_ in leader_ways(position, leader, limit):
        if position.leader_at[hex_] >= 0:
            continue
        unit = position.unit_at[hex_]
        if unit < 0 or position.rules.may_lead(position, leader, unit):
            found.append(hex_)
    return found


def leader_can_exit(position: Battle, leader: int, limit: int) -> bool:
    """Whether a leader can leave over his own edge with his move; that costs a hex beyond the edge."""
    board = position.field.board
    baseline = board.baseline[position.side_of_leader[leader]]
    if board.rank_of[position.leader_hex[leader]] == baseline:
        return True
    for hex_ in leader_ways(position, leader, limit - 1):
        if board.rank_of[hex_] == baseline and position.field.entry[LEADER][hex_] == OPEN:
            return True
    return False


def leader_ways(position: Battle, leader: int, limit: int) -> list[int]:
    """Every hex a leader moving by himself may enter, to end there or only to pass, nearest first."""
    field = position.field
    board = field.board
    start = position.leader_hex[leader]
    side = position.side_of_leader[leader]
    entry = field.entry[LEADER]
    last: i64 = 1 if limit > 1 and field.left_slowly[start] else limit
    found: list[int] = []
    seen = [False] * board.size if last > 1 else _NOTHING
    there: i64
    frontier = [start]
    distance: i64 = 0
    while frontier and distance < last:
        distance += 1
        ways = board.onward[start] if distance == 2 else board.neighbours
        notes = distance > 1 or last > 2
        following: list[int] = []
        for here in frontier:
            for there in ways[here]:
                if notes:
                    if seen[there]:
                        continue
                    seen[there] = True
                ground = entry[there]
                if ground == CLOSED:
                    continue
                holder = position.holder(there)
                if holder != NOBODY and holder != side:
                    continue
                if distance > 1 and field.entered_from_beside[there]:
                    continue
                found.append(there)
                if ground == OPEN and distance < last:
                    following.append(there)
        frontier = following
    return found
