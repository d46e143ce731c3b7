"""A database and records of a version that people have used: opened, migrated, and played on where they stood."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest
from databases import run
from released_games import RELEASED, put_released
from wires import Client, tables_on

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from
from vexilla.kernel.record import OtherRules, Replay, parse_record
from vexilla.players.player import Sight
from vexilla.server.store import open_store
from vexilla.server.tables import Tables

VERSIONS = sorted(folder.name.removeprefix("v") for folder in RELEASED.iterdir() if folder.is_dir())
RECORDS = sorted(RELEASED.glob("v*/*.vexilla"))


def has_same_rules(game: dict[str, Any]) -> bool:
    """Whether a game of then can go on by the rules of now; otherwise it can only be looked at."""
    return bool(GAMES.find(game["ruleset"]).rules_version == game["rules"])


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_before_go_on_where_they_stood(database: str, version: str) -> None:
    games = put_released(version, database)
    assert set(GAMES.games) <= {game["ruleset"] for game in games.values() if game["state"] == "playing"}

    async def scene() -> None:
        after: dict[str, str] = {}
        async with tables_on(open_store(database)) as tables:
            for name, game in games.items():
                if has_same_rules(game):
                    after[name] = await _look_and_play_on(tables, name, game)
        # And once more, from what was written by both versions.
        async with tables_on(open_store(database)) as tables:
            for name, digest in after.items():
                assert await _digest(tables, games[name]["id"]) == digest, name

    run(scene())


async def _look_and_play_on(tables: Tables, name: str, game: dict[str, Any]) -> str:
    assert await _digest(tables, game["id"]) == game["digest"], name
    people = {side: await Client(tables, game["id"], token).connect() for side, token in game["seats"].items() if token}
    for person in people.values():
        assert not person.errors, person.errors
        assert person.table["state"] == game["state"]
    if game["state"] == "over":
        assert all(person.table["winner"] == game["winner"] for person in people.values())
        return str(game["digest"])
    assert {person.side for person in people.values()} == {game["decider"]}
    if len(people) > 1 and game["version"]:
        said = [line["text"] for line in people["bottom"].chat.values()]
        assert said == ["Ave!", "Привіт"]
        assert people["bottom"].table["offers"]["draw"] == "top"
    decider = people[game["decider"]]
    assert (await decider.act(await _some_action(tables, decider)))["is"] == "done"
    if len(people) > 1:
        assert (await people["top"].ask("chat", text="still here"))["is"] == "done"
    return await _digest(tables, game["id"])


async def _some_action(tables: Tables, person: Client) -> str:
    if person.actions:
        return person.actions[0]
    live = await tables.open(person.game)
    async with live.lock:
        match = (await live.state()).table.match
        return match.text(Sight(match, match.decider).sample(generator_from(1)))


async def _digest(tables: Tables, game: str) -> str:
    live = await tables.open(game)
    async with live.lock:
        return (await live.state()).table.match.digest()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_records_of_before_hold(file: pathlib.Path) -> None:
    text = file.read_text(encoding="utf-8")
    try:
        replay = Replay(*parse_record(text, GAMES), GAMES)
    except OtherRules:
        return  # never replayed into something else
    replay.run()
    assert replay.over
