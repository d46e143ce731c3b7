"""``vexilla admin`` on both databases: what it lists, removes, archives, backs up, verifies, and what it refuses."""

from __future__ import annotations

import json
import os
import pathlib
import sys
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from databases import new_database, run
from http_site import bearer, new_game, resign, say, serving
from released_games import put_released

from vexilla.cli.main import main
from vexilla.games import GAMES
from vexilla.kernel.record import Replay, parse_record
from vexilla.server import order
from vexilla.server.store import open_store
from vexilla.server.store.database import Database

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")
Call = Callable[..., tuple[int, str, str]]
RUDE = "something rude"
SEATS = {"bottom": {"kind": "here", "name": "Anna"}, "top": {"kind": "here", "name": "Boris"}}


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], database: str) -> Call:
    """Call ``vexilla admin`` on the database: exit code, output and errors."""
    for name in [name for name in os.environ if name.startswith("VEXILLA_")]:
        monkeypatch.delenv(name)
    for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "200", "VEXILLA_DATABASE": database}.items():
        monkeypatch.setenv(name, value)

    def call(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["vexilla", "admin", *words])
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(str(end.code or 0))
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.fixture
def games(database: str) -> dict[str, Any]:
    """A game that is over, one that goes on, one that nobody played, and one of somebody else; all but one old."""
    with serving(database) as client:
        made = {name: new_game(client, seats=SEATS) for name in ("over", "playing", "unplayed", "young")}
        other = SEATS | {"top": {"kind": "here", "name": "Chloë"}}
        made["other"] = new_game(client, game="ancients", scenario="001-akragas", seats=other)
        resign(client, made["over"])
        for name in ("playing", "other"):
            assert say(client, made[name]["id"], made[name]["seats"]["top"], do="chat", text="Ave")["is"] == "done"
    change(database, "UPDATE standings SET updated = updated - 40 * 86400 WHERE game <> :id", made["young"]["id"])
    return {name: game["id"] for name, game in made.items()}


def change(database: str, statement: str, game: str) -> None:
    opened = Database(database)
    with opened.writing.begin() as connection:
        connection.execute(sa.text(statement), {"id": game})
    opened.close()


def ids_of(database: str) -> set[str]:
    opened = Database(database)
    with opened.reading.connect() as connection:
        found = set(connection.execute(sa.text("SELECT id FROM games")).scalars())
    opened.close()
    return found


def test_listing(admin: Call, games: dict[str, str]) -> None:
    def listed(*words: str) -> set[str]:
        code, out, _ = admin("list", "--json", *words)
        assert code == 0
        return {game["id"] for game in json.loads(out)}

    assert listed() == set(games.values())
    assert listed("--ruleset", "ancients") == {games["other"]}
    assert listed("--state", "over") == {games["over"]}
    assert listed("--state", "unplayed", "--older", "7") == {games["unplayed"]}
    assert listed("--older", "30") == set(games.values()) - {games["young"]}
    assert listed("--name", "chlo") == {games["other"]}
    code, out, _ = admin("list", "--state", "over", "--lang", "uk")
    assert code == 0
    assert f"{games['over']}  battle_line/standard  Anna : Boris  закінчена" in out
    assert "1 партія." in out
    code, _, err = admin("list", "--state", "lost")
    assert code == 2
    assert "playing, over, unplayed" in err


def test_pruning(admin: Call, games: dict[str, str], database: str) -> None:
    code, out, _ = admin("prune", "--older", "30", "--dry-run")
    assert code == 0
    assert games["unplayed"] in out
    assert "Would delete this game" in out
    assert ids_of(database) == set(games.values())
    assert admin("prune", "--older", "30")[1].endswith("Deleted one game.\n")
    assert ids_of(database) == set(games.values()) - {games["unplayed"]}
    assert admin("prune", "--older", "30", "--state", "playing", "--ruleset", "ancients")[0] == 0
    assert ids_of(database) == {games[name] for name in ("over", "playing", "young")}


def test_deleting(admin: Call, games: dict[str, str], database: str, tmp_path: pathlib.Path) -> None:
    assert admin("delete")[0] == 2
    assert admin("delete", "nothing")[0] == 1
    assert admin("delete", games["young"], "--dry-run")[0] == 0
    assert games["young"] in ids_of(database)
    assert admin("delete", games["young"])[0] == 0
    assert games["young"] not in ids_of(database)
    code, _, err = admin("delete", "--name", "Chloë")
    assert (code, "--export" in err) == (2, True), "nothing about a name goes before it is written down"
    file = tmp_path / "chloe.json"
    code, out, _ = admin("delete", "--name", "Chloë", "--export", str(file), "--dry-run")
    assert (code, file.exists(), str(file) in out) == (0, False, True)
    file.write_text("taken")
    assert admin("delete", "--name", "Chloë", "--export", str(file))[0] == 1
    assert games["other"] in ids_of(database)
    file.unlink()
    assert admin("delete", "--name", "Chloë", "--export", str(file))[0] == 0
    assert ids_of(database) == {games[name] for name in ("over", "playing", "unplayed")}
    (kept,) = json.loads(file.read_text())
    assert [line["text"] for line in kept["chats"]] == ["Ave"]
    assert kept["games"][0]["seats"]["top"]["name"] == "Chloë"
    assert "hash" not in file.read_text(), "nothing in it opens a seat"
    assert file.stat().st_mode & 0o777 == 0o600


def test_archiving(admin: Call, games: dict[str, str], database: str, tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "archive"
    code, out, _ = admin("archive", str(folder), "--older", "30", "--dry-run")
    assert (code, folder.exists(), games["over"] in out) == (0, False, True)
    assert admin("archive", str(folder), "--older", "30")[0] == 0
    assert ids_of(database) == set(games.values()) - {games["over"]}
    (file,) = folder.iterdir()
    replay = Replay(*parse_record(file.read_text(encoding="utf-8"), GAMES), GAMES)
    replay.run()
    assert (file.name, replay.over) == (f"battle_line-standard-{games['over']}.vexilla", True)


def test_a_game_that_does_not_hold_is_not_archived(
    admin: Call, games: dict[str, str], database: str, tmp_path: pathlib.Path
) -> None:
    change(database, "UPDATE standings SET winner = 'nobody' WHERE game = :id", games["over"])
    code, out, err = admin("archive", str(tmp_path / "archive"), "--older", "30")
    assert code == 1
    assert f"{games['over']} stays" in out
    assert "One game stays in the database." in err
    assert games["over"] in ids_of(database)


def test_verifying(admin: Call, games: dict[str, str], database: str) -> None:
    assert admin("verify")[:2] == (0, "All 5 games hold.\n")
    change(database, "UPDATE standings SET decider = 'nobody' WHERE game = :id", games["playing"])
    change(database, "UPDATE games SET header = replace(header, 'rules: ', 'rules: 9') WHERE id = :id", games["other"])
    change(database, "DELETE FROM entries WHERE game = :id", games["over"])
    code, out, err = admin("verify")
    assert (code, err) == (1, "2 of 5 games do not hold.\n")
    assert "One game was made by a program with other rules" in out
    said = {line.partition(": ")[0]: line for line in out.splitlines() if line.partition(": ")[0] in games.values()}
    assert set(said) == {games[name] for name in ("playing", "other", "over")}
    assert "decider" in said[games["playing"]]
    assert "version 9" in said[games["other"]]
    assert "journal ends at 0" in said[games["over"]]


def test_backup_and_restore(admin: Call, games: dict[str, str], database: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "games.backup"
    assert admin("backup", str(file), "--dry-run")[0] == 0
    assert not file.exists()
    code, out, _ = admin("backup", str(file))
    assert (code, "5 games" in out) == (0, True)
    assert admin("backup", str(file))[0] == 1
    assert admin("delete", games["over"])[0] == 0
    code, _, err = admin("restore", str(file))
    assert (code, "--replace" in err) == (1, True)
    assert admin("restore", str(file), "--replace", "--dry-run")[0] == 0
    assert games["over"] not in ids_of(database)
    with serving(database):
        code, _, err = admin("restore", str(file), "--replace", "--lang", "ru")
        assert (code, "сначала остановите" in err) == (1, True)
        assert admin("backup", str(tmp_path / "again.backup"))[0] == 0, "a backup needs no pause"
    assert admin("restore", str(file), "--replace")[0] == 0
    assert ids_of(database) == set(games.values())
    assert admin("verify")[0] == 0


def test_checking(admin: Call, games: dict[str, str]) -> None:
    assert games
    assert admin("check")[0] == 0
    code, out, _ = admin("check", "--full")
    assert (code, "is sound" in out) == (0, True)


def test_a_database_of_before_is_left_as_it_is(admin: Call, database: str, tmp_path: pathlib.Path) -> None:
    """Another program may be using it; but a backup can be made, and put back, and is then brought up to date."""
    put_released("0002", database)
    code, _, err = admin("list")
    assert (code, "schema 0002" in err) == (1, True)
    file = tmp_path / "old.backup"
    assert "schema 0002" in admin("backup", str(file))[1]
    with new_database("sqlite", tmp_path / "new") as place:
        (tmp_path / "new").mkdir()
        assert admin("restore", str(file), "--database", place)[0] == 0
        assert admin("verify", "--database", place)[0] == 0

        async def opened() -> None:
            async with open_store(place) as store:
                assert await store.is_up_to_date()

        run(opened())


# -- order at the tables -------------------------------------------------------------------------


@pytest.fixture
def reported(database: str) -> dict[str, Any]:
    """A game with a rude line and a report of it."""
    with serving(database, reports=0) as client:
        made: dict[str, Any] = new_game(client, seats=SEATS)
        assert say(client, made["id"], made["seats"]["top"], do="chat", text=RUDE)["is"] == "done"
        body = {"what": "chat", "line": 1, "note": "look"}
        path = f"/api/games/{made['id']}/report"
        assert client.post(path, json=body, headers=bearer(made["seats"]["bottom"])).status_code == 204
    return made


def test_reports_are_listed_and_closed(admin: Call, reported: dict[str, Any]) -> None:
    (found,) = json.loads(admin("reports", "--json")[1])["reports"]
    assert found["context"] == [[1, "top", RUDE]]
    report = found["report"][0]
    for language, count in (("en", "One open report."), ("ru", "1 открытая жалоба."), ("uk", "1 відкрита скарга.")):
        code, out, _ = admin("reports", "--lang", language)
        assert code == 0
        assert out.endswith(f"{count}\n")
        for shown in (report, reported["id"], RUDE, "look"):
            assert shown in out
    assert admin("close-report", report, "--dry-run")[0] == 0
    assert admin("reports")[1].endswith("One open report.\n")
    assert admin("close-report", report) == (0, f"The report {report} is closed.\n", "")
    assert admin("reports") == (0, "No open report.\n", "")
    assert admin("close-report", report)[::2] == (1, "There is no such open report.\n")


@pytest.mark.parametrize("what", ["remove-line", "remove-name", "close-chat"])
def test_what_is_removed_from_a_game(admin: Call, reported: dict[str, Any], database: str, what: str) -> None:
    game = reported["id"]
    words = {"remove-line": ["1"], "remove-name": ["top"], "close-chat": []}[what]
    before = kept(database)
    for language in ("en", "ru", "uk"):
        code, out, _ = admin(what, game, *words, "--dry-run", "--lang", language)
        assert (code, game in out) == (0, True)
    assert kept(database) == before == (RUDE, "Boris", True)
    code, out, _ = admin(what, game, *words)
    assert (code, game in out) == (0, True)
    assert kept(database) == {
        "remove-line": ("", "Boris", True), "remove-name": (RUDE, "…", True), "close-chat": (RUDE, "Boris", False)
    }[what]  # fmt: skip
    assert admin(what, "nothing", *words)[::2] == (1, "There is no such game.\n")


def kept(database: str) -> tuple[str, str, bool]:
    """The line of chat, the name of the top and whether the table talks."""
    opened = Database(database)
    with opened.reading.connect() as connection:
        text = connection.execute(sa.text("SELECT text FROM chats")).scalar_one()
        seats, chat = connection.execute(sa.text("SELECT seats, chat FROM games")).one()
    opened.close()
    return text, json.loads(seats)["top"]["name"], bool(chat)


def test_what_cannot_be_removed(admin: Call, reported: dict[str, Any]) -> None:
    game = reported["id"]
    assert admin("remove-line", game, "7")[::2] == (1, "There is no such line in this game.\n")
    assert admin("remove-name", game, "middle")[0] != 0
    assert admin("close-chat", game)[0] == 0
    assert admin("close-chat", game)[::2] == (1, "Nothing is said at this table anyway.\n")


def test_a_running_server_notices_what_was_done(
    admin: Call, reported: dict[str, Any], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order, "_INTERVAL", 0.02)
    with serving(database) as client, client.websocket_connect("/api/socket") as socket:
        socket.send_json({"do": "hello", "game": reported["id"], "seat": reported["seats"]["bottom"], "have": None})
        texts = (heard["text"] for heard in iter(socket.receive_json, None) if heard["is"] == "chat")
        assert next(texts) == RUDE
        assert admin("remove-line", reported["id"], "1")[0] == 0
        assert next(texts) == ""
        assert admin("delete", reported["id"])[0] == 0
        ends = (heard for heard in iter(socket.receive_json, None) if heard["is"] == "error")
        assert next(ends)["reason"] == "removed", "whoever sits at the table is told that there is none any more"


def test_addresses_are_kept_out_and_let_in(admin: Call, games: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert games

    def kept_out() -> list[str]:
        return [block[0] for block in json.loads(admin("reports", "--json")[1])["blocks"]]

    assert admin("block", "198.51.100.7", "--dry-run")[0] == 0
    assert kept_out() == []
    assert admin("block", "198.51.100.7", "--hours", "2")[0] == 0
    assert admin("block", "2001:db8::7")[0] == 0
    assert kept_out() == ["198.51.100.7", "2001:db8::/64"]
    assert "198.51.100.7" in admin("reports", "--lang", "uk")[1]
    assert admin("unblock", "198.51.100.7", "--dry-run")[0] == 0
    assert len(kept_out()) == 2
    assert admin("unblock", "198.51.100.7")[0] == 0
    assert admin("unblock", "2001:db8::/64")[0] == 0
    assert kept_out() == []
    assert admin("unblock", "198.51.100.7")[0] == 1
    monkeypatch.setenv("VEXILLA_PROXIES", "10.0.0.0/8 192.0.2.1")
    for address in ("127.0.0.1", "::1", "10.1.2.3", "192.0.2.1", "somewhere"):
        code, _, err = admin("block", address)
        assert (code, address in err) == (2, True)
    assert admin("block", "198.51.100.7", "--hours", "0")[0] != 0
    assert admin("block", "198.51.100.7", "--proxies", "nowhere")[0] == 2
    assert kept_out() == []


def test_what_is_not_there_is_not_made(admin: Call, tmp_path: pathlib.Path) -> None:
    code, _, err = admin("list", "--database", f"sqlite:///{tmp_path / 'nothing.db'}")
    assert (code, "there is no database" in err) == (1, True)
    assert not (tmp_path / "nothing.db").exists()
