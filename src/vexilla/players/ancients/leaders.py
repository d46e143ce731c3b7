"""Where a leader is placed before the battle, or with an ambush."""

from __future__ import annotations

from ...games.ancients.actions import BOARD, HEXES, MOVE_LEADER, PLACE_LEADER
from ..commands_colors.leaders import leader_worth
from .outlook import Outlook


def leader_move_action(here: int, there: int) -> int:
    """The action that moves a leader."""
    return MOVE_LEADER + here * HEXES + there


def choose_place(outlook: Outlook, options: list[int]) -> int:
    """The unit to which a leader is attached before the battle, or with an ambush."""
    best = options[0]
    best_value = -1000.0
    for action in options:
        value = leader_worth(outlook, action - PLACE_LEADER)
        # Leaders near each other serve the same units.
        for leader in outlook.position.roster.leaders_of[outlook.side]:
            place = outlook.position.leader_hex[leader]
            if place >= 0 and BOARD.distance[place][action - PLACE_LEADER] <= 3:
                value -= outlook.weights.leaders_together
        if value > best_value:
            best, best_value = action, value
    return best
