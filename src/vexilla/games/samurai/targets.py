"""Whom a unit may attack, hand to hand and by fire (chapters 7 to 9)."""

from __future__ import annotations

from ...kernel.sides import NOBODY
from ..commands_colors.cards import USUAL
from .actions import ATTACK, BOARD, HEXES
from .cards import CARDS
from .dice import is_under_card
from .position import Samurai
from .units import ARQUEBUSES, CIRCLE, NO_WEAPON


def battle_move(position: Samurai, unit: int) -> int:
    """How far a unit may have moved and still battle this turn."""
    kind = position.kinds[unit]
    moves = kind.battle_move
    if is_under_card(position, unit):
        card = CARDS[position.card]
        if kind.is_mounted and card.horse_move != USUAL:
            moves = card.horse_move
        elif not kind.is_mounted and kind.rank != CIRCLE and card.foot_move != USUAL and not kind.is_guard:
            moves = card.foot_move
    return moves + 1 if position.hurried == unit else moves


def forbids_battle(position: Samurai, unit: int) -> str | None:
    """Why a unit may not begin any combat now."""
    if unit not in position.ordered:
        return "SAM-05-011"
    if position.battled >> unit & 1:
        return "SAM-07-006"
    if position.insulted == unit:
        return "SAM-22-027"
    if is_under_card(position, unit):
        missiles_clause = CARDS[position.card].missiles_clause
        if missiles_clause and position.kinds[unit].weapon != NO_WEAPON:
            return missiles_clause
    return forbids_battle_after(position, unit, position.moved[unit], position.unit_hex[unit])


def forbids_battle_after(position: Samurai, unit: int, moved: int, hex_: int) -> str | None:
    """Why a unit may not battle this turn once it has moved so far, to a hex."""
    if moved == 0:
        return None
    if moved > battle_move(position, unit):
        return "SAM-09-007"
    return position.grounds[hex_].battle_clause or None


# -- close combat --------------------------------------------------------------------------------


def forbids_close(position: Samurai, unit: int) -> str | None:
    """Why a unit may not begin a close combat now, whoever the target."""
    clause = forbids_battle(position, unit)
    if clause is not None:
        return clause
    if position.shot_once >> unit & 1:
        return "SAM-07-010"
    return CARDS[position.card].no_close_clause or None if is_under_card(position, unit) else None


def forbids_close_target(position: Samurai, unit: int, target: int) -> str | None:
    """Why a unit may not attack an adjacent hex: nobody of the enemy is there (SAM-09-005)."""
    holder = position.holder(target)
    return "SAM-09-005" if holder in (NOBODY, position.side_of[unit]) else None


def close_targets(position: Samurai, unit: int) -> list[int]:
    """The adjacent hexes a unit may attack, as actions."""
    here = position.unit_hex[unit]
    side = position.side_of[unit]
    options: list[int] = []
    for there in BOARD.neighbours[here]:
        holder = position.holder(there)
        if holder != NOBODY and holder != side:
            options.append(ATTACK + here * HEXES + there)
    return options


# -- fire ----------------------------------------------------------------------------------------


def forbids_fire(position: Samurai, unit: int) -> str | None:
    """Why a unit may not shoot now, whoever the target."""
    if position.kinds[unit].weapon == NO_WEAPON and unit in position.ordered:
        return "SAM-08-001"
    clause = forbids_battle(position, unit)
    if clause is not None:
        return clause
    if is_under_card(position, unit) and CARDS[position.card].no_fire_clause:
        return CARDS[position.card].no_fire_clause
    return forbids_fire_after(position, unit, position.moved[unit], position.unit_hex[unit])


def forbids_fire_after(position: Samurai, unit: int, moved: int, hex_: int) -> str | None:
    """Why a unit with missiles may not shoot once it has moved so far, to a hex (SAM-08-015, SAM-08-007)."""
    if moved and position.kinds[unit].weapon == ARQUEBUSES:
        return "SAM-08-015"
    return "SAM-08-007" if position.is_beside_enemy(hex_, position.side_of[unit]) else None


def forbids_fire_target(position: Samurai, unit: int, target: int) -> str | None:
    """Why a unit that may shoot may not shoot at a hex: nobody there, range, sight."""
    here = position.unit_hex[unit]
    if position.holder(target) in (NOBODY, position.side_of[unit]):
        return "SAM-08-010"
    if BOARD.distance[here][target] > position.kinds[unit].range:
        return "SAM-08-014" if position.kinds[unit].weapon == ARQUEBUSES else "SAM-08-012"
    hidden = position.field.is_hidden(here, target, position.unit_at, position.leader_at)
    return "SAM-08-016" if hidden else None


def fire_targets(position: Samurai, unit: int) -> list[int]:
    """The hexes a unit may shoot at, as actions: units, and leaders alone (SAM-11-018, SAM-11-019)."""
    here = position.unit_hex[unit]
    reach = position.kinds[unit].range
    distance = BOARD.distance[here]
    enemy = 1 - position.side_of[unit]
    hexes = [position.unit_hex[other] for other in position.units_of[enemy]]
    hexes += [position.leader_hex[n] for n in position.roster.leaders_of[enemy] if position.stands_alone(n)]
    options: list[int] = []
    for there in hexes:
        if there < 0 or distance[there] > reach or distance[there] < 2:
            continue
        if not position.field.is_hidden(here, there, position.unit_at, position.leader_at):
            options.append(ATTACK + here * HEXES + there)
    return options


def can_shoot_at(position: Samurai, unit: int, target: int) -> bool:
    """Whether a unit that is not ordered could shoot at a hex if it were its turn (SAM-22-031)."""
    if position.unit_hex[unit] < 0 or position.kinds[unit].weapon == NO_WEAPON:
        return False
    if BOARD.distance[position.unit_hex[unit]][target] < 2:
        return False
    if position.is_beside_enemy(position.unit_hex[unit], position.side_of[unit]):
        return False
    return forbids_fire_target(position, unit, target) is None


def note_shot(position: Samurai, unit: int) -> None:
    """A unit has shot: with Stand and Fire that was the first of two times (SAM-19-047)."""
    bit = 1 << unit
    if is_under_card(position, unit) and CARDS[position.card].shots > 1 and not position.shot_once & bit:
        position.shot_once |= bit
    else:
        position.battled |= bit
