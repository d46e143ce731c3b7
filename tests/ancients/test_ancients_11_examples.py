"""Chapter 11: the worked examples of close combat, with the dice they tell of."""

from ancients.close_combat import fall_back
from vexilla.testing import Case, position, rule


def story(pieces: str, *dice: str) -> Case:
    """A turn without First Strike, in which only the dice of the example are rolled."""
    more = "discards: first-strike\nbottom hand: order-two-left\ntop hand: order-two-left\ncommand: 1 1"
    lines = [line.strip() for line in pieces.splitlines()]
    return position("ancients", "\n".join([*lines, more]), {"dice": dice}, luck=False)


# -- the warriors --------------------------------------------------------------------------------

BARBARIANS = """
    bottom: MC E4, HI D4
    top: WA E5, LI C5
    card: order-three-center
    ordered: E4 D4
    to do: battle
    """
CAVALRY_FIRST = ("medium flag heavy", "swords flag helmet helmet")


@rule("ANC-11-037")
def test_example_full_warriors_ignore_the_flag_and_battle_back_with_four_dice() -> None:
    case = story(BARBARIANS, *CAVALRY_FIRST).play("attack E4 E5")
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1", "battle-back")
    assert fall_back(case) == 3
    assert case.lines()["top"] == "WA E5 3, LI C5"
    cavalry, infantry = case.lines()["bottom"].split(", ")
    assert cavalry.split()[0] == "MC"
    assert cavalry.split()[1].endswith("1")
    assert cavalry.split()[2] == "2"
    assert infantry == "HI D4"
    assert case.options() == ["attack D4 E5", "done"]


@rule("ANC-11-038")
def test_example_the_weakened_warriors_cannot_ignore_the_flag_of_the_infantry() -> None:
    case = story(BARBARIANS, *CAVALRY_FIRST, "swords medium flag heavy heavy")
    case.play("attack E4 E5", "ignore 1", "battle-back")
    fall_back(case)
    case.play("attack D4 E5")
    assert case.lines()["top"].startswith("WA E5 1")
    assert case.question == "cc-ask-retreat"
    assert fall_back(case) == 2
    assert case.lines()["top"].split()[1].endswith("7")
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    # Without a leader there is no bonus close combat: the turn is over.
    assert "HI E5" in case.lines()["bottom"]
    assert case.question == "cc-ask-card"


# -- elephants -----------------------------------------------------------------------------------


@rule("ANC-11-061")
def test_example_the_first_sword_against_foot_in_a_camp_neither_hits_nor_is_rolled_again() -> None:
    camp = """
        bottom: EL E4
        top: HI E5
        terrain: camp E5
        card: order-three-center
        ordered: E4
        to do: battle
        """
    case = story(camp, "swords flag helmet helmet helmet").play("attack E4 E5")
    assert case.options() == ["ignore 0", "ignore 1"]
    assert case.lines()["top"] == "HI E5"
    case = story(camp, "swords swords swords helmet helmet", "swords helmet", "flag").play("attack E4 E5", "ignore 1")
    assert case.lines()["top"] == "HI E5 1"
    assert case.question == "cc-ask-battle-back"


@rule("ANC-11-064")
def test_example_elephants_roll_two_swords_and_a_flag_against_light_infantry() -> None:
    case = story(
        """
        bottom: EL E4
        top: LI E5
        card: order-three-center
        ordered: E4
        to do: battle
        """,
        "light swords",
        "swords",
        "flag",
    )
    case.play("attack E4 E5", "stand")
    assert case.lines()["top"] == "LI E5 1"
    assert fall_back(case) == 2
    assert case.lines()["top"].split()[1].endswith("7")
    assert case.options() == ["advance", "stay"]
    assert case.play("advance").lines()["bottom"] == "EL E5"


TWO_ELEPHANTS = """
    bottom: EL F5, WA E4, MI D4, MI D5, leader E4 Scipio
    top: EL E5, MI D6, AX E6, HC F6, LI E9, LI F9, LI G9, LI H9
    card: order-three-center
    ordered: F5 E4
    to do: battle
    """
CAVALRY_FLEES = "flag light light light"


def elephants_against_cavalry(*dice: str) -> Case:
    """The first half of the example: the cavalry flees, the elephants follow and leave it at that."""
    case = story(TWO_ELEPHANTS, CAVALRY_FLEES, *dice).play("attack F5 F6", "stand")
    assert fall_back(case) == 2
    return case


@rule("ANC-11-067")
def test_example_heavy_cavalry_flees_three_hexes_from_elephants_or_loses_a_block() -> None:
    case = elephants_against_cavalry()
    horse = next(piece for piece in case.lines()["top"].split(", ") if piece.startswith("HC"))
    assert horse.split()[1].endswith("8")
    assert horse.split()[2] == "2"
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    assert case.question == "cc-ask-bonus"
    assert case.options() == ["attack F6 E6", "done"]
    case.play("done")
    assert case.lines()["bottom"].startswith("EL F6, WA E4")
    assert case.options() == ["attack E4 E5", "done"]


@rule("ANC-11-068")
def test_example_elephants_are_not_supported_and_two_flags_make_them_rampage_against_all_five() -> None:
    case = elephants_against_cavalry("flag flag light light").play("advance", "done", "attack E4 E5")
    # Nothing can be ignored, so nobody was asked.
    assert [(event["ignored"], event["flags"]) for event in case.events("cc-ignored")] == [(0, 2)]
    assert case.question == "cc-ask-rampage"
    assert case.decider == "bottom"
    assert case.options() == ["rampage D4", "rampage D5", "rampage D6", "rampage E4", "rampage E6"]
    # The same elephants support a friend: with the auxilia the infantry has two friends beside it.
    pieces = TWO_ELEPHANTS.replace("ordered: F5 E4", "ordered: D5")
    case = story(pieces, "flag light light light").play("attack D5 D6")
    assert case.options() == ["ignore 0", "ignore 1"]


@rule("ANC-11-069")
def test_example_the_rampage_the_blocked_retreat_and_the_battle_back() -> None:
    case = elephants_against_cavalry(
        "flag flag light light",
        "medium light",  # the warriors
        "swords light",  # their leader
        "light light",  # infantry in D4
        "medium medium",  # infantry in D5
        "light heavy",  # infantry in D6
        "light medium",  # auxilia in E6
        "swords light light",  # battle back: three dice
        "light",  # the sword is rolled again
        "light light",  # the leader again
    )
    case.play("advance", "done", "attack E4 E5")
    case.play("rampage E4", "rampage D4", "rampage D5", "rampage D6")
    rolls = {event["hex"]: event["side"] for event in case.events("cc-rolled-for") if event["what"] == "rampage"}
    assert rolls == {"D4": "top", "D5": "top", "E4": "top", "D6": "bottom", "E6": "bottom"}
    # The other elephants had left: nobody rolled for F6, and they are whole.
    lines = case.lines()
    assert lines["bottom"] == "EL F6, WA E4 3, MI D4, MI D5 2, leader E4 Scipio"
    # The way back is blocked: the elephants stay, and the units behind lose a block for each of two hexes.
    assert lines["top"].startswith("EL E5, MI D6 2, AX E6 1, HC ")
    assert case.question == "cc-ask-battle-back"
    assert case.decider == "top"
    case.play("battle-back")
    assert "WA E4 2" in case.lines()["bottom"]


# -- a whole turn --------------------------------------------------------------------------------

INSPIRED = """
    bottom: WA C4, LC C5, AX B4, EL D4, HCH B5, MI G4, MI C3, leader C4 Scipio
    top: HC D6, HI E6, LB F6, MI G6, HCH B7
    card: inspired-left-leadership
    """
FIVE_ORDERS = ("order-leader C4", "order B4", "order C5", "order D4", "order B5")
FIVE_MOVES = ("move C5 G5", "move C4 E5", "move D4 F5", "move B4 D5", "move B5 B6")


def inspired(*dice: str) -> Case:
    """All five units ordered and moved."""
    return story(INSPIRED, *dice).play(*FIVE_ORDERS, *FIVE_MOVES)


@rule("ANC-11-073")
def test_example_five_units_move_before_any_combat_and_the_light_cavalry_first() -> None:
    case = story(INSPIRED).play(*FIVE_ORDERS[:4])
    # A sixth unit is linked to the leader, but after the fifth no order is left.
    assert case.options("order") == ["order B5", "order C3"]
    case.play(FIVE_ORDERS[4])
    assert case.question == "cc-ask-move"
    assert [unit["kind"] for unit in case.view("bottom")["units"] if unit["ordered"]] == [
        "warriors",
        "light-cavalry",
        "auxilia",
        "elephants",
        "heavy-chariots",
    ]
    assert case.why_not("move C5 G5") is None
    assert case.clone().play("move C4 E5").why_not("move C5 G5") == "ANC-08-012"
    assert case.clone().play("move D4 F5").why_not("move C5 G5") == "ANC-08-012"
    # No combat before all moves are made, no move after.
    case.play(*FIVE_MOVES[:3])
    assert case.why_not("attack E5 E6") == "ANC-05-002"
    case.play(*FIVE_MOVES[3:])
    assert case.question == "cc-ask-battle"
    assert case.why_not("move G5 G4") == "ANC-05-002"


@rule("ANC-11-074")
def test_example_a_auxilia_that_moved_two_hexes_may_not_fight_but_might_have_fired_after_one() -> None:
    case = inspired()
    assert case.why_not("attack D5 D6") == "ANC-11-016"
    case = story(INSPIRED, "heavy").play(*FIVE_ORDERS)
    case.play("move C5 G5", "move B4 C5", "move C4 E5", "move D4 F5", "move B5 B6")
    assert "attack C5 D6" in case.options()
    case.play("attack C5 D6")
    assert case.lines()["top"].startswith("HC D6 2")
    assert [event["what"] for event in case.events("cc-rolled")] == ["fire"]


@rule("ANC-11-075")
def test_example_b_full_warriors_with_a_leader_hit_with_squares_swords_and_helmets() -> None:
    case = inspired("heavy helmet light medium", "medium swords heavy light", "light light")
    assert case.why_not("done") == "ANC-09-012"
    assert case.options("attack E5") == ["attack E5 D6", "attack E5 E6"]
    case.play("attack E5 D6", "stand")
    assert case.lines()["top"].startswith("HC D6 1")
    assert case.question == "cc-ask-battle-back"
    case.play("battle-back")
    assert case.lines()["bottom"].startswith("WA E5 2")


@rule("ANC-11-075")
def test_example_b_the_warriors_retreat_only_for_four_flags() -> None:
    case = inspired("swords swords light medium", "flag flag flag flag")
    case.play("attack E5 D6", "stand")
    assert case.lines()["top"].startswith("HC D6 1")
    case.play("battle-back")
    assert case.options() == ["ignore 0", "ignore 1", "ignore 2", "ignore 3"]
    case.play("ignore 3")
    assert fall_back(case) == 2


@rule("ANC-11-076")
def test_example_c_elephants_against_supported_heavy_infantry() -> None:
    case = inspired("heavy swords swords flag helmet", "helmet light", "heavy swords swords light light")
    assert case.options("attack F5") == ["attack F5 E6", "attack F5 F6"]
    case.play("attack F5 E6")
    assert "HI E6 1" in case.lines()["top"]
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1", "battle-back")
    assert "EL F5 1" in case.lines()["bottom"]


@rule("ANC-11-076")
def test_example_c_two_flags_force_the_infantry_back_and_one_flag_makes_the_elephants_rampage() -> None:
    case = inspired("flag flag light light light").play("attack F5 E6", "ignore 1")
    assert case.question == "cc-ask-retreat"
    case = inspired("light light light light light", "flag light light light light")
    case.play("attack F5 E6", "battle-back")
    assert case.events("cc-rampage")
    assert case.question == "cc-ask-rampage"
    # The elephants may as well attack the archers, with two dice.
    case = inspired("light medium").play("attack F5 F6", "stand")
    assert "LB F6 3" in case.lines()["top"]


@rule("ANC-11-077")
def test_example_d_light_cavalry_and_supported_archers() -> None:
    case = inspired("light swords", "light swords").play("attack G5 F6", "stand")
    assert "LB F6 3" in case.lines()["top"]
    case.play("battle-back")
    assert "LC G5 2" in case.lines()["bottom"]
    case = inspired("flag flag").play("attack G5 F6", "stand")
    assert case.options() == ["ignore 0", "ignore 1"]
    case = inspired("flag swords", "flag flag").play("attack G5 F6", "stand", "ignore 1", "battle-back")
    assert case.decider == "bottom"
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1")
    assert fall_back(case) == 4


@rule("ANC-11-078")
def test_example_e_heavy_chariots_against_heavy_chariots() -> None:
    case = inspired("swords heavy light light", "light light light").play("attack B6 B7")
    assert case.lines()["top"].endswith("HCH B7 1")
    case.play("battle-back")
    assert [len(event["dice"]) for event in case.events("cc-rolled")] == [4, 3]
    case = inspired("swords swords swords light").play("attack B6 B7")
    assert "HCH" not in case.lines()["top"]
    case = inspired("flag light light light").play("attack B6 B7")
    assert case.question == "cc-ask-retreat"
    assert fall_back(case) == 2
