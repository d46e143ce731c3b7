"""A whole server for tests of HTTP: the application on a database, a client, a made-up page."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Iterator
from typing import Any

from starlette.testclient import TestClient

from vexilla.server.app import create_app
from vexilla.server.settings import Settings

RECORDS = pathlib.Path(__file__).resolve().parents[1] / "playthroughs"
FINISHED = (RECORDS / "battle_line-2.vexilla").read_text(encoding="utf-8")
BATTLE = (RECORDS / "ancients-1.vexilla").read_text(encoding="utf-8")

HERE = {"kind": "here", "name": "Anna"}
LINK = {"kind": "link", "name": "Boris"}
COMPUTER = {"kind": "computer", "level": "random"}
PEOPLE = {"bottom": HERE, "top": {"kind": "here", "name": "Boris"}}
BY_LINK = {"bottom": HERE, "top": LINK}


def settings_for(database: str, **given: Any) -> Settings:
    """Settings of a server that starts fast and is patient."""
    usual: dict[str, Any] = {
        "database": database,
        "computer_workers": 0,
        "pace": 0.0,
        "requests": 0,
        "new_games": 0,
        "claims": 0,
        "analyses": 0,
        "connections": 0,
        "page": "/nowhere",
        "hosts": ("testserver",),
    }
    return Settings(**(usual | given))


@contextlib.contextmanager
def serving(database: str, **given: Any) -> Iterator[TestClient]:
    """A client of a server that runs."""
    app = create_app(settings_for(database, **given))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def bearer(token: str | None) -> dict[str, str]:
    """The header that shows a seat."""
    return {"Authorization": f"Bearer {token}"} if token is not None else {}


def new_game(client: TestClient, **given: Any) -> Any:
    """A game of Battle Line between two people, or what is given: its id and tokens."""
    answer = client.post("/api/games", json={"game": "battle_line", "seats": PEOPLE} | given)
    assert answer.status_code == 201, answer.text
    return answer.json()


def told(answer: Any, status: int, reason: str) -> Any:
    """The error of an answer, which must be this one."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    error = answer.json()["error"]
    assert error["reason"] == reason, error
    assert error["message"]
    return error


def say(client: TestClient, game: str, token: str | None, **message: Any) -> Any:
    """Say hello at a table, say one thing, and give the answer to it."""
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"do": "hello", "game": game, "seat": token, "have": None})
        socket.receive_json()
        socket.send_json({"id": "m1"} | message)
        while True:
            heard = socket.receive_json()
            if heard.get("id") == "m1":
                return heard


def resign(client: TestClient, made: Any, side: str = "bottom") -> None:
    """End a game."""
    assert say(client, made["id"], made["seats"][side], do="resign")["is"] == "done"
