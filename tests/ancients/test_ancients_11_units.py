"""Chapter 11: close combat, unit by unit: moves, dice, and what each kind ignores."""

import pytest

from ancients.close_combat import fall_back, fight, ready, stand
from vexilla.testing import position, rule

LIGHT_FOOT = ("LI", "LS", "LB")
LIGHT_HORSE = ("LC", "LBC")
ROW_2 = "ABCDEFGHIJKL"


def attack_after(kind: str, hexes: int, dice: int, card: str = "order-three-center", blocks: str = "") -> None:
    """A unit moves along row 2 to E2 and attacks E3 with exactly so many dice, none of which hits."""
    begin = f"{ROW_2[4 + hexes]}2"
    more = f"ordered: {begin}\nto do: move"
    case = ready(f"{kind} {begin} {blocks}", "HI E3, HI F3", " ".join(["light"] * dice), more=more, card=card)
    if hexes:
        case.play(f"move {begin} E2")
    if case.question == "cc-ask-move":
        case.play("done")
    case.play("attack E2 E3")
    assert case.decider == "top"
    assert case.question == "cc-ask-battle-back"
    assert [len(roll["dice"]) for roll in case.events("cc-rolled")] == [dice]
    assert case.lines()["top"] == "HI E3, HI F3"


def move_refusal(kind: str, hexes: int, card: str = "order-three-center") -> str | None:
    """The clause by which a unit may not move so far to reach E2."""
    begin = f"{ROW_2[4 + hexes]}2"
    case = ready(f"{kind} {begin}", "HI E3", more=f"ordered: {begin}\nto do: move", card=card)
    return case.why_not(f"move {begin} E2")


# -- foot ----------------------------------------------------------------------------------------


@rule("ANC-11-013")
@pytest.mark.parametrize("kind", LIGHT_FOOT)
def test_light_foot_attacks_with_two_dice_after_a_move_of_none_one_or_two_hexes(kind: str) -> None:
    for hexes in (0, 1, 2):
        attack_after(kind, hexes, 2)
    assert move_refusal(kind, 3) == "ANC-08-022"


@rule("ANC-11-014", "ANC-11-091")
@pytest.mark.parametrize("kind", LIGHT_FOOT)
def test_swords_of_light_foot_do_not_hit_in_attack_or_battle_back(kind: str) -> None:
    case = fight(f"{kind} E4", "MI E5", "swords swords")
    assert case.lines()["top"] == "MI E5"
    case = fight("MI E4", f"{kind} E5", "helmet helmet helmet helmet", "swords swords").play("battle-back")
    assert case.lines()["bottom"] == "MI E4"


@rule("ANC-11-015")
def test_auxilia_attack_with_three_dice_after_a_move_of_none_or_one_hex() -> None:
    attack_after("AX", 0, 3)
    attack_after("AX", 1, 3)


@rule("ANC-11-016")
def test_auxilia_that_moved_two_hexes_may_not_attack() -> None:
    case = ready("AX G2", "HI E3", more="ordered: G2\nto do: move").play("move G2 E2")
    # Nothing is left to do: the turn has passed.
    assert case.decider == "top"
    assert case.question == "cc-ask-card"
    case = ready("AX E4, MI G4", "HI E5, HI G5", more="ordered: E4 G4\nmoved: E4=2")
    assert case.why_not("attack E4 E5") == "ANC-11-016"
    assert case.options("attack") == ["attack G4 G5"]
    case = ready("AX E4, MI G4", "HI E5, HI G5", more="ordered: E4 G4\nmoved: E4=1")
    assert case.why_not("attack E4 E5") is None


@rule("ANC-11-016")
def test_double_time_lets_auxilia_attack_after_two_hexes() -> None:
    attack_after("AX", 2, 3, card="double-time")


@rule("ANC-11-017")
def test_swords_of_auxilia_hit() -> None:
    case = fight("AX E4", "HI E5", "swords swords light")
    assert case.lines()["top"] == "HI E5 2"
    case = fight("HI E4", "AX E5", "helmet helmet helmet helmet helmet", "swords light light").play("battle-back")
    assert case.lines()["bottom"] == "HI E4 3"


@rule("ANC-11-018")
def test_medium_infantry_attacks_with_four_dice_after_a_move_of_none_or_one_hex() -> None:
    attack_after("MI", 0, 4)
    attack_after("MI", 1, 4)
    assert move_refusal("MI", 2) == "ANC-08-025"


@rule("ANC-11-019")
def test_reduced_warriors_attack_with_three_dice_after_a_move_of_none_one_or_two_hexes() -> None:
    for hexes in (0, 1, 2):
        attack_after("WA", hexes, 3, blocks="3")
    assert move_refusal("WA", 3) == "ANC-08-026"


@rule("ANC-11-020")
def test_warriors_move_two_hexes_only_to_charge_and_must_then_fight() -> None:
    case = ready("WA G2", "HI E3, HI D3", more="ordered: G2\nto do: move")
    assert case.why_not("move G2 F2") is None
    assert case.why_not("move G2 I2") == "ANC-08-027"
    assert case.why_not("move G2 G1") is None
    case = ready("WA G2", "HI E3, HI F3", more="ordered: G2\nto do: move").play("move G2 E2")
    assert case.why_not("done") == "ANC-09-012"
    assert case.options() == ["attack E2 E3", "attack E2 F3"]
    case = ready("WA F2", "HI E3", more="ordered: F2\nto do: move").play("move F2 E2")
    assert case.why_not("done") is None


@rule("ANC-11-021")
@pytest.mark.parametrize(("blocks", "dice"), [(4, 4), (3, 3), (2, 3), (1, 3)])
def test_full_warriors_roll_a_fourth_die(blocks: int, dice: int) -> None:
    roll = " ".join(["light"] * dice)
    case = fight(f"WA E4 {blocks}", "HI E5", roll)
    assert case.question == "cc-ask-battle-back"
    case = fight("HI E4", f"WA E5 {blocks}", "light light light light light", roll).play("battle-back")
    assert case.question == "cc-ask-card"


@rule("ANC-11-022")
def test_full_warriors_may_ignore_a_flag_in_close_combat_and_under_fire() -> None:
    case = fight("HI E4", "WA E5", "flag flag light light light")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    assert case.why_not("ignore 2") == "ANC-12-019"
    case = fight("HI E4", "WA E5 3", "flag light light light light")
    assert case.question == "cc-ask-retreat"
    case = ready("LB E3", "WA E5", "flag light", more="ordered: E3").play("attack E3 E5")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    case = ready("LB E3", "WA E5 3", "flag light", more="ordered: E3").play("attack E3 E5")
    assert case.question == "cc-ask-retreat"


@rule("ANC-11-022")
def test_full_warriors_that_attack_may_ignore_a_flag_of_the_battle_back() -> None:
    case = fight("WA E4", "HI E5", "light light light light", "flag light light light light").play("battle-back")
    assert case.decider == "bottom"
    assert case.options() == ["ignore 0", "ignore 1"]


@rule("ANC-11-023")
def test_warriors_that_lose_their_first_block_are_full_until_the_combat_is_over() -> None:
    case = fight("HI E4", "WA E5", "medium flag light light light", "light light light light")
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1", "battle-back")
    assert case.lines()["top"] == "WA E5 3"


@rule("ANC-11-023")
def test_warriors_weakened_in_one_combat_are_weak_in_the_next_one_of_the_turn() -> None:
    case = fight(
        "HI E4, HI D4",
        "WA E5",
        "medium light light light light",
        "light light light light",
        "light light light light light",
        "light light light",
        more="ordered: E4 D4",
    )
    case.play("battle-back", "attack D4 E5", "battle-back")
    assert case.question == "cc-ask-card"


@rule("ANC-11-023")
def test_attacking_warriors_that_lose_a_block_still_ignore_a_flag_of_the_same_battle_back() -> None:
    case = fight("WA E4", "HI E5", "light light light light", "medium flag light light light").play("battle-back")
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1")
    assert case.lines()["bottom"] == "WA E4 3"


@rule("ANC-11-023")
def test_warriors_weakened_by_a_first_strike_are_weak_in_their_bonus_combat() -> None:
    case = ready(
        "WA E4",
        "LI E5, HI E6",
        "medium helmet",
        "light light light light",
        "light light light",
        more="top hand: first-strike",
    )
    case.play("attack E4 E5", "first-strike", "advance", "attack E5 E6")
    assert [len(roll["dice"]) for roll in case.events("cc-rolled")] == [2, 4, 3]


@rule("ANC-11-024")
def test_warriors_rallied_to_four_blocks_are_full_again() -> None:
    case = position(
        "ancients",
        """
        bottom: WA E4 3, leader E4 Brennus
        top: HI E5
        bottom hand: rally
        top hand: order-two-right
        command: 1 1
        discards: first-strike
        """,
        {"dice": ["medium", "light light light light", "flag flag light light light"], "deck": ["line-command"]},
        luck=False,
    )
    case.play("play rally", "rally E4", "done", "attack E4 E5", "battle-back")
    assert case.lines()["bottom"] == "WA E4, leader E4 Brennus"
    # One flag for the leader, one for full strength.
    assert case.options() == ["ignore 0", "ignore 1", "ignore 2"]


@rule("ANC-11-025")
def test_heavy_infantry_attacks_with_five_dice_after_a_move_of_none_or_one_hex() -> None:
    attack_after("HI", 0, 5)
    attack_after("HI", 1, 5)
    assert move_refusal("HI", 2) == "ANC-08-030"


@rule("ANC-11-026")
def test_a_war_machine_that_held_attacks_with_two_dice() -> None:
    attack_after("HWM", 0, 2)


@rule("ANC-11-027", "ANC-11-091")
def test_swords_of_a_war_machine_do_not_hit() -> None:
    case = fight("HWM E4", "MI E5", "swords medium")
    assert case.lines()["top"] == "MI E5 3"
    case = fight("MI E4", "HWM E5", "light light light light", "swords swords").play("battle-back")
    assert case.lines()["bottom"] == "MI E4"


@rule("ANC-11-028")
def test_a_war_machine_that_moved_may_not_attack() -> None:
    case = ready("HWM F2, MI I2", "HI E3, HI I3", more="ordered: F2 I2\nto do: move").play("move F2 E2", "done")
    assert case.why_not("attack E2 E3") == "ANC-11-028"
    assert case.options("attack") == ["attack I2 I3"]


# -- horses --------------------------------------------------------------------------------------


@rule("ANC-11-029")
@pytest.mark.parametrize("kind", LIGHT_HORSE)
def test_light_cavalry_attacks_with_two_dice_after_a_move_of_none_to_four_hexes(kind: str) -> None:
    for hexes in range(5):
        attack_after(kind, hexes, 2)
    assert move_refusal(kind, 5) == "ANC-08-035"


@rule("ANC-11-030", "ANC-11-091")
@pytest.mark.parametrize("kind", LIGHT_HORSE)
def test_swords_of_light_cavalry_do_not_hit(kind: str) -> None:
    case = fight(f"{kind} E4", "MI E5", "swords medium")
    assert case.lines()["top"] == "MI E5 3"
    case = fight("MI E4", f"{kind} E5", "heavy heavy heavy heavy", "swords swords").play("battle-back")
    assert case.lines()["bottom"] == "MI E4"


@rule("ANC-11-031")
def test_reduced_barbarian_chariots_attack_with_two_dice_after_a_move_of_none_to_three_hexes() -> None:
    for hexes in range(4):
        attack_after("LCH", hexes, 2, blocks="2")
    assert move_refusal("LCH", 4) == "ANC-08-036"


@rule("ANC-11-032")
@pytest.mark.parametrize(("blocks", "dice"), [(3, 3), (2, 2), (1, 2)])
def test_full_barbarian_chariots_roll_a_third_die(blocks: int, dice: int) -> None:
    roll = " ".join(["light"] * dice)
    case = fight(f"LCH E4 {blocks}", "HI E5", roll)
    assert case.question == "cc-ask-battle-back"
    case = fight("HI E4", f"LCH E5 {blocks}", "heavy heavy heavy heavy heavy", roll).play("battle-back")
    assert case.question == "cc-ask-card"


@rule("ANC-11-033")
def test_full_barbarian_chariots_may_ignore_a_flag_in_close_combat_and_under_fire() -> None:
    case = fight("HI E4", "LCH E5", "flag flag heavy heavy heavy")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    case = fight("HI E4", "LCH E5 2", "flag heavy heavy heavy heavy")
    assert case.question == "cc-ask-retreat"
    case = ready("LB E3", "LCH E5", "flag heavy", more="ordered: E3").play("attack E3 E5")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    case = ready("LB E3", "LCH E5 2", "flag heavy", more="ordered: E3").play("attack E3 E5")
    assert case.question == "cc-ask-retreat"


@rule("ANC-11-034", "ANC-11-035")
def test_barbarian_chariots_battle_back_as_full_once_and_are_weak_against_the_next_attacker() -> None:
    case = fight(
        "HI E4, HI D4",
        "LCH E5",
        "light flag heavy heavy heavy",
        "medium medium medium",
        "flag heavy heavy heavy heavy",
        more="ordered: E4 D4",
    )
    case.play("ignore 1", "battle-back", "attack D4 E5", "stand")
    assert case.lines()["top"] == "LCH E5 2"
    assert case.question == "cc-ask-retreat"


@rule("ANC-11-035")
def test_barbarian_chariots_weakened_this_turn_battle_back_with_two_dice_against_another_attacker() -> None:
    case = fight(
        "HI E4, HI D4",
        "LCH E5",
        "light heavy heavy heavy heavy",
        "medium medium medium",
        "heavy heavy heavy heavy heavy",
        "medium medium",
        more="ordered: E4 D4",
    )
    case.play("battle-back", "attack D4 E5", "stand", "battle-back")
    assert [len(roll["dice"]) for roll in case.events("cc-rolled")] == [5, 3, 5, 2]


@rule("ANC-11-036")
def test_swords_of_barbarian_chariots_hit() -> None:
    case = fight("LCH E4", "MI E5", "swords swords light")
    assert case.lines()["top"] == "MI E5 2"
    case = fight("MI E4", "LCH E5", "heavy heavy heavy heavy", "swords light light").play("battle-back")
    assert case.lines()["bottom"] == "MI E4 3"


@rule("ANC-11-039")
def test_medium_cavalry_attacks_with_three_dice_after_a_move_of_none_to_three_hexes() -> None:
    for hexes in range(4):
        attack_after("MC", hexes, 3)
    assert move_refusal("MC", 4) == "ANC-08-038"


@rule("ANC-11-040")
@pytest.mark.parametrize("kind", ["HC", "CC"])
def test_heavy_cavalry_attacks_with_four_dice_after_a_move_of_none_to_two_hexes(kind: str) -> None:
    for hexes in range(3):
        attack_after(kind, hexes, 4)
    assert move_refusal(kind, 3) == "ANC-08-041"
    # It battles back with as many.
    case = fight("MI E4", f"{kind} E5", "light light light light", "light light light light").play("battle-back")
    assert case.question == "cc-ask-card"


@rule("ANC-11-041", "ANC-11-098")
def test_cataphract_cavalry_ignores_one_sword_of_attacker_and_of_battle_back() -> None:
    assert fight("MI E4", "CC E5", "swords swords light light").lines()["top"] == "CC E5 2"
    assert fight("MI E4", "CC E5", "swords light light light").lines()["top"] == "CC E5"
    assert fight("MI E4", "HC E5", "swords light light light").lines()["top"] == "HC E5 2"
    case = fight("CC E4", "MI E5", "light light light light", "swords swords light light").play("battle-back")
    assert case.lines()["bottom"] == "CC E4 2"


@rule("ANC-11-042")
@pytest.mark.parametrize("kind", ["CAM", "CCM"])
def test_camels_attack_with_three_dice_after_a_move_of_none_to_three_hexes(kind: str) -> None:
    for hexes in range(4):
        attack_after(kind, hexes, 3)
    assert move_refusal(kind, 4) == "ANC-08-039"


@rule("ANC-11-043", "ANC-11-114")
@pytest.mark.parametrize("kind", ["CAM", "CCM"])
def test_camels_battle_back_and_strike_first_with_two_dice(kind: str) -> None:
    case = fight("MI E4", f"{kind} E5", "light light light light", "medium light").play("battle-back")
    assert case.lines()["bottom"] == "MI E4 3"
    case = ready("MI E4", f"{kind} E5", "medium light", "light light light light", more="top hand: first-strike")
    case.play("attack E4 E5", "first-strike")
    assert case.lines()["bottom"] == "MI E4 3"
    assert case.question == "cc-ask-card"


@rule("ANC-11-044", "ANC-11-097")
def test_cataphract_camels_ignore_one_sword_of_anyone_and_plain_camels_none() -> None:
    assert fight("MI E4", "CCM E5", "swords swords light light").lines()["top"] == "CCM E5 2"
    assert fight("MC E4", "CCM E5", "swords swords light").lines()["top"] == "CCM E5 2"
    assert fight("MI E4", "CAM E5", "swords light light light").lines()["top"] == "CAM E5 2"
    case = fight("CCM E4", "MI E5", "light light light", "swords swords light light").play("battle-back")
    assert case.lines()["bottom"] == "CCM E4 2"


@rule("ANC-11-045", "ANC-11-096", "ANC-11-097")
@pytest.mark.parametrize("camels", ["CAM", "CCM"])
@pytest.mark.parametrize("horses", ["LC", "LBC", "LCH", "MC", "HC", "CC", "HCH"])
def test_camels_ignore_one_blue_triangle_of_cavalry_and_chariots(camels: str, horses: str) -> None:
    dice = {"LCH": 3, "MC": 3, "HC": 4, "CC": 4, "HCH": 4}.get(horses, 2)
    roll = ["medium", "medium", "light", "light"]
    case = fight(f"{horses} E4", f"{camels} E5", " ".join(roll[:dice]))
    assert case.lines()["top"] == f"{camels} E5 2"
    back = {"LCH": 3, "MC": 3, "HC": 4, "CC": 4, "HCH": 3}.get(horses, 2)
    rest = ["heavy" if horses not in ("HC", "CC", "HCH") else "light", "medium"]
    nothing = ["helmet", "helmet", "helmet"]
    case = fight(f"{camels} E4", f"{horses} E5", " ".join(nothing), " ".join([*rest, "helmet", "helmet"][:back]))
    case.play("battle-back")
    assert case.lines()["bottom"] == f"{camels} E4"


@rule("ANC-11-045")
@pytest.mark.parametrize(("kind", "dice"), [("MI", 4), ("LI", 2), ("HI", 5), ("CAM", 3), ("EL", 3)])
def test_foot_other_camels_and_elephants_hit_camels_with_every_blue_triangle(kind: str, dice: int) -> None:
    case = fight(f"{kind} E4", "CAM E5", " ".join(["medium", "medium", "light", "light", "light"][:dice]))
    assert case.lines()["top"] == "CAM E5 1"


@rule("ANC-11-045")
def test_camels_under_fire_of_cavalry_are_hit_by_every_blue_triangle() -> None:
    case = ready("LC E3", "CAM E5", "medium light", more="ordered: E3").play("attack E3 E5")
    assert case.lines()["top"] == "CAM E5 2"


@rule("ANC-11-046")
@pytest.mark.parametrize(("horses", "hexes"), [("LC", 5), ("LBC", 5), ("LCH", 4), ("MC", 4), ("HC", 3), ("HCH", 3)])
def test_horses_retreat_one_hex_more_for_each_flag_of_camels(horses: str, hexes: int) -> None:
    blocks = " 2" if horses == "LCH" else ""
    case = ready("CAM E2", f"{horses} E3{blocks}", "flag helmet helmet", more="ordered: E2").play("attack E2 E3")
    assert fall_back(stand(case)) == hexes
    case.play("stay")
    assert case.lines()["top"].split()[1].endswith(str(3 + hexes))


@rule("ANC-11-046")
def test_horses_that_attack_camels_retreat_one_hex_more_for_each_flag_of_the_battle_back() -> None:
    case = ready("HC G8", "CAM G9", "light light light light", "flag flag", more="ordered: G8").play("attack G8 G9")
    case.play("battle-back")
    assert fall_back(case) == 6
    assert case.lines()["bottom"].split()[1].endswith("2")


@rule("ANC-11-046")
def test_only_flags_that_are_not_ignored_count_and_foot_retreats_as_usual() -> None:
    case = ready("CAM E2", "MC E3, MI D3, MI F3", "flag flag helmet", more="ordered: E2").play("attack E2 E3")
    case.play("ignore 1")
    assert fall_back(case) == 4
    case = ready("CAM E2", "MI E3", "flag helmet helmet", more="ordered: E2").play("attack E2 E3")
    assert fall_back(case) == 1


@rule("ANC-11-047")
def test_evading_camels_still_ignore_a_blue_triangle_of_heavy_horses() -> None:
    for horses in ("HC", "CC", "HCH"):
        case = ready(f"{horses} E4", "CAM E5", "medium medium swords helmet").play("attack E4 E5", "evade")
        assert case.lines()["top"].startswith("CAM E5 2")
    case = ready("MI E4", "CAM E5", "medium medium swords helmet").play("attack E4 E5", "evade")
    assert case.lines()["top"].startswith("CAM E5 1")


@rule("ANC-11-048")
def test_heavy_chariots_attack_with_four_dice_after_a_move_of_none_to_two_hexes() -> None:
    for hexes in range(3):
        attack_after("HCH", hexes, 4)
    assert move_refusal("HCH", 3) == "ANC-08-045"


@rule("ANC-11-049", "ANC-11-113")
def test_heavy_chariots_battle_back_and_strike_first_with_three_dice() -> None:
    case = fight("MI E4", "HCH E5", "light light light light", "medium light light").play("battle-back")
    assert case.lines()["bottom"] == "MI E4 3"
    case = ready("MI E4", "HCH E5", "medium light light", "light light light light", more="top hand: first-strike")
    case.play("attack E4 E5", "first-strike")
    assert case.lines()["bottom"] == "MI E4 3"
    assert case.question == "cc-ask-card"


@rule("ANC-11-050", "ANC-11-092")
def test_heavy_chariots_ignore_one_sword_and_barbarian_chariots_none() -> None:
    assert fight("MI E4", "HCH E5", "swords swords light light").lines()["top"] == "HCH E5 1"
    assert fight("MI E4", "HCH E5", "swords light light light").lines()["top"] == "HCH E5"
    assert fight("MI E4", "LCH E5", "swords heavy heavy heavy").lines()["top"] == "LCH E5 2"
    case = fight("HCH E4", "MI E5", "light light light light", "swords light light light").play("battle-back")
    assert case.lines()["bottom"] == "HCH E4"
