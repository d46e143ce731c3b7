"""The battles that come with the program, and what is wrong with others."""

from __future__ import annotations

from importlib import resources

import pytest

from vexilla.games.grand_battle.armies.library import LIBRARY
from vexilla.games.grand_battle.battles.battle import BadBattle
from vexilla.games.grand_battle.battles.library import BATTLES, contents_of, read_battle
from vexilla.games.grand_battle.geometry.dressing import groups
from vexilla.games.grand_battle.geometry.gaps import gap
from vexilla.games.grand_battle.position import AMBUSH, ON_TABLE, RESERVE
from vexilla.games.grand_battle.setup.mustering import is_of_army
from vexilla.games.grand_battle.tables.troops import CAVALRY
from vexilla.games.grand_battle.text import read, write_position
from vexilla.kernel.refusal import BadSetup
from vexilla.kernel.setup import Fault
from vexilla.testing import rule

KEYS = BATTLES.keys()
#: Those in which everybody is placed; the others are pick-up battles.
PAIRS = [pair.key for pair in LIBRARY.pairs()]


def faults(key: str, old: str = "", new: str = "") -> list[Fault]:
    """What is wrong with a battle of ours in which something is said otherwise."""
    text = BATTLES.text(key)
    assert text.count(old) >= 1, old
    try:
        read_battle(f"{key}.toml", text.replace(old, new, 1))
    except BadBattle as problem:
        return problem.faults
    return []


def clauses(key: str, old: str, new: str) -> list[str]:
    """The clauses of what is wrong, each once."""
    return sorted({str(fault.arguments.get("clause", "")) for fault in faults(key, old, new)})


@pytest.mark.parametrize("key", PAIRS)
def test_every_pair_has_a_battle_that_keeps_the_rules(key: str) -> None:
    assert [f"{fault.line}: {fault.text}" for fault in faults(key)] == []
    battle = BATTLES.find(key)
    pair = next(pair for pair in LIBRARY.pairs() if pair.key == key)
    assert sorted(army.key for army in battle.armies) == sorted(pair.armies)
    position = battle.begin()
    assert position.landscape.year == pair.year
    assert position.faults() == []
    for unit, place in enumerate(position.places):
        if is_of_army(position, unit):
            assert place in (ON_TABLE, AMBUSH, RESERVE), position.roster.ids[unit]
    roles = [army.role for army in battle.armies]
    assert roles == [0, 1], "bottom attacks"
    assert battle.begin() is not position


@pytest.mark.parametrize("key", KEYS)
def test_a_battle_is_told_in_three_languages_with_its_sources(key: str) -> None:
    battle = BATTLES.find(key)
    assert len(battle.sources) >= 2
    for language in ("en", "ru", "uk"):
        told = battle.in_language(language)
        assert told.name
        assert told.date
        assert told.history
        assert all(told.plans)
    assert battle.in_language("fr") is battle.in_language("en")


@pytest.mark.parametrize("key", PAIRS)
def test_lines_stand_in_groups_and_are_within_reach_of_orders(key: str) -> None:
    position = BATTLES.find(key).begin()
    for side in (0, 1):
        units = [unit for unit in position.units_of(side) if is_of_army(position, unit)]
        found = groups([position.bases[unit] for unit in units])
        assert len(found) <= 10, [[position.roster.ids[units[each]] for each in group] for group in found]
        cavalry = [unit for unit in units if position.profile_of(unit).kind.category == CAVALRY]
        foot = [unit for unit in units if unit not in cavalry]
        if cavalry and foot:
            outermost = max(cavalry, key=lambda unit: abs(position.bases[unit].x - 75_000))
            inner = max(abs(position.bases[unit].x - 75_000) for unit in foot)
            assert abs(position.bases[outermost].x - 75_000) >= inner - 10_000, "cavalry is on the wings"


@pytest.mark.parametrize("key", KEYS)
def test_a_battle_can_be_written_down_and_read_again(key: str) -> None:
    position = BATTLES.find(key).begin()
    again = read(write_position(position))[0]
    assert again.canonical() == position.canonical()
    assert again.key() == position.key()


def test_no_file_lies_about_that_is_no_battle() -> None:
    folder = resources.files("vexilla.games.grand_battle.battles") / "files"
    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{key}.toml" for key in KEYS)
    with pytest.raises(BadSetup):
        BATTLES.text("hastings")


def test_what_is_only_told_is_not_pinned() -> None:
    text = BATTLES.text("zama")
    assert contents_of(text.replace("Scipio let", "Scipio did let")) == contents_of(text)
    assert contents_of(text.replace("Let the elephants run", "Let them run")) == contents_of(text)
    assert contents_of(text.replace("75:48", "76:48")) != contents_of(text)


# -- what the checker proves -----------------------------------------------------------------------


@rule("GRB-02-017", "GRB-02-018")
def test_the_attacker_keeps_twenty_steps_from_every_enemy() -> None:
    position = BATTLES.find("leuctra").begin()
    horse = [position.roster.numbers[name] for name in ("theban-horse-1", "spartan-horse-2")]
    assert gap(position.bases[horse[0]], position.bases[horse[1]]) == 20_000
    assert clauses("leuctra", "theban-horse-1..2 at 44:48", "theban-horse-1..2 at 44:48.1") == ["GRB-02-017"]


@rule("GRB-12-011", "GRB-12-016")
def test_sections_of_a_battle_stand_where_units_might() -> None:
    assert clauses("murten", "works 2 at 79:70", "works 2 at 79:59") == ["GRB-02-016"]
    assert clauses("mohacs", "barricade 2 at 59:46", "barricade 2 at 26:46") == ["GRB-02-020"]


@rule("GRB-02-017")
def test_the_attacker_keeps_twenty_steps_from_markers_true_or_false() -> None:
    for marker in ("bucellarii-2 at 112:68", "false at 103:72"):
        x = marker.partition(" at ")[2].partition(":")[0]
        near = "frank-horse-1 at 107:42", f"frank-horse-1 at {x}:52.5"
        assert "GRB-02-017" in clauses("casilinum", *near)


@rule("GRB-02-016")
def test_the_defender_stays_in_his_half() -> None:
    assert "GRB-02-016" in clauses("murten", "coustilliers-1 at 39:80", "coustilliers-1 at 25:59")
    assert clauses("murten", "skirm-handgun-1..2 at 111:46", "skirm-handgun-1..2 at 121:61") == ["GRB-02-017"]


@rule("GRB-02-020")
def test_nobody_is_set_up_within_twenty_steps_of_an_edge() -> None:
    assert clauses("kadesh", "chariot-anatolian-1..2 at 39:48", "chariot-anatolian-1..2 at 28:48") == []
    assert clauses("kadesh", "chariot-anatolian-1..2 at 39:48", "chariot-anatolian-1..2 at 27.9:48") == ["GRB-02-020"]
    assert clauses("carrhae", "lh-camel-1 at 75:34", "lh-camel-1 at 75:23.9") == ["GRB-02-020"]
    found = faults("carrhae", "lh-camel-1 at 75:34", "lh-camel-1 at 75:23.9")
    line = [number for number, text in enumerate(BATTLES.text("carrhae").splitlines(), 1) if "lh-camel-1" in text]
    assert [fault.line for fault in found] == line


@rule("GRB-02-022", "GRB-02-023", "GRB-02-027")
def test_a_camp_is_in_its_half_and_off_the_edges() -> None:
    assert clauses("zama", 'camp = "75:36"', 'camp = "75:35.9"') == ["GRB-02-023"]
    assert clauses("zama", 'camp = "108:84"', 'camp = "108:80"') == []
    assert "GRB-02-022" in clauses("zama", 'camp = "108:84"', 'camp = "108:59"')
    assert clauses("zama", 'camp = "75:36"\n', "") == ["GRB-02-022"], "it was paid for"
    assert clauses("carrhae", "lines = [", 'camp = "75:36"\nlines = [') == [""], "this army has none"


@rule("GRB-02-028", "GRB-02-030")
def test_an_ambush_is_hidden_and_so_is_a_false_marker() -> None:
    assert clauses("casilinum", "bucellarii-2 at 112:68", "bucellarii-2 at 112:63") == ["GRB-02-028"]
    assert clauses("casilinum", "false at 103:72", "false at 60:72") == ["GRB-02-030"]
    more = '    "false at 103:72",\n' * 3 + '    "false at 103:72",'
    assert clauses("casilinum", '    "false at 103:72",', more) == ["GRB-02-030"]


@rule("GRB-02-015")
def test_the_whole_army_is_set_up() -> None:
    found = faults("naseby", '    "ironsides-1 at 107:41",\n', "")
    assert [fault.arguments["clause"] for fault in found] == ["GRB-02-015"]
    assert "ironsides-1" in found[0].text


@rule("GRB-02-046", "GRB-02-061", "GRB-02-039")
def test_a_reserve_has_a_way_a_segment_and_a_price() -> None:
    assert clauses("kadesh", "segment = 5", "segment = 2") == ["GRB-02-046"]
    assert clauses("kadesh", 'mode = "direct"', 'mode = "outflanking"') == [""], "a defender has no such way"
    assert clauses("kadesh", "skirm-javelin = 1 }", "skirm-javelin = 2 }") == ["GRB-02-039"]
    assert clauses("agincourt", "knights-15c = 1", "l-bombard-fixed = 1") == ["GRB-02-061"]
    position = BATTLES.find("kadesh").begin()
    away = [position.roster.ids[unit] for unit, place in enumerate(position.places) if place == RESERVE]
    assert away == ["chariot-egypt-5", "skirm-javelin-3"]


@rule("GRB-02-060")
def test_a_battle_has_six_to_thirty_turns() -> None:
    assert BATTLES.find("kalka").begin().setting.turn_limit == 14
    for limit in ("5", "31"):
        assert [fault.reason for fault in faults("kalka", "turn_limit = 14", f"turn_limit = {limit}")] == [
            "battle-number"
        ]
    assert faults("kalka", "turn_limit = 14", "turn_limit = 30") == []
    without = read_battle("kalka.toml", BATTLES.text("kalka").replace("turn_limit = 14\n", ""))
    assert without.begin().setting.turn_limit == 12


@rule("GRB-02-025")
def test_small_tables_may_have_narrow_strips_or_skirmishers_in_them() -> None:
    assert clauses("carrhae", "table = [150, 120]", 'table = [150, 120]\nstrips = "narrow"') == ["GRB-02-025"]
    small = BATTLES.text("carrhae").replace("table = [150, 120]", 'table = [150, 110]\nstrips = "STRIPS"')
    small = small.replace("lh-camel-1 at 75:34", "lh-camel-1 at 75:18")
    for strips, wrong in (("narrow", 0), ("skirmishers", 0), ("wide", 1)):
        try:
            read_battle("small.toml", small.replace("STRIPS", strips))
            found = 0
        except BadBattle as problem:
            found = len(problem.faults)
        assert found == wrong, strips


def test_nobody_stands_on_closed_ground_or_on_anybody() -> None:
    assert "GRB-10-040" in clauses("murten", "coustilliers-1 at 39:80", "coustilliers-1 at 24:94")
    assert clauses("zama", "punic-horse-1 at 39:74", "punic-horse-1 at 48:70") == ["GRB-01-018"]


def test_sections_stand_where_they_were_paid_for() -> None:
    position = BATTLES.find("agincourt").begin()
    assert len(position.sections) == 6
    assert position.barricades == [0, 0]
    reasons = [fault.reason for fault in faults("agincourt", "barricade 3 at 99", "barricade 4 at 99")]
    assert reasons == ["battle-wrong"], "seven of six"
    camp = BATTLES.find("zama").begin()
    assert len([section for section in camp.sections if section.camp == 0]) == 10
    assert camp.sections[0].is_works


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("year = -202", "year = 1900", 5),
        ("attacker =", "attackers =", 6),
        ('"bottom"\n', '"middle"\n', 6),
        ("[150, 120]", "[150, 300]", 7),
        ("broken ellipse", "brocken ellipse", 17),
        ("rome-zama", "rome-zame", 20),
        ("legion-4-1..4", "legion-4-1..5", 27),
        ("legion-4-1..4 at 75:41", "legion-4-1..4 of 75:41", 27),
        ('game = "grand_battle"', 'game = "ancients"', 2),
        ("name = ", "nome = ", 3),
    ],
)
def test_a_fault_is_named_by_its_line(old: str, new: str, line: int) -> None:
    found = faults("zama", old, new)
    assert line in [fault.line for fault in found], [(fault.line, fault.text) for fault in found]


def test_any_nonsense_is_a_fault_and_no_crash() -> None:
    texts = ("", "[bottom]", "bottom = 3", "ground = 4", "[ground]\na = 3", "[[bottom]]", "lines = [", "x" * 70_000)
    for text in texts:
        with pytest.raises(BadBattle):
            read_battle("nonsense.toml", text)
    for old, new in (
        ("lines = [", "lines = 3\nlinez = ["),
        ("75:48", "75"),
        ("spaced 12", "spaced -3"),
        ("75:48 spaced 12", ""),
        ('camp = "75:36"', "camp = 3"),
        ("heading 90", "heading 900"),
    ):
        assert faults("zama", old, new), (old, new)
