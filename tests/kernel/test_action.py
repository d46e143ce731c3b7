"""Actions: text and number, both ways."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.action import Numbers, Verb, Vocabulary, Words
from vexilla.kernel.refusal import BadSetup, UnknownAction

CARDS = Words("card", ("ace", "king", "queen"))
VOCABULARY = Vocabulary(Verb("play", 0, CARDS, Numbers("distance", -2, 2)), Verb("play", 20, CARDS), Verb("pass", 30))


def test_parameters_are_counted_like_digits() -> None:
    assert VOCABULARY.action("play ace -2") == 0
    assert VOCABULARY.action("play ace 2") == 4
    assert VOCABULARY.action("play king -2") == 5
    assert VOCABULARY.text(14) == "play queen 2"


def test_every_action_comes_back_from_its_text() -> None:
    for verb in VOCABULARY.verbs:
        for action in range(verb.start, verb.start + verb.count):
            assert VOCABULARY.action(VOCABULARY.text(action)) == action


def test_a_word_may_serve_two_verbs_that_differ_in_length() -> None:
    assert VOCABULARY.text(VOCABULARY.action("play king")) == "play king"
    assert VOCABULARY.action("play king") == 21


def test_capitals_and_spaces_do_not_matter() -> None:
    assert VOCABULARY.action("  Play   KING 0 ") == VOCABULARY.action("play king 0")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "an action begins with one of"),
        ("plaz ace", "did you mean 'play'"),
        ("play", "it is written 'play CARD DISTANCE' or 'play CARD'"),
        ("play kinf 1", "'kinf' is no card; did you mean 'king'"),
        ("play king 3", "'3' is no distance; did you mean '-2' or '2'"),
        ("play king x", "'x' is no distance"),
        ("pass now", "it is written 'pass'"),
    ],
)
def test_a_wrong_text_is_told_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(UnknownAction, match=says.replace("?", r"\?")):
        VOCABULARY.action(text)


def test_a_number_that_is_no_action_is_refused() -> None:
    with pytest.raises(UnknownAction):
        VOCABULARY.text(17)


def test_verbs_may_not_overlap() -> None:
    with pytest.raises(BadSetup, match="'draw' starts at 2"):
        Vocabulary(Verb("play", 0, CARDS), Verb("draw", 2, CARDS))


def test_the_encoding_of_battle_line_is_pinned() -> None:
    """Trained networks and stored statistics depend on these numbers."""
    vocabulary = GAMES.find("battle_line").vocabulary
    pinned = {"play red-1 1": 0, "play mud 9": 593, "play scout": 600, "pass": 610, "claim 1": 620, "done": 630}
    pinned |= {"draw troops": 640, "return red-1": 650, "choose red-1": 720, "move 1": 790, "discard": 800}
    pinned |= {"discard traitor": 879, "deal red-1": 880, "cut green-10": 1009}
    assert {text: vocabulary.action(text) for text in pinned} == pinned
