"""Perft: how many ways there are to go on from the start of eight battles, pinned.

A count that changes means that some action has become legal or illegal: ``vexilla perft ancients/SCENARIO 3``
shows below which first decision. Renew them on purpose with: python tests/ancients/test_ancients_perft.py
"""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.perft import divide, perft

#: Scenario, depth in decisions, nodes.
PINNED = [
    ("001-akragas", 5, 13687),
    ("003-bagradas", 4, 2714),
    ("005-trebbia", 4, 1681),
    ("010-castulo", 4, 1556),
    ("015-zama", 4, 3037),
    ("102-himera", 4, 1997),
    ("117-asculum", 4, 24336),
    ("118-beneventum", 4, 2347),
]


def nodes(scenario: str, depth: int) -> int:
    return perft(GAMES.find("ancients").new(scenario, seed=seed_from(0), logging=False), depth)


@pytest.mark.parametrize(("scenario", "depth", "count"), PINNED)
def test_the_number_of_ways_is_what_it_was(scenario: str, depth: int, count: int) -> None:
    assert nodes(scenario, depth) == count


def test_the_parts_add_up() -> None:
    match = GAMES.find("ancients").new("001-akragas", seed=seed_from(0), logging=False)
    assert sum(divide(match, 3).values()) == perft(match, 3)


if __name__ == "__main__":
    for name, depth, _ in PINNED:
        print(f'    ("{name}", {depth}, {nodes(name, depth)}),')
