"""Challenges: each player brings an army, and nothing of it reaches the other one before it is set up."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from http_site import bearer, resign, serving, told
from starlette.testclient import TestClient

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples" / "armies"
ROMANS = {"name": "my-romans.toml", "text": (EXAMPLES / "my-romans.toml").read_text(encoding="utf-8")}
SUCCESSORS = {"name": "mine.toml", "text": (EXAMPLES / "my-successors.toml").read_text(encoding="utf-8")}
BUDGET = 705


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('challenges')}/vexilla.db") as client:
        yield client


def challenge(client: TestClient, army: dict[str, Any], **more: Any) -> Any:
    body = {"army": army, "budget": BUDGET, "name": "Anna", "open_field": True} | more
    answer = client.post("/api/challenges", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def accept(client: TestClient, made: Any, army: dict[str, Any], **more: Any) -> Any:
    body = {"invitation": made["invitation"], "army": army, "name": "Boris"} | more
    return client.post(f"/api/challenges/{made['id']}/accept", json=body)


def test_each_brings_his_own_army(client: TestClient) -> None:
    made = challenge(client, {"list": "rome-zama"}, side="top", options={"measuring": "strict"})
    mine = bearer(made["token"])
    state = client.get(f"/api/challenges/{made['id']}", headers=mine).json()
    assert (state["state"], state["challenge"]["side"]) == ("waiting", "top")
    told(client.get(f"/api/games/{made['id']}", headers=mine), 404, "unknown-game")
    told(client.get(f"/api/challenges/{made['id']}", headers=bearer(made["invitation"])), 404, "no-such-challenge")

    invited = client.post(
        f"/api/challenges/{made['id']}/invitation?language=uk", json={"invitation": made["invitation"]}
    )
    terms = invited.json()
    assert (terms["side"], terms["name"], terms["budget"], terms["least"]) == ("bottom", "Anna", BUDGET, 670)
    assert (terms["options"], terms["open_field"], terms["title"]) == ({"measuring": "strict"}, True, "Армії наосліп")
    assert not re.search("rome|Scipio", invited.text)

    told(accept(client, made, {"list": "imperial"}), 400, "battle-over-budget")
    told(accept(client, made, {"file": SUCCESSORS}), 400, "battle-own-list")
    faulty = {"name": "x.toml", "text": 'name = "x"\nlist = "rome-zama"\n[units]\nlegion-5 = 9\n'}
    told(accept(client, made, {"file": faulty}), 400, "bad-army")
    told(accept(client, made, {"list": "carthage-zama"}, invitation="x"), 404, "no-such-invitation")
    first = accept(client, made, {"list": "carthage-zama"}, attempt="once")
    assert first.status_code == 200, first.text
    assert accept(client, made, {"list": "carthage-zama"}, attempt="once").json() == first.json()
    told(accept(client, made, {"list": "carthage-zama"}), 409, "invitation-used")
    assert client.get(f"/api/challenges/{made['id']}", headers=mine).json()["state"] == "begun"

    seats = {"top": made["token"], "bottom": first.json()["token"]}
    shown = {side: client.get(f"/api/games/{made['id']}", headers=bearer(token)) for side, token in seats.items()}
    assert shown["top"].json()["sides"] == {"bottom": "Bottom", "top": "Romans of Scipio"}
    assert shown["bottom"].json()["sides"] == {"bottom": "Carthaginians of Hannibal", "top": "Top"}
    for answer in shown.values():
        assert (answer.json()["setup"], answer.json()["sealed"], answer.json()["briefing"]) == ("", True, False)
        told(client.get(f"/api/games/{made['id']}/briefing", headers=mine), 404, "unknown-briefing")
    spectator = client.get(f"/api/games/{made['id']}").text
    assert not re.search("Hannibal|Scipio|carthage|rome", spectator)

    # When it is over everything is told, and the record holds both.
    resign(client, {"id": made["id"], "seats": seats})
    over = client.get(f"/api/games/{made['id']}", headers=mine).json()
    assert over["sides"] == {"bottom": "Carthaginians of Hannibal", "top": "Romans of Scipio"}
    assert (bool(over["setup"]), over["sealed"]) == (True, False)
    record = client.get(f"/api/games/{made['id']}/record").text
    assert "| sealed = true\n" in record
    assert client.post("/api/records/verify", json={"record": record}).json()["holds"]


def test_an_army_is_checked_before_it_is_kept(client: TestClient) -> None:
    body = {"army": {"list": "rome-zama"}, "budget": 600}
    told(client.post("/api/challenges", json=body), 400, "battle-over-budget")
    told(client.post("/api/challenges", json=body | {"budget": 900}), 400, "battle-under-budget")
    told(client.post("/api/challenges", json=body | {"army": {"file": SUCCESSORS}}), 400, "battle-own-list")
    told(client.post("/api/challenges", json=body | {"options": {"x": "y"}}), 400, "unknown-option")


def test_a_challenge_is_withdrawn_by_its_maker_alone(client: TestClient) -> None:
    made = challenge(client, {"file": ROMANS})
    told(client.post(f"/api/challenges/{made['id']}/withdraw", headers=bearer("x")), 404, "no-such-challenge")
    assert client.post(f"/api/challenges/{made['id']}/withdraw", headers=bearer(made["token"])).status_code == 204
    told(accept(client, made, {"list": "carthage-zama"}), 404, "no-such-invitation")


@pytest.mark.parametrize("theirs", ["top", "bottom"])
def test_until_it_is_set_up_nothing_tells_of_the_other_army(client: TestClient, theirs: str) -> None:
    """Whatever the other one brings, the same bytes come."""
    own = "bottom" if theirs == "top" else "top"
    heard = []
    for army in ({"list": "carthage-zama"}, {"list": "rome-zama"}, {"file": ROMANS}):
        made = challenge(client, {"list": "rome-zama"}, side=own)
        seat = {own: made["token"], theirs: accept(client, made, army).json()["token"]}
        heard.append(hears(client, made["id"], seat, own, theirs))
    assert heard[0] == heard[1] == heard[2]
    assert "legion-5" in heard[0]


def hears(client: TestClient, id_: str, seats: dict[str, str], own: str, theirs: str) -> str:
    """What a side hears before anybody sets up: over HTTP, and at the table, without who won the roll for the roles."""
    said = client.get(f"/api/games/{id_}", headers=bearer(seats[own])).text
    with client.websocket_connect("/api/socket") as other:
        other.send_json({"do": "hello", "game": id_, "seat": seats[theirs], "have": None})
        other.receive_json()
        with client.websocket_connect("/api/socket") as mine:
            mine.send_json({"do": "hello", "game": id_, "seat": seats[own], "have": None})
            table = mine.receive_json()
    view = {key: value for key, value in table["view"].items() if key != "decision"}
    # Equal rolls are rolled again.
    events = sorted({event["event"] for event in table["events"]})
    said = re.sub(r'"id":"[\w-]{16}"', '"id":""', said)
    said = re.sub(r'"(created|updated)":[\d.]+|"decider":"\w+"', "", said)
    return json.dumps([said, view, events, table["table"]["seats"]])
