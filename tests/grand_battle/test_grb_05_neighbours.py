"""Chapter 5: neighbours in a group do not hinder a turn in place; where the unit has no room it is they who slide."""

from __future__ import annotations

from grand_battle.attacks import Assault
from grand_battle.manoeuvres import Order
from vexilla.testing import rule

#: The middle one of a column, between two lakes that leave it no room aside.
COLUMN = """
    table: 120 90
    ground west: lake 40:20 40:40 55.8:40 55.8:20
    ground east: lake {}:20 {}:40 84:40 84:20
    bottom front-1: varangians at 60:32 heading 0
    bottom guard-1: varangians at 60:30 heading 0
    bottom rear-1: varangians at 60:28 heading 0
"""
WALLED = COLUMN.format(64.2, 64.2)


@rule("GRB-05-033", "GRB-05-025")
def test_neighbours_slide_where_the_unit_that_turns_cannot() -> None:
    case = Order(WALLED + "    manoeuvre: guard-1\n").go("turn guard-1 right90")
    assert case.at("guard-1") == (61, 29, 90)
    assert [case.at(name) for name in ("front-1", "rear-1")] == [(60, 35, 0), (60, 25, 0)]
    assert [case.disorder(name) for name in ("front-1", "guard-1", "rear-1")] == [0, 1, 0]
    assert [case.spent(name) for name in ("front-1", "guard-1", "rear-1")] == [0, 10, 0]
    # With room aside it is the unit itself that slides.
    aside = Order(COLUMN.format(80, 80) + "    manoeuvre: guard-1\n").go("turn guard-1 right90")
    assert (aside.at("guard-1"), aside.at("front-1")) == ((66, 29, 90), (60, 32, 0))


@rule("GRB-05-033", "GRB-01-018")
def test_neighbours_do_not_slide_onto_others_nor_out_of_a_fight() -> None:
    text = WALLED + "    manoeuvre: guard-1\n"
    assert Order(text + "    bottom last-1: varangians at 60:24 heading 0\n").clause("turn guard-1 right90") != ""
    pond = "    ground pond: lake 40:33 40:40 84:40 84:33\n"
    assert Order(text + pond).clause("turn guard-1 right90") != ""
    # However they slide, the unit itself needs room where it turns: its rear comes to 25.
    alone = WALLED.replace("    bottom rear-1: varangians at 60:28 heading 0\n", "") + "    manoeuvre: guard-1\n"
    shore = "    ground shore: lake 40:20 40:{} 84:{} 84:20\n"
    assert Order(alone + shore.format(24.8, 24.8)).go("turn guard-1 right90").at("front-1") == (60, 35, 0)
    assert Order(alone + shore.format(25.2, 25.2)).clause("turn guard-1 right90") == "GRB-10-040"
    foe = "    top foe-1: varangians at 60:32 heading 180\n    contact: front-1 front foe-1 front\n"
    assert Order(text + foe).clause("turn guard-1 right90") != ""


@rule("GRB-05-033", "GRB-05-004")
def test_neighbours_slide_for_the_opening_turn_of_an_attack() -> None:
    text = COLUMN.format(70, 70).replace("east: lake 70:20 70:40 84:40 84:20", "east: lake 64.2:20 64.2:24 84:24 84:20")
    text = text.replace("bottom front-1", "bottom block-1: varangians at 67:36 heading 0\n    bottom front-1")
    text += "    bottom block-2: varangians at 69:30 heading 90\n    top foe-1: varangians at 52:29 heading 90\n"
    case = Assault(text.replace("55.8:", "45:") + "    attack: guard-1\n")
    assert case.clause("attack guard-1 -> foe-1 after turn=left90") == ""


@rule("GRB-01-018")
def test_units_face_to_face_do_not_turn_onto_each_other() -> None:
    text = """
    table: 120 90
    bottom guard-1: varangians at 60:30 heading 0
    bottom guard-2: varangians at 60:30 heading 180
    manoeuvre: guard-1 guard-2
"""
    assert Order(text).clause("turn guard-1,guard-2 right90") == "GRB-01-018"
    assert Order(text).clause("turn guard-1,guard-2 about") == ""
