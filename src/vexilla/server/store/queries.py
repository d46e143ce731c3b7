"""Everything that is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, column, exists, select, table

from .errors import DamagedGame
from .rows import entry_from, from_json, game_from
from .schema import chats, entries, games, seat_keys, secrets, standings, subscriptions
from .shapes import SEAT, ChatLine, Entry, SeatKey, StoredGame

#: How many games are asked for at once.
_MANY: Final = 256
#: How many overdue games are given at once; the next call gives the next ones.
_OVERDUE: Final = 1000

_game: Final = select(games, *[column for column in standings.c if column.name != "game"]).join_from(
    games, standings, games.c.id == standings.c.game
)
_find: Final = _game.where(games.c.id == bindparam("game"))
_there: Final = select(games.c.id).where(games.c.id.in_(bindparam("games", expanding=True)))
_find_many: Final = _game.where(games.c.id.in_(bindparam("games", expanding=True)))
_entries: Final = (
    select(entries)
    .where(entries.c.game == bindparam("game"), entries.c.version > bindparam("after"))
    .order_by(entries.c.version)
)
_overdue: Final = (
    select(standings.c.game)
    .where(standings.c.deadline <= bindparam("now"), standings.c.state == "playing")
    .order_by(standings.c.deadline)
    .limit(_OVERDUE)
)
_page: Final = select(games.c.id).where(games.c.id > bindparam("after")).order_by(games.c.id).limit(bindparam("batch"))
#: What a person asks for has an id; what computers, clocks and the server do has none.
is_unplayed: Final = and_(
    standings.c.state == "playing",
    standings.c.chats == 0,
    standings.c.updated < bindparam("before"),
    ~exists().where(entries.c.game == standings.c.game, entries.c.message != "").correlate(standings),
)
_unplayed: Final = select(standings.c.game).where(standings.c.game.in_(bindparam("ids", expanding=True)), is_unplayed)
_chat: Final = (
    select(chats.c.number, chats.c.side, chats.c.text, chats.c.at)
    .where(chats.c.game == bindparam("game"), chats.c.number > bindparam("after"))
    .order_by(chats.c.number.desc())
    .limit(bindparam("last"))
)
_key: Final = select(seat_keys.c.side, seat_keys.c.hash, seat_keys.c.kind, seat_keys.c.made, seat_keys.c.expires).where(
    seat_keys.c.game == bindparam("game"), seat_keys.c.hash == bindparam("hash")
)
_opened: Final = select(seat_keys.c.game, seat_keys.c.hash, seat_keys.c.side).where(
    seat_keys.c.game.in_(bindparam("games", expanding=True)),
    seat_keys.c.hash.in_(bindparam("hashes", expanding=True)),
    seat_keys.c.kind == SEAT,
)
_keys: Final = select(seat_keys.c.hash).where(
    seat_keys.c.game == bindparam("game"), seat_keys.c.side == bindparam("side"), seat_keys.c.kind == SEAT
)
_subscriptions: Final = select(subscriptions.c.subscription).where(
    subscriptions.c.game == bindparam("game"), subscriptions.c.side == bindparam("side")
)
_secret: Final = select(secrets.c.value).where(secrets.c.name == bindparam("name"))


def find(connection: Connection, game: str) -> StoredGame | None:
    """The game with this id."""
    row = connection.execute(_find, {"game": game}).mappings().one_or_none()
    return None if row is None else game_from(row)


def removed(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Which of these games are not there."""
    there: set[str] = set()
    for start in range(0, len(ids), _MANY):
        there.update(connection.execute(_there, {"games": list(ids[start : start + _MANY])}).scalars())
    return [game for game in ids if game not in there]


def find_many(connection: Connection, ids: Sequence[str], damaged: list[str]) -> list[StoredGame]:
    """The games with these ids, in this order, without those that do not exist; what cannot be read is noted."""
    found: dict[str, StoredGame] = {}
    for start in range(0, len(ids), _MANY):
        rows = connection.execute(_find_many, {"games": list(ids[start : start + _MANY])}).mappings()
        for row in rows:
            try:
                found[row["id"]] = game_from(row)
            except DamagedGame as problem:
                damaged.append(problem.game)
    return [found[game] for game in dict.fromkeys(ids) if game in found]


def journal(connection: Connection, game: str, after: int) -> list[Entry]:
    """The entries of a journal after a version."""
    rows = connection.execute(_entries, {"game": game, "after": after}).mappings()
    return [entry_from(row) for row in rows]


def unplayed(connection: Connection, before: float, after: str, batch: int) -> tuple[list[str], str]:
    """Of the next games by id those in which nobody did anything until a moment, and the last id looked at.

    All games are walked through so, a few at a time: an index would cost more with every action than it saves here.
    """
    page = connection.execute(_page, {"after": after, "batch": batch}).scalars().all()
    if not page:
        return [], ""
    return still_unplayed(connection, list(page), before), page[-1]


def still_unplayed(connection: Connection, ids: list[str], before: float) -> list[str]:
    """Of these games those in which nobody did anything until a moment."""
    return list(connection.execute(_unplayed, {"ids": ids, "before": before}).scalars()) if ids else []


def key(connection: Connection, game: str, hash_: str) -> SeatKey | None:
    """What a game keeps under this hash."""
    row = connection.execute(_key, {"game": game, "hash": hash_}).one_or_none()
    return None if row is None else SeatKey(*row)


def opened(connection: Connection, keys: Sequence[tuple[str, str]]) -> dict[str, str]:
    """By game the side whose seat is opened, for pairs of a game and a hash."""
    found: dict[str, str] = {}
    for start in range(0, len(keys), _MANY):
        wanted = set(keys[start : start + _MANY])
        given = {"games": [game for game, _ in wanted], "hashes": [hash_ for _, hash_ in wanted]}
        found |= {game: side for game, hash_, side in connection.execute(_opened, given) if (game, hash_) in wanted}
    return found


def keys(connection: Connection, game: str, side: str) -> set[str]:
    """The hashes of all that opens a seat."""
    return set(connection.execute(_keys, {"game": game, "side": side}).scalars())


def overdue(connection: Connection, now: float) -> list[str]:
    """The games in which somebody's time has run out, the longest waiting first."""
    return list(connection.execute(_overdue, {"now": now}).scalars())


def said(connection: Connection, game: str, last: int, after: int) -> list[ChatLine]:
    """The last lines of a chat, in order."""
    rows = connection.execute(_chat, {"game": game, "last": last, "after": after}).all()
    return [ChatLine(*row) for row in reversed(rows)]


def subscribed(connection: Connection, game: str, side: str) -> list[dict[str, Any]]:
    """The push subscriptions of a seat."""
    rows = connection.execute(_subscriptions, {"game": game, "side": side}).scalars()
    return [from_json(row) for row in rows]


def secret(connection: Connection, name: str) -> bytes | None:
    """A key of the server."""
    found = connection.execute(_secret, {"name": name}).scalar()
    return None if found is None else bytes(found)


def schema(connection: Connection) -> str | None:
    """The schema of the database."""
    return connection.execute(select(column("version_num")).select_from(table("alembic_version"))).scalar()


def ping(connection: Connection) -> None:
    """Fail unless the database answers."""
    connection.execute(select(1))
