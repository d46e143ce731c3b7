"""Who is at a table: the sockets of both seats and of spectators, and what each of them is told of the others."""

from __future__ import annotations

from typing import Final, Protocol

from ...kernel.sides import SIDES, SPECTATOR
from ..store import NOBODY_SITS, Sitting
from .messages import Trouble
from .state import TableState
from .table_message import Company, table_message

#: So many connections a seat, and so many spectators, may be at one table: whatever happens is told to each.
_MOST: Final = 100


class Watcher(Protocol):
    """Someone who is told what happens: a socket."""

    side: int
    visible: bool
    #: The hash of the token that opened the seat; empty for a spectator.
    key: str

    @property
    def address(self) -> str:
        """Where it comes from, as it is counted."""

    def sit(self, game: str, side: int, key: str) -> None:
        """Have a seat of a game; Trouble says why not."""

    def send(self, data: bytes) -> None:
        """Put a message on its way; never waits."""

    def turn_out(self, trouble: Trouble) -> None:
        """Say why, and close the connection."""


class Watchers:
    """The sockets around one table, by side, and who sits there at other processes."""

    __slots__ = ("_by_side", "elsewhere")

    def __init__(self) -> None:
        self.elsewhere: Sitting = NOBODY_SITS
        self._by_side: Final[dict[int, list[Watcher]]] = {side: [] for side in (*SIDES, SPECTATOR)}

    def __bool__(self) -> bool:
        return any(self._by_side.values())

    def of(self, side: int) -> list[Watcher]:
        """The sockets of one side."""
        return list(self._by_side[side])

    def add(self, watcher: Watcher) -> None:
        """Someone comes; Trouble where too many are there."""
        if len(self._by_side[watcher.side]) >= _MOST:
            raise Trouble("too-many", "too many connections are at this table", most=_MOST)
        self._by_side[watcher.side].append(watcher)

    def remove(self, watcher: Watcher) -> None:
        """Someone goes."""
        self._by_side[watcher.side].remove(watcher)

    def sees(self, side: int) -> bool:
        """Whether a side has the table before its eyes."""
        return any(watcher.visible for watcher in self._by_side[side])

    def company(self) -> Company:
        """Who is there, at this process or another."""
        here, away = self.sitting(), self.elsewhere
        return Company((here.bottom + away.bottom, here.top + away.top), here.spectators + away.spectators)

    def sitting(self) -> Sitting:
        """Who is there at this process, and who of them looks."""
        counts = [len(self._by_side[side]) for side in (*SIDES, SPECTATOR)]
        seeing = [sum(watcher.visible for watcher in self._by_side[side]) for side in SIDES]
        return Sitting(*counts, *seeing)

    def tell(self, state: TableState, start: int, now: float, only: int | None = None) -> None:
        """Send the table to all (or to those of one side) with the events from ``start`` on."""
        company = self.company()
        for side, watchers in self._by_side.items():
            if watchers and only in (None, side):
                data = table_message(state, side, start, company, now)
                for watcher in watchers:
                    watcher.send(data)

    def tell_company(self, state: TableState, before: Company, now: float, but: Watcher | None = None) -> None:
        """Someone came or went: told to all who can see that, and to nobody else."""
        company = self.company()
        for side, watchers in self._by_side.items():
            told = [watcher for watcher in watchers if watcher is not but]
            if told and company.seen_by(side) != before.seen_by(side):
                data = table_message(state, side, len(state.log), company, now)
                for watcher in told:
                    watcher.send(data)

    def send(self, data: bytes) -> None:
        """Send something to everyone."""
        for watchers in self._by_side.values():
            for watcher in watchers:
                watcher.send(data)
