"""Between what is stored and the rows it is stored in: lists and dictionaries become text."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET
from sqlalchemy import RowMapping

from .errors import DamagedGame
from .schema import games, standings
from .shapes import Changes, Entry, Seat, SeatKey, StoredGame

_to_json: Final = msgspec.json.Encoder()
_seats: Final = msgspec.json.Decoder(dict[str, Seat])
_options: Final = msgspec.json.Decoder(dict[str, str])
_object: Final = msgspec.json.Decoder(dict[str, Any])
_clock: Final = msgspec.json.Decoder(dict[str, Any] | None)

GAME_COLUMNS: Final = frozenset(column.name for column in games.columns)
_STANDING: Final = {column.name for column in standings.columns} - {"game", "chats", "changed"}
_AS_JSON: Final = frozenset({"options", "seats", "clock"})


def as_json(value: object) -> str:
    """A value as JSON."""
    return _to_json.encode(value).decode()


def from_json(text: str) -> dict[str, Any]:
    """The object that was written as JSON."""
    return _object.decode(text)


def _lines(text: str) -> list[str]:
    return text.split("\n") if text else []


def game_rows(game: StoredGame) -> tuple[dict[str, Any], dict[str, Any]]:
    """The rows of a new game: of ``games`` and of ``standings``."""
    agreed: dict[str, Any] = {name: getattr(game, name) for name in GAME_COLUMNS}
    agreed |= {name: as_json(agreed[name]) for name in _AS_JSON}
    agreed["lines"] = "\n".join(game.lines)
    standing = {name: getattr(game, name) for name in _STANDING}
    return agreed, standing | {"game": game.id, "chats": 0}


def key_row(game: str, key: SeatKey) -> dict[str, Any]:
    """The row of what opens a seat."""
    return {
        "game": game,
        "hash": key.hash,
        "side": key.side,
        "kind": key.kind,
        "made": key.made,
        "expires": key.expires,
        "tries": 0,
    }


def seats_from(text: str) -> dict[str, Seat]:
    """Who sits where, as it is kept."""
    return _seats.decode(text)


def game_from(row: RowMapping) -> StoredGame:
    """The game of a row of both tables; DamagedGame if it cannot be read."""
    try:
        return _game_from(row)
    except msgspec.DecodeError as problem:
        raise DamagedGame(row["id"], str(problem)) from problem


def _game_from(row: RowMapping) -> StoredGame:
    return StoredGame(
        id=row["id"],
        ruleset=row["ruleset"],
        scenario=row["scenario"],
        header=row["header"],
        lines=_lines(row["lines"]),
        options=_options.decode(row["options"]),
        setup=row["setup"],
        seats=seats_from(row["seats"]),
        clock=_clock.decode(row["clock"]),
        chat=row["chat"],
        watch=row["watch"],
        created=row["created"],
        updated=row["updated"],
        version=row["version"],
        state=row["state"],
        decider=row["decider"],
        winner=row["winner"],
        ending=row["ending"],
        turn=row["turn"],
        deadline=row["deadline"],
        rematch=row["rematch"],
    )


def entry_row(game: str, entry: Entry) -> dict[str, Any]:
    """The row of an entry of a game's journal."""
    return {
        "game": game,
        "version": entry.version,
        "side": entry.side,
        "kind": entry.kind,
        "message": entry.message,
        "lines": "\n".join(entry.lines),
        "detail": as_json(entry.detail) if entry.detail else "{}",
        "at": entry.at,
    }


def entry_from(row: RowMapping) -> Entry:
    """The entry of a row; DamagedGame if it cannot be read."""
    try:
        detail = _object.decode(row["detail"])
    except msgspec.DecodeError as problem:
        raise DamagedGame(row["game"], f"entry {row['version']}: {problem}") from problem
    return Entry(row["version"], row["side"], row["kind"], row["message"], _lines(row["lines"]), detail, row["at"])


def changed_columns(changes: Changes) -> dict[str, Any]:
    """What changes in ``standings``."""
    values = {name: getattr(changes, name) for name in changes.__struct_fields__}
    return {name: value for name, value in values.items() if value is not UNSET}
