"""The levels: the lower ones are functions of what they see; on a small fixed set the higher one wins."""

from __future__ import annotations

from importlib import import_module

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import Generator, generator_for, generator_from, seed_from
from vexilla.lab.engines import OneProcess
from vexilla.lab.matches import venue_of
from vexilla.lab.results import ResultsFile
from vexilla.lab.tournament import Programme, Standings, hold
from vexilla.players import balanced_scenarios, player_named
from vexilla.players.commands_colors.council import Budget, Council
from vexilla.players.player import Sight

COMMANDS_COLORS = ("ancients", "napoleonics", "samurai")


@pytest.mark.parametrize("level", ["recruit", "soldier"])
@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_an_answer_depends_on_what_is_seen_alone(key: str, level: str) -> None:
    match = GAMES.find(key).new(balanced_scenarios(key)[0], seed=seed_from(31), logging=False)
    players = [player_named(key, level, generator_for(seed_from(31), str(side))) for side in (0, 1)]
    for number in range(150):
        if match.over:
            break
        side = match.decider
        action = players[side].choose(Sight(match, side))
        if number % 5 == 0:
            alike = match.imagine(side, generator_from(number))
            for seed in (1, 2):
                anew = player_named(key, level, generator_from(seed))
                assert anew.name == level
                assert anew.choose(Sight(alike, side)) == action
        match.take(action)


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_a_veteran_beats_a_recruit(key: str) -> None:
    game = GAMES.find(key)
    venues = tuple(venue_of(game, scenario, None) for scenario in balanced_scenarios(key)[:3])
    # So few games tell two neighbours apart only by luck; the first from the third they do.
    standings = Standings(Programme(game, venues, ("recruit", "veteran"), 6, 3))
    hold(standings, ResultsFile(None, game), OneProcess())
    assert standings.couples[0, 1].share > 0.6


@pytest.mark.parametrize("key", COMMANDS_COLORS)
def test_a_general_with_little_time_beats_a_soldier(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a tenth of its work; on the whole of it the levels are measured, not tested."""
    staff = import_module(f"vexilla.players.{key}.levels").STAFF

    def hasty(generator: Generator) -> Council:
        made: Council = staff.council_of("hasty", generator, staff.minds(), Budget(24, 8, 0))
        return made

    monkeypatch.setitem(import_module(f"vexilla.players.{key}").PLAYERS, "hasty", hasty)
    game = GAMES.find(key)
    venues = tuple(venue_of(game, scenario, None) for scenario in balanced_scenarios(key)[:3])
    standings = Standings(Programme(game, venues, ("soldier", "hasty"), 3, 3))
    hold(standings, ResultsFile(None, game), OneProcess())
    assert standings.couples[0, 1].share > 0.6
