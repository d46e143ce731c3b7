"""Order at the tables, kept on the database itself: servers that run on it notice what was done within seconds."""

from __future__ import annotations

import msgspec

from ..store.database import Database
from ..store.draft import Draft
from ..store.moderation import Block, Report, blocks_now, context_of, count_open, open_reports
from ..store.writes import Write


class Reported(msgspec.Struct):
    """An open report with number, side and text of the lines of chat around what it is about."""

    report: Report
    context: list[tuple[int, str, str]]


class Overview(msgspec.Struct):
    """What an operator has to look at: the oldest reports, how many there are, who is kept out."""

    reports: list[Reported]
    open: int
    blocks: list[Block]


def overview(database: Database) -> Overview:
    """What there is to look at now."""
    with database.reading.connect() as connection:
        return Overview(
            reports=[
                Reported(report, context_of(connection, report.game, report.line))
                for report in open_reports(connection)
            ],
            open=count_open(connection),
            blocks=blocks_now(connection),
        )


def carry_out(database: Database, write: Write, *, dry: bool) -> bool:
    """Do something, or do it and take it back; False where there was nothing to do, UnknownGame where no game is."""
    with database.writing.connect() as connection, connection.begin() as transaction:
        done = write.write(Draft(connection, set(write.games), 0))
        if dry:
            transaction.rollback()
    return done is not False
