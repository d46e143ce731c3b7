"""Time is fair: neither a jump of the time of day nor the server's absence is counted against anybody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

import pytest
from databases import run
from servers import Mother, Seat, seats_of
from wires import Client, new_battle_line, tables_on, two_clients

from vexilla.server.store import Absence, Store, open_store
from vexilla.server.tables import tables as tables_module
from vexilla.server.tables.timekeeping import Timekeeper

CLOCK = {"seconds": 600, "increment": 0, "per": "game"}
HOUR = 3600.0


class Times:
    """Two clocks that do what one likes."""

    def __init__(self) -> None:
        self.day, self.steady = 1_000_000.0, 50.0

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.day, lambda: self.steady)

    def go(self, seconds: float, jump: float = 0.0) -> None:
        self.steady += seconds
        self.day += seconds + jump


def test_the_time_goes_on_whatever_the_time_of_day_does() -> None:
    times = Times()
    keeper = times.keeper()
    since = keeper.now()
    times.go(10, jump=HOUR)
    assert keeper.now() == since + 10
    assert keeper.parted() == HOUR
    assert keeper.follow() == Absence(since + 10, since + 10 + HOUR)
    times.go(5)
    assert keeper.now() - since - keeper.uncounted(since, keeper.now()) == 15
    # What began after the jump is counted as it is.
    assert keeper.uncounted(since + 10 + HOUR, keeper.now()) == 0


@pytest.mark.parametrize("played", [10.0, 2 * HOUR])
def test_a_time_of_day_that_is_set_back_gives_nothing(played: float) -> None:
    times = Times()
    keeper = times.keeper()
    since = keeper.now()
    times.go(played, jump=-HOUR)
    assert keeper.follow() is None
    times.go(5)
    now = keeper.now()
    assert now - since - keeper.uncounted(since, now) == played + 5
    assert keeper.uncounted(now - 1, now) == 0
    # Another process knows nothing of it: nobody loses.
    other = times.keeper()
    assert other.uncounted(now + HOUR, now) == -HOUR


def test_absences_are_counted_once() -> None:
    keeper = Times().keeper()
    keeper.learn([Absence(100, 200), Absence(150, 250)])
    keeper.learn([Absence(100, 200), Absence(400, 500)])
    assert keeper.uncounted(0, 1000) == 250
    assert keeper.uncounted(240, 450) == 60
    assert keeper.uncounted(500, 1000) == 0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_time_of_day_changes_no_clock(store: Store, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    monkeypatch.setattr(tables_module, "_LOOK", 0.01)
    set_by = 0.0

    async def scene() -> None:
        nonlocal set_by
        async with tables_on(store, wall=lambda: time.time() + set_by) as tables:
            made = await new_battle_line(tables, clock=CLOCK)
            bottom, top = await two_clients(tables, made)
            assert top.table["clock"]["running"] == "bottom"
            before = tables.now()
            set_by = jump
            await until(lambda: abs(tables.now() - before) > HOUR / 2)
            await until(lambda: not bottom.is_over and bottom.table["clock"]["bottom"] > 0)
            assert (await bottom.act(bottom.actions[0], "draw troops"))["is"] == "done"
            await top.at(bottom.version)
            assert 590_000 < top.table["clock"]["bottom"] <= 600_000
            kinds = [entry.kind for entry in await store.entries(made.id)]
            assert kinds == ["come", "come", "pause", "act"]
            # Whoever loads the journal anew sees the same.
            shown = top.table["clock"]
            again = await Client(tables, made.id, made.tokens["top"]).connect()
            assert again.table["clock"]["bottom"] == shown["bottom"]
            assert abs(again.table["clock"]["top"] - shown["top"]) < 60_000

    run(scene())


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not wanted():
            await asyncio.sleep(0.01)


def test_the_absence_of_the_server_is_given_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A day without a server, and nobody is out of time; not even where nobody comes to the table again."""
    monkeypatch.setattr(tables_module, "_SWEEP", 0.05)
    away = 0.0
    real = time.time

    async def scene() -> None:
        nonlocal away
        async with tables_on(open_store(database)) as tables:
            made = await new_battle_line(tables, clock=CLOCK)
            await two_clients(tables, made)
        away = 24 * HOUR
        monkeypatch.setattr("vexilla.server.store.heart.database_time", lambda *_: real() + away)
        store = open_store(database)
        async with tables_on(store) as tables:
            assert tables.now() > real() + away - 60
            await until_paused(store, made.id)
            assert [entry.kind for entry in await store.entries(made.id)] == ["come", "come", "pause"]
            bottom = await Client(tables, made.id, made.tokens["bottom"]).connect()
            assert not bottom.is_over
            assert 500_000 < bottom.table["clock"]["bottom"] <= 600_000
            assert (await bottom.act(bottom.actions[0], "draw troops"))["is"] == "done"

    run(scene())


async def until_paused(store: Store, game: str) -> None:
    async with asyncio.timeout(20):
        while (await store.entries(game))[-1].kind != "pause":
            await asyncio.sleep(0.02)


def test_a_server_that_is_killed_costs_nobody_his_time(database: str) -> None:
    """A real process, killed while a clock of four seconds runs, and away for longer than that."""

    async def scene() -> None:
        async with tables_on(open_store(database)) as tables:
            made = await new_battle_line(tables, clock={"seconds": 4, "increment": 0, "per": "game"})
        mother = await Mother.start(database)
        try:
            await mother.fork()
            people = seats_of(mother, made)
            await sit(people)
            mother.kill()
            await asyncio.sleep(5)
            await mother.fork()
            people = seats_of(mother, made)
            await sit(people)
            assert not any(person.is_over for person in people)
            await people[0].act("a1", people[0].view["decision"]["actions"][0])
            for person in people:
                with contextlib.suppress(Exception):
                    await person.close()
        finally:
            await mother.end()

    run(scene())


async def sit(people: list[Seat]) -> None:
    for person in people:
        while person.version is None:
            await person.hear()
