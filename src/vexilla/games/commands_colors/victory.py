"""Banners and the end of the battle."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import BOTTOM, NOBODY, TOP
from . import events
from .position import B

#: How a battle is won: enough banners, the fall of a leader it hangs on, surrender; or both sides were there at once.
BY_BANNERS: Final = "banners"
BY_LEADER: Final = "leader"
BY_SURRENDER: Final = "surrender"
AT_ONCE: Final = "both"


def finish(match: Match[B], winner: int, clause: str, form: str) -> None:
    """The battle is over this very moment: nothing that would follow is resolved."""
    position = match.position
    position.over = True
    position.winner = winner
    if match.logging:
        match.log.append(events.battle_won(position, winner, clause, form))
    match.sweep()


def award(match: Match[B], side: int, clause: str) -> None:
    """Give a banner, and the victory if it was the last one needed."""
    count_banner(match, side, clause)
    if match.position.banners[side] >= match.position.banners_needed[side]:
        finish(match, side, match.position.rules.clauses.victory, BY_BANNERS)


def count_banner(match: Match[B], side: int, clause: str) -> None:
    """Give a banner without asking yet whether it decides the battle."""
    position = match.position
    position.banners[side] += 1
    if match.logging:
        match.log.append(events.banner_won(position, side, clause))
    position.rules.banner_taken(match, side)


def settle_both(match: Match[B]) -> None:
    """What happened at the same moment to both sides is decided now: the higher number wins, equal ones draw."""
    position = match.position
    rules = position.rules
    has_banners = [position.banners[side] >= position.banners_needed[side] for side in (BOTTOM, TOP)]
    reached = [has_banners[side] or rules.lost_with_leaders(position, 1 - side) for side in (BOTTOM, TOP)]
    if reached[BOTTOM] and reached[TOP]:
        bottom, top = position.banners
        winner = NOBODY if bottom == top else BOTTOM if bottom > top else TOP
        finish(match, winner, rules.clauses.simultaneous, AT_ONCE)
    elif reached[BOTTOM] or reached[TOP]:
        winner = BOTTOM if reached[BOTTOM] else TOP
        if has_banners[winner]:
            finish(match, winner, rules.clauses.victory, BY_BANNERS)
        else:
            finish(match, winner, rules.clauses.special, BY_LEADER)
