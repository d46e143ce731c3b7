"""What is logged of an error: where it happened and what kind it is, but nothing of a game.

The message of an error may quote an action, and so a card that only one player may know, or a name. Only what the
database and the system say is logged as it is, without the lines in which a database repeats values.
"""

from __future__ import annotations

import traceback
from typing import Final

from ..kernel.refusal import VexillaError

#: Modules of errors whose first line tells of the database or the system.
_OPEN: Final = ("vexilla.server.store", "sqlalchemy", "psycopg", "sqlite3")


def said_by(problem: BaseException) -> str:
    """An error in one line, as it may be logged."""
    kind = type(problem)
    if isinstance(problem, OSError) or kind.__module__.startswith(_OPEN):
        return str(problem).strip().partition("\n")[0]
    reason = problem.reason if isinstance(problem, VexillaError) else ""
    line = getattr(problem, "line", None)
    return " ".join([kind.__name__, *([reason] if reason else []), *([f"at line {line}"] if line else [])])


def trace_of(problem: BaseException) -> str:
    """Where an error happened, and those that led to it, the first one first."""
    before = problem.__cause__ or (None if problem.__suppress_context__ else problem.__context__)
    text = f"{trace_of(before)}\nwhich led to:\n" if before is not None else ""
    where = "".join(traceback.format_tb(problem.__traceback__))
    return f"{text}{where}{type(problem).__qualname__}: {said_by(problem)}"
