"""A judgement that has learnt from battles: a small network is shown every unit, and both hands.

``python -m vexilla.lab.commands_colors.learning GAME`` fits it to battles; its numbers are a file of the game's folder.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from ...games.commands_colors.position import Battle
from ...kernel.sides import BOTTOM
from .judgement import FEATURES, Judgement
from .portrait import PLACES, SHOWN, Portrait

#: Places and whose units stand there.
_GROUPS: Final = 2 * PLACES


class Network:
    """Two layers of units that only fire forward: one looks at each unit of the battle, the other at all together."""

    def __init__(
        self,
        kinds: list[list[float]],
        inputs: list[list[float]],
        inner: list[list[float]],
        biases: list[float],
        outputs: list[float],
        direct: list[float],
        bias: float,
    ) -> None:
        #: How many look at each unit of the battle; what its kind is to them, and what is shown of it.
        self.lookers: Final = len(inputs)
        self.kinds: Final = [float(each) for kind in kinds for each in kind]
        self.inputs: Final = [float(each) for looker in inputs for each in looker]
        #: What those of the second layer make of the sums and of the table, and what goes past them.
        self.inner: Final = [[float(each) for each in unit] for unit in inner]
        self.biases: Final = [float(each) for each in biases]
        self.outputs: Final = [float(each) for each in outputs]
        self.direct: Final = [float(each) for each in direct]
        self.bias: Final = float(bias)

    def sums(self, portrait: Portrait) -> list[float]:
        """How excited each of the first layer is by the units of each side in each place, all added up."""
        lookers = self.lookers
        inputs, kinds, shown = self.inputs, self.kinds, portrait.units
        sums = [0.0] * (_GROUPS * lookers)
        size = len(SHOWN)
        start = 0
        for unit, kind in enumerate(portrait.kinds):
            group = portrait.places[unit] * lookers
            place = 0
            for looker in range(lookers):
                excitement = kinds[kind * lookers + looker]
                for number in range(start, start + size):
                    excitement += inputs[place] * shown[number]
                    place += 1
                if excitement > 0.0:
                    sums[group + looker] += excitement
            start += size
        return sums

    def log_odds(self, portrait: Portrait) -> float:
        """The logarithm of the odds of the side whose turn it is."""
        seen = self.sums(portrait)
        seen.extend(portrait.table)
        # Most of what is shown of hands and places is nothing.
        there = [number for number, value in enumerate(seen) if value != 0.0]
        total = self.bias
        for number in there:
            total += self.direct[number] * seen[number]
        for unit, row in enumerate(self.inner):
            excitement = self.biases[unit]
            for number in there:
                excitement += row[number] * seen[number]
            if excitement > 0.0:
                total += self.outputs[unit] * excitement
        return total


class LearnedJudgement(Judgement):
    """What a network says."""

    def __init__(self, plain: Judgement, network: Network) -> None:
        super().__init__(plain.steady, dict(zip(FEATURES, plain.weights, strict=True)))
        self.plain: Final = plain
        self.network: Final = network

    def cards_of(self, position: Any, side: int) -> float:
        """As the plain judgement has it."""
        return self.plain.cards_of(position, side)

    def means_of(self, position: Any, side: int) -> float:
        """As the plain judgement has it."""
        return self.plain.means_of(position, side)

    def log_odds(self, position: Battle) -> float:
        """The logarithm of the bottom side's odds to win, while nobody has won."""
        total = self.network.log_odds(Portrait(self.plain, position))
        return total if position.active == BOTTOM else -total


def kept_network(module: str) -> Network:
    """The network of a game, from the file that lies beside a module of its players."""
    file = resources.files(module.rpartition(".")[0]) / "network.toml"
    return network_of(file.read_text(encoding="utf-8"))


def network_of(text: str) -> Network:
    """A network that was written down."""
    read: dict[str, Any] = tomllib.loads(text)
    return Network(
        read["kinds"], read["inputs"], read["inner"], read["biases"], read["outputs"], read["direct"], read["bias"]
    )
