"""The tools of the table: ruler, zones, lines of sight, arcs of fire."""

from __future__ import annotations

from ....kernel.deed import Json, decimal_text
from ..artillery.guns import forbids_firing, forbids_target, gun_of, is_on_hill, what_covers
from ..geometry.bases import Base
from ..geometry.gaps import gap, nearest_spots, overlaps
from ..geometry.numbers import Spot, distance, heading_of
from ..geometry.sight import base_covers, covers, line
from ..geometry.zones import zone_of
from ..moves.forms import LENGTH_PLACES
from ..moves.questions import told
from ..position import AMBUSH, ON_TABLE, GrandBattle
from ..refusals import refuse
from ..roster import NONE
from ..written.lines import ZONE_KEYS
from .outlines import EDGE_ORDER, arc_outline, on_table, shown, zone_outline


def seen_unit(position: GrandBattle, name: str) -> int:
    """The unit of a name that lies on the table for who asks, own ambushes among them; NONE of others."""
    unit = position.roster.numbers.get(name, NONE)
    if unit == NONE or position.places[unit] not in (ON_TABLE, AMBUSH):
        return NONE
    return unit


def nobody(name: str) -> Json:
    """The answer about somebody who is not there."""
    return {"measured": True, "refusal": told(refuse("GRB-04-008", units=[name], why="unknown"))}


# -- the ruler ---------------------------------------------------------------------------------------


def ruler(position: GrandBattle, start: Spot, end: Spot) -> Json:
    """The distance between two spots, and what lies between them."""
    crossed: list[str] = []
    if start != end:
        sight = line(start, end)
        crossed = [
            piece.id for piece in position.landscape.pieces if any(covers(shape, sight) for shape in piece.shapes)
        ]
        crossed += [
            position.roster.ids[unit]
            for unit, place in enumerate(position.places)
            if place == ON_TABLE and base_covers(position.bases[unit], sight)
        ]
    return {
        "measured": True,
        "length": decimal_text(distance(start, end), LENGTH_PLACES),
        "heading": heading_of(end[0] - start[0], end[1] - start[1]) if start != end else 0,
        "crosses": crossed,
    }


def between(position: GrandBattle, name: str, other: str) -> Json:
    """The distance between two bases where they are nearest, and in which zone of the other each of them is."""
    units = [seen_unit(position, each) for each in (name, other)]
    if NONE in units:
        return nobody(name if units[0] == NONE else other)
    base, there = [position.bases[unit] for unit in units]
    spots = (base.front(), base.front()) if overlaps(base, there) else nearest_spots(base, there)
    return {
        "measured": True,
        "gap": decimal_text(gap(base, there), LENGTH_PLACES),
        "from": list(spots[0]),
        "to": list(spots[1]),
        "zone": ZONE_KEYS[zone_of(base, there)] if name != other else "front",
        "theirs": ZONE_KEYS[zone_of(there, base)] if name != other else "front",
    }


# -- zones -------------------------------------------------------------------------------------------


def zones(position: GrandBattle, name: str) -> Json:
    """Front, flanks and rear of a unit as far as the table goes, and who stands in each (GRB-01-040)."""
    unit = seen_unit(position, name)
    if unit == NONE:
        return nobody(name)
    base = position.bases[unit]
    areas = {ZONE_KEYS[zone]: shown(on_table(position.landscape, zone_outline(base, zone))) for zone in EDGE_ORDER}
    within: dict[str, list[str]] = {ZONE_KEYS[zone]: [] for zone in EDGE_ORDER}
    for other, place in enumerate(position.places):
        if place == ON_TABLE and other != unit and position.side_of(other) != position.side_of(unit):
            within[ZONE_KEYS[zone_of(base, position.bases[other])]].append(position.roster.ids[other])
    return {"zones": areas, "enemies": within, "allRound": position.has_front_all_round(unit)}


# -- sight and fire ----------------------------------------------------------------------------------


def sight(position: GrandBattle, name: str) -> Json:
    """Whom a unit sees, straight from the middle of its front as batteries aim, and what hides others (GRB-13-032)."""
    unit = seen_unit(position, name)
    if unit == NONE:
        return nobody(name)
    found: list[str] = []
    hidden: list[Json] = []
    for enemy in position.units_of(1 - position.side_of(unit)):
        if _is_upon(position.bases[unit], position.bases[enemy]):
            found.append(position.roster.ids[enemy])
            continue
        by = what_covers(position, unit, enemy)
        if by is None:
            found.append(position.roster.ids[enemy])
        else:
            hidden.append({"unit": position.roster.ids[enemy], "by": by})
    return {"seen": found, "hidden": hidden}


def _is_upon(base: Base, other: Base) -> bool:
    """Whether there is no line between two: one begins on the other."""
    right, forward = other.local(base.front())
    return abs(right) <= other.half * 1_000 and -other.depth * 1_000 <= forward <= 0


def fire(position: GrandBattle, name: str) -> Json:
    """What a battery covers with its balls, how near is too near for it, and what is against each target."""
    unit = seen_unit(position, name)
    if unit == NONE:
        return nobody(name)
    gun = gun_of(position, unit)
    refusal = forbids_firing(position, unit)
    answer: Json = {"measured": True, "fires": gun is not None, "refusal": told(refusal), "arc": None, "dead": None}
    targets: list[Json] = []
    if gun is not None:
        base = position.bases[unit]
        answer["range"] = gun.reach
        answer["arc"] = shown(on_table(position.landscape, arc_outline(base, gun.reach)))
        if gun.dead_zone and is_on_hill(position, base):
            answer["dead"] = shown(on_table(position.landscape, arc_outline(base, gun.dead_zone)))
        for enemy in position.units_of(1 - position.side_of(unit)):
            against = refusal or forbids_target(position, unit, enemy)
            targets.append({"unit": position.roster.ids[enemy], "refusal": told(against)})
    answer["targets"] = targets
    return answer
