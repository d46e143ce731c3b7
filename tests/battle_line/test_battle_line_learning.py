"""The fit of the network that judges flags: what it is shown, what it reckons, and that it learns."""

from __future__ import annotations

import numpy as np
import pytest

from vexilla.games import GAMES
from vexilla.games.battle_line.actions import PLAY_VERB
from vexilla.games.battle_line.cards import FLAGS
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.lab.battle_line.learning import Fit, Seen, Table, played, reckoned
from vexilla.players.battle_line.judgement import OUTCOMES, chance_of_game
from vexilla.players.battle_line.learned import FEATURES, NETWORK, portraits
from vexilla.testing import position


def test_games_are_reckoned_as_players_reckon_them() -> None:
    chances = np.random.default_rng(1).uniform(0.0, 1.0, (5, FLAGS)).astype(np.float32)
    won, slopes = reckoned(chances)
    for row in range(len(chances)):
        here = [float(each) for each in chances[row]]
        assert won[row] == pytest.approx(chance_of_game(OUTCOMES, here), abs=1e-5)
        for flag in range(FLAGS):
            with_it, without = here[:], here[:]
            with_it[flag], without[flag] = 1.0, 0.0
            hangs = chance_of_game(OUTCOMES, with_it) - chance_of_game(OUTCOMES, without)
            assert slopes[row, flag] == pytest.approx(hangs, abs=1e-5)


def test_a_fit_learns_what_the_odds_do_not_see() -> None:
    """Flags with Fog are lost, whatever the odds say; it shows in flags and games that were not fitted to."""
    generator = generator_from(3)
    fog = FEATURES.index("fog")
    seen = []
    for _ in range(3000):
        shown = []
        flags = []
        for _ in range(FLAGS):
            features = [0.3] * len(FEATURES)
            features[0] = 0.0
            features[fog] = float(generator.below(2))
            shown.append(features)
            flags.append(1.0 - features[fog])
        look = Seen(shown, 0)
        look.flags = flags
        look.is_won = chance_of_game(OUTCOMES, flags) > 0.5
        seen.append(look)
    fit = Fit(1)
    kept = Table(seen[:500])
    before = fit.surprise(kept)
    for _ in range(4):
        fit.run(Table(seen[500:]), 0.004)
    assert fit.surprise(kept) < before - 0.3
    network = fit.network()
    features = [0.3] * len(FEATURES)
    features[0] = 0.0
    features[fog] = 1.0
    assert network.mended(features, 0.5) < 0.2
    features[fog] = 0.0
    assert network.mended(features, 0.5) > 0.8


def test_games_that_are_learnt_from() -> None:
    seen = played(2, 7, None)
    assert {each.is_won for each in seen} == {True, False}
    for each in seen:
        assert len(each.shown) == FLAGS
        for flag, shown in enumerate(each.shown):
            assert len(shown) == len(FEATURES) or shown[0] == each.flags[flag] or each.flags[flag] == 0.5
    again = played(2, 7, NETWORK)
    assert [each.shown for each in again] != [each.shown for each in seen], "who has a network plays otherwise"


def test_the_kept_network_is_shown_as_much_as_it_expects() -> None:
    assert len(NETWORK.inputs) == NETWORK.units * len(FEATURES)
    assert len(NETWORK.outputs) == len(NETWORK.biases) == NETWORK.units


def test_what_is_shown_of_a_flag() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-6 red-9 blue-4
        2: red-7 red-8 | yellow-1 green-5 blue-9
        5: yellow-10 yellow-9 yellow-8 | green-1 green-3
        8: red-2 |
        """,
    )
    shown = portraits(case.match.position, 0, 5, 6)
    pair = dict(zip(FEATURES, shown[1], strict=True))
    assert pair["lacks_one"] == pair["they_are_complete"] == pair["wedge_in_hand"] == pair["win_in_hand"] == 1.0
    assert pair["edge"] == 0.5
    assert pair["fog"] == pair["mud"] == 0.0
    assert shown[4] == [1.0], "nothing can beat it"
    for flag in (6, 7):
        begun = dict(zip(FEATURES, shown[flag], strict=True))
        assert begun["lacks_two"] == 1.0
        assert begun["colour_in_hand"] == pytest.approx(1 / 3), "the card that was laid is no longer in hand"


def test_nothing_hidden_is_shown() -> None:
    match = GAMES.find("battle_line").new(seed=seed_from(5), logging=False)
    chance = generator_from(5)
    looks = 0
    while not match.over:
        options = match.options()
        if PLAY_VERB.has(options[0]):
            looks += 1
            card, flag = PLAY_VERB.values(options[0])
            alike = match.imagine(match.decider, generator_from(looks))
            assert portraits(alike.position, match.decider, card, flag) == portraits(
                match.position.clone(), match.decider, card, flag
            )
        match.take(match.pick(chance))
    assert looks > 20
