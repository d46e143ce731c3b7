"""Chapter 6: weapons and lances of the year of an army."""

from __future__ import annotations

import pytest

from grand_battle.musters import wrong
from vexilla.testing import rule

ARMY = """\
name = "Any time"
year = {year}

[profiles]
tried = {{ {row} }}

[units]
tried = 12

[general]
Somebody = "tried"
"""


def years(row: str, *tried: int) -> list[list[tuple[str, str]]]:
    """What is wrong with a profile in these years."""
    return [wrong("year = 0", f"year = {year}", ARMY.format(year=0, row=row)) for year in tried]


def foot(weapon: str) -> str:
    return f'type = "shooters-heavy", BS = 3, P = 1, AR = 0, MV = 12, weapon = "{weapon}"'


def horse(weapon: str) -> str:
    return f'type = "cavalry-medium", BS = 3, P = 1, AR = 0, MV = 17, weapon = "{weapon}"'


@pytest.mark.parametrize(
    ("row", "clause", "before", "first", "last", "after"),
    [
        (foot("heavy-crossbow"), "GRB-06-093", 1399, 1400, 1525, 1526),
        (foot("musket"), "GRB-06-093", 1524, 1525, 1700, None),
        (horse("light-crossbow"), "GRB-06-094", 999, 1000, 1700, None),
        (horse("arquebus"), "GRB-06-094", 1399, 1400, 1700, None),
        (horse("pistol"), "GRB-06-095", 1549, 1550, 1700, None),
        (horse("javelin"), "", None, -3000, 1700, None),
        (horse("light-bow"), "", None, -3000, 1700, None),
        (foot("heavy-bow"), "", None, -3000, 1700, None),
    ],
)
@rule("GRB-06-093", "GRB-06-094", "GRB-06-095")
def test_weapons_have_their_years(
    row: str, clause: str, before: int | None, first: int, last: int, after: int | None
) -> None:
    assert years(row, first, last) == [[], []]
    for year in (before, after):
        if year is not None:
            assert years(row, year) == [[("army-year", clause)]]


@rule("GRB-06-125")
def test_couched_lances_from_1100() -> None:
    row = 'type = "cavalry-heavy", BS = 4, P = 5, AR = 4, MV = 16, traits = ["CC", "couched_lance"]'
    assert years(row, 1099, 1100) == [[("army-year", "GRB-06-125")], []]
    assert years(row.replace("cavalry-heavy", "swordsmen"), 1100) == [[("army-trait-type", "GRB-06-125")]]


@rule("GRB-10-012")
def test_dismounted_knights_from_1100_to_1600() -> None:
    row = 'type = "dismounted-knights", BS = 4, P = 4, AR = 5, MV = 8, traits = ["CC"]'
    assert years(row, 1100, 1600) == [[], []]
    assert years(row, 1099, 1601) == [[("army-year", "GRB-10-012")]] * 2


@rule("GRB-01-002")
def test_from_antiquity_to_the_17th_century() -> None:
    row = 'type = "swordsmen", BS = 4, P = 4, AR = 0, MV = 12'
    assert years(row, -3000, 1700) == [[], []]
    assert years(row, -3001, 1701) == [[("army-number", "GRB-01-002")]] * 2
