"""Everything that can be written, one class each; the writer puts what waits into one transaction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from .draft import Draft
from .errors import NotStorable
from .queries import still_unplayed
from .rows import as_json, changed_columns, entry_row, game_rows, key_row
from .schema import chats, entries, games, seat_keys, secrets, standings, subscriptions
from .shapes import SEAT, Changes, ChatLine, Entry, SeatKey, StoredGame

_OTHER: Final = {"bottom": "top", "top": "bottom"}


class Write(ABC):
    """Something to be written about some games, which are locked for it."""

    def __init__(self, *games: str) -> None:
        self.games: Final = games

    @abstractmethod
    def write(self, draft: Draft) -> Any:
        """Add it to the draft and answer what the caller waits for; errors are raised before anything is added."""

    def is_there(self, connection: Connection) -> bool:
        """Whether this clashes with what is there, as far as that can be seen beforehand."""
        return False

    def clash(self, problem: Exception) -> Any:
        """What to answer when this, and this alone, clashes with what is there."""
        raise NotStorable(f"this is already there: {problem}", "already-stored") from problem


class Append(Write):
    """The next entries of a journal."""

    def __init__(self, game: str, new: list[Entry], changes: Changes) -> None:
        if not new:
            raise ValueError("there are no entries to append")
        if [entry.version for entry in new] != list(range(new[0].version, new[0].version + len(new))):
            raise ValueError("the versions of the entries do not follow each other")
        super().__init__(game)
        self._first: Final = new[0].version
        self._rows: Final = [entry_row(game, entry) for entry in new]
        self._standing: Final = changed_columns(changes)

    def write(self, draft: Draft) -> bool:
        """Add the entries if nobody else has written these versions."""
        game = self.games[0]
        if draft.head(game).version != self._first - 1:
            return False
        draft.add_entries(game, self._rows)
        draft.change_standing(game, self._standing)
        return True

    def is_there(self, connection: Connection) -> bool:
        """Whether one of the messages is already in the journal."""
        for row in self._rows:
            same = [entries.c[name] == row[name] for name in ("game", "side", "message")]
            if row["message"] and connection.execute(select(entries.c.version).where(*same)).first() is not None:
                return True
        return False

    def clash(self, problem: Exception) -> bool:
        """The version or the message is already there."""
        return False


class Create(Write):
    """A new game."""

    def __init__(self, game: StoredGame, keys: Sequence[SeatKey]) -> None:
        super().__init__()
        self._rows: Final = game_rows(game)
        self._keys: Final = [key_row(game.id, key) for key in keys]

    def write(self, draft: Draft) -> None:
        """Add the game."""
        draft.add_game(*self._rows, self._keys)


class Expire(Write):
    """Games go in which still nobody has done anything since a moment."""

    def __init__(self, games: list[str], before: float) -> None:
        super().__init__(*games)
        self._before: Final = before

    def write(self, draft: Draft) -> int:
        """Remove them with all that belongs to them; how many there were."""
        idle = [game for game in self.games if draft.is_idle(game)]
        found = still_unplayed(draft.connection, idle, self._before)
        remove_games(draft.connection, found)
        for game in found:
            draft.forget(game)
        return len(found)


def remove_games(connection: Connection, ids: list[str]) -> None:
    """Remove games with all that belongs to them; what they were the return matches of can have another one."""
    if ids:
        connection.execute(delete(games).where(games.c.id.in_(ids)))
        connection.execute(update(standings).where(standings.c.rematch.in_(ids)).values(rematch=""))


class Rematch(Write):
    """The game that follows another one, if none does yet; the people swap sides, and what opened their seats does."""

    def __init__(self, after: str, game: StoredGame) -> None:
        super().__init__(after)
        self._rows: Final = game_rows(game)

    def write(self, draft: Draft) -> str:
        """Add the new game unless there is one already; the id of the one that stands."""
        after = self.games[0]
        head = draft.head(after)
        if not head.rematch:
            head.rematch = self._rows[0]["id"]
            draft.add_game(*self._rows, self._keys(draft.connection))
            draft.change_standing(after, {"rematch": head.rematch})
        return head.rematch

    def _keys(self, connection: Connection) -> list[dict[str, Any]]:
        query = select(seat_keys).where(seat_keys.c.game == self.games[0], seat_keys.c.kind == SEAT)
        rows = [dict(row) for row in connection.execute(query).mappings()]
        return [row | {"game": self._rows[0]["id"], "side": _OTHER[row["side"]]} for row in rows]


class Say(Write):
    """A line of chat; the same message is said only once."""

    def __init__(self, game: str, side: str, text: str, at: float, message: str) -> None:
        super().__init__(game)
        self._row: Final[dict[str, Any]] = {"game": game, "side": side, "text": text, "at": at, "message": message}

    def write(self, draft: Draft) -> ChatLine:
        """Add the line as the next one; the line as it stands."""
        game = self.games[0]
        head = draft.head(game)
        row = self._row
        if row["message"]:
            same = [chats.c.game == game, chats.c.side == row["side"], chats.c.message == row["message"]]
            query = select(chats.c.number, chats.c.side, chats.c.text, chats.c.at).where(*same)
            found = draft.connection.execute(query).one_or_none()
            if found is not None:
                return ChatLine(*found)
        line = ChatLine(head.chats + 1, row["side"], row["text"], row["at"])
        draft.add_chat(row | {"number": line.number})
        return line


class Subscribe(Write):
    """Where a browser of a seat wants to be told."""

    def __init__(self, game: str, side: str, subscription: dict[str, Any]) -> None:
        super().__init__(game)
        self._key: Final = {"game": game, "side": side, "endpoint": subscription["endpoint"]}
        self._subscription: Final = as_json(subscription)

    def write(self, draft: Draft) -> None:
        """Replace what this browser said before."""
        draft.head(self.games[0])
        same = [subscriptions.c[name] == value for name, value in self._key.items()]
        draft.connection.execute(delete(subscriptions).where(*same))
        draft.connection.execute(insert(subscriptions), self._key | {"subscription": self._subscription})


class Unsubscribe(Write):
    """A browser that wants to be told no more, by one seat of a game or, gone for good, by any."""

    def __init__(self, endpoint: str, seat: tuple[str, str] | None) -> None:
        super().__init__()
        self._key: Final = {"endpoint": endpoint} | ({} if seat is None else {"game": seat[0], "side": seat[1]})

    def write(self, draft: Draft) -> None:
        """Remove the subscriptions."""
        which = [subscriptions.c[name] == value for name, value in self._key.items()]
        draft.connection.execute(delete(subscriptions).where(*which))


class KeepSecret(Write):
    """A key of the server; the first one made is kept."""

    def __init__(self, name: str, value: bytes) -> None:
        super().__init__()
        self._name: Final = name
        self._value: Final = value

    def write(self, draft: Draft) -> bytes:
        """Keep the key unless there is one; the one that stands."""
        query = select(secrets.c.value).where(secrets.c.name == self._name)
        found = draft.connection.execute(query).scalar()
        if found is not None:
            return bytes(found)
        draft.connection.execute(insert(secrets), {"name": self._name, "value": self._value})
        return self._value
