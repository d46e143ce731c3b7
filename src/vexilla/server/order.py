"""Order at the tables: addresses kept out, words and games removed; noticed in every process within seconds."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

from .logs import log
from .store import Store, StoreUnavailable
from .tables import Tables
from .tables.messages import Trouble
from .tables.socket import POLICY

#: Seconds between two looks at what other processes were told.
_INTERVAL: Final = 5.0


class Order:
    """What this process knows of it."""

    def __init__(self) -> None:
        #: Until when each address is kept out.
        self._blocked: dict[str, float] = {}
        #: Corrections that were noticed; those of before the start are in every table already.
        self._noticed: set[str] | None = None

    def keeps_out(self, address: str) -> bool:
        """Whether an address, as it is counted, is kept out now."""
        return bool(self._blocked) and self._blocked.get(address, 0.0) > time.time()

    async def look(self, store: Store, tables: Tables) -> None:
        """Notice what was done by whoever runs the server, here or in another process."""
        self._blocked = {block.address: block.until for block in await store.moderation.blocks()}
        for connection in list(tables.connections):
            if self.keeps_out(connection.address):
                connection.end(POLICY)
        found = await store.moderation.corrections()
        new = {} if self._noticed is None else {name: found[name] for name in found.keys() - self._noticed}
        for game in set(new.values()):
            live = tables.find(game)
            if live is not None:
                await live.correct()
        self._noticed = set(found)
        for game in await store.removed(tables.watched()):
            live = tables.find(game)
            if live is not None:
                await live.turn_all_out(Trouble("removed", "whoever runs the server has removed the game"))

    @contextlib.asynccontextmanager
    async def kept(self, store: Store, tables: Tables) -> AsyncIterator[None]:
        """Look now and then while the server runs."""
        await self.look(store, tables)
        looking = asyncio.create_task(self._go_on(store, tables))
        try:
            yield
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)

    async def _go_on(self, store: Store, tables: Tables) -> None:
        while True:
            await asyncio.sleep(_INTERVAL)
            try:
                await self.look(store, tables)
            except StoreUnavailable:
                log.warning("what the operator did elsewhere could not be looked for")
            except Exception:
                log.exception("what the operator did elsewhere could not be done here")
