"""Databases of versions that people have used: put where a test wants them, with all times brought up to today."""

from __future__ import annotations

import json
import pathlib
import shutil
import time
from typing import Any

import sqlalchemy as sa
from alembic import command

from vexilla.server.store.database import Database
from vexilla.server.store.migrate import migrations

RELEASED = pathlib.Path(__file__).parent / "released"
#: What says when something was; clocks would have run out long ago.
TIMES = {"games": ("created",), "standings": ("updated", "deadline"), "entries": ("at",), "chats": ("at",)}


def put_released(version: str, address: str) -> dict[str, Any]:
    """Put a kept database at an address, as if it had been left a minute ago; its games by name."""
    folder = RELEASED / f"v{version}"
    kept = json.loads((folder / "games.json").read_text(encoding="utf-8"))
    source = folder / "games.sqlite"
    if address.startswith("sqlite"):
        file = pathlib.Path(address.removeprefix("sqlite:///"))
        shutil.copyfile(source, file)
    opened = Database(address)
    with opened.writing.begin() as connection:
        if opened.postgres:
            _fill(connection, source, version)
        passed = time.time() - 60 - kept["made"]
        for table, columns in TIMES.items():
            for column in columns:
                connection.execute(sa.text(f"UPDATE {table} SET {column} = {column} + :passed"), {"passed": passed})
    opened.close()
    games: dict[str, Any] = kept["games"]
    return games


def _fill(connection: sa.Connection, source: pathlib.Path, version: str) -> None:
    """Make the tables as that version made them, and copy every row."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    tables = sa.MetaData()
    tables.reflect(connection)
    engine = sa.create_engine(f"sqlite:///{source}")
    with engine.connect() as kept:
        for table in tables.sorted_tables:
            if table.name != "alembic_version":
                rows = [dict(row) for row in kept.execute(sa.select(table)).mappings()]
                if rows:
                    connection.execute(sa.insert(table), rows)
    engine.dispose()
