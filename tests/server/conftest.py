"""Every test that asks for a database or a store runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Iterator

import pytest
from databases import KINDS, new_database

from vexilla.server.store import Store, open_store


@pytest.fixture(scope="session", autouse=True)
def no_search_for_garbage() -> Iterator[None]:
    """Hundreds of servers start in one process: each would first look through whatever all tests have loaded.

    Servers in processes of their own do so, as they do for players.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("vexilla.server.app.tidying_seldom", contextlib.nullcontext)
        yield


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[str]:
    """The address of an empty database."""
    with new_database(request.param, tmp_path) as address:
        yield address


@pytest.fixture
def store(database: str) -> Store:
    """A store with no game in it, to be used in ``async with store``."""
    return open_store(database)


@pytest.fixture
def file_store(tmp_path: pathlib.Path) -> Store:
    """A store on SQLite alone, for tests that are not about the database."""
    return open_store(f"sqlite:///{tmp_path / 'vexilla.db'}")
