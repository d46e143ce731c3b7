"""``kill -9`` in the middle of play: nothing that was acknowledged may be lost, nothing done twice."""

from __future__ import annotations

import asyncio
import pathlib
import random
import sys
from typing import Final

from ..ground import Ground
from ..report import Outcome

# The players who never give up are those of the tests.
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "tests" / "server"))

ORDER = 70
KILLS: Final = 40
GAMES: Final = 3


def attack(ground: Ground) -> Outcome:
    """Games over the network against a server that is killed at any moment and is there again."""
    acknowledged = asyncio.run(_play(f"sqlite:///{ground.folder}/killed.sqlite"))
    result = f"{acknowledged:,} acknowledged actions are all there, once, and replay to what players were told"
    return Outcome("`kill -9` in the middle of play", f"{KILLS} times in {GAMES} games", result, held=True)


async def _play(database: str) -> int:
    from servers import Mother, check, play, seats_of  # noqa: PLC0415 - found by the path above
    from wires import new_akragas, tables_on  # noqa: PLC0415 - as above

    from vexilla.server.store import open_store  # noqa: PLC0415 - not needed by the other attacks

    dice = random.Random()
    async with tables_on(open_store(database)) as tables:
        games = [await new_akragas(tables) for _ in range(GAMES)]
    mother = await Mother.start(database)
    seats = [seats_of(mother, made) for made in games]
    stop = asyncio.Event()
    try:
        await mother.fork()
        playing = [asyncio.create_task(play(pair, random.Random(), stop)) for pair in seats]
        for _ in range(KILLS):
            before = sum(len(seat.acknowledged) for pair in seats for seat in pair)
            while sum(len(seat.acknowledged) for pair in seats for seat in pair) == before and not stop.is_set():
                await asyncio.sleep(0.002)
                if all(task.done() for task in playing):
                    stop.set()
            await asyncio.sleep(dice.random() * 0.1)
            mother.kill()
            await mother.fork()
        stop.set()
        await asyncio.gather(*playing)
        for pair in seats:
            for seat in pair:
                await seat.close()
    finally:
        await mother.end()
    return sum([await check(database, made, pair) for made, pair in zip(games, seats, strict=True)])
