"""What has become of a battle of Grand Battle, as the coach tells it to a side."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.position import AMBUSH, FLEEING, GONE, ON_TABLE, GrandBattle
from ..measures import Measure

#: Beside a unit that is gone: one that flees, one that is worn.
_FLEES: Final = 0.7
_WORN: Final = 0.3


def table_measures(before: GrandBattle, after: GrandBattle, side: int) -> dict[Measure, float]:
    """Units that stood on the table and are gone, flee, or have less left than they had."""
    found: dict[Measure, float] = {}
    for unit, place in enumerate(before.places):
        if place != ON_TABLE or before.marks[unit] & FLEEING or after.places[unit] == AMBUSH:
            continue
        whose, sign = ("own", -1.0) if before.side_of(unit) == side else ("their", 1.0)
        about = (("unit", before.roster.ids[unit]),)
        if after.places[unit] == GONE:
            found[Measure(f"coach-grb-{whose}-lost", about, sign)] = 1.0
        elif after.marks[unit] & FLEEING:
            found[Measure(f"coach-grb-{whose}-flees", about, sign * _FLEES)] = 1.0
        elif after.places[unit] == ON_TABLE and after.vitality_of(unit) < before.vitality_of(unit):
            found[Measure(f"coach-grb-{whose}-worn", about, sign * _WORN)] = 1.0
    return found
