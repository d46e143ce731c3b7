"""The chat of one table, as far as it is told to whoever comes."""

from __future__ import annotations

from collections import deque
from typing import Final

from ..store import ChatLine, Store

#: Lines that whoever comes to the table is told.
KEPT: Final = 50


class Talk:
    """The last lines of a chat; they are read from the store when someone first wants them."""

    __slots__ = ("_game", "_lines", "_store")

    def __init__(self, game: str, store: Store) -> None:
        self._game: Final = game
        self._store: Final = store
        self._lines: deque[ChatLine] | None = None

    async def lines(self) -> deque[ChatLine]:
        """What was said last."""
        if self._lines is None:
            self._lines = deque(await self._store.chat(self._game, KEPT), KEPT)
        return self._lines

    async def add(self, side: str, text: str, message: str, now: float) -> list[ChatLine]:
        """Say something; what of it is new, which is nothing if the message has come before."""
        lines = await self.lines()
        line = await self._store.add_chat(self._game, side, text, message, now)
        if lines and line.number <= lines[-1].number:
            return []
        # Another process may have written in between: nobody shall miss that.
        return await self.news(line.number)

    async def news(self, said: int) -> list[ChatLine]:
        """The lines up to a number that nobody here has heard yet."""
        lines = self._lines
        last = lines[-1].number if lines else 0
        if lines is None or said <= last:
            return []
        new = await self._store.chat(self._game, KEPT, last)
        lines.extend(new)
        return new

    async def corrected(self) -> list[ChatLine]:
        """The lines that read otherwise than they were told here: whoever runs the server has removed them."""
        if self._lines is None:
            return []
        told = {line.number: line.text for line in self._lines}
        now = await self._store.chat(self._game, KEPT)
        changed = [line for line in now if told.get(line.number, line.text) != line.text]
        by_number = {line.number: line for line in changed}
        self._lines = deque([by_number.get(line.number, line) for line in self._lines], KEPT)
        return changed
