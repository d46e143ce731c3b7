"""Who is in the way of a unit in flight, and whom of them it meets first (GRB-07-023, GRB-07-034, GRB-11-008)."""

from __future__ import annotations

from ..geometry.gaps import touches
from ..moves.passage import friends_of, lets_all_through, servants_of
from ..position import DISABLED, GrandBattle
from ..roster import NONE
from .rampage import rampages
from .running import Way, enemies_about, met_at_once


def met_first(position: GrandBattle, way: Way) -> list[int]:
    """Whom a flight meets first: of several friends each may be it; of enemies it is one.

    An enemy who does not make way disperses it, whoever of them is there too (GRB-07-023). Beasts attack one of all
    whom they see.
    """
    unit = way.unit
    met = met_at_once(position, way, way.furthest, _others(position, unit))
    if not met:
        servants = _servants_met(position, way)
        return [servants] if servants != NONE else []
    if rampages(position, unit):
        seen = [other for other in met if position.is_on_table(other)]
        return seen or met[:1]
    friends = [other for other in met if position.side_of(other) == position.side_of(unit)]
    steadfast = [other for other in met if not position.profile_of(other).kind.is_skirmisher]
    return friends or (steadfast or met)[:1]


def _others(position: GrandBattle, unit: int) -> list[int]:
    """Whoever can be in the way: not deserted guns, nor whom all but beasts pass.

    Those are guns and camp servants of its own (GRB-05-029, GRB-12-061).
    """
    friends = [each for each in friends_of(position, [unit]) if not position.marks[each] & DISABLED]
    if not rampages(position, unit):
        friends = [each for each in friends if not lets_all_through(position, each)]
    return friends + enemies_about(position, position.side_of(unit))


def _servants_met(position: GrandBattle, way: Way) -> int:
    """Servants of an enemy camp who end the way of beasts, and whom they attack as they do all; or NONE."""
    enemy = 1 - position.side_of(way.unit)
    there = servants_of(position, enemy)
    is_met = there is not None and touches(way.at(way.furthest), there)
    return position.roster.servants[enemy] if is_met and rampages(position, way.unit) else NONE
