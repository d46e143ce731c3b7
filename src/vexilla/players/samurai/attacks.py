"""Attacks of this turn: whom a unit would attack from where it stands, and what that brings."""

from __future__ import annotations

from typing import Final

from ...games.samurai.actions import BOARD
from ...games.samurai.cards import CARDS
from ...games.samurai.dice import card_dice, fire_dice, is_under_card
from ...games.samurai.targets import battle_move
from ...games.samurai.units import ARQUEBUSES, NO_WEAPON
from ..commands_colors.attacks import BattleAttack, enemies_beside
from ..commands_colors.memory import Exchange
from .footing import Footing
from .outlook import Outlook

#: What a second shot of the same unit is worth beside the first.
_SECOND_SHOT: Final = 0.9


class Attack(BattleAttack):
    """The best attack of a unit, and what it leaves of its target."""

    def __init__(self, target: int, value: float, success: float, left: float, is_close: bool) -> None:
        super().__init__(target, value, success)
        #: How many figures the target has on average if it stays.
        self.left: Final = left
        self.is_close: Final = is_close


NO_ATTACK: Final = Attack(-1, 0.0, 0.0, 0.0, False)


def exchange_at(outlook: Outlook, unit: int, there: int) -> Exchange:
    """The close combat of a unit with whoever stands in an adjacent hex."""
    position = outlook.position
    here = position.unit_hex[unit]
    more = card_dice(position, unit, True)
    defender = position.unit_at[there]
    if defender >= 0:
        return outlook.fight(unit, here, defender, more)
    return outlook.hunt(position.leader_at[there], outlook.close_dice(unit, here, there) + more, True)


def close_value(outlook: Outlook, footing: Footing, unit: int, there: int) -> Attack:
    """A close combat, and a second fight that may follow."""
    position = outlook.position
    exchange = exchange_at(outlook, unit, there)
    value = exchange.value
    if exchange.momentum > 0.0 and not position.is_bonus:
        value += exchange.momentum * outlook.weights.bonus * best_beyond(outlook, unit, there)
    value += exchange.success * outlook.weights.ground * footing.goals[there]
    defender = position.unit_at[there]
    if defender >= 0:
        value *= footing.remains[defender]
    return Attack(there, value, exchange.success, exchange.left, True)


def best_beyond(outlook: Outlook, unit: int, there: int) -> float:
    """What a second fight from a hex that was taken could bring."""
    position = outlook.position
    if position.grounds[there].battle_clause:
        return 0.0
    side = position.side_of[unit]
    more = card_dice(position, unit, True)
    best = 0.0
    for beyond in BOARD.neighbours[there]:
        foe = position.unit_at[beyond]
        if foe >= 0 and position.side_of[foe] != side:
            best = max(best, outlook.fight(unit, there, foe, more).value)
    return best


def shot_value(outlook: Outlook, footing: Footing, unit: int, there: int, dice: int) -> Attack:
    """So many dice of fire at whoever stands in a hex."""
    position = outlook.position
    foe = position.unit_at[there]
    if foe < 0:
        is_lead = position.kinds[unit].weapon == ARQUEBUSES
        hunted = outlook.hunt(position.leader_at[there], dice, is_lead)
        return Attack(there, hunted.value, hunted.success, 0.0, False)
    exchange = outlook.shot(unit, foe, dice)
    value = exchange.value + exchange.success * outlook.weights.ground * footing.goals[there]
    return Attack(there, value * footing.remains[foe], exchange.success, exchange.left, False)


def best_attack(outlook: Outlook, footing: Footing, unit: int, moved: int) -> Attack:
    """The best attack of a unit that stands where it is after moving so far, under the card in force."""
    position = outlook.position
    kind = position.kinds[unit]
    here = position.unit_hex[unit]
    if position.insulted == unit:
        return NO_ATTACK
    if moved and (moved > battle_move(position, unit) or position.grounds[here].battle_clause):
        return NO_ATTACK
    is_carded = is_under_card(position, unit)
    card = CARDS[position.card]
    if is_carded and card.missiles_clause and kind.weapon != NO_WEAPON:
        return NO_ATTACK
    best = NO_ATTACK
    beside = enemies_beside(position, here, position.side_of[unit])
    if not (is_carded and card.no_close_clause):
        for there in beside:
            attack = close_value(outlook, footing, unit, there)
            if attack.value > best.value:
                best = attack
    if kind.weapon == NO_WEAPON or beside or (is_carded and card.no_fire_clause):
        return best
    if moved and kind.weapon == ARQUEBUSES:
        return best
    return _best_shot(outlook, footing, unit, moved, best)


def _best_shot(outlook: Outlook, footing: Footing, unit: int, moved: int, best: Attack) -> Attack:
    """The best target of a unit that may shoot, if it is better than what it has."""
    position = outlook.position
    reach = position.kinds[unit].range
    here = position.unit_hex[unit]
    was = position.moved[unit]
    position.moved[unit] = moved
    row = BOARD.distance[here]
    hexes = [position.unit_hex[foe] for foe in outlook.foes]
    leaders = position.roster.leaders_of[1 - outlook.side]
    hexes += [position.leader_hex[leader] for leader in leaders if position.stands_alone(leader)]
    for there in hexes:
        if there < 0 or row[there] > reach or row[there] < 2:
            continue
        if position.field.is_hidden(here, there, position.unit_at, position.leader_at):
            continue
        dice = fire_dice(position, unit, there)
        if dice:
            attack = shot_value(outlook, footing, unit, there, dice)
            if is_under_card(position, unit) and CARDS[position.card].shots > 1:
                attack = Attack(there, attack.value * (1.0 + _SECOND_SHOT), attack.success, attack.left, False)
            if attack.value > best.value:
                best = attack
    position.moved[unit] = was
    return best
