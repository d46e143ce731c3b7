"""A database that fails while the server runs: callers are told, nothing is half written, and it goes on afterwards."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable
from typing import Any

import psycopg
import pytest
from databases import PATIENCE, act, new_game, now_at, run
from sqlalchemy import event

from vexilla.server.store import Store, StoreUnavailable, open_store
from vexilla.server.store.database import Database


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: pathlib.Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'vexilla.db'}")
    pages = 0

    @event.listens_for(store._database.writing, "begin")
    def fill(connection: Any) -> None:
        driver = connection.connection.driver_connection
        driver.execute(f"PRAGMA max_page_count = {pages or 1_000_000}")

    async def main() -> None:
        nonlocal pages
        async with store:
            games = [new_game() for _ in range(20)]
            await asyncio.gather(*[store.create(game) for game in games])
            pages = 1  # as many as there are
            big = act(1)
            big.lines = ["bottom play red-7 3" * 500]
            for _ in range(2):
                asked = [store.append(game.id, [big], now_at(1)) for game in games]
                answers = await asyncio.gather(*asked, return_exceptions=True)
                assert all(isinstance(answer, StoreUnavailable) for answer in answers)
                assert "full" in str(answers[0])
            for game in games:
                assert await store.entries(game.id) == []
            assert store.measures.failures == 40
            pages = 0
            assert await store.append(games[0].id, [big], now_at(1))
            assert await store.entries(games[0].id) == [big]

    run(main())


def test_a_lock_that_is_held_too_long_is_told(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vexilla.server.store.database.PATIENCE", 0.2)
    store = open_store(f"sqlite:///{tmp_path / 'vexilla.db'}")

    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            with open_store(f"sqlite:///{tmp_path / 'vexilla.db'}")._database.writing.begin():
                with pytest.raises(StoreUnavailable, match="locked"):
                    await store.append(game.id, [act(1)], now_at(1))
                assert await store.find(game.id) == game, "readers do not wait"
            assert await store.append(game.id, [act(1)], now_at(1))

    run(main())


def kill_connections(address: str, name: str = "vexilla") -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s"
        connection.execute(query + " AND datname = current_database()", (name,))


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_connection_lost_in_between_is_made_anew(store: Store, database: str) -> None:
    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            for version in range(1, 4):
                await asyncio.gather(*[store.find(game.id) for _ in range(8)])
                await asyncio.to_thread(kill_connections, database)
                assert await store.append(game.id, [act(version)], now_at(version))
                await asyncio.to_thread(kill_connections, database)
                assert len(await store.entries(game.id)) == version

    run(main())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_connection_lost_while_committing_is_told_and_not_tried_again(store: Store, database: str) -> None:
    lost: list[str] = []

    @event.listens_for(store._database.writing, "commit")
    def lose(_connection: Any) -> None:
        if lost:
            kill_connections(lost.pop())

    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            lost.append(database)
            with pytest.raises(StoreUnavailable):
                await store.append(game.id, [act(1)], now_at(1))
            assert await store.entries(game.id) == []
            assert await store.append(game.id, [act(1)], now_at(1))

    run(main())


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_database_that_is_gone_for_a_while(store: Store, database: str) -> None:
    server = database.replace("/vexilla_", "/postgres?was=").split("?was=")
    name = f"vexilla_{server[1].partition('?')[0]}"
    admin = f"{server[0]}?{server[1].partition('?')[2]}"

    def allow(yes: bool) -> None:
        with psycopg.connect(admin, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {yes}")
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND NOT %s"
            connection.execute(query, (name, yes))

    async def fails(ask: Callable[[], Any]) -> None:
        with pytest.raises(StoreUnavailable) as caught:
            await ask()
        assert caught.value.reason == "store-unavailable"

    async def main() -> None:
        async with store:
            game = new_game()
            await store.create(game)
            feed = store.news()
            await asyncio.to_thread(allow, False)
            await fails(lambda: store.append(game.id, [act(1)], now_at(1)))
            await fails(lambda: store.find(game.id))
            await fails(store.ping)
            await asyncio.to_thread(allow, True)
            assert await store.append(game.id, [act(1)], now_at(1))
            assert len(await store.entries(game.id)) == 1
            assert (await asyncio.wait_for(anext(feed), PATIENCE)).id == "", "news may have been missed"

    run(main())


def test_an_error_of_the_database_repeats_no_secret(file_store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Its parameters are seeds, actions and hashes of tokens."""

    @event.listens_for(file_store._database.writing, "before_cursor_execute", retval=True)
    def spoil(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> tuple[str, Any]:
        return statement.replace("INSERT INTO entries", "INSERT INTO nowhere"), parameters

    async def main() -> None:
        async with file_store as store:
            game = new_game()
            await store.create(game)
            with pytest.raises(StoreUnavailable) as caught:
                await store.append(game.id, [act(1)], now_at(1))
            assert "nowhere" in str(caught.value)
            assert "red-1" not in str(caught.value)

    run(main())
    assert "nowhere" in caplog.text
    assert "red-1" not in caplog.text


def test_a_damaged_file_is_no_fault_of_who_asks(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "vexilla.db"

    async def main() -> None:
        async with open_store(f"sqlite:///{file}") as store:
            games = [new_game() for _ in range(200)]
            await asyncio.gather(*[store.create(game) for game in games])
        raw = bytearray(file.read_bytes())
        raw[4096:] = b"\xff" * (len(raw) - 4096)
        file.write_bytes(raw)
        store = Store(Database(f"sqlite:///{file}"))
        async with store:
            with pytest.raises(StoreUnavailable, match="malformed"):
                await store.find(games[0].id)
            with pytest.raises(StoreUnavailable, match="malformed"):
                await store.append(games[0].id, [act(1)], now_at(1))

    run(main())
