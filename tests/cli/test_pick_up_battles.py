"""Pick-up battles in the terminal: two armies by their names, written as a file, shown, checked, played."""

from __future__ import annotations

import pathlib

import calling
import pytest

from grand_battle.musters import OWN, ROMANS, changed
from vexilla.games.grand_battle.game import GAME


def vexilla(*words: str, folder: pathlib.Path | None = None, typed: str = "") -> tuple[int, str, str]:
    """Exit code, output and errors of a call; lines are not cut."""
    return calling.vexilla(*words, folder=folder, typed=typed, COLUMNS="200")


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    """A folder with two army files."""
    (tmp_path / "romans.toml").write_text(ROMANS, encoding="utf-8")
    (tmp_path / "own.toml").write_text(OWN, encoding="utf-8")
    return tmp_path


def test_a_battle_of_two_armies_is_written_checked_and_played(folder: pathlib.Path) -> None:
    code, out, errors = vexilla(
        "armies", "meet", "rome-zama", "romans.toml", "--budget", "700", "--turns", "8", "--measuring", "strict",
        "--file", "mine.toml", folder=folder,
    )  # fmt: skip
    assert (code, errors) == (0, "")
    assert "mine.toml is written. Play it with: vexilla play mine.toml" in out
    (folder / "romans.toml").unlink()
    code, out, errors = vexilla("scenarios", "check", "mine.toml", folder=folder)
    assert (code, errors) == (0, "")
    assert "mine.toml is sound: Romans of Scipio – My Romans, a pick-up battle, 36 units, 8 turns." in out
    setting = GAME.start_of(GAME.setup(str(folder / "mine.toml"))).setting
    assert (setting.turn_limit, setting.measuring) == (8, "strict")
    code, out, errors = vexilla(
        "play", "mine.toml", "--against", "human", "--seed", "3", "--file", "match.vexilla",
        folder=folder, typed="\n1\n\n1\nplace nobody at 1:1 heading 0\n",
    )  # fmt: skip
    assert (code, errors) == (0, "")
    assert "Romans of Scipio – My Romans · deployment · 8 turns at most" in out
    assert "My Romans (attacks or defends)" in out
    assert "1 be the attacker   2 be the defender" in out
    assert "1 the far edge   2 the near edge" in out
    assert "Bases stay between 20:60 and 130:100; heading 180 looks at the enemy." in out
    assert vexilla("verify", "match.vexilla", folder=folder)[0] == 0


def test_without_a_file_the_battle_is_shown(folder: pathlib.Path) -> None:
    out = vexilla("armies", "meet", "rome-zama", "romans.toml", folder=folder)[1]
    assert 'pick_up = true\n\n[bottom]\narmy = "rome-zama"\n\n[top.army]\nname = "My Romans"\n' in out
    (folder / "again.toml").write_text(out, encoding="utf-8")
    assert vexilla("scenarios", "check", "again.toml", folder=folder)[0] == 0


def test_nothing_is_written_over(folder: pathlib.Path) -> None:
    code, _, errors = vexilla("armies", "meet", "thebes", "sparta", "--file", "own.toml", folder=folder)
    assert code == 1
    assert "own.toml" in errors
    assert (folder / "own.toml").read_text(encoding="utf-8") == OWN


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en", ["rome-zama", "macedon"], "the army rome-zama costs 691: the other one costs 798"),
        ("ru", ["rome-zama", "macedon"], "армия rome-zama стоит 691: другая стоит 798, так что нужно не меньше 759"),
        ("uk", ["rome-zama", "macedon"], "армія rome-zama коштує 691: друга коштує 798, тож потрібно щонайменше 759"),
        ("en", ["thebes", "sparta", "--budget", "638"], "the army sparta costs 640: more than the budget of 638"),
        ("ru", ["thebes", "sparta", "--budget", "638"], "армия sparta стоит 640: больше бюджета 638 (GRB-01-005)"),
        ("uk", ["thebes", "sparta", "--budget", "638"], "армія sparta коштує 640: більше за бюджет 638 (GRB-01-005)"),
        ("en", ["thebes", "sparta", "--budget", "700"], "the army thebes costs 636: the budget is 700"),
        ("ru", ["thebes", "sparta", "--budget", "700"], "бюджет 700, так что нужно не меньше 665"),
        ("uk", ["thebes", "sparta", "--budget", "700"], "бюджет 700, тож потрібно щонайменше 665"),
        ("en", ["thebes", "nobody.toml"], "the army 'nobody.toml' cannot be read"),
        ("ru", ["thebes", "nobody.toml"], "Армия nobody.toml не читается"),
        ("uk", ["thebes", "nobody.toml"], "Армія nobody.toml не читається"),
        ("en", ["thebes", "spartta"], "Did you mean 'sparta'?"),
        ("ru", ["thebes", "spartta"], "Нет расписки армии «spartta»"),
        ("uk", ["thebes", "spartta"], "Немає списку армії «spartta»"),
        ("en", ["thebes", "sparta", "--turns", "99"], "turn_limit must be a number from 6 to 30; it is 99"),
    ],
)
def test_what_cannot_meet_is_told_in_three_languages(
    folder: pathlib.Path, language: str, words: list[str], said: str
) -> None:
    code, out, errors = vexilla("armies", "meet", *words, "--lang", language, folder=folder)
    assert (code, out) == (1, "")
    assert said in errors


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "ru",
            [
                "bad.toml:4: в сражении без сценария не задают attacker: это решают кубики, армии и игроки",
                "bad.toml:6: в сражении не называют файлы армий: впишите содержимое x.toml под [bottom.army]",
            ],
        ),
        (
            "uk",
            [
                "bad.toml:4: у битві без сценарію не задають attacker: це вирішують кубики, армії та гравці",
                "bad.toml:6: у битві не називають файлів армій: впишіть вміст x.toml під [bottom.army]",
            ],
        ),
        (
            "en",
            [
                "bad.toml:4: a pick-up battle does not say attacker: that is left to the dice, the armies and the",
                "bad.toml:6: a battle does not name army files: write what is in x.toml below [bottom.army]",
            ],
        ),
    ],
)
def test_faults_of_a_file_are_told_by_line(folder: pathlib.Path, language: str, said: list[str]) -> None:
    file = folder / "bad.toml"
    text = 'name = "x"\npick_up = true\nattacker = "top"\n[bottom]\narmy = "x.toml"\n[top]\narmy = "sparta"\n'
    file.write_text(f'game = "grand_battle"\n{text}', encoding="utf-8")
    code, out, _ = vexilla("scenarios", "check", "bad.toml", "--lang", language, folder=folder)
    assert code == 1
    for each in said:
        assert each in out


def test_faults_of_an_army_file_are_told_by_its_own_lines(folder: pathlib.Path) -> None:
    (folder / "bad.toml").write_text(changed("legion-5 = 5", "legion-5 = 7"), encoding="utf-8")
    code, _, errors = vexilla("play", "grand_battle/rome-zama+bad.toml", folder=folder)
    assert code == 1
    assert "bad.toml:9: legion-5: 2 to 6 units" in errors


def test_profiles_that_are_called_alike_are_told(folder: pathlib.Path) -> None:
    other = changed("BS = 3, P = 2, AR = 1", "BS = 3, P = 3, AR = 1", OWN).replace(", price = 25", "")
    (folder / "other.toml").write_text(other, encoding="utf-8")
    words = ("armies", "meet", "own.toml", "other.toml", "--budget", "0")
    for language, said in (
        ("en", "both armies have a profile city-guard, and not the same: give one of them another name"),
        ("ru", "профиль city-guard есть у обеих армий, но разный: дайте одному другое имя"),
        ("uk", "профіль city-guard є в обох арміях, але різний: дайте одному іншу назву"),
    ):
        code, _, errors = vexilla(*words, "--lang", language, folder=folder)
        assert code == 1
        assert said in errors


def test_one_army_against_itself_is_told_apart_by_its_seat(folder: pathlib.Path) -> None:
    code, out, errors = vexilla("scenarios", "show", "grand_battle/own.toml+own.toml", folder=folder)
    assert (code, errors) == (0, "")
    assert "Successors of nobody: Bottom (attacks or defends)" in out
    assert "Successors of nobody: Top (attacks or defends)" in out
    assert "A pick-up battle: dice decide" in out


def test_pick_up_battles_are_listed_without_an_attacker() -> None:
    out = vexilla("scenarios", "list", "grand_battle")[1]
    row = out[out.index("pick-up-britain") :]
    assert "Romans of Caesar in Britain" in row
    assert "attacks" not in row
    assert "Римляне Цезаря в Британии" in vexilla("scenarios", "list", "grand_battle", "--lang", "ru")[1]


def test_many_battles_of_two_armies_are_played(folder: pathlib.Path) -> None:
    code, out, errors = vexilla(
        "simulate", "grand_battle/rome-zama+romans.toml", "--games", "1", "--players", "steady,random", "--jobs", "1",
        folder=folder,
    )  # fmt: skip
    assert (code, errors) == (0, "")
    assert "steady" in out
