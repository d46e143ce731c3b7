"""What has become of a battle of Commands & Colors, as the coach tells it to a side."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.position import Battle
from ...games.commands_colors.roster import LOST
from ..measures import Measure

#: Beside a unit that is destroyed: one that only loses blocks, a leader, and a part of the own line.
_BLOCKS: Final = 0.35
_LEADER: Final = 1.1
_SECTION: Final = 0.8
#: A side's sections, as they are called.
_SECTIONS: Final = ("left", "center", "right")


def battle_measures(before: Battle, after: Battle, side: int) -> dict[Measure, float]:
    """Units and leaders that were on the field and are lost, or are weaker than they were."""
    found: dict[Measure, float] = {}
    board = before.field.board
    for unit, here in enumerate(before.unit_hex):
        if here < 0:
            continue
        is_own = before.side_of[unit] == side
        about = (("unit", before.roster.units[unit].kind.key), ("hex", board.labels[here]))
        if after.unit_hex[unit] == LOST:
            found[Measure("coach-cc-loses", about, -1.0) if is_own else Measure("coach-cc-destroys", about)] = 1.0
            if is_own:
                for number, section in enumerate(_SECTIONS):
                    if board.in_section(here, side, number):
                        found[Measure("coach-cc-section", (("section", section),), -_SECTION, sums_up=True)] = 1.0
        elif after.blocks[unit] < before.blocks[unit]:
            weak = Measure("coach-cc-hurt", about, -_BLOCKS) if is_own else Measure("coach-cc-hits", about, _BLOCKS)
            found[weak] = 1.0
    for leader, here in enumerate(before.leader_hex):
        if here >= 0 and after.leader_hex[leader] == LOST:
            is_own = before.side_of_leader[leader] == side
            message, weight = ("coach-cc-leader-lost", -_LEADER) if is_own else ("coach-cc-leader-killed", _LEADER)
            found[Measure(message, (("hex", board.labels[here]),), weight)] = 1.0
    return found
