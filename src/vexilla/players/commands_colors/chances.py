"""Odds that are the same in all games of the system."""

from __future__ import annotations

from ...games.commands_colors.rolls import DIE_SIDES


def kill_chance(dice: int) -> float:
    """How likely at least one die shows the face that kills a lone leader."""
    return 1.0 - ((DIE_SIDES - 1) / DIE_SIDES) ** dice
