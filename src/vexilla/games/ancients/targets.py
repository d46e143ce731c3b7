"""Whom a unit may attack: in close combat and by fire (chapters 9 to 11)."""

from __future__ import annotations

from ...kernel.sides import NOBODY
from ..commands_colors.cards import USUAL
from ..commands_colors.kinds import FOOT, MOUNTED
from .actions import ATTACK, BOARD, HEXES
from .cards import CARDS
from .dice import fire_dice, has_dice_against
from .position import Ancients
from .special import NO_LEGIONS
from .terrain import ALL_BATTLE, FOOT_BATTLE
from .units import HEAVY, WOODSMAN


def close_move(position: Ancients, unit: int) -> int:
    """How far a unit may have moved and still fight in close combat this turn."""
    kind = position.kinds[unit]
    card = CARDS[position.card]
    if kind.mover == FOOT and card.foot_move != USUAL:
        return max(kind.close_move, card.charge_move if kind.charges else card.foot_move)
    if kind.mover == MOUNTED and kind.class_ == HEAVY and card.heavy_mounted_move != USUAL:
        return card.heavy_mounted_move
    return kind.close_move


def fire_move(position: Ancients, unit: int) -> int:
    """How far a unit may have moved and still fire this turn."""
    kind = position.kinds[unit]
    return kind.fire_move if kind.range else 1


def forbids_battle_on_entry(position: Ancients, unit: int, hex_: int) -> str | None:
    """The terrain clause that keeps a unit from battling in the turn it enters a hex."""
    ground = position.grounds[hex_]
    if ground.battle == ALL_BATTLE:
        return None
    kind = position.kinds[unit]
    may = kind.mover != MOUNTED if ground.battle == FOOT_BATTLE else kind.traits & WOODSMAN != 0
    return None if may else ground.battle_clause


def has_fought(position: Ancients, unit: int) -> bool:
    """Whether a unit has had its combat, or all its shots, this turn (ANC-09-003)."""
    return position.battled >> unit & 1 != 0


def forbids_close(position: Ancients, unit: int) -> str | None:
    """Why a unit may not begin a close combat of its own now, whoever the target."""
    if unit not in position.ordered:
        return "ANC-07-002"
    if has_fought(position, unit):
        return "ANC-09-003"
    if position.fired_once >> unit & 1:
        return "ANC-09-009"
    return forbids_close_after(position, unit, position.moved[unit], position.unit_hex[unit])


def forbids_close_after(position: Ancients, unit: int, moved: int, hex_: int) -> str | None:
    """Why a unit may not fight in close combat this turn once it has moved so far, to a hex."""
    if not CARDS[position.card].closes:
        return CARDS[position.card].close_clause
    if moved == 0:
        return None
    if moved > close_move(position, unit):
        return close_move_clause(position, unit)
    return forbids_battle_on_entry(position, unit, hex_)


def close_move_clause(position: Ancients, unit: int) -> str:
    """The clause by which a unit moved too far for close combat."""
    kind = position.kinds[unit]
    if position.legion(unit) != NO_LEGIONS:
        return "ANC-17-018"
    return "ANC-11-016" if kind.mover == FOOT else "ANC-11-028"


def forbids_close_target(position: Ancients, unit: int, target: int) -> str | None:
    """Why a unit may not attack an adjacent hex: nobody of the enemy there, or walls it cannot reach (ANC-16-076)."""
    holder = position.holder(target)
    if holder == NOBODY or holder == position.side_of[unit]:
        return "ANC-11-001"
    if position.grounds[target].is_wall and position.kinds[unit].mover != FOOT:
        began = position.moved_from[unit]
        if BOARD.distance[began if began >= 0 else position.unit_hex[unit]][target] > 1:
            return "ANC-16-076"
    return None if has_dice_against(position, unit, target) else "ANC-16-057"


def close_targets(position: Ancients, unit: int) -> list[int]:
    """The adjacent hexes a unit may attack, as actions."""
    here = position.unit_hex[unit]
    side = position.side_of[unit]
    unit_at = position.unit_at
    leader_at = position.leader_at
    options: list[int] = []
    for there in BOARD.neighbours[here]:
        other = unit_at[there]
        if other >= 0:
            if position.side_of[other] == side:
                continue
        else:
            leader = leader_at[there]
            if leader < 0 or position.side_of_leader[leader] == side:
                continue
        is_doubtful = position.grounds[there].is_wall or position.grounds[here].fewer_dice
        if is_doubtful and forbids_close_target(position, unit, there) is not None:
            continue
        options.append(ATTACK + here * HEXES + there)
    return options


# -- fire ----------------------------------------------------------------------------------------


def forbids_fire(position: Ancients, unit: int) -> str | None:
    """Why a unit may not fire now, whoever the target."""
    if unit not in position.ordered:
        return "ANC-07-002"
    if has_fought(position, unit):
        return "ANC-09-003"
    return forbids_fire_after(position, unit, position.moved[unit], position.unit_hex[unit])


def forbids_fire_after(position: Ancients, unit: int, moved: int, hex_: int) -> str | None:
    """Why a unit may not fire this turn once it has moved so far, to a hex."""
    if not CARDS[position.card].fires:
        return CARDS[position.card].fire_clause
    if position.range_of(unit) == 0:
        return "ANC-10-001"
    if moved:
        if moved > fire_move(position, unit):
            return fire_move_clause(position, unit)
        clause = forbids_battle_on_entry(position, unit, hex_)
        if clause is not None:
            return clause
    if position.is_beside_enemy_unit(hex_, position.side_of[unit]):
        return "ANC-10-007"
    return None


def fire_move_clause(position: Ancients, unit: int) -> str:
    """The clause by which a unit moved too far to fire."""
    kind = position.kinds[unit]
    if position.legion(unit) != NO_LEGIONS:
        return "ANC-17-014"
    return "ANC-10-030" if kind.mover == FOOT else "ANC-10-031"


def forbids_fire_target(position: Ancients, unit: int, target: int) -> str | None:
    """Why a unit may not fire at a hex: range, sight, nobody there, no dice left."""
    holder = position.holder(target)
    if holder == NOBODY or holder == position.side_of[unit]:
        return "ANC-10-004"
    here = position.unit_hex[unit]
    if BOARD.distance[here][target] > position.range_of(unit):
        return "ANC-10-005"
    if position.field.is_hidden(here, target, position.unit_at, position.leader_at):
        return "ANC-10-021"
    return "ANC-16-057" if fire_dice(position, unit, target) == 0 else None


def fire_targets(position: Ancients, unit: int) -> list[int]:
    """The hexes a unit may fire at, as actions."""
    here = position.unit_hex[unit]
    reach = position.range_of(unit)
    enemy = 1 - position.side_of[unit]
    distance = BOARD.distance[here]
    options: list[int] = []
    for other in position.units_of[enemy]:
        there = position.unit_hex[other]
        if there >= 0 and distance[there] <= reach and can_be_hit(position, unit, there):
            options.append(ATTACK + here * HEXES + there)
    for leader in position.roster.leaders_of[enemy]:
        there = position.leader_hex[leader]
        is_in_range = there >= 0 and 1 < distance[there] <= reach
        if is_in_range and position.unit_at[there] < 0 and can_be_hit(position, unit, there):
            options.append(ATTACK + here * HEXES + there)
    return options


def can_be_hit(position: Ancients, unit: int, there: int) -> bool:
    """Whether a unit sees a hex within its range and has dice against it."""
    here = position.unit_hex[unit]
    if position.field.is_hidden(here, there, position.unit_at, position.leader_at):
        return False
    return fire_dice(position, unit, there) > 0
