"""The tables of the database, the same on SQLite and PostgreSQL.

What changes with every action (``standings``) is kept apart from what hardly ever changes (``games``), so that an
append rewrites a short row.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _game() -> Column[str]:
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


#: What was agreed when the game was made.
games: Final = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("ruleset", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("options", Text, nullable=False),
    # The hash of the set-up; empty in games that were made before set-ups were pinned.
    Column("setup", Text, nullable=False, server_default=""),
    Column("seats", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("created", Double, nullable=False),
)

#: Where each game stands. ``changed`` is the number of the commit that wrote the row last, by which the processes on
#: one SQLite file find out what is new; PostgreSQL has NOTIFY for that and leaves it 0.
standings: Final = Table(
    "standings",
    metadata,
    _game(),
    Column("version", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("decider", Text, nullable=False),
    Column("winner", Text, nullable=False),
    Column("ending", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("deadline", Double),
    Column("rematch", Text, nullable=False),
    Column("chats", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    PrimaryKeyConstraint("game"),
    sqlite_with_rowid=False,
)
Index("ix_standings_changed", standings.c.changed)
Index(
    "ix_standings_deadline",
    standings.c.deadline,
    sqlite_where=text("deadline IS NOT NULL"),
    postgresql_where=text("deadline IS NOT NULL"),
)

#: The journals. A version that is already there was written by someone else who was first.
entries: Final = Table(
    "entries",
    metadata,
    _game(),
    Column("version", Integer, nullable=False),
    Column("side", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("game", "version"),
    sqlite_with_rowid=False,
)
Index(
    "ix_entries_message",
    entries.c.game,
    entries.c.side,
    entries.c.message,
    unique=True,
    sqlite_where=text("message <> ''"),
    postgresql_where=text("message <> ''"),
)

chats: Final = Table(
    "chats",
    metadata,
    _game(),
    Column("number", Integer, nullable=False),
    Column("side", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("game", "number"),
    sqlite_with_rowid=False,
)
Index(
    "ix_chats_message",
    chats.c.game,
    chats.c.side,
    chats.c.message,
    unique=True,
    sqlite_where=text("message <> ''"),
    postgresql_where=text("message <> ''"),
)

#: What opens the seats of people, as SHA-256: ``seat`` opens it; ``invitation`` and ``code`` are exchanged for a key of
#: that kind, once; ``used`` is an invitation that was. Codes are short, so wrong tries are counted, and they expire.
seat_keys: Final = Table(
    "seat_keys",
    metadata,
    _game(),
    Column("hash", Text, nullable=False),
    Column("side", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("expires", Double),
    Column("tries", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("game", "hash"),
    sqlite_with_rowid=False,
)

#: Where the browsers of a seat want to be told that it is their turn.
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    _game(),
    Column("side", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("subscription", Text, nullable=False),
    PrimaryKeyConstraint("game", "side", "endpoint"),
    sqlite_with_rowid=False,
)
Index("ix_subscriptions_endpoint", subscriptions.c.endpoint)

#: Games that wait for what the other player brings. ``plan`` is all that was said when the challenge was made, what its
#: maker brings included; ``owner`` and ``invitation`` are SHA-256 of what opens his seat, and of what the other one
#: shows. The game has the id of its challenge, which ends with it.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("made", Double, nullable=False),
)
Index("ix_challenges_made", challenges.c.made)

#: Keys of the server itself, made once.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

#: The server processes on this database. ``beat`` is when each was last heard of, by the database's clock, ``beats``
#: counts how often. The last one to go leaves its row, so that the next one knows since when there was none.
processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("pid", Integer, nullable=False),
    Column("started", Double, nullable=False),
    Column("beat", Double, nullable=False),
    Column("beats", BigInteger, nullable=False),
    # Whether it has said goodbye.
    Column("ended", Boolean, nullable=False),
)

#: From when to when no server process lived, by the database's clock.
absences: Final = Table(
    "absences",
    metadata,
    Column("gone", Double, primary_key=True, autoincrement=False),
    Column("back", Double, nullable=False),
)

#: Who is connected where: by game and process the connections of each seat, how many of them are looked at, and
#: spectators. What a dead process left counts for nothing.
sittings: Final = Table(
    "sittings",
    metadata,
    Column("game", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("bottom", Integer, nullable=False),
    Column("top", Integer, nullable=False),
    Column("spectators", Integer, nullable=False),
    Column("bottom_sees", Integer, nullable=False),
    Column("top_sees", Integer, nullable=False),
    PrimaryKeyConstraint("game", "process"),
    sqlite_with_rowid=False,
)
Index("ix_sittings_process", sittings.c.process)

#: Which process answers in a game for those who are not at the table: computers and standing orders.
duties: Final = Table(
    "duties",
    metadata,
    _game(),
    Column("process", Text, nullable=False),
    PrimaryKeyConstraint("game"),
    sqlite_with_rowid=False,
)

#: How often an address may still do something at all processes together. ``who`` is a hash of both; a row that was
#: not used for minutes is removed.
allowances: Final = Table(
    "allowances",
    metadata,
    Column("who", Text, primary_key=True),
    Column("left", Double, nullable=False),
    Column("filled", Double, nullable=False),
)

#: What each process has counted, as it shows it at ``/metrics``.
numbers: Final = Table(
    "numbers",
    metadata,
    Column("process", Text, primary_key=True),
    Column("text", Text, nullable=False),
)
#: What a player told whoever runs the server: ``side`` reported a line of the other side's chat, or its name. ``text``
#: is what was reported, as it was then; ``addresses`` are those of the other seat, kept while the report is open.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    _game(),
    Column("side", Text, nullable=False),
    Column("what", Text, nullable=False),
    # 0 where a name is meant.
    Column("line", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("addresses", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("state", Text, nullable=False),
)
Index("ix_reports_game", reports.c.game)
Index("ix_reports_state_at", reports.c.state, reports.c.at)

#: Addresses that are kept out for a time.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("address", Text, primary_key=True),
    Column("until", Double, nullable=False),
)

#: Games of which something was removed a while ago, so that every process with such a table in memory looks anew.
corrections: Final = Table(
    "corrections",
    metadata,
    Column("id", Text, primary_key=True),
    _game(),
    Column("at", Double, nullable=False),
)
Index("ix_corrections_game", corrections.c.game)
