"""What keeps the server safe: headers, origins, host names, limits by address, sizes; and what it tells of itself."""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from http_site import BATTLE, FINISHED, PEOPLE, bearer, new_game, resign, say, serving, told
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from vexilla.server.http import library_calls, workshop
from vexilla.server.http.security import REMEMBERED, Addresses, Buckets, inline_script_hashes
from vexilla.server.logs import JsonLines, Readable, request_id
from vexilla.server.metrics import Metrics
from vexilla.server.settings import Settings
from vexilla.server.site import Site
from vexilla.server.store import NotStorable, StoreUnavailable, UnknownGame


@pytest.fixture
def address(tmp_path: pathlib.Path) -> str:
    return f"sqlite:///{tmp_path}/vexilla.db"


@pytest.fixture
def client(address: str) -> Iterator[TestClient]:
    with serving(address) as client:
        yield client


# -- headers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/api/library", "/api/games/none", "/api/missing", "/healthz", "/api/openapi.json"]
)
def test_every_answer_has_the_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "default-src 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert re.fullmatch("[0-9a-f]{12}", headers["x-request-id"])
    assert "server" not in headers


def test_scripts_in_the_page_are_allowed_by_their_hash() -> None:
    script = b"document.documentElement.dataset.theme = 'dark'"
    index = b"<script src='/a.js'></script><script>" + script + b"</script><script type=module src=/b.js></script>"
    digest = base64.b64encode(hashlib.sha256(script).digest()).decode()
    assert inline_script_hashes(index) == [f"'sha256-{digest}'"]


# -- origins and hosts ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://testserver", True),
        ("https://friend.test", True),
        ("https://evil.test", False),
        ("null", False),
        ("http://testserver.evil.test", False),
        ("http://testserver:81", False),
        ("http://[", False),
    ],
)
def test_only_our_own_page_may_change_something(address: str, origin: str | None, allowed: bool) -> None:
    with serving(address, origins=("https://friend.test",)) as client:
        headers = {"Origin": origin} if origin is not None else {}
        answer = client.post("/api/games", json={"game": "battle_line", "seats": PEOPLE}, headers=headers)
        if allowed:
            assert answer.status_code == 201
        else:
            told(answer, 403, "foreign-origin")
        made = new_game(client)
        assert client.get(f"/api/games/{made['id']}", headers=headers).status_code == 200
        if not allowed:
            with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/api/socket", headers=headers):
                pass
            assert closed.value.code == 1008
            return
        with client.websocket_connect("/api/socket", headers=headers) as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": None, "have": None})
            assert socket.receive_json()["is"] == "table"


def test_the_public_address_is_an_origin_of_ours(address: str) -> None:
    with serving(address, public_url="https://play.example.org/") as client:
        headers = {"Origin": "https://play.example.org"}
        body = {"game": "battle_line", "seats": PEOPLE}
        assert client.post("/api/games", json=body, headers=headers).status_code == 201


def test_a_server_may_insist_on_its_name(address: str) -> None:
    with serving(address, hosts=("play.example.org",)) as client:
        told(client.get("/api/library"), 421, "wrong-host")
        for host in ("PLAY.example.org:8000", "127.0.0.1:8000", "[::1]:8000", "localhost"):
            assert client.get("/api/library", headers={"Host": host}).status_code == 200
        for host in ("play.example.org.evil.test", "[", ""):
            told(client.get("/api/library", headers={"Host": host}), 421, "wrong-host")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket"):
            pass


def test_on_loopback_a_server_goes_by_no_name_it_was_not_given(address: str) -> None:
    """A page whose name its owner has pointed to this computer is not ours, whatever its browser thinks."""
    with serving(address, hosts=(), public_url="https://play.example.org") as client:
        for host in ("127.0.0.1:8000", "127.1.2.3", "[::1]:8000", "localhost:80", "play.example.org"):
            assert client.get("/api/library", headers={"Host": host}).status_code == 200, host
        for host in ("rebound.evil.test", "rebound.evil.test:8000", "localhost.evil.test", "192.168.0.7", ""):
            headers = {"Host": host, "Origin": f"http://{host}"}
            told(client.get("/api/library", headers=headers), 421, "wrong-host")
            body = {"game": "battle_line", "seats": PEOPLE}
            told(client.post("/api/games", json=body, headers=headers), 421, "wrong-host")
            with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket", headers=headers):
                pass
    with serving(address, hosts=(), host="0.0.0.0") as client:
        assert client.get("/api/library", headers={"Host": "in-the-house.local"}).status_code == 200


def test_errors_are_kept_by_nobody(address: str) -> None:
    with serving(address) as client:
        wrong = [client.get("/api/games/none"), client.get("/nowhere.js"), client.post("/api/games", json={})]
        wrong += [client.get("/api/library", headers={"Host": "evil.test"}), client.put("/api/library")]
        for answer in wrong:
            assert answer.status_code >= 400
            assert answer.headers["cache-control"] == "no-store"


def test_nobody_is_told_what_the_system_says(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that fails says where it is and why: that is for the log."""
    file = tmp_path / "secret-folder" / "games.db"

    def fail(*_: object) -> None:
        raise OperationalError("SELECT", {}, OSError(f"unable to open {file}: No space left on device"))

    with serving(f"sqlite:///{file}") as client:
        made = new_game(client)
        with client.websocket_connect("/api/socket") as socket:
            hello = {"do": "hello", "game": made["id"], "seat": made["seats"]["bottom"], "have": None}
            socket.send_json(hello)
            socket.receive_json()
            monkeypatch.setattr("vexilla.server.store.draft.Draft.write", fail)
            monkeypatch.setattr("vexilla.server.store.queries.find", fail)
            monkeypatch.setattr("vexilla.server.store.queries.journal", fail)
            socket.send_json({"do": "resign", "id": "m1"})
            said = [str(socket.receive_json())]
        said.append(client.get(f"/api/games/{made['id']}").text)
        said.append(client.post("/api/games", json={"game": "battle_line", "seats": PEOPLE}).text)
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json(hello | {"game": "another"})
            said.append(str(socket.receive_json()))
    assert len(said) == 4
    for text in said:
        assert "error" in text
        for secret in ("secret-folder", "games.db", "space", "SELECT", "sqlite"):
            assert secret not in text, text


# -- limits --------------------------------------------------------------------------------------


def test_new_games_are_limited(address: str) -> None:
    with serving(address, new_games=2) as client:
        new_game(client)
        new_game(client)
        answer = client.post("/api/games?language=ru", json={"game": "battle_line", "seats": PEOPLE})
        error = told(answer, 429, "too-fast")
        assert int(answer.headers["retry-after"]) == error["arguments"]["seconds"] <= 31
        told(client.post("/api/records", json={"record": FINISHED}), 429, "too-fast")
        assert client.get("/api/library").status_code == 200
        assert 'vexilla_limited_total{limit="create"} 2' in metrics_of(client)


def test_requests_analyses_and_connections_are_limited(address: str) -> None:
    with serving(address, requests=5, analyses=1, connections=1) as client:
        assert client.post("/api/records/verify", json={"record": "x"}).status_code == 200
        told(client.post("/api/records/verify", json={"record": "x"}), 429, "too-fast")
        with client.websocket_connect("/api/socket"):
            pass
        with client.websocket_connect("/api/socket?language=ru") as late:
            late.send_json({"do": "hello", "game": new_game(client)["id"]})
            assert late.receive_json()["reason"] == "crowded"
            with pytest.raises(WebSocketDisconnect) as closed:
                late.receive_json()
            assert (closed.value.code, closed.value.reason) == (1008, "crowded")
        for _ in range(2):
            assert client.get("/api/games/x").status_code == 404
        told(client.get("/api/games/x"), 429, "too-fast")
        looks = [client.get("/").status_code for _ in range(100)]
        assert looks[:50] == [503] * 50
        assert 429 in looks


def test_requests_for_a_seat_are_not_kept_out_by_others_at_the_same_address(address: str) -> None:
    with serving(address, requests=3) as client:
        made = new_game(client)
        path, mine, made_up = f"/api/games/{made['id']}", bearer(made["seats"]["bottom"]), bearer("x" * 22)
        for _ in range(2):
            assert client.get(path).status_code == 200
        told(client.get(path, headers=mine), 429, "too-fast")
        assert say(client, made["id"], made["seats"]["bottom"], do="marks")["is"] == "answer"
        answers = [client.get(path, headers=mine).status_code for _ in range(120)]
        assert answers[:60] == [200] * 60
        assert 429 in answers
        assert 429 in [client.get(path, headers=made_up).status_code for _ in range(10)]


def test_buckets_fill_up_again_and_do_not_grow_without_end() -> None:
    now = [0.0]
    buckets = Buckets(60, lambda: now[0])
    assert [buckets.take("a") for _ in range(60)] == [0.0] * 60
    assert buckets.take("a") == pytest.approx(1.0)
    now[0] = 2.0
    assert [bool(buckets.take("a")) for _ in range(3)] == [False, False, True]
    assert buckets.take("b") == 0.0
    for number in range(REMEMBERED + 10):
        buckets.take(str(number))
    assert len(buckets) == REMEMBERED
    assert Buckets(0).take("a") == 0.0


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "client"),
    [
        ((), "10.0.0.1", "1.2.3.4", "10.0.0.1"),
        (("10.0.0.0/8",), "10.0.0.1", "1.2.3.4", "1.2.3.4"),
        (("10.0.0.0/8",), "10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        (("10.0.0.0/8",), "10.0.0.1", "1.2.3.4, 10.0.0.2", "1.2.3.4"),
        (("10.0.0.0/8",), "10.0.0.1", "", "10.0.0.1"),
        (("10.0.0.0/8",), "9.9.9.9", "1.2.3.4", "9.9.9.9"),
        (("::1",), "::1", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ((), "2001:db8:1:2:aaaa::1", "", "2001:db8:1:2::/64"),
        (("10.0.0.1",), "10.0.0.1", "rubbish", "rubbish"),
    ],
)
def test_who_a_request_is_counted_for(proxies: tuple[str, ...], peer: str, forwarded: str, client: str) -> None:
    assert Addresses(proxies).client(peer, forwarded) == client


def test_a_header_that_the_client_made_up_does_not_hide_the_proxys() -> None:
    site = Site(Settings(proxies=("10.0.0.1",), page="/nowhere"))
    headers = [(b"x-forwarded-for", b"6.6.6.6"), (b"x-forwarded-for", b"1.2.3.4")]
    assert site.client({"type": "http", "client": ("10.0.0.1", 1), "headers": headers}) == "1.2.3.4"


def test_bodies_are_not_too_long(address: str) -> None:
    with serving(address, max_body=2_000, max_record=5_000) as client:
        told(client.post("/api/mine", json={"seats": [{"id": "x" * 60, "token": "y" * 60}] * 100}), 413, "too-long")
        told(client.post("/api/records", json={"record": BATTLE}), 413, "too-long")
        assert told(client.post("/api/records", json={"record": "x" * 5_001}), 413, "too-long")["arguments"] == {
            "most": 5_000
        }

        def pieces() -> Iterator[bytes]:
            for _ in range(100):
                yield b" " * 1_000

        headers = {"Content-Type": "application/json"}
        told(client.post("/api/mine", content=pieces(), headers=headers), 413, "too-long")


@pytest.mark.parametrize(
    ("body", "kind", "status", "reason"),
    [
        (b"", "application/json", 400, "bad-json"),
        (b"{", "application/json", 400, "bad-json"),
        (b"\xff\xfe", "application/json", 400, "bad-json"),
        (b"[]", "application/json; charset=utf-8", 400, "field-type"),
        (b'{"seats": []}', "text/plain", 415, "not-json"),
        (b'{"seats": []}', "", 415, "not-json"),
    ],
)
def test_bodies_that_are_not_what_they_should_be(
    client: TestClient, body: bytes, kind: str, status: int, reason: str
) -> None:
    told(client.post("/api/mine", content=body, headers={"Content-Type": kind}), status, reason)


def test_methods_that_are_not_there(client: TestClient) -> None:
    answer = client.delete("/api/library")
    told(answer, 405, "wrong-method")
    assert "GET" in answer.headers["allow"]
    told(client.post("/"), 405, "wrong-method")


# -- what goes wrong inside ----------------------------------------------------------------------


def test_an_error_of_ours_is_told_by_its_id_only(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("a secret of the inside")

    monkeypatch.setattr(library_calls, "_library", broken)
    with caplog.at_level(logging.ERROR, "vexilla.server"):
        answer = client.get("/api/library")
    error = told(answer, 500, "unexpected")
    assert error["arguments"]["id"] == answer.headers["x-request-id"]
    assert error["arguments"]["id"] in error["message"]
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert "a secret of the inside" in str(caplog.records[0].exc_info)
    assert 'vexilla_errors_total{where="http"} 1' in metrics_of(client)
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("problem", "status", "reason"),
    [
        (StoreUnavailable("the database at secret.internal is down"), 503, "no-database"),
        (NotStorable("column secret does not take this"), 400, "not-storable"),
        (UnknownGame("x"), 404, "unknown-game"),
    ],
)
def test_trouble_with_the_database(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, problem: Exception, status: int, reason: str
) -> None:
    async def trouble(*_: Any) -> None:
        raise problem

    store = client.app.state.site.store  # type: ignore[attr-defined]
    monkeypatch.setattr(store, "find", trouble)
    monkeypatch.setattr(store, "ping", trouble)
    answer = client.get("/api/games/x")
    told(answer, status, reason)
    assert "secret" not in answer.text
    assert client.get("/healthz").status_code == status


def test_a_job_that_takes_too_long_is_given_up(address: str) -> None:
    with serving(address, analysis_limit=0.01) as client:
        told(client.post("/api/records/verify", json={"record": FINISHED}), 503, "too-slow")
        assert 'vexilla_jobs_total{result="slow"} 1' in metrics_of(client)


def test_too_many_jobs_are_sent_away(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "_QUEUE", 0)
    answer = client.post("/api/records/verify", json={"record": FINISHED})
    told(answer, 503, "busy")
    assert answer.headers["retry-after"] == "5"


def test_a_process_that_dies_is_replaced(client: TestClient) -> None:
    body = {"record": FINISHED}
    assert client.post("/api/records/verify", json=body).json()["holds"] is True
    workers: Any = client.app.state.site.workshop._workers  # type: ignore[attr-defined]
    workers[0]._process.kill()
    answers = [client.post("/api/records/verify", json=body).status_code for _ in range(2)]
    assert answers[-1] == 200


# -- metrics, health, logs -----------------------------------------------------------------------


def metrics_of(client: TestClient) -> str:
    here = TestClient(client.app, client=("127.0.0.1", 1))
    answer = here.get("http://testserver/metrics")
    assert answer.status_code == 200, answer.text
    # There is but one process.
    return re.sub(r'process="[^"]*",?', "", str(answer.text)).replace("{}", "")


def test_metrics_are_for_this_computer_only(client: TestClient, address: str) -> None:
    told(client.get("/metrics"), 404, "not-found")
    here = TestClient(client.app, client=("127.0.0.1", 1))
    assert here.get("/metrics", headers={"X-Forwarded-For": "1.2.3.4"}).status_code == 404
    made = new_game(client)
    resign(client, made)
    text = metrics_of(client)
    assert 'vexilla_requests_total{route="/api/games",method="POST",status="201"} 1' in text
    assert "vexilla_sockets_open 0" in text
    assert "vexilla_sockets_total 1" in text
    assert "vexilla_tables_live 1" in text
    assert re.search(r"^vexilla_commits_total [1-9]", text, re.MULTILINE)
    assert made["id"] not in text
    for line in text.splitlines():
        assert re.fullmatch(r"# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z]+=\"[^\"]*\",?)*\})? [0-9.e+-]+", line), line


@pytest.mark.parametrize(("who", "status"), [("everyone", 200), ("nobody", 404)])
def test_who_may_read_metrics_can_be_chosen(address: str, who: str, status: int) -> None:
    with serving(address, metrics=who) as client:
        assert client.get("/metrics").status_code == status
        here = TestClient(client.app, client=("127.0.0.1", 1))
        assert here.get("/metrics").status_code == status


def test_a_histogram_counts_all_smaller_ones() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.003, 99.0):
        metrics.latency.add(seconds, "/x")
    lines = metrics.latency.lines()
    assert 'vexilla_request_seconds_bucket{route="/x",le="0.001"} 1' in lines
    assert 'vexilla_request_seconds_bucket{route="/x",le="0.005"} 2' in lines
    assert 'vexilla_request_seconds_bucket{route="/x",le="+Inf"} 3' in lines
    assert 'vexilla_request_seconds_count{route="/x"} 3' in lines


def test_labels_are_escaped() -> None:
    metrics = Metrics()
    metrics.errors.add('a"b\\c\nd')
    assert metrics.errors.lines() == ['vexilla_errors_total{where="a\\"b\\\\c\\nd"} 1']


def test_health(client: TestClient) -> None:
    assert client.get("/healthz").json()["ok"] is True


def test_a_log_line_names_its_request_and_no_secret(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    made = new_game(client)
    with caplog.at_level(logging.INFO, "vexilla.server"):
        client.get(f"/api/games/{made['id']}?language=ru", headers=bearer(made["seats"]["top"]))
    (record,) = [record for record in caplog.records if record.message == "request"]
    mark = request_id.set("abc")
    try:
        line = json.loads(JsonLines().format(record))
        text = Readable().format(record)
    finally:
        request_id.reset(mark)
    assert line["route"] == "/api/games/{id}"
    assert (line["method"], line["status"], line["request"], line["level"]) == ("GET", 200, "abc", "info")
    assert "route=/api/games/{id}" in text
    for written in (json.dumps(line), text, caplog.text):
        assert made["id"] not in written
        assert made["seats"]["top"] not in written


def test_an_error_is_one_line_of_json() -> None:
    try:
        raise ValueError("no")
    except ValueError as problem:
        record = logging.LogRecord("x", 40, "", 0, "failed %s", ("so",), (ValueError, problem, problem.__traceback__))
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "failed so"
    # What an error says may be of a game; where it happened and what it is are enough.
    trace = json.loads(line)["trace"]
    assert "test_an_error_is_one_line_of_json" in trace
    assert trace.endswith("ValueError: ValueError")


def test_settings_have_no_wrong_defaults() -> None:
    assert Settings().host == "127.0.0.1"
    assert Settings().metrics == "loopback"
