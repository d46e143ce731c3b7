"""Chapter 6: the movement of units and leaders."""

import pytest

from samurai.fields import banners, battle, dice_rolled, field, hexes, honor, leader_place, throw
from vexilla.testing import Case, rule

AROUND_E4 = {"D4", "F4", "E3", "F3", "E5", "F5"}


def moving(text: str, *dice: str, luck: bool = False) -> Case:
    """The movement of a turn with Order Three in the centre; ``ordered`` says who has orders."""
    return field(text + "\ncard: order-three-center", *dice, luck=luck)


def ring(case: Case, at: str, verb: str = "move") -> set[str]:
    """Where a piece may move to."""
    return set(hexes(case, verb, at))


# -- how far and when ----------------------------------------------------------------------------


@rule("SAM-06-001")
def test_units_move_one_at_a_time_in_any_order() -> None:
    text = "bottom: AY E4, AY G4, AY C9\nordered: E4 G4"
    first = moving(text).play("move E4 E5")
    assert {option.split()[1] for option in first.options("move")} == {"G4"}
    second = moving(text).play("move G4 G5")
    assert {option.split()[1] for option in second.options("move")} == {"E4"}
    # A move is made as a whole: it cannot be taken up again.
    assert first.why_not("move E5 E6") == "SAM-06-007"


@rule("SAM-06-002")
@pytest.mark.parametrize(("kind", "furthest"), [("AB", 2), ("AA", 2), ("AY", 2), ("SN", 1), ("MSY", 2)])
def test_the_allowance_follows_from_rank_and_type(kind: str, furthest: int) -> None:
    case = moving(f"bottom: {kind} E4\nordered: E4")
    assert ("E6" in ring(case, "E4"), "E5" in ring(case, "E4")) == (furthest == 2, True)
    assert "E7" not in ring(case, "E4")


@rule("SAM-06-003")
@pytest.mark.parametrize("kind", ["AB", "AA"])
@pytest.mark.parametrize("target", ["E5", "E6"])
def test_circle_infantry_moves_one_or_two_hexes_and_battles(kind: str, target: str) -> None:
    enemy = f"E{int(target[1]) + 1}"
    case = moving(f"bottom: {kind} E4\ntop: AY {enemy}\nordered: E4")
    assert case.why_not("move E4 B4") == "SAM-06-003"
    case.play(f"move E4 {target}")
    assert case.options("attack") == [f"attack {target} {enemy}"]


@rule("SAM-06-004")
def test_triangle_infantry_moves_one_hex_and_battles_or_two_and_does_not() -> None:
    text = "bottom: AY E4, AY A1\ntop: AY {}, AY A2\nordered: E4 A1"
    case = moving(text.format("E6")).play("move E4 E5", "done")
    assert case.why_not("attack E5 E6") is None
    case = moving(text.format("E7")).play("move E4 E6", "done")
    assert case.why_not("attack E6 E7") == "SAM-09-007"
    assert moving(text.format("J9")).why_not("move E4 E7") == "SAM-06-004"


@rule("SAM-06-005")
def test_square_infantry_moves_one_hex_and_battles() -> None:
    case = moving("bottom: SN E4\ntop: AY E6\nordered: E4")
    assert ring(case, "E4") == AROUND_E4
    assert case.why_not("move E4 D6") == "SAM-06-005"
    case.play("move E4 E5")
    assert case.options("attack") == ["attack E5 E6"]


@rule("SAM-06-006")
@pytest.mark.parametrize("target", ["E5", "E6"])
def test_square_cavalry_moves_up_to_two_hexes_and_battles(target: str) -> None:
    enemy = f"E{int(target[1]) + 1}"
    case = moving(f"bottom: MSY E4\ntop: AY {enemy}\nordered: E4")
    assert case.why_not("move E4 B4") == "SAM-06-006"
    case.play(f"move E4 {target}")
    assert case.options("attack") == [f"attack {target} {enemy}"]


@rule("SAM-06-007")
def test_a_unit_moves_only_once() -> None:
    case = moving("bottom: MSY E4, MSY G4\nordered: E4 G4").play("move E4 E5")
    assert case.why_not("move E5 E6") == "SAM-06-007"


@rule("SAM-06-008")
def test_an_ordered_unit_need_not_move() -> None:
    case = moving("bottom: AY E4\ntop: AY E5\nordered: E4")
    assert "done" in case.options()
    assert case.why_not("move E4 E4") == "SAM-06-008"
    case.play("done")
    assert (case.question, case.blocks("E4")) == ("cc-ask-battle", 4)
    case = moving("bottom: leader E4 Takeda, AY E6\nordered: E6\nordered leaders: E4")
    assert case.why_not("move-leader E4 E4") == "SAM-06-008"


# -- with whom -----------------------------------------------------------------------------------


@rule("SAM-06-009")
def test_all_figures_move_together() -> None:
    case = moving("bottom: AY E4 3, AY G4\nordered: E4 G4").play("move E4 F5")
    assert (case.unit("E4"), case.blocks("F5")) == (None, 3)
    assert [unit["blocks"] for unit in case.view("spectator")["units"]] == [3, 4]


@rule("SAM-06-010")
def test_two_weakened_units_are_not_merged() -> None:
    case = moving("bottom: AY E4 1, AY E5 1\nordered: E4")
    assert case.why_not("move E4 E5") == "SAM-06-011"


@rule("SAM-06-011")
def test_two_units_never_stand_on_one_hex() -> None:
    case = moving("bottom: MSY E4, AY E5\ntop: AY F5\nordered: E4")
    assert case.why_not("move E4 E5") == "SAM-06-011"
    assert case.why_not("move E4 F5") == "SAM-06-012"


@rule("SAM-06-012")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_a_unit_moves_through_nobody(side: str) -> None:
    wall = ", ".join(f"AY {hex_}" for hex_ in sorted(AROUND_E4))
    text = f"bottom: MSY E4, {wall}\nordered: E4" if side == "bottom" else f"bottom: MSY E4\ntop: {wall}\nordered: E4"
    case = moving(text + ("\ntop: AY L9" if side == "bottom" else ""), luck=True)
    assert not case.options("move")
    gap = moving(text.replace(", AY F5", "") + " ", luck=True)
    # Through the gap it gets to the hexes behind it only.
    assert ring(gap, "E4") == {"F5", "G5", "F6", "E6"}
    assert gap.why_not("move E4 C4") == "SAM-06-012"


@rule("SAM-06-013")
def test_terrain_can_shorten_a_move() -> None:
    case = moving("bottom: MSY E4\nordered: E4\nterrain: forest E5 F5; river D4")
    # The forest stops whoever enters it, and the river lets nobody in.
    assert case.why_not("move E4 E5") is None
    assert case.why_not("move E4 E6") == "SAM-20-012"
    assert case.why_not("move E4 D4") == "SAM-20-023"
    assert moving("bottom: MSY E4\nordered: E4").why_not("move E4 E6") is None


@rule("SAM-06-014")
@pytest.mark.parametrize("kind", ["*foot", "*mounted"])
@pytest.mark.parametrize("unit", ["AY", "AB", "AA", "SN"])
def test_infantry_joins_a_leader_alone_and_stops(unit: str, kind: str) -> None:
    text = f"bottom: {unit} E4, leader E5 Takeda {kind}\ntop: AY L9\nordered: E4"
    case = moving(text).play("move E4 E5")
    assert (case.leader("E5"), case.blocks("E5")) == ("Takeda", 4)


@rule("SAM-06-014")
def test_infantry_does_not_pass_a_leader_and_a_led_unit_does_not_join_another() -> None:
    # On the way to D6 and E6 there is nothing but the leader.
    text = "bottom: AY E4{}, leader E5 Takeda, AY D5, AY F5\nordered: E4"
    case = moving(text.format(""))
    assert case.why_not("move E4 E6") == "SAM-06-014"
    assert case.why_not("move E4 D6") == "SAM-06-014"
    assert moving(text.format(", leader E4 Baba")).why_not("move E4 E5") == "SAM-06-014"


@rule("SAM-06-015")
def test_cavalry_joins_a_mounted_leader_alone_and_stops() -> None:
    text = "bottom: MSY E4{}, leader E5 Takeda *mounted, AY D5, AY F5\nordered: E4"
    case = moving(text.format(""))
    assert case.why_not("move E4 E6") == "SAM-06-015"
    case.play("move E4 E5")
    assert (case.leader("E5"), case.blocks("E5")) == ("Takeda", 4)
    assert moving(text.format(", leader E4 Baba *mounted")).why_not("move E4 E5") == "SAM-06-015"


@rule("SAM-06-016")
def test_cavalry_does_not_enter_the_hex_of_a_leader_on_foot() -> None:
    case = moving("bottom: MSY E4, leader E5 Takeda *foot\nordered: E4")
    assert case.why_not("move E4 E5") == "SAM-06-016"
    # Nor does it pass through him.
    case = moving("bottom: MSY E4, leader E5 Takeda *foot, AY D5, AY F5\nordered: E4")
    assert case.why_not("move E4 E6") == "SAM-06-016"


@rule("SAM-06-017")
def test_a_unit_that_joined_a_leader_does_not_move_again_but_he_may() -> None:
    text = "bottom: AY E4, leader E5 Takeda, AY A1\nordered: E4 A1\nordered leaders: E5"
    case = moving(text).play("move E4 E5")
    assert case.why_not("move E5 E6") == "SAM-06-007"
    assert "move-leader E5 E6" in case.options()
    case.play("move-leader E5 E6")
    assert (case.leader("E6"), case.blocks("E5")) == ("Takeda", 4)


# -- where to ------------------------------------------------------------------------------------


@rule("SAM-06-018")
def test_units_move_from_section_to_section() -> None:
    case = field("bottom: MSY E3\ncard: order-two-center\nordered: E3")
    assert {"C3", "C4"} <= ring(case, "E3")
    case = field("bottom: MSY I3\ncard: order-two-right\nordered: I3")
    assert "G3" in ring(case, "I3")


@rule("SAM-06-040")
def test_example_a_unit_ordered_on_the_left_flank_ends_in_the_center() -> None:
    text = "bottom: AY D3, AY E1\nbottom hand: order-two-left"
    case = field(text, luck=True).play("play order-two-left")
    assert case.options("order") == ["order D3"]
    case.play("order D3", "move D3 F3")
    assert case.blocks("F3") == 4


@rule("SAM-06-019")
@pytest.mark.parametrize(
    ("here", "around"), [("A3", {"B3", "A2", "A4"}), ("L3", {"K3", "K2", "K4"}), ("A2", {"B2", "A1", "B1", "A3", "B3"})]
)
def test_no_unit_moves_onto_half_hexes_at_the_edges(here: str, around: set[str]) -> None:
    case = field(f"bottom: SN {here}\ncard: line-command\nordered: {here}")
    assert ring(case, here) == around


@rule("SAM-06-020")
@pytest.mark.parametrize("here", ["E1", "E11"])
def test_no_unit_moves_onto_a_start_line(here: str) -> None:
    case = moving(f"bottom: SN {here}\ntop: AY L7\nordered: {here}")
    rank = "2" if here == "E1" else "10"
    assert ring(case, here) == {"D" + here[1:], "F" + here[1:], "D" + rank, "E" + rank}
    # No action at all takes a unit off the field.
    assert all(option.split()[0] in ("move", "done") for option in case.options())


@rule("SAM-06-021")
def test_a_retreat_has_rules_of_its_own() -> None:
    # Samurai on foot move one hex by order and would stop in the forest; they retreat three hexes through it.
    text = "bottom: MSY E4\ntop: SN E5, AY A9\nordered: E4\nterrain: forest D6 E6\nhonor: 5 9"
    case = battle(text, throw(4, "flag", "flag", "flag"))
    case.play("attack E4 E5", "ignore 0", "retreat E6", "retreat E7", "retreat E8")
    assert case.blocks("E8") == 4


# -- leaders -------------------------------------------------------------------------------------


@rule("SAM-06-022", "SAM-06-023")
@pytest.mark.parametrize(("kind", "furthest"), [("*foot", 2), ("*mounted", 3)])
def test_leaders_alone_move_two_hexes_on_foot_and_three_mounted(kind: str, furthest: int) -> None:
    case = moving(f"bottom: leader F5 Takeda {kind}\nordered leaders: F5")
    reached = ring(case, "F5", "move-leader")
    along = ["G5", "H5", "I5", "J5"]
    assert [hex_ in reached for hex_ in along] == [step < furthest for step in range(4)]
    assert case.why_not(f"move-leader F5 {along[furthest]}") == f"SAM-06-0{20 + furthest}"
    assert len(reached) == {2: 18, 3: 36}[furthest]


@rule("SAM-06-025")
def test_a_leader_obeys_the_terrain() -> None:
    text = "bottom: leader E4 Takeda *mounted\nordered leaders: E4\nterrain: forest E5 F5; river D4"
    case = moving(text)
    assert case.why_not("move-leader E4 E5") is None
    # The forest stops him, and nobody enters a river.
    assert case.why_not("move-leader E4 E6") == "SAM-20-012"
    assert case.why_not("move-leader E4 D4") == "SAM-20-023"


@rule("SAM-06-026")
@pytest.mark.parametrize(("kind", "furthest"), [("*foot", 2), ("*mounted", 3)])
def test_a_leader_who_leaves_his_unit_moves_at_his_own_pace(kind: str, furthest: int) -> None:
    case = moving(f"bottom: SN F5, leader F5 Takeda {kind}\nordered leaders: F5")
    reached = ring(case, "F5", "move-leader")
    assert [hex_ in reached for hex_ in ("G5", "H5", "I5", "J5")] == [step < furthest for step in range(4)]


@rule("SAM-06-027")
@pytest.mark.parametrize("friend", ["AY {0}", "AY {0}, leader {0} N{0}", "leader {0} N{0}", "MSY {0}"])
def test_a_leader_passes_through_friends(friend: str) -> None:
    wall = ", ".join(friend.format(hex_) for hex_ in sorted(AROUND_E4))
    case = moving(f"bottom: leader E4 Takeda *foot, {wall}\ntop: AY L9\nordered leaders: E4")
    assert {"E6", "D6", "F6", "C4", "G4", "E2"} <= ring(case, "E4", "move-leader")
    case.play("move-leader E4 E6")
    assert case.leader("E6") == "Takeda"


@rule("SAM-06-028")
@pytest.mark.parametrize("enemy", ["AY {0}", "leader {0} N{0}"])
def test_a_leader_does_not_pass_through_enemies(enemy: str) -> None:
    wall = ", ".join(enemy.format(hex_) for hex_ in sorted(AROUND_E4 - {"E3"}))
    case = moving(f"bottom: leader E4 Takeda *foot\ntop: {wall}\nordered leaders: E4")
    assert ring(case, "E4", "move-leader") == {"E3", "D3", "D2", "E2"}
    assert case.why_not("move-leader E4 E6") == "SAM-06-028"


@rule("SAM-06-029")
@pytest.mark.parametrize("unit", ["AY", "AB", "AA", "SN"])
def test_a_leader_on_foot_joins_infantry(unit: str) -> None:
    case = moving(f"bottom: leader E4 Takeda *foot, {unit} E6\ntop: AY L9\nordered leaders: E4")
    case.play("move-leader E4 E6")
    assert case.leader("E6") == "Takeda"


@rule("SAM-06-030")
@pytest.mark.parametrize("unit", ["AY", "SN", "MSY"])
def test_a_mounted_leader_joins_infantry_and_cavalry(unit: str) -> None:
    case = moving(f"bottom: leader E4 Takeda *mounted, {unit} E7\ntop: AY L9\nordered leaders: E4")
    case.play("move-leader E4 E7")
    assert case.leader("E7") == "Takeda"


@rule("SAM-06-031")
def test_a_leader_who_has_joined_a_unit_does_not_move_again() -> None:
    text = "bottom: leader E4 Takeda, AY E5, AY A1\ntop: AY L9\nordered: E5 A1\nordered leaders: E4"
    case = moving(text).play("move-leader E4 E5")
    assert case.why_not("move-leader E5 E6") == "SAM-06-031"
    assert case.why_not("move E5 E6") == "SAM-05-020"


@rule("SAM-06-032")
def test_a_leader_does_not_end_his_move_among_enemies() -> None:
    case = moving("bottom: leader E4 Takeda\ntop: AY E5, leader F5 Uesugi\nordered leaders: E4")
    assert case.why_not("move-leader E4 E5") == "SAM-06-032"
    assert case.why_not("move-leader E4 F5") == "SAM-06-032"


@rule("SAM-06-033")
def test_only_one_leader_stands_on_a_hex() -> None:
    case = moving("bottom: leader E4 Takeda, leader E5 Baba, AY F5, leader F5 Obu\ntop: AY L9\nordered leaders: E4")
    assert case.why_not("move-leader E4 E5") == "SAM-06-033"
    assert case.why_not("move-leader E4 F5") == "SAM-06-033"


@rule("SAM-06-034")
def test_a_leader_on_foot_passes_cavalry_but_does_not_stop_with_it() -> None:
    # Cavalry all around: every hex behind it is reached, none of its own.
    wall = ", ".join(f"MSY {hex_}" for hex_ in sorted(AROUND_E4))
    case = moving(f"bottom: leader E4 Takeda *foot, {wall}\ntop: AY L9\nordered leaders: E4")
    assert ring(case, "E4", "move-leader").isdisjoint(AROUND_E4)
    assert "E6" in ring(case, "E4", "move-leader")
    assert case.why_not("move-leader E4 E5") == "SAM-06-034"


@rule("SAM-06-041")
@pytest.mark.parametrize(
    ("friend", "clause"),
    [("MSY E5", "SAM-06-034"), ("AY E5, leader E5 Baba", "SAM-06-033"), ("leader E5 Baba", "SAM-06-033")],
)
def test_a_leader_does_not_enter_stop_terrain_where_he_cannot_stay(friend: str, clause: str) -> None:
    # The forest holds him where he may not stay: he can neither end there nor pass. Enemies close the ways around it.
    text = f"bottom: leader E4 Takeda *foot, {friend}\ntop: AY D5, AY F5, AY D4, AY F4\nordered leaders: E4"
    assert {"D6", "E6"} <= ring(moving(text), "E4", "move-leader")
    case = moving(text + "\nterrain: forest E5")
    assert ring(case, "E4", "move-leader") == {"E3", "F3", "D3", "G3", "D2", "E2", "F2"}
    assert case.why_not("move-leader E4 E6") == "SAM-20-012"
    assert case.why_not("move-leader E4 E5") == clause


@rule("SAM-06-042")
def test_stop_terrain_matters_on_entry_only() -> None:
    case = moving("bottom: AY E4, leader G5 Takeda\nordered: E4\nordered leaders: G5\nterrain: forest E4 G5")
    assert "E6" in ring(case, "E4")
    assert "G7" in ring(case, "G5", "move-leader")
    case = moving("bottom: AY E4\ntop: AY E6\nordered: E4\nterrain: forest E4", throw(3)).play("move E4 E5")
    case.play("attack E5 E6")
    assert dice_rolled(case) == [3]


# -- off the field -------------------------------------------------------------------------------


@rule("SAM-06-035", "SAM-06-037", "SAM-06-038")
def test_a_leader_leaves_over_his_own_start_line_for_good_and_without_a_banner() -> None:
    case = moving("bottom: leader E1 Takeda, AY A5\ntop: AY L9\nordered: A5\nordered leaders: E1").play(
        "exit-leader E1"
    )
    assert (leader_place(case, "Takeda"), banners(case)) == ("gone", (0, 0))
    # He is nowhere, and nobody can order or move him any more.
    assert not [option for option in case.options() if "leader" in option]
    later = field("bottom: leader gone Takeda, AY E5\ntop: AY L9\ncard: order-three-center")
    assert later.options() == ["done", "order E5"]
    assert leader_place(later, "Takeda") == "gone"


@rule("SAM-06-036")
@pytest.mark.parametrize(
    ("here", "kind", "can"),
    [
        ("E1", "*foot", True),
        ("E2", "*foot", True),
        ("E3", "*foot", False),
        ("E3", "*mounted", True),
        ("E4", "*mounted", False),
    ],
)
def test_the_step_onto_the_start_line_costs_a_hex(here: str, kind: str, can: bool) -> None:
    case = moving(f"bottom: leader {here} Takeda {kind}\nordered leaders: {here}")
    assert (f"exit-leader {here}" in case.options()) == can
    assert case.why_not(f"exit-leader {here}") == (None if can else "SAM-06-036")


@rule("SAM-06-036")
def test_only_the_own_start_line_is_a_way_out_and_only_of_leaders_who_move_alone() -> None:
    case = moving("bottom: leader E11 Takeda, AY A5\nordered leaders: E11")
    assert case.why_not("exit-leader E11") == "SAM-06-036"
    assert moving("bottom: leader A3 Takeda\nordered leaders: A3").why_not("exit-leader A3") == "SAM-06-036"
    # With his unit he goes nowhere; ordered to leave it, he may.
    led = "bottom: AY E1, leader E1 Takeda\n"
    assert moving(led + "ordered: E1").why_not("exit-leader E1") == "SAM-05-011"
    assert moving(led + "ordered leaders: E1").why_not("exit-leader E1") is None
    # His own line is the top one if he is of the top side.
    case = field("top: leader E11 Uesugi\nbottom: AY A1\nturn: top\ncard: order-three-center\nordered leaders: E11")
    assert case.why_not("exit-leader E11") is None


@rule("SAM-06-039")
def test_leaving_by_order_costs_no_tokens() -> None:
    case = moving("bottom: leader E1 Takeda, AY A5\ntop: AY L9\nordered: A5\nordered leaders: E1\nhonor: 2 5")
    case.play("exit-leader E1")
    assert honor(case) == (2, 5)
