"""Games over HTTP: begun, looked up, listed, played again, on both databases."""

from __future__ import annotations

import re
from typing import Any

import pytest
from http_site import COMPUTER, FINISHED, HERE, LINK, PEOPLE, bearer, new_game, resign, say, serving, told
from starlette.testclient import TestClient

from vexilla.games import GAMES

SEATS = {"bottom": HERE, "top": COMPUTER}
LAST_STEP = len(re.findall(r"^(?:bottom|top) ", FINISHED, re.MULTILINE))


def test_a_game_is_begun_looked_up_and_listed(database: str) -> None:
    with serving(database) as client:
        made = new_game(client, options={"tactics": "off"}, clock={"seconds": 600}, chat=False)
        assert len(made["id"]) == 16
        assert all(len(token) == 22 for token in made["seats"].values())
        summary = client.get(f"/api/games/{made['id']}", headers=bearer(made["seats"]["top"])).json()
        assert summary["you"] == "top"
        assert (summary["game"], summary["scenario"], summary["state"]) == ("battle_line", "standard", "playing")
        assert summary["options"]["tactics"] == "off"
        assert summary["seats"]["top"] == {"kind": "here", "name": "Boris", "level": "", "awaited": False}
        assert summary["clock"] == {"seconds": 600, "increment": 0, "per": "game"}
        assert (summary["chat"], summary["watch"], summary["rematch"]) == (False, True, None)
        assert summary["decider"] in ("bottom", "top")
        assert summary["winner"] is None
        assert client.get(f"/api/games/{made['id']}").json()["you"] == "spectator"

        other = new_game(client, game="ancients", scenario="015-zama", seats=SEATS)
        assert other["seats"]["top"] is None
        shown = [
            {"id": made["id"], "token": made["seats"]["bottom"]},
            {"id": other["id"], "token": made["seats"]["bottom"]},
            {"id": "nothing", "token": "nothing"},
        ]
        mine = client.post("/api/mine", json={"seats": shown}).json()
        assert [game["id"] for game in mine["games"]] == [made["id"]]
        assert mine["unknown"] == [other["id"], "nothing"]


def test_a_summary_speaks_the_readers_language(database: str) -> None:
    with serving(database) as client:
        made = new_game(client, game="ancients", scenario="001-akragas", seats=SEATS)
        path = f"/api/games/{made['id']}"
        english = client.get(path).json()
        assert (english["title"], english["sides"]) == ("Akragas", {"bottom": "Syracusan", "top": "Carthaginian"})
        ukrainian = client.get(path, headers={"Accept-Language": "de, uk;q=0.9, ru;q=0.5"}).json()
        assert (ukrainian["title"], ukrainian["sides"]["top"]) == ("Акрагант", "Карфагеняни")
        assert ukrainian["names"]["Himilco"] == "Гімількон"
        assert (
            client.get(f"{path}?language=ru", headers={"Accept-Language": "uk"}).json()["sides"]["top"] == "Карфагеняне"
        )


def test_a_rematch_swaps_sides_and_keeps_tokens(database: str) -> None:
    with serving(database) as client:
        made = new_game(client)
        path = f"/api/games/{made['id']}/rematch"
        told(client.post(path, headers=bearer(made["seats"]["top"])), 409, "not-over")
        resign(client, made)
        told(client.post(path), 403, "not-yours")
        told(client.post(path, headers=bearer("wrong")), 403, "no-such-seat")
        again = client.post(path, headers=bearer(made["seats"]["top"])).json()["id"]
        assert again != made["id"]
        assert client.post(path, headers=bearer(made["seats"]["bottom"])).json()["id"] == again
        summary = client.get(f"/api/games/{again}", headers=bearer(made["seats"]["top"])).json()
        assert summary["you"] == "bottom"
        assert summary["seats"]["bottom"]["name"] == "Boris"
        assert client.get(f"/api/games/{made['id']}").json()["rematch"] == again


def test_a_closed_game_cannot_be_watched(database: str) -> None:
    with serving(database) as client:
        made = new_game(client, watch=False)
        told(client.get(f"/api/games/{made['id']}"), 403, "no-such-seat")
        told(client.get(f"/api/games/{made['id']}", headers=bearer("x" * 22)), 403, "no-such-seat")
        assert client.get(f"/api/games/{made['id']}", headers=bearer(made["seats"]["bottom"])).status_code == 200


@pytest.fixture
def client(tmp_path: Any) -> Any:
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        yield client


def test_a_game_goes_on_from_a_step_of_a_record(client: TestClient) -> None:
    made = new_game(client, game=None, **{"from": {"record": FINISHED, "step": 20}})
    summary = client.get(f"/api/games/{made['id']}").json()
    assert (summary["game"], summary["state"]) == ("battle_line", "playing")
    assert summary["options"]["claims"] == "unaided"
    view = say(client, made["id"], made["seats"]["bottom"], do="resign")
    assert view["is"] == "done"
    record = client.get(f"/api/games/{made['id']}/record").text
    assert record.count("\nbottom ") + record.count("\ntop ") == 20
    assert "\nseed " in record
    steps = client.post("/api/replay", json={"game": made["id"], "as": "open"}).json()["steps"]
    assert len(steps) == 21


def test_a_game_goes_on_from_a_game_that_is_over(client: TestClient) -> None:
    made = new_game(client)
    branch = {"game": made["id"], "step": 0}
    told(client.post("/api/games", json={"seats": PEOPLE, "from": branch}), 400, "from-playing")
    resign(client, made)
    other = new_game(client, game=None, seats=SEATS, **{"from": branch})
    assert client.get(f"/api/games/{other['id']}").json()["state"] == "playing"


@pytest.mark.parametrize(
    ("change", "reason", "words"),
    [
        ({"game": "chess"}, "unknown-ruleset", "battle_line, ancients"),
        ({"game": None}, "which-game", "game"),
        ({"scenario": "marathon"}, "unknown-scenario", "standard"),
        ({"game": "ancients", "scenario": "001-akragass"}, "unknown-scenario", "'001-akragas'?"),
        ({"options": {"tactic": "on"}}, "unknown-option", "tactics"),
        ({"options": {"tactics": "maybe"}}, "unknown-value", "on, off"),
        ({"seats": {"bottom": HERE}}, "field-missing", "“top”"),
        ({"seats": {"bottom": HERE, "top": {"kind": "alien"}}}, "field-value", "“seats.top.kind”"),
        ({"seats": {"bottom": HERE, "top": {"kind": "computer", "level": "godlike"}}}, "unknown-player", "steady"),
        ({"seats": {"bottom": HERE, "top": {**LINK, "name": "x" * 41}}}, "field-too-long", "at most 40"),
        ({"seats": {"bottom": HERE, "top": {**LINK, "title": "x"}}}, "field-unknown", "“title”"),
        ({"clock": {"seconds": 1}}, "field-too-small", "at least 5"),
        ({"clock": {"seconds": "1"}}, "field-type", "must be int, not str"),
        ({"from": {"step": 3}}, "game-or-record", "either"),
        ({"from": {"game": "x", "record": "y", "step": 3}}, "game-or-record", "either"),
        ({"from": {"record": FINISHED, "step": LAST_STEP}}, "from-over", f"After step {LAST_STEP} the game is over"),
        ({"from": {"record": FINISHED, "step": 9999}}, "record-no-step", "9999"),
        ({"from": {"record": FINISHED[:300], "step": 0}}, "record-cut", "line 9: the file was cut off"),
    ],
)
def test_what_is_wrong_is_said_where_it_is(client: TestClient, change: Any, reason: str, words: str) -> None:
    body = {"game": "battle_line", "seats": PEOPLE} | change
    error = told(client.post("/api/games", json=body), 400, reason)
    assert words in error["message"]


def test_what_is_wrong_is_said_in_the_readers_language(client: TestClient) -> None:
    body = {"game": "chess", "seats": PEOPLE}
    assert told(client.post("/api/games?language=ru", json=body), 400, "unknown-ruleset")["message"].startswith(
        "Нет игры"
    )
    body = {"game": "battle_line", "seats": {"bottom": HERE}}
    message = told(client.post("/api/games?language=uk", json=body), 400, "field-missing")["message"]
    assert message == "У «seats» немає поля «top»: додайте його."


def test_a_scenario_is_never_a_file_of_the_server(client: TestClient, tmp_path: Any) -> None:
    file = tmp_path / "secret.toml"
    file.write_text("password = 1")
    for path in (str(file), "/etc/hostname.toml", "../x.toml"):
        body = {"game": "ancients", "scenario": path, "seats": PEOPLE}
        told(client.post("/api/games", json=body), 400, "unknown-scenario")
        record = FINISHED.replace("scenario: standard", f"scenario: {path}").replace(
            "game: battle_line", "game: ancients"
        )
        record = record.replace("rules: 1", f"rules: {GAMES.find('ancients').rules_version}")
        record = re.sub("options: .*", "options: optional=on", record)
        told(client.post("/api/records", json={"record": record}), 400, "record-no-contents")
        assert client.post("/api/records/verify", json={"record": record}).json()["holds"] is False
        again = record.replace("scenario:", "scenario: 001-akragas\nscenario:")
        told(client.post("/api/records", json={"record": again}), 400, "record-twice")


def test_names_cannot_write_into_the_record(client: TestClient) -> None:
    seats = {"bottom": {"kind": "here", "name": "Anna\nseed: 00\n"}, "top": LINK}
    made = new_game(client, seats=seats)
    resign(client, made)
    assert "human Anna seed: 00\n" in client.get(f"/api/games/{made['id']}/record").text
    assert client.post("/api/replay", json={"game": made["id"], "as": "bottom"}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/api/games/nothing", "/api/games/nothing/record", "/api/games/%00", "/api/games/" + "x" * 500]
)
def test_unknown_games(client: TestClient, path: str) -> None:
    told(client.get(path), 404, "unknown-game")
