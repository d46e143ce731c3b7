"""Chapter 7.1: which way units go that must leave, and how they retreat."""

from __future__ import annotations

import pytest

from grand_battle.fighting import OpenFight
from grand_battle.fleeing import FLANK, HORSE, LINES, flee, retreat
from vexilla.games.grand_battle.geometry.bases import FRONT, REAR
from vexilla.games.grand_battle.position import ALL_ROUND
from vexilla.testing import rule

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


@rule("GRB-07-007", "GRB-07-008")
def test_who_retreats_over_the_edge_is_lost_and_who_evades_over_it_is_not() -> None:
    lost = retreat("bottom a: hoplites at 60:86.6 heading 0\ntop r: hoplites at 60:86.6 heading 180")
    assert [event.clauses for event in lost.events("grb-left-for-good")] == [("GRB-07-007",)]
    away = OpenFight("bottom a: hoplites at 60:85.5 heading 0\ntop r: companions at 60:85.5 heading 180").play(
        "evade r"
    )
    assert [event.clauses for event in away.events("grb-left-table")] == [("GRB-07-008",)]
