"""Banners for what the scenario values, gained at the start of a turn and lost with the ground (NAP-04-005)."""

from __future__ import annotations

from ...kernel.match import Match
from ..commands_colors.victory import award
from . import events
from .position import Napoleonics
from .special import Objective


def is_held(position: Napoleonics, objective: Objective) -> bool:
    """Whether units of its side stand on all hexes of an objective."""
    for hex_ in objective.hexes:
        unit = position.unit_at[hex_]
        if unit < 0 or position.side_of[unit] != objective.side:
            return False
    return True


def count_objectives(match: Match[Napoleonics], side: int) -> None:
    """At the start of its turn a side gains the banners of what it holds."""
    position = match.position
    for number, objective in enumerate(position.special.objectives):
        is_new = objective.side == side and not position.objectives_held >> number & 1
        if not is_new or not is_held(position, objective):
            continue
        position.objectives_held |= 1 << number
        if match.logging:
            match.log.append(events.objective_taken(side, objective.hexes))
        for _ in range(objective.banners):
            award(match, side, position.rules.clauses.objective)
            if position.over:
                return


def lose_objectives(match: Match[Napoleonics]) -> None:
    """Banners that count only while the ground is held go back when it is left."""
    position = match.position
    if not position.objectives_held:
        return
    for number, objective in enumerate(position.special.objectives):
        if objective.is_kept or not position.objectives_held >> number & 1 or is_held(position, objective):
            continue
        position.objectives_held &= ~(1 << number)
        position.banners[objective.side] -= objective.banners
        if match.logging:
            left = position.banners[objective.side]
            match.log.append(events.objective_lost(objective.side, objective.hexes, left))
