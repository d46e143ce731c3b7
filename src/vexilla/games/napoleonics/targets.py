"""Whom a unit may attack: in melee, by fire, and as a battery that joins a melee (chapters 5 and 6)."""

from __future__ import annotations

from ...kernel.sides import NOBODY
from ..commands_colors.cards import USUAL
from ..commands_colors.position import NONE
from .actions import ATTACK, BOARD, HEXES
from .cards import BOMBARD, CARDS, FORCED_MARCH
from .dice import fire_dice, melee_dice, support_dice
from .position import Napoleonics
from .terrain import ALL_BATTLE, LIGHT_BATTLE
from .units import ARTILLERY, CAVALRY, ELITE, GUARD, HEAVY, HORSE_GUNS, INFANTRY, LIGHT_TYPE, MOVED_HORSE_RANGE


def has_orders(position: Napoleonics, unit: int) -> bool:
    """Whether a unit is ordered; under Leadership only as long as its leader is with it (NAP-08-108, NAP-08-112)."""
    if unit not in position.ordered:
        return False
    return not CARDS[position.card].leads or position.leader_with(unit) >= 0


def has_battled(position: Napoleonics, unit: int) -> bool:
    """Whether a unit has had its battle this turn."""
    return position.battled >> unit & 1 != 0


def marches_fast(position: Napoleonics, unit: int) -> bool:
    """Whether a Forced March lets a unit battle after two hexes: elite, guard, or led from the start (NAP-08-095)."""
    if position.kinds[unit].class_ in (ELITE, GUARD):
        return True
    leader = position.leader_with(unit)
    return leader >= 0 and (position.moved[unit] == 0 or position.leaders_carried >> leader & 1 == 1)


def battle_move(position: Napoleonics, unit: int) -> int:
    """How far a unit may have moved and still battle this turn."""
    kind = position.kinds[unit]
    card = CARDS[position.card]
    if kind.traits & HEAVY and card.heavy_move != USUAL:
        return card.heavy_move
    if card.battle_move != USUAL:
        return card.battle_move
    if position.card == FORCED_MARCH and marches_fast(position, unit):
        return card.move
    if kind.traits & HORSE_GUNS and position.blocks[unit] == 1:
        return 0
    return kind.battle_move


def forbids_battle_after(position: Napoleonics, unit: int, moved: int, hex_: int, is_melee: bool) -> str | None:
    """Why a unit may not battle this turn once it has moved so far, to a hex."""
    if moved == 0:
        return None
    if moved > battle_move(position, unit):
        return battle_move_clause(position, unit, moved, is_melee)
    return forbids_battle_on_entry(position, unit, hex_)


def battle_move_clause(position: Napoleonics, unit: int, moved: int, is_melee: bool) -> str:
    """The clause by which a unit moved too far to battle."""
    kind = position.kinds[unit]
    if position.card == BOMBARD:
        return "NAP-08-050"
    if kind.arm == INFANTRY:
        if kind.traits & LIGHT_TYPE:
            return "NAP-05-152" if is_melee else "NAP-05-122"
        return "NAP-08-096"
    if not kind.traits & HORSE_GUNS:
        return "NAP-05-160" if is_melee else "NAP-05-127"
    if moved == 1:
        return "NAP-05-167" if is_melee else "NAP-05-132"
    return "NAP-05-166" if is_melee else "NAP-05-131"


def forbids_battle_on_entry(position: Napoleonics, unit: int, hex_: int) -> str | None:
    """The terrain clause that keeps a unit from battling in the turn it enters a hex."""
    ground = position.grounds[hex_]
    if ground.battle == ALL_BATTLE:
        return None
    may = ground.battle == LIGHT_BATTLE and position.kinds[unit].traits & LIGHT_TYPE
    return None if may else ground.battle_clause


def forbids_unit(position: Napoleonics, unit: int) -> str | None:
    """Why a unit may not begin any battle now."""
    if unit not in position.ordered:
        return "NAP-05-017"
    if has_battled(position, unit):
        return "NAP-05-089"
    return None if has_orders(position, unit) else "NAP-08-112"


# -- melee ---------------------------------------------------------------------------------------


def forbids_melee(position: Napoleonics, unit: int) -> str | None:
    """Why a unit may not begin a melee now, whoever the target."""
    clause = forbids_unit(position, unit)
    if clause is not None:
        return clause
    if not CARDS[position.card].closes:
        return CARDS[position.card].close_clause
    return forbids_battle_after(position, unit, position.moved[unit], position.unit_hex[unit], True)


def forbids_melee_target(position: Napoleonics, unit: int, target: int) -> str | None:
    """Why a unit may not attack an adjacent hex: nobody of the enemy there, or no dice at all (NAP-05-091)."""
    holder = position.holder(target)
    if holder == NOBODY or holder == position.side_of[unit]:
        return "NAP-05-148"
    if melee_dice(position, unit, position.unit_at[target], position.unit_hex[unit], target, True) > 0:
        return None
    if may_lead(position, unit) and supporters_against(position, target):
        return None
    return "NAP-05-091"


def melee_targets(position: Napoleonics, unit: int) -> list[int]:
    """The adjacent hexes a unit may attack, as actions."""
    here = position.unit_hex[unit]
    side = position.side_of[unit]
    options: list[int] = []
    for there in BOARD.neighbours[here]:
        holder = position.holder(there)
        if holder in (NOBODY, side):
            continue
        if forbids_melee_target(position, unit, there) is None:
            options.append(ATTACK + here * HEXES + there)
    return options


# -- fire ----------------------------------------------------------------------------------------


def range_of(position: Napoleonics, unit: int) -> int:
    """How far a unit fires now; horse artillery that moved fires less far (NAP-05-133)."""
    kind = position.kinds[unit]
    if kind.traits & HORSE_GUNS and position.moved[unit]:
        return MOVED_HORSE_RANGE
    return kind.range


def forbids_fire(position: Napoleonics, unit: int) -> str | None:
    """Why a unit may not fire now, whoever the target."""
    clause = forbids_unit(position, unit)
    if clause is not None:
        return clause
    return forbids_fire_after(position, unit, position.moved[unit], position.unit_hex[unit])


def forbids_fire_after(position: Napoleonics, unit: int, moved: int, hex_: int) -> str | None:
    """Why a unit may not fire this turn once it has moved so far, to a hex."""
    if position.kinds[unit].arm == CAVALRY:
        return "NAP-05-093"
    card = CARDS[position.card]
    if not card.fires:
        return CARDS[position.card].fire_clause
    clause = forbids_battle_after(position, unit, moved, hex_, False)
    if clause is not None:
        return clause
    return "NAP-05-096" if position.is_beside_enemy_unit(hex_, position.side_of[unit]) else None


def is_hidden(position: Napoleonics, unit: int, there: int, is_overhead: bool) -> bool:
    """Whether a unit does not see a hex; guns on a hill may look over friends below, beside them (NAP-07-024)."""
    here = position.unit_hex[unit]
    if not position.field.is_hidden(here, there, position.unit_at, position.leader_at):
        return False
    if not is_overhead or not looks_over_friends(position, unit):
        return True
    unit_at, leader_at = over_friends(position, unit)
    return position.field.is_hidden(here, there, unit_at, leader_at)


def looks_over_friends(position: Napoleonics, unit: int) -> bool:
    """Whether a unit is guns on a hill, which see over the friends beside them who stand lower (NAP-07-024)."""
    return position.kinds[unit].arm == ARTILLERY and position.grounds[position.unit_hex[unit]].is_hill


def over_friends(position: Napoleonics, unit: int) -> tuple[list[int], list[int]]:
    """Who stands where in the sight of such guns: units and leaders by hex."""
    unit_at, leader_at = position.unit_at[:], position.leader_at[:]
    side = position.side_of[unit]
    for hex_ in BOARD.neighbours[position.unit_hex[unit]]:
        if position.holder(hex_) == side and not position.grounds[hex_].is_hill:
            unit_at[hex_] = leader_at[hex_] = NONE
    return unit_at, leader_at


def forbids_fire_target(position: Napoleonics, unit: int, target: int) -> str | None:
    """Why a unit that may fire may not fire at a hex: nobody there, range, sight, no dice left."""
    other = position.unit_at[target]
    if other < 0 or position.side_of[other] == position.side_of[unit]:
        is_leader = other < 0 and position.holder(target) == 1 - position.side_of[unit]
        return "NAP-05-143" if is_leader else "NAP-05-094"
    distance = BOARD.distance[position.unit_hex[unit]][target]
    if distance > range_of(position, unit):
        return range_clause(position, unit, distance)
    if is_hidden(position, unit, target, True):
        return "NAP-05-109"
    return "NAP-05-091" if fire_dice(position, unit, target) == 0 else None


def range_clause(position: Napoleonics, unit: int, distance: int) -> str:
    """The clause by which a target is too far away."""
    kind = position.kinds[unit]
    if kind.arm == INFANTRY:
        return "NAP-05-105" if kind.range == 2 else "NAP-05-106"
    if not kind.traits & HORSE_GUNS:
        return "NAP-05-107"
    return "NAP-05-133" if distance <= kind.range else "NAP-05-108"


def fire_targets(position: Napoleonics, unit: int) -> list[int]:
    """The hexes a unit may fire at, as actions."""
    here = position.unit_hex[unit]
    reach = range_of(position, unit)
    distance = BOARD.distance[here]
    options: list[int] = []
    for other in position.units_of[1 - position.side_of[unit]]:
        there = position.unit_hex[other]
        if there < 0 or distance[there] > reach:
            continue
        if not is_hidden(position, unit, there, True) and fire_dice(position, unit, there) > 0:
            options.append(ATTACK + here * HEXES + there)
    return options


# -- combined arms -------------------------------------------------------------------------------


def may_lead(position: Napoleonics, unit: int) -> bool:
    """Whether a unit may lead a combined arms attack (NAP-06-087)."""
    return position.kinds[unit].arm != ARTILLERY


def forbids_support(position: Napoleonics, battery: int, target: int) -> str | None:
    """Why a unit may not join a melee against a hex (NAP-06-070 to NAP-06-086)."""
    if position.kinds[battery].arm != ARTILLERY:
        return "NAP-06-087"
    clause = forbids_unit(position, battery)
    if clause is not None:
        return "NAP-06-084" if clause == "NAP-05-089" else clause
    hex_ = position.unit_hex[battery]
    is_beside = BOARD.distance[hex_][target] == 1
    card = CARDS[position.card]
    if not card.closes:
        return card.close_clause
    if not is_beside and not card.fires:
        return card.fire_clause
    if forbids_battle_after(position, battery, position.moved[battery], hex_, is_beside) is not None:
        return "NAP-06-085"
    if not is_beside:
        if position.unit_at[target] < 0:
            return "NAP-05-143"
        if position.is_beside_enemy_unit(hex_, position.side_of[battery]):
            return "NAP-06-086"
        if BOARD.distance[hex_][target] > range_of(position, battery):
            return "NAP-06-072"
        if is_hidden(position, battery, target, False):
            return "NAP-06-072" if is_hidden(position, battery, target, True) else "NAP-06-073"
    return "NAP-05-091" if support_dice(position, battery, target) == 0 else None


def supporters_against(position: Napoleonics, target: int) -> list[int]:
    """The batteries that may still join a melee against a hex."""
    return [
        unit
        for unit in position.ordered
        if position.kinds[unit].arm == ARTILLERY
        and position.unit_hex[unit] >= 0
        and forbids_support(position, unit, target) is None
    ]
