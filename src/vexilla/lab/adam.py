"""Adam: numbers follow the slopes of what surprises, each by steps that suit it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

#: How much of the last slope, and of its square, is remembered from one step to the next.
_MEMORY: Final = 0.9
_LONG_MEMORY: Final = 0.999

Array = np.ndarray[Any, np.dtype[np.float32]]


class Adam:
    """Some arrays of numbers that are being fitted, and the mean of their last values."""

    def __init__(self, parts: list[Array], calm: float = 0.0, mean: float = 1.0) -> None:
        self.parts: Final = parts
        #: How strongly numbers are drawn to nothing, a step.
        self._calm: Final = calm
        #: How far the mean goes from one step to the next.
        self._mean: Final = mean
        self.mean: list[Array] = [part.copy() for part in parts]
        self._slopes: Final = [np.zeros_like(part) for part in parts]
        self._squares: Final = [np.zeros_like(part) for part in parts]
        self._steps = 0

    def begin_mean(self) -> None:
        """The mean begins with what the numbers are now."""
        self.mean = [part.copy() for part in self.parts]

    def follow(self, slopes: list[Array], step: float) -> None:
        """One step against the slopes."""
        self._steps += 1
        for number, slope in enumerate(slopes):
            part, mean, square = self.parts[number], self._slopes[number], self._squares[number]
            mean += (1.0 - _MEMORY) * (slope - mean)
            square += (1.0 - _LONG_MEMORY) * (slope * slope - square)
            pull = mean / (1.0 - _MEMORY**self._steps)
            swing = np.sqrt(square / (1.0 - _LONG_MEMORY**self._steps))
            part -= step * (pull / (swing + 1e-8) + self._calm * part)
            kept = self.mean[number]
            kept += max(self._mean, 1.0 / self._steps) * (part - kept)
