"""Chapter 2: a Manoeuvre that discovers an ambush, or runs into it."""

from __future__ import annotations

import pytest

from grand_battle.manoeuvres import Order
from vexilla.games.grand_battle.moves.carrying_out import begin_manoeuvre
from vexilla.games.grand_battle.position import AMBUSH, ON_TABLE
from vexilla.testing import rule

WOOD = """
    table: 120 90
    ground wood: forest 40:50 40:70 80:70 80:50
    bottom guard-1: varangians at 60:30 heading 0
    top velites-1: skirm-crossbow ambush at 60:56 heading 180
    top marker: m1 at 60:56 hides velites-1
    top marker: m2 at 90:66 false
    manoeuvre: guard-1
"""


@rule("GRB-02-031", "GRB-02-033")
def test_a_move_goes_on_until_the_ambush_is_discovered_and_stops_there() -> None:
    case = Order(WOOD)
    hidden = case.number("velites-1")
    case.go("advance guard-1 18")
    # In forest one is seen from ten steps, looked for at every step: 56 - 10 = 46.
    assert case.at("guard-1") == (60, 46, 0)
    assert (case.position.places[hidden], [marker.id for marker in case.position.markers]) == (ON_TABLE, ["m2"])
    assert case.spent("guard-1") == 16
    assert case.match.log[-1].name == "grb-ambush"
    assert case.clause("advance guard-1 2") == ""


@rule("GRB-02-031")
def test_who_turns_towards_an_ambush_discovers_it() -> None:
    case = Order(WOOD.replace("at 60:30 heading 0", "at 60:44 heading 180").replace("60:56", "60:53"))
    assert case.position.places[case.number("velites-1")] == AMBUSH
    case.go("turn guard-1 about")
    assert case.position.places[case.number("velites-1")] == ON_TABLE


@rule("GRB-02-034")
def test_an_order_shows_whoever_it_moves() -> None:
    case = Order(WOOD)
    begin_manoeuvre(case.match, [case.number("velites-1")])
    assert case.position.places[case.number("velites-1")] == ON_TABLE
    assert [marker.id for marker in case.position.markers] == ["m2"]


@rule("GRB-02-032")
def test_in_the_open_an_ambush_is_seen_from_twenty_steps() -> None:
    case = Order(WOOD.replace("40:50 40:70 80:70 80:50", "10:50 10:70 30:70 30:50").replace("60:30", "60:32"))
    case.go("advance guard-1 10")
    assert case.at("guard-1") == (60, 36, 0)


@rule("GRB-02-030", "GRB-02-031")
def test_a_false_marker_is_turned_over_alike() -> None:
    case = Order(WOOD.replace("m2 at 90:66", "m2 at 62:52")).go("advance guard-1 14")
    assert [marker.id for marker in case.position.markers] == ["m1"]
    # As if a base lay there that faces the enemy: its front is in forest, 52 - 10 = 42.
    assert case.at("guard-1") == (60, 42, 0)


@rule("GRB-05-013")
def test_who_runs_into_an_ambush_unseen_stops_two_steps_away() -> None:
    back = WOOD.replace("at 60:30 heading 0", "at 60:44 heading 180").replace("60:56", "60:53")
    case = Order(back).go("back guard-1 6.5")
    # The rear edge stood at 46, and the ambush behind it is not in the front zone.
    assert case.base("guard-1").edge_middle(2)[1] == 51_002
    assert case.position.places[case.number("velites-1")] == ON_TABLE


@rule("GRB-05-013", "GRB-02-029")
def test_nothing_hidden_shows_in_a_refusal_or_a_preview() -> None:
    case = Order(WOOD)
    bare = Order("\n".join([line for line in WOOD.splitlines() if "velites" not in line]))
    for leg in (
        "advance guard-1 18",
        "advance guard-1 20",
        "wheel guard-1 pivot=left 90deg",
        "sideways guard-1 left 9",
    ):
        assert case.clause(leg) == bare.clause(leg)
        assert case.ask(f"preview {leg}") == bare.ask(f"preview {leg}")
    assert case.position.places[case.number("velites-1")] == AMBUSH


@rule("GRB-05-013", "GRB-02-031")
def test_who_would_begin_too_near_to_an_ambush_discovers_it_and_does_not_move() -> None:
    back = WOOD.replace("at 60:30 heading 0", "at 60:44 heading 180").replace("60:56", "60:47.5")
    case = Order(back.replace("40:50 40:70 80:70 80:50", "40:47 40:70 80:70 80:47")).go("back guard-1 3")
    assert case.position.places[case.number("velites-1")] == ON_TABLE
    assert case.at("guard-1") == pytest.approx((60, 44, 180), abs=0.003)
    assert case.spent("guard-1") <= 0.005
    assert [marker.id for marker in case.position.markers] == ["m2"]
    assert case.clause("advance guard-1 3") == "", "he may still go another way"


@rule("GRB-02-031")
def test_skirmishers_who_slip_along_discover_an_ambush_on_their_way() -> None:
    light = WOOD.replace("varangians at 60:30", "skirm-bow at 40:30")
    case = Order(light).go("slip guard-1 to 52:47 heading 0")
    assert case.position.places[case.number("velites-1")] == ON_TABLE
    x, y, heading = case.at("guard-1")
    assert (x, y, heading) == pytest.approx((51.53, 46.33, 0), abs=0.02), "after twenty of their steps"
    far = Order(light).go("slip guard-1 to 22:40 heading 0")
    assert (far.at("guard-1"), far.position.places[far.number("velites-1")]) == ((22, 40, 0), AMBUSH)
