"""Kill -9 during play, many times on each database: nothing that was acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import os
import random

from databases import run
from servers import Mother, check, play, seats_of
from wires import new_akragas, tables_on

from vexilla.server.store import open_store

#: `make soak` kills more.
KILLS = 100 if os.environ.get("VEXILLA_BATTERY") == "all" else 15
GAMES_AT_ONCE = 3


def test_kill_at_any_moment(database: str) -> None:
    async def scene() -> None:
        dice = random.Random(8)
        async with tables_on(open_store(database)) as tables:
            games = [await new_akragas(tables) for _ in range(GAMES_AT_ONCE)]
        mother = await Mother.start(database)
        tables_of = [seats_of(mother, made) for made in games]
        stop = asyncio.Event()
        try:
            await mother.fork()
            playing = [asyncio.create_task(play(seats, random.Random(n), stop)) for n, seats in enumerate(tables_of)]
            for _ in range(KILLS):
                before = sum(len(seat.acknowledged) for seats in tables_of for seat in seats)
                # Not before this server has done something, then at any moment.
                while sum(len(seat.acknowledged) for seats in tables_of for seat in seats) == before:
                    await asyncio.sleep(0.002)
                    assert not all(task.done() for task in playing)
                await asyncio.sleep(dice.random() * 0.06)
                mother.kill()
                await mother.fork()
            stop.set()
            await asyncio.gather(*playing)
            for seats in tables_of:
                for seat in seats:
                    await seat.close()
        finally:
            await mother.end()
        done = [await check(database, made, seats) for made, seats in zip(games, tables_of, strict=True)]
        assert sum(done) > KILLS

    run(scene(), 10 * KILLS)
