"""Backups: made while others write, checked, never over anything, and put back on either database."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Iterator

import pytest
from databases import KINDS, act, new_database, new_game, now_at, run
from sqlalchemy import ColumnElement

from vexilla.server.store import BadStore, heart, open_store
from vexilla.server.store.backups import back_up, check_backup, restore
from vexilla.server.store.database import Database
from vexilla.server.store.schema import processes
from vexilla.server.store.store import open_database


@pytest.fixture
def file(database: str, tmp_path: pathlib.Path) -> pathlib.Path:
    """A backup of a database with a game in it, made while the store is in use."""

    async def scene() -> None:
        async with open_store(database) as store:
            await store.create(new_game("kept"))
            assert await store.append("kept", [act(1, "m1")], now_at(1))
            await store.add_chat("kept", "bottom", "Привіт")
            assert await store.secret("key", lambda: b"\0\xff") == b"\0\xff"
            await store.back_up(tmp_path / "games.backup")
            assert await store.append("kept", [act(2, "m2")], now_at(2))

    run(scene())
    return tmp_path / "games.backup"


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: pathlib.Path, database: str, file: pathlib.Path) -> Iterator[str]:
    """Where a backup is put: another database, of either kind."""
    if request.param == "postgres":
        if database.startswith("postgresql"):
            opened = Database(database)
            with opened.writing.begin() as connection:
                connection.exec_driver_sql("DROP SCHEMA public CASCADE")
                connection.exec_driver_sql("CREATE SCHEMA public")
            opened.close()
            yield database
            return
        with new_database("postgres", tmp_path) as address:
            yield address
    else:
        yield f"sqlite:///{tmp_path / 'restored.db'}"


def test_a_backup_is_put_back_as_it_was(file: pathlib.Path, place: str) -> None:
    assert file.stat().st_mode & 0o777 == 0o600
    assert check_backup(file).games == 1
    assert sorted(each.name for each in file.parent.glob("*backup*")) == ["games.backup"], "nothing is left beside it"
    target = Database(place)
    restore(target, file, replace=False)
    target.close()

    async def scene() -> None:
        async with open_store(place, checked=True) as store:
            found = await store.find("kept")
            assert found is not None
            assert found.version == 1
            assert [entry.message for entry in await store.entries("kept")] == ["m1"]
            assert [line.text for line in await store.chat("kept")] == ["Привіт"]
            assert await store.secret("key", lambda: b"other") == b"\0\xff"
            assert await store.append("kept", [act(2, "m2")], now_at(2))

    run(scene())


def test_nothing_is_overwritten(database: str, file: pathlib.Path) -> None:
    opened = open_database(database)
    before = file.read_bytes()
    with pytest.raises(BadStore) as caught:
        back_up(opened, file)
    assert caught.value.reason == "backup-exists"
    assert file.read_bytes() == before
    with pytest.raises(BadStore) as caught:
        restore(opened, file, replace=False)
    assert caught.value.reason == "restore-full"
    restore(opened, file, replace=True)
    opened.close()


def put_back(database: str, file: pathlib.Path) -> str:
    """Why a backup cannot be put back; nothing if it was."""
    opened = Database(database)
    try:
        restore(opened, file, replace=True)
    except BadStore as problem:
        return problem.reason
    finally:
        opened.close()
    return ""


def change(database: str, **values: ColumnElement[float]) -> None:
    """Note something else of the process that was heard of."""
    opened = Database(database)
    with opened.writing.begin() as connection:
        connection.execute(processes.update().values(**values))
    opened.close()


#: When it was heard of last, ten seconds earlier; and that it has beaten once more.
LONG_AGO = processes.c.beat - 10.0
ONCE_MORE = processes.c.beats + 1


def test_nothing_is_put_under_a_running_server(database: str, file: pathlib.Path) -> None:
    async def scene() -> None:
        async with open_store(database) as store:
            await store.heart.start()
            # In a thread of its own: the heart beats from this one, as that of a server does meanwhile.
            assert await asyncio.to_thread(put_back, database, file) == "restore-running"
            assert await store.find("kept") is not None

    run(scene())


def test_nor_under_one_that_was_silent_for_a_while_and_beats_again(
    database: str, file: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heart, "EVERY", 1000.0)

    async def scene() -> None:
        async with open_store(database) as store:
            await store.heart.start()
            change(database, beat=LONG_AGO)
            restoring = asyncio.create_task(asyncio.to_thread(put_back, database, file))
            while not restoring.done():
                await asyncio.to_thread(change, database, beats=ONCE_MORE)
            assert restoring.result() == "restore-running"

    run(scene())


def test_but_where_one_was_killed_it_is_put_back(
    database: str, file: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heart, "DEAD_AFTER", 0.3)

    async def scene() -> None:
        async with open_store(database) as store:
            await store.heart.start()

    monkeypatch.setattr(heart.Heart, "_end", lambda _: None)
    run(scene())
    change(database, beat=LONG_AGO)
    assert put_back(database, file) == ""


def test_a_backup_that_is_not_sound_is_refused(tmp_path: pathlib.Path) -> None:
    source = open_database(f"sqlite:///{tmp_path / 'vexilla.db'}")
    back_up(source, tmp_path / "good.backup")
    data = (tmp_path / "good.backup").read_bytes()
    (tmp_path / "good.backup").write_bytes(data[:8192] + b"rubbish " * ((len(data) - 8192) // 8))
    (tmp_path / "letter").write_text("Dear reader")
    for name, reason in (("good.backup", "backup-unsound"), ("letter", "backup-unsound"), ("none", "backup-missing")):
        with pytest.raises(BadStore) as caught:
            restore(source, tmp_path / name, replace=True)
        assert caught.value.reason == reason
    source.close()
