"""Nothing grows for ever: games that nobody played go, imports keep what stands and no more than a quota."""

from __future__ import annotations

import pathlib
import secrets
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from databases import act, new_game, now_at, run
from http_site import bearer, serving, told

from vexilla.games import GAMES
from vexilla.kernel.chance import SEED_BYTES
from vexilla.kernel.record import Replay, parse_record
from vexilla.kernel.table import Table, new_table
from vexilla.server.keeping import back_up_now, expire, is_first, kept_backups
from vexilla.server.metrics import Metrics
from vexilla.server.store import Process, Store, UnknownGame
from vexilla.server.store.backups import check_backup
from vexilla.server.store.database import Database
from vexilla.server.store.draft import Draft
from vexilla.server.store.writes import Append, Expire
from vexilla.server.tables.new_games import NewGame, SeatPlan
from vexilla.server.tables.new_games import new_game as make_game

GIVEN: dict[str, dict[str, Any]] = {"over": {"state": "over"}, "young": {"updated": 9000.0}}
PEOPLE = {side: SeatPlan("here") for side in ("bottom", "top")}


def test_games_that_nobody_played_go_with_all_that_belongs_to_them(store: Store) -> None:
    async def scene() -> None:
        async with store:
            for name in ("unplayed", "computer-began", "played", "talked", "young", "over", "before"):
                await store.create(new_game(name, **GIVEN.get(name, {})))
            assert await store.append("computer-began", [act(1)], now_at(1))
            assert await store.append("played", [act(1, "m1")], now_at(1))
            await store.add_chat("talked", "bottom", "Ave")
            await store.save_subscription("unplayed", "top", {"endpoint": "https://example.org/1"})
            assert await store.append("before", [act(1, "m1")], now_at(1, state="over"))
            assert await store.create_rematch("before", new_game("rematch")) == "rematch"
            metrics = Metrics()
            await expire(store, 5000.0, metrics)
            names = ["unplayed", "computer-began", "rematch", "played", "talked", "young", "over", "before"]
            left = await store.find_many(names)
            assert [game.id for game in left] == names[3:]
            assert left[-1].rematch == "", "there can be another one"
            assert await store.subscriptions("unplayed", "top") == []
            assert await store.entries("computer-began") == []
            assert "vexilla_games_expired_total 3" in metrics.text()
            with pytest.raises(UnknownGame):
                await store.append("unplayed", [act(1, "m1")], now_at(1))

    run(scene())


def test_a_game_that_is_played_at_the_last_moment_stays(store: Store, database: str) -> None:
    """Also when the same transaction would remove it, which does not see what it is about to write."""

    async def scene() -> None:
        async with store:
            await store.create(new_game("late"))
            opened = Database(database)
            with opened.writing.begin() as connection:
                draft = Draft(connection, {"late"}, 2)
                assert Append("late", [act(1, "m1")], now_at(1)).write(draft)
                assert Expire(["late"], 5000.0).write(draft) == 0
                draft.write()
            opened.close()
            assert len(await store.entries("late")) == 1
            assert await store.expire(["late"], 5000.0) == 0

    run(scene())


def test_the_oldest_of_the_processes_does_it() -> None:
    def store_of(me: str, *others: Process) -> Store:
        living = {process.id: process for process in others}
        return cast("Store", SimpleNamespace(heart=SimpleNamespace(me=me, living=living)))

    old, young = (Process(name, "here", 1, started, 9.0, 1) for name, started in (("old", 1.0), ("young", 2.0)))
    assert is_first(store_of("old", young, old))
    assert not is_first(store_of("young", young, old))
    assert is_first(store_of("young", young)), "the other one is dead"


def test_a_server_removes_them_by_itself(database: str) -> None:
    with serving(database) as client:
        made = client.post("/api/games", json={"game": "battle_line", "seats": {s: {"kind": "here"} for s in PEOPLE}})
        game = made.json()
        site = cast("Any", client.app).state.site
        long_ago = time.time() - 8 * 86_400
        portal = cast("Any", client.portal)
        portal.call(site.store.create, new_game("old", updated=long_ago))
        portal.call(site.store.create, new_game("mine", updated=long_ago + 2 * 86_400))
    with serving(database, unplayed_days=0) as client:
        assert client.get("/api/games/old").status_code == 200
    with serving(database) as client:
        end = time.monotonic() + 20
        while client.get("/api/games/old").status_code != 404:
            assert time.monotonic() < end
        assert client.get(f"/api/games/{game['id']}", headers=bearer(game["seats"]["top"])).status_code == 200
        assert client.get("/api/games/mine").status_code == 200


# -- imports -------------------------------------------------------------------------------------


def played(undone: int, takebacks: int) -> Table:
    """A game given up, in which much was taken back before."""
    game = GAMES.find("ancients")
    table = new_table(game, game.setup("001-akragas"), dict.fromkeys(PEOPLE, "human"), secrets.token_bytes(SEED_BYTES))
    while undone:
        side = table.match.decider
        table.act(side, table.match.options()[-1])
        if table.forbids_undo(side) is None:
            table.undo(side)
            undone -= 1
            table.act(side, table.match.options()[0])
    for _ in range(takebacks):
        side = table.match.decider
        for _ in range(3):
            table.act(table.match.decider, table.match.options()[0])
        table.takeback(side)
        table.act(table.match.decider, table.match.options()[0])
    for _ in range(12):
        table.act(table.match.decider, table.match.options()[0])
    return table


@pytest.mark.parametrize("is_over", [True, False])
def test_an_import_keeps_only_what_stands(is_over: bool) -> None:
    table = played(10, 3)
    if is_over:
        table.end("resigned", 0)
    text = table.record.text()
    assert text.count("undo\n") == 10
    stored = make_game(NewGame(seats=PEOPLE, record=text), 0.0).stored
    assert not [line for line in stored.lines if line.startswith(("undo", "takeback"))]
    assert len(stored.lines) < len(table.record.lines) - 20
    kept = stored.header + "".join(f"{line}\n" for line in stored.lines)
    replay = Replay(*parse_record(kept, GAMES), GAMES)
    assert replay.run().digest() == table.match.digest(), "chance is checked against the seeds"
    assert replay.over is is_over


def test_what_one_address_brings_in_a_day_is_limited(tmp_path: pathlib.Path) -> None:
    table = played(1, 0)
    table.end("resigned", 0)
    with serving(f"sqlite:///{tmp_path}/vexilla.db", import_bytes=3000) as client:
        assert client.post("/api/records", json={"record": table.record.text()}).status_code == 201
        for _ in range(2):
            answer = client.post("/api/records", json={"record": table.record.text()})
        assert told(answer, 429, "too-much")["arguments"]["most"] == 3000
        assert int(answer.headers["retry-after"]) > 60
        seats = {side: {"kind": "here"} for side in PEOPLE}
        assert client.post("/api/games", json={"game": "battle_line", "seats": seats}).status_code == 201


# -- backups of a running server -----------------------------------------------------------------


def test_the_last_backups_are_kept(store: Store, tmp_path: pathlib.Path) -> None:
    async def scene() -> None:
        async with store:
            await store.create(new_game("kept"))
            made = [await back_up_now(store, tmp_path / "backups", 2, 86_400.0 * day) for day in range(4)]
            assert kept_backups(tmp_path / "backups") == made[2:]

    run(scene())


def test_a_server_makes_backups_by_itself(database: str, tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "backups"
    with serving(database, backup_folder=str(folder)) as client:
        end = time.monotonic() + 20
        while not kept_backups(folder):
            assert client.get("/readyz").status_code == 200
            assert time.monotonic() < end
    (file,) = kept_backups(folder)
    assert file.stat().st_mode & 0o777 == 0o600
    assert check_backup(file).games == 0
