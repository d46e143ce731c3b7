"""Chapter 6: retire and reform, infantry squares, combined arms attacks."""

from __future__ import annotations

import pytest

from napoleonics.fields import (
    banners,
    battle,
    blocks_at,
    dice_rolled,
    field,
    hexes,
    leader_at,
    rolls_left,
    throw,
    unit_at,
)
from vexilla.testing import Case, rule

# -- retire and reform ---------------------------------------------------------------------------

#: British line infantry on E4 attacks French light cavalry on E5, which can go back over D6 or E6.
RETIRE = "bottom: BR-LN E4\ntop: FR-LC E5\nordered: E4"


def reactions(case: Case, attack: str = "attack E4 E5") -> list[str]:
    """What the defender may do about an attack."""
    case.play(attack)
    if case.question == "cc-ask-support":
        case.play("done")
    return case.options() if case.question == "cc-ask-react" else []


@rule("NAP-06-001")
def test_cavalry_attacked_by_infantry_may_retire() -> None:
    assert reactions(battle(RETIRE)) == ["retire", "stand"]


@rule("NAP-06-001", "NAP-06-007")
def test_cavalry_may_retire_from_a_combined_attack_and_the_guns_dice_are_rolled_too() -> None:
    # Three dice at range 2 beside the four of the infantry.
    text = "bottom: BR-LN E4, BR-FA D3\ntop: FR-LC E5\nordered: E4 D3"
    case = battle(text, throw(7, "cavalry", miss="sabres"), luck=True).play("attack E4 E5", "support D3")
    case.events()
    assert "retire" in case.options()
    case.play("retire")
    assert dice_rolled(case) == [7]


@rule("NAP-06-002")
def test_the_defender_decides_before_any_dice() -> None:
    case = battle(RETIRE).play("attack E4 E5")
    assert (case.decider, case.question) == ("top", "cc-ask-react")
    assert not case.events("cc-rolled")


@rule("NAP-06-003")
@pytest.mark.parametrize(
    "way",
    [
        "top: FR-LC E5, FR-LN D6, FR-LN E6",
        "top: FR-LC E5, FR-LN D7, FR-LN E7, FR-LN F7",
        "top: FR-LC E5\nterrain: rugged-hill D6 E6",
        "top: FR-LC E5\nterrain: river D7 E7 F7",
    ],
)
def test_without_two_free_hexes_it_cannot_retire(way: str) -> None:
    case = battle(f"bottom: BR-LN E4, BR-LN A1\n{way}\nordered: E4", throw(4, miss="infantry"), luck=True)
    assert case.clone().play("attack E4 E5").events("cc-rolled")
    # Nothing was asked, since there is nothing to choose: First Strike is out of play.
    case = battle(f"bottom: BR-LN E4\n{way}\nordered: E4\ndiscards:", luck=True).play("attack E4 E5")
    assert case.why_not("retire") == "NAP-06-003"


@rule("NAP-06-003")
def test_at_the_edge_it_cannot_retire() -> None:
    case = battle("bottom: BR-LN E7\ntop: FR-LC E8\nordered: E7\ndiscards:", luck=True).play("attack E7 E8")
    assert case.why_not("retire") == "NAP-06-003"


@rule("NAP-06-004")
def test_terrain_that_stops_others_does_not_stop_a_retire() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LC E5, FR-LN E6\nordered: E4\nterrain: forest D6; town D7; stream C7"
    case = battle(text, throw(4, miss="sabres"), luck=True).play("attack E4 E5", "retire", "retire-to D7", "stay")
    assert unit_at(case, "D7")["kind"] == "french-light-cavalry"


@rule("NAP-06-005")
def test_cavalry_that_stands_fights_as_usual() -> None:
    case = battle(RETIRE, throw(4, "sabres", "cavalry", miss="infantry"), luck=True).play("attack E4 E5", "stand")
    assert blocks_at(case, "E5") == 2
    assert case.question == "cc-ask-battle-back"


@rule("NAP-06-006")
def test_the_infantry_rolls_all_its_dice_before_the_cavalry_moves() -> None:
    case = battle(RETIRE, throw(4, "cavalry", miss="sabres"), luck=True).play("attack E4 E5")
    case.events()
    case.play("retire")
    assert dice_rolled(case) == [4]
    assert (case.question, blocks_at(case, "E5")) == ("cc-ask-retire", 3)


@rule("NAP-06-008")
def test_only_cavalry_symbols_hit_what_retires() -> None:
    dice = "cavalry sabres flag infantry"
    case = battle(RETIRE, dice, luck=True).play("attack E4 E5", "retire", "retire-to D6", "retire-to D7")
    assert blocks_at(case, "D7") == 3


@rule("NAP-06-009")
def test_the_leader_of_retiring_cavalry_is_checked() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LC E5, leader E5 Milhaud, FR-LN A9\nordered: E4"
    killed = battle(text, throw(4, "cavalry", miss="sabres"), "sabres sabres", luck=True).play("attack E4 E5", "retire")
    assert (leader_at(killed, "E5"), banners(killed)) == (None, (1, 0))
    saved = battle(text, throw(4, "cavalry", miss="sabres"), "sabres flag", luck=True).play("attack E4 E5", "retire")
    saved.play("retire-to D6", "retire-to D7")
    assert leader_at(saved, "D7") == "Milhaud"
    # Without a loss there is no check.
    unhurt = battle(text, throw(4, miss="sabres"), "sabres sabres", luck=True).play("attack E4 E5", "retire")
    assert rolls_left(unhurt) == 1


@rule("NAP-06-010")
def test_it_goes_exactly_two_hexes_towards_its_own_edge() -> None:
    case = battle(RETIRE, throw(4, miss="sabres"), luck=True).play("attack E4 E5", "retire")
    assert case.options() == ["retire-to D6", "retire-to E6"]
    assert case.why_not("retire-to F5") == "NAP-06-010"
    assert case.why_not("retire-to E4") == "NAP-06-010"
    case.play("retire-to D6")
    assert case.options() == ["retire-to D7", "retire-to E7"]
    case.play("retire-to D7")
    assert (unit_at(case, "D7")["blocks"], case.question) == (4, "cc-ask-advance")


@rule("NAP-06-011")
def test_retired_cavalry_does_not_battle_back() -> None:
    case = battle(RETIRE, throw(4, miss="sabres"), luck=True)
    case.play("attack E4 E5", "retire", "retire-to D6", "retire-to D7", "stay")
    assert not case.events("cc-battles-back")
    assert case.decider == "top"
    assert case.question == "cc-ask-card"


@rule("NAP-06-012")
def test_no_retire_from_a_battle_back() -> None:
    text = "bottom: FR-LC E4\ntop: BR-LN E5\nordered: E4\ntop hand: probe-left probe-right"
    case = battle(text, throw(4, miss="cavalry"), throw(4, "cavalry", "flag", miss="infantry"), luck=True)
    case.play("attack E4 E5")
    assert case.question == "cc-ask-battle-back"
    assert case.why_not("retire") == "NAP-06-012"
    case.play("battle-back")
    # The attacking cavalry is not asked for anything but its retreat.
    assert (case.question, blocks_at(case, "E4")) == ("cc-ask-retreat", 3)


@rule("NAP-06-013")
def test_no_retire_from_cavalry_artillery_or_fire() -> None:
    for who in ("BR-HC", "BR-FA"):
        case = battle(f"bottom: {who} E4\ntop: FR-LC E5\nordered: E4\ndiscards:", luck=True).play("attack E4 E5")
        assert case.why_not("retire") == "NAP-06-013"
    fire = battle("bottom: BR-LN E4\ntop: FR-LC D6\nordered: E4", throw(5, miss="infantry"), luck=True)
    fire.events()
    fire.play("attack E4 D6")
    assert dice_rolled(fire) == [5]


@rule("NAP-06-014")
def test_cavalry_may_retire_from_a_square_that_attacks_it() -> None:
    text = "bottom: BR-LN E4 *square\ntop: FR-LC E5\nordered: E4"
    assert reactions(battle(text, luck=True)) == ["retire", "stand"]


@rule("NAP-06-015")
def test_a_lone_leader_is_found_only_at_the_end_of_a_retire() -> None:
    beside = "bottom: BR-LN E4\ntop: FR-LC E5, FR-LN E6, leader {} Milhaud\nordered: E4"
    case = battle(beside.format("D7"), throw(4, miss="sabres"), luck=True).play("attack E4 E5", "retire")
    assert case.options() == ["retire-to D7", "retire-to E7"] or case.options() == ["retire-to D6"]
    if case.options() == ["retire-to D6"]:
        case.play("retire-to D6")
    case.play("retire-to D7", "stay")
    assert (leader_at(case, "D7"), blocks_at(case, "D7")) == ("Milhaud", 4)
    blocked = battle(beside.format("D6") + "\ndiscards:", luck=True).play("attack E4 E5")
    assert blocked.why_not("retire") == "NAP-06-003"


@rule("NAP-06-016")
def test_cavalry_destroyed_while_retiring() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LC E5 2, leader E5 Milhaud, FR-LN A9\nordered: E4"
    case = battle(text, throw(4, "cavalry", "cavalry", miss="sabres"), "flag", luck=True).play("attack E4 E5", "retire")
    # One die for the leader, who then goes back by himself; the infantry may take ground.
    assert (case.question, banners(case)) == ("cc-ask-flee", (1, 0))
    case.play("flee D6", "stop")
    assert (case.decider, case.question) == ("bottom", "cc-ask-advance")
    case.play("advance")
    assert unit_at(case, "E5")["kind"] == "british-line-infantry"


@rule("NAP-06-017")
def test_example_four_dice_hit_only_with_cavalry() -> None:
    dice = "cavalry cavalry sabres flag"
    case = battle(RETIRE, dice, luck=True).play("attack E4 E5")
    case.events()
    case.play("retire", "retire-to E6", "retire-to E7")
    assert dice_rolled(case) == [4]
    assert blocks_at(case, "E7") == 2


@rule("NAP-06-018")
def test_example_the_only_way_back() -> None:
    # D6 is occupied; from E6 one of the two hexes behind is impassable.
    text = "bottom: BR-LN E4\ntop: FR-LC E5, FR-LN D6\nordered: E4\nterrain: rugged-hill E7"
    case = battle(text, throw(4, miss="sabres"), luck=True).play("attack E4 E5", "retire")
    assert unit_at(case, "F7")["kind"] == "french-light-cavalry"


# -- squares: forming ----------------------------------------------------------------------------

#: French light cavalry on E4 attacks British line infantry on E5; the fields' usual hands have five cards.
CHARGE = "bottom: FR-LC E4\ntop: BR-LN E5\nordered: E4"
#: The card that is taken from the hand of the top side.
BLIND = ["probe-left"]


def squared(text: str = CHARGE, *dice: str) -> Case:
    """A charge against infantry that forms square."""
    return battle(text, *dice, luck=True, hand=BLIND).play("attack E4 E5", "square")


@rule("NAP-06-019")
def test_a_square_battles_but_does_not_move() -> None:
    text = "bottom: BR-LN E4 *square\ntop: FR-LN E5\ncard: attack-center\nordered: E4"
    case = field(text, "infantry", luck=True)
    # There is nothing to move, so the battle has begun.
    assert case.options() == ["attack E4 E5", "done"]
    both = field("bottom: BR-LN E4 *square, BR-LN G4\ntop: FR-LN A9\ncard: attack-center\nordered: E4 G4")
    assert both.why_not("move E4 E5") == "NAP-06-019"


@rule("NAP-06-020")
@pytest.mark.parametrize("card", ["attack-center", "elan", "leadership", "cold-steel"])
def test_a_square_has_one_die_whatever_happens(card: str) -> None:
    text = f"bottom: FR-OG E4 *square, leader E4 Ney\ntop: BR-LN E5\ncard: {card}\nordered: E4"
    case = battle(text, luck=True)
    case.events()
    case.play("attack E4 E5")
    assert dice_rolled(case)[0] == 1


@rule("NAP-06-020", "NAP-06-054")
def test_a_square_fires_with_one_die_if_no_enemy_is_beside_it() -> None:
    case = battle("bottom: BR-GG E4 *square\ntop: FR-LN D6\nordered: E4", "infantry", luck=True)
    case.events()
    case.play("attack E4 D6")
    assert (dice_rolled(case), blocks_at(case, "D6")) == ([1], 3)
    both = battle("bottom: BR-GG E4 *square\ntop: FR-LN D6, FR-LN E5\nordered: E4", luck=True)
    assert both.why_not("attack E4 D6") == "NAP-05-096"


@rule("NAP-06-021")
def test_terrain_can_take_a_squares_die() -> None:
    text = "bottom: BR-LN E4 *square, BR-LN F4\ntop: FR-LN E5, FR-LN G5\nordered: E4 F4\nterrain: forest E5"
    assert battle(text, luck=True).why_not("attack E4 E5") == "NAP-05-091"
    # A square in a stream does not roll first either.
    wet = squared(CHARGE + "\nterrain: stream E5")
    assert [event["what"] for event in wet.events("cc-rolled")] == []


@rule("NAP-06-022")
@pytest.mark.parametrize("blocks", ["", " 1"])
def test_infantry_of_any_strength_forms_square_against_cavalry(blocks: str) -> None:
    case = battle(f"bottom: FR-LC E4\ntop: BR-LN E5{blocks}\nordered: E4", luck=True, hand=BLIND)
    assert reactions(case) == ["square", "stand"]
    case.play("square")
    assert case.events("cc-square-formed")


@rule("NAP-06-022")
def test_only_infantry_and_only_against_cavalry() -> None:
    for attacker, defender in (("FR-LN", "BR-LN"), ("FR-FA", "BR-LN"), ("FR-LC", "BR-FA"), ("FR-LC", "BR-LC")):
        text = f"bottom: {attacker} E4\ntop: {defender} E5\nordered: E4\ndiscards:"
        case = battle(text, luck=True).play("attack E4 E5")
        assert case.why_not("square") == "NAP-06-022"


@rule("NAP-06-023")
def test_the_defender_is_asked_before_any_dice() -> None:
    case = battle(CHARGE, luck=True)
    case.events()
    case.play("attack E4 E5")
    assert (case.decider, case.question) == ("top", "cc-ask-react")
    assert not case.events("cc-rolled")


@rule("NAP-06-024")
def test_no_square_with_two_cards() -> None:
    text = CHARGE + "\ndiscards:\ntop hand: {}"
    case = battle(text.format("probe-left probe-right"), luck=True).play("attack E4 E5")
    assert case.why_not("square") == "NAP-06-024"
    case = battle(text.format("probe-left probe-right attack-left"), luck=True).play("attack E4 E5")
    assert case.why_not("square") is None
    # Cards under other squares are not in the hand.
    text = "bottom: FR-LC E4\ntop: BR-LN E5, BR-LN A9 *square\nordered: E4\ndiscards:\ntop hand: probe-left probe-right"
    case = battle(text, luck=True).play("attack E4 E5")
    assert case.why_not("square") == "NAP-06-024"


@rule("NAP-06-025")
def test_terrain_can_forbid_squares_where_the_scenario_says_so() -> None:
    text = "bottom: FR-CU E4\ntop: BR-LN E5\nordered: E4\nterrain: {} E5\ndiscards:\nspecial: no-square town"
    assert battle(text.format("town"), luck=True).play("attack E4 E5").why_not("square") == "NAP-06-025"
    assert battle(text.format("mill"), luck=True).play("attack E4 E5").why_not("square") is None


@rule("NAP-06-026")
def test_no_square_against_a_battle_back() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LC E5\nordered: E4"
    case = battle(text, throw(4, miss="infantry"), throw(4, miss="cavalry"), luck=True).play("attack E4 E5", "stand")
    assert case.question == "cc-ask-battle-back"
    assert case.why_not("square") == "NAP-06-026"
    case.play("battle-back")
    assert not case.events("cc-square-formed")


@rule("NAP-06-027")
def test_no_square_against_first_strike() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LC E5\nordered: E4\ndiscards:\ntop hand: first-strike probe-left attack-left"
    case = battle(text, throw(4, miss="cavalry"), throw(4, miss="infantry"), luck=True)
    case.play("attack E4 E5", "first-strike")
    # The attacker was not asked for anything: both have rolled, and the defender may battle back.
    assert [event["what"] for event in case.events("cc-rolled")] == ["first-strike", "attack"]
    assert (case.decider, case.question) == ("top", "cc-ask-battle-back")


@rule("NAP-06-028")
def test_no_square_by_order_in_ones_own_turn() -> None:
    case = field("bottom: BR-LN E4, BR-LN G4\ntop: FR-LC A9\ncard: attack-center")
    assert case.why_not("square") == "NAP-05-004"
    case.play("order E4")
    assert case.why_not("leave-square E4") == "NAP-06-028"
    assert not case.options("square")


@rule("NAP-06-029")
def test_a_fifth_square_cannot_be_formed() -> None:
    four = ", ".join(f"BR-LN {hex_} *square" for hex_ in ("A9", "C9", "G9", "I9"))
    text = f"bottom: FR-LC E4\ntop: BR-LN E5, {four}\nordered: E4\ndiscards:"
    assert battle(text, luck=True).play("attack E4 E5").why_not("square") == "NAP-06-029"
    three = ", ".join(f"BR-LN {hex_} *square" for hex_ in ("A9", "C9", "G9"))
    text = f"bottom: FR-LC E4\ntop: BR-LN E5, {three}\nordered: E4\ndiscards:"
    assert battle(text, luck=True).play("attack E4 E5").why_not("square") is None


@rule("NAP-06-030")
def test_example_the_card_goes_to_the_track_and_the_marker_to_the_unit() -> None:
    case = squared()
    assert case.view("top")["track"]["top"][0] == {"unit": "E5", "card": "probe-left"}
    assert unit_at(case, "E5")["square"] == 1
    assert "probe-left" not in case.view("top")["hands"]["top"]["hand"]


@rule("NAP-06-031")
def test_infantry_that_stands_fights_as_usual() -> None:
    case = battle(CHARGE, throw(4, "infantry", "sabres", miss="cavalry"), luck=True).play("attack E4 E5", "stand")
    assert (blocks_at(case, "E5"), case.question) == (2, "cc-ask-battle-back")


@rule("NAP-06-032")
def test_the_card_is_taken_blind_by_chance() -> None:
    case = battle(CHARGE, luck=True, hand=["attack-right"]).play("attack E4 E5", "square")
    taken = case.view("top")["track"]["top"][0]
    assert taken["card"] == "attack-right"
    # The enemy learns nothing of it, neither from the field nor from what happened.
    assert case.view("bottom")["track"]["top"][0] == {"unit": "E5", "card": None}
    told = [event for event in case.events(side="bottom") if event["event"] == "cc-tracked"]
    assert told
    assert all("card" not in event for event in told)


@rule("NAP-06-033")
def test_each_square_has_its_own_marker_and_space() -> None:
    text = (
        "bottom: FR-LC E4, FR-LC G4\ntop: BR-LN E5, BR-LN G5\nordered: E4 G4\n"
        "top hand: probe-left probe-right attack-left attack-right"
    )
    case = battle(
        text, "artillery", "artillery", "artillery", "artillery", luck=True, hand=["probe-left", "attack-left"]
    )
    case.play("attack E4 E5", "square", "attack G4 G5", "square")
    assert (unit_at(case, "E5")["square"], unit_at(case, "G5")["square"]) == (1, 2)
    track = case.view("top")["track"]["top"]
    assert [space and space["card"] for space in track] == ["probe-left", "attack-left", None, None]


@rule("NAP-06-034")
def test_the_owner_may_look_at_his_track_the_enemy_may_not() -> None:
    text = "bottom: FR-LC E4\ntop: BR-LN E5 *square, BR-LN A9\ntop track: rally"
    case = field(text, luck=True)
    assert case.view("top")["track"]["top"][0]["card"] == "rally"
    assert case.view("bottom")["track"]["top"][0]["card"] is None
    assert case.view("spectator")["track"]["top"][0]["card"] is None


@rule("NAP-06-035")
def test_the_marker_is_no_block() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E5 1 *square\nordered: E4"
    case = battle(text, throw(5, "infantry", miss="cavalry"), luck=True).play("attack E4 E5")
    assert (unit_at(case, "E5"), banners(case)) == ({}, (1, 0))


# -- squares: cavalry against them ---------------------------------------------------------------


@rule("NAP-06-036")
@pytest.mark.parametrize("square", ["", " *square"])
def test_the_square_rolls_first(square: str) -> None:
    text = f"bottom: FR-LC E4\ntop: BR-LN E5{square}\nordered: E4"
    case = battle(text, "cavalry", "infantry", luck=True, hand=BLIND)
    case.events()
    case.play("attack E4 E5")
    if not square:
        case.play("square")
    rolls = [(event["what"], event["dice"]) for event in case.events("cc-rolled")]
    assert rolls == [("square", ["cavalry"]), ("attack", ["infantry"])]
    assert (blocks_at(case, "E4"), blocks_at(case, "E5")) == (3, 3)


@rule("NAP-06-037")
def test_what_a_squares_die_hits() -> None:
    for face, left in (("cavalry", 3), ("sabres", 3), ("infantry", 4), ("artillery", 4)):
        assert blocks_at(squared(CHARGE, face, "artillery"), "E4") == left
    rifles = "bottom: FR-LC E4\ntop: BR-RL E5\nordered: E4"
    assert blocks_at(squared(rifles, "sabres", "artillery"), "E4") == 4


@rule("NAP-06-038")
def test_a_flag_throws_the_cavalry_back() -> None:
    case = squared(CHARGE, "flag")
    assert case.events("cc-bounced")
    assert (case.decider, case.question) == ("bottom", "cc-ask-retreat")
    case.play("retreat E3")
    assert (blocks_at(case, "E3"), blocks_at(case, "E5")) == (4, 4)


@rule("NAP-05-231", "NAP-06-038")
def test_nothing_ignores_a_bounce() -> None:
    text = "bottom: FR-CU E4, leader E4 Milhaud, FR-LN D4, FR-LN F4\ntop: BR-LN E5\nordered: E4"
    case = squared(text, "flag")
    assert case.question == "cc-ask-retreat"


@rule("NAP-06-039")
def test_cavalry_that_cannot_go_back_from_a_bounce_loses_a_block() -> None:
    text = "bottom: FR-LC E4, FR-LN E3, FR-LN F3\ntop: BR-LN E5\nordered: E4"
    assert blocks_at(squared(text, "flag"), "E4") == 3


@rule("NAP-06-040")
def test_a_bounce_ends_the_attack_even_if_the_cavalry_could_not_go_back() -> None:
    text = "bottom: FR-LC E4, FR-LN E3, FR-LN F3\ntop: BR-LN E5\nordered: E4"
    case = squared(text, "flag")
    assert [event["what"] for event in case.events("cc-rolled")] == ["square"]
    assert case.decider == "top"


@rule("NAP-06-041")
def test_cavalry_has_one_die_against_a_square() -> None:
    text = "bottom: FR-GHC E4, leader E4 Milhaud\ntop: BR-LN E5\ncard: {}\nordered: E4"
    for card in ("attack-center", "cavalry-charge", "elan", "leadership"):
        case = squared(text.format(card), "artillery", "infantry")
        assert [len(event["dice"]) for event in case.events("cc-rolled")] == [1, 1]
        assert blocks_at(case, "E5") == 3


@rule("NAP-06-042")
def test_terrain_can_take_the_cavalrys_die() -> None:
    # In the stream the square has no die either; on the hill only the cavalry below loses its own.
    case = squared(CHARGE + "\nterrain: hill E5", "artillery")
    assert [event["what"] for event in case.events("cc-rolled")] == ["square"]
    standing = battle("bottom: FR-LC E4, FR-LN F4\ntop: BR-LN E5 *square, BR-LN G5\nordered: E4 F4\nterrain: hill E5")
    assert standing.why_not("attack E4 E5") == "NAP-05-091"


@rule("NAP-06-043")
def test_batteries_add_their_dice_against_a_square() -> None:
    text = "bottom: FR-LC E4, FR-FA D3\ntop: BR-LN E5 *square\nordered: E4 D3"
    case = battle(text, "artillery", throw(4, "infantry", "infantry", miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5", "support D3")
    assert dice_rolled(case) == [1, 1 + 3]
    assert blocks_at(case, "E5") == 2


@rule("NAP-06-044")
def test_a_square_does_not_battle_back_against_cavalry() -> None:
    case = squared(CHARGE, "artillery", "artillery")
    assert (case.decider, case.question) == ("top", "cc-ask-card")


@rule("NAP-06-045")
def test_cavalry_breaks_through_where_a_square_was_destroyed() -> None:
    text = "bottom: FR-LC E4\ntop: BR-LN E5 1, BR-LN D6\nordered: E4"
    case = squared(text, "artillery", "infantry")
    assert case.question == "cc-ask-advance"
    case.play("advance", "stay")
    assert (case.question, hexes(case, "attack")) == ("cc-ask-bonus", ["D6"])


@rule("NAP-06-046")
def test_first_strike_of_cavalry_against_a_square_that_attacks_has_one_die() -> None:
    text = (
        "bottom: BR-LN E4 *square\ntop: FR-GHC E5\nordered: E4\ndiscards:\n"
        "top hand: first-strike probe-left attack-left probe-right attack-right"
    )
    case = battle(text, "infantry", "artillery", luck=True)
    case.events()
    case.play("attack E4 E5", "first-strike")
    rolls = [(event["what"], len(event["dice"])) for event in case.events("cc-rolled")]
    assert rolls[:2] == [("first-strike", 1), ("attack", 1)]
    assert blocks_at(case, "E4") == 3


# -- squares: others against them, retreat -------------------------------------------------------


@rule("NAP-06-047")
def test_fire_at_a_square_is_as_usual() -> None:
    case = battle(
        "bottom: BR-LN E4\ntop: FR-LN D6 *square\nordered: E4", throw(5, "infantry", miss="cavalry"), luck=True
    )
    case.events()
    case.play("attack E4 D6")
    assert (dice_rolled(case), blocks_at(case, "D6")) == ([5], 3)
    guns = battle("bottom: BR-FA E4\ntop: FR-LN D6 *square\nordered: E4", throw(3, miss="cavalry"), luck=True)
    guns.events()
    guns.play("attack E4 D6")
    assert dice_rolled(guns) == [3]


@rule("NAP-06-048")
@pytest.mark.parametrize("who", ["FR-LT", "FR-FA"])
def test_infantry_and_artillery_roll_first_against_a_square(who: str) -> None:
    case = battle(f"bottom: {who} E4\ntop: BR-LN E5 *square\nordered: E4", throw(4, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5")
    assert [(event["what"], len(event["dice"])) for event in case.events("cc-rolled")] == [("attack", 4)]


@rule("NAP-06-049")
def test_a_square_that_stands_battles_back_with_one_die() -> None:
    text = "bottom: FR-LN E4\ntop: BR-GG E5 *square\nordered: E4"
    case = battle(text, throw(5, "infantry", miss="cavalry"), "infantry", luck=True).play("attack E4 E5")
    assert case.question == "cc-ask-battle-back"
    case.events()
    case.play("battle-back")
    assert (dice_rolled(case), blocks_at(case, "E4")) == ([1], 3)


@rule("NAP-06-050")
def test_a_square_loses_a_block_for_each_hex_of_retreat() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E5 *square\nordered: E4"
    case = battle(text, throw(5, "flag", "flag", miss="cavalry"), luck=True).play("attack E4 E5")
    assert (blocks_at(case, "E5"), case.question) == (2, "cc-ask-battle-back")


@rule("NAP-06-051")
def test_militia_in_square_loses_three_blocks_a_flag() -> None:
    text = "bottom: FR-LN E4\ntop: PT-MI E5 *square\nordered: E4"
    case = battle(text, throw(5, "flag", miss="cavalry"), luck=True).play("attack E4 E5")
    assert blocks_at(case, "E5") == 1


@rule("NAP-06-052")
def test_what_lets_a_square_ignore_flags() -> None:
    text = "bottom: FR-LN E4\ntop: {} E5 *square{}\nordered: E4\nterrain: {}"

    def allowed(unit: str, more: str = "", terrain: str = "open A1", dice: int = 5) -> int:
        case = battle(text.format(unit, more, terrain), throw(dice, "flag", "flag", "flag", miss="cavalry"), luck=True)
        case.play("attack E4 E5")
        return len(case.options("ignore")) - 1 if case.question == "cc-ask-ignore" else 0

    assert allowed("BR-LN") == 0
    assert allowed("BR-LN", ", leader E5 Hill") == 1
    assert allowed("BR-GG") == 2
    assert allowed("BR-LN", ", BR-LN D6, BR-LN E6") == 0
    assert allowed("BR-LN", terrain="redoubt E5:se", dice=4) == 1


# -- squares: their own attacks ------------------------------------------------------------------


@rule("NAP-06-053", "NAP-06-055")
def test_a_square_may_be_ordered_to_melee_and_stays_in_square() -> None:
    text = "bottom: BR-LN E4 *square\ntop: FR-LN E5\ncard: attack-center"
    case = field(text, "infantry", luck=True).play("order E4", "done")
    case.events()
    case.play("attack E4 E5")
    assert dice_rolled(case)[0] == 1
    assert (blocks_at(case, "E5"), unit_at(case, "E4")["square"]) == (3, 1)


@rule("NAP-06-056")
def test_a_square_that_attacks_throws_nobody_back_who_can_ignore_it() -> None:
    text = "bottom: BR-LN E4 *square\ntop: FR-CU E5\nordered: E4"
    case = battle(text, "flag", luck=True).play("attack E4 E5", "stand")
    assert case.options() == ["ignore 0", "ignore 1"]


@rule("NAP-06-057")
def test_a_square_lasts_until_it_is_left() -> None:
    text = "bottom: BR-LN E4 *square, BR-LN G4\ntop: FR-LN A9\nbottom hand: probe-center probe-left probe-right"
    case = field(text, luck=True).play("play probe-center", "order E4", "order G4", "done", "done")
    assert (case.decider, unit_at(case, "E4")["square"]) == ("top", 1)


@rule("NAP-06-058")
def test_rally_brings_blocks_back_to_a_square() -> None:
    text = "bottom: BR-LN E4 2 *square\ntop: FR-LC E5\ncard: rally"
    case = field(text, throw(5, "infantry", miss="sabres"), luck=True).play("rally E4")
    assert (blocks_at(case, "E4"), unit_at(case, "E4")["square"]) == (3, 1)


# -- squares: worked examples --------------------------------------------------------------------


@rule("NAP-06-059")
def test_example_cavalry_is_thrown_back_from_a_new_square() -> None:
    case = squared("bottom: FR-LC E4\ntop: BR-LN E5\nordered: E4", "flag")
    view = case.view("bottom")
    assert (view["track"]["top"][0], view["hands"]["top"]["cards"]) == ({"unit": "E5", "card": None}, 4)
    case.play("retreat F3")
    assert case.decider == "top"
    unhurt = squared("bottom: FR-LC E4\ntop: BR-LN E5\nordered: E4", "infantry", "infantry")
    assert blocks_at(unhurt, "E5") == 3


@rule("NAP-06-060")
def test_example_the_square_attacks_in_its_own_turn() -> None:
    case = battle("bottom: BR-LN E4 *square\ntop: FR-LC E5\nordered: E4", "flag", luck=True).play("attack E4 E5")
    assert case.options() == ["retire", "stand"]
    case.play("stand", "retreat D6")
    assert (unit_at(case, "D6")["blocks"], unit_at(case, "E4")["square"]) == (4, 1)
    # A square does not take the ground.
    assert case.decider == "top"
    assert case.question == "cc-ask-card"


@rule("NAP-06-061")
def test_example_infantry_and_cavalry_attack_a_square_in_turn() -> None:
    text = "bottom: FR-LN E4, FR-LC F5\ntop: BR-LN E5 *square\nordered: E4 F5"
    dice = (throw(5, "infantry", miss="cavalry"), "artillery", "infantry", "infantry")
    case = battle(text, *dice, luck=True)
    case.events()
    case.play("attack E4 E5", "battle-back", "attack F5 E5")
    rolls = [(event["what"], len(event["dice"])) for event in case.events("cc-rolled")]
    assert rolls == [("attack", 5), ("battle-back", 1), ("square", 1), ("attack", 1)]
    assert blocks_at(case, "E5") == 2


# -- squares: leaving ----------------------------------------------------------------------------


def leaving(top: str, card: str = "attack-center") -> Case:
    """A British square on E4 that was just ordered."""
    case = field(f"bottom: BR-LN E4 *square, BR-LN G4\ntop: {top}\ncard: {card}\nbottom track: rally", luck=True)
    return case.play("order E4") if case.why_not("order E4") is None else case


@rule("NAP-06-062")
def test_no_leaving_beside_enemy_cavalry() -> None:
    case = leaving("FR-LC E5")
    assert case.why_not("leave-square E4") == "NAP-06-062"
    assert leaving("FR-LN E5").why_not("leave-square E4") is None


@rule("NAP-06-063")
def test_an_ordered_square_may_leave() -> None:
    case = leaving("FR-LC D6")
    assert "leave-square E4" in case.options()
    case.play("leave-square E4")
    assert unit_at(case, "E4")["square"] is None
    unordered = field("bottom: BR-LN E4 *square\ntop: FR-LC A9\ncard: attack-center")
    assert unordered.why_not("leave-square E4") == "NAP-05-017"


@rule("NAP-06-064", "NAP-05-026")
def test_the_card_comes_back_when_the_square_is_left() -> None:
    case = leaving("FR-LC A9")
    before = case.view("bottom")
    case.play("leave-square E4")
    after = case.view("bottom")
    assert after["track"]["bottom"] == [None] * 4
    assert "rally" in after["hands"]["bottom"]["hand"]
    assert after["command"]["bottom"] == before["command"]["bottom"] + 1


@rule("NAP-06-065")
def test_a_unit_that_left_its_square_moves_and_battles() -> None:
    case = leaving("FR-LN D6").play("leave-square E4", "done", "move E4 E5")
    case.events()
    case.play("attack E5 D6")
    assert dice_rolled(case)[0] == 4


@rule("NAP-06-066")
def test_leaving_a_square_is_no_move() -> None:
    case = leaving("FR-LN D6").play("leave-square E4", "done", "done")
    case.events()
    case.play("attack E4 D6")
    assert dice_rolled(case)[0] == 5


@rule("NAP-06-067")
def test_a_destroyed_square_gives_its_card_back() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E5 1 *square, BR-LN A9\ntop track: rally\nordered: E4"
    case = battle(text, throw(5, "infantry", miss="cavalry"), luck=True)
    before = case.view("top")
    case.play("attack E4 E5")
    after = case.view("top")
    assert after["track"]["top"] == [None] * 4
    assert "rally" in after["hands"]["top"]["hand"]
    assert after["command"]["top"] == before["command"]["top"] + 1


@rule("NAP-06-068")
def test_leaving_needs_no_order_of_its_own() -> None:
    case = field("bottom: BR-LN E4 *square, BR-LN G4\ntop: FR-LN D6\ncard: scout-center", luck=True)
    case.play("order E4", "leave-square E4", "move E4 E5", "attack E5 D6")
    assert case.events("cc-square-left")


@rule("NAP-06-069")
def test_with_which_cards_a_square_is_left() -> None:
    assert leaving("FR-LN A9", "fire-and-hold").why_not("leave-square E4") is None
    assert leaving("FR-LN A9", "bayonet-charge").why_not("leave-square E4") is None
    assert leaving("FR-LN A9", "grand-manoeuvre").why_not("order E4") == "NAP-08-117"
    # Give Them the Cold Steel orders everyone beside an enemy; cavalry holds the square fast.
    steel = "bottom: BR-LN E4 *square, BR-LN G4\ntop: {}, FR-LN G5\ncard: cold-steel"
    assert "leave-square E4" in field(steel.format("FR-LN E5"), luck=True).options()
    held = field(steel.format("FR-LC E5"), luck=True)
    assert held.question == "cc-ask-battle"


# -- combined arms -------------------------------------------------------------------------------

#: Infantry on E4 attacks E5; a battery on D3 stands two hexes from the target and sees it.
COMBINED = "bottom: BR-LN E4, BR-FA D3\ntop: FR-LN E5\nordered: E4 D3"


@rule("NAP-06-070")
def test_ordered_batteries_may_support_a_melee() -> None:
    case = battle(COMBINED, luck=True).play("attack E4 E5")
    assert (case.question, case.options()) == ("cc-ask-support", ["done", "support D3"])
    cavalry = battle("bottom: BR-LC E4, BR-FA D3\ntop: FR-LN E5\nordered: E4 D3", luck=True).play("attack E4 E5")
    assert "support D3" in cavalry.options()
    unordered = battle("bottom: BR-LN E4, BR-FA D3, BR-FA G5\ntop: FR-LN E5\nordered: E4 G5", luck=True)
    assert unordered.play("attack E4 E5").why_not("support D3") == "NAP-05-017"


@rule("NAP-06-071")
def test_support_is_declared_before_dice_and_reactions() -> None:
    text = "bottom: BR-LN E4, BR-FA D3\ntop: FR-LC E5\nordered: E4 D3"
    case = battle(text, luck=True)
    case.events()
    case.play("attack E4 E5")
    assert (case.decider, case.question) == ("bottom", "cc-ask-support")
    assert not case.events("cc-rolled")
    assert case.play("support D3").question == "cc-ask-react"


@rule("NAP-06-072")
def test_a_supporting_battery_needs_range_and_sight() -> None:
    text = "bottom: BR-LN E4, BR-FA {}, BR-FA G5\ntop: FR-LN E5\nordered: E4 {} G5{}"
    far = battle(text.format("K4", "K4", ""), luck=True).play("attack E4 E5")
    assert far.why_not("support K4") == "NAP-06-072"
    hidden = battle(text.format("D3", "D3", "\nterrain: forest D4"), luck=True).play("attack E4 E5")
    assert hidden.why_not("support D3") == "NAP-06-072"


@rule("NAP-06-073")
def test_no_support_over_the_heads_of_friends() -> None:
    # The battery on the hill E4 sees D6 over the friend on E5: to fire, but not to support.
    text = "bottom: BR-LN D5, BR-LN E5, BR-FA E4, BR-FA G6\ntop: FR-LN D6\nordered: {}\nterrain: hill E4"
    assert "D6" in hexes(battle(text.format("E4"), luck=True), "attack", "E4")
    joint = battle(text.format("D5 E4 G6"), luck=True).play("attack D5 D6")
    assert joint.why_not("support E4") == "NAP-06-073"
    assert joint.why_not("support G6") is None


@rule("NAP-06-074")
def test_example_a_battery_on_a_hill_joins_only_with_a_clear_line() -> None:
    text = "bottom: BR-LN E5, {}, BR-FA F4\ntop: FR-LN E6\nordered: E5 F4\nterrain: hill F4"
    clear = battle(text.format("BR-LN A1"), luck=True).play("attack E5 E6")
    assert "support F4" in clear.options()
    blocked = battle(text.format("BR-LN F5"), luck=True).play("attack E5 E6")
    assert blocked.question != "cc-ask-support"


@rule("NAP-06-075", "NAP-06-076", "NAP-06-077")
def test_dice_are_counted_apart_and_rolled_together() -> None:
    # Into a town: infantry 4 - 2, the battery 3 - 1.
    case = battle(COMBINED + "\nterrain: town E5", throw(4, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5", "support D3")
    assert dice_rolled(case) == [4]
    # A battery in a forest has one die less of its own.
    case = battle(COMBINED + "\nterrain: town E5; forest D3", throw(3, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5", "support D3")
    assert dice_rolled(case) == [3]


@rule("NAP-06-078")
def test_without_dice_of_the_lead_unit_the_guns_roll_alone() -> None:
    text = "bottom: BR-LN E4 2, BR-FA D3\ntop: FR-LN E5\nordered: E4 D3\nterrain: town E5"
    case = battle(text, throw(2, "infantry", miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5")
    # It must be supported, or there is no attack.
    assert case.events("cc-supports")
    case = battle(text, throw(2, "infantry", miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5")
    assert (dice_rolled(case)[0], blocks_at(case, "E5")) == (2, 3)
    alone = battle("bottom: BR-LN E4 2, BR-LN F4\ntop: FR-LN E5, FR-LN G5\nordered: E4 F4\nterrain: town E5", luck=True)
    assert alone.why_not("attack E4 E5") == "NAP-05-091"


@rule("NAP-05-143", "NAP-06-086")
def test_only_batteries_beside_a_lone_leader_join_against_him() -> None:
    """He cannot be fired at; guns that stand beside him fight hand to hand."""
    text = "bottom: FR-LN E4, FR-FA {}\ntop: leader E5 Ney, BR-LN A9\nordered: E4 {}"
    far = battle(text.format("D3", "D3"), luck=True)
    far.play("attack E4 E5")
    assert far.question != "cc-ask-support"
    near = battle(text.format("D4", "D4"), luck=True).play("attack E4 E5")
    assert near.options() == ["done", "support D4"]
    two = battle(text.format("D3, FR-FA D4", "D3 D4"), luck=True).play("attack E4 E5")
    assert (two.options(), two.why_not("support D3")) == (["done", "support D4"], "NAP-05-143")


@rule("NAP-06-079")
def test_sabres_of_the_guns_hit_too() -> None:
    case = battle(COMBINED, throw(7, *["sabres"] * 3, miss="cavalry"), luck=True).play("attack E4 E5", "support D3")
    assert blocks_at(case, "E5") == 1


@rule("NAP-06-080")
def test_with_a_lead_unit_whose_sabres_miss_the_guns_sabres_miss_too() -> None:
    text = "bottom: BR-RL E4, BR-FA D3\ntop: FR-LN E5\nordered: E4 D3"
    case = battle(text, throw(6, *["sabres"] * 3, miss="cavalry"), luck=True).play("attack E4 E5", "support D3")
    assert blocks_at(case, "E5") == 4


@rule("NAP-06-081")
def test_the_battle_back_is_against_the_lead_unit() -> None:
    text = "bottom: BR-LN E4, BR-FA F5\ntop: FR-LN E5\nordered: E4 F5"
    case = battle(text, throw(8, miss="cavalry"), throw(5, "infantry", "artillery", miss="cavalry"), luck=True)
    case.play("attack E4 E5", "support F5", "battle-back")
    assert (blocks_at(case, "E4"), blocks_at(case, "F5")) == (3, 3)


@rule("NAP-06-082")
@pytest.mark.parametrize(("blocks", "face"), [("", "flag"), (" 1", "cavalry")])
def test_the_guns_dice_are_lost_when_a_square_strikes_the_cavalry_off(blocks: str, face: str) -> None:
    text = f"bottom: FR-LC E4{blocks}, FR-LN A1, FR-FA D3\ntop: BR-LN E5 *square\nordered: E4 D3"
    case = battle(text, face, luck=True).play("attack E4 E5", "support D3")
    if case.question == "cc-ask-retreat":
        case.play("retreat E3")
    assert [event["clauses"] for event in case.events("cc-support-lost")] == [["NAP-06-082"]]
    assert (blocks_at(case, "E5"), case.decider) == (4, "top")


STRIKE = (
    "bottom: BR-LN E4, BR-FA D3\ntop: FR-LN E5\nordered: E4 D3\ndiscards:\n"
    "top hand: first-strike probe-left attack-left probe-right attack-right"
)


@rule("NAP-06-083")
def test_the_guns_dice_are_lost_when_first_strike_drives_the_lead_unit_off() -> None:
    case = battle(STRIKE, throw(5, "flag", miss="cavalry"), luck=True)
    case.play("attack E4 E5", "support D3", "first-strike", "retreat E3")
    assert [event["clauses"] for event in case.events("cc-support-lost")] == [["NAP-06-083"]]
    assert (blocks_at(case, "E5"), case.decider) == (4, "top")
    held = battle(STRIKE, throw(5, miss="cavalry"), throw(7, "infantry", miss="cavalry"), luck=True)
    held.play("attack E4 E5", "support D3", "first-strike")
    assert blocks_at(held, "E5") == 3


@rule("NAP-06-084")
def test_a_battery_that_supported_has_had_its_battle() -> None:
    text = "bottom: BR-LN E4, BR-LN G4, BR-FA D3\ntop: FR-LN E5, FR-LN G5\nordered: E4 G4 D3"
    case = battle(text, throw(7, miss="cavalry"), luck=True).play("attack E4 E5", "support D3", "decline")
    assert case.why_not("attack D3 E5") == "NAP-05-089"
    assert not case.options("attack D3")
    # Also when its dice are lost.
    lost = battle(
        "bottom: FR-LC E4, FR-LN G4, FR-FA D3\ntop: BR-LN E5 *square, BR-LN G5\nordered: E4 G4 D3", "flag", luck=True
    ).play("attack E4 E5", "support D3", "retreat E3")
    assert lost.why_not("attack D3 E5") == "NAP-05-089"


@rule("NAP-06-085")
def test_a_supporting_battery_must_be_allowed_to_battle() -> None:
    text = "bottom: BR-LN E4, {} D3, BR-FA G5\ntop: FR-LN E5\nordered: E4 D3 G5\nmoved: D3={}"

    def clause(battery: str, moved: int) -> str | None:
        return battle(text.format(battery, moved), luck=True).play("attack E4 E5").why_not("support D3")

    assert clause("BR-FA", 1) == "NAP-06-085"
    assert clause("BR-HA", 1) is None
    assert clause("BR-HA", 2) == "NAP-06-085"
    # With one block horse artillery does not move and battle.
    one = "bottom: BR-LN E4, BR-HA D3 1, BR-FA G5\ntop: FR-LN E5\nordered: E4 D3 G5\nmoved: D3=1"
    assert battle(one, luck=True).play("attack E4 E5").why_not("support D3") == "NAP-06-085"
    # Having moved, it supports at no more than three hexes.
    far = "bottom: BR-LN E4, BR-HA {}, BR-FA G5\ntop: FR-LN E5\nordered: E4 {} G5\nmoved: {}=1"
    assert battle(far.format("I4", "I4", "I4"), luck=True).play("attack E4 E5").why_not("support I4") == "NAP-06-072"


@rule("NAP-06-086")
def test_a_battery_beside_the_target_or_beside_another_enemy() -> None:
    text = "bottom: BR-LN E4, BR-FA F5\ntop: FR-LN E5\nordered: E4 F5"
    case = battle(text, throw(8, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5", "support F5")
    assert dice_rolled(case) == [4 + 4]
    other = "bottom: BR-LN E4, BR-FA D3, BR-FA G5\ntop: FR-LN E5, FR-LN C3\nordered: E4 D3 G5"
    bound = battle(other, luck=True).play("attack E4 E5")
    assert bound.why_not("support D3") == "NAP-06-086"


@rule("NAP-06-087")
def test_one_unit_leads_and_any_number_of_batteries_supports() -> None:
    text = "bottom: BR-LN E4, BR-LN D5, BR-FA D3, BR-FA F5, BR-HA E6\ntop: FR-LN E5\nordered: E4 D5 D3 F5 E6"
    case = battle(text, throw(4 + 3 + 4 + 3, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5")
    assert case.why_not("support D5") == "NAP-06-087"
    case.play("support D3", "support F5", "support E6")
    assert dice_rolled(case) == [14]
    # A battery leads nothing.
    guns = battle("bottom: BR-FA E4, BR-FA D3\ntop: FR-LN E5\nordered: E4 D3", luck=True).play("attack E4 E5")
    assert guns.question != "cc-ask-support"


@rule("NAP-06-088")
def test_a_cards_bonus_counts_for_each_unit_it_orders() -> None:
    text = "bottom: BR-LN E4, BR-FA F5\ntop: FR-LN E5\nordered: E4 F5\ncard: cold-steel"
    case = battle(text, throw(10, miss="cavalry"), luck=True)
    case.events()
    case.play("attack E4 E5", "support F5")
    assert dice_rolled(case) == [4 + 1 + 4 + 1]


@rule("NAP-06-089")
def test_example_cavalry_and_horse_artillery_against_a_square() -> None:
    # The battery stands three hexes from the square, with three blocks: one die.
    text = "bottom: FR-LC E4, FR-HA C2\ntop: BR-LN E5 *square\nordered: E4 C2"
    thrown = battle(text, "flag", luck=True).play("attack E4 E5", "support C2")
    assert (thrown.question, bool(thrown.events("cc-bounced"))) == ("cc-ask-retreat", True)
    rolled = battle(text, "artillery", "infantry infantry", luck=True)
    rolled.events()
    rolled.play("attack E4 E5", "support C2")
    assert dice_rolled(rolled) == [1, 1 + 1]
    assert blocks_at(rolled, "E5") == 2
