"""Chapter 9: close combat, inspiration, hits, and battling back."""

import pytest

from samurai.fields import banners, battle, dice_of, dice_rolled, hexes, honor, leader_place, pool, throw
from vexilla.games.samurai.terrain import GROUND_KEYS
from vexilla.testing import rule

DUEL = "bottom: AY E4\ntop: AY E5\nordered: E4"


# -- who attacks whom ----------------------------------------------------------------------------


@rule("SAM-09-001")
def test_an_ordered_unit_attacks_an_adjacent_enemy() -> None:
    case = battle("bottom: AY E4, AY G4\ntop: AY E5, AY F5, AY E7, AY G5\nordered: E4")
    assert hexes(case, "attack") == ["E5", "F5"]
    assert case.why_not("attack G4 G5") == "SAM-05-011"
    assert case.why_not("attack E4 E7") == "SAM-08-001"


@rule("SAM-09-002")
def test_with_an_enemy_beside_it_a_unit_only_fights_hand_to_hand() -> None:
    case = battle("bottom: AA E4\ntop: AY E5, AY G4\nordered: E4", "swords circle")
    assert case.options("attack") == ["attack E4 E5"]
    assert case.why_not("attack E4 G4") == "SAM-08-007"
    # A triangle ignores one swords symbol of circle units hand to hand.
    case.play("attack E4 E5")
    assert case.blocks("E5") == 4


@rule("SAM-09-003", "SAM-09-040", "SAM-09-043")
def test_the_steps_of_close_combat_follow_one_another() -> None:
    text = """
        bottom: AY E4, leader E4 Takeda
        top: SN E5, leader E5 Uesugi
        ordered: E4
        bottom dragons: war-cry
        """
    case = battle(text, throw(6, "square", "flag"), "circle", throw(5, "triangle"), "circle")
    case.events()
    case.play("attack E4 E5")

    def told() -> list[str]:
        return [event["event"] for event in case.events()]

    # Announced; nobody can play Challenge for want of the card, but might: the question tells nothing.
    assert (told(), case.question) == (["cc-attacks"], "sam-ask-dragon-close-combat-declared")
    case.play("pass")
    assert case.question == "sam-ask-inspire"
    case.play("inspire")
    assert case.question == "sam-ask-dragon-before-roll"
    case.play("dragon war-cry")
    # Roll, hits, the test of the leader, then the retreat.
    after = told()
    assert [name for name in after if name in ("cc-rolled", "cc-lost", "cc-rolled-for")] == [
        "cc-rolled",
        "cc-lost",
        "cc-rolled-for",
    ]
    assert case.question == "cc-ask-ignore"
    case.play("ignore 1")
    # The hex was held: no advance, but a battle back, by the same steps.
    assert (case.question, case.decider) == ("cc-ask-battle-back", "top")
    told()
    case.play("battle-back")
    assert (told(), case.question, case.decider) == (["cc-battles-back"], "sam-ask-inspire", "top")
    case.play("inspire")
    assert [name for name in told() if name in ("cc-rolled", "cc-lost", "cc-rolled-for")] == [
        "cc-rolled",
        "cc-lost",
        "cc-rolled-for",
    ]
    assert (case.blocks("E4"), case.blocks("E5")) == (3, 3)


@rule("SAM-09-004")
def test_a_battle_back_hits_and_drives_back() -> None:
    case = battle(DUEL, throw(3), throw(3, "triangle", "flag")).play("attack E4 E5", "battle-back", "retreat E3")
    assert (case.blocks("E3"), case.unit("E4"), case.blocks("E5")) == (3, None, 4)


@rule("SAM-09-005")
def test_attacker_and_target_are_named_and_the_target_is_an_enemy_beside_it() -> None:
    case = battle("bottom: AY E4, AY F4\ntop: AY E5\nordered: E4 F4", throw(3))
    for target in ("D4", "F4", "E4"):
        assert case.why_not(f"attack E4 {target}") == "SAM-09-005"
    case.play("attack E4 E5")
    assert [(event["hex"], event["target"]) for event in case.log("cc-attacks", "top")] == [("E4", "E5")]


@rule("SAM-09-006")
@pytest.mark.parametrize(("kind", "dice"), [("AB", 2), ("AA", 2), ("AY", 3), ("SN", 4), ("MSY", 4)])
def test_the_base_dice_follow_from_the_rank(kind: str, dice: int) -> None:
    assert dice_of(f"bottom: {kind} E4\ntop: AY E5\nordered: E4", "E4 E5") == dice


@rule("SAM-09-007")
@pytest.mark.parametrize(("moved", "attacks"), [(0, True), (1, True), (2, False)])
def test_a_triangle_unit_that_moved_two_hexes_does_not_attack(moved: int, attacks: bool) -> None:
    text = f"bottom: AY E4, SN G4\ntop: AY E5, AY G5\nordered: E4 G4\nmoved: E4={moved}"
    case = battle(text if moved else text.partition("\nmoved")[0])
    assert case.why_not("attack E4 E5") == (None if attacks else "SAM-09-007")


@rule("SAM-09-008")
def test_close_combats_are_made_one_by_one_in_any_order() -> None:
    text = "bottom: MSY E4, AY G4\ntop: AY E5 1, AY E6, AY G5\nordered: E4 G4"
    case = battle(text, throw(3), throw(4, "triangle"), throw(4)).play("attack G4 G5")
    assert case.why_not("attack E4 E5") == "SAM-03-010"
    case.play("decline", "attack E4 E5", "advance", "attack E5 E6")
    assert (case.question, case.decider) == ("cc-ask-battle-back", "top")
    case.play("decline")
    assert [event["hex"] for event in case.log("cc-rolled")] == ["G4", "E4", "E5"]


@rule("SAM-09-009")
def test_units_beside_the_same_enemy_attack_it_one_after_another() -> None:
    text = "bottom: AY E4, AY D5\ntop: SN E5\nordered: E4 D5"
    case = battle(text, throw(3, "square"), throw(3, "square"), throw(3)).play("attack E4 E5")
    assert dice_rolled(case) == [3]
    case.play("decline", "attack D5 E5")
    assert dice_rolled(case) == [3]
    assert case.blocks("E5") == 2


# -- dice ----------------------------------------------------------------------------------------


@rule("SAM-09-010")
@pytest.mark.parametrize(
    ("terrain", "dice"),
    [
        ("", 4),
        ("forest E5", 2),
        ("forest E4", 2),
        ("hill E5", 2),
        ("hill E4", 3),
        ("hill E4 E5", 3),
        ("hill E4; forest E5", 2),
        ("ravine E4; forest E5", 1),
    ],
)
def test_the_ground_of_both_units_limits_the_dice(terrain: str, dice: int) -> None:
    text = "bottom: SN E4\ntop: AY E5\nordered: E4" + (f"\nterrain: {terrain}" if terrain else "")
    assert dice_of(text, "E4 E5") == dice


@rule("SAM-09-011", "SAM-09-024")
def test_inspiration_command_card_and_dragon_card_are_added_to_what_the_ground_leaves() -> None:
    text = """
        bottom: AY E4, leader E4 Takeda
        top: AY E5
        ordered: E4
        card: shogun
        symbols: triangle
        terrain: forest E5
        bottom dragons: war-cry
        """
    # Two in the forest, one for Shogun, one for inspiration, two for the War Cry.
    case = battle(text, throw(6, "triangle")).play("attack E4 E5", "inspire", "dragon war-cry")
    assert dice_rolled(case) == [6]
    assert [event["clauses"] for event in case.log("cc-rolled")] == [["SAM-09-024"]]
    assert case.blocks("E5") == 3


@rule("SAM-09-012")
def test_a_leader_alone_neither_attacks_nor_battles_back() -> None:
    case = battle("bottom: leader E4 Takeda, AY G4\ntop: AY E5, AY G5\nordered: G4\nordered leaders: E4")
    assert case.options("attack") == ["attack G4 G5"]
    assert case.why_not("attack E4 E5") == "SAM-09-012"
    case = battle("bottom: AY E4\ntop: leader E5 Uesugi *mounted\nordered: E4", throw(3)).play("attack E4 E5")
    case.play("flee E6", "stop", "stay")
    assert not case.log("cc-battles-back")
    assert dice_rolled(case) == [3]


@rule("SAM-09-013")
def test_a_leader_follows_the_combat_rules_of_his_unit() -> None:
    # He adds no dice of himself, retreats with it, and has the swords ignored that it ignores.
    text = "bottom: {} E4\ntop: SN E5, leader E5 Uesugi\nordered: E4"
    case = battle(text.format("AY"), throw(3, "flag", "swords"))
    case.play("attack E4 E5", "ignore 0", "retreat E6")
    assert (case.blocks("E6"), case.leader("E6")) == (4, "Uesugi")
    case = battle("bottom: SN E4, leader E4 Takeda *mounted\ntop: AY E5\nordered: E4", throw(4)).play("attack E4 E5")
    case.play("refrain")
    assert dice_rolled(case) == [4]


# -- inspiration ---------------------------------------------------------------------------------


@rule("SAM-09-014", "SAM-09-019")
def test_a_token_adds_a_die_and_goes_back_to_the_pool_at_once() -> None:
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4\nhonor: 1 5"
    case = battle(text, throw(4)).play("attack E4 E5")
    assert case.options() == ["inspire", "refrain"]
    case.play("inspire")
    assert (dice_rolled(case), honor(case), pool(case)) == ([4], (0, 5), 25)
    case = battle(text, throw(3)).play("attack E4 E5", "refrain")
    assert (dice_rolled(case), honor(case)) == ([3], (1, 5))
    # Without a token nobody is asked.
    case = battle(text.replace("honor: 1", "honor: 0"), throw(3)).play("attack E4 E5")
    assert dice_rolled(case) == [3]


@rule("SAM-09-019")
def test_the_token_can_be_earned_again_in_the_same_combat() -> None:
    # The pool is empty: what the second symbol brings is the token that was just spent.
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4\nhonor: 1 29"
    case = battle(text, throw(4, "honor", "honor")).play("attack E4 E5", "inspire")
    assert (honor(case), pool(case)) == ((1, 29), 0)


@rule("SAM-09-015", "SAM-09-016")
@pytest.mark.parametrize(
    ("kind", "where", "inspires"),
    [
        ("*foot", "E4", True),
        ("*foot", "D4", False),
        ("*mounted", "E4", True),
        ("*mounted", "D4", True),
        ("*mounted", "E3", True),
        ("*mounted", "C4", False),
    ],
)
def test_a_leader_on_foot_inspires_his_own_unit_and_a_mounted_one_those_beside_him(
    kind: str, where: str, inspires: bool
) -> None:
    case = battle(f"bottom: AY E4, leader {where} Takeda {kind}\ntop: AY E5\nordered: E4", luck=True)
    case.play("attack E4 E5")
    assert ("inspire" in case.options()) == inspires


@rule("SAM-09-016")
def test_no_leader_inspires_the_enemy() -> None:
    case = battle("bottom: AY E4\ntop: AY E5, leader E5 Uesugi *mounted\nordered: E4", throw(3)).play("attack E4 E5")
    assert dice_rolled(case) == [3]


@rule("SAM-09-017")
def test_one_unit_is_inspired_once_however_many_leaders_there_are() -> None:
    text = "bottom: AY E4, leader E4 Takeda, leader D4 Baba *mounted, leader E3 Obu *mounted\ntop: AY E5\nordered: E4"
    case = battle(text, throw(4)).play("attack E4 E5", "inspire")
    assert (dice_rolled(case), honor(case)) == ([4], (4, 5))


@rule("SAM-09-017")
def test_a_bonus_close_combat_is_another_combat_and_may_be_inspired_again() -> None:
    text = "bottom: MSY E4, leader E4 Takeda *mounted\ntop: AY E5 1, AY E6\nordered: E4"
    case = battle(text, throw(5, "triangle"), throw(5)).play("attack E4 E5", "inspire", "advance", "attack E5 E6")
    assert case.options() == ["inspire", "refrain"]
    case.play("inspire")
    assert (dice_rolled(case), honor(case)) == ([5, 5], (3, 5))


@rule("SAM-09-018")
def test_a_unit_is_inspired_when_it_attacks_and_when_it_battles_back() -> None:
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5, leader D6 Uesugi *mounted\nordered: E4"
    case = battle(text, throw(4), throw(4)).play("attack E4 E5", "inspire", "battle-back")
    assert (case.decider, case.options()) == ("top", ["inspire", "refrain"])
    case.play("inspire")
    assert (dice_rolled(case), honor(case)) == ([4, 4], (4, 4))


@rule("SAM-09-020")
@pytest.mark.parametrize(("symbols", "gained"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_the_first_honor_symbol_of_an_inspired_roll_brings_nothing(symbols: int, gained: int) -> None:
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4"
    case = battle(text, throw(4, *["honor"] * symbols)).play("attack E4 E5", "inspire")
    assert honor(case) == (5 - 1 + gained, 5)
    case = battle(text, throw(3, *["honor"] * symbols)).play("attack E4 E5", "refrain")
    assert honor(case) == (5 + symbols, 5)


@rule("SAM-09-021")
def test_a_mounted_leader_who_inspires_needs_no_order_and_may_stand_behind() -> None:
    # He is with another unit, behind the line, and neither he nor that unit is ordered.
    text = "bottom: AY E4, AY E3, leader E3 Takeda *mounted\ntop: AY E5\nordered: E4"
    case = battle(text, throw(4)).play("attack E4 E5", "inspire")
    assert dice_rolled(case) == [4]


@rule("SAM-09-022")
def test_a_mounted_leader_inspires_any_number_of_units_for_a_token_each() -> None:
    text = "bottom: AY E4, AY F4, AY G4, leader F3 Takeda *mounted\ntop: AY E5, AY F5, AY H4\nordered: E4 F4 G4"
    case = battle(text, throw(4, "honor"), throw(4, "honor", "honor"))
    case.play("attack E4 E5", "inspire", "decline", "attack F4 F5", "inspire", "decline")
    # Two spent; each roll leaves its own first symbol out.
    assert (dice_rolled(case), honor(case)) == ([4, 4], (5 - 2 + 1, 5))


@rule("SAM-09-023")
def test_a_mounted_leader_alone_inspires_units_beside_him() -> None:
    text = "bottom: MSY E4, leader D4 Takeda *mounted\ntop: AY E5\nordered: E4"
    case = battle(text, throw(5)).play("attack E4 E5", "inspire")
    assert dice_rolled(case) == [5]


# -- hits ----------------------------------------------------------------------------------------


@rule("SAM-09-025", "SAM-09-026")
@pytest.mark.parametrize(
    ("target", "own"), [("AB", "circle"), ("AA", "circle"), ("AY", "triangle"), ("SN", "square"), ("MSY", "square")]
)
@pytest.mark.parametrize("face", ["circle", "triangle", "square"])
def test_the_symbol_of_the_banner_hits_and_no_other(target: str, own: str, face: str) -> None:
    case = battle(f"bottom: SN E4\ntop: {target} E5\nordered: E4", throw(4, face, face, miss="honor"))
    case.play("attack E4 E5")
    assert case.blocks("E5") == (2 if face == own else 4)


@rule("SAM-09-027")
@pytest.mark.parametrize("target", ["AB", "AA", "AY", "SN", "MSY"])
def test_swords_hit_every_unit(target: str) -> None:
    # Mounted samurai are of the highest rank and mounted: nobody ignores their swords.
    case = battle(f"bottom: MSY E4\ntop: {target} E5\nordered: E4", throw(4, "swords", "swords", miss="honor"))
    assert case.play("attack E4 E5").blocks("E5") == 2


def check_swords(attacker: str, target: str, ignored: int) -> None:
    """So many swords do nothing, and one more hits; a War Cry adds two dice, so that two dice can show so many."""
    text = f"bottom: {attacker} E4\ntop: {target} E5\nordered: E4\nbottom dragons: war-cry"
    dice = {"AB": 4, "AA": 4, "AY": 5}.get(attacker, 6)
    for swords in (ignored, ignored + 1):
        case = battle(text, throw(dice, *["swords"] * swords, miss="honor")).play("attack E4 E5", "dragon war-cry")
        assert case.blocks("E5") == 4 - (swords - ignored)


@rule("SAM-09-029", "SAM-09-030", "SAM-09-031")
@pytest.mark.parametrize(
    ("attacker", "target", "ignored"),
    [
        ("AB", "AB", 0),
        ("AY", "AB", 0),
        ("SN", "AB", 0),
        ("MSY", "AB", 0),
        ("AB", "AY", 1),
        ("AA", "AY", 1),
        ("AY", "AY", 0),
        ("SN", "AY", 0),
        ("MSY", "AY", 0),
        ("AB", "SN", 2),
        ("AA", "SN", 2),
        ("AY", "SN", 1),
        ("SN", "SN", 0),
        ("MSY", "SN", 0),
    ],
)
def test_swords_are_ignored_by_rank(attacker: str, target: str, ignored: int) -> None:
    check_swords(attacker, target, ignored)


@rule("SAM-09-028", "SAM-09-032")
@pytest.mark.parametrize(("attacker", "ignored"), [("AB", 3), ("AA", 3), ("AY", 2), ("SN", 1), ("MSY", 0)])
def test_cavalry_ignores_one_sword_more_of_infantry(attacker: str, ignored: int) -> None:
    check_swords(attacker, "MSY", ignored)


@rule("SAM-09-033")
@pytest.mark.parametrize("target", ["AY", "SN", "MSY"])
def test_swords_are_never_ignored_in_ranged_combat(target: str) -> None:
    case = battle(f"bottom: AA E4\ntop: {target} E6\nordered: E4", "swords honor").play("attack E4 E6")
    assert case.blocks("E6") == 3


@rule("SAM-09-034")
@pytest.mark.parametrize(("attacker", "defender", "ignored"), [("SN", "AY", 1), ("MSY", "AY", 2), ("AY", "AB", 1)])
def test_the_attacker_ignores_swords_of_a_battle_back(attacker: str, defender: str, ignored: int) -> None:
    dice = {"AB": 2, "AY": 3, "SN": 4, "MSY": 4}
    case = battle(
        f"bottom: {attacker} E4\ntop: {defender} E5\nordered: E4",
        throw(dice[attacker], miss="honor"),
        throw(dice[defender], *["swords"] * dice[defender]),
    )
    case.play("attack E4 E5", "battle-back")
    assert case.blocks("E4") == 4 - (dice[defender] - ignored)


@rule("SAM-09-035", "SAM-09-036")
def test_each_hit_removes_a_figure_the_last_is_a_banner_and_more_do_nothing() -> None:
    text = "bottom: MSY E4\ntop: AY E5 {}, AY D6, AY E6\nordered: E4"
    case = battle(text.format(4), throw(4, "triangle", "swords")).play("attack E4 E5")
    assert (case.blocks("E5"), banners(case)) == (2, (0, 0))
    case = battle(text.format(2), throw(4, "triangle", "triangle", "triangle", "swords")).play("attack E4 E5")
    assert (case.unit("E5"), banners(case)) == (None, (1, 0))
    assert (case.blocks("D6"), case.blocks("E6")) == (4, 4)


@rule("SAM-09-037")
def test_a_leader_is_tested_when_his_unit_loses_figures() -> None:
    text = "bottom: SN E4\ntop: AY E5, leader E5 Uesugi\nordered: E4"
    case = battle(text, throw(4, "triangle"), "swords").play("attack E4 E5")
    assert (leader_place(case, "Uesugi"), banners(case)) == ("lost", (1, 0))
    case = battle(text, throw(4, "triangle"), "square").play("attack E4 E5")
    assert leader_place(case, "Uesugi") == "E5"
    # No dice are scripted for a test: without a loss there is none.
    case = battle(text, throw(4)).play("attack E4 E5")
    assert leader_place(case, "Uesugi") == "E5"


@rule("SAM-09-038")
def test_a_flag_hits_nobody_but_drives_back() -> None:
    case = battle("bottom: SN E4\ntop: AY E5\nordered: E4", throw(4, "flag")).play("attack E4 E5", "retreat E6")
    assert (case.blocks("E6"), banners(case)) == (4, (0, 0))


@rule("SAM-09-039")
@pytest.mark.parametrize("kind", ["AB", "AA", "AY", "SN", "MSY"])
def test_honor_symbols_bring_tokens_to_whoever_rolls(kind: str) -> None:
    dice = {"AB": 2, "AA": 2, "AY": 3}.get(kind, 4)
    miss = "triangle" if kind in ("AB", "AA") else "circle"
    case = battle(
        f"bottom: {kind} E4\ntop: {kind} E5\nordered: E4",
        throw(dice, "honor", miss=miss),
        throw(dice, "honor", "honor", miss=miss),
    )
    case.play("attack E4 E5")
    assert honor(case) == (6, 5)
    case.play("battle-back")
    assert honor(case) == (6, 7)


@rule("SAM-09-041")
def test_after_a_success_the_attacker_may_advance_and_perhaps_fight_again() -> None:
    for kind, fights_again in (("MSY", True), ("SN", False)):
        text = f"bottom: {kind} E4\ntop: AY E5, AY D6\nordered: E4"
        case = battle(text, throw(4, "flag")).play("attack E4 E5")
        assert (case.blocks("E6"), case.options()) == (4, ["advance", "stay"])
        case.play("advance")
        assert (case.question == "cc-ask-bonus") == fights_again
        assert case.unit("E5")["side"] == "bottom"  # type: ignore[index]


# -- battling back -------------------------------------------------------------------------------


@rule("SAM-09-042")
def test_a_defender_who_held_its_hex_may_battle_back_and_one_who_left_may_not() -> None:
    case = battle(DUEL, throw(3)).play("attack E4 E5")
    assert (case.decider, case.options()) == ("top", ["battle-back", "decline"])
    case.play("decline")
    assert case.question == "sam-ask-refill"
    case = battle(DUEL, throw(3, "flag")).play("attack E4 E5", "retreat E6")
    assert case.question == "cc-ask-advance"
    case.play("stay")
    assert not case.log("cc-battles-back")
    case = battle("bottom: AY E4\ntop: AY E5 1\nordered: E4", throw(3, "triangle")).play("attack E4 E5", "stay")
    assert not case.log("cc-battles-back")


@rule("SAM-09-044")
def test_a_battle_back_is_against_the_attacker_only() -> None:
    text = "bottom: AY E4, AY D5\ntop: AY E5\nordered: E4"
    case = battle(text, throw(3), throw(3, "triangle")).play("attack E4 E5")
    assert case.why_not("attack E5 D5") == "SAM-03-010"
    case.play("battle-back")
    assert (case.blocks("E4"), case.blocks("D5")) == (3, 4)
    assert [(event["hex"], event["target"]) for event in case.log("cc-rolled")] == [("E4", "E5"), ("E5", "E4")]


@rule("SAM-09-045")
def test_a_defender_who_could_not_retreat_battles_back_if_a_figure_is_left() -> None:
    text = "bottom: SN E10\ntop: AY E11 {}\nordered: E10"
    case = battle(text.format(2), throw(4, "flag")).play("attack E10 E11")
    assert (case.blocks("E11"), case.options()) == (1, ["battle-back", "decline"])
    case = battle(text.format(1), throw(4, "flag")).play("attack E10 E11")
    assert (case.question, banners(case)) == ("cc-ask-advance", (1, 0))


@rule("SAM-09-046")
def test_a_defender_who_retreated_does_not_battle_back_even_if_still_adjacent() -> None:
    # E6 is beside F5, from where the attack came.
    case = battle("bottom: AY F5\ntop: AY E5\nordered: F5", throw(3, "flag")).play("attack F5 E5", "retreat E6")
    assert case.question == "cc-ask-advance"
    case.play("stay")
    assert (case.question, case.blocks("E6")) == ("sam-ask-refill", 4)


@rule("SAM-09-047")
def test_after_a_battle_back_the_combat_is_over() -> None:
    case = battle(DUEL, throw(3), throw(3)).play("attack E4 E5", "battle-back")
    assert case.question == "sam-ask-refill"
    assert len(case.log("cc-rolled")) == 2


@rule("SAM-09-048")
def test_whoever_battles_back_neither_advances_nor_fights_again() -> None:
    text = "bottom: AY E4 1, AY E3\ntop: MSY E5\nordered: E4"
    case = battle(text, throw(3), throw(4, "triangle")).play("attack E4 E5", "battle-back")
    # The attacker is destroyed; the cavalry stays, though its way is free and another enemy near.
    assert (case.decider, case.question) == ("bottom", "sam-ask-refill")
    assert (case.blocks("E5"), case.unit("E4"), banners(case)) == (4, None, (0, 1))
    text = "bottom: AY E4, AY G4\ntop: MSY E5, AY G5\nordered: E4 G4"
    case = battle(text, throw(3), throw(4, "flag")).play("attack E4 E5", "battle-back", "retreat E3")
    assert (case.decider, case.question, case.blocks("E5")) == ("bottom", "cc-ask-battle", 4)


@rule("SAM-09-049")
def test_the_target_of_fire_does_not_battle_back() -> None:
    for kind in ("AB", "AA"):
        case = battle(f"bottom: {kind} E4\ntop: AA E6\nordered: E4", "triangle triangle").play("attack E4 E6")
        assert case.question == "sam-ask-refill"
        assert not case.log("cc-battles-back")


@rule("SAM-09-050")
def test_battling_back_needs_no_order_and_uses_none_up() -> None:
    # It battles back against both attackers in turn...
    text = "bottom: AY E4, AY D5\ntop: SN E5\nordered: E4 D5\ntop hand: order-two-center"
    case = battle(text, throw(3), throw(4), throw(3), throw(4), throw(4), luck=True)
    case.play("attack E4 E5", "battle-back", "attack D5 E5", "battle-back")
    assert len(case.log("cc-rolled")) == 4
    # ...and attacks in its own turn.
    case.play("take-honor", "play order-two-center", "order E5", "done", "attack E5 E4")
    assert len(case.log("cc-rolled")) == 5


@rule("SAM-09-051")
def test_the_defender_of_a_bonus_combat_may_battle_back() -> None:
    text = "bottom: MSY E4\ntop: AY E5 1, AY E6\nordered: E4"
    case = battle(text, throw(4, "triangle"), throw(4), throw(3, "square"))
    case.play("attack E4 E5", "advance", "attack E5 E6")
    assert (case.decider, case.options()) == ("top", ["battle-back", "decline"])
    case.play("battle-back")
    assert case.blocks("E5") == 3


@rule("SAM-09-052")
@pytest.mark.parametrize(
    ("kind", "terrain", "dice"),
    [
        ("AB", "", 2),
        ("AY", "", 3),
        ("SN", "", 4),
        ("MSY", "", 4),
        ("SN", "forest E5", 2),
        ("SN", "forest E4", 2),
        ("SN", "hill E5", 3),
        ("SN", "hill E4", 2),
    ],
)
def test_a_battle_back_has_the_base_dice_within_the_limits_of_both_hexes(kind: str, terrain: str, dice: int) -> None:
    text = f"bottom: AB E4\ntop: {kind} E5\nordered: E4" + (f"\nterrain: {terrain}" if terrain else "")
    case = battle(text, throw(2, miss="honor"), throw(dice, miss="honor")).play("attack E4 E5", "battle-back")
    assert dice_rolled(case) == [2, dice]


@rule("SAM-09-052")
def test_neither_the_attackers_card_nor_its_move_changes_a_battle_back() -> None:
    text = "bottom: MSY E4\ntop: SN E5\nordered: E4\nmoved: E4=2\ncard: cavalry-charge"
    case = battle(text, throw(5), throw(4)).play("attack E4 E5", "battle-back")
    assert dice_rolled(case) == [5, 4]


@rule("SAM-09-053")
@pytest.mark.parametrize("ground", [key for key in GROUND_KEYS if key != "river"])
def test_no_ground_takes_the_last_die(ground: str) -> None:
    for kind in ("AB", "AY", "SN", "MSY"):
        for where in ("E4", "E5"):
            if kind == "MSY" and "palisade" in ground and where == "E4":
                # Closed to cavalry.
                continue
            text = f"bottom: {kind} E4\ntop: AY E5\nordered: E4\nterrain: {ground} {where}"
            assert dice_of(text, "E4 E5") >= 1
    text = "bottom: MSY E4\ntop: AY E5\nordered: E4\nterrain: village E4; ravine E5"
    assert dice_of(text, "E4 E5") == 1
