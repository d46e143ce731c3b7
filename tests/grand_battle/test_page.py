"""The pages of Grand Battle are true: boxes are played, programs run, and every verb has an example and is played."""

from __future__ import annotations

import contextlib
import io
import pathlib
import re

import pytest

from vexilla.catalogue import clause_exists
from vexilla.games import GAMES
from vexilla.testing import position

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "grand-battle.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "grand-battle-notation.md").read_text(encoding="utf-8")
GAME = GAMES.find("grand_battle")
BOXES = re.findall(r"```text\n(.*?)```", PAGE + NOTATION, re.DOTALL)
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def play(box: str) -> None:
    """Play a box: a written position with dice, what is typed, what is refused, what is asked, what becomes of it."""
    lines = [line for line in box.splitlines() if line.strip()]
    begins = next(number for number, line in enumerate(lines) if line[0] in ">?=")
    dice: dict[str, list[str]] = {}
    written = []
    for line in lines[:begins]:
        title, _, rest = line.partition(":")
        if title.startswith("dice "):
            dice[title.removeprefix("dice ")] = rest.split()
        else:
            written.append(line)
    case = position("grand_battle", "\n".join(written), dice)
    for line in lines[begins:]:
        sign, said = line[0], line[1:].strip()
        if sign == ">":
            action, _, clause = said.partition("✗")
            if clause:
                assert case.why_not(action.strip()) == clause.strip(), line
            else:
                assert case.match.text(case.match.read(action.strip())) == action.strip(), (
                    "written as the program writes it"
                )
                case.play(action.strip())
        elif sign == "?":
            assert f"{case.decider} {case.question}" == said
        else:
            assert sign == "="
            title, _, rest = said.partition(":")
            assert case.lines()[title] == rest.strip(), case.lines()[title]


@pytest.mark.parametrize("box", BOXES, ids=[f"box-{number}" for number in range(1, len(BOXES) + 1)])
def test_a_box_is_true(box: str) -> None:
    play(box)


@pytest.mark.parametrize("program", PROGRAMS, ids=range(1, len(PROGRAMS) + 1))
def test_a_program_prints_what_it_says(program: str) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "docs/grand-battle.md", "exec"), {})
    expected = [line.partition("  # ")[2] for line in program.splitlines() if line.startswith("print(")]
    assert printed.getvalue().splitlines() == expected


def examples() -> list[str]:
    """The examples in the tables of verbs: what stands in the first cell of a row, in backquotes."""
    chapter = PAGE.split("## How to speak it")[1].split("\n## ")[0]
    rows = [line for line in chapter.splitlines() if line.startswith("| `")]
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row.split("|")[1])]


@pytest.mark.parametrize("example", examples())
def test_an_example_is_read_and_written_in_the_same_way(example: str) -> None:
    vocabulary = GAME.vocabulary
    assert vocabulary.text(vocabulary.read(example)) == example


def test_every_verb_has_an_example() -> None:
    words = {verb.word for verb in GAME.vocabulary.verbs} | {form.word for form in GAME.vocabulary.forms}
    assert sorted(words - {example.split()[0] for example in examples()}) == []


def test_every_verb_is_played_in_a_box() -> None:
    played = {
        line.split()[1] for box in BOXES for line in box.splitlines() if line.startswith("> ") and "✗" not in line
    }
    words = {verb.word for verb in GAME.vocabulary.verbs} | {form.word for form in GAME.vocabulary.forms}
    assert sorted(words - played) == []


def test_every_clause_that_is_named_exists() -> None:
    named = re.findall(r"GRB-\d\d-\d\d\d", PAGE)
    assert len(set(named)) > 150
    assert [clause for clause in named if not clause_exists(clause)] == []


def test_every_ruling_of_the_catalogue_is_told() -> None:
    """Clauses of our own, where the book says nothing: who wants to know finds them here."""
    chapter = PAGE.split("## Where the rulebook is silent")[1]
    told = set(re.findall(r"GRB-\d\d-\d\d\d", chapter))
    assert len(told) > 40
