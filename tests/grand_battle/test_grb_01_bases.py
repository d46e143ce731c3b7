"""Chapter 1: bases and steps, what a unit sees, dice, and what the optional module would add."""

from __future__ import annotations

import pytest

from grand_battle.commanding import Play
from grand_battle.fighting import Fight
from grand_battle.manoeuvres import Order
from grand_battle.musters import OWN, muster
from grand_battle.placed import placed
from vexilla.games.grand_battle.actions import OUTCOMES, STREAMS
from vexilla.games.grand_battle.artillery.bombardment import ARTILLERY_PHASE
from vexilla.games.grand_battle.combat.rolls import AttackDie, DefenceDie
from vexilla.games.grand_battle.geometry.numbers import STEP
from vexilla.games.grand_battle.losses import LeaderFate, lose
from vexilla.games.grand_battle.orders.command import is_in_zone
from vexilla.games.grand_battle.orders.discipline import TERROR, DisciplineTest
from vexilla.games.grand_battle.setup.generation import GENERATION, KIND, TerrainDie
from vexilla.games.grand_battle.setup.sighting import DISCOVERY
from vexilla.games.grand_battle.steadfastness import SteadfastnessTest
from vexilla.games.grand_battle.tables.traits import CLOSE_COMBAT
from vexilla.games.grand_battle.turn import COMMAND_PHASE, ArmyPoints
from vexilla.testing import rule

# -- words -------------------------------------------------------------------------------------------


@rule("GRB-01-001")
def test_the_abbreviations_of_the_book_are_those_of_army_files() -> None:
    army = muster(OWN)
    line = army.source.line_of("bronze-shields")
    assert line is not None
    shields = line.profile
    # { type = "pikemen-deep", BS = 5, P = 4, AR = 2, MV = 8, traits = ["CC", "trained"], name = "Bronze" }
    assert (shields.strength, shields.melee, shields.armour, shields.move) == (5, 4, 2, 8 * STEP)
    assert shields.has(CLOSE_COMBAT)
    # Pyrrhus = { CP = 2, LP = 2, with = "companions" }
    assert (army.commanders[0].command, army.commanders[0].leadership) == (2, 2)


# -- bases -------------------------------------------------------------------------------------------


@rule("GRB-01-009")
def test_distances_are_in_steps_of_a_thousand_parts() -> None:
    case = Order("table: 120 90\nbottom a: varangians at 60:30.5 heading 0\nmanoeuvre: a")
    base = case.base("a")
    assert (base.x, base.y, base.width) == (60_000, 30_500, 8_000)
    case.go("advance a 2.125")
    assert case.base("a").y == 32_625
    assert (case.position.landscape.width, case.position.landscape.depth) == (120_000, 90_000)


@rule("GRB-01-004")
def test_the_number_of_figures_changes_nothing_about_the_base() -> None:
    text = "bottom a: {} at 60:30 heading 0\ntop b: hoplites at 60:45 heading 180\nmanoeuvre: a"
    # Spearmen with three, four and five figures of the same move.
    cases = [Order(text.format(key)) for key in ("town-spear", "hoplites", "spartiates")]
    assert [case.position.figures_of(0) for case in cases] == [3, 4, 5]
    assert len({(case.base("a").width, case.base("a").depth) for case in cases}) == 1
    for case in cases:
        refusal = case.against("advance a 14")
        assert (refusal.clause, refusal.arguments["after"]) == ("GRB-05-013", "13.002")


@rule("GRB-01-014")
def test_measurements_are_from_base_to_base() -> None:
    text = """\
        bottom g: companions at 60:40
        bottom general: gen with g command 1 leadership 1
        bottom u: {} at 60:{}
        """
    # Ten steps from the front of the general's base to the rear of the other, however deep that is.
    for profile, depth in (("hoplites", 2), ("longbow", 4), ("elephant-indian", 6), ("tercio", 8)):
        assert is_in_zone(placed(text.format(profile, 50 + depth)), 0, 1)
        assert not is_in_zone(placed(text.format(profile, 50.01 + depth)), 0, 1)


@rule("GRB-01-013")
def test_the_base_is_all_that_hand_weapons_reach() -> None:
    text = "bottom a: longbow at 60:40 heading 0\ntop b: hoplites at 60:{} heading 180"
    assert Fight(text.format(40.05)).asked() == "bottom grb-ask-fire"
    for gap in (40.06, 41, 44):
        assert Fight(text.format(gap)).asked() == ""


@rule("GRB-01-015")
@pytest.mark.parametrize("key", ["hoplites", "swiss-block", "elephant-indian"])
def test_losses_do_not_change_the_size_of_a_base(key: str) -> None:
    fight = Fight(f"bottom a: {key} at 60:40 heading 20\ntop b: hoplites at 100:80 heading 180")
    base = fight.position.bases[0]
    while fight.position.vitality_of(0) > 1:
        lose(fight.match, 0, False, "GRB-01-032")
        assert fight.position.bases[0] == base
    assert fight.position.losses[0] > 0


# -- sight -------------------------------------------------------------------------------------------


@rule("GRB-01-042")
@pytest.mark.parametrize(
    ("at", "seen"),
    [
        ("60:50", True),
        # The front zone is 4 + 10 wide to either side at ten steps, and the hidden base reaches 4 to its own.
        ("77.9:50", True),
        ("78.1:50", False),
        ("42.1:50", True),
        ("41.9:50", False),
        # Beside, and behind.
        ("72:39", False),
        ("60:30", False),
    ],
)
def test_a_unit_sees_only_before_its_front(at: str, seen: bool) -> None:
    text = f"""\
        table: 120 90
        bottom a: {{}} at 60:40 heading 0
        top h: varangians ambush at {at} heading 0
        top marker: m at {at} hides h
        """
    assert Fight(text.format("hoplites"), DISCOVERY).position.is_on_table(1) is seen
    assert Fight(text.format("skirm-bow"), DISCOVERY).position.is_on_table(1), "front on all sides sees all round"
    assert Fight(text.format("hoplites all-round"), DISCOVERY).position.is_on_table(1)


# -- dice --------------------------------------------------------------------------------------------


@rule("GRB-01-049")
def test_dice_have_six_sides_and_that_of_steadfastness_twenty() -> None:
    match = Fight("bottom a: hoplites at 60:40\nbottom general: gen with a command 1 leadership 1").match
    six = [AttackDie(0), DefenceDie(0), ArmyPoints(), LeaderFate(0), DisciplineTest(TERROR, 0), TerrainDie(KIND)]
    for die, sides in (*[(each, 6) for each in six], (SteadfastnessTest(0), 20)):
        options = die.options(match)
        assert [OUTCOMES.text(option).split()[1] for option in options] == [str(pip + 1) for pip in range(sides)]
        refusal = die.forbids(match, options[-1] + 1)
        assert refusal is not None
        assert refusal.clause == "GRB-01-049"


@rule("GRB-01-049")
def test_every_die_is_told_with_its_purpose_and_rolled_once() -> None:
    locked = """\
        bottom a: hittite-guard at 60:40 heading 0
        top b: hittite-guard at 60:40 heading 180
        bottom general: gen with a command 1 leadership 0
        contact: a front b front melee rounds 1
        """
    # Whatever is not in the script cannot be rolled: a second die would end the test.
    fight = Fight(locked, attack="12", defence="61", leader="5")
    assert fight.told("grb-sum", "unit", "sum", "pips") == [
        ("b", "attack", 2),
        ("a", "defence", 1),
        ("a", "attack", 1),
        ("b", "defence", 6),
    ]
    assert fight.told("grb-leader-rolled", "commander", "pips") == [("gen", 5)]
    table = "table: 150 120\nbottom a: legion-5 unplaced\ntop b: phalanx unplaced"
    land = Fight(table, GENERATION, roll_off="2263", terrain="12455").play("role attacker")
    assert [pips for (pips,) in land.told("grb-roll-off", "pips")] == [2, 2, 6, 3], "equal dice are rolled again"
    rolled = [(event.arguments["purpose"], event.arguments["pips"]) for event in land.events("grb-terrain")]
    assert [each for each in rolled if each[1]] == [
        ("count", 1),
        ("segment", 2),
        ("kind", 4),
        ("detail", 5),
        ("source", 5),
    ]
    points = Play("bottom a: hoplites at 60:40", COMMAND_PHASE, army_points=[5]).events("grb-army-points")
    assert [event.arguments["pips"] for event in points] == [5]


@rule("GRB-01-045")
def test_no_die_decides_what_a_rule_means() -> None:
    # Every purpose of a die is one that a clause calls for: orders, tests, leaders, blows and shots, armies,
    # reserves, terrain, roles, guns.
    assert set(STREAMS) == {
        "army-points",
        "discipline",
        "leader",
        "attack",
        "defence",
        "steadfastness",
        "arrival",
        "terrain",
        "roll-off",
        "capture",
    }


# -- the module --------------------------------------------------------------------------------------

LINES = """
    table: 120 90
    year: 1600
    bottom a1: varangians at 56:30 heading 0
    bottom a2: varangians at 64:30 heading 0
    bottom b1: varangians at 56:40 heading 0
    bottom b2: varangians at 64:40 heading 0
    manoeuvre: a1 a2
"""


@rule("GRB-05-030", "GRB-01-006")
def test_battle_lines_do_not_pass_through_each_other() -> None:
    case = Order(LINES)
    refusal = case.against("advance a1,a2 14")
    assert (refusal.clause, refusal.arguments["after"]) == ("GRB-05-029", "8")
    assert Order(LINES.replace("a2: varangians", "a2: legion-5")).clause("advance a1,a2 14") == "GRB-05-029"


@rule("GRB-01-006")
def test_heavy_guns_do_not_move_and_works_stand_all_fire() -> None:
    gun = "table: 120 90\nyear: 1600\nbottom g: h-cannon at 60:20 heading 0\n"
    assert Order(gun + "manoeuvre: g").clause("advance g 1") == "GRB-13-029"
    text = gun + "batteries: g\ntop t: hoplites at 60:40 heading 180\ntop section: s works at 60:40 heading 180"
    fight = Fight(text, ARTILLERY_PHASE, attack="6", defence="1")
    assert fight.why_not("shoot g -> s") != ""
    fight.play("shoot g -> t")
    assert [section.id for section in fight.position.sections] == ["s"]
