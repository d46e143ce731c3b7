"""What one transaction is going to write: gathered from everything that waits, then written in a few statements."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Update, bindparam, func, insert, select, update

from .errors import UnknownGame
from .schema import chats, entries, games, seat_keys, standings
from .shapes import News

#: PostgreSQL's channel of news, and how much one notification carries.
CHANNEL: Final = "vexilla"
_NOTE: Final = 7000

_heads: Final = (
    select(standings.c.game, standings.c.version, standings.c.chats, standings.c.rematch)
    .where(standings.c.game.in_(bindparam("ids", expanding=True)))
    .order_by(standings.c.game)
    .with_for_update()
)
_insert_games: Final = insert(games)
_insert_standings: Final = insert(standings)
_insert_keys: Final = insert(seat_keys)
_insert_entries: Final = insert(entries)
_insert_chats: Final = insert(chats)
_notify: Final = select(func.pg_notify(CHANNEL, bindparam("note")))
_updates: Final[dict[tuple[str, ...], Update]] = {}


class Head:
    """Where a game stands in this transaction."""

    __slots__ = ("chats", "rematch", "version")

    def __init__(self, version: int, chats: int, rematch: str) -> None:
        self.version = version
        self.chats = chats
        self.rematch = rematch


class Draft:
    """The rows that a transaction adds and changes; the games it is about are locked when it begins."""

    def __init__(self, connection: Connection, ids: set[str], number: int) -> None:
        self.connection: Final = connection
        #: The number of this commit, where commits are numbered.
        self._number: Final = number
        self._heads: Final[dict[str, Head]] = {}
        self._games: Final[list[dict[str, Any]]] = []
        self._standings: Final[list[dict[str, Any]]] = []
        self._keys: Final[list[dict[str, Any]]] = []
        self._entries: Final[list[dict[str, Any]]] = []
        self._chats: Final[list[dict[str, Any]]] = []
        self._standing_changes: Final[dict[str, dict[str, Any]]] = {}
        if ids:
            for game, version, said, rematch in connection.execute(_heads, {"ids": _padded(sorted(ids))}):
                self._heads[game] = Head(version, said, rematch)

    def head(self, game: str) -> Head:
        """Where the game stands; UnknownGame when there is none."""
        head = self._heads.get(game)
        if head is None:
            raise UnknownGame(game)
        return head

    def is_idle(self, game: str) -> bool:
        """Whether the game is there and nothing of this transaction is about it."""
        return game in self._heads and game not in self._standing_changes

    def forget(self, game: str) -> None:
        """The game is gone."""
        del self._heads[game]

    def add_game(self, agreed: dict[str, Any], standing: dict[str, Any], keys: list[dict[str, Any]]) -> None:
        """A new game and what opens its seats."""
        self._games.append(agreed)
        self._keys.extend(keys)
        self._standings.append(standing | {"changed": self._number})
        self._heads[agreed["id"]] = Head(standing["version"], 0, standing["rematch"])

    def add_entries(self, game: str, rows: list[dict[str, Any]]) -> None:
        """The next entries of a game's journal."""
        self._entries.extend(rows)
        version = self._heads[game].version = rows[-1]["version"]
        self.change_standing(game, {"version": version})

    def add_chat(self, row: dict[str, Any]) -> None:
        """The next line of a game's chat."""
        self._chats.append(row)
        number = self._heads[row["game"]].chats = row["number"]
        self.change_standing(row["game"], {"chats": number})

    def change_standing(self, game: str, columns: dict[str, Any]) -> None:
        """Change where the game stands."""
        self._standing_changes.setdefault(game, {"changed": self._number}).update(columns)

    @property
    def numbered(self) -> bool:
        """Whether anything carries the number of this commit."""
        return bool(self._standings or self._standing_changes)

    def write(self) -> None:
        """Write everything gathered."""
        for statement, rows in (
            (_insert_games, self._games),
            (_insert_standings, self._standings),
            (_insert_keys, self._keys),
            (_insert_entries, self._entries),
            (_insert_chats, self._chats),
        ):
            if rows:
                self.connection.execute(statement, rows)
        self._update_standings()

    def _update_standings(self) -> None:
        """Rows that change the same columns share a statement."""
        alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for game, columns in self._standing_changes.items():
            alike.setdefault(tuple(sorted(columns)), []).append(columns | {"which": game})
        for names, rows in alike.items():
            statement = _updates.get(names)
            if statement is None:
                statement = update(standings).where(standings.c.game == bindparam("which"))
                statement = statement.values({name: bindparam(name) for name in names})
                _updates[names] = statement
            self.connection.execute(statement, rows)

    def notify(self, sender: str) -> None:
        """Let PostgreSQL tell the other processes, when this is committed, what is new."""
        note = sender
        for game in self._standing_changes:
            head = self._heads[game]
            if len(note) > _NOTE:
                self.connection.execute(_notify, {"note": note})
                note = sender
            note += f" {game}/{head.version}/{head.chats}"
        if note != sender:
            self.connection.execute(_notify, {"note": note})


def read_note(note: str, listener: str) -> list[News]:
    """The news of a notification, unless it was the listener who sent it."""
    sender, *rest = note.split(" ")
    if sender == listener:
        return []
    news = []
    for each in rest:
        game, version, said = each.rsplit("/", 2)
        news.append(News(game, int(version), int(said)))
    return news


def _padded(ids: list[str]) -> list[str]:
    """As many ids as a power of two, so that the database sees only a few different statements."""
    return ids + ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))
