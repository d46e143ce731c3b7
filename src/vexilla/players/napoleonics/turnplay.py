"""The battle step: which attack comes next, and which batteries join it."""

from __future__ import annotations

from ...games.napoleonics.actions import ATTACK, BOARD, DONE, HEXES, SUPPORT
from ...games.napoleonics.dice import card_dice, fire_dice, support_dice
from ...games.napoleonics.targets import supporters_against
from ...games.napoleonics.units import ARTILLERY
from .attacks import Arms, best_attack, exchange_at, melee_value, shot_value
from .scene import Scene
from .standing import Standing


def choose_attack(scene: Scene, standing: Standing, options: list[int]) -> int:
    """The attack that brings most, with the batteries that had better join it; a battery that is wanted waits."""
    best = DONE
    best_value = 0.0
    arms = free_guns(scene, standing)
    wanted: list[int] = []
    fires: list[int] = []
    for action in options:
        if action < ATTACK:
            continue
        here, there = (action - ATTACK) // HEXES, (action - ATTACK) % HEXES
        unit = scene.position.unit_at[here]
        if scene.position.kinds[unit].arm == ARTILLERY:
            fires.append(action)
            continue
        if BOARD.distance[here][there] == 1:
            attack = melee_value(scene, standing, unit, there, arms)
            if attack.value > 0.0:
                wanted += attack.joined
        else:
            attack = shot_value(scene, standing, unit, there, fire_dice(scene.position, unit, there))
        if attack.value > best_value:
            best, best_value = action, attack.value
    for action in fires:
        here, there = (action - ATTACK) // HEXES, (action - ATTACK) % HEXES
        unit = scene.position.unit_at[here]
        if unit in wanted:
            continue
        if BOARD.distance[here][there] == 1:
            value = melee_value(scene, standing, unit, there, None).value
        else:
            value = shot_value(scene, standing, unit, there, fire_dice(scene.position, unit, there)).value
        if value > best_value:
            best, best_value = action, value
    return best


def free_guns(scene: Scene, standing: Standing) -> Arms:
    """The ordered batteries that have not battled, and what each could do by itself."""
    position = scene.position
    arms = Arms()
    for unit in position.ordered:
        has_battled = position.battled >> unit & 1
        if position.kinds[unit].arm != ARTILLERY or position.unit_hex[unit] < 0 or has_battled:
            continue
        alone = best_attack(scene, standing, unit, position.moved[unit], None)
        arms.guns.append(unit)
        arms.gains.append(alone.value)
    return arms


def choose_support(scene: Scene, standing: Standing, options: list[int]) -> int:
    """The battery that adds most to the melee beyond what it could do by itself, until none does."""
    position = scene.position
    lead, target = position.attacker, position.ground
    more = card_dice(position, lead, position.post, target, True)
    joined = sum([support_dice(position, gun, target) for gun in position.supporters])
    before = exchange_at(scene, lead, target, more, joined).value
    best = DONE
    best_value = 0.0
    for gun in supporters_against(position, target):
        action = SUPPORT + position.unit_hex[gun]
        if action not in options:
            continue
        alone = best_attack(scene, standing, gun, position.moved[gun], None).value
        helped = exchange_at(scene, lead, target, more, joined + support_dice(position, gun, target)).value
        value = helped - before - alone
        if value > best_value or (best == DONE and DONE not in options):
            best, best_value = action, value
    return best
