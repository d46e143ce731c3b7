"""A small network: one layer of units that only fire forward, and what each of them adds."""

from __future__ import annotations

from typing import Final


class Network:
    """What hidden units make of some features; numbers that were fitted, played without any library."""

    def __init__(self, inputs: list[list[float]], biases: list[float], outputs: list[float]) -> None:
        self.units: Final = len(biases)
        self.biases: Final = [float(each) for each in biases]
        self.outputs: Final = [float(each) for each in outputs]
        #: Of all units one after another, so that one list is read from its beginning to its end.
        self.inputs: Final = [float(weight) for unit in inputs for weight in unit]

    def told(self, features: list[float], total: float) -> float:
        """What the units add to a sum."""
        inputs = self.inputs
        place = 0
        for unit in range(self.units):
            excitement = self.biases[unit]
            for feature in features:
                excitement += inputs[place] * feature
                place += 1
            if excitement > 0.0:
                total += self.outputs[unit] * excitement
        return total
