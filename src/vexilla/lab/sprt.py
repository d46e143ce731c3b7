"""When enough has been played: Wald's sequential test between two claims about how often a player wins.

It looks at twins, the two matches of one deal with seats swapped, since the matches of a twin are not independent. How
much twins differ is measured as they come (the generalised test, for results that are not just won or lost).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

#: How often the test may be wrong, either way.
ERROR: Final = 0.05
#: Beyond this the test is certain.
_BOUND: Final = log((1 - ERROR) / ERROR)
#: What a twin can bring: 0 to 4 half matches.
_OUTCOMES: Final = 5
#: Each outcome counts this much before anything is played, so that a few twins that are all alike prove nothing.
_BEFORE: Final = 0.2
#: Fewer twins than this never decide.
FEWEST: Final = 12

UNDECIDED: Final = "undecided"
LOW: Final = "low"
HIGH: Final = "high"


class Claims(NamedTuple):
    """Two claims: the player wins at most the one part of all matches, or at least the other."""

    low: float
    high: float


def verdict(claims: Claims, twins: Sequence[int]) -> str:
    """Which claim holds, as soon as enough twins are known: they are looked at in order, and what comes later is not.

    So the verdict does not depend on how many matches were under way when it fell.
    """
    return decided(claims, twins)[0]


def decided(claims: Claims, twins: Sequence[int]) -> tuple[str, int]:
    """The verdict, and how many twins it took; of those that are there, if it has not fallen."""
    counts = [0] * _OUTCOMES
    for number, halves in enumerate(twins, 1):
        counts[halves] += 1
        if number >= FEWEST:
            evidence = _evidence(claims, counts)
            if abs(evidence) >= _BOUND:
                return (HIGH if evidence > 0 else LOW), number
    return UNDECIDED, len(twins)


def _evidence(claims: Claims, counts: Sequence[int]) -> float:
    """The logarithm of how much likelier the twins are if the higher claim holds than if the lower one does."""
    weights = [count + _BEFORE for count in counts]
    whole = sum(weights)
    mean = sum(weight * halves / 4 for halves, weight in enumerate(weights)) / whole
    variance = sum(weight * (halves / 4 - mean) ** 2 for halves, weight in enumerate(weights)) / whole
    return sum(counts) * (claims.high - claims.low) * (2 * mean - claims.low - claims.high) / (2 * variance)
