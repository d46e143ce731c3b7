"""Perft: how many ways there are to go on, to a fixed depth. Pinned, it guards the legal actions."""

from __future__ import annotations

from .match import Match
from .position import P


def perft(match: Match[P], depth: int) -> int:
    """The number of sequences of ``depth`` decisions; a match that ends earlier counts as one.

    What chance does is taken from the match's source; a source that asks (:class:`~.source.Asking`)
    makes every outcome a decision to count.
    """
    if depth == 0 or match.over:
        return 1
    if depth == 1:
        return len(match.options())
    nodes = 0
    for action in match.options():
        after = match.clone()
        after.apply(action)
        nodes += perft(after, depth - 1)
    return nodes


def divide(match: Match[P], depth: int) -> dict[str, int]:
    """The nodes below each first decision, by its text: where two counts differ, look there."""
    found: dict[str, int] = {}
    for action in sorted(match.options()):
        after = match.clone()
        after.apply(action)
        found[match.text(action)] = perft(after, depth - 1)
    return found
