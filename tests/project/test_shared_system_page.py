"""The page that compares the Commands & Colors games says what the code has: modules, clauses, where each is."""

from __future__ import annotations

import pathlib
import re

import pytest

from vexilla.catalogue import clauses
from vexilla.games import GAMES

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "src" / "vexilla" / "games"
PAGE = (ROOT / "docs" / "commands-and-colors.md").read_text(encoding="utf-8")
PACKAGES = {"cc": "commands_colors", "anc": "ancients", "nap": "napoleonics", "sam": "samurai"}
CLAUSE = re.compile(r"\b(?:ANC|NAP|SAM)-\d\d-\d\d\d[a-z]?\b")
BOOKS = {"ANC": "ancients", "NAP": "napoleonics", "SAM": "samurai"}
NAME = re.compile(r"`([a-z_]+)`")


def modules(package: str) -> set[str]:
    """The modules of a game's folder, with the folders in it."""
    files = {file.stem for file in (FOLDER / package).glob("*.py")} - {"__init__"}
    return files | {file.name for file in (FOLDER / package).iterdir() if file.is_dir() and file.name[0] != "_"}


def table(head: str) -> list[list[str]]:
    """The rows of the table whose head begins so."""
    lines = PAGE.partition(head)[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize(("short", "package"), PACKAGES.items())
def test_every_place_it_names_is_there(short: str, package: str) -> None:
    named = set(re.findall(rf"`{short}/([a-z_]+)`", PAGE))
    assert named
    assert sorted(named - modules(package)) == []


def test_every_module_of_the_shared_system_is_told_once() -> None:
    told = [name for row in table("| `commands_colors` |") for name in NAME.findall(row[0])]
    assert sorted(told) == sorted(set(told))
    assert set(told) == modules("commands_colors")


def test_what_a_game_adds_is_there() -> None:
    rows = table("| a game adds |")
    assert len(rows) > 5
    for row in rows:
        for package, cell in zip(("ancients", "napoleonics", "samurai"), row[1:], strict=True):
            named = set(NAME.findall(cell)) | (set(NAME.findall(row[1])) if cell.startswith("the same") else set())
            assert sorted(named - modules(package)) == [], row[0]


def test_every_clause_it_names_exists() -> None:
    named = set(CLAUSE.findall(PAGE))
    assert len(named) > 500
    known = {clause for game in BOOKS.values() for clause in clauses(game)}
    assert sorted(named - known) == []


@pytest.mark.parametrize("prefix", [prefix for prefix, game in BOOKS.items() if game in GAMES.games])
def test_every_clause_it_names_is_cited_or_tested(prefix: str) -> None:
    """Cited by the game or the shared system, proved by a rule test, or waived by name."""
    game = BOOKS[prefix]
    read = [FOLDER / game, FOLDER / "commands_colors", ROOT / "tests" / game]
    texts = [file.read_text(encoding="utf-8") for folder in read for file in folder.rglob("*.py")]
    texts += [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("waived-clauses*.txt")]
    seen = {clause for text in texts for clause in CLAUSE.findall(text)}
    assert len(seen) > 300
    assert sorted({each for each in CLAUSE.findall(PAGE) if each.startswith(prefix)} - seen) == []
