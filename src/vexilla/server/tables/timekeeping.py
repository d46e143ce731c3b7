"""The time that journals are written with, and what of it counts for nobody.

It is the database's time of day, carried on by the clock that never jumps. When both part (the time of day was set, or
the computer slept), the time of day is followed, and what lies between is counted against nobody; nor is the time in
which no server process lived.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

from ..store import Absence

#: So many seconds the time of day may be off before it is followed.
PARTED: Final = 1.0


class Timekeeper:
    """The time of this process."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        #: The time of day, which may jump; and the time that does not.
        self.wall = wall
        self._steady: Final = steady
        self._base = wall() - steady()
        #: Times that counted for nobody, in order, none of them touching another.
        self._gaps: list[Absence] = []
        #: When the time of day was set back: from when to when.
        self._steps: Final[list[tuple[float, float]]] = []

    def now(self) -> float:
        """The time for journals."""
        return self._steady() + self._base

    def parted(self) -> float:
        """How many seconds the time of day is ahead."""
        return self.wall() - self.now()

    def learn(self, absences: Iterable[Absence]) -> None:
        """There were times when nobody served."""
        merged: list[Absence] = []
        for each in sorted([*self._gaps, *absences]):
            if merged and each.gone <= merged[-1].back:
                merged[-1] = Absence(merged[-1].gone, max(merged[-1].back, each.back))
            else:
                merged.append(each)
        self._gaps = merged

    def set_out(self) -> None:
        """Begin with the time of day as it is."""
        self._base = self.wall() - self._steady()

    def follow(self) -> Absence | None:
        """Go on from the time of day; what was left out, where it went forward."""
        before = self.now()
        self.set_out()
        after = self.now()
        if after < before:
            self._steps.append((before, after))
            return None
        gap = Absence(before, after)
        self.learn([gap])
        return gap

    def uncounted(self, since: float, now: float) -> float:
        """Of the time from one moment to another what counts for nobody; less than nothing where it was set back."""
        lost = sum(max(0.0, min(now, gap.back) - max(since, gap.gone)) for gap in self._gaps)
        for before, after in self._steps:
            # What is dated before the time it was set back to, or in the future, was written before that.
            if since < after or since > now:
                lost -= before - after
        if since - (now - lost) > PARTED:
            # It was set back while nobody looked: how far is not known, and nobody loses by it.
            lost = now - since
        return lost
