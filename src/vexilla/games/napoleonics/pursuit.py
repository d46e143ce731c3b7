"""After a successful melee: taking ground, breakthrough and its second hex, bonus melee (chapter 5)."""

from __future__ import annotations

from typing import Final

from ...kernel.step import procedure
from ..commands_colors.close import BONUS
from ..commands_colors.kinds import CLOSED, OPEN
from ..commands_colors.pursuit import ADVANCE, RIDE_ON
from ..commands_colors.windows import SUCCESS, window
from .position import Napoleonics
from .targets import forbids_battle_on_entry
from .units import ARTILLERY, CAVALRY


def forbids_advance(position: Napoleonics) -> str | None:
    """Why the attacker may not move onto the vacated hex."""
    unit = position.attacker
    kind = position.kinds[unit]
    if kind.arm == ARTILLERY:
        return "NAP-05-267"
    if position.in_square(unit):
        return "NAP-05-266"
    if position.field.entry[kind.mover][position.ground] == CLOSED:
        return "NAP-05-275" if kind.arm == CAVALRY else "NAP-05-263"
    return None


def advances_by(position: Napoleonics) -> str:
    """Infantry takes ground, cavalry breaks through."""
    return "NAP-05-271" if position.kinds[position.attacker].arm == CAVALRY else "NAP-05-261"


def forbids_ride(position: Napoleonics) -> str | None:
    """Why a unit that advanced may not move a second hex: only a breakthrough does (NAP-05-273, NAP-05-287)."""
    kind = position.kinds[position.attacker]
    if kind.arm != CAVALRY:
        return "NAP-05-261"
    return None if position.field.entry[kind.mover][position.ground] == OPEN else "NAP-05-276"


def forbids_ride_to(position: Napoleonics, there: int) -> str:
    """Why cavalry that broke through may not enter an adjacent hex: as in ordinary movement (NAP-05-275)."""
    unit = position.attacker
    if position.field.entry[position.kinds[unit].mover][there] == CLOSED:
        return "NAP-05-275"
    is_leader = position.unit_at[there] < 0 and position.holder(there) == position.side_of[unit]
    return "NAP-05-043" if is_leader else "NAP-05-041"


def forbids_bonus(position: Napoleonics) -> str | None:
    """Why a unit that advanced may not fight a second time (NAP-05-281, NAP-05-276)."""
    unit = position.attacker
    if position.kinds[unit].arm != CAVALRY:
        return "NAP-05-281"
    return forbids_battle_on_entry(position, unit, position.unit_hex[unit])


#: What follows success: taking ground or breakthrough, its second hex, bonus melee (NAP-05-261, 271, 280).
EXTRA_ACTIONS: Final = procedure("NAP-05-259", window(SUCCESS), ADVANCE, RIDE_ON, BONUS)
