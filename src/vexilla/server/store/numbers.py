"""News between processes that share an SQLite file: commits are numbered, and a changed file is noticed.

SQLite's ``data_version``, asked on the connection that writes, changes whenever somebody else has committed. So a
process that is alone pays one cheap question, and what it has written itself is never news to it.
"""

from __future__ import annotations

import sqlite3

from .shapes import News


class CommitNumbers:
    """The number of the last commit that this process knows, its own or another's."""

    def __init__(self) -> None:
        self._last = -1
        self._seen: int | None = None

    def reconnected(self) -> None:
        """The numbers that a connection gives to its file mean nothing to the next connection."""
        self._seen = None

    def look(self, driver: sqlite3.Connection) -> list[News]:
        """What others have committed since the last look."""
        (seen,) = driver.execute("PRAGMA data_version").fetchone()
        if seen == self._seen:
            return []
        first = self._last < 0
        query = "SELECT game, version, chats, changed FROM standings WHERE changed > ? ORDER BY changed"
        if first:
            (self._last,) = driver.execute("SELECT coalesce(max(changed), 0) FROM standings").fetchone()
        rows = driver.execute(query, (self._last,)).fetchall()
        # Only now: had this failed, it would be asked again.
        self._seen = seen
        if rows:
            self._last = rows[-1][3]
        return [News(game, version, said) for game, version, said, _ in rows]

    def next(self) -> int:
        """The number of the commit that is being made."""
        return self._last + 1

    def committed(self) -> None:
        """The commit was made."""
        self._last += 1
