"""News between processes: to whom they are told, and how PostgreSQL brings them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from typing import TYPE_CHECKING, Any, Final

from .database import Database
from .draft import CHANNEL, read_note
from .shapes import EVERYTHING, News
from .sharing import COMPANY, read_company

if TYPE_CHECKING:
    import psycopg

log: Final = logging.getLogger(__name__)

#: How long the listener waits for a notification before it sees whether it should stop, in seconds.
_PAUSE: Final = 0.1
#: After how many quiet pauses the listener makes sure that its connection still lives.
_QUIET: Final = 100
_SETTINGS: Final[dict[str, Any]] = {"connect_timeout": 5, "application_name": "vexilla news"}


class Feed:
    """News for one reader, the latest of each game; iterate over it."""

    def __init__(self, newsroom: Newsroom) -> None:
        self._newsroom: Final = newsroom
        self._news: Final[dict[tuple[str, bool], News]] = {}
        self._ready: Final = asyncio.Event()
        self._open = True

    def __aiter__(self) -> Feed:
        return self

    async def __anext__(self) -> News:
        while not self._news:
            if not self._open:
                raise StopAsyncIteration
            self._ready.clear()
            await self._ready.wait()
        return self._news.pop(next(iter(self._news)))

    def hear(self, news: list[News]) -> None:
        """Keep the news until the reader comes for them."""
        for each in news:
            self._news[each.id, each.company] = each
        self._ready.set()

    def close(self) -> None:
        """End: the reader gets what is left and then stops."""
        self._open = False
        self._newsroom.feeds.discard(self)
        self._ready.set()


class Newsroom:
    """Hands the news that come from threads to the readers in the event loop."""

    def __init__(self) -> None:
        self.feeds: Final[set[Feed]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Called in the event loop in which the readers are."""
        self._loop = asyncio.get_running_loop()

    def feed(self) -> Feed:
        """A new reader."""
        feed = Feed(self)
        self.feeds.add(feed)
        return feed

    def tell(self, news: list[News]) -> None:
        """Tell everyone; called in any thread."""
        if news and self._loop is not None:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._spread, news)

    def _spread(self, news: list[News]) -> None:
        for feed in self.feeds:
            feed.hear(news)

    def close(self) -> None:
        """No more news."""
        for feed in list(self.feeds):
            feed.close()


class Listener:
    """A connection of its own on which PostgreSQL tells what other processes have committed."""

    def __init__(self, database: Database, listener: str, newsroom: Newsroom) -> None:
        self._address: Final = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._listener: Final = listener
        self._newsroom: Final = newsroom
        self._ready: Final = threading.Event()
        self._stop: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="vexilla-news", daemon=True)

    async def start(self) -> None:
        """Begin to listen; returns when nothing can be missed any more, or after a while without a connection."""
        self._thread.start()
        await asyncio.to_thread(self._ready.wait, 10)

    async def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415 - a server on SQLite does without

        pause = 0.1
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **_SETTINGS) as connection:
                    for channel in (CHANNEL, COMPANY):
                        connection.execute(f"LISTEN {channel}")
                    # What was told while nobody listened is lost.
                    self._newsroom.tell([EVERYTHING])
                    self._ready.set()
                    pause = 0.1
                    self._listen(connection)
            except psycopg.Error as problem:
                log.warning("no news from the database, trying again: %s", problem)
                self._stop.wait(pause)
                pause = min(2 * pause, 5.0)

    def _listen(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        quiet = 0
        while not self._stop.is_set():
            quiet += 1
            for note in connection.notifies(timeout=_PAUSE, stop_after=1):
                quiet = 0
                read = read_company if note.channel == COMPANY else read_note
                self._newsroom.tell(read(note.payload, self._listener))
            if quiet >= _QUIET:
                # A connection can be gone without a sign.
                connection.execute("SELECT 1")
                quiet = 0
