"""How ``v0002`` was made, by the program of that schema: a database with live games of every ruleset, and records.

``python make_v0002.py FOLDER`` plays on a server of its own, as people do: over HTTP and sockets. It is kept to show
where the files come from; later programs speak otherwise with a server, so it runs with the program of then only.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import pathlib
import random
import sqlite3
import sys
import time
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from
from vexilla.kernel.record import given_in
from vexilla.kernel.table import resume_table
from vexilla.players.player import Sight
from vexilla.server.app import create_app
from vexilla.server.settings import Settings

OAKFORD = pathlib.Path(__file__).resolve().parents[3] / "docs" / "examples" / "my-battle.toml"
PEOPLE = {"bottom": {"kind": "here", "name": "Anna"}, "top": {"kind": "link", "name": "Boris"}}
CLOCK = {"seconds": 3600, "increment": 10, "per": "game"}
#: A message's id is never used twice by a seat.
NUMBERS = itertools.count(1)
#: How many decisions are made in a game, and what it is.
LIVE: dict[str, tuple[int, dict[str, Any]]] = {
    "battle_line": (12, {"game": "battle_line", "clock": CLOCK}),
    "ancients": (25, {"game": "ancients", "scenario": "001-akragas", "clock": {"seconds": 900, "per": "move"}}),
    "napoleonics": (20, {"game": "napoleonics", "clock": CLOCK}),
    "samurai": (20, {"game": "samurai", "clock": CLOCK}),
    "grand_battle": (12, {"game": "grand_battle", "clock": CLOCK}),
    "own-battle": (10, {"game": "ancients", "contents": {"kind": "scenario", "name": "my-battle.toml"}}),
    "hot-seat": (8, {"game": "battle_line", "seats": {side: {"kind": "here", "name": side} for side in PEOPLE}}),
    "computer": (6, {"game": "battle_line", "seats": PEOPLE | {"top": {"kind": "computer", "level": "random"}}}),
    "never-played": (0, {"game": "samurai"}),
}


class Person:
    """One who sits at a table and keeps what he is told."""

    def __init__(self, socket: WebSocketTestSession, game: str, token: str) -> None:
        self._socket = socket
        self.version = -1
        self.view: dict[str, Any] = {}
        socket.send_json({"do": "hello", "game": game, "seat": token, "have": None})
        self._hear()

    def _hear(self) -> dict[str, Any]:
        said: dict[str, Any] = self._socket.receive_json()
        if said["is"] == "table":
            self.version, self.view = said["version"], said["view"]
        return said

    @property
    def decides(self) -> bool:
        """Whether it is his turn."""
        return "actions" in (self.view.get("decision") or {})

    def choice(self, file: pathlib.Path, game: str, dice: random.Random) -> str:
        """One of the things he may do; where they cannot be counted, what a computer that knows nothing would do."""
        actions = self.view["decision"]["actions"]
        if actions:
            return str(dice.choice(actions))
        with contextlib.closing(sqlite3.connect(file)) as database:
            match = resume_table(text_of(database, game), GAMES).match
        return match.text(Sight(match, match.decider).sample(generator_from(dice.randrange(1000))))

    def say(self, **message: Any) -> dict[str, Any]:
        """Say something and hear the answer to it."""
        name = f"m{next(NUMBERS)}"
        self._socket.send_json({"id": name} | message)
        while (said := self._hear()).get("id") != name:
            pass
        return said

    def until(self, version: int) -> None:
        """Wait until he has been told this version."""
        while self.version < version:
            self._hear()


def play(client: TestClient, file: pathlib.Path, made: dict[str, Any], decisions: int, dice: random.Random) -> None:
    """Decide at random, talk, and leave something unanswered on the table."""
    with client.websocket_connect("/api/socket") as first, client.websocket_connect("/api/socket") as second:
        people = [
            Person(socket, made["id"], made["seats"][side])
            for socket, side in ((first, "bottom"), (second, "top"))
            if made["seats"][side]
        ]
        for number in range(decisions):
            version = max(person.version for person in people)
            for person in people:
                person.until(version)
            while not any(person.decides for person in people):
                people[0].until(people[0].version + 1)  # a computer thinks
            decider = next(person for person in people if person.decides)
            chosen = decider.choice(file, made["id"], dice)
            done = decider.say(do="act", version=decider.version, actions=[chosen])
            assert done["is"] == "done", done
            decider.until(done["version"])
            if number == 3 and decider.say(do="undo", version=decider.version)["is"] == "done":
                decider.until(done["version"] + 1)
        if decisions and len(people) > 1:
            assert people[0].say(do="chat", text="Ave!")["is"] == "done"
            assert people[1].say(do="chat", text="Привіт")["is"] == "done"
            assert people[1].say(do="offer", what="draw")["is"] == "done"


def main(folder: pathlib.Path) -> None:
    """Make everything."""
    file = folder / "games.sqlite"
    settings = Settings(database=f"sqlite:///{file}", computer_workers=0, pace=0.0, new_games=0, page="/nowhere")
    dice = random.Random(14)
    kept: dict[str, Any] = {"made": time.time(), "games": {}}
    with TestClient(create_app(settings)) as client:
        for name, (decisions, wanted) in LIVE.items():
            if "contents" in wanted:
                wanted["contents"]["text"] = OAKFORD.read_text(encoding="utf-8")
            made = client.post("/api/games", json={"seats": PEOPLE} | wanted).json()
            play(client, file, made, decisions, dice)
            kept["games"][name] = made
        for name in [*GAMES.games, "own-battle"]:
            wanted = {"seats": PEOPLE} | LIVE[name][1]
            made = client.post("/api/games", json=wanted).json()
            play(client, file, made, 15, dice)
            with client.websocket_connect("/api/socket") as socket:
                assert Person(socket, made["id"], made["seats"]["top"]).say(do="resign")["is"] == "done"
            kept["games"][f"{name}-over"] = made
            record = client.get(f"/api/games/{made['id']}/record").text
            (folder / f"{name}.vexilla").write_text(record, encoding="utf-8")
        over = kept["games"]["ancients-over"]
        seat = {"Authorization": f"Bearer {over['seats']['bottom']}"}
        assert client.post(f"/api/games/{over['id']}/rematch", headers=seat).status_code == 200
    kept["made"] = time.time()
    database = sqlite3.connect(file)
    for game in kept["games"].values():
        describe(database, game)
    database.execute("PRAGMA journal_mode = DELETE")
    database.execute("VACUUM")
    database.close()
    (folder / "games.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def text_of(database: sqlite3.Connection, game: str) -> str:
    """The record of a game."""
    header, lines = database.execute("SELECT header, lines FROM games WHERE id = ?", (game,)).fetchone()
    added = database.execute("SELECT lines FROM entries WHERE game = ? ORDER BY version", (game,))
    return str(header) + "".join(f"{part}\n" for part in (lines, *[each for (each,) in added]) if part)


def describe(database: sqlite3.Connection, game: dict[str, Any]) -> None:
    """Note how a game stands, so that it can be seen whether it still does."""
    query = "SELECT ruleset, version, state, decider, winner FROM games JOIN standings ON id = game WHERE id = ?"
    names = ("ruleset", "version", "state", "decider", "winner")
    game.update(zip(names, database.execute(query, (game["id"],)).fetchone(), strict=True))
    text = text_of(database, game["id"])
    game["rules"] = GAMES.find(game["ruleset"]).rules_version
    game["own"] = given_in(text) is not None
    game["digest"] = resume_table(text, GAMES).match.digest()


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
