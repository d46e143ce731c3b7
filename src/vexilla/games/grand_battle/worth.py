"""What units, and armies with them, are worth in steadfastness (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .states import AMBUSH, DISABLED, ENEMY_CREW, ON_TABLE
from .tables.camps import CAMPS_BY_KEY, COMMAND_STEADFASTNESS
from .tables.troops import NON_COMBATANTS

if TYPE_CHECKING:
    from .position import GrandBattle


def worth_of(position: GrandBattle, unit: int) -> int:
    """What a unit with its commanders adds to its army's steadfastness while it is there, in halves (GRB-09-002 ff.).

    A double unit counts twice as long as it is there (GRB-09-003); a gun that has lost its crew does not count, and
    servants and baggage count with their camp.
    """
    roster = position.roster
    worth = roster.units[unit].profile.steadfastness if is_of_the_army(position, unit) else 0
    for number, commander in enumerate(roster.commanders):
        if position.current(commander.unit) == unit and not position.has_fallen(number):
            worth += COMMAND_STEADFASTNESS * commander.command
    return worth


def is_of_the_army(position: GrandBattle, unit: int) -> bool:
    """Whether a unit fights, and still for its own side."""
    is_lost = position.marks[unit] & (DISABLED | ENEMY_CREW) != 0
    return not is_lost and position.roster.units[unit].profile.kind.category != NON_COMBATANTS


def steadfastness_of(position: GrandBattle, side: int) -> int:
    """What an army's steadfastness is now, in halves: who is off the table is not counted (GRB-09-007)."""
    total = 0 if position.camp_lost[side] else CAMPS_BY_KEY[position.setting.camps[side]].steadfastness
    for unit, entry in enumerate(position.roster.units):
        if entry.side == side and position.places[unit] in (ON_TABLE, AMBUSH):
            total += worth_of(position, unit)
    return total
