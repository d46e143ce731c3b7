"""Clocks: how long each side may still take, counted by the server alone.

The time that a side decides without the other deciding in between is a **spell**. No time runs before all people have
sat down once, so that nobody loses time while he waits for the other; a computer's first spell is free. Per
game a side has all its time at once and gets the increment after each spell; per move it has the same time for every
spell.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ...kernel.sides import SIDE_NAMES, SIDES
from .timekeeping import Timekeeper

#: From so many seconds a move on a game is played by correspondence.
_CORRESPONDENCE: Final = 3600


class ClockSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is timed; ``increment`` counts only per game."""

    seconds: float
    increment: float = 0
    per: Literal["game", "move"] = "game"

    @property
    def is_correspondence(self) -> bool:
        """Whether nobody sits and waits for the other's next move."""
        return self.per == "move" and self.seconds >= _CORRESPONDENCE


class Clock:
    """The clock of one game: what is left, and whose time runs since when."""

    __slots__ = ("_came", "_computers", "_left", "_setting", "_since", "_started", "running")

    def __init__(self, setting: ClockSetting, computers: int = 0) -> None:
        self._setting: Final = setting
        #: The sides of computers, as a mask.
        self._computers: Final = computers
        #: Milliseconds left to each side when its time began to run.
        self._left = [round(setting.seconds * 1000) for _ in SIDES]
        #: Which sides have had their first spell, and which have come to the table, as masks.
        self._started = 0
        self._came = 0
        self._since = 0.0
        #: The side that decides, None when the game is over.
        self.running: int | None = None

    def left(self, side: int, now: float) -> int:
        """Milliseconds that a side has at a time."""
        if side != self.running or not self._runs():
            return self._left[side]
        # The time of day may be set back; nobody gains by that.
        return max(0, self._left[side] - round(max(0.0, now - self._since) * 1000))

    def deadline(self) -> float | None:
        """When the side that decides is out of time; None when its time does not run."""
        if self.running is None or not self._runs():
            return None
        return self._since + self._left[self.running] / 1000

    def _runs(self) -> bool:
        here = self._started | self._came
        if self.running is None or not here >> self.running & 1:
            return False
        return all((here | self._computers) >> side & 1 for side in SIDES)

    def has_come(self, side: int) -> bool:
        """Whether a side has come to the table, so that all its time counts."""
        return bool(self._came >> side & 1)

    def come(self, side: int, at: float) -> None:
        """Someone sits down for the first time: if only he was missing, the time of whoever decides begins to run."""
        ran = self._runs()
        self._came |= 1 << side
        if not ran and self._runs():
            self._since = at

    def uncounted(self, keeper: Timekeeper, now: float) -> float:
        """What of the time that runs counts for nobody."""
        return keeper.uncounted(self._since, now) if self._runs() else 0.0

    def paused(self, now: float, lost: float) -> list[int]:
        """What the journal keeps when some of the time that ran is not counted."""
        return [*(self.left(side, now - lost) for side in SIDES), self._started]

    def after(self, decider: int | None, now: float) -> list[int]:
        """What the journal keeps when something was decided: the time left, and who has started.

        ``decider`` is who decides next, None when the game is over.
        """
        left = [self.left(side, now) for side in SIDES]
        started = self._started
        # Nobody is given time when the game is over: whoever ran out of it has none.
        if self.running is not None and decider not in (None, self.running):
            if self._setting.per == "game":
                left[self.running] += round(self._setting.increment * 1000) if self._runs() else 0
            else:
                left[self.running] = round(self._setting.seconds * 1000)
            started |= 1 << self.running
        return [*left, started]

    def note(self, kept: list[int], decider: int | None, at: float) -> None:
        """Go on from what the journal has kept."""
        self._left = kept[:2]
        self._started = kept[2]
        self.begin(decider, at)

    def begin(self, decider: int | None, at: float) -> None:
        """The time of this side runs from now on."""
        self.running = decider
        self._since = at

    def shown(self, now: float) -> dict[str, Any]:
        """The clock as everyone may see it."""
        shown: dict[str, Any] = {SIDE_NAMES[side]: self.left(side, now) for side in SIDES}
        shown["running"] = SIDE_NAMES[self.running] if self.running is not None and self._runs() else None
        return shown
