"""Who assaults a section of a camp that only its servants can man (GRB-12-029, GRB-12-030)."""

from __future__ import annotations

from ..combat.footing import mans
from ..geometry.contact import PARTIAL
from ..position import GrandBattle
from ..tables.camps import CAMPS_BY_KEY
from ..touch import may_fight, pair_quality
from .camp import has_servants
from .posts import post_against, section_assaulted


def has_obstacle(position: GrandBattle, side: int) -> bool:
    """Whether the camp of a side has sections around it."""
    return CAMPS_BY_KEY[position.setting.camps[side]].sections > 0


def assailants(position: GrandBattle, camp: int) -> list[int]:
    """The enemies who assault sections of a camp that only its servants can man, and fight nobody else."""
    if not has_obstacle(position, camp) or not has_servants(position, camp):
        return []
    servants = position.roster.servants[camp]
    found: list[int] = []
    for unit in position.units_of(1 - camp):
        others = [each.opponent(unit) for each in position.contacts_of(unit) if each.opponent(unit) != servants]
        is_tied = any(pair_quality(position, unit, other) >= PARTIAL for other in others)
        if may_fight(position, unit) and not is_tied and post_against(position, unit, camp) is not None:
            found.append(unit)
    return found


def assaults_elsewhere(position: GrandBattle, unit: int, enemy: int) -> bool:
    """Whether an enemy is servants at one section while a unit assaults another: it does not support there."""
    if enemy not in position.roster.servants:
        return False
    camp = 1 - position.side_of(unit)
    if not has_obstacle(position, camp):
        return False
    section = section_assaulted(position, unit, camp)
    return section is not None and not mans(section, position.bases[enemy])
