"""Step 7 of close combat: the momentum advance, the additional hex of cavalry, the bonus close combat (chapter 13)."""

from __future__ import annotations

from typing import Final

from ...kernel.step import procedure
from ..commands_colors.close import BONUS
from ..commands_colors.kinds import CLOSED, OPEN
from ..commands_colors.pursuit import ADVANCE, AT_REST, RIDE_ON
from ..commands_colors.windows import SUCCESS, window
from .position import Ancients
from .targets import forbids_battle_on_entry
from .units import CAVALRY, FULL_BONUS, LED_BONUS


def forbids_advance(position: Ancients) -> str | None:
    """Why the attacker may not advance into the vacated hex."""
    if position.defender < 0:
        return "ANC-13-063"
    if position.is_giving_way:
        return "ANC-13-062"
    unit = position.attacker
    kind = position.kinds[unit]
    if not kind.advances:
        return "ANC-13-068"
    if position.field.entry[kind.mover][position.ground] == CLOSED:
        return "ANC-13-069"
    # Whoever entered the marsh this turn, by order or by an advance, moves no further.
    if position.grounds[position.post].is_marsh and (position.moved[unit] or position.is_bonus):
        return "ANC-16-107"
    return None


def forbids_ride(position: Ancients) -> str | None:
    """Why a unit that advanced may not move an additional hex: only cavalry does (ANC-13-058, ANC-13-061)."""
    unit = position.attacker
    kind = position.kinds[unit]
    if not kind.traits & CAVALRY:
        return "ANC-13-061"
    if position.grounds[position.post].is_marsh:
        return "ANC-16-107"
    if position.field.entry[kind.mover][position.ground] != OPEN:
        return "ANC-13-069"
    return None


def forbids_bonus(position: Ancients) -> str | None:
    """Why a unit that advanced may not fight a second time (ANC-13-071 to ANC-13-075)."""
    unit = position.attacker
    bonus = position.kinds[unit].bonus
    if bonus != FULL_BONUS and not (bonus == LED_BONUS and position.leader_with(unit) >= 0):
        return "ANC-13-074"
    hex_ = position.unit_hex[unit]
    may_battle = forbids_battle_on_entry(position, unit, hex_) is None
    return None if may_battle else position.grounds[hex_].bonus_clause


#: What follows success (ANC-13-054, ANC-13-058, ANC-04-004, ANC-13-071).
MOMENTUM: Final = procedure("ANC-13-053", window(SUCCESS), ADVANCE, RIDE_ON, AT_REST, BONUS)
