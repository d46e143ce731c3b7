"""The fit of the network by which Battle Line's upper levels judge flags.

    python -m vexilla.lab.battle_line.learning --games 2500 --rounds 1 --seed 1

plays games of ``steady`` against itself, half of them with Tactics cards, and prints a network fitted to how they and
their flags ended, as it is kept beside the players. In every further round the games are those of a player who judges
by the network of the round before. One card in twelve is laid at random, so that positions come up which good players
avoid. The same numbers give the same games, and the same network but for the last digits.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from typing import Any, Final

import numpy as np

from ...games import GAMES
from ...games.battle_line.actions import PLAY_VERB
from ...games.battle_line.cards import FLAGS
from ...kernel.chance import generator_for, seed_from
from ...kernel.sides import SIDE_NAMES, SIDES
from ...players.battle_line.general import Student
from ...players.battle_line.judgement import OUTCOMES
from ...players.battle_line.learned import FEATURES, Mender, portraits
from ...players.battle_line.steady import SteadyPlayer
from ...players.player import Sight
from ..adam import Adam, Array

#: Seeds of this series never meet those of others.
_SERIES: Final = 4_000_000_007
#: One card in so many is laid at random; of one in so many it is noted how things looked then.
_AT_RANDOM: Final = 12
_NOTED: Final = 3
_UNITS: Final = 16
_BATCH: Final = 128
_EPOCHS: Final = 6
#: How far a step goes at first, and in further rounds; how much the ends of flags count beside that of the game.
_FIRST_STEPS: Final = 0.004
_FURTHER_STEPS: Final = 0.002
_FLAGS_COUNT: Final = 10.0


class Seen:
    """How things looked to a side that had just laid a card, and how flags and game ended for it."""

    def __init__(self, shown: list[list[float]], side: int) -> None:
        #: As many bytes as they need: there are very many of them.
        self.shown: Final = [array("f", each) for each in shown]
        self.side: Final = side
        #: 1 or 0 for each flag; one half for those that nobody took.
        self.flags = [0.5] * FLAGS
        self.is_won = False


def played(games: int, seed: int, network: Mender | None) -> list[Seen]:
    """What was seen in so many games, of ``steady`` or of a player with a network, against itself."""
    game = GAMES.find("battle_line")
    found: list[Seen] = []
    for number in range(games):
        secret = seed_from(seed * _SERIES + number)
        chance = generator_for(secret, "cards laid at random")
        match = game.new(None, {"tactics": "on" if number % 2 else "off"}, seed=secret, logging=False)
        players: list[SteadyPlayer] = []
        for side in SIDES:
            generator = generator_for(secret, f"{SIDE_NAMES[side]} player")
            players.append(SteadyPlayer(generator) if network is None else Student(generator, network))
        here: list[Seen] = []
        while not match.over:
            side = match.decider
            action = players[side].choose(Sight(match, side))
            if PLAY_VERB.has(action):
                if chance.below(_AT_RANDOM) == 0:
                    action = match.pick(chance)
                if PLAY_VERB.has(action) and chance.below(_NOTED) == 0:
                    card, flag = PLAY_VERB.values(action)
                    here.append(Seen(portraits(match.position.clone(), side, card, flag), side))
            match.enact(action)
        position = match.position
        if position.winner in SIDES:
            for seen in here:
                seen.is_won = seen.side == position.winner
                for flag in range(FLAGS):
                    if position.is_captured(flag):
                        seen.flags[flag] = float(position.captured[seen.side] >> flag & 1)
            found += here
    return found


class Table:
    """Many looks at the table as arrays: one row each, nine flags, and what is shown of them."""

    def __init__(self, seen: list[Seen]) -> None:
        self.shown: Final = np.zeros((len(seen), FLAGS, len(FEATURES)), np.float32)
        #: The chances of flags that are decided, and which are open.
        self.decided: Final = np.zeros((len(seen), FLAGS), np.float32)
        self.open: Final = np.zeros((len(seen), FLAGS), np.float32)
        for row, each in enumerate(seen):
            for flag, shown in enumerate(each.shown):
                if len(shown) == 1:
                    self.decided[row, flag] = shown[0]
                else:
                    self.open[row, flag] = 1.0
                    self.shown[row, flag] = shown
        self.flags: Final = np.array([each.flags for each in seen], np.float32)
        self.won: Final = np.array([each.is_won for each in seen], np.float32)


def reckoned(chances: Array) -> tuple[Array, Array]:
    """The chances to win the game by those to win its flags, row by row, and how much they hang on each flag."""
    rows = len(chances)
    levels = [np.broadcast_to(np.array(OUTCOMES, np.float32), (rows, 1 << FLAGS))]
    for flag in range(FLAGS - 1, -1, -1):
        half = 1 << flag
        last = levels[-1]
        levels.append(last[:, :half] + (last[:, half:] - last[:, :half]) * chances[:, flag : flag + 1])
    slopes = np.empty_like(chances)
    weight = np.ones((rows, 1), np.float32)
    for flag in range(FLAGS):
        half = 1 << flag
        level = levels[FLAGS - 1 - flag]
        slopes[:, flag] = (weight * (level[:, half:] - level[:, :half])).sum(axis=1)
        chance = chances[:, flag : flag + 1]
        weight = np.concatenate([weight * (1.0 - chance), weight * chance], axis=1)
    return levels[-1][:, 0], slopes


class Fit:
    """A network that is being fitted, by Adam."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        reach = (3.0 / len(FEATURES)) ** 0.5
        #: Weights of inputs, biases, outputs, and by how much all odds of games are to be taken for greater.
        self.parts: Final[list[Array]] = [
            chance.uniform(-reach, reach, (len(FEATURES), _UNITS)).astype(np.float32),
            np.zeros(_UNITS, np.float32),
            chance.uniform(-0.05, 0.05, _UNITS).astype(np.float32),
            np.ones(1, np.float32),
        ]
        self._chance: Final = chance
        self._adam: Final = Adam(self.parts)

    def run(self, table: Table, first_step: float) -> None:
        """All rows several times, in any order."""
        total = _EPOCHS * (len(table.won) // _BATCH)
        done = 0
        for _ in range(_EPOCHS):
            order = self._chance.permutation(len(table.won))
            for start in range(0, len(order) - _BATCH + 1, _BATCH):
                self._adam.follow(
                    self._slopes(table, order[start : start + _BATCH]), first_step * (1.0 - 0.95 * done / total)
                )
                done += 1

    def _slopes(self, table: Table, rows: Any) -> list[Array]:
        """In which direction each number makes the ends of games more surprising."""
        inputs, biases, outputs, scale = self.parts
        shown = table.shown[rows]
        is_open = table.open[rows]
        hidden = np.maximum(shown @ inputs + biases, 0.0)
        chances = 1.0 / (1.0 + np.exp(-(3.0 * shown[:, :, 0] + hidden @ outputs)))
        chances = np.where(is_open > 0.0, chances, table.decided[rows])
        won, slopes = reckoned(chances)
        won = np.clip(won, 0.01, 0.99)
        odds = np.log(won / (1.0 - won))
        missed = 1.0 / (1.0 + np.exp(-scale * odds)) - table.won[rows]
        by_game = (missed * scale / (won * (1.0 - won)))[:, None] * slopes * chances * (1.0 - chances)
        flags = table.flags[rows]
        by_flag = np.where(flags == 0.5, 0.0, chances - flags) * (_FLAGS_COUNT / FLAGS)
        pull = ((by_game + by_flag) * is_open / _BATCH).astype(np.float32)
        back = pull[:, :, None] * outputs * (hidden > 0.0)
        return [
            np.einsum("rfi,rfu->iu", shown, back, optimize=True),
            back.sum(axis=(0, 1)),
            np.einsum("rf,rfu->u", pull, hidden, optimize=True),
            np.array([(missed * odds).mean()], np.float32),
        ]

    def surprise(self, table: Table) -> float:
        """How much the ends of games surprise who believes in it."""
        inputs, biases, outputs, scale = self.parts
        total = 0.0
        for start in range(0, len(table.won), _BATCH):
            rows = slice(start, start + _BATCH)
            shown = table.shown[rows]
            hidden = np.maximum(shown @ inputs + biases, 0.0)
            chances = 1.0 / (1.0 + np.exp(-(3.0 * shown[:, :, 0] + hidden @ outputs)))
            won = np.clip(reckoned(np.where(table.open[rows] > 0.0, chances, table.decided[rows]))[0], 0.01, 0.99)
            told = 1.0 / (1.0 + np.exp(-scale * np.log(won / (1.0 - won))))
            total -= float(np.log(np.where(table.won[rows] > 0.5, told, 1.0 - told)).sum())
        return total / len(table.won)

    def network(self) -> Mender:
        """As players have it."""
        inputs, biases, outputs, _ = (part.tolist() for part in self.parts)
        return Mender([list(unit) for unit in zip(*inputs, strict=True)], biases, outputs)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vexilla.lab.battle_line.learning", description=__doc__)
    parser.add_argument("--games", type=int, default=2500, help="in each round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    fit = Fit(given.seed)
    network: Mender | None = None
    for number in range(given.rounds):
        seen = played(given.games, given.seed * 100 + number, network)
        kept = Table(seen[: len(seen) // 20])
        table = Table(seen[len(seen) // 20 :])
        before = fit.surprise(kept)
        fit.run(table, _FURTHER_STEPS if number else _FIRST_STEPS)
        told = f"{len(seen)} looks, surprise {before:.4f} before and {fit.surprise(kept):.4f} after the fit"
        print(f"round {number + 1}: {told}", file=sys.stderr)
        network = fit.network()
    assert network is not None
    asked = f"--games {given.games} --rounds {given.rounds} --seed {given.seed}"
    print(f"# Fitted by `python -m vexilla.lab.battle_line.learning {asked}`.")
    print(f"# Inputs of each unit: {', '.join(FEATURES)}.")
    size = len(FEATURES)
    print("inputs = [")
    for unit in range(network.units):
        print(f"  [{', '.join(f'{each:.4f}' for each in network.inputs[unit * size : (unit + 1) * size])}],")
    print("]")
    print(f"biases = [{', '.join(f'{each:.4f}' for each in network.biases)}]")
    print(f"outputs = [{', '.join(f'{each:.4f}' for each in network.outputs)}]")


if __name__ == "__main__":
    main()
