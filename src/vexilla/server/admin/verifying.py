"""Whether the games of a database hold: every journal is replayed and compared with how the game is said to stand."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection, select

from ...games import GAMES
from ...kernel.record import Replay, parse_record
from ...kernel.refusal import VexillaError
from ...kernel.sides import name_of_side
from ..store import DamagedGame
from ..store.database import Database
from ..store.errors import BadStore
from ..store.queries import find, journal
from ..store.schema import games
from ..tables.closed import closed_by
from ..tables.state import OVER, PLAYING, fold, turn_of

_NOT_PLAIN: Final = re.compile(r"[^A-Za-z0-9_-]")


def all_ids(connection: Connection) -> list[str]:
    """Every game."""
    return list(connection.execute(select(games.c.id).order_by(games.c.created, games.c.id)).scalars())


def verified(database: Database, ids: list[str]) -> Iterator[tuple[str, VexillaError | None]]:
    """Each game, and what is wrong with it, if anything."""
    for game in ids:
        try:
            database.read(lambda connection, game=game: verify_game(connection, game))  # type: ignore[misc]
        except VexillaError as problem:
            yield game, problem
        else:
            yield game, None


def verify_game(connection: Connection, game: str) -> None:
    """Replay a game from its journal; a VexillaError says what does not hold."""
    stored = find(connection, game)
    if stored is None:
        return  # removed meanwhile
    try:
        state = fold(stored, journal(connection, game, 0))
    except VexillaError as problem:
        raise closed_by(problem, stored.ruleset) from problem
    if state.version != stored.version:
        # A server writes both at once, and we read one after the other.
        stored = find(connection, game) or stored
    table = state.table
    stands = {
        "state": OVER if table.over else PLAYING,
        "decider": "" if table.over else name_of_side(table.match.decider),
        "winner": name_of_side(table.winner) if table.over else "",
        "ending": table.ending,
        "turn": turn_of(table),
    }
    for name, value in stands.items():
        kept = getattr(stored, name)
        if state.version == stored.version and kept != value:
            raise DamagedGame(game, f"{name} is kept as {kept!r}, but its journal leads to {value!r}")


# -- archives ------------------------------------------------------------------------------------


def archive_name(ruleset: str, scenario: str, game: str) -> str:
    """What the record of a game is called in an archive."""
    plain = _NOT_PLAIN.sub("", scenario.removesuffix(".toml")).strip("-") or "battle"
    return f"{ruleset}-{plain}-{game}.vexilla"


def archive_game(database: Database, game: str, folder: pathlib.Path) -> pathlib.Path | None:
    """Write the record of a finished game into a folder and read it again; None if the game is gone meanwhile."""
    with database.reading.connect() as connection:
        stored = find(connection, game)
        if stored is None:
            return None
        lines = [*stored.lines, *(line for entry in journal(connection, game, 0) for line in entry.lines)]
        verify_game(connection, game)
    text = stored.header + "".join(f"{line}\n" for line in lines)
    file = folder / archive_name(stored.ruleset, stored.scenario, game)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # A file that is there was written before the program was stopped: it is read like a new one.
        if not file.exists():
            file.write_text(text, encoding="utf-8")
        written = file.read_text(encoding="utf-8")
    except OSError as problem:
        wrong = f"{file} cannot be written: {problem.strerror}"
        raise BadStore(wrong, "backup-unwritable", file=str(file), said=str(problem.strerror)) from None
    replay = Replay(*parse_record(written, GAMES), GAMES)
    replay.run()
    if written != text or not replay.over or name_of_side(replay.winner) != stored.winner:
        raise DamagedGame(game, f"{file} does not hold what the database does")
    return file
