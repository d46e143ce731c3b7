"""What is stored: games, the entries of their journals, chat, push subscriptions."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from ...players import USUAL_SECONDS

#: Kinds of keys: one opens a seat; an invitation and a code are exchanged for such a key, once.
SEAT: Final = "seat"
INVITATION: Final = "invitation"
CODE: Final = "code"
#: An invitation that was exchanged.
USED: Final = "used"


class Seat(msgspec.Struct):
    """Who sits on a side.

    ``awaited`` while nobody has taken the seat of an invitation; ``coming`` at the table of a rematch, until its person
    has sat down there.
    """

    kind: str
    name: str = ""
    level: str = ""
    awaited: bool = False
    coming: bool = False
    #: For how many seconds a computer player that thinks has work at a decision.
    seconds: int = USUAL_SECONDS


class SeatKey(msgspec.Struct, frozen=True):
    """What opens a seat, or is exchanged for what does, as its SHA-256."""

    side: str
    hash: str
    kind: str
    made: float = 0.0
    expires: float | None = None


class Entry(msgspec.Struct):
    """One entry of a journal: who did what, and the lines of the record it added.

    ``side`` is ``bottom``, ``top`` or ``server``; ``message`` is the id that the client gave to what it asked for, or
    empty.
    """

    version: int
    side: str
    kind: str
    message: str = ""
    lines: list[str] = []
    detail: dict[str, Any] = {}
    at: float = 0.0


class StoredGame(msgspec.Struct, kw_only=True):
    """A game as it is stored, without its journal: what was agreed at the start, and where it stands.

    ``header`` is the header of the record with the seed, and with the whole set-up where a player brought it; ``setup``
    is the hash of the set-up; ``lines`` are the lines before the first entry.
    """

    id: str
    ruleset: str
    scenario: str
    header: str
    lines: list[str] = []
    options: dict[str, str] = {}
    setup: str = ""
    seats: dict[str, Seat]
    clock: dict[str, Any] | None = None
    chat: bool = True
    watch: bool = True
    created: float
    updated: float
    version: int = 0
    state: str = "playing"
    decider: str = ""
    winner: str = ""
    ending: str = ""
    turn: int = 0
    deadline: float | None = None
    rematch: str = ""


class Changes(msgspec.Struct, kw_only=True):
    """What an append changes of where the game stands; what is not given stays as it is."""

    updated: float | UnsetType = UNSET
    state: str | UnsetType = UNSET
    decider: str | UnsetType = UNSET
    winner: str | UnsetType = UNSET
    ending: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    deadline: float | UnsetType | None = UNSET


class Claimed(NamedTuple):
    """What became of a claim: the side whose seat was taken, or else the reason why none was."""

    side: str
    reason: str = ""


class ChatLine(msgspec.Struct):
    """Something said at a table; lines are numbered from 1 in each game."""

    number: int
    side: str
    text: str
    at: float


class Process(NamedTuple):
    """A server process: where it runs, since when, when it was last heard of and how often; times by the database."""

    id: str
    host: str
    pid: int
    started: float
    beat: float
    beats: int


class Absence(NamedTuple):
    """From when to when no server process lived, by the database's clock."""

    gone: float
    back: float


class Sitting(NamedTuple):
    """Connections to a game's table: of each seat, of spectators, and those of each seat that are looked at."""

    bottom: int = 0
    top: int = 0
    spectators: int = 0
    bottom_sees: int = 0
    top_sees: int = 0


#: Nobody is at the table.
NOBODY_SITS = Sitting()


class News(NamedTuple):
    """Another process has written something about this game: it is now at this version, with so many lines of chat.

    ``company``: it is not the game that is new, but who sits at its table.

    An empty ``id`` means that news may have been missed: look at every game that matters anew.
    """

    id: str
    version: int
    chat: int
    company: bool = False


#: Said after the connection that brings the news was lost.
EVERYTHING = News("", 0, 0)
