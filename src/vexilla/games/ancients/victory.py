"""Banners and the end of the battle (chapter 4)."""

from __future__ import annotations

from ...kernel.match import Match
from ...kernel.sides import BOTTOM, NOBODY, TOP
from . import events
from .deck import change_command
from .position import Ancients


def finish(match: Match[Ancients], winner: int, clause: str) -> None:
    """The battle is over this very moment: nothing that would follow is resolved (ANC-04-005)."""
    position = match.position
    position.over = True
    position.winner = winner
    if match.logging:
        match.log.append(events.battle_won(winner, clause))
    match.agenda.clear()


def award(match: Match[Ancients], side: int, clause: str) -> None:
    """Give a banner, and the victory if it was the last one needed (ANC-04-001, ANC-04-005)."""
    count_banner(match, side, clause)
    if match.position.banners[side] >= match.position.banners_needed[side]:
        finish(match, side, "ANC-04-005")


def count_banner(match: Match[Ancients], side: int, clause: str) -> None:
    """Give a banner without asking yet whether it decides the battle."""
    position = match.position
    position.banners[side] += 1
    if match.logging:
        match.log.append(events.banner_won(side, position.banners[side], position.banners_needed[side], clause))
    special = position.special
    if special.hand_jumps_at[side] == position.banners[side] and special.hand_jumps_to[side] > position.command[side]:
        change_command(match, side, special.hand_jumps_to[side], True)


def settle_both(match: Match[Ancients]) -> None:
    """Banners taken at the same moment by both sides: the higher number wins, equal ones draw (ANC-12-061)."""
    position = match.position
    reached = [position.banners[side] >= position.banners_needed[side] for side in (BOTTOM, TOP)]
    if reached[BOTTOM] and reached[TOP]:
        bottom, top = position.banners
        finish(match, NOBODY if bottom == top else BOTTOM if bottom > top else TOP, "ANC-12-061")
    elif reached[BOTTOM] or reached[TOP]:
        finish(match, BOTTOM if reached[BOTTOM] else TOP, "ANC-04-005")


def take_objective(match: Match[Ancients], unit: int) -> None:
    """A unit ends a move on a hex that the scenario values: one banner, once (ANC-04-004)."""
    position = match.position
    hex_ = position.unit_hex[unit]
    side = position.side_of[unit]
    if hex_ in position.special.objectives[side] and hex_ not in position.taken:
        position.taken.append(hex_)
        award(match, side, "ANC-04-004")
