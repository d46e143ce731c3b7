"""The store: what the server asks of its database."""

from __future__ import annotations

import asyncio
import pathlib
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from . import counting, heart, queries, sharing
from .backups import back_up
from .challenges import Challenges
from .counting import Bucket
from .database import READERS, Database, write_ahead
from .errors import BadStore, StoreUnavailable
from .heart import Heart
from .integrity import damaged, faults_of, is_damage
from .key_writes import Claim, EndOthers, NewCode, NewInvitation
from .migrate import migrate, newest
from .moderation import Moderation
from .news import Feed, Listener, Newsroom
from .shapes import Absence, Changes, ChatLine, Claimed, Entry, Process, SeatKey, Sitting, StoredGame
from .sizes import Sizes, sizes
from .writer import Measures, Writer
from .writes import Append, Create, Expire, KeepSecret, Rematch, Say, Subscribe, Unsubscribe

Result = TypeVar("Result")


class Store:
    """Games and their journals, kept in a database that several processes may share.

    Between ``start`` and ``close`` all methods are used in one event loop. What a method has written when it
    returns is durable. ``StoreUnavailable`` is raised when the database cannot be reached or cannot write.
    """

    def __init__(self, database: Database) -> None:
        #: The address of the database, without its password.
        self.name: Final = database.name
        # How this process knows its own notifications again.
        me = secrets.token_hex(8)
        self._database: Final = database
        self._newsroom: Final = Newsroom()
        self._writer: Final = Writer(database, me, self._newsroom.tell)
        self._listener: Final = Listener(database, me, self._newsroom) if database.postgres else None
        #: The life of this process among others, begun and ended by whoever serves people.
        self.heart: Final = Heart(database, me)
        #: Reports of players, and what is done about them.
        self.moderation: Final = Moderation(self._read, self._writer.write)
        #: Games that wait for what the other player brings.
        self.challenges: Final = Challenges(self._read, self._writer.write)
        self._readers: Final = ThreadPoolExecutor(READERS, "vexilla-reader")
        self._closed = False

    async def start(self) -> None:
        """Begin to write and to hear news."""
        self._newsroom.start()
        if self._listener is not None:
            await self._listener.start()
        await self._writer.start()

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self.heart.close()
        await self._writer.close()
        self._closed = True
        if self._listener is not None:
            await self._listener.close()
        self._newsroom.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._database.close()

    async def __aenter__(self) -> Store:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # -- games and journals ----------------------------------------------------------------------

    async def create(self, game: StoredGame, keys: Sequence[SeatKey] = ()) -> None:
        """Keep a new game and what opens its seats."""
        await self._writer.write(Create(game, keys))

    async def find(self, id: str) -> StoredGame | None:  # noqa: A002
        """The game with this id."""
        return await self._read(lambda connection: queries.find(connection, id))

    async def find_many(self, ids: Sequence[str], damaged: list[str] | None = None) -> list[StoredGame]:
        """The games with these ids, in this order, without those that do not exist.

        The ids of those that are there but cannot be read are added to ``damaged``.
        """
        spoilt = damaged if damaged is not None else []
        return await self._read(lambda connection: queries.find_many(connection, ids, spoilt))

    async def removed(self, ids: Sequence[str]) -> list[str]:
        """Which of these games are not there any more."""
        return await self._read(lambda connection: queries.removed(connection, ids)) if ids else []

    async def entries(self, id: str, after: int = 0) -> list[Entry]:  # noqa: A002
        """The entries of a game's journal after a version."""
        return await self._read(lambda connection: queries.journal(connection, id, after))

    async def append(self, id: str, entries: Sequence[Entry], changes: Changes) -> bool:  # noqa: A002
        """Write the next entries of a game's journal, and what they change of the game.

        True: committed. False: another process wrote that version first, or one of the messages is in the
        journal already; nothing of this was written, and the game must be read again.
        """
        return bool(await self._writer.write(Append(id, list(entries), changes)))

    async def create_rematch(self, id: str, game: StoredGame) -> str:  # noqa: A002
        """Keep the game that follows another one, unless there is one already; the id of the one that stands."""
        return str(await self._writer.write(Rematch(id, game)))

    async def overdue(self, now: float) -> list[str]:
        """The games in which somebody's time has run out, the longest waiting first."""
        return await self._read(lambda connection: queries.overdue(connection, now))

    def news(self) -> Feed:
        """What other processes write from now on, for ``async for``; a slow reader gets the latest of each game."""
        return self._newsroom.feed()

    @property
    def brings_news(self) -> bool:
        """Whether the database itself says at once what is new; otherwise one has to look."""
        return self._database.postgres

    # -- seats -----------------------------------------------------------------------------------

    async def key(self, id: str, hash: str) -> SeatKey | None:  # noqa: A002
        """What a game keeps under the hash of a token, an invitation or a code."""
        return await self._read(lambda connection: queries.key(connection, id, hash))

    async def opened(self, keys: Sequence[tuple[str, str]]) -> dict[str, str]:
        """By game the side whose seat is opened, for pairs of a game and the hash of a token."""
        return await self._read(lambda connection: queries.opened(connection, keys))

    async def keys(self, id: str, side: str) -> set[str]:  # noqa: A002
        """The hashes of all that opens a seat."""
        return await self._read(lambda connection: queries.keys(connection, id, side))

    async def claim_seat(self, claim: Claim) -> Claimed:
        """Exchange an invitation or a code for a key of the seat; of two at once exactly one gets it."""
        claimed = await self._writer.write(claim)
        assert isinstance(claimed, Claimed)
        return claimed

    async def invite(self, id: str, key: SeatKey) -> bool:  # noqa: A002
        """Replace the invitation to a seat; False when somebody has taken the seat."""
        return bool(await self._writer.write(NewInvitation(id, key)))

    async def add_code(self, id: str, key: SeatKey) -> bool:  # noqa: A002
        """Replace the code of a seat; False when the seat has as many keys as it may."""
        return bool(await self._writer.write(NewCode(id, key)))

    async def end_others(self, id: str, shown: str, key: SeatKey, entry: Entry) -> int | None:  # noqa: A002
        """Replace all keys of a seat by one, whose holder shows one of them; how many ended, None if he does not."""
        ended = await self._writer.write(EndOthers(id, shown, key, entry))
        return None if ended is None else int(ended)

    # -- chat, push, keys ------------------------------------------------------------------------

    async def add_chat(self, id: str, side: str, text: str, message: str = "", at: float | None = None) -> ChatLine:  # noqa: A002
        """Keep a line of chat; the line as it stands, which is the first one if the message was sent twice."""
        line = await self._writer.write(Say(id, side, text, time.time() if at is None else at, message))
        assert isinstance(line, ChatLine)
        return line

    async def chat(self, id: str, last: int = 50, after: int = 0) -> list[ChatLine]:  # noqa: A002
        """The last lines of a game's chat, of those after a number, in order."""
        return await self._read(lambda connection: queries.said(connection, id, last, after))

    async def save_subscription(self, id: str, side: str, subscription: dict[str, Any]) -> None:  # noqa: A002
        """Keep where a browser of a seat wants to be told, by its ``endpoint``."""
        await self._writer.write(Subscribe(id, side, subscription))

    async def remove_subscription(self, id: str, side: str, endpoint: str) -> None:  # noqa: A002
        """Forget a browser of a seat."""
        await self._writer.write(Unsubscribe(endpoint, (id, side)))

    async def forget_endpoint(self, endpoint: str) -> None:
        """Forget a browser that is gone, for all games."""
        await self._writer.write(Unsubscribe(endpoint, None))

    async def subscriptions(self, id: str, side: str) -> list[dict[str, Any]]:  # noqa: A002
        """Where the browsers of a seat want to be told."""
        return await self._read(lambda connection: queries.subscribed(connection, id, side))

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A key of the server, made by the first process that needs it."""
        found = await self._read(lambda connection: queries.secret(connection, name))
        return found if found is not None else bytes(await self._writer.write(KeepSecret(name, make())))

    # -- keeping ---------------------------------------------------------------------------------

    async def unplayed(self, before: float, after: str, batch: int) -> tuple[list[str], str]:
        """Of the next games by id those in which nobody did anything until a moment, and the last id looked at."""
        return await self._read(lambda connection: queries.unplayed(connection, before, after, batch))

    async def expire(self, ids: list[str], before: float) -> int:
        """Remove those of these games in which still nobody has done anything; how many that were."""
        return int(await self._writer.write(Expire(ids, before)))

    async def back_up(self, file: pathlib.Path) -> None:
        """Write everything into a new file, while all goes on."""
        await asyncio.to_thread(back_up, self._database, file)

    # -- processes -------------------------------------------------------------------------------

    async def processes(self) -> list[Process]:
        """The server processes that live on this database, the oldest first."""
        return await self._read(lambda connection: heart.living(connection, self._database))

    async def note_absence(self, absence: Absence) -> None:
        """Keep that a time counts for nobody, as the time of day jumped over it."""
        await self.heart.do(lambda connection: heart.note_absence(connection, self._database, absence))

    async def absences(self, after: float) -> list[Absence]:
        """When no server process lived, in order, as far as that was over after a moment by the database's clock.

        ``heart.skew`` is what that clock shows more than the one of this process.
        """
        return await self._read(lambda connection: heart.absences_after(connection, after))

    async def seat(self, changed: Mapping[str, Sitting]) -> None:
        """Let the other processes know who sits at tables of this one."""
        await self.heart.do(lambda connection: sharing.seat(connection, self.heart.me, changed))

    async def seated(self, games: Sequence[str]) -> dict[str, Sitting]:
        """Who sits at these games' tables at other processes that live, where anyone does."""
        others = self.heart.others
        return await self._read(lambda connection: sharing.seated(connection, games, others)) if others else {}

    async def claim(self, games: Iterable[str]) -> set[str]:
        """Take over the duty in games where no living process has it; the games in which this one has it now."""
        own = self.heart
        return await own.do(lambda connection: sharing.claim(connection, own.me, games, own.others))

    async def give_up(self, games: Iterable[str]) -> None:
        """Leave the duty in these games to whoever wants it."""
        await self.heart.do(lambda connection: sharing.give_up(connection, self.heart.me, games))

    async def orphans(self) -> list[str]:
        """Some games in which a process that is dead had the duty."""
        living = [self.heart.me, *self.heart.others]
        return await self._read(lambda connection: sharing.orphans(connection, living))

    async def take(self, who: str, bucket: Bucket, tokens: int = 1) -> float:
        """Count what somebody does at whichever process; how many seconds to wait if it is too much."""

        def take(connection: Connection) -> float:
            now = heart.database_time(connection, self._database)
            return counting.take(connection, who, bucket, tokens, now)

        return await self.heart.do(take)

    async def leave_numbers(self, text: str) -> None:
        """Leave what this process has counted to the others."""

        def leave(connection: Connection) -> None:
            counting.forget_full(connection, heart.database_time(connection, self._database))
            counting.leave_numbers(connection, self.heart.me, text, self.heart.others)

        await self.heart.do(leave)

    async def numbers_of_others(self) -> dict[str, str]:
        """What the other living processes have counted, by process."""
        others = self.heart.others
        return await self._read(lambda connection: counting.numbers_of(connection, others)) if others else {}

    # -- watching the store ----------------------------------------------------------------------

    async def ping(self) -> None:
        """Raise StoreUnavailable unless the database answers."""
        await self._read(queries.ping)

    async def is_up_to_date(self) -> bool:
        """Whether the database has the schema that this program writes; StoreUnavailable if it does not answer."""
        return await self._read(queries.schema) == newest()

    async def sizes(self) -> Sizes:
        """How much room the database takes and has."""
        return await self._read(lambda connection: sizes(connection, self._database))

    @property
    def measures(self) -> Measures:
        """What was written so far, and in how many commits."""
        return self._writer.measures

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return self._writer.waiting()

    async def _read(self, query: Callable[[Connection], Result]) -> Result:
        if self._closed:
            raise StoreUnavailable("the store is closed", "store-closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._database.read, query)


def open_store(url: str, *, checked: bool = False) -> Store:
    """The store at this address, brought to the newest schema: ``sqlite:///path`` or ``postgresql://…``.

    With ``checked`` an SQLite file is looked through first, and one that is damaged is not touched.
    """
    return Store(open_database(url, checked=checked))


def open_database(url: str, *, checked: bool = False) -> Database:
    """The database at this address, ready to be used."""
    database = Database(url)
    try:
        if not database.postgres:
            faults = faults_of(database, full=False) if checked else []
            if faults:
                raise damaged(database, faults[0])
            write_ahead(database)
        migrate(database)
    except DBAPIError as problem:
        database.close()
        if is_damage(problem):
            raise damaged(database, str(problem.orig)) from problem
        said = str(problem.orig).strip()
        wrong = f"the database {database.name} cannot be opened: {said}"
        raise BadStore(wrong, "store-unopened", database=database.name, said=said) from problem
    except BadStore:
        database.close()
        raise
    return database
