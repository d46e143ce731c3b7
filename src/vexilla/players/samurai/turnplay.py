"""The battle step: which attack comes next."""

from __future__ import annotations

from typing import Final

from ...games.samurai.actions import ATTACK_VERB, BOARD, DONE
from ...games.samurai.dice import fire_dice
from .attacks import Attack, close_value, shot_value
from .footing import Footing
from .outlook import Outlook


class Candidate:
    """An attack that may be made now."""

    def __init__(self, action: int, unit: int, attack: Attack) -> None:
        self.action: Final = action
        self.unit: Final = unit
        self.attack: Final = attack


def choose_attack(outlook: Outlook, footing: Footing, options: list[int]) -> int:
    """The attack that brings most, or fire that prepares it."""
    found = candidates(outlook, footing, options)
    best: Candidate | None = None
    for each in found:
        if each.attack.value > 0.0 and (best is None or each.attack.value > best.attack.value):
            best = each
    if best is None:
        return DONE
    if best.attack.is_close and outlook.position.unit_at[best.attack.target] >= 0:
        return prepare(outlook, footing, best, found).action
    return best.action


def candidates(outlook: Outlook, footing: Footing, options: list[int]) -> list[Candidate]:
    """Every attack with its worth."""
    position = outlook.position
    found: list[Candidate] = []
    for action in options:
        if not ATTACK_VERB.has(action):
            continue
        here, there = ATTACK_VERB.values(action)
        unit = position.unit_at[here]
        if BOARD.distance[here][there] == 1:
            attack = close_value(outlook, footing, unit, there)
        else:
            attack = shot_value(outlook, footing, unit, there, fire_dice(position, unit, there))
        found.append(Candidate(action, unit, attack))
    return found


def prepare(outlook: Outlook, footing: Footing, best: Candidate, found: list[Candidate]) -> Candidate:
    """Fire of others at the target first, if that is worth more than their fire afterwards."""
    position = outlook.position
    target = best.attack.target
    foe = position.unit_at[target]
    full = position.blocks[foe]
    chosen, most = best, 0.0
    for each in found:
        if each.attack.is_close or each.attack.target != target:
            continue
        dice = fire_dice(position, each.unit, target)
        blow = outlook.shot_blow(each.unit, foe, dice)
        first = outlook.shot(each.unit, foe, dice).value
        for left in range(1, full + 1):
            if blow.stays[left] > 0.0:
                position.blocks[foe] = left
                first += blow.stays[left] * max(0.0, close_value(outlook, footing, best.unit, target).value)
        position.blocks[foe] = full
        alone = best.attack
        position.blocks[foe] = max(1, round(alone.left))
        after = shot_value(outlook, footing, each.unit, target, dice).value
        position.blocks[foe] = full
        gain = first - alone.value - (1.0 - alone.success) * after
        if gain > most:
            chosen, most = each, gain
    return chosen
