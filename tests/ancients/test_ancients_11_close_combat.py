"""Chapter 11: close combat, its steps, dice, hits, leaders and the battle back."""

import pytest

from ancients.close_combat import fall_back, fight, ready, stand, throw
from vexilla.testing import Case, rule

#: The dice of each kind in its own attack and when it battles back, at full strength.
DICE = {
    "LI": (2, 2),
    "LS": (2, 2),
    "LB": (2, 2),
    "AX": (3, 3),
    "MI": (4, 4),
    "WA": (4, 4),
    "HI": (5, 5),
    "HWM": (2, 2),
    "LC": (2, 2),
    "LBC": (2, 2),
    "LCH": (3, 3),
    "MC": (3, 3),
    "CAM": (3, 2),
    "CCM": (3, 2),
    "HC": (4, 4),
    "CC": (4, 4),
    "HCH": (4, 3),
}
LIGHT = ("LI", "LS", "LB", "AX", "LC", "LBC", "LCH")
MEDIUM = ("MI", "WA", "MC", "CAM", "CCM")
HEAVY = ("HI", "HWM", "HC", "CC", "EL", "HCH")
BLOCKS = {"HWM": 2, "LC": 3, "LBC": 3, "LCH": 3, "MC": 3, "CAM": 3, "CCM": 3, "HC": 3, "CC": 3, "EL": 2, "HCH": 2}


def rolls(case: Case) -> list[int]:
    """How many dice were rolled in each throw of a strike so far."""
    return [len(roll["dice"]) for roll in case.events("cc-rolled")]


# -- the steps -----------------------------------------------------------------------------------


@rule("ANC-11-001")
def test_an_attack_on_an_adjacent_enemy_is_close_combat() -> None:
    case = ready("LB E4", "MI E5, MI E7", throw(2), more="ordered: E4")
    case.play("attack E4 E5")
    assert [event["event"] for event in case.events()][:2] == ["cc-attacks", "cc-rolled"]
    case = ready("LB E4", "MI E6", throw(2)).play("attack E4 E6")
    assert [event["event"] for event in case.events()][:2] == ["cc-fires", "cc-rolled"]
    # Without missiles there is nothing to do against an enemy two hexes away, or against nobody.
    case = ready("MI E4, MI D4", "HI E6, HI F5")
    assert case.why_not("attack E4 E6") == "ANC-10-001"
    assert case.why_not("attack E4 E5") == "ANC-11-001"
    assert case.why_not("attack E4 D4") == "ANC-11-001"
    assert case.why_not("attack E4 F5") is None


@rule("ANC-11-002")
def test_a_missile_unit_beside_an_enemy_may_fight_him_but_fire_at_nobody() -> None:
    case = ready("LB E4", "MI E5, MI E6, MI H4", throw(2))
    assert case.options("attack") == ["attack E4 E5"]
    assert case.why_not("attack E4 E6") == "ANC-10-007"
    assert case.why_not("attack E4 H4") == "ANC-10-007"
    assert [event["what"] for event in case.play("attack E4 E5").events("cc-rolled")] == ["attack"]
    case = ready("LB E4", "MI F6, MI H4")
    assert case.options("attack") == ["attack E4 F6", "attack E4 H4"]


@rule("ANC-11-003")
def test_the_steps_of_a_close_combat_that_succeeds() -> None:
    case = ready(
        "HC E4",
        "LC E5, LI F5, leader E5 Hanno",
        throw(2, "light", "flag"),  # two dice out of a forest
        "light light",
        throw(4),
        more="terrain: forest E4",
    )
    case.play("attack E4 E5")
    assert (case.question, case.decider) == ("cc-ask-react", "top")
    case.play("stand")
    assert (case.question, case.decider) == ("cc-ask-ignore", "top")
    case.play("ignore 0")
    while case.question == "cc-ask-retreat":
        case.play(case.options("retreat")[0])
    assert (case.question, case.decider) == ("cc-ask-advance", "bottom")
    case.play("advance", "stay", "attack E5 F5", "stand")
    names = [event["event"] for event in case.events()]
    assert names[:9] == [
        "cc-attacks",
        "cc-rolled",
        "cc-lost",
        "cc-rolled-for",
        "cc-ignored",
        *["cc-retreated"] * 4,
    ]
    assert names[9:12] == ["cc-advanced", "cc-attacks", "cc-rolled"]
    assert "cc-battles-back" not in names


@rule("ANC-11-003")
def test_the_last_step_of_a_close_combat_that_fails_is_the_battle_back() -> None:
    case = fight("HI E4", "MI E5", "medium light light light light", "heavy light light light").play("battle-back")
    names = [event["event"] for event in case.events()]
    assert names[:6] == ["cc-attacks", "cc-rolled", "cc-lost", "cc-battles-back", "cc-rolled", "cc-lost"]
    assert "cc-advanced" not in names


@rule("ANC-11-004")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_an_ordered_unit_is_named_with_an_adjacent_enemy_it_attacks(side: str) -> None:
    if side == "bottom":
        case = ready("MI E4, MI D4", "HI E5, HI F5, HI D5", throw(4))
        assert case.options() == ["attack E4 E5", "attack E4 F5", "done"]
        assert case.why_not("attack D4 D5") == "ANC-07-002"
        assert case.why_not("attack E5 E4") == "ANC-07-002"
        assert case.why_not("attack E4 D5") == "ANC-10-001"
        case.play("attack E4 F5")
    else:
        case = ready("MI E4, MI D4", "HI E5, HI F5, HI D5", throw(5), more="turn: top\nordered: F5")
        assert case.options() == ["attack F5 E4", "done"]
        assert case.why_not("attack E5 E4") == "ANC-07-002"
        assert case.why_not("attack F5 D4") == "ANC-10-001"
        case.play("attack F5 E4")
    event = case.events("cc-attacks")[0]
    assert (event["side"], event["hex"], event["target"]) == (
        (side, "E4", "F5") if side == "bottom" else (side, "F5", "E4")
    )


@rule("ANC-11-005")
def test_a_lone_leader_may_be_attacked_and_fired_at() -> None:
    case = ready("MI E4", "leader E5 Hanno", "helmet light light light")
    assert case.options("attack") == ["attack E4 E5"]
    assert case.play("attack E4 E5").lines()["banners"] == "1 0"
    case = ready("LB E4", "leader E6 Hanno", "helmet light").play("attack E4 E6")
    assert case.lines()["banners"] == "1 0"
    # He has nothing to battle back with.
    case = ready("MI E4", "leader E5 Hanno", "swords light light light").play("attack E4 E5")
    assert case.question == "cc-ask-flee"


@rule("ANC-11-006")
def test_each_close_combat_is_finished_before_the_next_and_the_player_chooses_the_order() -> None:
    case = ready("HI E4, MI G4", "MI E5, MI G5", throw(5), throw(4), throw(4), more="ordered: E4 G4")
    assert case.options("attack") == ["attack E4 E5", "attack G4 G5"]
    case.play("attack E4 E5")
    assert case.decider == "top"
    assert case.why_not("attack G4 G5") == "ANC-05-002"
    case.play("battle-back")
    assert case.options("attack") == ["attack G4 G5"]
    case.play("attack G4 G5")
    assert case.question == "cc-ask-battle-back"
    case = ready("HI E4, MI G4", "MI E5, MI G5", throw(4), more="ordered: E4 G4").play("attack G4 G5", "decline")
    assert case.options("attack") == ["attack E4 E5"]


@rule("ANC-11-006")
def test_the_advance_and_the_bonus_combat_come_before_the_next_close_combat() -> None:
    case = ready("WA E4, MI G4", "MI E5 1, MI E6, MI G5", throw(4, "medium"), throw(4), more="ordered: E4 G4")
    case.play("attack E4 E5")
    assert case.why_not("attack G4 G5") is not None
    case.play("advance")
    assert case.options() == ["attack E5 E6", "done"]
    assert case.why_not("attack G4 G5") == "ANC-13-078"
    case.play("attack E5 E6", "decline")
    assert case.options() == ["attack G4 G5", "done"]


@rule("ANC-11-007")
def test_one_unit_fights_one_enemy_however_many_are_in_contact() -> None:
    case = fight("MI E4, MI D4", "MI E5, MI F5", "medium medium light light", throw(4), more="ordered: E4 D4")
    assert case.lines()["top"] == "MI E5 2, MI F5"
    case.play("battle-back")
    # The friend beside neither rolled nor suffered, and the attacker has had its fight.
    assert rolls(case) == [4, 4]
    assert case.lines()["bottom"] == "MI E4, MI D4"
    assert case.why_not("attack E4 F5") == "ANC-09-003"
    assert case.options("attack") == ["attack D4 E5"]


@rule("ANC-11-008")
def test_several_units_attack_one_defender_one_after_another_and_it_battles_back_each_time() -> None:
    case = ready(
        "MI E4, HI D4, LI F5",
        "MI E5",
        throw(4, "medium"),
        throw(4, "medium"),
        throw(5, "medium"),
        throw(4, "heavy"),
        throw(2, "medium"),
        throw(4, "light"),
        more="ordered: E4 D4 F5",
    )
    case.play("attack E4 E5", "battle-back", "attack D4 E5", "battle-back", "attack F5 E5", "battle-back")
    assert case.lines()["top"] == "MI E5 1"
    assert case.lines()["bottom"] == "MI E4 3, HI D4 3, LI F5 3"


@rule("ANC-11-009")
def test_a_defender_that_evades_is_hit_by_its_symbol_only_and_leaves() -> None:
    case = ready("MI E4, leader E4 Scipio", "LI E5", "light swords helmet flag").play("attack E4 E5")
    assert case.options() == ["evade", "stand"]
    case.play("evade")
    assert case.lines()["top"] == "LI E5 3"
    assert case.question == "cc-ask-evade-to"
    case = ready("MI E4, leader E4 Scipio", "LI E5", "light swords helmet flag").play("attack E4 E5", "stand")
    assert case.lines()["top"] == "LI E5 1"
    # Only certain defenders: this one is not even asked.
    assert ready("MI E4", "AX E5", throw(4)).play("attack E4 E5").question == "cc-ask-battle-back"


@rule("ANC-11-010")
@pytest.mark.parametrize(
    ("terrain", "dice"), [("", 5), ("forest E5", 2), ("hill E5", 2), ("hill E4", 3), ("ford E4", 2)]
)
def test_terrain_reduces_the_dice_of_the_attacker(terrain: str, dice: int) -> None:
    assert rolls(fight("HI E4", "MI E5", throw(dice), more=f"terrain: {terrain}" if terrain else "")) == [dice]


@rule("ANC-11-011")
@pytest.mark.parametrize(("kind", "dice"), [(kind, dice[0]) for kind, dice in DICE.items()])
def test_the_attacker_rolls_the_dice_of_its_kind(kind: str, dice: int) -> None:
    case = fight(f"{kind} E4", "MI E5", throw(dice))
    assert rolls(case) == [dice]
    more = "turn: top\nordered: E5"
    case = stand(ready("MI E4", f"{kind} E5", throw(dice), more=more).play("attack E5 E4"))
    assert rolls(case) == [dice]


@rule("ANC-11-012")
@pytest.mark.parametrize(
    ("kind", "terrain", "card", "dice"),
    [
        ("WA", "camp E4", "order-three-center", 3),
        ("WA", "forest E5", "order-three-center", 2),
        ("LCH", "camp E4", "order-three-center", 2),
        ("LCH", "hill E5", "order-three-center", 2),
        # The die lost in a camp comes off before the maximum, not after.
        ("HI", "camp E4; forest E5", "order-three-center", 2),
        ("LI", "camp E4", "order-three-center", 1),
        # The lowest maximum counts.
        ("HI", "hill E4; forest E5", "order-three-center", 2),
        # The dice of a card come on top of everything.
        ("HI", "camp E4; forest E5", "clash-of-shields", 4),
        ("HI", "hill E4", "clash-of-shields", 5),
        ("WA", "camp E4", "i-am-spartacus", 4),
        ("WA", "forest E5", "i-am-spartacus", 3),
        ("HC", "forest E5", "mounted-charge", 3),
    ],
)
def test_dice_are_counted_kind_full_strength_camp_terrain_card(kind: str, terrain: str, card: str, dice: int) -> None:
    assert rolls(fight(f"{kind} E4", "MI E5", throw(dice), more=f"terrain: {terrain}", card=card)) == [dice]


# -- leaders -------------------------------------------------------------------------------------


@rule("ANC-11-079")
def test_a_leader_alone_may_not_fight() -> None:
    case = ready("leader E4 Scipio, MI G4", "MI E5, MI G5", more="ordered: G4\nordered leaders: E4")
    assert case.why_not("attack E4 E5") == "ANC-11-079"
    assert case.options("attack") == ["attack G4 G5"]


@rule("ANC-11-080", "ANC-11-081")
@pytest.mark.parametrize(
    "leader", ["leader E4 Scipio", "leader D4 Scipio", "leader E3 Scipio", "MI D4, leader D4 Scipio"]
)
def test_a_leader_with_the_attacker_or_beside_it_makes_helmets_hit(leader: str) -> None:
    case = fight(f"HI E4, {leader}", "LI E5", "helmet helmet heavy heavy heavy")
    assert case.lines()["top"] == "LI E5 2"


@rule("ANC-11-080", "ANC-11-081")
@pytest.mark.parametrize("leader", ["leader E5 Hanno", "leader D5 Hanno", "leader E6 Hanno", "MI D5, leader D5 Hanno"])
def test_a_leader_with_the_defender_or_beside_it_makes_helmets_of_the_battle_back_hit(leader: str) -> None:
    case = fight("LI E4", f"HI E5, {leader}", "light light", "helmet helmet heavy heavy heavy").play("battle-back")
    assert case.lines()["bottom"] == "LI E4 2"


@rule("ANC-11-081", "ANC-11-089")
def test_without_a_friendly_leader_at_hand_helmets_do_not_hit() -> None:
    assert fight("HI E4", "LI E5", throw(5)).lines()["top"] == "LI E5"
    assert fight("HI E4, leader C4 Scipio", "LI E5", throw(5)).lines()["top"] == "LI E5"
    # A leader of the enemy does not inspire, not even beside the attacker.
    assert fight("HI E4", "LI E5, leader E5 Hanno", throw(5)).lines()["top"].startswith("LI E5,")
    assert fight("HI E4", "LI E5, leader F5 Hanno", throw(5)).lines()["top"].startswith("LI E5,")


@rule("ANC-11-081")
@pytest.mark.parametrize("kind", [*LIGHT, *MEDIUM, *HEAVY])
def test_helmets_of_an_inspired_unit_hit_units_of_every_kind(kind: str) -> None:
    case = fight("LI E4, leader E4 Scipio", f"{kind} E5", "helmet swords")
    assert case.lines()["top"] == f"{kind} E5 {BLOCKS.get(kind, 4) - 1}"


@rule("ANC-11-083")
def test_a_leader_killed_before_the_dice_are_rolled_inspires_nobody() -> None:
    case = fight("MI E4", "MI E5, leader E5 Hanno", throw(4, "medium"), "helmet helmet", throw(4)).play("battle-back")
    assert case.lines()["bottom"] == "MI E4"
    case = fight("MI E4", "MI E5, leader E5 Hanno", throw(4, "medium"), "helmet light", throw(4)).play("battle-back")
    assert case.lines()["bottom"] == ""
    # Likewise a leader of the attacker who falls to a First Strike.
    more = "top hand: first-strike"
    case = ready("MI E4, leader E4 Scipio", "MI E5", throw(4, "medium"), "helmet helmet", throw(4), more=more)
    assert case.play("attack E4 E5", "first-strike").lines()["top"] == "MI E5"


@rule("ANC-11-083")
def test_a_second_and_third_leader_add_nothing() -> None:
    leaders = "leader E4 Scipio, leader D4 Laelius, leader E3 Marcellus"
    case = fight(f"MI E4, {leaders}", "MI E5", "helmet light light light")
    assert case.lines()["top"] == "MI E5 3"


# -- hits ----------------------------------------------------------------------------------------


def struck_by(face: str, kind: str) -> str:
    """What is left of a unit after light infantry rolled one die of this face against it."""
    return fight("LI E4", f"{kind} E5", f"{face} helmet").lines()["top"]


@rule("ANC-11-084", "ANC-11-085")
@pytest.mark.parametrize("kind", [*LIGHT, *MEDIUM, *HEAVY])
def test_a_green_circle_hits_every_light_unit_and_no_other(kind: str) -> None:
    left = BLOCKS.get(kind, 4) - 1
    assert struck_by("light", kind) == (f"{kind} E5 {left}" if kind in LIGHT else f"{kind} E5")


@rule("ANC-11-084", "ANC-11-086")
@pytest.mark.parametrize("kind", [*LIGHT, *MEDIUM, *HEAVY])
def test_a_blue_triangle_hits_every_medium_unit_and_no_other(kind: str) -> None:
    left = BLOCKS.get(kind, 4) - 1
    assert struck_by("medium", kind) == (f"{kind} E5 {left}" if kind in MEDIUM else f"{kind} E5")


@rule("ANC-11-084", "ANC-11-087")
@pytest.mark.parametrize("kind", [*LIGHT, *MEDIUM, *HEAVY])
def test_a_red_square_hits_every_heavy_unit_and_no_other(kind: str) -> None:
    left = BLOCKS.get(kind, 4) - 1
    assert struck_by("heavy", kind) == (f"{kind} E5 {left}" if kind in HEAVY else f"{kind} E5")


@rule("ANC-11-088")
@pytest.mark.parametrize("kind", ["AX", "MI", "WA", "HI", "LCH", "MC", "CAM", "CCM", "HC", "CC", "HCH"])
def test_each_sword_of_a_unit_that_is_no_light_missile_unit_hits(kind: str) -> None:
    dice, back = DICE[kind]
    assert fight(f"{kind} E4", "HI E5", throw(dice, "swords", "swords")).lines()["top"] == "HI E5 2"
    case = fight("HI E4", f"{kind} E5", throw(5), throw(back, "swords", "swords")).play("battle-back")
    assert case.lines()["bottom"] == "HI E4 2"


@rule("ANC-11-090")
def test_flags_hit_nobody_but_force_a_retreat() -> None:
    case = fight("MI E4", "HI E5", "flag flag light light")
    assert fall_back(case) == 2
    assert case.play("stay").lines()["top"] in ("HI D7", "HI E7", "HI F7")


@rule("ANC-11-099")
def test_several_abilities_to_ignore_swords_add_up() -> None:
    for terrain, hits in (("", 3), ("terrain: camp E5", 2), ("terrain: rampart E5:sw,se", 2)):
        assert (
            fight("HI E4", "HI E5 *swords", throw(5, *["swords"] * 4), more=terrain).lines()["top"]
            == f"HI E5 {4 - hits}"
        )
    assert fight("HI E4", "CC E5 *swords", throw(5, "swords", "swords", "swords")).lines()["top"] == "CC E5 2"
    # A city wall too; it strikes first.
    case = fight("HI E4", "HI E5 *swords", throw(2), throw(2, "swords", "swords"), more="terrain: city-walls E5")
    assert case.lines()["top"] == "HI E5"


@rule("ANC-11-099")
def test_each_ability_to_ignore_a_sword_works_again_against_the_next_attack() -> None:
    case = fight("MI E4, MI D4", "CC E5", throw(4, "swords"), throw(4, "swords", "swords"), more="ordered: E4 D4")
    case.play("decline", "attack D4 E5", "stand")
    assert case.lines()["top"] == "CC E5 2"


@rule("ANC-11-100", "ANC-11-102")
def test_each_hit_removes_a_block_and_surplus_hits_nothing() -> None:
    for hits in range(4):
        left = f" {4 - hits}" if hits else ""
        assert fight("HI E4", "MI E5, MI E8", throw(5, *["medium"] * hits)).lines()["top"] == f"MI E5{left}, MI E8"
    case = fight("HI E4", "MI E5 2, MI E6, MI D6", "medium medium medium swords swords")
    assert case.lines()["top"] == "MI E6, MI D6"
    assert case.lines()["banners"] == "1 0"


@rule("ANC-11-101")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_a_unit_without_blocks_is_destroyed_and_gives_a_banner(side: str) -> None:
    if side == "bottom":
        case = fight("MI E4", "MI E5 1, HI E8", throw(4, "medium"))
        assert (case.lines()["top"], case.lines()["banners"]) == ("HI E8", "1 0")
    else:
        more = "turn: top\nordered: E5"
        case = ready("MI E4 1, HI E1", "MI E5", throw(4, "medium"), more=more).play("attack E5 E4")
        assert (case.lines()["bottom"], case.lines()["banners"]) == ("HI E1", "0 1")


@rule("ANC-11-101")
def test_the_last_banner_ends_the_battle_in_the_middle_of_a_close_combat() -> None:
    case = fight("MI E4", "MI E5 1, HI E8", throw(4, "medium"), more="banners: 5 0")
    assert case.over
    assert case.winner == "bottom"
    case = fight("MI E4 1", "MI E5, HI E8", throw(4), throw(4, "medium"), more="banners: 0 5").play("battle-back")
    assert case.winner == "top"


@rule("ANC-11-103")
def test_a_leader_whose_unit_lost_a_block_must_pass_a_casualty_check() -> None:
    case = fight("MI E4", "MI E5, leader E5 Hanno", throw(4, "medium"), "helmet helmet")
    assert case.lines()["top"] == "MI E5 3"
    assert case.lines()["banners"] == "1 0"
    case = fight("MI E4", "MI E5, leader E5 Hanno", throw(4, "medium"), "helmet flag")
    assert case.lines()["top"] == "MI E5 3, leader E5 Hanno"
    # Helmets of the attack itself do not hurt him, and without a loss there is no check.
    case = fight("MI E4", "MI E5, leader E5 Hanno", "helmet helmet helmet helmet")
    assert case.lines()["top"] == "MI E5, leader E5 Hanno"


@rule("ANC-11-104")
@pytest.mark.parametrize(("kind", "hexes"), [("MI", 1), ("LI", 2), ("MC", 3), ("LC", 4), ("AX", 1), ("WA", 2)])
def test_flags_of_close_combat_make_the_defender_retreat_towards_its_own_side(kind: str, hexes: int) -> None:
    blocks = " 3" if kind == "WA" else ""
    case = fight("HI E4", f"{kind} E5{blocks}", throw(5, "flag"))
    assert fall_back(case) == hexes
    assert case.play("stay").lines()["top"].split()[1].endswith(str(5 + hexes))


@rule("ANC-11-105")
def test_success_lets_the_attacker_advance_and_some_fight_once_more() -> None:
    case = fight(
        "MI E4, leader E4 Scipio",
        "MI E5, HI F5",
        throw(4, "flag", "light", "light", "light"),
        "light light light light",
    )
    assert case.play("retreat D6").options() == ["advance", "stay"]
    case.play("advance")
    assert case.lines()["bottom"] == "MI E5, leader E5 Scipio"
    assert case.options() == ["attack E5 D6", "attack E5 F5", "done"]
    assert case.play("attack E5 F5").question == "cc-ask-battle-back"
    case = fight("HI E4", "MI E5 1, HI F5", "medium light light light light")
    assert case.options() == ["advance", "stay"]
    # No leader, no bonus close combat.
    assert case.play("advance").question == "cc-ask-card"
    # Without success there is neither.
    case = fight("MI E4, leader E4 Scipio", "MI E5, HI F5", "light light light light")
    assert case.options() == ["battle-back", "decline"]


# -- the battle back -----------------------------------------------------------------------------


@rule("ANC-11-106")
def test_a_defender_that_survived_in_its_hex_may_battle_back_or_not() -> None:
    case = fight("MI E4", "MI E5", throw(4, "medium", "medium", "medium"))
    assert case.decider == "top"
    assert case.options() == ["battle-back", "decline"]
    assert case.clone().play("decline").lines()["bottom"] == "MI E4"
    case = fight("MI E4", "MI E5", throw(4), throw(4, "medium")).play("battle-back")
    assert case.lines()["bottom"] == "MI E4 3"
    # Not one that was destroyed, and not one that fell back.
    assert fight("MI E4", "MI E5 1", throw(4, "medium")).question == "cc-ask-advance"
    assert fight("MI E4", "MI E5", throw(4, "flag")).play("retreat E6").question == "cc-ask-advance"


@rule("ANC-11-106")
@pytest.mark.parametrize(("kind", "dice"), [(kind, dice[1]) for kind, dice in DICE.items()])
def test_the_battle_back_is_against_the_attacker_with_the_dice_of_the_kind(kind: str, dice: int) -> None:
    case = fight("HI E4, HI D4", f"{kind} E5", throw(5), throw(dice, "heavy")).play("battle-back")
    assert case.lines()["bottom"] == "HI E4 3, HI D4"


@rule("ANC-11-107")
def test_a_defender_forced_out_of_its_hex_may_not_battle_back_even_beside_the_attacker() -> None:
    # The attacker stands behind it: the only way back is past him.
    case = ready("MI E6", "HI E5", throw(4, "flag"), more="ordered: E6").play("attack E6 E5")
    assert case.lines()["top"] == "HI D6"
    assert case.options() == ["advance", "stay"]
    case.play("stay")
    assert case.question == "cc-ask-card"


@rule("ANC-11-108")
def test_a_defender_that_could_not_retreat_at_all_battles_back_after_its_losses() -> None:
    case = fight("MI E4", "LI E5, MI D6, MI E6", throw(4, "flag", "flag"), throw(2, "medium"))
    case.play("ignore 1")
    assert case.lines()["top"] == "LI E5 2, MI D6, MI E6"
    assert case.options() == ["battle-back", "decline"]
    assert case.play("battle-back").lines()["bottom"] == "MI E4 3"
    # At the edge of the field, to the last block.
    case = ready("MI E8", "LI E9 2", throw(4, "flag"), more="ordered: E8").play("attack E8 E9")
    assert case.lines()["top"] == ""
    assert case.question == "cc-ask-advance"


@rule("ANC-11-108")
def test_a_defender_that_made_one_hex_of_its_retreat_may_not_battle_back() -> None:
    case = ready("MI E7", "LI E8", throw(4, "flag"), more="ordered: E7").play("attack E7 E8", "stand")
    assert fall_back(case) == 1
    assert case.lines()["top"].split()[2] == "3"
    assert case.question == "cc-ask-advance"


@rule("ANC-11-109")
@pytest.mark.parametrize(
    ("terrain", "attack", "back"),
    [
        ("forest E5", 2, 2),
        ("hill E5", 2, 3),
        ("hill E4", 3, 2),
        ("camp E5", 5, 4),
        ("camp E4", 4, 5),
        ("forest E4", 2, 2),
    ],
)
def test_terrain_reduces_the_dice_of_the_battle_back(terrain: str, attack: int, back: int) -> None:
    case = fight("HI E4", "HI E5", throw(attack), throw(back), more=f"terrain: {terrain}").play("battle-back")
    assert rolls(case) == [attack, back]


@rule("ANC-11-110")
def test_a_battle_back_hits_and_forces_back_like_an_attack() -> None:
    case = fight("MI E4", "HI E5", throw(4), "medium swords flag light light").play("battle-back")
    assert case.lines()["bottom"] == "MI E4 2"
    assert (case.question, case.decider) == ("cc-ask-retreat", "bottom")
    assert case.options() == ["retreat E3", "retreat F3"]
    assert fall_back(case) == 1
    # It may destroy the attacker.
    case = fight("MI E4 1, MI H1", "HI E5", throw(4), "medium light light light light").play("battle-back")
    assert (case.lines()["bottom"], case.lines()["banners"]) == ("MI H1", "0 1")


@rule("ANC-11-110")
def test_the_attacker_ignores_flags_checks_its_leader_and_pays_for_a_blocked_retreat() -> None:
    case = fight("MI E4, MI D4, MI F4", "HI E5", throw(4), throw(5, "flag", "flag")).play("battle-back")
    assert case.options() == ["ignore 0", "ignore 1"]
    attack, back = "light light light light", "medium flag light light light"
    case = fight("MI E4, leader E4 Scipio", "HI E5", attack, back, "helmet flag")
    case.play("battle-back")
    assert case.lines()["bottom"] == "MI E4 3, leader E4 Scipio"
    assert case.options() == ["ignore 0", "ignore 1"]
    case = ready("MI E1", "HI E2", throw(4), throw(5, "flag", "flag"), more="ordered: E1").play("attack E1 E2")
    assert case.play("battle-back").lines()["bottom"] == "MI E1 2"


@rule("ANC-11-111")
def test_nobody_battles_back_against_a_battle_back_evades_from_it_or_advances_after_it() -> None:
    # The attacker may not evade, though it is light and the way is free, and does not strike again.
    case = fight("LI E4", "MI E5", throw(2), throw(4, "light")).play("battle-back")
    assert case.lines()["bottom"] == "LI E4 3"
    assert case.question == "cc-ask-card"
    # The defender that drives its attacker away stays where it is.
    case = fight("MI E4", "MC E5", throw(4), throw(3, "flag")).play("battle-back", "retreat E3")
    assert case.lines()["top"] == "MC E5"
    assert case.question == "cc-ask-card"
    case = fight("MI E4 1, MI A1", "MC E5", throw(4), throw(3, "medium")).play("battle-back")
    assert case.lines()["top"] == "MC E5"
    assert case.question == "cc-ask-card"


@rule("ANC-11-115")
@pytest.mark.parametrize(
    ("card", "kind", "attack"),
    [("clash-of-shields", "HI", 7), ("mounted-charge", "HC", 5), ("i-am-spartacus", "MI", 5)],
)
def test_the_dice_of_the_card_help_the_attacker_and_not_who_battles_back(card: str, kind: str, attack: int) -> None:
    case = fight(f"{kind} E4", "MI E5", throw(attack), throw(4), card=card).play("battle-back")
    assert rolls(case) == [attack, 4]
    more = "top hand: first-strike"
    case = ready(f"{kind} E4", "MI E5", throw(4), throw(attack), more=more, card=card)
    assert rolls(case.play("attack E4 E5", "first-strike")) == [4, attack]
