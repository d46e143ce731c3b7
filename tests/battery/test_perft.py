"""Perft, pinned: the numbers of ways to go on. A change here is a change of the rules."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.perft import divide, perft
from vexilla.kernel.source import Asking
from vexilla.testing import position

GAME = GAMES.find("battle_line")

RICH = """
    bottom hand: red-7 scout redeploy alexander
    top hand: blue-1 deserter traitor fog
    1: red-8 red-9 | blue-2 blue-3 blue-4
    2: green-1 green-2 green-3 | yellow-1 yellow-2
    3: purple-1 mud | purple-2 purple-3
    top tactics: 1
    turn: bottom
    """


@pytest.mark.parametrize(
    ("seed", "options", "depth", "nodes"),
    [
        (1, {}, 1, 63),
        (1, {}, 2, 126),
        (1, {}, 3, 7938),
        (2, {"tactics": "off"}, 3, 63**3),
        (3, {"variant": "advanced"}, 3, 7938),
        (4, {"claims": "unaided", "series": "2"}, 3, 7938),
    ],
)
def test_from_the_start(seed: int, options: dict[str, str], depth: int, nodes: int) -> None:
    assert perft(GAME.new(None, options, seed=seed_from(seed), logging=False), depth) == nodes


@pytest.mark.parametrize(("depth", "nodes"), [(1, 18), (2, 43), (3, 132), (4, 1228)])
def test_from_a_position_with_all_kinds_of_tactics(depth: int, nodes: int) -> None:
    assert perft(position("battle_line", RICH).match, depth) == nodes


def test_with_chance_as_a_side() -> None:
    match = position("battle_line", "bottom hand: red-1\n").match
    match.source = Asking()
    assert perft(match, 3) == 9 * (59 + 10)


def test_divide_adds_up() -> None:
    match = position("battle_line", RICH).match
    assert sum(divide(match, 3).values()) == perft(match, 3)
