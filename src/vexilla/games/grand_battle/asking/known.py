"""The table as the one who asks may know it, and as it would be if some units had an order now.

Whatever the table answers is worked out here, so no answer can depend on what is hidden: not its words, not how long
it takes.
"""

from __future__ import annotations

from ....kernel.deed import Json
from ....kernel.refusal import Refusal
from ....kernel.sides import SIDES
from ..geometry.bases import NOWHERE
from ..moves.questions import told
from ..orders.sheet import FREE
from ..position import AMBUSH, OF_A_TURN, ON_TABLE, RESERVE, GrandBattle, Marker
from ..refusals import refuse
from ..roster import NONE
from ..states import MOVEMENT
from ..tables.terrain import FULL


def known(position: GrandBattle, side: int) -> GrandBattle:
    """The table without what a side does not know: markers of the enemy stand for nobody, who hides is nowhere."""
    found = position.clone()
    for unit, place in enumerate(position.places):
        if place in (AMBUSH, RESERVE) and position.roster.units[unit].side != side:
            found.places[unit] = RESERVE
            found.bases[unit] = NOWHERE
    found.markers = [
        marker if marker.side == side else Marker(marker.id, marker.side, marker.spot, NONE)
        for marker in position.markers
    ]
    for other in SIDES:
        if other != side:
            found.arrivals[other] = NONE
            found.segments[other] = NONE
    return found


def is_measured(position: GrandBattle) -> bool:
    """Whether distances may be measured before anything is declared (GRB-01-044)."""
    return position.setting.measuring == FREE


def not_measured() -> Json:
    """The answer where they may not."""
    return {"measured": False, "refusal": told(before_measuring())}


def before_measuring() -> Refusal:
    """The clause by which nothing is measured before it is declared."""
    return refuse("GRB-01-044")


def numbers_of(position: GrandBattle, names: list[str]) -> list[int]:
    """The units of some names, as far as there are any."""
    return [position.roster.numbers[name] for name in names if name in position.roster.numbers]


def strangers(position: GrandBattle, side: int, names: list[str]) -> Refusal | None:
    """Only one's own units that stand on the table, or hide on it, can be thought about as if they had an order."""
    for name in names:
        number = position.roster.numbers.get(name, NONE)
        is_own = number != NONE and position.side_of(number) == side
        if not is_own or position.places[number] not in (ON_TABLE, AMBUSH):
            return refuse("GRB-04-044", units=[name], why="stranger")
    return None


def supposed(position: GrandBattle, units: list[int]) -> GrandBattle:
    """The table if these units were to carry out an order now, in their own turn.

    Who is hidden shows himself before he moves (GRB-02-034). Whoever's turn it is not has not done anything in it.
    """
    found = position.clone()
    side = position.side_of(units[0])
    for unit in units:
        if found.places[unit] == AMBUSH:
            found.places[unit] = ON_TABLE
    found.markers = [marker for marker in found.markers if marker.unit not in units]
    if found.active != side:
        found.active = side
        for unit in range(len(found.marks)):
            found.marks[unit] &= ~OF_A_TURN
        found.bridge_loads = [0] * len(found.bridge_loads)
    found.phase = MOVEMENT
    found.manoeuvre = sorted(units)
    found.attack = sorted(units)
    found.movers = []
    found.to_align = []
    found.displaced = []
    found.spontaneous = False
    found.reached = False
    for unit in range(len(found.spent)):
        found.spent[unit] = 0
        found.shares[unit] = FULL
        found.starts[unit] = NOWHERE
    return found
