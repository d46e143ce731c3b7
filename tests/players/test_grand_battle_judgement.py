"""Who is winning in Grand Battle, as a network has learnt it: what it is shown, and what it says."""

from __future__ import annotations

from functools import cache

import pytest

from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.position import GONE, GrandBattle
from vexilla.games.grand_battle.text import read
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.match import Match
from vexilla.kernel.sides import BOTTOM, SIDES, TOP
from vexilla.players import player_named
from vexilla.players.grand_battle.judgement import FEATURES, OF_AN_ARMY, Judgement, features, fitted
from vexilla.players.grand_battle.judgement import read as judgement_of
from vexilla.players.network import Network
from vexilla.players.player import Sight


@cache
def middle() -> Match[GrandBattle]:
    """A battle that is even, as ``steady`` fights it, after four turns."""
    match = GAME.new("leuctra", None, seed=seed_from(12), logging=False)
    players = [player_named("grand_battle", "steady", generator_from(side)) for side in SIDES]
    while match.position.turn < 4:
        match.take(players[match.decider].choose(Sight(match, match.decider)))
    return match


def test_there_is_a_number_for_every_feature() -> None:
    judgement = fitted()
    assert len(features(middle().position)) == len(FEATURES) == len(judgement.direct) == 2 * len(OF_AN_ARMY) + 13
    assert len(judgement.network.inputs) == len(FEATURES) * judgement.network.units


def test_what_one_side_loses_the_other_gains() -> None:
    """Whoever loses his best troops is less likely to win, whichever side he is."""
    position = middle().position
    judgement = fitted()
    before = judgement.log_odds(position)
    for side, sign in ((BOTTOM, -1.0), (TOP, 1.0)):
        worse = position.clone()
        for unit in worse.units_of(side)[:4]:
            worse.places[unit] = GONE
        assert sign * (judgement.log_odds(worse) - before) > 0.5


def test_odds_are_those_of_the_bottom_side() -> None:
    """A judgement of one number: how steadfast the attacker is."""
    direct = [1.0 if name == "attacker_steadfastness" else 0.0 for name in FEATURES]
    judgement = Judgement(Network([], [], []), direct, 0.0)
    text = "bottom h-1: hoplites at 40:30\ntop l-1: legion-5 at 40:60 heading 180\n"
    odds = [judgement.log_odds(read(f"{text}attacker: {side}\n")[0]) for side in ("bottom", "top")]
    assert odds[0] > 0.0 > odds[1]


def test_distances_and_reach_are_shown() -> None:
    text = "turn: 2\nbottom h-1: hoplites at 40:30\ntop l-1: legion-5 at 40:{} heading 180\n"
    shown = [dict(zip(FEATURES, features(read(text.format(y))[0]), strict=True)) for y in (41, 49, 80)]
    assert [each["attacker_near"] for each in shown] == [1.0, 0.0, 0.0]
    assert [each["attacker_within_reach"] for each in shown] == [1.0, 1.0, 0.0]
    distances = [each["attacker_distance"] for each in shown]
    assert distances == sorted(distances)
    assert distances[0] == pytest.approx(11 / 20)


def test_hidden_units_fire_forward_only() -> None:
    network = Network([[2.0, 0.0], [-1.0, 0.5]], [0.5, 0.0], [0.4, 9.0])
    assert network.told([1.0, 0.0], 0.25) == pytest.approx(0.25 + 0.4 * 2.5)
    assert network.told([-1.0, 0.0], 0.0) == pytest.approx(9.0)
    text = "bias = 1\ndirect = [2, 0]\nbiases = [0]\noutputs = [1]\ninputs = [[1, 1]]\n"
    assert judgement_of(text).network.told([3.0, 4.0], 0.0) == pytest.approx(7.0)


def test_nobody_knows_before_the_battle_begins() -> None:
    match = GAME.new("leuctra", None, seed=seed_from(12), logging=False)
    position = match.position.clone()
    assert fitted().chance(position) != 0.5
    for first in ([0, 0], [39, 0], [0, 39]):
        position.first_steadfastness = first
        assert fitted().chance(position) == 0.5


def test_an_undecided_field_is_the_defenders() -> None:
    """The same position is worth less to the attacker in the last turn (GRB-02-038)."""
    position = middle().position.clone()
    judgement = fitted()
    now = judgement.chance(position)
    position.turn = 2 * (position.setting.turn_limit - 1)
    late = judgement.chance(position)
    assert late < now if position.setting.attacker == BOTTOM else late > now
