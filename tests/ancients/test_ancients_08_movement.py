"""Chapter 8: the movement of units and of leaders."""

from textwrap import dedent

import pytest

from vexilla.kernel.refusal import BadSetup
from vexilla.testing import Case, position, rule

SIDES = ("bottom", "top")
HEXES = [f"{chr(65 + file)}{rank}" for rank in range(1, 10) for file in range(13 - (rank + 1) % 2)]
FOOT = ["LI", "LS", "LB", "AX", "MI", "WA", "HI", "HWM"]
MOUNTED = ["LC", "LBC", "LCH", "MC", "CAM", "CCM", "HC", "CC", "EL", "HCH"]


def ancients(text: str, *dice: str) -> Case:
    """A position with loaded dice. Both sides hold a card, so that each is asked for one in its turn."""
    for side in SIDES:
        if f"{side} hand:" not in text:
            text += f"\n{side} hand: order-three-left"
    return position("ancients", dedent(text), {"dice": list(dice)})


def next_turn(case: Case) -> bool:
    """Whether the turn is over and the top side has to play a card."""
    return case.decider == "top" and case.question == "cc-ask-card"


def ends(case: Case, begins: str = "move ") -> set[str]:
    """Where the moves that begin so end."""
    return {option.split()[-1] for option in case.options(begins)}


def place(hex_: str) -> tuple[int, int]:
    """A hex in half hexes to the right and in ranks."""
    rank = int(hex_[1])
    return 2 * (ord(hex_[0]) - 65) + (rank + 1) % 2, rank


def distance(here: str, there: str) -> int:
    (x, y), (u, v) = place(here), place(there)
    return abs(y - v) + max(0, abs(x - u) - abs(y - v)) // 2


def within(here: str, hexes: int) -> set[str]:
    return {there for there in HEXES if 0 < distance(here, there) <= hexes}


def east(here: str, hexes: int) -> str:
    """The hex so many hexes to the right."""
    return f"{chr(ord(here[0]) + hexes)}{here[1]}"


def moves_at_most(code: str, hexes: int, clause: str, leader: bool = False) -> None:
    """On open ground a unit reaches every hex so near and none that is further, whoever owns it."""
    for side in SIDES:
        led = ", leader G5 Hanno" if leader else ""
        text = f"{side}: {code} G5{led}\nturn: {side}\ncard: order-two-center\nordered: G5"
        case = ancients(text)
        assert ends(case) == within("G5", hexes), (code, side)
        for far in within("G5", hexes + 1) - within("G5", hexes):
            assert case.why_not(f"move G5 {far}") == clause, (code, far)


def battles_after(code: str, hexes: int) -> None:
    """After any move up to so many hexes a unit fights in close combat."""
    for moved in range(1, hexes + 1):
        there = east("A5", moved)
        foe = east("A5", moved + 1)
        case = ancients(f"bottom: {code} A5\ntop: MI {foe}\ncard: order-two-left\nordered: A5\ndiscards: first-strike")
        case.play(f"move A5 {there}", f"attack {there} {foe}")
        assert case.events("cc-attacks")[0]["hex"] == there


def fires_after(code: str, hexes: int) -> None:
    """After any move up to so many hexes a unit fires."""
    for moved in range(1, hexes + 1):
        there = east("A5", moved)
        foe = east("A5", moved + 2)
        case = ancients(f"bottom: {code} A5\ntop: MI {foe}\ncard: order-two-left\nordered: A5", "flag")
        case.play(f"move A5 {there}", f"attack {there} {foe}")
        assert case.events("cc-fires")[0]["hex"] == there


# -- all units -----------------------------------------------------------------------------------

TWO = "bottom: LC E2, MI G2\ntop: MI A9\ncard: order-two-center\nordered: E2 G2\n"


@rule("ANC-08-001")
def test_ordered_units_move_one_after_another_in_any_order() -> None:
    for first, second in (("move E2 E4", "move G2 G3"), ("move G2 G3", "move E2 E4")):
        case = ancients(TWO).play(first)
        assert case.why_not(second) is None
        case.play(second)
        assert case.lines()["bottom"] == "LC E4, MI G3"


@rule("ANC-08-001", "ANC-08-003")
def test_a_move_is_completed_at_once_and_made_only_once() -> None:
    case = ancients(TWO).play("move E2 E3")
    assert case.why_not("move E3 E4") == "ANC-08-003"
    assert {option.split()[1] for option in case.options("move ")} == {"G2"}
    # Nor may it use what is left of its move after another has moved.
    case = ancients("bottom: LC E2, MC G2, MI I1\ncard: order-three-center\nordered: E2 G2 I1")
    case.play("move E2 E3", "move G2 G3")
    assert case.why_not("move E3 E4") == "ANC-08-003"
    assert {option.split()[1] for option in case.options("move ")} == {"I1"}


@rule("ANC-08-002")
def test_the_battle_begins_when_the_last_move_is_made() -> None:
    case = ancients("bottom: MI E4, MI G2\ntop: MI E5\ncard: order-two-center\nordered: E4 G2")
    assert case.why_not("attack E4 E5") == "ANC-05-002"
    case.play("done")
    assert case.why_not("attack E4 E5") is None
    assert case.why_not("move G2 G3") == "ANC-05-002"


@rule("ANC-08-004")
def test_an_ordered_unit_need_not_move() -> None:
    case = ancients("bottom: MI E4\ntop: LI E5\ncard: order-two-center\nordered: E4\ndiscards: first-strike")
    assert case.why_not("done") is None
    case.play("done")
    assert case.lines()["bottom"] == "MI E4"
    assert case.why_not("attack E4 E5") is None
    # To stand still is no move.
    assert ancients("bottom: MI E4\ncard: order-two-center\nordered: E4").why_not("move E4 E4") == "ANC-08-004"


@rule("ANC-08-005")
def test_a_unit_may_move_out_of_the_section_it_was_ordered_in() -> None:
    for side, here, there in (("bottom", "D2", "H2"), ("top", "I8", "E8")):
        case = ancients(f"{side}: LC {here}, MI G5\nturn: {side}\ncard: order-two-left")
        case.play(f"order {here}", f"move {here} {there}")
        assert case.lines()[side] == f"LC {there}, MI G5"


@rule("ANC-08-006")
def test_example_warriors_charge_two_hexes_and_auxilia_that_moved_two_do_not_battle() -> None:
    text = "bottom: {} E5\ntop: MI H5, MI G6\ncard: order-two-center\nordered: E5\ndiscards: first-strike"
    case = ancients(text.format("WA")).play("move E5 G5")
    assert case.options() == ["attack G5 G6", "attack G5 H5"]
    case = ancients(text.format("AX")).play("move E5 G5")
    assert next_turn(case)
    assert case.events("cc-attacks") == []


@rule("ANC-08-007", "ANC-08-055")
def test_nobody_leaves_over_a_short_edge() -> None:
    exits = "special: exits bottom A9 B9 L9 M9\n"
    for here in ("A5", "M5", "A4", "L4"):
        case = ancients(f"bottom: LI {here}, leader {here} Hanno\ncard: order-light-troops\nordered: {here}\n{exits}")
        assert case.options("exit") == []
        assert case.why_not(f"exit {here}") == "ANC-08-008"
        assert ends(case) == within(here, 2)
        case = ancients(f"bottom: leader {here} Hanno\ncard: order-two-left\nordered leaders: {here}\n{exits}")
        assert case.options() == sorted(["done", *[f"move-leader {here} {there}" for there in within(here, 3)]])
        assert case.why_not("leave") == "ANC-05-002"


@rule("ANC-08-008")
def test_a_unit_leaves_over_a_long_edge_only_where_the_scenario_allows_it() -> None:
    for side, edge, near in (("bottom", "F9", "F8"), ("top", "F1", "F2")):
        text = f"{side}: MI {edge}, leader {edge} Hanno, MI A5\nturn: {side}\ncard: order-two-center\nordered: {edge}\n"
        assert ancients(text).why_not(f"exit {edge}") == "ANC-08-008"
        assert ancients(text).options("exit") == []
        other = SIDES[1 - SIDES.index(side)]
        assert ancients(f"{text}special: exits {other} {edge}").why_not(f"exit {edge}") == "ANC-08-008"
        assert ancients(f"{text}special: exits {side} G9 G1").why_not(f"exit {edge}") == "ANC-08-008"
        case = ancients(f"{text}special: exits {side} {edge}")
        case.play(f"exit {edge}")
        assert case.lines()[side] == "MI A5"
        assert case.lines()["banners"] == ("1 0" if side == "bottom" else "0 1")
        # The edge is one more hex of the move: medium infantry cannot reach it from the second row.
        text = f"{side}: {{}} {near}, MI A5\nturn: {side}\ncard: order-two-center\nordered: {near}\n"
        text += f"special: exits {side} {edge}"
        assert ancients(text.format("MI")).why_not(f"exit {near}") == "ANC-08-008"
        assert ancients(text.format("LI")).why_not(f"exit {near}") is None


@rule("ANC-08-009", "ANC-08-056")
def test_an_evading_leader_may_leave_over_his_own_edge_if_his_owner_likes() -> None:
    text = "bottom: {}\ntop: {}\nturn: {}\ncard: order-two-center\nordered: {}\nto do: battle\n"
    for case, side, near in (
        (ancients(text.format("LI E7, MI A1", "leader E8 Hanno, MI A9", "bottom", "E7"), "light light"), "top", "E9"),
        (ancients(text.format("leader E2 Hanno, MI A1", "LI E3, MI A9", "top", "E3"), "light light"), "bottom", "E1"),
    ):
        case.play("attack E7 E8" if side == "top" else "attack E3 E2")
        assert case.decider == side
        case.play(f"flee {near}")
        assert case.options() == ["leave", "stop"]
        stays = case.clone().play("stop")
        assert f"leader {near} Hanno" in stays.lines()[side]
        case.play("leave")
        assert "leader" not in case.lines()[side]
        assert case.lines()["banners"] == "0 0"


@rule("ANC-08-056")
def test_a_leader_does_not_leave_by_order() -> None:
    for side, edge in (("bottom", "E1"), ("top", "E9"), ("bottom", "E9")):
        text = f"{side}: leader {edge} Hanno, MI A5\nturn: {side}\ncard: order-two-center\n"
        case = ancients(f"{text}ordered leaders: {edge}")
        assert {option.split()[0] for option in case.options()} == {"done", "move-leader"}
        assert case.why_not("leave") == "ANC-05-002"
        assert case.why_not(f"exit {edge}") is not None
    # Where units may leave, the leader of a unit leaves with it.
    case = ancients(
        "bottom: MI E9, leader E9 Hanno, MI A5\ncard: order-two-center\nordered: E9\nspecial: exits bottom E9"
    )
    case.play("exit E9")
    assert case.lines()["bottom"] == "MI A5"


@rule("ANC-08-010")
def test_two_units_never_share_a_hex() -> None:
    with pytest.raises(BadSetup):
        ancients("bottom: MI E2, LI E2")
    with pytest.raises(BadSetup):
        ancients("bottom: MI E2\ntop: LI E2")
    everyone = ", ".join(f"MI {hex_}" for hex_ in within("G5", 2))
    case = ancients(f"bottom: LI G5, {everyone}\ncard: order-light-troops\nordered: G5")
    # Even who may pass through friends must find a free hex.
    assert ends(case) == set()


def corner(code: str, friends: str = "", enemies: str = "", card: str = "order-two-left") -> set[str]:
    """Where a unit in the corner, which has two neighbours only, can go; K1 is ordered too and offers a choice."""
    case = ancients(f"bottom: {code} A1{friends}, MI K1\ntop: MI M9{enemies}\ncard: {card}\nordered: A1 K1")
    return ends(case, "move A1 ")


@rule("ANC-08-011")
def test_a_unit_neither_enters_nor_passes_hexes_of_enemy_units_and_leaders() -> None:
    assert corner("LC") == within("A1", 4)
    assert corner("LC", enemies=", MI A2, leader B1 Hanno") == set()
    assert corner("LC", enemies=", MI A2, MI B1") == set()
    assert corner("LI", enemies=", MI A2, MI B1", card="order-light-troops") == set()
    case = ancients("bottom: LC E5\ntop: MI E6, leader F5 Hanno\ncard: order-two-center\nordered: E5")
    assert case.why_not("move E5 E6") == "ANC-08-011"
    assert case.why_not("move E5 F5") == "ANC-08-011"


@rule("ANC-08-012")
def test_a_unit_neither_enters_nor_passes_hexes_of_friendly_units() -> None:
    assert corner("LC", ", MI A2, MI B1") == set()
    assert corner("MC", ", MI A2, LI B1") == set()
    case = ancients("bottom: LC E5, MI F5, LI E6\ncard: order-two-center\nordered: E5")
    assert case.why_not("move E5 F5") == case.why_not("move E5 E6") == "ANC-08-012"
    # With one gap it has to go round.
    assert corner("MC", ", MI A2") == {"B1", "C1", "D1", "B2", "C2", "B3", "C3"}


@rule("ANC-08-013")
@pytest.mark.parametrize("card", ["order-light-troops", "move-fire-move"])
def test_light_foot_passes_through_friends_under_two_cards(card: str) -> None:
    around = ", MI A2, HI B1"
    for code in ("LI", "LS", "LB", "AX"):
        assert corner(code, around, card=card) == within("A1", 2) - {"A2", "B1"}
        # Not with another card, and never through enemies.
        assert corner(code, around) == set()
        assert corner(code, enemies=around, card=card) == set()
    for code in ("LC", "LBC", "LCH"):
        assert corner(code, around, card=card) == set()


@rule("ANC-08-014")
def test_a_unit_may_join_a_lone_leader_and_must_stop_with_him() -> None:
    assert corner("LC", ", MI A2, leader B1 Hanno") == {"B1"}
    case = ancients("bottom: LC E2, leader F2 Hanno, MI K1\ntop: MI A9\ncard: order-two-center\nordered: E2 K1")
    case.play("move E2 F2")
    assert case.lines()["bottom"].startswith("LC F2, MI K1, leader F2 Hanno")
    assert case.why_not("move F2 G2") == "ANC-08-003"
    # Both are together from now on: he shares the danger in this very turn.
    case = ancients(
        """
        bottom: MI E4, leader F4 Hanno, MI A1
        top: MI F5
        card: order-two-center
        ordered: E4
        discards: first-strike
        """,
        "light light light light",
        "medium light light light",
        "helmet helmet",
    )
    case.play("move E4 F4", "attack F4 F5", "battle-back")
    assert case.lines()["bottom"] == "MI F4 3, MI A1"
    assert case.lines()["banners"] == "0 1"


@rule("ANC-08-015", "ANC-08-057")
def test_a_unit_with_a_leader_neither_enters_nor_passes_the_hex_of_another() -> None:
    assert corner("LC", ", leader A1 Mago, MI A2, leader B1 Hanno") == set()
    case = ancients("bottom: LC E2, leader E2 Mago, leader F2 Hanno\ncard: order-two-center\nordered: E2")
    assert case.why_not("move E2 F2") == "ANC-08-015"
    assert case.why_not("move E2 G2") is None


@rule("ANC-08-016")
def test_the_blocks_of_a_unit_stay_together() -> None:
    for blocks in ("", " 3", " 1"):
        case = ancients(f"bottom: HI E2{blocks}, MI A1\ncard: order-two-center\nordered: E2").play("move E2 E3")
        assert case.lines()["bottom"] == f"HI E3{blocks}, MI A1"
        assert len(case.view("bottom")["units"]) == 2


@rule("ANC-08-017")
def test_weakened_units_are_not_combined() -> None:
    case = ancients("bottom: HI E2 1, HI E3 1, HI F2 2\ncard: order-three-center\nordered: E2 E3 F2")
    for action in ("move E2 E3", "move E3 E2", "move E2 F2", "move F2 E3"):
        assert case.why_not(action) == "ANC-08-012"


@rule("ANC-08-018")
def test_terrain_may_stop_a_unit_close_a_hex_or_forbid_to_battle() -> None:
    text = "bottom: LC A1, MI K1\ntop: {}\nterrain: {}\ncard: order-two-left\nordered: A1\ndiscards: first-strike"
    assert ends(ancients(text.format("MI M9", "hill A2 B1"))) == within("A1", 4)
    # Forest stops whoever enters.
    assert ends(ancients(text.format("MI M9", "forest A2 B1"))) == {"A2", "B1"}
    # Water keeps everyone out.
    case = ancients(text.format("MI M9", "lake B1"))
    assert case.why_not("move A1 B1") == "ANC-16-031"
    assert next_turn(ancients(text.format("MI M9", "lake B1; sea A2")))
    # In the turn of entering a forest cavalry does not battle, on a hill it does.
    assert next_turn(ancients(text.format("MI C1", "forest B1")).play("move A1 B1"))
    case = ancients(text.format("MI C1", "hill B1")).play("move A1 B1")
    assert case.options() == ["attack B1 C1", "done"]


@rule("ANC-08-019")
def test_leaders_move_by_rules_of_their_own() -> None:
    friends = "MI A2, MI B1, MI K1"
    case = ancients(f"bottom: leader A1 Hanno, {friends}\ncard: order-two-left\nordered leaders: A1")
    # Three hexes and through units, into their hexes too: no unit can do that.
    assert ends(case, "move-leader") == within("A1", 3)


@rule("ANC-08-020")
def test_a_retreat_is_no_ordinary_move() -> None:
    # Heavy infantry moves one hex; for two flags it falls back two, and only towards its own edge.
    text = "bottom: LI E5, MI A1\ntop: HI E6, MI A9\ncard: order-light-troops\nordered: E5\nto do: battle\n"
    case = ancients(f"{text}discards: first-strike", "flag flag").play("attack E5 E6")
    assert set(case.options()) == {"retreat E7", "retreat F7"}
    case.play("retreat E7", "retreat E8")
    assert case.lines()["top"] == "HI E8, MI A9"
    # Forest does not stop it, as it would stop a moving unit.
    case = ancients(f"{text}discards: first-strike\nterrain: forest E7 F7", "flag flag").play("attack E5 E6")
    case.play("retreat E7", "retreat E8")
    assert case.lines()["top"] == "HI E8, MI A9"


@rule("ANC-08-021")
def test_there_are_no_zones_of_control() -> None:
    # It starts beside enemies, goes between two of them and on.
    foes = ["D6", "F6", "D4", "F4", "G5", "E7"]
    pieces = ", ".join(f"MI {hex_}" for hex_ in foes)
    case = ancients(f"bottom: LC E5\ntop: {pieces}\ncard: order-two-center\nordered: E5")
    reached = {"E5"}
    for _ in range(4):
        reached |= {there for here in reached for there in within(here, 1) if there not in foes}
    assert ends(case) == reached - {"E5"}
    assert {"E6", "F7", "F8"} <= reached


@rule("ANC-08-021")
def test_every_hex_of_the_path_must_be_open() -> None:
    case = ancients("bottom: MC A1\ntop: MI B1, MI B2\ncard: order-two-left\nordered: A1")
    assert ends(case) == {"A2", "A3", "B3", "A4", "B4", "C3"}
    for far in ("C1", "D1", "C2"):
        assert distance("A1", far) <= 3
        assert case.why_not(f"move A1 {far}") == "ANC-08-011"
    # Whatever closes the way is named.
    case = ancients("bottom: MC A1, MI B1, MI A2, MI C1\ncard: order-three-left\nordered: A1 C1")
    assert case.why_not("move A1 B2") == "ANC-08-012"
    case = ancients("bottom: MC A1, MI K1\nterrain: forest B1 A2\ncard: order-three-left\nordered: A1")
    assert case.why_not("move A1 C1") == "ANC-08-018"


@rule("ANC-08-014", "ANC-08-015")
def test_the_refusal_to_pass_a_lone_leader_names_its_clause() -> None:
    leaders = ", leader A2 Hanno, leader B1 Mago, MI K1\ncard: order-two-left\nordered: A1"
    case = ancients(f"bottom: LC A1{leaders}")
    assert ends(case) == {"A2", "B1"}
    assert case.why_not("move A1 C1") == "ANC-08-014"
    case = ancients(f"bottom: LC A1, leader A1 Gisgo{leaders} K1")
    assert ends(case, "move A1") == set()
    assert case.why_not("move A1 C1") == "ANC-08-015"


# -- foot ----------------------------------------------------------------------------------------


@rule("ANC-08-022")
@pytest.mark.parametrize("code", ["LI", "LS", "LB"])
def test_light_infantry_moves_two_hexes_and_battles(code: str) -> None:
    moves_at_most(code, 2, "ANC-08-022")
    moves_at_most(code, 2, "ANC-08-022", leader=True)
    battles_after(code, 2)
    fires_after(code, 2)


@rule("ANC-08-023")
def test_auxilia_move_one_hex_and_battle_or_two_and_do_not() -> None:
    moves_at_most("AX", 2, "ANC-08-023")
    battles_after("AX", 1)
    fires_after("AX", 1)
    close = ancients(
        "bottom: AX A5, MI G5\ntop: MI D5, MI G6\ncard: order-two-left\nordered: A5 G5\ndiscards: first-strike"
    ).play("move A5 C5", "done")
    assert close.options() == ["attack G5 G6", "done"]
    assert close.why_not("attack C5 D5") == "ANC-11-016"
    fire = ancients("bottom: AX A5, MI G5\ntop: MI E5, MI G6\ncard: order-two-left\nordered: A5 G5\n")
    fire.play("move A5 C5", "done")
    assert fire.options() == ["attack G5 G6", "done"]
    assert fire.why_not("attack C5 E5") == "ANC-10-030"


@rule("ANC-08-024")
def test_auxilia_are_light_units() -> None:
    case = ancients("bottom: AX A1, MI B1, HI C1, LI D1\ncard: order-light-troops")
    assert case.options("order") == ["order A1", "order D1"]


@rule("ANC-08-025")
def test_medium_infantry_moves_one_hex_and_battles() -> None:
    moves_at_most("MI", 1, "ANC-08-025")
    moves_at_most("MI", 1, "ANC-08-025", leader=True)
    battles_after("MI", 1)


@rule("ANC-08-026")
def test_warriors_move_one_hex_and_battle() -> None:
    for side in SIDES:
        case = ancients(f"{side}: WA G5\nturn: {side}\ncard: order-two-center\nordered: G5")
        assert ends(case) == within("G5", 1)
        for far in within("G5", 3) - within("G5", 2):
            assert case.why_not(f"move G5 {far}") == "ANC-08-026"
    battles_after("WA", 1)
    # After one hex they need not fight.
    case = ancients("bottom: WA A5\ntop: MI C5\ncard: order-two-left\nordered: A5").play("move A5 B5")
    assert case.why_not("done") is None


@rule("ANC-08-027")
def test_warriors_charge_exactly_two_hexes_up_to_an_enemy_and_must_fight() -> None:
    text = "bottom: WA G5\ntop: {}\ncard: order-two-center\nordered: G5\ndiscards: first-strike"
    case = ancients(text.format("MI J5"))
    assert ends(case) == within("G5", 1) | {"I5"}
    for far in within("G5", 2) - within("G5", 1) - {"I5"}:
        assert case.why_not(f"move G5 {far}") == "ANC-08-027"
    # With one enemy beside them there is nothing to decide: they attack.
    assert case.play("move G5 I5").events("cc-attacks")[0]["target"] == "J5"
    case = ancients(text.format("MI J5, MI I6")).play("move G5 I5")
    assert case.options() == ["attack I5 I6", "attack I5 J5"]
    assert case.why_not("done") == "ANC-09-012"
    # A lone enemy leader will do, a friend will not.
    case = ancients(text.format("leader J5 Hanno, MI A9"))
    assert ends(case) == within("G5", 1) | {"I5"}
    assert case.play("move G5 I5").events("cc-attacks")[0]["target"] == "J5"
    case = ancients("bottom: WA G5, MI J5\ntop: MI A9\ncard: order-two-center\nordered: G5")
    assert ends(case) == within("G5", 1)


@rule("ANC-08-027")
def test_warriors_of_the_top_side_charge_too_and_the_enemy_they_started_beside_counts() -> None:
    case = ancients("top: WA G5\nbottom: MI G4\nturn: top\ncard: order-two-center\nordered: G5\ndiscards: first-strike")
    # H3 is beside the enemy as well, but the way there leads through him.
    assert ends(case) == (within("G5", 1) - {"G4"}) | {"G3", "H4"}
    assert case.play("move G5 H4").events("cc-attacks")[0]["target"] == "G4"


@rule("ANC-08-028")
def test_the_duty_to_fight_ends_when_no_enemy_is_left_beside_the_warriors() -> None:
    text = """
        bottom: WA E5, MI H4, MI A1
        top: LI H5{}, MI A9
        card: order-three-center
        ordered: E5 H4
        discards: first-strike
        """
    case = ancients(text.format(" 1"), "light helmet helmet helmet").play("move E5 G5", "done")
    assert case.why_not("done") == "ANC-09-012"
    case.play("attack H4 H5", "stand", "stay")
    # The enemy is destroyed: nobody is left to fight, and the turn goes on.
    assert next_turn(case)
    # An enemy that only lost blocks is still there, and is attacked.
    case = ancients(text.format(""), "light helmet helmet helmet").play("move E5 G5", "done")
    case.play("attack H4 H5", "stand", "decline")
    assert [event["hex"] for event in case.events("cc-attacks")] == ["H4", "G5"]


@rule("ANC-08-028")
def test_the_duty_is_done_when_the_close_combat_is_declared_even_if_the_target_evades() -> None:
    case = ancients(
        "bottom: WA E5, MI A1\ntop: LI H5, MI G6, MI A9\ncard: order-two-center\nordered: E5\n",
        "helmet helmet helmet helmet",
    )
    case.play("move E5 G5", "attack G5 H5", "evade")
    while case.question == "cc-ask-evade-to":
        case.play(case.options()[0])
    # An enemy is still beside the warriors, but they have fought.
    assert next_turn(case)


@rule("ANC-08-029")
def test_warriors_are_medium_units() -> None:
    case = ancients("bottom: WA A1, LI B1, HI C1, MI D1\ncard: order-medium-troops")
    assert case.options("order") == ["order A1", "order D1"]


@rule("ANC-08-030")
def test_heavy_infantry_moves_one_hex_and_battles() -> None:
    moves_at_most("HI", 1, "ANC-08-030")
    moves_at_most("HI", 1, "ANC-08-030", leader=True)
    battles_after("HI", 1)


@rule("ANC-08-031")
def test_a_war_machine_that_moved_does_not_battle() -> None:
    moves_at_most("HWM", 1, "ANC-08-031")
    text = "bottom: HWM E4, MI A5\ntop: MI {}, MI A6\ncard: order-four-left\nordered: E4 A5\ndiscards: first-strike"
    for foe, clause in (("F5", "ANC-11-028"), ("I4", "ANC-10-031")):
        case = ancients(text.format(foe)).play("move E4 E5", "done")
        assert case.options() == ["attack A5 A6", "done"]
        assert case.why_not(f"attack E5 {foe}") == clause
        case = ancients(text.format(foe)).play("done")
        assert (f"attack E4 {foe}" in case.options()) == (foe == "I4" or distance("E4", foe) == 1)
    # Unmoved it fights whoever is beside it.
    case = ancients(text.format("E5")).play("done")
    assert "attack E4 E5" in case.options()


def ordered_by(card: str, codes: list[str]) -> set[str]:
    """The kinds a card orders, one unit of each standing by itself."""
    hexes = dict(zip(HEXES[::2], codes, strict=False))
    pieces = ", ".join(f"{code} {hex_}" for hex_, code in hexes.items())
    case = ancients(f"bottom: {pieces}\ncard: {card}\ncommand: 12 5")
    return {hexes[option.split()[1]] for option in case.options("order ")}


@rule("ANC-08-032")
def test_war_machines_are_heavy_foot() -> None:
    assert "HWM" in ordered_by("order-heavy-troops", FOOT + MOUNTED)
    assert "HWM" in ordered_by("line-command", FOOT + MOUNTED)
    assert "HWM" not in ordered_by("order-mounted-troops", FOOT + MOUNTED)


@rule("ANC-08-033", "ANC-08-034")
def test_every_unit_is_either_foot_or_mounted() -> None:
    everyone = FOOT + MOUNTED
    for card in ("line-command", "double-time"):
        assert ordered_by(card, everyone) == set(FOOT)
    for card in ("order-mounted-troops", "mounted-charge"):
        assert ordered_by(card, everyone) == set(MOUNTED)


# -- mounted -------------------------------------------------------------------------------------


@rule("ANC-08-035")
@pytest.mark.parametrize("code", ["LC", "LBC"])
def test_light_cavalry_moves_four_hexes_and_battles(code: str) -> None:
    moves_at_most(code, 4, "ANC-08-035")
    moves_at_most(code, 4, "ANC-08-035", leader=True)
    battles_after(code, 4)
    fires_after(code, 4)


@rule("ANC-08-036")
def test_light_barbarian_chariots_move_three_hexes_and_battle() -> None:
    moves_at_most("LCH", 3, "ANC-08-036")
    battles_after("LCH", 3)


@rule("ANC-08-037")
def test_light_barbarian_chariots_are_light_and_mounted() -> None:
    everyone = FOOT + MOUNTED
    assert ordered_by("order-light-troops", everyone) == {"LI", "LS", "LB", "AX", "LC", "LBC", "LCH"}
    assert "LCH" in ordered_by("order-mounted-troops", everyone)


@rule("ANC-08-038")
def test_medium_cavalry_moves_three_hexes_and_battles() -> None:
    moves_at_most("MC", 3, "ANC-08-038")
    moves_at_most("MC", 3, "ANC-08-038", leader=True)
    battles_after("MC", 3)


@rule("ANC-08-039")
@pytest.mark.parametrize("code", ["CAM", "CCM"])
def test_camels_move_three_hexes_and_battle(code: str) -> None:
    moves_at_most(code, 3, "ANC-08-039")
    battles_after(code, 3)


@rule("ANC-08-040")
def test_camels_are_medium_and_mounted() -> None:
    everyone = FOOT + MOUNTED
    assert ordered_by("order-medium-troops", everyone) == {"MI", "WA", "MC", "CAM", "CCM"}
    assert {"CAM", "CCM"} <= ordered_by("order-mounted-troops", everyone)


@rule("ANC-08-041")
@pytest.mark.parametrize("code", ["HC", "CC"])
def test_heavy_cavalry_moves_two_hexes_and_battles(code: str) -> None:
    moves_at_most(code, 2, "ANC-08-041")
    moves_at_most(code, 2, "ANC-08-041", leader=True)
    battles_after(code, 2)


@rule("ANC-08-042")
def test_example_mounted_units_battle_after_their_longest_move_and_a_lone_leader_does_not() -> None:
    for code, hexes in (("LC", 4), ("MC", 3), ("HC", 2), ("EL", 2), ("HCH", 2)):
        there = east("B5", hexes)
        foe = east("B5", hexes + 1)
        case = ancients(
            f"bottom: {code} B5, leader K5 Hanno\ntop: MI {foe}, MI K9\ncard: order-four-left\nordered: B5\n"
            "ordered leaders: K5\ndiscards: first-strike"
        )
        case.play(f"move B5 {there}", "move-leader K5 K8")
        assert case.options() == [f"attack {there} {foe}", "done"]
        assert case.why_not("attack K8 K9") == "ANC-11-079"


@rule("ANC-08-043")
def test_elephants_move_two_hexes_and_battle() -> None:
    moves_at_most("EL", 2, "ANC-08-043")
    battles_after("EL", 2)


@rule("ANC-08-044", "ANC-08-046")
def test_elephants_and_heavy_chariots_are_heavy_and_mounted() -> None:
    everyone = FOOT + MOUNTED
    assert ordered_by("order-heavy-troops", everyone) == {"HI", "HWM", "HC", "CC", "EL", "HCH"}
    assert {"EL", "HCH"} <= ordered_by("order-mounted-troops", everyone)


@rule("ANC-08-045")
def test_heavy_chariots_move_two_hexes_and_battle() -> None:
    moves_at_most("HCH", 2, "ANC-08-045")
    battles_after("HCH", 2)


# -- leaders -------------------------------------------------------------------------------------


@rule("ANC-08-047")
def test_a_leader_alone_moves_up_to_three_hexes() -> None:
    for side in SIDES:
        for unit in ("", ", MI G5"):
            case = ancients(f"{side}: leader G5 Hanno{unit}\nturn: {side}\ncard: order-two-center\nordered leaders: G5")
            assert ends(case, "move-leader") == within("G5", 3)
            for far in within("G5", 4) - within("G5", 3):
                assert case.why_not(f"move-leader G5 {far}") == "ANC-08-047"


@rule("ANC-08-048")
def test_a_leader_alone_passes_through_friendly_units_and_leaders() -> None:
    friends = "MI A2, leader A2 Mago, leader B1 Gisgo, MI K1"
    case = ancients(f"bottom: leader A1 Hanno, {friends}\ncard: order-two-left\nordered leaders: A1")
    assert ends(case, "move-leader") == within("A1", 3) - {"A2", "B1"}
    case.play("move-leader A1 C2")
    assert "leader C2 Hanno" in case.lines()["bottom"]
    assert "leader A2 Mago, leader B1 Gisgo" in case.lines()["bottom"]


@rule("ANC-08-049", "ANC-08-057")
def test_a_leader_does_not_end_his_move_with_another_leader() -> None:
    case = ancients(
        "bottom: leader E2 Hanno, MI F2, leader F2 Mago, leader E3 Gisgo, MI D2\ncard: order-two-center\n"
        "ordered leaders: E2"
    )
    assert case.why_not("move-leader E2 F2") == case.why_not("move-leader E2 E3") == "ANC-08-049"
    assert case.why_not("move-leader E2 D2") is None
    with pytest.raises(BadSetup):
        ancients("bottom: leader E2 Hanno, leader E2 Mago")


@rule("ANC-08-050")
def test_a_leader_neither_enters_nor_passes_hexes_of_enemies() -> None:
    case = ancients(
        "bottom: leader A1 Hanno, MI K1\ntop: MI A2, leader B1 Mago\ncard: order-two-left\n"
        "ordered leaders: A1\nordered: K1"
    )
    assert ends(case, "move-leader") == set()
    assert case.why_not("move-leader A1 A2") == case.why_not("move-leader A1 B1") == "ANC-08-050"
    case = ancients(
        "bottom: leader A1 Hanno, MI K1\ntop: MI A2\ncard: order-two-left\nordered leaders: A1\nordered: K1"
    )
    assert ends(case, "move-leader") == {"B1", "C1", "D1", "B2", "C2", "B3", "C3"}
    # Nor those further away.
    case = ancients(
        "bottom: leader A1 Hanno, MI K1\ntop: MI A3, leader C1 Mago\ncard: order-two-left\nordered leaders: A1"
    )
    assert ends(case, "move-leader") == within("A1", 3) - {"A3", "C1", "D1"}
    assert case.why_not("move-leader A1 A3") == case.why_not("move-leader A1 C1") == "ANC-08-050"


@rule("ANC-08-051")
def test_an_evading_leader_may_pass_through_an_enemy_unit_if_he_escapes() -> None:
    text = """
        bottom: LI E5, MI E7, MI F7
        top: leader E6 Hanno, MI A9
        card: order-light-troops
        ordered: E5
        to do: battle
        """
    case = ancients(text, "light light", "light light light light").play("attack E5 E6", "flee E7", "flee E8")
    assert "leader E8 Hanno" in case.play("stop").lines()["top"]
    case = ancients(text, "light light", "light light light helmet").play("attack E5 E6", "flee E7")
    assert case.lines()["top"] == "MI A9"
    assert case.lines()["banners"] == "1 0"
    # By order he may not.
    text = "bottom: MI E7, MI F7\ntop: leader E6 Hanno\nturn: top\ncard: order-two-center\n"
    case = ancients(text + "ordered leaders: E6")
    assert case.why_not("move-leader E6 E7") == "ANC-08-050"


@rule("ANC-08-052")
def test_a_leader_moves_only_once() -> None:
    case = ancients("bottom: leader E2 Hanno, MI G2\ncard: order-two-center\nordered: G2\nordered leaders: E2")
    case.play("move-leader E2 E3")
    assert case.why_not("move-leader E3 E4") == "ANC-08-052"
    assert case.options("move-leader") == []
    case = ancients("bottom: leader E2 Hanno, MI G2\ncard: order-three-center").play("order-leader E2")
    assert case.why_not("order-leader E2") == "ANC-07-008"


@rule("ANC-08-053")
def test_an_ordered_leader_need_not_move_unless_his_unit_does() -> None:
    text = "bottom: MI E2, leader E2 Hanno\ncard: order-two-center\nordered leaders: E2\n"
    case = ancients(text)
    case.play("done")
    assert case.lines()["bottom"] == "MI E2, leader E2 Hanno"
    case = ancients(text + "ordered: E2").play("move E2 E3")
    assert case.lines()["bottom"] == "MI E3, leader E3 Hanno"


@rule("ANC-08-054")
def test_an_ordered_leader_may_move_into_another_section() -> None:
    case = ancients("bottom: leader D2 Hanno, leader L2 Mago\ncard: order-two-left")
    case.play("order-leader D2", "move-leader D2 G2")
    assert "leader G2 Hanno" in case.lines()["bottom"]


@rule("ANC-08-058")
def test_a_hex_that_is_only_passed_is_not_occupied() -> None:
    text = "bottom: LI E2, MI G2\ntop: MI A9\ncard: order-light-troops\nordered: E2\n"
    # The scenario's hex is not taken by passing through it.
    case = ancients(text + "terrain: lake E3 D2 F2 D3\nspecial: objectives bottom F1")
    case.play("move E2 G1")
    assert case.lines()["banners"] == "0 0"
    # Nor does who passes a leader or a unit join or move it.
    text = "bottom: leader E2 Hanno, MI F2, leader F2 Mago, MI K2\ncard: order-two-center\n"
    case = ancients(text + "ordered leaders: E2")
    case.play("move-leader E2 G2")
    assert case.lines()["bottom"] == "MI F2, MI K2, leader G2 Hanno, leader F2 Mago"


JOINED = """
    bottom: {}
    top: MI E5
    card: order-three-center
    ordered: {}
    ordered leaders: {}
    discards: first-strike
    """


@rule("ANC-08-059")
def test_a_leader_with_a_unit_at_the_start_of_the_turn_is_attached_to_it() -> None:
    case = ancients("bottom: MI E2, leader E2 Hanno, leader E3 Mago\nbottom hand: order-two-center")
    case.play("play order-two-center", "order E2", "done", "move E2 D2")
    assert case.lines()["bottom"] == "MI D2, leader D2 Hanno, leader E3 Mago"


@rule("ANC-08-059", "ANC-08-070")
def test_a_leader_who_joins_a_unit_shares_its_combat_at_once() -> None:
    case = ancients(
        JOINED.format("MI E4, leader G4 Hanno, MI A1", "E4", "G4"),
        "helmet light light light",  # helmets hit with a leader
        "medium light light light",
        "helmet helmet",
    )
    case.play("move-leader G4 E4", "attack E4 E5", "battle-back")
    assert case.lines()["top"] == "MI E5 3"
    assert case.lines()["bottom"] == "MI E4 3, MI A1"
    assert case.lines()["banners"] == "0 1"


@rule("ANC-08-060", "ANC-08-061")
def test_one_order_moves_unit_and_leader() -> None:
    for side, here, there in (("bottom", "E2", "E3"), ("top", "E8", "E7")):
        case = ancients(f"{side}: MI {here}, leader {here} Hanno\nturn: {side}\ncard: order-two-center")
        case.play(f"order {here}")
        assert case.match.position.ordered_leaders == []
        case.play("done", f"move {here} {there}")
        assert case.lines()[side] == f"MI {there}, leader {there} Hanno"


@rule("ANC-08-062", "ANC-08-063")
def test_several_leaders_may_detach_each_for_one_order() -> None:
    text = "bottom: MI E2, leader E2 Hanno, MI F2, leader F2 Mago, MI G2, leader H2 Gisgo\ncard: order-three-center"
    case = ancients(text).play("order-leader E2", "order-leader F2", "order E2")
    assert case.question == "cc-ask-move"
    case.play("move-leader E2 E4", "move-leader F2 F4", "move E2 E3")
    assert case.lines()["bottom"] == "MI E3, MI F2, MI G2, leader E4 Hanno, leader F4 Mago, leader H2 Gisgo"
    case = ancients(text).play("order-leader E2", "order-leader H2", "order G2")
    assert case.question == "cc-ask-move"


@rule("ANC-08-064")
@pytest.mark.parametrize("section", ["leadership-any-section", "inspired-center-leadership"])
def test_a_leader_does_not_detach_by_a_leadership_card(section: str) -> None:
    case = ancients(f"bottom: MI E3, leader E3 Hanno, MI F3\ncard: {section}")
    case.play("order-leader E3", "done")
    assert case.options("move-leader") == []
    assert case.why_not("move-leader E3 E4") == "ANC-08-064"
    case.play("move E3 E4")
    assert case.lines()["bottom"] == "MI E4, MI F3, leader E4 Hanno"


@rule("ANC-08-065")
def test_a_leader_detaches_only_from_a_unit_that_has_not_moved() -> None:
    text = "bottom: MI E2, leader F2 Hanno, MI H2, MI I1\ncard: order-four-center\nordered: E2 I1\nordered leaders: F2"
    case = ancients(text).play("move E2 F2")
    assert case.why_not("move-leader F2 H2") == "ANC-08-065"
    assert case.options("move-leader") == []
    # From one that stands still he may go, and join another.
    case = ancients("bottom: MI E2, leader E2 Hanno, MI H2\ncard: order-two-center\nordered: H2\nordered leaders: E2")
    case.play("move-leader E2 H2")
    assert case.lines()["bottom"] == "MI E2, MI H2, leader H2 Hanno"


@rule("ANC-08-066")
def test_joining_gives_no_order_to_the_unit() -> None:
    case = ancients(JOINED.format("MI E4, leader G4 Hanno, MI A1, MI H1", "H1", "G4"))
    case.play("move-leader G4 E4")
    assert case.why_not("move E4 E3") == "ANC-07-002"
    case.play("done")
    # It cannot attack either: nothing is left to do in this turn.
    assert next_turn(case)
    case = ancients(JOINED.format("MI E4, leader G4 Hanno, MI F4, MI H1", "F4", "G4").replace("MI E5", "MI E5, MI F5"))
    case.play("move-leader G4 E4", "done")
    assert {option.split()[1] for option in case.options("attack")} == {"F4"}
    assert case.why_not("attack E4 E5") == "ANC-07-002"


@rule("ANC-08-067", "ANC-08-068", "ANC-08-070")
def test_a_unit_that_a_leader_has_joined_stays_but_may_battle() -> None:
    case = ancients(JOINED.format("MI E4, leader G4 Hanno, MI A1, MI H1", "E4 H1", "G4"))
    case.play("move-leader G4 E4")
    assert case.why_not("move E4 E3") == "ANC-08-068"
    assert case.why_not("move-leader E4 E3") == "ANC-08-052"
    assert {option.split()[1] for option in case.options("move")} == {"H1"}
    case.play("done")
    assert case.why_not("attack E4 E5") is None
    # If it moves first it does move, and he joins it afterwards.
    case = ancients(JOINED.format("MI E3, leader G4 Hanno, MI A1, MI H1", "E3 H1", "G4"))
    case.play("move E3 E4", "move-leader G4 E4", "done")
    assert case.why_not("attack E4 E5") is None


@rule("ANC-08-069")
def test_a_leader_who_moved_with_his_unit_does_not_leave_it_in_the_same_turn() -> None:
    text = "bottom: MI E2, leader E2 Hanno, MI H1\ncard: order-four-center\nordered: E2 H1\nordered leaders: E2"
    case = ancients(text).play("move E2 E3")
    assert case.options("move-leader") == []
    assert case.why_not("move-leader E3 E4") == "ANC-08-069"
    case = ancients(text).play("move-leader E2 E4")
    assert case.why_not("move E2 E3") is None


@rule("ANC-08-052", "ANC-08-065")
def test_a_leader_who_moved_alone_and_was_joined_is_not_said_to_have_moved_with_the_unit() -> None:
    text = "bottom: MI E2, leader G2 Hanno, MI H1\ncard: order-four-center\nordered: E2 H1\nordered leaders: G2"
    case = ancients(text).play("move-leader G2 F3", "move E2 F3")
    assert case.options("move-leader") == []
    assert case.why_not("move-leader F3 F4") in ("ANC-08-052", "ANC-08-065")


EXAMPLE = """
    bottom: HI F3, leader F3 Scipio, HC G3
    top: MI G6, MI F5
    bottom hand: order-three-center
    discards: first-strike
    """


@rule("ANC-08-071")
def test_example_the_leader_goes_from_the_infantry_to_the_cavalry_that_moved_before() -> None:
    case = ancients(EXAMPLE)
    case.play("play order-three-center", "order F3", "order-leader F3", "order G3")
    case.play("move G3 G5", "move-leader F3 G5")
    assert case.why_not("move G5 G4") in ("ANC-08-003", "ANC-08-068")
    case.play("move F3 F4")
    assert case.lines()["bottom"] == "HI F4, HC G5, leader G5 Scipio"
    assert case.options() == ["attack F4 F5", "attack G5 F5", "attack G5 G6", "done"]
    # The other way round he is carried along by the infantry.
    case = ancients(EXAMPLE)
    case.play("play order-three-center", "order F3", "order-leader F3", "order G3")
    case.play("move G3 G5", "move F3 F4")
    assert case.lines()["bottom"] == "HI F4, HC G5, leader F4 Scipio"
    assert case.question == "cc-ask-battle"


@rule("ANC-08-072")
def test_terrain_stops_a_lone_leader_where_it_names_leaders() -> None:
    text = "bottom: leader A1 Hanno, MI K1\ntop: MI M9\nterrain: {0} A2 B1\ncard: order-two-left\n"
    text += "ordered leaders: A1\nordered: K1"
    for ground in ("broken", "forest", "ford", "marsh"):
        assert ends(ancients(text.format(ground)), "move-leader") == {"A2", "B1"}, ground
    assert ends(ancients(text.format("city-walls")), "move-leader") == {"A2", "B1"}
    for ground in ("hill", "camp", "bridge"):
        assert ends(ancients(text.format(ground)), "move-leader") == within("A1", 3), ground
    for ground in ("coast", "lake", "sea", "steep", "river", "fortified-walls"):
        assert ends(ancients(text.format(ground)), "move-leader") == set(), ground
    case = ancients(text.format("forest"))
    assert case.why_not("move-leader A1 C1") == "ANC-08-072"


@rule("ANC-08-073")
def test_a_lone_leader_may_end_beside_enemies_cannot_attack_and_can_be_attacked() -> None:
    case = ancients(
        "bottom: leader E2 Hanno, MI A5\ntop: LI E4, MI A6\ncard: order-three-left\nordered leaders: E2\nordered: A5\n"
        "top hand: order-light-troops\ncommand: 1 1",
        "helmet light",
    )
    case.play("move-leader E2 E3", "done")
    assert case.options() == ["attack A5 A6", "done"]
    assert case.why_not("attack E3 E4") == "ANC-11-079"
    case.play("done", "play order-light-troops", "order E4")
    if case.question == "cc-ask-move":
        case.play("done")
    case.play("attack E4 E3")
    assert case.lines()["bottom"] == "MI A5"
    assert case.lines()["banners"] == "0 1"
