"""Games that cannot go on here: lists show them with the reason, and nothing is replayed into something else."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from http_site import bearer, new_game, say, serving, told
from starlette.testclient import TestClient

from vexilla.server.store.database import Database

#: What happens to a game while no server runs, and how people are told of it.
SPOILT = {
    "newer": ("UPDATE games SET header = replace(header, 'rules: ', 'rules: 9') WHERE id = :id", "other-rules"),
    "gone": (
        "UPDATE games SET ruleset = 'chess', header = replace(header, 'battle_line', 'chess') WHERE id = :id",
        "rules-gone",
    ),
    "other": ("UPDATE games SET header = replace(header, 'sha256 ', 'sha256 0') WHERE id = :id", "damaged"),
    "cut": ("UPDATE games SET header = 'vexilla record 1' WHERE id = :id", "damaged"),
    "gap": ("DELETE FROM entries WHERE game = :id AND version = 1", "damaged"),
    "short": ("UPDATE standings SET version = 7 WHERE game = :id", "damaged"),
    "strange": ("UPDATE entries SET lines = 'nobody knows' WHERE game = :id AND version = 1", "damaged"),
}

HOT_SEAT = {side: {"kind": "here", "name": side.title()} for side in ("bottom", "top")}


def hello(client: TestClient, made: Any, side: str = "bottom") -> Any:
    with client.websocket_connect("/api/socket?language=uk") as socket:
        socket.send_json({"do": "hello", "game": made["id"], "seat": made["seats"][side], "have": None})
        return socket.receive_json()


def test_a_game_that_cannot_be_opened_is_marked_and_the_others_are_given(database: str) -> None:
    with serving(database) as client:
        games = {name: new_game(client, seats=HOT_SEAT) for name in ("good", "row", *SPOILT)}
        for made in games.values():
            assert say(client, made["id"], made["seats"]["bottom"], do="offer", what="draw")["is"] == "done"
            assert say(client, made["id"], made["seats"]["top"], do="reply", what="draw", accept=False)["is"] == "done"
    opened = Database(database)
    with opened.writing.begin() as connection:
        for name, (statement, _) in SPOILT.items():
            connection.execute(sa.text(statement), {"id": games[name]["id"]})
        connection.execute(sa.text("UPDATE games SET seats = '{' WHERE id = :id"), {"id": games["row"]["id"]})
    opened.close()
    with serving(database) as client:
        for name, made in games.items():
            if name in SPOILT:
                said = hello(client, made)
                assert (said["is"], said["reason"]) == ("error", SPOILT[name][1]), name
                assert "партію" in said["message"].lower() or "партії" in said["message"], "in words"
        assert hello(client, games["row"])["reason"] == "damaged"
        told(client.get(f"/api/games/{games['row']['id']}"), 500, "damaged")
        assert hello(client, games["good"])["is"] == "table"
        shown = [{"id": made["id"], "token": made["seats"]["bottom"]} for made in games.values()]
        mine = client.post("/api/mine", json={"seats": shown}).json()
        assert (mine["unknown"], mine["damaged"]) == ([], [games["row"]["id"]])
        marks = {game["id"]: game["closed"] for game in mine["games"]}
        assert marks.pop(games["good"]["id"]) is None
        assert {name: marks[games[name]["id"]]["reason"] for name in SPOILT} == {
            name: reason for name, (_, reason) in SPOILT.items()
        }
        gone = client.get(f"/api/games/{games['gone']['id']}", headers=bearer(games["gone"]["seats"]["top"])).json()
        assert (gone["game"], gone["state"], gone["seats"]["top"]["name"]) == ("chess", "playing", "Top")
        assert "chess" in gone["closed"]["message"]


def test_what_can_be_told_without_replaying_is_told_at_once(database: str) -> None:
    """Also by a server that has not tried to open the game."""
    with serving(database) as client:
        made = new_game(client, game="ancients", scenario="001-akragas")
    opened = Database(database)
    with opened.writing.begin() as connection:
        statement = "UPDATE games SET scenario = '999-gone', header = replace(header, '001-akragas', '999-gone')"
        connection.execute(sa.text(statement))
    opened.close()
    with serving(database) as client:
        shown = client.get(f"/api/games/{made['id']}?language=ru", headers=bearer(made["seats"]["bottom"])).json()
        assert shown["closed"]["reason"] == "other-setup"
        assert "999-gone" in shown["closed"]["message"]
        assert "Commands & Colors: Античность (Ancients)" in shown["closed"]["message"], "a game is called by its title"
        assert shown["title"] == "Commands & Colors: Античность (Ancients): 999-gone"
        assert "Commands & Colors: Античність (Ancients)" in hello(client, made)["message"]
