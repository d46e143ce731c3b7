"""Chapter 13: evading, leaders who evade and escape, momentum advance and bonus close combat."""

import pytest

from ancients.scenes import rolls_left, scene
from vexilla.testing import Case, rule

#: The turn is over when the next card is asked for.
NEXT_CARD = "cc-ask-card"

CAVALRY = ("LC", "LBC", "MC", "HC", "CC")
OTHER_MOUNTED = ("LCH", "CAM", "CCM", "EL", "HCH")
FOOT = ("LI", "LS", "LB", "AX", "MI", "WA", "HI", "HWM")
HEAVY_MOUNTED = ("HC", "CC", "HCH", "EL")
ALL_KINDS = FOOT + CAVALRY + OTHER_MOUNTED
#: Dice in an attack on auxilia at full strength of the attacker.
ATTACK_DICE = {
    code: dice
    for dice, codes in ((2, "LI LS LB HWM LC LBC"), (3, "AX MC LCH CAM CCM EL"), (4, "MI WA HC CC HCH"), (5, "HI"))
    for code in codes.split()
}


def is_settled(case: Case) -> bool:
    """Whether the turn is over and every loaded roll was rolled."""
    return case.question == NEXT_CARD and rolls_left(case) == 0


# -- evading: who, when, the roll -----------------------------------------------------------------


@rule("ANC-13-001")
def test_a_defender_in_close_combat_announces_before_the_roll_whether_it_evades() -> None:
    case = scene("bottom: HI E4\ntop: LI E5\nordered: E4", "flag flag flag flag flag")
    case.play("attack E4 E5")
    assert (case.decider, case.question) == ("top", "cc-ask-react")
    assert case.options() == ["evade", "stand"]
    assert not case.events("cc-rolled")
    evader = case.clone().play("evade", "evade-to D6", "evade-to D7")
    assert evader.lines()["top"] == "LI D7"
    case = scene("bottom: HI E4\ntop: LI E5\nordered: E4", "swords light heavy heavy heavy")
    case.play("attack E4 E5", "stand")
    assert case.lines()["top"] == "LI E5 2"
    assert case.question == "cc-ask-battle-back"


@rule("ANC-13-001")
def test_the_defender_of_the_bottom_side_may_evade_too() -> None:
    case = scene("turn: top\ntop: HI E5\nbottom: LI E4\nordered: E5", "flag flag flag flag flag")
    case.play("attack E5 E4")
    assert case.decider == "bottom"
    case.play("evade", "evade-to E3", "evade-to D2")
    assert case.lines()["bottom"] == "LI D2"
    assert is_settled(case)


@rule("ANC-13-001")
def test_nobody_evades_from_ranged_combat() -> None:
    case = scene("bottom: LB E3\ntop: LI E5\nordered: E3", "light swords")
    case.play("attack E3 E5")
    assert not case.events("cc-evades")
    assert case.lines()["top"] == "LI E5 3"
    assert is_settled(case)


@rule("ANC-13-002")
def test_the_attacker_does_not_evade_from_a_battle_back() -> None:
    case = scene("bottom: LI E4\ntop: MI E5\nordered: E4", "heavy heavy", "light swords medium heavy")
    case.play("attack E4 E5", "battle-back")
    assert case.lines()["bottom"] == "LI E4 2"
    assert not case.events("cc-evades")
    assert is_settled(case)


@rule("ANC-13-002")
def test_the_attacker_does_not_evade_from_a_first_strike() -> None:
    text = "bottom: LI E4\ntop: MI E5\nordered: E4\ntop hand: first-strike line-command\ndiscards:"
    case = scene(text, "light swords medium heavy", "medium heavy")
    case.play("attack E4 E5", "first-strike")
    assert case.lines()["bottom"] == "LI E4 2"
    assert case.lines()["top"] == "MI E5 3"
    assert not case.events("cc-evades")
    assert rolls_left(case) == 0


@rule("ANC-13-003", "ANC-13-018", "ANC-13-062")
def test_an_evader_destroyed_by_the_roll_gives_a_banner_but_not_its_hex() -> None:
    case = scene("bottom: WA E4\ntop: LC E5 1, MI D6\nordered: E4", "light light heavy flag")
    case.play("attack E4 E5", "evade")
    assert case.lines()["banners"] == "1 0"
    assert case.lines()["top"] == "MI D6"
    assert case.lines()["bottom"] == "WA E4"
    assert is_settled(case)  # Neither an advance nor a bonus close combat is offered.


@rule("ANC-13-003")
def test_the_top_side_gains_the_banner_for_a_destroyed_evader_of_the_bottom_side() -> None:
    case = scene("turn: top\ntop: WA E5\nbottom: LI E4 1, MI E3\nordered: E5", "light heavy heavy flag")
    case.play("attack E5 E4", "evade")
    assert case.lines()["banners"] == "0 1"
    assert is_settled(case)


@rule("ANC-13-004")
@pytest.mark.parametrize(
    ("more", "dice"),
    [
        ("card: order-two-center", 5),
        ("card: clash-of-shields", 7),
        ("terrain: forest E5", 2),
        ("terrain: forest E5\ncard: clash-of-shields", 4),
    ],
)
def test_the_attacker_rolls_all_its_dice_at_the_evader_before_it_moves(more: str, dice: int) -> None:
    case = scene(f"bottom: HI E4\ntop: LI E5\nordered: E4\n{more}", " ".join(["light", *["flag"] * (dice - 1)]))
    case.play("attack E4 E5", "evade")
    assert case.lines()["top"] == "LI E5 3"  # The roll is made and has hit; the move has not begun.
    assert case.question == "cc-ask-evade-to"
    assert rolls_left(case) == 0
    case.play("evade-to E6", "evade-to F7")
    assert case.lines()["top"] == "LI F7 3"


@rule("ANC-13-005")
@pytest.mark.parametrize(("code", "symbol"), [("LS", "light"), ("MC", "medium"), ("CC", "heavy"), ("HWM", "heavy")])
def test_only_its_own_symbol_hits_an_evader(code: str, symbol: str) -> None:
    others = [face for face in ("light", "medium", "heavy", "helmet", "flag", "swords") if face != symbol]
    text = f"bottom: HI E4, leader E4 Scipio\ntop: {code} E5\nordered: E4"
    missed = scene(text, " ".join(others)).play("attack E4 E5", "evade")
    assert missed.events("cc-lost") == []
    assert missed.lines()["banners"] == "0 0"
    hit = scene(text, " ".join([symbol, *others[1:]])).play("attack E4 E5", "evade")
    assert [event["blocks"] for event in hit.events("cc-lost")] == [1]


@rule("ANC-13-005")
def test_swords_of_elephants_neither_hit_an_evader_nor_are_rolled_again() -> None:
    case = scene("bottom: EL E4\ntop: HC E5\nordered: E4", "swords swords heavy helmet")
    case.play("attack E4 E5", "evade", "evade-to D6", "evade-to D7")
    assert case.lines()["top"] == "HC D7 2"
    assert is_settled(case)


@rule("ANC-13-006")
@pytest.mark.parametrize(
    ("check", "top", "banners"),
    [("helmet flag", "LC D7 2, leader D7 Hanno", "0 0"), ("helmet helmet", "LC D7 2", "1 0")],
)
def test_the_leader_of_an_evader_that_lost_a_block_is_checked(check: str, top: str, banners: str) -> None:
    case = scene("bottom: MI E4\ntop: LC E5, leader E5 Hanno\nordered: E4", "light heavy heavy heavy", check)
    case.play("attack E4 E5", "evade", "evade-to D6", "evade-to D7")
    assert case.lines()["top"] == top
    assert case.lines()["banners"] == banners
    assert is_settled(case)


@rule("ANC-13-006")
def test_no_check_for_the_leader_of_an_evader_without_losses() -> None:
    case = scene("bottom: MI E4\ntop: LC E5, leader E5 Hanno\nordered: E4", "helmet helmet swords swords")
    case.play("attack E4 E5", "evade", "evade-to D6", "evade-to D7")
    assert case.lines()["top"] == "LC D7, leader D7 Hanno"
    assert is_settled(case)


def evade_refusal(attacker: str, defender: str) -> str | None:
    """Why a unit may not evade from another with all the room behind it."""
    text = f"bottom: {attacker} E4\ntop: {defender} E5\nordered: E4\ndiscards:"
    case = scene(text).play("attack E4 E5")
    clause = case.why_not("evade")
    assert ("evade" in case.options()) == (clause is None)
    return clause


@rule("ANC-13-007", "ANC-13-008")
@pytest.mark.parametrize("defender", ["LI", "LS", "LB", "LC", "LBC", "LCH", "HWM"])
def test_light_troops_that_are_not_auxilia_and_war_machines_evade_from_everyone(defender: str) -> None:
    assert [evade_refusal(attacker, defender) for attacker in ALL_KINDS] == [None] * len(ALL_KINDS)


@rule("ANC-13-010")
@pytest.mark.parametrize("defender", ["MC", "CAM", "CCM"])
def test_medium_cavalry_and_camels_evade_from_foot_and_from_heavy_mounted_units_only(defender: str) -> None:
    for attacker in ALL_KINDS:
        allowed = attacker in FOOT or attacker in HEAVY_MOUNTED
        assert evade_refusal(attacker, defender) == (None if allowed else "ANC-13-010"), attacker


@rule("ANC-13-011")
@pytest.mark.parametrize("defender", ["HC", "CC", "HCH"])
def test_heavy_cavalry_and_heavy_chariots_evade_from_foot_and_from_elephants_only(defender: str) -> None:
    for attacker in ALL_KINDS:
        allowed = attacker in FOOT or attacker == "EL"
        assert evade_refusal(attacker, defender) == (None if allowed else "ANC-13-011"), attacker


@rule("ANC-13-012")
@pytest.mark.parametrize("defender", ["AX", "MI", "WA", "HI", "EL"])
def test_auxilia_medium_and_heavy_infantry_warriors_and_elephants_never_evade(defender: str) -> None:
    assert [evade_refusal(attacker, defender) for attacker in ALL_KINDS] == ["ANC-13-012"] * len(ALL_KINDS)


@rule("ANC-13-009", "ANC-13-032")
def test_a_lone_leader_cannot_stand_he_must_evade() -> None:
    case = scene("bottom: HI E4\ntop: leader E5 Hanno\nordered: E4\ndiscards:", "swords flag heavy light medium")
    case.play("attack E4 E5")
    assert (case.decider, case.question) == ("top", "cc-ask-flee")  # No question whether to stand came before.
    assert case.options() == ["flee D6", "flee E6"]
    assert case.why_not("stop") == "ANC-13-027"
    case.play("flee D6", "stop")
    assert case.lines()["top"] == "leader D6 Hanno"
    assert rolls_left(case) == 0


# -- evading: the move ----------------------------------------------------------------------------

EVADES = "bottom: HI E4\ntop: LI E5\nordered: E4"
MISS = "flag flag flag flag flag"


@rule("ANC-13-013")
def test_an_evade_is_a_move_of_two_hexes_towards_the_own_side() -> None:
    case = scene(EVADES, MISS).play("attack E4 E5", "evade")
    assert case.options() == ["evade-to D6", "evade-to E6"]
    for wrong in ("D5", "F5", "D4", "E7", "E3"):
        assert case.why_not(f"evade-to {wrong}") == "ANC-13-013"
    case.play("evade-to E6")
    assert case.options() == ["evade-to E7", "evade-to F7"]
    assert case.why_not("evade-to F6") == "ANC-13-013"
    assert case.why_not("evade-to E5") == "ANC-13-013"
    case.play("evade-to F7")
    assert case.lines()["top"] == "LI F7"
    assert is_settled(case)


@rule("ANC-13-013")
def test_units_of_the_bottom_side_evade_downwards() -> None:
    case = scene("turn: top\ntop: HI E5\nbottom: LC E4, leader E4 Scipio\nordered: E5", MISS)
    case.play("attack E5 E4", "evade")
    assert case.options() == ["evade-to E3", "evade-to F3"]
    assert case.why_not("evade-to E5") == "ANC-13-013"
    case.play("evade-to F3", "evade-to E2")
    assert case.lines()["bottom"] == "LC E2, leader E2 Scipio"
    assert is_settled(case)


@rule("ANC-13-014")
def test_a_way_of_two_hexes_must_be_taken_if_there_is_one() -> None:
    # Behind D6 both hexes are held, behind E6 one is free.
    case = scene("bottom: HI E4\ntop: LI E5, MI D7, MI E7\nordered: E4", MISS).play("attack E4 E5", "evade")
    # The only open ways were taken without a question: E6 and then F7.
    assert [event["to"] for event in case.events("cc-evaded")] == ["E6", "F7"]
    assert case.lines()["top"] == "LI F7, MI D7, MI E7"
    assert is_settled(case)


@rule("ANC-13-014")
def test_the_shorter_way_is_refused_while_two_longer_ones_are_open() -> None:
    # D6 leads nowhere; E6 leads on to E7 or F7: the unit must go by E6 and may not stop there.
    case = scene("bottom: HI E4\ntop: LI E5, MI D7\nterrain: river E7\nordered: E4", MISS).play("attack E4 E5", "evade")
    assert [event["to"] for event in case.events("cc-evaded")] == ["E6", "F7"]
    case = scene(EVADES, MISS).play("attack E4 E5", "evade", "evade-to D6")
    assert case.why_not("stop") == "ANC-13-014"
    case.play("evade-to D7")
    assert is_settled(case)


@rule("ANC-13-014")
def test_one_hex_is_enough_when_no_more_is_to_be_had() -> None:
    text = "bottom: HI E4\ntop: LI E5, MI D7, MI E7, MI F7\nordered: E4"
    case = scene(text, MISS).play("attack E4 E5", "evade")
    assert case.options() == ["evade-to D6", "evade-to E6"]
    case.play("evade-to E6")
    assert case.lines()["top"] == "LI E6, MI D7, MI E7, MI F7"
    assert is_settled(case)
    from_second_row = scene("turn: top\ntop: HI E3\nbottom: LI E2\nordered: E3", MISS)
    from_second_row.play("attack E3 E2", "evade", "evade-to F1")
    assert from_second_row.lines()["bottom"] == "LI F1"
    assert is_settled(from_second_row)


CLOSED = {
    "friends": "top: LI E5, MI D6, MI E6",
    "a friend and an enemy": "top: LI E5, MI D6\nenemy: MI E6",
    "enemies": "top: LI E5\nenemy: MI D6, MI E6",
    "an enemy leader and water": "top: LI E5\nenemy: leader D6 Varro\nterrain: river E6",
    "water": "top: LI E5\nterrain: coast D6 E6",
    "a friend with a leader": "top: LI E5, MI D6, leader D6 Mago, MI E6",
    "a friendly leader when it has one": "top: LI E5, leader E5 Hanno, leader D6 Mago\nterrain: lake E6",
}


@rule("ANC-13-015")
@pytest.mark.parametrize("closed_by", CLOSED)
def test_a_unit_may_not_evade_when_both_hexes_behind_it_are_closed(closed_by: str) -> None:
    lines = [line for line in CLOSED[closed_by].splitlines() if not line.startswith("enemy")]
    enemies = [line.removeprefix("enemy: ") for line in CLOSED[closed_by].splitlines() if line.startswith("enemy")]
    text = "\n".join([f"bottom: {', '.join(['HI E4', *enemies])}", *lines, "ordered: E4", "discards:"])
    case = scene(text).play("attack E4 E5")
    assert case.why_not("evade") == "ANC-13-015"
    assert case.options() == ["stand"]


@rule("ANC-13-015")
@pytest.mark.parametrize(
    "more", ["top: LI E5, MI D6", "top: LI E5\nterrain: river D6", "top: LI E5, leader D6 Mago\nterrain: river E6"]
)
def test_one_open_hex_behind_it_is_enough_for_a_unit_to_evade(more: str) -> None:
    case = scene(f"bottom: HI E4\n{more}\nordered: E4", MISS).play("attack E4 E5")
    assert case.why_not("evade") is None


@rule("ANC-13-015")
def test_a_unit_on_its_own_baseline_cannot_evade() -> None:
    case = scene("bottom: HI E8\ntop: LI E9\nordered: E8\ndiscards:").play("attack E8 E9")
    assert case.why_not("evade") == "ANC-13-015"
    case = scene("turn: top\ntop: HI E2\nbottom: LI E1\nordered: E2\ndiscards:").play("attack E2 E1")
    assert case.why_not("evade") == "ANC-13-015"
    # The enemy's baseline is no hindrance.
    case = scene("bottom: HI D1\ntop: LI E1\nordered: D1\ndiscards:").play("attack D1 E1")
    assert case.why_not("evade") is None


@rule("ANC-13-015")
def test_a_closed_hex_on_the_way_is_refused() -> None:
    case = scene("bottom: HI E4\ntop: LI E5, MI D6, leader F7 Mago\nordered: E4", MISS)
    case.play("attack E4 E5", "evade")
    assert case.lines()["top"] == "LI E6, MI D6, leader F7 Mago"
    assert case.options() == ["evade-to E7", "evade-to F7"]
    case = scene("bottom: HI E4, leader D6 Varro\ntop: LI E5\nordered: E4", MISS).play("attack E4 E5", "evade")
    assert case.events("cc-evaded")[0]["to"] == "E6"
    for closed in ("top: HWM E5, leader E5 Hanno, MI E7", "top: HWM E5, leader E5 Hanno\nterrain: marsh E7"):
        case = scene(f"bottom: HI E4\n{closed}\nordered: E4", MISS).play("attack E4 E5", "evade", "evade-to E6")
        assert case.options() == ["evade-to F7", "stop"]
        assert case.why_not("evade-to E7") == "ANC-13-015"


@rule("ANC-13-016")
def test_a_lone_leader_in_the_first_hex_ends_the_evade_and_is_attached() -> None:
    case = scene("bottom: HI E4\ntop: LI E5, leader D6 Mago\nordered: E4", MISS).play("attack E4 E5", "evade")
    assert case.options() == ["evade-to D6", "evade-to E6"]  # One hex to him is as good as two.
    case.play("evade-to D6")
    assert case.lines()["top"] == "LI D6, leader D6 Mago"
    assert [event["clauses"] for event in case.events("cc-joined")] == [["ANC-13-016"]]
    assert is_settled(case)
    # So it is even where nothing is open behind him, and the other way has two open hexes.
    case = scene("bottom: HI E4\ntop: LI E5, leader D6 Mago, MI D7, MI E7\nordered: E4", MISS)
    assert case.play("attack E4 E5", "evade").options() == ["evade-to D6", "evade-to E6"]


@rule("ANC-13-016")
def test_a_lone_leader_in_the_second_hex_is_attached_too() -> None:
    case = scene("bottom: HI E4\ntop: LI E5, leader D7 Mago\nordered: E4", MISS)
    case.play("attack E4 E5", "evade", "evade-to D6", "evade-to D7")
    assert case.lines()["top"] == "LI D7, leader D7 Mago"
    assert is_settled(case)


@rule("ANC-13-016")
def test_the_hex_of_a_lone_leader_is_closed_to_an_evader_with_a_leader_of_its_own() -> None:
    case = scene("bottom: HI E4\ntop: LI E5, leader E5 Hanno, leader D6 Mago\nordered: E4", MISS)
    case.play("attack E4 E5", "evade")
    assert case.lines()["top"] == "LI E6, leader E6 Hanno, leader D6 Mago"
    case.play("evade-to E7")
    assert is_settled(case)


@rule("ANC-13-017")
def test_an_evader_that_ends_beside_its_attacker_does_not_battle_back() -> None:
    case = scene("bottom: HI E6\ntop: LI E5\nordered: E6", MISS)
    case.play("attack E6 E5", "evade")
    assert case.lines()["top"] == "LI D6"
    case.play("evade-to E7")
    assert case.lines()["top"] == "LI E7"
    assert is_settled(case)


@rule("ANC-13-018", "ANC-13-062")
def test_the_attacker_may_not_follow_an_evader_nor_fight_again() -> None:
    case = scene("bottom: MC E4\ntop: LI E5, AX D5, AX F5\nordered: E4", "light flag flag")
    case.play("attack E4 E5", "evade", "evade-to D6", "evade-to D7")
    assert case.lines()["bottom"] == "MC E4"
    assert is_settled(case)


@rule("ANC-13-018")
@pytest.mark.parametrize(("check", "banners"), [("light", "1 0"), ("helmet", "2 0")])
def test_the_hex_of_a_destroyed_evader_stays_empty_even_when_it_had_a_leader(check: str, banners: str) -> None:
    case = scene("bottom: MC E4\ntop: LI E5 1, leader E5 Hanno\nordered: E4", "light flag flag", check)
    case.play("attack E4 E5", "evade")
    if check == "light":
        case.play("flee D6", "stop")
    assert case.lines()["banners"] == banners
    assert case.lines()["bottom"] == "MC E4"
    assert is_settled(case)


@rule("ANC-13-019")
@pytest.mark.parametrize("ground", ["forest", "hill", "broken", "ford", "shallow-ford", "camp", "bridge", "city-walls"])
def test_passable_terrain_does_not_stop_an_evading_foot_unit(ground: str) -> None:
    case = scene(f"bottom: HI E4\ntop: LI E5\nterrain: {ground} D6 D7\nordered: E4", MISS)
    case.play("attack E4 E5", "evade", "evade-to D6", "evade-to D7")
    assert case.lines()["top"] == "LI D7"
    assert is_settled(case)


@rule("ANC-13-019")
@pytest.mark.parametrize("ground", ["forest", "broken", "ford"])
def test_passable_terrain_does_not_stop_evading_cavalry(ground: str) -> None:
    case = scene(f"bottom: HI E4\ntop: HC E5\nterrain: {ground} D6 D7\nordered: E4", MISS)
    case.play("attack E4 E5", "evade", "evade-to D6", "evade-to D7")
    assert case.lines()["top"] == "HC D7"


@rule("ANC-13-019")
def test_an_evader_goes_through_marsh_with_a_roll_for_each_marsh_hex() -> None:
    case = scene("bottom: HI E4\ntop: LI E5\nterrain: marsh D6 D7\nordered: E4", MISS, "light", "heavy")
    case.play("attack E4 E5", "evade", "evade-to D6", "evade-to D7")
    assert case.lines()["top"] == "LI D7 3"
    assert is_settled(case)


@rule("ANC-13-019")
@pytest.mark.parametrize("ground", ["river", "coast", "lake", "sea", "steep", "fortified-walls", "city-walls"])
def test_terrain_that_is_impassable_to_the_evader_is_closed_to_it(ground: str) -> None:
    case = scene(f"bottom: HI E4\ntop: LC E5\nterrain: {ground} D6 E6\nordered: E4\ndiscards:").play("attack E4 E5")
    assert case.why_not("evade") == "ANC-13-015"
    case = scene(f"bottom: HI E4\ntop: LC E5\nterrain: {ground} D6 E7\nordered: E4", MISS)
    case.play("attack E4 E5", "evade")
    assert case.lines()["top"] == "LC F7"
    assert is_settled(case)


@rule("ANC-13-021")
def test_a_defender_either_evades_or_strikes_first() -> None:
    text = "bottom: HI E4\ntop: LI E5\nordered: E4\ntop hand: first-strike line-command\ndiscards:"
    case = scene(text, "flag flag flag flag light").play("attack E4 E5")
    assert case.options() == ["evade", "first-strike", "stand"]
    case.play("evade")
    assert case.question == "cc-ask-evade-to"  # No strike came before the roll, nor is one offered after it.
    case.play("evade-to D6", "evade-to D7")
    assert case.lines()["top"] == "LI D7 3"
    assert case.lines()["top hand"] == "first-strike line-command"
    case = scene(text, "heavy medium", "swords light heavy heavy heavy").play("attack E4 E5", "first-strike")
    assert case.lines()["bottom"] == "HI E4 3"
    assert case.lines()["top"] == "LI E5 2"  # The sword hit too: it stood, and did not move.
    assert rolls_left(case) == 0


# -- war machines ---------------------------------------------------------------------------------


@rule("ANC-13-022", "ANC-13-023")
def test_only_red_squares_hit_an_evading_war_machine_and_its_loss_is_a_banner() -> None:
    text = "bottom: HI E4, leader E4 Scipio\ntop: HWM E5, MI L8\nordered: E4"
    case = scene(text, "heavy heavy helmet swords flag").play("attack E4 E5", "evade")
    assert case.lines()["banners"] == "1 0"
    assert case.lines()["top"] == "MI L8"
    assert not case.events("cc-machine-away")
    assert is_settled(case)
    case = scene(text, "heavy medium helmet swords flag").play("attack E4 E5", "evade")
    events = case.events()
    assert [event["blocks"] for event in events if event["event"] == "cc-lost"] == [1]
    assert [event["hex"] for event in events if event["event"] == "cc-machine-away"] == ["E5"]


@rule("ANC-13-024", "ANC-13-025")
@pytest.mark.parametrize("roll", ["light medium helmet swords flag", "heavy medium helmet swords flag"])
def test_a_war_machine_that_evades_gets_away_from_the_field_without_a_banner(roll: str) -> None:
    case = scene("bottom: HI E4\ntop: HWM E5, MI L8\nordered: E4", roll).play("attack E4 E5", "evade")
    assert case.lines()["top"] == "MI L8"
    assert case.lines()["banners"] == "0 0"
    assert case.view("top")["units"][1]["hex"] == "gone"
    assert case.lines()["bottom"] == "HI E4"
    assert is_settled(case)


@rule("ANC-13-024", "ANC-13-026")
@pytest.mark.parametrize("hexes", [1, 2])
def test_a_war_machine_with_a_leader_evades_one_or_two_hexes_and_he_goes_on_alone(hexes: int) -> None:
    case = scene("bottom: HI E4\ntop: HWM E5, leader E5 Hanno\nordered: E4", MISS)
    case.play("attack E4 E5", "evade")
    assert case.options() == ["evade-to D6", "evade-to E6"]
    assert case.why_not("stop") == "ANC-13-014"
    case.play("evade-to D6")
    assert case.options() == ["evade-to D7", "evade-to E7", "stop"]
    case.play("stop" if hexes == 1 else "evade-to D7")
    assert case.question == "cc-ask-flee"
    case.play("flee D7" if hexes == 1 else "flee D8", "stop")
    assert case.lines()["top"] == ("leader D7 Hanno" if hexes == 1 else "leader D8 Hanno")
    assert case.lines()["banners"] == "0 0"
    assert is_settled(case)


@rule("ANC-13-008", "ANC-13-026")
def test_a_war_machine_may_not_evade_when_both_hexes_behind_it_are_closed() -> None:
    case = scene("bottom: HI E4\ntop: HWM E5, MI D6, MI E6\nordered: E4\ndiscards:").play("attack E4 E5")
    assert case.why_not("evade") == "ANC-13-026"
    case = scene("bottom: HI E4\ntop: HWM E5, MI D6\nterrain: marsh E6\nordered: E4\ndiscards:").play("attack E4 E5")
    assert case.why_not("evade") == "ANC-13-026"
    case = scene("bottom: HI E4\ntop: HWM E5, MI D6\nordered: E4\ndiscards:").play("attack E4 E5")
    assert case.why_not("evade") is None


@rule("ANC-13-026")
@pytest.mark.parametrize(("side", "here", "there"), [("top", "E8", "E9"), ("bottom", "E2", "E1")])
def test_a_war_machine_evades_from_its_own_baseline(side: str, here: str, there: str) -> None:
    foe = "bottom" if side == "top" else "top"
    case = scene(f"turn: {foe}\n{foe}: HI {here}\n{side}: HWM {there}, MI A5\nordered: {here}", MISS)
    case.play(f"attack {here} {there}", "evade")
    assert case.lines()[side] == "MI A5"
    assert case.lines()["banners"] == "0 0"
    assert is_settled(case)


@rule("ANC-13-026")
def test_the_leader_of_a_war_machine_on_the_baseline_leaves_with_it() -> None:
    case = scene("bottom: HI E8\ntop: HWM E9, leader E9 Hanno, MI A5\nordered: E8", MISS)
    case.play("attack E8 E9", "evade")
    assert case.lines()["top"] == "MI A5"
    assert case.lines()["banners"] == "0 0"
    assert case.events("cc-leader-left")
    assert is_settled(case)


# -- leaders evade --------------------------------------------------------------------------------

HUNT = "bottom: HI E4\ntop: leader E5 Hanno\nordered: E4"


@rule("ANC-13-027", "ANC-13-034")
def test_a_leader_evades_one_two_or_three_hexes_on_a_path_of_his_owners_choice() -> None:
    case = scene(HUNT, MISS).play("attack E4 E5")
    assert case.options() == ["flee D6", "flee E6"]
    one = case.clone().play("flee E6", "stop")
    assert one.lines()["top"] == "leader E6 Hanno"
    case.play("flee D6")
    assert case.options() == ["flee D7", "flee E7", "stop"]
    two = case.clone().play("flee E7", "stop")
    assert two.lines()["top"] == "leader E7 Hanno"
    case.play("flee D7")
    assert case.options() == ["flee C8", "flee D8", "stop"]
    case.play("flee C8")  # The third hex ends it.
    assert case.lines()["top"] == "leader C8 Hanno"
    assert is_settled(case)


@rule("ANC-13-027", "ANC-13-034")
def test_every_step_of_an_evading_leader_is_towards_his_own_side() -> None:
    case = scene(HUNT, MISS).play("attack E4 E5")
    for wrong in ("D5", "F5", "D4", "E7"):
        assert case.why_not(f"flee {wrong}") == "ANC-13-027"
    case.play("flee D6")
    assert case.why_not("flee E6") == "ANC-13-027"
    assert case.why_not("flee E5") == "ANC-13-027"
    case = scene("turn: top\ntop: HI E5\nbottom: leader E4 Scipio\nordered: E5", MISS).play("attack E5 E4")
    assert case.decider == "bottom"
    assert case.options() == ["flee E3", "flee F3"]
    assert case.why_not("flee E5") == "ANC-13-027"


@rule("ANC-13-028", "ANC-13-029")
@pytest.mark.parametrize("kind", ["close", "ranged"])
def test_the_leader_of_a_destroyed_unit_is_checked_with_one_die_and_then_evades(kind: str) -> None:
    attacker, roll = ("HI E4", "medium light light light light") if kind == "close" else ("LB E3", "medium light")
    here = attacker[3:]
    text = f"bottom: {attacker}\ntop: MI E5 1, leader E5 Hanno\nordered: {here}"
    killed = scene(text, roll, "helmet").play(f"attack {here} E5")
    assert killed.lines()["top"] == ""
    assert killed.lines()["banners"] == "2 0"
    assert rolls_left(killed) == 0
    for face in ("light", "medium", "heavy", "flag", "swords"):
        case = scene(text, roll, face).play(f"attack {here} E5")
        assert case.lines()["banners"] == "1 0"
        assert case.question == "cc-ask-flee"
        assert case.why_not("stop") == "ANC-13-027"
        case.play("flee D6", "flee D7", "stop")
        assert case.lines()["top"] == "leader D7 Hanno"
        assert rolls_left(case) == 0
        assert case.question == ("cc-ask-advance" if kind == "close" else NEXT_CARD)


@rule("ANC-13-030")
@pytest.mark.parametrize("check", ["helmet", "flag"])
def test_the_attacker_advances_after_destroying_a_unit_with_a_leader(check: str) -> None:
    case = scene("bottom: HI E4\ntop: MI E5 1, leader E5 Hanno\nordered: E4", "medium light light light light", check)
    case.play("attack E4 E5")
    if check == "flag":
        assert case.question == "cc-ask-flee"
        case.play("flee D6", "stop")
    assert (case.decider, case.options()) == ("bottom", ["advance", "stay"])
    case.play("advance")
    assert case.lines()["bottom"] == "HI E5"
    assert is_settled(case)


@rule("ANC-13-031")
@pytest.mark.parametrize("code", [*FOOT, *CAVALRY, "LCH", "CAM", "CCM", "HCH"])
def test_a_unit_rolls_its_usual_dice_at_a_lone_leader_and_one_helmet_kills(code: str) -> None:
    text = f"bottom: {code} E4\ntop: leader E5 Hanno, MI L8\nordered: E4"
    misses = ["flag", "swords", "light", "medium", "heavy"][: ATTACK_DICE[code]]
    killed = scene(text, " ".join(["helmet", *misses[1:]])).play("attack E4 E5")
    assert killed.lines()["top"] == "MI L8"
    assert killed.lines()["banners"] == "1 0"
    assert is_settled(killed)
    missed = scene(text, " ".join(misses)).play("attack E4 E5")
    assert missed.question == "cc-ask-flee"
    assert missed.lines()["banners"] == "0 0"


@rule("ANC-13-031")
def test_elephants_roll_one_die_at_a_lone_leader() -> None:
    text = "bottom: EL E4\ntop: leader E5 Hanno, MI L8\nordered: E4"
    killed = scene(text, "helmet").play("attack E4 E5")
    assert killed.lines()["banners"] == "1 0"
    missed = scene(text, "swords").play("attack E4 E5")
    assert missed.question == "cc-ask-flee"
    assert rolls_left(missed) == 0


@rule("ANC-13-031", "ANC-13-032")
def test_a_lone_leader_under_fire_dies_by_one_helmet_or_evades() -> None:
    text = "bottom: LB E3\ntop: leader E5 Hanno, MI L8\nordered: E3"
    killed = scene(text, "helmet flag").play("attack E3 E5")
    assert killed.lines()["banners"] == "1 0"
    assert is_settled(killed)
    missed = scene(text, "light swords").play("attack E3 E5")
    assert missed.question == "cc-ask-flee"
    assert missed.why_not("stop") == "ANC-13-027"
    missed.play("flee E6", "stop")
    assert missed.lines()["top"] == "MI L8, leader E6 Hanno"
    assert is_settled(missed)


@rule("ANC-13-033", "ANC-13-063")
@pytest.mark.parametrize("roll", ["helmet heavy heavy", "heavy heavy heavy"])
def test_no_advance_after_an_attack_on_a_lone_leader(roll: str) -> None:
    case = scene("bottom: MC E4\ntop: leader E5 Hanno, AX D5\nordered: E4", roll).play("attack E4 E5")
    if "helmet" not in roll:
        case.play("flee D6", "stop")
    assert case.lines()["bottom"] == "MC E4"
    assert is_settled(case)  # Neither advance nor bonus close combat against the auxilia was offered.


@rule("ANC-13-035")
@pytest.mark.parametrize("friend", ["MI D6", "MI D6, leader D6 Mago", "leader D6 Mago"])
def test_an_evading_leader_passes_through_friends(friend: str) -> None:
    case = scene(f"bottom: HI E4\ntop: leader E5 Hanno, {friend}\nordered: E4", MISS).play("attack E4 E5", "flee D6")
    assert case.events("cc-rolled-for") == []
    case.play("flee D7", "stop")
    assert "leader D7 Hanno" in case.lines()["top"]
    assert is_settled(case)


@rule("ANC-13-036")
@pytest.mark.parametrize("friend", ["MI D6, leader D6 Mago", "leader D6 Mago"])
def test_an_evading_leader_may_not_end_where_another_leader_is(friend: str) -> None:
    case = scene(f"bottom: HI E4\ntop: leader E5 Hanno, {friend}\nordered: E4", MISS).play("attack E4 E5", "flee D6")
    assert case.why_not("stop") == "ANC-13-036"
    assert case.options() == ["flee D7", "flee E7"]


@rule("ANC-13-036")
def test_the_last_hex_of_an_evade_may_not_hold_a_leader_or_an_enemy() -> None:
    for last in ("top: leader E5 Hanno, leader C8 Mago", "top: leader E5 Hanno, MI C8, leader C8 Mago"):
        case = scene(f"bottom: HI E4\n{last}\nordered: E4", MISS).play("attack E4 E5", "flee D6", "flee D7")
        assert case.why_not("flee C8") == "ANC-13-036"
        assert case.options() == ["flee D8", "stop"]
    for enemy in ("MI C8", "MI C8, leader C8 Nero"):
        text = f"bottom: HI E4, {enemy}\ntop: leader E5 Hanno\nordered: E4"
        case = scene(text, MISS).play("attack E4 E5", "flee D6", "flee D7")
        assert case.why_not("flee C8") == "ANC-13-036"
        assert case.options() == ["flee D8", "stop"]


@rule("ANC-13-036")
@pytest.mark.parametrize("ground", ["river", "coast", "lake", "sea", "steep", "fortified-walls"])
def test_an_evading_leader_enters_no_impassable_terrain(ground: str) -> None:
    case = scene(f"{HUNT}\nterrain: {ground} E6 C8", MISS).play("attack E4 E5")
    assert case.lines()["fleeing"] == "Hanno D6 1"  # The only way was taken at once.
    assert case.options() == ["flee D7", "flee E7", "stop"]
    case.play("flee D7")
    assert case.why_not("flee C8") == "ANC-13-036"
    assert case.options() == ["flee D8", "stop"]
    case = scene(f"{HUNT}\nterrain: {ground} E7", MISS).play("attack E4 E5", "flee E6")
    assert case.why_not("flee E7") == "ANC-13-036"  # Nor does he pass through it.


@rule("ANC-13-037")
def test_an_evading_leader_passes_enemy_units_but_not_a_lone_enemy_leader() -> None:
    text = "bottom: HI E4, MI D6, leader E6 Nero\ntop: leader E5 Hanno\nordered: E4"
    case = scene(text, MISS, "flag flag flag flag").play("attack E4 E5")
    assert case.lines()["fleeing"] == "Hanno D6 1"  # The only way leads through the unit.
    assert rolls_left(case) == 0
    text = "bottom: HI E4, leader D7 Nero\ntop: leader E5 Hanno\nordered: E4"
    case = scene(text, MISS).play("attack E4 E5", "flee D6")
    assert case.why_not("flee D7") == "ANC-13-037"
    assert case.options() == ["flee E7", "stop"]


@rule("ANC-13-037")
def test_a_leader_goes_on_behind_the_enemy_unit_he_passed() -> None:
    text = "bottom: HI E4, MI D6, leader D6 Varro\ntop: leader E5 Hanno\nordered: E4"
    case = scene(text, MISS, "swords flag light medium").play("attack E4 E5", "flee D6", "flee D7", "stop")
    assert case.lines()["top"] == "leader D7 Hanno"
    assert is_settled(case)


@rule("ANC-13-038")
def test_a_leader_who_ends_his_evade_with_a_friendly_unit_is_attached_to_it() -> None:
    text = "bottom: HI E4, MI E5\ntop: leader F5 Hanno, MI E6\nordered: E4 E5"
    case = scene(text, MISS, "flag swords light light", "flag heavy").play("attack E4 F5", "flee E6", "stop")
    assert case.lines()["top"] == "MI E6, leader E6 Hanno"
    case.play("attack E5 E6")  # The unit lost a block, so its leader is checked; it may ignore a flag for him.
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 0", "retreat E7")
    assert case.lines()["top"] == "MI E7 3, leader E7 Hanno"


@rule("ANC-13-039")
def test_a_leader_on_his_baseline_evades_off_the_field_without_a_banner() -> None:
    for side, foe, here, there in (("top", "bottom", "E8", "E9"), ("bottom", "top", "E2", "E1")):
        text = f"turn: {foe}\n{foe}: HI {here}\n{side}: leader {there} Hanno, MI A5\nordered: {here}"
        case = scene(text, MISS).play(f"attack {here} {there}")
        assert case.lines()[side] == "MI A5"
        assert case.lines()["banners"] == "0 0"
        assert case.view("top")["leaders"][0]["hex"] == "gone"
        assert is_settled(case)


@rule("ANC-13-039")
def test_a_leader_leaves_the_field_with_the_last_hexes_of_his_evade() -> None:
    case = scene("bottom: HI E7\ntop: leader E8 Hanno, MI A5\nordered: E7", MISS).play("attack E7 E8")
    assert case.why_not("leave") == "ANC-13-039"
    case.play("flee E9")
    assert case.options() == ["leave", "stop"]
    case.play("leave")
    assert case.lines()["top"] == "MI A5"
    assert case.lines()["banners"] == "0 0"
    from_third_row = scene("turn: top\ntop: HI E4\nbottom: leader E3 Scipio, MI A5\nordered: E4", MISS)
    from_third_row.play("attack E4 E3", "flee D2", "flee D1")
    assert from_third_row.options() == ["leave", "stop"]
    from_third_row.play("leave")
    assert from_third_row.lines()["bottom"] == "MI A5"
    assert from_third_row.lines()["banners"] == "0 0"


@rule("ANC-13-039")
def test_three_hexes_to_the_baseline_leave_no_hex_to_go_off_the_field() -> None:
    case = scene("turn: top\ntop: HI E5\nbottom: leader E4 Scipio\nordered: E5", MISS)
    case.play("attack E5 E4", "flee E3", "flee D2", "flee D1")
    assert case.lines()["bottom"] == "leader D1 Scipio"
    assert is_settled(case)


BLOCKED = {
    "water": ("", "terrain: river D6 E6"),
    "enemy leaders": (", leader D6 Varro, leader E6 Nero", "terrain: hill A1"),
}


@rule("ANC-13-040")
@pytest.mark.parametrize("by", BLOCKED)
def test_a_leader_who_cannot_evade_a_single_hex_is_killed(by: str) -> None:
    enemies, terrain = BLOCKED[by]
    case = scene(f"bottom: HI E4{enemies}\ntop: leader E5 Hanno, MI L8\n{terrain}\nordered: E4", MISS)
    case.play("attack E4 E5")
    assert case.lines()["top"] == "MI L8"
    assert case.lines()["banners"] == "1 0"
    assert is_settled(case)


@rule("ANC-13-041")
def test_ways_through_the_enemy_are_open_to_the_owner_beside_free_ones() -> None:
    case = scene("bottom: HI E4, LI D6\ntop: leader E5 Hanno\nordered: E4", MISS, "flag flag").play("attack E4 E5")
    assert case.options() == ["flee D6", "flee E6"]
    free = case.clone().play("flee E6")
    assert rolls_left(free) == 1
    case.play("flee D6")
    assert rolls_left(case) == 0


# -- escape ---------------------------------------------------------------------------------------


@rule("ANC-13-042", "ANC-13-043")
@pytest.mark.parametrize(
    ("enemy", "dice"),
    [
        ("LI D6", 2),
        ("AX D6", 3),
        ("MI D6", 4),
        ("MI D6 1", 4),
        ("WA D6", 4),
        ("WA D6 3", 3),
        ("HI D6", 5),
        ("HWM D6", 2),
        ("LC D6", 2),
        ("LCH D6", 3),
        ("LCH D6 2", 2),
        ("MC D6", 3),
        ("CAM D6", 3),
        ("HC D6", 4),
        ("HCH D6", 4),
        ("EL D6", 1),
    ],
)
def test_the_enemy_unit_rolls_its_usual_close_combat_dice_at_an_escaping_leader(enemy: str, dice: int) -> None:
    text = f"bottom: HI E4, {enemy}\ntop: leader E5 Hanno, MI L8\nordered: E4"
    roll = ["swords", "flag", "light", "medium", "heavy"][:dice]
    case = scene(text, MISS, " ".join(roll)).play("attack E4 E5", "flee D6")
    rolled = case.events("cc-rolled-for")
    assert [(event["clauses"], event["side"], event["hex"]) for event in rolled] == [(["ANC-13-045"], "bottom", "D6")]
    assert case.why_not("stop") == "ANC-13-036"  # He is in the enemy's hex and must go on.
    killed = scene(text, MISS, " ".join([*roll[1:], "helmet"])).play("attack E4 E5", "flee D6")
    assert killed.lines()["top"] == "MI L8"
    assert killed.lines()["banners"] == "1 0"


@rule("ANC-13-043")
def test_dice_of_the_card_are_not_used_against_an_escaping_leader() -> None:
    text = "bottom: HI E4, MI D6\ntop: leader E5 Hanno\nordered: E4\ncard: clash-of-shields"
    case = scene(text, f"{MISS} flag flag", "flag flag flag flag").play("attack E4 E5", "flee D6", "flee D7", "stop")
    assert case.lines()["top"] == "leader D7 Hanno"
    assert rolls_left(case) == 0


@rule("ANC-13-044")
@pytest.mark.parametrize("ground", ["forest", "hill", "broken", "ford", "camp", "bridge", "city-walls"])
def test_terrain_does_not_help_an_escaping_leader(ground: str) -> None:
    text = f"bottom: HI E4, HI D6\ntop: leader E5 Hanno\nterrain: {ground} D6\nordered: E4"
    case = scene(text, MISS, MISS).play("attack E4 E5", "flee D6", "flee D7", "stop")
    assert case.lines()["top"] == "leader D7 Hanno"
    assert rolls_left(case) == 0


@rule("ANC-13-044")
def test_the_ground_the_leader_flees_from_does_not_help_him_either() -> None:
    text = "bottom: HI E4, HI D6\ntop: leader E5 Hanno\nterrain: forest E5 D7\nordered: E4"
    case = scene(text, "flag flag", MISS).play("attack E4 E5", "flee D6", "flee D7", "stop")
    assert case.lines()["top"] == "leader D7 Hanno"
    assert rolls_left(case) == 0


@rule("ANC-13-045")
def test_one_helmet_kills_an_escaping_leader_and_nothing_else_does() -> None:
    text = "bottom: HI E4, LI D6\ntop: leader E5 Hanno, MI L8\nordered: E4"
    for other in ("light", "medium", "heavy", "flag", "swords"):
        killed = scene(text, MISS, f"{other} helmet").play("attack E4 E5", "flee D6")
        assert killed.lines()["banners"] == "1 0"
        assert killed.lines()["top"] == "MI L8"
        assert is_settled(killed)
        safe = scene(text, MISS, f"{other} {other}").play("attack E4 E5", "flee D6")
        assert safe.question == "cc-ask-flee"
        assert safe.lines()["banners"] == "0 0"


@rule("ANC-13-046", "ANC-13-050")
@pytest.mark.parametrize("hexes", [1, 2])
def test_example_a_leader_escapes_through_light_infantry_and_ends_one_or_two_hexes_further_on(hexes: int) -> None:
    text = "bottom: HI E4, LI D6, MC E6\ntop: leader E5 Hanno\nordered: E4"
    case = scene(text, MISS, "swords heavy").play("attack E4 E5")
    assert case.options() == ["flee D6", "flee E6"]
    case.play("flee D6")
    assert case.options() == ["flee D7", "flee E7"]
    case.play("flee D7")
    if hexes == 2:
        case.play("flee C8")
    else:
        case.play("stop")
    assert case.lines()["top"] == ("leader D7 Hanno" if hexes == 1 else "leader C8 Hanno")
    assert case.lines()["banners"] == "0 0"
    assert is_settled(case)


@rule("ANC-13-049", "ANC-13-051")
def test_example_a_leader_evades_three_hexes_past_cavalry_to_a_friendly_unit() -> None:
    text = "bottom: HI E4, MC D7\ntop: leader E5 Hanno, MI D8\nordered: E4"
    case = scene(text, MISS, "flag flag light").play("attack E4 E5", "flee D6")
    assert "stop" in case.options()  # He could have ended here.
    case.play("flee D7", "flee D8")
    assert case.lines()["top"] == "MI D8, leader D8 Hanno"
    assert is_settled(case)


@rule("ANC-13-047", "ANC-13-052")
def test_example_a_leader_who_escaped_one_enemy_is_killed_by_the_next() -> None:
    text = "bottom: HI E4, LI D6, MC D7\ntop: leader E5 Hanno, MI L8\nordered: E4"
    case = scene(text, MISS, "flag swords", "medium helmet helmet").play("attack E4 E5", "flee D6", "flee D7")
    assert case.lines()["top"] == "MI L8"
    assert case.lines()["banners"] == "1 0"
    assert is_settled(case)


@rule("ANC-13-042", "ANC-13-047")
def test_a_leader_escapes_two_enemy_units_one_after_the_other() -> None:
    text = "bottom: HI E4, LI D6, MC D7\ntop: leader E5 Hanno, MI L8\nordered: E4"
    case = scene(text, MISS, "flag swords", "medium flag flag").play("attack E4 E5", "flee D6", "flee D7")
    assert case.options() == ["flee C8", "flee D8"]
    case.play("flee C8")
    assert case.lines()["top"] == "MI L8, leader C8 Hanno"
    assert is_settled(case)


@rule("ANC-13-048")
def test_a_leader_whose_evade_could_only_end_among_the_enemy_is_killed() -> None:
    # One narrow way is left, and enemies stand in all three hexes of it.
    text = """
        bottom: HI E4, LI D6, LI D7, LI C8
        top: leader E5 Hanno, MI L8
        terrain: river E6 E7 D8
        ordered: E4"""
    case = scene(text, MISS).play("attack E4 E5")
    assert case.lines()["top"] == "MI L8"
    assert case.lines()["banners"] == "1 0"
    assert is_settled(case)
    # With the third hex free he comes through.
    case = scene(text.replace(", LI C8", ""), MISS, "flag flag", "flag flag").play("attack E4 E5")
    assert case.lines()["top"] == "MI L8, leader C8 Hanno"
    assert is_settled(case)


@rule("ANC-13-039", "ANC-13-048")
def test_a_leader_escapes_through_an_enemy_on_his_baseline_and_leaves_the_field() -> None:
    text = "bottom: HI E7, LI E9, LI F9\ntop: leader E8 Hanno, MI L8\nordered: E7"
    case = scene(text, MISS, "flag flag").play("attack E7 E8", "flee E9")
    assert case.lines()["top"] == "MI L8"
    assert case.lines()["banners"] == "0 0"
    assert is_settled(case)


# -- momentum advance -----------------------------------------------------------------------------

#: Auxilia with a single block never evade and die by any green circle.
WEAK = "AX E5 1"


def lights(code: str) -> str:
    """Green circles with all dice of a unit that attacks auxilia."""
    return " ".join(["light"] * ATTACK_DICE[code])


@rule("ANC-13-053", "ANC-13-054")
def test_destroying_the_defender_lets_the_attacker_advance() -> None:
    case = scene(f"bottom: MI E4\ntop: {WEAK}, MI L8\nordered: E4", lights("MI")).play("attack E4 E5")
    assert (case.decider, case.question) == ("bottom", "cc-ask-advance")
    case.play("advance")
    assert case.lines()["bottom"] == "MI E5"
    assert is_settled(case)


@rule("ANC-13-053", "ANC-13-054")
def test_driving_the_defender_out_of_its_hex_lets_the_attacker_advance() -> None:
    case = scene("turn: top\ntop: MI E5\nbottom: AX E4\nordered: E5", "flag medium heavy heavy")
    case.play("attack E5 E4", "retreat E3")
    assert (case.decider, case.question) == ("top", "cc-ask-advance")
    case.play("advance")
    assert case.lines()["top"] == "MI E4"
    assert case.lines()["bottom"] == "AX E3"
    assert is_settled(case)


@rule("ANC-13-053")
def test_a_defender_that_could_not_leave_its_hex_is_no_success() -> None:
    case = scene("bottom: MI E4\ntop: AX E5, MI D6, MI E6\nordered: E4", "flag medium heavy heavy")
    case.play("attack E4 E5", "ignore 0")
    assert case.lines()["top"] == "AX E5 3, MI D6, MI E6"
    assert (case.decider, case.question) == ("top", "cc-ask-battle-back")
    case = scene("bottom: MI E4\ntop: AX E5\nordered: E4", "light medium heavy heavy").play("attack E4 E5")
    assert case.question == "cc-ask-battle-back"  # Hits alone are no success either.


@rule("ANC-13-055", "ANC-13-056")
def test_the_advance_is_voluntary_but_without_it_there_is_no_bonus_close_combat() -> None:
    case = scene(f"bottom: WA E4\ntop: {WEAK}, MI F5\nordered: E4", lights("WA")).play("attack E4 E5")
    assert case.options() == ["advance", "stay"]
    assert case.why_not("attack E4 F5") == "ANC-13-056"
    advanced = case.clone().play("advance")
    assert advanced.options() == ["attack E5 F5", "done"]
    case.play("stay")
    assert case.lines()["bottom"] == "WA E4"
    assert is_settled(case)


@rule("ANC-13-057")
def test_a_leader_advances_with_his_unit() -> None:
    case = scene(f"bottom: MC E4, leader E4 Scipio\ntop: {WEAK}\nordered: E4", lights("MC"))
    case.play("attack E4 E5", "advance")
    assert case.lines()["bottom"] == "MC E5, leader E5 Scipio"
    case.play("ride F5")
    assert case.lines()["bottom"] == "MC F5, leader F5 Scipio"


@rule("ANC-13-058", "ANC-13-076")
@pytest.mark.parametrize("code", CAVALRY)
def test_cavalry_that_advanced_may_move_one_more_hex_in_any_direction(code: str) -> None:
    case = scene(f"bottom: {code} E4\ntop: {WEAK}, AX D8\nordered: E4", lights(code)).play("attack E4 E5", "advance")
    assert case.options() == ["ride D4", "ride D5", "ride D6", "ride E4", "ride E6", "ride F5", "stay"]
    assert case.why_not("ride E7") == "ANC-13-058"
    case.play("ride D6")
    assert case.lines()["bottom"] == f"{code} D6"
    assert is_settled(case)


@rule("ANC-13-058", "ANC-13-076")
def test_cavalry_takes_its_additional_hex_before_the_bonus_close_combat() -> None:
    text = f"bottom: MC E4\ntop: {WEAK}, AX D7 1\nordered: E4"
    case = scene(text, lights("MC"), lights("MC")).play("attack E4 E5", "advance", "ride D6")
    assert case.options() == ["attack D6 D7", "done"]
    case.play("attack D6 D7")
    assert case.lines()["banners"] == "2 0"


@rule("ANC-13-059")
def test_the_additional_hex_is_voluntary_and_not_needed_for_a_bonus_close_combat() -> None:
    text = f"bottom: MC E4\ntop: {WEAK}, AX D5 1\nordered: E4"
    case = scene(text, lights("MC"), lights("MC")).play("attack E4 E5", "advance", "stay")
    assert case.lines()["bottom"] == "MC E5"
    assert case.options() == ["attack E5 D5", "done"]
    case.play("attack E5 D5")
    assert case.lines()["banners"] == "2 0"


@rule("ANC-13-060", "ANC-13-080")
@pytest.mark.parametrize("code", CAVALRY)
def test_cavalry_only_occupies_the_vacated_hex_after_a_bonus_close_combat(code: str) -> None:
    text = f"bottom: {code} E4\ntop: {WEAK}, AX D5 1, AX B5\nordered: E4"
    case = scene(text, lights(code), lights(code))
    case.play("attack E4 E5", "advance", "stay", "attack E5 D5")
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    assert case.lines()["bottom"] == f"{code} D5"
    assert is_settled(case)


@rule("ANC-13-061")
@pytest.mark.parametrize("code", OTHER_MOUNTED)
def test_camels_elephants_and_chariots_get_no_additional_hex(code: str) -> None:
    text = f"bottom: {code} E4\ntop: {WEAK}, MI D5\nordered: E4"
    case = scene(text, lights(code)).play("attack E4 E5", "advance")
    assert case.question == "cc-ask-bonus"
    assert case.why_not("ride F5") == "ANC-13-061"
    case.play("done")
    assert case.lines()["bottom"] == f"{code} E5"
    assert is_settled(case)


@rule("ANC-13-064")
def test_a_unit_that_battles_back_does_not_advance() -> None:
    case = scene("bottom: AX E4 1, MI A1\ntop: WA E5, AX L8\nordered: E4", "heavy heavy heavy", lights("WA"))
    case.play("attack E4 E5", "battle-back")
    assert case.lines()["bottom"] == "MI A1"
    assert case.lines()["top"] == "WA E5, AX L8"
    assert is_settled(case)
    case = scene("bottom: AX E4\ntop: MC E5\nordered: E4", "heavy heavy heavy", "flag heavy heavy")
    case.play("attack E4 E5", "stand", "battle-back", "retreat E3")
    assert case.lines()["top"] == "MC E5"
    assert is_settled(case)


@rule("ANC-13-065")
@pytest.mark.parametrize("roll", ["light heavy heavy heavy", "flag heavy heavy heavy"])
def test_a_unit_that_strikes_first_does_not_advance(roll: str) -> None:
    text = "bottom: AX E4 1, MI A1\ntop: WA E5\nordered: E4\ntop hand: first-strike line-command\ndiscards:"
    case = scene(text, roll).play("attack E4 E5", "first-strike")
    if "flag" in roll:
        case.play("retreat E3")
    assert case.lines()["top"] == "WA E5"
    assert case.events("cc-advanced") == []
    assert is_settled(case)


@rule("ANC-13-066")
def test_the_target_of_a_first_strike_keeps_its_right_to_advance_and_to_fight_again() -> None:
    text = f"""
        bottom: MC E4
        top: {WEAK}, AX D5 1
        ordered: E4
        top hand: first-strike line-command
        discards:"""
    case = scene(text, "medium heavy heavy", lights("MC"), lights("MC")).play("attack E4 E5", "first-strike")
    assert case.lines()["bottom"] == "MC E4 2"
    assert case.options() == ["advance", "stay"]
    case.play("advance", "ride D4")
    assert case.options() == ["attack D4 D5", "done"]
    case.play("attack D4 D5")
    assert case.lines()["banners"] == "2 0"


@rule("ANC-13-053", "ANC-13-066")
def test_elephants_whose_rampage_destroyed_the_unit_that_struck_first_made_no_attack_and_do_not_advance() -> None:
    # They cannot retreat and stay where they are, but there is nobody left to attack.
    text = """
        bottom: EL E4, MI E3, MI F3
        top: MI E5 1, MI L8
        ordered: E4
        top hand: first-strike line-command
        discards:"""
    case = scene(text, "flag light light light", "medium flag", "flag flag", "flag flag")
    case.play("attack E4 E5", "first-strike", "rampage E5", "rampage E3")
    assert case.lines()["bottom"] == "EL E4, MI E3 3, MI F3 3"
    assert case.lines()["banners"] == "1 0"
    assert is_settled(case)


@rule("ANC-13-067", "ANC-13-069")
def test_no_advance_into_a_hex_that_is_impassable_to_the_unit() -> None:
    text = "{}\ntop: AX E5 1, MI L8\nterrain: city-walls E5\nordered: E4"
    mounted = scene(text.format("bottom: MC E4"), "heavy heavy", "light heavy").play("attack E4 E5")
    assert mounted.lines()["top"] == "MI L8"
    assert mounted.lines()["bottom"] == "MC E4"
    assert is_settled(mounted)
    foot = scene(text.format("bottom: MI E4"), "heavy heavy", "light heavy").play("attack E4 E5")
    assert foot.options() == ["advance", "stay"]


@rule("ANC-13-069")
@pytest.mark.parametrize(
    ("ground", "dice", "fights_on"), [("forest", 2, False), ("broken", 2, False), ("ford", 2, True), ("hill", 2, True)]
)
def test_cavalry_that_must_stop_in_the_vacated_hex_gets_no_additional_hex(
    ground: str, dice: int, fights_on: bool
) -> None:
    text = f"bottom: MC E4\ntop: {WEAK}, AX D5\nterrain: {ground} E5\nordered: E4"
    case = scene(text, " ".join(["light"] * dice)).play("attack E4 E5", "advance")
    assert case.lines()["bottom"] == "MC E5"
    if ground == "hill":
        assert case.question == "cc-ask-ride"  # A hill stops nobody.
        case.play("stay")
    if fights_on:
        assert case.options() == ["attack E5 D5", "done"]
    else:
        assert is_settled(case)


@rule("ANC-13-069")
def test_the_additional_hex_into_forest_ends_the_fighting() -> None:
    text = f"bottom: MC E4\ntop: {WEAK}, AX D5\nterrain: forest D6; ford E6\nordered: E4"
    case = scene(text, lights("MC")).play("attack E4 E5", "advance", "ride D6")
    assert case.lines()["bottom"] == "MC D6"
    assert is_settled(case)
    # Where a unit may battle in the turn it enters, it fights on.
    text = f"bottom: MC E4\ntop: {WEAK}, AX F7\nterrain: ford E6\nordered: E4"
    case = scene(text, lights("MC")).play("attack E4 E5", "advance", "ride E6")
    assert case.options() == ["attack E6 F7", "done"]


@rule("ANC-13-069")
def test_having_stopped_in_terrain_this_turn_does_not_forbid_the_advance_but_marsh_does() -> None:
    ford = scene(f"bottom: MC E4\ntop: {WEAK}\nterrain: ford E4\nmoved: E4=1\nordered: E4", "light light")
    assert ford.play("attack E4 E5").options() == ["advance", "stay"]
    forest = scene(f"bottom: WA E4\ntop: {WEAK}\nterrain: forest E4\nmoved: E4=1\nordered: E4", "light light")
    assert forest.play("attack E4 E5").options() == ["advance", "stay"]
    marsh = scene(f"bottom: MC E4\ntop: {WEAK}, MI L8\nterrain: marsh E4\nmoved: E4=1\nordered: E4", "light light")
    assert is_settled(marsh.play("attack E4 E5"))
    held = scene(f"bottom: MC E4\ntop: {WEAK}, MI L8\nterrain: marsh E4\nordered: E4", "light light")
    held.play("attack E4 E5", "advance")
    assert held.lines()["bottom"] == "MC E5"
    assert is_settled(held)  # No additional hex after a fight out of marsh.


@rule("ANC-13-068")
def test_war_machines_do_not_advance() -> None:
    case = scene(f"bottom: HWM E4, leader E4 Scipio\ntop: {WEAK}, MI D5\nordered: E4", "light light")
    case.play("attack E4 E5")
    assert case.lines()["top"] == "MI D5"
    assert case.lines()["bottom"] == "HWM E4, leader E4 Scipio"
    assert is_settled(case)


@rule("ANC-13-070")
def test_the_additional_hex_may_not_hold_a_unit_or_an_enemy_leader_nor_be_impassable() -> None:
    text = f"bottom: MC E4, MI D4\ntop: {WEAK}, AX D5, leader D6 Hanno\nterrain: river E6\nordered: E4"
    case = scene(text, lights("MC")).play("attack E4 E5", "advance")
    assert case.options() == ["ride E4", "ride F5", "stay"]
    for closed in ("D4", "D5", "D6", "E6"):
        assert case.why_not(f"ride {closed}") == "ANC-13-070"


@rule("ANC-13-070")
def test_cavalry_may_join_a_lone_leader_with_its_additional_hex_if_it_has_none() -> None:
    case = scene(f"bottom: MC E4, leader D4 Scipio\ntop: {WEAK}\nordered: E4", lights("MC"))
    case.play("attack E4 E5", "advance", "ride D4")
    assert case.lines()["bottom"] == "MC D4, leader D4 Scipio"
    text = f"bottom: MC E4, leader E4 Varro, leader D4 Scipio\ntop: {WEAK}\nordered: E4"
    case = scene(text, lights("MC")).play("attack E4 E5", "advance")
    assert case.why_not("ride D4") == "ANC-13-070"


# -- bonus close combat ---------------------------------------------------------------------------


def bonus_options(pieces: str, code: str, *checks: str) -> list[str]:
    """What a unit may do after it has destroyed its enemy on E5 and advanced, with another one on D5."""
    case = scene(f"bottom: {pieces}\ntop: {WEAK}, MI D5\nordered: E4", lights(code), *checks)
    case.play("attack E4 E5", "advance")
    if case.question == "cc-ask-ride":
        case.play("stay")
    return case.options() if case.question == "cc-ask-bonus" else []


@rule("ANC-13-071", "ANC-13-073")
def test_warriors_fight_a_second_time_with_or_without_a_leader() -> None:
    assert bonus_options("WA E4", "WA") == ["attack E5 D5", "done"]
    assert bonus_options("WA E4, leader E4 Scipio", "WA") == ["attack E5 D5", "done"]


@rule("ANC-13-072")
def test_the_bonus_close_combat_is_voluntary() -> None:
    case = scene(f"bottom: WA E4\ntop: {WEAK}, MI D5\nordered: E4", lights("WA"))
    case.play("attack E4 E5", "advance", "done")
    assert case.lines()["bottom"] == "WA E5"
    assert case.lines()["top"] == "MI D5"
    assert is_settled(case)


@rule("ANC-13-074")
@pytest.mark.parametrize("code", ["LI", "LS", "LB", "AX", "MI", "HI"])
def test_other_foot_fights_a_second_time_only_with_an_attached_leader(code: str) -> None:
    assert bonus_options(f"{code} E4, leader E4 Scipio", code) == ["attack E5 D5", "done"]
    assert bonus_options(f"{code} E4", code) == []
    assert bonus_options(f"{code} E4, leader D4 Scipio", code) == []  # Beside the unit before and after the advance.


@rule("ANC-13-074")
def test_foot_whose_leader_was_killed_does_not_fight_a_second_time() -> None:
    text = f"""
        bottom: MI E4, leader E4 Scipio
        top: {WEAK}, MI D5
        ordered: E4
        top hand: first-strike line-command
        discards:"""
    rolls = ("medium heavy heavy", "helmet {}", "light light light light")
    killed = scene(text, rolls[0], rolls[1].format("helmet"), rolls[2])
    killed.play("attack E4 E5", "first-strike", "advance")
    assert killed.lines()["bottom"] == "MI E5 3"
    assert is_settled(killed)
    alive = scene(text, rolls[0], rolls[1].format("flag"), rolls[2]).play("attack E4 E5", "first-strike", "advance")
    assert alive.options() == ["attack E5 D5", "done"]


@rule("ANC-13-071", "ANC-13-075")
@pytest.mark.parametrize("code", [*CAVALRY, *OTHER_MOUNTED])
def test_all_mounted_units_fight_a_second_time(code: str) -> None:
    assert bonus_options(f"{code} E4", code) == ["attack E5 D5", "done"]


@rule("ANC-13-077")
@pytest.mark.parametrize(
    ("pieces", "ground", "fights"),
    [
        ("MI E4, leader E4 Scipio", "forest", False),
        ("AX E4, leader E4 Scipio", "forest", True),
        ("WA E4", "forest", True),
        ("EL E4", "forest", False),
        ("EL E4", "broken", False),
        ("CAM E4", "broken", False),
        ("MI E4, leader E4 Scipio", "broken", True),
    ],
)
def test_terrain_may_prevent_the_bonus_close_combat(pieces: str, ground: str, fights: bool) -> None:
    text = f"bottom: {pieces}\ntop: {WEAK}, MI D5\nterrain: {ground} E5\nordered: E4"
    case = scene(text, "light light").play("attack E4 E5", "advance")
    if fights:
        assert case.options() == ["attack E5 D5", "done"]
    else:
        assert is_settled(case)


@rule("ANC-13-078")
def test_the_bonus_close_combat_may_be_against_any_adjacent_enemy() -> None:
    text = "bottom: WA E4\ntop: MI E5, AX D5 2, leader F5 Hanno, AX C5\nordered: E4"
    case = scene(text, "flag heavy heavy heavy", "light light heavy heavy")
    case.play("attack E4 E5", "ignore 0", "retreat D6", "advance")
    assert case.options() == ["attack E5 D5", "attack E5 D6", "attack E5 F5", "done"]
    assert case.why_not("attack E5 C5") == "ANC-13-078"
    assert case.why_not("attack E5 E6") == "ANC-11-001"
    case.play("attack E5 D5")
    assert case.lines()["banners"] == "1 0"


@rule("ANC-13-079")
def test_after_a_successful_bonus_close_combat_the_unit_advances_but_fights_no_more() -> None:
    text = f"bottom: WA E4, MI L2\ntop: {WEAK}, AX D5 1, AX C5, AX M3\nordered: E4 L2"
    case = scene(text, lights("WA"), lights("WA")).play("attack E4 E5", "advance", "attack E5 D5")
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    assert case.lines()["bottom"] == "WA D5, MI L2"
    assert case.question == "cc-ask-battle"
    assert case.why_not("attack D5 C5") == "ANC-09-003"
    assert case.options() == ["attack L2 M3", "done"]


@rule("ANC-13-079")
def test_the_advance_after_a_bonus_close_combat_is_voluntary_too() -> None:
    text = f"bottom: WA E4\ntop: {WEAK}, AX D5 1, AX F5\nordered: E4"
    case = scene(text, lights("WA"), lights("WA")).play("attack E4 E5", "advance", "attack E5 D5", "stay")
    assert case.lines()["bottom"] == "WA E5"
    assert is_settled(case)


@rule("ANC-13-081")
def test_terrain_may_prevent_the_advance_after_a_bonus_close_combat() -> None:
    text = "{}\ntop: AX E5 1, AX F5 1, MI L8\nterrain: city-walls F5\nordered: E4"
    mounted = scene(text.format("bottom: MC E4"), lights("MC"), "heavy heavy", "light light")
    mounted.play("attack E4 E5", "advance", "stay", "attack E5 F5")
    assert mounted.lines()["top"] == "MI L8"
    assert mounted.lines()["bottom"] == "MC E5"
    assert is_settled(mounted)
    foot = scene(text.format("bottom: WA E4"), lights("WA"), "heavy heavy", "light light")
    foot.play("attack E4 E5", "advance", "attack E5 F5")
    assert foot.options() == ["advance", "stay"]


@rule("ANC-13-069", "ANC-13-081")
def test_a_unit_that_advanced_into_marsh_this_turn_does_not_advance_out_of_it_after_the_bonus_close_combat() -> None:
    text = f"bottom: WA E4\ntop: {WEAK}, AX D5 1, MI L8\nterrain: marsh E5\nordered: E4"
    case = scene(text, "light light", "heavy", "light light").play("attack E4 E5", "advance", "attack E5 D5")
    assert case.lines()["banners"] == "2 0"
    assert is_settled(case)


@rule("ANC-13-082")
def test_the_defender_may_evade_from_a_bonus_close_combat() -> None:
    # As in the book's example D and E: led heavy infantry of one block, with all its five dice.
    text = "bottom: HI E4 1, leader E4 Scipio\ntop: MI E5 2, MC D5\nordered: E4"
    case = scene(text, "medium helmet light light flag", "medium swords swords helmet flag")
    case.play("attack E4 E5", "advance", "attack E5 D5")
    assert case.options() == ["evade", "stand"]
    case.play("evade", "evade-to C6", "evade-to C7")
    assert case.lines()["top"] == "MC C7 2"
    assert case.lines()["bottom"] == "HI E5 1, leader E5 Scipio"
    assert is_settled(case)


@rule("ANC-13-082")
def test_the_defender_may_strike_first_or_battle_back_in_a_bonus_close_combat() -> None:
    text = f"bottom: WA E4\ntop: {WEAK}, MI D5\nordered: E4\ntop hand: first-strike line-command\ndiscards:"
    case = scene(text, lights("WA"), "heavy heavy heavy medium", "heavy heavy heavy heavy")
    case.play("attack E4 E5", "stand", "advance", "attack E5 D5")
    assert case.options() == ["first-strike", "stand"]
    case.play("first-strike")
    assert case.lines()["bottom"] == "WA E5 3"
    assert rolls_left(case) == 0
    text = f"bottom: WA E4\ntop: {WEAK}, MI D5\nordered: E4"
    case = scene(text, lights("WA"), "heavy heavy heavy heavy", "heavy heavy heavy medium")
    case.play("attack E4 E5", "advance", "attack E5 D5")
    assert (case.decider, case.question) == ("top", "cc-ask-battle-back")
    case.play("battle-back")
    assert case.lines()["bottom"] == "WA E5 3"
    assert is_settled(case)
