"""Databases for tests, empty and used by nobody else: an SQLite file or one on PostgreSQL; and what tests put in."""

from __future__ import annotations

import asyncio
import functools
import os
import pathlib
import secrets
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import psycopg
import pytest
from sqlalchemy import make_url

from vexilla.server.store import Changes, Entry, Seat, StoredGame

Result = TypeVar("Result")

KINDS = ("sqlite", "postgres")
VARIABLE = "VEXILLA_TEST_POSTGRES"
#: How long to wait for a state, in seconds: longer than any machine that works needs for it, however busy it is.
PATIENCE = 240.0


def run(work: Coroutine[Any, Any, Result], seconds: float = PATIENCE) -> Result:
    """Run an asynchronous test, which must come to an end."""

    async def bounded() -> Result:
        return await asyncio.wait_for(work, seconds)

    return asyncio.run(bounded())


@contextmanager
def new_database(kind: str, folder: pathlib.Path) -> Iterator[str]:
    """The address of an empty database that nobody else uses."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'vexilla.db'}"
        return
    server = os.environ.get(VARIABLE)
    if not server:
        why = f"{VARIABLE} is not set; run the tests with: tools/postgres run COMMAND"
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI tests PostgreSQL too, but {why}")
        pytest.skip(why)
    name = _own_database(server)
    with psycopg.connect(server, autocommit=True) as connection:
        try:
            yield make_url(server).set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
            with psycopg.connect(server, dbname=name, autocommit=True) as inside:
                inside.execute("DROP SCHEMA public CASCADE")
                inside.execute("CREATE SCHEMA public")


@functools.cache
def _own_database(server: str) -> str:
    """The database of this process of tests: emptying it takes a tenth of the time that making a new one does."""
    name = f"vexilla_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    return name


def new_game(name: str = "", **given: Any) -> StoredGame:
    """A game of Battle Line between two people."""
    seats = {side: Seat("link", side.title()) for side in ("bottom", "top")}
    values: dict[str, Any] = {
        "id": name or secrets.token_hex(12),
        "ruleset": "battle_line",
        "scenario": "standard",
        "header": "vexilla record 1\ngame: battle_line\n\n",
        "seats": seats,
        "created": 1000.0,
        "updated": 1000.0,
        "decider": "bottom",
    }
    return StoredGame(**(values | given))


def act(version: int, message: str = "", side: str = "bottom") -> Entry:
    """An entry of a journal: an action with chance after it."""
    return Entry(version, side, "act", message, [f"{side} play red-{version} 3", "chance deal"], {}, 1000.0 + version)


def now_at(version: int, **given: Any) -> Changes:
    """What such an entry changes of the game."""
    return Changes(updated=1000.0 + version, turn=version, **given)
