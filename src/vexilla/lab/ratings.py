"""Ratings of players from all matches among them together, with 95 % intervals.

The model is that of Bradley and Terry: the odds of a win are the ratio of two strengths; a drawn match is half a win
for both. Ratings are told on the scale that chess players know: 400 points are odds of ten to one. Their mean is zero,
and an interval is that of a rating's distance from this mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from .arena import DEVIATIONS

#: Points for odds of ten to one.
_POINTS: Final = 400 / log(10)
#: Beside what was played, each two are taken to have drawn one match: who never lost is not infinitely strong.
_SHARED: Final = 1.0
#: Newton's steps; far fewer are needed.
_STEPS: Final = 100
_PRECISION: Final = 1e-10
#: No step changes a strength by more than this (odds of e² to one), lest the first ones run away.
_LONGEST_STEP: Final = 2.0

#: A square table of numbers, by the numbers of players.
Matrix = list[list[float]]


class Rating(NamedTuple):
    """The strength of a player in points, and where it lies with 95 % confidence."""

    points: float
    low: float
    high: float


class Twin(NamedTuple):
    """The two matches of one deal, seats swapped: what the first of two players scored in both together."""

    first: int
    second: int
    #: 0 to 4: two lost matches to two that were won.
    halves: int


def rate(players: int, twins: Sequence[Twin]) -> list[Rating]:
    """The ratings of players, who are numbers here, from all that was played."""
    scores, games = _tallied(players, twins)
    strengths = _strengths(players, scores, games)
    # What the matches would tell if each were for itself, and what the twins really tell, which are alike or unlike as
    # the deal has more or less to say: whichever leaves more in doubt.
    unlike = _spread(players, strengths, twins)
    bread = _covariance(_information(players, strengths, games))
    found = []
    for one in range(players):
        row = bread[one]
        real = sum(row[a] * unlike[a][b] * row[b] for a in range(players) for b in range(players))
        doubt = DEVIATIONS * sqrt(max(row[one], real)) * _POINTS
        points = strengths[one] * _POINTS
        found.append(Rating(points, points - doubt, points + doubt))
    return found


def expected(stronger: float, weaker: float) -> float:
    """The part of the matches that a player of so many points wins against another."""
    return 1 / (1 + exp((weaker - stronger) / _POINTS))


def _tallied(players: int, twins: Sequence[Twin]) -> tuple[Matrix, Matrix]:
    """By pair of players: what the one scored against the other, and in how many matches."""
    scores = _zeros(players)
    games = _zeros(players)
    for one in range(players):
        for other in range(players):
            if one != other:
                scores[one][other], games[one][other] = _SHARED / 2, _SHARED
    for first, second, halves in twins:
        scores[first][second] += halves / 2
        scores[second][first] += 2 - halves / 2
        games[first][second] += 2
        games[second][first] += 2
    return scores, games


def _strengths(players: int, scores: Matrix, games: Matrix) -> list[float]:
    """The logarithms of the strengths that make the scores likeliest, by Newton's method."""
    strengths = [0.0] * players
    for _ in range(_STEPS):
        slope = [
            sum(scores[one][other] - games[one][other] * _chance(strengths, one, other) for other in range(players))
            for one in range(players)
        ]
        inverse = _covariance(_information(players, strengths, games))
        steps = [sum(inverse[one][other] * slope[other] for other in range(players)) for one in range(players)]
        longest = max(map(abs, steps), default=0.0)
        factor = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + factor * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < _PRECISION:
            break
    return strengths


def _chance(strengths: Sequence[float], one: int, other: int) -> float:
    return 1 / (1 + exp(strengths[other] - strengths[one]))


def _information(players: int, strengths: Sequence[float], games: Matrix) -> Matrix:
    """How much the matches tell about differences of strength."""
    found = _zeros(players)
    for one in range(players):
        for other in range(players):
            if one != other:
                chance = _chance(strengths, one, other)
                told = games[one][other] * chance * (1 - chance)
                found[one][one] += told
                found[one][other] -= told
    return found


def _spread(players: int, strengths: Sequence[float], twins: Sequence[Twin]) -> Matrix:
    """How far the twins differ from what was to be expected."""
    found = _zeros(players)
    for first, second, halves in twins:
        surprise = halves / 2 - 2 * _chance(strengths, first, second)
        square = surprise * surprise
        found[first][first] += square
        found[second][second] += square
        found[first][second] -= square
        found[second][first] -= square
    return found


def _covariance(information: Matrix) -> Matrix:
    """The inverse of what is told about differences: the mean of the ratings, of which nothing is told, stays zero."""
    size = len(information)
    share = 1 / size
    inverse = _inverse([[value + share for value in row] for row in information])
    return [[value - share for value in row] for row in inverse]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a matrix that has one, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for number in range(size):
            if number != column:
                factor = rows[number][column]
                rows[number] = [value - factor * own for value, own in zip(rows[number], rows[column], strict=True)]
    return [row[size:] for row in rows]


def _zeros(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]
