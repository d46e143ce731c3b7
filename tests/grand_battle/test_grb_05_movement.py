"""Chapter 5: legs of a Manoeuvre; what they cost, how far they lead, whom they pass and disorder."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault
from grand_battle.fighting import Fight, points
from grand_battle.manoeuvres import Order
from vexilla.games.grand_battle.combat.sums import melee_defence
from vexilla.games.grand_battle.geometry.dressing import abut
from vexilla.testing import rule

FOOT = """
    table: 120 90
    bottom guard-1: varangians at 60:30 heading 0
    manoeuvre: guard-1
"""
LINE = """
    table: 120 90
    bottom left-1: varangians at 52:30 heading 0
    bottom guard-1: varangians at 60:30 heading 0
    bottom right-1: varangians at 68:30 heading 0
    manoeuvre: left-1 guard-1 right-1
"""
LIGHT = """
    table: 120 90
    bottom archers-1: skirm-crossbow at 60:40 heading 0
    manoeuvre: archers-1
"""


# -- allowances ------------------------------------------------------------------------------------


@rule("GRB-05-061", "GRB-05-016", "GRB-05-019")
def test_foot_with_move_10_goes_20_forward_and_10_back_or_aside() -> None:
    assert Order(FOOT).furthest("advance guard-1") == 20
    assert Order(FOOT).furthest("back guard-1") == 10
    assert Order(FOOT).furthest("sideways guard-1 right") == 10
    case = Order(FOOT).go("turn guard-1 about")
    assert case.furthest("advance guard-1") == 10
    assert case.go("advance guard-1 10").disorder("guard-1") == 1


@rule("GRB-05-017", "GRB-05-043", "GRB-05-061", "GRB-08-003")
def test_a_sideways_move_disorders_all_but_trained_units() -> None:
    case = Order(FOOT).go("sideways guard-1 left 5")
    assert (case.at("guard-1"), case.spent("guard-1"), case.disorder("guard-1")) == ((55, 30, 0), 10, 1)
    trained = Order(FOOT.replace("varangians", "hypaspists")).go("sideways guard-1 left 5")
    assert trained.disorder("guard-1") == 0
    assert Order(FOOT).go("back guard-1 5").disorder("guard-1") == 0


@rule("GRB-05-064")
def test_legs_add_up_to_the_allowance() -> None:
    case = Order(FOOT).go("advance guard-1 8", "back guard-1 3")
    assert (case.spent("guard-1"), case.at("guard-1")) == (14, (60, 35, 0))
    assert case.clause("advance guard-1 6") == ""
    assert case.clause("advance guard-1 6.01") == "GRB-05-001"
    assert case.clause("wheel guard-1 pivot=left 45deg") == "GRB-05-064"


@rule("GRB-05-002", "GRB-05-031", "GRB-03-044", "GRB-03-046")
def test_a_group_moves_as_one_at_the_speed_of_its_slowest() -> None:
    case = Order(LINE.replace("right-1: varangians", "right-1: french-maa-foot"))
    assert case.furthest("advance guard-1,left-1,right-1") == 16
    case.go("advance guard-1,left-1,right-1 16")
    assert [case.at(name)[1] for name in ("left-1", "guard-1", "right-1")] == [46, 46, 46]
    assert abut(case.base("left-1"), case.base("guard-1"))


@rule("GRB-04-044", "GRB-05-034")
def test_who_has_moved_together_goes_on_together() -> None:
    case = Order(LINE)
    assert case.clause("advance left-1,right-1 5") == "GRB-03-044"
    case.go("advance left-1,guard-1 5")
    assert case.clause("advance guard-1 5") == "GRB-04-044"
    assert case.clause("advance guard-1,left-1,right-1 5") == "GRB-04-044"
    assert case.clause("advance guard-1,left-1 5") == ""
    assert case.at("right-1") == (68, 30, 0)


@rule("GRB-04-044", "GRB-04-041")
def test_only_those_under_the_order_move() -> None:
    case = Order(LINE.replace("manoeuvre: left-1 guard-1 right-1", "manoeuvre: guard-1"))
    assert case.clause("advance guard-1 5") == ""
    for leg in ("advance guard-1,left-1 5", "advance left-1 5", "turn left-1 about", "advance nobody-1 5"):
        assert case.clause(leg) == "GRB-04-044"


@rule("GRB-04-046")
def test_after_the_order_nobody_moves_again() -> None:
    case = Order(FOOT).go("advance guard-1 5", "halt")
    assert case.match.over
    assert (case.position.manoeuvre, case.position.spent) == ([], [0])
    again = Order(FOOT.replace("heading 0", "heading 0 moved"))
    assert again.clause("advance guard-1 1") == "GRB-04-046"


@rule("GRB-05-020")
def test_a_march_changes_neither_formation_nor_order() -> None:
    case = Order(LINE)
    before = [case.base(name) for name in ("left-1", "guard-1", "right-1")]
    case.go("advance guard-1,left-1,right-1 20")
    for base, name in zip(before, ("left-1", "guard-1", "right-1"), strict=True):
        assert case.base(name) == base.shifted(0, 20_000)
        assert (case.disorder(name), case.position.marks[case.number(name)]) == (0, 0)
    assert case.clause("all-round guard-1") == "GRB-05-064", "nothing is left for anything else"


@rule("GRB-05-035", "GRB-05-034")
@pytest.mark.parametrize("leg", ["sideways right-1 right 0.2", "advance right-1 0.2", "back right-1 0.2"])
def test_a_small_gap_shows_that_a_unit_has_left_its_group(leg: str) -> None:
    text = LINE.replace("manoeuvre: left-1 guard-1 right-1", "manoeuvre: {}")
    case = Order(text.format("right-1")).go(leg, "halt")
    moved = case.at("right-1")
    assert max(abs(moved[0] - 68), abs(moved[1] - 30)) == pytest.approx(0.2), "it is not dressed on its neighbour again"
    parted = text.format("left-1 guard-1 right-1").replace("68:30", f"{moved[0]}:{moved[1]}")
    is_aside = leg.startswith("sideways")
    assert Order(parted).clause("advance guard-1,left-1,right-1 5") == ("GRB-03-044" if is_aside else "")
    assert Order(parted).clause("advance right-1 5") == ""


# -- wheels ----------------------------------------------------------------------------------------


@rule("GRB-05-060", "GRB-05-022")
def test_a_wheel_costs_the_way_of_the_outer_corner() -> None:
    for angle, cost in ((30, 4.141), (60, 8.0), (90, 11.314)):
        case = Order(FOOT).go(f"wheel guard-1 pivot=right {angle}deg")
        assert case.spent("guard-1") == pytest.approx(cost, abs=0.001)
        assert case.at("guard-1")[2] == angle
    group = Order(LINE).go("wheel guard-1,left-1,right-1 pivot=right 30deg")
    assert group.spent("left-1") == pytest.approx(12.423, abs=0.002)


@rule("GRB-05-021")
def test_the_pivot_stays_where_it_is() -> None:
    case = Order(FOOT)
    corner = case.base("guard-1").corner(0)
    case.go("wheel guard-1 pivot=left 40deg")
    assert case.at("guard-1")[2] == 320
    assert case.base("guard-1").corner(0) == pytest.approx(corner, abs=2)


@rule("GRB-05-032", "GRB-05-031")
def test_a_neighbour_blocks_the_wheel_of_a_unit_in_a_group() -> None:
    case = Order(LINE.replace("manoeuvre: left-1 guard-1 right-1", "manoeuvre: guard-1"))
    refusal = case.against("wheel guard-1 pivot=left 20deg")
    assert (refusal.clause, refusal.arguments["by"]) == ("GRB-05-032", "right-1")


@rule("GRB-05-023", "GRB-10-040")
def test_a_wheel_stops_at_a_lake() -> None:
    case = Order(FOOT + "    ground lake: lake 60:34 60:40 70:40 70:34\n")
    refusal = case.against("wheel guard-1 pivot=left 60deg")
    assert (refusal.clause, refusal.arguments["by"]) == ("GRB-10-040", "lake")
    after = float(str(refusal.arguments["after"]))
    assert case.clause(f"wheel guard-1 pivot=left {after:.2f}deg") == ""
    assert case.clause(f"wheel guard-1 pivot=left {after + 0.02:.2f}deg") == "GRB-10-040"


@rule("GRB-05-023")
def test_a_wheel_goes_over_the_ground_that_it_sweeps_and_no_other() -> None:
    text = FOOT.replace("varangians", "companions")
    swept = "    ground field: broken 60:30.5 60:34 70:34 70:30.5\n"
    beside = "    ground field: broken 60:36 60:40 70:40 70:36\n"
    open_ground = Order(text).go("wheel guard-1 pivot=left 30deg")
    case = Order(text + swept).go("wheel guard-1 pivot=left 30deg")
    assert (open_ground.disorder("guard-1"), case.disorder("guard-1")) == (0, 1)
    assert case.spent("guard-1") > open_ground.spent("guard-1") + 3, "slow ground costs twice"
    away = Order(text + beside).go("wheel guard-1 pivot=left 30deg")
    assert (away.disorder("guard-1"), away.spent("guard-1")) == (0, open_ground.spent("guard-1"))


@rule("GRB-05-023", "GRB-10-034")
def test_one_unit_that_cannot_go_on_stops_the_wheel_of_a_group() -> None:
    ravine = "    ground gully: ravine 64:31 64:33 80:33 80:31\n"
    mixed = LINE.replace("right-1: varangians", "right-1: companions")
    assert Order(LINE + ravine).clause("wheel guard-1,left-1,right-1 pivot=left 10deg") != "GRB-10-034"
    assert Order(mixed + ravine).clause("wheel guard-1,left-1,right-1 pivot=left 10deg") == "GRB-10-034"


@rule("GRB-05-049")
def test_spearmen_who_wheel_through_skirmishers_are_disordered() -> None:
    text = LINE.replace("varangians", "hypaspists")
    case = Order(text + "    bottom b-1: skirm-crossbow at 60:33.5 heading 0\n")
    case.go("wheel guard-1,left-1,right-1 pivot=left 30deg")
    assert case.disorder("guard-1") == 1
    assert Order(text).go("wheel guard-1,left-1,right-1 pivot=left 30deg").disorder("guard-1") == 0


@rule("GRB-05-050", "GRB-01-018")
def test_skirmishers_make_room_for_who_ends_a_wheel_on_them() -> None:
    case = Order(FOOT + "    bottom b-1: skirm-crossbow at 62:35 heading 0\n").go("wheel guard-1 pivot=left 45deg")
    assert case.match.choice().question() == "grb-ask-make-room"
    stiff = Order(FOOT + "    bottom b-1: varangians at 62:35 heading 0\n")
    assert stiff.clause("wheel guard-1 pivot=left 45deg") == "GRB-05-032"


# -- turns -----------------------------------------------------------------------------------------


@rule("GRB-05-024", "GRB-05-025", "GRB-08-002")
def test_a_turn_about_the_centre_costs_half_and_disorders_the_untrained() -> None:
    case = Order(FOOT)
    centre = case.base("guard-1").centre()
    case.go("turn guard-1 right90")
    base = case.base("guard-1")
    assert (base.centre(), base.heading, base.width, base.depth) == (centre, 9000, 8000, 2000)
    assert (case.spent("guard-1"), case.disorder("guard-1")) == (10, 1)
    trained = Order(FOOT.replace("varangians", "hypaspists")).go("turn guard-1 left90")
    assert (trained.spent("guard-1"), trained.disorder("guard-1")) == (10, 0)


@rule("GRB-05-026", "GRB-05-027", "GRB-05-028")
def test_units_of_a_group_turn_one_by_one_and_then_are_no_body() -> None:
    case = Order(LINE).go("turn guard-1 right90")
    assert case.clause("advance guard-1,left-1,right-1 1") == "GRB-05-028"
    about = Order(LINE).go("turn guard-1,left-1,right-1 about")
    assert about.clause("advance guard-1,left-1,right-1 10") == ""


@rule("GRB-05-033")
def test_neighbours_do_not_hinder_a_turn_but_the_base_slides_off_them() -> None:
    case = Order(FOOT + "    bottom rear-1: varangians at 60:28 heading 0\n")
    assert case.go("turn guard-1 right90").at("guard-1") == (61, 32, 90)


# -- the enemy -------------------------------------------------------------------------------------


@rule("GRB-05-013")
def test_a_manoeuvre_keeps_two_steps_off_the_enemy() -> None:
    case = Order(FOOT + "    top phalanx-1: burg-pike at 60:45 heading 180\n")
    refusal = case.against("advance guard-1 14")
    assert refusal.clause == "GRB-05-013"
    assert refusal.arguments == {"after": "13.002", "measure": "steps", "by": "phalanx-1", "units": ["guard-1"]}
    assert case.clause("advance guard-1 13") == ""


@rule("GRB-05-014")
def test_no_manoeuvre_leads_into_combat() -> None:
    text = FOOT + "    top phalanx-1: burg-pike at 60:45 heading 180\n"
    for leg in ("advance guard-1 15", "advance guard-1 13.1"):
        assert Order(text).clause(leg) == "GRB-05-013"
    case = Order(text).go("advance guard-1 13", "halt")
    assert case.position.contacts == []
    light = text.replace("varangians", "skirm-bow")
    assert Order(light).clause("slip guard-1 to 60:45 heading 0") == "GRB-05-013"
    near = Order(text.replace("60:30", "60:44.5"))
    assert near.clause("advance guard-1 0.5") == "GRB-05-013"
    # An Attack order leads there.
    assault = Assault(text.replace("60:30", "60:40").replace("manoeuvre:", "attack:"))
    assert assault.go("attack guard-1 -> phalanx-1").zone("guard-1", "phalanx-1") == "front"


@rule("GRB-05-013", "GRB-05-015")
def test_who_starts_nearer_may_not_come_nearer() -> None:
    case = Order(FOOT + "    top phalanx-1: burg-pike at 60:31 heading 180\n")
    assert case.clause("advance guard-1 0.5") == "GRB-05-013"
    assert case.clause("back guard-1 0.5") == ""
    assert case.clause("sideways guard-1 left 2") == ""


@rule("GRB-05-065", "GRB-05-042")
def test_only_trained_units_turn_in_direct_combat() -> None:
    fight = """
        top phalanx-1: burg-pike at 60:30 heading 180
        contact: guard-1 rear phalanx-1 front melee rounds 1
        duels: guard-1=phalanx-1
    """
    text = FOOT.replace("at 60:30 heading 0", "at 60:28 heading 180") + fight.replace("        ", "    ")
    assert Order(text).clause("turn guard-1 about") == "GRB-05-065"
    assert Order(text).clause("advance guard-1 3") == "GRB-05-065"
    case = Order(text.replace("varangians", "hypaspists"))
    assert case.clause("advance guard-1 3") == "GRB-05-065"
    case.go("turn guard-1 about")
    assert (case.disorder("guard-1"), case.position.contacts[0].zone_of(case.number("guard-1"))) == (0, 0)


@rule("GRB-05-065")
def test_a_supporter_may_be_ordered_away() -> None:
    text = FOOT.replace("at 60:30 heading 0", "at 60:30 heading 0") + (
        "    top phalanx-1: burg-pike at 60:30 heading 180\n    contact: guard-1 front phalanx-1 front melee rounds 1\n"
    )
    case = Order(text).go("back guard-1 4")
    assert case.position.contacts == []


@rule("GRB-05-063", "GRB-02-021")
def test_no_base_leaves_the_table_but_all_may_go_to_its_edge() -> None:
    case = Order(FOOT.replace("60:30", "60:85"))
    assert case.furthest("advance guard-1") == 5
    refusal = case.against("advance guard-1 6")
    assert (refusal.clause, refusal.arguments["after"]) == ("GRB-05-063", "5")
    side = Order(FOOT.replace("60:30", "6:30"))
    assert side.clause("sideways guard-1 left 2") == ""
    assert side.clause("sideways guard-1 left 2.1") == "GRB-05-063"


# -- all-round defence -----------------------------------------------------------------------------


@rule("GRB-05-037", "GRB-05-038", "GRB-05-039", "GRB-05-041")
def test_all_round_defence_is_taken_up_and_given_up_for_half_a_move_each() -> None:
    case = Order(FOOT).go("all-round guard-1")
    assert case.position.has_front_all_round(case.number("guard-1"))
    assert (case.spent("guard-1"), case.disorder("guard-1")) == (10, 0)
    for leg in ("advance guard-1 1", "turn guard-1 about", "all-round guard-1"):
        assert case.clause(leg) == "GRB-05-039"
    case.go("form guard-1 front=left")
    assert (case.at("guard-1")[2], case.spent("guard-1")) == (270, 20)
    assert not case.position.has_front_all_round(case.number("guard-1"))
    assert Order(FOOT).clause("form guard-1 front=left") == "GRB-05-041"
    assert Order(FOOT.replace("varangians", "hung-knights")).clause("all-round guard-1") == "GRB-05-037"


@rule("GRB-05-037", "GRB-05-042")
def test_in_combat_only_trained_foot_takes_up_all_round_defence() -> None:
    contact = "    top p-1: burg-pike at 60:30 heading 180\n    contact: guard-1 front p-1 front melee rounds 1\n"
    duel = contact + "    duels: guard-1=p-1\n"
    assert Order(FOOT + contact).clause("all-round guard-1") == "GRB-05-037", "supporting is combat, too"
    assert Order(FOOT + duel).clause("all-round guard-1") == "GRB-05-065"
    trained = FOOT.replace("varangians", "hypaspists")
    for more in (contact, duel):
        case = Order(trained + more).go("all-round guard-1")
        assert (case.position.has_front_all_round(0), case.disorder("guard-1")) == (True, 0)
        assert case.go("form guard-1 front=front").disorder("guard-1") == 0
    assert Order(LIGHT).clause("all-round archers-1") == "GRB-05-037", "they have it anyway"


@rule("GRB-05-038", "GRB-05-041")
def test_half_a_move_must_be_left_for_all_round_defence() -> None:
    assert Order(FOOT).go("advance guard-1 10").clause("all-round guard-1") == ""
    assert Order(FOOT).go("advance guard-1 10.1").clause("all-round guard-1") == "GRB-05-064"
    group = Order(LINE).go("all-round guard-1,left-1,right-1")
    assert [group.spent(name) for name in ("left-1", "guard-1", "right-1")] == [10, 10, 10]
    about = Order(FOOT.replace("heading 0", "heading 0 all-round")).go("form guard-1 front=rear")
    assert about.at("guard-1") == (60, 28, 180)


@pytest.mark.parametrize(
    ("state", "clause"),
    [
        ("moved", "GRB-04-046"),
        ("arrived", "GRB-02-049"),
        ("fired", "GRB-13-028"),
        ("looting", "GRB-12-052"),
        ("disabled", "GRB-13-021"),
        ("recovering", "GRB-08-026"),
        ("all-round", "GRB-05-039"),
    ],
)
def test_states_in_which_nobody_moves(state: str, clause: str) -> None:
    case = Order(FOOT.replace("heading 0", f"heading 0 {state}"))
    for leg in ("advance guard-1 1", "back guard-1 1", "wheel guard-1 pivot=left 5deg", "turn guard-1 about"):
        assert case.clause(leg) == clause


# -- skirmishers -----------------------------------------------------------------------------------


@rule("GRB-05-044")
def test_skirmishers_have_their_front_on_all_sides() -> None:
    text = """\
        bottom a: hoplites at {} heading {}
        top s: {} at 60:40 heading 180
        contact: a front s {}
        """
    for spot, heading, zone, penalty in (("64:41", 270, "left", -1), ("60:42", 180, "rear", -2)):
        light = Fight(text.format(spot, heading, "skirm-javelin", zone), attack="11", defence="66")
        assert light.position.has_front_all_round(1)
        foot = Fight(text.format(spot, heading, "hoplites", zone))
        key = {"left": "flank", "rear": "rear"}[zone]
        assert points(melee_defence(foot.position, 1, 0))[key] == penalty
        assert key not in points(melee_defence(light.position, 1, 0))
    for mounted in ("lh-bow", "companions-staff"):
        assert Order(LIGHT.replace("skirm-crossbow", mounted)).position.has_front_all_round(0)


@rule("GRB-05-066", "GRB-05-045")
def test_no_corner_of_skirmishers_goes_further_than_their_allowance() -> None:
    case = Order(LIGHT)
    assert case.clause("slip archers-1 to 60:64 heading 0") == ""
    assert case.clause("slip archers-1 to 60:64.1 heading 0") == "GRB-05-001"
    # Turned about, the middle of the front comes to lie where the rear was: a shift of 22 is one of 20 for it.
    assert case.clause("slip archers-1 to 60:60 heading 180") == "GRB-05-064"
    assert case.clause("slip archers-1 to 60:50 heading 180") == ""
    case.go("slip archers-1 to 70:50 heading 90")
    assert (case.at("archers-1"), case.disorder("archers-1")) == ((70, 50, 90), 0)
    assert Order(FOOT).clause("slip guard-1 to 60:32 heading 0") == "GRB-05-018"


@rule("GRB-11-016", "GRB-11-017")
def test_light_chariots_move_as_skirmishers_but_do_not_pass_through_others() -> None:
    case = Order(LIGHT.replace("skirm-crossbow", "chariot-celtic"))
    assert case.clause("slip archers-1 to 70:50 heading 90") == ""
    blocked = Order(
        LIGHT.replace("skirm-crossbow", "chariot-celtic") + "    bottom b-1: varangians at 60:50 heading 0\n"
    )
    assert blocked.clause("slip archers-1 to 60:60 heading 0") == "GRB-05-029"


@rule("GRB-05-029", "GRB-05-046", "GRB-05-047", "GRB-01-018")
def test_skirmishers_pass_through_friends_and_friends_through_them() -> None:
    swords = "    bottom b-1: varangians at 60:50 heading 0\n"
    assert Order(LIGHT + swords).clause("slip archers-1 to 60:60 heading 0") == ""
    assert Order(LIGHT + swords).clause("slip archers-1 to 60:50 heading 0") == "GRB-01-018"
    assert Order(FOOT + swords.replace("60:50", "60:40")).clause("advance guard-1 20") == "GRB-05-029"
    assert Order(FOOT + "    bottom b-1: skirm-crossbow at 60:40 heading 0\n").clause("advance guard-1 20") == ""


@rule("GRB-05-048", "GRB-05-049", "GRB-08-005")
def test_spearmen_without_gaps_are_disordered_by_skirmishers_who_pass() -> None:
    row = "".join([f"    bottom s-{number}: hypaspists at {44 + 8 * number}:50 heading 0\n" for number in range(4)])
    case = Order(LIGHT + row).go("slip archers-1 to 60:60 heading 0")
    assert [case.disorder(f"s-{number}") for number in range(4)] == [0, 0, 1, 0]
    # Once a turn.
    again = Order(LIGHT + row).go("slip archers-1 to 60:52.5 heading 0", "slip archers-1 to 60:47 heading 0")
    assert again.disorder("s-2") == 1
    aside = Order(LIGHT.replace("60:40", "62:40") + row).go("slip archers-1 to 62:60 heading 0")
    assert [aside.disorder(f"s-{number}") for number in range(4)] == [0, 0, 1, 1], "they stand flush"
    gap = row.replace("68:50", "68.1:50")
    open_row = Order(LIGHT.replace("60:40", "62:40") + gap).go("slip archers-1 to 62:60 heading 0")
    assert [open_row.disorder(f"s-{number}") for number in range(4)] == [0, 0, 0, 0]
    through = Order(LINE.replace("varangians", "hypaspists") + "    bottom b-1: skirm-crossbow at 60:40 heading 0\n")
    through.go("advance guard-1,left-1,right-1 15")
    assert [through.disorder(name) for name in ("left-1", "guard-1", "right-1")] == [0, 1, 0]


@rule("GRB-05-050")
def test_skirmishers_under_a_base_make_room_to_a_side_their_owner_chooses() -> None:
    case = Order(FOOT + "    bottom b-1: skirm-crossbow at 60:40 heading 0\n").go("advance guard-1 9")
    options = [case.match.text(action) for action in case.match.options()]
    assert options == ["aside front", "aside right", "aside rear", "aside left"]
    case.go("aside right")
    assert case.at("b-1") == (68, 40, 0)
    assert case.match.text(case.match.options()[0]) == "halt"
    lake = "    ground lake: lake 50:39 50:50 70:50 70:39.5\n    ground pond: lake 65:30 65:45 90:45 90:30\n"
    walled = Order(FOOT + "    bottom b-1: skirm-crossbow at 60:38 heading 0\n" + lake).go("advance guard-1 7")
    assert "aside right" not in [walled.match.text(action) for action in walled.match.options()]


@rule("GRB-05-045")
def test_skirmishers_go_the_straight_way_to_where_they_end() -> None:
    beside = "    ground lake: lake 70:36 70:41 72:41 72:36\n"
    ahead = "    ground lake: lake 56:45 56:47 64:47 64:45\n"
    assert Order(LIGHT + beside).clause("slip archers-1 to 80:40 heading 0") == "GRB-10-040"
    assert Order(LIGHT + ahead).clause("slip archers-1 to 80:40 heading 0") == ""
    assert Order(LIGHT + ahead).clause("slip archers-1 to 60:55 heading 0") == "GRB-10-040"
    assert Order(LIGHT + ahead).clause("slip archers-1 to 42:38 heading 0") == ""
    back = Order(LIGHT + "    ground lake: lake 56:30 56:32 64:32 64:30\n")
    assert back.clause("slip archers-1 to 60:25 heading 0") == "GRB-10-040"


@rule("GRB-05-050")
def test_where_skirmishers_find_no_room() -> None:
    text = FOOT + "    bottom b-1: skirm-crossbow at 60:40 heading 0\n"

    def sides(more: str = "", at: str = "60") -> list[str]:
        case = Order(text.replace("60:", f"{at}:") + more).go("advance guard-1 9")
        return [case.match.text(action).split()[1] for action in case.match.options()]

    assert sides() == ["front", "right", "rear", "left"]
    # To the left they would have to leave the table, or touch an enemy, or go through him, or further than 16 steps.
    assert sides(at="6") == ["front", "right", "rear"]
    assert sides("    top e-1: burg-pike at 43.9:40 heading 0\n") == ["front", "right", "rear", "left"]
    assert sides("    top e-1: burg-pike at 44.1:40 heading 0\n") == ["front", "right", "rear"]
    row = "".join([f"    bottom f-{x}: varangians at {x}:39 heading 0\n" for x in (52, 44)])
    assert sides(row) == ["front", "right", "rear"]
    assert sides(row.splitlines()[0] + "\n") == ["front", "right", "rear", "left"]


@rule("GRB-05-045", "GRB-10-040")
def test_skirmishers_may_turn_before_they_go_through_a_narrow_place() -> None:
    lakes = "    ground a: lake 40:45 40:55 58:55 58:45\n    ground b: lake 62:45 62:55 80:55 80:45\n"
    case = Order(LIGHT + lakes)
    assert case.clause("slip archers-1 to 60:62 heading 0") == "GRB-10-040"
    assert case.clause("slip archers-1 to 61:54 heading 90") == ""


@rule("GRB-05-045", "GRB-11-016")
def test_light_chariots_do_not_lose_order_by_turning() -> None:
    case = Order(LIGHT.replace("skirm-crossbow", "chariot-egypt")).go("turn archers-1 right90")
    assert case.disorder("archers-1") == 0


@rule("GRB-13-019", "GRB-01-018")
def test_a_battery_may_be_passed_but_not_stood_on() -> None:
    case = Order(FOOT + "    bottom g-1: bolt at 60:40 heading 0\n")
    assert case.clause("advance guard-1 9") == "GRB-01-018"
    assert case.clause("advance guard-1 13") == ""
    assert case.ask("reach guard-1 to 60:39")["leg"] == "advance guard-1 4"


# -- horses ----------------------------------------------------------------------------------------

RIDERS = FOOT.replace("varangians", "hung-knights")


@rule("GRB-05-053", "GRB-08-006", "GRB-05-052")
def test_dismounting_costs_half_the_move_and_a_point() -> None:
    case = Order(RIDERS)
    base = case.base("guard-1")
    case.go("dismount guard-1")
    assert (case.disorder("guard-1"), case.base("guard-1")) == (1, base)
    foot = case.position.profile_of(case.number("guard-1")).move / 1000
    assert case.furthest("advance guard-1") == foot
    assert case.clause("mount guard-1") == ""
    assert case.go("mount guard-1").disorder("guard-1") == 2
    contact = "    top p-1: burg-pike at 60:30 heading 180\n    contact: guard-1 front p-1 front melee rounds 1\n"
    assert Order(RIDERS + contact).clause("dismount guard-1") == "GRB-05-053"


@rule("GRB-05-051", "GRB-05-053")
def test_only_riders_dismount_and_only_who_did_so_mounts_again() -> None:
    assert Order(FOOT).clause("dismount guard-1") == "GRB-05-051"
    assert Order(FOOT).clause("mount guard-1") == "GRB-05-051"
    assert Order(RIDERS).clause("mount guard-1") == "GRB-05-051"
    afoot = RIDERS.replace("heading 0\n", "heading 0 dismounted\n")
    assert Order(afoot).clause("dismount guard-1") == "GRB-05-051"
    assert Order(afoot).clause("mount guard-1") == ""
    assert Order(RIDERS).go("advance guard-1 14").clause("dismount guard-1") == ""
    assert Order(RIDERS).go("advance guard-1 14.1").clause("dismount guard-1") == "GRB-05-064"
    ravine = "    ground gully: ravine 0:28 0:30 120:30 120:28\n"
    assert Order(afoot + ravine).clause("mount guard-1") == "GRB-10-034", "there is no room for horses"
    elsewhere = "    ground gully: ravine 0:70 0:72 120:72 120:70\n"
    assert Order(afoot + elsewhere).clause("mount guard-1") == ""
    met = "    top p-1: burg-pike at 60:30 heading 180\n    contact: guard-1 front p-1 front melee rounds 1\n"
    assert Order(afoot + met).clause("mount guard-1") == "GRB-05-053"


@rule("GRB-05-054")
def test_mounted_skirmishers_dismount_for_nothing_even_in_combat() -> None:
    fight = "    top p-1: burg-pike at 60:30 heading 180\n    contact: guard-1 front p-1 front melee rounds 1\n"
    fight += "    duels: guard-1=p-1\n"
    case = Order(FOOT.replace("varangians", "lh-heavybow") + fight).go("dismount guard-1")
    assert (case.spent("guard-1"), case.disorder("guard-1")) == (0, 0)


@rule("GRB-05-059")
def test_beyond_ground_closed_to_horse_riders_remount_only_where_they_dismounted() -> None:
    text = RIDERS.replace("heading 0\n", "heading 0 dismounted beyond-horse\n")
    case = Order(text)
    unit = case.number("guard-1")
    case.position.dismounted_at[unit] = case.base("guard-1").moved(-20_000)
    assert case.clause("mount guard-1") == "GRB-05-059"
    case.position.dismounted_at[unit] = case.base("guard-1").moved(-2_000)
    assert case.clause("mount guard-1") == ""


# -- groups ----------------------------------------------------------------------------------------


@rule("GRB-05-036", "GRB-01-050", "GRB-03-045")
def test_who_ends_within_a_hair_of_a_friend_is_dressed_on_him() -> None:
    case = Order(FOOT + "    bottom b-1: varangians at 68.03:35.04 heading 0.4\n").go("advance guard-1 5")
    assert abut(case.base("guard-1"), case.base("b-1"))
    assert case.at("guard-1")[2] == 0.4


# -- questions -------------------------------------------------------------------------------------


@rule("GRB-05-064")
def test_what_may_be_asked_agrees_with_what_is_done() -> None:
    case = Order(FOOT + "    top phalanx-1: burg-pike at 60:45 heading 180\n")
    shown = case.ask("preview advance guard-1 5")
    assert (shown["refusal"], shown["cost"]) == (None, ["5"])
    assert shown["ghost"][0]["outline"][0] == [56_000, 35_000]
    dragged = case.ask("reach guard-1 to 60:44")
    assert (dragged["leg"], dragged["stop"]["clause"]) == ("advance guard-1 13.002", "GRB-05-013")
    reasons = case.ask("reasons guard-1")["reasons"]
    assert reasons["advance guard-1 1"] is None
    assert case.ask("reach guard-1 to 50:30")["leg"] == "sideways guard-1 left 10"
    # No way is told that is longer than any table, however far somebody drags.
    case = Order(FOOT.replace("heading 0", "heading 45"))
    assert case.ask("reach guard-1 to 400:400")["stop"]["clause"] == "GRB-05-001"
