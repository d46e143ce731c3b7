"""Computers and standing orders: the game goes on, whatever fails."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import pytest
from databases import run
from wires import AGAINST_COMPUTER, Client, assert_up_to_date, new_battle_line, tables_on

from vexilla.server.computers import Computers
from vexilla.server.store import Store, StoreUnavailable, open_store
from vexilla.server.tables import attendant
from vexilla.server.tables.new_games import SeatPlan


class Stubborn(Computers):
    """Computer players that answer as a test wants."""

    def __init__(self, *answers: Any) -> None:
        super().__init__(0, 1.0)
        self.answers = list(answers)
        self.asked = 0
        self.at_once = 0
        self.most_at_once = 0

    async def decide(self, *arguments: Any) -> list[str]:
        self.asked += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await asyncio.sleep(0.01)
            answer = self.answers.pop(0) if self.answers else None
            if isinstance(answer, Exception):
                raise answer
            return list(answer) if answer is not None else await super().decide(*arguments)
        finally:
            self.at_once -= 1


@pytest.mark.parametrize(
    "answers",
    [
        [RuntimeError("a bug")] * 3,
        [StoreUnavailable("no lines")] * 2,
        [["dance"], ["play red-1 99"]],
        [["play red-1 1", "play red-1 1"], ["draw troops"]],
    ],
)
def test_a_computer_that_fails_does_not_stop_the_game(
    file_store: Store, monkeypatch: pytest.MonkeyPatch, answers: list[Any]
) -> None:
    monkeypatch.setattr(attendant, "_PAUSE", 0.01)

    async def scene() -> None:
        computers = Stubborn(*answers)
        async with tables_on(file_store, computers=computers) as tables:
            made = await new_battle_line(tables, seats=AGAINST_COMPUTER)
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            await person.act(person.actions[0], "draw troops")
            await person.until(lambda: person.actions and (person.version or 0) > 1)
            assert computers.most_at_once == 1
            await assert_up_to_date(tables, person)

    run(scene())


@pytest.mark.parametrize("failures", [1, 4])
def test_a_save_that_fails_does_not_change_what_a_computer_does(
    file_store: Store, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """However often it is asked, it wants the same; only then is it stored."""
    monkeypatch.setattr(attendant, "_PAUSE", 0.01)

    class Remembering(Computers):
        wanted: ClassVar[list[list[str]]] = []
        fails = 0

        async def decide(self, *arguments: Any) -> list[str]:
            answer = await super().decide(*arguments)
            self.wanted.append(answer)
            self.fails = failures if len(self.wanted) == 1 else self.fails
            return answer

    async def scene() -> None:
        computers = Remembering(1, 30.0)
        await computers.start()
        save = Store.append

        async def append(store: Store, *arguments: Any) -> bool:
            if computers.fails > 0:
                computers.fails -= 1
                raise StoreUnavailable("the disk is full")
            return await save(store, *arguments)

        monkeypatch.setattr(Store, "append", append)
        seats = {"bottom": AGAINST_COMPUTER["bottom"], "top": SeatPlan("computer", "", "steady")}
        async with tables_on(file_store, computers=computers) as tables:
            made = await new_battle_line(tables, seats=seats)
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            await person.act(person.actions[0], "draw troops")
            await person.until(lambda: person.actions and (person.version or 0) > 1)
            assert len(computers.wanted) == failures + 1
            assert all(wanted == computers.wanted[0] for wanted in computers.wanted)
            lines = [line for entry in await tables.store.entries(made.id) for line in entry.lines]
            assert [line for line in lines if line.startswith("top ")] == [
                f"top {each}" for each in computers.wanted[0]
            ]

    run(scene())


def test_what_a_computer_thought_comes_too_late_when_the_game_is_over(file_store: Store) -> None:
    async def scene() -> None:
        decided = asyncio.Event()

        class Slow(Computers):
            async def decide(self, *arguments: Any) -> list[str]:
                await decided.wait()
                return await super().decide(*arguments)

        async with tables_on(file_store, computers=Slow(0, 1.0)) as tables:
            made = await new_battle_line(tables, seats=AGAINST_COMPUTER)
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            await person.act(person.actions[0], "draw troops")
            await person.until(lambda: person.table["thinking"])
            await person.ask("resign")
            decided.set()
            await asyncio.sleep(0.1)
            assert [entry.kind for entry in await tables.store.entries(made.id)] == ["act", "resign"]
            await assert_up_to_date(tables, person)

    run(scene())


def test_a_computer_goes_on_after_a_restart(database: str) -> None:
    """The server stopped while the computer had to decide; whoever opens the table wakes it up."""

    async def scene() -> None:
        class Silent(Computers):
            async def decide(self, *arguments: Any) -> list[str]:
                await asyncio.Event().wait()
                return []

        async with tables_on(open_store(database), computers=Silent(0, 1.0)) as tables:
            made = await new_battle_line(tables, seats=AGAINST_COMPUTER)
            person = await Client(tables, made.id, made.tokens["bottom"]).connect()
            await person.act(person.actions[0], "draw troops")
            await person.at(1)
            assert person.table["thinking"]
        async with tables_on(open_store(database)) as tables:
            person.tables = tables
            await person.connect()
            await person.until(lambda: person.actions)

    run(scene())
