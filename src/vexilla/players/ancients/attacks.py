"""Attacks of this turn: whom a unit would attack from where it stands, and what that brings."""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import BOARD
from ...games.ancients.cards import CARDS
from ...games.ancients.dice import fire_dice
from ...games.ancients.targets import close_move, fire_move, forbids_battle_on_entry
from ..commands_colors.attacks import BattleAttack, enemies_beside
from ..commands_colors.memory import Exchange
from .footing import Footing
from .outlook import Outlook

NO_ATTACK: Final = BattleAttack(-1, 0.0, 0.0)


def exchange_at(outlook: Outlook, unit: int, there: int, more: int) -> Exchange:
    """The close combat of a unit with whoever stands in an adjacent hex."""
    position = outlook.position
    here = position.unit_hex[unit]
    defender = position.unit_at[there]
    if defender >= 0:
        return outlook.fight(unit, here, defender, more)
    leader = position.leader_at[there]
    return outlook.hunt(leader, outlook.attack_dice(unit, here, -1, there, more))


def close_value(outlook: Outlook, footing: Footing, unit: int, there: int, more: int, bonus_more: int) -> BattleAttack:
    """A close combat with a second fight that may follow an advance."""
    position = outlook.position
    exchange = exchange_at(outlook, unit, there, more)
    value = exchange.value
    if exchange.momentum > 0.0 and outlook.may_fight_again(unit):
        value += exchange.momentum * outlook.weights.bonus * best_beyond(outlook, unit, there, bonus_more)
    defender = position.unit_at[there]
    if defender >= 0:
        value *= footing.remains[defender]
    return BattleAttack(there, value, exchange.success)


def best_beyond(outlook: Outlook, unit: int, there: int, more: int) -> float:
    """What a second fight from a hex that was taken could bring."""
    position = outlook.position
    side = position.side_of[unit]
    best = 0.0
    for beyond in BOARD.neighbours[there]:
        foe = position.unit_at[beyond]
        if foe >= 0 and position.side_of[foe] != side:
            value = outlook.fight(unit, there, foe, more).value
            if value > best:
                best = value
    return best


def best_attack(outlook: Outlook, footing: Footing, unit: int, moved: int) -> BattleAttack:
    """The best attack of a unit that stands where it is after moving so far, under the card in force."""
    position = outlook.position
    here = position.unit_hex[unit]
    reach = footing.range[unit]
    nearest = outlook.nearest_foe(here)
    is_hunting = nearest > 1 and outlook.is_hunting()
    if nearest > max(1, reach) and not is_hunting:
        return NO_ATTACK
    if moved and forbids_battle_on_entry(position, unit, here) is not None:
        return NO_ATTACK
    card = CARDS[position.card]
    best = NO_ATTACK
    is_beside_unit = False
    if nearest == 1 or is_hunting:
        may_close = card.closes and (moved == 0 or moved <= close_move(position, unit))
        for there in enemies_beside(position, here, position.side_of[unit]):
            if position.unit_at[there] >= 0:
                is_beside_unit = True
            if may_close and not (position.grounds[there].is_wall and not position.is_foot(unit)):
                attack = close_value(outlook, footing, unit, there, card.close_dice, card.bonus_dice)
                if attack.value > best.value:
                    best = attack
    if reach == 0 or is_beside_unit or not card.fires or (moved and moved > fire_move(position, unit)):
        return best
    row = BOARD.distance[here]
    was = position.moved[unit]
    position.moved[unit] = moved
    for foe in footing.foes_near(here, reach):
        there = position.unit_hex[foe]
        if row[there] > reach:
            continue
        if position.field.is_hidden(here, there, position.unit_at, position.leader_at):
            continue
        dice = fire_dice(position, unit, there)
        if dice:
            exchange = outlook.shot(foe, dice)
            value = exchange.value * card.shots * footing.remains[foe]
            if value > best.value:
                best = BattleAttack(there, value, exchange.success)
    position.moved[unit] = was
    return best
