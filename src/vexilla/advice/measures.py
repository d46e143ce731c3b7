"""What the coach looks at after a rehearsal, and what of it is worth telling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

#: So much must two ways differ in something before it is called a reason, and so likely must a thing be that is told
#: of the only way.
_DIFFERS: Final = 0.08
_LIKELY: Final = 0.2
#: More reasons nobody reads; and of what speaks against it only the weightiest is told.
_MOST: Final = 3


class Measure(NamedTuple):
    """Something that can become of a match: a message that says so, with its arguments."""

    message: str
    arguments: tuple[tuple[str, str | int], ...] = ()
    #: How much it matters beside others: a unit of the enemy that is destroyed is 1, one of the side's own -1.
    weight: float = 1.0
    #: It sums up others: told only where it says more than each of them.
    sums_up: bool = False


#: How much of each measure is true of a match: 1 or 0, or a part.
Measured = Mapping[Measure, float]


class Averages:
    """What many matches have in common."""

    def __init__(self) -> None:
        self.matches = 0
        self._sums: Final[dict[Measure, float]] = {}

    def add(self, measured: Measured) -> None:
        """Count one more match."""
        self.matches += 1
        for measure, part in measured.items():
            self._sums[measure] = self._sums.get(measure, 0.0) + part

    def merge(self, other: Averages) -> None:
        """Count all matches of another."""
        self.matches += other.matches
        for measure, part in other._sums.items():
            self._sums[measure] = self._sums.get(measure, 0.0) + part

    def of(self, measure: Measure) -> float:
        """How often it came to that."""
        return self._sums.get(measure, 0.0) / self.matches if self.matches else 0.0

    def measures(self) -> Iterable[Measure]:
        """All that ever came."""
        return self._sums.keys()


def reasons(best: Averages, other: Averages | None) -> list[dict[str, Any]]:
    """What speaks for one way rather than another, and what most against it; without another one, what it comes to.

    Each is ``{"message", "arguments", "percent", "instead", "against"}``.
    """
    found: list[tuple[float, Measure]] = []
    for measure in dict.fromkeys([*best.measures(), *(other.measures() if other is not None else ())]):
        differs = best.of(measure) - (other.of(measure) if other is not None else 0.0)
        if abs(differs) >= (_DIFFERS if other is not None else _LIKELY):
            found.append((differs * measure.weight, measure))
    found.sort(key=_dearest)
    speaking = _telling([measure for value, measure in found if value > 0.0], best, other)[:_MOST]
    against = [measure for value, measure in found if value < 0.0][:1] if speaking else []
    return [_told(measure, best, other, measure in against) for measure in speaking + against]


def _telling(measures: list[Measure], best: Averages, other: Averages | None) -> list[Measure]:
    """Those that say something of their own: a flank on which one unit is lost says no more than the unit."""
    told: list[Measure] = []
    known: set[tuple[float, float]] = set()
    for measure in measures:
        says = (best.of(measure), 0.0 if other is None else other.of(measure))
        if not (measure.sums_up and says in known):
            told.append(measure)
        known.add(says)
    return told


def _dearest(found: tuple[float, Measure]) -> tuple[float, Measure]:
    return -abs(found[0]), found[1]


def _told(measure: Measure, best: Averages, other: Averages | None, is_against: bool) -> dict[str, Any]:
    return {
        "message": measure.message,
        "arguments": dict(measure.arguments),
        "percent": round(100 * best.of(measure)),
        "instead": None if other is None else round(100 * other.of(measure)),
        "against": is_against,
    }
