"""Positions written as text: what is written can be read, and what is wrong is named with its line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.source import Asking
from vexilla.testing import position, rule

GAME = GAMES.find("battle_line")


@settings(derandomize=True, deadline=None, max_examples=120)
@given(
    st.integers(0, 10_000), st.integers(0, 80), st.sampled_from(["standard", "advanced"]), st.sampled_from(["1", "2"])
)
def test_a_position_of_a_random_game_is_read_back(seed: int, decisions: int, variant: str, series: str) -> None:
    match = GAME.new(None, {"variant": variant, "series": series}, seed=seed_from(seed), logging=False)
    generator = generator_from(seed)
    while not match.over and (decisions > 0 or match.choice().question() != "battle-line-ask-play"):
        match.apply(match.options()[generator.below(len(match.options()))])
        decisions -= 1
    text = match.position.canonical()
    again = GAME.position_from(text + ("" if match.over else "\nto do: play"), Asking())
    assert again.position.canonical() == text
    assert again.position.faults() == []
    assert sorted(again.options()) == sorted(match.options())
    assert again.digest() == match.digest()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("bottom hand: red-11", "line 1, 'bottom hand: red-11': no card is called 'red-11'"),
        ("\ntop hand: red-1\nbottom hand: red-1", "line 3, .*: the card red-1 is in two places"),
        ("3: red-1 red-2", "line 1, .*: a flag's line needs one '|'"),
        ("10: red-1 | red-2", "there is no flag 10: flags are 1 to 9"),
        ("1: red-1 red-2 red-3 red-4 |", "bottom has 4 cards at flag 1: there is room for 3"),
        ("1: scout |", "a Guile card lies at no flag"),
        ("1: red-1 | red-2 ; nobody cares", "'nobody cares' is neither 'SIDE holds' nor 'SIDE first'"),
        ("1: red-1 | red-2 ; left holds", "no side is called 'left'"),
        ("hello", "a line needs a title and a colon"),
        ("weather: fine", "no line begins with 'weather'"),
        ("bottom mood: good", "no line begins with 'bottom mood'"),
        ("left hand: red-1", "no line begins with 'left hand'"),
        ("to do: sleep", "there is nothing to do called 'sleep': use one of play, claim, draw, return"),
        ("turn: never", "no side is called 'never'"),
        ("bottom hand: red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8", "bottom holds 8 cards: 7 is the limit"),
        ("options: tactics=off\nbottom hand: fog", "the card fog is not in this game: tactics=off"),
        ("options: tactic=off", "battle_line has no option 'tactic'"),
        ("1: | ; top holds\n2: | ; top holds\n3: | ; top holds", "top has already won with these flags"),
        ("1: red-1 |\n1: red-2 |", "there is another line '1'"),
        ("bottom hand: red-1\nscouting: 3\nto do: draw", "after scouting three cards, the thing to do is return"),
        ("top exposed: red-1", "top does not hold all the cards that are called exposed"),
    ],
)
def test_what_is_wrong_is_named(text: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says.replace("|", r"\|")):
        position("battle_line", text)


def test_comments_and_empty_lines_do_not_matter() -> None:
    case = position("battle_line", "# a quiet start\n\nbottom hand: red-1  # the only card\n")
    assert case.lines()["bottom hand"] == "red-1"


def test_a_position_in_the_middle_of_scouting() -> None:
    case = position("battle_line", "bottom hand: red-1 red-2 red-3\nbottom discard: scout\nscouting: 3\nto do: return")
    assert case.options() == ["return red-1", "return red-2", "return red-3"]
    case.play("return red-1", "return red-3")
    assert case.decider == "top"
    assert case.lines()["troops returned by bottom"] == "red-3 red-1"


@rule("BLN-09-006")
def test_a_leader_on_the_table_is_not_forgotten_when_only_a_number_is_given() -> None:
    for text in ("bottom tactics: 1\n3: alexander |", "3: alexander |\nbottom tactics: 1", "3: alexander |"):
        case = position("battle_line", f"bottom hand: darius red-1\ntop tactics: 1\n{text}")
        assert case.view("top")["leader_played"] == {"bottom": True, "top": False}
        assert case.view("top")["tactics_played"] == {"bottom": 1, "top": 1}
        assert case.options("play darius") == []
    case = position("battle_line", "bottom hand: darius red-1\ntop tactics: 1\nbottom tactics: 1 leader")
    assert case.options("play darius") == []


def test_a_question_says_what_it_is_about() -> None:
    case = position("battle_line", "bottom hand: traitor\n1: | red-9 blue-3")
    case.play("play traitor", "choose red-9")
    assert case.view("top")["decision"]["about"] == {"card": "red-9"}
    muddy = "1: mud red-1 red-2 red-3 red-4 |\ntop hand: deserter\nturn: top"
    case = position("battle_line", muddy).play("play deserter", "choose mud")
    assert case.view("bottom")["decision"]["about"] == {"flag": 1}
