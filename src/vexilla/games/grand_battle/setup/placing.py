"""Where armies may be set up: what is against a base, a camp, a section or an ambush at deployment (chapter 2.2)."""

from __future__ import annotations

from typing import Final

from ....kernel.refusal import Refusal
from ....kernel.sides import SIDE_NAMES
from ..camps.camp import pitch, servants_in
from ..geometry.bases import EDGES, FRONT_LEFT, FRONT_RIGHT, Base
from ..geometry.gaps import near, overlaps
from ..geometry.numbers import HALF_TURN, SLACK, Spot
from ..geometry.shapes import is_on_table, stands_in
from ..geometry.sight import base_covers, line
from ..ground import closing_clause
from ..position import AMBUSH, ON_TABLE, GrandBattle, Section, Setting
from ..refusals import refuse
from ..roster import NONE
from ..states import NARROW, OPEN_TO_SKIRMISHERS
from ..tables.camps import CAMPS_BY_KEY
from ..tables.generation import CAMP_EDGE_GAP, CAMP_TO_FRONT, EDGE_GAP, ENEMY_GAP, SMALL_TABLE_GAP
from ..tables.terrain import NO, SECTION
from .mustering import is_of_army

_STANDS: Final = (ON_TABLE, AMBUSH)


def heading_of_side(setting: Setting, side: int) -> int:
    """Where an army looks that looks at the enemy's edge (GRB-01-046)."""
    return 0 if side == setting.attacker else HALF_TURN


def edge_gap(setting: Setting, *, is_skirmisher: bool) -> int:
    """How far from every edge a unit is set up (GRB-02-020), on small tables less (GRB-02-025)."""
    if setting.strips == NARROW:
        return SMALL_TABLE_GAP
    return 0 if setting.strips == OPEN_TO_SKIRMISHERS and is_skirmisher else EDGE_GAP


def keeps_off_edges(setting: Setting, base: Base, gap: int) -> bool:
    """Whether a whole base is so far from every edge of the table."""
    land = setting.landscape
    for x, y in base.corners():
        if x < gap - SLACK or x > land.width - gap + SLACK or y < gap - SLACK or y > land.depth - gap + SLACK:
            return False
    return True


def is_in_own_half(setting: Setting, side: int, base: Base) -> bool:
    """Whether a whole base is in a side's half of the table."""
    middle = setting.landscape.depth // 2
    heights = [y for _, y in base.corners()]
    return max(heights) <= middle + SLACK if side == setting.attacker else min(heights) >= middle - SLACK


def base_refusal(position: GrandBattle, unit: int, base: Base) -> Refusal | None:
    """What is against a unit that stands so at deployment; whoever else stands is where he is."""
    setting = position.setting
    side = position.roster.units[unit].side
    names = [position.roster.ids[unit]]
    is_skirmisher = position.profile_of(unit).kind.is_skirmisher
    if not keeps_off_edges(setting, base, edge_gap(setting, is_skirmisher=is_skirmisher)):
        return refuse("GRB-02-020", units=names)
    if side != setting.attacker and not is_in_own_half(setting, side, base):
        return refuse("GRB-02-016", units=names)
    no_room = room_refusal(position, unit, base)
    if no_room is not None:
        return no_room
    if side == setting.attacker and is_near_enemy(position, side, base):
        return refuse("GRB-02-017", units=names)
    if is_beyond_camp(position, side, position.camp_of(side), [base]):
        return refuse("GRB-02-026", units=names)
    return None


def room_refusal(position: GrandBattle, unit: int, base: Base) -> Refusal | None:
    """Nobody is set up on ground that is closed to him, on a friend, or across a section."""
    names = [position.roster.ids[unit]]
    land = position.landscape
    if not is_on_table(base.corners(), land.width, land.depth):
        return refuse("GRB-05-063", after="none", units=names)
    mover = position.profile_of(unit).kind.mover
    for piece in land.pieces:
        if piece.kind.shares[mover] == NO and stands_in(base, piece.shapes):
            on_bridge = [bridge for bridge in land.bridges if overlaps(base, bridge.floor)]
            if not on_bridge:
                return refuse(closing_clause(piece.kind), after="none", by=piece.id, units=names)
    side = position.roster.units[unit].side
    for other, place in enumerate(position.places):
        is_there = place == ON_TABLE or (place == AMBUSH and position.roster.units[other].side == side)
        if is_there and other != unit and overlaps(base, position.bases[other]):
            return refuse("GRB-01-018", units=names, by=position.roster.ids[other])
    for section in position.sections:
        if base_covers(base, line(section.line.corner(FRONT_LEFT), section.line.corner(FRONT_RIGHT))):
            return refuse("GRB-01-018", units=names, by=section.id)
    return None


def is_near_enemy(position: GrandBattle, side: int, base: Base) -> bool:
    """Whether an enemy, or a marker of his whatever it hides, is nearer than 20 steps (GRB-02-017)."""
    for enemy in position.units_of(1 - side):
        if near(base, position.bases[enemy], ENEMY_GAP - 2 * SLACK - 1):
            return True
    for marker in position.markers:
        spot = Base(marker.spot[0], marker.spot[1], 0, 0, 0)
        if marker.side != side and near(base, spot, ENEMY_GAP - 2 * SLACK - 1):
            return True
    return False


def is_beyond_camp(position: GrandBattle, side: int, camp: Base, bases: list[Base]) -> bool:
    """Whether some bases are further before the front of a camp than 40 steps (GRB-02-026)."""
    if not camp.width:
        return False
    is_attacker = side == position.setting.attacker
    for base in bases:
        heights = [y for _, y in base.corners()]
        ahead = max(heights) - camp.y if is_attacker else camp.y - min(heights)
        if ahead > CAMP_TO_FRONT + SLACK:
            return True
    return False


def camp_refusal(position: GrandBattle, side: int, camp: Base) -> Refusal | None:
    """What is against a camp that lies so."""
    setting = position.setting
    if not is_in_own_half(setting, side, camp):
        return refuse("GRB-02-022", why="half")
    if not keeps_off_edges(setting, camp, SMALL_TABLE_GAP if setting.strips == NARROW else CAMP_EDGE_GAP):
        return refuse("GRB-02-023")
    for piece in position.landscape.pieces:
        if not any(piece.kind.shares) and stands_in(camp, piece.shapes):
            return refuse("GRB-10-040", after="none", by=piece.id, units=["camp"])
    own: list[Base] = []
    taken = servants_in(position, side, camp)
    for unit, place in enumerate(position.places):
        if place in _STANDS and position.roster.units[unit].side == side and is_of_army(position, unit):
            own.append(position.bases[unit])
            if taken is not None and overlaps(taken, position.bases[unit]):
                return refuse("GRB-01-018", units=["camp"], by=position.roster.ids[unit])
    if is_beyond_camp(position, side, camp, own):
        return refuse("GRB-02-026", units=["camp"])
    for section in camp_sections(position, side, camp):
        crossed = _crossed(position, side, section.line)
        if crossed is not None:
            return crossed
    return None


def _crossed(position: GrandBattle, side: int, section: Base) -> Refusal | None:
    """No section is set up across a unit that its side sees."""
    sight = line(section.corner(FRONT_LEFT), section.corner(FRONT_RIGHT))
    for unit, place in enumerate(position.places):
        is_there = place == ON_TABLE or (place == AMBUSH and position.roster.units[unit].side == side)
        if is_there and base_covers(position.bases[unit], sight):
            return refuse("GRB-01-018", units=["section"], by=position.roster.ids[unit])
    return None


def section_refusal(position: GrandBattle, side: int, is_works: bool, section: Base) -> Refusal | None:
    """Only what was paid for is set up, where a unit of its side might stand, and across nobody (GRB-12-011, 016)."""
    left = position.works[side] if is_works else position.barricades[side]
    if left <= 0:
        if is_works:
            return refuse("GRB-12-016")
        return refuse("GRB-12-012", units=["none"], section="none", why="paid")
    return section_place_refusal(position, side, "works" if is_works else "barricade", section)


def section_place_refusal(position: GrandBattle, side: int, name: str, section: Base) -> Refusal | None:
    """What is against a section that stands so before the battle: the limits of its side's units (GRB-12-011)."""
    setting = position.setting
    if not keeps_off_edges(setting, section, edge_gap(setting, is_skirmisher=False)):
        return refuse("GRB-02-020", units=[name])
    if side != setting.attacker and not is_in_own_half(setting, side, section):
        return refuse("GRB-02-016", units=[name])
    if side == setting.attacker and is_near_enemy(position, side, section):
        return refuse("GRB-02-017", units=[name])
    return _crossed(position, side, section)


def set_up_section(position: GrandBattle, side: int, is_works: bool, section: Base) -> None:
    """A section stands in the field; one less is left."""
    taken = [each.id for each in position.sections]
    number = 1
    while f"s{number}" in taken:
        number += 1
    position.sections.append(Section(f"s{number}", section, is_works, side, NONE))
    if is_works:
        position.works[side] -= 1
    else:
        position.barricades[side] -= 1


def set_up_camp(position: GrandBattle, side: int, camp: Base) -> None:
    """A camp lies on the table, its servants in it, with the sections around it."""
    pitch(position, side, camp)
    others = [each for each in position.sections if each.camp != side]
    position.sections = others + camp_sections(position, side, camp)


def camp_sections(position: GrandBattle, side: int, camp: Base) -> list[Section]:
    """The sections around a camp, if it has any: three, two, three, two (GRB-12-021)."""
    kind = CAMPS_BY_KEY[position.setting.camps[side]]
    found: list[Section] = []
    if not kind.sections:
        return found
    for edge in range(EDGES):
        along = camp.edge_line(edge)
        count = along.width // SECTION
        for place in range(count):
            x, y = along.at(0, SECTION * (2 * place + 1 - count) // 2)
            section = Base(x, y, along.heading, SECTION, 0)
            id_ = f"camp-{SIDE_NAMES[side]}-{len(found) + 1}"
            found.append(Section(id_, section, kind.obstacle == "works", side, side))
    return found


def bases_in_line(position: GrandBattle, units: list[int], spot: Spot, heading: int, spacing: int = 0) -> list[Base]:
    """Bases of units side by side, from their left to their right, their fronts level, the middle of them at a spot."""
    profiles = [position.profile_of(unit) for unit in units]
    middle = Base(spot[0], spot[1], heading, 0, 0)
    right = -(sum([profile.kind.width for profile in profiles]) + spacing * (len(units) - 1)) // 2
    bases: list[Base] = []
    for profile in profiles:
        width = profile.kind.width
        x, y = middle.at(0, right + width // 2)
        bases.append(Base(x, y, heading, width, profile.depth))
        right += width + spacing
    return bases
