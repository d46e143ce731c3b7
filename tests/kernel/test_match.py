"""Match, steps and sources, shown on Battle Line."""

from __future__ import annotations

import json

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.refusal import BadSetup, IllegalAction, NothingToDecide
from vexilla.kernel.sides import BOTTOM, CHANCE, SPECTATOR, TOP
from vexilla.kernel.source import Asking, ScriptOver
from vexilla.testing import new_game, position, rule

GAME = GAMES.find("battle_line")


def test_a_match_waits_at_the_first_choice() -> None:
    match = GAME.new(seed=seed_from(1))
    assert match.decider in (BOTTOM, TOP)
    assert len(match.options()) == 63
    assert not match.over


def test_a_refused_action_changes_nothing_and_names_its_clause() -> None:
    match = GAME.new(seed=seed_from(1))
    before = match.digest()
    with pytest.raises(IllegalAction) as refused:
        match.act("claim 1")
    assert refused.value.refusal.clause == "BLN-04-007"
    assert match.digest() == before
    assert not [taken for taken in match.history if taken.side != CHANCE]


def test_nothing_can_be_done_after_the_end() -> None:
    match = GAME.new(seed=seed_from(1), logging=False)
    generator = generator_from(1)
    while not match.over:
        match.apply(match.options()[generator.below(len(match.options()))])
    assert match.options() == []
    with pytest.raises(NothingToDecide):
        match.act("pass")


def test_chance_is_a_side_that_can_be_asked() -> None:
    """In research the match stops at a draw as at any other choice."""
    match = GAME.new(source=Asking())
    assert match.decider == CHANCE
    assert len(match.options()) == 60
    match.act("cut red-7")
    match.act("cut blue-3")
    dealt = [match.text(action) for action in match.options()]
    assert dealt[0] == "deal red-1"
    for card in range(1, 8):
        match.act(f"deal green-{card}")
        match.act(f"deal blue-{card}")
    assert match.decider == TOP
    assert match.view(TOP)["hands"]["top"]["cards"] == [f"green-{card}" for card in range(1, 8)]


def test_a_players_choice_does_not_shift_what_chance_says_later() -> None:
    """Streams are split by use: drawing Tactics leaves the order of the Troops alone."""
    case = new_game("battle_line", seed=3)
    other = case.clone()
    case.play(case.options("play")[0], "draw tactics")
    other.play(other.options("play")[5], "draw troops")
    first_troop = other.events("battle-line-drew")[-1]["card"]
    case.play(case.options("play")[0], "draw troops")
    assert case.events("battle-line-drew")[-1]["card"] == first_troop


def test_a_script_that_is_used_up_is_an_error_without_luck() -> None:
    case = position("battle_line", "bottom hand: red-1", {"troops": ["red-2"]}, luck=False)
    case.play("play red-1 1", "draw troops")
    with pytest.raises(ScriptOver, match="no outcome is scripted for 'troops'"):
        case.play("draw troops")


def test_a_scripted_outcome_must_be_possible() -> None:
    case = position("battle_line", "bottom hand: red-1", {"troops": ["red-1"]}, luck=False)
    with pytest.raises(BadSetup, match="'deal red-1' cannot happen"):
        case.play("play red-1 1", "draw troops")


def test_a_stream_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadSetup, match="no stream 'dice': there is troops, tactics, cut"):
        position("battle_line", "", {"dice": ["1"]})


@pytest.mark.parametrize("side", [BOTTOM, TOP, SPECTATOR])
def test_a_view_is_json_and_tells_the_decision(side: int) -> None:
    match = GAME.new(seed=seed_from(4))
    seen = json.loads(json.dumps(match.view(side)))
    assert seen["decision"]["side"] in ("bottom", "top")
    assert ("actions" in seen["decision"]) == (side == match.decider)


def test_imagining_draws_only_what_is_unknown() -> None:
    match = GAME.new(seed=seed_from(4))
    imagined = [match.imagine(BOTTOM, generator_from(number)) for number in range(20)]
    hands = {tuple(sorted(each.position.troops_in_hand[TOP])) for each in imagined}
    assert len(hands) > 15, "the opponent's hand is drawn anew each time"
    assert all(each.position.troops_in_hand[BOTTOM] == match.position.troops_in_hand[BOTTOM] for each in imagined)


def test_an_imagined_match_waits_at_the_same_decision() -> None:
    match = GAME.new(seed=seed_from(1), logging=False)
    generator = generator_from(1)
    for _ in range(30):
        for side in (BOTTOM, TOP):
            imagined = match.imagine(side, generator_from(2))
            assert imagined.decider == match.decider
            assert imagined.number == len(imagined.options())
        imagined = match.imagine(match.decider, generator_from(2))
        assert imagined.options() == match.options()
        counted = [imagined.choice().nth(imagined, place) for place in range(imagined.number)]
        assert sorted(counted) == sorted(match.options())
        assert imagined.choice() is match.choice()
        match.apply(match.pick(generator))


def test_an_imagined_match_does_not_know_the_real_future() -> None:
    match = GAME.new(seed=seed_from(4))
    drawn = set()
    for number in range(20):
        imagined = match.imagine(match.decider, generator_from(number))
        imagined.apply(imagined.options()[0])
        imagined.act("draw troops")
        drawn.add(imagined.position.troops_in_hand[match.decider][-1])
    assert len(drawn) > 10


@rule("BLN-01-003")
def test_a_spectator_sees_only_backs() -> None:
    match = GAME.new(seed=seed_from(4))
    hands = match.view(SPECTATOR)["hands"]
    assert hands == {side: {"troops": 7, "tactics": 0, "known": []} for side in ("bottom", "top")}
