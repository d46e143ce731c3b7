"""The coach: it sees what wins, says why, judges what was done, and knows nothing that its side does not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from played import table_of

from vexilla.advice import advice_for
from vexilla.advice.coach import Coach, hint, review
from vexilla.advice.measures import Averages, Measure, reasons
from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.locales import LANGUAGES, Speaker
from vexilla.players import player_named
from vexilla.players.player import Sight
from vexilla.testing import position

EVERY_GAME = tuple(GAMES.games)


def hinted(match: AnyMatch, seconds: float | None = None) -> dict[str, Any]:
    found = hint(advice_for(match.game.key), match, match.decider, seconds)
    assert found is not None
    return found


# -- hints ---------------------------------------------------------------------------------------


def test_a_sure_banner_is_seen_and_told() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E4, HI F4
        top: LI E5 1, HI F5, HI G5, MI E7, MI F7
        card: order-three-center
        ordered: E4
        to do: battle
        """,
    )
    found = hinted(case.match)
    assert found["action"] == "attack E4 E5"
    why = found["reasons"][0]
    assert why["message"] == "coach-cc-destroys"
    assert why["arguments"] == {"unit": "light-infantry", "hex": "E5"}
    assert why["percent"] > why["instead"] + 20
    assert not why["against"]
    assert 0.0 <= found["others"][0]["chance"] <= found["chance"] <= 1.0


def test_the_own_loss_is_a_reason_against() -> None:
    best, other = Averages(), Averages()
    lost, hit = Measure("lost", (), -1.0), Measure("hit", (), 0.5)
    for number in range(10):
        best.add({hit: 1.0, **({lost: 1.0} if number < 3 else {})})
        other.add({lost: 1.0} if number < 1 else {})
    told = reasons(best, other)
    assert [(each["message"], each["percent"], each["instead"], each["against"]) for each in told] == [
        ("hit", 100, 0, False),
        ("lost", 30, 10, True),
    ]


def test_what_hardly_differs_is_no_reason() -> None:
    best, other = Averages(), Averages()
    for number in range(100):
        best.add({Measure("hit"): 1.0 if number < 55 else 0.0})
        other.add({Measure("hit"): 1.0 if number < 50 else 0.0})
    assert reasons(best, other) == []
    assert [each["percent"] for each in reasons(best, None)] == [55]


def test_nobody_gets_a_hint_for_somebody_else() -> None:
    match = GAMES.find("ancients").new(seed=seed_from(1), logging=False)
    assert hint(advice_for("ancients"), match, 1 - match.decider) is None


def test_a_game_without_a_coach() -> None:
    class Plain(type(advice_for("battle_line"))):  # type: ignore[misc]
        def rehearsing(self) -> None:
            return None

    match = GAMES.find("battle_line").new(seed=seed_from(1), logging=False)
    assert hint(Plain(), match, match.decider) is None


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_coach_does_not_peek(game: str) -> None:
    match = GAMES.find(game).new(seed=seed_from(8), logging=False)
    player = player_named(game, "steady", generator_from(2))
    for _ in range(12):
        match.take(player.choose(Sight(match, match.decider)))
    side = match.decider
    assert side in (0, 1)
    found = []
    for each in (match, match.imagine(side, generator_from(44))):
        coach = Coach(advice_for(game), Sight(each, side), player_named(game, "steady", generator_from(0)))
        ways = coach.weigh(coach.ways()[:3], ((2, 2),))
        found.append(json.dumps([(way.text, way.chances) for way in ways]))
    assert found[0] == found[1]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_reason_can_be_said(game: str) -> None:
    """Rehearsals of some decisions of a match; whatever became of them has words in all three languages."""
    match = GAMES.find(game).new(seed=seed_from(5), logging=False)
    player = player_named(game, "steady", generator_from(1))
    advice, before = advice_for(game), match.clone()
    measures: set[Measure] = set()
    for _ in range(400):
        if match.over:
            break
        match.take(player.choose(Sight(match, match.decider)))
        measures.update(advice.measured(before, match, 0))
    measures.update(advice.measured(before, match, 1))
    assert len(measures) > 3
    for language in LANGUAGES:
        speaker = Speaker(language)
        for measure in measures:
            assert speaker.knows(measure.message)
            said = speaker.tell(game, measure.message, dict(measure.arguments), dict.fromkeys(SIDE_NAMES, "?"))
            assert said
            assert "coach" not in said


# -- reviews -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["battle_line", "ancients"])
def test_a_quick_look_at_a_match(game: str) -> None:
    record = table_of(game, None, 3, "steady", other="random").record.text()
    found = review(advice_for(game), record, range(12), deep=False)
    assert found
    assert [each["step"] for each in found] == sorted({each["step"] for each in found})
    for each in found:
        assert each["side"] in SIDE_NAMES
        assert 0.0 <= each["costs"] <= 1.0
        assert (each["better"] is None) == (each["costs"] == 0.0)
        assert each["better"] != each["action"]


def test_who_decides_at_random_pays_more_than_steady() -> None:
    record = table_of("battle_line", None, 4, "steady", other="random").record.text()
    costs = dict.fromkeys(SIDE_NAMES, 0.0)
    for each in review(advice_for("battle_line"), record, range(60), deep=False):
        costs[each["side"]] += each["costs"]
    assert costs["top"] > 5 * costs["bottom"]


def test_a_deep_look_finds_what_was_thrown_away() -> None:
    """Of all that was possible: the sure banner that somebody left."""
    case = position(
        "ancients",
        """
        bottom: HI E4, HI F4
        top: LI E5 1, HI F5, HI G5, MI E7, MI F7
        card: order-three-center
        ordered: E4
        to do: battle
        """,
    )
    coach = Coach(
        advice_for("ancients"),
        Sight(case.match, case.match.decider),
        player_named("ancients", "steady", generator_from(0)),
    )
    ways = coach.weigh(coach.ways())
    done = next(way for way in ways if way.text == "done")
    assert ways[0].text == "attack E4 E5"
    assert ways[0].sure_gain_over(done) > 0.02
