"""What is written about the keys of seats: claims, invitations, codes, the end of all other keys.

Each of these looks and writes while its game is locked, so that of two that come at once the second sees the first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from .draft import Draft
from .rows import as_json, entry_row, key_row, seats_from
from .schema import games, seat_keys, subscriptions
from .shapes import CODE, INVITATION, SEAT, USED, Claimed, Entry, SeatKey
from .writes import Write

#: So many wrong tries end the codes of a game: of 650,000 million codes none is found by them, and who only wants to
#: spoil somebody else's code meets the limits of his address before.
TRIES: Final = 100
#: So many keys a seat may have: one for each device of a person.
_MOST_KEYS: Final = 20

#: Gives the header of a record in which a person has another name: header, side, name.
Rename = Callable[[str, str, str], str]


class Claim(Write):
    """An invitation or a code, exchanged for a key; sent again, it finds the key there and changes nothing."""

    def __init__(self, game: str, shown: SeatKey, key: str, *, name: str, entry: Entry, rename: Rename) -> None:
        super().__init__(game)
        #: What is shown; of its side nothing is known yet.
        self._shown: Final = shown
        self._key: Final = key
        self._name: Final = name
        #: What the journal says of it, its version and its side excepted.
        self._entry: Final = entry
        self._rename: Final = rename

    def write(self, draft: Draft) -> Claimed:
        """Take the seat; the reason why not where it cannot be."""
        game = self.games[0]
        draft.head(game)
        mine = _find(draft.connection, game, self._key)
        if mine is not None and mine.kind == SEAT:
            return Claimed(mine.side)
        shown = _find(draft.connection, game, self._shown.hash)
        return self._code(draft, shown) if self._shown.kind == CODE else self._invitation(draft, shown)

    def _invitation(self, draft: Draft, shown: Any) -> Claimed:
        game, connection = self.games[0], draft.connection
        if shown is None or shown.kind not in (INVITATION, USED):
            return Claimed("", "no-such-invitation")
        if shown.kind == USED:
            return Claimed("", "invitation-used")
        which = [seat_keys.c.game == game, seat_keys.c.hash == shown.hash]
        connection.execute(update(seat_keys).where(*which).values(kind=USED))
        self._add_key(connection, shown.side)
        kept = connection.execute(select(games.c.seats, games.c.header).where(games.c.id == game)).one()
        seats, header = seats_from(kept.seats), kept.header
        seat = seats[shown.side]
        seat.awaited = False
        if self._name:
            seat.name = self._name
            header = self._rename(header, shown.side, self._name)
        connection.execute(update(games).where(games.c.id == game).values(seats=as_json(seats), header=header))
        _note(draft, game, shown.side, self._entry, {"name": seat.name})
        return Claimed(shown.side)

    def _code(self, draft: Draft, shown: Any) -> Claimed:
        game, connection = self.games[0], draft.connection
        codes = [seat_keys.c.game == game, seat_keys.c.kind == CODE]
        if shown is None or shown.kind != CODE or shown.expires <= self._entry.at:
            connection.execute(update(seat_keys).where(*codes).values(tries=seat_keys.c.tries + 1))
            connection.execute(delete(seat_keys).where(*codes, seat_keys.c.tries >= TRIES))
            return Claimed("", "no-such-code")
        connection.execute(delete(seat_keys).where(*codes, seat_keys.c.hash == shown.hash))
        self._add_key(connection, shown.side)
        return Claimed(shown.side)

    def _add_key(self, connection: Connection, side: str) -> None:
        _put(connection, self.games[0], SeatKey(side, self._key, SEAT, self._entry.at))


class NewInvitation(Write):
    """Another invitation to a seat that nobody has taken; those of before end."""

    def __init__(self, game: str, key: SeatKey) -> None:
        super().__init__(game)
        self._key: Final = key

    def write(self, draft: Draft) -> bool:
        """Replace the invitation, unless the seat is taken."""
        game, side = self.games[0], self._key.side
        draft.head(game)
        if _count(draft.connection, game, side):
            return False
        _remove(draft.connection, game, side, INVITATION)
        _put(draft.connection, game, self._key)
        return True


class NewCode(Write):
    """Another code for a seat; that of before ends."""

    def __init__(self, game: str, key: SeatKey) -> None:
        super().__init__(game)
        self._key: Final = key

    def write(self, draft: Draft) -> bool:
        """Replace the code, unless the seat has very many keys already."""
        game, side = self.games[0], self._key.side
        draft.head(game)
        if _count(draft.connection, game, side) >= _MOST_KEYS:
            return False
        _remove(draft.connection, game, side, CODE)
        _put(draft.connection, game, self._key)
        return True


class EndOthers(Write):
    """One key instead of all that a seat has; the journal says so, and so every process looks who may stay."""

    def __init__(self, game: str, shown: str, key: SeatKey, entry: Entry) -> None:
        super().__init__(game)
        self._shown: Final = shown
        self._key: Final = key
        self._entry: Final = entry

    def write(self, draft: Draft) -> int | None:
        """Replace the keys; how many there were besides the one shown, None if that one opens nothing."""
        game, side, connection = self.games[0], self._key.side, draft.connection
        draft.head(game)
        if _find(connection, game, self._key.hash) is not None:
            return 0  # it was sent before
        shown = _find(connection, game, self._shown)
        if shown is None or shown.kind != SEAT or shown.side != side:
            return None
        ended = _count(connection, game, side) - 1
        _remove(connection, game, side, SEAT, CODE)
        _put(connection, game, self._key)
        # Browsers that were told of the seat's turns belong to the others, too.
        connection.execute(delete(subscriptions).where(subscriptions.c.game == game, subscriptions.c.side == side))
        _note(draft, game, side, self._entry, {})
        return ended


def _find(connection: Connection, game: str, hash_: str) -> Any:
    query = select(seat_keys).where(seat_keys.c.game == game, seat_keys.c.hash == hash_)
    return connection.execute(query).one_or_none()


def _count(connection: Connection, game: str, side: str) -> int:
    which = [seat_keys.c.game == game, seat_keys.c.side == side, seat_keys.c.kind == SEAT]
    return int(connection.execute(select(func.count()).select_from(seat_keys).where(*which)).scalar_one())


def _remove(connection: Connection, game: str, side: str, *kinds: str) -> None:
    which = [seat_keys.c.game == game, seat_keys.c.side == side, seat_keys.c.kind.in_(kinds)]
    connection.execute(delete(seat_keys).where(*which))


def _put(connection: Connection, game: str, key: SeatKey) -> None:
    connection.execute(insert(seat_keys), key_row(game, key))


def _note(draft: Draft, game: str, side: str, entry: Entry, detail: dict[str, Any]) -> None:
    """Add to the journal what was done: whatever its version is, as the game is locked."""
    version = draft.head(game).version + 1
    draft.add_entries(game, [entry_row(game, Entry(version, side, entry.kind, "", [], detail, entry.at))])
    draft.change_standing(game, {"updated": entry.at})
