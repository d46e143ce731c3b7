"""Geometry: headings, the table of sines, roundings and limits."""

import math
import random

import pytest
from hypothesis import strategies as st

from grand_battle.lying import for_any, headings, lies, places
from vexilla.games.grand_battle.geometry.bodies import body_of
from vexilla.games.grand_battle.geometry.numbers import (
    COSINE,
    HALF_TURN,
    HEADINGS,
    SINE,
    STEP,
    bisector,
    chord,
    difference,
    distance,
    heading_of,
    moved,
    root,
    rounded,
    turned,
    within,
)
from vexilla.testing import rule


def test_every_sine_is_the_nearest_whole_number() -> None:
    for heading in range(HEADINGS):
        angle = math.radians(heading / 100)
        assert SINE[heading] == round(math.sin(angle) * 10**9)
        assert COSINE[heading] == round(math.cos(angle) * 10**9)


@rule("GRB-01-046")
def test_headings_run_clockwise_from_straight_away_from_the_attackers_edge() -> None:
    assert moved((10 * STEP, 10 * STEP), 0, STEP) == (10 * STEP, 11 * STEP)
    assert moved((10 * STEP, 10 * STEP), 9000, STEP) == (11 * STEP, 10 * STEP)
    assert moved((10 * STEP, 10 * STEP), 0, 0, STEP) == (11 * STEP, 10 * STEP)
    assert [heading_of(0, 1), heading_of(1, 0), heading_of(0, -1), heading_of(-1, 0)] == [0, 9000, 18000, 27000]


@rule("GRB-01-050")
@pytest.mark.parametrize(("number", "nearest"), [(14, 1), (15, 2), (16, 2), (-14, -1), (-15, -2), (-16, -2), (0, 0)])
def test_halves_are_rounded_away_from_zero(number: int, nearest: int) -> None:
    assert rounded(number, 10) == nearest


@rule("GRB-01-050")
def test_a_limit_may_be_missed_by_two_thousandths() -> None:
    assert within(20_002, 20 * STEP)
    assert not within(20_003, 20 * STEP)


@rule("GRB-01-050")
def test_a_direction_becomes_the_nearest_heading() -> None:
    dice = random.Random(1)
    for _ in range(5_000):
        x, y = dice.randint(-150_000, 150_000), dice.randint(-150_000, 150_000)
        assert heading_of(x, y) == round(math.degrees(math.atan2(x, y)) * 100) % HEADINGS


@for_any(headings, st.integers(2_000 * STEP // 10, 300 * STEP))
def test_a_far_spot_lies_in_the_heading_it_was_moved_in(heading: int, length: int) -> None:
    assert heading_of(*moved((0, 0), heading, length)) == heading


@for_any(places, places)
def test_headings_turn_and_mirror_with_the_table(x: int, y: int) -> None:
    if x or y:
        assert heading_of(-x, y) == -heading_of(x, y) % HEADINGS
        assert heading_of(-x, -y) == (heading_of(x, y) + HALF_TURN) % HEADINGS


@for_any(headings, headings)
def test_a_bisector_is_as_far_from_one_as_from_the_other(one: int, two: int) -> None:
    middle = bisector(one, two)
    assert abs(abs(difference(one, middle)) - abs(difference(middle, two))) <= 1
    assert abs(difference(one, middle)) <= HALF_TURN // 2
    if abs(difference(one, two)) != HALF_TURN:
        assert middle == bisector(two, one) == -bisector(-one % HEADINGS, -two % HEADINGS) % HEADINGS
        assert middle == (bisector((one + HALF_TURN) % HEADINGS, (two + HALF_TURN) % HEADINGS) + HALF_TURN) % HEADINGS


@for_any(headings, headings)
def test_a_difference_leads_from_one_heading_to_the_other(one: int, two: int) -> None:
    assert (one + difference(one, two)) % HEADINGS == two
    assert -HALF_TURN < difference(one, two) <= HALF_TURN


@for_any(st.integers(0, 10**17))
def test_roots_are_the_nearest(square: int) -> None:
    found = root(square)
    assert (2 * found - 1) ** 2 <= 4 * square <= (2 * found + 1) ** 2 or found == square == 0


@for_any(places, places, st.integers(-HEADINGS, HEADINGS))
def test_a_spot_turned_keeps_its_distance(x: int, y: int, angle: int) -> None:
    pivot = (3 * STEP, -7 * STEP)
    assert abs(distance(turned((x, y), pivot, angle), pivot) - distance((x, y), pivot)) <= 2


@rule("GRB-05-022", "GRB-05-060")
@pytest.mark.parametrize(
    ("units", "degrees", "cost"),
    [(1, 30, 4_141), (1, -30, 4_141), (1, 60, 8_000), (1, 90, 11_314), (3, 30, 12_423), (1, 0, 0)],
)
def test_a_wheel_costs_its_chord(units: int, degrees: int, cost: int) -> None:
    group = body_of([lies(8 * number, 0, 0) for number in range(units)])
    assert group.wheel_cost(degrees * 100) == chord(8 * STEP * units, degrees * 100) == cost


@for_any(st.integers(1, 12), st.integers(0, 9000))
def test_a_chord_is_the_distance_of_the_two_ends(units: int, angle: int) -> None:
    width = 8 * STEP * units
    exact = 2 * width * math.sin(math.radians(angle / 200))
    assert abs(chord(width, angle) - exact) <= 0.51
