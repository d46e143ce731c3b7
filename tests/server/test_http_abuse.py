"""Those who ask too much over HTTP, or in a way that nobody should."""

from __future__ import annotations

import asyncio
import json
import pathlib
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from databases import run
from http_site import BATTLE, FINISHED, new_game, serving, told
from starlette.requests import Request
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from vexilla.server.http import calls, record_jobs, workshop
from vexilla.server.http.bodies import ReplayStep
from vexilla.server.http.problems import Problem
from vexilla.server.http.security import Places
from vexilla.server.http.workshop import Busy, Workshop
from vexilla.server.metrics import Metrics
from vexilla.server.site import Site


@pytest.fixture
def address(tmp_path: pathlib.Path) -> str:
    return f"sqlite:///{tmp_path}/vexilla.db"


@pytest.fixture
def client(address: str) -> Iterator[TestClient]:
    with serving(address) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/nothing.js", "/api/nothing", "//elsewhere.example/"])
@pytest.mark.parametrize("host", ["[", "a]b", "x/y?z#", ":", "testserver:99999999"])
def test_no_name_of_a_host_is_an_error_of_ours(client: TestClient, path: str, host: str) -> None:
    answer = client.get(f"http://testserver{path}", headers={"Host": host}, follow_redirects=False)
    assert answer.status_code in (404, 421, 503)
    assert "location" not in answer.headers
    assert answer.json()["error"]["reason"] in ("not-found", "page-missing", "wrong-host")


def test_a_body_that_comes_drop_by_drop_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "_BODY_SECONDS", 0.2)

    async def drop() -> Any:
        await asyncio.sleep(0.05)
        return {"type": "http.request", "body": b" ", "more_body": True}

    async def main() -> None:
        scope = {"type": "http", "method": "POST", "path": "/", "headers": [], "query_string": b""}
        with pytest.raises(Problem) as caught:
            await calls.read_body(Request(scope, drop), 1000)
        assert (caught.value.reason, caught.value.status) == ("too-slow-body", 408)

    run(main(), 5)


def test_an_address_may_have_so_many_connections_at_a_time(client: TestClient) -> None:
    site: Site = client.app.state.site  # type: ignore[attr-defined]
    site.limits.sockets = places = Places(2)  # type: ignore[misc]
    with client.websocket_connect("/api/socket"), client.websocket_connect("/api/socket"):
        site.limits.late = Places(1)  # type: ignore[misc]
        with client.websocket_connect("/api/socket"), client.websocket_connect("/api/socket") as refused:
            assert refused.receive_json()["reason"] == "too-fast"
            with pytest.raises(WebSocketDisconnect) as closed:
                refused.receive_json()
            assert (closed.value.code, closed.value.reason) == (1008, "too-fast")
        assert len(places) == 1
    with client.websocket_connect("/api/socket"):
        pass
    assert len(places) == 0, "nobody is remembered for ever"


def test_who_has_a_seat_is_not_kept_out_by_others_at_the_same_address(address: str) -> None:
    with serving(address, connections=1) as client, client.websocket_connect("/api/socket"):
        site: Site = client.app.state.site  # type: ignore[attr-defined]
        made = new_game(client)
        for token, reason in ((None, "crowded"), ("x" * 22, "no-such-seat")):
            with client.websocket_connect("/api/socket") as late:
                late.send_json({"do": "hello", "game": made["id"], "seat": token})
                assert late.receive_json()["reason"] == reason
        heard = []
        for _ in range(50):
            with client.websocket_connect("/api/socket") as late:
                late.send_json({"do": "hello", "game": made["id"], "seat": made["seats"]["bottom"]})
                heard.append(late.receive_json())
        assert [said["is"] for said in heard[:30]] == ["table"] * 30
        assert "crowded" in [said.get("reason") for said in heard]
        assert len(site.limits.late) == 0


def test_all_connections_of_a_seat_pay_from_one_purse(address: str) -> None:
    with serving(address, messages=1) as client:
        made = new_game(client)
        hello = {"do": "hello", "game": made["id"], "seat": made["seats"]["bottom"]}
        with client.websocket_connect("/api/socket") as one, client.websocket_connect("/api/socket") as two:
            reasons = []
            for socket, many in ((one, 3), (two, 30)):
                socket.send_json(hello)
                for number in range(many):
                    socket.send_json({"do": "marks", "id": f"m{number}"})
                answers: list[dict[str, Any]] = []
                while len(answers) < many:
                    said = socket.receive_json()
                    answers += [said] if said.get("id") else []
                reasons += [said.get("reason", "") for said in answers]
        assert reasons[:3] == [""] * 3
        assert "too-fast" in reasons[3:]


def test_nobody_fills_the_queue_of_jobs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "_QUEUE", 4)

    async def main() -> None:
        shop = Workshop(1, 30.0, Metrics())
        try:
            asked = [asyncio.create_task(shop.run("verify", "one", record="x", language="en")) for _ in range(3)]
            await asyncio.sleep(0)
            other = asyncio.create_task(shop.run("verify", "other", record="x", language="en"))
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(answer, Busy) for answer in answers] == [False, False, True]
            assert (await other).result
            assert (await shop.run("verify", "one", record="x", language="en")).result
        finally:
            await shop.close()

    run(main())


def test_a_replay_is_not_held_in_memory_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view is written out before the next one is made."""
    kept: list[weakref.ref[Any]] = []
    usual = record_jobs._step

    class Step(ReplayStep, weakref=True):
        pass

    def step(*given: Any) -> Any:
        made = usual(*given)
        kept.append(weakref.ref(made))
        assert sum(each() is not None for each in kept) <= 2
        return made

    monkeypatch.setattr(record_jobs, "ReplayStep", Step)
    monkeypatch.setattr(record_jobs, "_step", step)
    assert record_jobs.replay(FINISHED, "open", "en")
    assert len(kept) > 50


def test_who_cannot_unpack_gets_a_replay_piece_by_piece(client: TestClient) -> None:
    body = {"record": BATTLE, "as": "open"}
    packed = client.post("/api/replay", json=body)
    assert packed.headers["content-encoding"] == "gzip"
    with client.stream("POST", "/api/replay", json=body, headers={"Accept-Encoding": "identity"}) as plain:
        assert "content-encoding" not in plain.headers
        assert "content-length" not in plain.headers
        assert json.loads(plain.read()) == packed.json()
    told(client.post("/api/replay", json={"record": "x", "as": "open"}), 400, "record-not")
