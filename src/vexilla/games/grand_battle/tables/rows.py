"""How a row is found in a table by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar


class Row:
    """One row of a reference sheet: its name and the clauses it stands on."""

    def __init__(self, key: str, clauses: str) -> None:
        self.key: Final = key
        #: Clauses are written short in the tables: ``"08-002 05-024"``.
        self.clauses: Final[tuple[str, ...]] = tuple([f"GRB-{clause}" for clause in clauses.split()])


R = TypeVar("R", bound=Row)


def by_key(rows: Sequence[R]) -> dict[str, R]:
    """The rows of a table by their names, which must differ."""
    found = {row.key: row for row in rows}
    assert len(found) == len(rows)
    return found
