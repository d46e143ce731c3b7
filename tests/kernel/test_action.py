"""Actions: text and number, both ways."""

from __future__ import annotations

import json
import pathlib

import pytest

from vexilla.games import GAMES
from vexilla.kernel.action import Numbers, Verb, Vocabulary, Words, room_for
from vexilla.kernel.chance import seed_from
from vexilla.kernel.refusal import BadSetup, UnknownAction

PINNED = pathlib.Path(__file__).with_name("verbs.json")
#: Rolls of more dice than this follow in the same manner.
MANY_DICE = 12
CARDS = Words("card", ("ace", "king", "queen"))
VOCABULARY = Vocabulary(Verb("play", CARDS, Numbers("distance", -2, 2)), Verb("play", CARDS), Verb("pass"))


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
    assert VOCABULARY.action("play king") == VOCABULARY.start("play", 1) + 1


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


@pytest.mark.parametrize("number", [-1, 15, 16, 23, 27, 29, 1_000_000])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    assert VOCABULARY.verb_of(number) is None
    with pytest.raises(UnknownAction, match="no verb has this number"):
        VOCABULARY.text(number)


def test_blocks_follow_each_other_with_room_to_grow() -> None:
    """15 plays get an eighth more and a round number, 3 cards likewise; a verb without blanks can only be itself."""
    assert [(verb.start, verb.count, verb.room) for verb in VOCABULARY.verbs] == [(0, 15, 24), (24, 3, 4), (28, 1, 1)]
    assert (VOCABULARY.size, VOCABULARY.count) == (29, 19)


def test_room_is_an_eighth_more_rounded_up() -> None:
    assert [room_for(count) for count in (1, 2, 3, 5, 10, 113, 113 * 113)] == [2, 3, 4, 6, 12, 128, 16384]


def test_a_word_more_and_a_verb_more_move_nothing() -> None:
    """What was added last stands last; a card more has room in its block, be it that the block keeps its room."""
    more = Words("card", (*CARDS.words, "jack"))
    grown = Vocabulary(
        Verb("play", more, Numbers("distance", -2, 2)), Verb("play", more, room=4), Verb("pass"), Verb("draw", more)
    )
    for verb in VOCABULARY.verbs:
        for action in range(verb.start, verb.start + verb.count):
            assert grown.text(action) == VOCABULARY.text(action)
    assert grown.start("draw") == VOCABULARY.size


def test_an_action_is_taken_apart_and_put_together() -> None:
    play = VOCABULARY.verb("play", 2)
    action = VOCABULARY.action("play queen -1")
    assert VOCABULARY.verb_of(action) is play
    assert play.has(action)
    assert not VOCABULARY.verb("pass").has(action)
    assert play.values(action) == [2, 1]
    assert play.value(action) == 1
    assert play.action(2, 1) == action


def test_a_verb_is_found_by_its_word() -> None:
    assert VOCABULARY.start("pass") == VOCABULARY.action("pass")
    with pytest.raises(BadSetup, match="no verb is called 'draw': there is play CARD DISTANCE, play CARD, pass"):
        VOCABULARY.verb("draw")
    with pytest.raises(BadSetup, match="several verbs are called 'play'"):
        VOCABULARY.verb("play")


def test_a_verb_belongs_to_one_vocabulary() -> None:
    with pytest.raises(BadSetup, match="'pass' belongs to another vocabulary"):
        Vocabulary(VOCABULARY.verb("pass"))


def test_a_verb_cannot_outgrow_its_room() -> None:
    with pytest.raises(BadSetup, match="'play CARD' has 3 actions, but room for 2"):
        Verb("play", CARDS, room=2)


def test_two_verbs_may_not_be_written_alike() -> None:
    with pytest.raises(BadSetup, match="written alike"):
        Vocabulary(Verb("play", CARDS), Verb("play", Numbers("distance", 0, 3)))


@pytest.mark.parametrize("key", GAMES.games)
def test_where_the_verbs_of_each_game_begin_is_pinned(key: str) -> None:
    """Trained networks and stored statistics depend on these numbers: a verb that moves breaks them."""
    game = GAMES.find(key)
    pinned = json.loads(PINNED.read_text(encoding="utf-8"))[key]
    assert {
        "players": {verb.usage(): verb.start for verb in game.vocabulary.verbs},
        "chance": {verb.usage(): verb.start for verb in game.outcomes.verbs if len(verb.parameters) < MANY_DICE},
    } == pinned


@pytest.mark.parametrize("key", GAMES.games)
def test_the_documented_sizes_are_those_of_the_vocabularies(key: str) -> None:
    game = GAMES.find(key)
    numbers, actions = f"{game.vocabulary.size:,}", f"{game.vocabulary.count:,}"
    row = f"| `{key}` | {len(game.vocabulary.verbs)} | {actions} | {numbers} |"
    assert row in pathlib.Path("docs/architecture.md").read_text(encoding="utf-8")


def test_a_number_that_no_action_has_is_told_so_by_the_match() -> None:
    match = GAMES.find("battle_line").new(seed=seed_from(1))
    with pytest.raises(UnknownAction, match="'600' is not an action: no verb has this number"):
        match.refusal(600)
    with pytest.raises(UnknownAction):
        match.take(-5)
