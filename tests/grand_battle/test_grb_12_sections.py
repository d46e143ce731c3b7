"""Chapter 12: barricades and works that are crossed, set up and taken down on a Manoeuvre."""

from __future__ import annotations

import pytest

from grand_battle.manoeuvres import Order
from vexilla.testing import rule


def field(profile: str, *lines: str) -> Order:
    """A unit at 60:30 that looks up the table, and what lies before it."""
    return Order("\n".join(["table: 120 90", f"bottom u-1: {profile} at 60:30 heading 0", "manoeuvre: u-1", *lines]))


STAKES = "top section: s1 barricade at 60:34 heading 180"
WORKS = "top section: s1 works at 60:34 heading 180"


@rule("GRB-12-022", "GRB-12-024", "GRB-12-023", "GRB-08-031")
def test_an_undefended_barricade_is_crossed_as_a_ditch() -> None:
    case = field("varangians", STAKES)
    assert case.furthest("advance u-1") == 10
    assert case.go("advance u-1 9").disorder("u-1") == 0
    assert field("burg-pike", STAKES).go("advance u-1 9").disorder("u-1") == 1
    assert field("chariot-egypt", STAKES).clause("advance u-1 9") == "GRB-12-024"


@rule("GRB-12-025", "GRB-08-031")
def test_works_are_crossed_as_a_ravine() -> None:
    near = WORKS.replace("60:34", "60:32")
    case = field("varangians", near)
    assert case.furthest("advance u-1") == 5
    assert case.go("advance u-1 5").disorder("u-1") == 1
    assert field("hung-knights", near).clause("advance u-1 5") == "GRB-12-025"
    assert field("varangians", WORKS.replace("60:34", "60:36")).clause("advance u-1 7") == "GRB-10-007"


@rule("GRB-12-026", "GRB-12-027")
def test_the_own_fortified_camp_has_gates() -> None:
    camp = "bottom section: s1 works at 60:32 heading 0 camp bottom"
    case = field("varangians", camp)
    assert case.furthest("advance u-1") == 10
    assert case.go("advance u-1 5").disorder("u-1") == 0


@rule("GRB-12-028", "GRB-12-020")
def test_a_defended_section_is_not_crossed_by_manoeuvre() -> None:
    refusal = field("varangians", STAKES, "top g-1: burg-pike at 60:34 heading 180").against("advance u-1 6")
    # The pikes behind it are kept off before the section is reached.
    assert refusal.clause == "GRB-05-013"
    beside = field("varangians", STAKES, "top g-1: burg-pike at 67.9:34 heading 180", "top camp: none")
    assert beside.against("advance u-1 6").clause in ("GRB-05-013", "GRB-12-028")


@rule("GRB-12-012", "GRB-12-011")
def test_foot_sets_up_and_takes_down_a_section_for_half_its_move() -> None:
    case = field("varangians", "barricades: 1 0").go("build u-1 edge=front")
    section = case.position.sections[0]
    assert (section.id, section.line.front(), section.line.heading, section.line.width) == (
        "section-1",
        (60_000, 30_000),
        0,
        8_000,
    )
    assert (case.spent("u-1"), case.position.barricades) == (10, [0, 0])
    assert case.clause("build u-1 edge=left") == "GRB-12-012"
    case.go("dismantle u-1 section-1")
    assert (case.position.sections, case.spent("u-1")) == ([], 20)
    assert field("hung-knights", "barricades: 1 0").clause("build u-1 edge=front") == "GRB-12-012"
    assert field("varangians", WORKS.replace("60:34", "60:30")).clause("dismantle u-1 s1") == "GRB-12-012"


@rule("GRB-12-061")
def test_servants_of_an_open_camp_are_kept_off_and_not_stood_on() -> None:
    enemy = field("varangians", "top camp: ordinary at 60:36 heading 180")
    refusal = enemy.against("advance u-1 12")
    # The camp reaches from 36 to 52, so the servants stand at 43 to 45: two steps before them is 41.
    assert (refusal.clause, refusal.arguments["by"], refusal.arguments["after"]) == (
        "GRB-05-013",
        "servants-top",
        "11.002",
    )
    own = field("varangians", "bottom camp: ordinary at 60:48 heading 0")
    assert own.clause("advance u-1 11") == "GRB-12-061"
    assert own.clause("advance u-1 15") == ""


@rule("GRB-12-018")
@pytest.mark.parametrize(("kind", "camp", "reach"), [("barricade", "barricade", 10), ("works", "fortified", 5)])
def test_an_obstacle_is_the_same_around_a_camp_and_in_the_field(kind: str, camp: str, reach: int) -> None:
    section = f"top section: s1 {kind} at 60:32 heading 180"
    deserted = f"{section} camp top\ntop camp: {camp} at 60:32 heading 180 lost\nlooted: top"
    for lines in (section, deserted):
        case = field("burg-pike", lines)
        assert case.furthest("advance u-1") == pytest.approx(reach, abs=0.003)
        assert case.go("advance u-1 4.5").disorder("u-1") == 1
