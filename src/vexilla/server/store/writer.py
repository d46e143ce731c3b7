"""The one thread that writes: everything that waits goes into one transaction and shares one commit.

A commit costs a wait for the disk, however much it carries. While one is under way, requests gather; the next
one carries them all. Nobody is answered before the commit that carries his request has returned.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from .database import Database, is_outage
from .draft import Draft
from .errors import StoreUnavailable
from .numbers import CommitNumbers
from .shapes import News
from .writes import Write

log: Final = logging.getLogger(__name__)

#: How many requests one transaction carries at most, so that a flood does not make a very long one.
LARGEST: Final = 512
#: How long the writer rests after a commit, in seconds: under load fewer commits carry more each.
REST: Final = 0.002
#: How often an SQLite file is looked at for what other processes wrote, in seconds.
LOOK_EVERY: Final = 0.2
#: What PostgreSQL calls a deadlock and a failed serialisation: it wants to be asked again.
_AGAIN: Final = frozenset({"40P01", "40001"})

Request = tuple[Write, "asyncio.Future[Any]"]
#: A request's outcome: what to answer, or what to raise.
Outcome = tuple["asyncio.Future[Any]", Any, Exception | None]


class Measures:
    """What the writer has done so far, for whoever watches the server."""

    def __init__(self) -> None:
        self.writes = 0
        self.commits = 0
        #: Requests that could not be written because the database failed or did not take them.
        self.failures = 0
        #: When the database last failed to write, and when it last wrote (time of day; 0: never).
        self.failed_at = 0.0
        self.written_at = 0.0
        #: What the transactions took, from begin to commit.
        self.seconds = 0.0


class Writer:
    """Takes requests from the event loop, writes them in its thread, answers in the event loop."""

    def __init__(self, database: Database, sender: str, tell: Callable[[list[News]], None]) -> None:
        self.measures: Final = Measures()
        self._database: Final = database
        self._sender: Final = sender
        self._tell: Final = tell
        self._numbers: Final = None if database.postgres else CommitNumbers()
        self._requests: Final[queue.SimpleQueue[Request | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="vexilla-writer", daemon=True)
        self._ready: Final = threading.Event()
        self._connection: Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._open = False

    async def start(self) -> None:
        """Begin to take requests; returns when nothing that others write can be missed any more."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        await asyncio.to_thread(self._ready.wait)
        self._open = True

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._open:
            self._open = False
            self._requests.put(None)
            await asyncio.to_thread(self._thread.join)

    def waiting(self) -> int:
        """How many requests wait for the next transaction."""
        return self._requests.qsize()

    async def write(self, request: Write) -> Any:
        """Have something written; returns when it is committed."""
        if not self._open or self._loop is None:
            raise StoreUnavailable("the store is closed", "store-closed")
        future = self._loop.create_future()
        self._requests.put((request, future))
        return await future

    # -- in the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        self._look()
        self._ready.set()
        going = True
        while going:
            requests: list[Request] = []
            # Waits for the first one only; PostgreSQL brings news by itself.
            with contextlib.suppress(queue.Empty):
                each = self._requests.get(timeout=None if self._numbers is None else LOOK_EVERY)
                while each is not None:
                    requests.append(each)
                    if len(requests) == LARGEST:
                        break
                    each = self._requests.get_nowait()
                going = each is not None
            if requests:
                self._answer(self._write_surely(requests))
                time.sleep(REST)
            else:
                self._look()
        self._disconnect()

    def _answer(self, outcomes: list[Outcome]) -> None:
        loop = self._loop
        assert loop is not None
        # A loop that was closed has nobody left who waits.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, outcomes)

    def _write_surely(self, requests: list[Request]) -> list[Outcome]:
        """Write the requests; this thread must not end, whatever happens, as all others wait for it."""
        try:
            return self._write_all(requests)
        except Exception as problem:
            self._disconnect()
            return self._fail(requests, problem)

    def _write_all(self, requests: list[Request]) -> list[Outcome]:
        """Write the requests in one transaction; where that cannot be, those to blame fail and the others do not."""
        started = time.perf_counter()
        try:
            outcomes = self._transaction(requests)
        except Exception as problem:
            self._abandon(problem)
            if is_outage(problem):
                return self._fail(requests, problem)
            if len(requests) > 1:
                first, second = self._parted(requests, problem)
                return self._write_all(first) + self._write_all(second)
            return [self._write_alone(*requests[0])]
        self.measures.writes += len(requests)
        self.measures.commits += 1
        self.measures.written_at = time.time()
        self.measures.seconds += time.perf_counter() - started
        return outcomes

    def _parted(self, requests: list[Request], problem: Exception) -> tuple[list[Request], list[Request]]:
        """Requests of which at least one is bad, in two parts: the bad ones if they can be told, else halves."""
        if isinstance(problem, IntegrityError):
            # A message sent twice is the usual one, and can be sent often: it shall not cost the others many commits.
            bad = self._already_there(requests)
            if 0 < len(bad) < len(requests):
                return [each for each in requests if each[1] not in bad], [each for each in requests if each[1] in bad]
        middle = len(requests) // 2
        return requests[:middle], requests[middle:]

    def _already_there(self, requests: list[Request]) -> set[asyncio.Future[Any]]:
        """Whose requests clash with what is there; nobody's, where even the question fails."""
        try:
            connection = self._connect()
            with connection.begin():
                return {future for request, future in requests if request.is_there(connection)}
        except Exception as problem:
            self._abandon(problem)
            return set()

    def _write_alone(self, request: Write, future: asyncio.Future[Any]) -> Outcome:
        """Write a request that failed: against what is there by now it may be fine, or it clashes for good."""
        try:
            return self._transaction([(request, future)])[0]
        except IntegrityError as problem:
            self._abandon(problem)
            try:
                return future, request.clash(problem), None
            except Exception as answer:
                return future, None, answer
        except Exception as problem:
            self._abandon(problem)
            return self._fail([(request, future)], problem)[0]

    def _fail(self, requests: list[Request], problem: Exception) -> list[Outcome]:
        self.measures.failures += len(requests)
        if is_outage(problem):
            self.measures.failed_at = time.time()
        answer = self._database.explain(problem)
        log.error("not written: %s", answer, exc_info=problem)
        return [(future, None, answer) for _, future in requests]

    def _transaction(self, requests: list[Request]) -> list[Outcome]:
        """Write the requests; once more if the connection was found lost or another process was in the way."""
        try:
            return self._transaction_once(requests)
        except _Uncertain as problem:
            raise problem.reason from None
        except DBAPIError as problem:
            state = getattr(problem.orig, "sqlstate", None)
            if not problem.connection_invalidated and state not in _AGAIN:
                raise
            self._abandon(problem)
        try:
            return self._transaction_once(requests)
        except _Uncertain as problem:
            raise problem.reason from None

    def _transaction_once(self, requests: list[Request]) -> list[Outcome]:
        connection = self._connect()
        transaction = connection.begin()
        numbers = self._numbers
        if numbers is not None:
            self._tell(numbers.look(_driver(connection)))
        ids = {game for request, _ in requests for game in request.games}
        draft = Draft(connection, ids, 0 if numbers is None else numbers.next())
        outcomes: list[Outcome] = []
        for request, future in requests:
            try:
                outcomes.append((future, request.write(draft), None))
            except DBAPIError:
                raise
            except Exception as answer:
                outcomes.append((future, None, answer))
        draft.write()
        if numbers is None:
            draft.notify(self._sender)
        try:
            transaction.commit()
        except DBAPIError as problem:
            # It may have been committed for all we know: not to be tried again.
            raise _Uncertain(problem) from problem
        if numbers is not None and draft.numbered:
            numbers.committed()
        return outcomes

    def _look(self) -> None:
        """Tell what other processes have written into the file."""
        if self._numbers is None:
            return
        try:
            self._tell(self._numbers.look(_driver(self._connect())))
        except Exception as problem:
            self._disconnect()
            log.warning("cannot look for news: %s", problem)

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.writing.connect()
            if self._numbers is not None:
                self._numbers.reconnected()
        return self._connection

    def _abandon(self, problem: Exception) -> None:
        """Take back what was not committed; a connection that may be to blame is not used again."""
        if not is_outage(problem) and self._connection is not None:
            with contextlib.suppress(DBAPIError):
                self._connection.rollback()
                return
        self._disconnect()

    def _disconnect(self) -> None:
        """Drop the connection, with all that it had not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()


class _Uncertain(Exception):
    """A commit failed, so that it is not known whether it was made."""

    def __init__(self, reason: DBAPIError) -> None:
        super().__init__(str(reason))
        self.reason: Final = reason


def _driver(connection: Connection) -> Any:
    """The driver's own connection, for questions outside of transactions."""
    return connection.connection.driver_connection


def _resolve(outcomes: list[Outcome]) -> None:
    for future, answer, problem in outcomes:
        if future.done():
            # Whoever asked has gone in the meantime; what he asked for is written all the same.
            continue
        if problem is not None:
            future.set_exception(problem)
        else:
            future.set_result(answer)
