"""Which server processes live, by their heartbeats, and since when none did."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable

import pytest
from databases import run
from store_processes import live_for_ever, started

from vexilla.server.store import Absence, open_store

HEART = "vexilla.server.store.heart"


class DatabaseClock:
    """The database's clock, set by a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr(f"{HEART}.database_time", lambda *_: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> DatabaseClock:
    return DatabaseClock(monkeypatch)


async def until(wanted: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not wanted():
        await asyncio.sleep(0.01)


def test_processes_know_each_other_until_one_says_goodbye(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{HEART}.EVERY", 0.02)

    async def scene() -> None:
        async with open_store(database) as here:
            await here.heart.start()
            async with open_store(database) as there, open_store(database) as admin:
                await there.heart.start()
                both = {here.heart.me, there.heart.me}
                await until(lambda: here.heart.living.keys() == there.heart.living.keys() == both)
                # Whoever only opens the store is no server.
                assert [each.id for each in await admin.processes()] == [here.heart.me, there.heart.me]
                assert {each.pid for each in await admin.processes()} == {os.getpid()}
            await until(lambda: here.heart.living.keys() == {here.heart.me})
            assert await here.absences(0) == []

    run(scene())


def test_a_killed_process_is_dead_and_then_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{HEART}.EVERY", 0.05)

    async def scene() -> None:
        async with open_store(database) as here:
            await here.heart.start()
            other = started(live_for_ever, database)
            await until(lambda: len(here.heart.living) == 2)
            monkeypatch.setattr(f"{HEART}.DEAD_AFTER", 0.3)
            other.kill()
            await until(lambda: here.heart.living.keys() == {here.heart.me})
            monkeypatch.setattr(f"{HEART}._FORGOTTEN", 0.3)
            monkeypatch.setattr(f"{HEART}.DEAD_AFTER", 1e9)
            # Dead or not, whose row is still there would be counted again.
            while [each.id for each in await here.processes()] != [here.heart.me]:
                await asyncio.sleep(0.01)

    run(scene())


def test_the_absence_of_all_is_noted_by_whoever_comes_next(database: str, clock: DatabaseClock) -> None:
    async def scene() -> None:
        async with open_store(database) as store:
            await store.heart.start()
            assert await store.absences(0) == []
        left = clock.now
        clock.now += 7200
        async with open_store(database) as one, open_store(database) as two:
            await asyncio.gather(one.heart.start(), two.heart.start())
            assert await one.absences(0) == [Absence(left, clock.now)]
            assert await two.absences(left + 1) == [Absence(left, clock.now)]
            assert await two.absences(clock.now) == []
            assert abs(one.heart.skew - (clock.now - time.time())) < 60
        # A quick restart is none.
        clock.now += 1
        async with open_store(database) as store:
            await store.heart.start()
            assert len(await store.absences(0)) == 1

    run(scene())


def test_nobody_dies_of_a_clock_that_jumps(
    database: str, clock: DatabaseClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{HEART}.EVERY", 0.02)

    async def scene() -> None:
        async with open_store(database) as here, open_store(database) as there:
            await here.heart.start()
            await there.heart.start()
            both = {here.heart.me, there.heart.me}
            await until(lambda: here.heart.living.keys() == both)
            for jump in (3600.0, -7200.0):
                clock.now += jump
                beats = here.heart.living[there.heart.me].beats
                while here.heart.living[there.heart.me].beats < beats + 3:
                    assert here.heart.living.keys() == there.heart.living.keys() == both
                    await asyncio.sleep(0.005)
            assert await here.absences(0) == []

    run(scene())


def test_a_process_that_was_thought_dead_comes_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{HEART}.EVERY", 0.02)

    async def scene() -> None:
        async with open_store(database) as here, open_store(database) as there:
            await here.heart.start()
            await there.heart.start()
            await until(lambda: len(here.heart.living) == 2)
            since = here.heart.living[there.heart.me].started
            monkeypatch.setattr(f"{HEART}._FORGOTTEN", -1.0)
            await until(lambda: here.heart.living.keys() == {here.heart.me} or len(there.heart.living) == 1)
            monkeypatch.setattr(f"{HEART}._FORGOTTEN", 30.0)
            await until(lambda: len(here.heart.living) == len(there.heart.living) == 2)
            assert here.heart.living[there.heart.me].started == since

    run(scene())
