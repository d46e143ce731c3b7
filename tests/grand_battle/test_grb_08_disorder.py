"""Chapter 8: what disorders units, cause by cause, and what a point does."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, OpenFight, points
from grand_battle.manoeuvres import Order
from grand_battle.placed import placed
from vexilla.games.grand_battle.combat.sums import melee_attack, melee_defence
from vexilla.games.grand_battle.forced.flight import Flee
from vexilla.testing import rule

PAIR = "bottom a: {} at 60:40 heading 0\ntop b: {} at 60:40 heading 180\n"
FOOT = PAIR.format("hoplites", "hoplites")
STAFF = "top q: hoplites at 20:70 heading 180\ntop general: one with q command 1 leadership 0\n"
#: In melee, of hoplites: b retreats, and b flees; a is not touched.
RETREAT = {"attack": "31", "defence": "16"}
FLIGHT = {"attack": "61", "defence": "16"}


def causes(fight: Fight, id_: str) -> list[tuple[object, object]]:
    """What has disordered a unit, with its points."""
    told = [event.arguments for event in fight.events("grb-disordered")]
    return [(about["cause"], about["points"]) for about in told if about["unit"] == id_]


@rule("GRB-08-001")
def test_an_event_disorders_a_group_unit_by_unit() -> None:
    text = """\
        bottom a: hoplites at 52:30 heading 0
        bottom b: hypaspists at 60:30 heading 0
        bottom c: hoplites at 68:30 heading 0
        bottom d: hoplites at 90:30 heading 0
        manoeuvre: a b c
        """
    case = Order(text).go("sideways a,b,c right 3")
    # All have moved aside; b is trained, and d took no part.
    assert [case.disorder(name) for name in ("a", "b", "c", "d")] == [1, 0, 1, 0]


@rule("GRB-08-008")
@pytest.mark.parametrize(("target", "pips"), [("hoplites", "42"), ("perioikoi", "42"), ("skirm-javelin", "13")])
def test_confusion_gives_a_point_to_everybody(target: str, pips: str) -> None:
    text = PAIR.format("longbow", target)
    fight = Fight(text, attack=pips[0], defence=pips[1])
    fight.play("shoot a -> b", *["decline"] * (target == "skirm-javelin"))
    assert fight.told("grb-outcome", "unit", "outcome") == [("b", "confusion")]
    assert causes(fight, "b") == [("confusion", 1)]
    assert fight.state("b")[1:] == (0, 1)


@rule("GRB-08-009")
def test_a_retreat_out_of_melee_gives_a_point() -> None:
    fight = Fight(FOOT, **RETREAT).play("rush", "decline")
    assert ("b", "retreat") in fight.outcomes()
    assert causes(fight, "b") == [("retreat", 1)]
    assert fight.state("b") == (2, 1, 1)
    trained = Fight(PAIR.format("hoplites", "perioikoi"), **RETREAT).play("rush", "decline")
    assert trained.state("b") == (2, 1, 1), "training does not help"


@rule("GRB-08-010")
def test_evading_gives_a_point_but_not_to_skirmishers() -> None:
    # Companions are trained: that does not help.
    horse = OpenFight(PAIR.format("hoplites", "companions")).play("evade b")
    assert causes(horse, "b") == [("evade", 1)]
    light = OpenFight(PAIR.format("hoplites", "lh-javelin")).play("evade b")
    assert (causes(light, "b"), light.state("b")) == ([], (2, 0, 0))


@rule("GRB-08-011")
def test_a_supporter_who_stands_when_its_friend_flees_or_is_destroyed_has_a_point() -> None:
    text = FOOT + "top s: hoplites at 68:40 heading 180\n" + STAFF
    fled = Fight(text, **FLIGHT, discipline="1").play("rush", "decline")
    assert fled.told("grb-flees", "unit") == [("b",)]
    assert causes(fled, "s") == [("supporter_stands", 1)]
    # Destroyed: a lake behind it, so it surrenders.
    shut = Fight(text + "ground pond: lake 40:42 63:42 63:60 40:60", **FLIGHT, discipline="1").play("rush", "decline")
    assert shut.place("b") == "gone"
    assert causes(shut, "s") == [("supporter_stands", 1)]
    # A retreat is nothing to it.
    retreated = Fight(text, **RETREAT).play("rush", "decline")
    assert retreated.state("s") == (4, 0, 0)


@rule("GRB-08-012")
def test_an_obstacle_behind_gives_a_point_more_to_who_retreats_or_evades() -> None:
    pond = "ground pond: lake 40:42.5 80:42.5 80:60 40:60\n"
    fight = Fight(FOOT + pond, **RETREAT).play("rush", "decline")
    assert causes(fight, "b") == [("retreat", 1), ("blocked", 1)]
    assert (fight.state("b"), fight.at("b")) == ((1, 1, 2), (60, 40.5, 180))
    behind = pond.replace("42.5", "45")
    horse = OpenFight(PAIR.format("hoplites", "companions") + behind).play("evade b")
    assert causes(horse, "b") == [("evade", 1), ("blocked", 1)]
    # Not beside the way, and not out of its reach.
    free = Fight(FOOT + pond.replace("42.5", "44.6"), **RETREAT).play("rush", "decline")
    assert causes(free, "b") == [("retreat", 1)]


@rule("GRB-08-013")
def test_a_friend_who_fled_onto_it_gives_one_point_in_all() -> None:
    text = FOOT + "top s: hoplites at 60:46 heading 180\n" + STAFF
    fight = OpenFight(text, Flee(1, 0), discipline="1")
    assert fight.place("b") == "gone"
    assert causes(fight, "s") == [("fled_through", 1)]
    assert fight.state("s") == (3, 0, 1)


@rule("GRB-08-014")
def test_a_forced_pursuit_gives_a_point_and_an_orderly_one_does_not() -> None:
    forced = OpenFight(FOOT, **FLIGHT).play("rush", "decline", "pursue a")
    assert causes(forced, "a") == [("forced_pursuit", 1)]
    # Foot need not pursue horse: it goes because it likes to.
    horse = PAIR.format("hoplites", "companions")
    free = OpenFight(horse, **FLIGHT).play("pass", "rush", "decline", "pursue a")
    assert (free.told("grb-pursues", "unit"), causes(free, "a")) == ([("a",)], [])


@rule("GRB-08-015")
def test_looting_a_camp_gives_a_point_also_to_skirmishers() -> None:
    camp = "top camp: ordinary at 60:36 heading 180\n"
    fight = Fight(f"bottom a: hoplites at 60:43 heading 0\n{camp}", **FLIGHT).play("rush")
    assert causes(fight, "a") == [("looting", 1)]
    light = Fight(f"bottom a: skirm-javelin at 60:43 heading 0\n{camp}", attack="6", defence="1")
    light.play("shoot a -> servants-top")
    assert light.position.camp_lost == [False, True]
    assert causes(light, "a") == [("looting", 1)]


@rule("GRB-08-016")
def test_flight_gives_two_points() -> None:
    fight = Fight(FOOT, **FLIGHT).play("rush", "decline")
    assert causes(fight, "b") == [("flight", 2)]
    assert fight.state("b") == (1, 1, 2)


@rule("GRB-08-019")
def test_each_point_takes_one_off_the_strength() -> None:
    for disorder in range(4):
        position = placed(FOOT.replace("heading 0", f"heading 0 disorder {disorder}"))
        assert position.vitality_of(0) == 4 - disorder
        assert points(melee_attack(position, 0, 1, False))["strength"] == 4 - disorder
        assert points(melee_defence(position, 0, 1))["strength"] == 4 - disorder
    rough = placed(FOOT.replace("heading 0", "heading 0 disorder 1 rough forest,ditch losses 1"))
    assert rough.vitality_of(0) == 4 - 1 - 3, "points of ground count alike, and losses beside them"


@rule("GRB-08-020")
def test_points_of_different_causes_add_up() -> None:
    # Pikemen are shot at (confusion), charged over a field of stones that they rush into, and beaten back into a lake.
    text = """\
        ground stones: broken 40:38 80:38 80:40 40:40
        ground pond: lake 40:44.5 80:44.5 80:60 40:60
        bottom a: azabs at 60:40 heading 0
        top b: tercio-pike at 60:40 heading 180
        """
    # Light bows 3 + 2 + 6 against 5 + 2 + 1: RES 3. Blows 3 + 2 + 6 against 3 + 2 + 2 + 1: RES 3; pikes lose their 6.
    fight = Fight(text, attack="661", defence="116").play("shoot a -> b", "decline", "rush")
    assert [cause for cause, _ in causes(fight, "b")] == ["confusion", "terrain", "retreat", "blocked"]
    assert fight.position.disorder_of(fight.unit("b")) == 4


@rule("GRB-08-022")
def test_two_points_are_the_end_of_skirmishers() -> None:
    text = PAIR.format("longbow", "skirm-sling")
    # 4 + 3 - 1 and the die against 2 and the die: RES 2, which is not above their strength.
    once = Fight(text, attack="1", defence="3").play("shoot a -> b", "decline")
    assert (once.place("b"), once.state("b")) == ("table", (1, 0, 1))
    # Against the strength of one that is left RES 1.
    shaken = text.replace("heading 180", "heading 180 disorder 1")
    twice = Fight(shaken, attack="1", defence="5").play("shoot a -> b", "decline")
    assert twice.outcomes() == [("b", "confusion")]
    assert twice.place("b") == "gone"
    assert twice.events("grb-flees") == []
    # An evasion that ends at a lake: one point is borne, the second is not.
    pond = "ground pond: lake 40:44 80:44 80:60 40:60\n"
    foot = PAIR.format("hoplites", "skirm-sling") + pond
    assert OpenFight(foot).play("evade b").state("b") == (1, 0, 1)
    assert OpenFight(foot.replace("heading 180", "heading 180 disorder 1")).play("evade b").place("b") == "gone"
