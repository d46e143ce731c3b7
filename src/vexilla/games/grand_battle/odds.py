"""Exact odds of a shot or a blow: the two dice over the same sums that the roll uses."""

from __future__ import annotations

from .combat.outcomes import chances
from .combat.sums import (
    ball_attack,
    ball_defence,
    ball_zone,
    melee_attack,
    melee_defence,
    shooting_attack,
    shooting_defence,
)
from .combat.supports import is_from_rear
from .combat.terms import total
from .geometry.bases import REAR
from .position import GrandBattle


def odds_of_blow(position: GrandBattle, unit: int, enemy: int, rushes: bool) -> list[int]:
    """Of 36 rolls of a unit's attack in melee, how many bring its opponent each outcome, the best one first."""
    difference = total(melee_attack(position, unit, enemy, rushes)) - total(melee_defence(position, enemy, unit))
    return chances(position, enemy, difference, True, is_from_rear(position, enemy, unit))


def odds_of_shot(position: GrandBattle, unit: int, shooter: int, enemy: int, answers: bool) -> list[int]:
    """The same of a shot in contact; whether the target's own shooters answer it changes their defence."""
    attack = total(shooting_attack(position, unit, shooter, enemy))
    difference = attack - total(shooting_defence(position, enemy, unit, shooter, answers))
    return chances(position, enemy, difference, False, is_from_rear(position, enemy, unit))


def odds_of_ball(position: GrandBattle, battery: int, target: int, others: list[int]) -> list[int]:
    """The same of long range fire."""
    difference = total(ball_attack(position, battery, target, others)) - total(ball_defence(position, target, battery))
    return chances(position, target, difference, False, ball_zone(position, target, battery) == REAR)
