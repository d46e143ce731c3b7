"""Perft: how many ways there are to go on from the start of scenarios, pinned.

From which scenarios and how deep the game itself says (Game.checks). A count that changes means that some action has
become legal or illegal: ``vexilla perft GAME/SCENARIO 3`` shows below which first decision. Counts lie in perft.json
of the game's tests. Renew them on purpose with: python tests/battery/test_perft_of_scenarios.py GAME
"""

from __future__ import annotations

import sys

import pytest
from pins import pin, pinned

from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.perft import divide, perft

FILE = "perft.json"
COUNTED = [(key, *each) for key, game in GAMES.games.items() for each in game.checks.perft]


def nodes(key: str, scenario: str, depth: int) -> int:
    return perft(GAMES.find(key).new(scenario, seed=seed_from(0), logging=False), depth)


@pytest.mark.parametrize(("key", "scenario", "depth"), COUNTED)
def test_the_number_of_ways_is_what_it_was(key: str, scenario: str, depth: int) -> None:
    count = pinned(key, FILE).get(scenario)
    assert count is not None, f"no count is pinned for {key}/{scenario}: see the head of this file"
    assert nodes(key, scenario, depth) == count


def test_every_game_is_counted() -> None:
    assert {key for key, _, _ in COUNTED} == set(GAMES.games)


@pytest.mark.parametrize("key", GAMES.games)
def test_the_parts_add_up(key: str) -> None:
    match = GAMES.find(key).new(seed=seed_from(0), logging=False)
    assert sum(divide(match, 2).values()) == perft(match, 2)


if __name__ == "__main__":
    for key in sys.argv[1:]:
        pin(key, FILE, {scenario: nodes(key, scenario, depth) for scenario, depth in GAMES.find(key).checks.perft})
