"""Set-ups that players bring: checked as in the terminal, played, kept whole; and what becomes of changed ones."""

from __future__ import annotations

import pathlib
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from databases import run
from http_site import COMPUTER, HERE, LINK, bearer, new_game, resign, serving, told
from starlette.testclient import TestClient
from wires import Client, tables_on

from vexilla.games import GAMES
from vexilla.games.commands_colors.library import Library
from vexilla.kernel.chance import SEED_BYTES
from vexilla.kernel.record import given_in
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.kernel.table import Table, new_table
from vexilla.server.computers.worker import Job, Thinker
from vexilla.server.store import open_store
from vexilla.server.store.database import Database
from vexilla.server.store.migrate import migrations
from vexilla.server.store.rows import as_json
from vexilla.server.tables.seats import hash_of, new_token

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "examples"
OAKFORD = (EXAMPLES / "my-battle.toml").read_text(encoding="utf-8")
SKIRMISH = (EXAMPLES / "my-skirmish.toml").read_text(encoding="utf-8")
PEOPLE = {"bottom": HERE, "top": LINK}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('setups')}/vexilla.db") as client:
        yield client


def battle(text: str = OAKFORD, name: str = "my-battle.toml") -> dict[str, str]:
    return {"kind": "scenario", "name": name, "text": text}


# -- over HTTP -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [PEOPLE, {"bottom": HERE, "top": HERE}, {"bottom": HERE, "top": COMPUTER}])
def test_a_battle_of_ones_own_is_played(client: TestClient, seats: dict[str, Any]) -> None:
    made = new_game(client, game="ancients", contents=battle(), seats=seats)
    summary = client.get(f"/api/games/{made['id']}", headers=bearer(made["seats"]["bottom"])).json()
    assert (summary["title"], summary["scenario"]) == ("The Bridge at Oakford", "my-battle.toml")
    assert summary["sides"]["bottom"] == "Townsmen"
    assert summary["setup"] == GAMES.find("ancients").setup(str(EXAMPLES / "my-battle.toml")).pin
    assert client.get(f"/api/games/{made['id']}?language=uk").json()["title"] == "Міст біля Дубового броду"
    resign(client, made)
    text = client.get(f"/api/games/{made['id']}/record").text
    assert f"setup: sha256 {summary['setup']}\n" in text
    assert "| [bottom.units]\n" in text
    assert client.post("/api/records/verify", json={"record": text}).json()["holds"]
    replayed = client.post("/api/replay", json={"record": text, "as": "open"}).json()
    assert replayed["title"] == "The Bridge at Oakford"


def test_a_pick_up_battle_brings_both_its_armies(client: TestClient) -> None:
    """Nothing is looked for by a path: an army that is only named as a file is refused by line."""
    text = GAMES.find("grand_battle").scenario_text("pick-up-britain")
    own = {"kind": "battle", "name": "mine.toml", "text": text}
    made = new_game(client, game="grand_battle", contents=own, seats={"bottom": HERE, "top": COMPUTER})
    summary = client.get(f"/api/games/{made['id']}", headers=bearer(made["seats"]["bottom"])).json()
    assert (summary["title"], summary["scenario"]) == ("Beyond the Thames", "mine.toml")
    resign(client, made)
    record = client.get(f"/api/games/{made['id']}/record").text
    assert '| name = "Britons of Cassivellaunus"\n' in record
    assert client.post("/api/records/verify", json={"record": record}).json()["holds"]
    shown = client.post("/api/setups/check?language=ru", json={"contents": own}).json()
    assert (shown["game"], shown["scenario"]["title"]) == ("grand_battle", "За Темзой")
    stray = (
        'game = "grand_battle"\nname = "x"\npick_up = true\n[bottom]\narmy = "/etc/passwd.toml"\n[top]\narmy = "rus"\n'
    )
    wanted = {"game": "grand_battle", "seats": PEOPLE, "contents": own | {"text": stray}}
    faults = told(client.post("/api/games", json=wanted), 400, "bad-scenario")["arguments"]["faults"]
    assert [(fault["line"], fault["reason"]) for fault in faults] == [(5, "battle-army-file")]
    named = {"game": "grand_battle", "seats": PEOPLE, "scenario": "rus+/etc/passwd.toml"}
    told(client.post("/api/games", json=named), 400, "unknown-scenario")


def test_the_return_match_is_of_the_same_battle(client: TestClient) -> None:
    made = new_game(client, game="ancients", contents=battle())
    resign(client, made)
    seat = bearer(made["seats"]["bottom"])
    again = client.post(f"/api/games/{made['id']}/rematch", headers=seat).json()["id"]
    summary = client.get(f"/api/games/{again}", headers=seat).json()
    assert (summary["title"], summary["you"]) == ("The Bridge at Oakford", "top")
    assert summary["setup"] == client.get(f"/api/games/{made['id']}", headers=seat).json()["setup"]


def test_a_record_brings_its_battle_along(client: TestClient) -> None:
    made = new_game(client, game="napoleonics", contents=battle(SKIRMISH, "Стычка у моста.toml"))
    resign(client, made)
    answer = client.get(f"/api/games/{made['id']}/record")
    assert f'filename="napoleonics-battle-{made["id"][:6]}.vexilla"' in answer.headers["content-disposition"]
    imported = client.post("/api/records", json={"record": answer.text}).json()
    summary = client.get(f"/api/games/{imported['id']}").json()
    assert (summary["state"], summary["scenario"]) == ("over", "Стычка-у-моста.toml")
    branched = new_game(client, game=None, **{"from": {"record": answer.text, "step": 0}})
    assert client.get(f"/api/games/{branched['id']}").json()["setup"] == summary["setup"]


def test_faults_are_told_with_their_lines(client: TestClient) -> None:
    text = OAKFORD.replace("cards = 5", "cards = 50").replace("heavy-infantry", "heavy-infanty")
    wanted = {"game": "ancients", "seats": PEOPLE, "contents": battle(text)}
    error = told(client.post("/api/games?language=ru", json=wanted), 400, "bad-scenario")
    lines = text.splitlines()
    faults = error["arguments"]["faults"]
    assert {fault["reason"] for fault in faults} >= {"fault-cards", "fault-unknown-kind"}
    for fault in faults:
        if fault["reason"] == "fault-cards":
            assert lines[fault["line"] - 1].startswith("cards = 50")
            assert "от 1 до 12" in fault["message"]
    checked = client.post("/api/setups/check", json={"contents": battle(text)})
    assert told(checked, 400, "bad-scenario")["arguments"]["faults"][0]["line"] == faults[0]["line"]


def test_a_set_up_is_looked_at_before_it_is_played(client: TestClient) -> None:
    shown = client.post("/api/setups/check?language=uk", json={"contents": battle()}).json()
    assert (shown["game"], shown["scenario"]["title"]) == ("ancients", "Міст біля Дубового броду")
    assert len(shown["scenario"]["start"]["units"]) == 21
    assert shown["scenario"]["name"] == "my-battle.toml"
    assert client.post("/api/setups/check", json={"contents": battle(SKIRMISH)}).json()["game"] == "napoleonics"
    other = client.post("/api/setups/check", json={"contents": battle(SKIRMISH), "game": "ancients"})
    assert told(other, 400, "bad-scenario")["arguments"]["faults"][0]["reason"] == "fault-other-game"


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "battle_line", "contents": battle()}, "nothing-given"),
        ({"game": "ancients", "contents": battle() | {"kind": "armies"}}, "unknown-contents"),
        ({"game": "ancients", "contents": battle(), "scenario": "001-akragas"}, "scenario-or-contents"),
        ({"game": "ancients", "scenario": str(EXAMPLES / "my-battle.toml")}, "unknown-scenario"),
        ({"game": "ancients", "contents": battle("x" * 64_001)}, "field-too-long"),
        ({"game": "ancients", "contents": battle("banners = " + "9" * 5000)}, "bad-scenario"),
        ({"game": "ancients", "contents": battle("a = " + "[" * 30_000)}, "bad-scenario"),
        ({"game": "ancients", "contents": battle("\0")}, "bad-scenario"),
    ],
)
def test_what_cannot_be_played_is_refused(client: TestClient, wanted: dict[str, Any], reason: str) -> None:
    told(client.post("/api/games", json={"seats": PEOPLE} | wanted), 400, reason)


def test_thousands_of_faults_are_not_all_looked_for(client: TestClient) -> None:
    text = "".join(f"k{number} = 1\n" for number in range(6000))
    error = told(client.post("/api/setups/check", json={"contents": battle(text)}), 400, "bad-scenario")
    assert len(error["arguments"]["faults"]) == 100


def test_a_computer_player_knows_the_battle_from_the_record() -> None:
    table = table_of("ancients", str(EXAMPLES / "my-battle.toml"))
    side = table.match.decider
    job = Job("game", table.record.header(), -1, 0, table.record.lines, side, "random", 5.0)
    answer = Thinker().answer(job)
    assert not answer.error
    assert answer.actions


def test_a_record_of_very_many_digits_is_refused(client: TestClient) -> None:
    text = table_of("battle_line").record.text().replace("rules: 1", "rules: " + "1" * 5000)
    assert told(client.post("/api/records", json={"record": text}), 400, "record-version")["arguments"]["line"] == 3
    assert not client.post("/api/records/verify", json={"record": text}).json()["holds"]


# -- what changed meanwhile ----------------------------------------------------------------------


def table_of(game: str, scenario: str | None = None) -> Table:
    found = GAMES.find(game)
    players = {"bottom": "human Anna", "top": "human Boris"}
    return new_table(found, found.setup(scenario), players, secrets.token_bytes(SEED_BYTES))


def with_more_banners(key: str, banners: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of a battle of ours is not what it was."""
    text = Library.text

    def changed(library: Library, name: str) -> str:
        found = text(library, name)
        return found.replace("banners = 5", f"banners = {banners}") if name == key else found

    monkeypatch.setattr(Library, "text", changed)


def test_a_changed_battle_of_ours_is_not_resumed_silently(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        made = new_game(client, game="ancients", scenario="001-akragas")
        before = client.get("/api/library").json()
    with_more_banners("001-akragas", 6, monkeypatch)
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        with client.websocket_connect("/api/socket?language=ru") as socket:
            socket.send_json({"do": "hello", "game": made["id"], "seat": made["seats"]["bottom"], "have": None})
            said = socket.receive_json()
        assert (said["is"], said["reason"]) == ("error", "other-setup")
        assert "001-akragas" in said["message"]
        assert client.get(f"/api/games/{made['id']}").json()["state"] == "playing", "lists of games still show it"
        after = client.get("/api/library").json()
        akragas = [games["games"][1]["scenarios"][0]["start"]["needed"]["bottom"] for games in (before, after)]
        assert akragas == [5, 6], "the library goes by contents"


# -- a database of before -------------------------------------------------------------------------


def header_of_before(table: Table) -> str:
    """The header as it was written when set-ups were not pinned."""
    rows = table.record.header().splitlines(keepends=True)
    return "".join(row for row in rows if not row.startswith("setup:"))


def put_live_games_of_before(database: str, tables: dict[str, Table]) -> dict[str, str]:
    """A database as the version before made it, with games that go on; what opens the seats that decide."""
    opened = Database(database)
    tokens: dict[str, str] = {}
    with opened.writing.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, table in tables.items():
            tokens[name] = new_token()
            seats = {
                side: {"kind": "here", "name": "Anna", "level": "", "token_hash": hash_of(new_token())}
                for side in SIDE_NAMES[:2]
            }
            seats[SIDE_NAMES[table.match.decider]]["token_hash"] = hash_of(tokens[name])
            connection.execute(
                sa.text(
                    "INSERT INTO games (id, ruleset, scenario, header, lines, options, seats, clock, chat, watch,"
                    " created) VALUES (:id, :ruleset, :scenario, :header, :lines, :options, :seats, 'null', :yes, :yes,"
                    " 1000.0)"
                ),
                {
                    "id": name,
                    "ruleset": table.game.key,
                    "scenario": table.record.setup.scenario,
                    "header": header_of_before(table),
                    "lines": "\n".join(table.record.lines),
                    "options": "{}",
                    "seats": as_json(seats),
                    "yes": True,
                },
            )
            connection.execute(
                sa.text(
                    "INSERT INTO standings (game, version, updated, state, decider, winner, ending, turn, rematch,"
                    " chats, changed) VALUES (:id, 0, 1000.0, 'playing', :decider, '', '', 0, '', 0, 0)"
                ),
                {"id": name, "decider": SIDE_NAMES[table.match.decider]},
            )
    opened.close()
    return tokens


def test_live_games_of_the_version_before_go_on_after_the_upgrade(database: str) -> None:
    tables = {
        key: table_of(key, scenario)
        for key, scenario in (("battle_line", None), ("ancients", "001-akragas"), ("napoleonics", None))
    }
    for table in tables.values():
        for _ in range(3):
            table.act(table.match.decider, table.match.options()[0])
    tokens = put_live_games_of_before(database, tables)

    async def scene() -> None:
        async with tables_on(open_store(database)) as server:
            for key, table in tables.items():
                stored = await server.store.find(key)
                assert stored is not None
                assert (stored.setup, given_in(stored.header)) == ("", None)
                person = await Client(server, key, tokens[key]).connect()
                assert person.view["over"] is False
                assert person.view == table.match.view(table.match.decider)
                chosen = person.actions[0]
                assert (await person.act(chosen))["is"] == "done"
                table.act(table.match.decider, table.match.read(chosen))
                (entry,) = await server.store.entries(key)
                assert table.record.lines[-len(entry.lines) :] == entry.lines
        # And once more, from what was written by both versions.
        async with tables_on(open_store(database)) as server:
            for key, table in tables.items():
                live = await server.open(key)
                async with live.lock:
                    assert (await live.state()).table.match.digest() == table.match.digest()

    run(scene())


def test_a_live_game_of_before_on_a_battle_that_changed_is_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens = put_live_games_of_before(database, {"old": table_of("ancients", "001-akragas")})
    with_more_banners("001-akragas", 6, monkeypatch)

    async def scene() -> None:
        async with tables_on(open_store(database)) as server:
            client = await Client(server, "old", tokens["old"]).connect()
            assert [error["reason"] for error in client.errors] == ["other-setup"]

    run(scene())
