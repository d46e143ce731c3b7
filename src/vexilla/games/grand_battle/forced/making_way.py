"""Skirmishers make way for friends who flee, ahead of them (GRB-07-037, GRB-07-038)."""

from __future__ import annotations

from ....kernel.match import Match
from ..geometry.numbers import TOLERANCE
from ..position import GrandBattle
from ..removal import disperse, part_from_all
from ..tables.terrain import FULL
from ..tables.troops import CAVALRY, ELEPHANTS, FOOT_SKIRMISHERS
from .running import blocking_friend, enemies_about, first_met, forced_way, leaves_over_edge, put_down


def push_ahead(match: Match[GrandBattle], unit: int, friend: int, heading: int, length: int) -> bool:
    """Skirmishers evade ahead of fleeing friends by so much; whether these can go on.

    Cavalry and elephants disperse skirmishers on foot whom they catch up with (GRB-07-038).
    """
    position = match.position
    way = forced_way(position, friend, position.bases[friend], heading, FULL)
    enemies = enemies_about(position, position.side_of(friend))
    room, _ = first_met(position, way, min(length, way.furthest), enemies)
    room, _ = blocking_friend(position, way, room)
    is_caught = room + TOLERANCE < length
    is_foot = position.profile_of(friend).kind.mover == FOOT_SKIRMISHERS
    if is_caught and is_foot and position.profile_of(unit).kind.category in (CAVALRY, ELEPHANTS):
        disperse(match, friend, "GRB-07-038")
        return True
    part_from_all(position, friend)
    put_down(match, way, room)
    leaves_over_edge(match, friend, for_good=False)
    return room > TOLERANCE
