"""How far pieces get: stops, closed hexes, passing through friends, joining a lone leader."""

from __future__ import annotations

from typing import Final

from .kinds import CLOSED, LEADER, OPEN
from .position import NONE, Battle

_NOTHING: Final[list[bool]] = []


def unit_reach(position: Battle, unit: int, limit: int, passes_friends: bool, takes_leader: bool = True) -> list[int]:
    """Where a unit may end an ordered move: ``distance * board.size + hex``, nearest first.

    A unit may not enter hexes of enemies nor of other units of its side, unless it may pass through
    them. In the hex of a friendly lone leader it stops, and may not enter it if it takes its own along.
    """
    field = position.field
    board = field.board
    size = board.size
    start = position.unit_hex[unit]
    side = position.side_of[unit]
    entry = field.entry[position.roster.units[unit].kind.mover]
    unit_at = position.unit_at
    leader_at = position.leader_at
    has_leader = takes_leader and leader_at[start] >= 0
    if field.left_slowly[start] and limit > 1:
        limit = 1
    found: list[int] = []
    # Whoever goes a single hex comes nowhere twice.
    is_near = limit <= 1
    seen = _NOTHING if is_near else [False] * size
    if not is_near:
        seen[start] = True
    frontier = [start]
    neighbours = board.neighbours
    distance = 0
    while frontier and distance < limit:
        distance += 1
        following: list[int] = []
        for here in frontier:
            for there in neighbours[here]:
                if not is_near:
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
                        found.append(distance * size + there)
                    continue
                found.append(distance * size + there)
                if ground == OPEN and distance < limit:
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
    """Where a leader moving by himself may end: ``distance * board.size + hex``, nearest first.

    He passes through friends, ends in no hex with another leader, and keeps away from enemies.
    """
    size = position.field.board.size
    found: list[int] = []
    for way in leader_ways(position, leader, limit):
        hex_ = way % size
        if position.leader_at[hex_] >= 0:
            continue
        unit = position.unit_at[hex_]
        if unit < 0 or position.rules.may_lead(position, leader, unit):
            found.append(way)
    return found


def leader_can_exit(position: Battle, leader: int, limit: int) -> bool:
    """Whether a leader can leave over his own edge with his move; that costs a hex beyond the edge."""
    board = position.field.board
    baseline = board.baseline[position.side_of_leader[leader]]
    if board.rank_of[position.leader_hex[leader]] == baseline:
        return True
    for way in leader_ways(position, leader, limit - 1):
        hex_ = way % board.size
        if board.rank_of[hex_] == baseline and position.field.entry[LEADER][hex_] == OPEN:
            return True
    return False


def leader_ways(position: Battle, leader: int, limit: int) -> list[int]:
    """Every hex a leader moving by himself may enter, to end there or only to pass, as in :func:`leader_reach`."""
    field = position.field
    board = field.board
    size = board.size
    start = position.leader_hex[leader]
    side = position.side_of_leader[leader]
    entry = field.entry[LEADER]
    if field.left_slowly[start] and limit > 1:
        limit = 1
    found: list[int] = []
    seen = [False] * size
    seen[start] = True
    frontier = [start]
    distance = 0
    while frontier and distance < limit:
        distance += 1
        following: list[int] = []
        for here in frontier:
            for there in board.neighbours[here]:
                if seen[there]:
                    continue
                seen[there] = True
                ground = entry[there]
                if ground == CLOSED:
                    continue
                holder = position.holder(there)
                if holder not in (NONE, side):
                    continue
                if distance > 1 and field.entered_from_beside[there]:
                    continue
                found.append(distance * size + there)
                if ground == OPEN and distance < limit:
                    following.append(there)
        frontier = following
    return found
