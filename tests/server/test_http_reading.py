"""What is looked up while one plays: the search in the rules, and the reference."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from http_site import serving
from starlette.testclient import TestClient


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('reading')}/vexilla.db") as client:
        yield client


@pytest.mark.parametrize(("language", "words"), [("en", "elephants"), ("ru", "слонов"), ("uk", "слонами")])
def test_a_search_gives_clauses_best_first_and_what_matched(client: TestClient, language: str, words: str) -> None:
    answer = client.get("/api/rules/ancients/search", params={"q": words, "language": language})
    assert answer.status_code == 200
    found = answer.json()
    assert found["clauses"][0] == "ANC-12-036"
    assert words in found["words"]
    assert found["meant"] == ""


def test_a_search_says_what_was_meant_and_finds_nothing_for_nothing(client: TestClient) -> None:
    def search(words: str) -> object:
        return client.get("/api/rules/ancients/search", params={"q": words}).json()

    assert search("elefants") == {"clauses": [], "words": [], "meant": "elephants"}
    assert search("") == {"clauses": [], "words": [], "meant": ""}
    assert search("x" * 10_000) == {"clauses": [], "words": [], "meant": ""}
    assert client.get("/api/rules/chess/search?q=pawn").status_code == 404


def test_a_clause_tells_who_names_it(client: TestClient) -> None:
    clauses = client.get("/api/rules/ancients").json()["clauses"]
    assert any(clause["named_by"] for clause in clauses)


@pytest.mark.parametrize("game", ["battle_line", "ancients", "napoleonics", "samurai", "grand_battle"])
def test_the_reference_is_told_in_the_readers_language_and_may_be_kept(client: TestClient, game: str) -> None:
    told = client.get(f"/api/reference/{game}?language=ru")
    assert told.status_code == 200
    assert told.json()["chapters"][0]["entries"]
    headers = {"If-None-Match": told.headers["ETag"]}
    assert client.get(f"/api/reference/{game}?language=ru", headers=headers).status_code == 304


def test_there_is_no_reference_of_what_there_is_not(client: TestClient) -> None:
    assert client.get("/api/reference/chess").status_code == 404
