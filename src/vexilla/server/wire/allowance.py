"""How much a connection may send: a bucket that fills all the time, and what happens to those who always empty it."""

from __future__ import annotations

from typing import Final


class Allowance:
    """So much a second, and some seconds' worth at once; whoever overdraws waits until he has paid."""

    __slots__ = ("_burst", "_filled", "_left", "_rate", "overdrawn")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._filled = now
        #: How often it was empty since it was last full.
        self.overdrawn = 0

    def pay(self, cost: float, now: float) -> float:
        """Pay for what was taken: how many seconds to wait before more is taken, 0 where nothing is owed."""
        if not self._rate:
            return 0.0
        left = self._left + (now - self._filled) * self._rate
        self._filled = now
        if left >= self._burst:
            left = self._burst
            self.overdrawn = 0
        self._left = left - cost
        if self._left > 0:
            return 0.0
        self.overdrawn += 1
        return -self._left / self._rate + _AT_ONCE


#: Who has overdrawn waits until he may send so many seconds' worth again: it is cheaper to wake up seldom.
_AT_ONCE: Final = 0.25


class Unread:
    """Notices a client that takes nothing of what is sent to it."""

    __slots__ = ("_since", "_waiting")

    def __init__(self) -> None:
        self._waiting = 0
        self._since = 0.0

    def is_stuck(self, waiting: int, now: float, patience: float) -> bool:
        """Whether so many bytes have waited for so long, and never became fewer."""
        if not waiting or waiting < self._waiting or not self._waiting:
            self._since = now
        self._waiting = waiting
        return bool(waiting) and now - self._since > patience

    def came_on(self) -> None:
        """The client has taken something."""
        self._waiting = 0
