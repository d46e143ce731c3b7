"""What a server does by itself so that nothing grows for ever and nothing is lost.

Games that nobody ever played are removed, backups are made; of several processes the oldest one does it.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
import pathlib
import time
from collections.abc import AsyncIterator
from typing import Final

from ..kernel.refusal import VexillaError
from .metrics import Metrics
from .settings import Settings
from .store import Store

_log: Final = logging.getLogger("vexilla.keeping")

#: So many games are looked at at a time, with a rest after each time, so that nobody waits for it.
_BATCH: Final = 100
_REST: Final = 0.2
#: Seconds between two walks through all games, and between two looks whether a backup is due.
_WALK: Final = 3600.0
_LOOK: Final = 60.0
_DAY: Final = 86_400.0
_HOUR: Final = 3600.0

_NAME: Final = "vexilla-"
_SUFFIX: Final = ".backup"


@contextlib.asynccontextmanager
async def keeping(store: Store, settings: Settings, metrics: Metrics) -> AsyncIterator[None]:
    """Do all this while the server runs."""
    work = []
    if settings.unplayed_days:
        work.append(_expire_for_ever(store, settings.unplayed_days, metrics))
    if settings.backup_folder:
        work.append(_back_up_for_ever(store, settings, metrics))
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_first(store: Store) -> bool:
    """Whether it is for this process to do: it is the oldest of those that live."""
    living = store.heart.living.values()
    oldest = min(((process.started, process.id) for process in living), default=(0.0, store.heart.me))
    return oldest[1] == store.heart.me


# -- games that nobody ever played ---------------------------------------------------------------


async def expire(store: Store, before: float, metrics: Metrics) -> None:
    """Remove the games in which nobody did anything until a moment, a few at a time."""
    after = ""
    while True:
        found, after = await store.unplayed(before, after, _BATCH)
        if found:
            metrics.expired.add(by=await store.expire(found, before))
        if not after:
            return
        await asyncio.sleep(_REST)


async def _expire_for_ever(store: Store, days: int, metrics: Metrics) -> None:
    while True:
        if is_first(store):
            try:
                await expire(store, time.time() - days * _DAY, metrics)
                await store.challenges.expire(time.time() - days * _DAY)
            except VexillaError as problem:
                _log.warning("games that nobody played could not be removed: %s", problem)
        await asyncio.sleep(_WALK)


# -- backups -------------------------------------------------------------------------------------


def kept_backups(folder: pathlib.Path) -> list[pathlib.Path]:
    """The backups that servers have made in a folder, the oldest first."""
    return sorted(folder.glob(f"{_NAME}*{_SUFFIX}"))


async def back_up_now(store: Store, folder: pathlib.Path, keep: int, now: float) -> pathlib.Path:
    """Make a backup, and remove the oldest ones beyond so many."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    moment = datetime.datetime.fromtimestamp(now, datetime.UTC).strftime("%Y%m%d-%H%M%S")
    file = folder / f"{_NAME}{moment}{_SUFFIX}"
    await store.back_up(file)
    for old in kept_backups(folder)[:-keep]:
        old.unlink()
    return file


async def _back_up_for_ever(store: Store, settings: Settings, metrics: Metrics) -> None:
    folder = pathlib.Path(settings.backup_folder)
    while True:
        last = max((file.stat().st_mtime for file in kept_backups(folder)), default=0.0)
        now = time.time()
        if is_first(store) and now - last >= settings.backup_hours * _HOUR:
            try:
                await back_up_now(store, folder, settings.backup_keep, now)
                metrics.backups.add("made")
            except (VexillaError, OSError) as problem:
                metrics.backups.add("failed")
                _log.error("no backup could be made: %s", problem)
        await asyncio.sleep(min(_LOOK, settings.backup_hours * _HOUR))
