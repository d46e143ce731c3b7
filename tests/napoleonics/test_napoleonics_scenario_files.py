"""Scenario files of Napoleonics: what their reader makes of them, and on which line it finds what is wrong."""

from __future__ import annotations

import pathlib

import pytest

from vexilla.games.commands_colors.scenario import BadScenario
from vexilla.games.napoleonics.actions import BOARD
from vexilla.games.napoleonics.game import GAME as NAPOLEONICS
from vexilla.games.napoleonics.scenario import NapoleonicsReader, NapoleonicsScenario
from vexilla.kernel.sides import BOTTOM, SIDES, SPECTATOR, TOP
from vexilla.testing import rule

FORD = """\
name = "The Ford"
first = "bottom"
banners = { bottom = 5, top = 6 }
notes = "Short."
history = \"\"\"
Two brigades met
at a ford.\"\"\"
sources = ["A diary"]

[bottom]
army = "British"
cards = 6

[bottom.units]
british-line-infantry = "E2, F2:3"
british-foot-artillery = ["G2:1"]

[bottom.leaders]
Hill = "E2"

[top]
army = "French"
cards = 5

[top.units]
french-light-cavalry = "E8"

[terrain]
river = "E5 F5"
hill-redoubt = "G8:sw,se"

[special]

[ru]
history = "Две бригады встретились у брода."
"""


def read(text: str) -> NapoleonicsScenario:
    """The scenario a text stands for."""
    return NapoleonicsReader("own.toml", text).read_whole()


def special(text: str) -> NapoleonicsScenario:
    """The sound file with these special rules."""
    return read(FORD.replace("[special]\n", f"[special]\n{text}\n"))


def faults(text: str) -> list[tuple[int, str]]:
    """The lines and texts of all faults."""
    with pytest.raises(BadScenario) as refused:
        read(text)
    return [(fault.line, fault.text) for fault in refused.value.faults]


def hexes(labels: str) -> tuple[int, ...]:
    """Hexes by their labels."""
    return tuple(BOARD.hex_named(label) for label in labels.split())


@rule("NAP-03-005")
def test_units_are_full_or_as_strong_as_the_file_says(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "ford.toml"
    file.write_text(FORD, encoding="utf-8")
    match = NAPOLEONICS.new(str(file), seed=bytes(32))
    units = [(unit["kind"], unit["hex"], unit["blocks"], unit["start"]) for unit in match.view(SPECTATOR)["units"]]
    assert units == [
        ("british-line-infantry", "E2", 4, 4),
        ("british-line-infantry", "F2", 3, 3),
        ("british-foot-artillery", "G2", 1, 1),
        ("french-light-cavalry", "E8", 4, 4),
    ]
    assert match.position.faults() == []


@rule("NAP-03-003", "NAP-03-007", "NAP-03-012")
def test_hands_are_dealt_and_the_named_side_begins(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "ford.toml"
    file.write_text(FORD, encoding="utf-8")
    match = NAPOLEONICS.new(str(file), seed=bytes(32))
    position = match.position
    assert [position.hand_size(side) for side in SIDES] == [6, 5]
    assert sum(position.deck) == 70 - 11
    assert (match.decider, position.active, position.turn) == (BOTTOM, BOTTOM, 1)
    assert position.banners_needed == [5, 6]
    assert position.squares(BOTTOM) == position.squares(TOP) == 0
    file.write_text(FORD.replace('first = "bottom"', 'first = "top"'), encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    assert NAPOLEONICS.new(str(other), seed=bytes(32)).decider == TOP


@rule("NAP-07-072")
def test_rivers_are_closed_unless_the_scenario_makes_them_fordable() -> None:
    ford = BOARD.hex_named("E5")
    assert read(FORD).setting.grounds[ford].key == "river"
    assert special("fordable-rivers = true").setting.grounds[ford].key == "stream"
    assert special("fordable-rivers = false").setting.grounds[ford].key == "river"


def test_redoubts_have_fronts() -> None:
    assert read(FORD).setting.field.fronts[BOARD.hex_named("G8")] == 1 << 4 | 1 << 5
    assert faults(FORD.replace("G8:sw,se", "G8")) == [(30, "G8 needs its front sides, such as G8:ne,nw")]


def test_special_rules() -> None:
    found = special('no-square = "town, mill"\nexits = { top = "A9 B9" }').setting.special
    assert found.no_square == ("town", "mill")
    assert found.exits == [(), hexes("A9 B9")]


@rule("NAP-04-005")
def test_objectives_are_groups_of_hexes() -> None:
    tables = """
[[special.objective]]
side = "top"
hexes = "E2 F2"
banners = 2
kept = true

[[special.objective]]
side = "bottom"
hexes = ["E9"]
"""
    found = special(tables).setting.special.objectives
    assert [(each.side, each.hexes, each.banners, each.is_kept) for each in found] == [
        (TOP, hexes("E2 F2"), 2, True),
        (BOTTOM, hexes("E9"), 1, False),
    ]
    assert faults(FORD.replace("[special]\n", tables.replace('"E9"', '"E0"'))) == [
        (41, "E0 is no hex of the board: it has A1 to M9, even ranks one hex shorter")
    ]
    assert faults(FORD.replace("[special]\n", tables.replace('side = "bottom"', 'site = "bottom"'))) == [
        (39, 'an objective needs a side, hexes, banners: side = "top", hexes = "E5 F5", banners = 2'),
        (40, "nothing of an objective is called 'site'; did you mean 'side'?"),
    ]


def test_history_and_sources() -> None:
    scenario = read(FORD).scenario
    assert scenario.history == "Two brigades met\nat a ford."
    assert scenario.word(scenario.history, "ru") == "Две бригады встретились у брода."
    assert scenario.word(scenario.history, "uk") == scenario.history
    assert (scenario.sources, scenario.lopsided) == (["A diary"], "")
    assert scenario.word(scenario.notes, "ru") == "Short."


@rule("NAP-02-049", "NAP-02-056")
def test_no_more_pieces_than_the_box_holds() -> None:
    guns = FORD.replace('["G2:1"]', '"G2 H2 I2 J2"')
    assert faults(guns) == [
        (16, "the box holds 3 british-foot-artillery, not 4: take fewer, or beyond-the-box = true"),
    ]
    leaders = FORD.replace('Hill = "E2"', "\n".join(f'{name} = "{name}1"' for name in "ABCDEF"))
    assert faults(leaders) == [(18, "the box holds 5 leaders for bottom, not 6: take fewer, or beyond-the-box = true")]
    french = FORD.replace(
        "[terrain]", "[top.leaders]\n" + "\n".join(f'{name} = "{name}9"' for name in "ABCDE") + "\n[terrain]"
    )
    assert faults(french) == [(28, "the box holds 4 leaders for top, not 5: take fewer, or beyond-the-box = true")]
    for text in (guns, leaders, french):
        read(text.replace("[special]\n", "[special]\nbeyond-the-box = true\n"))


def test_all_faults_are_told_at_once() -> None:
    text = FORD.replace("F2:3", "F2:5 F2").replace("E5 F5", "E5 N5").replace('"E8"', '"E8 F8 G8 H8"')
    assert faults(text) == [
        (15, "british-line-infantry on F2 begins with 1 to 4 blocks, such as F2:1; it is '5'"),
        (15, "F2 already holds bottom british-line-infantry: two units never share a hex"),
        (26, "the box holds 3 french-light-cavalry, not 4: take fewer, or beyond-the-box = true"),
        (29, "N5 is no hex of the board: it has A1 to M9, even ranks one hex shorter"),
    ]


def test_every_scenario_that_comes_with_the_game_is_sound() -> None:
    for key in NAPOLEONICS.scenarios:
        match = NAPOLEONICS.new(key, seed=bytes(32), logging=False)
        assert match.position.faults() == []
        assert match.decider != SPECTATOR
