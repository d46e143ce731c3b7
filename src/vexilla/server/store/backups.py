"""Backups: everything in one SQLite file, whatever the database is, written while a server goes on, and put back.

So a backup can be looked at with any tool for SQLite, and what was on SQLite can be restored to PostgreSQL.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import shutil
import sqlite3
import time
from typing import Final, NamedTuple

from alembic import command
from sqlalchemy import Connection, Engine, MetaData, create_engine, insert, select, text
from sqlalchemy.exc import DBAPIError

from .database import Database
from .errors import BadStore
from .heart import living, reviving
from .migrate import known_schemas, migrations

#: So many rows are copied at a time.
_MANY: Final = 500
_VERSIONS: Final = "alembic_version"
_SCHEMA: Final = "SELECT version_num FROM alembic_version"


class Backup(NamedTuple):
    """What a backup holds."""

    schema: str
    games: int


# -- making --------------------------------------------------------------------------------------


def back_up(database: Database, file: pathlib.Path) -> Backup:
    """Write everything into a new file that only its owner may read, and check it; BadStore says why not."""
    part = file.with_name(f".{file.name}.part")
    try:
        # Never over anything: who chose the wrong name loses nothing.
        if file.exists():
            raise FileExistsError
        with contextlib.suppress(FileNotFoundError):
            part.unlink()
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        (_copy_from_postgres if database.postgres else _copy_file)(database, part)
        found = check_backup(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        os.link(part, file)
        return found
    except FileExistsError:
        raise BadStore(f"{file} is there already: choose another name", "backup-exists", file=str(file)) from None
    except OSError as problem:
        wrong = f"the backup {file} cannot be written: {problem.strerror}"
        raise BadStore(wrong, "backup-unwritable", file=str(file), said=str(problem.strerror)) from None
    except (DBAPIError, sqlite3.Error) as problem:
        raise database.explain(problem) from problem
    finally:
        for left in (part, *_beside(part)):
            with contextlib.suppress(FileNotFoundError):
                left.unlink()


def _beside(file: pathlib.Path) -> list[pathlib.Path]:
    """What SQLite keeps beside a file while it is in use."""
    return [file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal")]


def _copy_file(database: Database, part: pathlib.Path) -> None:
    """SQLite's own way to copy a file that is in use."""
    here, there = sqlite3.connect(str(database.url.database)), sqlite3.connect(part)
    with contextlib.closing(here) as source, contextlib.closing(there) as target:
        source.backup(target, pages=1000, sleep=0.005)
        target.execute("PRAGMA journal_mode = DELETE")


def _copy_from_postgres(database: Database, part: pathlib.Path) -> None:
    """Every row as of one moment."""
    engine = create_engine(f"sqlite:///{part}")
    try:
        with database.writing.connect() as unset:
            source = unset.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with source.begin(), engine.begin() as target:
                version = source.execute(text(_SCHEMA)).scalar_one()
                _build(target, version)
                _copy_rows(source, target)
    finally:
        engine.dispose()


def _build(target: Connection, version: str) -> None:
    """Make the tables as they were at a version of the schema."""
    config = migrations()
    config.attributes["connection"] = target
    command.upgrade(config, version)


def _copy_rows(source: Connection, target: Connection) -> None:
    """Copy all rows between two databases of the same schema."""
    tables = MetaData()
    tables.reflect(target)
    for table in tables.sorted_tables:
        if table.name == _VERSIONS:
            continue
        found = source.execution_options(yield_per=_MANY).execute(select(table)).mappings()
        for rows in found.partitions(_MANY):
            target.execute(insert(table), [dict(row) for row in rows])


# -- looking -------------------------------------------------------------------------------------


def check_backup(file: pathlib.Path) -> Backup:
    """What a backup holds, if it is sound; BadStore says what is wrong with it."""
    if not file.is_file():
        raise BadStore(f"there is no file {file}", "backup-missing", file=str(file))
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source:
            ((said,),) = source.execute("PRAGMA integrity_check(1)").fetchall()
            if said != "ok":
                raise _unsound(file, said.replace("\n", " "))
            ((schema,),) = source.execute(_SCHEMA).fetchall()
            ((games,),) = source.execute("SELECT count(*) FROM games").fetchall()
    except (sqlite3.Error, ValueError) as problem:
        raise _unsound(file, str(problem)) from None
    if schema not in known_schemas():
        wrong = f"the backup {file} belongs to a newer version of Vexilla (schema {schema}): update this program"
        raise BadStore(wrong, "backup-newer", file=str(file), schema=schema)
    return Backup(schema, games)


def _unsound(file: pathlib.Path, said: str) -> BadStore:
    return BadStore(f"{file} is no backup that can be used: {said}", "backup-unsound", file=str(file), said=said)


# -- putting back --------------------------------------------------------------------------------


def restore(database: Database, file: pathlib.Path, *, replace: bool) -> Backup:
    """Put a backup where a database is; what was there goes only if that was said."""
    found = check_backup(file)
    check_place(database, replace=replace)
    if database.postgres:
        engine = create_engine(f"sqlite:///{file}")
        try:
            _restore_to_postgres(database, engine, found)
        finally:
            engine.dispose()
    else:
        _restore_file(database, file)
    return found


def check_place(database: Database, *, replace: bool) -> None:
    """BadStore while a server runs on a database, or where there are games that nobody said should go."""
    try:
        with database.reading.connect() as connection:
            if connection.execute(text(_SCHEMA)).first() is None:
                return
            games = connection.execute(text("SELECT count(*) FROM games")).scalar_one()
            with contextlib.suppress(DBAPIError):  # before v0003 there were no heartbeats
                running = living(connection, database) or reviving(connection, database)
                if running:
                    where = ", ".join(f"{each.host} {each.pid}" for each in running)
                    wrong = f"a server runs on {database.name} ({where}): stop it first"
                    raise BadStore(wrong, "restore-running", database=database.name, where=where)
    except DBAPIError:
        return  # nothing of ours is there, or nothing that could be read
    if games and not replace:
        wrong = f"there are {games} games in {database.name}: say --replace if they shall go"
        raise BadStore(wrong, "restore-full", database=database.name, games=games)


def _restore_file(database: Database, file: pathlib.Path) -> None:
    """What was there is not removed but put aside."""
    place = pathlib.Path(str(database.url.database))
    database.close()
    part = place.with_name(f".{place.name}.part")
    with contextlib.suppress(FileNotFoundError):
        part.unlink()
    with (
        os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as target,
        file.open("rb") as source,
    ):
        shutil.copyfileobj(source, target)
        target.flush()
        os.fsync(target.fileno())
    aside = f"-before-{int(time.time())}"
    for old in (place, *_beside(place)):
        if old.exists():
            old.rename(old.with_name(place.name + aside + old.name.removeprefix(place.name)))
    part.rename(place)


def _restore_to_postgres(database: Database, engine: Engine, found: Backup) -> None:
    """All or nothing."""
    with database.writing.begin() as target, engine.connect() as source:
        there = MetaData()
        there.reflect(target)
        there.drop_all(target)
        _build(target, found.schema)
        _copy_rows(source, target)
