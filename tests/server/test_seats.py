"""Nobody sits where he does not belong: invitations, codes, and the end of all other keys of a seat."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from databases import new_database, run
from http_site import BATTLE, BY_LINK, FINISHED, HERE, LINK, PEOPLE, bearer, new_game, resign, serving, told
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from wires import BY_LINK as TABLE_BY_LINK
from wires import Client, new_battle_line, tables_on

from vexilla.server.store import Store, key_writes, open_store
from vexilla.server.tables import claims
from vexilla.server.tables.messages import Trouble


@pytest.fixture
def client(tmp_path: pathlib.Path) -> Iterator[TestClient]:
    with new_database("sqlite", tmp_path) as address, serving(address) as client:
        yield client


def claim(client: TestClient, game: str, **body: Any) -> Any:
    return client.post(f"/api/games/{game}/claim", json=body)


def invited(client: TestClient, **given: Any) -> tuple[Any, str]:
    """A game by link, and the invitation to it."""
    made = new_game(client, **{"seats": BY_LINK} | given)
    return made, made["invitations"]["top"]


# -- invitations ---------------------------------------------------------------------------------


def test_the_maker_never_holds_the_guests_secret(database: str) -> None:
    with serving(database) as client:
        made, invitation = invited(client)
        assert made["seats"]["top"] is None
        assert made["invitations"]["bottom"] is None
        own = bearer(made["seats"]["bottom"])
        # What he holds opens nothing on the other side.
        path = f"/api/games/{made['id']}"
        told(client.get(path, headers=bearer(invitation)), 403, "no-such-seat")
        told(client.get(f"{path}/record", headers=own | {"X-Other-Seat": invitation}), 403, "still-playing")
        told(
            client.post("/api/replay", json={"game": made["id"], "token": invitation, "as": "top"}), 403, "no-such-seat"
        )
        assert hello(client, made["id"], invitation)["reason"] == "no-such-seat"
        taken = claim(client, made["id"], invitation=invitation, name=" Boris\n").json()
        assert (taken["id"], taken["side"]) == (made["id"], "top")
        assert taken["token"] != invitation
        summary = client.get(path, headers=bearer(taken["token"])).json()
        assert summary["you"] == "top"
        assert summary["seats"]["top"] == {"kind": "link", "name": "Boris", "level": "", "awaited": False}
        # Now that the seat is taken there is nothing left to be claimed, or to be made anew.
        told(client.get(path, headers=bearer(invitation)), 403, "no-such-seat")
        told(client.post(f"{path}/invite", headers=own), 409, "seat-taken")
        # Both tokens, shown by people who play at two browsers, still do not give out a game that goes on.
        told(client.get(f"{path}/record", headers=own | {"X-Other-Seat": taken["token"]}), 403, "still-playing")
        resign(client, made)
        assert "\ntop: human Boris\n" in client.get(f"{path}/record", headers=own).text


def hello(client: TestClient, game: str, token: str | None) -> Any:
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"do": "hello", "game": game, "seat": token, "have": None})
        return socket.receive_json()


def test_an_invitation_is_looked_at_without_being_used(client: TestClient) -> None:
    made, invitation = invited(client, clock={"seconds": 600, "increment": 5})
    path = f"/api/games/{made['id']}/invitation"
    for _ in range(2):
        terms = client.post(path, json={"invitation": invitation}).json()
        assert (terms["side"], terms["game"]["seats"]["bottom"]["name"]) == ("top", "Anna")
        assert terms["game"]["clock"] == {"seconds": 600, "increment": 5, "per": "game"}
        assert terms["game"]["seats"]["top"]["awaited"] is True
    told(client.post(path, json={"invitation": made["seats"]["bottom"]}), 404, "no-such-invitation")
    told(client.post(path, json={"invitation": ""}), 404, "no-such-invitation")
    claim(client, made["id"], invitation=invitation)
    told(client.post(path, json={"invitation": invitation}), 409, "invitation-used")


def test_an_invitation_is_good_for_one_person(database: str) -> None:
    with serving(database) as client:
        made, invitation = invited(client)
        first = claim(client, made["id"], invitation=invitation, name="Boris", attempt="a" * 22).json()
        error = told(
            claim(client, made["id"], invitation=invitation, name="Eve", attempt="b" * 22), 409, "invitation-used"
        )
        assert "already" in error["message"]
        told(claim(client, made["id"], invitation=invitation), 409, "invitation-used")
        # The answer may have been lost: sent again it is the same, and nothing is done twice.
        assert claim(client, made["id"], invitation=invitation, name="Eve", attempt="a" * 22).json() == first
        summary = client.get(f"/api/games/{made['id']}", headers=bearer(first["token"])).json()
        assert summary["seats"]["top"]["name"] == "Boris"
        for wrong in ({}, {"invitation": invitation, "code": "ABCD2345"}):
            told(claim(client, made["id"], **wrong), 400, "invitation-or-code")
        told(claim(client, made["id"], invitation=made["seats"]["bottom"]), 404, "no-such-invitation")
        told(claim(client, "nothing", invitation=invitation), 404, "unknown-game")


def test_of_two_who_claim_at_once_one_gets_the_seat(database: str) -> None:
    """In one process, where both share a transaction, and in two."""

    async def scene() -> None:
        async with tables_on(open_store(database)) as here, tables_on(open_store(database)) as there:
            for several in ((here, here, here), (here, there, here, there)):
                made = await new_battle_line(here, seats=TABLE_BY_LINK)
                invitation = made.invitations["top"] or ""
                tries = [claims.accept_invitation(each, made.id, invitation, "", "") for each in several]
                results = await asyncio.gather(*tries, return_exceptions=True)
                taken = [result for result in results if isinstance(result, claims.Taken)]
                assert len(taken) == 1
                refused = [result for result in results if isinstance(result, Trouble)]
                assert {problem.reason for problem in refused} == {"invitation-used"}
                assert len(refused) == len(several) - 1
                assert len(await here.store.keys(made.id, "top")) == 1
                assert [entry.kind for entry in await here.store.entries(made.id)] == ["sit"]

    run(scene())


def test_a_lost_link_is_replaced(client: TestClient) -> None:
    made, first = invited(client)
    path = f"/api/games/{made['id']}"
    told(client.post(f"{path}/invite"), 403, "not-yours")
    told(client.post(f"{path}/invite", headers=bearer(first)), 403, "no-such-seat")
    second = client.post(f"{path}/invite", headers=bearer(made["seats"]["bottom"])).json()["invitation"]
    assert second != first
    told(claim(client, made["id"], invitation=first), 404, "no-such-invitation")
    assert claim(client, made["id"], invitation=second).json()["side"] == "top"
    for seats in (PEOPLE, {"bottom": HERE, "top": {"kind": "computer", "level": "random"}}):
        other = new_game(client, seats=seats)
        answer = client.post(f"/api/games/{other['id']}/invite", headers=bearer(other["seats"]["bottom"]))
        told(answer, 409, "seat-taken")


def test_however_a_game_is_made_a_link_is_an_invitation(client: TestClient) -> None:
    imported = client.post("/api/records", json={"record": BATTLE, "seats": BY_LINK}).json()
    branched = new_game(client, game=None, seats=BY_LINK, **{"from": {"record": FINISHED, "step": 3}})
    for made in (imported, branched):
        assert made["seats"]["top"] is None
        assert claim(client, made["id"], invitation=made["invitations"]["top"]).json()["side"] == "top"
    both = new_game(client, seats={"bottom": LINK, "top": LINK})
    assert both["seats"] == {"bottom": None, "top": None}
    for side in ("top", "bottom"):
        assert claim(client, both["id"], invitation=both["invitations"][side]).json()["side"] == side


def test_a_rematch_is_opened_by_all_keys_of_before(database: str) -> None:
    with serving(database) as client:
        made, invitation = invited(client)
        guest = claim(client, made["id"], invitation=invitation).json()["token"]
        phone = claim(client, made["id"], code=code_of(client, made["id"], guest)).json()["token"]
        resign(client, made)
        path = f"/api/games/{made['id']}/rematch"
        again = client.post(path, headers=bearer(guest)).json()["id"]
        for token, side in ((made["seats"]["bottom"], "top"), (guest, "bottom"), (phone, "bottom")):
            assert client.get(f"/api/games/{again}", headers=bearer(token)).json()["you"] == side


def test_a_seat_nobody_came_to_is_offered_again_in_the_rematch(client: TestClient) -> None:
    made, invitation = invited(client)
    resign(client, made)
    own = bearer(made["seats"]["bottom"])
    again = client.post(f"/api/games/{made['id']}/rematch", headers=own).json()["id"]
    told(claim(client, again, invitation=invitation), 404, "no-such-invitation")
    fresh = client.post(f"/api/games/{again}/invite", headers=own).json()["invitation"]
    assert claim(client, again, invitation=fresh).json()["side"] == "bottom"


def has_name(client: Client, name: str) -> bool:
    return bool(client.table["seats"]["top"]["name"] == name)


def is_cut(client: Client) -> bool:
    return client.code is not None


def test_the_table_hears_who_took_the_seat(database: str) -> None:
    """At the process where the seat was taken, and at another."""

    async def scene() -> None:
        async with tables_on(open_store(database)) as here, tables_on(open_store(database)) as there:
            made = await new_battle_line(here, seats=TABLE_BY_LINK)
            maker = await Client(there, made.id, made.tokens["bottom"]).connect()
            watcher = await Client(here, made.id, None).connect()
            assert maker.table["seats"]["top"]["awaited"] is True
            await claims.accept_invitation(here, made.id, made.invitations["top"] or "", "Boris", "")
            for each in (maker, watcher):
                await each.until(partial(has_name, each, "Boris"))
                assert each.table["seats"]["top"]["awaited"] is False
            # What the maker saw still stands: his decision is not too old.
            assert (await maker.act(maker.actions[0], version=0))["is"] == "done"
            await watcher.at(maker.version)
            again = await Client(here, made.id, None).connect()
            assert (again.log, again.table["seats"]) == (watcher.log, watcher.table["seats"])

    run(scene())


# -- codes ---------------------------------------------------------------------------------------


def code_of(client: TestClient, game: str, token: str) -> str:
    answer = client.post(f"/api/games/{game}/code", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    assert answer.json()["seconds"] == 600
    return str(answer.json()["code"])


def test_a_code_opens_ones_own_seat_once(database: str) -> None:
    with serving(database) as client:
        made = new_game(client)
        own = made["seats"]["bottom"]
        code = code_of(client, made["id"], own)
        assert len(code) == 8
        assert not set(code) & set("01ILOU")
        told(client.get(f"/api/games/{made['id']}", headers=bearer(code)), 403, "no-such-seat")
        typed = f" {code[:4].lower()}-{code[4:]} "
        phone = claim(client, made["id"], code=typed, attempt="x" * 22).json()
        assert phone["side"] == "bottom"
        assert claim(client, made["id"], code=code, attempt="x" * 22).json() == phone
        told(claim(client, made["id"], code=code), 404, "no-such-code")
        seat = client.get(f"/api/games/{made['id']}/seat", headers=bearer(phone["token"])).json()
        assert seat == {"side": "bottom", "devices": 2}
        # A new code replaces the last one, and nobody but the holder makes one.
        first, second = code_of(client, made["id"], own), code_of(client, made["id"], own)
        told(claim(client, made["id"], code=first), 404, "no-such-code")
        assert claim(client, made["id"], code=second).json()["side"] == "bottom"
        told(client.post(f"/api/games/{made['id']}/code"), 403, "not-yours")
        other = new_game(client)
        told(claim(client, other["id"], code=code_of(client, made["id"], own)), 404, "no-such-code")


def test_codes_can_be_guessed_at_only_so_often(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert key_writes.TRIES / 30**8 < 1e-9
    monkeypatch.setattr(key_writes, "TRIES", 5)
    with serving(database) as client:
        made = new_game(client)
        codes = [code_of(client, made["id"], made["seats"][side]) for side in ("bottom", "top")]
        for _ in range(4):
            told(claim(client, made["id"], code="22222222"), 404, "no-such-code")
        assert claim(client, made["id"], code=codes[0]).status_code == 200
        told(claim(client, made["id"], code="22222222"), 404, "no-such-code")
        told(claim(client, made["id"], code=codes[1]), 404, "no-such-code")


def test_a_code_grows_old(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_battle_line(tables)
            monkeypatch.setattr(claims, "CODE_SECONDS", -1)
            code = await claims.make_code(tables, made.id, 0)
            with pytest.raises(Trouble, match="too old"):
                await claims.use_code(tables, made.id, code, "")

    run(scene())


def test_a_seat_has_only_so_many_keys(client: TestClient) -> None:
    made = new_game(client)
    own = made["seats"]["bottom"]
    for _ in range(19):
        claim(client, made["id"], code=code_of(client, made["id"], own))
    told(client.post(f"/api/games/{made['id']}/code", headers=bearer(own)), 409, "too-many-keys")


def test_claims_are_limited_by_address(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'games.db'}", claims=3) as client:
        made = new_game(client)
        for _ in range(3):
            told(claim(client, made["id"], code="22222222"), 404, "no-such-code")
        assert int(claim(client, made["id"], code="22222222").headers["retry-after"]) > 0


# -- the others ----------------------------------------------------------------------------------


def test_a_seat_tells_its_holder_how_often_it_is_open(file_store: Store) -> None:
    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables)
            first = await Client(tables, made.id, made.tokens["bottom"]).connect()
            top = await Client(tables, made.id, made.tokens["top"]).connect()
            watcher = await Client(tables, made.id, None).connect()
            heard = len(top.heard)
            second = await Client(tables, made.id, made.tokens["bottom"]).connect()
            await first.until(lambda: first.table["connections"] == 2)
            assert (second.table["connections"], top.table["connections"]) == (2, 1)
            assert watcher.table["connections"] == 0
            await second.cut()
            await first.until(lambda: first.table["connections"] == 1)
            # How often one has the table open is nobody else's affair, nor when.
            assert len(top.heard) == heard

    run(scene())


def test_the_others_are_ended_in_every_process(database: str) -> None:
    async def scene() -> None:
        async with tables_on(open_store(database)) as here, tables_on(open_store(database)) as there:
            made = await new_battle_line(here)
            old = made.tokens["bottom"] or ""
            phone = (await claims.use_code(here, made.id, await claims.make_code(here, made.id, 0), "")).token
            others = [
                await Client(here, made.id, old).connect(),
                await Client(here, made.id, phone).connect(),
                await Client(there, made.id, old).connect(),
                await Client(there, made.id, phone).connect(),
            ]
            top = await Client(there, made.id, made.tokens["top"]).connect()
            watcher = await Client(there, made.id, None).connect()
            token, ended = await claims.end_others(here, made.id, old, "a" * 22)
            assert ended == 1
            for other in others:
                await other.until(partial(is_cut, other))
                assert other.errors[-1]["reason"] == "seat-ended"
                assert (await Client(there, made.id, other.token).connect()).errors[-1]["reason"] == "no-such-seat"
            assert (top.code, watcher.code) == (None, None)
            mine = await Client(there, made.id, token).connect()
            assert (await mine.act(mine.actions[0]))["is"] == "done"
            # The answer may have been lost: the same again gives the same token and ends nothing.
            assert await claims.end_others(here, made.id, old, "a" * 22) == (token, 0)
            assert mine.code is None
            with pytest.raises(Trouble, match="opens no seat"):
                await claims.end_others(here, made.id, phone, "")
            assert len(await here.store.keys(made.id, "bottom")) == 1

    run(scene())


def test_only_the_holder_ends_the_others(client: TestClient) -> None:
    made = new_game(client)
    path = f"/api/games/{made['id']}/end-others"
    told(client.post(path, json={}), 403, "not-yours")
    told(client.post(path, json={}, headers=bearer("nothing")), 403, "no-such-seat")
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"do": "hello", "game": made["id"], "seat": made["seats"]["bottom"], "have": None})
        socket.receive_json()
        answer = client.post(path, json={}, headers=bearer(made["seats"]["bottom"])).json()
        assert answer["ended"] == 0
        said = socket.receive_json()
        assert (said["reason"], "another device" in said["message"]) == ("seat-ended", True)
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    told(client.get(f"/api/games/{made['id']}", headers=bearer(made["seats"]["bottom"])), 403, "no-such-seat")
    assert client.get(f"/api/games/{made['id']}", headers=bearer(answer["token"])).json()["you"] == "bottom"
    assert client.get(f"/api/games/{made['id']}", headers=bearer(made["seats"]["top"])).json()["you"] == "top"
