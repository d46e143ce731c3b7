"""What the judgement of Grand Battle learns from: battles that are kept, leaders at random, and the fit."""

from __future__ import annotations

import numpy as np
import pytest

from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.orders.sheet import OrderSheet
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.refusal import BadSetup
from vexilla.lab.grand_battle.at_random import leader
from vexilla.lab.grand_battle.battles import SCALE, Battles
from vexilla.lab.grand_battle.learning import Fit, Table
from vexilla.players.grand_battle.judgement import FEATURES, read
from vexilla.players.player import Sight

SIZE = len(FEATURES)


def made_up(battles: int) -> list[list[int]]:
    """Battles of three turns which the attacker wins if his margin is greater, on the whole."""
    chance = np.random.default_rng(5)
    own, other = FEATURES.index("attacker_margin"), FEATURES.index("defender_margin")
    found: list[list[int]] = []
    for _ in range(battles):
        shown = np.round(chance.normal(0.0, SCALE, (3, SIZE))).astype(int)
        better = (shown[:, own] - shown[:, other]).mean() / SCALE
        found.append([int(better + chance.normal(0.0, 0.3) > 0.0), *shown.ravel().tolist()])
    return found


def test_battles_are_what_their_numbers_say() -> None:
    battles = Battles(["steady", "straight"], 3)
    fought = battles.fight(1)
    assert fought == Battles(["steady", "straight"], 3).fight(1)
    assert fought != battles.fight(3)
    assert fought[0] in (0, 1)
    turns, left = divmod(len(fought) - 1, SIZE)
    assert left == 0
    # It is the attacker's turn, then the defender's, and time goes on.
    moves = FEATURES.index("moves")
    assert [fought[1 + turn * SIZE + moves] for turn in range(turns)] == [
        SCALE * (1 - turn % 2) for turn in range(turns)
    ]
    left_of_it = [fought[1 + turn * SIZE + FEATURES.index("turns_left")] for turn in range(turns)]
    assert left_of_it == sorted(left_of_it, reverse=True)


def test_who_wanders_about_orders_no_attack_and_who_does_anything_does() -> None:
    attacks: dict[str, int] = {}
    for name in ("manoeuvre", "chance"):
        attacks[name] = 0
        match = GAME.new("dreux", None, seed=seed_from(4), logging=False)
        players = [leader(name, generator_from(side)) for side in (0, 1)]
        for _ in range(400):
            if match.over:
                break
            action = players[match.decider].choose(Sight(match, match.decider))
            if isinstance(match.choice(), OrderSheet):
                attacks[name] += "attack" in match.text(action).split()
            match.take(action)
    assert attacks["manoeuvre"] == 0
    assert attacks["chance"] > 0
    assert leader("steady", generator_from(1)).name == "steady"
    with pytest.raises(BadSetup):
        leader("nobody", generator_from(1))


def test_every_battle_counts_the_same() -> None:
    battles = made_up(4)
    battles[0] = battles[0][: 1 + SIZE]
    table = Table(battles)
    assert len(table.won) == 1 + 3 * 3
    assert [float(table.weight[table.battle == number].sum()) for number in range(4)] == pytest.approx([1.0] * 4)
    assert table.shown[0, 0] == pytest.approx(battles[0][1] / SCALE)


def test_a_fit_finds_what_decides_and_is_written_down() -> None:
    table = Table(made_up(1500))
    rows = np.arange(len(table.won))
    fit = Fit(table, 1)
    before = fit.surprise(table, rows)
    fit.run(table, rows)
    after = fit.surprise(table, rows)
    assert after < before - 0.1
    assert after < 0.6
    judgement = read(fit.written())

    def odds(shown: list[float]) -> float:
        direct = sum(weight * each for weight, each in zip(judgement.direct, shown, strict=True))
        return judgement.network.told(shown, judgement.bias + direct)

    for name, sign in (("attacker_margin", 1.0), ("defender_margin", -1.0)):
        far = [sign * 2.0 * (name == each) for each in FEATURES]
        assert odds(far) > 0.5
        assert odds([-each for each in far]) < -0.5
    # What is written down says the same of a row.
    told = 0.0
    for row in range(300):
        here = odds([float(each) for each in table.shown[row]])
        told += float(np.logaddexp(0.0, -here if table.won[row] > 0.5 else here))
    assert told / 300 == pytest.approx(fit.surprise(table, rows[:300]), abs=1e-3)


def test_the_same_seed_makes_the_same_network() -> None:
    written: list[str] = []
    for seed in (1, 1, 2):
        table = Table(made_up(200))
        fit = Fit(table, seed)
        fit.run(table, np.arange(len(table.won)))
        written.append(fit.written())
    assert written[0] == written[1] != written[2]
