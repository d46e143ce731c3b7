"""Grand Battle in the terminal: the table, what can be asked, how everything is written, and battle files."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from vexilla.cli.boards.grand_battle.board import GrandBattleBoard
from vexilla.cli.grand_battle.table_picture import short_ids
from vexilla.cli.menu import Menu
from vexilla.cli.play import Session
from vexilla.cli.records import replay_record
from vexilla.cli.scenarios import check_files, list_scenarios
from vexilla.cli.screen import Screen, Stop
from vexilla.games import GAMES
from vexilla.games.grand_battle.states import GONE
from vexilla.kernel.chance import seed_from
from vexilla.kernel.table import new_table
from vexilla.locales import LANGUAGES
from vexilla.testing import position

GAME = GAMES.find("grand_battle")
LEUCTRA = GAME.scenario_text("leuctra")


EVASION = """
bottom a1: hoplites at 60:40
top b1: skirm-javelin at 60:40 heading 180
contact: a1 front b1 front
phase: combat
"""


def screen() -> tuple[Screen, StringIO]:
    out = StringIO()
    return Screen("en", Console(file=out, width=160, highlight=False, color_system=None)), out


def typed(monkeypatch: pytest.MonkeyPatch, folder: pathlib.Path, *lines: str, **options: str) -> str:
    """What two people at one keyboard read who type these lines, from the beginning of Leuctra."""
    shown, out = screen()
    table = new_table(GAME, GAME.setup("leuctra", options), {"bottom": "human", "top": "human"}, seed_from(3))
    left: Iterator[str] = iter(["", *lines])

    def line() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", line)
    Session(shown, table, folder / "match.vexilla", is_new=True).play()
    return " ".join(out.getvalue().split())


def test_the_page_shows_the_table_both_armies_and_how_orders_are_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    told = typed(monkeypatch, tmp_path)
    assert "Leuctra, July 371 BC · turn 1 of 12 · command · turn of Thebans of Epaminondas" in told
    assert "Spartans of Cleombrotus (from above, defends) · steadfastness 19.5 of 19.5" in told
    assert "Epaminondas 3 (epaminondas, within 30 steps)" in told
    assert "theban-deep-1 Theban deep phalanx 1 44:44 0° 5/5 ★ Epaminondas" in told
    assert "order attack|manoeuvre|hold|recover UNITS from army|epaminondas|pelopidas else army|drop" in told
    assert "or say it: “order manoeuvre hoplites-1,hoplites-2 from army else army”" in told


def test_ids_on_the_table_are_cut_so_that_they_are_known_again() -> None:
    ids = [unit.id for unit in GAME.start(GAME.setup("leuctra"), seed=seed_from(1)).position.roster.units]
    for room in (2, 3, 5, 8):
        cut = short_ids(ids, room)
        assert len(set(cut.values())) == len(ids), room
    assert short_ids(["peltasts-1", "perioikoi-1", "theban-horse-2", "me"], 3) == {
        "peltasts-1": "pe1",
        "perioikoi-1": "pr1",
        "theban-horse-2": "th2",
        "me": "me",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["leuctra", "breitenfeld", "watling-street"])
def test_on_a_low_screen_only_the_table_scrolls_away(tmp_path: pathlib.Path, scenario: str, language: str) -> None:
    out = StringIO()
    console = Console(file=out, width=80, height=24, force_terminal=True, color_system=None, highlight=False)
    table = new_table(GAME, GAME.setup(scenario), {"bottom": "human", "top": "human"}, seed_from(3))
    session = Session(Screen(language, console), table, tmp_path / "match.vexilla", is_new=True)
    session._show_table(0)
    shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", out.getvalue()).splitlines()
    assert max(len(line) for line in shown) <= 80
    beside = shown[session.board.overhang :]
    assert len(beside) < 24
    assert beside[0].endswith(session.sides["bottom"])
    assert any(line.startswith("› ") for line in beside), "the news are told"


def test_units_distances_and_costs_are_told_where_measuring_is_free(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    order = "order manoeuvre hoplites-1,hoplites-2 from pelopidas else army"
    told = typed(
        monkeypatch, tmp_path, "unit theban-horse-1", "measure theban-horse-1 spartan-horse-1", order, "cost", "unit x"
    )
    assert "melee 4 · armour 2 · moves 17 steps in an attack, 34 in a Manoeuvre" in told
    assert (
        "From Theban cavalry 1 to Spartan cavalry 1: 20 steps. Spartan cavalry 1: at the front of Theban cavalry 1."
        in told
    )
    assert "1 Manoeuvre: Greek hoplites 1, 2 · paid by Pelopidas, else by the army written" in told
    assert "Line 1, Manoeuvre, Greek hoplites 1, 2: given, 1 of the army" in told
    assert "No unit called x can be seen." in told


def test_strict_measuring_tells_nothing_before_the_sheet_is_handed_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    told = typed(monkeypatch, tmp_path, "measure theban-horse-1 spartan-horse-1", "cost", measuring="strict")
    assert told.count("Measuring is strict: nothing is measured before it is declared.") == 2
    assert "20 steps." not in told


def test_an_order_is_carried_out_and_what_stops_it_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    told = typed(
        monkeypatch,
        tmp_path,
        "order manoeuvre theban-horse-1,theban-horse-2 from epaminondas else army",
        "done",
        "preview advance hoplites-1 10",
        "cost",
        "1",
        "why advance theban-horse-1,theban-horse-2 19",
        "preview advance theban-horse-1,theban-horse-2 10",
        "advance theban-horse-1,theban-horse-2 10",
        "zoom 30:40-70:80",
    )
    assert "1 carry out line 1 of the sheet 2 nothing more (done)" in told
    assert "hoplites 1 would stand at" in told.lower(), "as if they had an order, too"
    assert "“cost” has no answer now:" in told
    assert "nearer than 2 steps to Spartan cavalry" in told
    assert "costs 10 steps of the move" in told
    assert "Theban cavalry 1 would stand at 40:58, heading 0°" in told
    assert "Theban cavalry 1, 2: advance 10 steps." in told


def test_few_deeds_are_numbered_and_what_nobody_can_do_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    told = typed(
        monkeypatch,
        tmp_path,
        "order manoeuvre hoplites-1 from nobody else army",
        "order manoeuvre hoplites-9 from army else army",
        "order manoeuvre hoplites-1,hoplites-2 from epaminondas else army",
        "done",
        "1",
        "advance hoplites-1",
    )
    assert "There is no such purse: nobody." in told
    assert "There is no such unit: hoplites-9." in told
    assert "wheel UNITS pivot=left|right DEGREESdeg" in told
    assert "UNITS: hoplites-1, hoplites-2" in told, "once for all legs"
    assert "slip" not in told.partition("1 halt")[2], "these are no skirmishers"
    assert "“advance hoplites-1” is written otherwise: advance UNITS STEPS" in told
    table = new_table(GAME, GAME.setup("leuctra"), {"bottom": "human", "top": "human"}, seed_from(3))
    table.match = position("grand_battle", EVASION).match
    shown, _ = screen()
    menu = Menu(table.match, GrandBattleBoard(shown), shown)
    assert " ".join(menu.draw().plain.split()) == "1 evade: b1 2 no, let it be"
    assert table.match.text(menu.read("1")) == "evade b1"


def test_the_first_turn_of_the_documentation_can_be_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    page = (pathlib.Path(__file__).resolve().parents[2] / "docs" / "grand-battle.md").read_text(encoding="utf-8")
    lines = [line.removeprefix("> ") for line in page.partition("## In the terminal")[2].split("```")[1].split("\n")]
    told = typed(monkeypatch, tmp_path, *[line for line in lines if line])
    assert "Line 1, Manoeuvre, Theban cavalry 1, 2: given, 1 of Pelopidas" in told
    kept = page.partition("the record keeps `")[2].partition("`")[0]
    assert f"bottom {kept}\n" in (tmp_path / "match.vexilla").read_text(encoding="utf-8")
    assert "costs 10 steps of the move" in told
    assert "Theban cavalry 1, 2: advance 10 steps." in told
    assert "Spartans of Cleombrotus to decide." in told, "the turn is over"
    for command in ("is not understood", "is written otherwise", "has no answer"):
        assert command not in told


def test_battles_are_listed_and_checked_line_by_line(tmp_path: pathlib.Path) -> None:
    shown, out = screen()
    list_scenarios(shown, "grand_battle")
    assert "Thebans of Epaminondas, attacks" in out.getvalue()
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(LEUCTRA, encoding="utf-8")
    bad.write_text(
        LEUCTRA.replace("turn_limit = 12", "turn_limit = 99").replace('"sparta"', '"spartta"'), encoding="utf-8"
    )
    check_files(shown, (good,), None)
    assert f"{good} is sound: Leuctra, 33 units, 12 turns." in out.getvalue()
    with pytest.raises(Stop):
        check_files(shown, (bad,), None)
    limit, army = [
        number for number, line in enumerate(LEUCTRA.splitlines(), 1) if "turn_limit" in line or 'sparta"' in line
    ]
    assert f"{bad}:{limit}: turn_limit must be a number from" in out.getvalue()
    assert f"{bad}:{army}: there is no army list 'spartta'; did you mean 'sparta'?" in out.getvalue()


def test_a_battle_of_ones_own_is_played_by_the_path_of_its_file(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(LEUCTRA, encoding="utf-8")
    setup = GAME.setup(str(file))
    assert setup.scenario == "mine.toml"
    assert GAME.names(setup, "en").title == "Leuctra"
    position = tmp_path / "mine.txt"
    position.write_text(GAME.text_of(GAME.start(setup, seed=seed_from(1))), encoding="utf-8")
    assert GAME.setup(str(position)).given is not None


def test_who_is_gone_stays_in_the_list_of_units() -> None:
    shown, out = screen()
    board = GrandBattleBoard(shown)
    setup = GAME.setup("leuctra")
    names = board.names(setup)
    match = GAME.start(setup, seed=seed_from(1))
    match.position.places[match.position.roster.numbers["theban-horse-1"]] = GONE
    shown.show(board.draw(match.view(0), "bottom", names), *(board.answer(match, 0, "unit theban-horse-1") or []))
    told = " ".join(out.getvalue().split())
    assert "theban-horse-1 Theban cavalry 1 0/4 gone" in told
    assert "strength 0 of 4" in told


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Grand Battle: Thebans of Epaminondas against Spartans of Cleombrotus (computer: steady)"),
        ("ru", "Великая битва: Фиванцы Эпаминонда — Спартанцы Клеомброта (компьютер: упорный)"),
        ("uk", "Велика битва: Фіванці Епамінонда — Спартанці Клеомброта (комп’ютер: наполегливий)"),
    ],
)
def test_a_replay_is_headed_by_the_armies(tmp_path: pathlib.Path, language: str, title: str) -> None:
    players = {"bottom": "human", "top": "computer steady"}
    table = new_table(GAME, GAME.setup("leuctra"), players, seed_from(3))
    file = tmp_path / "match.vexilla"
    file.write_text(table.record.text(), encoding="utf-8")
    out = StringIO()
    replay_record(Screen(language, Console(file=out, width=160, color_system=None)), file, "bottom", None)
    assert out.getvalue().splitlines()[0] == title
