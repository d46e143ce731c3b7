"""Briefings over HTTP: of the library, of a game that is played, of a player's own file."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest
from http_site import HERE, LINK, bearer, new_game, serving
from starlette.testclient import TestClient

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples"
OAKFORD = {"kind": "scenario", "name": "my-battle.toml", "text": (EXAMPLES / "my-battle.toml").read_text("utf-8")}
SEATS = {"bottom": HERE, "top": LINK}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('briefings')}/vexilla.db") as client:
        yield client


def test_a_battle_of_the_library_is_told_in_the_readers_language(client: TestClient) -> None:
    told = client.get("/api/briefings/ancients/002-crimissos-river?language=uk")
    assert told.status_code == 200
    body = told.json()
    assert body["title"] == "Річка Криміс"
    assert body["first"].startswith("Перший хід: ")
    assert body["rules"][0]["clauses"] == ["ANC-17-003", "ANC-17-009"]
    assert {ground["key"] for ground in body["land"]} == {"hill", "ford", "river"}
    again = client.get(
        "/api/briefings/ancients/002-crimissos-river?language=uk", headers={"If-None-Match": told.headers["ETag"]}
    )
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["ancients/099-nowhere", "battle_line/standard", "chess/zama"])
def test_what_there_is_not_is_not_found(client: TestClient, path: str) -> None:
    answer = client.get(f"/api/briefings/{path}")
    assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "unknown-briefing")


def test_a_game_is_briefed_with_the_options_that_were_agreed(client: TestClient) -> None:
    made = new_game(
        client, game="ancients", scenario="002-crimissos-river", options={"optional": "off"}, seats=SEATS, watch=False
    )
    path, own = f"/api/games/{made['id']}/briefing", bearer(made["seats"]["bottom"])
    assert client.get(f"/api/games/{made['id']}", headers=own).json()["briefing"] is True
    assert client.get(path, headers=own).json()["rules"] == []
    assert client.get(path).status_code == 403
    assert client.get("/api/games/nowhere/briefing").status_code == 404


def test_a_game_without_battles_has_none(client: TestClient) -> None:
    made = new_game(client, game="battle_line", seats=SEATS)
    own = bearer(made["seats"]["bottom"])
    assert client.get(f"/api/games/{made['id']}", headers=own).json()["briefing"] is False
    assert client.get(f"/api/games/{made['id']}/briefing", headers=own).status_code == 404


def test_a_file_of_ones_own_is_briefed_when_it_is_checked_and_when_it_is_played(client: TestClient) -> None:
    checked = client.post("/api/setups/check", json={"contents": OAKFORD}).json()["briefing"]
    made = new_game(client, game="ancients", contents=OAKFORD, seats=SEATS)
    played = client.get(f"/api/games/{made['id']}/briefing", headers=bearer(made["seats"]["bottom"])).json()
    assert checked == played
    assert (played["title"], played["sides"]["bottom"]["title"]) == ("The Bridge at Oakford", "Townsmen")


def test_the_library_says_where_there_are_briefings(client: TestClient) -> None:
    games = {game["key"]: game["briefings"] for game in client.get("/api/library").json()["games"]}
    assert (games["samurai"], games["battle_line"]) == (True, False)
