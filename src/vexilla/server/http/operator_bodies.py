"""What goes over the wire about order: reports of players, and what whoever runs the server sees and does."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .bodies import Asked, GameId, SideName

Line = Annotated[int, Meta(ge=1, le=1_000_000, description="The number of a line of chat.")]
Note = Annotated[str, Meta(max_length=200, description="What the player says about it.")]


class ReportBody(Asked):
    """What is wrong: a line of the other side's chat, or its name."""

    what: Literal["chat", "name"]
    line: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    note: Note = ""


# -- what the operator does ----------------------------------------------------------------------


class LineBody(Asked):
    """A line of chat to be removed."""

    game: GameId
    line: Line


class NameBody(Asked):
    """A person whose name shall not be read any more."""

    game: GameId
    side: SideName


class ChatBody(Asked):
    """A table at which nothing more shall be said."""

    game: GameId


class BlockBody(Asked):
    """An address, or a network of IPv6 addresses, to be kept out for some hours; 0 lets it in again."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]
    hours: Annotated[float, Meta(ge=0, le=8760)]


class CloseBody(Asked):
    """A report that was dealt with."""

    report: Annotated[str, Meta(max_length=64)]


# -- what the operator sees ----------------------------------------------------------------------


class LineShown(Struct):
    """A line of chat; empty when it was removed."""

    number: int
    side: str
    text: str


class ReportShown(Struct):
    """A report: which side wrote it, what it is about, how that read, and what was said around it."""

    id: str
    game: str
    side: str
    what: str
    line: int
    text: str
    note: str
    #: The addresses of the other seat when it was reported.
    addresses: list[str]
    at: float
    names: dict[str, str]
    #: Whether the chat of the game is open.
    chat: bool
    context: list[LineShown]


class BlockShown(Struct):
    """An address that is kept out."""

    address: str
    until: float


class FailedGame(Struct):
    """A game that could not be opened, and why."""

    game: str
    reason: str


class Load(Struct):
    """How much this process has to do, and what is left; null where it is not known."""

    version: str
    #: Server processes that live on the database.
    processes: int
    tables: int
    sockets: int
    #: Decisions a second in the last minute.
    actions: float
    #: The longest that the event loop was late in the last minute, in seconds.
    lag: float
    memory: float
    #: What waits: writes, questions to computer players, replays and analyses.
    waiting: dict[str, int]
    database_bytes: float | None
    disk_free_bytes: float | None


class Overview(Struct):
    """All that whoever runs the server looks at: the oldest open reports, and how many there are."""

    reports: list[ReportShown]
    open: int
    blocks: list[BlockShown]
    failed: list[FailedGame]
    load: Load
