"""Which games an operator means, and what is done with them; a server may run on the database meanwhile."""

from __future__ import annotations

import os
import pathlib
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, inspect, select

from ..store.database import Database
from ..store.errors import BadStore
from ..store.migrate import newest
from ..store.queries import is_unplayed, schema
from ..store.schema import games, metadata, standings
from ..store.writes import remove_games

UNPLAYED: Final = "unplayed"
STATES: Final = ("playing", "over", UNPLAYED)
#: So many games go in one transaction, so that nobody at a table waits long.
_BATCH: Final = 50
_DAY: Final = 86_400.0

_columns: Final = [column for column in standings.c if column.name not in ("game", "changed", "chats")]
_listed: Final = (
    select(games.c.id, games.c.ruleset, games.c.scenario, games.c.seats, games.c.created, *_columns)
    .join_from(games, standings, games.c.id == standings.c.game)
    .order_by(standings.c.updated, games.c.id)
)


class Wanted(NamedTuple):
    """Which games: what is empty does not matter. ``older`` is in days since something happened there."""

    ruleset: str = ""
    state: str = ""
    older: float = 0.0
    name: str = ""
    #: Whether the name must be the whole one, letter by letter.
    whole_name: bool = False


class Listed(msgspec.Struct):
    """A game in a list for operators."""

    id: str
    ruleset: str
    scenario: str
    bottom: str
    top: str
    state: str
    turn: int
    version: int
    winner: str
    ending: str
    created: float
    updated: float


def open_for_operator(url: str, *, any_schema: bool = False) -> Database:
    """A database that is there, as it is: nothing is made or migrated, as another program may be using it."""
    if url.startswith("sqlite:///") and not pathlib.Path(url.removeprefix("sqlite:///")).is_file():
        file = url.removeprefix("sqlite:///")
        raise BadStore(f"there is no database {file}", "admin-no-database", file=file)
    database = Database(url)
    if not any_schema:
        found = database.read(lambda connection: inspect(connection).has_table("alembic_version"))
        version = database.read(schema) if found else None
        if version != newest():
            wrong = (
                f"the database {database.name} has schema {version or '-'}, and this program needs {newest()}: make a "
                "backup, then start the server of this version once, which migrates it"
            )
            shown = {"database": database.name, "schema": version or "-", "needed": newest() or "-"}
            raise BadStore(wrong, "admin-other-schema", **shown)
    return database


def games_wanted(connection: Connection, wanted: Wanted, now: float) -> list[Listed]:
    """The games that are meant, those in which nothing happened for longest first."""
    query = _listed
    before = now - wanted.older * _DAY
    if wanted.ruleset:
        query = query.where(games.c.ruleset == wanted.ruleset)
    if wanted.older:
        query = query.where(standings.c.updated < before)
    if wanted.state == UNPLAYED:
        query = query.where(is_unplayed).params(before=before)
    elif wanted.state:
        query = query.where(standings.c.state == wanted.state)
    found = [_listed_from(row) for row in connection.execute(query).mappings()]
    return [game for game in found if _is_named(game, wanted)]


def _listed_from(row: Any) -> Listed:
    values: dict[str, Any] = {name: row[name] for name in Listed.__struct_fields__ if name in row}
    try:
        seats = msgspec.json.decode(row["seats"], type=dict[str, dict[str, Any]])
        names = {side: str(seats[side].get("name", "")) for side in ("bottom", "top")}
    except (msgspec.DecodeError, KeyError):
        names = {"bottom": "?", "top": "?"}
    return Listed(**(values | names))


def _is_named(game: Listed, wanted: Wanted) -> bool:
    if not wanted.name:
        return True
    if wanted.whole_name:
        return wanted.name in (game.bottom, game.top)
    return any(wanted.name.casefold() in name.casefold() for name in (game.bottom, game.top))


def delete_games(database: Database, ids: list[str]) -> None:
    """Delete games with all that belongs to them."""
    for start in range(0, len(ids), _BATCH):
        with database.writing.begin() as connection:
            remove_games(connection, ids[start : start + _BATCH])


def export_games(database: Database, ids: list[str], file: pathlib.Path) -> None:
    """Write all that is kept about games into a new file as JSON, without what opens seats."""
    with database.reading.connect() as connection:
        kept = [_everything(connection, game) for game in ids]
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as target:
            target.write(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
            target.flush()
            os.fsync(target.fileno())
    except FileExistsError:
        raise BadStore(f"{file} is there already: choose another name", "backup-exists", file=str(file)) from None
    except OSError as problem:
        wrong = f"{file} cannot be written: {problem.strerror}"
        raise BadStore(wrong, "backup-unwritable", file=str(file), said=str(problem.strerror)) from None


def _everything(connection: Connection, game: str) -> dict[str, Any]:
    rows = connection.execute(select(games).where(games.c.id == game)).mappings()
    told: dict[str, Any] = {"games": [_without_secrets(dict(row)) for row in rows]}
    for table in metadata.sorted_tables:
        if "game" in table.c:
            found = connection.execute(select(table).where(table.c.game == game)).mappings()
            told[table.name] = [_without_secrets(dict(row)) for row in found]
    return told


def _without_secrets(row: dict[str, Any]) -> dict[str, Any]:
    if "seats" in row:
        seats = msgspec.json.decode(row["seats"])
        row["seats"] = {
            side: {name: value for name, value in seat.items() if name != "token_hash"} for side, seat in seats.items()
        }
    return {name: value for name, value in row.items() if name != "hash"}
