"""Whether a server is well and ready, and what it says of a database that is not sound."""

from __future__ import annotations

import contextlib
import pathlib
import random
import sqlite3
import time
from typing import Any

import pytest
import sqlalchemy as sa
from http_site import new_game, serving, told

from vexilla.server.store import BadStore, open_store
from vexilla.server.store.database import Database


def damage(file: pathlib.Path) -> None:
    """Write rubbish over the last pages of a file: nobody notices who does not look there."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    data[-3 * 4096 :] = random.Random(3).randbytes(3 * 4096)
    file.write_bytes(data)


def test_failed_writes_are_told(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        assert client.get("/healthz").json()["failed_writes"] == {"count": 0, "last": None}
        app: Any = client.app
        writer = app.state.site.store._writer
        connect = writer._connect
        writer._connect = lambda: (_ for _ in ()).throw(OSError("the disk is full"))
        before = time.time()
        seats = {side: {"kind": "here"} for side in ("bottom", "top")}
        assert client.post("/api/games", json={"game": "battle_line", "seats": seats}).status_code == 503
        error = told(client.get("/healthz"), 503, "failed-writes")
        assert error["arguments"]["failures"] >= 1
        assert "full" not in error["message"].replace("whether the disk is full", ""), "no words of the system"
        assert client.get("/readyz").status_code == 200, "who reads only can still be served"
        del writer._connect
        assert writer._connect == connect
        new_game(client)
        told_now = client.get("/healthz").json()["failed_writes"]
        assert told_now["count"] >= 1
        assert told_now["last"] >= before


def test_a_server_is_ready_while_the_schema_is_its_own_and_it_does_not_close(database: str) -> None:
    with serving(database) as client:
        assert client.get("/readyz").json()["ok"]
        opened = Database(database)
        with opened.writing.begin() as connection:
            now = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        told(client.get("/readyz"), 503, "schema-differs")
        assert client.get("/healthz").status_code == 200
        with opened.writing.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = :now"), {"now": now})
        opened.close()
        app: Any = client.app
        app.state.site.tables.is_closing = True
        told(client.get("/readyz"), 503, "closing")


def test_a_damaged_file_is_not_opened_and_it_is_said_what_to_do(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "vexilla.db"
    with serving(f"sqlite:///{file}") as client:
        for _ in range(20):
            new_game(client)
    damage(file)
    spoilt = file.read_bytes()
    with pytest.raises(BadStore, match=r"is damaged .*vexilla admin restore") as caught:
        open_store(f"sqlite:///{file}", checked=True)
    assert caught.value.reason == "store-damaged"
    assert file.read_bytes() == spoilt, "it is left alone"
