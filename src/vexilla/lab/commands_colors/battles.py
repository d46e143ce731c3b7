"""Battles of many minds against each other, kept as the actions that were taken: what a network learns from.

    python -m vexilla.lab.commands_colors.battles GAME --battles 16000 --seed 1 --file battles.txt

adds to the file what is missing of so many battles; who breaks it off loses one. Each line is a battle, in the order
of their numbers, and what is made of a battle comes from its number: the same numbers give the same file. A side is
played by one of the three minds of a council or by one of sixteen with whims, and one command card in twelve is drawn
at random, so that positions come up which good players avoid.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ...games import GAMES
from ...games.commands_colors.turn import PlaysCard
from ...kernel.chance import generator_for, seed_from
from ...kernel.game import AnyGame, AnyMatch
from ...kernel.sides import SIDES
from ...players import balanced_scenarios
from ...players.commands_colors.staff import Staff
from ..kept_battles import complete

#: Seeds of these series never meet those of others.
_SERIES: Final = 3_000_000_019
#: Minds with whims beside the three; one card in so many is drawn at random.
_WHIMS: Final = 16
_AT_RANDOM: Final = 12
#: A battle that nobody wins in so many turns is left there.
_MOST_TURNS: Final = 300


class Battles:
    """The battles of one game: which is fought where, by whom, and from which seed."""

    def __init__(self, key: str, seed: int) -> None:
        self.game: Final[AnyGame] = GAMES.find(key)
        self.seed: Final = seed
        self.staff: Final[Staff[Any]] = import_module(f"vexilla.players.{key}.levels").STAFF
        #: Every other battle is one of those on which players are measured.
        self.balanced: Final = balanced_scenarios(key)
        self.all: Final = self.game.scenarios
        self._minds: Final = self.staff.minds(_WHIMS)

    def secret(self, number: int) -> bytes:
        """The seed of a battle."""
        return seed_from(self.seed * _SERIES + number)

    def begin(self, number: int) -> AnyMatch:
        """A battle before its first decision."""
        scenarios = self.balanced if number % 2 else self.all
        scenario = scenarios[number // 2 % len(scenarios)]
        return self.game.new(scenario, None, seed=self.secret(number), logging=False)

    def fight(self, number: int) -> list[int]:
        """All actions of a battle."""
        match = self.begin(number)
        chance = generator_for(self.secret(number), "minds and cards at random")
        minds = []
        for _ in SIDES:
            # As often one of the three as one with whims.
            sober = len(self._minds) - _WHIMS
            mind = chance.below(sober) if chance.below(2) else sober + chance.below(_WHIMS)
            minds.append(self.staff.mind_with(self._minds[mind]))
        actions: list[int] = []
        while not match.over and match.position.turn < _MOST_TURNS:
            side = match.decider
            options = sorted(match.options())
            choice = match.choice()
            if isinstance(choice, PlaysCard) and chance.below(_AT_RANDOM) == 0:
                action = options[chance.below(len(options))]
            else:
                action = minds[side].decide(choice, match.position, side, options) if len(options) > 1 else options[0]
            match.apply(action)
            actions.append(action)
        return actions


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vexilla.lab.commands_colors.battles", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--battles", type=int, default=16_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    given = parser.parse_args()
    complete(given.file, Battles(given.game, given.seed), given.battles)


if __name__ == "__main__":
    main()
