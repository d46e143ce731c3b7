"""The fit of the network by which a council of Commands & Colors judges battles.

    python -m vexilla.lab.commands_colors.learning GAME --battles 16000 --seed 1 --file battles.txt

fights the battles that the file does not have yet, and prints a network as it is kept beside the players of the game.
Two networks learn from one half of the battles each. First they are told of the luck that the dice were going to have,
which leaves less to be surprised by and is left out afterwards. In further rounds each learns what the other, which
has not seen the battle, says of its later turns, luck until then taken off. The network that is printed learns so from
both halves. Every twentieth battle is kept back, and what surprises there is told.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import numpy as np

from ...kernel.sides import BOTTOM
from ...players.commands_colors.judgement import FEATURES
from ...players.commands_colors.learned import Network
from ...players.commands_colors.portrait import SHOWN, TABLE
from ..kept_battles import complete, kept
from .battles import Battles
from .fit import Fit, surer, surprise
from .looks import Array, Looks

#: What is said of the next turn counts this much less than what is said of the one after it.
_FURTHER: Final = 0.8
#: One battle in so many is kept back.
_KEPT: Final = 20
_ROUNDS: Final = 2
_EPOCHS: Final = 5
_STEP: Final = 0.003
_LATER_STEP: Final = 0.0015


def mirrored(battles: Battles, table: int) -> list[int]:
    """For each number of the table the one that it is when left and right change places: cards do."""
    keys: tuple[str, ...] = import_module(f"vexilla.games.{battles.game.key}.cards").CARD_KEYS
    turned = []
    for key in keys:
        other = key.replace("left", "*").replace("right", "left").replace("*", "right")
        turned.append(keys.index(other) if other in keys else keys.index(key))
    order = list(range(table))
    for side in (0, 1):
        first = len(TABLE) + side * len(keys)
        order[first : first + len(keys)] = [first + card for card in turned]
    return order


def foretold(looks: Looks, odds: Array) -> tuple[Array, float]:
    """What later turns say of each, luck until then taken off; and what a banner of luck weighs.

    The luck of each turn is weighed by what was known before it, so that nothing is left of it on the average.
    """
    sign = np.where(looks.side == BOTTOM, 1.0, -1.0)
    chance = 1.0 / (1.0 + np.exp(-odds * sign))
    last = np.append(looks.battle[1:] != looks.battle[:-1], True)
    won = np.where(sign > 0.0, looks.won, 1.0 - looks.won)
    after = np.where(last, won, np.append(chance[1:], 0.0))
    left = looks.luck * sign
    luck = left - np.where(last, 0.0, np.append(left[1:], 0.0))
    felt = luck * chance * (1.0 - chance)
    weighs = float((felt * (after - chance)).sum() / (felt * felt).sum())
    targets = np.zeros(len(odds))
    coming = 0.0
    for row in range(len(odds) - 1, -1, -1):
        coming = won[row] if last[row] else _FURTHER * coming + (1.0 - _FURTHER) * chance[row + 1]
        coming -= weighs * felt[row]
        targets[row] = coming
    return np.where(sign > 0.0, targets, 1.0 - targets).astype(np.float32), weighs


def learnt(looks: Looks, kinds: int, turned: list[int], seed: int) -> Fit:
    """A network that has learnt from all battles but those that are kept back; how it went is told."""
    block = looks.battle // 10
    back = np.flatnonzero(block % _KEPT == 0)
    halves = [np.flatnonzero((block % _KEPT != 0) & (block % 2 == half)) for half in (0, 1)]

    def tell(what: str, odds: Array, rows: Array) -> None:
        told = surprise(odds, looks.won[rows], looks.weight[rows])
        print(f"{what}: surprise {told:.4f} a battle", file=sys.stderr, flush=True)

    fits = [Fit(kinds, looks.table.shape[1], turned, seed * 10 + half) for half in (0, 1)]
    for half, fit in enumerate(fits):
        fit.run(looks, halves[half], looks.won, looks.luck, _EPOCHS, _STEP)
    odds = np.zeros(len(looks.won), np.float32)
    for number in range(_ROUNDS):
        for half, fit in enumerate(fits):
            odds[halves[1 - half]] = fit.told(looks, halves[1 - half])
        both = np.concatenate(halves)
        factor = surer(odds[both], looks.won[both], looks.weight[both])
        odds[back] = (fits[0].told(looks, back) + fits[1].told(looks, back)) / 2.0
        odds *= np.float32(factor)
        tell(f"round {number + 1}, the other half", odds[both], both)
        tell(f"round {number + 1}, both, of those kept back", odds[back], back)
        targets, weighs = foretold(looks, odds)
        print(f"made surer by {factor:.3f}; a banner of luck weighs {weighs:.3f}", file=sys.stderr, flush=True)
        if number + 1 < _ROUNDS:
            for half, fit in enumerate(fits):
                fit.scale(factor)
                fit.run(looks, halves[half], targets, None, _EPOCHS, _LATER_STEP)
    last = Fit(kinds, looks.table.shape[1], turned, seed * 10 + 2)
    last.run(looks, np.concatenate(halves), targets, None, 2 * _EPOCHS, _STEP)
    tell("the network, of those kept back", last.told(looks, back), back)
    plain = Plain(looks, np.concatenate(halves))
    tell("a line through the numbers of the judgement", plain.told(looks, back), back)
    return last


class Plain:
    """The line through the numbers that the other judgement weighs, fitted to the same battles."""

    def __init__(self, looks: Looks, rows: Array) -> None:
        seen, won, weight = looks.table[rows, : len(FEATURES)].astype(np.float64), looks.won[rows], looks.weight[rows]
        self.weights = np.zeros(len(FEATURES))
        for _ in range(20):
            chance = 1.0 / (1.0 + np.exp(-seen @ self.weights))
            slope = seen.T @ (weight * (won - chance)) - self.weights
            curve = (seen * (weight * chance * (1.0 - chance))[:, None]).T @ seen + np.eye(len(FEATURES))
            self.weights += np.linalg.solve(curve, slope)

    def told(self, looks: Looks, rows: Array) -> Array:
        """The logarithm of the odds."""
        found: Array = looks.table[rows, : len(FEATURES)] @ self.weights
        return found


def written(network: Network) -> str:
    """A network as it is kept beside players."""
    lookers, size = network.lookers, len(SHOWN)
    kinds = [network.kinds[start : start + lookers] for start in range(0, len(network.kinds), lookers)]
    inputs = [network.inputs[start : start + size] for start in range(0, len(network.inputs), size)]
    lines = [f"# What is shown of each unit: {', '.join(SHOWN)}.", f"bias = {network.bias:.4f}"]
    for name, row in (("biases", network.biases), ("outputs", network.outputs), ("direct", network.direct)):
        lines.append(f"{name} = {_row(row)}")
    for name, rows in (("kinds", kinds), ("inputs", inputs), ("inner", network.inner)):
        lines += [f"{name} = [", *(f"  {_row(row)}," for row in rows), "]"]
    return "\n".join(lines)


def _row(numbers: list[float]) -> str:
    return f"[{', '.join(f'{each:.4f}' for each in numbers)}]"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vexilla.lab.commands_colors.learning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--battles", type=int, default=16_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True, help="where the battles are kept")
    given = parser.parse_args()
    battles = Battles(given.game, given.seed)
    complete(given.file, battles, given.battles)
    looks = Looks(battles, zip(range(given.battles), kept(given.file), strict=False))
    kinds = len(battles.staff.judgement.steady.weights.worth)
    network = learnt(looks, kinds, mirrored(battles, looks.table.shape[1]), given.seed).network()
    asked = f"{given.game} --battles {given.battles} --seed {given.seed}"
    print(f"# Fitted by `python -m vexilla.lab.commands_colors.learning {asked} --file battles.txt`.")
    print(written(network))


if __name__ == "__main__":
    main()
