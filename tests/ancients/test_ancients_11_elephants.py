"""Chapter 11: elephants in close combat."""

import pytest

from ancients.close_combat import fall_back, fight, ready, stand, throw
from vexilla.testing import Case, rule

#: The dice of elephants against each kind, and those the kind attacks them with (full strength).
DICE = {
    "LI": (2, 2),
    "LS": (2, 2),
    "LB": (2, 2),
    "AX": (3, 3),
    "MI": (4, 4),
    "WA": (3, 4),
    "HI": (5, 5),
    "HWM": (2, 2),
    "LC": (2, 2),
    "LBC": (2, 2),
    "LCH": (2, 3),
    "MC": (3, 3),
    "CAM": (3, 3),
    "CCM": (3, 3),
    "HC": (4, 4),
    "CC": (4, 4),
    "HCH": (3, 4),
    "EL": (3, 3),
}
HORSES = ("LC", "LBC", "LCH", "MC", "HC", "CC", "HCH")
NO_HORSES = ("LI", "AX", "MI", "WA", "HI", "HWM", "CAM", "CCM", "EL")


def rolls(case: Case) -> list[int]:
    """How many dice were rolled in each throw of a strike so far."""
    return [len(roll["dice"]) for roll in case.events("cc-rolled")]


# -- dice ----------------------------------------------------------------------------------------


@rule("ANC-11-051")
def test_elephants_attack_after_a_move_of_none_one_or_two_hexes() -> None:
    for begin in ("E2", "F2", "G2"):
        case = ready(f"EL {begin}", "HI E3", throw(5), more=f"ordered: {begin}\nto do: move")
        if begin != "E2":
            case.play(f"move {begin} E2")
        if case.question == "cc-ask-move":
            case.play("done")
        case.play("attack E2 E3")
        assert case.question == "cc-ask-battle-back"
    case = ready("EL H2", "HI E3", more="ordered: H2\nto do: move")
    assert case.why_not("move H2 E2") == "ANC-08-043"


@rule("ANC-11-052", "ANC-11-053")
def test_elephants_roll_three_dice_against_full_barbarian_chariots() -> None:
    """As many as the chariots would roll against them; back at them only what they roll without their bonus."""
    assert rolls(fight("EL E4", "LCH E5", throw(3))) == [3]
    assert rolls(fight("EL E4", "LCH E5 2", throw(2))) == [2]
    assert rolls(fight("LCH E4", "EL E5", throw(3), throw(2)).play("battle-back")) == [3, 2]
    # Full warriors would roll four, but the book has a number of its own for them.
    assert rolls(fight("EL E4", "WA E5", throw(3))) == [3]


@rule("ANC-11-052", "ANC-11-054")
@pytest.mark.parametrize(("kind", "dice"), [(kind, dice[0]) for kind, dice in DICE.items() if kind != "LCH"])
def test_attacking_elephants_roll_the_usual_dice_of_the_unit_they_attack(kind: str, dice: int) -> None:
    case = fight("EL E4", f"{kind} E5", throw(dice))
    assert case.question == "cc-ask-battle-back"
    assert case.lines()["top"] == f"{kind} E5"
    case = fight("EL E4", f"{kind} E5 1", throw(dice))
    assert case.question == "cc-ask-battle-back"


@rule("ANC-11-054")
def test_elephants_attack_a_lone_leader_with_one_die() -> None:
    case = ready("EL E4", "leader E5 Hanno", "helmet").play("attack E4 E5")
    assert case.lines()["banners"] == "1 0"


@rule("ANC-11-052")
def test_terrain_limits_the_elephants_own_roll_and_not_the_number_they_copy() -> None:
    assert rolls(fight("EL E4", "HI E5", throw(2), more="terrain: forest E5")) == [2]
    assert rolls(fight("EL E4", "HI E5", throw(2), more="terrain: hill E5")) == [2]
    # In a camp the infantry itself would roll only four, down from a hill only three.
    assert rolls(fight("EL E4", "HI E5", throw(5), more="terrain: camp E5")) == [5]
    # Elephants in a camp roll one die fewer.
    assert rolls(fight("EL E4", "HI E5", throw(4), more="terrain: camp E4")) == [4]


@rule("ANC-11-053", "ANC-11-112")
@pytest.mark.parametrize(("kind", "back", "attack"), [(kind, *dice) for kind, dice in DICE.items()])
def test_elephants_battle_back_with_the_usual_dice_of_their_attacker(kind: str, back: int, attack: int) -> None:
    case = fight(f"{kind} E4", "EL E5", throw(attack), throw(back)).play("battle-back")
    assert case.question == "cc-ask-card"
    assert case.lines()["bottom"] == f"{kind} E4"


@rule("ANC-11-053")
def test_elephants_do_not_copy_the_bonus_dice_of_a_card() -> None:
    for card, kind, attack, back in (
        ("mounted-charge", "HC", 5, 4),
        ("mounted-charge", "CAM", 4, 3),
        ("clash-of-shields", "HI", 7, 5),
        ("i-am-spartacus", "MI", 5, 4),
    ):
        case = fight(f"{kind} E4", "EL E5", throw(attack), throw(back), card=card).play("battle-back")
        assert case.question == "cc-ask-card"


@rule("ANC-11-055")
def test_elephants_add_the_dice_of_their_own_card_when_they_attack() -> None:
    assert rolls(fight("EL E4", "MI E5", throw(5), card="mounted-charge")) == [5]
    assert rolls(fight("EL E4", "MI E5", throw(6), card="clash-of-shields")) == [6]
    assert rolls(fight("EL E4", "MI E5", throw(5), card="i-am-spartacus")) == [5]
    # On top of a maximum of the terrain, and against another unit of elephants too.
    assert rolls(fight("EL E4", "MI E5", throw(3), more="terrain: forest E5", card="mounted-charge")) == [3]
    assert rolls(fight("EL E4", "EL E5", throw(4), card="mounted-charge")) == [4]


# -- leaders -------------------------------------------------------------------------------------


@rule("ANC-11-056", "ANC-11-082", "ANC-11-066", "ANC-11-095")
@pytest.mark.parametrize("place", ["E4", "D4", "E3"])
def test_helmets_of_attacking_elephants_do_not_hit_with_a_leader_attached_or_adjacent(place: str) -> None:
    case = fight(f"EL E4, leader {place} Hanno", "MI E5", "helmet helmet helmet medium")
    assert case.lines()["top"] == "MI E5 3"


@rule("ANC-11-089", "ANC-11-066")
@pytest.mark.parametrize("place", ["E5", "D5", "E6"])
def test_helmets_of_elephants_that_battle_back_do_not_hit(place: str) -> None:
    case = fight("MI E4", f"EL E5, leader {place} Hanno", "light light light light", "helmet helmet helmet medium")
    assert case.play("battle-back").lines()["bottom"] == "MI E4 3"


@rule("ANC-11-056")
def test_a_helmet_of_elephants_kills_a_lone_leader() -> None:
    case = ready("EL E4", "leader E5 Hanno", "helmet").play("attack E4 E5")
    assert "Hanno" not in case.lines()["top"]
    case = ready("EL E4", "leader E5 Hanno", "swords").play("attack E4 E5")
    assert case.question == "cc-ask-flee"


@rule("ANC-11-066", "ANC-11-095")
def test_the_extra_die_of_a_hero_is_not_added_to_elephants() -> None:
    case = fight("EL E4, leader E4 Alexander *dice", "MI E5", throw(4))
    assert case.question == "cc-ask-battle-back"


# -- swords of elephants -------------------------------------------------------------------------


@rule("ANC-11-057")
def test_every_sword_of_elephants_hits() -> None:
    case = fight("EL E4", "HI E5", "swords swords swords light light", "light light light")
    assert case.lines()["top"] == "HI E5 1"


@rule("ANC-11-058")
def test_each_sword_that_hit_is_rolled_again_as_long_as_it_hits() -> None:
    case = fight("EL E4", "HI E5", "swords swords light light light", "swords light", "heavy")
    assert rolls(case) == [5, 2, 1]
    assert case.lines()["top"] == ""
    assert case.lines()["banners"] == "1 0"
    case = fight("EL E4", "HI E5", "swords light light light light", "swords", "flag")
    assert case.question == "cc-ask-retreat"
    assert case.lines()["top"] == "HI E5 2"


@rule("ANC-11-058")
def test_only_swords_are_rolled_again() -> None:
    case = fight("EL E4", "HI E5", "heavy heavy helmet flag light")
    assert rolls(case) == [5]


@rule("ANC-11-058")
def test_elephants_that_battle_back_or_strike_first_roll_swords_again_too() -> None:
    case = fight("MI E4", "EL E5", "light light light light", "swords light light light", "medium")
    assert case.play("battle-back").lines()["bottom"] == "MI E4 2"
    case = ready(
        "MI E4", "EL E5", "swords light light light", "medium", "light light light light", more="top hand: first-strike"
    )
    assert case.play("attack E4 E5", "first-strike").lines()["bottom"] == "MI E4 2"


@rule("ANC-11-059")
def test_hits_and_flags_of_all_rolls_are_applied_together_at_the_end() -> None:
    case = fight("EL E4", "HI E5, leader E5 Hanno", "swords flag light light light", "swords", "flag", "light light")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    names = [(event["event"], event.get("blocks")) for event in case.events() if event["event"] != "cc-attacks"]
    assert names == [
        ("cc-rolled", None),
        ("cc-rolled", None),
        ("cc-rolled", None),
        ("cc-lost", 2),
        ("cc-rolled-for", None),
    ]
    case.play("ignore 0")
    assert fall_back(case) == 2


@rule("ANC-11-060")
@pytest.mark.parametrize(
    ("target", "dice", "terrain"),
    [
        ("CC", 4, ""),
        ("HCH", 3, ""),
        ("CCM", 3, ""),
        ("MI", 4, "terrain: rampart E5:sw,se"),
        ("MI", 4, "terrain: camp E5"),
        ("MI *swords", 4, ""),
    ],
)
def test_a_sword_that_the_target_ignores_neither_hits_nor_is_rolled_again(target: str, dice: int, terrain: str) -> None:
    kind, _, mark = target.partition(" ")
    case = fight("EL E4", f"{kind} E5 {mark}", throw(dice, "swords"), more=terrain)
    assert case.question == "cc-ask-battle-back"
    assert case.lines()["top"] == f"{kind} E5"
    case = fight("EL E4", f"{kind} E5 {mark}", throw(dice, "swords", "swords"), "helmet", more=terrain)
    blocks = {"CC": 2, "HCH": 1, "CCM": 2}.get(kind, 3)
    assert case.lines()["top"] == f"{kind} E5 {blocks}"


@rule("ANC-11-060", "ANC-11-099")
def test_one_sword_is_ignored_in_a_roll_and_its_additional_rolls_together() -> None:
    case = fight("EL E4", "CC E5", "light light swords swords", "swords", "helmet")
    assert case.lines()["top"] == "CC E5 1"


@rule("ANC-11-062")
def test_swords_of_elephants_against_elephants_do_nothing_and_are_not_rolled_again() -> None:
    case = fight("EL E4", "EL E5", "swords swords swords", "swords swords heavy").play("battle-back")
    assert case.lines()["top"] == "EL E5"
    assert case.lines()["bottom"] == "EL E4 1"
    assert rolls(case) == [3, 3]


@rule("ANC-11-063")
def test_swords_of_elephants_against_an_evading_unit_or_a_lone_leader_are_not_rolled_again() -> None:
    case = ready("EL E4", "LI E5", "swords light").play("attack E4 E5", "evade")
    assert rolls(case) == [2]
    assert case.lines()["top"] == "LI E5 3"
    case = ready("EL E4", "leader E5 Hanno", "swords").play("attack E4 E5")
    assert rolls(case) == [1]
    assert case.question == "cc-ask-flee"


# -- what elephants ignore -----------------------------------------------------------------------


@rule("ANC-11-065", "ANC-11-093")
def test_elephants_ignore_every_sword_in_attack_battle_back_and_first_strike() -> None:
    assert fight("MI E4", "EL E5", "swords swords swords swords").lines()["top"] == "EL E5"
    case = fight("EL E4", "HI E5", throw(5), "swords swords swords swords swords").play("battle-back")
    assert case.lines()["bottom"] == "EL E4"
    case = ready("EL E4", "MI E5", "swords swords swords swords", throw(4), more="top hand: first-strike")
    assert case.play("attack E4 E5", "first-strike").lines()["bottom"] == "EL E4"


@rule("ANC-11-070", "ANC-11-094")
@pytest.mark.parametrize("kind", HORSES)
def test_elephants_ignore_one_red_square_of_cavalry_and_chariots(kind: str) -> None:
    back, attack = DICE[kind]
    assert fight(f"{kind} E4", "EL E5", throw(attack, "heavy")).lines()["top"] == "EL E5"
    assert fight(f"{kind} E4", "EL E5", throw(attack, "heavy", "heavy")).lines()["top"] == "EL E5 1"
    against = 3 if kind == "LCH" else back  # full chariots have a die more, which elephants copy (ANC-11-052)
    own = {"LCH": 3, "HCH": 3}.get(kind, back)
    case = fight("EL E4", f"{kind} E5", throw(against), throw(own, "heavy", "heavy")).play("battle-back")
    assert case.lines()["bottom"] == "EL E4 1"


@rule("ANC-11-070")
@pytest.mark.parametrize("kind", NO_HORSES)
def test_elephants_ignore_no_red_square_of_foot_camels_and_elephants(kind: str) -> None:
    assert fight(f"{kind} E4", "EL E5", throw(DICE[kind][1], "heavy")).lines()["top"] == "EL E5 1"


@rule("ANC-11-070", "ANC-11-071")
def test_elephants_under_fire_of_cavalry_ignore_nothing() -> None:
    case = ready("LC E3", "EL E5", "heavy flag", more="ordered: E3").play("attack E3 E5")
    assert case.lines()["top"] == "EL E5 1"
    assert case.question == "cc-ask-retreat"


@rule("ANC-11-071")
@pytest.mark.parametrize("kind", HORSES)
def test_elephants_may_ignore_one_flag_of_cavalry_and_chariots(kind: str) -> None:
    back, attack = DICE[kind]
    case = fight(f"{kind} E4", "EL E5", throw(attack, "flag", "flag"))
    assert case.options() == ["ignore 0", "ignore 1"]
    against = 3 if kind == "LCH" else back  # full chariots have a die more, which elephants copy (ANC-11-052)
    own = {"LCH": 3, "HCH": 3}.get(kind, back)
    case = fight("EL E4", f"{kind} E5", throw(against), throw(own, "flag")).play("battle-back")
    assert case.decider == "bottom"
    assert case.options() == ["ignore 0", "ignore 1"]


@rule("ANC-11-071")
@pytest.mark.parametrize("kind", NO_HORSES)
def test_elephants_may_ignore_no_flag_of_foot_camels_and_elephants(kind: str) -> None:
    case = ready(f"{kind} E4", "EL E5", throw(DICE[kind][1], "flag"), "swords swords").play("attack E4 E5")
    assert case.events("cc-rampage")
    assert case.question == "cc-ask-retreat"


@rule("ANC-11-072")
@pytest.mark.parametrize(
    ("kind", "hexes"), [("LC", 5), ("LBC", 5), ("LCH", 4), ("MC", 4), ("HC", 3), ("CC", 3), ("HCH", 3)]
)
def test_horses_retreat_one_hex_more_for_each_flag_of_elephants(kind: str, hexes: int) -> None:
    blocks = " 2" if kind == "LCH" else ""
    case = ready("EL E2", f"{kind} E3{blocks}", throw(DICE[kind][0], "flag"), more="ordered: E2").play("attack E2 E3")
    assert fall_back(stand(case)) == hexes
    # When they attack and the elephants battle back: six hexes lie behind them, and they lack none.
    attack = throw(2 if kind == "LCH" else DICE[kind][1])
    case = ready(f"{kind} E7{blocks}", "EL E8", attack, throw(DICE[kind][0], "flag"), more="ordered: E7")
    case.play("attack E7 E8", "battle-back")
    assert fall_back(case) == hexes


@rule("ANC-11-072")
def test_two_flags_of_elephants_are_two_hexes_more_and_ignored_flags_none() -> None:
    case = ready("EL E2", "HC E3", throw(4, "flag", "flag"), more="ordered: E2").play("attack E2 E3", "stand")
    assert fall_back(case) == 6
    case = ready("EL E2", "HC E3, MI D3, MI F3", throw(4, "flag", "flag"), more="ordered: E2")
    case.play("attack E2 E3", "stand", "ignore 1")
    assert fall_back(case) == 3
    # Camels and foot are no horses.
    case = ready("EL E2", "CAM E3", throw(3, "flag"), more="ordered: E2").play("attack E2 E3", "stand")
    assert fall_back(case) == 3
    case = ready("EL E2", "LI E3", throw(2, "flag"), more="ordered: E2").play("attack E2 E3", "stand")
    assert fall_back(case) == 2


@rule("ANC-11-007")
def test_elephants_whose_rampage_destroyed_the_defender_have_nobody_left_to_attack() -> None:
    # First Strike makes the attackers rampage; they are blocked and stay, but their target is gone.
    case = ready(
        "EL E4, MI E3, MI F3, MI K4",
        "MI E5 1, MI K5",
        throw(4, "flag"),
        "light light",
        "light light",
        "medium light",
        more="top hand: first-strike\nordered: E4 K4",
    )
    case.play("attack E4 E5", "first-strike", "rampage E3", "rampage F3")
    assert case.lines()["top"] == "MI K5"
    assert rolls(case) == [4]
    assert case.options() == ["attack K4 K5", "done"]
