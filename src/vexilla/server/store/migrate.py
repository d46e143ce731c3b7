"""Bringing a database to the newest schema, while other processes may be doing the same."""

from __future__ import annotations

import pathlib
from functools import cache
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from .database import Database
from .errors import BadStore

FOLDER: Final = pathlib.Path(__file__).parent / "migrations"
#: The advisory lock that PostgreSQL keeps for us while one process migrates; any number will do.
LOCK: Final = 0x5645584C


def migrations() -> Config:
    """The settings alembic needs."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def migrate(database: Database) -> None:
    """Do every migration that has not been done, all in one transaction or not at all."""
    with database.writing.begin() as connection:
        # On SQLite the transaction has begun with the lock.
        if database.postgres:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        upgrade(connection, database.name)


@cache
def newest() -> str | None:
    """The schema that this program writes."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


@cache
def known_schemas() -> frozenset[str]:
    """Every schema that this program can migrate from."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions())


def upgrade(connection: Connection, name: str) -> None:
    """Do the migrations that are missing; refuse a database that a newer program has migrated further."""
    config = migrations()
    scripts = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now == scripts.get_current_head():
        return
    if now is not None and now not in known_schemas():
        wrong = f"the database {name} belongs to a newer version of Vexilla (schema {now}): update this program"
        raise BadStore(wrong, "store-newer", database=name, schema=now)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
