"""Chapters 7.1 and 7.2: flight out of combat, and who is swept along."""

from __future__ import annotations

import pytest

from grand_battle.fighting import Fight, OpenFight
from grand_battle.fleeing import FLANK, HORSE, LINES, SKIRMISH, flee, retreat
from vexilla.games.grand_battle.geometry.bases import FRONT
from vexilla.games.grand_battle.position import FLEEING, ROUTED
from vexilla.games.grand_battle.text import read, write
from vexilla.testing import rule

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


@rule("GRB-07-024")
def test_skirmishers_along_whom_a_flight_slides_are_dispersed_if_they_went_nowhere() -> None:
    # One degree: it is on them after a few steps only, and so are they on it when they slide home.
    fight = flee(LINES + "bottom b: skirm-bow at 64:41 heading 269").play("home")
    assert fight.asked() != "bottom grb-ask-way"
    assert fight.told("grb-dispersed", "unit") == [("b",)]
    assert fight.events("grb-dispersed")[0].clauses == ("GRB-07-024",)
    assert fight.at("r") == (60, 52, 0)


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


@rule("GRB-07-034", "GRB-13-019", "GRB-05-029")
def test_who_flees_passes_through_own_guns_without_a_test_and_does_not_end_on_them() -> None:
    guns = "top g: l-cannon at 60:{} heading 180"
    fight = flee("year: 1600\n" + LINES + guns.format(43))
    assert (fight.at("r"), fight.events("grb-tested"), fight.state("g")) == ((60, 52, 0), [], (2, 0, 0))
    short = flee("year: 1600\n" + LINES + guns.format(46))
    assert (short.place("r"), short.events("grb-tested")) == ("table", [])
    assert short.at("r")[1] == pytest.approx(46, abs=0.05)
    assert short.position.faults() == []


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


# -- commanders and those who are driven off -------------------------------------------------------


@rule("GRB-09-009")
def test_the_flight_of_a_general_is_noted_and_of_nobody_else() -> None:
    general = "top general: one with r command 1 leadership 0"
    assert flee(LINES + general).position.general_lost == [False, True]
    assert flee(f"{LINES}{general} fallen").position.general_lost == [False, False]
    other = "top q: hoplites at 20:70 heading 180\ntop general: one with q command 1 leadership 0\n"
    commander = f"{LINES}{other}top commander: two with r command 1 leadership 0"
    assert flee(commander).position.general_lost == [False, False]
    assert retreat(LINES + general).position.general_lost == [False, False]


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


@rule("GRB-07-034", "GRB-07-036")
def test_of_friends_whom_a_flight_touches_at_once_the_owner_says_onto_whom_it_runs_first() -> None:
    friends = "top s: hoplites at 56:48 heading 180\ntop t: phalanx at 64:48 heading 180\n"
    text = f"{LINES}{friends}top q: hoplites at 20:70 heading 180\ntop general: one with q command 1 leadership 0"
    asked = flee(text, discipline="1")
    assert asked.asked() == "top grb-ask-met"
    assert asked.at("r") == (60, 40, 180), "it has not moved yet"
    assert [asked.why_not(line) for line in ("name s", "name t")] == ["", ""]
    assert [asked.why_not(line) for line in ("name a", "away")] == ["GRB-07-034", "GRB-07-034"]
    for first, other in (("s", "t"), ("t", "s")):
        stood = flee(text, discipline="1").play(f"name {first}")
        assert stood.told("grb-tested", "unit") == [(first,)]
        assert (stood.place("r"), stood.state(first)[2], stood.state(other)[2]) == ("gone", 1, 0)
        # Who is swept along runs ahead; then the other one is tested.
        swept = flee(text, discipline="61").play(f"name {first}")
        assert swept.told("grb-tested", "unit") == [(first,), (other,)]
        assert (swept.place("r"), swept.state(first)[2], swept.state(other)[2]) == ("gone", 2, 1)
    again, to_do = read(write(asked.match), asked.match.game)
    assert again.key() == asked.position.key()
    assert to_do[0].label() == asked.match.agenda[-1].label()


@rule("GRB-07-034", "GRB-07-023", "GRB-07-024")
def test_who_is_nearer_is_met_first_and_of_enemies_who_does_not_make_way() -> None:
    friends = LINES + "top s: hoplites at 56:{} heading 180\ntop t: hoplites at 64:48 heading 180"
    friends += "\ntop q: hoplites at 20:70 heading 180\ntop general: one with q command 1 leadership 0"
    nearer = flee(friends.format(48.01), discipline="1")
    assert nearer.told("grb-tested", "unit") == [("t",)]
    # Also whom only its corner meets, on a slanting edge.
    for place, stops in (("65:46 heading 225", 47), ("66:46 heading 120", 42.536)):
        askew = flee(f"{friends.format(70)}\ntop u: hoplites at {place}", discipline="1")
        assert askew.told("grb-tested", "unit") == [("u",)]
        assert askew.at("r")[1] == pytest.approx(stops, abs=0.002)
    # Two thousandths of a step are nothing.
    level = flee(friends.format(48.002))
    assert level.asked() == "top grb-ask-met"
    for one, other in (("skirm-javelin", "hoplites"), ("hoplites", "skirm-javelin")):
        enemies = f"bottom s: {one} at 56:48 heading 180\nbottom t: {other} at 64:48 heading 180"
        fight = flee(LINES + enemies)
        assert fight.told("grb-dispersed", "unit") == [("r",)]
        assert fight.asked() == ""


@rule("GRB-07-034", "GRB-07-023")
def test_a_flight_slides_along_whom_it_touches_from_the_start_and_meets_who_stands_behind() -> None:
    general = "top q: hoplites at 20:70 heading 180\ntop general: one with q command 1 leadership 0\n"
    behind = "top s: hoplites at 60:48 heading 180\n"
    # Half a degree: after four steps it is on its enemy by less than the tolerance, after six by more.
    askew = "bottom a: hoplites at 60:40 heading 269.51\ntop r: hoplites at 60:40 heading 89.51\n"
    stood = flee(askew + general + behind, discipline="1").play("home")
    assert stood.told("grb-tested", "unit") == [("s",)]
    assert stood.events("grb-dispersed")[0].clauses == ("GRB-07-036",)
    assert stood.at("s") == (60, 48, 180)
    # So it is with a friend beside it, in whichever order they are written; without the other it runs onto him.
    leaning = "top t: hoplites at 63.98:44 heading 269.51\n"
    standing = "top s: hoplites at 58:46 heading 180\n"
    for friends in (leaning + standing, standing + leaning):
        assert flee(LINES + friends + general, discipline="1").told("grb-tested", "unit") == [("s",)]
    assert flee(LINES + leaning + general, discipline="1").told("grb-tested", "unit") == [("t",)]
