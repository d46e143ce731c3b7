"""The pulse of a process: how late its event loop comes, how much is decided, how much room there is."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import sys
import time
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from .logs import log
from .metrics import Metrics
from .store import Store, StoreUnavailable

#: Seconds between two looks at the event loop, and how many of them make the last minute.
_BEAT: Final = 0.5
_MINUTE: Final = 120
#: Beats between two looks at the database and its disk.
_SELDOM: Final = 60


class Pulse:
    """What was felt in the last minute."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._lags: Final[deque[float]] = deque([0.0], _MINUTE)
        #: When it was looked, and how many decisions there had been by then.
        self._decided: Final[deque[tuple[float, float]]] = deque(maxlen=_MINUTE + 1)
        #: Of the database, its disk and the reports; None until it was looked, or where nobody can know.
        self.database_bytes: float | None = None
        self.disk_free_bytes: float | None = None
        self.reports_open: float | None = None

    @property
    def lag(self) -> float:
        """The most that the event loop was late in the last minute, in seconds."""
        return max(self._lags)

    @property
    def actions(self) -> float:
        """Decisions a second in the last minute."""
        if len(self._decided) < 2:
            return 0.0
        (then, before), (now, after) = self._decided[0], self._decided[-1]
        return (after - before) / (now - then)

    @contextlib.asynccontextmanager
    async def felt(self, store: Store) -> AsyncIterator[None]:
        """Feel it while the server runs."""
        await self.look(store)
        feeling = asyncio.create_task(self._feel(store))
        try:
            yield
        finally:
            feeling.cancel()
            await asyncio.gather(feeling, return_exceptions=True)

    async def _feel(self, store: Store) -> None:
        beats = 0
        while True:
            due = time.monotonic() + _BEAT
            await asyncio.sleep(_BEAT)
            now = time.monotonic()
            lag = max(0.0, now - due)
            self._lags.append(lag)
            self._metrics.lag.add(lag)
            self._decided.append((now, sum(self._metrics.actions.counts().values())))
            beats += 1
            if beats % _SELDOM == 0:
                await self.look(store)

    async def look(self, store: Store) -> None:
        """Look at what changes slowly."""
        try:
            self.database_bytes, self.disk_free_bytes = await store.sizes()
            self.reports_open = await store.moderation.count()
        except StoreUnavailable:
            self.database_bytes = self.disk_free_bytes = self.reports_open = None
        except Exception:
            log.exception("the size of the database could not be found out")


def memory() -> float:
    """What this process holds in memory now; where the system does not say, the most it ever held, or nothing."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return 0.0
    try:
        pages = pathlib.Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * resource.getpagesize()
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
