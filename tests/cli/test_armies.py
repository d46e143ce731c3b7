"""Armies of Grand Battle in the terminal: listed, shown and checked, in three languages."""

from __future__ import annotations

import pathlib
import re
import tomllib

import calling
import pytest

from grand_battle.musters import OWN, ROMANS, changed
from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.tables.artillery import GUNS
from vexilla.games.grand_battle.tables.traits import TRAITS
from vexilla.games.grand_battle.tables.troops import NON_COMBATANTS, TROOP_TYPES
from vexilla.games.grand_battle.tables.weapons import WEAPONS

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = DOCS / "examples" / "armies"
PAGE = (DOCS / "grand-battle-armies.md").read_text(encoding="utf-8")


def vexilla(*words: str, columns: int = 160) -> tuple[int, str, str]:
    """Exit code, output and errors of a call."""
    return calling.vexilla(*words, COLUMNS=str(columns))


@pytest.mark.parametrize(
    ("language", "title", "row"),
    [
        ("en", "Armies of Grand Battle", "Macedonians of Alexander │ Gaugamela, 331 BC"),
        ("ru", "Армии Grand Battle", "Македоняне Александра │ Гавгамелы, 331 до н. э."),
        ("uk", "Армії Grand Battle", "Македонці Александра │ Гавгамели, 331 до н. е."),
    ],
)
def test_list(language: str, title: str, row: str) -> None:
    code, out, errors = vexilla("armies", "list", "--lang", language)
    assert (code, errors) == (0, "")
    assert title in out
    assert row in re.sub(" +", " ", out)
    assert all(re.search(rf"^│ {key} ", out, re.MULTILINE) for key in LIBRARY.keys())  # noqa: SIM118


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["General: Alexander, CP 3, LP 2, with Companion cavalry", "Price: 798. Steadfastness: 24."]),
        ("ru", ["Полководец: Александр, ОК 3, ОЛ 2; с ним Гетайры", "Цена: 798. Стойкость: 24."]),
        ("uk", ["Полководець: Александр, ОК 3, ОЛ 2; з ним Кавалерія гетайрів", "Ціна: 798. Стійкість: 24."]),
    ],
)
def test_show_a_list(language: str, said: list[str]) -> None:
    code, out, errors = vexilla("armies", "show", "macedon", "--lang", language)
    assert (code, errors) == (0, "")
    assert all(each in out for each in said)
    assert "4 (2–6)" in out


def test_show_guns_mixed_units_sections_and_notes() -> None:
    imperial = vexilla("armies", "show", "imperial")[1]
    assert "6 (5 + 4)" in imperial
    assert re.search(r"4 \(-3\).*\n.*3 \(-6\), 30", imperial)
    english = vexilla("armies", "show", "english-1415")[1]
    assert "Barricades: 6 sections." in english
    assert "The barricade sections are the archers’ stakes." in english
    assert "колья лучников" in vexilla("armies", "show", "english-1415", "--lang", "ru")[1]


def test_a_narrow_terminal_keeps_the_names_that_are_typed() -> None:
    out = vexilla("armies", "show", "egypt", columns=80)[1]
    assert all(re.search(rf"^│ {key} ", out, re.MULTILINE) for key in ("chariot-egypt-royal", "egypt-archers"))
    assert re.search(r"^│ Royal Egyptian chariots +│", out, re.MULTILINE)
    assert "…" not in out


def test_show_a_file(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "romans.toml"
    file.write_text(ROMANS, encoding="utf-8")
    out = vexilla("armies", "show", str(file))[1]
    assert "Roman and Italian cavalry: staff" in out
    assert "In reserve: 2, for 64." in out
    file.write_text(changed("legion-5 = 5", "legion-5 = 7"), encoding="utf-8")
    code, _, errors = vexilla("armies", "show", str(file))
    assert code == 1
    assert f"{file}:9: legion-5: 2 to 6 units" in errors


def test_show_names_what_there_is_not() -> None:
    code, _, errors = vexilla("armies", "show", "macedonia")
    assert code == 1
    assert "Did you mean 'macedon'?" in errors
    assert "Нет расписки армии «macedonia»" in vexilla("armies", "show", "macedonia", "--lang", "ru")[2]


def test_check_tells_faults_warnings_and_what_is_sound(tmp_path: pathlib.Path) -> None:
    good, bad, odd = (tmp_path / name for name in ("good.toml", "bad.toml", "odd.toml"))
    good.write_text(ROMANS, encoding="utf-8")
    bad.write_text(changed("year = -250", "year = 1900", changed("BS = 3", "BS = 2", OWN)), encoding="utf-8")
    odd.write_text(changed("bronze-shields  = 4", "bronze-shields  = 9", OWN), encoding="utf-8")
    code, out, errors = vexilla("armies", "check", str(good), str(bad), str(odd), columns=200)
    assert code == 1
    assert f"{good}: My Romans, units 19, price 689, steadfastness 19, discipline 3" in out
    assert f"{bad}:2: year must be a number from -3000 to 1700; it is 1900 (GRB-01-002)" in out
    assert f"{bad}:10: spearmen have BS 3, 4, 5; city-guard has 2 (GRB-03-059)" in out
    assert f"{odd}:14: the army has 21 units: 15 to 20 are usual (GRB-01-021)" in out
    assert "2 faults." in errors
    assert "2 ошибки." in vexilla("armies", "check", str(bad), "--lang", "ru")[2]
    assert vexilla("armies", "check", str(good))[0] == 0


def test_the_examples_of_the_documentation_are_sound_and_printed_in_it() -> None:
    files = sorted(EXAMPLES.glob("*.toml"))
    code, out, errors = vexilla("armies", "check", *map(str, files), columns=200)
    assert (code, len(out.splitlines()), errors) == (0, len(files), "")
    printed = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)]
    whole = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]
    for page, file in zip(printed, whole, strict=True):
        assert page == {key: value for key, value in file.items() if key in page}
        assert set(file) - set(page) <= {"game", "ru", "uk"}


def test_the_documentation_names_everything_that_a_profile_may_have() -> None:
    rows = [row for row in TROOP_TYPES if row.category != NON_COMBATANTS]
    names = {row.key for row in rows} | {row.key for row in WEAPONS} | {row.key for row in GUNS}
    names |= {row.key for row in TRAITS}
    assert [name for name in sorted(names) if f"`{name}`" not in PAGE] == []
