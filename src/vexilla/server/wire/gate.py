"""The gate: which connections are let in, and a look at each of them every second.

A look is cheaper than timers of its own for every connection: at ten thousand of them it takes some milliseconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from ..http.problems import Problem
from ..http.security import Addresses, Places
from ..metrics import Metrics
from ..settings import Settings

#: Seconds between two looks.
_INTERVAL: Final = 1.0
#: Files that the server needs for other things than connections.
_OTHER_FILES: Final = 200
#: So many of those who are sent away may still be reading why; more are sent away without a word.
_REFUSED: Final = 100
#: Seconds after which somebody may come again who was sent away.
_COME_AGAIN: Final = 10


class Watched(Protocol):
    """A connection that is looked at."""

    def look(self, now: float) -> None:
        """End whatever has lasted too long."""


class Gate:
    """All connections of a process."""

    def __init__(
        self,
        settings: Settings,
        addresses: Addresses,
        metrics: Metrics,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.clock: Final = clock
        self.traffic: Final = settings.traffic
        self._addresses: Final = addresses
        self._metrics: Final = metrics
        self._most: Final = min(settings.all_connections or _files_allowed(), _files_allowed())
        self._places: Final = Places(settings.address_connections)
        self._watched: Final[set[Watched]] = set()
        self._taken = 0
        self._timer: asyncio.TimerHandle | None = None

    # -- who is let in -----------------------------------------------------------------------

    def enter(self, peer: str) -> Problem | None:
        """Take a place, or say why there is none. A proxy of ours stands for many people: only all places count."""
        if self._taken >= self._most:
            return self._full("full")
        # Behind a proxy the people are counted where their addresses are known.
        if not self._addresses.is_proxy(peer) and not self._places.take(self._addresses.client(peer, "")):
            return self._full("too-many-connections")
        self._taken += 1
        return None

    def leave(self, peer: str) -> None:
        """Leave a place to the next one."""
        self._taken -= 1
        if not self._addresses.is_proxy(peer):
            self._places.give_back(self._addresses.client(peer, ""))

    def may_be_told(self) -> bool:
        """Whether there is room for one more who only reads why he is sent away."""
        return len(self._watched) < self._most + _REFUSED

    def _full(self, reason: str) -> Problem:
        self._metrics.limited.add(reason)
        return Problem(reason, seconds=_COME_AGAIN)

    def note(self, limit: str) -> None:
        """Count a connection that is ended for a limit."""
        self._metrics.limited.add(limit)

    # -- a look at all -----------------------------------------------------------------------

    def watch(self, connection: Watched) -> None:
        """Look at a connection from now on."""
        self._watched.add(connection)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_INTERVAL, self._look)

    def forget(self, connection: Watched) -> None:
        """A connection is gone."""
        self._watched.discard(connection)

    def _look(self) -> None:
        now = self.clock()
        for connection in list(self._watched):
            connection.look(now)
        self._timer = asyncio.get_running_loop().call_later(_INTERVAL, self._look) if self._watched else None

    def __len__(self) -> int:
        """Connections that are open."""
        return self._taken


def allow_more_files() -> None:
    """Have the system give this process as many files as it may have: every connection is one."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _files_allowed() -> int:
    """How many connections the system allows, beside the other files of the server."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return 1_000_000
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1_000_000 if soft == resource.RLIM_INFINITY else max(soft - _OTHER_FILES, soft // 2)
