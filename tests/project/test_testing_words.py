"""``docs/testing-rules.md`` names every word of every game: it is made from the games' own tables."""

from __future__ import annotations

import importlib.util
import pathlib
import re
from types import ModuleType

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.locales import Speaker

ROOT = pathlib.Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool that makes the words."""
    found = importlib.util.spec_from_file_location("testing_words", ROOT / "tools" / "testing_words.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_words_in_the_documentation_are_up_to_date(tool: ModuleType) -> None:
    document = (ROOT / "docs" / "testing-rules.md").read_text(encoding="utf-8")
    assert tool.updated(document) == document, "run: python tools/testing_words.py"


@pytest.mark.parametrize("key", ["battle_line", "ancients", "napoleonics", "samurai"])
def test_no_question_that_a_match_asks_is_missing(tool: ModuleType, key: str) -> None:
    game = GAMES.find(key)
    known = tool.questions_of(game, Speaker("en"))
    asked: set[str] = set()
    generator = generator_from(3)
    for number in range(0, 12, 2):
        match = game.new(game.scenarios[number % len(game.scenarios)], seed=seed_from(number), logging=False)
        for _ in range(400):
            if match.over:
                break
            asked.add(match.choice().question())
            match.apply(match.options()[generator.below(len(match.options()))])
    assert len(asked) > 5
    assert asked <= set(known)


def test_no_question_of_grand_battle_is_missing(tool: ModuleType) -> None:
    # Its matches are long, so what is asked is compared with what is worded.
    files = (ROOT / "src" / "vexilla" / "locales" / "en").glob("grand_battle*.ftl")
    worded = {
        name for file in files for name in re.findall(r"(?m)^(grb-ask-[a-z-]+)", file.read_text(encoding="utf-8"))
    }
    assert len(worded) > 30
    assert set(tool.questions_of(GAMES.find("grand_battle"), Speaker("en"))) == worded


def test_the_words_of_a_game_are_those_it_reads(tool: ModuleType) -> None:
    text = tool.words()
    for word in (
        "`HI`",
        "`FR-LN`",
        "`rampart`",
        "`*square`",
        "`helmet`",
        "`sabres`",
        "`cc-ask-retreat`",
        "`dice`",
        "`red-7`",
        "`MSY`",
        "`war-cry`",
        "`*mounted`",
        "`sam-ask-fate`",
        "`hill-gentle`",
        "`steadfastness`",
        "`wheel UNITS pivot=PIVOT ANGLEdeg`",
        "`grb-ask-deploy`",
    ):
        assert word in text
