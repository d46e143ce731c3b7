"""How far commanders reach: their zones as they are on this table, and who is in them (GRB-04-010 to GRB-04-014)."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Json
from ....kernel.sides import SIDE_NAMES
from ..geometry.bases import Base
from ..geometry.numbers import Spot, moved
from ..orders.command import commanders_of, has_zone, is_in_zone, zone_covers
from ..position import AMBUSH, ON_TABLE, GrandBattle
from ..tables.command import COMMAND_DISTANCE, HALVES_COMMAND
from .known import numbers_of
from .outlines import around, on_table, rays, shown

#: So often what is left of a ray is halved where something shortens it: to a quarter of a step.
_HALVINGS: Final = 7


def command(position: GrandBattle) -> Json:
    """Every commander who stands on the table for who asks: his distance, half of it, and what he really reaches."""
    found: list[Json] = []
    for number, entry in enumerate(position.roster.commanders):
        unit = position.current(entry.unit)
        if position.places[unit] not in (ON_TABLE, AMBUSH) or position.has_fallen(number):
            continue
        base = position.bases[unit]
        reach = COMMAND_DISTANCE * entry.command
        counts = has_zone(position, number)
        own = [each for each in range(len(position.places)) if position.places[each] in (ON_TABLE, AMBUSH)]
        own = [each for each in own if position.side_of(each) == entry.side]
        found.append(
            {
                "id": entry.id,
                "side": SIDE_NAMES[entry.side],
                "unit": position.roster.ids[unit],
                "zone": reach,
                "counts": counts,
                "full": shown(on_table(position.landscape, around(base, reach))),
                "half": shown(on_table(position.landscape, around(base, reach // HALVES_COMMAND))),
                "reach": shown(_real(position, number, base, reach)) if counts else [],
                "units": [position.roster.ids[each] for each in own if is_in_zone(position, number, each)],
            }
        )
    return {"measured": True, "commanders": found}


def _real(position: GrandBattle, commander: int, base: Base, reach: int) -> list[Spot]:
    """The outline of where a spot would be in a zone: shortened by woods and sections, by hills and by enemies.

    On its way from a commander a line that is once cut short or hidden stays so, so each end is found by halving.
    """
    land = position.landscape
    found: list[Spot] = []
    for start, heading in rays(base):
        low, high = 0, reach
        if not _covers(position, commander, moved(start, heading, reach)):
            for _ in range(_HALVINGS):
                middle = (low + high) // 2
                if _covers(position, commander, moved(start, heading, middle)):
                    low = middle
                else:
                    high = middle
        else:
            low = reach
        x, y = moved(start, heading, low)
        found.append((max(0, min(land.width, x)), max(0, min(land.depth, y))))
    return found


def _covers(position: GrandBattle, commander: int, spot: Spot) -> bool:
    return zone_covers(position, commander, Base(spot[0], spot[1], 0, 0, 0))


def in_zones(position: GrandBattle, side: int, names: list[str]) -> Json:
    """Which of some units each commander of a side has in his zone."""
    units = [unit for unit in numbers_of(position, names) if position.places[unit] in (ON_TABLE, AMBUSH)]
    ids = position.roster.ids
    zones = {
        position.roster.commanders[number].id: [ids[unit] for unit in units if is_in_zone(position, number, unit)]
        for number in commanders_of(position, side)
    }
    return {"measured": True, "zones": zones}
