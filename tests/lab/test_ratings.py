"""Ratings and the sequential test, on results whose truth is known."""

from __future__ import annotations

from itertools import combinations

import pytest

from vexilla.kernel.chance import Generator
from vexilla.lab.ratings import Twin, expected, rate
from vexilla.lab.sprt import HIGH, LOW, UNDECIDED, Claims, decided, verdict

TRUE = (-200.0, 0.0, 50.0, 150.0)
CLAIMS = Claims(0.5, 0.7)


def twins_of(generator: Generator, chance: float, count: int, alike: float = 0.0) -> list[int]:
    """Half matches won in so many deals; both matches of some deals end alike."""
    found = []
    for _ in range(count):
        first = _happens(generator, chance)
        second = first if _happens(generator, alike) else _happens(generator, chance)
        found.append(2 * first + 2 * second)
    return found


def _happens(generator: Generator, chance: float) -> bool:
    return bool(generator.below(1_000_000) < int(1_000_000 * chance))


def met(generator: Generator, deals: int, alike: float = 0.0) -> list[Twin]:
    return [
        Twin(one, other, halves)
        for one, other in combinations(range(len(TRUE)), 2)
        for halves in twins_of(generator, expected(TRUE[one], TRUE[other]), deals, alike)
    ]


@pytest.mark.parametrize("alike", [0.0, 0.6])
def test_intervals_hold_the_truth_as_often_as_they_say(alike: float) -> None:
    generator = Generator(20261118)
    held = 0
    for _ in range(100):
        for rating, true in zip(rate(len(TRUE), met(generator, 40, alike)), TRUE, strict=True):
            held += rating.low <= true <= rating.high
    # Of 400 there are 380 on the average, give or take ten; those that are alike are wide enough, too.
    assert 365 <= held <= 398


def test_the_mean_of_all_ratings_is_zero() -> None:
    assert sum(rating.points for rating in rate(len(TRUE), met(Generator(3), 20))) == pytest.approx(0, abs=1e-6)


def test_who_never_lost_is_strong_but_not_without_end() -> None:
    loser, winner = rate(2, [Twin(1, 0, 4)] * 50)
    assert 300 < winner.points < 600
    assert loser.points == pytest.approx(-winner.points)
    assert winner.low > 100


def test_nothing_played_tells_nothing() -> None:
    for rating in rate(3, []):
        assert rating.points == 0
        assert rating.low < -200 < 200 < rating.high


def test_points_mean_what_chess_players_mean_by_them() -> None:
    assert expected(400, 0) == pytest.approx(10 / 11)
    assert expected(0, 0) == 0.5


@pytest.mark.parametrize(("chance", "claim"), [(0.5, LOW), (0.7, HIGH), (0.85, HIGH), (0.3, LOW)])
@pytest.mark.parametrize("alike", [0.0, 0.5])
def test_the_verdict_is_wrong_no_oftener_than_it_may(chance: float, claim: str, alike: float) -> None:
    generator = Generator(7)
    verdicts = [verdict(CLAIMS, twins_of(generator, chance, 600, alike)) for _ in range(200)]
    assert verdicts.count(claim) >= 180
    assert verdicts.count(UNDECIDED) == 0


def test_what_comes_after_the_verdict_changes_nothing() -> None:
    twins = twins_of(Generator(5), 0.9, 200)
    found, needed = decided(CLAIMS, twins)
    assert (found, needed < 40) == (HIGH, True)
    assert decided(CLAIMS, twins[:needed] + [0] * 500) == (HIGH, needed)
    assert decided(CLAIMS, twins[: needed - 1]) == (UNDECIDED, needed - 1)


def test_a_few_deals_prove_nothing() -> None:
    assert verdict(CLAIMS, [4] * 8) == UNDECIDED
    assert verdict(CLAIMS, [4] * 20) == HIGH
    assert verdict(CLAIMS, []) == UNDECIDED
