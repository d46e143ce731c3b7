"""Chapter 5: melee. The attacker stands on E4, the defender on E5."""

from __future__ import annotations

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
from vexilla.testing import Case, rule

#: Every kind of unit with its full strength.
STRENGTH = {kind.code: kind.blocks for kind in KINDS}
#: The dice that a kind of infantry or cavalry rolls beside those of its blocks, whoever its enemy is.
EXTRA = {"FR-GR": 1, "FR-YG": 1, "FR-OG": 2, "BR-GR": 1, "BR-GG": 1}
EXTRA |= dict.fromkeys(["FR-CU", "FR-HC", "FR-GHC", "BR-HC", "BR-GHC", "PT-HC"], 1)
INFANTRY = ["FR-LN", "FR-LT", "FR-GR", "FR-YG", "FR-OG", "FR-MI", "BR-LN", "BR-LT", "BR-RL", "BR-GR", "BR-GG"]
INFANTRY += ["PT-LN", "PT-LT", "PT-MI"]
CAVALRY = ["FR-LC", "FR-CU", "FR-HC", "FR-GHC", "BR-LC", "BR-HC", "BR-GHC", "PT-LC", "PT-HC"]
FOOT_GUNS = ["FR-FA", "FR-GFA", "BR-FA", "PT-FA"]
HORSE_GUNS = ["FR-HA", "BR-HA"]

#: First Strike in the hand of the top side, so that the defender is always asked.
FIRST_STRIKE = "\ndiscards:\ntop hand: first-strike probe-left probe-right attack-left attack-right"


def melee_dice(unit: str, blocks: int = 0, foe: str = "PT-FA", more: str = "") -> int:
    """The dice of a unit on E4, at full strength if nothing is said, that attacks E5."""
    text = f"bottom: {unit} E4 {blocks or STRENGTH[unit]}\ntop: {foe} E5\nordered: E4\n{more}"
    return dice_of(text, "E4 E5")


def attacked(text: str, *dice: str, reaction: str = "stand") -> Case:
    """E4 attacks E5, and the defender reacts if he is asked."""
    case = battle(text, *dice, luck=True)
    case.events()
    case.play("attack E4 E5")
    return case.play(reaction) if case.question == "cc-ask-react" else case


def back_dice(defender: str, attacker: str, dice: int, miss: str = "artillery") -> int:
    """The dice with which a defender on E5 battles back after an attack of so many dice from E4 that missed."""
    case = attacked(f"bottom: {attacker} E4\ntop: {defender} E5\nordered: E4", throw(dice, miss=miss))
    case.events()
    return dice_rolled(case.play("battle-back"))[0]


# -- who, whom and in which order ----------------------------------------------------------------


@rule("NAP-05-145")
@pytest.mark.parametrize("code", list(STRENGTH))
def test_every_kind_of_unit_can_melee(code: str) -> None:
    case = battle(f"bottom: {code} E4\ntop: BR-LN E5\nordered: E4", luck=True)
    assert case.options("attack E4") == ["attack E4 E5"]
    case.events()
    case.play("attack E4 E5")
    assert case.events("cc-attacks")


@rule("NAP-05-146")
def test_an_attack_on_an_adjacent_hex_is_a_melee_and_always_possible() -> None:
    for there in ("D4", "F4", "E5", "F5", "E3", "F3"):
        # Forests hide nothing here.
        text = f"bottom: BR-LN E4\ntop: FR-FA {there}\nordered: E4\nterrain: forest {there} E4"
        case = battle(text, throw(3, "sabres", miss="cavalry")).play(f"attack E4 {there}")
        (roll,) = case.events("cc-rolled")
        assert roll["what"] == "attack"
        # A sabre hits: it was no fire.
        assert blocks_at(case, there) == 2
    text = "bottom: BR-LN E4\ntop: FR-FA E6\nordered: E4"
    apart = battle(text, throw(5, "sabres", miss="cavalry")).play("attack E4 E6")
    assert (apart.events("cc-rolled")[0]["what"], blocks_at(apart, "E6")) == ("fire", 3)


@rule("NAP-05-147")
def test_a_melee_takes_its_steps_in_order_to_the_extra_actions() -> None:
    text = "bottom: FR-LC E4\ntop: BR-LN E5, leader E5 Hill, BR-LN L9\nordered: E4"
    case = battle(text, throw(4, "infantry", "flag"), "flag flag")
    case.events()
    # Declare; then the reactions of the defender, before any dice.
    case.play("attack E4 E5")
    assert (case.question, case.decider) == ("cc-ask-react", "top")
    case.play("stand", "ignore 0", "retreat D6", "advance", "stay")
    assert [event["event"] for event in case.events()][:7] == [
        "cc-attacks",
        "cc-rolled",
        "cc-lost",
        "cc-rolled-for",
        "cc-ignored",
        "cc-retreated",
        "cc-advanced",
    ]


@rule("NAP-05-147")
def test_a_melee_takes_its_steps_in_order_to_the_battle_back() -> None:
    text = "bottom: FR-CU E4\ntop: BR-GG E5\nordered: E4\nterrain: hill E5\ncard: cavalry-charge"
    case = battle(text, throw(5, "infantry", "flag"), throw(5, "cavalry"))
    case.events()
    case.play("attack E4 E5", "stand", "ignore 1", "battle-back")
    names = [event["event"] for event in case.events()]
    assert names[:6] == ["cc-attacks", "cc-rolled", "cc-lost", "cc-ignored", "cc-battles-back", "cc-rolled"]
    # Nothing follows a battle back.
    assert "cc-advanced" not in names
    assert (case.decider, case.question) == ("top", "cc-ask-card")


@rule("NAP-05-148")
def test_the_attacker_names_a_unit_and_one_adjacent_target_in_any_order() -> None:
    text = "bottom: BR-LN E4, BR-LN G4\ntop: FR-LN E5, FR-LN F5, FR-LN H5\nordered: E4 G4"
    case = battle(text, luck=True)
    attacks = ["attack E4 E5", "attack E4 F5", "attack G4 H5"]
    assert case.options("attack") == attacks
    for one in attacks:
        assert case.clone().why_not(one) is None
    # The second unit may be the first to fight.
    case = battle(text, throw(4), luck=True).play("attack G4 H5", "decline")
    assert case.options("attack") == attacks[:2]
    assert case.why_not("attack E4 D4") == "NAP-05-148"


@rule("NAP-05-149")
def test_the_defender_chooses_at_most_one_reaction() -> None:
    charge = "bottom: FR-LC E4\ntop: BR-LN E5\nordered: E4" + FIRST_STRIKE
    case = battle(charge, luck=True).play("attack E4 E5")
    assert case.options() == ["first-strike", "square", "stand"]
    squared = battle(charge, throw(1), throw(1), luck=True, hand=["probe-left"]).play("attack E4 E5", "square")
    # First Strike is still in the hand, but nobody asked for it again: the square and the cavalry have rolled.
    assert "first-strike" in squared.view("top")["hands"]["top"]["hand"]
    assert [event["what"] for event in squared.events("cc-rolled")] == ["square", "attack"]
    struck = battle(charge, throw(4), throw(4), luck=True).play("attack E4 E5", "first-strike")
    assert [event["what"] for event in struck.events("cc-rolled")] == ["first-strike", "attack"]
    assert unit_at(struck, "E5")["square"] is None

    advance = "bottom: BR-LN E4\ntop: FR-LC E5\nordered: E4" + FIRST_STRIKE
    assert battle(advance, luck=True).play("attack E4 E5").options() == ["first-strike", "retire", "stand"]
    retired = battle(advance, throw(4), luck=True).play("attack E4 E5", "retire")
    assert [event["what"] for event in retired.events("cc-rolled")] == ["attack"]
    assert (retired.question, "first-strike" in retired.view("top")["hands"]["top"]["hand"]) == ("cc-ask-retire", True)
    struck = battle(advance, throw(4), throw(4), luck=True).play("attack E4 E5", "first-strike")
    assert struck.question == "cc-ask-battle-back"


@rule("NAP-05-149")
def test_a_unit_in_square_has_no_choice_against_cavalry() -> None:
    text = "bottom: FR-LC E4\ntop: BR-LN E5 *square\nordered: E4" + FIRST_STRIKE
    case = battle(text, throw(1), throw(1), luck=True).play("attack E4 E5")
    assert [event["what"] for event in case.events("cc-rolled")] == ["square", "attack"]


@rule("NAP-05-150")
def test_each_unit_that_attacks_the_same_enemy_fights_its_own_melee() -> None:
    text = "bottom: BR-LN E4, BR-LN F4 2\ntop: FR-FA F5\nordered: E4 F4"
    case = battle(text, throw(4, miss="cavalry"), throw(2, "sabres", miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 F5", "decline", "attack F4 F5")
    assert (dice_rolled(case), case.question, blocks_at(case, "F5")) == ([4, 2], "cc-ask-battle-back", 2)
    # A battery may join an attack instead, and then there is one roll.
    joined = battle("bottom: BR-LN E4, BR-FA F4\ntop: FR-FA F5\nordered: E4 F4", luck=True)
    joined.events()
    assert dice_rolled(joined.play("attack E4 F5", "support F4"))[0] == 8


# -- the dice of infantry ------------------------------------------------------------------------


@rule("NAP-05-151")
@pytest.mark.parametrize("code", INFANTRY)
def test_infantry_rolls_a_die_a_block_whether_it_moved_or_not(code: str) -> None:
    for blocks in range(1, STRENGTH[code] + 1):
        dice = blocks + EXTRA.get(code, 0)
        assert melee_dice(code, blocks) == dice
        assert melee_dice(code, blocks, more="moved: E4=1") == dice


@rule("NAP-05-152")
@pytest.mark.parametrize("code", ["FR-LT", "FR-YG", "BR-LT", "BR-RL", "PT-LT"])
def test_light_infantry_that_moved_two_hexes_does_not_melee(code: str) -> None:
    text = f"bottom: {code} {{}}, FR-LN A1\ntop: BR-LN E5, BR-LN A2\ncard: forward\nordered: {{}} A1"
    case = field(text.format("G4", "G4")).play("move G4 E4", "done")
    assert case.why_not("attack E4 E5") == "NAP-05-152"
    assert case.options("attack E4") == []
    case = field(text.format("F4", "F4")).play("move F4 E4", "done")
    assert case.why_not("attack E4 E5") is None


@rule("NAP-05-153")
@pytest.mark.parametrize("code", ["FR-GR", "FR-YG", "BR-GR", "BR-GG"])
def test_grenadiers_and_guards_roll_a_die_more(code: str) -> None:
    for foe in ("FR-LN", "FR-LC", "FR-FA"):
        assert melee_dice(code, 2, foe) == 3


@rule("NAP-05-154")
def test_the_old_guard_rolls_two_dice_more() -> None:
    for foe in ("BR-LN", "BR-LC", "BR-FA"):
        assert [melee_dice("FR-OG", blocks, foe) for blocks in (1, 2, 3, 4)] == [3, 4, 5, 6]


@rule("NAP-05-155", "NAP-05-174")
@pytest.mark.parametrize("code", ["BR-RL", "FR-MI", "PT-MI"])
def test_sabres_of_rifles_and_militia_do_not_hit_units(code: str) -> None:
    for foe in ("FR-FA", "FR-LN", "FR-LC"):
        miss = "cavalry" if foe == "FR-LN" else "infantry"
        dice = throw(3, "sabres", "sabres", miss=miss)
        case = attacked(f"bottom: {code} E4 3\ntop: {foe} E5\nordered: E4", dice)
        assert blocks_at(case, "E5") == STRENGTH[foe]
        # Nor when they battle back.
        missed = throw({"FR-FA": 4, "FR-LN": 4, "FR-LC": 3}[foe])
        back = attacked(f"bottom: {foe} E4 3\ntop: {code} E5 2\nordered: E4", missed, "sabres sabres")
        assert blocks_at(back.play("battle-back"), "E4") == 3


@rule("NAP-05-174")
@pytest.mark.parametrize("code", ["BR-RL", "FR-MI", "PT-MI"])
def test_sabres_of_rifles_and_militia_count_against_leaders(code: str) -> None:
    lone = attacked(
        f"bottom: {code} E4 3\ntop: leader E5 Ney, FR-LN A9\nordered: E4", throw(3, "sabres", miss="infantry")
    )
    assert (leader_at(lone, "E5"), banners(lone)) == (None, (1, 0))
    text = f"bottom: {code} E4 3\ntop: FR-LN E5, leader E5 Ney\nordered: E4"
    attached = attacked(text, throw(3, "infantry", miss="cavalry"), "sabres sabres")
    assert (leader_at(attached, "E5"), blocks_at(attached, "E5"), banners(attached)) == (None, 3, (1, 0))


@rule("NAP-05-156")
def test_french_line_infantry_rolls_a_die_more_against_infantry() -> None:
    assert [melee_dice("FR-LN", 4, foe) for foe in ("BR-LN", "PT-MI", "BR-RL", "BR-GG")] == [5, 5, 5, 5]
    assert [melee_dice("FR-LN", 4, foe) for foe in ("BR-LC", "BR-HC", "BR-FA", "BR-HA")] == [4, 4, 4, 4]
    assert melee_dice("FR-LN", 1, "BR-LN") == 2
    # In the battle back too.
    assert (back_dice("FR-LN", "BR-LN", 4), back_dice("FR-LN", "BR-LC", 3)) == (5, 4)
    # Other infantry has nothing of the kind.
    for code in ("FR-LT", "FR-MI", "BR-LN", "BR-LT", "PT-LN", "PT-LT"):
        assert melee_dice(code, 3, "FR-LN") == 3


# -- the dice of cavalry -------------------------------------------------------------------------


@rule("NAP-05-157")
@pytest.mark.parametrize("code", ["FR-LC", "BR-LC", "PT-LC"])
def test_light_cavalry_rolls_a_die_a_block(code: str) -> None:
    for blocks in range(1, STRENGTH[code] + 1):
        assert [melee_dice(code, blocks, foe) for foe in ("BR-LC", "BR-LN", "BR-FA")] == [blocks] * 3
        assert melee_dice(code, blocks, more="moved: E4=3") == blocks


@rule("NAP-05-157", "NAP-05-158")
@pytest.mark.parametrize("code", ["FR-CU", "FR-HC", "FR-GHC", "BR-HC", "BR-GHC", "PT-HC"])
def test_heavy_cavalry_rolls_a_die_more(code: str) -> None:
    for blocks in range(1, STRENGTH[code] + 1):
        assert [melee_dice(code, blocks, foe) for foe in ("BR-LC", "BR-LN", "BR-FA")] == [blocks + 1] * 3
        assert melee_dice(code, blocks, more="moved: E4=2") == blocks + 1
    assert back_dice(code, "BR-FA", 4) == STRENGTH[code] + 1


# -- the dice of artillery -----------------------------------------------------------------------


@rule("NAP-05-159", "NAP-05-161")
@pytest.mark.parametrize("code", ["FR-FA", "BR-FA", "PT-FA"])
def test_the_melee_dice_of_foot_artillery(code: str) -> None:
    assert [melee_dice(code, blocks, "FR-LN") for blocks in (3, 2, 1)] == [4, 4, 3]
    assert back_dice(code, "FR-LC", 4, "infantry") == 4


@rule("NAP-05-160")
@pytest.mark.parametrize("code", FOOT_GUNS)
def test_foot_artillery_that_moved_does_not_melee(code: str) -> None:
    text = f"bottom: {code} F4, FR-LN A1\ntop: BR-LN E5, BR-LN A2\ncard: forward\nordered: F4 A1"
    case = field(text).play("move F4 E4", "done")
    assert case.why_not("attack E4 E5") == "NAP-05-160"
    assert case.options("attack E4") == []


@rule("NAP-05-160")
def test_foot_artillery_that_moved_battles_back_in_the_enemys_turn() -> None:
    text = "bottom: FR-FA F4\ntop: BR-LN E5\ncard: attack-center\nordered: F4\ntop hand: attack-center probe-center"
    case = field(text, throw(4, miss="cavalry"), throw(4), deck=["probe-center"] * 4, luck=True)
    case.play("move F4 E4", "play attack-center", "order E5", "done", "attack E5 E4")
    assert case.question == "cc-ask-battle-back"
    case.events()
    assert dice_rolled(case.play("battle-back")) == [4]


@rule("NAP-05-162")
def test_guard_foot_artillery_rolls_a_die_more() -> None:
    assert [melee_dice("FR-GFA", blocks, "BR-LN") for blocks in (3, 2, 1)] == [5, 5, 4]


@rule("NAP-05-163", "NAP-05-164")
@pytest.mark.parametrize("code", HORSE_GUNS)
def test_the_melee_dice_of_horse_artillery(code: str) -> None:
    assert [melee_dice(code, blocks, "FR-LN") for blocks in (3, 2, 1)] == [3, 3, 2]
    assert melee_dice(code, 3, more="moved: E4=1") == 3


@rule("NAP-05-162", "NAP-05-165")
def test_the_guard_batteries_of_the_set() -> None:
    # Guards have a die more than the usual four or three; there is one such battery, and it is no horse artillery.
    dice = {code: melee_dice(code, 3) for code in FOOT_GUNS + HORSE_GUNS}
    assert dice == {"FR-FA": 4, "FR-GFA": 5, "BR-FA": 4, "PT-FA": 4, "FR-HA": 3, "BR-HA": 3}
    assert [kind.key for kind in KINDS if kind.key.endswith("artillery") and "guard" in kind.key] == [
        "french-guard-foot-artillery"
    ]


@rule("NAP-05-166", "NAP-05-167")
@pytest.mark.parametrize("code", HORSE_GUNS)
def test_horse_artillery_melees_after_one_hex_not_after_two(code: str) -> None:
    def after(start: str, blocks: int) -> str | None:
        text = f"bottom: {code} {start} {blocks}, FR-LN A1\ntop: BR-LN E5, BR-LN A2\ncard: forward\nordered: {start} A1"
        case = field(text)
        if start != "E4":
            case.play(f"move {start} E4")
        return case.play("done").why_not("attack E4 E5")

    assert [after("G4", blocks) for blocks in (3, 2, 1)] == ["NAP-05-166"] * 3
    assert [after("F4", blocks) for blocks in (3, 2)] == [None, None]
    # The last gun does not move and melee.
    assert after("F4", 1) == "NAP-05-167"
    assert after("E4", 1) is None


@rule("NAP-05-168")
def test_the_unit_cards_of_all_kinds() -> None:
    against_infantry = dict.fromkeys(STRENGTH, 0) | EXTRA | {"FR-LN": 1}
    for code in INFANTRY + CAVALRY:
        assert melee_dice(code, 2, "FR-LN") == 2 + against_infantry[code], code
        assert melee_dice(code, 2, "FR-FA") == 2 + EXTRA.get(code, 0), code


# -- cards, terrain ------------------------------------------------------------------------------


@rule("NAP-05-169")
@pytest.mark.parametrize(
    ("card", "code", "more"),
    [
        ("elan", "BR-LN", 1),
        ("elan", "BR-FA", 1),
        ("cold-steel", "BR-LN", 1),
        ("cavalry-charge", "FR-LC", 1),
        # Its unit card gives the guard one more.
        ("cavalry-charge", "FR-GHC", 2),
        ("bayonet-charge", "BR-LN", 0),
        ("bayonet-charge", "FR-OG", 1),
        ("bombard", "BR-FA", 2),
        ("bombard", "FR-GFA", 3),
        ("forward", "BR-LN", 0),
    ],
)
def test_some_cards_add_dice_in_melee(card: str, code: str, more: int) -> None:
    assert melee_dice(code, more=f"card: {card}") == melee_dice(code) + more


@rule("NAP-05-170")
@pytest.mark.parametrize("code", ["BR-LN", "FR-LC", "BR-FA"])
def test_the_ground_of_both_hexes_takes_dice_from_a_melee(code: str) -> None:
    fewer = {
        "forest E5": {"BR-LN": 1, "FR-LC": 2, "BR-FA": 1},
        "stream E4": {"BR-LN": 1, "FR-LC": 1, "BR-FA": 1},
        "forest E5; stream E4": {"BR-LN": 2, "FR-LC": 3, "BR-FA": 2},
        "stream E5 E4": {"BR-LN": 2, "FR-LC": 2, "BR-FA": 2},
    }
    for terrain, dice in fewer.items():
        assert melee_dice(code, more=f"terrain: {terrain}") == 4 - dice[code], terrain


# -- what the dice do ----------------------------------------------------------------------------


@rule("NAP-05-171")
def test_losses_come_before_the_retreat() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LN E5 {}, FR-LN A9\nordered: E4"
    case = attacked(text.format(3), throw(4, "flag", "infantry", "sabres"))
    assert (case.question, blocks_at(case, "E5")) == ("cc-ask-retreat", 1)
    # One that is destroyed does not retreat.
    case = attacked(text.format(2), throw(4, "flag", "infantry", "sabres"))
    assert (case.question, unit_at(case, "E5")) == ("cc-ask-advance", {})
    assert not case.events("cc-retreated")


@rule("NAP-05-172", "NAP-05-173", "NAP-05-175")
@pytest.mark.parametrize(("code", "symbol"), [("FR-LN", "infantry"), ("FR-LC", "cavalry"), ("FR-FA", "artillery")])
def test_melee_hits_with_the_symbol_of_the_targets_arm_and_with_sabres(code: str, symbol: str) -> None:
    for face in ("infantry", "cavalry", "artillery", "sabres", "flag"):
        case = attacked(f"bottom: PT-LN E4 2\ntop: {code} E5\nordered: E4", f"{face} {face}")
        while case.question == "cc-ask-retreat":
            case.play(case.options()[0])
        (unit,) = (unit for unit in case.view("top")["units"] if unit["side"] == "top")
        assert unit["blocks"] == STRENGTH[code] - (2 if face in (symbol, "sabres") else 0), face
        assert len(case.events("cc-retreated")) == (2 if face == "flag" else 0)


@rule("NAP-05-172", "NAP-05-173")
@pytest.mark.parametrize("code", ["BR-LN", "BR-LC", "BR-HA"])
def test_each_symbol_counts(code: str) -> None:
    symbol = {"BR-LN": "infantry", "BR-LC": "cavalry", "BR-HA": "artillery"}[code]
    miss = "artillery" if code != "BR-HA" else "infantry"
    case = attacked(f"bottom: FR-LT E4\ntop: {code} E5\nordered: E4", throw(4, symbol, "sabres", miss=miss))
    assert blocks_at(case, "E5") == STRENGTH[code] - 2


@rule("NAP-05-173")
def test_a_sabre_can_kill_a_leader() -> None:
    text = "bottom: BR-LN E4\ntop: leader E5 Ney, FR-LN A9\nordered: E4"
    case = attacked(text, throw(4, "sabres"))
    assert (leader_at(case, "E5"), banners(case)) == (None, (1, 0))
    # No other symbol does.
    case = attacked(text, "infantry cavalry artillery flag")
    assert (case.question, banners(case)) == ("cc-ask-flee", (0, 0))


@rule("NAP-05-176")
def test_each_hit_takes_a_block_and_the_last_one_gives_a_banner() -> None:
    text = "bottom: FR-LT E4\ntop: BR-LN E5 {}, BR-LN D6 1, BR-LN A9\nordered: E4"
    for strength, hits, left, won in ((4, 1, 3, 0), (4, 3, 1, 0), (2, 2, 0, 1), (2, 4, 0, 1), (1, 3, 0, 1)):
        case = attacked(text.format(strength), throw(4, *["infantry"] * hits))
        assert (blocks_at(case, "E5"), banners(case)) == (left, (won, 0))
        # What is too much hits nobody else.
        assert blocks_at(case, "D6") == 1


@rule("NAP-05-177")
def test_a_unit_that_cannot_retreat_loses_blocks_and_its_leader_is_checked() -> None:
    text = "bottom: FR-LT E4\ntop: BR-LN E5, leader E5 Hill\nordered: E4\nterrain: rugged-hill D6 E6"
    case = attacked(text, throw(4, "flag", "flag"), "sabres sabres").play("ignore 0")
    assert (blocks_at(case, "E5"), leader_at(case, "E5"), banners(case)) == (2, None, (1, 0))
    # Not again when the same roll has cost a block before.
    case = attacked(text, throw(4, "infantry", "flag", "flag"), "sabres flag", "sabres sabres").play("ignore 0")
    assert (blocks_at(case, "E5"), leader_at(case, "E5"), rolls_left(case)) == (1, "Hill", 1)
    # Where there is a way it goes back and loses nothing.
    free = attacked(text.replace("rugged-hill", "forest"), throw(4, "flag")).play("ignore 0")
    assert hexes(free, "retreat") == ["D6", "E6"]
