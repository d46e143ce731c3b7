"""The project checks itself: every clause of a playable game is proved by a test that names it."""

from __future__ import annotations

import ast
import functools
import pathlib
import re

import pytest

from vexilla import catalogue
from vexilla.catalogue import CLAUSE_ID, clauses, find_clause, rulebooks
from vexilla.catalogue.searching import search
from vexilla.games import GAMES
from vexilla.locales import LANGUAGES
from vexilla.testing import rule

TESTS = pathlib.Path(__file__).resolve().parent.parent
MANY = 4
"""More clauses than one test can honestly prove."""


@functools.cache
def marked_tests() -> list[tuple[str, tuple[str, ...]]]:
    """Every test function with the clauses of its @rule."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                        ids = tuple(ast.literal_eval(argument) for argument in decorator.args)
                        found.append((f"{path.name}::{node.name}", ids))
    return found


def waivers_in(*files: pathlib.Path) -> dict[str, str]:
    """The waivers of some files by id, each with its reason."""
    waived = {}
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            identity, _, reason = line.partition(" ")
            if CLAUSE_ID.fullmatch(identity):
                waived[identity] = reason.strip()
    return waived


def waived_clauses() -> dict[str, str]:
    """The waivers of all games, each in its own folder."""
    return waivers_in(*sorted(TESTS.glob("*/waived-clauses.txt")))


@pytest.mark.parametrize("game", GAMES.games)
def test_every_clause_is_named_by_a_rule_test_or_waived(game: str) -> None:
    named = {identity for _, ids in marked_tests() for identity in ids}
    missing = [identity for identity in clauses(game) if identity not in named and identity not in waived_clauses()]
    assert not missing


def test_no_test_claims_to_prove_too_much() -> None:
    assert [(name, ids) for name, ids in marked_tests() if len(ids) > MANY] == []


def test_every_waiver_has_a_reason_and_a_clause() -> None:
    for identity, reason in waived_clauses().items():
        assert find_clause(identity) is not None, identity
        assert len(reason) >= 10, identity


def test_the_list_of_all_waivers_is_the_sum_of_those_of_the_games() -> None:
    assert waivers_in(TESTS / "waived-clauses.txt") == waived_clauses()


def test_a_rule_test_must_name_a_clause_that_exists() -> None:
    with pytest.raises(ValueError, match="BLN-99-001"):
        rule("BLN-99-001")


def test_every_game_says_with_what_its_clauses_begin() -> None:
    for key, game in GAMES.games.items():
        assert rulebooks()[game.clause_prefix] == key


@pytest.mark.parametrize(("prefix", "game"), rulebooks().items())
def test_the_catalogue_is_whole(prefix: str, game: str) -> None:
    known = clauses(game)
    assert known
    for identity, clause in known.items():
        assert identity == clause.id
        assert CLAUSE_ID.fullmatch(identity), identity
        assert identity.startswith(prefix), identity
        assert clause.kind in ("rule", "table", "example", "ruling"), identity
        assert clause.text, identity
        assert clause.chapter, identity
        assert "/" in clause.topic, identity


@pytest.mark.parametrize("game", GAMES.games)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_clause_of_a_playable_game_is_translated(game: str, language: str) -> None:
    english, translated = clauses(game), clauses(game, language)
    assert list(translated) == list(english)
    for identity, clause in translated.items():
        assert re.search("[а-яіїєґ]", clause.text), identity
        assert bool(clause.note) == bool(english[identity].note), identity


def test_clauses_are_found_by_number_and_by_words() -> None:
    clause = find_clause("bln-10-004")
    assert clause is not None
    assert clause.id == "BLN-10-004"
    assert find_clause("BLN-99-999") is None
    assert find_clause("nonsense") is None
    assert "BLN-10-008" in [clause.id for clause in search("battle_line", "fog MUD").clauses]
    assert "BLN-10-004" in [clause.id for clause in search("battle_line", "туман", "ru").clauses]
    assert search("battle_line", "zeppelin").clauses == []
    assert catalogue.clause_exists("ANC-01-001")
