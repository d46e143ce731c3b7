"""The key of a position of Samurai Battles: what :mod:`.show` writes as text, as one whole number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.key import mixed, mixed_all, mixed_counts
from ..commands_colors.keys import aftermath_key, battle_key, combat_key, mixed_units

if TYPE_CHECKING:
    from .position import Samurai


def key_of(position: Samurai) -> int:
    """All that matters for the rest of the battle."""
    key = battle_key(position)
    stock = position.stocks[1]
    for hand in stock.hands:
        key = mixed_counts(key, hand)
    key = mixed_counts(key, stock.discards)
    key = mixed_all(key, sorted(position.scouted))
    key = mixed(key, (position.honor[0] * 64 + position.honor[1]) * 64 + position.pool)
    key = mixed(key, position.on_dragons)
    if position.dragon_played:
        works = (2 if position.at_work[0] else 0) + (1 if position.at_work[1] else 0)
        key = mixed(key, (works << 8 | (position.dragons[0] + 1)) << 8 | (position.dragons[1] + 1))
        key = mixed(key, (position.dragon_played * 4 + position.last_dragon + 1) * 4 + position.just_played + 1)
    state = (2 if position.has_messenger else 0) + (1 if position.is_unmasked else 0)
    key = mixed(key, state * 4 + position.camps_taken)
    key = mixed(key, position.leader_flags)
    if position.special.objectives:
        key = mixed(key, position.objectives_held)
    if position.retreater >= 0 or position.retreat_left:
        key = mixed(key, position.retreat_rate)
    key = mixed(key, (position.insulted + 1) << 16 | (position.hurried + 1) << 8 | (position.called_leader + 1))
    key = mixed(key, (position.hurried_leader + 1) << 16 | (position.aim_unit + 1) << 8 | (position.aim_leader + 1))
    key = mixed(key, (position.mover + 1) << 16 | (position.mover_leader + 1) << 8 | (position.mover_from + 1))
    key = mixed_units(mixed_units(key, position, position.called), position, position.shot_once)
    key = mixed_all(key, position.thrown)
    if position.dishonored >= 0:
        key = mixed_all(key, position.to_lose)
        whose = (position.dishonor_hex + 1) << 8 | (position.dishonor_unit + 1)
        key = mixed(mixed(key, (position.dishonored + 1) << 16 | whose), position.dishonor_leader)
    if position.attacker >= 0:
        key = mixed(key, (position.set_aside * 64 + position.bonuses) * 64 + position.feigner + 1)
        key = mixed(combat_key(position, key), _flags(position))
    return aftermath_key(position, key)


def _flags(position: Samurai) -> int:
    """Everything in a combat that is only so or not so."""
    flags = 0
    for is_so in (
        position.is_inspired,
        position.is_pursuing,
        position.is_trapped,
        position.has_destroyed,
        position.was_struck_first,
    ):
        flags = flags * 2 + (1 if is_so else 0)
    return flags
