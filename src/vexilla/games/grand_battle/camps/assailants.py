"""Who assaults a section of a camp that only its servants can man (GRB-12-029, GRB-12-030)."""

from __future__ import annotations

from ..combat.footing import length_along, mans
from ..geometry.bases import EDGES, FRONT, Base
from ..geometry.contact import PARTIAL
from ..position import GrandBattle, Section
from ..roster import SERVANTS
from ..tables.camps import CAMPS_BY_KEY
from ..touch import may_fight, pair_quality
from .camp import has_servants


def has_obstacle(position: GrandBattle, side: int) -> bool:
    """Whether the camp of a side has sections around it."""
    return CAMPS_BY_KEY[position.setting.camps[side]].sections > 0


def servants_behind(section: Section) -> Base:
    """Where servants stand who man a section (GRB-12-030)."""
    line = section.line
    return Base(line.x, line.y, line.heading, SERVANTS.kind.width, SERVANTS.depth)


def section_assaulted(position: GrandBattle, unit: int, camp: int) -> Section | None:
    """The section of a camp on which a unit stands with its front, and behind which there is no unit."""
    found: Section | None = None
    longest = 0
    base = position.bases[unit]
    edges = range(EDGES) if position.has_front_all_round(unit) else range(FRONT, FRONT + 1)
    for section in position.sections:
        if section.camp != camp or section.line.local(base.centre())[1] <= 0 or _is_manned(position, section, camp):
            continue
        length = max([length_along(section.line, base.edge_line(edge)) for edge in edges])
        if length > longest:
            found, longest = section, length
    return found


def _is_manned(position: GrandBattle, section: Section, camp: int) -> bool:
    servants = position.roster.servants[camp]
    units = [unit for unit in position.units_of(camp) if unit != servants and may_fight(position, unit)]
    return any(mans(section, position.bases[unit]) for unit in units)


def assailants(position: GrandBattle, camp: int) -> list[int]:
    """The enemies who assault sections of a camp that only its servants can man, and fight nobody else."""
    if not has_obstacle(position, camp) or not has_servants(position, camp):
        return []
    servants = position.roster.servants[camp]
    found: list[int] = []
    for unit in position.units_of(1 - camp):
        others = [each.opponent(unit) for each in position.contacts_of(unit) if each.opponent(unit) != servants]
        is_tied = any(pair_quality(position, unit, other) >= PARTIAL for other in others)
        if may_fight(position, unit) and not is_tied and section_assaulted(position, unit, camp) is not None:
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
    return section is not None and servants_behind(section) != position.bases[enemy]
