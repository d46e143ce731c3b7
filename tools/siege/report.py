"""What became of an attack, and the table of all of them."""

from __future__ import annotations

import dataclasses
import pathlib
import re
from collections.abc import Iterable
from typing import Final

PAGE: Final = pathlib.Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
_PLACE: Final = re.compile(r"(<!-- siege -->\n)(.*?)(<!-- end of the siege -->)", re.DOTALL)


@dataclasses.dataclass(frozen=True)
class Outcome:
    """One line of the table."""

    tried: str
    often: str
    result: str
    held: bool


def table(rows: Iterable[str]) -> str:
    """The table as Markdown."""
    return "\n".join(["| what was tried | how often | result |", "|---|---|---|", *rows]) + "\n"


def row(outcome: Outcome) -> str:
    """Its line."""
    result = outcome.result if outcome.held else f"**broke**: {outcome.result}"
    return f"| {outcome.tried} | {outcome.often} | {result} |"


def write(outcomes: list[Outcome], *, keep: bool) -> None:
    """Put the table into the page; lines of what was not tried this time may be kept."""
    text = PAGE.read_text(encoding="utf-8")
    found = _PLACE.search(text)
    assert found, "the page has no place for the table"
    rows = {line.split(" | ")[0]: line for line in found[2].splitlines()[2:]} if keep else {}
    rows |= {f"| {outcome.tried}": row(outcome) for outcome in outcomes}
    PAGE.write_text(text[: found.start(2)] + table(rows.values()) + text[found.end(2) :], encoding="utf-8")
