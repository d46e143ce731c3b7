"""Odds that are the same in all games of the system."""

from __future__ import annotations

from ...games.commands_colors.rolls import DIE_SIDES


def kill_chance(dice: int) -> float:
    """How likely at least one die shows the face that kills a lone leader."""
    return 1.0 - ((DIE_SIDES - 1) / DIE_SIDES) ** dice


def added(chances: list[float]) -> float:
    """Chances added one after the other; ``sum`` does so differently in newer Pythons, and makes an object of them."""
    total = 0.0
    for chance in chances:
        total += chance
    return total
