"""The battle step: which attack comes next, and which batteries join it."""

from __future__ import annotations

from typing import Final

from ...games.napoleonics.actions import ATTACK_VERB, BOARD, DONE, SUPPORT
from ...games.napoleonics.dice import card_dice, fire_dice, support_dice
from ...games.napoleonics.targets import supporters_against
from ...games.napoleonics.units import ARTILLERY
from .attacks import Arms, Attack, best_attack, exchange_at, melee_value, shot_value
from .footing import Footing
from .outlook import Outlook


class Candidate:
    """An attack that may be made now."""

    def __init__(self, action: int, unit: int, attack: Attack) -> None:
        self.action: Final = action
        self.unit: Final = unit
        self.attack: Final = attack


def choose_attack(outlook: Outlook, footing: Footing, options: list[int]) -> int:
    """The attack that brings most, with the batteries that had better join it, or fire that prepares it."""
    found = candidates(outlook, footing, options)
    best: Candidate | None = None
    for each in found:
        if each.attack.value > 0.0 and (best is None or each.attack.value > best.attack.value):
            best = each
    if best is None:
        return DONE
    if best.attack.is_melee and not best.attack.joined and outlook.position.unit_at[best.attack.target] >= 0:
        return prepare(outlook, footing, best, found).action
    return best.action


def candidates(outlook: Outlook, footing: Footing, options: list[int]) -> list[Candidate]:
    """Every attack with its worth; a battery that had better join a melee waits for it."""
    position = outlook.position
    arms = free_guns(outlook, footing)
    wanted: list[int] = []
    found: list[Candidate] = []
    for action in options:
        if not ATTACK_VERB.has(action):
            continue
        here, there = ATTACK_VERB.values(action)
        unit = position.unit_at[here]
        if BOARD.distance[here][there] == 1:
            attack = melee_value(outlook, footing, unit, there, arms)
            if attack.value > 0.0:
                wanted += attack.joined
        else:
            attack = shot_value(outlook, footing, unit, there, fire_dice(position, unit, there))
        found.append(Candidate(action, unit, attack))
    return [each for each in found if each.unit not in wanted]


def prepare(outlook: Outlook, footing: Footing, best: Candidate, found: list[Candidate]) -> Candidate:
    """Fire of others at the target first, if that is worth more than their fire afterwards."""
    position = outlook.position
    target = best.attack.target
    foe = position.unit_at[target]
    full = position.blocks[foe]
    chosen, most = best, 0.0
    for each in found:
        if each.attack.is_melee or each.attack.target != target:
            continue
        blow = outlook.volley_blow(foe, fire_dice(position, each.unit, target), position.unit_hex[each.unit])
        first = outlook.cost(blow, foe)
        for left in range(1, full + 1):
            if blow.stays[left] > 0.0:
                position.blocks[foe] = left
                first += blow.stays[left] * max(0.0, melee_value(outlook, footing, best.unit, target, None).value)
        position.blocks[foe] = full
        alone = melee_value(outlook, footing, best.unit, target, None)
        position.blocks[foe] = max(1, round(alone.left))
        after = shot_value(outlook, footing, each.unit, target, fire_dice(position, each.unit, target)).value
        position.blocks[foe] = full
        gain = first - alone.value - (1.0 - alone.success) * after
        if gain > most:
            chosen, most = each, gain
    return chosen


def free_guns(outlook: Outlook, footing: Footing) -> Arms:
    """The ordered batteries that have not battled, and what each could do by itself."""
    position = outlook.position
    arms = Arms()
    for unit in position.ordered:
        has_battled = position.battled >> unit & 1
        if position.kinds[unit].arm != ARTILLERY or position.unit_hex[unit] < 0 or has_battled:
            continue
        alone = best_attack(outlook, footing, unit, position.moved[unit], None)
        arms.guns.append(unit)
        arms.gains.append(alone.value)
    return arms


def choose_support(outlook: Outlook, footing: Footing, options: list[int]) -> int:
    """The battery that adds most to the melee beyond what it could do by itself, until none does."""
    position = outlook.position
    lead, target = position.attacker, position.ground
    more = card_dice(position, lead, position.post, target, True)
    joined = sum([support_dice(position, gun, target) for gun in position.supporters])
    before = exchange_at(outlook, lead, target, more, joined).value
    best = DONE
    best_value = 0.0
    for gun in supporters_against(position, target):
        action = SUPPORT + position.unit_hex[gun]
        if action not in options:
            continue
        alone = best_attack(outlook, footing, gun, position.moved[gun], None).value
        helped = exchange_at(outlook, lead, target, more, joined + support_dice(position, gun, target)).value
        value = helped - before - alone
        if value > best_value or (best == DONE and DONE not in options):
            best, best_value = action, value
    return best
