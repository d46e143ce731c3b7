"""The battle step, the second move and the ambush: which attack comes next, where to go, where to come on."""

from __future__ import annotations

from ...games.ancients.actions import ATTACK_VERB, BOARD, DONE, MOVE_VERB, PLACE_VERB
from ...games.ancients.cards import CARDS
from ...games.ancients.dice import fire_dice
from ...games.ancients.orders import reserve_of
from ...games.commands_colors.roster import RESERVE
from ..commands_colors.footing import ROUNDING
from .attacks import close_value
from .footing import Footing
from .outlook import UNASKED, Outlook


def choose_attack(outlook: Outlook, footing: Footing, options: list[int]) -> int:
    """The attack that brings most; none that costs more than it brings, unless one must be made."""
    must = DONE not in options
    best = DONE
    best_value = -1.0e9 if must else 0.0
    for action in options:
        if not ATTACK_VERB.has(action):
            continue
        here, there = ATTACK_VERB.values(action)
        value = attack_value(outlook, footing, here, there)
        if value > best_value:
            best, best_value = action, value
    return best


def attack_value(outlook: Outlook, footing: Footing, here: int, there: int) -> float:
    """What an attack from one hex on another brings."""
    position = outlook.position
    unit = position.unit_at[here]
    card = CARDS[position.card]
    if BOARD.distance[here][there] == 1:
        return close_value(outlook, footing, unit, there, card.close_dice, card.bonus_dice).value
    dice = fire_dice(position, unit, there)
    defender = position.unit_at[there]
    if defender < 0:
        return outlook.hunt(position.leader_at[there], dice).value
    return outlook.shot(defender, dice).value


def choose_second_move(outlook: Outlook, footing: Footing, options: list[int]) -> int:
    """The move that improves the place of a unit most, until none does."""
    position = outlook.position
    best = DONE
    best_gain = outlook.weights.least_gain
    base: dict[int, float] = {}
    for action in options:
        if not MOVE_VERB.has(action):
            continue
        here, there = MOVE_VERB.values(action)
        unit = position.unit_at[here]
        stance = outlook.stance[unit]
        if unit not in base:
            base[unit] = footing.worth(unit)
        found = outlook.shift(unit, there)
        outlook.stance[unit] = UNASKED
        gain = footing.worth_if_above(unit, base[unit] + best_gain - ROUNDING) - base[unit]
        outlook.put_back(unit, here, found)
        outlook.stance[unit] = stance
        if gain > best_gain:
            best, best_gain = action, gain
    return best


def choose_ambush(outlook: Outlook, footing: Footing, options: list[int]) -> int:
    """Where the next unit of the reserve comes on: where it threatens most and is threatened least."""
    position = outlook.position
    best = options[0]
    best_value = -1.0e9
    unit = reserve_of(position, outlook.side)[0]
    footing.note_reach(unit)
    for action in options:
        if not PLACE_VERB.has(action):
            continue
        position.put_unit(unit, PLACE_VERB.value(action))
        outlook.stance[unit] = outlook.stance_of(unit)
        value = footing.worth(unit)
        position.lift_unit(unit, RESERVE)
        if value > best_value:
            best, best_value = action, value
    return best
