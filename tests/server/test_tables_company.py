"""Several processes: who sits at a table wherever he is connected, who is called, and who answers for the absent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from databases import run
from wires import AGAINST_COMPUTER, Calls, Client, new_battle_line, tables_on

from vexilla.server.computers import Computers
from vexilla.server.store import open_store
from vexilla.server.tables import Tables
from vexilla.server.tables.new_games import SeatPlan

TWO_COMPUTERS = {side: SeatPlan("computer", "", "random") for side in ("bottom", "top")}


class Counting(Computers):
    """Computer players that count how often they are asked; silent ones never answer."""

    def __init__(self, silent: bool = False) -> None:
        super().__init__(0, 1.0)
        self.silent = silent
        self.asked = 0
        self.stuck = asyncio.Event()

    async def decide(self, *arguments: Any) -> list[str]:
        self.asked += 1
        if self.silent:
            self.stuck.set()
            await asyncio.Event().wait()
        return await super().decide(*arguments)


@pytest.fixture(autouse=True)
def quick_hearts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes live fast; they die only where a test says so, however late they beat on a busy machine."""
    monkeypatch.setattr("vexilla.server.store.heart.EVERY", 0.05)
    monkeypatch.setattr("vexilla.server.store.heart.DEAD_AFTER", 3600.0)


@contextlib.asynccontextmanager
async def two(database: str, **settings: Any) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two servers on a database that know each other."""
    there_settings = settings.pop("there", {})
    async with (
        tables_on(open_store(database), **settings) as here,
        tables_on(open_store(database), **there_settings) as there,
    ):
        while not (here.store.heart.others and there.store.heart.others):
            await asyncio.sleep(0.01)
        yield here, there


def die(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """End a server without a word: it does nothing any more, and says no goodbye."""
    heart = tables.store.heart
    assert heart._task is not None
    heart._task.cancel()
    heart._task = None
    for task in [*tables._watching, *tables._tasks]:
        task.cancel()
    monkeypatch.setattr("vexilla.server.store.heart.DEAD_AFTER", 0.5)


def presence(client: Client) -> tuple[bool, bool, int]:
    seats = client.table["seats"]
    return seats["bottom"]["present"], seats["top"]["present"], client.table["spectators"]


async def shows(client: Client, company: tuple[bool, bool, int]) -> None:
    await client.until(lambda: presence(client) == company)


async def decides(client: Client) -> None:
    await client.until(lambda: client.actions)


async def plays(client: Client, flag: int) -> None:
    """Play a card at a flag of its own: after three at one of them there may be something to claim before one draws."""
    await decides(client)
    card = next(action for action in client.actions if action.endswith(f" {flag}"))
    answer = await client.act(card, "draw troops")
    assert answer["is"] == "done", answer


def test_a_table_shows_who_sits_at_it_anywhere(database: str) -> None:
    async def scene() -> None:
        async with two(database) as (here, there):
            made = await new_battle_line(here)
            bottom = await Client(here, made.id, made.tokens["bottom"]).connect()
            top = await Client(there, made.id, made.tokens["top"]).connect()
            spectator = await Client(there, made.id, None).connect()
            for client in (bottom, top, spectator):
                await shows(client, (True, True, 1))
            await top.cut()
            await shows(bottom, (True, False, 1))
            await spectator.cut()
            await shows(bottom, (True, False, 0))
            # Whoever comes later learns of those who came before.
            await spectator.connect()
            await shows(spectator, (True, False, 1))

    run(scene())


def test_a_newcomer_among_processes_learns_who_sits_where(database: str) -> None:
    async def scene() -> None:
        async with tables_on(open_store(database)) as here:
            made = await new_battle_line(here)
            bottom = await Client(here, made.id, made.tokens["bottom"]).connect()
            async with tables_on(open_store(database)) as there:
                top = await Client(there, made.id, made.tokens["top"]).connect()
                await shows(top, (True, True, 0))
                await shows(bottom, (True, True, 0))
            await shows(bottom, (True, False, 0))

    run(scene())


def test_the_company_of_a_dead_process_is_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with two(database) as (here, there):
            made = await new_battle_line(here)
            bottom = await Client(here, made.id, made.tokens["bottom"]).connect()
            top = await Client(there, made.id, made.tokens["top"]).connect()
            await shows(bottom, (True, True, 0))
            die(there, monkeypatch)
            await shows(bottom, (True, False, 0))
            top.tables = here
            await top.connect()
            await shows(bottom, (True, True, 0))

    run(scene())


def test_whoever_looks_at_another_process_is_not_called(database: str) -> None:
    async def scene() -> None:
        calls = Calls()
        async with two(database, push=calls, there={"push": calls}) as (here, there):
            made = await new_battle_line(here)
            bottom = await Client(here, made.id, made.tokens["bottom"]).connect()
            top = await Client(there, made.id, made.tokens["top"]).connect()
            await shows(bottom, (True, True, 0))
            await bottom.act(bottom.actions[0], "draw troops")
            await decides(top)
            await top.act(top.actions[0], "draw troops")
            await decides(bottom)
            assert calls.calls == []
            # The page is hidden there: now somebody has to say so.
            await top.ask("visible", visible=False)
            while (await here.store.seated([made.id]))[made.id].top_sees:
                await asyncio.sleep(0.01)
            await bottom.act(bottom.actions[0], "draw troops")
            await decides(top)
            await top.act(top.actions[0], "draw troops")
            await decides(bottom)
            while here._tasks or there._tasks:
                await asyncio.sleep(0.01)
            assert calls.calls == [(made.id, "top")]

    run(scene())


@pytest.mark.parametrize("seats", [AGAINST_COMPUTER, TWO_COMPUTERS])
def test_one_process_answers_and_another_one_when_it_is_dead(
    database: str, monkeypatch: pytest.MonkeyPatch, seats: dict[str, SeatPlan]
) -> None:
    async def scene() -> None:
        first, second = Counting(), Counting()
        async with two(database, computers=first, pace=0.01, there={"computers": second}) as (here, there):
            made = await new_battle_line(here, seats=seats)
            person = await Client(here, made.id, made.tokens["bottom"]).connect()
            while made.id not in here.duties._had:
                await asyncio.sleep(0.01)
            watcher = await Client(there, made.id, made.tokens["bottom"]).connect()
            for turn in range(3):
                if made.tokens["bottom"]:
                    # Whichever process the person decides at.
                    await plays((person, watcher)[turn % 2], turn + 1)
                await watcher.at((watcher.version or 0) + 1)
            assert first.asked >= 2
            if made.tokens["bottom"]:
                await decides(person)
            first.silent = True
            if made.tokens["bottom"]:
                await plays(person, 4)
            await first.stuck.wait()
            assert second.asked == 0
            die(here, monkeypatch)
            await watcher.at(len(await there.store.entries(made.id)) + 1)
            assert second.asked > 0

    run(scene())


def test_a_computer_answers_although_its_process_died_and_nobody_came_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        calls = Calls()
        async with two(database, computers=Counting(silent=True), there={"push": calls}) as (here, there):
            made = await new_battle_line(here, seats=AGAINST_COMPUTER)
            person = await Client(here, made.id, made.tokens["bottom"]).connect()
            # What a process had not yet claimed when it died waits for whoever comes to the table.
            while made.id not in here.duties._had:
                await asyncio.sleep(0.01)
            await person.act(person.actions[0], "draw troops")
            await person.cut()
            die(here, monkeypatch)
            while (await there.store.find(made.id)).decider != "bottom":  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
            while not calls.calls:
                await asyncio.sleep(0.01)
            # It is not kept: whoever comes to whichever process is answered there.
            while there.duties._had or there.duties._done:
                await asyncio.sleep(0.01)
            assert calls.calls == [(made.id, "bottom")]
            assert await there.store.orphans() == []

    run(scene())


def test_standing_orders_are_obeyed_by_one_process(database: str) -> None:
    async def scene() -> None:
        async with two(database) as (here, there):
            made = await new_battle_line(here, ruleset="ancients")
            bottom = await Client(here, made.id, made.tokens["bottom"]).connect()
            orders = [{"question": "cc-ask-react", "answer": "stand", "when": {}}]
            await bottom.ask("orders", orders=orders)
            while made.id not in here.duties._had:
                await asyncio.sleep(0.01)
            top = await Client(there, made.id, made.tokens["top"]).connect()
            while made.id not in there.duties._refused:
                await asyncio.sleep(0.01)
            # Nobody is left at the first process: the second one has the duty.
            await bottom.cut()
            while made.id not in there.duties._had:
                await asyncio.sleep(0.01)
            await top.cut()
            while there.duties._had:
                await asyncio.sleep(0.01)

    run(scene())


def test_a_process_that_was_late_gives_back_what_others_took(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with two(database) as (here, there):
            made = await new_battle_line(here, seats=AGAINST_COMPUTER)
            await Client(here, made.id, made.tokens["bottom"]).connect()
            while made.id not in here.duties._had:
                await asyncio.sleep(0.01)
            await Client(there, made.id, None).connect()
            while made.id not in there.duties._refused:
                await asyncio.sleep(0.01)
            heart = here.store.heart
            beat = heart._beat_surely
            monkeypatch.setattr("vexilla.server.store.heart.DEAD_AFTER", 0.5)
            monkeypatch.setattr(heart, "_beat_surely", lambda: None)
            while made.id not in there.duties._had:
                await asyncio.sleep(0.01)
            monkeypatch.setattr(heart, "_beat_surely", beat)
            while made.id not in here.duties._refused:
                await asyncio.sleep(0.01)
            assert made.id not in here.duties._had

    run(scene())
