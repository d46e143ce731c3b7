"""How a game of Battle Line ends, and how a series is scored."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import BOTTOM, NOBODY, SIDES, TOP
from . import events
from .cards import ENVELOPMENT
from .position import ALL_FLAGS, FLAGS_IN, BattleLine

WINNER_POINTS: Final = 5
#: Passes in a row, three of each player, after which nobody will claim what he could.
ENDLESS_PASSES: Final = 6


def victory_of(captured: int) -> str | None:
    """The clause by which a mask of captured flags wins: three in a row, or any five."""
    if captured & captured >> 1 & captured >> 2:
        return "BLN-03-001"
    if captured.bit_count() >= ENVELOPMENT:
        return "BLN-03-002"
    return None


_VICTORIES: Final = [victory_of(mask) for mask in range(ALL_FLAGS + 1)]


def captures_win(match: Match[BattleLine], side: int) -> bool:
    """End the game at the very moment a side holds enough flags (BLN-12-001)."""
    clause = _VICTORIES[match.position.captured[side]]
    if clause is None:
        return False
    if match.logging:
        match.log.append(events.game_won(side, clause))
    end_game(match, side)
    return True


def end_if_dead(match: Match[BattleLine]) -> bool:
    """End a game in which both players passed and no flag can be claimed, or will be (BLN-05-010)."""
    position = match.position
    if position.passes < ENDLESS_PASSES:
        for side in SIDES:
            for flag in FLAGS_IN[position.complete[side]]:
                if position.beats(side, flag):
                    return False
    bottom = position.captured[BOTTOM].bit_count()
    top = position.captured[TOP].bit_count()
    winner = NOBODY if bottom == top else BOTTOM if bottom > top else TOP
    if match.logging:
        match.log.append(events.game_dead(winner))
    end_game(match, winner)
    return True


def end_game(match: Match[BattleLine], winner: int) -> None:
    """Score a finished game and leave only the series on the agenda.

    The winner scores 5, the loser his flags (BLN-12-002, BLN-12-003). A drawn game has no winner,
    so both score their flags.
    """
    position = match.position
    position.game_winner = winner
    for side in SIDES:
        position.points[side] += WINNER_POINTS if side == winner else position.captured[side].bit_count()
    if match.logging and position.settings.series > 1:
        match.log.append(events.points_scored(position.points[BOTTOM], position.points[TOP]))
    match.sweep(but=1)
