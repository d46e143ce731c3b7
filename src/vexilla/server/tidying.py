"""When Python looks for garbage: seldom, so that a server with very many tables never stops to look at all of them.

Nearly everything is freed at once, by its count of references. The search for the rest walks through every object
there is; at a thousand tables that took half of the processor's time and paused everyone for a tenth of a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Final

#: Young objects that set off a search among the young; searches that set off one among the middle-aged, and among all.
_THRESHOLDS: Final = (50_000, 100, 1_000_000)
#: Seconds between two searches among all.
_INTERVAL: Final = 600.0


@contextlib.asynccontextmanager
async def tidying_seldom() -> AsyncIterator[None]:
    """Search for garbage by the clock while the server runs; as usual afterwards."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
    tidying = asyncio.create_task(_tidy())
    try:
        yield
    finally:
        tidying.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _tidy() -> None:
    while True:
        await asyncio.sleep(_INTERVAL)
        gc.collect()
