"""The search in the rules: words in any form, best first, in three languages and all rulebooks."""

from __future__ import annotations

import re

import pytest
from newcomers import ASKED
from search_cases import APART, CASES, FORMS, MISSPELT
from search_expectations import EXPECTED

from vexilla.catalogue import clauses, rulebooks
from vexilla.catalogue.links import named_by
from vexilla.catalogue.searching import search
from vexilla.catalogue.stems import fold, stem


@pytest.mark.parametrize(("game", "language", "words", "clause"), CASES)
def test_words_lead_to_the_clause_they_are_about(game: str, language: str, words: str, clause: str) -> None:
    found = search(game, words, language)
    assert clause in [each.id for each in found.clauses[:3]]
    assert found.words


@pytest.mark.parametrize(("game", "spans", "queries"), EXPECTED)
def test_what_a_player_wants_to_read_comes_first(game: str, spans: tuple[str, ...], queries: tuple[str, ...]) -> None:
    for language, query in zip(("en", "ru", "uk"), queries, strict=True):
        first = search(game, query, language).clauses[0].id
        assert any(span.split()[0] <= first <= span.split()[1] for span in spans), (query, first)


def answers(spans: str) -> set[str]:
    """The numbers of the clauses that ``ANC-12-015 -016 ANC-16-051..059`` names."""
    found: set[str] = set()
    chapter = ""
    for named, first, last in re.findall(r"([A-Z]{3}-\d\d)?-(\d{3})(?:\.\.(\d{3}))?", spans):
        chapter = named or chapter
        found |= {f"{chapter}-{number:03}" for number in range(int(first), int(last or first) + 1)}
    return found


@pytest.mark.parametrize(("game", "language", "words", "spans"), ASKED)
def test_a_newcomer_finds_an_answer_among_the_first_five(game: str, language: str, words: str, spans: str) -> None:
    assert answers(spans) & clauses(game).keys()
    assert answers(spans) & {each.id for each in search(game, words, language).clauses[:5]}


def test_words_that_only_ask_count_little_and_are_not_mended() -> None:
    assert search("battle_line", "можно ли спасовать", "ru").meant == ""
    queries = ("how many dice do elephants have", "elephants dice")
    asked, named = (search("ancients", words).clauses[:3] for words in queries)
    assert {each.id for each in asked} & {each.id for each in named}


def test_a_word_is_found_by_the_one_it_is_made_from() -> None:
    assert "аркебузами" in search("samurai", "аркебузиры", "ru").words


@pytest.mark.parametrize("language", FORMS)
def test_forms_of_a_word_are_one_word(language: str) -> None:
    for forms in FORMS[language]:
        assert len({stem(fold(form), language) for form in forms.split()}) == 1, forms


@pytest.mark.parametrize(("language", "one", "other"), APART)
def test_other_words_stay_other_words(language: str, one: str, other: str) -> None:
    assert stem(one, language) != stem(other, language)


@pytest.mark.parametrize(("game", "language", "words", "meant"), MISSPELT)
def test_a_misspelt_word_gets_the_one_that_was_meant(game: str, language: str, words: str, meant: str) -> None:
    assert search(game, words, language).meant == meant


def test_all_rulebooks_have_cases_in_all_languages() -> None:
    assert {(game, language) for game, language, _, _ in CASES} == {
        (game, language) for game in rulebooks().values() for language in ("en", "ru", "uk")
    }


def test_a_clause_is_found_by_its_number_and_a_beginning_finds_words() -> None:
    assert [clause.id for clause in search("ancients", "anc-12-036").clauses] == ["ANC-12-036"]
    assert search("ancients", "BLN-06-002").clauses == []
    assert "elephants" in search("ancients", "eleph").words


def test_any_word_is_enough_and_rare_ones_weigh_more() -> None:
    found = [clause.id for clause in search("ancients", "a unit of camels").clauses]
    assert all("camel" in clauses("ancients")[each].text.lower() for each in found[:3])
    assert search("ancients", "zeppelin elephants").clauses


def test_words_that_say_nothing_are_not_marked() -> None:
    assert "of" not in search("ancients", "line of sight").words


def test_clauses_know_who_names_them() -> None:
    for game in rulebooks().values():
        for clause, others in named_by(game).items():
            assert clause in clauses(game)
            assert all(clause in f"{clauses(game)[other].text} {clauses(game)[other].note}" for other in others)
    assert named_by("ancients")
