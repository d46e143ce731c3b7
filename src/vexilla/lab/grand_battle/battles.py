"""Battles of Grand Battle, kept as what was shown at the beginning of every turn: what a network learns from.

    python -m vexilla.lab.grand_battle.battles --leaders steady,straight,random --battles 3000 --seed 1 --file a.txt

adds to the file what is missing of so many battles; who breaks it off loses one. One army, either of the two, is led by
the first of those who are named, the other by any of them. Every other battle is one of those on which players are
measured. What is made of a battle comes from its number: the same numbers give the same file.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ...games.grand_battle.game import GAME
from ...kernel.chance import generator_for, seed_from
from ...kernel.sides import SIDES
from ...players import balanced_scenarios
from ...players.grand_battle.judgement import features
from ...players.player import Sight
from ..kept_battles import complete
from .at_random import leader

#: Seeds of these battles never meet those of other series.
_SERIES: Final = 4_000_000_007
#: Features are kept as whole numbers: so many are one.
SCALE: Final = 10_000


class Battles:
    """Battles between those who are named."""

    def __init__(self, leaders: list[str], seed: int) -> None:
        self.leaders: Final = leaders
        self.seed: Final = seed
        self._balanced: Final = balanced_scenarios(GAME.key)

    def fight(self, number: int) -> list[int]:
        """Whether the attacker won a battle, and what was shown at the beginning of each of its turns."""
        secret = seed_from(self.seed * _SERIES + number)
        scenarios = self._balanced if number % 2 else GAME.scenarios
        match = GAME.new(scenarios[number // 2 % len(scenarios)], None, seed=secret, logging=False)
        chance = generator_for(secret, "leaders")
        names = [self.leaders[0], self.leaders[chance.below(len(self.leaders))]]
        if chance.below(2):
            names.reverse()
        players = [leader(names[side], generator_for(secret, f"player {side}")) for side in SIDES]
        shown: list[int] = []
        turn = -1
        while not match.over:
            side = match.decider
            position = match.position
            if position.turn != turn and position.first_steadfastness[0]:
                turn = position.turn
                shown += [round(SCALE * each) for each in features(position)]
            match.enact(players[side].choose(Sight(match, side)))
        return [int(match.position.winner == match.position.setting.attacker), *shown]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vexilla.lab.grand_battle.battles", description=__doc__)
    parser.add_argument("--leaders", default="steady,straight,random")
    parser.add_argument("--battles", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    given = parser.parse_args()
    complete(given.file, Battles(given.leaders.split(","), given.seed), given.battles)


if __name__ == "__main__":
    main()
