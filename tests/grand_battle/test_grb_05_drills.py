"""Chapters 3, 5 and 12: legs that lead nowhere, what they cost and who may not make them."""

from __future__ import annotations

import pytest

from grand_battle.manoeuvres import Order
from vexilla.games.grand_battle.geometry.numbers import HALF_TURN
from vexilla.testing import rule


def field(profile: str, *lines: str, state: str = "") -> Order:
    """A unit at 60:30 that looks up the table, and whatever else there is."""
    unit = f"bottom u: {profile} at 60:30 heading 0 {state}".rstrip()
    return Order("\n".join(["table: 120 90", unit, "manoeuvre: u", *lines]))


ENEMY = ("top e: hoplites at 60:30 heading 180", "contact: u front e front")


# -- turns -----------------------------------------------------------------------------------------


@rule("GRB-05-024", "GRB-05-064")
@pytest.mark.parametrize("leg", ["turn u about", "turn u right90"])
def test_a_turn_needs_half_of_the_whole_move(leg: str) -> None:
    assert field("varangians", "spent: u=10000").clause(leg) == ""
    assert field("varangians", "spent: u=10003").clause(leg) == "GRB-05-064"


@rule("GRB-10-013")
def test_who_turns_in_rough_ground_is_disordered_by_it() -> None:
    rocks = "ground rocks: broken 40:20 80:20 80:40 40:40"
    assert field("hung-knights", rocks).go("turn u about").disorder("u") == 2
    assert field("companions", rocks).go("turn u about").disorder("u") == 1, "trained, but riders"
    assert field("varangians", rocks).go("turn u about").disorder("u") == 1, "rough ground does not disorder them"


# -- all-round defence -----------------------------------------------------------------------------


@rule("GRB-05-037", "GRB-05-042")
@pytest.mark.parametrize(
    ("profile", "lines", "clause"),
    [
        ("varangians", (), ""),
        ("skirm-bow", (), "GRB-05-037"),
        ("hung-knights", (), "GRB-05-037"),
        ("varangians", ENEMY, "GRB-05-037"),
        ("legion-5", ENEMY, ""),
        ("varangians", ("spent: u=10003",), "GRB-05-064"),
    ],
)
def test_who_takes_up_all_round_defence(profile: str, lines: tuple[str, ...], clause: str) -> None:
    assert field(profile, *lines).clause("all-round u") == clause


@rule("GRB-05-037", "GRB-05-041")
def test_all_round_defence_costs_half_to_take_up_and_half_to_leave() -> None:
    case = field("varangians").go("all-round u")
    assert case.spent("u") == 10
    left = field("varangians", state="all-round")
    assert left.go("form u front=left").spent("u") == 10
    assert left.at("u")[2] == 270
    assert field("varangians").clause("form u front=left") == "GRB-05-041"
    assert field("varangians", "spent: u=10003", state="all-round").clause("form u front=front") == "GRB-05-064"
    crowd = "bottom b: hoplites at 60:34 heading 0"
    assert field("swiss-block", crowd, state="all-round").clause("form u front=front") == ""
    beside = ("bottom b: hoplites at 68:30 heading 0", "bottom c: hoplites at 60:33 heading 0")
    assert field("varangians", *beside, state="all-round").clause("form u front=right") == "GRB-01-018"


# -- horses ----------------------------------------------------------------------------------------


@rule("GRB-05-051", "GRB-05-053")
def test_who_dismounts_and_mounts() -> None:
    assert field("varangians").clause("dismount u") == "GRB-05-051"
    assert field("hung-knights").clause("mount u") == "GRB-05-051"
    assert field("hung-knights", "spent: u=14003").clause("dismount u") == "GRB-05-064"
    assert field("hung-knights", *ENEMY).clause("dismount u") != ""
    case = field("hung-knights").go("dismount u")
    assert (case.disorder("u"), case.clause("dismount u")) == (1, "GRB-05-051")


# -- barricades ------------------------------------------------------------------------------------


@rule("GRB-12-012")
@pytest.mark.parametrize(
    ("profile", "lines", "clause"),
    [
        ("varangians", ("barricades: 1 0",), ""),
        ("varangians", ("barricades: 0 1",), "GRB-12-012"),
        ("hung-knights", ("barricades: 1 0",), "GRB-12-012"),
        ("varangians", ("barricades: 1 0", "bottom b: hoplites at 60:31 heading 0"), "GRB-12-012"),
        ("varangians", ("barricades: 1 0", "spent: u=10003"), "GRB-05-064"),
    ],
)
def test_who_sets_up_a_section(profile: str, lines: tuple[str, ...], clause: str) -> None:
    assert field(profile, *lines).clause("build u edge=front") == clause


@rule("GRB-12-012", "GRB-05-063")
def test_a_section_is_set_up_on_the_table() -> None:
    text = "table: 120 90\nbottom u: varangians at 60:{} heading 0\nmanoeuvre: u\nbarricades: 1 0"
    assert Order(text.format(90)).clause("build u edge=front") == ""
    assert Order(text.format(90.2)).clause("build u edge=front") == "GRB-05-063"


@rule("GRB-12-012", "GRB-12-016")
@pytest.mark.parametrize(
    ("profile", "lines", "clause"),
    [
        ("varangians", ("bottom section: s1 barricade at 60:30 heading 0",), ""),
        ("varangians", ("top section: s1 barricade at 60:30 heading 180",), ""),
        ("varangians", ("bottom section: s1 works at 60:30 heading 0",), "GRB-12-012"),
        ("varangians", ("bottom section: s1 barricade at 60:30.1 heading 0",), "GRB-12-012"),
        ("hung-knights", ("bottom section: s1 barricade at 60:30 heading 0",), "GRB-12-012"),
        ("varangians", ("bottom section: s1 barricade at 60:30 heading 0", "spent: u=10003"), "GRB-05-064"),
        (
            "varangians",
            ("top section: s1 barricade at 60:30 heading 180", "top e: hoplites at 66:30 heading 180"),
            "GRB-12-034",
        ),
        ("varangians", (), "GRB-12-012"),
    ],
)
def test_who_takes_down_a_section(profile: str, lines: tuple[str, ...], clause: str) -> None:
    assert field(profile, *lines).clause("dismantle u s1") == clause


# -- two bases -------------------------------------------------------------------------------------


@rule("GRB-03-021", "GRB-03-020")
def test_what_splits() -> None:
    assert field("tercio").clause("split u front=shot") == ""
    assert field("varangians").clause("split u front=shot") == "GRB-03-020"
    figures = field("tercio").position.profile_of(0).figures
    assert field("tercio", state=f"losses {figures}").clause("split u front=shot") == "GRB-03-021"


@rule("GRB-03-080")
@pytest.mark.parametrize(
    ("forward", "right", "angle", "clause"),
    [
        (0, 0, 0, ""),
        # Aside, apart, at the shooters' side, or looking the other way.
        (0, 1000, 0, "GRB-03-080"),
        (-1000, 0, 0, "GRB-03-080"),
        (4000, 8000, 0, "GRB-03-080"),
        (0, 0, HALF_TURN, "GRB-03-080"),
    ],
)
def test_halves_join_flush_one_behind_the_other(forward: int, right: int, angle: int, clause: str) -> None:
    case = field("tercio").go("split u front=shot")
    pikes = case.number("u-melee")
    case.position.bases[pikes] = case.position.bases[pikes].moved(forward, right).turned(angle)
    assert case.clause("join u-melee,u-shot") == clause
