"""Chapter 8: the tactic cards."""

from __future__ import annotations

import pytest

from napoleonics.fields import banners, battle, blocks_at, dice_of, dice_rolled, field, hexes, leader_at, throw, unit_at
from vexilla.games.napoleonics.cards import CARDS, card_named
from vexilla.testing import Case, rule


def copies(card: str) -> int:
    """How many of a card the deck holds."""
    return CARDS[card_named(card)].copies


def may_order(card: str, text: str) -> list[str]:
    """Whom a card orders in a field."""
    return hexes(field(f"{text}\ncard: {card}", luck=True), "order")


#: One unit of each kind that matters here, far from any enemy, in all three sections.
ALL_ARMS = "bottom: FR-LN A2, FR-LT C2, FR-OG E2, FR-LC G2, FR-CU I2, FR-HA K2, FR-FA L2\ntop: BR-LN A9"
HORSE_ONLY = "bottom: FR-LC A2, FR-CU C2\ntop: BR-LN A9"


@rule("NAP-08-040")
def test_there_are_twenty_two_tactic_cards() -> None:
    assert sum(card.copies for card in CARDS if not any(card.sections)) == 22


@rule("NAP-08-041")
def test_terrain_binds_those_whom_a_tactic_card_orders() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN D6\ncard: bayonet-charge\nordered: E4\nterrain: forest E5 F5"
    case = field(text, luck=True)
    assert not {"D6", "E6", "F6"} & set(hexes(case, "move", "E4"))
    case.play("move E4 E5")
    assert case.decider == "top"


@rule("NAP-08-042")
def test_a_fallback_gives_one_unit_usual_orders() -> None:
    case = field(f"{HORSE_ONLY}\ncard: bayonet-charge", luck=True)
    assert hexes(case, "order") == ["A2", "C2"]
    case.play("order A2")
    # One unit, its usual three hexes, no bonus.
    assert case.question == "cc-ask-move"
    text = "bottom: FR-GHC E4\ntop: BR-LN E5\ncard: bayonet-charge"
    fallen = field(text, luck=True).play("order E4", "done")
    fallen.events()
    fallen.play("attack E4 E5", "stand")
    assert dice_rolled(fallen)[0] == 5


# -- Bayonet Charge ------------------------------------------------------------------------------


@rule("NAP-08-043")
def test_bayonet_charge_orders_four_infantry_units_anywhere() -> None:
    assert may_order("bayonet-charge", ALL_ARMS) == ["A2", "C2", "E2"]
    five = "bottom: FR-LN A2, FR-LN C2, FR-LN E2, FR-LN G2, FR-LN I2\ntop: BR-LN A9\ncard: bayonet-charge"
    case = field(five, luck=True).play("order A2", "order C2", "order E2", "order I2")
    assert case.question == "cc-ask-move"


@rule("NAP-08-044")
@pytest.mark.parametrize("who", ["FR-LN", "FR-OG", "FR-MI", "FR-LT"])
def test_bayonet_charge_moves_infantry_two_hexes_into_melee(who: str) -> None:
    text = f"bottom: {who} E4\ntop: BR-LN D7\ncard: bayonet-charge\nordered: E4"
    case = field(text, luck=True).play("move E4 D6")
    assert case.options() == ["attack D6 D7", "done"]
    far = field(f"bottom: {who} E4, FR-LN A1\ntop: BR-LN D7\ncard: bayonet-charge\nordered: E4 A1")
    assert far.why_not("move E4 C7") == "NAP-08-044"


@rule("NAP-08-045")
def test_bayonet_charge_forbids_fire() -> None:
    text = "bottom: FR-LN E4, FR-LN G4\ntop: BR-LN D6, BR-LN G5\ncard: bayonet-charge\nordered: E4 G4"
    assert battle(text, luck=True).why_not("attack E4 D6") == "NAP-08-045"


@rule("NAP-08-046")
def test_bayonet_charge_gives_guard_infantry_a_die() -> None:
    text = "bottom: {} E4\ntop: BR-LC E5\ncard: bayonet-charge\nordered: E4"
    assert dice_of(text.format("FR-OG"), "E4 E5") == 4 + 2 + 1
    assert dice_of(text.format("FR-YG"), "E4 E5") == 4 + 1 + 1
    assert dice_of(text.format("FR-GR"), "E4 E5") == 4 + 1
    assert dice_of(text.format("FR-LT"), "E4 E5") == 4


@rule("NAP-08-047")
def test_bayonet_charge_without_infantry() -> None:
    assert may_order("bayonet-charge", HORSE_ONLY) == ["A2", "C2"]


@rule("NAP-08-048")
def test_how_many_bayonet_charges() -> None:
    assert copies("bayonet-charge") == 2


# -- Bombard -------------------------------------------------------------------------------------


@rule("NAP-08-049")
def test_bombard_orders_artillery() -> None:
    assert may_order("bombard", ALL_ARMS) == ["K2", "L2"]
    five = "bottom: FR-FA A2, FR-FA C2, FR-FA E2, FR-HA G2, FR-HA I2\ntop: BR-LN A9\ncard: bombard"
    case = field(five, luck=True).play("order A2", "order C2", "order E2", "order G2")
    assert case.question == "cc-ask-move"


@rule("NAP-08-050")
def test_bombard_moves_guns_three_hexes_without_battle() -> None:
    text = "bottom: FR-FA E2, FR-FA G2\ntop: BR-LN F6\ncard: bombard\nordered: E2 G2"
    case = field(text, luck=True)
    assert case.why_not("move E2 E6") == "NAP-08-050"
    case.play("move E2 E5", "done")
    assert case.why_not("attack E5 F6") == "NAP-08-050"


@rule("NAP-08-051")
def test_bombard_gives_guns_that_stand_two_dice() -> None:
    fire = "bottom: FR-FA E4\ntop: BR-LN D6\ncard: bombard\nordered: E4"
    melee = "bottom: FR-FA E4\ntop: BR-LN E5\ncard: bombard\nordered: E4"
    assert (dice_of(fire, "E4 D6"), dice_of(melee, "E4 E5")) == (3 + 2, 4 + 2)


@rule("NAP-08-052")
def test_bombard_gives_guard_guns_three_dice() -> None:
    fire = "bottom: FR-GFA E4\ntop: BR-LN D6\ncard: bombard\nordered: E4"
    melee = "bottom: FR-GFA E4\ntop: BR-LN E5\ncard: bombard\nordered: E4"
    assert (dice_of(fire, "E4 D6"), dice_of(melee, "E4 E5")) == (3 + 3, 5 + 3)


@rule("NAP-08-053")
def test_bombard_lets_each_battery_choose_and_horse_guns_have_only_these_two_ways() -> None:
    text = "bottom: FR-HA E3, FR-HA G3, FR-FA I3\ntop: BR-LN F6\ncard: bombard\nordered: E3 G3 I3"
    case = field(text, luck=True).play("move E3 E4", "done")
    assert case.why_not("attack E4 F6") == "NAP-08-050"
    case.events()
    case.play("attack G3 F6")
    assert dice_rolled(case) == [1 + 2]


@rule("NAP-08-054")
def test_bombard_without_artillery() -> None:
    assert may_order("bombard", HORSE_ONLY) == ["A2", "C2"]


@rule("NAP-08-055")
def test_how_many_bombards() -> None:
    assert copies("bombard") == 2


# -- Cavalry Charge ------------------------------------------------------------------------------


@rule("NAP-08-056")
def test_cavalry_charge_orders_cavalry_and_horse_artillery() -> None:
    assert may_order("cavalry-charge", ALL_ARMS) == ["G2", "I2", "K2"]
    five = "bottom: FR-LC A2, FR-LC C2, FR-LC E2, FR-CU G2, FR-HA I2\ntop: BR-LN A9\ncard: cavalry-charge"
    case = field(five, luck=True).play("order A2", "order C2", "order E2", "order I2")
    assert case.question == "cc-ask-move"


@rule("NAP-08-057")
def test_cavalry_charge_gives_a_die_all_turn() -> None:
    text = "bottom: FR-LC E4\ntop: BR-FA E5 1, BR-FA D6\ncard: cavalry-charge\nordered: E4"
    case = battle(text, throw(5, "sabres", miss="infantry"), throw(5, miss="infantry"), luck=True)
    case.events()
    case.play("attack E4 E5", "advance", "stay", "attack E5 D6")
    assert dice_rolled(case)[:2] == [4 + 1, 4 + 1]


@rule("NAP-08-058")
def test_cavalry_charge_gives_guard_cavalry_two_dice() -> None:
    text = "bottom: FR-GHC E4\ntop: BR-LN E5\ncard: cavalry-charge\nordered: E4"
    assert dice_of(text, "E4 E5") == 4 + 1 + 2


@rule("NAP-08-059")
@pytest.mark.parametrize("who", ["FR-HC", "FR-CU", "FR-GHC"])
def test_cavalry_charge_moves_heavy_cavalry_three_hexes_into_melee(who: str) -> None:
    text = f"bottom: {who} E4, FR-LC A1\ntop: BR-LN D8\ncard: cavalry-charge\nordered: E4 A1"
    case = field(text, luck=True)
    assert case.why_not("move E4 C8") == "NAP-08-059"
    case.play("move E4 D7", "done")
    assert case.options() == ["attack D7 D8", "done"]


@rule("NAP-08-060")
def test_cavalry_charge_gives_horse_artillery_nothing() -> None:
    text = "bottom: FR-HA E4\ntop: BR-LN D6\ncard: cavalry-charge\nordered: E4"
    assert dice_of(text, "E4 D6") == 2
    assert dice_of(text.replace("D6", "E5"), "E4 E5") == 3
    case = field("bottom: FR-HA E4, FR-LC A1\ntop: BR-LN A9\ncard: cavalry-charge\nordered: E4 A1")
    assert case.why_not("move E4 D7") == "NAP-05-058"


@rule("NAP-08-061")
def test_cavalry_charge_without_cavalry_or_horse_artillery() -> None:
    assert may_order("cavalry-charge", "bottom: FR-LN A2, FR-FA C2\ntop: BR-LN A9") == ["A2", "C2"]
    assert may_order("cavalry-charge", "bottom: FR-LN A2, FR-HA C2\ntop: BR-LN A9") == ["C2"]


@rule("NAP-08-062")
def test_cavalry_charge_combined_with_horse_artillery() -> None:
    text = "bottom: FR-LC E4, FR-HA D3\ntop: BR-FA E5\ncard: cavalry-charge\nordered: E4 D3"
    case = battle(text, throw(7, miss="infantry"), luck=True)
    case.events()
    case.play("attack E4 E5", "support D3")
    assert dice_rolled(case)[0] == 4 + 1 + 2


@rule("NAP-08-063")
def test_cavalry_charge_adds_nothing_against_a_square() -> None:
    text = "bottom: FR-GHC E4\ntop: BR-LN E5 *square\ncard: cavalry-charge\nordered: E4"
    case = battle(text, "artillery", "artillery", luck=True)
    case.events()
    case.play("attack E4 E5")
    assert dice_rolled(case) == [1, 1]


@rule("NAP-08-064")
def test_how_many_cavalry_charges() -> None:
    assert copies("cavalry-charge") == 2


# -- Counter Attack ------------------------------------------------------------------------------

ALONG = "bottom: BR-LN A2, BR-LN B2, BR-LN F2, BR-LN K2, BR-LN L2\ntop: FR-LN A8, FR-LN F8, FR-LN L8"


def counter(last: str, more: str = "", *dice: str) -> Case:
    """Counter Attack after the enemy's card."""
    return field(f"{ALONG}\ncard: counter-attack\nlast cards: nothing {last}\n{more}", *dice, luck=True)


@rule("NAP-08-065")
def test_counter_attack_gives_the_orders_of_the_enemys_last_card() -> None:
    assert hexes(counter("attack-center"), "order") == ["F2"]
    case = counter("bayonet-charge")
    assert hexes(case, "order") == ["A2", "B2", "F2", "K2", "L2"]
    case.play("order F2", "done")
    assert "F4" in hexes(case, "move", "F2")


@rule("NAP-08-066")
def test_counter_attack_mirrors_the_flanks() -> None:
    assert hexes(counter("attack-left"), "order") == ["K2", "L2"]
    assert hexes(counter("attack-right"), "order") == ["A2", "B2"]
    assert hexes(counter("probe-center"), "order") == ["F2"]


@rule("NAP-08-067")
def test_counter_attack_uses_ones_own_command_and_does_what_the_card_does_at_the_end() -> None:
    hand = "bottom hand: counter-attack probe-left\ncommand: 2 5\n"
    assault = field(f"{ALONG}\nlast cards: nothing assault-right\n{hand}", luck=True).play("play counter-attack")
    assault.play("order A2", "order B2")
    assert assault.question == "cc-ask-move"
    scouted = field(f"{ALONG}\nlast cards: nothing scout-left\n{hand}", luck=True, deck=["rally", "forward"])
    scouted.play("play counter-attack", "done")
    assert scouted.question == "cc-ask-keep"
    elan = field(f"{ALONG}\nlast cards: nothing elan\n{hand}", "sabres sabres", luck=True).play("play counter-attack")
    assert elan.events("cc-reshuffled")


@rule("NAP-08-068")
def test_counter_attack_answers_a_counter_attack() -> None:
    # The enemy countered an Attack Left of mine, which gave him Attack Right; it is mirrored once more.
    text = (
        f"{ALONG}\nturn: top\nlast cards: attack-left nothing\n"
        "top hand: counter-attack probe-left\nbottom hand: counter-attack probe-left\ncommand: 2 2"
    )
    case = field(text, luck=True).play("play counter-attack")
    assert hexes(case, "order") == ["A8"]
    case.play("done")
    case.play("play counter-attack")
    assert hexes(case, "order") == ["A2", "B2"]


@rule("NAP-08-069")
def test_counter_attack_never_copies_a_first_strike_that_was_a_reaction() -> None:
    text = (
        "bottom: BR-LN E4, BR-LN A2\ntop: FR-LN E5\ncard: attack-center\nordered: E4\nto do: battle\n"
        "discards:\nlast cards: attack-center attack-right\n"
        "bottom hand: counter-attack probe-left probe-right recon-in-force\n"
        "top hand: first-strike scout-left scout-right\ncommand: 5 3"
    )
    dice = (throw(5, miss="cavalry"), throw(4, miss="cavalry"))
    case = field(text, *dice, luck=True).play("attack E4 E5", "first-strike", "decline")
    assert case.lines()["last cards"] == "attack-center attack-right"


@rule("NAP-08-070")
def test_counter_attack_copies_the_card_and_not_what_was_done_with_it() -> None:
    # The enemy has no artillery and fell back on one unit; the copier has guns.
    text = (
        "bottom: BR-FA A2, BR-FA F2, BR-LN K2\ntop: FR-LN A8\nturn: top\ntop hand: bombard probe-left\n"
        "bottom hand: counter-attack probe-left\ncommand: 2 2"
    )
    case = field(text, luck=True).play("play bombard", "done")
    case.play("play counter-attack")
    assert hexes(case, "order") == ["A2", "F2"]


@rule("NAP-08-071")
def test_counter_attack_before_the_enemy_has_played_orders_nothing() -> None:
    case = counter("nothing")
    assert case.decider == "top"


@rule("NAP-08-072")
def test_how_many_counter_attacks() -> None:
    assert copies("counter-attack") == 2


# -- Elan ----------------------------------------------------------------------------------------

MIXED = "bottom: FR-LN A2, FR-LN C2, FR-LC F2, FR-FA I2, leader I2 Ney\ntop: BR-LN A9\ncard: elan"


@rule("NAP-08-073")
def test_elan_rolls_as_many_dice_as_the_command() -> None:
    text = "bottom: FR-LN A2\ntop: BR-LN A9\nbottom hand: elan probe-left probe-right\ncommand: 3 5"
    case = field(text, throw(3, miss="sabres"), luck=True).play("play elan")
    assert [len(event["dice"]) for event in case.events("cc-rolled-for")] == [3]


@rule("NAP-08-074")
def test_elan_orders_one_unit_of_the_arm_a_symbol() -> None:
    case = field(MIXED, throw(5, "infantry", "cavalry", miss="sabres"), luck=True)
    assert hexes(case, "order") == ["A2", "C2", "F2"]
    case.play("order C2")
    assert hexes(case, "order") == ["F2"]
    guns = field(MIXED, throw(5, "artillery", miss="sabres"), luck=True)
    assert hexes(guns, "order") == ["I2"]


@rule("NAP-08-075")
def test_a_flag_of_elan_orders_any_unit_or_leader() -> None:
    case = field(MIXED, throw(5, "flag", miss="sabres"), luck=True)
    assert hexes(case, "order") == ["A2", "C2", "F2", "I2"]
    assert "order-leader I2" in case.options()
    case.play("order-leader I2")
    assert "move-leader I2 I3" in case.options()
    none = field(MIXED, throw(5, "infantry", miss="sabres"), luck=True)
    assert none.why_not("order-leader I2") == "NAP-08-075"


@rule("NAP-08-076")
def test_sabres_of_elan_order_nobody() -> None:
    assert field(MIXED, throw(5, miss="sabres"), luck=True).decider == "top"


@rule("NAP-08-077")
def test_elan_gives_a_die_all_turn() -> None:
    fire = "bottom: FR-LN E4\ntop: BR-LN D6\ncard: elan\nordered: E4"
    assert dice_of(fire, "E4 D6") == 4 + 1
    text = "bottom: FR-LC E4\ntop: BR-FA E5 1, BR-FA D6\ncard: elan\nordered: E4"
    case = battle(text, throw(5, "sabres", miss="infantry"), throw(5, miss="infantry"), luck=True)
    case.events()
    case.play("attack E4 E5", "advance", "stay", "attack E5 D6")
    assert dice_rolled(case)[:2] == [4 + 1, 4 + 1]


@rule("NAP-08-078")
def test_how_many_elans() -> None:
    assert copies("elan") == 1


# -- Fire and Hold -------------------------------------------------------------------------------


@rule("NAP-08-079")
def test_fire_and_hold_orders_infantry_and_guns_away_from_the_enemy() -> None:
    assert may_order("fire-and-hold", ALL_ARMS) == ["A2", "C2", "E2", "K2", "L2"]
    text = "bottom: FR-LN E4, FR-LN A2, FR-FA C2, FR-LN G2, FR-LN I2\ntop: BR-LN E5\ncard: fire-and-hold"
    case = field(text, luck=True)
    assert case.why_not("order E4") == "NAP-08-079"
    five = "bottom: FR-LN A2, FR-LN C2, FR-FA E2, FR-LN G2, FR-LN I2\ntop: BR-LN E4\ncard: fire-and-hold"
    full = field(five, throw(5), luck=True).play("order A2", "order C2", "order E2", "order G2")
    assert full.question == "cc-ask-battle"


@rule("NAP-08-080")
def test_fire_and_hold_gives_a_die_to_fire() -> None:
    text = "bottom: {} E4\ntop: BR-LN D6\ncard: fire-and-hold\nordered: E4"
    assert dice_of(text.format("FR-LN"), "E4 D6") == 4 + 1
    assert dice_of(text.format("FR-FA"), "E4 D6") == 3 + 1


@rule("NAP-08-081")
def test_fire_and_hold_forbids_all_movement() -> None:
    text = "bottom: FR-LN E4, FR-LN G4\ntop: BR-LN D6\ncard: fire-and-hold"
    case = field(text, throw(5, "infantry", miss="cavalry"), luck=True).play("order E4", "done")
    assert case.question == "cc-ask-battle"
    case.play("attack E4 D6")
    assert (unit_at(case, "E4")["blocks"], case.decider) == (4, "top")


@rule("NAP-08-082")
def test_fire_and_hold_lets_infantry_leave_its_square() -> None:
    text = "bottom: BR-LN E4 *square, BR-LN G4\ntop: FR-LN D6\ncard: fire-and-hold"
    stays = field(text, luck=True).play("order E4", "done")
    stays.events()
    stays.play("attack E4 D6")
    assert dice_rolled(stays)[0] == 1
    leaves = field(text, luck=True).play("order E4", "leave-square E4", "done")
    leaves.events()
    leaves.play("attack E4 D6")
    assert dice_rolled(leaves)[0] == 4 + 1 + 1


@rule("NAP-08-083")
def test_fire_and_hold_allows_no_melee() -> None:
    # The first fire drives an enemy next to a unit that has not fired yet.
    text = "bottom: FR-FA E2, FR-LN G7\ntop: BR-LN E6\ncard: fire-and-hold\nordered: E2 G7"
    case = battle(text, throw(2, "flag", miss="cavalry"), luck=True)
    assert "attack G7 E6" in case.options()
    case.play("attack E2 E6", "retreat F7")
    assert case.decider == "top"


@rule("NAP-08-084")
def test_fire_and_hold_without_infantry_and_artillery() -> None:
    assert may_order("fire-and-hold", HORSE_ONLY) == ["A2", "C2"]


@rule("NAP-08-085")
def test_how_many_fire_and_holds() -> None:
    assert copies("fire-and-hold") == 2


# -- First Strike --------------------------------------------------------------------------------

STRIKE = (
    "bottom: BR-LN E4, leader E4 Hill\ntop: FR-LN E5\nordered: E4\ndiscards:\n"
    "top hand: first-strike probe-left attack-left probe-right attack-right"
)


@rule("NAP-08-086")
def test_first_strike_answers_a_melee_before_the_dice() -> None:
    case = battle(STRIKE, luck=True)
    case.events()
    case.play("attack E4 E5")
    assert (case.decider, case.options()) == ("top", ["first-strike", "stand"])
    assert not case.events("cc-rolled")
    without = battle(STRIKE.replace("first-strike ", "scout-left "), luck=True).play("attack E4 E5")
    assert without.why_not("first-strike") == "NAP-08-086"


@rule("NAP-08-087")
def test_first_strike_lets_the_attacked_unit_strike_first() -> None:
    case = battle(STRIKE, throw(5, "infantry", "infantry", miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5", "first-strike")
    rolls = [(event["what"], len(event["dice"])) for event in case.events("cc-rolled")]
    # Two blocks are lost before the attack is rolled.
    assert rolls[:2] == [("first-strike", 5), ("attack", 2)]


@rule("NAP-08-088")
def test_an_attacker_that_stands_attacks_and_one_driven_off_does_not() -> None:
    text = STRIKE.replace(", leader E4 Hill", "")
    stands = battle(text, throw(5, miss="cavalry"), throw(4, "infantry", miss="cavalry"), luck=True)
    stands.play("attack E4 E5", "first-strike")
    assert blocks_at(stands, "E5") == 3
    driven = battle(text, throw(5, "flag", miss="cavalry"), luck=True)
    driven.play("attack E4 E5", "first-strike", "retreat E3")
    assert (blocks_at(driven, "E5"), driven.decider) == (4, "top")
    dead = battle(text, throw(5, *["infantry"] * 4, miss="cavalry"), luck=True).play("attack E4 E5", "first-strike")
    assert (banners(dead), dead.decider) == ((0, 1), "top")


@rule("NAP-08-089")
def test_first_strike_is_rolled_with_usual_dice() -> None:
    # The attacker's card gives the defender nothing; the ground between them counts.
    text = STRIKE.replace("ordered: E4", "ordered: E4\ncard: elan\nterrain: hill E4")
    case = battle(text, luck=True)
    case.events()
    case.play("attack E4 E5", "first-strike")
    assert dice_rolled(case)[0] == 4 + 1 - 1


@rule("NAP-08-090")
def test_after_first_strike_the_defender_may_battle_back() -> None:
    case = battle(STRIKE, throw(5, miss="cavalry"), throw(4, miss="cavalry"), luck=True)
    case.play("attack E4 E5", "first-strike")
    assert (case.decider, case.question) == ("top", "cc-ask-battle-back")


@rule("NAP-08-091")
def test_no_first_strike_against_fire() -> None:
    text = STRIKE.replace("E5", "D6")
    case = battle(text, throw(5, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 D6")
    assert [event["what"] for event in case.events("cc-rolled")] == ["fire"]


@rule("NAP-08-092")
def test_one_first_strike_a_melee_but_several_a_turn() -> None:
    text = (
        "bottom: BR-LN E4, BR-LN G4\ntop: FR-LN E5, FR-LN G5\nordered: E4 G4\ndiscards:\n"
        "top hand: first-strike first-strike attack-left probe-right attack-right"
    )
    dice = (throw(5, miss="cavalry"), throw(4, miss="cavalry"), throw(5, miss="cavalry"), throw(4, miss="cavalry"))
    case = battle(text, *dice, luck=True).play("attack E4 E5", "first-strike")
    # Not asked again in the same melee: the attack came, now the battle back.
    assert case.question == "cc-ask-battle-back"
    case.play("decline", "attack G4 G5")
    assert "first-strike" in case.options()
    case.events()
    case.play("first-strike")
    assert next(event["what"] for event in case.events("cc-rolled")) == "first-strike"


@rule("NAP-08-093")
def test_how_many_first_strikes() -> None:
    assert copies("first-strike") == 2


# -- Forced March --------------------------------------------------------------------------------


@rule("NAP-08-094")
def test_forced_march_orders_all_infantry_of_one_section() -> None:
    # E3 lies on the line between left and centre and belongs to both.
    text = "bottom: FR-LN A2, FR-LT C2, FR-LN E3, FR-LC B2, FR-LN G2\ntop: BR-LN A9\ncard: forced-march"
    case = field(text, luck=True)
    assert case.options() == ["section center", "section left"]
    assert case.why_not("section right") == "NAP-08-094"
    case.play("section left")
    assert [unit["hex"] for unit in case.view("bottom")["units"] if unit["ordered"]] == ["A2", "C2", "E3"]


def forced(who: str, to: str, more: str = "") -> Case:
    """After a Forced March of a unit from E4."""
    text = f"bottom: {who} E4{more}, FR-FA L1\ntop: BR-LN D7, BR-LN C8\ncard: forced-march\nordered: E4"
    return field(text, luck=True).play(f"move E4 {to}")


@rule("NAP-08-095")
@pytest.mark.parametrize("who", ["FR-LT", "FR-GR", "FR-OG", "FR-YG"])
def test_forced_march_elite_and_guards_battle_after_two_hexes(who: str) -> None:
    assert "attack D6 D7" in forced(who, "D6").options()


@rule("NAP-08-095")
def test_forced_march_led_infantry_battles_after_two_hexes_and_fires_at_half() -> None:
    assert "attack D6 D7" in forced("FR-LN", "D6", ", leader E4 Ney").options()
    text = "bottom: FR-LN E4, leader E4 Ney\ntop: BR-LN C8\ncard: forced-march\nordered: E4"
    case = field(text, luck=True).play("move E4 D6")
    case.events()
    case.play("attack D6 C8")
    assert dice_rolled(case)[0] == 2


@rule("NAP-08-096")
def test_forced_march_other_infantry_battles_after_one_hex_only() -> None:
    assert forced("FR-LN", "D6").decider == "top"
    text = "bottom: FR-LN E4, FR-LN G4\ntop: BR-LN D6, BR-LN G5\ncard: forced-march\nordered: E4 G4"
    case = field(text, luck=True).play("move E4 E5", "done")
    assert "attack E5 D6" in case.options()
    far = field(text.replace("D6", "D7"), luck=True).play("move E4 D6", "done")
    assert far.why_not("attack D6 D7") == "NAP-08-096"
    assert "attack G4 G5" in far.options()


@rule("NAP-08-097")
def test_forced_march_without_infantry() -> None:
    assert may_order("forced-march", HORSE_ONLY) == ["A2", "C2"]


@rule("NAP-08-098")
def test_forced_march_counts_a_leader_from_the_start_only() -> None:
    # The unit finds its leader at the end of its move; leaders cannot be ordered by this card.
    text = "bottom: FR-LN E4, leader D6 Ney, FR-LN G4\ntop: BR-LN D7, BR-LN G5\ncard: forced-march\nordered: E4 G4"
    case = field(text, luck=True).play("move E4 D6", "done")
    assert leader_at(case, "D6") == "Ney"
    assert case.why_not("attack D6 D7") == "NAP-08-096"
    led = field("bottom: FR-LN E4, leader E4 Ney, FR-LN A2, FR-LC B2\ntop: BR-LN A9\ncard: forced-march", luck=True)
    led.play("section left")
    assert not led.options("order-leader")
    assert not led.options("move-leader")


@rule("NAP-08-099")
def test_how_many_forced_marches() -> None:
    assert copies("forced-march") == 2


# -- Give Them the Cold Steel --------------------------------------------------------------------

STEEL = "bottom: FR-LN E4, FR-LC G4, FR-LN A2\ntop: BR-LN E5, BR-FA G5 1, BR-FA G6\ncard: cold-steel"


@rule("NAP-08-100")
def test_cold_steel_orders_everyone_beside_an_enemy() -> None:
    case = field(STEEL, luck=True)
    assert [unit["hex"] for unit in case.view("bottom")["units"] if unit["ordered"]] == ["E4", "G4"]
    leader = field("bottom: FR-LN E4, FR-LN A2\ntop: leader E5 Hill, BR-LN A9\ncard: cold-steel", luck=True)
    assert leader.options() == ["attack E4 E5", "done"]


@rule("NAP-08-101")
def test_cold_steel_gives_a_die_in_melee() -> None:
    text = "bottom: FR-LT E4\ntop: BR-LN E5\ncard: cold-steel\nordered: E4"
    assert dice_of(text, "E4 E5") == 4 + 1


@rule("NAP-08-102")
def test_cold_steel_forbids_movement() -> None:
    case = field(STEEL, luck=True)
    assert case.question == "cc-ask-battle"
    moves = field("bottom: FR-LN E4\ntop: BR-LN E5\ncard: cold-steel\nordered: E4\nto do: move", luck=True)
    assert not moves.options("move")


@rule("NAP-08-103")
def test_after_cold_steel_ground_is_taken_and_a_bonus_melee_has_usual_dice() -> None:
    case = field(STEEL, throw(5, "sabres", miss="infantry"), throw(4, miss="infantry"), luck=True)
    case.events()
    case.play("attack G4 G5", "advance", "stay", "attack G5 G6")
    assert dice_rolled(case)[:2] == [4 + 1, 4]
    foot = field(STEEL, throw(6, *["infantry"] * 4, miss="cavalry"), luck=True).play("attack E4 E5")
    assert foot.question == "cc-ask-advance"


@rule("NAP-08-103")
def test_a_later_melee_of_cold_steel_has_its_die_again() -> None:
    dice = (throw(5, "sabres", miss="infantry"), throw(4, miss="infantry"))
    case = field(STEEL, *dice, luck=True).play("attack G4 G5", "advance", "stay", "attack G5 G6")
    if case.question == "cc-ask-battle-back":
        case.play("decline")
    case.events()
    case.play("attack E4 E5")
    assert dice_rolled(case)[0] == 4 + 1 + 1


@rule("NAP-08-104")
def test_cold_steel_fixes_its_list_before_the_first_battle() -> None:
    # The enemy is driven beside A3's unit, which was not on the list.
    text = "bottom: FR-LN E4, FR-LN D7\ntop: BR-LN E5\ncard: cold-steel"
    case = field(text, throw(6, "flag", miss="cavalry"), luck=True).play("attack E4 E5", "retreat D6", "stay")
    assert case.decider == "top"


@rule("NAP-08-105")
def test_cold_steel_allows_no_fire_instead() -> None:
    text = "bottom: FR-LN E4, FR-LN D5, FR-LN G4\ntop: BR-LN E5, BR-LN G5\ncard: cold-steel"
    case = field(text, throw(6, "flag", "flag", miss="cavalry"), luck=True)
    case.play("attack E4 E5", "retreat E6", "retreat E7", "stay")
    assert case.why_not("attack D5 E7") == "NAP-08-105"


@rule("NAP-08-106")
def test_how_many_cold_steels() -> None:
    assert copies("cold-steel") == 1


# -- Leadership ----------------------------------------------------------------------------------

LEAD = "bottom: FR-LN E4, leader E4 Ney, leader A2 Soult, FR-LN G4, FR-LN I2\ntop: BR-LN E6, BR-LN G5\ncard: leadership"


@rule("NAP-08-107")
def test_leadership_orders_all_leaders() -> None:
    case = field(LEAD, luck=True)
    assert [leader["ordered"] for leader in case.view("bottom")["leaders"]] == [True, True]
    assert {"move-leader A2 A3", "move-leader E4 E5"} <= set(case.options())


@rule("NAP-08-108")
def test_leadership_orders_the_units_leaders_are_with() -> None:
    case = field(LEAD, luck=True)
    assert [unit["hex"] for unit in case.view("bottom")["units"] if unit["ordered"]] == ["E4"]
    assert hexes(case, "move", "G4") == []
    case.play("move E4 E5")
    # They move together, and the leader has moved with it.
    assert (leader_at(case, "E5"), case.why_not("move-leader E5 E4")) == ("Ney", "NAP-05-076")


@rule("NAP-08-109")
def test_leadership_gives_a_die() -> None:
    text = "bottom: FR-LN E4, leader E4 Ney\ntop: BR-LN {}\ncard: leadership"
    for there, dice in (("E5", 4 + 1 + 1), ("D6", 4 + 1)):
        case = field(text.format(there), luck=True).play("done")
        case.events()
        case.play(f"attack E4 {there}")
        assert dice_rolled(case)[0] == dice


@rule("NAP-08-110")
def test_under_leadership_a_unit_its_leader_leaves_is_not_ordered() -> None:
    case = field(LEAD, luck=True).play("move-leader E4 F4")
    assert hexes(case, "move", "E4") == []
    assert not [unit["hex"] for unit in case.view("bottom")["units"] if unit["ordered"]]


@rule("NAP-08-111")
def test_under_leadership_a_leader_who_joins_a_unit_does_not_order_it() -> None:
    case = field(LEAD, luck=True).play("move-leader E4 G4", "done")
    assert leader_at(case, "G4") == "Ney"
    # G4 stands beside an enemy and would have a target.
    assert case.decider == "top"


@rule("NAP-08-112")
def test_under_leadership_a_unit_whose_leader_falls_has_no_orders_left() -> None:
    text = (
        "bottom: FR-LN E4, leader E4 Ney, FR-LN G4, leader G4 Soult\ntop: BR-LN E5, BR-LN G5\n"
        "card: leadership\nordered: E4 G4\nordered leaders: E4 G4\nto do: battle"
    )
    case = field(text, luck=True)
    position = case.match.position
    position.lift_leader(0)
    assert case.why_not("attack E4 E5") == "NAP-08-112"
    assert "attack G4 G5" in case.options()


@rule("NAP-08-112", "NAP-08-088")
def test_under_leadership_a_unit_whose_leader_falls_to_first_strike_attacks_without_the_extra_die() -> None:
    text = (
        "bottom: FR-LN E4, leader E4 Ney\ntop: BR-LN E5\ntop hand: first-strike probe-left\ndiscards: first-strike\n"
        "card: leadership\nordered: E4\nordered leaders: E4\nto do: battle"
    )
    hit = throw(4, "infantry")
    for check, dice in (("sabres sabres", 3 + 1), ("sabres flag", 3 + 1 + 1)):
        case = field(text, hit, check, luck=True)
        case.events()
        case.play("attack E4 E5", "first-strike")
        assert dice_rolled(case)[:2] == [4, dice]


@rule("NAP-05-091", "NAP-08-086")
def test_first_strike_is_not_played_without_dice() -> None:
    """One block in a stream has no die left; both sides see it, so nobody is asked either."""
    text = "bottom: FR-LN E4\ntop: BR-LN E5{}\ntop hand: first-strike probe-left\nterrain: stream E5\nordered: E4"
    text += "\ndiscards: first-strike"
    case = battle(text.format(" 1"), luck=True).play("attack E4 E5")
    assert "cc-first-strike" not in [event["event"] for event in case.events()]
    assert case.question != "cc-ask-react"
    assert battle(text.format(" 2"), luck=True).play("attack E4 E5").options() == ["first-strike", "stand"]


@rule("NAP-08-113")
def test_leadership_without_leaders() -> None:
    assert may_order("leadership", HORSE_ONLY) == ["A2", "C2"]


@rule("NAP-08-114")
def test_how_many_leaderships() -> None:
    assert copies("leadership") == 2


# -- Grand Manoeuvre -----------------------------------------------------------------------------

GRAND = "bottom: FR-LN E2, FR-FA G2, FR-LC I2, leader E2 Ney, FR-LN A2, FR-LN C2\ntop: BR-LN E8\ncard: grand-manoeuvre"


@rule("NAP-08-115")
def test_grand_manoeuvre_orders_four_units_or_leaders() -> None:
    case = field(GRAND, luck=True).play("order E2", "order G2", "order I2", "order-leader E2")
    assert case.question == "cc-ask-move"
    # After four units there is no order left for the leader either.
    units = field(GRAND, luck=True).play("order E2", "order G2", "order I2", "order A2")
    assert units.question == "cc-ask-move"


@rule("NAP-08-116")
def test_grand_manoeuvre_moves_four_hexes() -> None:
    case = field(GRAND, luck=True).play("order E2", "order G2", "order I2", "order-leader E2")
    assert {"E6", "G6"} <= set(hexes(case, "move", "E2"))
    assert "G6" in hexes(case, "move", "G2")
    assert case.why_not("move G2 G7") == "NAP-08-116"
    assert "E6" in hexes(case, "move-leader", "E2")
    wood = field(GRAND + "\nterrain: forest A3 B3 C3 D3 E3 F3 G3 H3 I3 J3 K3 L3 M3", luck=True).play(
        "order E2", "order A2", "done"
    )
    assert "E4" not in hexes(wood, "move", "E2")


@rule("NAP-08-117")
def test_grand_manoeuvre_orders_no_square() -> None:
    case = field(GRAND.replace("FR-LN A2", "FR-LN A2 *square"), luck=True)
    assert case.why_not("order A2") == "NAP-08-117"


@rule("NAP-08-118")
def test_grand_manoeuvre_forbids_battle() -> None:
    case = field(GRAND, luck=True).play("order E2", "order I2", "done", "move I2 G5", "done")
    assert case.decider == "top"
    stuck = battle("bottom: FR-LN E4\ntop: BR-LN E5\ncard: grand-manoeuvre\nordered: E4", luck=True)
    assert stuck.decider == "top"


@rule("NAP-08-119")
def test_grand_manoeuvre_may_be_an_order_to_one_unit_instead() -> None:
    text = "bottom: FR-LN E4, FR-LN G4\ntop: BR-LN E5\ncard: grand-manoeuvre"
    case = field(text, luck=True).play("one-unit", "order E4")
    assert (case.question, hexes(case, "move", "E4")) == ("cc-ask-move", ["D4", "E3", "F3", "F4", "F5"])
    case.play("done")
    assert case.options() == ["attack E4 E5", "done"]
    late = field(text, luck=True).play("order E4")
    assert late.why_not("one-unit") == "NAP-08-119"


@rule("NAP-08-117", "NAP-06-069")
def test_the_one_unit_instead_of_a_grand_manoeuvre_is_no_square_either() -> None:
    text = "bottom: FR-LN E4 *square, FR-LN G4, FR-LN I4\ntop: BR-LN E6\ncard: grand-manoeuvre"
    case = field(text, luck=True)
    assert case.why_not("order E4") == "NAP-08-117"
    case.play("one-unit")
    assert case.why_not("order E4") == "NAP-08-117"
    assert hexes(case, "order") == ["G4", "I4"]


@rule("NAP-08-120")
def test_how_many_grand_manoeuvres() -> None:
    assert copies("grand-manoeuvre") == 1


# -- Rally ---------------------------------------------------------------------------------------

WORN = "bottom: FR-LN A2 2, FR-LN F2 3, FR-LC G2 1, FR-FA L2 2\ntop: BR-LN A9\ncard: rally"


@rule("NAP-08-121")
def test_rally_rolls_as_many_dice_as_the_command() -> None:
    text = "bottom: FR-LN A2 2\ntop: BR-LN A9\nbottom hand: rally probe-left probe-right\ncommand: 3 5"
    case = field(text, throw(3, miss="sabres"), luck=True).play("play rally")
    assert [len(event["dice"]) for event in case.events("cc-rolled-for")] == [3]


@rule("NAP-08-122")
def test_rally_returns_a_block_of_the_arm_a_symbol() -> None:
    case = field(WORN, throw(5, "infantry", "artillery", miss="sabres"), luck=True)
    assert hexes(case, "rally") == ["A2", "F2", "L2"]
    assert case.why_not("rally G2") == "NAP-08-122"
    case.play("rally A2")
    assert (blocks_at(case, "A2"), hexes(case, "rally")) == (3, ["L2"])


@rule("NAP-08-123")
def test_rally_gives_no_more_than_the_strength_at_the_start() -> None:
    case = field(WORN, throw(5, "infantry", "infantry", "infantry", miss="sabres"), luck=True).play("rally F2")
    assert case.why_not("rally F2") == "NAP-08-123"
    weak = "bottom: FR-LN A2 2 *start3, FR-LN F2 1\ntop: BR-LN A9\ncard: rally"
    few = field(weak, throw(5, "infantry", "infantry", miss="sabres"), luck=True).play("rally A2")
    assert few.why_not("rally A2") == "NAP-08-123"


@rule("NAP-08-124")
def test_whoever_regained_a_block_is_ordered() -> None:
    case = field(WORN, throw(5, "infantry", miss="sabres"), luck=True).play("rally A2")
    assert [unit["hex"] for unit in case.view("bottom")["units"] if unit["ordered"]] == ["A2"]
    assert hexes(case, "move", "A2")


@rule("NAP-08-125")
def test_flags_and_sabres_of_rally_do_nothing_and_one_unit_may_get_several_blocks() -> None:
    case = field(WORN, "flag sabres flag infantry infantry", luck=True).play("rally A2", "rally A2")
    assert blocks_at(case, "A2") == 4
    # A cavalry symbol with no cavalry to rally is lost.
    lost = field("bottom: FR-LN A2 3\ntop: BR-LN A9\ncard: rally", "cavalry cavalry flag flag sabres", luck=True)
    assert (lost.decider, blocks_at(lost, "A2")) == ("top", 3)


@rule("NAP-08-126")
def test_rally_brings_no_unit_back() -> None:
    case = field(WORN, throw(5, "infantry", "infantry", miss="sabres"), luck=True)
    assert case.why_not("rally E5") == "NAP-08-126"
    text = "bottom: FR-LN A2\ntop: BR-LN A9\ncard: rally\nbanners: 0 2"
    full = field(text, throw(5, "infantry", miss="sabres"), luck=True)
    assert banners(full) == (0, 2)


@rule("NAP-08-127")
def test_a_rally_that_restores_nothing_orders_nobody() -> None:
    assert field(WORN, throw(5, miss="sabres"), luck=True).decider == "top"


@rule("NAP-08-128")
def test_how_many_rallies() -> None:
    assert copies("rally") == 2


# -- Short Supply --------------------------------------------------------------------------------

SUPPLY = "bottom: FR-LN G5, FR-LN A2, leader G5 Ney\ntop: BR-LN C4, BR-LN G4, leader L5 Hill\ncard: short-supply"


@rule("NAP-08-129")
def test_short_supply_chooses_one_unit_of_either_side() -> None:
    case = field(SUPPLY, luck=True)
    assert case.options() == ["supply A2", "supply C4", "supply G4", "supply G5"]
    assert case.why_not("done") == "NAP-08-129"
    assert case.why_not("supply E5") == "NAP-08-129"


@rule("NAP-08-130")
def test_the_player_of_the_card_puts_the_unit_on_its_own_edge_in_its_section() -> None:
    case = field(SUPPLY, luck=True).play("supply C4")
    # Long rank 9 has five hexes of that section.
    assert (case.decider, case.options()) == ("bottom", [f"place {file}9" for file in "ABCDE"])
    assert case.why_not("place G9") == "NAP-08-130"
    case.play("place B9")
    assert unit_at(case, "B9")["kind"] == "british-line-infantry"
    line = field("bottom: FR-LN A2\ntop: BR-LN E5\ncard: short-supply", luck=True).play("supply E5")
    assert line.options() == [f"place {file}9" for file in "ABCDEFGHI"]


@rule("NAP-08-131")
def test_without_room_on_the_edge_it_is_the_second_row() -> None:
    rugged = SUPPLY + "\nterrain: rugged-hill A9 B9 C9 D9 E9"
    case = field(rugged, luck=True).play("supply C4")
    assert case.options() == [f"place {file}8" for file in "ABCD"]
    others = ", ".join(f"BR-LN {file}9" for file in "ABCDE")
    full = field(f"bottom: FR-LN A2\ntop: BR-LN C4, {others}\ncard: short-supply", luck=True).play("supply C4")
    assert full.options() == [f"place {file}8" for file in "ABCD"]


@rule("NAP-08-132")
def test_the_leader_goes_with_the_unit() -> None:
    case = field(SUPPLY, luck=True).play("supply G5", "place G1")
    assert (leader_at(case, "G1"), unit_at(case, "G1")["blocks"]) == ("Ney", 4)


@rule("NAP-08-133", "NAP-08-135")
def test_short_supply_orders_nobody_and_its_unit_does_not_battle() -> None:
    text = "bottom: FR-LN G5, FR-LN H5\ntop: BR-LN G2, BR-LN H6\ncard: short-supply"
    case = field(text, luck=True).play("supply G5", "place G1")
    # G1 is beside an enemy, and so is H5: neither battles, and nobody moves.
    assert (case.decider, case.question) == ("top", "cc-ask-card")


@rule("NAP-08-134")
def test_short_supply_does_not_move_a_square() -> None:
    case = field(SUPPLY.replace("BR-LN C4", "BR-LN C4 *square"), luck=True)
    assert case.why_not("supply C4") == "NAP-08-134"


@rule("NAP-08-136")
def test_short_supply_and_lone_leaders() -> None:
    case = field(SUPPLY, luck=True)
    assert case.why_not("supply L5") == "NAP-08-136"
    edge = field("bottom: FR-LN A2\ntop: BR-LN C4, leader B9 Hill\ncard: short-supply", luck=True).play("supply C4")
    assert edge.why_not("place B9") == "NAP-08-136"
    # Only when there is no other hex at all may he be joined.
    rugged = " ".join(
        f"{file}{rank}"
        for rank in range(1, 10)
        for file in ("ABCDE" if rank % 2 else "ABCD")
        if f"{file}{rank}" not in ("A2", "C4", "B9")
    )
    text = f"bottom: FR-LN A2\ntop: BR-LN C4, leader B9 Hill\ncard: short-supply\nterrain: rugged-hill {rugged}"
    # There is nothing to choose.
    alone = field(text, luck=True)
    assert (unit_at(alone, "B9").get("blocks"), leader_at(alone, "B9")) == (4, "Hill")


@rule("NAP-08-137")
def test_how_many_short_supplies() -> None:
    assert copies("short-supply") == 1
