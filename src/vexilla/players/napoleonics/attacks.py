"""Attacks of this turn: whom a unit would attack from where it stands, which guns join in, and what that brings."""

from __future__ import annotations

from typing import Final

from ...games.napoleonics.actions import BOARD
from ...games.napoleonics.cards import CARDS
from ...games.napoleonics.dice import card_dice, fire_dice, melee_dice, support_dice
from ...games.napoleonics.targets import battle_move, forbids_battle_on_entry, is_hidden, range_of
from ...games.napoleonics.units import ARTILLERY, CAVALRY
from ..commands_colors.attacks import BattleAttack, enemies_beside
from ..commands_colors.memory import Exchange
from .footing import Footing
from .outlook import Outlook


class Attack(BattleAttack):
    """The best attack of a unit, and what of it others can be combined with."""

    def __init__(
        self, target: int, value: float, success: float, left: float, is_melee: bool, joined: list[int]
    ) -> None:
        super().__init__(target, value, success)
        #: How many blocks the target has on average if it stays.
        self.left: Final = left
        self.is_melee: Final = is_melee
        #: The batteries that join it.
        self.joined: Final = joined


NO_ATTACK: Final = Attack(-1, 0.0, 0.0, 0.0, False, [])


class Arms:
    """What of this turn is settled already and can be combined: batteries that stand, and melees they may join."""

    def __init__(self) -> None:
        #: The batteries, and what each would gain by fire of its own.
        self.guns: list[int] = []
        self.gains: list[float] = []
        #: Batteries that may yet be ordered and stand.
        self.hopes: list[int] = []
        #: The units that will attack in melee; whom, how likely it will be there then, and with how many blocks.
        self.leads: list[int] = []
        self.targets: list[int] = []
        self.chances: list[float] = []
        self.blocks: list[int] = []

    def take(self, gun: int) -> None:
        """A battery has joined a melee and is no longer free."""
        place = self.guns.index(gun)
        self.guns.pop(place)
        self.gains.pop(place)


def can_join(outlook: Outlook, gun: int, target: int) -> bool:
    """Whether a battery that battles this turn could join a melee against a hex."""
    position = outlook.position
    card = CARDS[position.card]
    here = position.unit_hex[gun]
    distance = BOARD.distance[here][target]
    if distance == 1:
        return card.closes
    if not (card.closes and card.fires) or distance > range_of(position, gun):
        return False
    return not position.is_beside_enemy_unit(here, position.side_of[gun]) and not is_hidden(
        position, gun, target, False
    )


def exchange_at(outlook: Outlook, unit: int, there: int, more: int, support: int) -> Exchange:
    """The melee of a unit with whoever stands in an adjacent hex."""
    position = outlook.position
    here = position.unit_hex[unit]
    defender = position.unit_at[there]
    if defender >= 0:
        return outlook.fight(unit, here, defender, more, support)
    return outlook.hunt(position.leader_at[there], melee_dice(position, unit, -1, here, there, True) + support)


def melee_value(outlook: Outlook, footing: Footing, unit: int, there: int, arms: Arms | None) -> Attack:
    """A melee with the batteries that had better join it, and a second fight that may follow."""
    position = outlook.position
    here = position.unit_hex[unit]
    more = card_dice(position, unit, here, there, True)
    exchange = exchange_at(outlook, unit, there, more, 0)
    value = exchange.value
    joined: list[int] = []
    if arms is not None and position.kinds[unit].arm != ARTILLERY:
        support = 0
        for number, gun in enumerate(arms.guns):
            if not can_join(outlook, gun, there):
                continue
            dice = support_dice(position, gun, there)
            helped = exchange_at(outlook, unit, there, more, support + dice)
            if helped.value - arms.gains[number] > value:
                value = helped.value - arms.gains[number]
                exchange = helped
                support += dice
                joined.append(gun)
        for gun in arms.hopes:
            if can_join(outlook, gun, there):
                helped = exchange_at(outlook, unit, there, more, support + support_dice(position, gun, there))
                value += outlook.weights.hope * max(0.0, helped.value - exchange.value)
    defender = position.unit_at[there]
    if exchange.momentum > 0.0 and position.kinds[unit].arm == CAVALRY and not position.is_bonus:
        value += exchange.momentum * outlook.weights.bonus * best_beyond(outlook, unit, there)
    value += exchange.success * outlook.weights.ground * footing.goals[there]
    if defender >= 0:
        value *= footing.remains[defender]
    return Attack(there, value, exchange.success, exchange.left, True, joined)


def best_beyond(outlook: Outlook, unit: int, there: int) -> float:
    """What a second fight from a hex that was taken could bring."""
    position = outlook.position
    if forbids_battle_on_entry(position, unit, there) is not None:
        return 0.0
    side = position.side_of[unit]
    best = 0.0
    for beyond in BOARD.neighbours[there]:
        foe = position.unit_at[beyond]
        if foe >= 0 and position.side_of[foe] != side:
            more = card_dice(position, unit, there, beyond, True) if CARDS[position.card].bonus_too else 0
            value = outlook.fight(unit, there, foe, more, 0).value
            if value > best:
                best = value
    return best


def shot_value(outlook: Outlook, footing: Footing, unit: int, there: int, dice: int) -> Attack:
    """So many dice of fire at an enemy unit."""
    position = outlook.position
    foe = position.unit_at[there]
    exchange = outlook.shot(foe, dice, position.unit_hex[unit])
    value = exchange.value + exchange.success * outlook.weights.ground * footing.goals[there]
    return Attack(there, value * footing.remains[foe], exchange.success, exchange.left, False, [])


def best_attack(outlook: Outlook, footing: Footing, unit: int, moved: int, arms: Arms | None) -> Attack:
    """The best attack of a unit that stands where it is after moving so far, under the card in force."""
    position = outlook.position
    card = CARDS[position.card]
    here = position.unit_hex[unit]
    if moved and (moved > battle_move(position, unit) or forbids_battle_on_entry(position, unit, here) is not None):
        return NO_ATTACK
    best = NO_ATTACK
    is_beside_unit = False
    for there in enemies_beside(position, here, position.side_of[unit]):
        if position.unit_at[there] >= 0:
            is_beside_unit = True
        if card.closes:
            attack = melee_value(outlook, footing, unit, there, arms)
            if attack.value > best.value:
                best = attack
    kind = position.kinds[unit]
    if kind.arm == ARTILLERY and arms is not None:
        joining = _join_best(outlook, footing, unit, arms)
        if joining.value > best.value:
            best = joining
    if kind.range == 0 or is_beside_unit or not card.fires:
        return best
    was = position.moved[unit]
    position.moved[unit] = moved
    reach = range_of(position, unit)
    row = BOARD.distance[here]
    for foe in outlook.foes:
        there = position.unit_hex[foe]
        if there < 0 or row[there] > reach or is_hidden(position, unit, there, True):
            continue
        dice = fire_dice(position, unit, there)
        if dice:
            attack = shot_value(outlook, footing, unit, there, dice)
            if attack.value > best.value:
                best = attack
    position.moved[unit] = was
    return best


def _join_best(outlook: Outlook, footing: Footing, gun: int, arms: Arms) -> Attack:
    """What a battery adds to a melee that is settled already."""
    position = outlook.position
    best = NO_ATTACK
    for number, lead in enumerate(arms.leads):
        target = arms.targets[number]
        foe = position.unit_at[target]
        if foe < 0 or not can_join(outlook, gun, target):
            continue
        more = card_dice(position, lead, position.unit_hex[lead], target, True)
        blocks = position.blocks[foe]
        position.blocks[foe] = arms.blocks[number]
        alone = exchange_at(outlook, lead, target, more, 0)
        helped = exchange_at(outlook, lead, target, more, support_dice(position, gun, target))
        position.blocks[foe] = blocks
        value = (helped.value - alone.value) * arms.chances[number]
        if value > best.value:
            best = Attack(target, value, max(0.0, helped.success - alone.success), helped.left, False, [])
    return best
