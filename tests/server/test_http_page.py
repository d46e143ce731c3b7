"""The page: files with the headers that let browsers keep them, the library and the rules, languages."""

from __future__ import annotations

import gzip
import os
import pathlib
from collections.abc import Iterator

import pytest
from http_site import serving, told
from starlette.testclient import TestClient

from vexilla.advice import advice_for
from vexilla.catalogue import clauses
from vexilla.games import GAMES
from vexilla.locales import LANGUAGES, Speaker
from vexilla.players import levels_of
from vexilla.server.http.languages import preferred_language
from vexilla.server.http.library import names_of

INDEX = "<!doctype html><script>let a = 1;</script><script src='/assets/a-1f.js'></script>" + "<p>Vexilla</p>" * 100


@pytest.fixture
def page(tmp_path: pathlib.Path) -> pathlib.Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "a-1f.js").write_text("export const a = 1;" * 100)
    (folder / "assets" / "b-2f.css").write_text("body { color: black }" * 100)
    (folder / "assets" / "b-2f.css.gz").write_bytes(gzip.compress(b"packed before"))
    (folder / "assets" / "b-2f.css.br").write_bytes(b"packed tighter")
    (folder / "assets" / "c-3f.woff2").write_bytes(b"wOF2" * 500)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("self")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def client(tmp_path: pathlib.Path, page: pathlib.Path) -> Iterator[TestClient]:
    with serving(f"sqlite:///{tmp_path}/vexilla.db", page=str(page)) as client:
        yield client


def test_the_page_and_its_files(client: TestClient) -> None:
    index = client.get("/")
    assert index.text == INDEX
    assert index.headers["content-type"] == "text/html; charset=utf-8"
    assert index.headers["cache-control"] == "no-cache"
    script = client.get("/assets/a-1f.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    font = client.get("/assets/c-3f.woff2")
    assert font.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    assert client.get("/sw.js").headers["cache-control"] == "no-cache"
    assert client.head("/").status_code == 200


def test_files_are_sent_packed_to_those_who_can_unpack(client: TestClient) -> None:
    assert client.get("/assets/b-2f.css", headers={"Accept-Encoding": "gzip"}).text == "packed before"
    with client.stream("GET", "/assets/b-2f.css", headers={"Accept-Encoding": "gzip, br"}) as tighter:
        assert b"".join(tighter.iter_raw()) == b"packed tighter"
        assert tighter.headers["content-encoding"] == "br"
    assert client.get("/assets/b-2f.css.br").status_code == 404
    plain = client.get("/assets/b-2f.css", headers={"Accept-Encoding": "gzip;q=0"})
    assert plain.text.startswith("body")
    assert "content-encoding" not in plain.headers


def test_what_a_browser_has_is_not_sent_again(client: TestClient) -> None:
    for path in ("/", "/assets/a-1f.js", "/api/library", "/api/rules/ancients"):
        first = client.get(path)
        again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"If-None-Match": f"W/{first.headers['etag']}"}).status_code == 304
        assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_places_of_the_page_are_the_page(client: TestClient) -> None:
    for path in ("/table/abc", "/rules/ancients", "/replay"):
        assert client.get(path).text == INDEX


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js",
        "/assets/missing",
        "/api/missing",
        "/api",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
def test_what_is_not_there_is_not_there(client: TestClient, path: str) -> None:
    error = told(client.get(path), 404, "not-found")
    assert "secret" not in error["message"].replace("secret.txt", "")


def test_a_page_that_was_built_anew_is_read_anew(client: TestClient, page: pathlib.Path) -> None:
    policy = client.get("/").headers["content-security-policy"]
    (page / "index.html").write_text("<script>let b = 2;</script>")
    (page / "assets" / "c-3f.js").write_text("new")
    stat = (page / "index.html").stat()
    os.utime(page / "index.html", ns=(stat.st_atime_ns, stat.st_mtime_ns + 1_000_000))
    assert client.get("/").text == "<script>let b = 2;</script>"
    assert client.get("/assets/c-3f.js").text == "new"
    assert client.get("/").headers["content-security-policy"] != policy


def test_a_page_that_was_not_built_says_so(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        error = told(client.get("/"), 503, "page-missing")
        assert "npm run build" in error["message"]
        assert client.get("/api/library").status_code == 200


# -- library and rules ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_library_has_everything_that_can_be_played(client: TestClient, language: str) -> None:
    answer = client.get(f"/api/library?language={language}")
    games = {game["key"]: game for game in answer.json()["games"]}
    assert set(games) == set(GAMES.games)
    speaker = Speaker(language)
    for key, game in games.items():
        rules = GAMES.find(key)
        assert [scenario["name"] for scenario in game["scenarios"]] == list(rules.scenarios if rules.has_page else ())
        assert [level["name"] for level in game["levels"]] == list(levels_of(key))
        assert [option["name"] for option in game["options"]] == [option.name for option in rules.options]
        assert game["title"] == speaker.say(f"{key.replace('_', '-')}-title")
        assert [start["scenario"] for start in game["quick"]] == list(rules.quick_starts if rules.has_page else ())
        assert game["rules"] == bool(clauses(key))
        for scenario in game["scenarios"]:
            assert 1 <= scenario["difficulty"] <= 3
            assert 5 <= scenario["minutes"] <= 240
            assert scenario["start"] == rules.sketch(rules.setup(scenario["name"]))
            assert scenario["sides"] is None or all(scenario["sides"].values())
            record = rules.human_record(rules.setup(scenario["name"]))
            assert scenario["record"] == (
                None if record is None else dict(zip(("plays", "bottom", "top"), record, strict=True))
            )


def test_a_battle_of_the_library(client: TestClient) -> None:
    (ancients,) = [game for game in client.get("/api/library?language=uk").json()["games"] if game["key"] == "ancients"]
    scenarios = ancients["scenarios"]
    akragas = scenarios[0]
    assert (akragas["title"], akragas["date"]) == ("Акрагант", "406 до н. е.")
    assert akragas["sides"] == {"bottom": "Сиракузяни", "top": "Карфагеняни"}
    assert akragas["difficulty"] == 1
    assert len(akragas["start"]["units"]) == 24
    assert akragas["start"]["needed"] == {"bottom": 5, "top": 5}
    assert {scenario["difficulty"] for scenario in scenarios} == {1, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_battle_is_translated(language: str) -> None:
    english = Speaker("en")
    for scenario in GAMES.find("ancients").scenarios:
        names = names_of("ancients", scenario, Speaker(language))
        assert set(names.people) == set(names_of("ancients", scenario, english).people)
        if language != "en":
            assert not [name for name in names.people.values() if name.isascii()]


@pytest.mark.parametrize("key", list(GAMES.games))
def test_the_rules(client: TestClient, key: str) -> None:
    for language in LANGUAGES:
        shown = client.get(f"/api/rules/{key}?language={language}").json()["clauses"]
        known = clauses(key, language)
        assert [clause["id"] for clause in shown] == list(known)
        assert shown[0]["text"] == known[shown[0]["id"]].text
    assert client.get(f"/api/rules/{key}").json()["reactions"] == advice_for(key).reactions()
    told(client.get("/api/rules/chess"), 404, "unknown-rules")


@pytest.mark.parametrize("key", list(GAMES.games))
def test_the_words_of_a_game_are_its_own_and_those_of_its_system(client: TestClient, key: str) -> None:
    game = GAMES.find(key)
    for language in LANGUAGES:
        answer = client.get(f"/api/words/{key}?language={language}").json()
        title = Speaker(language).say(f"{key.replace('_', '-')}-title")
        assert f"{key.replace('_', '-')}-title = {title}" in answer["text"]
        assert ("cc-ask-card" in answer["text"]) == (game.system == "commands_colors")
    told(client.get("/api/words/chess"), 404, "unknown-rules")


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        (None, "", "en"),
        (None, "de-DE, de;q=0.9", "en"),
        (None, "ru-RU, ru;q=0.9, en;q=0.8", "ru"),
        (None, "en;q=0.5, uk;q=0.7", "uk"),
        (None, "uk;q=x, ru", "ru"),
        ("uk", "ru", "uk"),
        ("xx", "ru", "ru"),
        ("", "", "en"),
    ],
)
def test_which_language_a_reader_gets(asked: str | None, accepted: str, language: str) -> None:
    assert preferred_language(asked, accepted) == language
