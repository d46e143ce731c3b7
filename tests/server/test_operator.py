"""Order at the tables: what players report, what whoever runs the server sees and removes, and who may do that."""

from __future__ import annotations

import contextlib
import logging
import pathlib
import time
from collections.abc import Iterator
from typing import Any

import pytest
from http_site import bearer, new_game, say, serving, settings_for, told
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from vexilla.server import order
from vexilla.server.app import create_app
from vexilla.server.store.moderation import MOST_REPORTS, NO_NAME
from vexilla.server.tables.messages import Trouble

SECRET = "correct-horse-battery"
OPERATOR = bearer(SECRET)
RUDE = "something rude"


@contextlib.contextmanager
def open_to_operator(database: str, address: str = "203.0.113.9", **given: Any) -> Iterator[TestClient]:
    """A client at an address, of a server with an operator's secret."""
    app = create_app(settings_for(database, operator_secret=SECRET, reports=0, **given))
    with TestClient(app, raise_server_exceptions=False, client=(address, 5000)) as client:
        yield client


def report(client: TestClient, made: Any, side: str = "bottom", **body: Any) -> Any:
    """A report of a side."""
    return client.post(f"/api/games/{made['id']}/report", json=body, headers=bearer(made["seats"][side]))


def seen(client: TestClient) -> Any:
    """What the operator sees."""
    answer = client.get("/api/operator", headers=OPERATOR)
    assert answer.status_code == 200, answer.text
    return answer.json()


def do(client: TestClient, what: str, **body: Any) -> Any:
    """Something the operator does."""
    return client.post(f"/api/operator/{what}", json=body, headers=OPERATOR)


def hear(socket: Any, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        heard = socket.receive_json()
        assert heard["is"] in (kind, "table", "chat", "done"), heard
        if heard["is"] == kind:
            return heard


@pytest.fixture
def file(tmp_path: pathlib.Path) -> str:
    return f"sqlite:///{tmp_path}/vexilla.db"


# -- reports -------------------------------------------------------------------------------------


def test_a_report_is_seen_with_what_was_said_around_it_until_it_is_closed(database: str) -> None:
    with open_to_operator(database) as client:
        made = new_game(client)
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": made["seats"]["top"], "have": None})
            for number, text in enumerate(("hello", RUDE, "sorry")):
                socket.send_json({"do": "chat", "id": f"c{number}", "text": text})
                hear(socket, "done")
            assert report(client, made, what="chat", line=2, note="not nice\u200b").status_code == 204
        assert report(client, made, what="chat", line=2, note="again").status_code == 204
        overview = seen(client)
        (found,) = overview["reports"]
        assert overview["open"] == 1
        assert (found["side"], found["what"], found["line"], found["text"]) == ("bottom", "chat", 2, RUDE)
        assert found["note"] == "not nice"
        assert found["addresses"] == ["203.0.113.9"]
        assert found["names"] == {"bottom": "Anna", "top": "Boris"}
        assert [line["text"] for line in found["context"]] == ["hello", RUDE, "sorry"]
        assert do(client, "report", report=found["id"]).status_code == 204
        assert seen(client)["reports"] == []
        told(do(client, "report", report=found["id"]), 404, "no-such-report")


def test_only_what_the_other_side_wrote_can_be_reported(file: str) -> None:
    with open_to_operator(file) as client:
        made = new_game(client, seats={"bottom": {"kind": "here", "name": "Anna"}, "top": {"kind": "here"}})
        say(client, made["id"], made["seats"]["bottom"], do="chat", text="mine")
        told(report(client, made, what="chat", line=1), 404, "no-such-line")
        told(report(client, made, what="chat", line=7), 404, "no-such-line")
        told(report(client, made, what="name"), 404, "no-such-name")
        told(client.post(f"/api/games/{made['id']}/report", json={"what": "name"}), 403, "not-yours")
        assert report(client, made, "top", what="name").status_code == 204
        assert seen(client)["reports"][0]["text"] == "Anna"


def test_a_seat_and_an_address_report_only_so_much(file: str) -> None:
    with open_to_operator(file, messages=0) as client:
        made = new_game(client)
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": made["seats"]["top"], "have": None})
            for number in range(1, MOST_REPORTS + 3):
                socket.send_json({"do": "chat", "id": f"c{number}", "text": "again"})
                assert hear(socket, "done")["id"] == f"c{number}"
                assert report(client, made, what="chat", line=number).status_code == 204
        assert seen(client)["open"] == MOST_REPORTS
    with serving(file, reports=2) as client:
        answers = [report(client, made, what="chat", line=1).status_code for _ in range(3)]
        assert answers == [204, 204, 429]


# -- what is removed -----------------------------------------------------------------------------


def test_what_is_removed_is_gone_at_the_table_in_every_process_and_in_the_record(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order, "_INTERVAL", 0.02)
    with open_to_operator(database) as client, open_to_operator(database) as other:
        made = new_game(client)
        game, seats = made["id"], made["seats"]
        say(client, game, seats["top"], do="chat", text=RUDE)
        with client.websocket_connect("/api/socket") as here, other.websocket_connect("/api/socket") as there:
            for socket, seat in ((here, seats["bottom"]), (there, seats["top"])):
                socket.send_json({"do": "hello", "game": game, "seat": seat, "have": None})
                assert hear(socket, "chat")["text"] == RUDE
            assert do(client, "line", game=game, line=1).status_code == 204
            for socket in (here, there):
                assert hear(socket, "chat") | {"at": 0} == {
                    "is": "chat", "number": 1, "side": "top", "text": "", "at": 0
                }  # fmt: skip
            assert do(client, "name", game=game, side="top").status_code == 204
            assert do(client, "chat", game=game).status_code == 204
            for socket in (here, there):
                while (table := hear(socket, "table")["table"])["chat"]:
                    pass
                assert table["seats"]["top"]["name"] == NO_NAME
                assert table["seats"]["bottom"]["name"] == "Anna"
            there.send_json({"do": "chat", "id": "m9", "text": RUDE})
            assert hear(there, "error")["reason"] == "no-chat"
        say(client, game, seats["bottom"], do="resign")
        record = client.get(f"/api/games/{game}/record", headers=bearer(seats["bottom"])).text
        assert f"\ntop: human {NO_NAME}\n" in record
        assert "Boris" not in record
        assert client.post("/api/records/verify", json={"record": record}).json()["holds"]
        told(do(client, "line", game=game, line=5), 404, "no-such-line")


def test_an_address_is_kept_out_for_a_time_and_its_connections_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order, "_INTERVAL", 0.02)
    with open_to_operator(database) as client, open_to_operator(database, "198.51.100.7") as rude:
        made = new_game(rude)
        with rude.websocket_connect("/api/socket") as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": None, "have": None})
            assert do(client, "block", address="198.51.100.7", hours=1).status_code == 204
            with pytest.raises(WebSocketDisconnect):
                hear(socket, "end")
        told(rude.get("/api/library"), 403, "blocked")
        with rude.websocket_connect("/api/socket") as socket:
            assert hear(socket, "error")["reason"] == "blocked"
        (block,) = seen(client)["blocks"]
        assert block["address"] == "198.51.100.7"
        assert 3500 < block["until"] - time.time() <= 3600
        assert do(client, "block", address="198.51.100.7", hours=0).status_code == 204
        while rude.get("/healthz").status_code == 403:
            pass
        assert seen(client)["blocks"] == []


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "10.1.2.3", "nobody", "1.2.3"])
def test_nobody_shuts_everybody_out(file: str, address: str) -> None:
    with open_to_operator(file, proxies=("10.0.0.0/8",)) as client:
        told(do(client, "block", address=address, hours=1), 400, "bad-address")


def test_of_ipv6_a_customer_is_kept_out_not_one_of_his_addresses(file: str) -> None:
    with open_to_operator(file) as client:
        assert do(client, "block", address="2001:db8:1:2::5", hours=1).status_code == 204
        assert seen(client)["blocks"][0]["address"] == "2001:db8:1:2::/64"


# -- who may -------------------------------------------------------------------------------------

CALLS = [
    ("line", {"game": "x", "line": 1}),
    ("name", {"game": "x", "side": "top"}),
    ("chat", {"game": "x"}),
    ("block", {"address": "198.51.100.7", "hours": 1}),
    ("report", {"report": "x"}),
]


def test_without_a_secret_there_is_nothing(file: str) -> None:
    with serving(file) as client:
        for headers in ({}, bearer(""), OPERATOR):
            told(client.get("/api/operator", headers=headers), 404, "not-found")
            for what, body in CALLS:
                told(client.post(f"/api/operator/{what}", json=body, headers=headers), 404, "not-found")


def test_only_the_secret_opens_it_and_wrong_ones_are_limited(file: str, caplog: pytest.LogCaptureFixture) -> None:
    with open_to_operator(file) as client, caplog.at_level(logging.DEBUG):
        for what, body in CALLS:
            for headers in ({}, bearer(SECRET[:-1])):
                told(client.post(f"/api/operator/{what}", json=body, headers=headers), 403, "wrong-secret")
        told(client.get("/api/operator", headers=bearer("wrong")), 429, "too-fast")
        # Too many wrong ones: not even the right one is looked at for a while.
        told(client.get("/api/operator", headers=OPERATOR), 429, "too-fast")
        assert SECRET[:-1] not in caplog.text
        assert "wrong operator's secret" in caplog.text


def test_the_right_secret_is_never_too_much(file: str) -> None:
    with open_to_operator(file) as client:
        assert {client.get("/api/operator", headers=OPERATOR).status_code for _ in range(40)} == {200}


def test_what_the_operator_does_is_logged_without_what_was_said(file: str, caplog: pytest.LogCaptureFixture) -> None:
    with open_to_operator(file) as client, caplog.at_level(logging.INFO):
        made = new_game(client)
        say(client, made["id"], made["seats"]["top"], do="chat", text=RUDE)
        do(client, "line", game=made["id"], line=1)
        do(client, "name", game=made["id"], side="top")
    logged = [record for record in caplog.records if record.name == "vexilla.operator"]
    assert [record.getMessage() for record in logged] == ["a line of chat was removed", "a name was removed"]
    assert {record.game for record in logged} == {made["id"]}  # type: ignore[attr-defined]
    assert all(word not in caplog.text for word in (RUDE, "Boris", SECRET))


# -- load and trouble ----------------------------------------------------------------------------


def test_load_and_games_that_cannot_be_opened_are_seen(database: str) -> None:
    with open_to_operator(database) as client:
        made = new_game(client)
        site = client.app.state.site  # type: ignore[attr-defined]
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": None, "have": None})
            hear(socket, "table")
            load = seen(client)["load"]
        assert (load["tables"], load["sockets"], load["processes"]) == (1, 1, 1)
        assert load["database_bytes"] > 1000
        assert (load["disk_free_bytes"] is None) == database.startswith("postgresql")
        assert load["waiting"] == {"writes": 0, "computers": 0, "workshop": 0}
        site.tables.closed["broken"] = Trouble("other-rules", "by rules of another version")
        (failed,) = seen(client)["failed"]
        assert (failed["game"], failed["reason"]) == ("broken", "other-rules")
        assert "vexilla_games_failed 1" in site.metrics.text()


# -- what nobody can read ------------------------------------------------------------------------

#: Room that looks like nothing, and what is left of it.
UNSEEN = "\u3164\u115f\u1160\uffa0\u2800\u200b\u2060\u00ad"
TOWER = "a" + "\u0301\u0489\u034f" * 10


def test_blank_letters_and_piled_up_marks_are_cut_from_chat_and_names(file: str) -> None:
    with open_to_operator(file) as client:
        names = {"bottom": f"{UNSEEN}An{UNSEEN}na{UNSEEN}", "top": f"{TOWER}b"}
        made = new_game(client, seats={side: {"kind": "here", "name": name} for side, name in names.items()})
        seats = client.get(f"/api/games/{made['id']}").json()["seats"]
        assert seats["bottom"]["name"] == "An na"
        assert seats["top"]["name"] == TOWER[:5] + "b"
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": made["seats"]["top"], "have": None})
            for number, (text, shown) in enumerate(
                (
                    (f"{UNSEEN}hello{UNSEEN}there", "hello there"),
                    (f"x {TOWER} y", f"x {TOWER[:5]} y"),
                    # A mark on nothing would stand on whatever is before the line.
                    ("\u0301\u3164\u0301z", "z"),
                    # What languages put on letters stays.
                    ("ё й ї é ệ שָׁלוֹם", "ё й ї é ệ שָׁלוֹם"),
                    ("и\u0306 e\u0323\u0302", "и\u0306 e\u0323\u0302"),
                )
            ):
                socket.send_json({"do": "chat", "id": f"c{number}", "text": text})
                assert hear(socket, "chat")["text"] == shown
        for text in (UNSEEN, "\u0301\u0301", f"{UNSEEN}\u0301"):
            assert say(client, made["id"], made["seats"]["top"], do="chat", text=text)["reason"] == "empty-chat"
