"""Chapter 10: what ground does to moves."""

from __future__ import annotations

import pytest

from grand_battle.manoeuvres import Order
from grand_battle.placed import placed
from vexilla.games.grand_battle.disorder import UNTAGGED, first_to_recover, recover
from vexilla.games.grand_battle.moves.funds import Funds
from vexilla.games.grand_battle.moves.straight import Course
from vexilla.games.grand_battle.tables.terrain import FULL, GROUNDS, GROUNDS_BY_KEY
from vexilla.kernel.refusal import BadSetup
from vexilla.testing import rule

WIDE = "0:{low} 0:{high} 120:{high} 120:{low}"


def field(profile: str, *ground: str, state: str = "") -> Order:
    """A unit at 60:30 that looks up the table, and pieces of ground."""
    lines = ["table: 120 90", f"bottom u-1: {profile} at 60:30 heading 0 {state}".rstrip(), "manoeuvre: u-1", *ground]
    return Order("\n".join(lines))


def across(id_: str, kind: str, low: float, high: float) -> str:
    """Ground right across the table."""
    return f"ground {id_}: {kind} {WIDE.format(low=low, high=high)}"


# -- areas -----------------------------------------------------------------------------------------


@rule("GRB-10-009", "GRB-10-005", "GRB-10-004")
def test_ploughland_four_steps_ahead_leaves_twelve_of_twenty() -> None:
    case = field("varangians", across("field", "broken", 34, 80))
    assert case.furthest("advance u-1") == 12
    case.go("advance u-1 12")
    assert case.spent("u-1") == 20
    assert field("skirm-crossbow", across("field", "broken", 34, 80)).clause("advance u-1 24") == ""


@rule("GRB-10-005")
def test_the_stretch_is_slow_until_the_whole_base_has_left_it() -> None:
    case = field("varangians", across("field", "broken", 33, 34))
    case.go("advance u-1 10")
    # From the front's entering after 3 steps to the rear's leaving after 6.
    assert case.spent("u-1") == pytest.approx(13, abs=0.003)


@rule("GRB-10-043", "GRB-10-005", "GRB-10-007")
def test_attacks_over_scrub_and_over_a_ditch() -> None:
    for profile, ground, limit, furthest in (
        ("varangians", across("scrub", "broken", 35, 60), 10_000, 7_500),
        ("varangians", across("ditch", "ditch", 33, 35), 10_000, 5_000),
    ):
        case = field(profile, ground)
        unit = case.number("u-1")
        funds = Funds([limit], [0], [FULL])
        course = Course(case.position, [unit], [case.base("u-1")], 0, 8_000, 1, funds, 0)
        assert course.furthest == pytest.approx(furthest, abs=3)
    light = field("skirm-crossbow", across("scrub", "broken", 35, 60))
    assert light.go("advance u-1 8").spent("u-1") == 8


def closed(kind: str, *movers: str) -> set[str]:
    """The clauses that stop each of them at ground three steps ahead, where all of them must stop."""
    found = set()
    for mover in movers:
        case = field(mover, across("g", kind, 33, 35))
        refusal = case.against("advance u-1 4")
        assert (refusal.arguments["after"], refusal.arguments["by"]) == ("3", "g"), mover
        assert case.clause("advance u-1 3") == ""
        found.add(refusal.clause)
    return found


def open_to(kind: str, *movers: str) -> bool:
    """Whether all of them can go into ground three steps ahead."""
    return all(field(mover, across("g", kind, 33, 35)).clause("advance u-1 4") == "" for mover in movers)


FOOT = ("varangians", "burg-pike", "french-maa-foot")
HORSE = ("hung-knights", "companions")
WHEELS = ("chariot-egypt", "chariot-hittite", "scythed", "bolt")
BEASTS = ("elephant-indian",)
LIGHT = ("skirm-crossbow", "lh-javelin")


@rule("GRB-10-002", "GRB-10-040")
def test_lake_swamp_and_thicket_are_closed_to_everybody() -> None:
    for kind in ("lake", "swamp", "thicket"):
        assert closed(kind, *FOOT, *HORSE, *WHEELS, *BEASTS, *LIGHT) == {"GRB-10-040"}
    assert open_to("broken", *FOOT, *HORSE, *WHEELS, *BEASTS, *LIGHT)


@rule("GRB-10-020")
def test_a_steep_slope_is_for_skirmishers_on_foot_who_are_slowed() -> None:
    assert closed("hill-steep", *FOOT, *HORSE, *WHEELS, *BEASTS, "lh-javelin") == {"GRB-10-020"}
    case = field("skirm-crossbow", across("g", "hill-steep", 33, 80)).go("advance u-1 8")
    assert case.spent("u-1") == pytest.approx(3 + 2 * 5, abs=0.003)


@rule("GRB-10-022")
def test_forest_is_closed_to_wheels() -> None:
    assert closed("forest", *WHEELS) == {"GRB-10-022"}
    assert open_to("forest", *FOOT, *HORSE, *BEASTS, *LIGHT)
    assert field("varangians", across("g", "forest", 33, 80)).go("advance u-1 8").spent("u-1") == pytest.approx(13)


@rule("GRB-10-032", "GRB-10-039")
@pytest.mark.parametrize(("kind", "clause"), [("stream", "GRB-10-032"), ("ditch", "GRB-10-039")])
def test_streams_and_ditches_are_closed_to_wheels(kind: str, clause: str) -> None:
    assert closed(kind, *WHEELS) == {clause}
    assert open_to(kind, *FOOT, *HORSE, *BEASTS, *LIGHT)


@rule("GRB-10-034")
def test_a_ravine_is_closed_to_horse_beasts_and_wheels() -> None:
    assert closed("ravine", *HORSE, *WHEELS, *BEASTS, "lh-javelin") == {"GRB-10-034"}
    ravine = across("g", "ravine", 31, 33)
    for mover in (*FOOT, "skirm-crossbow"):
        assert field(mover, ravine).clause("advance u-1 4") == "", mover


@rule("GRB-05-055")
def test_celtic_chariots_go_where_foot_can_go() -> None:
    wood = across("g", "forest", 33, 80)
    assert field("chariot-egypt", wood).clause("advance u-1 5") == "GRB-10-022"
    case = field("chariot-celtic", wood).go("advance u-1 5")
    assert (case.spent("u-1"), case.disorder("u-1")) == (7, 0)


# -- lines -----------------------------------------------------------------------------------------


@rule("GRB-10-010", "GRB-10-006", "GRB-10-007")
def test_a_stream_twelve_steps_ahead_is_reached_and_crossed_in_the_next_turn() -> None:
    case = field("varangians", across("brook", "stream", 42, 44))
    refusal = case.against("advance u-1 13")
    assert (refusal.clause, refusal.arguments["after"], refusal.arguments["by"]) == ("GRB-10-007", "12", "brook")
    case.go("advance u-1 12")
    # What is left must suffice for both banks: 9 and 2 are more than 10.
    assert field("varangians", across("brook", "stream", 39, 41)).clause("advance u-1 10") == "GRB-10-007"
    assert field("varangians", across("brook", "stream", 38, 40)).clause("advance u-1 10") == ""
    again = field("varangians", across("brook", "stream", 30, 32))
    assert again.furthest("advance u-1") == 10


@rule("GRB-10-006", "GRB-10-008")
def test_a_crossed_line_halves_the_whole_move_also_what_was_gone_before() -> None:
    case = field("varangians", across("ditch", "ditch", 34, 36)).go("advance u-1 3")
    assert case.furthest("advance u-1") == 7
    case.go("advance u-1 2")
    assert case.furthest("advance u-1") == 5


@rule("GRB-10-006", "GRB-10-035")
def test_a_line_out_of_reach_slows_nobody() -> None:
    case = field("varangians", across("ditch", "ditch", 31, 33), across("ravine", "ravine", 45, 47))
    assert case.furthest("advance u-1") == 10


@rule("GRB-10-006", "GRB-10-007")
def test_a_wheel_over_a_line_must_be_paid_from_the_reduced_move() -> None:
    case = field("varangians", "ground ditch: ditch 63:33 63:40 70:40 70:33")
    assert case.clause("wheel u-1 pivot=left 60deg") == ""
    assert case.go("wheel u-1 pivot=left 60deg").position.shares == [2]
    assert (
        field("varangians", "ground ditch: ditch 63:33 63:40 70:40 70:33").clause("wheel u-1 pivot=left 80deg")
        == "GRB-10-007"
    )


@rule("GRB-10-011")
def test_along_a_stream_the_move_is_halved() -> None:
    case = field("varangians", "ground brook: stream 59:0 59:90 61:90 61:0")
    assert case.furthest("advance u-1") == 10


@rule("GRB-10-035", "GRB-10-036", "GRB-10-037")
def test_a_ravine_quarters_the_move_and_is_no_way_along() -> None:
    ravine = across("ravine", "ravine", 31, 33)
    case = field("varangians", ravine)
    assert case.furthest("advance u-1") == 5
    assert case.go("advance u-1 5").disorder("u-1") == 1
    light = field("skirm-crossbow", ravine)
    assert light.furthest("advance u-1") == 12
    assert light.go("advance u-1 5").disorder("u-1") == 0
    along = "ground ravine: ravine 59:0 59:90 61:90 61:0"
    assert field("varangians", along).clause("advance u-1 1") == "GRB-10-037"
    assert field("skirm-crossbow", along).clause("advance u-1 1") == ""


BRIDGE = (across("river", "deep-river", 34, 36), "bridge b1: at 60:36 heading 0")


@rule("GRB-10-027", "GRB-10-028", "GRB-10-031")
def test_a_deep_river_is_crossed_at_the_bridge_alone() -> None:
    assert field("varangians", BRIDGE[0]).clause("advance u-1 5") == "GRB-10-027"
    case = field("varangians", *BRIDGE)
    assert case.furthest("advance u-1") == 10
    aside = Order("\n".join(["table: 120 90", "bottom u-1: varangians at 63:30 heading 0", "manoeuvre: u-1", *BRIDGE]))
    assert aside.clause("advance u-1 5") == "GRB-10-027"


@rule("GRB-10-029", "GRB-10-030")
def test_a_bridge_bears_two_units_a_turn() -> None:
    case = field("varangians", *BRIDGE).go("advance u-1 10")
    assert case.position.bridge_loads == [2]
    case.position.bridge_loads = [3]
    full = field("varangians", *BRIDGE, "bridge loads: 3")
    assert full.clause("advance u-1 10") == "GRB-10-029"
    assert field("skirm-crossbow", *BRIDGE, "bridge loads: 3").clause("advance u-1 10") == ""


# -- disorder --------------------------------------------------------------------------------------


@rule("GRB-10-012", "GRB-08-004")
def test_rough_ground_disorders_pikes_knights_and_horse_only() -> None:
    for profile, points in (
        ("burg-pike", 1),
        ("french-maa-foot", 1),
        ("hung-knights", 1),
        ("varangians", 0),
        ("elephant-african", 0),
        ("skirm-crossbow", 0),
    ):
        case = field(profile, across("field", "broken", 34, 80)).go("advance u-1 5")
        assert (profile, case.disorder("u-1")) == (profile, points)


@rule("GRB-10-013", "GRB-10-003")
def test_it_is_enough_to_begin_or_to_end_in_it() -> None:
    assert field("burg-pike", across("field", "broken", 20, 29)).go("advance u-1 3").disorder("u-1") == 1
    assert field("burg-pike", across("field", "broken", 34.9, 60)).go("advance u-1 5").disorder("u-1") == 1
    assert field("burg-pike", across("field", "broken", 36, 60)).go("advance u-1 5").disorder("u-1") == 0


@rule("GRB-10-015", "GRB-10-014", "GRB-08-032")
def test_knights_on_foot_climb_a_ploughed_hill_with_a_ditch() -> None:
    hill = across("slope", "hill-gentle", 32, 90)
    case = field("french-maa-foot", hill).go("advance u-1 4")
    assert case.disorder("u-1") == 1
    assert case.go("advance u-1 1").disorder("u-1") == 1
    assert [event.name for event in case.match.log].count("grb-disordered") == 1
    unit = case.number("u-1")
    recover(case.match, unit, first_to_recover(case.position, unit))
    assert case.disorder("u-1") == 0
    assert case.go("advance u-1 1").disorder("u-1") == 1
    ploughed = field("french-maa-foot", hill, across("field", "broken", 32, 90)).go("advance u-1 4")
    assert ploughed.disorder("u-1") == 2
    ditch = field("french-maa-foot", hill, across("field", "broken", 32, 90), across("ditch", "ditch", 31, 32))
    ditch.go("advance u-1 3")
    assert ditch.disorder("u-1") == 3


@rule("GRB-08-032")
def test_what_is_recovered_first() -> None:
    case = field("french-maa-foot", across("field", "broken", 20, 60), state="disorder 1 rough broken,ditch")
    unit = case.number("u-1")
    order = []
    while case.position.disorder_of(unit):
        which = first_to_recover(case.position, unit)
        order.append(which)
        recover(case.match, unit, which)
    assert order == [UNTAGGED, GROUNDS.index(GROUNDS_BY_KEY["ditch"]), GROUNDS.index(GROUNDS_BY_KEY["broken"])]


@rule("GRB-08-021")
def test_a_unit_with_nothing_left_is_dispersed_where_it_stands() -> None:
    case = field("french-maa-foot", across("field", "broken", 34, 80), state="losses 2 disorder 1")
    case.go("advance u-1 6")
    assert not case.position.is_on_table(case.number("u-1"))
    assert case.match.log[-1].name == "grb-dispersed"
    assert case.position.manoeuvre == []


@rule("GRB-10-001", "GRB-10-003")
def test_ground_is_exactly_where_its_shape_lies() -> None:
    # A triangle with its point at 60:34: pikes get its point of disorder as soon as the point of it is under them.
    corner = "ground field: broken 60:34 70:60 50:60"
    assert field("burg-pike", corner).go("advance u-1 4").disorder("u-1") == 0
    assert field("burg-pike", corner).go("advance u-1 4.3").disorder("u-1") == 1
    beside = "ground field: broken 64:34 90:34 90:60 64:60"
    assert field("burg-pike", beside).go("advance u-1 10").disorder("u-1") == 0
    assert field("burg-pike", beside.replace("64", "63.9")).go("advance u-1 10").disorder("u-1") == 1


@rule("GRB-10-019")
def test_every_slope_is_steep_or_gentle_before_the_battle() -> None:
    hill = "bottom a: hoplites at 60:10\nground s: {} 40:20 80:20 80:60 40:60\nhill k: 60:40"
    for slope in ("hill-gentle", "hill-steep"):
        (piece,) = placed(hill.format(f"{slope} of k")).landscape.pieces
        assert piece.kind.key == slope
    with pytest.raises(BadSetup, match="'hill' is no kind of ground"):
        placed(hill.format("hill of k"))


@rule("GRB-10-021")
def test_a_gentle_slope_is_rough_ground_up_and_down() -> None:
    hill = "ground s: hill-gentle of k 40:34 80:34 80:44 40:44\nhill k: 60:39"
    # Four steps to it, ten and the depth of the base on it, the rest in the open again.
    up = field("varangians", hill)
    assert up.furthest("advance u-1") == pytest.approx(12, abs=0.003)
    horse = field("hung-knights", hill)
    assert horse.furthest("advance u-1") == pytest.approx(4 + 12, abs=0.003)
    assert horse.go("advance u-1 5").disorder("u-1") == 1
    down = Order(f"bottom u-1: hung-knights at 60:44 heading 0\nmanoeuvre: u-1\n{hill}")
    assert down.go("advance u-1 4").spent("u-1") == pytest.approx(8, abs=0.003)
    assert down.disorder("u-1") == 1
    light = field("lh-javelin", hill).go("advance u-1 20")
    assert (light.spent("u-1"), light.disorder("u-1")) == (20, 0)


@rule("GRB-10-005")
def test_pieces_that_overlap_slow_once_and_as_far_as_either_reaches() -> None:
    case = field("varangians", across("a", "broken", 34, 36), across("b", "broken", 35, 37))
    # From the front's entering after four steps to the rear's leaving after nine.
    assert case.go("advance u-1 14").spent("u-1") == pytest.approx(19, abs=0.003)


@rule("GRB-10-028")
def test_a_bridge_is_crossed_along_its_axis_within_five_degrees() -> None:
    for turn, clause in ((0, ""), (4.9, ""), (5.1, "GRB-10-027"), (355.1, ""), (354.9, "GRB-10-027")):
        text = f"bottom u-1: varangians at 60:33.5 heading {turn}\nmanoeuvre: u-1\n" + "\n".join(BRIDGE)
        assert Order(text).clause("advance u-1 4") == clause, turn


@rule("GRB-10-029", "GRB-10-030")
def test_what_a_bridge_bears_in_a_turn() -> None:
    for profile, load in (("skirm-crossbow", 1), ("varangians", 2), ("swiss-block", 4)):
        assert field(profile, *BRIDGE).go("advance u-1 10").position.bridge_loads == [load]
        for before in range(5):
            case = field(profile, *BRIDGE, f"bridge loads: {before}")
            assert (case.clause("advance u-1 10") == "") == (before + load <= 4), (profile, before)


@rule("GRB-10-037", "GRB-10-011")
def test_along_a_ravine_or_stream_that_runs_aslant() -> None:
    text = "bottom u-1: {} at 60:40 heading {}\nmanoeuvre: u-1\nground g: {} ribbon 40:20 80:60 width 2"
    assert Order(text.format("varangians", 45, "ravine")).clause("advance u-1 1") == "GRB-10-037"
    assert Order(text.format("varangians", 135, "ravine")).clause("advance u-1 1") == ""
    assert Order(text.format("skirm-crossbow", 45, "ravine")).clause("advance u-1 1") == ""
    assert Order(text.format("varangians", 45, "stream")).furthest("advance u-1") == pytest.approx(10, abs=0.003)


@rule("GRB-10-006")
def test_a_line_that_lies_behind_still_halves_the_rest_of_the_move() -> None:
    case = field("varangians", across("ditch", "ditch", 31, 33)).go("advance u-1 6")
    assert case.furthest("advance u-1") == pytest.approx(4, abs=0.003)
    assert field("varangians").go("advance u-1 6").furthest("advance u-1") == pytest.approx(14, abs=0.003)


@rule("GRB-10-030")
def test_skirmishers_who_slip_over_a_bridge_are_counted_on_it() -> None:
    case = field("skirm-crossbow", *BRIDGE).go("slip u-1 to 60:40 heading 0")
    assert case.position.bridge_loads == [1]
