"""Chapter 7, and 6.1 of it: who evades, retreats and flees, which way, what stops him, and who is swept along."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault
from grand_battle.fighting import Fight, OpenFight
from vexilla.games.grand_battle.forced.evaders import forbids_evading, speed_after, speed_of
from vexilla.games.grand_battle.forced.flight import Flee, Retreat
from vexilla.games.grand_battle.forced.rally import REMOVE_ROUTED, RETURN_TO_TABLE, STOP_FLEEING
from vexilla.games.grand_battle.geometry.bases import FRONT, REAR
from vexilla.games.grand_battle.position import ALL_ROUND, EVADED, FLEEING, ROUTED
from vexilla.games.grand_battle.text import write_position
from vexilla.testing import rule

#: Hoplites, MV 10, against hoplites: r is 8 wide and 2 deep, its rear at 42.
LINES = "bottom a: hoplites at 60:40 heading 0\ntop r: hoplites at 60:40 heading 180\n"
SKIRMISH = "bottom a: hoplites at 60:40 heading 0\ntop r: skirm-javelin at 60:40 heading 180\n"
HORSE = "bottom a: hoplites at 60:40 heading 0\ntop r: companions at 60:40 heading 180\n"
#: One who strikes r in its left flank.
FLANK = "bottom a: hoplites at 64:41 heading 270\ntop r: hoplites at 60:40 heading 180\ncontact: a front r left\n"


def retreat(text: str, **dice: str) -> Fight:
    """The second unit retreats from the first one; its disorder is told by the text."""
    return OpenFight(text, Retreat(1, 0), **dice)


def flee(text: str, **dice: str) -> Fight:
    """The second unit flees from the first one."""
    return OpenFight(text, Flee(1, 0), **dice)


# -- which way -------------------------------------------------------------------------------------


@rule("GRB-07-001", "GRB-07-003", "GRB-07-012")
def test_the_owner_retreats_away_from_the_threat_or_home_and_ends_facing_it() -> None:
    for word, place in (("away", (58.5, 41, 90)), ("home", (61, 43.5, 90))):
        fight = retreat(FLANK)
        assert fight.asked() == "top grb-ask-way"
        assert fight.why_not("between") == "GRB-07-002"
        assert fight.play(word).at("r") == place


@rule("GRB-07-001")
def test_home_is_the_edge_of_the_own_side() -> None:
    text = "top a: hoplites at 64:39 heading 270\nbottom r: hoplites at 60:40 heading 0\ncontact: a front r right\n"
    assert retreat(text).play("home").at("r") == (61, 36.5, 90)
    assert retreat(text + "attacker: top").play("home").at("r") == (61, 41.5, 90)


@rule("GRB-07-001", "GRB-07-012", "GRB-07-021")
def test_no_way_leads_into_an_enemy_in_contact() -> None:
    # Home is where b stands.
    fight = retreat(FLANK + "bottom b: hoplites at 60:42 heading 180\ncontact: b front r rear")
    assert fight.asked() == ""
    # It slides along the front of b, so it has not shaken him off, and he leaves it no room to turn.
    assert fight.at("r") == (57.5, 40, 180)
    assert fight.state("r") == (3, 0, 1)
    assert [(met.one, met.since) for met in fight.position.contacts] == [(2, 1)]


@rule("GRB-07-002")
def test_a_unit_between_two_threats_may_flee_between_them() -> None:
    text = LINES + "bottom b: hoplites at 64:41 heading 270\ncontact: b front r left\n"
    fight = flee(text)
    assert fight.asked() == "top grb-ask-way"
    assert fight.why_not("home") == "GRB-07-001"  # The same way as away.
    fight.play("between")
    assert fight.position.bases[1].centre() == pytest.approx((60_000 - 7_071, 41_000 + 7_071), abs=2)
    assert fight.at("r")[2] == 315


@rule("GRB-07-001", "GRB-07-004")
def test_from_a_corner_one_goes_from_centre_to_centre_and_each_of_a_group_alone() -> None:
    text = "bottom a: hoplites at 60:40 heading 0\ntop r: hoplites at 68:40 heading 180\n"
    fight = retreat(text + "top s: hoplites at 60:40 heading 180").play("away")
    # Its centre is 8 steps to the right of his and 2 up: 2.5 steps along that way.
    assert fight.at("r") == pytest.approx((70.425, 40.606, 180), abs=0.002)
    assert fight.at("s") == (60, 40, 180)


# -- retreat ---------------------------------------------------------------------------------------


@rule("GRB-07-012", "GRB-07-057")
def test_a_retreat_covers_a_quarter_of_the_move_over_ground() -> None:
    assert retreat(LINES).at("r") == (60, 42.5, 180)
    # Rough ground from 43 on: one step in the open, and 1.5 steps of allowance there at half speed.
    assert retreat(LINES + "ground rocks: broken 40:43 80:43 80:60 40:60").at("r") == (60, 41.75, 180)


@rule("GRB-07-017", "GRB-07-018")
@pytest.mark.parametrize(
    "behind",
    [
        "ground pond: lake 40:43 80:43 80:60 40:60",
        # A quarter of the move halved by the stream does not suffice to get over it.
        "ground brook: stream ribbon 0:44 120:44",
        "top s: hoplites at 60:43 heading 180",
    ],
)
def test_who_runs_into_an_obstacle_or_a_friend_stops_with_another_point(behind: str) -> None:
    fight = retreat(LINES + behind)
    assert fight.at("r") == (60, 41, 180)
    assert fight.state("r") == (3, 0, 1)


@rule("GRB-07-021")
def test_who_cannot_get_away_fights_on_in_the_next_turn() -> None:
    fight = retreat(LINES + "top s: hoplites at 60:42 heading 180")
    assert fight.at("r") == (60, 40, 180)
    assert fight.state("r") == (3, 0, 1)
    assert [met.since for met in fight.position.contacts] == [1]


@rule("GRB-07-020", "GRB-01-041")
def test_who_backs_into_a_new_enemy_has_another_point_and_fights_him_in_the_next_turn() -> None:
    fight = retreat(LINES + "bottom b: hoplites at 60:43.5 heading 180")
    assert fight.at("r") == (60, 41.5, 180)
    assert fight.state("r") == (3, 0, 1)
    met = fight.position.contacts[0]
    assert (met.opponent(1), met.zone_of(1), met.zone_of(2), met.since) == (2, REAR, FRONT, 1)


@rule("GRB-07-057", "GRB-10-012")
def test_ground_disorders_in_forced_moves_too() -> None:
    # A quarter of 17 is 4.25: one step in the open, then 1.625 in rough ground.
    fight = retreat(HORSE + "ground rocks: broken 40:45 80:45 80:60 40:60")
    assert fight.at("r") == (60, 42.625, 180)
    assert fight.state("r") == (3, 0, 1)


@rule("GRB-07-020", "GRB-02-031")
def test_who_backs_into_an_ambush_discovers_it() -> None:
    hidden = "bottom b: hoplites ambush at 60:43.5 heading 180\nbottom marker: m1 at 60:44 hides b"
    fight = retreat(LINES + hidden)
    assert fight.at("r") == (60, 41.5, 180)
    assert fight.place("b") == "table"
    assert fight.position.markers == []
    assert fight.position.contacts[0].opponent(1) == 2


@rule("GRB-05-050", "GRB-05-047")
def test_skirmishers_on_whom_a_retreat_ends_make_room() -> None:
    fight = retreat(LINES.replace("hoplites", "hung-foot") + "top s: skirm-javelin at 60:43 heading 180")
    assert fight.at("r") == (60, 42.5, 180)
    assert fight.asked() == "top grb-ask-make-room"
    fight.play("aside rear")
    assert fight.at("s") == (60, 44.5, 180)
    assert fight.state("r") == (4, 0, 0)
    assert fight.position.faults() == []


@rule("GRB-07-007")
def test_who_retreats_over_the_edge_with_more_than_half_of_its_base_is_gone() -> None:
    text = "bottom a: hoplites at 60:{0} heading 0\ntop r: hoplites at 60:{0} heading 180"
    assert retreat(text.format(86.5)).place("r") == "table"  # Its middle is on the edge: half of it is outside.
    gone = retreat(text.format(86.6))
    assert gone.place("r") == "gone"
    assert gone.position.contacts == []


# -- evasion ---------------------------------------------------------------------------------------


@rule("GRB-07-011")
def test_an_evasion_ends_facing_the_threat_even_after_a_flank_attack() -> None:
    text = "bottom a: hoplites at 64:42 heading 270\ntop r: companions at 60:40 heading 180\ncontact: a front r left\n"
    for word, place in (("away", (53.5, 42, 90)), ("home", (62, 50.5, 90))):
        fight = OpenFight(text).play("evade r")
        assert fight.asked() == "top grb-ask-way"
        assert fight.play(word).at("r") == place


@rule("GRB-05-062")
def test_who_is_evaded_has_reached_its_target() -> None:
    case = Assault("bottom a: hoplites at 60:34 heading 0\ntop r: skirm-javelin at 60:40 heading 180\nattack: a")
    case.go("attack a -> r")
    fight = OpenFight(write_position(case.position)).play("evade r")
    assert fight.state("a") == (4, 0, 0), "no point for an attack that falls short"
    assert fight.asked() == "bottom grb-ask-pursuit"


@rule("GRB-06-004", "GRB-07-011", "GRB-07-016", "GRB-07-040")
def test_the_faster_evade_by_half_a_move_and_may_be_pursued_by_half_a_move() -> None:
    fight = OpenFight(SKIRMISH)
    assert fight.asked() == "top grb-ask-evade"
    fight.play("evade r")
    assert fight.at("r") == (60, 46, 180)
    assert fight.state("r") == (2, 0, 0)
    assert fight.position.marks[1] & EVADED
    assert fight.asked() == "bottom grb-ask-pursuit"
    assert OpenFight(SKIRMISH).play("evade r", "stay a").at("a") == (60, 40, 0)
    fight.play("pursue a")
    assert fight.at("a") == (60, 45, 0)
    assert fight.state("a") == (4, 0, 0)
    assert fight.position.contacts == []
    assert fight.asked() == ""


@rule("GRB-07-015", "GRB-06-004")
def test_others_than_skirmishers_evade_with_a_point_of_disorder() -> None:
    fight = OpenFight(HORSE).play("evade r")
    assert fight.state("r") == (3, 0, 1)
    assert fight.at("r") == (60, 48.5, 180)
    spent = OpenFight(HORSE.replace("180\n", "180 disorder 3\n")).play("evade r")
    assert spent.place("r") == "gone"
    assert spent.at("a") == (60, 40, 0)


@rule("GRB-06-004", "GRB-06-007")
def test_only_the_faster_evade_and_skirmishers_at_equal_speed() -> None:
    slow = OpenFight("bottom a: hoplites at 60:40 heading 0\ntop r: hung-foot at 60:40 heading 180")
    assert forbids_evading(slow.position, 1) is not None
    tie = "bottom a: {} at 60:40 heading 0\ntop r: {} at 60:40 heading 180"
    light = OpenFight(tie.format("ghazis", "skirm-javelin"))
    assert forbids_evading(light.position, 1) is None
    assert forbids_evading(light.position, 0) is not None
    both = OpenFight(tie.format("skirm-bow", "skirm-javelin"))
    assert [forbids_evading(both.position, unit) is None for unit in (0, 1)] == [False, False]


@rule("GRB-06-004")
def test_a_unit_must_be_faster_than_every_enemy_in_contact() -> None:
    fight = OpenFight(HORSE + "bottom b: companions at 64:42 heading 270\ncontact: b front r left")
    refusal = forbids_evading(fight.position, 1)
    assert refusal is not None
    assert (refusal.clause, refusal.arguments["enemy"]) == ("GRB-06-004", "b")


@rule("GRB-06-005", "GRB-11-007", "GRB-11-011", "GRB-05-040")
@pytest.mark.parametrize(
    ("profile", "more", "clause"),
    [
        ("elephant-indian", "", "GRB-11-007"),
        ("scythed", "", "GRB-11-011"),
        ("chariot-hittite", "", "GRB-11-011"),
        ("bolt", "", "GRB-06-005"),
        ("companions", " all-round", "GRB-05-040"),
    ],
)
def test_who_cannot_evade(profile: str, more: str, clause: str) -> None:
    fight = Fight(f"bottom a: phalanx at 60:40 heading 0\ntop r: {profile} at 60:40 heading 180{more}")
    refusal = forbids_evading(fight.position, 1)
    assert refusal is not None
    assert refusal.clause == clause


@rule("GRB-07-013")
def test_who_is_struck_in_the_rear_does_not_evade() -> None:
    behind = Fight("bottom a: phalanx at 60:44 heading 180\ntop r: companions at 60:40 heading 180")
    rear = forbids_evading(behind.position, 1)
    assert rear is not None
    assert rear.clause == "GRB-07-013"


@rule("GRB-12-042")
def test_nobody_evades_inside_a_camp() -> None:
    fight = Fight(HORSE + "top camp: ordinary at 60:41 heading 180")
    refusal = forbids_evading(fight.position, 1)
    assert refusal is not None
    assert refusal.clause == "GRB-12-042"


@rule("GRB-06-006", "GRB-12-047")
def test_ground_and_obstacles_slow_those_who_compare_their_speeds() -> None:
    rough = OpenFight(HORSE + "ground rocks: broken 40:41 80:41 80:60 40:60")
    assert speed_of(rough.position, 1) == 8_500
    assert forbids_evading(rough.position, 1) is not None
    stakes = "year: 1415\nbottom a: knights-15c at 60:40 heading 0\ntop r: longbow at 60:40 heading 180\n"
    behind = OpenFight(stakes + "top section: s1 barricade at 60:40 heading 180")
    assert (speed_of(behind.position, 1), speed_after(behind.position, 0, 1)) == (12_000, 8_000)
    assert forbids_evading(behind.position, 1) is None


@rule("GRB-06-004")
def test_the_active_player_decides_first() -> None:
    # Each is faster than the one enemy it touches.
    text = SKIRMISH + "bottom b: companions at 90:40 heading 0\ntop s: hoplites at 90:40 heading 180"
    fight = OpenFight(text)
    assert fight.asked() == "bottom grb-ask-evade"
    assert fight.why_not("evade a") == "GRB-06-004"
    assert fight.play("pass").asked() == "top grb-ask-evade"
    assert OpenFight("active: top\n" + text).asked() == "top grb-ask-evade"


@rule("GRB-06-004", "GRB-06-073", "GRB-06-068")
def test_the_parthian_shot() -> None:
    text = "bottom r: parthian-archers at 60:40 heading 0\ntop a: legion-4 at 60:40 heading 180"
    fight = OpenFight(text, attack="1", defence="6").play("pass", "shoot r -> a", "shoot a -> r")
    assert fight.asked() == "bottom grb-ask-evade"
    fight.play("evade r", "stay a")
    assert fight.at("r") == (60, 31.5, 0)
    assert len(fight.events("grb-outcome")) == 1  # No pila.
    assert fight.asked() == ""


@rule("GRB-06-008", "GRB-07-042")
def test_who_is_caught_again_fights_in_the_next_turn() -> None:
    text = "bottom a: ghazis at 60:40 heading 0\ntop r: skirm-javelin at 60:40 heading 180"
    fight = OpenFight(text).play("evade r", "pursue a")
    assert fight.at("a") == (60, 46, 0)
    assert [(met.since, met.rounds) for met in fight.position.contacts] == [(1, 0)]
    assert fight.asked() == ""
    # In the next turn they may evade again.
    later = OpenFight(fight_text(fight) + "turn: 2\nactive: top")
    assert later.asked() == "top grb-ask-evade"


def fight_text(fight: Fight) -> str:
    x, y, heading = fight.at("r")
    here = f"bottom a: ghazis at 60:46 heading 0\ntop r: skirm-javelin at {x}:{y} heading {heading}\n"
    return here + "contact: a front r front since 2\n"


@rule("GRB-07-019", "GRB-07-018")
def test_evading_skirmishers_pass_through_friends_but_do_not_end_on_them() -> None:
    through = OpenFight(SKIRMISH + "top s: hung-foot at 60:43 heading 180").play("evade r", "stay a")
    assert through.at("r") == (60, 46, 180)
    assert through.state("r") == (2, 0, 0)
    onto = OpenFight(SKIRMISH + "top s: hung-foot at 60:46 heading 180").play("evade r", "stay a")
    assert onto.at("r") == (60, 44, 180)
    assert onto.state("r") == (1, 0, 1)
    horse = OpenFight(HORSE + "top s: hung-foot at 60:46 heading 180").play("evade r", "stay a")
    assert horse.at("r") == (60, 42, 180)
    assert horse.state("r") == (2, 0, 2)


# -- flight ----------------------------------------------------------------------------------------


@rule("GRB-07-014", "GRB-07-005")
def test_flight_is_made_with_the_back_to_the_enemy_over_the_full_move() -> None:
    fight = flee(LINES)
    assert fight.at("r") == (60, 52, 0)
    assert fight.position.marks[1] & (FLEEING | ROUTED) == FLEEING
    assert fight.position.contacts == []
    routed = flee(LINES.replace("180\n", "180 losses 2 disorder 2\n"))
    assert routed.at("r") == (60, 52, 0)
    assert routed.position.marks[1] & ROUTED


@rule("GRB-07-006")
def test_routed_skirmishers_and_crews_disperse_at_once() -> None:
    assert flee(SKIRMISH.replace("180\n", "180 disorder 2\n")).place("r") == "gone"
    crew = flee("bottom a: hoplites at 60:40 heading 0\ntop r: bolt at 60:40 heading 180")
    assert crew.told("grb-dispersed", "unit") == [("r",)]


@rule("GRB-07-007")
def test_who_flees_over_the_edge_is_gone_for_good() -> None:
    text = "bottom a: hoplites at 60:{0} heading 0\ntop r: hoplites at 60:{0} heading 180"
    assert flee(text.format(79)).place("r") == "table"
    assert flee(text.format(79.1)).place("r") == "gone"


@rule("GRB-07-022", "GRB-07-017", "GRB-10-040")
def test_a_flight_into_closed_ground_ends_with_dispersal_and_the_owner_may_choose_the_open_way() -> None:
    pond = "ground pond: lake 40:48 80:48 80:60 40:60"
    fight = flee(LINES + pond)
    assert fight.place("r") == "gone"
    assert fight.events("grb-dispersed")[0].clauses == ("GRB-07-022",)
    assert flee(FLANK + pond).play("home").place("r") == "gone"
    assert flee(FLANK + pond).play("away").place("r") == "table"
    # Ground that it may enter only slows it: 4 steps in the open, 3 in rough ground.
    assert flee(LINES + pond.replace("lake", "broken").replace("48", "46")).at("r") == (60, 49, 0)


@rule("GRB-07-023")
def test_a_flight_that_meets_another_enemy_ends_with_dispersal() -> None:
    fight = flee(LINES + "bottom b: hoplites at 67:48 heading 90")
    assert fight.place("r") == "table"
    met = flee(LINES + "bottom b: hoplites at 63:48 heading 180")
    assert met.place("r") == "gone"
    assert met.events("grb-dispersed")[0].clauses == ("GRB-07-023",)


@rule("GRB-07-024")
def test_enemy_skirmishers_in_the_way_must_evade_over_a_full_move_or_disperse() -> None:
    # Home would be into those who flee.
    fight = flee(LINES + "bottom b: skirm-bow at 60:48 heading 180")
    assert fight.at("b") == (60, 60, 180)
    assert fight.at("r") == (60, 52, 0)
    shut = flee(LINES + "bottom b: skirm-bow at 60:48 heading 180\nground pond: lake 40:50 80:50 80:60 40:60")
    assert shut.place("b") == "gone"
    assert shut.events("grb-dispersed")[0].clauses == ("GRB-07-024",)
    assert shut.events("grb-dispersed")[1].clauses == ("GRB-07-022",), "the lake is in the way of those who flee, too"


# -- swept along -----------------------------------------------------------------------------------

SUPPORTED = """\
bottom a: hoplites at 60:40 heading 0
top r: {} at 60:40 heading 180
top s: {} at 68:40 heading 180
top general: one with s command 1 leadership 0
"""


def beaten(first: str, second: str, **dice: str) -> Fight:
    """r, supported by s at the corner, flees out of melee."""
    return OpenFight(SUPPORTED.format(first, second), attack="61", defence="16", **dice)


@rule("GRB-07-029", "GRB-07-031", "GRB-07-055")
def test_supporters_of_who_flees_are_tested_and_stand_with_a_point_or_flee() -> None:
    stands = beaten("hoplites", "hoplites", discipline="1").play("rush", "decline")
    assert stands.told("grb-flees", "unit") == [("r",)]
    assert stands.state("s") == (3, 0, 1)
    assert stands.at("s") == (68, 40, 180)
    flees = beaten("hoplites", "hoplites", discipline="2").play("rush", "decline")
    assert flees.asked() == "top grb-ask-way"  # Away from a corner, or home.
    flees.play("home")
    assert flees.told("grb-flees", "unit") == [("r",), ("s",)]
    assert flees.state("s") == (2, 0, 2)
    assert flees.at("s") == (68, 52, 0)
    assert flees.asked() == "bottom grb-ask-pursuit"
    names = [event.name for event in flees.match.log]
    assert names.index("grb-lost") < names.index("grb-flees") < names.index("grb-tested")


@rule("GRB-07-030")
def test_supporting_skirmishers_who_fail_disperse_at_once() -> None:
    fight = beaten("hoplites", "skirm-javelin", discipline="2").play("pass", "decline", "pass", "rush", "decline")
    assert fight.place("s") == "gone"


@rule("GRB-07-032")
def test_what_becomes_of_skirmishers_is_nothing_to_others() -> None:
    text = SUPPORTED.format("skirm-javelin", "hoplites")
    fight = Fight(text, attack="61", defence="16").play("decline", "rush")
    assert fight.place("r") == "gone"
    assert fight.state("s") == (4, 0, 0)
    assert fight.events("grb-tested") == []


@rule("GRB-07-034", "GRB-07-035", "GRB-07-036")
def test_a_friend_behind_stands_and_those_who_flee_disperse_or_flees_before_them() -> None:
    text = LINES + "top s: hoplites at 60:50 heading 180\ntop general: one with s command 1 leadership 0"
    stands = flee(text, discipline="1")
    assert stands.place("r") == "gone"
    assert stands.state("s") == (3, 0, 1)
    assert stands.at("s") == (60, 50, 180)
    flees = flee(text, discipline="2")
    assert flees.at("s") == (60, 62, 0)
    assert flees.state("s") == (2, 0, 2)
    assert flees.position.marks[2] & FLEEING
    assert flees.at("r") == (60, 52, 0)


@rule("GRB-07-035")
def test_who_flees_stops_behind_a_slower_friend_whom_it_has_swept_along() -> None:
    # The phalanx, 4 deep and MV 8, is run onto at 47 and then stands from 55 on; the horse had 14 steps left.
    text = HORSE + "top s: phalanx at 60:47 heading 180"
    flees = flee(text, discipline="6")
    assert flees.at("s") == (60, 59, 0)
    assert flees.at("r") == (60, 55, 0)


@rule("GRB-07-037", "GRB-07-038")
def test_own_skirmishers_are_driven_ahead_and_those_on_foot_ridden_down_by_horse() -> None:
    fight = flee(LINES + "top s: skirm-javelin at 60:46 heading 180")
    assert fight.at("s") == (60, 52, 180)
    assert fight.at("r") == (60, 52, 0)
    assert fight.state("s") == (2, 0, 0)
    # Horse has 15 of its 17 steps left when it reaches them; men on foot make 12, light horse 18.
    ridden = flee(HORSE + "top s: skirm-javelin at 60:46 heading 180")
    assert ridden.place("s") == "gone"
    assert ridden.at("r") == (60, 61, 0)
    away = flee(HORSE + "top s: lh-javelin at 60:46 heading 180")
    assert away.at("s") == (60, 61, 180)
    # Light horse with a lake before it is not ridden down: they stop behind it.
    stopped = flee(HORSE + "top s: lh-javelin at 60:46 heading 180\nground pond: lake 40:55 80:55 80:60 40:60")
    assert stopped.at("s") == (60, 51, 180)
    assert stopped.at("r") == (60, 51, 0)


# -- the recovery phase ----------------------------------------------------------------------------

RUNS = "top r: hoplites at 60:52 heading 0 fleeing disorder 2\ntop q: hoplites at 30:40 heading 180\n"
STAFF = "top general: one with q command 1 leadership 0\n"


@rule("GRB-07-025", "GRB-07-026", "GRB-07-027", "GRB-07-056")
def test_who_flees_is_stopped_by_a_test_or_disperses() -> None:
    stopped = Fight(RUNS + STAFF, STOP_FLEEING, discipline="1")
    assert stopped.at("r") == (60, 50, 180)
    assert not stopped.position.marks[0] & FLEEING
    assert stopped.state("r") == (2, 0, 2)
    assert Fight(RUNS + STAFF, STOP_FLEEING, discipline="2").place("r") == "gone"


@rule("GRB-07-028", "GRB-07-005")
def test_who_is_routed_disperses_without_a_test() -> None:
    text = RUNS.replace("fleeing disorder 2", "fleeing routed disorder 4")
    assert Fight(text, STOP_FLEEING).place("r") == "table"
    assert Fight(text, REMOVE_ROUTED).place("r") == "gone"


LEFT = """\
active: top
top r: hoplites off-table at 60:92 heading 0 disorder 1 losses 1 left-by far{}
top q: hoplites at 30:88 heading 180
bottom e: hoplites at 80:80 heading 0
top general: one with q command 1 leadership 0
"""


@rule("GRB-07-008", "GRB-07-009", "GRB-07-010")
def test_who_has_evaded_over_the_edge_returns_by_a_test_to_a_place_that_its_owner_chooses() -> None:
    text = "bottom a: hoplites at 60:85.5 heading 0\ntop r: companions at 60:85.5 heading 180"
    gone = OpenFight(text).play("evade r")
    assert gone.place("r") == "off-table"
    assert gone.position.left_by[1] == 0
    assert Fight(LEFT.format(" evaded"), RETURN_TO_TABLE).place("r") == "off-table"
    assert Fight(LEFT.format(""), RETURN_TO_TABLE, discipline="2").place("r") == "off-table"
    fight = Fight(LEFT.format(""), RETURN_TO_TABLE, discipline="1")
    assert fight.asked() == "top grb-ask-return"
    assert fight.why_not("return r at 3") == "GRB-07-009"
    assert fight.why_not("return r at 60") == "GRB-07-009"
    assert fight.why_not("return r at 37") == "GRB-01-018"
    assert fight.why_not("return q at 10") == "GRB-07-008"
    fight.play("return r at 38.125")
    assert fight.at("r") == (38.125, 88, 180)
    assert fight.state("r") == (2, 1, 1)
    assert fight.position.faults() == []


@rule("GRB-07-010")
def test_while_there_is_no_place_it_stays_off_the_table() -> None:
    enemies = "".join([f"bottom e{x}: hoplites at {x}:70 heading 0\n" for x in (6, 40, 116)])
    fight = Fight(LEFT.format("") + enemies, RETURN_TO_TABLE, discipline="1")
    assert fight.asked() == ""
    assert fight.place("r") == "off-table"


@rule("GRB-07-001")
def test_an_evader_goes_away_from_who_touches_it_best() -> None:
    # b, who is named first, has a step and a half of r's flank; a has all of r's front.
    text = """\
        bottom b: hoplites at 64:46.5 heading 270
        top r: companions at 60:40 heading 180
        bottom a: hoplites at 60:40 heading 0
        contact: b front r left
        contact: a front r front
        """
    fight = OpenFight(text).play("evade r")
    if fight.asked() == "top grb-ask-way":
        fight.play("away")
    assert fight.at("r") == (60, 48.5, 180)


@rule("GRB-09-009")
def test_the_flight_of_a_general_is_noted_and_of_nobody_else() -> None:
    general = "top general: one with r command 1 leadership 0"
    assert flee(LINES + general).position.general_lost == [False, True]
    assert flee(f"{LINES}{general} fallen").position.general_lost == [False, False]
    other = "top q: hoplites at 20:70 heading 180\ntop general: one with q command 1 leadership 0\n"
    commander = f"{LINES}{other}top commander: two with r command 1 leadership 0"
    assert flee(commander).position.general_lost == [False, False]
    assert retreat(LINES + general).position.general_lost == [False, False]


@rule("GRB-05-040", "GRB-07-014")
def test_who_flees_gives_up_all_round_defence_and_who_retreats_does_not() -> None:
    square = LINES.replace("heading 180\n", "heading 180 all-round\n")
    assert not flee(square).position.marks[1] & ALL_ROUND
    assert retreat(square).position.marks[1] & ALL_ROUND


@rule("GRB-02-032")
def test_who_ends_a_forced_move_before_an_ambush_sees_it() -> None:
    hidden = "bottom b: hoplites ambush at {0}:30 heading 0\nbottom marker: m1 at {0}:29 hides b\n"
    assert retreat(LINES + hidden.format(84.5)).place("b") == "ambush", "more than 20 steps off"
    near = retreat(LINES + hidden.format(80))
    assert (near.place("b"), near.position.markers) == ("table", [])
    assert flee(LINES + hidden.format(80)).place("b") == "ambush", "who flees has his back to them"


@rule("GRB-08-030")
def test_evaders_are_marked_so_that_they_do_not_recover_and_who_retreats_is_not() -> None:
    assert not retreat(LINES).position.marks[1] & EVADED
    assert OpenFight(HORSE).play("evade r").position.marks[1] & EVADED
    driven = flee(LINES + "bottom b: skirm-bow at 60:48 heading 180")
    assert driven.position.marks[2] & EVADED


@rule("GRB-07-007", "GRB-07-008")
def test_who_retreats_over_the_edge_is_lost_and_who_evades_over_it_is_not() -> None:
    lost = retreat("bottom a: hoplites at 60:86.6 heading 0\ntop r: hoplites at 60:86.6 heading 180")
    assert [event.clauses for event in lost.events("grb-left-for-good")] == [("GRB-07-007",)]
    away = OpenFight("bottom a: hoplites at 60:85.5 heading 0\ntop r: companions at 60:85.5 heading 180").play(
        "evade r"
    )
    assert [event.clauses for event in away.events("grb-left-table")] == [("GRB-07-008",)]


@rule("GRB-06-006")
def test_who_would_have_to_go_into_a_ditch_after_skirmishers_is_slowed_by_it() -> None:
    text = "bottom a: companions at 60:40 heading 0\ntop r: skirm-javelin at 60:40 heading 180\n"
    ditch = "ground d: ditch 40:40 80:40 80:42 40:42"
    assert forbids_evading(OpenFight(text).position, 1) is not None
    crossed = OpenFight(text + ditch).position
    assert (speed_of(crossed, 1), speed_after(crossed, 0, 1)) == (12_000, 8_500)
    assert forbids_evading(crossed, 1) is None


OFFICERS = """
top q: hoplites at 20:70 heading 180
top commander: two with r command 1 leadership 0
top general: one with {} command 1 leadership 0{}
"""


@rule("GRB-04-022", "GRB-09-009")
def test_commanders_are_lost_with_their_unit_but_return_with_it() -> None:
    pond = "ground pond: lake 40:48 80:48 80:60 40:60"

    def lost(fight: Fight) -> tuple[list[bool], list[bool]]:
        position = fight.position
        numbers = {commander.id: number for number, commander in enumerate(position.roster.commanders)}
        return [position.has_fallen(numbers[id_]) for id_ in ("one", "two")], position.general_lost

    assert lost(flee(LINES + pond + OFFICERS.format("r", ""))) == ([True, True], [False, True])
    assert lost(flee(LINES + pond + OFFICERS.format("q", ""))) == ([False, True], [False, False])
    assert lost(flee(LINES + pond + OFFICERS.format("r", " fallen"))) == ([True, True], [False, False])
    edge = "bottom a: hoplites at 60:86.6 heading 0\ntop r: {} at 60:86.6 heading 180"
    assert lost(retreat(edge.format("hoplites") + OFFICERS.format("r", ""))) == ([True, True], [False, True])
    away = OpenFight(edge.format("companions") + OFFICERS.format("r", "")).play("evade r")
    assert away.place("r") == "off-table"
    assert lost(away) == ([False, False], [False, False])


@rule("GRB-07-037", "GRB-07-008")
def test_own_skirmishers_who_are_driven_over_the_edge_may_return() -> None:
    text = LINES.replace(":40", ":78") + "top s: skirm-javelin at 60:84 heading 180"
    fight = flee(text)
    assert fight.place("s") == "off-table"
    assert fight.position.left_by[2] == FRONT
