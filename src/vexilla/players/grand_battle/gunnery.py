"""Guns from afar: whom a battery fires at, and whether it answers."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import DECLINE, DONE, SHOOT
from ...games.grand_battle.artillery.bombardment import replies
from ...games.grand_battle.artillery.guns import can_fire_at, targets_of
from ...games.grand_battle.odds import odds_of_ball
from ...games.grand_battle.position import GrandBattle
from ...games.grand_battle.roster import NONE
from ...kernel.action import Action
from ..sums import added
from .weights import Weights
from .worth import Harm

#: The rolls of two dice.
_ROLLS: Final = 36


def ball_value(position: GrandBattle, batteries: list[int], target: int, weights: Weights) -> float:
    """What the fire of batteries, the leading one first, does to a target."""
    odds = odds_of_ball(position, batteries[0], target, batteries[1:])
    harm = Harm(position, target, weights)
    value = added([odds[outcome] * harm.of(outcome, is_worse=True, is_melee=False) for outcome in range(len(odds))])
    return value / _ROLLS


def best_shot(position: GrandBattle, battery: int, weights: Weights) -> float:
    """What the best shot of a battery would do; 0 if it has no target."""
    values = [ball_value(position, [battery], target, weights) for target in targets_of(position, battery)]
    return max(values, default=0.0)


def fire(position: GrandBattle, weights: Weights) -> Action:
    """The next shot of the phase: each battery by itself, unless two together do more than twice as much."""
    best: Action = DONE
    most = 0.0
    for battery in position.batteries:
        for target in targets_of(position, battery):
            names: tuple[str, ...] = (position.roster.ids[battery],)
            alone = ball_value(position, [battery], target, weights)
            if alone > most:
                best, most = SHOOT.deed(names, position.roster.ids[target]), alone
            for other in position.batteries:
                if other != battery and can_fire_at(position, other, target):
                    both = ball_value(position, [battery, other], target, weights) / 2
                    if both > most:
                        names = (position.roster.ids[battery], position.roster.ids[other])
                        best, most = SHOOT.deed(names, position.roster.ids[target]), both
    return best


def reply(position: GrandBattle, weights: Weights) -> Action:
    """A battery that was fired at answers the one it hurts most."""
    best, most = NONE, 0.0
    for target in replies(position):
        value = ball_value(position, [position.bombarded], target, weights)
        if value > most:
            best, most = target, value
    if best == NONE:
        return DECLINE
    return SHOOT.deed((position.roster.ids[position.bombarded],), position.roster.ids[best])
