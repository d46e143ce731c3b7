"""Terms and privacy: shown where they were given, in the reader's language, and never as anything but text."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest
from http_site import serving, told

from vexilla.cli.screen import Screen, Stop
from vexilla.cli.serve import serve
from vexilla.locales import LANGUAGES, Speaker
from vexilla.server.notices import NOTICES, as_html, read_notice
from vexilla.server.settings import Settings, SettingWrong, check

PACKAGING = pathlib.Path(__file__).resolve().parents[2] / "packaging"
GIVEN = {name: str(PACKAGING / f"{name}.en.md") for name in NOTICES}


def test_what_was_given_is_shown_in_the_language_of_the_reader(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db", **GIVEN) as client:
        assert client.get("/api/library").json()["notices"] == list(NOTICES)
        for name in NOTICES:
            titles = set()
            for language in LANGUAGES:
                answer = client.get(f"/{name}", headers={"Accept-Language": language})
                assert answer.status_code == 200
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert f'<html lang="{language}">' in answer.text
                assert answer.text == client.get(f"/{name}?language={language}").text
                titles.add(answer.text.partition("<h1>")[2].partition("</h1>")[0])
            assert len(titles) == len(LANGUAGES)


def test_what_was_not_given_is_not_there(tmp_path: pathlib.Path) -> None:
    with serving(f"sqlite:///{tmp_path}/vexilla.db", terms=GIVEN["terms"]) as client:
        assert client.get("/api/library").json()["notices"] == ["terms"]
        told(client.get("/privacy"), 404, "not-found")
    with serving(f"sqlite:///{tmp_path}/vexilla.db") as client:
        assert client.get("/api/library").json()["notices"] == []
        told(client.get("/terms"), 404, "not-found")


def test_what_cannot_be_read_is_told_before_the_server_starts(tmp_path: pathlib.Path) -> None:
    (tmp_path / "latin.md").write_bytes(b"d\xe9j\xe0 vu")
    for name in NOTICES:
        for file in (tmp_path / "nothing.md", tmp_path, tmp_path / "latin.md"):
            given: dict[str, Any] = {name: str(file)}
            settings = Settings(**given)
            with pytest.raises(SettingWrong) as wrong:
                check(settings)
            for language in LANGUAGES:
                said = wrong.value.explain(Speaker(language))
                assert f"--{name} " in said
                assert str(file) in said
                assert "UTF-8" in said
            with pytest.raises(Stop) as stopped:
                serve(Screen("en"), settings)
            assert stopped.value.code == 2


def test_a_little_markdown_and_nothing_else() -> None:
    text = (
        "# Rules\nBe **kind**,\nplease.\n\n- one\n  more\n- [two](https://example.org/?a=1&b=2)\n\n<script>x</script>"
    )
    assert as_html(text).split("\n") == [
        "<h1>Rules</h1>",
        "<p>Be <b>kind</b>, please.</p>",
        "<ul>",
        "<li>one more</li>",
        '<li><a href="https://example.org/?a=1&amp;b=2" rel="noreferrer">two</a></li>',
        "</ul>",
        "<p>&lt;script&gt;x&lt;/script&gt;</p>",
    ]
    for bad in ("[x](javascript:alert(1))", '[x](https://a"onclick=b)', "<img src=x>", "[<b>](https://a)"):
        shown = as_html(bad)
        assert "javascript:" not in shown.replace(bad, "")
        assert "<img" not in shown
        assert "<b>" not in shown
        assert '"onclick' not in shown


def test_one_text_for_all_where_there_is_no_other(tmp_path: pathlib.Path) -> None:
    (tmp_path / "terms.txt").write_text("All of it.", encoding="utf-8")
    (tmp_path / "terms.uk.txt").write_text("Усе.", encoding="utf-8")
    pages = read_notice(str(tmp_path / "terms.txt"))
    assert "<p>All of it.</p>" in pages["en"].decode()
    assert pages["ru"] == pages["en"]
    assert "<p>Усе.</p>" in pages["uk"].decode()


@pytest.mark.parametrize("name", NOTICES)
def test_templates_say_the_same_in_all_languages(name: str) -> None:
    texts = [(PACKAGING / f"{name}.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    shapes = [[line[:2] for line in text.splitlines() if line.startswith(("#", "-"))] for text in texts]
    assert shapes[0] == shapes[1] == shapes[2]
    assert len({text.count("〈") for text in texts}) == 1
