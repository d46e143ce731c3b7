"""The key of a position of Napoleonics: what :mod:`.show` writes as text, as one whole number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.key import mixed, mixed_all, mixed_wide
from ...kernel.sides import SIDES
from ..commands_colors.keys import aftermath_key, battle_key, combat_key, mixed_units, name_of_unit

if TYPE_CHECKING:
    from .position import Napoleonics


def key_of(position: Napoleonics) -> int:
    """All that matters for the rest of the battle."""
    key = battle_key(position)
    for side in SIDES:
        key = mixed_all(key, position.track[side])
    for unit, space in enumerate(position.square_of):
        if space >= 0:
            key = mixed(key, name_of_unit(position, unit) * 8 + space)
    key = mixed(key, (position.command_now + 1) << 8 | (position.section + 1))
    key = mixed_all(mixed_all(key, position.rallied), sorted(position.scouted))
    key = mixed(key, name_of_unit(position, position.supplied) if position.supplied >= 0 else -1)
    key = mixed_units(mixed_wide(key, position.objectives_held), position, position.left_square)
    if position.attacker >= 0:
        flags = (2 if position.is_giving_way else 0) + (1 if position.is_bounced else 0)
        key = mixed(combat_key(position, key), flags)
        key = mixed(key, len(position.supporters))
        for unit in position.supporters:
            key = mixed(key, name_of_unit(position, unit))
    return aftermath_key(position, key)
