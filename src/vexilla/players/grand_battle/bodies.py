"""The bodies of an army: who can be moved by one order, and where they should go."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.geometry.dressing import abut, groups
from ...games.grand_battle.position import DISABLED, FLEEING, LOOTING, ON_TABLE, GrandBattle
from ...games.grand_battle.roster import NONE
from ...games.grand_battle.tables.troops import NON_COMBATANTS

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
    together = groups([position.bases[unit] for unit in ranked])
    return found + [[ranked[number] for number in group] for group in together]


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
