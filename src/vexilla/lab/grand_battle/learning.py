"""The fit of the network by which it is judged who is winning in Grand Battle.

    python -m vexilla.lab.grand_battle.learning a.txt b.txt --seed 1

prints a network as it is kept beside the players, fitted to the battles of some files, which
``vexilla.lab.grand_battle.battles`` has fought. Every tenth battle is kept back, and what surprises there is told.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from ...players.grand_battle.judgement import FEATURES
from ..adam import Adam, Array
from ..kept_battles import kept
from .battles import SCALE

#: Units that look at everything.
_UNITS: Final = 16
_BATCH: Final = 256
#: How often each row is looked at, and how far the first step goes.
_EPOCHS: Final = 20
_STEP: Final = 0.003
#: How strongly numbers are drawn to nothing, a step; how far the mean of them goes from one step to the next.
_CALM: Final = 0.02
_MEAN: Final = 0.005
#: One battle in so many is kept back.
_KEPT: Final = 10


class Table:
    """Turns as rows: what was shown, whether the attacker won in the end, what a row counts, and its battle."""

    def __init__(self, battles: list[list[int]]) -> None:
        size = len(FEATURES)
        rows: list[list[int]] = []
        won: list[int] = []
        weight: list[float] = []
        battle: list[int] = []
        for number, (is_won, *shown) in enumerate(battles):
            turns = len(shown) // size
            rows += [shown[turn * size : (turn + 1) * size] for turn in range(turns)]
            won += [is_won] * turns
            # Every battle counts the same.
            weight += [1.0 / turns] * turns
            battle += [number] * turns
        self.shown: Final[Array] = (np.array(rows) / SCALE).astype(np.float32)
        self.won: Final[Array] = np.array(won, np.float32)
        self.weight: Final[Array] = np.array(weight, np.float32)
        self.battle: Final = np.array(battle)


class Fit:
    """A network that is being fitted to rows whose features are spread alike."""

    def __init__(self, table: Table, seed: int) -> None:
        self._chance: Final = np.random.default_rng(seed)
        size = len(FEATURES)
        self._middle: Final = table.shown.mean(axis=0)
        self._spread: Final = table.shown.std(axis=0) + 1e-6
        #: Weights of inputs, biases, outputs; what goes past the units; the bias of all.
        parts: list[Array] = [
            self._chance.normal(0.0, size**-0.5, (size, _UNITS)).astype(np.float32),
            np.zeros(_UNITS, np.float32),
            self._chance.normal(0.0, 0.3 * _UNITS**-0.5, _UNITS).astype(np.float32),
            np.zeros(size, np.float32),
            np.zeros(1, np.float32),
        ]
        self._adam: Final = Adam(parts, _CALM, _MEAN)

    def run(self, table: Table, rows: Any) -> None:
        """Some rows several times, in any order."""
        shown = (table.shown - self._middle) / self._spread
        weight = table.weight / table.weight[rows].mean()
        total = _EPOCHS * (len(rows) // _BATCH)
        done = 0
        for _ in range(_EPOCHS):
            order = self._chance.permutation(rows)
            for start in range(0, len(order) - _BATCH + 1, _BATCH):
                batch = order[start : start + _BATCH]
                outputs = self._adam.parts[2]
                seen = shown[batch]
                odds, hidden = _forward(self._adam.parts, seen)
                missed = (1.0 / (1.0 + np.exp(-odds)) - table.won[batch]) * weight[batch] / _BATCH
                back = missed[:, None] * outputs * (hidden > 0.0)
                slopes = [seen.T @ back, back.sum(axis=0), missed @ hidden, missed @ seen, np.array([missed.sum()])]
                self._adam.follow(slopes, _STEP * (1.0 - 0.97 * done / total))
                done += 1

    def surprise(self, table: Table, rows: Any) -> float:
        """How much the ends of battles surprise who believes in it: 0.69 a battle for who knows nothing."""
        odds = _forward(self._adam.mean, (table.shown[rows] - self._middle) / self._spread)[0]
        told = np.logaddexp(0.0, np.where(table.won[rows] > 0.5, -odds, odds))
        return float((told * table.weight[rows]).sum() / table.weight[rows].sum())

    def written(self) -> str:
        """The network as players have it, shown features as they are."""
        inputs, biases, outputs, direct, bias = self._adam.mean
        biases = biases - (self._middle / self._spread) @ inputs
        bias = bias - (self._middle / self._spread) @ direct
        lines = [
            f"bias = {float(bias[0]):.4f}",
            f"direct = {_row(direct / self._spread)}",
            f"biases = {_row(biases)}",
            f"outputs = {_row(outputs)}",
            "inputs = [",
            *[f"  {_row(unit)}," for unit in (inputs / self._spread[:, None]).T],
            "]",
        ]
        return "\n".join(lines)


def _forward(parts: list[Array], shown: Array) -> tuple[Array, Array]:
    """The logarithm of the attacker's odds, row by row, and how excited the units are."""
    inputs, biases, outputs, direct, bias = parts
    hidden = np.maximum(shown @ inputs + biases, 0.0)
    return hidden @ outputs + shown @ direct + bias, hidden


def _row(numbers: Array) -> str:
    return f"[{', '.join(f'{float(each):.4f}' for each in numbers)}]"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m vexilla.lab.grand_battle.learning", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    table = Table([battle for file in given.files for battle in kept(file)])
    back = table.battle % _KEPT == 0
    fit = Fit(table, given.seed)
    fit.run(table, np.flatnonzero(~back))
    told = f"{int(table.battle[-1]) + 1} battles; surprise {fit.surprise(table, ~back):.4f} a battle"
    print(f"{told}, {fit.surprise(table, back):.4f} of those kept back", file=sys.stderr)
    print(f"# Fitted by `python -m vexilla.lab.grand_battle.learning {' '.join(file.name for file in given.files)}`;")
    print("# benchmarks/grand_battle_players.md tells how the battles were fought.")
    print(f"# Inputs of each unit: {', '.join(FEATURES)}.")
    print(fit.written())


if __name__ == "__main__":
    main()
