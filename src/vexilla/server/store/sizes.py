"""How much room the database takes, and how much is left for it."""

from __future__ import annotations

import pathlib
import shutil
from typing import NamedTuple

from sqlalchemy import Connection, text

from .database import Database


class Sizes(NamedTuple):
    """Bytes of the database, and bytes that are left on its disk; None where only another computer knows."""

    database: float
    disk_free: float | None


def sizes(connection: Connection, database: Database) -> Sizes:
    """What PostgreSQL says of itself; of an SQLite file with what lies beside it, and of its disk, the system does."""
    if database.postgres:
        taken = connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
        return Sizes(float(taken), None)
    file = pathlib.Path(database.url.database or "")
    parts = [file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))]
    return Sizes(sum(part.stat().st_size for part in parts if part.exists()), shutil.disk_usage(file.parent).free)
