"""Who sits at the tables of this process is told to the others, and who sits at theirs is heard from them.

While this process is alone nothing is written. A table shows all who sit at it, wherever they are connected.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from ...kernel.refusal import VexillaError
from ..store import NOBODY_SITS, Sitting

if TYPE_CHECKING:
    from .tables import Tables

_log: Final = logging.getLogger("vexilla.tables")

#: Seconds in which comings and goings gather before they are told.
_GATHER: Final = 0.05


def note_failure(what: str, problem: Exception) -> None:
    """Log what went wrong in something that must go on whatever happens; an outage needs no trace."""
    if isinstance(problem, VexillaError):
        _log.warning("%s: %s", what, problem)
    else:
        _log.error("%s", what, exc_info=problem)


class Companies:
    """The company at every table, here and elsewhere."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._store: Final = tables.store
        #: Who sits here, by game.
        self._here: Final[dict[str, Sitting]] = {}
        #: Games of which the others do not know yet who sits here, and of which we do not know who sits there.
        self._untold: Final[set[str]] = set()
        self._unheard: Final[set[str]] = set()
        #: Games at whose tables others sit, as far as we know.
        self._shared: Final[set[str]] = set()
        self._work: Final = asyncio.Event()
        #: Whom we have told of everything: each process, and ourselves as often as we were born.
        self._audience: frozenset[object] = frozenset()

    def sit(self, game: str, sitting: Sitting) -> None:
        """Somebody came to a table of this process, went, or looks elsewhere."""
        before = self._here.pop(game, NOBODY_SITS)
        if any(sitting):
            self._here[game] = sitting
            if not any(before):
                self._unheard.add(game)
        else:
            self._shared.discard(game)
        self._untold.add(game)
        self._work.set()

    def hear(self, game: str) -> None:
        """Somebody came to a game's table at another process, or went."""
        if game in self._here:
            self._unheard.add(game)
            self._work.set()

    def hear_all(self) -> None:
        """Something may have been missed."""
        self._unheard.update(self._here)
        self._work.set()

    async def run(self) -> None:
        """Tell and hear for ever."""
        while True:
            await self._work.wait()
            await asyncio.sleep(_GATHER)
            self._work.clear()
            try:
                await self._tell()
                await self._hear()
            except Exception as problem:
                note_failure("who sits at tables could not be shared", problem)
                await self._store.heart.next_beat()
                self._work.set()

    async def watch(self) -> None:
        """Follow who lives: newcomers are told everything, and of the dead nobody sits anywhere."""
        heart = self._store.heart
        while True:
            audience = frozenset([*heart.others, heart.births])
            if audience != self._audience:
                self._audience = audience
                self._untold.update(self._here)
                self.hear_all()
            elif heart.others and not self._store.brings_news:
                self.hear_all()
            await heart.next_beat()

    async def _tell(self) -> None:
        if not self._store.heart.others:
            self._untold.clear()
            return
        changed = {game: self._here.get(game, NOBODY_SITS) for game in self._untold}
        self._untold.clear()
        if changed:
            try:
                await self._store.seat(changed)
            except VexillaError:
                self._untold.update(changed)
                raise

    async def _hear(self) -> None:
        asked = [game for game in self._unheard if game in self._here]
        self._unheard.clear()
        try:
            found = await self._store.seated(asked) if asked else {}
        except VexillaError:
            self._unheard.update(asked)
            raise
        for game in asked:
            live = self._tables.find(game)
            if live is not None and (game in found or game in self._shared):
                self._tables.spawn(live.hear_company(found.get(game, NOBODY_SITS)))
        self._shared.difference_update(asked)
        self._shared.update(found)
