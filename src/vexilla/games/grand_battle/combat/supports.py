"""Who supports whom, and who is pressed in flank or rear, as the duels of a stage are (GRB-06-020 to GRB-06-036)."""

from __future__ import annotations

from ..camps.assailants import assaults_elsewhere
from ..geometry.bases import FRONT, REAR
from ..position import SHOT, SUPPORTED_SHOT, GrandBattle
from ..roster import NONE
from ..tables.troops import NON_COMBATANTS
from ..touch import (
    contact_between,
    fights_now,
    may_fight,
    presses,
    struck_zone,
    touches_by_corner,
    touches_with_front,
)
from .weapons import can_shoot


def supporters_of(position: GrandBattle, unit: int, enemy: int) -> list[int]:
    """The friends that support a unit in its duel with an enemy: free, and touching that enemy with their front.

    One unit may support several friends (GRB-06-034), but none while it has an opponent of its own (GRB-06-033).
    """
    found: list[int] = []
    for friend in position.units_of(position.side_of(unit)):
        is_named = position.duels[friend] != NONE or friend in position.named
        if friend == unit or is_named or not may_fight(position, friend):
            continue
        if not _can_support(position, friend, enemy) or assaults_elsewhere(position, friend, enemy):
            continue
        met = contact_between(position, friend, enemy)
        if met is None or fights_now(position, met):
            found.append(friend)
    return found


def _can_support(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether a unit without an opponent of its own takes part in a fight: no servants, nor a gun that looks away."""
    is_idle = position.profile_of(unit).kind.category == NON_COMBATANTS
    return not is_idle and touches_with_front(position, unit, enemy)


def shooting_supporters(position: GrandBattle, unit: int, enemy: int) -> list[int]:
    """Those of them who add to a shot: with missiles, and not having shot themselves (GRB-06-032, GRB-06-074)."""
    return [
        friend
        for friend in supporters_of(position, unit, enemy)
        if can_shoot(position, friend, enemy) and not position.marks[friend] & SHOT
    ]


def corner_shooters(position: GrandBattle, unit: int, enemy: int) -> list[int]:
    """Supporters that may shoot past a leading unit without missiles, by their corners (GRB-06-075)."""
    if can_shoot(position, unit, enemy):
        return []
    return [
        friend
        for friend in shooting_supporters(position, unit, enemy)
        if touches_by_corner(position, friend, enemy) and not position.marks[friend] & SUPPORTED_SHOT
    ]


def worst_side(position: GrandBattle, unit: int) -> int:
    """The worst side on which free enemies press a unit: REAR before a flank before FRONT (GRB-06-061, GRB-06-062)."""
    worst = FRONT
    if position.has_front_all_round(unit):
        return worst
    for met in position.contacts_of(unit):
        enemy = met.opponent(unit)
        if not fights_now(position, met) or position.duels[enemy] not in (NONE, unit):
            continue
        if position.duels[enemy] == NONE and not _can_support(position, enemy, unit):
            continue
        if not presses(position, enemy, unit):
            continue
        zone = met.zone_of(unit)
        if zone == REAR:
            return REAR
        if zone != FRONT:
            worst = zone
    return worst


def is_from_rear(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether the leading unit of the enemy strikes from the rear: the other column of the tables (GRB-06-110)."""
    return struck_zone(position, unit, enemy) == REAR


def is_first_round(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether two opponents have not been in a round of melee together: the same for both (GRB-06-029)."""
    met = contact_between(position, unit, enemy)
    return met is None or met.rounds == 0
