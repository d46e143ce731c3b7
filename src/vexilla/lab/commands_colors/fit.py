"""The fit of a network to what is seen of battles, by Adam; numpy does the sums that a player does one by one."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ...players.commands_colors.learned import Network
from ...players.commands_colors.portrait import PLACES, SHOWN
from ..adam import Adam
from .looks import GROUPS, Array, Looks

#: How many look at each unit, and how many at all together.
LOOKERS: Final = 10
INNER: Final = 12
_BATCH: Final = 256
#: So many rows are told at once.
_TOLD: Final = 2048
#: How strongly numbers are drawn to nothing, a step.
_CALM: Final = 0.1
#: How far from one step to the next the mean of the numbers goes, that is kept in the end.
_MEAN: Final = 0.005


class Fit:
    """A network that is being fitted."""

    def __init__(self, kinds: int, table: int, mirrored: list[int], seed: int) -> None:
        self._chance: Final = np.random.default_rng(seed)
        self.kinds: Final = kinds
        #: For each number of the table the one that it is when left and right change places.
        self._mirrored: Final = np.array(mirrored)
        size = GROUPS * LOOKERS + table
        shown = len(SHOWN) + kinds
        #: What lookers make of what is shown of a unit and of its kind; the second layer; its outputs; what goes past
        #: it; the bias; and what a banner of luck that is still to come weighs, the more the nearer the end is.
        self.parts: list[Array] = [
            self._random(shown, LOOKERS, shown),
            self._random(size, INNER, 60),
            np.zeros(INNER, np.float32),
            self._random(1, INNER, 60)[0],
            np.zeros(size, np.float32),
            np.zeros(1, np.float32),
            np.array([0.3, 0.3], np.float32),
        ]
        self._adam: Final = Adam(self.parts, _CALM, _MEAN)

    @property
    def mean(self) -> list[Array]:
        """The mean of the last numbers, which is kept in the end."""
        return self._adam.mean

    def _random(self, rows: int, columns: int, inputs: int) -> Array:
        return self._chance.normal(0.0, (1.0 / inputs) ** 0.5, (rows, columns)).astype(np.float32)

    def _batch(self, looks: Looks, rows: Array, mirror: bool) -> tuple[Array, Array, Array, Array, Array]:
        """What is shown of units; where groups begin, where sums of groups go, and where each unit goes; the table."""
        starts, ends = looks.starts[rows], looks.starts[rows + 1]
        counts = ends - starts
        begin = np.concatenate([[0], np.cumsum(counts)[:-1]])
        units = np.arange(counts.sum()) + np.repeat(starts - begin, counts)
        shown = np.zeros((len(units), len(SHOWN) + self.kinds), np.float32)
        shown[:, : len(SHOWN)] = looks.units[units]
        shown[np.arange(len(units)), len(SHOWN) + looks.kinds[units]] = 1.0
        groups = looks.groups[units].astype(np.int64)
        table = looks.table[rows]
        flipped = self._chance.random(len(rows)) < 0.5 if mirror else np.zeros(len(rows), bool)
        if mirror:
            table = np.where(flipped[:, None], table[:, self._mirrored], table)
            place = groups >> 1
            groups = np.where(np.repeat(flipped, counts), (PLACES - 1 - place) * 2 + (groups & 1), groups)
        where = np.repeat(np.arange(len(rows)), counts) * GROUPS + groups
        first = np.flatnonzero(np.concatenate([[True], where[1:] != where[:-1]]))
        return shown, first, where[first], where, table

    def told(self, looks: Looks, rows: Array) -> Array:
        """The logarithm of the odds of the side whose turn it is, by the mean of the numbers."""
        found = [
            self._forward(self.mean, looks, rows[start : start + _TOLD], mirror=False)[0]
            for start in range(0, len(rows), _TOLD)
        ]
        return np.concatenate(found)

    def _forward(self, parts: list[Array], looks: Looks, rows: Array, mirror: bool) -> tuple[Any, ...]:
        shown, first, to, where, table = self._batch(looks, rows, mirror)
        hidden = np.maximum(shown @ parts[0], 0.0)
        sums = np.zeros((len(rows) * GROUPS, LOOKERS), np.float32)
        sums[to] = np.add.reduceat(hidden, first, axis=0)
        seen = np.concatenate([sums.reshape(len(rows), -1), table], axis=1)
        inner = np.maximum(seen @ parts[1] + parts[2], 0.0)
        odds = inner @ parts[3] + seen @ parts[4] + parts[5]
        return odds, shown, hidden, where, seen, inner

    def run(self, looks: Looks, rows: Array, targets: Array, luck: Array | None, epochs: int, step: float) -> None:
        """Some rows several times in any order; who is told of luck leaves it out afterwards."""
        weight = looks.weight
        total = epochs * (len(rows) // _BATCH)
        done = 0
        self._adam.begin_mean()
        for _ in range(epochs):
            order = self._chance.permutation(rows)
            for start in range(0, len(order) - _BATCH + 1, _BATCH):
                batch = order[start : start + _BATCH]
                odds, shown, hidden, where, seen, inner = self._forward(self.parts, looks, batch, mirror=True)
                slopes: list[Array] = []
                if luck is not None:
                    fate = np.stack([luck[batch], luck[batch] * looks.nearness[batch]], axis=1)
                    odds = odds + fate @ self.parts[6]
                missed = (1.0 / (1.0 + np.exp(-odds)) - targets[batch]) * weight[batch] / _BATCH
                missed = missed.astype(np.float32)
                back = missed[:, None] * self.parts[3] * (inner > 0.0)
                wanted = (
                    back @ self.parts[1][: GROUPS * LOOKERS].T + missed[:, None] * self.parts[4][: GROUPS * LOOKERS]
                )
                pull = wanted.reshape(-1, LOOKERS)[where] * (hidden > 0.0)
                slopes = [
                    shown.T @ pull,
                    seen.T @ back,
                    back.sum(axis=0),
                    missed @ inner,
                    missed @ seen,
                    np.array([missed.sum()]),
                    missed @ fate if luck is not None else np.zeros(2, np.float32),
                ]
                self._adam.follow(slopes, step * (1.0 - 0.97 * done / total))
                done += 1

    def scale(self, factor: float) -> None:
        """All that it says is so much surer."""
        for parts in (self.parts, self.mean):
            for number in (3, 4, 5):
                parts[number] *= np.float32(factor)

    def network(self) -> Network:
        """As players have it."""
        lookers, inner, biases, outputs, direct, bias, _ = (part.tolist() for part in self.mean)
        inputs = [list(each) for each in zip(*lookers[: len(SHOWN)], strict=True)]
        rows = [list(each) for each in zip(*inner, strict=True)]
        return Network(lookers[len(SHOWN) :], inputs, rows, biases, outputs, direct, bias[0])


def surprise(odds: Array, won: Array, weight: Array) -> float:
    """How much the ends of battles surprise who takes these for the odds: 0.69 a battle for who knows nothing."""
    told = np.logaddexp(0.0, np.where(won > 0.5, -odds, odds))
    return float((told * weight).sum() / weight.sum())


def surer(odds: Array, won: Array, weight: Array) -> float:
    """By what the logarithm of odds must be multiplied to surprise least."""
    factor = 1.0
    for _ in range(20):
        chance = 1.0 / (1.0 + np.exp(-factor * odds))
        slope = (weight * (won - chance) * odds).sum()
        bend = (weight * chance * (1.0 - chance) * odds * odds).sum()
        factor += float(slope / bend)
    return factor
