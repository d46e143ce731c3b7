"""What other processes do with a store while a test watches them; each function is a process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from multiprocessing.process import BaseProcess
from typing import Any

from databases import act, now_at

from vexilla.server.store import Store, open_store

# Processes come from a server that has imported the store: they start at once and inherit no thread.
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["vexilla.server.store"])


def started(work: Any, *arguments: Any) -> BaseProcess:
    """A process that does this work."""
    process = _context.Process(target=work, args=arguments, daemon=True)
    process.start()
    return process


def append_some(address: str, games: list[str], count: int) -> None:
    """Append so many entries to each game, and say something."""

    async def main() -> None:
        async with open_store(address) as store:
            for game in games:
                for version in range(1, count + 1):
                    assert await store.append(game, [act(version)], now_at(version))
                await store.add_chat(game, "bottom", "Ave")

    asyncio.run(main())


def append_for_ever(address: str, games: list[str], reports: str) -> None:
    """Append to all games at once, and write down every entry that was reported committed."""
    file = os.open(reports, os.O_WRONLY | os.O_APPEND)

    async def play(store: Store, game: str) -> None:
        stored = await store.find(game)
        assert stored is not None
        version = stored.version
        while True:
            version += 1
            assert await store.append(game, [act(version, f"m{version}")], now_at(version))
            os.write(file, f"{game} {version}\n".encode())

    async def main() -> None:
        async with open_store(address) as store:
            await asyncio.gather(*[play(store, game) for game in games])

    asyncio.run(main())


def only_open(address: str) -> None:
    """Open a store, which makes or migrates the database, and close it."""

    async def main() -> None:
        async with open_store(address) as store:
            await store.ping()

    asyncio.run(main())


def live_for_ever(address: str) -> None:
    """Be a server process that does nothing but live."""

    async def main() -> None:
        async with open_store(address) as store:
            await store.heart.start()
            await asyncio.Event().wait()

    asyncio.run(main())
