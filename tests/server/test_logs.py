"""Logs of a session that is played, refused and failing hold no secret, no name, nothing said and nothing done."""

from __future__ import annotations

import io
import json
import logging
import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from http_site import BY_LINK, bearer, new_game, say, serving
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

from vexilla.kernel.record import BadRecord
from vexilla.server.logs import JsonLines, Readable
from vexilla.server.store import StoreUnavailable
from vexilla.server.tables import live
from vexilla.server.traces import said_by, trace_of

SECRET = "correct-horse-battery"


@pytest.fixture(params=[JsonLines, Readable])
def logs(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """All that is logged at any level, by anyone."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(request.param())
    # The client is in the same process and logs what it asks for.
    handler.addFilter(lambda record: not record.name.startswith("httpx"))
    root = logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in ("", "vexilla", "vexilla.operator")}
    root.addHandler(handler)
    for name in levels:
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def act(client: TestClient, made: Any, tokens: dict[str, str]) -> tuple[str, list[str]]:
    """Decide once for whoever may; the action, and the hand it came from."""
    for side in ("bottom", "top"):
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": tokens[side], "have": None})
            table = socket.receive_json()
            actions = table["view"].get("decision", {}).get("actions")
            if actions:
                socket.send_json({"do": "act", "id": "a1", "version": table["version"], "actions": [actions[0]]})
                while socket.receive_json().get("id") != "a1":
                    pass
                return str(actions[0]), [str(card) for card in table["view"].get("hand", [])]
    raise AssertionError("nobody may decide")


def test_a_whole_session_leaves_no_secret_in_the_logs(
    tmp_path: pathlib.Path, logs: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "vexilla.db"
    with serving(f"sqlite:///{file}", operator_secret=SECRET) as client:
        # Played.
        made = new_game(client, seats=BY_LINK)
        invitation = made["invitation"] if "invitation" in made else made["invitations"]["top"]
        claimed = client.post(f"/api/games/{made['id']}/claim", json={"invitation": invitation, "name": "Boris"})
        assert claimed.status_code == 200, claimed.text
        tokens = {"bottom": made["seats"]["bottom"], "top": claimed.json()["token"]}
        action, hand = act(client, made, tokens)
        say(client, made["id"], tokens["top"], do="chat", text="whispered words")
        # Refused.
        client.post(f"/api/games/{made['id']}/claim", json={"invitation": invitation, "name": "Boris"})
        client.get(f"/api/games/{made['id']}?token={tokens['top']}", headers=bearer("no-such-token-at-all"))
        say(client, made["id"], tokens["top"], do="act", version=0, actions=["nonsense-action 1"])
        client.get("/api/operator", headers=bearer(SECRET + "x"))
        client.post(f"/api/games/{made['id']}/report", json={"what": "name"}, headers=bearer(tokens["bottom"]))
        # Failing: the database, a message, a request, a journal that does not hold.
        site = client.app.state.site  # type: ignore[attr-defined]

        async def lost(*_: Any) -> bool:
            raise StoreUnavailable("the database does not answer", "store-unavailable")

        with monkeypatch.context() as patch:
            patch.setattr(site.store, "append", lost)
            say(client, made["id"], tokens["bottom"], do="resign")

        async def broken(*_: Any) -> None:
            raise KeyError(action, tokens["top"], hand)

        with monkeypatch.context() as patch:
            patch.setattr(live.LiveTable, "say", broken)
            say(client, made["id"], tokens["top"], do="chat", text="whispered words")
        with monkeypatch.context() as patch:
            patch.setattr(site.store, "find", broken)
            assert client.get(f"/api/games/{made['id']}", headers=bearer(tokens["top"])).status_code == 500
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE entries SET lines = replace(lines, ' ', ' secret-card ')"))
    engine.dispose()
    with serving(f"sqlite:///{file}") as client, client.websocket_connect("/api/socket") as socket:
        socket.send_json({"do": "hello", "game": made["id"], "seat": tokens["top"], "have": None})
        socket.receive_json()

    logged = logs.getvalue()
    assert "KeyError" in logged, "what failed is there"
    secrets = [*tokens.values(), invitation, SECRET, "Boris", "Anna", "whispered", action, "secret-card", "nonsense"]
    for secret in [*secrets, *hand, "no-such-token"]:
        assert secret not in logged, f"{secret} is in the logs"


def test_every_line_of_a_request_and_of_a_socket_has_its_id(tmp_path: pathlib.Path, logs: io.StringIO) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        made = new_game(client)
        answer = client.get(f"/api/games/{made['id']}")

        async def broken(*_: Any) -> None:
            raise KeyError

        client.app.state.site.tables.open = broken  # type: ignore[attr-defined]
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": None, "have": None})
    wanted = re.compile(r'"message":"(request|a connection failed)"|(INFO|ERROR) +(request|a connection failed) ')
    lines = [line for line in logs.getvalue().splitlines() if wanted.search(line)]
    assert any(answer.headers["x-request-id"] in line for line in lines)
    assert any("a connection failed" in line for line in lines)
    for line in lines:
        if line.startswith("{"):
            assert re.fullmatch("[0-9a-f]{12}", json.loads(line)["request"])
        else:
            assert re.search(r"\[[0-9a-f]{12}\]$", line)


def test_an_error_says_where_and_what_kind_but_quotes_nothing() -> None:
    def fail() -> None:
        try:
            raise KeyError("red-10")
        except KeyError as problem:
            raise BadRecord(7, "bottom play red-10 3 is not legal") from problem

    with pytest.raises(BadRecord) as caught:
        fail()
    trace = trace_of(caught.value)
    assert "red-10" not in trace.replace('"red-10"', "").replace("bottom play red-10 3 is", "")
    assert "KeyError: KeyError" in trace
    assert "at line 7" in trace
    assert "in fail" in trace
    assert said_by(StoreUnavailable("no room on the disk\nDETAIL: red-10", "x")) == "no room on the disk"
