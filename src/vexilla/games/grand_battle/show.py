"""A battle as each side may see it: built from nothing, what is hidden is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.position import View
from ...kernel.sides import SIDE_NAMES, SIDES, name_of_side
from .armies.profile import FORMATION_KEYS, MIXED, Profile
from .geometry.bases import FRONT_LEFT, FRONT_RIGHT, Base
from .geometry.numbers import DEGREE, HEADINGS, Spot, rounded
from .geometry.shapes import Shape
from .hidden import is_hidden, is_secret
from .landscape import Landscape
from .orders.order import ARMY, ARMY_WORD, KIND_KEYS, STATE_KEYS, order_text
from .roster import NONE
from .states import (
    AMBUSH,
    COMMAND,
    DEPLOYMENT,
    EDGE_KEYS,
    GONE,
    JOINED,
    MARK_KEYS,
    OFF_TABLE,
    ON_TABLE,
    PHASE_KEYS,
    PLACE_KEYS,
    RESERVE,
    UNPLACED,
)
from .tables.command import COMMAND_DISTANCE
from .tables.generation import SEGMENT_COLUMNS, SEGMENT_ROWS
from .tables.reserves import ARRIVALS
from .tables.terrain import GROUNDS
from .tables.traits import TRAITS
from .tables.troops import CATEGORY_KEYS
from .worth import steadfastness_of, worth_of
from .written.lines import STAGE_KEYS, ZONE_KEYS
from .written.words import STEP_PLACES

if TYPE_CHECKING:
    from .position import GrandBattle


def view_of(position: GrandBattle, side: int) -> View:
    """All that a side, or a spectator, may know."""
    return _view(position, [side == SIDES[0], side == SIDES[1]])


def open_view_of(position: GrandBattle) -> View:
    """The same with nothing hidden."""
    return _view(position, [True, True])


def _view(position: GrandBattle, sees: list[bool]) -> View:
    """What one sees who knows the secrets of these sides."""
    land = position.landscape
    setting = position.setting
    units = range(len(position.places))
    known = [sees[side] or not _is_mustering(position, side) for side in SIDES]
    return {
        "measured": {
            "width": land.width,
            "depth": land.depth,
            "places": STEP_PLACES,
            "homes": _homes(position),
            "pieces": [_piece(position, unit) for unit in units if position.places[unit] == ON_TABLE],
            "markers": _markers(position, sees),
            "segments": [_spots(each) for each in _segments(land)] if position.phase == DEPLOYMENT else [],
        },
        "profiles": _profiles(position, sees),
        "land": _land(land),
        "sections": [
            {
                "id": section.id,
                "side": SIDE_NAMES[section.side],
                "kind": "works" if section.is_works else "barricade",
                "line": [list(section.line.corner(FRONT_LEFT)), list(section.line.corner(FRONT_RIGHT))],
                "camp": SIDE_NAMES[section.camp] if section.camp != NONE else None,
            }
            for section in position.sections
        ],
        "camps": {SIDE_NAMES[side]: _camp(position, side) if known[side] else None for side in SIDES},
        "away": [_unit(position, unit) for unit in units if _is_told_of(position, unit, sees)],
        "commanders": [
            _commander(position, number, sees)
            for number, entry in enumerate(position.roster.commanders)
            if known[entry.side]
        ],
        "contacts": [_contact(position, number) for number in range(len(position.contacts))],
        "duels": _duels(position),
        "combat": _combat(position),
        "quarry": position.roster.ids[position.quarry] if position.quarry != NONE else None,
        "pursuers": _ids(position, position.pursuers),
        "obliged": _ids(position, position.obliged),
        "toFight": _ids(position, position.to_fight),
        "manoeuvre": _ids(position, position.manoeuvre),
        "movers": _ids(position, position.movers),
        "attack": _ids(position, position.attack),
        "toAlign": _ids(position, position.to_align),
        "displaced": _ids(position, position.displaced),
        "bridgeLoads": position.bridge_loads[:],
        "mayCross": _ids(position, position.may_cross),
        "batteries": _ids(position, position.batteries),
        "bombarding": _ids(position, position.bombarding),
        "bombarded": position.roster.ids[position.bombarded] if position.bombarded != NONE else None,
        "captured": position.roster.ids[position.captured] if position.captured != NONE else None,
        "returning": _ids(position, position.returning),
        "barricades": {SIDE_NAMES[side]: position.barricades[side] if known[side] else None for side in SIDES},
        "works": {SIDE_NAMES[side]: position.works[side] if known[side] else None for side in SIDES},
        "atHand": {SIDE_NAMES[side]: position.at_hand[side] for side in SIDES},
        "reserves": {SIDE_NAMES[side]: _reserve(position, side) if sees[side] else None for side in SIDES},
        "steadfastness": {
            SIDE_NAMES[side]: _steadfastness(position, side, sees) if known[side] else None for side in SIDES
        },
        "year": land.year if all(known) else None,
        "attacker": SIDE_NAMES[setting.attacker] if _has_roles(position) else None,
        "turnLimit": setting.turn_limit,
        "measuring": setting.measuring,
        "turn": position.game_turn(),
        "active": SIDE_NAMES[position.active],
        "phase": PHASE_KEYS[position.phase],
        "phases": list(PHASE_KEYS[COMMAND:]),
        "armyPoints": position.army_points,
        "orders": _orders(position, sees),
        "over": position.over,
        "winner": name_of_side(position.winner) if position.over else None,
    }


def _ids(position: GrandBattle, units: list[int]) -> list[str]:
    return [position.roster.ids[unit] for unit in units]


# -- the table -------------------------------------------------------------------------------------


def _spots(spots: list[Spot]) -> list[list[int]]:
    return [list(spot) for spot in spots]


def _shapes(shapes: list[Shape]) -> list[list[list[int]]]:
    return [_spots(shape.spots) for shape in shapes]


def _land(land: Landscape) -> View:
    return {
        "ground": [
            {
                "id": piece.id,
                "kind": piece.kind.key,
                "hill": land.hills[piece.hill].id if piece.hill != NONE else None,
                "shapes": _shapes(piece.shapes),
            }
            for piece in land.pieces
        ],
        "hills": [{"id": hill.id, "summit": list(hill.summit)} for hill in land.hills],
        "bridges": [{"id": bridge.id, "outline": _spots(bridge.floor.corners())} for bridge in land.bridges],
    }


def _segments(land: Landscape) -> list[list[Spot]]:
    """The parts of the table that have numbers, from 1 (GRB-02-002)."""
    found: list[list[Spot]] = []
    for number in range(SEGMENT_COLUMNS * SEGMENT_ROWS):
        down, across = divmod(number, SEGMENT_COLUMNS)
        left, right = land.width * across // SEGMENT_COLUMNS, land.width * (across + 1) // SEGMENT_COLUMNS
        low, high = land.depth * down // SEGMENT_ROWS, land.depth * (down + 1) // SEGMENT_ROWS
        found.append([(left, low), (left, high), (right, high), (right, low)])
    return found


def _camp(position: GrandBattle, side: int) -> View | None:
    key = position.setting.camps[side]
    if key == "none":
        return None
    base = position.camp_of(side)
    servants = position.roster.servants[side]
    is_gone = position.places[servants] == GONE
    return {
        "kind": key,
        "outline": _spots(base.corners()) if base.width else None,
        "losses": 0 if is_gone else position.losses[servants],
        "disorder": 0 if is_gone else position.disorder_of(servants),
        "servants": PLACE_KEYS[position.places[servants]],
        "supported": position.roster.ids[position.served[side]] if position.served[side] != NONE else None,
        "lost": position.camp_lost[side],
        "looted": position.looted[side],
    }


def _markers(position: GrandBattle, sees: list[bool]) -> list[View]:
    """Markers of ambushes: a spot, and to whoever knows it the unit and its base, or that there is none."""
    found: list[View] = []
    for marker in position.markers:
        shown: View = {"id": marker.id, "side": SIDE_NAMES[marker.side], "at": list(marker.spot)}
        if sees[marker.side]:
            shown["true"] = marker.unit != NONE
            if marker.unit != NONE:
                shown["unit"] = _piece(position, marker.unit)
        found.append(shown)
    return found


# -- units -----------------------------------------------------------------------------------------


def _has_roles(position: GrandBattle) -> bool:
    """Whether it is known who attacks: before a pick-up battle it is not, until terrain is rolled for."""
    is_open = position.phase == DEPLOYMENT and UNPLACED in position.places
    return not is_open or len(position.terrain) > 0


def _homes(position: GrandBattle) -> View:
    """Whose own edge of the table is the near one, the attacker's (GRB-01-046); before roles are known, bottom's."""
    near = position.setting.attacker if _has_roles(position) else SIDES[0]
    return {SIDE_NAMES[side]: "near" if side == near else "far" for side in SIDES}


def _is_mustering(position: GrandBattle, side: int) -> bool:
    """Whether an army is still to be set up: until then it is its own player's secret who is in it."""
    if position.phase != DEPLOYMENT:
        return False
    units = position.roster.units
    return any(place == UNPLACED and units[unit].side == side for unit, place in enumerate(position.places))


def _is_told_of(position: GrandBattle, unit: int, sees: list[bool]) -> bool:
    """Whether a unit that is not on the table is told of: of the enemy only those who were seen to go."""
    place = position.places[unit]
    if place in (ON_TABLE, AMBUSH, JOINED):
        return False
    return sees[position.roster.units[unit].side] or place not in (UNPLACED, RESERVE)


def _unit(position: GrandBattle, unit: int) -> View:
    """A unit wherever it is; of one that is gone only who it was."""
    entry = position.roster.units[unit]
    is_gone = position.places[unit] == GONE
    profile = entry.profile if is_gone else position.profile_of(unit)
    shown: View = {
        "id": entry.id,
        "side": SIDE_NAMES[entry.side if is_gone else position.side_of(unit)],
        "owner": SIDE_NAMES[entry.side],
        "profile": profile.key,
        "kind": profile.kind.key,
        "formation": FORMATION_KEYS[profile.formation],
        "place": PLACE_KEYS[position.places[unit]],
        "strength": profile.strength,
    }
    if is_gone:
        return shown
    shown |= _figures(position, unit)
    shown["worth"] = worth_of(position, unit)
    shown["left"] = str(position.vitality_of(unit))
    shown["losses"] = position.losses[unit]
    shown["disorder"] = position.disorder_of(unit)
    shown["rough"] = [GROUNDS[number].key for number in range(len(GROUNDS)) if position.rough[unit] >> number & 1]
    shown["marks"] = [MARK_KEYS[number] for number in range(len(MARK_KEYS)) if position.marks[unit] >> number & 1]
    shown["allRound"] = position.has_front_all_round(unit)
    if profile.gun is not None and profile.gun.reach:
        shown["reach"] = profile.gun.reach
    if profile.formation == MIXED:
        shown["shooters"] = position.shooters_of(unit)
    if position.dismounted_at[unit].width:
        shown["dismountedAt"] = _spots(position.dismounted_at[unit].corners())
    if position.places[unit] == OFF_TABLE:
        shown["leftBy"] = EDGE_KEYS[position.left_by[unit]] if position.left_by[unit] != NONE else None
    return shown


def _figures(position: GrandBattle, unit: int) -> View:
    """How many of its figures are left on the main base, and who leads it."""
    commanders = position.roster.commanders
    return {
        "figures": position.figures_of(unit),
        "full": position.profile_of(unit).figures,
        "commanders": [
            entry.id
            for number, entry in enumerate(commanders)
            if position.current(entry.unit) == unit and not position.has_fallen(number)
        ],
    }


def _profile(profile: Profile) -> View:
    """A row of an army list; moves are in thousandths of a step."""
    return {
        "name": profile.name,
        "kind": profile.kind.key,
        "category": CATEGORY_KEYS[profile.kind.category],
        "formation": FORMATION_KEYS[profile.formation],
        "skirmisher": profile.kind.is_skirmisher,
        "mounted": profile.kind.is_mounted,
        "figures": profile.figures,
        "strength": profile.strength,
        "move": profile.move,
        "melee": profile.melee,
        "armour": profile.armour,
        "shooting": profile.shooting,
        "weapon": profile.weapon.key if profile.weapon is not None else None,
        "gun": profile.gun.key if profile.gun is not None else None,
        "traits": [trait.key for trait in TRAITS if profile.has(trait.bit)],
    }


def _profiles(position: GrandBattle, sees: list[bool]) -> View:
    """What is printed of everybody who is shown, once for all of a kind."""
    found: View = {}
    for unit, place in enumerate(position.places):
        is_own = sees[position.roster.units[unit].side]
        if place == ON_TABLE or (place == AMBUSH and is_own) or _is_told_of(position, unit, sees):
            profile = position.roster.units[unit].profile if place == GONE else position.profile_of(unit)
            if profile.key not in found:
                found[profile.key] = _profile(profile)
    return found


def _piece(position: GrandBattle, unit: int) -> View:
    """A unit with its base: corners from the front left one clockwise; the heading also in hundredths of a degree."""
    base = position.bases[unit]
    shown = _unit(position, unit)
    shown["outline"] = _spots(base.corners())
    shown["at"] = list(base.front())
    shown["heading"] = _degrees(base)
    shown["hundredths"] = base.heading
    shown["size"] = [base.width, base.depth]
    shown["spent"] = position.spent[unit]
    shown["share"] = position.shares[unit]
    return shown


def _degrees(base: Base) -> int:
    """The heading in whole degrees: a view has no fractions."""
    return rounded(base.heading, DEGREE) % (HEADINGS // DEGREE)


def _commander(position: GrandBattle, number: int, sees: list[bool]) -> View:
    entry = position.roster.commanders[number]
    unit = position.current(entry.unit)
    # With whom he stands shows when that unit stands on the table.
    is_seen = sees[entry.side] or not (is_hidden(position, unit) or position.places[unit] == UNPLACED)
    return {
        "id": entry.id,
        "name": entry.name,
        "side": SIDE_NAMES[entry.side],
        "general": entry.is_general,
        "unit": position.roster.ids[unit] if is_seen else None,
        "command": entry.command,
        "zone": COMMAND_DISTANCE * entry.command,
        "leadership": entry.leadership,
        "points": position.points[number],
        "fallen": position.has_fallen(number),
    }


def _orders(position: GrandBattle, sees: list[bool]) -> list[View]:
    """The order sheet with the numbers of its lines; once it is handed in both sides see it (GRB-01-022).

    Of orders to units in ambush the enemy knows nothing: what he sees is numbered without them.
    """
    found: list[View] = []
    for order in position.orders:
        if is_secret(position, order) and not sees[position.active]:
            continue
        shown: View = {
            "line": len(found) + 1,
            "text": order_text(position.roster, order),
            "kind": KIND_KEYS[order.kind],
            "units": _ids(position, list(order.units)),
            "state": STATE_KEYS[order.state],
            "spontaneous": order.is_spontaneous(),
        }
        if not order.is_spontaneous():
            shown["purse"] = ARMY_WORD if order.purse == ARMY else position.roster.commanders[order.purse].id
            shown["elseArmy"] = order.else_army
        found.append(shown)
    return found


# -- fights and armies -----------------------------------------------------------------------------


def _contact(position: GrandBattle, number: int) -> View:
    contact = position.contacts[number]
    ids = position.roster.ids
    return {
        "units": [ids[contact.one], ids[contact.other]],
        "zones": [ZONE_KEYS[contact.zone_of_one], ZONE_KEYS[contact.zone_of_other]],
        "stage": STAGE_KEYS[contact.stage],
        "since": contact.since,
        "exchanges": contact.exchanges,
        "rounds": contact.rounds,
    }


def _duels(position: GrandBattle) -> list[list[str]]:
    """Who fights directly with whom: each of them, and his opponent."""
    ids = position.roster.ids
    return [[ids[unit], ids[other]] for unit, other in enumerate(position.duels) if other != NONE]


def _combat(position: GrandBattle) -> View | None:
    """The combat that is being fought: for each side who leads, who shoots, and the dice."""
    ids = position.roster.ids
    if position.fighters[0] == NONE:
        return None
    shown: View = {}
    for side in SIDES:
        shooter = position.shooting[side]
        shown[SIDE_NAMES[side]] = {
            "unit": ids[position.fighters[side]],
            "shooter": ids[shooter] if shooter != NONE else None,
            "rushes": position.rushes[side],
            "attackDie": position.attack_dice[side],
            "defenceDie": position.defence_dice[side],
        }
    return shown


def _reserve(position: GrandBattle, side: int) -> View | None:
    if position.arrivals[side] == NONE:
        return None
    segment = position.segments[side]
    return {"way": ARRIVALS[position.arrivals[side]].key, "segment": segment + 1 if segment != NONE else None}


def _steadfastness(position: GrandBattle, side: int, sees: list[bool]) -> View:
    """At first, when the turn began and now, in halves; ambushes of which one does not know are not counted."""
    unseen = 0
    if not sees[side]:
        for unit, entry in enumerate(position.roster.units):
            if entry.side == side and position.places[unit] == AMBUSH:
                unseen += entry.profile.steadfastness
    return {
        "first": position.first_steadfastness[side] - unseen,
        "last": position.last_steadfastness[side] - unseen,
        "now": steadfastness_of(position, side) - unseen,
        "generalLost": position.general_lost[side],
    }
