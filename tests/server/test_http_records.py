"""Records over HTTP: exported when they may be, imported, checked, replayed and analysed; nothing hidden leaves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from http_site import BATTLE, COMPUTER, FINISHED, HERE, PEOPLE, bearer, new_game, resign, serving, told
from starlette.testclient import TestClient

from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.record import Replay, parse_record
from vexilla.kernel.sides import SIDE_NAMES, SIDES, SPECTATOR
from vexilla.kernel.table import new_table
from vexilla.server.http import record_jobs
from vexilla.server.http.record_texts import without_seed


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('records')}/vexilla.db") as client:
        yield client


def test_the_record_of_a_game_that_goes_on_is_closed(client: TestClient) -> None:
    made = new_game(client)
    path = f"/api/games/{made['id']}/record"
    bottom, top = made["seats"]["bottom"], made["seats"]["top"]
    told(client.get(path), 403, "still-playing")
    told(client.get(path, headers=bearer(bottom)), 403, "still-playing")
    told(client.get(path, headers={**bearer(bottom), "X-Other-Seat": bottom}), 403, "still-playing")
    told(client.get(path, headers={**bearer(bottom), "X-Other-Seat": "wrong"}), 403, "still-playing")
    open_to_both = client.get(path, headers={**bearer(bottom), "X-Other-Seat": top})
    assert open_to_both.status_code == 200
    assert "seed" not in open_to_both.text
    message = told(client.get(f"{path}?language=uk"), 403, "still-playing")["message"]
    assert message.startswith("Партія ще триває")


def test_the_record_against_a_computer_is_closed_too(client: TestClient) -> None:
    made = new_game(client, seats={"bottom": HERE, "top": COMPUTER})
    headers = {**bearer(made["seats"]["bottom"]), "X-Other-Seat": made["seats"]["bottom"]}
    told(client.get(f"/api/games/{made['id']}/record", headers=headers), 403, "still-playing")


def test_a_record_that_was_played_on_does_not_show_its_new_seed(client: TestClient) -> None:
    made = new_game(client, game=None, **{"from": {"record": FINISHED, "step": 10}})
    headers = {**bearer(made["seats"]["bottom"]), "X-Other-Seat": made["seats"]["top"]}
    text = client.get(f"/api/games/{made['id']}/record", headers=headers).text
    assert "seed" not in text
    assert client.post("/api/records/verify", json={"record": text}).json() == {
        "holds": True,
        "steps": 10,
        "result": None,
    }
    resign(client, made)
    text = client.get(f"/api/games/{made['id']}/record").text
    assert "\nseed " in text
    assert client.post("/api/records/verify", json={"record": text}).json() == {
        "holds": True,
        "steps": 10,
        "result": "top",
    }


def test_the_record_of_a_finished_game_is_open_and_holds(client: TestClient) -> None:
    made = new_game(client)
    resign(client, made, "top")
    answer = client.get(f"/api/games/{made['id']}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f'filename="battle_line-standard-{made["id"][:6]}.vexilla"' in answer.headers["content-disposition"]
    assert "ended resigned top\nresult bottom\n" in answer.text
    verified = client.post("/api/records/verify", json={"record": answer.text}).json()
    assert verified == {"holds": True, "steps": 0, "result": "bottom"}


def test_verify(client: TestClient) -> None:
    assert client.post("/api/records/verify", json={"record": FINISHED}).json() == {
        "holds": True,
        "steps": 165,
        "result": "bottom",
    }
    lines = FINISHED.splitlines(keepends=True)
    changed = "".join([*lines[:40], "chance deal red-99\n", *lines[41:]])
    wrong = client.post("/api/records/verify?language=ru", json={"record": changed}).json()
    assert (wrong["holds"], wrong["line"]) == (False, 41)
    assert "red-99" in wrong["message"]
    assert set(wrong) == {"holds", "line", "message"}
    assert client.post("/api/records/verify", json={"record": ""}).json()["line"] == 1
    other = client.post("/api/records/verify", json={"record": FINISHED.replace("rules: 1", "rules: 99")}).json()
    assert other["holds"] is False
    assert "99" in other["message"]


def test_import_of_a_finished_record(client: TestClient) -> None:
    made = client.post("/api/records", json={"record": FINISHED}).json()
    summary = client.get(f"/api/games/{made['id']}").json()
    assert (summary["state"], summary["winner"], summary["ending"]) == ("over", "bottom", "rules")
    kept = client.get(f"/api/games/{made['id']}/record").text
    pin = f"setup: sha256 {GAMES.find('battle_line').setup().pin}\n"
    assert pin not in FINISHED, "this record is of before set-ups were pinned"
    assert kept.replace(pin, "") == FINISHED


def test_import_of_an_unfinished_record_goes_on_with_new_chance(client: TestClient) -> None:
    lines = FINISHED.splitlines(keepends=True)
    end = next(number for number, line in enumerate(lines[100:], 100) if line.startswith(("top", "bottom")))
    record = "".join(lines[:end])
    answer = client.post("/api/records", json={"record": record, "seats": {"bottom": HERE, "top": COMPUTER}})
    assert answer.status_code == 201
    made = answer.json()
    assert made["seats"]["top"] is None
    assert client.get(f"/api/games/{made['id']}").json()["state"] == "playing"
    resign(client, made)
    text = client.get(f"/api/games/{made['id']}/record").text
    assert text.count("\nseed ") == 1


def test_import_of_what_is_no_record(client: TestClient) -> None:
    error = told(client.post("/api/records", json={"record": "hello"}), 400, "record-not")
    assert error["arguments"]["line"] == 1
    error = told(client.post("/api/records?language=ru", json={"record": FINISHED[:-10]}), 400, "record-cut")
    assert error["message"].startswith("строка")


# -- replays -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [FINISHED, BATTLE], ids=["battle_line", "ancients"])
@pytest.mark.parametrize("eyes", ["bottom", "top", "spectator", "open"])
def test_a_replay_shows_what_the_eyes_see(client: TestClient, text: str, eyes: str) -> None:
    replayed = client.post("/api/replay", json={"record": text, "as": eyes}).json()
    again = Replay(*parse_record(text, GAMES), GAMES)
    side = {"bottom": 0, "top": 1}.get(eyes, SPECTATOR)
    seen = 0
    for step in replayed["steps"]:
        if step["step"]:
            again.step()
        view = again.match.open_view() if eyes == "open" else again.match.view(side)
        if "actions" in view.get("decision", {}):
            view["decision"]["actions"] = []
            for name in ("verbs", "roles", "also", "places"):
                view["decision"].pop(name, None)
        assert step["view"] == json.loads(json.dumps(view))
        events = again.match.log[seen:]
        seen = len(again.match.log)
        if eyes == "open":
            assert all("hidden" not in event for event in step["events"])
            assert all(set(event.secrets) <= set(shown) for event, shown in zip(events, step["events"], strict=True))
        else:
            assert step["events"] == json.loads(json.dumps([event.seen_by(side) for event in events]))
        if step["side"] not in (eyes, None) and eyes != "open":
            assert step["action"] is None
        elif step["step"]:
            assert isinstance(step["action"], str)
    assert again.at_end()
    assert f"\nresult {replayed['result']}\n" in text
    assert replayed["steps"][0]["side"] is None
    assert replayed["seats"]["bottom"]["kind"] == "computer"


def test_both_hands_are_open_to_open_eyes(client: TestClient) -> None:
    steps = client.post("/api/replay", json={"record": FINISHED, "as": "open"}).json()["steps"]
    hands = steps[0]["view"]["hands"]
    assert all(len(hands[side]["cards"]) == 7 for side in ("bottom", "top"))


def test_a_replay_speaks_the_readers_language(client: TestClient) -> None:
    replayed = client.post("/api/replay?language=uk", json={"record": BATTLE, "as": "spectator"}).json()
    assert replayed["title"] == "Акрагант" or replayed["scenario"] != "001-akragas"
    assert replayed["names"]
    assert set(replayed["sides"]) == {"bottom", "top"}


def test_a_game_that_goes_on_is_replayed_as_ones_own_seat_only(client: TestClient) -> None:
    made = new_game(client)
    bottom = made["seats"]["bottom"]
    for eyes in ("open", "top", "spectator"):
        told(client.post("/api/replay", json={"game": made["id"], "token": bottom, "as": eyes}), 403, "still-playing")
        asked = {"game": made["id"], "token": bottom, "as": eyes, "step": 0, "question": "threat top"}
        told(client.post("/api/study", json=asked), 403, "still-playing")
    for eyes in ("open", "top", "bottom", "spectator"):
        told(client.post("/api/replay", json={"game": made["id"], "as": eyes}), 403, "still-playing")
    own = client.post("/api/replay", json={"game": made["id"], "token": bottom, "as": "bottom"})
    assert own.status_code == 200
    assert own.json()["result"] is None
    assert own.json()["seats"]["top"] == {"kind": "here", "name": "Boris", "level": "", "awaited": False}
    assert "cards" in own.json()["steps"][0]["view"]["hands"]["bottom"]
    assert "cards" not in own.json()["steps"][0]["view"]["hands"]["top"]
    assert (
        client.post("/api/replay", json={"game": made["id"], "as": "bottom"}, headers=bearer(bottom)).status_code == 200
    )
    resign(client, made)
    assert client.post("/api/replay", json={"game": made["id"], "as": "open"}).status_code == 200


def test_a_replay_that_is_not_packed(client: TestClient) -> None:
    body = {"record": FINISHED, "as": "bottom"}
    plain = client.post("/api/replay", json=body, headers={"Accept-Encoding": "identity"})
    packed = client.post("/api/replay", json=body, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()


@pytest.mark.parametrize("body", [{"as": "open"}, {"as": "open", "game": "x", "record": "y"}])
def test_a_replay_of_nothing(client: TestClient, body: dict[str, Any]) -> None:
    told(client.post("/api/replay", json=body), 400, "game-or-record")
    told(client.post("/api/replay", json={"as": "both", "record": FINISHED}), 400, "field-value")


# -- analyses ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [FINISHED, BATTLE], ids=["battle_line", "ancients"])
def test_an_analysis(client: TestClient, text: str) -> None:
    analysis = client.post("/api/analysis", json={"record": text}).json()
    assert set(analysis) == {"luck", "balance"}
    steps = [each["step"] for each in analysis["balance"]]
    assert steps == list(range(len(steps)))
    assert all(0 <= each["bottom"] <= 1 for each in analysis["balance"])
    assert analysis["balance"][-1]["bottom"] == (1.0 if "\nresult bottom\n" in text else 0.0)
    assert set(analysis["luck"]["sides"]) == {"bottom", "top"}


def test_a_game_that_goes_on_is_analysed_as_far_as_one_may_know(client: TestClient) -> None:
    made = new_game(client, game="ancients", seats=PEOPLE)
    told(client.post("/api/analysis", json={"game": made["id"]}), 403, "still-playing")
    own = client.post("/api/analysis", json={"game": made["id"], "token": made["seats"]["top"]}).json()
    assert own["balance"] == []
    resign(client, made)
    assert len(client.post("/api/analysis", json={"game": made["id"]}).json()["balance"]) >= 1


def test_a_bad_record_is_told_by_its_line(client: TestClient) -> None:
    for call, more in (("/api/analysis", {}), ("/api/replay", {"as": "open"})):
        error = told(
            client.post(call, json={"record": FINISHED.replace("\nbottom play", "\nbottom fly", 1)} | more),
            400,
            "record-unknown",
        )
        assert error["message"].startswith(f"line {error['arguments']['line']}: ")


# -- hidden information --------------------------------------------------------------------------


def test_two_games_that_look_alike_give_equal_bytes() -> None:
    """In one of them the other side holds other cards: its owner's eyes see it, mine do not."""
    table = new_table(
        GAMES.find("battle_line"), GAMES.find("battle_line").setup(), {"bottom": "human", "top": "human"}, seed_from(3)
    )
    header = without_seed(table.record.text())
    held = {side: table.match.view(side)["hands"][SIDE_NAMES[side]]["cards"] for side in SIDES}
    cut = [line.rpartition(" ")[2] for line in table.record.lines if line.startswith("chance cut")]
    for side in SIDES:
        mine, theirs = SIDE_NAMES[side], SIDE_NAMES[1 - side]
        old = next(card for card in held[1 - side] if card not in cut)
        new = next(f"red-{number}" for number in range(1, 11) if f"red-{number}" not in [*held[0], *held[1], *cut])
        other = header.replace(f"chance deal {old}\n", f"chance deal {new}\n")
        assert other != header
        for eyes in (mine, "spectator"):
            assert record_jobs.replay(other, eyes, "en") == record_jobs.replay(header, eyes, "en")
        assert record_jobs.replay(other, theirs, "en") != record_jobs.replay(header, theirs, "en")
        assert record_jobs.replay(other, "open", "en") != record_jobs.replay(header, "open", "en")
        assert record_jobs.analyse(other, side) == record_jobs.analyse(header, side)


def test_a_summary_tells_nothing_hidden(client: TestClient) -> None:
    made = new_game(client)
    assert not {"seed", "header", "token", "hash", "lines"} & set(client.get(f"/api/games/{made['id']}").json())
    text = client.get(f"/api/games/{made['id']}").text
    assert not any(word in text for word in ("seed", "token", "commitment", made["seats"]["top"]))


def test_a_step_of_a_record_can_be_studied_forwards_and_back(client: TestClient) -> None:
    views = client.post("/api/replay", json={"record": BATTLE, "as": "spectator"}).json()["steps"]
    for step in (0, len(views) - 1, 1):
        unit = next(unit for unit in views[step]["view"]["units"] if unit["hex"][1:].isdigit())
        asked = {"record": BATTLE, "as": "spectator", "step": step, "question": f"unit {unit['hex']}"}
        found = client.post("/api/study", json=asked).json()["study"]
        assert (found["hex"], found["side"]) == (unit["hex"], unit["side"])
    beyond = {"record": BATTLE, "as": "open", "step": 10_000, "question": "threat top"}
    assert client.post("/api/study", json=beyond).json()["study"]["hits"]
    told(client.post("/api/study", json={**beyond, "record": "x"}), 400, "record-not")
