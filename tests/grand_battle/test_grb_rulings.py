"""Doubts that notes at the clauses decide, each with what it is decided for."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault
from grand_battle.fighting import Fight, points
from grand_battle.manoeuvres import Order
from grand_battle.placed import placed
from vexilla.games.grand_battle.combat.duels import PAIRING, forbids_duel
from vexilla.games.grand_battle.combat.sums import ball_attack, ball_defence
from vexilla.games.grand_battle.geometry.bases import Base
from vexilla.games.grand_battle.setup.placing import base_refusal
from vexilla.games.grand_battle.tables.artillery import GUNS_BY_KEY
from vexilla.games.grand_battle.tables.weapons import WEAPONS_BY_KEY
from vexilla.testing import rule

CAMP = """
    table: 120 90
    bottom camp: ordinary at 60:48 heading 0
    bottom u-1: varangians at 53:44 heading 0
    top in-1: varangians at {} heading 180
    top out-1: varangians at 53:53 heading 180
"""


@rule("GRB-12-045")
def test_a_garrison_attacks_who_is_inside_and_nobody_else() -> None:
    inside = CAMP.format("61.5:47.5") + "    attack: u-1"
    assert Assault(inside).clause("attack u-1 -> out-1") == "GRB-12-045"
    assert Assault(inside).clause("attack u-1 -> in-1 after turn=wheel-right20") == ""
    outside = CAMP.format("90:60") + "    attack: u-1"
    assert Assault(outside).clause("attack u-1 -> out-1") == ""


@rule("GRB-12-045")
def test_a_garrison_does_not_leave_its_camp_towards_an_enemy_either() -> None:
    text = CAMP.format("66:47") + "    manoeuvre: u-1"
    case = Order(text.replace("out-1: varangians at 53:53", "out-1: varangians at 20:80"))
    assert case.clause("advance u-1 3") == ""
    assert case.clause("advance u-1 4.1") == "GRB-12-045"


@rule("GRB-13-048", "GRB-10-017", "GRB-01-028")
@pytest.mark.parametrize(("summit", "attack", "defence"), [(20, 1, 0), (46, 0, 1), (90, 0, 0)])
def test_height_counts_for_the_battery_and_for_its_target(summit: int, attack: int, defence: int) -> None:
    position = placed(f"""
        year: 1600
        ground slope: hill-gentle of knoll 40:{summit - 8} 40:{summit + 8} 80:{summit + 8} 80:{summit - 8}
        hill knoll: 60:{summit}
        bottom g: h-cannon at 60:20 heading 0
        top t: hoplites at 60:45 heading 180
    """)
    assert points(ball_attack(position, 0, 1, [])).get("higher_ground", 0) == attack
    assert points(ball_defence(position, 1, 0)).get("higher_ground", 0) == defence


@rule("GRB-13-012", "GRB-06-136")
def test_bolt_throwers_outrange_all_of_antiquity_and_are_equals_of_longbows_later() -> None:
    bolts, longbow = GUNS_BY_KEY["bolt-thrower"], WEAPONS_BY_KEY["heavy-bow"]
    assert [bolts.range_class_in(year) for year in (-300, 499, 500, 1415)] == [0, 0, 1, 1]
    assert longbow.range_class == 1


@rule("GRB-06-023", "GRB-06-022")
def test_precedence_of_full_edges_holds_for_the_leading_units_of_both_sides() -> None:
    text = """
        bottom a: hoplites at 60:40 heading 0
        top full: hoplites at 60:40 heading 180
        top part: hoplites at 65:38 heading 0
    """
    # Three steps of the second one's front are on the rear edge of a: a's opponent is the one with the full edge.
    fight = Fight(text, PAIRING)
    assert fight.position.duels[fight.unit("a")] == fight.unit("full")
    position = placed(text + "    contact: a front full front\n    contact: a rear part front\n")
    refusal = forbids_duel(position, 0, 2)
    assert refusal is not None
    assert refusal.clause == "GRB-06-023"


@rule("GRB-02-017")
def test_the_distance_to_a_marker_is_measured_to_the_marker_itself() -> None:
    text = """
        table: 150 120
        ground wood: forest 40:66 40:90 80:90 80:66
        bottom a: hoplites unplaced
        top hidden: hoplites ambush at 60:70 heading 180
        top marker: m1 at 60:70 hides hidden
        phase: deployment
    """
    position = placed(text)
    refusals = [base_refusal(position, 0, Base(60_000, y, 0, 8_000, 2_000)) for y in (50_100, 50_000)]
    assert [refusal.clause if refusal is not None else "" for refusal in refusals] == ["GRB-02-017", ""]
