"""Chapter 4.1: command points and command zones."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from grand_battle.placed import placed, unit_in
from vexilla.games.grand_battle.combat.terms import leadership_of
from vexilla.games.grand_battle.orders.command import in_command, is_in_zone
from vexilla.games.grand_battle.turn import COMMAND_PHASE
from vexilla.testing import rule

#: The general's unit ends at y = 40; u stands so many steps before it.
GENERAL = """
    table: 150 120
    bottom g-1: companions at 60:40
    bottom general: gen with g-1 command {command} leadership 1
    bottom u-1: hoplites at 60:{y}
    {more}
"""


def sees(gap: float, command: int = 2, more: str = "") -> bool:
    """Whether a unit so far before the general is in his zone."""
    position = placed(GENERAL.format(command=command, y=round(42 + gap, 3), more=more.replace("\n", "\n    ")))
    return is_in_zone(position, 0, unit_in(position, "u-1"))


ARMY = """
    bottom g-1: companions at 60:40
    bottom c-1: companions at 100:40{fleeing}
    bottom general: gen with g-1 command 2 leadership 1
    bottom commander: com with c-1 command 1 leadership 1{fallen}
    top e-1: legion-5 at 60:80 heading 180
    top general: foe with e-1 command 3 leadership 1
"""


@rule("GRB-04-003", "GRB-04-004", "GRB-04-005", "GRB-02-053")
@pytest.mark.parametrize(("pips", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_points_of_a_turn(pips: int, points: int) -> None:
    play = Play(ARMY.format(fleeing="", fallen=""), COMMAND_PHASE, army_points=[pips])
    assert play.left() == (points, 2, 1, 0), "the army's by a die, each commander's own, none of the enemy's"


@rule("GRB-04-015")
def test_a_commander_who_flees_has_no_points_and_no_zone() -> None:
    play = Play(ARMY.format(fleeing=" fleeing", fallen=""), COMMAND_PHASE, army_points=[1])
    assert play.left() == (1, 2, 0, 0)
    assert not is_in_zone(play.position, 1, play.unit("c-1"))
    assert play.why_not("order manoeuvre g-1 from com else army") == "GRB-04-015"


def test_a_fallen_commander_has_none_either() -> None:
    play = Play(ARMY.format(fleeing="", fallen=" fallen"), COMMAND_PHASE, army_points=[1])
    assert play.left() == (1, 2, 0, 0)


@rule("GRB-04-010", "GRB-04-011", "GRB-04-012")
def test_the_distance_is_ten_steps_a_point_from_base_to_base() -> None:
    assert [sees(10, 1), sees(10.003, 1)] == [True, False]
    assert [sees(20, 2), sees(20.003, 2)] == [True, False]
    assert [sees(30, 3), sees(30.003, 3)] == [True, False]
    position = placed(GENERAL.format(command=1, y=20, more=""))
    assert is_in_zone(position, 0, unit_in(position, "g-1")), "his own unit always is"


@rule("GRB-04-012")
def test_a_part_of_the_base_is_enough() -> None:
    text = GENERAL.format(command=1, y=42, more="bottom v-1: hoplites at 75.9:38 heading 90")
    position = placed(text)
    # Its near edge is 9.9 steps from the general's flank, its far one 11.9.
    assert is_in_zone(position, 0, unit_in(position, "v-1"))


HILL = "ground slope: hill-gentle of knoll {x}:46 {x}:50 90:50 90:46\nhill knoll: 80:48"


@rule("GRB-04-013")
def test_who_is_wholly_hidden_by_a_hill_is_out_of_zone() -> None:
    assert not sees(15, more=HILL.format(x=30))
    assert sees(15, more=HILL.format(x=60)), "the left corner is seen"
    wide = HILL.format(x=30).replace("46", "38")
    assert sees(15, more=wide), "the general stands on the hill"


@rule("GRB-04-013")
def test_who_is_wholly_hidden_by_the_enemy_is_out_of_zone() -> None:
    line = "\n".join([f"top e-{number}: legion-5 at {x}:46 heading 180" for number, x in enumerate((52, 60, 68))])
    assert not sees(15, more=line)
    assert sees(15, more=line.replace("top", "bottom")), "friends hide nobody"
    assert sees(15, more="top e-1: legion-5 at 52:46 heading 180")


@rule("GRB-04-014")
def test_forest_halves_the_distance() -> None:
    wood = "ground wood: forest 50:44 50:46 70:46 70:44"
    assert [sees(10, more=wood), sees(10.003, more=wood), sees(20)] == [True, False, True]
    assert sees(20, more=wood.replace("44", "84").replace("46", "86")), "it lies beyond"


@rule("GRB-04-014")
def test_an_obstacle_halves_the_distance() -> None:
    for kind in ("works", "barricade"):
        section = f"bottom section: s {kind} at 60:45 heading 0"
        assert [sees(10, more=section), sees(10.003, more=section)] == [True, False]
    assert not sees(15, more="top section: s works at 60:55 heading 180"), "also one that the unit mans"
    aside = "bottom section: s works at 80:45 heading 0"
    assert sees(15, more=aside)
    both = "ground wood: forest 50:44 50:46 70:46 70:44\nbottom section: s works at 60:48 heading 0"
    assert sees(10, more=both), "there is no quarter"


FIGHTING = """
    bottom g-1: companions at 60:40 disorder 1
    bottom s-1: hoplites at 68:40
    bottom u-1: hoplites at 60:34
    bottom general: gen with {with} command 2 leadership 1 points 2
    top e-1: legion-5 at 60:40 heading 180
    contact: g-1 front e-1 front
    contact: s-1 front e-1 front
    duels: g-1=e-1
"""


@rule("GRB-04-016")
def test_a_commander_who_fights_directly_has_no_zone() -> None:
    position = placed(FIGHTING.replace("{with}", "g-1"))
    assert in_command(position, [unit_in(position, "u-1"), unit_in(position, "g-1")]) == []
    position = placed(FIGHTING.replace("{with}", "s-1"))
    assert is_in_zone(position, 0, unit_in(position, "u-1")), "a supporter commands"


@rule("GRB-04-016", "GRB-08-025")
def test_he_spends_his_points_on_his_own_unit_alone() -> None:
    play = Play(FIGHTING.replace("{with}", "g-1"))
    assert play.why_not("order manoeuvre u-1 from gen else army") == "GRB-04-016"
    assert play.why_not("order recover g-1 from army else army") == "GRB-08-023"
    play.orders("recover g-1 from gen else drop")
    assert (play.disorder("g-1"), play.left()) == (0, (0, 1))


@rule("GRB-01-036", "GRB-04-015")
def test_who_is_off_the_table_commands_nobody_and_who_lies_in_ambush_does() -> None:
    army = ARMY.format(fleeing="{}", fallen="")
    away = placed(army.format(" off-table left-by near"))
    assert (away.discipline_of(0), is_in_zone(away, 1, unit_in(away, "g-1"))) == (1, False)
    hidden = placed(
        army.format("").replace("c-1: companions at", "c-1: companions ambush at")
        + "    bottom marker: m at 100:40 hides c-1\n"
    )
    assert (hidden.discipline_of(0), is_in_zone(hidden, 1, unit_in(hidden, "c-1"))) == (2, True)
    assert placed(army.format("")).discipline_of(1) == 1, "the enemy's is his own"


@rule("GRB-04-013")
def test_a_unit_on_the_hill_is_not_hidden_by_it() -> None:
    hill = "ground slope: hill-gentle of knoll 30:46 30:{y} 90:{y} 90:46\nhill knoll: 80:48"
    assert not sees(15, more=hill.format(y=54.9))
    assert sees(15, more=hill.format(y=56.9))


@rule("GRB-04-022", "GRB-03-021")
def test_a_commander_stays_with_the_melee_troops_of_a_unit_that_splits() -> None:
    position = placed("""
        year: 1600
        bottom t-1: tercio joined
        bottom t-1-melee: tercio-pike at 20:20
        bottom t-1-shot: tercio-shot at 60:20
        bottom u-1: hoplites at 20:32
        bottom v-1: hoplites at 60:32
        bottom general: gen with t-1 command 1 leadership 2
    """)
    assert [is_in_zone(position, 0, unit_in(position, name)) for name in ("u-1", "v-1")] == [True, False]
    assert position.discipline_of(0) == 1
    halves = [leadership_of(position, unit_in(position, f"t-1-{half}")) for half in ("melee", "shot")]
    assert halves == [2, 0]
