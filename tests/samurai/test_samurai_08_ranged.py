"""Chapter 8: ranged combat, range and line of sight."""

import pytest

from samurai.fields import banners, battle, dice_of, dice_rolled, field, hexes, honor, leader_place, throw
from vexilla.testing import rule

#: Two pieces far away, so that the battle phase goes on whoever else can fight.
FAR = "bottom: AY K2\ntop: AY K3\n"


def sees(text: str, shot: str) -> bool:
    """Whether a shot is possible; if not it is for want of sight."""
    here = shot.split(maxsplit=1)[0]
    case = battle(f"{FAR}{text}\nordered: K2 {here}")
    clause = case.why_not(f"attack {shot}")
    assert clause in (None, "SAM-08-016"), clause
    return clause is None


# -- who shoots at whom --------------------------------------------------------------------------


@rule("SAM-08-001", "SAM-08-002")
@pytest.mark.parametrize(
    ("kind", "shoots"), [("AB", True), ("AA", True), ("AY", False), ("SN", False), ("MSY", False), ("BG", False)]
)
def test_only_units_with_missiles_shoot_and_those_are_the_circle_units(kind: str, shoots: bool) -> None:
    text = f"{FAR}bottom: {kind} E4\ntop: AY E6\nordered: K2 E4" + ("\nterrain: camp E4" if kind == "BG" else "")
    case = battle(text)
    assert case.why_not("attack E4 E6") == (None if shoots else "SAM-08-001")
    shown = case.view("spectator")["kinds"][case.unit("E4")["kind"]]  # type: ignore[index]
    assert (shown["rank"] == "circle") == (shown["weapon"] != "none") == shoots


@rule("SAM-08-003", "SAM-08-006")
def test_beyond_one_hex_it_is_ranged_combat_and_beside_it_is_close_combat() -> None:
    for target, what, clause in (("E6", "fire", "SAM-08-010"), ("E5", "attack", "SAM-09-005")):
        case = battle(f"bottom: AB E4\ntop: SN {target}\nordered: E4", throw(2)).play(f"attack E4 {target}")
        assert [event["what"] for event in case.log("cc-rolled")] == [what]
        name = "cc-fires" if what == "fire" else "cc-attacks"
        assert [event["clauses"] for event in case.log(name)] == [[clause]]


@rule("SAM-08-004")
def test_the_target_must_be_seen_and_within_range() -> None:
    text = f"{FAR}bottom: AB E5, AY F3\ntop: AY E8, AY H5, AY E9, AY G5, AY I5\nordered: K2 E5"
    case = battle(text)
    # E8 and G5 are near and seen; H5 stands behind G5; E9 and I5 are too far.
    assert hexes(case, "attack", "E5") == ["E8", "G5"]
    assert case.why_not("attack E5 H5") == "SAM-08-016"
    assert case.why_not("attack E5 E9") == "SAM-08-012"
    assert case.why_not("attack E5 F3") == "SAM-08-010"
    assert case.why_not("attack E5 C5") == "SAM-08-010"


@rule("SAM-08-005")
def test_nobody_shoots_at_an_adjacent_enemy() -> None:
    # The attack on the neighbour is a close combat: he may battle back, and swords hit.
    case = battle("bottom: AB E4\ntop: AB E5\nordered: E4", "swords triangle").play("attack E4 E5")
    assert (case.blocks("E5"), case.question) == (3, "cc-ask-battle-back")


@rule("SAM-08-007")
@pytest.mark.parametrize("neighbour", ["AY E5", "leader E5 Uesugi"])
def test_with_an_enemy_beside_it_a_unit_does_not_shoot_at_others(neighbour: str) -> None:
    text = "bottom: AB E4\ntop: {}AY G4\nordered: E4"
    assert battle(text.format("")).options("attack") == ["attack E4 G4"]
    case = battle(text.format(neighbour + ", "))
    assert case.options("attack") == ["attack E4 E5"]
    assert case.why_not("attack E4 G4") == "SAM-08-007"


@rule("SAM-08-008")
def test_nobody_battles_back_against_fire() -> None:
    text = "bottom: AB E4, AY K2\ntop: AB E6, AY K3\nordered: E4 K2"
    case = battle(text, "circle triangle").play("attack E4 E6")
    assert (case.blocks("E6"), case.question, case.decider) == (3, "cc-ask-battle", "bottom")
    assert case.why_not("battle-back") == "SAM-03-010"


@rule("SAM-08-009", "SAM-08-042")
def test_the_steps_of_ranged_combat_follow_one_another() -> None:
    text = "bottom: AA E4\ntop: AY E6, leader E6 Uesugi\nordered: E4\nbottom dragons: masterwork-weapons"
    case = battle(text, "triangle flag flag", "swords circle")
    case.events()
    case.play("attack E4 E6")
    # Announced; range, sight and terrain are judged; then cards, and the roll after them.
    assert case.question == "sam-ask-dragon-before-roll"
    assert [event["event"] for event in case.events()] == ["cc-fires"]
    case.play("dragon masterwork-weapons")
    # The loss and the test of the leader come before the retreat, which is asked now.
    names = [event["event"] for event in case.events()]
    assert [name for name in names if name.startswith("cc-")] == ["cc-rolled", "cc-lost", "cc-rolled-for"]
    assert case.question == "cc-ask-ignore"
    case.play("ignore 1", "retreat E7")
    assert (case.blocks("E7"), case.leader("E7")) == (3, "Uesugi")


@rule("SAM-08-010")
def test_shooter_and_target_are_named_and_must_be_an_ordered_unit_and_an_enemy() -> None:
    case = battle(f"{FAR}bottom: AB E4, AB G4\ntop: AY E6, AY G6\nordered: K2 E4", throw(2))
    assert case.why_not("attack G4 G6") == "SAM-05-011"
    assert case.why_not("attack E4 G4") == "SAM-08-010"
    assert case.why_not("attack E4 E7") == "SAM-08-010"
    case.play("attack E4 E6")
    assert [(event["hex"], event["target"]) for event in case.log("cc-fires", "top")] == [("E4", "E6")]


# -- range ---------------------------------------------------------------------------------------


@rule("SAM-08-011", "SAM-08-012")
@pytest.mark.parametrize(("target", "dice"), [("G4", 2), ("H4", 2), ("E6", 2), ("F7", 2), ("I4", 0), ("E8", 0)])
def test_archers_shoot_two_or_three_hexes_far_with_two_dice(target: str, dice: int) -> None:
    text = f"{FAR}bottom: AB E4\ntop: AY {target}\nordered: K2 E4"
    assert dice_of(text, f"E4 {target}") == dice
    if not dice:
        assert battle(text).why_not(f"attack E4 {target}") == "SAM-08-012"


@rule("SAM-08-013")
@pytest.mark.parametrize("moved", ["E5", "E6"])
def test_archers_that_moved_shoot_with_one_die(moved: str) -> None:
    text = "bottom: AB E4\ntop: AY E8\ncard: order-two-center\nordered: E4"
    case = field(text, "triangle").play(f"move E4 {moved}", f"attack {moved} E8")
    assert dice_rolled(case) == [1]
    assert case.blocks("E8") == 3


@rule("SAM-08-011", "SAM-08-014")
@pytest.mark.parametrize(("target", "dice"), [("G4", 2), ("H4", 2), ("I4", 1), ("E8", 1), ("J4", 0), ("F9", 0)])
def test_arquebuses_shoot_four_hexes_far_with_two_two_and_one_dice(target: str, dice: int) -> None:
    text = f"{FAR}bottom: AA E4\ntop: AY {target}\nordered: K2 E4"
    assert dice_of(text, f"E4 {target}") == dice
    if not dice:
        assert battle(text).why_not(f"attack E4 {target}") == "SAM-08-014"


@rule("SAM-08-015")
def test_arquebuses_that_moved_do_not_shoot_but_fight_hand_to_hand() -> None:
    text = "bottom: AA E4, AB G4\ntop: AY E7, AY G7\ncard: order-two-center\nordered: E4 G4"
    case = field(text).play("move E4 E5", "done")
    assert case.why_not("attack E5 E7") == "SAM-08-015"
    assert case.why_not("attack G4 G7") is None
    text = "bottom: AA E4\ntop: AY E6\ncard: order-two-center\nordered: E4"
    case = field(text, throw(2)).play("move E4 E5", "attack E5 E6")
    assert dice_rolled(case) == [2]


# -- sight ---------------------------------------------------------------------------------------


@rule("SAM-08-016")
def test_the_shooter_must_see_its_target() -> None:
    assert sees("bottom: AB E5\ntop: AY H5", "E5 H5")
    assert not sees("bottom: AB E5\ntop: AY H5\nterrain: forest G5", "E5 H5")


@rule("SAM-08-017")
def test_a_unit_sees_in_all_directions() -> None:
    around = ["C5", "G5", "D7", "F7", "D3", "F3", "E7", "E3", "F6", "C6", "C4", "F4"]
    enemies = ", ".join(f"AY {hex_}" for hex_ in around)
    case = battle(f"bottom: AB E5\ntop: {enemies}\nordered: E5")
    assert set(hexes(case, "attack", "E5")) == set(around)


@rule("SAM-08-018")
@pytest.mark.parametrize("who", ["bottom: AY F5", "bottom: leader F5 Takeda", "top: AY G5", "top: leader G5 Uesugi"])
def test_units_and_leaders_of_either_side_are_obstacles(who: str) -> None:
    assert not sees(f"bottom: AB E5\ntop: AY H5\n{who}", "E5 H5")


@rule("SAM-08-019")
@pytest.mark.parametrize(
    ("ground", "hides"),
    [
        ("forest", True),
        ("village", True),
        ("hill", True),
        ("river", False),
        ("ford", False),
        ("bridge", False),
        ("rice-field", False),
        ("ravine", False),
    ],
)
def test_terrain_is_an_obstacle_where_its_description_says_so(ground: str, hides: bool) -> None:
    assert sees(f"bottom: AB E5\ntop: AY H5\nterrain: {ground} F5", "E5 H5") != hides


@rule("SAM-08-020")
@pytest.mark.parametrize(("here", "there", "beside"), [("A5", "A7", "A6"), ("L5", "L7", "K6")])
def test_half_hexes_at_the_edges_are_obstacles(here: str, there: str, beside: str) -> None:
    # The line runs between a half hex and a hex: an obstacle there closes it.
    text = f"bottom: AB {here}\ntop: AY {there}"
    assert sees(text, f"{here} {there}")
    assert not sees(f"{text}\nterrain: forest {beside}", f"{here} {there}")


@rule("SAM-08-021")
def test_the_line_runs_from_center_to_center_and_every_hex_it_crosses_counts() -> None:
    # From E5 to G6 it goes through F5 and F6, each cut off centre, and touches nothing else.
    text = "bottom: AB E5\ntop: AY G6"
    for hex_ in ("F5", "E6", "F6", "G5", "D6", "F7"):
        hidden = not sees(f"{text}\nterrain: forest {hex_}", "E5 G6")
        assert hidden == (hex_ in ("F5", "F6")), hex_


@rule("SAM-08-022")
@pytest.mark.parametrize("ground", ["forest", "village", "hill"])
def test_the_ground_of_the_target_does_not_hide_it(ground: str) -> None:
    assert sees(f"bottom: AB E5\ntop: AY H5\nterrain: {ground} H5", "E5 H5")


@rule("SAM-08-023")
@pytest.mark.parametrize("ground", ["forest", "village", "hill"])
def test_the_ground_and_figures_of_the_shooter_do_not_hide_its_target(ground: str) -> None:
    assert sees(f"bottom: AB E5, leader E5 Takeda\ntop: AY H5\nterrain: {ground} E5", "E5 H5")


@rule("SAM-08-024")
def test_along_an_edge_both_sides_must_be_closed() -> None:
    # From E5 to E7 the line runs between D6 and E6.
    text = "bottom: AB E5\ntop: AY E7"
    assert sees(f"{text}\nterrain: forest D6", "E5 E7")
    assert sees(f"{text}\nterrain: forest E6", "E5 E7")
    assert not sees(f"{text}\nterrain: forest D6 E6", "E5 E7")
    # A unit on one side and a forest on the other close it as well.
    assert not sees(f"{text}\nbottom: AY D6\nterrain: forest E6", "E5 E7")
    assert sees(f"{text}\nbottom: AY D6", "E5 E7")


@rule("SAM-08-025")
def test_each_edge_that_the_line_follows_is_judged_by_itself() -> None:
    # From E3 to E7 the line runs between D4 and E4, through E5, and between D6 and E6.
    text = "bottom: AA E3\ntop: AY E7"
    for forests, clear in (
        ("D4 E6", True),
        ("E4 D6", True),
        ("D4 D6", True),
        ("D4 E4", False),
        ("D6 E6", False),
        ("E5", False),
    ):
        assert sees(f"{text}\nterrain: forest {forests}", "E3 E7") == clear, forests


@rule("SAM-08-044")
def test_who_stands_in_the_hex_of_the_target_does_not_hide_it() -> None:
    assert sees("bottom: AB E5\ntop: AY H5, leader H5 Uesugi", "E5 H5")


# -- dice ----------------------------------------------------------------------------------------


@rule("SAM-08-026")
@pytest.mark.parametrize(
    ("terrain", "dice"),
    [
        ("", 2),
        ("forest G4", 1),
        ("village E4", 1),
        ("ford E4", 1),
        ("ford G4", 2),
        ("ravine G4", 1),
        ("village E4; forest G4", 1),
        ("hill E4", 2),
    ],
)
def test_the_ground_of_shooter_and_target_limits_the_dice(terrain: str, dice: int) -> None:
    text = "bottom: AB E4\ntop: AY G4\nordered: E4" + (f"\nterrain: {terrain}" if terrain else "")
    assert dice_of(text, "E4 G4") == dice


@rule("SAM-08-027")
def test_command_card_and_dragon_card_change_the_dice() -> None:
    text = "bottom: AB E4\ntop: AY G4\nordered: E4\nterrain: forest G4\n"
    assert dice_of(text, "E4 G4") == 1
    # What cards add comes on top of what the terrain leaves.
    assert dice_of(text + "card: shogun\nsymbols: circle", "E4 G4") == 2
    case = battle(text + "bottom dragons: masterwork-weapons", throw(2)).play("attack E4 G4")
    case.play("dragon masterwork-weapons")
    assert dice_rolled(case) == [2]


@rule("SAM-08-028")
def test_what_is_left_after_all_changes_is_rolled_at_once() -> None:
    text = "bottom: AA E4\ntop: AY I4\nordered: E4\ncard: shogun\nsymbols: circle\nbottom dragons: masterwork-weapons"
    # One die at distance four, one for Shogun, one for the weapons.
    case = battle(text, "triangle triangle swords").play("attack E4 I4", "dragon masterwork-weapons")
    assert [(event["clauses"], len(event["dice"])) for event in case.log("cc-rolled")] == [(["SAM-08-028"], 3)]
    assert case.blocks("I4") == 1


# -- hits ----------------------------------------------------------------------------------------


@rule("SAM-08-029", "SAM-08-030", "SAM-08-031", "SAM-08-032")
@pytest.mark.parametrize(
    ("target", "own"), [("AB", "circle"), ("AA", "circle"), ("AY", "triangle"), ("SN", "square"), ("MSY", "square")]
)
@pytest.mark.parametrize("face", ["circle", "triangle", "square"])
def test_the_symbol_of_the_banner_hits_and_no_other(target: str, own: str, face: str) -> None:
    case = battle(f"bottom: AB E4\ntop: {target} E6\nordered: E4", f"{face} {face}").play("attack E4 E6")
    assert case.blocks("E6") == (2 if face == own else 4)


@rule("SAM-08-033", "SAM-08-034")
@pytest.mark.parametrize(("shooter", "left"), [("AA", 2), ("AB", 4)])
@pytest.mark.parametrize("target", ["AB", "AY", "SN", "MSY"])
def test_swords_hit_when_arquebuses_shoot_and_not_when_archers_do(shooter: str, left: int, target: str) -> None:
    case = battle(f"bottom: {shooter} E4\ntop: {target} E6\nordered: E4", "swords swords").play("attack E4 E6")
    assert case.blocks("E6") == left


@rule("SAM-08-035")
@pytest.mark.parametrize(("roll", "left"), [("circle circle", 4), ("triangle circle", 3), ("triangle triangle", 2)])
def test_each_hit_removes_a_figure(roll: str, left: int) -> None:
    case = battle("bottom: AB E4\ntop: AY E6\nordered: E4", roll).play("attack E4 E6")
    assert case.blocks("E6") == left


@rule("SAM-08-036", "SAM-08-037")
def test_the_last_figure_is_a_banner_and_hits_too_many_do_nothing() -> None:
    case = battle("bottom: AB E4\ntop: AY E6 1, AY E7\nordered: E4", "triangle triangle").play("attack E4 E6")
    assert (case.unit("E6"), case.blocks("E7"), banners(case)) == (None, 4, (1, 0))
    case = battle("bottom: AB E4\ntop: AY E6 2\nordered: E4", "triangle circle").play("attack E4 E6")
    assert (case.blocks("E6"), banners(case)) == (1, (0, 0))


@rule("SAM-08-038")
def test_a_leader_with_the_target_may_be_killed() -> None:
    text = "bottom: AB E4\ntop: AY E6, leader E6 Uesugi\nordered: E4"
    case = battle(text, "triangle circle", "swords swords").play("attack E4 E6")
    assert (leader_place(case, "Uesugi"), banners(case), case.blocks("E6")) == ("lost", (1, 0), 3)
    # Without a loss he is in no danger.
    case = battle(text, "circle circle").play("attack E4 E6")
    assert leader_place(case, "Uesugi") == "E6"


@rule("SAM-08-039")
def test_a_flag_hits_nobody_but_drives_back() -> None:
    case = battle("bottom: AA E4\ntop: AY E6\nordered: E4", "flag flag").play(
        "attack E4 E6", "retreat E7", "retreat E8"
    )
    assert (case.blocks("E8"), banners(case)) == (4, (0, 0))


@rule("SAM-08-040", "SAM-08-041")
@pytest.mark.parametrize(("kind", "tokens"), [("AB", 7), ("AA", 5)])
def test_archers_gain_tokens_and_arquebuses_do_not(kind: str, tokens: int) -> None:
    case = battle(f"bottom: {kind} E4\ntop: AY E6\nordered: E4", "honor honor").play("attack E4 E6")
    assert honor(case) == (tokens, 5)


@rule("SAM-08-041")
def test_arquebuses_gain_tokens_hand_to_hand() -> None:
    case = battle("bottom: AA E4\ntop: AY E5\nordered: E4", "honor honor").play("attack E4 E5")
    assert honor(case) == (7, 5)


@rule("SAM-08-043")
@pytest.mark.parametrize("kind", ["AB", "AA"])
def test_the_kind_of_attack_follows_from_the_place(kind: str) -> None:
    for enemies, attacks in (
        ("AY E6, AY G4", ["E6", "G4"]),
        ("AY E5, AY E6, AY G4", ["E5"]),
        ("leader F4 Uesugi, AY E6, AY H4", ["F4"]),
    ):
        case = battle(f"bottom: {kind} E4\ntop: {enemies}\nordered: E4")
        assert hexes(case, "attack", "E4") == attacks


@rule("SAM-08-045")
def test_nobody_is_inspired_to_shoot() -> None:
    text = "bottom: AB E4, leader E4 Takeda *mounted\ntop: AY {}\nordered: E4"
    case = battle(text.format("E6"), "circle circle").play("attack E4 E6")
    assert dice_rolled(case) == [2]
    case = battle(text.format("E5"), luck=True).play("attack E4 E5")
    assert case.question == "sam-ask-inspire"
