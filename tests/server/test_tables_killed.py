"""Two server processes, one of them killed in the middle of games: all go on, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import itertools
import random

from databases import run
from servers import Mother, Seat, check, play, seats_of
from wires import AGAINST_COMPUTER, new_battle_line, tables_on

from vexilla.server.store import open_store

GAMES = 5


async def play_computer(person: Seat, dice: random.Random, stop: asyncio.Event) -> None:
    """A person decides at random against a computer until it is time to stop."""
    for number in itertools.count():
        while not person.is_over and "actions" not in person.view.get("decision", {}):
            await person.hear()
        if stop.is_set() or person.is_over:
            return
        await person.act(f"a{number}", dice.choice(person.view["decision"]["actions"]))
        while (person.version or 0) < max(person.acknowledged.values()):
            await person.hear()


def test_one_of_two_processes_is_killed(database: str) -> None:
    async def scene() -> None:
        async with tables_on(open_store(database)) as tables:
            among_people = [await new_battle_line(tables) for _ in range(GAMES)]
            with_computers = [await new_battle_line(tables, seats=AGAINST_COMPUTER) for _ in range(GAMES)]
        mother = await Mother.start(database)
        stop = asyncio.Event()
        pairs = [seats_of(mother, made) for made in among_people]
        persons = [Seat(mother.port, made.id, made.tokens["bottom"]) for made in with_computers]
        games = [*pairs, *[[person] for person in persons]]

        def decisions() -> list[int]:
            return [sum(len(seat.acknowledged) for seat in seats) for seats in games]

        async def everywhere(more: int) -> None:
            """Wait until in every game so many more decisions were acknowledged, or it is over."""
            wanted = [count + more for count in decisions()]
            while any(
                count < enough and not seats[0].is_over
                for count, enough, seats in zip(decisions(), wanted, games, strict=True)
            ):
                await asyncio.sleep(0.01)

        try:
            await mother.fork()
            await mother.fork()
            playing = [asyncio.create_task(play(pair, random.Random(n), stop)) for n, pair in enumerate(pairs)]
            playing += [
                asyncio.create_task(play_computer(person, random.Random(n), stop)) for n, person in enumerate(persons)
            ]
            await everywhere(1)
            mother.kill()
            # The other one alone.
            await everywhere(1)
            await mother.fork()
            mother.kill()
            # And the new one.
            await everywhere(1)
            stop.set()
            await asyncio.gather(*playing)
            for seats in games:
                for seat in seats:
                    await seat.close()
        finally:
            await mother.end()
        for made, pair in zip(among_people, pairs, strict=True):
            assert await check(database, made, pair) >= 3
        store = open_store(database)
        async with store:
            for person, made in zip(persons, with_computers, strict=True):
                journal = {entry.message: entry.version for entry in await store.entries(made.id)}
                assert person.acknowledged.items() <= journal.items()

    run(scene())
