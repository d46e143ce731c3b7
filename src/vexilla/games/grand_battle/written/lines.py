"""A position as lines of text: what :mod:`..text` reads, and what makes positions equal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.sides import SIDE_NAMES, SIDES, name_of_side
from ....kernel.written import quoted
from ..contacts import MELEE, SHOOTING, Contact
from ..geometry.shapes import Shape
from ..landscape import Landscape
from ..roster import NONE
from ..states import (
    AMBUSH,
    EDGE_KEYS,
    GONE,
    JOINED,
    MARK_KEYS,
    OFF_TABLE,
    ON_TABLE,
    PHASE_KEYS,
    PLACE_KEYS,
    RESERVE,
    STRIP_KEYS,
    WIDE,
    Section,
    Setting,
)
from ..tables.camps import CAMPS_BY_KEY
from ..tables.reserves import ARRIVALS
from ..tables.terrain import GROUNDS, LINE_WIDTH, SECTION
from .fields import FIELDS, STEADFASTNESS
from .own_profiles import profile_lines
from .words import base_words, heading_text, length_text, shapes_text, spot_text

if TYPE_CHECKING:
    from ..position import GrandBattle

ZONE_KEYS: Final[tuple[str, ...]] = ("front", "right", "rear", "left")
STAGE_KEYS: Final[tuple[str, ...]] = ("shooting", "melee")
TERROR_KEYS: Final[tuple[str, ...]] = ("elephants", "artillery")
assert (STAGE_KEYS[SHOOTING], STAGE_KEYS[MELEE]) == ("shooting", "melee")
#: Who fights whom, each the other; who fights whom without being fought by him.
EACH_OTHER: Final = "="
ONE_WAY: Final = ">"
#: Places where it matters where a unit stands.
STANDS: Final[tuple[int, ...]] = (AMBUSH, ON_TABLE, OFF_TABLE)


def setting_lines(setting: Setting) -> list[str]:
    """What never changes."""
    land = setting.landscape
    lines = [
        f"table: {length_text(land.width)} {length_text(land.depth)}",
        f"year: {land.year}",
        f"attacker: {SIDE_NAMES[setting.attacker]}",
        f"turn limit: {setting.turn_limit}",
        f"measuring: {setting.measuring}",
    ]
    if setting.strips != WIDE:
        lines.append(f"strips: {STRIP_KEYS[setting.strips]}")
    for side in SIDES:
        feared = [TERROR_KEYS[number] for number in range(len(TERROR_KEYS)) if setting.terror[side][number]]
        if feared:
            lines.append(f"{SIDE_NAMES[side]} terror: {' '.join(feared)}")
    return lines + _land_lines(land) + profile_lines(setting.roster)


def _land_lines(land: Landscape) -> list[str]:
    lines: list[str] = []
    slopes: list[list[Shape]] = [[] for _ in land.hills]
    for piece in land.pieces:
        words = [piece.kind.key]
        if piece.hill != NONE:
            slopes[piece.hill] += piece.shapes
            words += ["of", land.hills[piece.hill].id]
        lines.append(f"ground {piece.id}: {' '.join(words)} {shapes_text(piece.shapes)}")
    for number, hill in enumerate(land.hills):
        outline = shapes_text(hill.shapes)
        told = "" if outline == shapes_text(slopes[number]) else f" {outline}"
        lines.append(f"hill {hill.id}: {spot_text(hill.summit)}{told}")
    bridges = [f"bridge {each.id}: {' '.join(base_words(each.floor, SECTION, LINE_WIDTH))}" for each in land.bridges]
    return lines + bridges


def position_lines(position: GrandBattle) -> list[str]:
    """All that changes and matters for the rest of the battle."""
    lines = [_unit_line(position, unit) for unit in range(len(position.places))]
    lines += [_commander_line(position, number) for number in range(len(position.points))]
    for side in SIDES:
        if position.setting.camps[side] != "none":
            lines.append(_camp_line(position, side))
        if position.arrivals[side] != NONE:
            lines.append(_reserve_line(position, side))
    lines += [_section_line(section) for section in position.sections]
    for marker in position.markers:
        told = f"hides {position.roster.ids[marker.unit]}" if marker.unit != NONE else "false"
        lines.append(f"{SIDE_NAMES[marker.side]} marker: {marker.id} at {spot_text(marker.spot)} {told}")
    for contact in position.contacts:
        lines.append(_contact_line(position, contact))
    duels = _duels(position)
    if duels:
        lines.append(f"duels: {' '.join(duels)}")
    lines.append(f"turn: {position.turn + 1}")
    lines.append(f"active: {SIDE_NAMES[position.active]}")
    lines.append(f"phase: {PHASE_KEYS[position.phase]}")
    lines += [field.write(position) for field in STEADFASTNESS]
    fresh = position.fresh()
    for field in FIELDS:
        if getattr(position, field.name) != getattr(fresh, field.name):
            lines.append(field.write(position))
    if position.over:
        lines.append(f"won: {name_of_side(position.winner)}")
    return lines


def _unit_line(position: GrandBattle, unit: int) -> str:
    entry = position.roster.units[unit]
    place = position.places[unit]
    words = [entry.profile.key]
    if place != ON_TABLE:
        words.append(PLACE_KEYS[place])
    if entry.in_reserve and place != RESERVE:
        words.append("was-reserve")
    if has_stood(position, unit):
        words += base_words(position.bases[unit], entry.profile.kind.width, entry.profile.depth)
    if place not in (GONE, JOINED):
        words += _state_words(position, unit)
    return f"{SIDE_NAMES[entry.side]} {entry.id}: {' '.join(words)}"


def has_stood(position: GrandBattle, unit: int) -> bool:
    """Whether it matters where a unit stands: of one that is gone, until the turn ends, for those who flee from it."""
    place = position.places[unit]
    return place in STANDS or (place == GONE and position.bases[unit].width > 0)


def _state_words(position: GrandBattle, unit: int) -> list[str]:
    words: list[str] = []
    for word, value in (
        ("losses", position.losses[unit]),
        ("shooter-losses", position.shooter_losses[unit]),
        ("disorder", position.disorder[unit]),
    ):
        if value:
            words += [word, str(value)]
    if position.rough[unit]:
        grounds = [GROUNDS[number].key for number in range(len(GROUNDS)) if position.rough[unit] >> number & 1]
        words += ["rough", ",".join(grounds)]
    words += [MARK_KEYS[number] for number in range(len(MARK_KEYS)) if position.marks[unit] >> number & 1]
    left = position.dismounted_at[unit]
    if left.width:
        words += ["dismounted-at", f"{spot_text(left.front())}/{heading_text(left.heading)}"]
    if position.left_by[unit] != NONE:
        words += ["left-by", EDGE_KEYS[position.left_by[unit]]]
    return words


def _commander_line(position: GrandBattle, number: int) -> str:
    entry = position.roster.commanders[number]
    title = "general" if entry.is_general else "commander"
    words = [entry.id, "with", position.roster.ids[entry.unit]]
    words += ["command", str(entry.command), "leadership", str(entry.leadership)]
    if entry.name != entry.id:
        words += ["named", quoted(entry.name, is_word=True)]
    if position.points[number]:
        words += ["points", str(position.points[number])]
    if position.has_fallen(number):
        words.append("fallen")
    return f"{SIDE_NAMES[entry.side]} {title}: {' '.join(words)}"


def _camp_line(position: GrandBattle, side: int) -> str:
    key = position.setting.camps[side]
    base = position.camps[side]
    words = [key]
    if base.width:
        words += base_words(base, CAMPS_BY_KEY[key].width, CAMPS_BY_KEY[key].depth)
    if position.camp_lost[side]:
        words.append("lost")
    return f"{SIDE_NAMES[side]} camp: {' '.join(words)}"


def _reserve_line(position: GrandBattle, side: int) -> str:
    words = [ARRIVALS[position.arrivals[side]].key]
    if position.segments[side] != NONE:
        words += ["segment", str(position.segments[side] + 1)]
    return f"{SIDE_NAMES[side]} reserve: {' '.join(words)}"


def _section_line(section: Section) -> str:
    words = ["works" if section.is_works else "barricade", *base_words(section.line, SECTION, 0)]
    if section.camp != NONE:
        words += ["camp", SIDE_NAMES[section.camp]]
    return f"{SIDE_NAMES[section.side]} section: {section.id} {' '.join(words)}"


def _contact_line(position: GrandBattle, contact: Contact) -> str:
    ids = position.roster.ids
    words = [ids[contact.one], ZONE_KEYS[contact.zone_of_one], ids[contact.other], ZONE_KEYS[contact.zone_of_other]]
    words += [STAGE_KEYS[contact.stage], "since", str(contact.since + 1)]
    if contact.exchanges:
        words += ["exchanges", str(contact.exchanges)]
    if contact.rounds:
        words += ["rounds", str(contact.rounds)]
    return f"contact: {' '.join(words)}"


def _duels(position: GrandBattle) -> list[str]:
    ids = position.roster.ids
    found: list[str] = []
    for unit, other in enumerate(position.duels):
        if other == NONE:
            continue
        is_answered = position.duels[other] == unit
        if unit < other or not is_answered:
            found.append(f"{ids[unit]}{EACH_OTHER if is_answered else ONE_WAY}{ids[other]}")
    return found
