"""The levels of Battle Line: in order, functions of what they see, and thoughts that can be cut short."""

from __future__ import annotations

import os

import pytest

from vexilla.games import GAMES
from vexilla.games.battle_line.cards import TROOPS, VALUES
from vexilla.games.battle_line.formation import ALL_TROOPS, BIT, strength_of
from vexilla.kernel.chance import Generator, generator_from, seed_from
from vexilla.lab.arena import simulate
from vexilla.players import levels_of, player_named, thinking
from vexilla.players.battle_line.judgement import OUTCOMES, Judgement
from vexilla.players.battle_line.learned import NETWORK, LearnedJudgement, Mender, log_odds
from vexilla.players.battle_line.quick import UNDECIDED, QuickGame
from vexilla.players.battle_line.shapes import FIRST_PAIR, beating, count, strength_with
from vexilla.players.battle_line.weights import STEADY
from vexilla.players.player import Sight
from vexilla.testing import Case, position

BATTLE_LINE = GAMES.find("battle_line")


def answer(case: Case, level: str) -> str:
    sight = Sight(case.match, case.match.decider)
    return sight.text(player_named("battle_line", level, generator_from(1)).choose(sight))


def test_the_levels_there_are() -> None:
    assert levels_of("battle_line") == ("recruit", "soldier", "veteran", "general")


#: The general thinks for a second a game and more: `make soak` gives him as many games as the others.
IS_LONG = os.environ.get("VEXILLA_BATTERY") == "all"


@pytest.mark.parametrize(
    ("weaker", "stronger", "deals", "least"),
    [
        ("random", "recruit", 20, 25),
        ("recruit", "soldier", 20, 25),
        ("soldier", "veteran", 20, 25),
        ("veteran", "general", 20 if IS_LONG else 10, 23 if IS_LONG else 11),
    ],
)
@pytest.mark.parametrize("tactics", ["on", "off"])
def test_each_level_beats_the_one_below(weaker: str, stronger: str, deals: int, least: int, tactics: str) -> None:
    options = {"tactics": tactics}
    won = simulate(BATTLE_LINE, None, options, [stronger, weaker], deals, 5).wins[0]
    won += simulate(BATTLE_LINE, None, options, [weaker, stronger], deals, 5).wins[1]
    assert won >= least


@pytest.mark.parametrize("level", ["recruit", "soldier", "general"])
@pytest.mark.parametrize(
    "options",
    [
        {"series": "2"},
        {"variant": "advanced"},
        {"tactics": "off", "claims": "unaided", "variant": "advanced", "series": "2"},
    ],
)
def test_plays_every_variant(level: str, options: dict[str, str]) -> None:
    assert simulate(BATTLE_LINE, None, options, [level, "random"], 1, 3).games == 1


@pytest.mark.parametrize("level", ["recruit", "soldier", "general"])
def test_answers_the_same_where_it_cannot_tell_the_difference(level: str) -> None:
    match = BATTLE_LINE.new(seed=seed_from(31), logging=False)
    player = player_named("battle_line", level, generator_from(1))
    steady = [player_named("battle_line", "steady", generator_from(side)) for side in (0, 1)]
    decisions = 0
    while not match.over:
        side = match.decider
        decisions += 1
        if decisions % 7 == 0:
            alike = match.imagine(side, generator_from(decisions))
            assert player.choose(Sight(alike, side)) == player.choose(Sight(match, side))
        match.take(steady[side].choose(Sight(match, side)))
    assert decisions > 50


# -- what is weak about the weak ------------------------------------------------------------------


#: The enemy lacks one card of the strongest Wedge, and the third flag can be proven to hold.
PROVEN = """
    bottom hand: red-1 blue-2
    3: red-8 red-9 red-10 | yellow-8 green-7
    to do: claim
    """


def test_a_recruit_claims_only_what_lies_there() -> None:
    assert answer(position("battle_line", PROVEN), "recruit") == "done"
    assert answer(position("battle_line", PROVEN), "soldier") == "claim 3"
    finished = PROVEN.replace("yellow-8 green-7", "yellow-8 green-7 blue-7")
    assert answer(position("battle_line", finished), "recruit") == "claim 3"


def test_a_recruit_does_not_look_over() -> None:
    answers: dict[str, list[str]] = {"recruit": [], "soldier": []}
    for enemy in ("yellow-10 yellow-9 yellow-8", "yellow-5 green-1 blue-3"):
        case = position(
            "battle_line",
            f"""
            bottom hand: red-6 blue-4 purple-1 orange-2 green-6 yellow-1
            2: red-7 red-8 | {enemy}
            """,
        )
        for level, given in answers.items():
            given.append(answer(case, level))
    assert answers["recruit"][0] == answers["recruit"][1]
    assert answers["soldier"][0] != "play red-6 2"


# -- thinking ------------------------------------------------------------------------------------


def test_a_thought_can_be_cut_short() -> None:
    match = BATTLE_LINE.new(seed=seed_from(8), logging=False)
    general = thinking(player_named("battle_line", "general", generator_from(1)))
    assert general is not None
    sight = Sight(match, match.decider)
    thought = general.begin(sight)
    assert thought.best() in sight.options()
    before = thought.progress
    assert before == 0.0
    thought.step()
    assert 0.0 < thought.progress < 1.0
    assert thought.best() in sight.options()
    while not thought.is_done:
        thought.step()
    assert thought.progress == 1.0
    assert thought.best() == general.choose(sight)
    thought.step()
    assert thought.is_done


def test_what_is_no_choice_of_a_card_is_decided_at_once() -> None:
    case = position("battle_line", PROVEN)
    general = thinking(player_named("battle_line", "general", generator_from(1)))
    assert general is not None
    thought = general.begin(Sight(case.match, case.match.decider))
    assert thought.is_done
    assert case.match.text(thought.best()) == "claim 3"


def test_more_seconds_more_work() -> None:
    match = BATTLE_LINE.new(seed=seed_from(8), logging=False)
    sight = Sight(match, match.decider)
    steps = []
    for seconds in (1, 3):
        general = thinking(player_named("battle_line", "general", generator_from(1), seconds))
        assert general is not None
        thought = general.begin(sight)
        number = 0
        while not thought.is_done:
            thought.step()
            number += 1
        steps.append(number)
    assert steps[1] > 2 * steps[0]


# -- quick games ---------------------------------------------------------------------------------


def test_tables_of_pairs_agree_with_the_rules() -> None:
    generator = generator_from(4)
    for _ in range(3000):
        a = generator.below(TROOPS)
        b = generator.below(TROOPS)
        card = generator.below(TROOPS)
        if len({a, b, card}) < 3:
            continue
        shape = FIRST_PAIR + a * TROOPS + b
        strength = strength_of(BIT[a] | BIT[b] | BIT[card], 0, 3, False)
        assert strength_with(shape, card) == strength
        below = beating(shape, strength) & ~(BIT[a] | BIT[b])
        better = [each for each in range(TROOPS) if each not in (a, b) and strength_with(shape, each) > strength]
        assert below == sum(BIT[each] for each in better)
        assert count(below) == len(better)
    assert count(ALL_TROOPS) == TROOPS
    assert VALUES * 6 == TROOPS


@pytest.mark.parametrize("tactics", ["on", "off"])
def test_a_quick_game_ends_and_loses_no_card(tactics: str) -> None:
    for number in range(10):
        match = BATTLE_LINE.new(options={"tactics": tactics}, seed=seed_from(number), logging=False)
        chance = generator_from(number)
        for _ in range(30):
            match.apply(match.pick(chance))
        imagined = match.imagine(match.decider, Generator(number + 1)).position
        game = QuickGame(imagined.clone(), imagined.piles[0].below[::-1])
        assert game.finish(imagined.active, 200) in (0.0, 0.5, 1.0)
        held = sum(len(hand) for hand in game.position.troops_in_hand)
        before = sum(len(hand) for hand in imagined.troops_in_hand) + len(imagined.piles[0].below)
        laid = (game.position.seen & ~imagined.seen).bit_count()
        assert held + laid + len(game.pile) == before


def test_a_quick_game_that_is_broken_off_is_left_for_judgement() -> None:
    match = BATTLE_LINE.new(options={"tactics": "off"}, seed=seed_from(2), logging=False)
    imagined = match.imagine(match.decider, Generator(3)).position
    game = QuickGame(imagined, imagined.piles[0].below[::-1])
    assert game.finish(imagined.active, 6) == UNDECIDED
    assert imagined.piles[0].size() == len(game.pile) == 60 - 14 - 6
    assert not imagined.faults()


# -- what was learnt -----------------------------------------------------------------------------


def test_a_network_adds_to_the_log_odds() -> None:
    """Of two units one fires: 0.5 + 2 x 1, and its output is 0.4."""
    network = Mender([[2.0, 0.0], [-1.0, 0.0]], [0.5, 0.0], [0.4, 9.0])
    assert log_odds(network.mended([1.0, 3.0], 0.5)) == pytest.approx(0.4 * 2.5)
    assert log_odds(network.mended([1.0, 3.0], 0.8)) == pytest.approx(log_odds(0.8) + 0.4 * 2.5)


def test_what_is_certain_is_not_mended() -> None:
    case = position("battle_line", PROVEN)
    chances = LearnedJudgement(case.match.position, 0, STEADY, OUTCOMES, NETWORK).now()
    assert chances[2] == 1.0
    odds = Judgement(case.match.position, 0, STEADY, OUTCOMES).now()
    assert all(mended != before for mended, before in zip(chances[3:], odds[3:], strict=True))
