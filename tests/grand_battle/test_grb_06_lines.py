"""Chapter 6.4: battle lines; one attacker, groups, corners, works, the enemy's flank."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault, turned_about
from vexilla.games.grand_battle.attacks.line import align
from vexilla.games.grand_battle.geometry.bases import RIGHT
from vexilla.games.grand_battle.geometry.contact import CORNER, FULL, PARTIAL
from vexilla.games.grand_battle.touch import struck_zone, touches_by_edge
from vexilla.testing import rule


def field(*lines: str, spontaneous: bool = False, turned: bool = False) -> Assault:
    return Assault("\n".join(["table: 120 90", *lines]), spontaneous=spontaneous, turned=turned)


def row(side: str, name: str, profile: str, y: float, *xs: float) -> list[str]:
    """Units side by side that look at the enemy: b1, b2 and so on."""
    heading = 0 if side == "bottom" else 180
    return [f"{side} {name}{place + 1}: {profile} at {x}:{y} heading {heading}" for place, x in enumerate(xs)]


# -- one attacker ------------------------------------------------------------------------------------


@rule("GRB-06-134", "GRB-06-042", "GRB-06-040", "GRB-06-039")
def test_a_lone_attacker_slides_corner_to_corner() -> None:
    enemy = "top enemy-1: varangians at 60:40 heading 180"
    case = field("bottom b1: varangians at 63:32 heading 0", enemy, "attack: b1").go("attack b1 -> enemy-1")
    assert (case.at("b1"), case.quality("b1", "enemy-1"), case.disorder("b1")) == ((60, 40, 0), FULL, 0)
    short = field("bottom b1: varangians at 63:29 heading 0", enemy, "attack: b1").go("attack b1 -> enemy-1")
    assert short.at("b1") == (63, 39, 0)
    assert short.disorder("b1") == 1


@rule("GRB-06-135", "GRB-05-010", "GRB-06-042")
def test_a_flank_is_covered_by_the_smallest_slide() -> None:
    case = field(
        "bottom b1: companions at 69:41 heading 270",
        "top enemy-1: legion-5 at 60:40 heading 0",
        "attack: b1",
    ).go("attack b1 -> enemy-1")
    assert (case.at("b1"), case.quality("b1", "enemy-1")) == ((64, 40, 270), FULL)
    assert case.zone("b1", "enemy-1") == "right"
    assert struck_zone(case.position, case.number("enemy-1"), case.number("b1")) == RIGHT


@rule("GRB-01-041", "GRB-06-042")
def test_the_zone_is_that_of_the_start_whatever_the_opening_turn() -> None:
    # It begins beside the enemy, in his flank zone, and turns to hit him squarely.
    case = field(
        "bottom b1: companions at 72:38 heading 0",
        "top enemy-1: legion-5 at 60:40 heading 0",
        "attack: b1",
    ).go("attack b1 -> enemy-1 after turn=left90")
    assert (case.zone("b1", "enemy-1"), case.at("b1")[0], case.at("b1")[2]) == ("right", 64, 270)


@rule("GRB-06-042")
def test_a_place_that_is_taken_gives_way_to_the_next_longest_contact() -> None:
    case = field(
        "bottom b1: varangians at 63:32 heading 0",
        "bottom b2: varangians at 54:40 heading 0",
        "top enemy-1: varangians at 60:40 heading 180",
        "attack: b1",
    ).go("attack b1 -> enemy-1")
    assert (case.at("b1"), case.quality("b1", "enemy-1")) == ((62, 40, 0), PARTIAL)


@rule("GRB-06-042", "GRB-01-043")
def test_who_has_his_front_on_all_sides_is_met_on_the_edge_that_was_touched() -> None:
    case = field(
        "bottom b1: varangians at 60:30 heading 0",
        "top light-1: skirm-bow at 62:36 heading 90",
        "attack: b1",
    ).go("attack b1 -> light-1")
    # The edge of two steps is at 32, from 60 to 62: the attacker covers it where he is.
    assert (case.at("b1"), case.zone("b1", "light-1")) == ((60, 32, 0), "front")


@rule("GRB-06-059")
def test_a_battle_line_may_lead_over_the_edge_of_the_table() -> None:
    case = field(
        "bottom b1: companions at 6:30 heading 0",
        "top enemy-1: varangians at 4.5:40 heading 200",
        "attack: b1",
    ).go("attack b1 -> enemy-1")
    assert (case.at("b1"), case.quality("b1", "enemy-1")) == ((4.5, 40, 20), FULL)
    assert min(corner[0] for corner in case.base("b1").corners()) < 0


@rule("GRB-06-059")
def test_half_of_a_base_may_be_beyond_the_table_but_no_more() -> None:
    enemy = "top enemy-1: varangians at {}:40 heading 180"
    half = field("bottom b1: companions at 5:30 heading 0", enemy.format(0), "attack: b1").go("attack b1 -> enemy-1")
    assert half.at("b1") == (0, 40, 0)
    more = field("bottom b1: companions at 5:30 heading 0", enemy.format(-0.2), "attack: b1").go("attack b1 -> enemy-1")
    assert more.at("b1")[0] >= 0


@rule("GRB-06-042")
def test_closed_ground_leaves_the_next_longest_contact() -> None:
    lines = ["bottom b1: varangians at 63:32 heading 0", "top enemy-1: varangians at 60:40 heading 180", "attack: b1"]
    case = field(*lines, "ground pond: lake 40:36 57:36 57:40 40:40").go("attack b1 -> enemy-1")
    assert case.at("b1") == pytest.approx((61, 40, 0), abs=0.003)
    assert case.quality("b1", "enemy-1") == PARTIAL


@rule("GRB-06-042", "GRB-05-050")
def test_own_skirmishers_make_room_for_a_line_unless_they_attack_with_it() -> None:
    lines = ["bottom b1: varangians at 63:32 heading 0", "top enemy-1: varangians at 60:40 heading 180", "attack: b1"]
    case = field(*lines, "bottom s: skirm-sling at 54:39 heading 0").go("attack b1 -> enemy-1")
    assert case.at("b1") == (60, 40, 0)
    assert case.asked() == "grb-ask-make-room"
    # Other friends do not: it stands beside them, as far as they leave it room.
    firm = field(*lines, "bottom s: varangians at 54:39 heading 0").go("attack b1 -> enemy-1")
    assert firm.at("b1") == pytest.approx((62, 40, 0), abs=0.003)


# -- priorities --------------------------------------------------------------------------------------


@rule("GRB-06-041")
def test_the_larger_part_decides_and_of_equal_parts_the_active_player() -> None:
    attacker = "bottom b1: varangians at 60:32 heading 0"
    case = field(attacker, *row("top", "t", "varangians", 40, 55, 63), "attack: b1").go("attack b1 -> t1")
    assert case.at("b1") == (63, 40, 0)
    tie = field(attacker, *row("top", "t", "varangians", 40, 56, 64), "attack: b1").go("attack b1 -> t1")
    assert tie.asked() == "grb-ask-line"
    assert tie.clause("align b1 -> t1 edge=left") == "GRB-06-041"
    assert tie.clause("corners") == "GRB-06-040"
    assert tie.go("align b1 -> t2 edge=front").at("b1") == (64, 40, 0)


@rule("GRB-06-041")
def test_guns_come_before_units_and_works_before_guns() -> None:
    attacker = "bottom b1: varangians at 60:32 heading 0"
    enemies = ["top t1: l-cannon at 55:40 heading 180", "top t2: varangians at 63:40 heading 180"]
    case = field(attacker, *enemies, "attack: b1").go("attack b1 -> t2")
    assert case.at("b1") == (55, 40, 0)
    works = field(attacker, *enemies, "top section: s1 works at 61.5:40 heading 180", "attack: b1")
    works.go("attack b1 -> s1")
    assert works.at("b1") == (61.5, 40, 0)
    assert (works.zone("b1", "t1"), works.zone("b1", "t2")) == ("front", "front")


@rule("GRB-12-028", "GRB-12-022", "GRB-12-033")
def test_who_attacks_a_section() -> None:
    section = "top section: s1 works at 60:40 heading 180"
    foot = "bottom b1: varangians at 60:32 heading 0"
    held = "top t1: varangians at 60:40 heading 180"
    assert field(foot, section, held, "attack: b1").clause("attack b1 -> s1") == ""
    far = "top t1: varangians at 60:50 heading 180"
    assert field(foot, section, far, "attack: b1").clause("attack b1 -> s1") == "GRB-12-022"
    horse = foot.replace("varangians", "companions")
    assert field(horse, section, held, "attack: b1").clause("attack b1 -> s1") == "GRB-12-033"
    assert field(horse, section, held, "attack: b1").clause("attack b1 -> t1") == "GRB-12-033"
    barricade = section.replace("works", "barricade")
    assert field(horse, barricade, held, "attack: b1").clause("attack b1 -> t1") == ""


@rule("GRB-12-029", "GRB-05-006", "GRB-06-041")
def test_a_section_that_servants_guard_is_reached_like_an_enemy() -> None:
    camp = ["top camp: barricade at 60:40 heading 180", "top section: s1 barricade at 60:40 heading 180 camp top"]
    case = field("bottom b1: varangians at 62:32 heading 0", *camp, "attack: b1").go("attack b1 -> s1")
    assert (case.at("b1"), case.disorder("b1")) == ((60, 40, 0), 0)


@rule("GRB-12-061", "GRB-12-062")
def test_servants_in_the_open_and_a_train_are_attacked_like_units() -> None:
    case = field("bottom b1: varangians at 62:26 heading 0", "top camp: ordinary at 60:25 heading 180", "attack: b1")
    case.go("attack b1 -> servants-top")
    assert (case.at("b1"), case.zone("b1", "servants-top")) == ((60, 32, 0), "front")
    train = field("bottom b1: varangians at 62:32 heading 0", "top camp: baggage at 60:40 heading 180", "attack: b1")
    assert train.go("attack b1 -> baggage-top").zone("b1", "baggage-top") == "front"
    lines = ["bottom camp: baggage at 60:20 heading 0", "top t1: varangians at 60:26 heading 180"]
    assert field(*lines, "attack: baggage-bottom").clause("attack baggage-bottom -> t1") == "GRB-12-062"


# -- groups ------------------------------------------------------------------------------------------


@rule("GRB-06-045", "GRB-06-043", "GRB-06-044")
def test_example_a_a_group_slides_three_steps_but_not_five() -> None:
    group = row("bottom", "b", "varangians", 34, 44, 52, 60)
    case = field(*group, "top t1: varangians at 63:40 heading 180", "attack: b1 b2 b3").go("attack b1,b2,b3 -> t1")
    assert [case.at(name)[:2] for name in ("b1", "b2", "b3")] == [(47, 40), (55, 40), (63, 40)]
    assert case.quality("b3", "t1") == FULL
    torn = field(*group, "top t1: varangians at 65:40 heading 180", "attack: b1 b2 b3").go("attack b1,b2,b3 -> t1")
    assert [torn.at(name)[:2] for name in ("b1", "b2", "b3")] == [(44, 40), (52, 40), (65, 40)]
    assert [torn.disorder(name) for name in ("b1", "b2", "b3")] == [0, 0, 0]


@rule("GRB-06-043")
def test_a_group_turns_by_up_to_15_degrees_to_meet_the_enemy_frontally() -> None:
    group = row("bottom", "b", "varangians", 34, 52, 60)
    for turn in (10, 15):
        enemy = f"top t1: varangians at 60:40 heading {180 + turn}"
        case = field(*group, enemy, "attack: b1 b2").go("attack b1,b2 -> t1")
        assert (case.at("b1")[2], case.at("b2")) == (turn, (60, 40, turn))
    alone = field(*group, "top t1: varangians at 60:40 heading 196", "attack: b1 b2").go("attack b1,b2 -> t1")
    assert (alone.at("b1")[2], alone.at("b2")) == (0, (60, 40, 16))


@rule("GRB-06-047", "GRB-06-046")
def test_example_b_the_second_defender_is_slid_two_steps() -> None:
    lines = [*row("bottom", "b", "varangians", 34, 56, 64), *row("top", "t", "varangians", 40, 56, 66)]
    case = field(*lines, "attack: b1 b2").go("attack b1,b2 -> t1")
    assert [case.at(name) for name in ("b1", "b2")] == [(56, 40, 0), (64, 40, 0)]
    assert [case.at(name) for name in ("t1", "t2")] == [(56, 40, 180), (64, 40, 180)]
    assert [case.quality("b1", "t1"), case.quality("b2", "t2")] == [FULL, FULL]


@rule("GRB-06-046")
def test_who_fights_already_or_stands_behind_works_is_not_slid() -> None:
    lines = [*row("bottom", "b", "varangians", 34, 56, 64), *row("top", "t", "varangians", 40, 56, 66)]
    other = ["bottom c1: varangians at 66:42 heading 180", "contact: c1 front t2 rear shooting since 1", "turn: 3"]
    fighting = field(*lines, *other, "attack: b1 b2").go("attack b1,b2 -> t1")
    assert (fighting.at("t2"), fighting.quality("b2", "t2")) == ((66, 40, 180), PARTIAL)
    far = [*row("bottom", "b", "varangians", 34, 56, 64), *row("top", "t", "varangians", 40, 56, 68.5)]
    assert field(*far, "attack: b1 b2").go("attack b1,b2 -> t1").at("t2") == (68.5, 40, 180)


@rule("GRB-06-046")
def test_who_stands_behind_works_is_not_slid() -> None:
    lines = [*row("bottom", "b", "varangians", 34, 56, 64), *row("top", "t", "varangians", 40, 56, 66)]
    works = ["top section: s1 works at 56:40 heading 180", "top section: s2 works at 66:40 heading 180"]
    case = field(*lines, *works, "attack: b1 b2").go("attack b1,b2 -> s1")
    assert [case.at(name)[0] for name in ("b1", "b2", "t1", "t2")] == [56, 64, 56, 66]
    assert (case.quality("b1", "t1"), case.quality("b2", "t2")) == (FULL, PARTIAL)


@rule("GRB-06-041", "GRB-06-043", "GRB-12-029")
def test_a_group_forms_its_line_along_sections_that_only_servants_guard() -> None:
    camp = ["top camp: barricade at 60:40 heading 180"]
    camp += [f"top section: s{x} barricade at {x}:40 heading 180 camp top" for x in (52, 60, 68)]
    case = field(*row("bottom", "b", "varangians", 34, 54, 62), *camp, "attack: b1 b2").go("attack b1,b2 -> s60")
    assert [case.at(name) for name in ("b1", "b2")] == [(52, 40, 0), (60, 40, 0)]
    assert [case.disorder(name) for name in ("b1", "b2")] == [0, 0]
    # Who comes aslant is turned onto them.
    turned = [line.replace("heading 0", "heading 10") for line in row("bottom", "b", "varangians", 33, 56)]
    assert field(*turned, *camp, "attack: b1").go("attack b1 -> s60").at("b1")[1:] == (40, 0)


@rule("GRB-06-041", "GRB-06-043")
def test_of_two_pairs_that_overlap_alike_the_active_player_takes_one() -> None:
    lines = [*row("bottom", "b", "varangians", 34, 56, 64), *row("top", "t", "varangians", 40, 55, 65)]
    case = field(*lines, "attack: b1 b2").go("attack b1,b2 -> t1")
    assert case.asked() == "grb-ask-line"
    assert case.clause("align b1 -> t2 edge=front") == "GRB-06-041"
    assert case.clause("align b2 -> t2 edge=left") == "GRB-06-041"
    case.go("align b2 -> t2 edge=front")
    assert [case.at(name)[0] for name in ("b1", "b2", "t1", "t2")] == [57, 65, 57, 65]


@rule("GRB-06-051", "GRB-06-048", "GRB-06-049", "GRB-06-050")
def test_example_c_who_meets_the_enemy_with_a_corner_leaves_the_group() -> None:
    case = field(
        *row("bottom", "b", "varangians", 30, 52, 60, 68),
        "top t1: varangians at 50:36 heading 220",
        "top t2: varangians at 59:38 heading 210",
        "attack: b1 b2 b3",
    ).go("attack b1,b2,b3 -> t1")
    assert case.at("b1") == (50, 36, 40)
    assert case.at("b2") == (59, 38, 30)
    assert case.at("b3") == (68, 40, 0)
    assert [case.quality("b1", "t1"), case.quality("b2", "t2")] == [FULL, FULL]
    assert [case.disorder(name) for name in ("b1", "b2", "b3")] == [0, 0, 0]
    assert case.position.faults() == []


# -- overlap -----------------------------------------------------------------------------------------


def four_against_two(y: float, profile: str = "varangians", *, spontaneous: bool = False) -> Assault:
    lines = [*row("bottom", "b", profile, y, 48, 56, 64, 72), *row("top", "t", "varangians", 40, 56, 64)]
    case = field(*lines, "attack: b1 b2 b3 b4", spontaneous=spontaneous)
    return case.go("attack b1,b2,b3,b4 -> t1")


@rule("GRB-06-056", "GRB-06-052", "GRB-06-053")
def test_example_d_who_began_in_the_flank_zone_may_turn_onto_the_flank() -> None:
    case = four_against_two(39)
    assert case.asked() == "grb-ask-swing"
    case.go("hold")
    assert (case.asked(), case.at("b1"), case.quality("b1", "t1")) == ("grb-ask-swing", (48, 40, 0), CORNER)
    case.go("swing")
    assert case.at("b4") == (68, 44, 270)
    assert (case.zone("b4", "t2"), case.quality("b4", "t2")) == ("left", FULL)
    assert case.position.faults() == []


@rule("GRB-06-055", "GRB-06-056", "GRB-06-053")
def test_who_began_in_the_front_zone_stays_in_line() -> None:
    case = four_against_two(36)
    assert case.match.over
    assert [case.at(name)[:2] for name in ("b1", "b4")] == [(48, 40), (72, 40)]
    assert (case.quality("b1", "t1"), case.zone("b1", "t1")) == (CORNER, "front")


@rule("GRB-06-052")
@pytest.mark.parametrize(
    "lines",
    [
        ["top t3: varangians at 74:44 heading 180"],
        ["ground pond: lake 69:43 80:43 80:60 69:60"],
        ["bottom c1: varangians at 74:44 heading 180"],
    ],
)
def test_nobody_turns_onto_a_flank_where_there_is_no_room(lines: list[str]) -> None:
    units = [*row("bottom", "b", "varangians", 39, 48, 56, 64, 72), *row("top", "t", "varangians", 40, 56, 64)]
    case = field(*units, *lines, "attack: b1 b2 b3 b4").go("attack b1,b2,b3,b4 -> t1")
    assert case.asked() == "grb-ask-swing"
    case.go("swing")
    assert (case.at("b1"), case.asked(), case.at("b4")) == ((52, 44, 90), "", (72, 40, 0))


@rule("GRB-06-052", "GRB-01-043")
def test_who_has_his_front_on_all_sides_has_no_flank_to_turn_onto() -> None:
    units = [*row("bottom", "b", "varangians", 39, 48, 56, 64, 72), *row("top", "t", "varangians", 40, 56, 64)]
    units[-1] += " all-round"
    case = field(*units, "attack: b1 b2 b3 b4").go("attack b1,b2,b3,b4 -> t1", "hold")
    assert (case.asked(), case.at("b4")) == ("", (72, 40, 0))


@rule("GRB-06-054")
def test_fanatics_who_attack_of_themselves_must_turn_onto_the_flank() -> None:
    case = four_against_two(39, "ghazis", spontaneous=True)
    assert case.match.over
    assert (case.at("b1"), case.at("b4")) == ((52, 44, 90), (68, 44, 270))
    assert four_against_two(39, "ghazis").asked() == "grb-ask-swing"


@rule("GRB-06-052")
def test_in_a_later_turn_the_turn_onto_the_flank_needs_an_attack_order() -> None:
    lines = ["bottom b1: varangians at 52:40 heading 0", "bottom b2: varangians at 60:40 heading 0"]
    lines += ["top t1: varangians at 52:40 heading 180", "contact: b1 front t1 front melee rounds 1"]
    case = field(*lines, "duels: b1=t1", "attack: b2")
    assert case.clause("attack b2 -> t1") == "GRB-05-004"
    case.go("attack b2 -> t1 after turn=swing")
    assert (case.at("b2"), case.zone("b2", "t1"), case.disorder("b2")) == ((56, 44, 270), "left", 0)
    blocked = field(*lines, "top t2: varangians at 60:43 heading 180", "attack: b2")
    assert blocked.clause("attack b2 -> t1 after turn=swing") == "GRB-06-052"


# -- corners -----------------------------------------------------------------------------------------


def corner_to_corner() -> Assault:
    lines = ["bottom b1: varangians at 52:36 heading 0", "top t1: varangians at 60:40 heading 180", "attack: b1"]
    return field(*lines).go("attack b1 -> t1")


@rule("GRB-06-057")
def test_of_corner_to_corner_the_active_player_decides() -> None:
    case = corner_to_corner()
    assert (case.asked(), case.at("b1")) == ("grb-ask-line", (52, 40, 0))
    assert case.clause("align b1 -> t1 edge=right") == "GRB-06-057"
    assert corner_to_corner().go("align b1 -> t1 edge=front").at("b1") == (60, 40, 0)
    assert corner_to_corner().go("align b1 -> t1 edge=beside").at("b1") == (52, 42, 0)
    case.go("corners")
    assert (case.at("b1"), case.quality("b1", "t1"), case.zone("b1", "t1")) == ((52, 40, 0), CORNER, "front")
    assert case.disorder("b1") == 0


@rule("GRB-06-057")
def test_who_is_tied_to_another_fight_forms_no_line_by_a_corner() -> None:
    case = field(
        "bottom b1: varangians at 52:36 heading 0",
        "bottom b2: varangians at 60:40 heading 0",
        "top t1: varangians at 60:40 heading 180",
        "contact: b2 front t1 front",
        "attack: b1",
    ).go("attack b1 -> t1")
    assert (case.match.over, case.at("b1"), case.quality("b1", "t1")) == (True, (52, 40, 0), CORNER)


@rule("GRB-06-060", "GRB-06-058")
def test_between_two_enemies_the_line_is_formed_by_flank_edges() -> None:
    lines = ["bottom b1: varangians at 60:36 heading 0", *row("top", "t", "varangians", 40, 52, 68), "attack: b1"]
    between = field(*lines).go("attack b1 -> t1", "align b1 -> t1 edge=beside")
    assert between.at("b1") == (60, 42, 0)
    assert [between.zone("b1", "t1"), between.zone("b1", "t2")] == ["front", "front"]
    number = between.number
    assert touches_by_edge(between.position, number("b1"), number("t1"))
    assert touches_by_edge(between.position, number("b1"), number("t2"))
    corners = field(*lines).go("attack b1 -> t1", "corners")
    assert (corners.at("b1"), corners.quality("b1", "t1"), corners.quality("b1", "t2")) == ((60, 40, 0), CORNER, CORNER)


# -- pursuit, and the same from the other side ---------------------------------------------------------


@rule("GRB-07-053", "GRB-07-042")
def test_whoever_runs_into_an_enemy_is_aligned_on_the_side_he_came_from() -> None:
    case = field("bottom b1: varangians at 63:40 heading 0", "top t1: varangians at 60:40 heading 180", "attack: b1")
    align(case.match, case.number("b1"), case.number("t1"), 0)
    assert (case.at("b1"), case.zone("b1", "t1")) == ((60, 40, 0), "front")


CASES = (
    (["b1 at 63:32 heading 0", "t1 at 60:40 heading 180"], "attack b1 -> t1"),
    (["b1 at 51.3:30.7 heading 3.21", "t1 at 54:38 heading 231.17"], "attack b1 -> t1"),
    (["b1 at 52:30 heading 0", "b2 at 60:30 heading 0", "t1 at 57:38 heading 187"], "attack b1,b2 -> t1"),
    (["b1 at 52:30 heading 0", "b2 at 60:30 heading 0", "t1 at 57:38 heading 205"], "attack b1,b2 -> t1"),
    (["b1 at 40:30 heading 0", "t1 at 46:38 heading 270"], "attack b1 -> t1 after turn=wheel-right25.5"),
)


@rule("GRB-01-050", "GRB-01-046")
@pytest.mark.parametrize(("units", "deed"), CASES)
def test_on_the_turned_table_everything_is_the_same(units: list[str], deed: str) -> None:
    lines = [f"{'bottom' if unit[0] == 'b' else 'top'} {unit.replace(' at', ': varangians at')}" for unit in units]
    lines.append("attack: " + " ".join([unit.split()[0] for unit in units if unit[0] == "b"]))
    here = field(*lines).go(deed)
    there = field(*lines, turned=True).go(deed)
    bases = turned_about(there.position).bases
    for number, base in enumerate(here.position.bases):
        assert abs(base.x - bases[number].x) <= 1
        assert abs(base.y - bases[number].y) <= 1
        assert base.heading == bases[number].heading
    assert here.position.disorder == there.position.disorder
    assert len(here.position.contacts) == len(there.position.contacts)
