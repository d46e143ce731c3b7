"""Several server processes on one database: any of them can serve any game."""

from __future__ import annotations

import asyncio
import random

import pytest
from databases import run
from servers import Mother, check, play, seats_of
from wires import Client, assert_up_to_date, new_battle_line, tables_on

from vexilla.server.store import Changes, Entry, Store, StoreUnavailable, open_store
from vexilla.server.tables import Tables
from vexilla.server.tables.new_games import Made


async def one_at_each(here: Tables, there: Tables, made: Made) -> tuple[Client, Client]:
    """The bottom side at one server, the top side at another."""
    bottom = await Client(here, made.id, made.tokens["bottom"]).connect()
    top = await Client(there, made.id, made.tokens["top"]).connect()
    return bottom, top


def test_news_reach_the_sockets_of_other_processes(database: str) -> None:
    async def scene() -> None:
        async with tables_on(open_store(database)) as here, tables_on(open_store(database)) as there:
            made = await new_battle_line(here)
            bottom, top = await one_at_each(here, there, made)
            dice = random.Random(9)
            for _ in range(40):
                mover, other = (bottom, top) if bottom.actions else (top, bottom)
                version = (await mover.act(dice.choice(mover.actions)))["version"]
                await mover.at(version)
                await other.at(version)
            # Undo and takeback travel, too.
            mover, other = (bottom, top) if bottom.actions else (top, bottom)
            card = next((action for action in mover.actions if action.startswith("play")), None)
            if card is not None:
                await mover.act(card)
                await mover.at(41)
                may_undo = mover.table["undo"] is None
                assert (await mover.ask("undo", version=41))["is"] == ("done" if may_undo else "error")
                await other.at(42 if may_undo else 41)
            await bottom.ask("chat", text="Salve")
            await top.until(lambda: top.chat)
            await bottom.ask("offer", what="takeback")
            await top.until(lambda: top.table["offers"]["takeback"] == "bottom")
            assert (await top.ask("reply", what="takeback", accept=True))["is"] == "done"
            await bottom.until(lambda: bottom.table["offers"]["takeback"] is None)
            await assert_up_to_date(here, bottom, top)
            await assert_up_to_date(there, bottom, top)
            await bottom.ask("resign")
            await top.until(lambda: top.is_over)
            game = await there.rematch(made.id)
            await bottom.until(lambda: bottom.table["rematch"] == game)

    run(scene())


def test_two_processes_decide_at_the_same_moment(database: str) -> None:
    """Two tabs of one seat at two servers: one decision stands, the other one is told that it came too late."""

    async def scene() -> None:
        async with tables_on(open_store(database)) as here, tables_on(open_store(database)) as there:
            made = await new_battle_line(here)
            one = await Client(here, made.id, made.tokens["bottom"]).connect()
            two = await Client(there, made.id, made.tokens["bottom"]).connect()
            top = await Client(there, made.id, made.tokens["top"]).connect()
            for number in range(12):
                if not one.actions:
                    await top.act(top.actions[0])
                else:
                    answers = await asyncio.gather(
                        one.act(one.actions[0], id=f"one{number}"), two.act(two.actions[-1], id=f"two{number}")
                    )
                    assert sorted(answer["is"] for answer in answers) == ["done", "error"]
                    assert [answer["reason"] for answer in answers if answer["is"] == "error"] == ["stale"]
                for client in (one, two, top):
                    await client.at(number + 1)
                assert one.view == two.view
            await assert_up_to_date(here, one, two, top)

    run(scene())


def test_the_same_message_at_two_processes_is_obeyed_once(database: str) -> None:
    """A connection was lost and the client has come to another server; the first one is still at it."""

    async def scene() -> None:
        async with tables_on(open_store(database)) as here, tables_on(open_store(database)) as there:
            made = await new_battle_line(here)
            one = await Client(here, made.id, made.tokens["bottom"]).connect()
            two = await Client(there, made.id, made.tokens["bottom"]).connect()
            action = one.actions[0]
            answers = await asyncio.gather(one.act(action, id="same"), two.act(action, id="same"))
            assert answers[0] == answers[1] == {"is": "done", "id": "same", "version": 1}
            resigned = await asyncio.gather(one.ask("resign", id="end"), two.ask("resign", id="end"))
            assert resigned[0] == resigned[1]
            assert len(await here.store.entries(made.id)) == 2

    run(scene())


def test_orders_travel_to_their_owner_alone(database: str) -> None:
    async def scene() -> None:
        async with tables_on(open_store(database)) as here, tables_on(open_store(database)) as there:
            made = await new_battle_line(here, ruleset="ancients")
            bottom, top = await one_at_each(here, there, made)
            tab = await Client(there, made.id, made.tokens["bottom"]).connect()
            await top.until(lambda: top.table["seats"]["bottom"]["present"])
            heard = len(top.heard)
            orders = [{"question": "cc-ask-react", "answer": "stand", "when": {}}]
            assert (await bottom.ask("orders", orders=orders))["version"] == 0
            await tab.until(lambda: tab.table["orders"] == orders)
            assert len(top.heard) == heard

    run(scene())


def test_two_processes_play_one_game(database: str) -> None:
    async def scene() -> None:
        async with tables_on(open_store(database)) as tables:
            made = await new_battle_line(tables)
        mother = await Mother.start(database)
        try:
            await mother.fork()
            await mother.fork()
            seats = seats_of(mother, made)
            await play(seats, random.Random(10), asyncio.Event())
            assert seats[0].is_over
            for seat in seats:
                await seat.close()
        finally:
            await mother.end()
        assert await check(database, made, seats) > 40

    run(scene())


# -- a store that fails ----------------------------------------------------------------------------


@pytest.mark.parametrize("written", [False, True])
def test_what_could_not_be_saved_is_not_acknowledged(
    file_store: Store, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """The store fails, before or after it wrote; the client sends the same again when the store is back."""

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables)
            bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
            top = await Client(tables, made.id, made.tokens["top"]).connect()
            action = bottom.actions[0]
            append = Store.append

            async def fail(self: Store, game: str, entries: list[Entry], changes: Changes) -> bool:
                if written:
                    await append(self, game, entries, changes)
                raise StoreUnavailable("the disk is full")

            monkeypatch.setattr(Store, "append", fail)
            answer = await bottom.act(action, id="again")
            assert (answer["is"], answer["reason"]) == ("error", "not-saved")
            assert "disk" not in answer["message"]
            assert (bottom.version, top.version) == (0, 0)
            monkeypatch.setattr(Store, "append", append)
            assert await bottom.act(action, id="again", version=0) == {"is": "done", "id": "again", "version": 1}
            for client in (bottom, top):
                await client.at(1)
            await assert_up_to_date(tables, bottom, top)
            assert len(await tables.store.entries(made.id)) == 1

    run(scene())


def test_a_table_recovers_by_itself(file_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written although the store said otherwise is told as soon as it answers again."""
    monkeypatch.setattr("vexilla.server.tables.live._RECOVERY", 0.05)

    async def scene() -> None:
        async with tables_on(file_store) as tables:
            made = await new_battle_line(tables)
            bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
            append = Store.append

            async def fail(self: Store, game: str, entries: list[Entry], changes: Changes) -> bool:
                await append(self, game, entries, changes)
                raise StoreUnavailable("the connection was lost")

            monkeypatch.setattr(Store, "append", fail)
            assert (await bottom.act(bottom.actions[0]))["reason"] == "not-saved"
            await bottom.at(1)

    run(scene())
