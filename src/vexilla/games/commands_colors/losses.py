"""Lost blocks and what follows from them."""

from __future__ import annotations

from ...kernel.match import Match
from . import events
from .leaders import check_leader
from .position import B
from .roster import LOST
from .victory import award


def take_blocks(match: Match[B], unit: int, blocks: int, clause: str) -> bool:
    """Remove blocks, and the unit with its last one; whether it was destroyed. Banners are the caller's business."""
    position = match.position
    hex_ = position.unit_hex[unit]
    left = position.blocks[unit] - blocks
    if left > 0:
        position.blocks[unit] = left
        if match.logging:
            match.log.append(events.lost_blocks(position, unit, hex_, blocks, clause))
        return False
    position.blocks[unit] = 0
    position.lift_unit(unit, LOST)
    if match.logging:
        match.log.append(events.destroyed(position, unit, hex_, clause))
    position.rules.unit_lost(match, unit)
    return True


def harm(match: Match[B], unit: int, losses: int, clause: str) -> bool:
    """A unit loses blocks; its leader is checked; the enemy gets the banner. Whether it was destroyed."""
    position = match.position
    if losses <= 0:
        return False
    leader = position.leader_with(unit)
    is_destroyed = take_blocks(match, unit, losses, clause)
    if is_destroyed:
        award(match, 1 - position.side_of[unit], position.rules.clauses.unit_banner)
    check_leader(match, unit, leader, is_destroyed)
    return is_destroyed
