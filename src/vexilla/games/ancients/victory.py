"""What the scenarios of Ancients make of banners, objectives and lost leaders (chapters 3 and 4)."""

from __future__ import annotations

from ...kernel.match import Match
from ..commands_colors.deck import change_command
from ..commands_colors.roster import LOST
from ..commands_colors.victory import award
from .position import Ancients


def take_objective(match: Match[Ancients], unit: int) -> None:
    """A unit ends a move on a hex that the scenario values: one banner, once (ANC-04-004)."""
    position = match.position
    hex_ = position.unit_hex[unit]
    side = position.side_of[unit]
    if hex_ in position.special.objectives[side] and hex_ not in position.taken:
        position.taken.append(hex_)
        award(match, side, position.rules.clauses.objective)


def enlarge_hand(match: Match[Ancients], side: int) -> None:
    """With a certain banner a side's hand becomes larger at once (Second Beneventum)."""
    position = match.position
    special = position.special
    if special.hand_jumps_at[side] == position.banners[side] and special.hand_jumps_to[side] > position.command[side]:
        change_command(match, side, special.hand_jumps_to[side], True)


def lower_hand(match: Match[Ancients], leader: int) -> None:
    """With every leader lost a side's hand becomes smaller (Hellespont)."""
    position = match.position
    if position.special.leaders_lower_hand:
        side = position.side_of_leader[leader]
        change_command(match, side, position.command[side] - 1, False)


def lost_with_leaders(position: Ancients, side: int) -> bool:
    """Whether a side has lost a leader whose loss decides the battle."""
    for leader in position.roster.leaders_of[side]:
        if position.leader_hex[leader] == LOST and leader_decides(position, leader):
            return True
    return False


def leader_decides(position: Ancients, leader: int) -> bool:
    """Whether a scenario makes the loss of this leader, the last one perhaps, decide the battle."""
    if position.roster.leaders[leader].is_vital:
        return True
    if not position.special.leaders_decide:
        return False
    for other in position.roster.leaders_of[position.side_of_leader[leader]]:
        if position.leader_hex[other] != LOST:
            return False
    return True
