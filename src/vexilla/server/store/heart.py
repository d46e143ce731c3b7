"""The heartbeat of a server process, by which the others know that it lives, and the next one since when none did.

Machines need not agree on the time. When something happened is told by the database's clock; whether a process
lives, by whether it beats while one watches, in one's own time that never jumps. Only of a process that was never
watched the last beat is believed.

A beat is small, waits for no disk and has a connection of its own, so that nobody's action waits for it. It comes
from the event loop: a process whose loop hangs is as good as dead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from .database import Database
from .schema import absences, processes, sittings
from .shapes import Absence, Process

Result = TypeVar("Result")

log: Final = logging.getLogger(__name__)

#: Seconds between two beats.
EVERY: Final = 1.0
#: A process that did not beat for so many seconds is dead.
DEAD_AFTER: Final = 3.0
#: Seconds between two looks at a process that is watched.
_LOOKS: Final = 0.1
#: The row of a dead one is removed when it was silent for so many seconds.
_FORGOTTEN: Final = 30.0
#: After so many missed beats it is said again that they are missed.
_SAID_AGAIN: Final = 60
#: Absences are remembered for so many seconds, which is longer than any clock waits.
_REMEMBERED: Final = 400 * 86_400.0

_beat: Final = (
    update(processes)
    .where(processes.c.id == bindparam("me"))
    .values(beat=bindparam("now"), beats=processes.c.beats + 1, ended=bindparam("over"))
)
_all: Final = select(
    processes.c.id, processes.c.host, processes.c.pid, processes.c.started, processes.c.beat, processes.c.beats
).where(~processes.c.ended)
_last: Final = select(func.max(processes.c.beat))
_forget: Final = delete(processes).where(processes.c.id.in_(bindparam("ids", expanding=True)))
_clear: Final = delete(sittings).where(sittings.c.process.in_(bindparam("ids", expanding=True)))
_ended: Final = select(processes.c.id).where(processes.c.ended)
_absences: Final = (
    select(absences.c.gone, absences.c.back).where(absences.c.back > bindparam("after")).order_by(absences.c.gone)
)


class Heart:
    """Beats for this process and knows which others do."""

    def __init__(self, database: Database, me: str) -> None:
        self.me: Final = me
        #: What the database's clock shows more than this process's, in seconds.
        self.skew = 0.0
        #: The processes that live, this one among them once it beats.
        self.living: dict[str, Process] = {}
        self._database: Final = database
        self._connection: Connection | None = None
        #: How often each process had beaten when it was last seen to have beaten anew, and when that was.
        self._seen: Final[dict[str, tuple[int, float]]] = {}
        #: One thread: beats come one after another.
        self._thread: Final = ThreadPoolExecutor(1, "vexilla-heart")
        self._task: asyncio.Task[None] | None = None
        self._started = 0.0
        #: When this process last beat, in its own time; 0 before.
        self._last = 0.0
        self._misses = 0
        #: How often this process has beaten.
        self.beats = 0
        #: How often it has registered: more than once where others thought it dead.
        self.births = 0
        #: How often it beat so late that others may have thought it dead.
        self.lapses = 0
        #: Done with the next beat.
        self._next: asyncio.Future[None] | None = None

    @property
    def others(self) -> list[str]:
        """The other processes that live."""
        return [each for each in self.living if each != self.me]

    async def start(self) -> None:
        """Live; when it returns, the others can know, and an absence of all is noted."""
        await self._do_beat()
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Say goodbye."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
            await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        await asyncio.to_thread(self._thread.shutdown)

    async def next_beat(self) -> None:
        """Wait until it has beaten once more and knows anew who lives."""
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._next)

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        """Have something small written between two beats, which ends with this process and is not worth a disk."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self._do_beat()

    async def _do_beat(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._beat_surely)
        waiting, self._next = self._next, None
        if waiting is not None:
            waiting.set_result(None)

    # -- in the thread ---------------------------------------------------------------------------

    def _beat_surely(self) -> None:
        """Beat if the database lets us; if not, the next beat tries again."""
        try:
            self._beat(over=False)
            self._misses = 0
        except Exception as problem:
            self._disconnect()
            # Once is enough to know, and every now and then.
            if not self._misses % _SAID_AGAIN:
                log.warning("no heartbeat: %s", self._database.explain(problem), exc_info=problem)
            self._misses += 1

    def _work(self, work: Callable[[Connection], Result]) -> Result:
        try:
            connection = self._connect()
            with connection.begin():
                return work(connection)
        except Exception as problem:
            self._disconnect()
            raise self._database.explain(problem) from problem

    def _end(self) -> None:
        try:
            self._beat(over=True)
        except Exception as problem:
            log.warning("gone without a goodbye: %s", self._database.explain(problem), exc_info=problem)
        self._disconnect()

    def _beat(self, over: bool) -> None:
        connection = self._connect()
        with connection.begin():
            now = self._now(connection)
            if not connection.execute(_beat, {"me": self.me, "now": now, "over": over}).rowcount:
                self._register(connection, now)
            rows = [Process(*row) for row in connection.execute(_all)]
            useless = [*connection.execute(_ended).scalars(), *self._judge(rows, now)]
            useless = [each for each in useless if each != self.me]
            if useless:
                connection.execute(_clear, {"ids": useless})
                connection.execute(_forget, {"ids": useless})
        here = time.monotonic()
        self.lapses += bool(self._last) and here - self._last > DEAD_AFTER
        self._last = here
        self.beats += 1

    def _register(self, connection: Connection, now: float) -> None:
        """Appear for the first time, or again where someone thought us dead."""
        last = connection.execute(_last).scalar()
        if last is not None and now - last > DEAD_AFTER:
            # Of two that start at the same time one is enough to note it.
            note_absence(connection, self._database, Absence(last, now))
        connection.execute(delete(absences).where(absences.c.back < now - _REMEMBERED))
        self.births += 1
        self._started = self._started or now
        row = {"id": self.me, "host": socket.gethostname(), "pid": os.getpid(), "started": self._started}
        connection.execute(insert(processes), row | {"beat": now, "beats": 1, "ended": False})

    def _judge(self, rows: list[Process], now: float) -> list[str]:
        """Find out who lives; whose rows are of no use any more."""
        here = time.monotonic()
        for row in rows:
            seen = self._seen.get(row.id)
            if seen is None:
                self._seen[row.id] = (row.beats, here - max(0.0, now - row.beat))
            elif row.beats != seen[0]:
                # Since our last look it has beaten; when, the database knows, if its clock did not jump.
                self._seen[row.id] = (row.beats, here - min(max(0.0, now - row.beat), EVERY))
        silent = {row.id: here - self._seen[row.id][1] for row in rows}
        for gone in self._seen.keys() - silent.keys():
            del self._seen[gone]
        self.living = {row.id: row for row in rows if row.id == self.me or silent[row.id] < DEAD_AFTER}
        return [name for name, seconds in silent.items() if seconds > _FORGOTTEN]

    def _now(self, connection: Connection) -> float:
        now = database_time(connection, self._database)
        self.skew = now - time.time()
        return now

    def _connect(self) -> Connection:
        if self._connection is None:
            connection = self._database.writing.connect()
            driver = connection.connection.driver_connection
            assert driver is not None
            # It is set up otherwise than the others and must not come among them.
            connection.detach()
            driver.execute("SET synchronous_commit = off" if self._database.postgres else "PRAGMA synchronous = NORMAL")
            driver.commit()
            self._connection = connection
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()


# -- for everyone --------------------------------------------------------------------------------


def database_time(connection: Connection, database: Database) -> float:
    """The time by the database's clock; an SQLite file has that of its computer."""
    if not database.postgres:
        return time.time()
    return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())


def living(connection: Connection, database: Database) -> list[Process]:
    """The processes that were heard of a moment ago, the oldest first."""
    return _heard_of(connection, database, DEAD_AFTER)


def reviving(connection: Connection, database: Database) -> list[Process]:
    """The processes that were silent for a while and beat again while they are watched: their machine was busy."""
    silent = {each.id: each.beats for each in _heard_of(connection, database, _FORGOTTEN)}
    until = time.monotonic() + DEAD_AFTER
    while silent and time.monotonic() < until:
        time.sleep(_LOOKS)
        connection.rollback()  # to see what was written since
        beating = [
            each for each in _heard_of(connection, database, _FORGOTTEN) if each.beats > silent.get(each.id, each.beats)
        ]
        if beating:
            return beating
    return []


def _heard_of(connection: Connection, database: Database, within: float) -> list[Process]:
    """The processes that have not ended and were heard of in the last so many seconds, the oldest first."""
    now = database_time(connection, database)
    rows = [Process(*row) for row in connection.execute(_all.order_by(processes.c.started, processes.c.id))]
    return [row for row in rows if now - row.beat < within]


def absences_after(connection: Connection, after: float) -> list[Absence]:
    """When no server process lived, as far as that was over after a moment."""
    return [Absence(*row) for row in connection.execute(_absences, {"after": after})]


def note_absence(connection: Connection, database: Database, absence: Absence) -> None:
    """Keep when nobody could be served."""
    note = (postgresql if database.postgres else sqlite).insert(absences).on_conflict_do_nothing()
    connection.execute(note, absence._asdict())
