"""Perft: how many ways there are to go on, to a fixed depth. Pinned, it guards the legal actions."""

from __future__ import annotations

from typing import Final

from .action import Action
from .chance import generator_from
from .deed import Deed
from .match import Match
from .position import P

#: How many deeds are drawn where they cannot be counted.
DRAWS: Final = 6


def perft(match: Match[P], depth: int) -> int:
    """The number of sequences of ``depth`` decisions; a match that ends earlier counts as one.

    What chance does is taken from the match's source; a source that asks (:class:`~.source.Asking`)
    makes every outcome a decision to count. Where decisions cannot be counted, so many are drawn by a generator
    that depends on the depth alone: the number is then of no meaning by itself, but the same on every machine.
    """
    if depth == 0 or match.over:
        return 1
    if depth == 1 and match.is_countable:
        return len(match.options())
    nodes = 0
    listed: list[Action] = [*match.options()]
    for action in [*listed, *drawn(match, depth)]:
        after = match.clone()
        after.enact(action)
        nodes += perft(after, depth - 1)
    return nodes


def drawn(match: Match[P], depth: int) -> list[Deed]:
    """Of what cannot be counted the different ones of some draws."""
    found: list[Deed] = []
    if not match.is_countable:
        generator = generator_from(depth)
        for _ in range(DRAWS):
            action = match.sample(generator)
            if isinstance(action, Deed) and action not in found:
                found.append(action)
    return found


def divide(match: Match[P], depth: int) -> dict[str, int]:
    """The nodes below each first decision, by its text: where two counts differ, look there."""
    found: dict[str, int] = {}
    listed: list[Action] = [*sorted(match.options())]
    for action in [*listed, *drawn(match, depth)]:
        after = match.clone()
        after.enact(action)
        found[match.text(action)] = perft(after, depth - 1)
    return found
