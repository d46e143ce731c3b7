"""The database behind the store: its address, its connections, and what their errors mean."""

from __future__ import annotations

import contextlib
import os
import pathlib
import sqlite3
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    OperationalError,
    ProgrammingError,
    StatementError,
)
from sqlalchemy.pool import ConnectionPoolEntry

from .errors import BadStore, NotStorable, StoreUnavailable

Result = TypeVar("Result")

#: Threads that read, each with a connection of its own.
READERS: Final = 4
#: How long one process waits for another one's lock, in seconds.
PATIENCE: Final = 15

#: Seeds and actions are among what is written: errors, which are logged, must not repeat it.
_SECRET: Final = True

EXAMPLES: Final = "use sqlite:///path/to/vexilla.db or postgresql://user:password@host/database"


class Database:
    """One engine that writes and one that reads, set up for durable writes."""

    def __init__(self, address: str) -> None:
        url = _parse(address)
        self.postgres: Final = url.drivername == "postgresql+psycopg"
        self.url: Final = url
        #: The address without its password, to be shown.
        self.name: Final = url.render_as_string(hide_password=True).replace("+psycopg", "")
        if self.postgres:
            self.writing = _postgres(url, writing=True)
            self.reading = _postgres(url, writing=False)
        else:
            _prepare_file(pathlib.Path(url.database or ""))
            self.writing = _sqlite(url, writing=True)
            self.reading = _sqlite(url, writing=False)

    def read(self, query: Callable[[Connection], Result]) -> Result:
        """What a query finds; asked once more when the connection turns out to be lost."""
        try:
            return self._read_once(query)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise self.explain(problem) from problem
        try:
            return self._read_once(query)
        except DBAPIError as problem:
            raise self.explain(problem) from problem

    def _read_once(self, query: Callable[[Connection], Result]) -> Result:
        with self.reading.connect() as connection:
            return query(connection)

    def explain(self, problem: Exception) -> StoreUnavailable | NotStorable:
        """What an error of the database means to whoever waits."""
        said = str(problem.orig if isinstance(problem, DBAPIError) else problem).strip()
        # What PostgreSQL adds in the following lines repeats values.
        said = said.partition("\n")[0]
        if is_outage(problem):
            wrong = f"the database {self.name} does not answer as it should: {said}"
            return StoreUnavailable(wrong, "store-unavailable", database=self.name, said=said)
        return NotStorable(f"the database does not take this: {said}", "not-storable", said=said)

    def close(self) -> None:
        """Give back all connections."""
        self.writing.dispose()
        self.reading.dispose()


def is_outage(problem: Exception) -> bool:
    """Whether the database is to blame, and not what it was asked to write."""
    if isinstance(problem, DBAPIError):
        if problem.connection_invalidated:
            return True
        if isinstance(problem, IntegrityError | DataError | ProgrammingError):
            return False
        # Anything else, a damaged file or one that may not be written, is no fault of a value; but among these
        # PostgreSQL counts a value that is too long for an index.
        return not str(getattr(problem.orig, "sqlstate", "")).startswith("54")
    return not isinstance(problem, StatementError | ValueError | TypeError | OverflowError)


def _parse(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadStore(f"{address!r} is not the address of a database: {EXAMPLES}", "store-address") from None
    if url.drivername in {"postgresql", "postgres", "postgresql+psycopg"}:
        if find_spec("psycopg") is None:
            wrong = "the library for PostgreSQL is not installed: pip install 'vexilla[postgres]'"
            raise BadStore(wrong, "store-no-postgres")
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        wrong = f"Vexilla does not know databases of the kind {url.drivername!r}: {EXAMPLES}"
        raise BadStore(wrong, "store-kind", kind=url.drivername)
    if url.host or url.database in {None, "", ":memory:"}:
        wrong = f"{address!r} names no file; three slashes come before a relative path, four before an absolute one"
        raise BadStore(f"{wrong}: {EXAMPLES}", "store-no-file")
    return url


def _prepare_file(file: pathlib.Path) -> None:
    """Make the folder of the file, and see that both can be written."""
    folder = file.parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        wrong = f"the folder {folder} for the database cannot be made: {problem.strerror}; choose another one"
        raise BadStore(wrong, "store-folder", folder=str(folder)) from None
    if file.is_dir():
        raise BadStore(f"{file} is a folder; the address must name a file in it", "store-is-folder", file=str(file))
    # SQLite keeps its log beside the file, so the folder must be writable as well.
    if not os.access(folder, os.W_OK | os.X_OK) or (file.exists() and not os.access(file, os.R_OK | os.W_OK)):
        wrong = f"the database {file} cannot be written: give this user the right to write it and its folder"
        raise BadStore(wrong, "store-unwritable", file=str(file))
    # Seeds of games and keys of the server are in it: it is nobody else's to read, nor is what SQLite keeps beside it,
    # which gets the mode of the file when it is made.
    with contextlib.suppress(OSError):
        file.touch(mode=0o600)
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):
            if each.stat().st_mode & 0o077:
                each.chmod(0o600)


def _sqlite(url: URL, *, writing: bool) -> Engine:
    engine = create_engine(
        url,
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
        pool_size=READERS,
        max_overflow=1,
        hide_parameters=_SECRET,
    )

    @event.listens_for(engine, "connect")
    def set_up(driver: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
        # Transactions are begun by us, not by the driver.
        driver.isolation_level = None
        driver.execute("PRAGMA foreign_keys = ON")
        driver.execute("PRAGMA synchronous = FULL")

    if writing:

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def write_ahead(database: Database) -> None:
    """Put an SQLite file into WAL mode, once and for all."""
    end = time.monotonic() + PATIENCE
    with database.reading.connect() as connection:
        while True:
            try:
                mode = connection.exec_driver_sql("PRAGMA journal_mode = WAL").scalar()
            except OperationalError:
                # Another process is doing the same; SQLite does not wait for that lock by itself.
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)
                continue
            break
    if mode != "wal":
        wrong = f"the place of {database.url.database} does not allow SQLite's WAL mode; put it on a local disk"
        raise BadStore(wrong, "store-no-wal", file=str(database.url.database))


def _postgres(url: URL, *, writing: bool) -> Engine:
    settings: dict[str, Any] = {"connect_timeout": 5, "application_name": "vexilla"}
    given = {name: value for name, value in settings.items() if name not in url.query}
    if not writing:
        # A query is one statement: no transaction around it, no round trips for that.
        return create_engine(
            url, connect_args=given, pool_size=READERS, isolation_level="AUTOCOMMIT", hide_parameters=_SECRET
        )
    engine = create_engine(url, connect_args=given, pool_size=1, max_overflow=2, hide_parameters=_SECRET)

    @event.listens_for(engine, "connect")
    def set_up(driver: Any, _entry: ConnectionPoolEntry) -> None:
        with driver.cursor() as cursor:
            # A process that hangs in the middle of a transaction must not stop all others for ever.
            cursor.execute(f"SET lock_timeout = '{PATIENCE}s'")
            cursor.execute(f"SET idle_in_transaction_session_timeout = '{PATIENCE}s'")
            # Committed means on disk, whatever the server was told to do by default.
            cursor.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') = 'off'"
            )
        driver.commit()

    return engine
