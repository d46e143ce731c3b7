"""The way back: which hexes towards the own edge are open to a retreat or an evade.

Every hex of it is one rank nearer to the owner's edge. Passable terrain does not stop it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kinds import CLOSED, LEADER
from .position import NONE, Battle

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_open_to_unit(position: Battle, unit: int, hex_: int) -> bool:
    """Whether a unit may fall back into a hex: terrain, units, leaders it cannot take up."""
    return _is_open(position, unit, position.field.entry[position.roster.units[unit].kind.mover], hex_)


def _is_open(position: Battle, unit: int, entry: list[int], hex_: int) -> bool:
    """The same, with how each hex is entered by movers of its kind."""
    if entry[hex_] == CLOSED or position.unit_at[hex_] >= 0:
        return False
    leader = position.leader_at[hex_]
    if leader < 0:
        return True
    if position.side_of_leader[leader] != position.side_of[unit] or position.leader_with(unit) >= 0:
        return False
    return position.rules.may_lead(position, leader, unit)


def joins_leader(position: Battle, hex_: int) -> bool:
    """Whether a unit that falls back into an open hex finds a leader there and stops."""
    return position.leader_at[hex_] >= 0


def ways_back(position: Battle, unit: int, here: int, steps: int) -> int:
    """How many hexes of ``steps`` a unit can fall back from a hex at most; finding a leader counts as all."""
    if steps == 0:
        return 0
    field = position.field
    entry = field.entry[position.roster.units[unit].kind.mover]
    rear = field.board.rear[position.side_of[unit]]
    # Mostly the first way that is open leads far enough, or to the edge: only one to a leader counts for more.
    unit_at, leader_at = position.unit_at, position.leader_at
    made: i64 = 0
    place: i64 = here
    there: i64
    while rear[place]:
        following: i64 = NONE
        for there in rear[place]:
            if entry[there] != CLOSED and unit_at[there] < 0 and leader_at[there] < 0:
                following = there
                break
        if following < 0:
            return _ways_back(position, unit, entry, rear, here, steps)
        made += 1
        if made == steps:
            break
        place = following
    if made < steps:
        for leader in position.roster.leaders_of[position.side_of[unit]]:
            hex_ = position.leader_hex[leader]
            if hex_ >= 0 and unit_at[hex_] < 0:
                return _ways_back(position, unit, entry, rear, here, steps)
    return made


def _ways_back(
    position: Battle, unit: int, entry: list[int], rear: list[tuple[int, ...]], here: int, steps: int
) -> int:
    """The same, with how each hex is entered and which hexes lie behind it."""
    unit_at, leader_at = position.unit_at, position.leader_at
    furthest = 0
    for there in rear[here]:
        if entry[there] == CLOSED or unit_at[there] >= 0:
            continue
        if leader_at[there] >= 0:
            if _is_open(position, unit, entry, there):
                return steps
            continue
        made = 1 + _ways_back(position, unit, entry, rear, there, steps - 1) if steps > 1 else 1
        if made == steps:
            return steps
        if made > furthest:
            furthest = made
    return furthest


def next_hexes(position: Battle, unit: int, steps: int) -> list[int]:
    """The hexes a unit may fall back to next, so that in the end it makes as many of its steps as it can."""
    here = position.unit_hex[unit]
    choices = [
        there
        for there in position.field.board.rear[position.side_of[unit]][here]
        if is_open_to_unit(position, unit, there)
    ]
    if len(choices) < 2 or steps == 1 or not position.rules.retreats_furthest():
        return choices
    best = [
        steps - 1 if joins_leader(position, there) else ways_back(position, unit, there, steps - 1) for there in choices
    ]
    longest = max(best)
    return [there for there, made in zip(choices, best, strict=True) if made == longest]


# -- leaders -------------------------------------------------------------------------------------


def leader_may_pass(position: Battle, side: int, hex_: int) -> bool:
    """Whether a fleeing leader may enter a hex at all: not closed terrain, no lone enemy leader."""
    if position.field.entry[LEADER][hex_] == CLOSED:
        return False
    leader = position.leader_at[hex_]
    return leader < 0 or position.unit_at[hex_] >= 0 or position.side_of_leader[leader] == side


def leader_may_end(position: Battle, side: int, hex_: int) -> bool:
    """Whether a fleeing leader may end in a hex: no other leader, no enemy unit."""
    if not leader_may_pass(position, side, hex_) or position.leader_at[hex_] >= 0:
        return False
    unit = position.unit_at[hex_]
    return unit < 0 or position.side_of[unit] == side


def leader_ends_among_enemies(position: Battle, side: int, here: int, steps: int) -> bool:
    """Whether a fleeing leader can go all his steps from a hex, only to find an enemy unit in the last one."""
    for there in position.field.board.rear[side][here]:
        if not leader_may_pass(position, side, there):
            continue
        unit = position.unit_at[there]
        if steps == 1:
            if unit >= 0 and position.side_of[unit] != side:
                return True
        elif leader_ends_among_enemies(position, side, there, steps - 1):
            return True
    return False


def leader_can_finish(position: Battle, side: int, here: int, steps: int) -> bool:
    """Whether a fleeing leader in a hex, with so many steps left, can still end somewhere or leave the field."""
    if leader_may_end(position, side, here):
        return True
    if steps == 0:
        return False
    if position.field.board.rank_of[here] == position.field.board.baseline[side]:
        return True
    for there in position.field.board.rear[side][here]:
        if leader_may_pass(position, side, there) and leader_can_finish(position, side, there, steps - 1):
            return True
    return False
