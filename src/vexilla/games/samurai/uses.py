"""When a Dragon card has anything to do, and whom it can be aimed at (chapters 18 and 22)."""

from __future__ import annotations

from ..commands_colors.position import ATTACKING
from .actions import ATTACK, BOARD, HEXES, MOST_STEPS
from .cards import CARDS
from .dice import is_under_card
from .dragons import (
    AMBUSH,
    BLUE_DRAGON,
    CALTROPS,
    FEIGNED_FLIGHT,
    FORCED_MARCH,
    GREAT_ARMOR,
    HAIL_OF_ARROWS,
    INSULT,
    NINJA_ASSASSIN,
    PHYSICIAN,
    RED_DRAGON,
    STAND_FIRM,
    SWIFT_HORSES,
    TURNCOAT,
    UNMASKED_PLOT,
)
from .position import Samurai
from .targets import can_shoot_at
from .units import MOUNTED_LEADER
from .ways import hexes_made, ways_at


def is_reduced(position: Samurai, unit: int) -> bool:
    """Whether a unit on the field has lost figures."""
    return position.unit_hex[unit] >= 0 and position.blocks[unit] < position.roster.units[unit].blocks


def targets(position: Samurai, side: int, dragon: int) -> list[int]:
    """The hexes that a side may name for a Dragon card that is aimed at one piece."""
    enemy = 1 - side
    if dragon == NINJA_ASSASSIN:
        return [hex_ for hex_ in [position.leader_hex[n] for n in position.roster.leaders_of[enemy]] if hex_ >= 0]
    found: list[int] = []
    if dragon in (TURNCOAT, RED_DRAGON, INSULT):
        for unit in position.units_of[enemy]:
            hex_ = position.unit_hex[unit]
            if hex_ >= 0 and (dragon != TURNCOAT or position.leader_at[hex_] < 0):
                found.append(hex_)
    elif dragon == PHYSICIAN:
        for unit in position.units_of[side]:
            hex_ = position.unit_hex[unit]
            if is_reduced(position, unit) and not position.is_beside_enemy(hex_, side):
                found.append(hex_)
    elif dragon in (FORCED_MARCH, SWIFT_HORSES):
        found = _can_hurry(position, dragon)
    return found


def _can_hurry(position: Samurai, dragon: int) -> list[int]:
    """Those who are ordered, may move and have not: infantry, or cavalry and mounted leaders alone."""
    found: list[int] = []
    is_horse = dragon == SWIFT_HORSES
    is_still = not CARDS[position.card].moves
    for unit in position.ordered:
        kind = position.kinds[unit]
        if position.unit_hex[unit] < 0 or position.moved[unit] or kind.is_guard or position.held >> unit & 1:
            continue
        if is_still and is_under_card(position, unit):
            continue
        if kind.is_mounted == is_horse:
            found.append(position.unit_hex[unit])
    if is_horse:
        for leader in position.ordered_leaders:
            is_mounted = position.leader_kinds[leader] == MOUNTED_LEADER
            if is_mounted and position.stands_alone(leader) and not position.leaders_moved >> leader & 1:
                found.append(position.leader_hex[leader])
    return found


def shots_of_hail(position: Samurai, side: int) -> list[int]:
    """Who of a side may shoot at the enemy that has moved, or at one that stays, as attacks (SAM-22-031)."""
    hexes: list[int] = []
    if position.mover >= 0:
        hexes = [position.unit_hex[position.mover]]
    elif position.mover_leader >= 0:
        hexes = [position.leader_hex[position.mover_leader]] if position.stands_alone(position.mover_leader) else []
    else:
        hexes = [position.unit_hex[unit] for unit in position.ordered if not position.moved[unit]]
        for leader in position.ordered_leaders:
            if position.stands_alone(leader) and not position.leaders_moved >> leader & 1:
                hexes.append(position.leader_hex[leader])
    return [
        ATTACK + position.unit_hex[unit] * HEXES + there
        for unit in position.units_of[side]
        for there in hexes
        if there >= 0 and can_shoot_at(position, unit, there)
    ]


def blows_of_feint(position: Samurai, side: int) -> list[int]:
    """Who of a side may strike at the enemy that has advanced, as attacks (SAM-22-032)."""
    there = position.unit_hex[position.attacker]
    if there < 0:
        return []
    blows: list[int] = []
    for here in BOARD.neighbours[there]:
        unit = position.unit_at[here]
        if unit >= 0 and position.side_of[unit] == side:
            blows.append(ATTACK + here * HEXES + there)
    return blows


def stops_of_move(position: Samurai) -> list[int]:
    """After how many hexes the piece that has just moved may be stopped (SAM-22-030)."""
    return [made for made in range(1, min(hexes_made(position), MOST_STEPS + 1)) if ways_at(position, made)]


def has_use(position: Samurai, side: int, dragon: int) -> bool:
    """Whether a side's Dragon card has anything to do now, as everybody can see."""
    if dragon in (TURNCOAT, RED_DRAGON, NINJA_ASSASSIN, PHYSICIAN, INSULT, FORCED_MARCH, SWIFT_HORSES):
        return len(targets(position, side, dragon)) > 0
    if dragon == BLUE_DRAGON:
        for unit in position.units_of[side]:
            if is_reduced(position, unit):
                return True
        return False
    if dragon == UNMASKED_PLOT:
        return position.dragons_held(1 - side) > 0
    if dragon == CALTROPS:
        return len(stops_of_move(position)) > 0
    if dragon == HAIL_OF_ARROWS:
        return len(shots_of_hail(position, side)) > 0
    if dragon == FEIGNED_FLIGHT:
        return len(blows_of_feint(position, side)) > 0
    if dragon == AMBUSH:
        is_defender = position.defender >= 0 and position.side_of[position.defender] == side
        return position.strike == ATTACKING and is_defender and not position.was_struck_first
    if dragon in (STAND_FIRM, GREAT_ARMOR):
        return position.struck() >= 0
    return True
