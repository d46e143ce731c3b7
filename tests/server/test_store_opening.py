"""Opening a store: migrations, addresses that are none, databases that cannot be used."""

from __future__ import annotations

import os
import pathlib
import shutil
import textwrap

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from databases import new_game, run
from sqlalchemy import inspect, text

from vexilla.server.store import BadStore, open_store
from vexilla.server.store import migrate as migrating
from vexilla.server.store.database import Database
from vexilla.server.store.migrate import migrate, migrations
from vexilla.server.store.schema import metadata


def test_the_migrations_make_the_schema_that_the_program_uses(database: str) -> None:
    open_store(database)
    opened = Database(database)
    with opened.writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        tables = {name for name in inspect(connection).get_table_names() if name != "alembic_version"}
        assert tables == set(metadata.tables)
        for table in metadata.tables.values():
            assert {index["name"] for index in inspect(connection).get_indexes(table.name)} == {
                index.name for index in table.indexes
            }
    opened.close()


def test_opening_again_changes_nothing(database: str) -> None:
    async def first() -> None:
        async with open_store(database) as store:
            await store.create(new_game("kept"))

    async def second() -> None:
        async with open_store(database) as store:
            assert await store.find("kept") == new_game("kept")

    run(first())
    run(second())


def test_there_is_one_newest_migration() -> None:
    scripts = ScriptDirectory.from_config(migrations())
    assert len(scripts.get_heads()) == 1
    assert [script.revision for script in scripts.walk_revisions()][-1] == "0001"


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    open_store(database)
    opened = Database(database)
    with opened.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    opened.close()
    with pytest.raises(BadStore, match=r"newer version of Vexilla \(schema 9999\): update this program") as caught:
        open_store(database)
    assert caught.value.reason == "store-newer"


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    database: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store(database)
    folder = tmp_path / "migrations"
    shutil.copytree(migrating.FOLDER, folder)
    newest = ScriptDirectory.from_config(migrations()).get_current_head()
    (folder / "versions" / "v9999_broken.py").write_text(
        textwrap.dedent(f"""
            import sqlalchemy as sa
            from alembic import op
            revision = "9999"
            down_revision = "{newest}"
            def upgrade():
                op.create_table("half", sa.Column("id", sa.Text))
                raise RuntimeError("in the middle")
        """)
    )
    monkeypatch.setattr(migrating, "FOLDER", folder)
    opened = Database(database)
    with pytest.raises(RuntimeError, match="in the middle"):
        migrate(opened)
    with opened.reading.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest
        assert "half" not in inspect(connection).get_table_names()
    opened.close()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("", "store-address"),
        ("vexilla.db", "store-address"),
        ("postgresql://host:port/", "store-address"),
        ("mysql://root@localhost/vexilla", "store-kind"),
        ("sqlite://", "store-no-file"),
        ("sqlite:///:memory:", "store-no-file"),
        ("sqlite://vexilla.db", "store-no-file"),
        ("sqlite:////dev/null/vexilla.db", "store-folder"),
        ("sqlite:////tmp", "store-is-folder"),
        ("postgresql://nobody:opensesame@127.0.0.1:5599/vexilla", "store-unopened"),
    ],
)
def test_an_address_that_cannot_be_used_is_explained(address: str, reason: str) -> None:
    with pytest.raises(BadStore) as caught:
        open_store(address)
    assert caught.value.reason == reason
    assert "opensesame" not in str(caught.value)
    assert len(str(caught.value)) > 20


def test_a_folder_that_cannot_be_written_is_explained(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(BadStore, match="give this user the right to write") as caught:
        open_store(f"sqlite:///{tmp_path / 'vexilla.db'}")
    assert caught.value.reason == "store-unwritable"


def test_a_file_that_is_no_database_is_explained(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader, this is not a database. " * 100)
    with pytest.raises(BadStore, match="not a database"):
        open_store(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear reader"), "it is left alone"


def test_missing_folders_are_made(tmp_path: pathlib.Path) -> None:
    open_store(f"sqlite:///{tmp_path / 'a' / 'b' / 'vexilla.db'}")
    file = tmp_path / "a" / "b" / "vexilla.db"
    assert file.stat().st_mode & 0o777 == 0o600, "nobody else reads the seeds of games"
    assert file.parent.stat().st_mode & 0o777 == 0o700


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "games.db"
    open_store(f"sqlite:///{file}")
    beside = [file, *(tmp_path / f"games.db{end}" for end in ("-wal", "-shm"))]
    for each in beside:
        each.touch()
        each.chmod(0o644)
    store = open_store(f"sqlite:///{file}")

    async def scene() -> None:
        async with store:
            await store.create(new_game())
            for each in beside:
                assert each.stat().st_mode & 0o777 == 0o600, each

    run(scene())


def test_sqlite_is_set_up_for_durable_writes(tmp_path: pathlib.Path) -> None:
    address = f"sqlite:///{tmp_path / 'vexilla.db'}"
    open_store(address)
    opened = Database(address)
    for engine in (opened.writing, opened.reading):
        with engine.connect() as connection:
            settings = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
            assert settings == ["wal", 2, 1, 15000]
    opened.close()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_postgres_is_set_up_for_durable_writes(database: str) -> None:
    opened = Database(database)
    with opened.writing.begin() as connection:
        name = connection.exec_driver_sql("SELECT current_database()").scalar()
        connection.exec_driver_sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    opened.close()
    opened = Database(database)
    with opened.writing.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        assert connection.exec_driver_sql("SHOW lock_timeout").scalar() == "15s"
    opened.close()
