"""Who is winning: in the middle at the start, on the winner's side at the end, and never outside of 0 to 1."""

from __future__ import annotations

import pytest
from played import at_random, table_of

from vexilla.advice import Advice, advice_for
from vexilla.advice.battle_line.advice import series_chance
from vexilla.games import GAMES
from vexilla.kernel.sides import NOBODY
from vexilla.testing import new_game, position

GAMES_OF_EACH = 8


PLAYED = (("ancients", "001-akragas"), ("battle_line", None), ("napoleonics", "001-rolica-first-position"))


@pytest.fixture(scope="module", params=PLAYED, ids=[ruleset for ruleset, _ in PLAYED])
def analysed(request: pytest.FixtureRequest) -> list[tuple[int, list[float]]]:
    """The winners of some games, and the balance after each step."""
    ruleset, scenario = request.param
    found = []
    for seed in range(100, 100 + GAMES_OF_EACH):
        table = table_of(ruleset, scenario, seed, "steady")
        points = advice_for(ruleset).analysis(table.record.text())["balance"]
        assert [point["step"] for point in points] == list(range(len(points)))
        found.append((table.winner, [point["bottom"] for point in points]))
    return [(winner, points) for winner, points in found if winner != NOBODY]


def test_before_the_last_decision_the_winner_is_known(analysed: list[tuple[int, list[float]]]) -> None:
    last = [points[-2] if winner == 0 else 1 - points[-2] for winner, points in analysed]
    assert sum(chance > 0.9 for chance in last) > len(last) / 2
    assert sum(chance > 0.5 for chance in last) > 0.8 * len(last)


def test_it_begins_in_the_middle_and_ends_with_the_winner(analysed: list[tuple[int, list[float]]]) -> None:
    for winner, points in analysed:
        assert 0.35 < points[0] < 0.7
        assert points[-1] == 1 - winner
        assert all(0 <= point <= 1 for point in points)


def test_it_is_right_more_often_the_later_it_is(analysed: list[tuple[int, list[float]]]) -> None:
    def surprise(part: float) -> float:
        places = [(winner, points[int(part * (len(points) - 1))]) for winner, points in analysed]
        return sum(abs(1 - winner - point) for winner, point in places) / len(places)

    assert surprise(0.95) < surprise(0.1)
    assert surprise(0.95) < 0.35


#: Both hold the same card.
ALIKE = "bottom hand: rally\ntop hand: rally\ncommand: 1 1"
FIELDS = {
    "ancients": "bottom: HI E3, MI F3\ntop: HI E6, MI F6\nneeded: 5 5\n",
    "napoleonics": "bottom: FR-LN E3, FR-LN F3\ntop: FR-LN E6, FR-LN F6\nneeded: 5 5\n",
}


@pytest.mark.parametrize(
    ("ruleset", "better", "worse"),
    [
        ("ancients", "banners: 4 1", "banners: 1 4"),
        ("ancients", "bottom hand: clash-of-shields", "bottom hand: order-two-left"),
        ("ancients", "turn: bottom", "turn: top"),
        ("napoleonics", "banners: 4 1", "banners: 1 4"),
        ("napoleonics", "bottom hand: bayonet-charge", "bottom hand: scout-left"),
        ("napoleonics", f"turn: bottom\n{ALIKE}", f"turn: top\n{ALIKE}"),
    ],
)
def test_what_helps_bottom_raises_its_chance(ruleset: str, better: str, worse: str) -> None:
    chances = [advice_for(ruleset).balance(position(ruleset, FIELDS[ruleset] + more).match) for more in (better, worse)]
    assert chances[0] > chances[1]


def test_flags_and_cards_count_in_battle_line() -> None:
    advice = advice_for("battle_line")
    cards = "red-10 red-9 red-8", "red-7 red-6 red-5"
    ahead = position("battle_line", f"1: {cards[0]} | blue-1 ; bottom holds\n2: {cards[1]} | ; bottom holds")
    behind = position("battle_line", f"1: blue-1 | {cards[0]} ; top holds\n2: | {cards[1]} ; top holds")
    assert advice.balance(ahead.match) > 0.75
    assert advice.balance(behind.match) < 0.25


def test_a_series_is_decided_by_its_points() -> None:
    assert series_chance(0.7, 0, 0) == pytest.approx(0.7)
    assert series_chance(0.5, 0, 3) == pytest.approx(0.5)
    assert series_chance(0.5, 4, 1) > 0.8
    assert series_chance(1.0, 0, 2) > series_chance(0.0, 0, 2)
    assert series_chance(0.0, 9, 2) == 1.0
    case = new_game("battle_line", options={"series": "3"})
    assert 0.4 < advice_for("battle_line").balance(case.match) < 0.6


def test_a_match_that_is_over_has_been_won() -> None:
    for ruleset, scenario in PLAYED:
        match = table_of(ruleset, scenario, 7, "random").match
        assert match.over
        wanted = 0.5 if match.position.winner == NOBODY else 1 - match.position.winner
        assert advice_for(ruleset).balance(match) == wanted


def test_a_resigned_game_ends_with_its_result() -> None:
    table = table_of("battle_line", None, 3, "random", 10)
    table.end("resigned", 0)
    analysis = advice_for("battle_line").analysis(table.record.text())
    assert analysis["balance"][-1]["bottom"] == 0.0


def test_judging_changes_nothing() -> None:
    for ruleset, scenario in PLAYED:
        for match in at_random(ruleset, scenario, 2, 60):
            before = match.digest()
            advice_for(ruleset).balance(match)
            assert match.digest() == before


def test_a_ruleset_without_advice_of_its_own_is_served_all_the_same() -> None:
    assert {advice_for(key).__class__ for key in GAMES.games} != {Advice}
    plain = advice_for("chess")
    assert plain.__class__ is Advice
    match = new_game("battle_line").match
    assert plain.balance(match) == 0.5
    assert plain.marks(match, match.decider) == {}
    assert plain.odds(match, match.decider) is None
    assert plain.obey(match, match.decider, []) is None
    assert plain.luck(table_of("battle_line", None, 3, "random", 5).record.text())["kind"] == "none"
