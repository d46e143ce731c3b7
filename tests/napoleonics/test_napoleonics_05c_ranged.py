"""Chapter 5, battle in general, ranged combat and line of sight (NAP-05-084 to NAP-05-144)."""

import math

import pytest

from napoleonics.fields import (
    banners,
    battle,
    blocks_at,
    dice_of,
    dice_rolled,
    field,
    hexes,
    leader_at,
    rolls_left,
    throw,
    unit_at,
)
from vexilla.games.napoleonics.units import KINDS
from vexilla.testing import rule

ROW = [f"{file}5" for file in "ABCDEFGHIJKLM"]
HEXES = [f"{'ABCDEFGHIJKLM'[file]}{rank}" for rank in range(1, 10) for file in range(13 - (rank + 1) % 2)]
INFANTRY = [kind.code for kind in KINDS if kind.arm == 0]
FOOT_GUNS = ["FR-FA", "FR-GFA", "BR-FA", "PT-FA"]
HORSE_GUNS = ["FR-HA", "BR-HA"]


def fire(code: str, distance: int, more: str = "") -> str | None:
    """Why a unit on A5 may not fire along the row at an enemy so far away."""
    bystanders = "bottom: FR-LN K1, {}\ntop: BR-LN K2, BR-LN {}\nordered: K1 A5\n"
    return battle(bystanders.format(f"{code} A5", ROW[distance]) + more).why_not(f"attack A5 {ROW[distance]}")


def fire_dice(code: str, distance: int, more: str = "") -> int:
    """The dice of a unit on A5 that fires along the row; 0 if it cannot."""
    return dice_of(f"bottom: {code}\ntop: BR-LN {ROW[distance]}\nordered: A5\n{more}", f"A5 {ROW[distance]}")


# -- battle in general ---------------------------------------------------------------------------


@rule("NAP-05-084", "NAP-05-086")
def test_units_fire_or_fight_one_by_one_in_any_order() -> None:
    text = "bottom: FR-LN E4, FR-LN I4, FR-LN B4\ntop: BR-LN E6, BR-LN I5, BR-LN B6\nordered: E4 I4 B4\ncard: forward"
    case = battle(text, throw(4), throw(5), throw(4))
    assert case.options() == ["attack B4 B6", "attack E4 E6", "attack I4 I5", "done"]
    case.play("attack E4 E6", "attack I4 I5", "decline", "attack B4 B6")
    names = [event["event"] for event in case.events() if event["event"] in ("cc-fires", "cc-attacks")]
    assert names == ["cc-fires", "cc-attacks", "cc-fires"]
    # In another order it is the same three.
    case = battle(text, throw(5), throw(4), throw(4)).play("attack I4 I5", "decline", "attack B4 B6", "attack E4 E6")
    assert case.decider == "top"


@rule("NAP-05-085", "NAP-05-088", "NAP-05-089")
def test_a_unit_battles_once_with_all_its_dice_against_one_target() -> None:
    text = "bottom: FR-LN E4, FR-LN A1\ntop: BR-LN E6, BR-LN D6, BR-LN A3\nordered: E4 A1\ncard: forward"
    case = battle(text, throw(4, "infantry", "infantry")).play("attack E4 E6")
    assert dice_rolled(case) == [4]
    assert (blocks_at(case, "E6"), blocks_at(case, "D6")) == (2, 4)
    assert case.why_not("attack E4 D6") == "NAP-05-089"
    assert case.options("attack E4") == []
    # Nor does it fire after its melee.
    text = "bottom: FR-LN E4, FR-LN A4\ntop: BR-LN E5, BR-LN A5, BR-LN K8\nordered: E4 A4\ncard: forward"
    case = battle(text, throw(5, "flag")).play("attack E4 E5", "retreat D6", "stay")
    assert case.why_not("attack E4 D6") == "NAP-05-089"


@rule("NAP-05-085")
def test_a_unit_that_fired_does_not_melee_even_if_it_could() -> None:
    # The leader beside it does not keep it from firing, and could have been attacked instead.
    text = "bottom: FR-LN E4, FR-LN A1\ntop: BR-LN C4, leader E5 Hill, BR-LN A2\nordered: E4 A1\ncard: forward"
    case = battle(text, throw(4)).play("attack E4 C4")
    assert case.why_not("attack E4 E5") == "NAP-05-089"
    case = battle(text, throw(4)).play("attack E4 E5")
    while case.question == "cc-ask-flee":
        case.play(case.options()[0])
    case.play("stay")
    assert case.why_not("attack E4 C4") == "NAP-05-089"


@rule("NAP-05-089")
def test_only_cavalry_can_fight_a_second_time() -> None:
    text = "bottom: {} E4\ntop: BR-LN E5 1, BR-LN E6, BR-LN K8\nordered: E4"
    for code, dice, bonus in (("FR-LN", 5, False), ("FR-LC", 4, True)):
        case = battle(text.format(code), throw(dice, "infantry"), luck=True).play("attack E4 E5")
        if case.question == "cc-ask-react":
            case.play("stand")
        case.play("advance")
        if case.question == "cc-ask-ride":
            case.play("stay")
        assert (case.question == "cc-ask-bonus") == bonus


@rule("NAP-05-087")
def test_nobody_has_to_battle_not_even_beside_an_enemy() -> None:
    case = battle("bottom: FR-LN E4\ntop: BR-LN E5\nordered: E4")
    assert case.options() == ["attack E4 E5", "done"]
    case.play("done")
    assert (case.decider, case.question) == ("top", "cc-ask-card")


@rule("NAP-05-090")
def test_losses_cost_dice() -> None:
    for blocks in (4, 3, 2, 1):
        assert dice_of(f"bottom: PT-LN E4 {blocks}\ntop: BR-LN E5\nordered: E4", "E4 E5") == blocks
        assert dice_of(f"bottom: PT-LN E4 {blocks}\ntop: BR-LN E6\nordered: E4", "E4 E6") == blocks
    # In the same turn: what the attack leaves of a unit battles back.
    case = battle(
        "bottom: PT-LN E4\ntop: BR-LN E5\nordered: E4", throw(4, "infantry", "infantry", "infantry"), throw(1)
    )
    case.play("attack E4 E5", "battle-back")
    assert dice_rolled(case) == [4, 1]


@rule("NAP-05-091")
def test_without_a_die_there_is_no_attack() -> None:
    text = "bottom: {}, FR-LN A1\ntop: {}, BR-LN A2\nterrain: {}\nordered: E4 A1\ncard: forward\n"
    # Into a town infantry loses two dice, cavalry three.
    for unit, target, attack, clause in (
        ("PT-LN E4 2", "BR-LN E6", "E4 E6", "NAP-05-091"),
        ("PT-LN E4 3", "BR-LN E6", "E4 E6", None),
        ("PT-LN E4 2", "BR-LN E5", "E4 E5", "NAP-05-091"),
        ("PT-LN E4 3", "BR-LN E5", "E4 E5", None),
        ("FR-LC E4 3", "BR-LN E5", "E4 E5", "NAP-05-091"),
        ("FR-LC E4 4", "BR-LN E5", "E4 E5", None),
    ):
        terrain = f"town {target.split()[1]}"
        case = battle(text.format(unit, target, terrain))
        assert case.why_not(f"attack {attack}") == clause, (unit, target)
        assert (f"attack {attack}" in case.options()) == (clause is None)


@rule("NAP-05-091")
def test_guns_that_join_may_still_roll_when_the_leading_unit_has_no_die() -> None:
    text = "bottom: FR-LC E4 3, FR-FA D5, FR-FA F5, FR-LN A1\ntop: BR-LN E5, BR-LN A2\nordered: E4 D5 F5 A1\n"
    case = battle(text + "card: forward\nterrain: town E5", throw(3)).play("attack E4 E5")
    # It cannot go in without them; with one of them it can.
    assert case.why_not("done") == "NAP-05-091"
    assert case.options() == ["support D5", "support F5"]
    case.play("support F5")
    assert case.options() == ["done", "support D5"]
    case.play("done", "stand")
    assert dice_rolled(case) == [3]


@rule("NAP-05-092")
def test_dice_are_counted_in_order_base_then_unit_then_card_then_terrain() -> None:
    # Three blocks that moved: half of three is two; light infantry, Elan, and a forest: two and one and one less one.
    text = "bottom: FR-LT E4 3\ntop: BR-LN E6\nterrain: {}\nordered: E4\nmoved: E4=1\ncard: {}"
    assert dice_of(text.format("open A1", "forward"), "E4 E6") == 3
    assert dice_of(text.format("open A1", "elan"), "E4 E6") == 4
    assert dice_of(text.format("forest E6", "elan"), "E4 E6") == 3
    # Were the bonus halved, too, five and four blocks would not differ.
    five, four = (f"bottom: BR-LT E4 {blocks}\ntop: FR-LN E6\nordered: E4\nmoved: E4=1" for blocks in (5, 4))
    assert (dice_of(five, "E4 E6"), dice_of(four, "E4 E6")) == (4, 3)
    # A militia that moved with one block has none, and a card gives it one.
    one = "bottom: FR-MI E4 1\ntop: BR-LN E6\nordered: E4\nmoved: E4=1\ncard: {}"
    assert (dice_of(one.format("forward"), "E4 E6"), dice_of(one.format("elan"), "E4 E6")) == (0, 1)


@rule("NAP-05-092")
def test_a_square_and_cavalry_against_one_have_one_die_before_the_terrain() -> None:
    for card in ("forward", "elan"):
        square = f"bottom: FR-OG E4 *square\ntop: BR-LN {{}}\nordered: E4\ncard: {card}\nterrain: {{}}"
        assert dice_of(square.format("E5", "open A1"), "E4 E5") == 1
        assert dice_of(square.format("E6", "open A1"), "E4 E6") == 1
        assert dice_of(square.format("E5", "hill E5"), "E4 E5") == 0
        assert dice_of(square.format("E6", "forest E6"), "E4 E6") == 0
        # Cavalry against a square: the die of the square comes first, then one of the cavalry.
        cavalry = f"bottom: FR-CU E4\ntop: BR-LN E5 *square\nordered: E4\ncard: {card}\nterrain: "
        case = battle(cavalry + "open A1", "artillery", "artillery").play("attack E4 E5")
        assert dice_rolled(case) == [1, 1]
        assert dice_of(cavalry + "hill E5", "E4 E5") == 0


# -- ranged combat: who, at whom -----------------------------------------------------------------


@rule("NAP-05-093")
@pytest.mark.parametrize("kind", [kind.code for kind in KINDS])
def test_infantry_and_artillery_fire_and_cavalry_does_not(kind: str) -> None:
    is_cavalry = kind.endswith(("LC", "HC", "CU"))
    assert fire(kind, 2) == ("NAP-05-093" if is_cavalry else None)


@rule("NAP-05-093")
def test_a_leader_does_not_fire() -> None:
    text = "bottom: leader A5 Ney, FR-LN K1\ntop: BR-LN C5, BR-LN K2\nordered: K1\nordered leaders: A5"
    case = battle(text)
    assert case.why_not("attack A5 C5") == "NAP-05-069"
    # With a unit he adds nothing to its fire.
    assert fire_dice("FR-LN A5, leader A5 Ney", 2) == fire_dice("FR-LN A5", 2) == 4


@rule("NAP-05-094", "NAP-05-104")
def test_fire_is_at_an_enemy_more_than_a_hex_away_in_range_and_in_sight() -> None:
    # The target's hex counts, the firer's does not.
    assert [fire("FR-LN", distance) for distance in (2, 3)] == [None, "NAP-05-105"]
    case = battle("bottom: FR-LN A5, FR-LN K1\ntop: BR-LN C5, BR-LN K2\nordered: A5 K1\ncard: forward")
    for hex_ in ("C4", "B6", "A5", "B5", "K1"):
        # Nobody of the enemy is there.
        assert case.why_not(f"attack A5 {hex_}") in ("NAP-05-094", "NAP-05-148", "NAP-05-105")
    assert case.why_not("attack A5 B6") == "NAP-05-094"


@rule("NAP-05-095")
def test_an_adjacent_enemy_is_fought_not_fired_at() -> None:
    # Fire and melee of British line infantry differ by a die: beside the enemy it rolls four, and is battled back.
    case = battle("bottom: BR-LN E4\ntop: FR-LN E5\nordered: E4", throw(4, "sabres"), throw(4)).play("attack E4 E5")
    assert [event["event"] for event in case.events()][:2] == ["cc-attacks", "cc-rolled"]
    assert blocks_at(case, "E5") == 3
    assert case.question == "cc-ask-battle-back"
    # Fire and Hold lets its units only fire: at an adjacent enemy not at all.
    case = battle("bottom: BR-LN E4, BR-LN K4\ntop: FR-LN E5, FR-LN K6\nordered: E4 K4\ncard: fire-and-hold")
    assert case.why_not("attack E4 E5") == "NAP-08-083"
    assert case.options("attack") == ["attack K4 K6"]


@rule("NAP-05-096")
def test_who_has_an_enemy_unit_beside_him_does_not_fire_at_another() -> None:
    text = "bottom: {} E4, FR-LN K1\ntop: {}, BR-LN D6, BR-LN K2\nordered: E4 K1\ncard: forward"
    for code in ("FR-LN", "FR-HA", "FR-FA"):
        case = battle(text.format(code, "BR-LN E5"))
        assert case.why_not("attack E4 D6") == "NAP-05-096"
        assert case.options("attack E4") == ["attack E4 E5"]
        # Only a unit binds: beside an enemy leader who is alone it may fire.
        case = battle(text.format(code, "leader F5 Hill"))
        assert case.options("attack E4") == ["attack E4 D6", "attack E4 F5"]


@rule("NAP-05-097")
def test_who_is_beside_whom_is_judged_when_the_unit_battles() -> None:
    # The battle of a friend takes away the enemy that stood beside the battery...
    text = "bottom: FR-FA E4, FR-LN F5\ntop: BR-LN E5 1, BR-LN G4, BR-LN K8\nordered: E4 F5"
    case = battle(text, throw(5, "infantry"), luck=True)
    assert case.why_not("attack E4 G4") == "NAP-05-096"
    case.play("attack F5 E5")
    if case.question == "cc-ask-support":
        case.play("done")
    case.play("stay")
    assert case.why_not("attack E4 G4") is None
    # ...and another brings one there.
    text = "bottom: FR-FA E8, FR-LN E5\ntop: BR-LN E6, BR-LN G8\nordered: E8 E5"
    case = battle(text, throw(5, "flag"), luck=True)
    assert case.why_not("attack E8 G8") is None
    case.play("attack E5 E6")
    if case.question == "cc-ask-support":
        case.play("done")
    case.play("retreat E7", "stay")
    assert case.why_not("attack E8 G8") == "NAP-05-096"
    assert case.options("attack E8") == ["attack E8 E7"]


@rule("NAP-05-098", "NAP-05-099")
def test_the_target_of_fire_neither_battles_back_nor_retires() -> None:
    # Both copies of First Strike may be in the enemy's hand: he is not asked for that either.
    for code in ("FR-LN", "FR-LC"):
        text = f"bottom: BR-LN E4\ntop: {code} E6\nordered: E4\ntop hand: first-strike first-strike\ndiscards:"
        case = battle(text, throw(5)).play("attack E4 E6")
        assert [event["event"] for event in case.events()][:2] == ["cc-fires", "cc-rolled"]
        assert (case.decider, case.question) == ("top", "cc-ask-card")
        assert blocks_at(case, "E4") == 4


@rule("NAP-05-100", "NAP-05-138", "NAP-05-144")
def test_fire_goes_by_its_steps_losses_before_the_retreat() -> None:
    text = "bottom: FR-LT E4\ntop: BR-LN E6, leader E6 Hill\nterrain: forest E6\nordered: E4\ncard: elan"
    # Four blocks, light infantry, Elan, less one for the forest.
    case = battle(text, throw(5, "infantry", "flag", "sabres"), "flag flag").play("attack E4 E6")
    assert [event["event"] for event in case.events()] == ["cc-fires", "cc-rolled", "cc-lost", "cc-rolled-for"]
    assert case.question == "cc-ask-ignore"
    case.play("ignore 0", "retreat E7")
    assert (blocks_at(case, "E7"), leader_at(case, "E7")) == (3, "Hill")
    # A unit that is destroyed does not retreat.
    case = battle(text.replace("E6, leader E6 Hill", "E6 1"), throw(5, "infantry", "flag", "flag")).play("attack E4 E6")
    assert case.events("cc-retreated") == []
    assert (case.decider, banners(case)) == ("top", (1, 0))


@rule("NAP-05-101", "NAP-05-102", "NAP-05-103")
def test_each_fire_is_by_one_unit_at_one_target_and_finished_before_the_next() -> None:
    text = "bottom: FR-LN E4, FR-LN F4\ntop: BR-LN E6, BR-LN F6\nordered: E4 F4"
    case = battle(text, throw(4, "infantry", "flag"), throw(4, "infantry", "infantry"))
    assert case.options("attack") == ["attack E4 E6", "attack E4 F6", "attack F4 E6", "attack F4 F6"]
    case.play("attack F4 F6")
    # The retreat belongs to the first fire; the second one waits.
    assert case.question == "cc-ask-retreat"
    assert case.why_not("attack E4 F6") == "NAP-05-004"
    case.play(case.options()[0])
    assert case.options("attack") == ["attack E4 E6"]
    case.play("attack E4 E6")
    assert dice_rolled(case) == [4, 4]
    assert blocks_at(case, "E6") == 2
    # Two units firing at one target roll one after the other.
    case = battle(text, throw(4, "infantry"), throw(4, "infantry", "infantry"))
    case.play("attack F4 F6", "attack E4 F6")
    assert dice_rolled(case) == [4, 4]
    assert (blocks_at(case, "E6"), blocks_at(case, "F6")) == (4, 1)


# -- range ---------------------------------------------------------------------------------------


def ranges(code: str, more: str = "") -> list[str | None]:
    """Why a unit may not fire at two to six hexes."""
    return [fire(code, distance, more) for distance in range(2, 7)]


@rule("NAP-05-105")
@pytest.mark.parametrize("code", [code for code in INFANTRY if code != "BR-RL"])
def test_all_infantry_but_rifles_fires_two_hexes(code: str) -> None:
    assert ranges(code) == [None, *["NAP-05-105"] * 4]


@rule("NAP-05-106")
def test_rifles_fire_three_hexes() -> None:
    assert ranges("BR-RL") == [None, None, *["NAP-05-106"] * 3]


@rule("NAP-05-107")
@pytest.mark.parametrize("code", FOOT_GUNS)
def test_foot_artillery_fires_five_hexes(code: str) -> None:
    assert ranges(code) == [None, None, None, None, "NAP-05-107"]


@rule("NAP-05-108")
@pytest.mark.parametrize("code", HORSE_GUNS)
def test_horse_artillery_fires_four_hexes(code: str) -> None:
    assert ranges(code) == [None, None, None, "NAP-05-108", "NAP-05-108"]


# -- line of sight -------------------------------------------------------------------------------


def sees(target: str, *pieces: str, firer: str = "E5", terrain: str = "open A1") -> bool:
    """Whether a battery sees a target past pieces of either side and terrain."""
    bottom = ", ".join(
        [f"FR-FA {firer}", "FR-LN M1", *[piece for piece in pieces if piece.startswith(("FR", "leader"))]]
    )
    top = ", ".join([f"BR-LN {target}", "BR-LN L2", *[piece for piece in pieces if piece.startswith("BR")]])
    case = battle(f"bottom: {bottom}\ntop: {top}\nterrain: {terrain}\nordered: {firer} M1\ncard: forward")
    clause = case.why_not(f"attack {firer} {target}")
    assert clause in (None, "NAP-05-109"), clause
    return clause is None


@rule("NAP-05-109", "NAP-05-112")
def test_any_unit_or_leader_on_the_straight_line_hides_the_target() -> None:
    assert sees("H5")
    for piece in ("FR-LN G5", "BR-LN G5", "leader G5 Ney", "FR-LN F5", "FR-LN G5 1"):
        assert not sees("H5", piece), piece
    # An enemy leader alone, too.
    text = "bottom: FR-FA E5, FR-LN M1\ntop: BR-LN H5, leader G5 Hill, BR-LN L2\nordered: E5 M1\ncard: forward"
    assert battle(text).why_not("attack E5 H5") == "NAP-05-109"
    # What stands beside the line does not.
    assert sees("H5", "FR-LN G6", "FR-LN G4", "FR-LN F6")


@rule("NAP-05-112")
@pytest.mark.parametrize(
    ("ground", "hides"),
    [
        ("forest", True),
        ("hill", True),
        ("rugged-hill", True),
        ("town", True),
        ("mill", True),
        ("redoubt", False),
        ("river", False),
        ("stream", False),
        ("bridge", False),
        ("quarry", False),
    ],
)
def test_certain_terrain_on_the_line_hides_the_target(ground: str, hides: bool) -> None:
    fronts = ":e" if ground == "redoubt" else ""
    assert sees("H5", terrain=f"{ground} G5{fronts}") != hides


@rule("NAP-05-111", "NAP-05-113")
def test_neither_the_firers_nor_the_targets_own_hex_hides_anything() -> None:
    for ground in ("forest", "town", "hill"):
        assert sees("H5", terrain=f"{ground} H5")
        assert sees("H5", terrain=f"{ground} E5")
    # Leaders who are with them are no obstacles either.
    text = "bottom: FR-FA E5, leader E5 Ney, FR-LN M1\ntop: BR-LN H5, leader H5 Hill, BR-LN L2\nordered: E5 M1\n"
    assert battle(text + "card: forward").why_not("attack E5 H5") is None


#: For each corner of E5 the hex two away behind it and the two hexes between which the line runs.
CORNERS = [
    ("E7", "D6", "E6"),
    ("F6", "E6", "F5"),
    ("F4", "F5", "E4"),
    ("E3", "D4", "E4"),
    ("C4", "D4", "D5"),
    ("C6", "D5", "D6"),
]


@rule("NAP-05-114", "NAP-05-115")
@pytest.mark.parametrize(("target", "left", "right"), CORNERS)
def test_along_the_edge_between_two_hexes_only_obstacles_on_both_sides_hide(target: str, left: str, right: str) -> None:
    assert sees(target)
    for one in (left, right):
        assert sees(target, f"FR-LN {one}")
        assert sees(target, terrain=f"forest {one}")
    assert not sees(target, f"FR-LN {left}", f"FR-LN {right}")
    assert not sees(target, f"FR-LN {left}", f"leader {right} Ney")
    assert not sees(target, f"FR-LN {left}", terrain=f"forest {right}")
    assert not sees(target, terrain=f"forest {left} {right}")


@rule("NAP-05-114")
def test_obstacles_on_both_sides_hide_even_at_different_edges() -> None:
    # E5 to E9: between D6 and E6, through E7, between D8 and E8.
    assert sees("E9", "FR-LN D6", "FR-LN D8")
    assert sees("E9", "FR-LN E6", "FR-LN E8")
    assert not sees("E9", "FR-LN D6", "FR-LN E8")
    assert not sees("E9", "FR-LN E6", "FR-LN D8")
    assert not sees("E9", "FR-LN E7")


@rule("NAP-05-112", "NAP-05-114")
def test_the_edge_of_the_board_is_an_obstacle_on_its_side() -> None:
    assert sees("A7", firer="A5")
    assert not sees("A7", "FR-LN A6", firer="A5")
    assert sees("M7", firer="M5")
    assert not sees("M7", "FR-LN L6", firer="M5")
    # A hex further in there are two sides again.
    assert sees("B7", "FR-LN B6", firer="B5")
    assert not sees("A9", "FR-LN A6", firer="A5")
    assert not sees("A9", "FR-LN A8", firer="A5")


def centre(hex_: str) -> tuple[float, float]:
    """Where the middle of a hex lies, hexes being one wide."""
    rank = int(hex_[1])
    return ord(hex_[0]) - 65 + (0.5 if rank % 2 == 0 else 0.0), rank * math.sqrt(3) / 2


def crossed(here: str, there: str) -> set[str]:
    """The hexes whose inside a straight line passes, found by walking along it."""
    (x0, y0), (x1, y1) = centre(here), centre(there)
    found = set()
    steps = 200
    for step in range(1, steps):
        x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
        near = sorted((math.hypot(x - cx, y - cy), hex_) for hex_ in HEXES for cx, cy in [centre(hex_)])[:2]
        if near[1][0] - near[0][0] > 1e-3:
            found.add(near[0][1])
    return found - {here, there}


@rule("NAP-05-110", "NAP-05-111")
@pytest.mark.parametrize(
    "target", ["H5", "H6", "G7", "H7", "F8", "G8", "E8", "H8", "I6", "I7", "G9", "F7", "J5", "C2", "B3", "D2"]
)
def test_the_line_runs_from_centre_to_centre_and_what_it_crosses_can_hide(target: str) -> None:
    on_the_line = crossed("E5", target)
    around = {hex_ for each in on_the_line for hex_ in HEXES if math.dist(centre(each), centre(hex_)) < 1.1}
    for hex_ in sorted((around | on_the_line) - {"E5", target, "L2", "M1"}):
        assert sees(target, f"FR-LN {hex_}") == (hex_ not in on_the_line), hex_


# -- infantry ------------------------------------------------------------------------------------


@rule("NAP-05-116")
@pytest.mark.parametrize(("code", "reach"), [("FR-LN", 2), ("BR-RL", 3), ("FR-LT", 2)])
def test_infantry_fires_in_all_directions(code: str, reach: int) -> None:
    middle = centre("G5")
    around = [hex_ for hex_ in HEXES if 1.1 < math.dist(centre(hex_), middle) < reach + 0.1]
    assert len(around) == {2: 12, 3: 30}[reach]
    for hex_ in around:
        case = battle(f"bottom: {code} G5, FR-LN A1\ntop: FR-LN {hex_}, BR-LN A2\nordered: G5 A1\ncard: forward")
        assert case.options("attack G5") == [f"attack G5 {hex_}"]


@rule("NAP-05-117", "NAP-05-123", "NAP-05-124")
@pytest.mark.parametrize("code", INFANTRY)
def test_infantry_that_stood_fires_a_die_a_block_and_some_one_more(code: str) -> None:
    # Light infantry, rifles, grenadiers and guards always; British line infantry because it did not move.
    more = {"FR-LN": 0, "FR-MI": 0, "PT-LN": 0, "PT-MI": 0}.get(code, 1)
    blocks = next(kind.blocks for kind in KINDS if kind.code == code)
    for strength in range(1, blocks + 1):
        assert fire_dice(f"{code} A5 {strength}", 2) == strength + more


@rule("NAP-05-118", "NAP-05-123", "NAP-05-124")
@pytest.mark.parametrize("code", INFANTRY)
def test_infantry_that_moved_fires_with_half_its_blocks(code: str) -> None:
    more = {"FR-LN": 0, "FR-MI": 0, "PT-LN": 0, "PT-MI": 0, "BR-LN": 0}.get(code, 1)
    is_down = code.startswith("PT") or code == "FR-MI"
    blocks = next(kind.blocks for kind in KINDS if kind.code == code)
    for strength in range(1, blocks + 1):
        half = strength // 2 if is_down else (strength + 1) // 2
        assert fire_dice(f"{code} A5 {strength}", 2, "moved: A5=1") == half + more


@rule("NAP-05-119")
def test_example_french_light_infantry_that_stood() -> None:
    case = battle("bottom: FR-LT E4\ntop: BR-LN E6\nordered: E4", throw(5)).play("attack E4 E6")
    assert dice_rolled(case) == [5]


@rule("NAP-05-120")
def test_example_french_light_infantry_that_moved() -> None:
    case = field("bottom: FR-LT G4 3\ntop: BR-LN E6\ncard: attack-center\nordered: G4", throw(3))
    case.play("move G4 F4", "attack F4 E6")
    assert dice_rolled(case) == [3]


@rule("NAP-05-121")
def test_example_portuguese_line_infantry_that_moved() -> None:
    text = "bottom: PT-LN G4 {}, FR-LN A1\ntop: BR-LN E6, BR-LN A2\ncard: forward\nordered: G4 A1"
    case = field(text.format(3), throw(1)).play("move G4 F4", "done", "attack F4 E6")
    assert dice_rolled(case) == [1]
    case = field(text.format(1)).play("move G4 F4", "done")
    assert case.why_not("attack F4 E6") == "NAP-05-091"


@rule("NAP-05-122")
@pytest.mark.parametrize("code", ["FR-LT", "FR-YG", "BR-LT", "BR-RL", "PT-LT"])
def test_light_infantry_that_moved_two_hexes_does_not_fire(code: str) -> None:
    text = f"bottom: {code} G4, FR-LN A1\ntop: BR-LN E6, BR-LN A2\ncard: forward\nordered: G4 A1"
    case = field(text).play("move G4 E4", "done")
    assert case.why_not("attack E4 E6") == "NAP-05-122"
    case = field(text).play("move G4 F4", "done")
    assert case.why_not("attack F4 E6") is None


# -- artillery -----------------------------------------------------------------------------------


@rule("NAP-05-125", "NAP-05-127")
@pytest.mark.parametrize("code", FOOT_GUNS)
def test_foot_artillery_fires_if_it_did_not_move(code: str) -> None:
    text = f"bottom: {code} G4, FR-LN A1\ntop: BR-LN G6, BR-LN D6, BR-LN A2\ncard: forward\nordered: G4 A1"
    case = field(text).play("done")
    assert case.options("attack G4") == ["attack G4 D6", "attack G4 G6"]
    case = field(text).play("move G4 H4", "done")
    assert case.why_not("attack H4 G6") == "NAP-05-127"
    assert case.options("attack H4") == []


@rule("NAP-05-126", "NAP-05-128", "NAP-05-129")
@pytest.mark.parametrize("code", FOOT_GUNS)
def test_the_dice_of_foot_artillery(code: str) -> None:
    for blocks, dice in ((3, [3, 2, 1, 1]), (2, [3, 2, 1, 1]), (1, [2, 1, 1, 1])):
        assert [fire_dice(f"{code} A5 {blocks}", distance) for distance in (2, 3, 4, 5)] == dice


@rule("NAP-05-130", "NAP-05-134", "NAP-05-135")
@pytest.mark.parametrize("code", HORSE_GUNS)
def test_the_dice_of_horse_artillery(code: str) -> None:
    for blocks, dice in ((3, [2, 1, 1]), (2, [2, 1, 1]), (1, [1, 1, 1])):
        assert [fire_dice(f"{code} A5 {blocks}", distance) for distance in (2, 3, 4)] == dice
    # After a move of one hex it fires with the same dice, in range.
    assert [fire_dice(f"{code} A5", distance, "moved: A5=1") for distance in (2, 3)] == [2, 1]


@rule("NAP-05-125", "NAP-05-130")
@pytest.mark.parametrize("code", ["FR-FA", "FR-HA"])
def test_artillery_fires_in_all_directions(code: str) -> None:
    targets = "C4 E8 I7 G9 G2 I3 K5 E2"
    pieces = ", ".join(f"BR-LN {hex_}" for hex_ in targets.split())
    case = battle(f"bottom: {code} G5\ntop: {pieces}\nordered: G5")
    assert set(hexes(case, "attack", "G5")) == set(targets.split())


@rule("NAP-05-131", "NAP-05-132", "NAP-05-133")
def test_horse_artillery_and_movement() -> None:
    def after(moved: int, distance: int, blocks: int = 3) -> str | None:
        text = f"bottom: FR-HA A5 {blocks}, FR-LN K1\ntop: BR-LN {ROW[moved + distance]}, BR-LN K2\ncard: forward\n"
        case = field(text + "ordered: A5 K1")
        if moved:
            case.play(f"move A5 {ROW[moved]}")
        return case.play("done").why_not(f"attack {ROW[moved]} {ROW[moved + distance]}")

    assert [after(0, distance) for distance in (2, 3, 4)] == [None] * 3
    assert [after(1, distance) for distance in (2, 3, 4)] == [None, None, "NAP-05-133"]
    assert [after(2, distance) for distance in (2, 3, 4)] == ["NAP-05-131"] * 3
    # The last gun does not move and fire.
    assert [after(0, distance, 1) for distance in (2, 3, 4)] == [None] * 3
    assert [after(1, distance, 1) for distance in (2, 3)] == ["NAP-05-132"] * 2
    assert [after(1, distance, 2) for distance in (2, 3)] == [None] * 2


# -- dice and losses -----------------------------------------------------------------------------


@rule("NAP-05-136")
@pytest.mark.parametrize(
    ("card", "code", "more"), [("fire-and-hold", "FR-LN", 1), ("bombard", "FR-FA", 2), ("elan", "FR-LN", 1)]
)
def test_some_cards_add_dice_to_fire(card: str, code: str, more: int) -> None:
    assert fire_dice(f"{code} A5", 2, f"card: {card}") == fire_dice(f"{code} A5", 2) + more


@rule("NAP-05-137")
def test_the_ground_of_both_hexes_takes_dice_from_fire() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E6\nordered: E4\nterrain: {}"
    dice = {
        "open A1": 4,
        # The target's, the firer's own, and both together.
        "forest E6": 3,
        "stream E4": 3,
        "forest E6; stream E4": 2,
        "town E6": 2,
        "town E6; stream E4": 1,
    }
    assert {terrain: dice_of(text.format(terrain), "E4 E6") for terrain in dice} == dice


@rule("NAP-05-139", "NAP-05-140", "NAP-05-141")
@pytest.mark.parametrize(("code", "symbol"), [("FR-LN", "infantry"), ("FR-LC", "cavalry"), ("FR-FA", "artillery")])
def test_fire_hits_with_the_symbol_of_the_targets_arm_only(code: str, symbol: str) -> None:
    fresh = next(kind.blocks for kind in KINDS if kind.code == code)
    for face in ("infantry", "cavalry", "artillery", "sabres", "flag"):
        case = battle(f"bottom: PT-LN E4 2\ntop: {code} E6\nordered: E4", f"{face} {face}").play("attack E4 E6")
        while case.question == "cc-ask-retreat":
            case.play(case.options()[0])
        (unit,) = (unit for unit in case.view("top")["units"] if unit["side"] == "top")
        assert unit["blocks"] == fresh - (2 if face == symbol else 0), (code, face)
        # Flags take no block, but drive it back.
        assert len(case.events("cc-retreated")) == (2 if face == "flag" else 0)


@rule("NAP-05-142")
def test_each_hit_takes_a_block_and_what_is_too_much_does_nothing() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E6 {}, BR-LN E8 1, BR-LN K8\nordered: E4"
    for strength, hits, left, won in ((4, 1, 3, 0), (4, 3, 1, 0), (2, 2, 0, 1), (2, 4, 0, 1), (1, 3, 0, 1)):
        case = battle(text.format(strength), throw(4, *["infantry"] * hits)).play("attack E4 E6")
        assert (blocks_at(case, "E6"), banners(case)) == (left, (won, 0))
        assert blocks_at(case, "E8") == 1


@rule("NAP-05-143")
def test_a_lone_leader_is_no_target_of_fire() -> None:
    text = "bottom: FR-FA E4, FR-LN M1\ntop: leader E6 Hill, BR-LN L2{}\nordered: E4 M1\ncard: forward"
    case = battle(text.format(""))
    assert case.why_not("attack E4 E6") == "NAP-05-143"
    assert case.options("attack E4") == []
    # With a unit it is the unit that is fired at; sabres do him nothing by themselves.
    case = battle(text.format(", BR-LN E6"), throw(3, "sabres", "sabres")).play("attack E4 E6")
    assert (leader_at(case, "E6"), rolls_left(case)) == ("Hill", 0)


@rule("NAP-05-144")
def test_flags_of_fire_drive_the_target_back_unless_they_are_ignored() -> None:
    text = "bottom: FR-LN E4\ntop: {} E6\nordered: E4"
    case = battle(text.format("BR-LN"), throw(4, "flag")).play("attack E4 E6")
    assert case.options() == ["retreat E7", "retreat F7"]
    case = battle(text.format("BR-GR"), throw(4, "flag")).play("attack E4 E6", "ignore 1")
    assert unit_at(case, "E6")["blocks"] == 4
    # The attacker does not follow: there is no taking ground after fire.
    case = battle(text.format("BR-LN"), throw(4, "flag")).play("attack E4 E6", "retreat E7")
    assert (case.decider, case.question) == ("top", "cc-ask-card")
