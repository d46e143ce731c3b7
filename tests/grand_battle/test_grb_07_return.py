"""Chapter 7: who flees is stopped or disperses, and who has left the table comes back."""

from __future__ import annotations

from grand_battle.fighting import Fight, OpenFight
from vexilla.games.grand_battle.forced.rally import REMOVE_ROUTED, RETURN_TO_TABLE, STOP_FLEEING
from vexilla.games.grand_battle.position import FLEEING
from vexilla.testing import rule

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


@rule("GRB-07-009", "GRB-07-008")
def test_of_several_who_return_the_owner_says_who_is_placed_first() -> None:
    second = "top s: skirm-javelin off-table at 30:92 heading 0 left-by far\n"
    fight = Fight(LEFT.format("") + second, RETURN_TO_TABLE, discipline="11")
    assert fight.asked() == "top grb-ask-returning"
    assert [fight.why_not(f"name {name}") for name in ("r", "s", "q")] == ["", "", "GRB-07-008"]
    fight.play("name s")
    assert fight.why_not("return r at 20") == "GRB-07-008"
    fight.play("return s at 20")
    assert fight.asked() == "top grb-ask-return", "the last one is not named"
    assert fight.why_not("return r at 21") == "GRB-01-018"
    fight.play("return r at 12")
    assert (fight.at("s"), fight.at("r"), fight.asked()) == ((20, 88, 180), (12, 88, 180), "")
    assert fight.position.returning == []


@rule("GRB-07-010")
def test_whom_another_leaves_no_place_stays_off_the_table() -> None:
    # Between the two enemies there is room for one base.
    text = LEFT.format("").replace("30:88", "30:50").replace("80:80", "94:80")
    wall = "".join([f"bottom f{x}: hoplites at {x}:{y} heading 0\n" for x, y in ((36, 80), (6, 70), (116, 70))])
    second = "top s: hoplites off-table at 30:92 heading 0 left-by far\n"
    fight = Fight(text + wall + second, RETURN_TO_TABLE, discipline="11").play("name s", "return s at 65")
    assert (fight.place("s"), fight.place("r"), fight.asked()) == ("table", "off-table", "")


@rule("GRB-07-009")
def test_who_returns_looks_straight_in_from_the_edge_by_which_he_has_left() -> None:
    """The book leaves the heading open: the ruling is that the rear lies on the edge, so only the place is asked."""
    for edge, place in (("far", (40, 88, 180)), ("near", (40, 2, 0)), ("left", (2, 40, 90)), ("right", (118, 40, 270))):
        text = LEFT.format("").replace("left-by far", f"left-by {edge}").replace("80:80", "80:45")
        fight = Fight(text.replace("30:88", "30:60"), RETURN_TO_TABLE, discipline="1").play("return r at 40")
        assert fight.at("r") == place
