"""Written positions of Grand Battle in the terminal and as pictures."""

from __future__ import annotations

import io
import pathlib

import pytest
from rich.console import Console

from vexilla.cli.grand_battle.show import show_position
from vexilla.cli.grand_battle.table_picture import part_in
from vexilla.cli.screen import Screen, Stop
from vexilla.games import GAMES
from vexilla.kernel.chance import seed_from
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.table import new_table

GAME = GAMES.find("grand_battle")
PEOPLE = {"bottom": "human", "top": "human"}

BATTLE = """
ground wood: forest ellipse 30:70 20 10
bottom phalanx-1: phalanx at 60:40 losses 1
top legion-1: legion-5 at 60:40 heading 180
top scouts-1: skirm-bow ambush at 30:70
top horse-1: ala-horse reserve
top marker: m1 at 30:64 hides scouts-1
bottom camp: ordinary at 60:17
"""


@pytest.fixture
def file(tmp_path: pathlib.Path) -> pathlib.Path:
    found = tmp_path / "battle.txt"
    found.write_text(BATTLE, encoding="utf-8")
    return found


def shown(file: pathlib.Path, part: str | None = None, language: str = "en") -> str:
    console = Console(width=120, record=True, file=io.StringIO())
    show_position(Screen(language, console), file, None, (), (), part)
    return console.export_text()


def test_the_table_is_drawn_with_everybody(file: pathlib.Path) -> None:
    lines = shown(file).splitlines()
    assert any("phala1" in line for line in lines)
    assert any("forest" in line for line in lines)
    assert any("?m1" in line for line in lines)
    assert any(line.split() == [str(number) for number in range(0, 120, 10)] for line in lines)
    table = [line.split() for line in lines if " " in line]
    assert ["phalanx-1", "phalanx", "bottom", "60:40", "0°", "4/5", "1"] in table
    assert ["horse-1", "ala-horse", "top", "reserve", "4/4"] in table
    # The bases touch: legion above, phalanx below.
    assert _row(lines, "legio1") + 1 <= _row(lines, "phala1")


def _row(lines: list[str], text: str) -> int:
    return next(number for number, line in enumerate(lines) if text in line)


def test_a_part_is_larger(file: pathlib.Path) -> None:
    text = shown(file, "50:30-70:50")
    assert "phalanx-1" in text.split("unit ")[0]
    assert "forest" not in text
    assert "4/5" in text.split("unit ")[0]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_in_three_languages(file: pathlib.Path, language: str) -> None:
    assert {"en": "strength", "ru": "потери", "uk": "втрати"}[language] in shown(file, None, language)


def test_faults_are_told(file: pathlib.Path) -> None:
    file.write_text(BATTLE.replace("at 60:40 losses", "at 60:41 losses"), encoding="utf-8")
    assert "phalanx-1 stands on legion-1" in shown(file)


def test_a_picture_is_written(file: pathlib.Path, tmp_path: pathlib.Path) -> None:
    picture = tmp_path / "battle.svg"
    console = Console(width=200, record=True, file=io.StringIO())
    show_position(Screen("en", console), file, picture, ("legion-1",), (), "40:20-80:60")
    assert picture.read_text(encoding="utf-8").startswith("<svg ")
    assert "battle.svg" in console.export_text()


@pytest.mark.parametrize("part", ["40:20", "40-20", "40:20-40:60"])
def test_a_part_has_two_corners(part: str) -> None:
    with pytest.raises(BadSetup):
        part_in(part)


def test_a_position_in_the_middle_of_something_is_drawn_too(file: pathlib.Path) -> None:
    file.write_text(f"{BATTLE}phase: combat\nto do: flee (0 1), end turn\n", encoding="utf-8")
    assert "phalanx-1" in shown(file)


def test_a_battle_file_is_drawn_as_it_begins(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "leuctra.toml"
    file.write_text(GAME.scenario_text("leuctra"), encoding="utf-8")
    assert "theban-embolon-1" in shown(file)


def test_a_record_is_drawn_where_it_has_come_to(tmp_path: pathlib.Path) -> None:
    table = new_table(GAME, GAME.setup("leuctra"), PEOPLE, seed_from(3))
    for deed in ("order manoeuvre theban-horse-1,theban-horse-2 from epaminondas else army", "done", "execute 1",
                 "advance theban-horse-1,theban-horse-2 10"):  # fmt: skip
        table.act(0, table.match.read(deed))
    file = tmp_path / "match.vexilla"
    file.write_text(table.record.text(), encoding="utf-8")
    rows = [line.split() for line in shown(file).splitlines()]
    assert any(row[:4] == ["theban-horse-1", "theban-horse", "bottom", "40:58"] for row in rows)


def test_what_cannot_be_drawn_is_told_with_its_file(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "battle.txt"
    file.write_text("bottom a1: hoplits at 60:40\n", encoding="utf-8")
    with pytest.raises(Stop, match=r"battle\.txt: line 1, .* 'hoplits' is no profile; did you mean 'hoplites'"):
        shown(file)
    file.write_text("vexilla record 1\ngame: grand_battle\nru", encoding="utf-8")
    with pytest.raises(Stop, match=r"battle\.txt: line"):
        shown(file)
    other = new_table(GAMES.find("battle_line"), GAMES.find("battle_line").setup(), PEOPLE, seed_from(3))
    file.write_text(other.record.text(), encoding="utf-8")
    with pytest.raises(Stop, match="is a record of Battle Line"):
        shown(file)


def test_two_grounds_in_one_place_are_both_named(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "battle.txt"
    lines = [
        "ground wood: forest ellipse 60:60 20 20",
        "ground pond: lake ellipse 60:60 10 10",
        "bottom a1: hoplites at 20:20",
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    drawn = shown(file)
    assert "forest" in drawn
    assert "lake" in drawn
