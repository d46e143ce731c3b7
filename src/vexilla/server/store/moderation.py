"""What is kept for order at the tables: reports of players, what was done about them, addresses that are kept out."""

from __future__ import annotations

import re
import secrets
import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ...kernel.sides import SIDE_NAMES
from .draft import Draft
from .rows import as_json, seats_from
from .schema import blocks, chats, corrections, games, reports
from .writes import Write

#: What can be reported.
CHAT: Final = "chat"
NAME: Final = "name"
OPEN: Final = "open"
CLOSED: Final = "closed"
#: What a name is changed into that nobody shall read.
NO_NAME: Final = "…"
#: A seat reports so much in one game; whoever has more to say repeats himself.
MOST_REPORTS: Final = 20
#: So many open reports are shown at once, the oldest first; closing some shows the next.
_SHOWN: Final = 100
#: Lines of chat that are shown with a report, before and after the one that is meant.
_BEFORE: Final = 10
_AFTER: Final = 3
#: Seconds in which every process has noticed that something was removed.
_NOTICED: Final = 3600.0

Result = TypeVar("Result")


class Read(Protocol):
    """How the store reads."""

    async def __call__(self, query: Callable[[Connection], Result]) -> Result:
        """What a query finds."""


class Report(NamedTuple):
    """Something that a player reported: who (a side), what, and how it read then."""

    id: str
    game: str
    side: str
    what: str
    line: int
    text: str
    note: str
    addresses: tuple[str, ...]
    at: float


class Block(NamedTuple):
    """An address that is kept out until a moment."""

    address: str
    until: float


# -- written -------------------------------------------------------------------------------------


class KeepReport(Write):
    """A report; the same thing is reported once by each side."""

    def __init__(self, report: Report) -> None:
        super().__init__(report.game)
        self._report: Final = report

    def write(self, draft: Draft) -> bool:
        """Keep it; False where it is there already, or where the seat has reported enough."""
        draft.head(self._report.game)
        mine = select(reports.c.what, reports.c.line).where(
            reports.c.game == self._report.game, reports.c.side == self._report.side
        )
        before = [tuple(row) for row in draft.connection.execute(mine)]
        if (self._report.what, self._report.line) in before or len(before) >= MOST_REPORTS:
            return False
        row = self._report._asdict() | {"addresses": " ".join(self._report.addresses), "state": OPEN}
        draft.connection.execute(insert(reports), row)
        return True


class CloseReport(Write):
    """A report that was dealt with; whose addresses it named is forgotten."""

    def __init__(self, report: str) -> None:
        super().__init__()
        self._report: Final = report

    def write(self, draft: Draft) -> bool:
        """Close it; False where there is no such open report."""
        which = update(reports).where(reports.c.id == self._report, reports.c.state == OPEN)
        return bool(draft.connection.execute(which.values(state=CLOSED, addresses="")).rowcount)


class Correction(Write):
    """Something that is removed from a game; all processes get to know of it."""

    def write(self, draft: Draft) -> bool:
        """Remove it; False where there is nothing to remove."""
        game = self.games[0]
        draft.head(game)
        if not self.correct(draft.connection, game):
            return False
        now = time.time()
        draft.connection.execute(delete(corrections).where(corrections.c.at < now - _NOTICED))
        draft.connection.execute(insert(corrections), {"id": secrets.token_hex(6), "game": game, "at": now})
        return True

    @abstractmethod
    def correct(self, connection: Connection, game: str) -> bool:
        """Remove it."""


class RemoveLine(Correction):
    """A line of chat of which only the number is left."""

    def __init__(self, game: str, line: int) -> None:
        super().__init__(game)
        self._line: Final = line

    def correct(self, connection: Connection, game: str) -> bool:
        """Empty the line."""
        which = update(chats).where(chats.c.game == game, chats.c.number == self._line)
        return bool(connection.execute(which.values(text="")).rowcount)


class RemoveName(Correction):
    """A person's name that nobody shall read any more, at the table and in the record."""

    def __init__(self, game: str, side: str) -> None:
        super().__init__(game)
        self._side: Final = side

    def correct(self, connection: Connection, game: str) -> bool:
        """Change the name."""
        row = connection.execute(select(games.c.seats, games.c.header).where(games.c.id == game)).one()
        seats = seats_from(row.seats)
        seat = seats[self._side]
        if not seat.name:
            return False
        # The name that was given when the game was made may be another one.
        header = re.sub(rf"(?m)^{self._side}: human .*$", f"{self._side}: human {NO_NAME}", row.header, count=1)
        seat.name = NO_NAME
        connection.execute(update(games).where(games.c.id == game).values(seats=as_json(seats), header=header))
        return True


class CloseChat(Correction):
    """A table at which nothing more is said."""

    def correct(self, connection: Connection, game: str) -> bool:
        """Close the chat."""
        which = update(games).where(games.c.id == game, games.c.chat)
        return bool(connection.execute(which.values(chat=False)).rowcount)


class SetBlock(Write):
    """An address that is kept out until a moment; one that is past lets it in again."""

    def __init__(self, address: str, until: float) -> None:
        super().__init__()
        self._address: Final = address
        self._until: Final = until

    def write(self, draft: Draft) -> None:
        """Keep it, and forget those whose time is over."""
        over = (blocks.c.until < time.time()) | (blocks.c.address == self._address)
        draft.connection.execute(delete(blocks).where(over))
        if self._until > time.time():
            draft.connection.execute(insert(blocks), {"address": self._address, "until": self._until})


# -- read ----------------------------------------------------------------------------------------


def open_reports(connection: Connection) -> list[Report]:
    """What nobody has dealt with, the oldest first."""
    columns = [reports.c[name] for name in Report._fields]
    query = select(*columns).where(reports.c.state == OPEN).order_by(reports.c.at, reports.c.id).limit(_SHOWN)
    return [_report(row) for row in connection.execute(query)]


def _report(row: Row[Any]) -> Report:
    values = row._asdict()
    return Report(**(values | {"addresses": tuple(values["addresses"].split())}))


def count_open(connection: Connection) -> int:
    """How many reports are open."""
    return int(connection.execute(select(func.count()).where(reports.c.state == OPEN)).scalar_one())


def context_of(connection: Connection, game: str, line: int) -> list[tuple[int, str, str]]:
    """The lines of chat around one; the last ones where none is meant."""
    query = select(chats.c.number, chats.c.side, chats.c.text).where(chats.c.game == game)
    if line:
        query = query.where(chats.c.number.between(line - _BEFORE, line + _AFTER))
    rows = connection.execute(query.order_by(chats.c.number.desc()).limit(_BEFORE + 1 + _AFTER)).all()
    return [(row.number, row.side, row.text) for row in reversed(rows)]


def _line(connection: Connection, game: str, line: int) -> tuple[str, str] | None:
    query = select(chats.c.side, chats.c.text).where(chats.c.game == game, chats.c.number == line)
    row = connection.execute(query).one_or_none()
    return None if row is None else (row.side, row.text)


def blocks_now(connection: Connection) -> list[Block]:
    """The addresses that are kept out now."""
    query = select(blocks.c.address, blocks.c.until).where(blocks.c.until > time.time())
    return [Block(*row) for row in connection.execute(query.order_by(blocks.c.until))]


def _corrections(connection: Connection) -> dict[str, str]:
    return {row.id: row.game for row in connection.execute(select(corrections.c.id, corrections.c.game))}


class Moderation:
    """What the store keeps for order at the tables."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[Any]]) -> None:
        self._read: Final = read
        self._write: Final = write

    async def report(
        self, game: str, side: int, what: str, line: int, text: str, note: str, addresses: tuple[str, ...]
    ) -> bool:
        """Keep what a side reports; False where it is known already."""
        name = SIDE_NAMES[side]
        report = Report(secrets.token_hex(6), game, name, what, line, text, note, addresses, time.time())
        return bool(await self._write(KeepReport(report)))

    async def open_reports(self) -> list[Report]:
        """What nobody has dealt with, the oldest first."""
        return await self._read(open_reports)

    async def count(self) -> int:
        """How many reports are open."""
        return await self._read(count_open)

    async def context(self, game: str, line: int) -> list[tuple[int, str, str]]:
        """Number, side and text of the lines of chat around one."""
        return await self._read(lambda connection: context_of(connection, game, line))

    async def line(self, game: str, line: int) -> tuple[str, str] | None:
        """Who said a line of chat, and how it reads now."""
        return await self._read(lambda connection: _line(connection, game, line))

    async def close_report(self, report: str) -> bool:
        """A report was dealt with; False where there is no such open report."""
        return bool(await self._write(CloseReport(report)))

    async def remove_line(self, game: str, line: int) -> bool:
        """Empty a line of chat; False where there is none."""
        return bool(await self._write(RemoveLine(game, line)))

    async def remove_name(self, game: str, side: str) -> bool:
        """Change a person's name into one that says nothing; False where there is none."""
        return bool(await self._write(RemoveName(game, side)))

    async def close_chat(self, game: str) -> bool:
        """Let nothing more be said at a table; False where nothing is said anyway."""
        return bool(await self._write(CloseChat(game)))

    async def corrections(self) -> dict[str, str]:
        """What was removed in the last hour: a name for each time, and the game."""
        return await self._read(_corrections)

    async def block(self, address: str, until: float) -> None:
        """Keep an address out until a moment; one that is past lets it in again."""
        await self._write(SetBlock(address, until))

    async def blocks(self) -> list[Block]:
        """The addresses that are kept out now."""
        return await self._read(blocks_now)
