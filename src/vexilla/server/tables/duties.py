"""Which process answers at a table for those who are not there: exactly one of those that live.

A process claims the duty in a game when somebody comes to its table here, and gives it up when nobody is left and
nobody thinks. Of a process that died the others take over what it had, also where nobody is at the table: a computer
was to answer.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Final

from ...kernel.refusal import VexillaError
from .company import note_failure

if TYPE_CHECKING:
    from .live import LiveTable
    from .tables import Tables


class Duties:
    """The duties that this process has, wants and gives up."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._had: Final[dict[str, LiveTable]] = {}
        #: Those that were never asked for, and those that another process has.
        self._new: Final[dict[str, LiveTable]] = {}
        self._refused: Final[dict[str, LiveTable]] = {}
        self._done: Final[set[str]] = set()
        self._work: Final = asyncio.Event()
        self._lapses = 0

    def has(self, live: LiveTable) -> bool:
        """Whether it is for this process to answer at a table."""
        return live.id in self._had

    def want(self, live: LiveTable) -> None:
        """Claim the duty at a table, now or as soon as no living process has it."""
        if live.id not in self._had and live.id not in self._refused:
            self._done.discard(live.id)
            self._new[live.id] = live
            self._work.set()

    def leave(self, live: LiveTable) -> None:
        """Nobody needs an answer at a table any more."""
        self._new.pop(live.id, None)
        self._refused.pop(live.id, None)
        if self._had.pop(live.id, None) is not None:
            self._done.add(live.id)
            self._work.set()

    async def close(self) -> None:
        """Leave to others what needs no answer now; where one is being thought about, they take over."""
        idle = [game for game, live in self._had.items() if not live.attendant.is_busy]
        try:
            await self._tables.store.give_up([*idle, *self._done])
        except VexillaError as problem:
            note_failure("duties could not be given up", problem)

    async def run(self) -> None:
        """Claim and give up for ever."""
        while True:
            await self._work.wait()
            self._work.clear()
            try:
                await self._give_up()
                await self._claim(self._new)
            except Exception as problem:
                note_failure("duties could not be shared", problem)
                await self._tables.store.heart.next_beat()
                self._work.set()

    async def watch(self) -> None:
        """With every beat claim again what others had, and take over what the dead left."""
        heart = self._tables.store.heart
        while True:
            try:
                if heart.lapses != self._lapses:
                    # Others may have thought us dead.
                    self._lapses = heart.lapses
                    self._new.update(self._had)
                    self._had.clear()
                    self._work.set()
                await self._claim(self._refused)
                await self._adopt()
            except Exception as problem:
                note_failure("the duties of other processes could not be looked at", problem)
            await heart.next_beat()

    async def _give_up(self) -> None:
        done = set(self._done)
        if done:
            await self._tables.store.give_up(done)
            self._done.difference_update(done)

    async def _claim(self, wanted: dict[str, LiveTable]) -> None:
        asked = dict(wanted)
        if not asked:
            return
        won = await self._tables.store.claim(asked)
        for game, live in asked.items():
            if wanted.pop(game, None) is None:
                # Not wanted any more.
                self._done.update({game} & won)
                self._work.set()
            elif game in won:
                self._had[game] = live
                self._tables.spawn(live.attend())
            else:
                self._refused[game] = live

    async def _adopt(self) -> None:
        """Open the tables at which a dead process had to answer, each at one of those that live."""
        tables = self._tables
        heart = tables.store.heart
        orphans = await tables.store.orphans()
        ours = [game for game in orphans if _chosen(game, [heart.me, *heart.others]) == heart.me]
        for game in await tables.store.claim(ours) if ours else ():
            try:
                live = await tables.open(game)
                self._had[game] = live
                await live.attend()
            except Exception as problem:
                note_failure(f"game {game} could not be taken over", problem)
                self._had.pop(game, None)
                self._done.add(game)
                self._work.set()


def _chosen(game: str, processes: list[str]) -> str:
    """One of several processes, the same whoever asks; games are spread evenly."""
    return max(processes, key=lambda each: hashlib.sha256(f"{each} {game}".encode()).digest())
