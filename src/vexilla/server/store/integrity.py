"""Whether a database is sound: SQLite looks through its file, and a damaged one is said to be so, with what to do."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from .database import Database
from .errors import BadStore

#: So many faults are told; after the first ones there is nothing new to learn.
_MOST: Final = 20
_DAMAGED: Final = frozenset({"SQLITE_CORRUPT", "SQLITE_NOTADB"})


def faults_of(database: Database, *, full: bool) -> list[str]:
    """What is wrong inside a database, in its own words; a full check compares every index with its table."""
    if database.postgres:
        return _postgres_faults(database)
    try:
        with database.reading.connect() as connection:
            check = "integrity_check" if full else "quick_check"
            rows = connection.exec_driver_sql(f"PRAGMA {check}({_MOST})").scalars().all()
            # Several faults may come in one row, below a heading.
            lines = [line for row in rows for line in str(row).splitlines() if not line.startswith("***")]
            found = [] if lines == ["ok"] else lines
            if not found:
                strays = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchmany(_MOST)
                found = [f"a row of {stray[0]} belongs to no game" for stray in strays]
    except DBAPIError as problem:
        if not is_damage(problem):
            raise
        found = [str(problem.orig)]
    return found


def _postgres_faults(database: Database) -> list[str]:
    """PostgreSQL looks after its own files; what it cannot know is whether all rows can still be read."""
    found = []
    with database.reading.connect() as connection:
        for table in ("games", "standings", "entries", "chats", "seat_keys", "subscriptions", "secrets"):
            try:
                connection.execute(text(f"SELECT count(t.*::text) FROM {table} t"))  # noqa: S608 - names of ours
            except DBAPIError as problem:
                found.append(f"{table}: {str(problem.orig).strip().partition(chr(10))[0]}")
    return found


def is_damage(problem: DBAPIError) -> bool:
    """Whether an error of SQLite means that its file is not sound."""
    return isinstance(problem.orig, sqlite3.Error) and getattr(problem.orig, "sqlite_errorname", "") in _DAMAGED


def damaged(database: Database, said: str) -> BadStore:
    """What is said of a damaged file."""
    file = str(database.url.database)
    wrong = (
        f"the database {file} is damaged ({said}): keep a copy of it as it is, see what is wrong with "
        "'vexilla admin check', and put back the last backup with 'vexilla admin restore'"
    )
    return BadStore(wrong, "store-damaged", file=file, said=said)
