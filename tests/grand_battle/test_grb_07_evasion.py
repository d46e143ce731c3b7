"""Chapters 6.1 and 7.1: who may evade, from whom, and where to."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault
from grand_battle.fighting import Fight, OpenFight
from grand_battle.fleeing import HORSE, LINES, SKIRMISH, flee, retreat
from vexilla.games.grand_battle.forced.evaders import forbids_evading, speed_after, speed_of
from vexilla.games.grand_battle.position import EVADED
from vexilla.games.grand_battle.text import write_position
from vexilla.testing import rule


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


RAVINE = "ground r1: ravine 40:40 80:40 80:42 40:42"


@rule("GRB-06-006", "GRB-10-035")
@pytest.mark.parametrize(
    ("profile", "pursuer", "speeds", "evades"),
    [
        # Foot in a ravine is left a quarter of its move, as is foot that would have to go down after it.
        ("hoplites", "hoplites", (2_500, 2_500), False),
        ("hoplites", "gallic-warband", (2_500, 3_000), False),
        # Skirmishers on foot are left half, riders cannot follow at all.
        ("skirm-javelin", "hoplites", (6_000, 2_500), True),
        ("skirm-javelin", "companions", (6_000, 0), True),
        ("hoplites", "companions", (2_500, 0), True),
    ],
)
def test_speed_in_a_ravine(profile: str, pursuer: str, speeds: tuple[int, int], evades: bool) -> None:
    text = f"bottom a: {pursuer} at 60:40 heading 0\ntop r: {profile} at 60:40 heading 180\n"
    position = OpenFight(text + RAVINE).position
    assert (speed_of(position, 1), speed_after(position, 0, 1)) == speeds
    assert (forbids_evading(position, 1) is None) == evades


@rule("GRB-06-006", "GRB-10-031")
def test_a_bridge_halves_speed_as_rough_ground_and_the_river_under_it_does_not_matter() -> None:
    river = "ground rhine: deep-river 0:40 120:40 120:42 0:42\nbridge b1: at 60:41 heading 0"
    position = OpenFight(HORSE + river).position
    assert (speed_of(position, 1), speed_after(position, 0, 1)) == (8_500, 5_000)


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


@rule("GRB-08-030")
def test_evaders_are_marked_so_that_they_do_not_recover_and_who_retreats_is_not() -> None:
    assert not retreat(LINES).position.marks[1] & EVADED
    assert OpenFight(HORSE).play("evade r").position.marks[1] & EVADED
    driven = flee(LINES + "bottom b: skirm-bow at 60:48 heading 180")
    assert driven.position.marks[2] & EVADED


@rule("GRB-06-006")
def test_who_would_have_to_go_into_a_ditch_after_skirmishers_is_slowed_by_it() -> None:
    text = "bottom a: companions at 60:40 heading 0\ntop r: skirm-javelin at 60:40 heading 180\n"
    ditch = "ground d: ditch 40:40 80:40 80:42 40:42"
    assert forbids_evading(OpenFight(text).position, 1) is not None
    crossed = OpenFight(text + ditch).position
    assert (speed_of(crossed, 1), speed_after(crossed, 0, 1)) == (12_000, 8_500)
    assert forbids_evading(crossed, 1) is None


#: r is touched all along its front by a and all along its left flank by b; neither is its opponent yet.
BESET = """\
bottom a: hoplites at 60:40 heading 0
bottom b: hoplites at 64:41 heading 270
top r: companions at 60:40 heading 180
contact: a front r front
contact: b front r left
"""


@rule("GRB-07-003", "GRB-07-001", "GRB-07-011")
def test_who_evades_from_enemies_on_two_sides_chooses_from_whom() -> None:
    fight = OpenFight(BESET)
    assert fight.asked() == "top grb-ask-evade"
    fight.play("evade r")
    assert fight.asked() == "top grb-ask-threat"
    assert fight.match.choice().about(fight.match) == {"unit": "r", "units": ["a", "b"]}
    assert [fight.why_not(f"name {name}") for name in ("a", "b", "r")] == ["", "", "GRB-07-003"]
    away = fight.match.clone()
    fight.play("name a")
    assert fight.told("grb-evades", "unit", "threat") == [("r", "a")]
    assert fight.at("r")[2] == 180
    away.act("name b")
    assert away.choice().question() == "grb-ask-way"
    away.act("away")
    base = away.position.bases[2]
    assert (base.centre()[0], base.heading) == (60_000 - 8_500, 9_000), "away from b, and facing him"


@rule("GRB-07-001")
def test_who_has_a_direct_opponent_or_enemies_on_one_side_alone_is_not_asked_from_whom_he_evades() -> None:
    paired = OpenFight(BESET + "duels: b=r\n").play("evade r")
    assert paired.told("grb-evades", "threat") == [("b",)]
    side_by_side = BESET.replace("60:40 heading 0", "56:40 heading 0").replace("64:41 heading 270", "64:40 heading 0")
    both = OpenFight(side_by_side.replace("r left", "r front")).play("evade r")
    assert both.told("grb-evades", "threat") == [("a",)]
