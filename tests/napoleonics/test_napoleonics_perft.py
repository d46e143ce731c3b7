"""Perft: how many ways there are to go on from the start of every battle, pinned.

A count that changes means that some action has become legal or illegal: ``vexilla perft napoleonics/SCENARIO 3``
shows below which first decision. Renew them on purpose with: python tests/napoleonics/test_napoleonics_perft.py
"""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.perft import divide, perft

#: Scenario, depth in decisions, nodes.
PINNED = [
    ("001-rolica-first-position", 4, 4958),
    ("002-rolica-second-position", 4, 5706),
    ("003-vimiero", 4, 5266),
    ("004-corunna", 4, 3457),
    ("005-talavera", 4, 6463),
    ("007-bussaco", 4, 4560),
    ("010-salamanca", 4, 6268),
    ("014-quatre-bras", 4, 6112),
    ("015-waterloo", 4, 16691),
    ("101-fuentes-de-onoro", 4, 2326),
]


def nodes(scenario: str, depth: int) -> int:
    return perft(GAMES.find("napoleonics").new(scenario, seed=seed_from(0), logging=False), depth)


@pytest.mark.parametrize(("scenario", "depth", "count"), PINNED)
def test_the_number_of_ways_is_what_it_was(scenario: str, depth: int, count: int) -> None:
    assert nodes(scenario, depth) == count


def test_every_battle_is_pinned() -> None:
    assert {scenario for scenario, _, _ in PINNED} == set(GAMES.find("napoleonics").scenarios)


def test_the_parts_add_up() -> None:
    match = GAMES.find("napoleonics").new("001-rolica-first-position", seed=seed_from(0), logging=False)
    assert sum(divide(match, 3).values()) == perft(match, 3)


if __name__ == "__main__":
    for name in GAMES.find("napoleonics").scenarios:
        print(f'    ("{name}", 4, {nodes(name, 4)}),')
