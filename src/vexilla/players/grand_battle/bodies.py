"""The bodies of an army: who can be moved by one order, and where they should go."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.geometry.dressing import abut, groups
from ...games.grand_battle.geometry.numbers import STEP
from ...games.grand_battle.geometry.ways import meeting
from ...games.grand_battle.position import DISABLED, FLEEING, LOOTING, ON_TABLE, GrandBattle
from ...games.grand_battle.roster import NONE
from ...games.grand_battle.tables.troops import ARTILLERY, NON_COMBATANTS

_UNABLE: Final = FLEEING | LOOTING | DISABLED


def can_be_led(position: GrandBattle, unit: int) -> bool:
    """Whether a unit can be ordered anywhere: it stands on the table, free and willing."""
    profile = position.profile_of(unit)
    is_there = position.places[unit] == ON_TABLE and not position.marks[unit] & _UNABLE
    return is_there and position.duels[unit] == NONE and profile.kind.category != NON_COMBATANTS


def own_bodies(position: GrandBattle, side: int) -> list[list[int]]:
    """The groups that a side's free units form as they stand; skirmishers go by themselves."""
    found: list[list[int]] = []
    ranked: list[int] = []
    for unit in position.units_of(side):
        if not can_be_led(position, unit):
            continue
        if position.profile_of(unit).kind.is_skirmisher or position.contacts_of(unit):
            found.append([unit])
        elif position.profile_of(unit).move > 0:
            ranked.append(unit)
    return found + grouped(position, ranked)


def marching_bodies(position: GrandBattle, side: int, leaves_guns: bool) -> list[list[int]]:
    """The same in lines, one behind the other; and whoever leaves his guns need not wait for them (GRB-05-002).

    Who stands right behind a line is swept along when it flees (GRB-07-034): lines that march apart are apart.
    """
    if side != position.setting.attacker:
        return own_bodies(position, side)
    found: list[list[int]] = []
    for body in own_bodies(position, side):
        guns = [unit for unit in body if leaves_guns and position.profile_of(unit).kind.category == ARTILLERY]
        ranks = [unit for unit in body if unit not in guns]
        behind = [unit for unit in ranks if _is_behind(position, unit, ranks)]
        found += [[gun] for gun in guns]
        found += grouped(position, [unit for unit in ranks if unit not in behind])
        found += grouped(position, behind)
    return found


def _is_behind(position: GrandBattle, unit: int, others: list[int]) -> bool:
    """Whether somebody of a body stands right before a unit."""
    base = position.bases[unit]
    for other in others:
        if other != unit and abut(base, position.bases[other]):
            met = meeting(base, base.heading, STEP, position.bases[other])
            if met is not None and met[1] > 0:
                return True
    return False


def grouped(position: GrandBattle, units: list[int]) -> list[list[int]]:
    """The groups that some units form by themselves."""
    return [[units[number] for number in group] for group in groups([position.bases[unit] for unit in units])]


def parts_of(position: GrandBattle, body: list[int]) -> list[list[int]]:
    """A body, and smaller ones of it that may do something alone: its units one by one, and neighbours two by two."""
    found = [body]
    if len(body) == 1:
        return found
    found += [[unit] for unit in body]
    if len(body) > 2:
        for number, unit in enumerate(body):
            for other in body[number + 1 :]:
                if abut(position.bases[unit], position.bases[other]):
                    found.append([unit, other])
    return found
