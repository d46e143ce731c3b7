"""Chapter 6.5: units turn to who fights their flank or rear."""

from __future__ import annotations

from grand_battle.fighting import Fight
from vexilla.games.grand_battle.geometry.bases import FRONT
from vexilla.games.grand_battle.geometry.contact import FULL, PARTIAL
from vexilla.games.grand_battle.touch import quality_of
from vexilla.testing import rule

FLANK = """\
bottom a: hoplites at 64:41 heading 270
top r: {} at 60:40 heading 180
contact: a front r left
"""


@rule("GRB-06-064", "GRB-06-065")
def test_a_unit_turns_to_its_flank_with_disorder_unless_it_is_trained() -> None:
    for profile, points in (("hoplites", 1), ("perioikoi", 0)):
        fight = Fight(FLANK.format(profile)).play("decline", "decline")
        assert fight.asked() == "top grb-ask-face"
        fight.play("face r -> a")
        position = fight.position
        assert fight.state("r") == (4 - points, 0, points)
        assert position.contacts[0].zone_of(1) == FRONT
        assert position.bases[1].heading == 9000
        assert quality_of(position, 1, 0) in (FULL, PARTIAL)
        assert fight.asked() == ""


@rule("GRB-06-064")
def test_it_may_stay_as_it_is() -> None:
    fight = Fight(FLANK.format("hoplites")).play("decline", "decline", "pass")
    assert fight.asked() == ""
    assert fight.state("r") == (4, 0, 0)


@rule("GRB-06-064")
def test_about_to_the_rear() -> None:
    text = "bottom a: hoplites at 60:42 heading 180\ntop r: hoplites at 60:40 heading 180\ncontact: a front r rear"
    fight = Fight(text).play("decline", "decline", "face r -> a")
    assert fight.position.bases[1].heading == 0
    assert quality_of(fight.position, 1, 0) == FULL


@rule("GRB-06-064")
def test_who_is_tied_to_another_fight_or_has_no_room_does_not_turn() -> None:
    tied = Fight(FLANK.format("hoplites") + "bottom b: hoplites at 56:41 heading 90\ncontact: b front r right")
    tied.play("lead b -> r", "decline", "decline")
    assert tied.asked() == ""
    # A friend right behind r's front, where its base would come to lie.
    room = Fight(FLANK.format("hoplites") + "top s: hoplites at 59:42 heading 180").play("decline", "decline")
    assert room.asked() == ""
    wall = Fight(FLANK.format("hoplites") + "ground pond: lake 50:42 70:42 70:60 50:60").play("decline", "decline")
    assert wall.asked() == ""


@rule("GRB-06-064")
def test_a_part_of_an_edge_is_enough_to_turn_and_to_be_tied() -> None:
    part = FLANK.format("hoplites").replace("64:41", "64:44.5")
    assert Fight(part).play("decline", "decline").asked() == "top grb-ask-face"
    # b has two steps of r's front.
    tied = Fight(FLANK.format("hoplites") + "bottom b: hoplites at 54:40 heading 0\ncontact: b front r front")
    assert tied.play("decline", "decline").asked() == ""
