"""Whole games over sockets: everyone is told the same as a newcomer, through lost connections and restarts."""

from __future__ import annotations

import pathlib
import random

import pytest
from databases import run
from wires import AGAINST_COMPUTER, Client, assert_up_to_date, new_akragas, new_battle_line, tables_on, two_clients

from vexilla.games import GAMES
from vexilla.kernel.sides import SPECTATOR
from vexilla.kernel.table import resume_table
from vexilla.server.computers import Computers
from vexilla.server.store import Store, open_store
from vexilla.server.tables import Tables
from vexilla.server.tables.entries import all_lines
from vexilla.server.tables.new_games import Made


async def play_on(
    tables: Tables, made: Made, dice: random.Random, turns: int = 10_000, upsets: bool = True
) -> list[Client]:
    """Two people play at random, now and then losing their connections; a spectator watches."""
    bottom, top = await two_clients(tables, made)
    spectator = await Client(tables, made.id, None).connect()
    everyone = [bottom, top, spectator]
    for _ in range(turns):
        mover = bottom if bottom.actions else top
        await mover.until(lambda one=mover: one.actions or one.is_over)  # type: ignore[misc]
        if mover.is_over:
            break
        answer = await mover.act(dice.choice(mover.actions))
        assert answer["is"] == "done", answer
        version = answer["version"]
        if upsets and dice.random() < 0.03:
            unlucky = dice.choice(everyone)
            await unlucky.cut()
            await unlucky.connect()
        for client in everyone:
            await client.at(version)
    return everyone


async def check_record(tables: Tables, game: str, client: Client, side: int = 0) -> None:
    """The journal holds the whole record, and it replays to the same end."""
    stored = await tables.store.find(game)
    assert stored is not None
    text = stored.header + "".join(f"{line}\n" for line in await all_lines(tables.store, game))
    table = resume_table(text, GAMES)
    assert table.over
    assert stored.state == "over"
    assert stored.winner == client.table["winner"] == ("bottom", "top", "nobody")[table.winner]
    assert [event.seen_by(side) for event in table.story] == client.log


def test_a_game_of_battle_line(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_battle_line(tables)
            clients = await play_on(tables, made, random.Random(1))
            assert all(client.is_over for client in clients)
            assert clients[0].table["ending"] == "rules"
            await assert_up_to_date(tables, *clients)
            await check_record(tables, made.id, clients[0])

    run(scene())


def test_a_game_of_akragas(store: Store) -> None:
    async def scene() -> None:
        async with tables_on(store) as tables:
            made = await new_akragas(tables)
            clients = await play_on(tables, made, random.Random(2))
            assert all(client.is_over for client in clients)
            await assert_up_to_date(tables, *clients)
            await check_record(tables, made.id, clients[0])

    run(scene())


def test_a_game_goes_on_after_a_restart(database: str) -> None:
    async def scene() -> None:
        dice = random.Random(3)
        made: Made | None = None
        while True:
            async with tables_on(open_store(database)) as tables:
                made = made or await new_battle_line(tables)
                clients = await play_on(tables, made, dice, turns=20, upsets=False)
                await assert_up_to_date(tables, *clients)
                if clients[0].is_over:
                    await check_record(tables, made.id, clients[0])
                    return

    run(scene())


@pytest.mark.parametrize("ruleset", ["battle_line", "ancients"])
def test_a_game_against_a_computer(ruleset: str, tmp_path: pathlib.Path) -> None:
    async def scene() -> None:
        dice = random.Random(4)
        async with tables_on(open_store(f"sqlite:///{tmp_path / 'one.db'}")) as tables:
            made = await new_battle_line(tables, ruleset=ruleset, seats=AGAINST_COMPUTER)
            assert made.tokens["top"] is None
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            while not person.is_over:
                await person.until(lambda: person.actions or person.is_over)
                if not person.is_over:
                    answer = await person.act(dice.choice(person.actions))
                    assert answer["is"] == "done", answer
                    await person.at(answer["version"])
            await assert_up_to_date(tables, person)
            await check_record(tables, made.id, person)

    run(scene())


def test_computers_in_their_own_processes(file_store: Store) -> None:
    """Two computers play a game of Battle Line; nobody has to be there but whoever opens the table."""

    async def scene() -> None:
        computers = Computers(1, 10.0)
        await computers.start()
        try:
            async with tables_on(file_store, computers=computers) as tables:
                seats = {"bottom": AGAINST_COMPUTER["top"], "top": AGAINST_COMPUTER["top"]}
                made = await new_battle_line(tables, seats=seats)
                spectator = await Client(tables, made.id, None).connect()
                await spectator.until(lambda: spectator.is_over, 60)
                assert spectator.table["thinking"] is False
                await check_record(tables, made.id, await Client(tables, made.id, None).connect(), SPECTATOR)
        finally:
            await computers.close()

    run(scene())


async def giving_orders(tables: Tables) -> tuple[Client, Client]:
    """A game in which someone has played a card for three orders, and the other."""
    for _ in range(50):
        bottom, top = await two_clients(tables, await new_akragas(tables))
        mover, other = (bottom, top) if bottom.actions else (top, bottom)
        card = next((each for each in mover.actions if "order-three" in each), "")
        if card:
            await mover.act(card)
            if len(mover.actions) > 3:
                return mover, other
    raise AssertionError("nobody is dealt such a card")


def test_an_order_is_withdrawn_by_itself_and_everybody_is_told(store: Store) -> None:
    """Also at a table that is loaded anew: the journal holds nothing but what undo and decisions write."""

    async def scene() -> None:
        async with tables_on(store) as tables:
            mover, other = await giving_orders(tables)
            orders = [each for each in mover.actions if each.startswith("order ")][:2]
            for order in orders:
                await mover.act(order)
            assert mover.table["withdraw"] == orders
            assert other.table["withdraw"] == []
            refused = await other.ask("undo", version=other.version, action=orders[0])
            assert refused["is"] == "error"
            answer = await mover.ask("undo", version=mover.version, action=orders[0])
            assert answer["is"] == "done", answer
            await other.at(answer["version"])
            assert mover.table["withdraw"] == [orders[1]]
            assert orders[0] in mover.actions
            assert sum(event["event"] == "cc-ordered" for event in other.log) == 1
            await assert_up_to_date(tables, mover, other)

    run(scene())
