"""Moves that cannot be counted, in the terminal: typed, refused by clause, taken back."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console
from toy_manoeuvre.game import GAME

from vexilla import locales
from vexilla.cli.play import Session
from vexilla.cli.screen import Screen
from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.table import new_table, resume_table


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy as if its package were installed, its words among ours."""
    monkeypatch.setitem(GAMES.games, GAME.key, GAME)
    locales._words.cache_clear()
    yield
    locales._words.cache_clear()


def session(
    folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch, *lines: str, language: str = "en"
) -> tuple[str, Session]:
    """What is printed while lines are typed."""
    out = StringIO()
    screen = Screen(language, Console(file=out, width=100, highlight=False, color_system=None))
    table = new_table(GAME, GAME.setup(), {"bottom": "human", "top": "computer random"}, seed_from(13))
    playing = Session(screen, table, folder / "match.vexilla", is_new=True)
    typed = iter(lines)

    def line() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", line)
    playing.play()
    return " ".join(out.getvalue().split()), playing


def test_moves_are_typed_and_refused_by_clause(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, playing = session(
        tmp_path,
        monkeypatch,
        "advance a2,a1 7.50",
        "advance a1,a4 1",
        "advance a1 99",
        "advance a1",
        "why wheel a3 left 20",
        "why wheel a3 right 15",
        "sideways a4 right 1",
        "undo",
    )
    assert "wheel GROUP left|right DEGREES" in shown, "how moves are written"
    assert "slip sa TO" in shown
    assert "a1 40:37.5 0° 4.5" in shown, "where everyone stands"
    assert "a4 does not touch the rest of the group, or looks another way. (MAN-02-002)" in shown
    assert "distance: 99 is not between 0 and 12" in shown
    assert "“advance a1” is written otherwise: advance GROUP DISTANCE" in shown
    assert "GROUP: a1, a2, a3, a4" in shown
    assert "Wheels go by fifteen degrees, not by 20. (MAN-02-004)" in shown
    assert "That is allowed now." in shown
    assert "Taken back." in shown
    assert playing.table.record.lines[2:] == ["bottom advance a1,a2 7.5", "bottom sideways a4 right 1", "undo"]
    saved = (tmp_path / "match.vexilla").read_text(encoding="utf-8")
    assert resume_table(saved, GAMES).match.digest() == playing.table.match.digest()


def test_errors_are_told_in_the_language_of_the_player(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _ = session(tmp_path, monkeypatch, "advance a1 99", "wheel a1 up 15", language="ru")
    assert "distance: 99 не между 0 и 12." in shown
    assert "side: «up» не подходит; бывает left, right." in shown


def test_a_computer_answers(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, playing = session(tmp_path, monkeypatch, "done", "done")
    assert any(line.startswith("top ") for line in playing.table.record.lines)
