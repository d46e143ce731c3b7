"""Which clauses name which others."""

from __future__ import annotations

from functools import cache

from . import CLAUSE_ID, clauses


@cache
def named_by(game: str) -> dict[str, list[str]]:
    """For each clause that others name, those others, in the book's order; clauses that nobody names are not there."""
    known = clauses(game)
    found: dict[str, list[str]] = {}
    for clause in known.values():
        for named in dict.fromkeys(CLAUSE_ID.findall(f"{clause.text} {clause.note}")):
            if named in known and named != clause.id:
                found.setdefault(named, []).append(clause.id)
    return found
