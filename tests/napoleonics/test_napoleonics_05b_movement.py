"""Chapter 5, the movement of units and leaders (NAP-05-035 to NAP-05-083)."""

import pytest

from napoleonics.fields import banners, battle, blocks_at, dice_of, field, hexes, leader_at, throw, unit_at
from vexilla.testing import Case, rule

#: The wall of friends around E4 that leaves one way out, to the east.
WALL = "FR-LN D4, FR-LN E3, FR-LN F3, FR-LN E5, FR-LN F5"


def ordered(bottom: str, hexes_: str, more: str = "", card: str = "forward") -> Case:
    """The bottom side's units on these hexes are ordered and may move; an enemy stands far away."""
    top = "" if "top:" in more else "top: BR-LN M9\n"
    return field(f"bottom: {bottom}\n{top}card: {card}\nordered: {hexes_}\n{more}", luck=True)


def led(bottom: str, leaders: str, more: str = "", card: str = "forward") -> Case:
    """The same with ordered leaders only."""
    top = "" if "top:" in more else "top: BR-LN M9\n"
    return field(f"bottom: {bottom}\n{top}card: {card}\nordered leaders: {leaders}\n{more}", luck=True)


# -- all movement --------------------------------------------------------------------------------


@rule("NAP-05-035", "NAP-05-036")
def test_ordered_pieces_move_one_after_another_in_any_order_and_once() -> None:
    text = "bottom: FR-LN A3, FR-LC C3, leader E3 Ney\ntop: BR-LN M9\ncard: attack-left\nordered: A3 C3\n"
    for first, second in (("move A3 A4", "move C3 C4"), ("move C3 C4", "move A3 A4")):
        case = field(text + "ordered leaders: E3").play(first, "move-leader E3 E4", second)
        assert (blocks_at(case, "A4"), blocks_at(case, "C4"), leader_at(case, "E4")) == (4, 4, "Ney")
    case = field(text + "ordered leaders: E3").play("move A3 A4")
    assert case.why_not("move A4 A5") == "NAP-05-036"
    assert case.options("move A4") == []


@rule("NAP-05-037")
def test_the_ordered_need_not_move_and_may_battle_all_the_same() -> None:
    case = ordered("FR-LN E4, FR-LN A1", "E4 A1", "top: BR-LN E5")
    case.play("done")
    assert case.options("attack") == ["attack E4 E5"]
    assert unit_at(case, "E4")["moved"] == 0


@rule("NAP-05-038")
def test_a_move_is_finished_before_another_begins() -> None:
    # Light cavalry that went one of its three hexes does not go on, neither at once nor after another unit.
    case = ordered("FR-LC E4, FR-LN A1", "E4 A1").play("move E4 E5")
    assert case.why_not("move E5 E6") == "NAP-05-036"
    case.play("move A1 A2")
    assert case.decider == "top"
    assert blocks_at(case, "E5") == 4


@rule("NAP-05-039")
def test_two_leaders_never_end_on_one_hex_but_one_may_ride_past_another() -> None:
    case = led("FR-LN A1, leader E4 Ney, leader F4 Soult, leader E5 Foy", "E4")
    assert case.why_not("move-leader E4 F4") == "NAP-05-066"
    # Ringed by friends, two of them leaders, he gets out past them.
    assert case.why_not("move-leader E4 G4") is None
    case.play("move-leader E4 G4")
    assert [leader_at(case, hex_) for hex_ in ("E4", "F4", "G4")] == [None, "Soult", "Ney"]


@rule("NAP-05-040", "NAP-05-041")
def test_a_unit_neither_enters_nor_passes_a_hex_with_another_unit() -> None:
    case = ordered(f"FR-LC E4, {WALL}", "E4")
    # One way out: F4, and on from there; nothing behind the wall within three hexes of it by the straight way.
    assert case.why_not("move E4 E5") == "NAP-05-040"
    assert "F4" in hexes(case, "move", "E4")
    assert case.why_not("move E4 E6") == "NAP-05-041"
    assert case.why_not("move E4 C4") == "NAP-05-041"
    # With an enemy there instead, it is the same.
    case = ordered("FR-LC E4", "E4", "top: BR-LN D4, BR-LN E3, BR-LN F3, BR-LN E5, BR-LN F5")
    assert case.why_not("move E4 E5") == "NAP-05-041"
    assert case.why_not("move E4 E6") == "NAP-05-041"
    closed = ordered("FR-LC E4", "E4", "top: BR-LN D4, BR-LN E3, BR-LN F3, BR-LN E5, BR-LN F5, leader F4 Hill")
    # An enemy leader alone closes the last way, too: nothing is left to move.
    assert closed.question == "cc-ask-battle"


@rule("NAP-05-041")
def test_a_unit_does_not_enter_or_pass_an_enemy_leader_alone() -> None:
    case = ordered("FR-LC A1", "A1", "top: leader B1 Hill, leader A2 Hope, BR-LN M9")
    assert case.question == "cc-ask-battle"
    case = ordered("FR-LC A1, FR-LN C1", "A1", "top: leader B1 Hill, BR-LN M9")
    assert case.why_not("move A1 B1") == "NAP-05-041"
    assert "A2" in hexes(case, "move", "A1")


@rule("NAP-05-042")
def test_a_unit_stops_with_a_lone_leader_who_joins_it() -> None:
    # The leader stands in the only way out of the corner.
    case = ordered("FR-LC A1, leader B1 Ney, FR-LN A2", "A1")
    assert hexes(case, "move", "A1") == ["B1"]
    assert case.why_not("move A1 C1") == "NAP-05-042"
    case.play("move A1 B1")
    assert (blocks_at(case, "B1"), leader_at(case, "B1")) == (4, "Ney")
    # He is attached: the next turn's single order moves both.
    case = field("bottom: FR-LC B1, leader B1 Ney\ntop: BR-LN M9\ncard: scout-left", luck=True)
    case.play("order B1", "move B1 B2")
    assert leader_at(case, "B2") == "Ney"


@rule("NAP-05-043")
def test_a_unit_with_a_leader_does_not_enter_a_lone_leaders_hex() -> None:
    case = ordered("FR-LC A1, leader A1 Soult, leader B1 Ney, FR-LN A2", "A1")
    # Neither to stop nor to pass.
    assert case.question != "cc-ask-move"
    case = ordered("FR-LC A1, leader A1 Soult, leader B1 Ney, FR-LN C1", "A1 C1")
    assert case.why_not("move A1 B1") == "NAP-05-043"
    assert "B1" in hexes(case, "move", "C1")


@rule("NAP-05-044")
def test_a_unit_that_stopped_with_a_leader_may_still_battle() -> None:
    case = ordered("FR-LN E3, leader E4 Ney", "E3", "top: BR-LN E5")
    case.play("move E3 E4")
    assert case.options("attack") == ["attack E4 E5"]
    # As far as its move allows: foot artillery that moved may not.
    case = ordered("FR-FA E3, leader E4 Ney, FR-LN D5", "E3 D5", "top: BR-LN E5")
    case.play("move E3 E4", "done")
    assert case.options("attack") == ["attack D5 E5"]


@rule("NAP-05-045", "NAP-05-062")
def test_pieces_move_from_one_section_into_another() -> None:
    case = ordered("FR-LC D2", "D2", card="probe-left")
    assert {"E2", "F2", "G2"} <= set(hexes(case, "move", "D2"))
    case = led("FR-LN A1, leader D2 Ney", "D2", card="probe-left")
    assert {"E2", "F2", "G2"} <= set(hexes(case, "move-leader", "D2"))


@rule("NAP-05-046")
def test_a_unit_leaves_over_its_own_edge_only_where_the_scenario_says_so() -> None:
    for special, hex_, wanted in (
        ("", "A1", "NAP-05-046"),
        ("special: exits bottom A1 B1", "A1", None),
        ("special: exits bottom B1", "A1", "NAP-05-046"),
        ("special: exits top A9", "A9", "NAP-05-046"),
    ):
        case = ordered(f"FR-LN {hex_}, FR-LN K1", f"{hex_} K1", special)
        assert case.why_not(f"exit {hex_}") == wanted, (special, hex_)
    # The hex beyond the edge costs one of its move: line infantry a hex away does not make it, cavalry does.
    special = "special: exits bottom A1"
    assert ordered("FR-LN A2", "A2", special).why_not("exit A2") == "NAP-05-046"
    assert ordered("FR-LC B2", "B2", special).why_not("exit B2") is None
    assert ordered("FR-HC B2", "B2", special).why_not("exit B2") == "NAP-05-046"
    # It is gone with its leader and gives nobody a banner.
    case = ordered("FR-LN A1, leader A1 Ney, FR-LN K1", "A1", special).play("exit A1")
    assert case.lines()["bottom"].startswith("FR-LN K1")
    assert (leader_at(case, "A1"), banners(case)) == (None, (0, 0))


@rule("NAP-05-047")
def test_a_unit_moves_whole() -> None:
    case = ordered("FR-LT E4 3, FR-LN A1", "E4").play("move E4 G4")
    assert (blocks_at(case, "E4"), blocks_at(case, "F4"), blocks_at(case, "G4")) == (0, 0, 3)
    # There is no way to name some of its blocks, and none to move them apart.
    assert len([unit for unit in case.view("top")["units"] if unit["side"] == "bottom"]) == 2


@rule("NAP-05-048")
def test_weak_units_do_not_combine() -> None:
    case = ordered("FR-LN E4 1, FR-LN F4 1", "E4 F4")
    assert case.why_not("move E4 F4") == "NAP-05-040"
    case.play("move E4 E5", "move F4 E4")
    assert (blocks_at(case, "E4"), blocks_at(case, "E5")) == (1, 1)


@rule("NAP-05-049")
def test_terrain_stops_movement() -> None:
    case = ordered("FR-LC A1, FR-LN A2", "A1", "terrain: forest B1")
    assert hexes(case, "move", "A1") == ["B1"]
    assert case.why_not("move A1 C1") == "NAP-07-005"
    case = ordered("FR-LC A1, FR-LN A2", "A1", "terrain: hill B1")
    assert "D1" in hexes(case, "move", "A1")


@rule("NAP-05-050")
@pytest.mark.parametrize(("ground", "clause"), [("rugged-hill", "NAP-07-038"), ("river", "NAP-07-069")])
def test_nobody_enters_or_passes_impassable_terrain(ground: str, clause: str) -> None:
    case = ordered("FR-LC A1, FR-LN K1", "A1 K1", f"terrain: {ground} B1 B2 A3 B3")
    assert hexes(case, "move", "A1") == ["A2"]
    assert case.why_not("move A1 B1") == clause
    assert case.why_not("move A1 C1") == clause
    case = led("FR-LN K1, leader A1 Ney", "A1", f"terrain: {ground} B1 B2 A3 B3")
    assert hexes(case, "move-leader", "A1") == ["A2"]
    assert case.why_not("move-leader A1 B1") == clause
    assert case.why_not("move-leader A1 C1") == clause


@rule("NAP-05-051")
def test_a_retreat_is_no_move() -> None:
    # Militia driven through a forest does not stop there, and its three hexes are more than it could march.
    text = "bottom: BR-LN E4\ntop: FR-MI E5\nterrain: forest D6 E6 D7 E7 F7\nordered: E4"
    case = battle(text, throw(4, "flag")).play("attack E4 E5")
    while case.question == "cc-ask-retreat":
        case.play(case.options()[0])
    (unit,) = (unit for unit in case.view("top")["units"] if unit["side"] == "top")
    assert unit["hex"].endswith("8")
    # A unit that moved this turn can still be driven back, and one in its enemy's turn has no order to go.
    assert unit["moved"] == 0


@rule("NAP-05-052")
def test_enemies_beside_the_way_neither_stop_nor_slow_a_move() -> None:
    case = ordered("FR-LC B4", "B4", "top: BR-LN B5, BR-LN C5, BR-LN D5, BR-LN B3, BR-LN C3, BR-LN D3")
    assert {"C4", "D4", "E4"} <= set(hexes(case, "move", "B4"))
    case = led("FR-LN A1, leader B4 Ney", "B4", "top: BR-LN B5, BR-LN C5, BR-LN D5, BR-LN B3, BR-LN C3, BR-LN D3")
    assert {"C4", "D4", "E4"} <= set(hexes(case, "move-leader", "B4"))


# -- how far -------------------------------------------------------------------------------------

ROW = [f"{file}5" for file in "ABCDEFGHIJKLM"]


def battles_after(code: str, moved: int) -> bool:
    """Whether a unit may melee an enemy after a march of so many hexes along a row."""
    here, target = ROW[1 + moved], ROW[2 + moved]
    case = ordered(f"{code} B5, FR-LN K2", "B5 K2", f"top: BR-LN {target}, BR-LN K3")
    if moved:
        case.play(f"move B5 {here}")
    case.play("done")
    return f"attack {here} {target}" in case.options()


def marches(code: str, hexes_: int, clause: str, battles: int) -> None:
    """It moves so far and no further, and battles after so many hexes of it."""
    case = ordered(f"{code} B5, FR-LN K2", "B5 K2", "top: BR-LN K3")
    assert [ROW[2 + step] in hexes(case, "move", "B5") for step in range(4)] == [step < hexes_ for step in range(4)]
    assert case.why_not(f"move B5 {ROW[2 + hexes_]}") == clause
    assert [battles_after(code, moved) for moved in range(hexes_ + 1)] == [
        moved <= battles for moved in range(hexes_ + 1)
    ]


@rule("NAP-05-053")
@pytest.mark.parametrize("code", ["FR-LN", "FR-GR", "FR-OG", "FR-MI", "BR-LN", "BR-GR", "BR-GG", "PT-LN", "PT-MI"])
def test_line_infantry_grenadiers_old_guard_and_militia_move_one_hex_and_battle(code: str) -> None:
    marches(code, 1, "NAP-05-053", 1)


@rule("NAP-05-054")
@pytest.mark.parametrize("code", ["FR-LT", "FR-YG", "BR-LT", "BR-RL", "PT-LT"])
def test_light_infantry_young_guard_and_rifles_move_one_hex_and_battle_or_two(code: str) -> None:
    marches(code, 2, "NAP-05-054", 1)


@rule("NAP-05-055")
@pytest.mark.parametrize("code", ["FR-LC", "BR-LC", "PT-LC"])
def test_light_cavalry_moves_three_hexes_and_battles(code: str) -> None:
    marches(code, 3, "NAP-05-055", 3)


@rule("NAP-05-056")
@pytest.mark.parametrize("code", ["FR-CU", "FR-HC", "FR-GHC", "BR-HC", "BR-GHC", "PT-HC"])
def test_cuirassiers_heavy_and_guard_cavalry_move_two_hexes_and_battle(code: str) -> None:
    marches(code, 2, "NAP-05-056", 2)


@rule("NAP-05-057")
@pytest.mark.parametrize("code", ["FR-FA", "FR-GFA", "BR-FA", "PT-FA"])
def test_foot_artillery_moves_one_hex_or_battles(code: str) -> None:
    marches(code, 1, "NAP-05-057", 0)


@rule("NAP-05-058")
@pytest.mark.parametrize("code", ["FR-HA", "BR-HA"])
def test_horse_artillery_moves_one_hex_and_battles_or_two(code: str) -> None:
    marches(code, 2, "NAP-05-058", 1)


@rule("NAP-05-059")
def test_the_unit_card_says_how_far_not_the_arm() -> None:
    # Both are French guard infantry; the card of the Young Guard lets it move as light infantry does.
    reach = {
        code: len(hexes(ordered(f"{code} G5", "G5"), "move", "G5")) for code in ("FR-YG", "FR-OG", "FR-CU", "FR-LC")
    }
    assert reach == {"FR-YG": 18, "FR-OG": 6, "FR-CU": 18, "FR-LC": 36}


# -- leaders -------------------------------------------------------------------------------------


@rule("NAP-05-060")
def test_a_leader_alone_or_detached_moves_three_hexes() -> None:
    for pieces in ("leader G5 Ney, FR-LN A1", "FR-LN G5, leader G5 Ney"):
        case = led(pieces, "G5")
        assert len(hexes(case, "move-leader", "G5")) == 36
        assert case.why_not("move-leader G5 K5") == "NAP-05-060"
        assert case.why_not("move-leader G5 J5") is None


@rule("NAP-05-061")
def test_a_leader_is_ordered_and_moves_once_and_need_not_move_unless_his_unit_does() -> None:
    case = led("FR-LN A1, leader G5 Ney, leader A3 Foy", "G5 A3").play("move-leader G5 G6")
    assert case.why_not("move-leader G6 G7") == "NAP-05-061"
    case.play("done")
    assert (case.decider, leader_at(case, "A3")) == ("top", "Foy")
    # With his unit he has to go.
    case = ordered("FR-LN G5, leader G5 Ney, FR-LN A1", "G5 A1").play("move G5 G6")
    assert (leader_at(case, "G5"), leader_at(case, "G6")) == (None, "Ney")
    case = field("bottom: FR-LN G5, leader G3 Ney\ntop: BR-LN M9\ncard: probe-center").play("order-leader G3")
    assert case.why_not("order-leader G3") == "NAP-05-018"


@rule("NAP-05-063", "NAP-05-064")
def test_a_leader_leaves_over_his_own_edge_but_not_over_a_side() -> None:
    def exits(hex_: str, side: str = "bottom") -> bool:
        other = "top" if side == "bottom" else "bottom"
        text = f"{side}: FR-LN G5, leader {hex_} Ney\n{other}: BR-LN K5\nturn: {side}\ncard: forward\n"
        case = field(text + f"ordered leaders: {hex_}", luck=True)
        assert case.why_not(f"exit-leader {hex_}") in (None, "NAP-05-064")
        return f"exit-leader {hex_}" in case.options()

    # The hex beyond the edge is one of his three.
    assert [exits(f"C{rank}") for rank in range(1, 6)] == [True, True, True, False, False]
    assert [exits(f"C{rank}", "top") for rank in range(9, 4, -1)] == [True, True, True, False, False]
    # On the sides of the field, and on the enemy's edge, there is no way out.
    for hex_ in ("A5", "M5", "A6", "L6", "C9"):
        assert not exits(hex_), hex_
    assert not exits("C1", "top")


@rule("NAP-05-064")
def test_leaving_is_part_of_an_ordered_move_and_gives_no_banner() -> None:
    case = field("bottom: FR-LN G1, leader C1 Ney\ntop: BR-LN M9\ncard: forward\nordered: G1", luck=True)
    assert case.why_not("exit-leader C1") == "NAP-05-017"
    case = led("FR-LN G1, leader C1 Ney, leader G1 Foy", "C1 G1").play("exit-leader C1")
    assert (leader_at(case, "C1"), banners(case)) == (None, (0, 0))
    # He detaches from his unit to go.
    case.play("exit-leader G1")
    assert (blocks_at(case, "G1"), leader_at(case, "G1")) == (4, None)
    # Terrain that stops him before the edge row keeps him in.
    text = "FR-LN G5, leader C2 Ney"
    assert led(text, "C2", "terrain: forest B1 C1 D1 E1").why_not("exit-leader C2") == "NAP-05-064"
    assert led(text, "C2", "terrain: forest C1").why_not("exit-leader C2") is None
    # He may ride through a friend on the edge row.
    assert led("FR-LN C1, FR-LN D1, leader D1 Foy, leader C2 Ney", "C2").why_not("exit-leader C2") is None


@rule("NAP-05-065")
def test_an_attached_leader_can_be_forced_to_leave_the_field() -> None:
    text = "bottom: FR-LN G8\ntop: BR-LN G9 1, leader G9 Hill, BR-LN A9\nordered: G8"
    case = battle(text, throw(5, "infantry"), "flag").play("attack G8 G9")
    assert leader_at(case, "G9") is None
    assert [event["leader"] for event in case.events("cc-leader-left")] == ["Hill"]
    # One banner, for the unit.
    assert banners(case) == (1, 0)


@rule("NAP-05-066")
def test_a_leader_moves_through_friends_and_ends_with_no_other_leader() -> None:
    # All around him: a unit, a unit with a leader, and leaders alone.
    ring = "FR-LN D4, FR-LN F4, leader F4 Soult, leader E3 Foy, FR-LC F3, leader E5 Reille, FR-FA F5"
    case = led(f"leader E4 Ney, {ring}", "E4")
    assert {"C4", "G4", "E6", "F2"} <= set(hexes(case, "move-leader", "E4"))
    for hex_ in ("F4", "E3", "E5"):
        assert case.why_not(f"move-leader E4 {hex_}") == "NAP-05-066"
    for hex_ in ("D4", "F3", "F5"):
        assert case.why_not(f"move-leader E4 {hex_}") is None


@rule("NAP-05-067")
def test_a_leader_may_stop_with_a_friendly_unit_and_is_attached_to_it() -> None:
    case = led("FR-LN F4, leader E4 Ney", "E4").play("move-leader E4 F4")
    assert (blocks_at(case, "F4"), leader_at(case, "F4")) == (4, "Ney")
    # Attached: he saves it a flag in the enemy's turn.
    text = "bottom: FR-LN F4, leader F4 Ney\ntop: BR-LN F5\nturn: top\nordered: F5"
    case = battle(text, throw(4, "flag")).play("attack F5 F4")
    assert case.options() == ["ignore 0", "ignore 1"]


@rule("NAP-05-068")
def test_a_leader_neither_enters_nor_passes_an_enemys_hex() -> None:
    case = led("FR-LN K1, leader A1 Ney", "A1", "top: BR-LN B1, leader B2 Hill, BR-LN A3 1, BR-LN B3")
    assert hexes(case, "move-leader", "A1") == ["A2"]
    assert case.why_not("move-leader A1 B1") == "NAP-05-068"
    assert case.why_not("move-leader A1 B2") == "NAP-05-068"
    assert case.why_not("move-leader A1 C1") == "NAP-05-068"


@rule("NAP-05-069")
def test_a_leader_alone_does_not_battle() -> None:
    text = "bottom: leader E4 Ney, FR-LN K4\ntop: BR-LN E5, BR-LN K5, leader D4 Hill\n"
    case = battle(text + "ordered: K4\nordered leaders: E4")
    assert case.options("attack") == ["attack K4 K5"]
    assert case.why_not("attack E4 E5") == "NAP-05-069"
    assert case.why_not("attack E4 D4") == "NAP-05-069"


@rule("NAP-05-070")
@pytest.mark.parametrize("ground", ["forest", "town", "mill", "redoubt", "stream", "ford", "quarry"])
def test_terrain_that_stops_units_stops_a_leader_alone(ground: str) -> None:
    fronts = ":ne,nw" if ground == "redoubt" else ""
    terrain = f"terrain: {ground} B1{fronts} A2{fronts}"
    case = led("FR-LN K1, leader A1 Ney", "A1", terrain)
    assert hexes(case, "move-leader", "A1") == ["A2", "B1"]
    assert case.why_not("move-leader A1 C1") == "NAP-05-070"
    # A friend's hex is no exception.
    case = led("FR-LN B1, leader A1 Ney", "A1", terrain)
    assert hexes(case, "move-leader", "A1") == ["A2", "B1"]
    case = led("FR-LN K1, leader A1 Ney", "A1", "terrain: bridge B1 A2")
    assert {"C1", "D1"} <= set(hexes(case, "move-leader", "A1"))


@rule("NAP-05-071")
@pytest.mark.parametrize("code", ["FR-LN", "FR-LT", "FR-HC", "FR-LC", "FR-FA"])
def test_a_leader_changes_neither_the_move_nor_the_dice_of_his_unit(code: str) -> None:
    alone = ordered(f"{code} G5", "G5")
    with_leader = ordered(f"{code} G5, leader G5 Ney", "G5")
    assert hexes(alone, "move", "G5") == hexes(with_leader, "move", "G5")
    text = f"bottom: {code} E4{{}}\ntop: BR-LN E5\nordered: E4"
    assert dice_of(text.format(""), "E4 E5") == dice_of(text.format(", leader E4 Ney"), "E4 E5")
    # He goes exactly as far as the unit.
    case = with_leader.play("move G5 H5")
    assert leader_at(case, "H5") == "Ney"


GRENADIERS = "bottom: FR-GR E4, leader E4 Ney, FR-HC G4, FR-LN A1\ntop: BR-LN I5, BR-LN E6\ncard: attack-center\n"


@rule("NAP-05-072")
def test_a_unit_whose_leader_detaches_needs_an_order_of_its_own() -> None:
    case = field(GRENADIERS).play("order-leader E4", "done")
    assert case.why_not("move E4 E5") == "NAP-05-017"
    assert case.why_not("move-leader E4 E5") is None
    # It does not go with him, and it does not battle.
    case.play("move-leader E4 D4")
    assert (leader_at(case, "D4"), blocks_at(case, "E4")) == ("Ney", 4)
    assert case.decider == "top" or case.why_not("attack E4 E6") == "NAP-05-017"
    both = field(GRENADIERS).play("order-leader E4", "order E4", "done")
    assert both.why_not("move E4 E5") is None


@rule("NAP-05-073")
def test_unit_and_detached_leader_move_in_the_order_the_player_likes() -> None:
    text = GRENADIERS + "ordered: E4\nordered leaders: E4"
    case = field(text, luck=True).play("move E4 E3", "move-leader E4 D4")
    assert (blocks_at(case, "E3"), leader_at(case, "E3"), leader_at(case, "D4")) == (4, None, "Ney")
    case = field(text, luck=True).play("move-leader E4 D4", "move E4 E3")
    assert (blocks_at(case, "E3"), leader_at(case, "E3"), leader_at(case, "D4")) == (4, None, "Ney")


@rule("NAP-05-074")
def test_the_orders_that_are_left_may_be_used_freely() -> None:
    case = field(GRENADIERS).play("order-leader E4")
    assert case.options() == ["done", "order E4", "order G4"]
    case.play("order G4")
    assert case.options() == ["done", "order E4"]
    assert case.play("order E4").question == "cc-ask-move"


@rule("NAP-05-075")
def test_joining_a_unit_does_not_order_it() -> None:
    case = field(GRENADIERS + "ordered: E4\nordered leaders: E4", luck=True)
    case.play("move-leader E4 G4")
    assert leader_at(case, "G4") == "Ney"
    assert unit_at(case, "G4")["ordered"] is False
    assert case.why_not("move G4 H4") == "NAP-05-017"


@rule("NAP-05-076", "NAP-05-077")
def test_a_unit_that_a_leader_joined_moves_no_more_but_battles() -> None:
    text = "bottom: FR-GR E4, leader E4 Ney, FR-HC G4\ntop: BR-LN H5, BR-LN K8\ncard: attack-center\n"
    text += "ordered: G4 E4\nordered leaders: E4"
    case = field(text, luck=True).play("move-leader E4 G4")
    assert case.options("move G4") == []
    assert case.why_not("move G4 H4") == "NAP-05-077"
    # Nor does he, neither with it nor from it.
    assert case.why_not("move-leader G4 H4") == "NAP-05-061"
    # The other way round it moves first, and he joins it where it stopped.
    other = field(text, luck=True).play("move G4 H4", "move-leader E4 G4")
    assert leader_at(other, "G4") == "Ney"
    case = field(text.replace("H5", "G5"), luck=True).play("move-leader E4 G4", "done")
    assert case.options("attack G4") == ["attack G4 G5"]


@rule("NAP-05-076")
def test_a_leader_whom_a_unit_took_along_does_not_move_by_himself() -> None:
    # Leadership orders him and his unit; with it he moved already.
    case = field("bottom: FR-LN E4, leader E4 Ney, leader K1 Foy\ntop: BR-LN M9\ncard: leadership", luck=True)
    case.play("move E4 E5")
    assert leader_at(case, "E5") == "Ney"
    assert case.why_not("move-leader E5 E6") == "NAP-05-076"


@rule("NAP-05-078")
def test_a_leader_in_a_square_cannot_detach() -> None:
    text = "bottom: FR-LN E4 *square, leader E4 Ney, FR-LN F4\ntop: BR-LN A9\ncard: attack-center"
    case = field(text)
    assert case.options("order-leader") == []
    assert case.why_not("order-leader E4") == "NAP-05-078"
    # Not even when Leadership orders all leaders.
    case = field(text.replace("attack-center", "leadership").replace("FR-LN F4", "FR-LN F4, leader F4 Foy"))
    case.play("done")
    assert case.why_not("move-leader E4 E5") == "NAP-05-078"
    assert case.why_not("move-leader F4 F5") is None


@rule("NAP-05-079")
def test_when_the_unit_leaves_its_square_the_leader_may_detach_for_another_order() -> None:
    text = "bottom: FR-LN E4 *square, leader E4 Ney, FR-LN F4\ntop: BR-LN A9\ncard: {}"
    case = field(text.format("probe-center")).play("order E4", "leave-square E4")
    assert case.why_not("order-leader E4") is None
    case.play("order-leader E4")
    assert case.question == "cc-ask-move"
    case.play("move-leader E4 D4", "move E4 E5")
    assert (leader_at(case, "D4"), leader_at(case, "E5")) == ("Ney", None)
    # With a single order he cannot.
    case = field(text.format("scout-center"), luck=True).play("order E4", "leave-square E4")
    assert case.question == "cc-ask-move"
    assert case.options("move-leader") == []


@rule("NAP-05-080")
def test_a_lone_leader_may_join_a_square_and_is_bound_by_it() -> None:
    case = led("FR-LN E4 *square, leader G4 Ney", "G4").play("move-leader G4 E4")
    assert (leader_at(case, "E4"), unit_at(case, "E4")["square"]) == ("Ney", 1)
    case = field("bottom: FR-LN E4 *square, leader E4 Ney\ntop: BR-LN A9\ncard: attack-center")
    assert case.why_not("order-leader E4") == "NAP-05-078"


# -- the book's examples -------------------------------------------------------------------------


def example() -> Case:
    """Attack Centre: grenadiers, their leader and heavy cavalry are ordered, all in the centre."""
    text = "bottom: FR-GR E4, leader E4 Ney, FR-HC F3, FR-LN A1\ntop: BR-LN F6, BR-LN E6, BR-LN E2\n"
    case = field(text + "bottom hand: attack-center", luck=True)
    return case.play("play attack-center", "order E4", "order-leader E4", "order F3")


@rule("NAP-05-081")
def test_example_the_cavalry_moves_first_and_the_leader_joins_it() -> None:
    case = example()
    assert case.question == "cc-ask-move"
    case.play("move F3 F5", "move-leader E4 F5")
    assert (unit_at(case, "F5")["kind"], leader_at(case, "F5")) == ("french-heavy-cavalry", "Ney")
    # The grenadiers may move and battle as well.
    assert case.why_not("move E4 E5") is None
    case.play("move E4 E5")
    assert {"attack E5 E6", "attack F5 F6"} <= set(case.options("attack"))


@rule("NAP-05-082")
def test_example_the_grenadiers_move_first_and_leave_their_leader_behind() -> None:
    case = example().play("move E4 E5")
    assert (blocks_at(case, "E5"), leader_at(case, "E5"), leader_at(case, "E4")) == (4, None, "Ney")
    case.play("move-leader E4 F3")
    assert leader_at(case, "F3") == "Ney"
    # The heavy cavalry cannot move now, but it may battle where it stands.
    assert case.question == "cc-ask-battle"
    assert case.options("attack F3") == ["attack F3 E2"]
    case = example().play("move-leader E4 F3")
    assert case.why_not("move F3 F5") == "NAP-05-077"


@rule("NAP-05-083")
def test_example_a_leader_who_was_not_ordered_goes_with_his_unit() -> None:
    text = "bottom: FR-GR E4, leader E4 Ney, FR-HC F3\ntop: BR-LN E6\nbottom hand: attack-center"
    case = field(text, luck=True).play("play attack-center", "order E4", "order F3", "done")
    assert case.options("move-leader") == []
    case.play("move E4 E5")
    assert (leader_at(case, "E4"), leader_at(case, "E5")) == (None, "Ney")
