"""What a network learns from battles: those that are kept, what is seen of them, and the fit."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from vexilla.games.commands_colors.turn import PlaysCard
from vexilla.games.samurai.cards import CARD_KEYS
from vexilla.kernel.sides import BOTTOM
from vexilla.kernel.source import Seeded
from vexilla.lab.commands_colors.battles import Battles
from vexilla.lab.commands_colors.fit import Fit, surer, surprise
from vexilla.lab.commands_colors.learning import Plain, foretold, mirrored, written
from vexilla.lab.commands_colors.looks import Looks
from vexilla.lab.kept_battles import complete, kept
from vexilla.players.commands_colors.fortune import Fortune, worth_of_units
from vexilla.players.commands_colors.learned import Network, network_of
from vexilla.players.commands_colors.portrait import SHOWN, TABLE, Portrait

BATTLES = Battles("samurai", 1)
KINDS = len(BATTLES.staff.judgement.steady.weights.worth)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of a few battles."""
    found = tmp_path_factory.mktemp("battles") / "samurai.txt"
    complete(found, BATTLES, 6)
    return found


def looks_of(file: Path) -> Looks:
    """What is seen of them."""
    return Looks(BATTLES, enumerate(kept(file)))


def test_battles_are_what_their_numbers_say_and_the_file_is_completed(file: Path) -> None:
    whole = file.read_text()
    assert BATTLES.fight(3) == list(kept(file))[3]
    broken = file.with_name("broken.txt")
    broken.write_text("".join(whole.splitlines(keepends=True)[:3]) + "17 18 1")
    assert len(list(kept(broken))) == 3, "a line that was broken off is none"
    complete(broken, BATTLES, 6)
    assert broken.read_text() == whole
    complete(broken, BATTLES, 5)
    assert broken.read_text() == whole, "there are more already"


def test_the_lab_sees_what_a_player_is_shown(file: Path) -> None:
    looks = looks_of(file)
    assert looks.weight.sum() == pytest.approx(len(looks.won))
    row = 0
    for number, actions in enumerate(kept(file)):
        match = BATTLES.begin(number)
        turn = -1
        first = row
        for action in actions:
            if isinstance(match.choice(), PlaysCard) and match.position.turn != turn:
                turn = match.position.turn
                portrait = Portrait(BATTLES.staff.judgement, match.position)
                assert looks.table[row] == pytest.approx(portrait.table, abs=1e-5)
                assert looks.starts[row + 1] - looks.starts[row] == len(portrait.kinds)
                assert looks.side[row] == match.position.active
                row += 1
            match.apply(action)
        winner = match.position.winner
        assert list(looks.won[first:row]) == [float(side == winner) for side in looks.side[first:row]]
        assert looks.weight[first:row].sum() == pytest.approx(len(looks.won) / 6)


def test_luck_is_what_is_still_to_come_of_it(file: Path) -> None:
    looks = looks_of(file)
    row = 0
    for number, actions in enumerate(kept(file)):
        match = BATTLES.begin(number)
        worth = worth_of_units(match.position, BATTLES.staff.judgement.steady.weights)
        fortune = Fortune(cast("Seeded", match.source).generators, worth)
        match.source = fortune
        turn = -1
        before = []
        for action in actions:
            if isinstance(match.choice(), PlaysCard) and match.position.turn != turn:
                turn = match.position.turn
                before.append(fortune.luck)
            match.apply(action)
        assert fortune.luck != 0.0
        for each in before:
            left = fortune.luck - each
            assert looks.luck[row] == pytest.approx(left if looks.side[row] == BOTTOM else -left, abs=1e-5)
            row += 1
    assert row == len(looks.luck)


def random_fit() -> Fit:
    """A network that has not learnt anything, all of whose numbers say something."""
    fit = Fit(KINDS, looks_width(), mirrored(BATTLES, looks_width()), 5)
    chance = np.random.default_rng(6)
    for number, part in enumerate(fit.parts):
        fit.mean[number] = (part + chance.normal(0.0, 0.05, part.shape)).astype(np.float32)
    return fit


def looks_width() -> int:
    """How many numbers the table has."""
    match = BATTLES.begin(0)
    return len(Portrait(BATTLES.staff.judgement, match.position).table)


def test_a_player_says_what_the_lab_says(file: Path) -> None:
    looks = looks_of(file)
    fit = random_fit()
    told = fit.told(looks, np.arange(len(looks.won)))
    network = network_of(written(fit.network()))
    match = BATTLES.begin(0)
    turn, row = -1, 0
    for action in next(iter(kept(file))):
        if isinstance(match.choice(), PlaysCard) and match.position.turn != turn:
            turn = match.position.turn
            said = network.log_odds(Portrait(BATTLES.staff.judgement, match.position))
            assert said == pytest.approx(float(told[row]), abs=0.02)
            row += 1
        match.apply(action)
    assert row > 5
    assert np.std(told[:row]) > 0.1


def test_left_and_right_change_places() -> None:
    turned = mirrored(BATTLES, looks_width())
    assert sorted(turned) == list(range(looks_width()))
    assert [turned[each] for each in turned] == list(range(looks_width())), "twice is not at all"
    first = len(TABLE)
    left, right = CARD_KEYS.index("advance-left"), CARD_KEYS.index("advance-right")
    for hand in (first, first + len(CARD_KEYS)):
        assert turned[hand + left] == hand + right
        assert turned[hand + CARD_KEYS.index("advance-center")] == hand + CARD_KEYS.index("advance-center")
    assert turned[:first] == list(range(first))


def test_a_fit_learns_who_wins_and_leaves_luck_out(file: Path) -> None:
    """Whoever has the greater army wins, or whom the dice like: the network learns the one and leaves the other out."""
    looks = looks_of(file)
    chance = np.random.default_rng(1)
    count = len(looks.won)
    rows = np.arange(count)
    army, luck = (chance.normal(0.0, 1.0, count).astype(np.float32) for _ in range(2))
    # Nothing else is seen, by which so few turns could be told apart.
    looks.table[:], looks.units[:] = 0.0, 0.0
    looks.table[:, TABLE.index("army")] = army
    won = (army + luck > 0.0).astype(np.float32)
    fit = Fit(KINDS, looks_width(), mirrored(BATTLES, looks_width()), 2)
    before = surprise(fit.told(looks, rows), won, looks.weight)
    fit.run(looks, np.tile(rows, 60), won, luck, 20, 0.01)
    told = fit.told(looks, rows)
    assert np.corrcoef(told, army)[0, 1] > 0.75
    assert abs(np.corrcoef(told, luck)[0, 1]) < 0.4
    assert surprise(told, won, looks.weight) < before - 0.1


def test_how_much_surer_it_may_be() -> None:
    """Whoever takes even odds of two for four is told so, and is surprised less then."""
    odds = np.repeat(np.log([2.0, 0.5]), 300)
    won = np.array(([1.0] * 200 + [0.0] * 100) + ([1.0] * 100 + [0.0] * 200))
    weight = np.ones(600)
    assert surer(2.0 * odds, won, weight) == pytest.approx(0.5)
    assert surprise(odds, won, weight) == pytest.approx(-(2 * np.log(2 / 3) + np.log(1 / 3)) / 3)
    assert surprise(odds, won, weight) < surprise(2.0 * odds, won, weight)


def test_later_turns_are_foretold_without_luck(file: Path) -> None:
    looks = looks_of(file)
    count = len(looks.won)
    targets, weighs = foretold(looks, np.zeros(count, np.float32))
    assert targets.shape == (count,)
    sign = np.where(looks.side == BOTTOM, 1.0, -1.0)
    for this, after in pairwise(range(count)):
        if looks.battle[this] != looks.battle[after]:
            continue
        # Seen from the bottom: what is said of the turn after this one, and the luck of this one.
        here, there = (targets[each] if sign[each] > 0 else 1.0 - targets[each] for each in (this, after))
        luck = looks.luck[this] * sign[this] - looks.luck[after] * sign[after]
        assert here == pytest.approx(0.8 * there + 0.2 * 0.5 - 0.25 * weighs * luck, abs=1e-5)


def test_the_line_is_that_of_the_other_judgement() -> None:
    """A line through few numbers is found again."""

    class Made:
        table = np.random.default_rng(3).normal(0.0, 1.0, (4000, len(TABLE))).astype(np.float32)
        won = (table[:, 0] * 2.0 + np.random.default_rng(4).logistic(0.0, 1.0, 4000) > 0.0).astype(np.float32)
        weight = np.ones(4000, np.float32)

    plain = Plain(Made, np.arange(4000))  # type: ignore[arg-type]
    assert plain.weights[0] == pytest.approx(2.0, abs=0.25)
    assert np.abs(plain.weights[1:]).max() < 0.25


def test_a_network_is_read_as_it_was_written() -> None:
    network = random_fit().network()
    read = network_of(written(network))
    for one, other in zip(network.inner, read.inner, strict=True):
        assert other == pytest.approx(one, abs=1e-4)
    assert read.kinds == pytest.approx(network.kinds, abs=1e-4)
    assert read.inputs == pytest.approx(network.inputs, abs=1e-4)
    assert isinstance(read, Network)
    assert len(read.inputs) == read.lookers * len(SHOWN)
