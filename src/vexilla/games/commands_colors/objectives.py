"""Objectives: hexes worth banners to a side that holds them at the start of its turn, as some scenarios say."""

from __future__ import annotations

from ...kernel.match import Match
from . import events
from .objective_hexes import Objective
from .position import B, Battle
from .victory import award


def is_held(position: Battle, objective: Objective) -> bool:
    """Whether units of its side stand on all hexes of an objective."""
    for hex_ in objective.hexes:
        unit = position.unit_at[hex_]
        if unit < 0 or position.side_of[unit] != objective.side:
            return False
    return True


def count_objectives(match: Match[B], side: int) -> None:
    """At the start of its turn a side gains the banners of what it holds."""
    position = match.position
    for number, objective in enumerate(position.objectives()):
        is_new = objective.side == side and not position.objectives_held >> number & 1
        if not is_new or not is_held(position, objective):
            continue
        position.objectives_held |= 1 << number
        if match.logging:
            match.log.append(events.objective_taken(position, side, objective.hexes))
        for _ in range(objective.banners):
            award(match, side, position.rules.clauses.objective)
            if position.over:
                return


def lose_objectives(match: Match[B]) -> None:
    """Banners that count only while the ground is held go back when it is left."""
    position = match.position
    if not position.objectives_held:
        return
    for number, objective in enumerate(position.objectives()):
        if objective.is_kept or not position.objectives_held >> number & 1 or is_held(position, objective):
            continue
        position.objectives_held &= ~(1 << number)
        position.banners[objective.side] -= objective.banners
        if match.logging:
            left = position.banners[objective.side]
            match.log.append(events.objective_lost(position, objective.side, objective.hexes, left))
