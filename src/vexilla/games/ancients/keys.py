"""The key of a position of Ancients: what :mod:`.show` writes as text, as one whole number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.key import mixed, mixed_all
from ..commands_colors.keys import aftermath_key, battle_key, combat_key, mixed_units

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .position import Ancients


def key_of(position: Ancients) -> int:
    """All that matters for the rest of the battle."""
    key = mixed(battle_key(position), position.turns_done[0] << 16 | position.turns_done[1])
    key = mixed(key, (position.last_sections[0] * 8 + position.last_sections[1]) * 8 + position.bound_sections)
    key = mixed_all(key, position.rallied)
    for units in (position.moved_again, position.came_on, position.fired_once, position.must_battle):
        key = mixed_units(key, position, units)
    key = mixed_all(mixed_all(key, position.rampage), position.taken)
    return _combat(position, key) if position.attacker >= 0 else mixed(key, 0)


def _combat(position: Ancients, key: i64) -> i64:
    flags = 0
    for is_so in (
        position.is_giving_way,
        position.was_struck_first,
        position.attacker_was_full,
        position.defender_was_full,
    ):
        flags = flags * 2 + (1 if is_so else 0)
    return aftermath_key(position, mixed(combat_key(position, key), flags * 64 + position.shield))
