"""What living processes share about their tables: who sits there, and who answers for those who do not.

All of it is written on the connection of the heartbeat: none of it is worth a wait for the disk, as it ends with
the process that wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from .schema import duties, games, sittings
from .shapes import News, Sitting

#: PostgreSQL's channel on which processes tell each other who came and went, and how much one notification carries.
COMPANY: Final = "vexilla_company"
_NOTE: Final = 7000
#: How many games one statement names.
_MANY: Final = 500
#: How many games without anyone to answer are given at once.
_ORPHANS: Final = 100

_PLACES: Final = Sitting._fields
_stand_up: Final = delete(sittings).where(
    sittings.c.process == bindparam("me"), sittings.c.game.in_(bindparam("games", expanding=True))
)
_elsewhere: Final = (
    select(sittings.c.game, *[func.sum(sittings.c[place]) for place in _PLACES])
    .where(
        sittings.c.game.in_(bindparam("games", expanding=True)),
        sittings.c.process.in_(bindparam("others", expanding=True)),
    )
    .group_by(sittings.c.game)
)
_tell: Final = select(func.pg_notify(COMPANY, bindparam("note")))
_known: Final = select(games.c.id, bindparam("me")).where(games.c.id.in_(bindparam("games", expanding=True)))
_mine: Final = select(duties.c.game).where(
    duties.c.game.in_(bindparam("games", expanding=True)), duties.c.process == bindparam("me")
)
_give_up: Final = delete(duties).where(
    duties.c.game.in_(bindparam("games", expanding=True)), duties.c.process == bindparam("me")
)
_orphans: Final = (
    select(duties.c.game).where(duties.c.process.not_in(bindparam("living", expanding=True))).limit(_ORPHANS)
)


def read_company(note: str, listener: str) -> list[News]:
    """The games in which somebody came or went at another process."""
    sender, *rest = note.split(" ")
    return [] if sender == listener else [News(game, 0, 0, company=True) for game in rest]


def seat(connection: Connection, me: str, changed: Mapping[str, Sitting]) -> None:
    """Write who sits at tables of this process now, and let PostgreSQL tell the others."""
    for some in _parts(list(changed)):
        connection.execute(_stand_up, {"me": me, "games": some})
    rows = [{"game": game, "process": me, **sitting._asdict()} for game, sitting in changed.items() if any(sitting)]
    if rows:
        connection.execute(insert(sittings), rows)
    if connection.dialect.name != "postgresql":
        return
    note = me
    for game in changed:
        if len(note) > _NOTE:
            connection.execute(_tell, {"note": note})
            note = me
        note += f" {game}"
    if note != me:
        connection.execute(_tell, {"note": note})


def seated(connection: Connection, asked: Sequence[str], others: Iterable[str]) -> dict[str, Sitting]:
    """Who sits at these tables at other processes, where anyone does."""
    found: dict[str, Sitting] = {}
    for some in _parts(asked):
        rows = connection.execute(_elsewhere, {"games": some, "others": list(others)})
        found |= {game: Sitting(*map(int, counts)) for game, *counts in rows}
    return found


def claim(connection: Connection, me: str, wanted: Iterable[str], living: Iterable[str]) -> set[str]:
    """Take over the duty in games where no living process has it; the games in which it is ours now."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = dialect.insert(duties)
    # In one order, so that two processes do not wait for each other.
    take = new.from_select(["game", "process"], _known.order_by(games.c.id)).on_conflict_do_update(
        index_elements=["game"],
        set_={"process": new.excluded.process},
        where=duties.c.process.not_in(bindparam("living", expanding=True)),
    )
    won: set[str] = set()
    for some in _parts(sorted(wanted)):
        connection.execute(take, {"me": me, "games": some, "living": [me, *living]})
        won |= set(connection.execute(_mine, {"me": me, "games": some}).scalars())
    return won


def give_up(connection: Connection, me: str, done: Iterable[str]) -> None:
    """Leave the duty in these games to whoever wants it."""
    for some in _parts(sorted(done)):
        connection.execute(_give_up, {"me": me, "games": some})


def orphans(connection: Connection, living: Iterable[str]) -> list[str]:
    """Some games in which a process that is dead had the duty."""
    return list(connection.execute(_orphans, {"living": list(living)}).scalars())


def _parts(names: Sequence[str]) -> list[list[str]]:
    return [list(names[start : start + _MANY]) for start in range(0, len(names), _MANY)]
