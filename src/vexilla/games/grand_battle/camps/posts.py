"""Where servants stand who man a section of their camp, and how its garrison makes room for them (GRB-12-030)."""

from __future__ import annotations

from typing import Final, final

from ..combat.footing import length_along, mans
from ..geometry.bases import EDGES, FRONT, Base
from ..geometry.contact import PARTIAL, quality
from ..geometry.gaps import overlaps, touches
from ..geometry.numbers import HALF_TURN, HEADINGS, QUARTER_TURN
from ..geometry.shapes import is_on_table
from ..geometry.ways import meeting
from ..moves.passage import ROOM, length_to_freedom
from ..position import AMBUSH, ON_TABLE, GrandBattle, Section
from ..roster import SERVANTS
from ..touch import may_fight
from .camp import lies_in


@final
class Post:
    """A place behind a section, and those of the garrison who stand back from it, each with his new base."""

    def __init__(self, section: Section, base: Base, units: list[int], bases: list[Base]) -> None:
        self.section: Final = section
        self.base: Final = base
        self.units: Final = units
        self.bases: Final = bases


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


def post_against(position: GrandBattle, unit: int, camp: int) -> Post | None:
    """Where servants meet an assailant: in the middle of the section, or as near to it as there is room.

    If there is none along half of the section, the garrison stands back. None if it cannot do that either, or no
    section is assaulted that servants can man.
    """
    section = section_assaulted(position, unit, camp)
    if section is None:
        return None
    line = section.line
    middle = Base(line.x, line.y, line.heading, SERVANTS.kind.width, SERVANTS.depth)
    in_way = _in_way(position, middle, camp)
    if not in_way:
        return Post(section, middle, [], [])
    slid = _slid(position, unit, camp, section, middle)
    return Post(section, slid, [], []) if slid is not None else _made_free(position, camp, section, middle, in_way)


def _standing(position: GrandBattle, camp: int) -> list[int]:
    """Everybody who can be in the way of the servants of a camp."""
    servants = position.roster.servants[camp]
    places = position.places
    return [unit for unit in range(len(places)) if places[unit] in (ON_TABLE, AMBUSH) and unit != servants]


def _in_way(position: GrandBattle, place: Base, camp: int) -> list[int]:
    return [unit for unit in _standing(position, camp) if overlaps(place, position.bases[unit])]


def _slid(position: GrandBattle, unit: int, camp: int, section: Section, middle: Base) -> Base | None:
    """The free place nearest to the middle of a section, on the right if two are equal, from which it is still manned.

    It is within the camp, and meets the assailant.
    """
    others = [position.bases[each] for each in _standing(position, camp)]
    most = section.line.half
    found: Base | None = None
    for turn in (QUARTER_TURN, -QUARTER_TURN):
        heading = (middle.heading + turn) % HEADINGS
        length = length_to_freedom(middle, heading, others, most)
        there = middle.shifted(heading, length)
        is_good = length <= most and mans(section, there) and lies_in(position.camps[camp], there)
        if is_good and quality(there, position.bases[unit], all_round=True) >= PARTIAL:
            most = length - 1
            found = there
    return found


def _made_free(position: GrandBattle, camp: int, section: Section, middle: Base, in_way: list[int]) -> Post | None:
    """The middle of a section, from which all who stand there go straight back, each no further than he must."""
    standing = [each for each in _standing(position, camp) if each not in in_way]
    bases = [middle, *[position.bases[each] for each in standing]]
    stood_back: list[Base] = []
    for unit in in_way:
        there = _stood_back(position, unit, camp, section, bases)
        if there is None:
            return None
        bases.append(there)
        stood_back.append(there)
    return Post(section, middle, in_way, stood_back)


def _stood_back(position: GrandBattle, unit: int, camp: int, section: Section, bases: list[Base]) -> Base | None:
    """Where a unit comes to stand that goes straight back from a section; None if it does not.

    Who fights, or mans another section, stays; and nobody goes over a section, to an enemy, or off the table.
    """
    base = position.bases[unit]
    is_bound = position.side_of(unit) != camp or position.profile_of(unit).move == 0 or position.contacts_of(unit)
    if is_bound or not position.is_on_table(unit) or any(mans(each, base) for each in position.sections):
        return None
    heading = (section.line.heading + HALF_TURN) % HEADINGS
    length = length_to_freedom(base, heading, bases)
    there = base.shifted(heading, length)
    land = position.landscape
    if length > ROOM or not is_on_table(there.corners(), land.width, land.depth):
        return None
    for each in position.sections:
        if meeting(base, heading, length, each.line) is not None and meeting(base, heading, 0, each.line) is None:
            return None
    foes = position.units_of(1 - camp)
    return None if any(touches(there, position.bases[foe]) for foe in foes) else there
