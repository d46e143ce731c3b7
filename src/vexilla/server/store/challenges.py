"""Challenges: what was said by a player whose opponent brings something of his own, until he has brought it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from .draft import Draft
from .moderation import Read
from .rows import game_rows, key_row
from .schema import challenges
from .shapes import SeatKey, StoredGame
from .writes import Write


class Challenge(NamedTuple):
    """A game that waits: hashes of what opens the seat of its maker and of what invites the other one, and the plan."""

    id: str
    owner: str
    invitation: str
    plan: str
    made: float


class KeepChallenge(Write):
    """A new challenge."""

    def __init__(self, challenge: Challenge) -> None:
        super().__init__()
        self._challenge: Final = challenge

    def write(self, draft: Draft) -> None:
        """Keep it."""
        draft.connection.execute(insert(challenges), self._challenge._asdict())


class AcceptChallenge(Write):
    """The game of a challenge, which ends with it: of two who accept at once the second one finds none."""

    def __init__(self, game: StoredGame, keys: Sequence[SeatKey]) -> None:
        super().__init__()
        self._id: Final = game.id
        self._rows: Final = game_rows(game)
        self._keys: Final = [key_row(game.id, key) for key in keys]

    def write(self, draft: Draft) -> bool:
        """Keep the game instead of the challenge; False where there is none any more."""
        which = delete(challenges).where(challenges.c.id == self._id)
        if not draft.connection.execute(which).rowcount:
            return False
        draft.add_game(*self._rows, self._keys)
        return True


class ForgetChallenges(Write):
    """Challenges that nobody has accepted until a moment, or the one that its maker withdraws."""

    def __init__(self, before: float, id_: str | None = None) -> None:
        super().__init__()
        self._which: Final = challenges.c.made < before if id_ is None else challenges.c.id == id_

    def write(self, draft: Draft) -> int:
        """Remove them; how many there were."""
        return draft.connection.execute(delete(challenges).where(self._which)).rowcount


def _find(connection: Connection, id_: str) -> Challenge | None:
    columns = [challenges.c[name] for name in Challenge._fields]
    row = connection.execute(select(*columns).where(challenges.c.id == id_)).one_or_none()
    return None if row is None else Challenge(*row)


class Challenges:
    """What the server asks of its database about challenges."""

    def __init__(self, read: Read, write: Callable[[Write], Awaitable[Any]]) -> None:
        self._read: Final = read
        self._write: Final = write

    async def keep(self, challenge: Challenge) -> None:
        """Keep a new one."""
        await self._write(KeepChallenge(challenge))

    async def find(self, id: str) -> Challenge | None:  # noqa: A002
        """The one with this id, as long as nobody has accepted it."""
        return await self._read(lambda connection: _find(connection, id))

    async def accept(self, game: StoredGame, keys: Sequence[SeatKey]) -> bool:
        """Keep the game instead of its challenge; False when somebody else was first, or it was withdrawn."""
        return bool(await self._write(AcceptChallenge(game, keys)))

    async def withdraw(self, id: str) -> None:  # noqa: A002
        """Forget one."""
        await self._write(ForgetChallenges(0.0, id))

    async def expire(self, before: float) -> int:
        """Forget all that nobody has accepted until a moment; how many there were."""
        return int(await self._write(ForgetChallenges(before)))
