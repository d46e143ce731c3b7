"""From two armies to a battle that is still to be set up: everybody's number, who commands, what was paid for."""

from __future__ import annotations

import re

from ....kernel.sides import SIDES
from ..armies.army import Army, ids_of, terror_of
from ..armies.profile import on_foot
from ..landscape import Landscape
from ..position import JOINED, RESERVE, UNPLACED, GrandBattle, Setting
from ..roster import CREW, NONE, CommanderEntry, Roster, UnitEntry, with_all
from ..states import WIDE
from ..tables.reserves import ARRIVALS, ATTACKER, DEFENDER


def is_of_army(position: GrandBattle, unit: int) -> bool:
    """Whether a number is a unit that an army has paid for, not a half of one or whoever serves it."""
    entry = position.roster.units[unit]
    return entry.whole == NONE and entry.profile.price > 0


def role_of(setting: Setting, side: int) -> int:
    """ATTACKER or DEFENDER."""
    return ATTACKER if side == setting.attacker else DEFENDER


def roster_of(armies: tuple[Army, Army], year: int, *, are_sealed: bool = False) -> Roster:
    """Both armies, bottom's and top's, numbered; riders dismount as in the year of the battle (GRB-10-012)."""
    entries: list[UnitEntry] = []
    commanders: list[CommanderEntry] = []
    ids = ids_of(armies, are_sealed=are_sealed)
    for side in SIDES:
        first = len(entries)
        army = armies[side]
        for number, unit in enumerate(army.units):
            foot = on_foot(unit.profile, year)
            entries.append(UnitEntry(ids[side][number], side, unit.profile, foot, in_reserve=unit.in_reserve))
        for each in army.commanders:
            taken = [commander.id for commander in commanders]
            # Whether the other side has a namesake is nobody's business.
            id_ = _id_of(each.name, [*taken, _word_of(each.name)] if are_sealed and side else taken)
            commanders.append(
                CommanderEntry(
                    id_,
                    each.name,
                    side,
                    first + each.unit,
                    each.command,
                    each.leadership,
                    is_general=each.is_general,
                )
            )
    return Roster(with_all(entries, (armies[0].camp.key, armies[1].camp.key)), commanders)


def _word_of(name: str) -> str:
    """A commander's name as a word: ``henry-v``."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "commander"


def _id_of(name: str, taken: list[str]) -> str:
    """The same as an id that nobody has yet."""
    word = _word_of(name)
    id_ = word
    number = 1
    while id_ in taken:
        number += 1
        id_ = f"{word}-{number}"
    return id_


def setting_of(
    armies: tuple[Army, Army],
    landscape: Landscape,
    attacker: int,
    turn_limit: int,
    measuring: str = "free",
    strips: int = WIDE,
    *,
    are_sealed: bool = False,
) -> Setting:
    """What does not change in a battle of two armies; their terror is that of the pair (GRB-03-081)."""
    terror = (terror_of(armies[0], armies[1]), terror_of(armies[1], armies[0]))
    camps = (armies[0].camp.key, armies[1].camp.key)
    roster = roster_of(armies, landscape.year, are_sealed=are_sealed)
    return Setting(roster, landscape, attacker, turn_limit, terror, camps, measuring, strips)


def muster(setting: Setting, armies: tuple[Army, Army], *, has_roles: bool = True) -> GrandBattle:
    """A battle before anybody is set up: the reserves are away, sections are paid for.

    Those for which reserve is given are the defender's alone, once it is known who that is (GRB-02-051).
    """
    position = GrandBattle(setting)
    for unit, entry in enumerate(position.roster.units):
        if entry.whole != NONE or entry.profile is CREW:
            position.places[unit] = JOINED
        else:
            position.places[unit] = RESERVE if entry.in_reserve else UNPLACED
    for side in SIDES:
        army = armies[side]
        position.barricades[side] = army.barricades
        position.works[side] = army.works
        position.reserve_sections[2 * side : 2 * side + 2] = [army.reserve_barricades, army.reserve_works]
        position.first_steadfastness[side] = army.steadfastness
        position.last_steadfastness[side] = army.steadfastness
    if has_roles:
        give_sections(position)
    return position


def give_sections(position: GrandBattle) -> None:
    """The defender has the sections for which he gave part of his reserve; an attacker has none (GRB-02-051)."""
    defender = 1 - position.setting.attacker
    position.barricades[defender] += position.reserve_sections[2 * defender]
    position.works[defender] += position.reserve_sections[2 * defender + 1]
    position.reserve_sections = [0, 0, 0, 0]


def has_reserve(position: GrandBattle, side: int) -> bool:
    """Whether units of a side wait in its reserve."""
    return len(reserve_of(position, side)) > 0


def reserve_of(position: GrandBattle, side: int) -> list[int]:
    """The units of a side that wait in its reserve."""
    units = position.roster.units
    return [unit for unit, place in enumerate(position.places) if place == RESERVE and units[unit].side == side]


def ways_of(setting: Setting, side: int) -> list[int]:
    """The rows of ARRIVALS by which a side's reserve may come."""
    role = role_of(setting, side)
    return [row for row in range(len(ARRIVALS)) if ARRIVALS[row].role == role]
