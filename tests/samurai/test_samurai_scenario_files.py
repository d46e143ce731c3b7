"""Scenario files of Samurai Battles: what their reader makes of them, and on which line it finds what is wrong."""

from __future__ import annotations

import pathlib

import pytest

from vexilla.games.commands_colors.scenario import BadScenario
from vexilla.games.samurai.actions import BOARD
from vexilla.games.samurai.game import GAME as SAMURAI
from vexilla.games.samurai.scenario import SamuraiReader, SamuraiScenario
from vexilla.kernel.sides import BOTTOM, SIDES, SPECTATOR, TOP
from vexilla.testing import rule

FORD = """\
name = "The Ford"
first = "bottom"
banners = { bottom = 5, top = 6 }
notes = "Short."
history = \"\"\"
Two bands met
at a ford.\"\"\"
sources = ["A diary"]

[bottom]
army = "Oda"
cards = 6
dragons = 3
honor = 7

[bottom.units]
ashigaru-yari = "E2, F2:3"
mounted-samurai = ["G2:1"]

[bottom.leaders]
Taro = "G2 mounted"

[top]
army = "Imagawa"
cards = 5
dragons = 2
honor = 4

[top.units]
samurai-naginata = "E9"
bodyguards = "F10"

[top.leaders]
Yoshimoto = "F10 commander"

[terrain]
river = "E5 F5"
ford = "G5"
camp = "F10"

[special]

[ru]
history = "Два отряда встретились у брода."
"""


def read(text: str) -> SamuraiScenario:
    """The scenario a text stands for."""
    return SamuraiReader("own.toml", text).read_whole()


def special(text: str) -> SamuraiScenario:
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


def test_units_are_full_or_as_strong_as_the_file_says(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "ford.toml"
    file.write_text(FORD, encoding="utf-8")
    match = SAMURAI.new(str(file), seed=bytes(32))
    units = [(unit["kind"], unit["hex"], unit["blocks"], unit["start"]) for unit in match.view(SPECTATOR)["units"]]
    assert units == [
        ("ashigaru-yari", "E2", 4, 4),
        ("ashigaru-yari", "F2", 3, 3),
        ("mounted-samurai", "G2", 1, 1),
        ("samurai-naginata", "E9", 4, 4),
        ("bodyguards", "F10", 3, 3),
    ]
    leaders = [(leader["name"], leader["hex"], leader["kind"]) for leader in match.view(SPECTATOR)["leaders"]]
    assert leaders == [("Taro", "G2", "mounted"), ("Yoshimoto", "F10", "commander")]
    assert match.position.faults() == []


@rule("SAM-23-001")
def test_cards_dragon_cards_and_tokens_are_dealt_and_the_named_side_begins(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "ford.toml"
    file.write_text(FORD, encoding="utf-8")
    match = SAMURAI.new(str(file), seed=bytes(32))
    position = match.position
    assert [position.hand_size(side) for side in SIDES] == [6, 5]
    assert [position.dragons_held(side) for side in SIDES] == [3, 2]
    assert (position.honor, position.pool) == ([7, 4], 30 - 11)
    assert (sum(position.deck), sum(position.stocks[1].deck)) == (60 - 11, 38 - 5)
    assert (match.decider, position.active, position.turn) == (BOTTOM, BOTTOM, 1)
    assert position.banners_needed == [5, 6]
    other = tmp_path / "other.toml"
    other.write_text(FORD.replace('first = "bottom"', 'first = "top"'), encoding="utf-8")
    assert SAMURAI.new(str(other), seed=bytes(32)).decider == TOP


@rule("SAM-20-033", "SAM-20-034")
def test_rivers_are_closed_unless_the_scenario_makes_them_passable() -> None:
    places = hexes("E5 G5")
    for text, keys in (
        ("", ["river", "ford"]),
        ("shallows = false", ["river", "ford"]),
        ("shallows = true", ["shallows", "shallow-ford"]),
    ):
        assert [special(text).setting.grounds[hex_].key for hex_ in places] == keys


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


def test_history_and_sources() -> None:
    scenario = read(FORD).scenario
    assert scenario.history == "Two bands met\nat a ford."
    assert scenario.word(scenario.history, "ru") == "Два отряда встретились у брода."
    assert scenario.word(scenario.history, "uk") == scenario.history
    assert scenario.sources == ["A diary"]


def line_of(words: str) -> int:
    """The line of the sound file that begins so."""
    return next(number for number, line in enumerate(FORD.splitlines(), 1) if line.startswith(words))


@pytest.mark.parametrize(
    ("words", "instead", "line", "wrong"),
    [
        ("dragons = 3", "dragons = 13", "dragons = 3", "dragons must be a number from 0 to 12; it is 13"),
        ("honor = 7", 'honor = "many"', "honor = 7", "honor must be a number from 0 to 30; it is 'many'"),
        ("honor = 7", "honor = 27", "honor = 7", "both sides together begin with 30 tokens at most, not 31"),
        ('"G2 mounted"', '"G2"', "Taro", 'a leader has his hex and what he is: Taro = "G2 foot|mounted|commander"'),
        ('"G2 mounted"', '"G2 foot"', "Taro", "Taro on G2 is on foot: he cannot lead cavalry"),
        (
            '"F10 commander"',
            '"F10 mounted"',
            "Yoshimoto",
            "an army commander stands with bodyguards in a camp, and nobody else does: Yoshimoto",
        ),
        (
            'camp = "F10"',
            'camp = "F10 C10"',
            "camp",
            "C10: a camp and the bodyguards of the army commander belong together",
        ),
        ("F2:3", "F2:5", "ashigaru-yari", "ashigaru-yari on F2 begins with 1 to 4 blocks, such as F2:1; it is '5'"),
        ("E5 F5", "E5 M5", "river", "M5 is no hex of the board: it has A1 to L11, even ranks one hex shorter"),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_its_line(words: str, instead: str, line: str, wrong: str) -> None:
    assert (line_of(line), wrong) in faults(FORD.replace(words, instead))


def test_a_side_has_one_camp_at_most() -> None:
    text = FORD.replace('camp = "F10"', 'camp = "F10 C10"').replace('bodyguards = "F10"', 'bodyguards = "F10 C10"')
    assert "top has more than one camp" in [text for _, text in faults(text)]


def test_unknown_switches_are_named() -> None:
    with pytest.raises(BadScenario):
        special("shallow = true")


def test_all_faults_are_told_at_once() -> None:
    text = FORD.replace("dragons = 3", "dragons = 13").replace("E5 F5", "E5 M5").replace('"G2 mounted"', '"G2 foot"')
    assert [line for line, _ in faults(text)] == [line_of("dragons = 3"), line_of("Taro"), line_of("river")]


def test_every_scenario_that_comes_with_the_game_is_sound() -> None:
    for key in SAMURAI.scenarios:
        match = SAMURAI.new(key, seed=bytes(32), logging=False)
        assert match.position.faults() == []
        assert match.decider != SPECTATOR
