"""Decisions that the coach has judged, kept for whoever looks at the same game again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from .coach_bodies import Judged

#: So many judged decisions are kept: those of a few dozen games.
_KEPT: Final = 10_000


class JudgedSteps:
    """Decisions that were judged already; null where there was nothing to choose."""

    def __init__(self) -> None:
        self._steps: Final[OrderedDict[tuple[str, int, bool], Judged | None]] = OrderedDict()

    def __contains__(self, key: tuple[str, int, bool]) -> bool:
        return key in self._steps

    def __getitem__(self, key: tuple[str, int, bool]) -> Judged | None:
        self._steps.move_to_end(key)
        return self._steps[key]

    def __setitem__(self, key: tuple[str, int, bool], judged: Judged | None) -> None:
        self._steps[key] = judged
        if len(self._steps) > _KEPT:
            self._steps.popitem(last=False)
