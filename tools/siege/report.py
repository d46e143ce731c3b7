"""What became of an attack, and the table of all of them."""

from __future__ import annotations

import dataclasses
import pathlib
import re
from typing import Final

PAGE: Final = pathlib.Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
_PLACE: Final = re.compile(r"(<!-- siege -->\n).*?(<!-- end of the siege -->)", re.DOTALL)


@dataclasses.dataclass(frozen=True)
class Outcome:
    """One line of the table."""

    tried: str
    often: str
    result: str
    held: bool


def table(outcomes: list[Outcome]) -> str:
    """The table as Markdown."""
    lines = ["| what was tried | how often | result |", "|---|---|---|"]
    for outcome in outcomes:
        result = outcome.result if outcome.held else f"**broke**: {outcome.result}"
        lines.append(f"| {outcome.tried} | {outcome.often} | {result} |")
    return "\n".join(lines) + "\n"


def write(outcomes: list[Outcome]) -> None:
    """Put the table into the page."""
    text = PAGE.read_text(encoding="utf-8")
    assert _PLACE.search(text), "the page has no place for the table"
    PAGE.write_text(_PLACE.sub(lambda found: f"{found[1]}{table(outcomes)}{found[2]}", text), encoding="utf-8")
