"""Chapter 5: taking ground, breakthrough and bonus melee. The attacker stands on E4, the defender on E5."""

from __future__ import annotations

import pytest

from napoleonics.fields import banners, battle, blocks_at, dice_rolled, hexes, leader_at, rolls_left, throw, unit_at
from vexilla.games.commands_colors.kinds import CLOSED
from vexilla.testing import Case, rule

#: G4 has something to do besides, so that the battle goes on.
OTHERS = "bottom: BR-LN G4\ntop: FR-LN H5\n"
FOOT = "bottom: BR-LN E4\ntop: FR-LN E5 {}\nordered: E4 G4\n" + OTHERS
HORSE = "bottom: BR-HC E4\ntop: FR-LN E5 {}\nordered: E4 G4\n" + OTHERS
#: Both have four dice.
HIT = throw(4, "infantry")
FLAG = throw(4, "flag")
FIRST_STRIKE = "discards:\ntop hand: first-strike probe-left probe-right attack-left attack-right\n"


def attacked(text: str, *dice: str, by: str = "attack E4 E5", reaction: str = "stand") -> Case:
    """E4 attacks E5; the defender reacts if he is asked."""
    case = battle(text, *dice, hand=["probe-left"])
    case.events()
    case.play(by)
    if not case.over and case.question == "cc-ask-support":
        case.play("done")
    return case.play(reaction) if not case.over and case.question == "cc-ask-react" else case


def closed(text: str, *labels: str) -> Case:
    """The enemy on E5 will be destroyed; hexes become impassable under the feet of who stands there.

    No scenario puts anyone on such ground, so the field is changed by hand.
    """
    case = battle(text.format(1), HIT)
    position = case.match.position
    for label in labels:
        for mover in position.field.entry:
            mover[position.field.board.hex_named(label)] = CLOSED
    return case


def broken_through(more: str, *dice: str, to: str = "stay") -> Case:
    """Heavy cavalry destroyed the enemy on E5, rode there and, if said so, one hex further."""
    case = attacked(HORSE.format(1) + more, HIT, *dice).play("advance")
    return case.play(to) if case.question == "cc-ask-ride" else case


# -- taking ground -------------------------------------------------------------------------------


@rule("NAP-05-259")
def test_only_the_attacker_after_a_melee_has_extra_actions() -> None:
    # The defender stood: neither side advances.
    case = attacked(FOOT.format(4), throw(4), throw(5, "flag")).play("battle-back", "retreat E3")
    assert (case.decider, case.question) == ("bottom", "cc-ask-battle")
    assert case.why_not("advance") == "NAP-05-259"
    case = attacked(FOOT.format(4), throw(4)).play("decline")
    assert case.why_not("advance") == "NAP-05-259"


@rule("NAP-05-260")
def test_a_melee_is_a_success_if_the_enemy_is_destroyed_or_leaves() -> None:
    assert attacked(FOOT.format(1), HIT).question == "cc-ask-advance"
    assert attacked(FOOT.format(4), FLAG).play("retreat D6").question == "cc-ask-advance"
    leader = FOOT.replace("FR-LN E5 {}", "leader E5 Ney")
    assert attacked(leader, throw(4)).play("flee D6", "stop").question == "cc-ask-advance"
    # Not if he only lost blocks, ignored the flag, or could not go back.
    assert attacked(FOOT.format(4), HIT).question == "cc-ask-battle-back"
    assert attacked(FOOT.replace("FR-LN E5 {}", "FR-GR E5"), FLAG).play("ignore 1").question == "cc-ask-battle-back"
    rocks = FOOT.format(4) + "terrain: river D6 E6\n"
    assert attacked(rocks, FLAG).question == "cc-ask-battle-back"


@rule("NAP-05-261")
def test_infantry_may_move_onto_the_vacated_hex() -> None:
    case = attacked(FOOT.format(4), FLAG).play("retreat D6")
    assert (case.decider, case.options()) == ("bottom", ["advance", "stay"])
    case.play("advance")
    assert (unit_at(case, "E5")["kind"], unit_at(case, "E4")) == ("british-line-infantry", {})
    # It goes no further, and the next unit battles.
    assert case.question == "cc-ask-battle"


@rule("NAP-05-262")
def test_infantry_need_not_take_ground() -> None:
    case = attacked(FOOT.format(1), HIT).play("stay")
    assert (unit_at(case, "E4")["kind"], unit_at(case, "E5")) == ("british-line-infantry", {})


@rule("NAP-05-263")
def test_ground_that_cannot_be_entered_cannot_be_taken() -> None:
    case = closed(FOOT, "E5").play("attack E4 E5")
    assert (unit_at(case, "E5"), case.question) == ({}, "cc-ask-battle")
    assert case.why_not("advance") == "NAP-05-263"
    # Ground that only stops may be taken, and then it protects whoever took it.
    text = "bottom: BR-LN E4\ntop: FR-LN E5 1, FR-LT E6\nordered: E4\nterrain: town E5\ntop hand: attack-center\n"
    case = battle(text, throw(2, "infantry"), throw(2), luck=True).play("attack E4 E5", "advance")
    case.play("play attack-center", "order E6", "done")
    case.events()
    assert dice_rolled(case.play("attack E6 E5")) == [2]


@rule("NAP-05-264")
def test_infantry_may_take_ground_from_cavalry_that_retires() -> None:
    text = FOOT.replace("FR-LN E5 {}", "FR-LC E5")
    case = attacked(text, throw(4), reaction="retire").play("retire-to D6", "retire-to D7")
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    assert (unit_at(case, "E5")["side"], blocks_at(case, "D7")) == ("bottom", 4)


@rule("NAP-05-265")
@pytest.mark.parametrize("face", ["sabres", "flag"])
def test_infantry_may_take_ground_from_a_lone_leader(face: str) -> None:
    case = attacked(FOOT.replace("FR-LN E5 {}", "leader E5 Ney"), throw(4, face))
    if face == "flag":
        case.play("flee D6", "stop")
    assert (case.options(), banners(case)) == (["advance", "stay"], (1 if face == "sabres" else 0, 0))
    assert unit_at(case.play("advance"), "E5")["side"] == "bottom"


@rule("NAP-05-266")
def test_a_square_does_not_take_ground() -> None:
    text = FOOT.replace("BR-LN E4", "BR-LN E4 *square")
    case = attacked(text.format(1), "infantry")
    assert (unit_at(case, "E5"), case.question) == ({}, "cc-ask-battle")
    assert case.why_not("advance") == "NAP-05-266"


@rule("NAP-05-267")
@pytest.mark.parametrize(("code", "dice"), [("BR-FA", 4), ("BR-HA", 3)])
def test_artillery_does_not_take_ground(code: str, dice: int) -> None:
    case = attacked(FOOT.replace("BR-LN E4", f"{code} E4").format(1), throw(dice, "infantry"))
    assert (unit_at(case, "E5"), case.question) == ({}, "cc-ask-battle")
    assert case.why_not("advance") == "NAP-05-267"


@rule("NAP-05-268")
def test_an_attached_leader_comes_along() -> None:
    led = "bottom: leader E4 Hill\n"
    case = attacked(FOOT.format(1) + led, HIT).play("advance")
    assert (leader_at(case, "E4"), leader_at(case, "E5")) == (None, "Hill")
    case = attacked(HORSE.format(1) + led, HIT).play("advance", "ride D5")
    assert (leader_at(case, "E5"), leader_at(case, "D5")) == (None, "Hill")


@rule("NAP-05-269")
def test_infantry_that_took_ground_does_not_battle_again() -> None:
    case = attacked(FOOT.format(1) + "top: FR-LN D6\n", HIT).play("advance")
    assert case.question == "cc-ask-battle"
    assert case.why_not("attack E5 D6") == "NAP-05-089"
    # It has not moved by order.
    assert unit_at(case, "E5")["moved"] == 0


# -- breakthrough --------------------------------------------------------------------------------


@rule("NAP-05-270")
def test_a_charge_is_a_success_if_the_enemy_is_destroyed_or_leaves() -> None:
    assert attacked(HORSE.format(1), HIT).question == "cc-ask-advance"
    assert attacked(HORSE.format(4), FLAG).play("retreat D6").question == "cc-ask-advance"
    leader = HORSE.replace("FR-LN E5 {}", "leader E5 Ney")
    assert attacked(leader, throw(4)).play("flee D6", "stop").question == "cc-ask-advance"
    assert attacked(HORSE.format(4), HIT).question == "cc-ask-battle-back"


@rule("NAP-05-271")
def test_cavalry_may_ride_one_hex_further_in_any_direction() -> None:
    case = attacked(HORSE.format(1), HIT).play("advance")
    assert unit_at(case, "E5")["kind"] == "british-heavy-cavalry"
    around = ["D4", "D5", "D6", "E4", "E6", "F5"]
    assert (case.question, hexes(case, "ride")) == ("cc-ask-ride", around)
    for there in around:
        assert unit_at(case.clone().play(f"ride {there}"), there)["kind"] == "british-heavy-cavalry"
    assert case.why_not("ride E7") == "NAP-05-271"
    # No third hex.
    assert case.play("ride E6").question == "cc-ask-battle"


@rule("NAP-05-272")
def test_a_breakthrough_is_a_choice() -> None:
    case = attacked(HORSE.format(1), HIT)
    assert case.options() == ["advance", "stay"]
    assert unit_at(case.play("stay"), "E4")["kind"] == "british-heavy-cavalry"


@rule("NAP-05-273", "NAP-05-280")
def test_the_second_hex_is_a_choice_and_the_first_is_a_breakthrough_too() -> None:
    case = broken_through("top: FR-LN D6\n", to="stay")
    assert unit_at(case, "E5")["kind"] == "british-heavy-cavalry"
    assert (case.question, case.options()) == ("cc-ask-bonus", ["attack E5 D6", "done"])
    assert case.why_not("ride E6") == "NAP-05-273"


@rule("NAP-05-274", "NAP-05-280")
def test_riding_back_is_a_breakthrough_too() -> None:
    case = broken_through("top: FR-LN F5\n", to="ride E4")
    assert unit_at(case, "E4")["kind"] == "british-heavy-cavalry"
    assert (case.question, case.options()) == ("cc-ask-bonus", ["attack E4 F5", "done"])


@rule("NAP-05-275")
def test_impassable_ground_stops_a_breakthrough() -> None:
    case = closed(HORSE, "E5").play("attack E4 E5", "stand")
    assert (case.question, case.why_not("advance")) == ("cc-ask-battle", "NAP-05-275")
    case = attacked(HORSE.format(1) + "terrain: river E6; rugged-hill D5\n", HIT).play("advance")
    assert hexes(case, "ride") == ["D4", "D6", "E4", "F5"]
    assert case.why_not("ride E6") == "NAP-05-275"


@rule("NAP-05-275")
def test_the_second_hex_is_entered_as_in_any_move() -> None:
    text = "top: FR-LN D6, leader D5 Ney\nbottom: BR-LN F5, leader E6 Hill\n"
    case = attacked(HORSE.format(1) + text, HIT).play("advance")
    assert hexes(case, "ride") == ["D4", "E4", "E6"]
    assert [case.why_not(f"ride {there}") for there in ("D6", "F5", "D5")] == ["NAP-05-041"] * 3
    # It takes up a lone leader, unless it has one.
    assert leader_at(case.play("ride E6"), "E6") == "Hill"
    case = attacked(HORSE.format(1) + text + "bottom: leader E4 Uxbridge\n", HIT).play("advance")
    assert case.why_not("ride E6") == "NAP-05-043"


@rule("NAP-05-276")
@pytest.mark.parametrize(
    ("ground", "fewer", "battles"),
    [
        ("forest", 2, False),
        ("town", 3, False),
        ("stream", 1, True),
        ("ford", 1, True),
        ("quarry", 2, True),
        ("redoubt", 0, True),
    ],
)
def test_ground_that_stops_takes_the_second_hex_and_perhaps_the_bonus_melee(
    ground: str, fewer: int, battles: bool
) -> None:
    text = HORSE.format(1) + f"terrain: {ground} E5\ntop: FR-LN D6\n"
    case = attacked(text, throw(4 - fewer, "infantry")).play("advance")
    assert unit_at(case, "E5")["kind"] == "british-heavy-cavalry"
    if battles:
        assert case.options() == ["attack E5 D6", "done"]
        assert case.why_not("ride E6") == "NAP-05-276"
    else:
        assert case.question == "cc-ask-battle"
    # A hill does not stop anyone.
    assert attacked(text.replace(ground, "hill"), throw(3, "infantry")).play("advance").question == "cc-ask-ride"


@rule("NAP-05-276", "NAP-05-285")
def test_no_bonus_melee_from_a_forest_that_was_entered_as_second_hex() -> None:
    case = broken_through("top: FR-LN E7\nterrain: forest E6 D6\n", to="ride E6")
    assert (unit_at(case, "E6")["kind"], case.question) == ("british-heavy-cavalry", "cc-ask-battle")
    assert broken_through("top: FR-LN E7\n", to="ride E6").question == "cc-ask-bonus"


@rule("NAP-05-277")
@pytest.mark.parametrize("face", ["sabres", "flag"])
def test_cavalry_may_break_through_after_a_lone_leader(face: str) -> None:
    case = attacked(HORSE.replace("FR-LN E5 {}", "leader E5 Ney") + "top: FR-LN D6\n", throw(4, face))
    if face == "flag":
        case.play("flee E6", "stop")
    case.play("advance", "stay")
    assert "attack E5 D6" in case.options()


@rule("NAP-05-278")
def test_fire_never_takes_ground() -> None:
    text = "bottom: BR-LN E4\ntop: FR-LN E6 1\nordered: E4 G4\n" + OTHERS
    case = attacked(text, throw(5, "infantry"), by="attack E4 E6")
    assert (unit_at(case, "E6"), case.question) == ({}, "cc-ask-battle")
    assert case.why_not("advance") == "NAP-05-278"


@rule("NAP-05-279")
@pytest.mark.parametrize("defender", ["FR-LC", "FR-LN"])
def test_first_strike_takes_no_ground(defender: str) -> None:
    text = f"bottom: BR-LC E4 1\ntop: {defender} E5\nordered: E4 G4\n" + OTHERS + FIRST_STRIKE
    case = attacked(text, throw(4, "cavalry"), reaction="first-strike")
    assert (unit_at(case, "E4"), banners(case)) == ({}, (0, 1))
    # The defender is not asked to come on.
    assert (case.decider, case.question, unit_at(case, "E5")["side"]) == ("bottom", "cc-ask-battle", "top")


# -- bonus melee ---------------------------------------------------------------------------------


@rule("NAP-05-280")
def test_cavalry_that_broke_through_may_melee_a_second_time() -> None:
    case = broken_through("top: FR-LN D6\n", throw(4, "infantry", "infantry"))
    case.events()
    case.play("attack E5 D6", "stand")
    assert (dice_rolled(case), blocks_at(case, "D6")) == ([4], 2)


@rule("NAP-05-281")
def test_infantry_and_artillery_have_no_bonus_melee() -> None:
    case = attacked(FOOT.format(1) + "top: FR-LN D6\n", HIT).play("advance")
    assert (case.question, case.options("attack E5")) == ("cc-ask-battle", [])
    case = attacked(FOOT.replace("BR-LN E4", "BR-FA E4").format(1) + "top: FR-LN D4\n", HIT)
    assert (case.question, case.options("attack E4")) == ("cc-ask-battle", [])


@rule("NAP-05-282")
def test_without_the_advance_there_is_no_bonus_melee() -> None:
    case = attacked(HORSE.format(1) + "top: FR-LN F5\n", HIT)
    assert case.why_not("attack E4 F5") == "NAP-05-282"
    case.play("stay")
    assert (case.question, case.why_not("attack E4 F5")) == ("cc-ask-battle", "NAP-05-089")


@rule("NAP-05-283")
def test_the_bonus_melee_is_a_choice() -> None:
    case = broken_through("top: FR-LN D6\n").play("done")
    assert (case.question, blocks_at(case, "D6")) == ("cc-ask-battle", 4)
    # With nobody to attack nothing is asked.
    assert broken_through("").question == "cc-ask-battle"


@rule("NAP-05-284")
def test_the_bonus_melee_is_against_any_adjacent_enemy() -> None:
    # The unit attacked first went to D6; others stand on F5 and E6.
    case = attacked(HORSE.format(4) + "top: FR-LC F5, leader E6 Ney\n", FLAG).play("ignore 0", "retreat D6")
    case.play("advance", "stay")
    assert case.options("attack") == ["attack E5 D6", "attack E5 E6", "attack E5 F5"]
    assert case.why_not("attack E5 H5") == "NAP-05-284"


@rule("NAP-05-285")
def test_the_ground_counts_in_the_bonus_melee() -> None:
    for terrain, dice in (("forest D6", 2), ("hill D6", 3), ("hill E5 D6", 4), ("stream D6", 3)):
        first = 3 if terrain == "hill E5 D6" else 4
        text = HORSE.format(1) + f"top: FR-LN D6\nterrain: {terrain}\n"
        case = attacked(text, throw(first, "infantry"), throw(dice)).play("advance", "stay")
        case.events()
        case.play("attack E5 D6", "stand")
        assert dice_rolled(case) == [dice], terrain


@rule("NAP-05-286", "NAP-05-287")
def test_after_the_bonus_melee_it_may_advance_one_hex_and_no_more() -> None:
    text = "top: FR-LN D6 1, FR-LN D7\n"
    case = broken_through(text, HIT).play("attack E5 D6")
    if case.question == "cc-ask-react":
        case.play("stand")
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    # Onto the vacated hex, beside another enemy; but no further hex and no third melee.
    assert (unit_at(case, "D6")["side"], case.question) == ("bottom", "cc-ask-battle")
    assert case.why_not("attack D6 D7") == "NAP-05-089"
    stayed = broken_through(text, FLAG).play("attack E5 D6", "stand", "stay")
    assert (unit_at(stayed, "E5")["side"], stayed.question) == ("bottom", "cc-ask-battle")


@rule("NAP-05-286")
def test_every_cavalry_unit_has_its_own_bonus_melee() -> None:
    text = "bottom: BR-HC E4, BR-HC G4\ntop: FR-FA E5 1, FR-FA D6, FR-FA H5 1, FR-FA H6\nordered: E4 G4\n"
    hit, miss = throw(4, "sabres", miss="cavalry"), throw(4, miss="cavalry")
    case = battle(text, hit, miss, hit, miss)
    case.play("attack E4 E5", "advance", "stay", "attack E5 D6", "decline")
    case.play("attack G4 H5", "advance", "stay")
    assert case.options("attack") == ["attack H5 H6"]


@rule("NAP-05-288")
def test_all_actions_of_a_unit_come_before_the_next_unit() -> None:
    case = attacked(HORSE.format(1) + "top: FR-LN D6\n", HIT)
    for action in ("advance", "stay", "done"):
        assert case.options("attack G4") == []
        assert case.why_not("attack G4 H5") is not None
        case.play(action)
    assert case.options("attack") == ["attack G4 H5"]


@rule("NAP-05-289")
def test_the_target_of_a_bonus_melee_reacts_as_usual() -> None:
    text = HORSE.format(1) + "top: FR-LN D6\n" + FIRST_STRIKE
    case = battle(text, HIT, hand=["probe-left"]).play("attack E4 E5", "stand", "advance", "stay", "attack E5 D6")
    assert (case.decider, case.options()) == ("top", ["first-strike", "square", "stand"])


@rule("NAP-05-289")
def test_a_square_or_a_battle_back_in_a_bonus_melee() -> None:
    case = battle(HORSE.format(1) + "top: FR-LN D6\n", HIT, "flag", hand=["probe-left"])
    case.play("attack E4 E5", "stand", "advance", "stay", "attack E5 D6", "square")
    assert (case.decider, case.question) == ("bottom", "cc-ask-retreat")
    case = broken_through("top: FR-LN D6\n", throw(4), throw(4, "cavalry")).play("attack E5 D6", "stand", "battle-back")
    assert blocks_at(case, "E5") == 2


@rule("NAP-05-290")
def test_a_battery_may_join_a_bonus_melee() -> None:
    # B6 sees D6 two hexes away: three dice.
    text = "bottom: BR-HC E4, BR-FA B6\ntop: FR-LN E5 1, FR-LN D6\nordered: E4 B6\ncard: forward\n"
    case = battle(text, HIT, throw(4 + 3)).play("attack E4 E5")
    for answer in ("done", "stand"):
        if case.question in ("cc-ask-support", "cc-ask-react"):
            case.play(answer)
    case.play("advance", "stay", "attack E5 D6")
    case.events()
    assert (case.question, case.options()) == ("cc-ask-support", ["done", "support B6"])
    case.play("support B6", "stand")
    assert dice_rolled(case) == [7]


@rule("NAP-05-290")
def test_a_battery_that_has_battled_does_not_join() -> None:
    text = "bottom: BR-HC E4, BR-FA B6\ntop: FR-LN E5 1, FR-LN D6\nordered: E4 B6\ncard: forward\nbattled: B6\n"
    case = battle(text, HIT, throw(4)).play("attack E4 E5", "stand", "advance", "stay", "attack E5 D6")
    assert case.question == "cc-ask-react"


@rule("NAP-05-291")
def test_cavalry_that_was_driven_off_has_no_breakthrough() -> None:
    near = "top: FR-LN F5\n"
    # Thrown back by a square.
    case = attacked(HORSE.format(1) + near, "flag", reaction="square").play("retreat F3")
    assert (case.decider, case.question, blocks_at(case, "F3")) == ("bottom", "cc-ask-battle", 3)
    # By First Strike.
    case = attacked(HORSE.format(1) + near + FIRST_STRIKE, throw(1, "flag"), reaction="first-strike")
    assert case.question == "cc-ask-retreat"
    assert case.play("retreat F3").question == "cc-ask-battle"
    # By a battle back, which ends the melee.
    case = attacked(HORSE.format(4) + near, throw(4), throw(4, "flag")).play("battle-back", "retreat F3")
    assert (case.decider, case.question, case.options("attack")) == ("bottom", "cc-ask-battle", ["attack G4 H5"])


@rule("NAP-05-291")
def test_cavalry_that_battles_back_or_is_destroyed_goes_nowhere() -> None:
    text = "bottom: BR-HC E4 1\ntop: FR-LN E5\nordered: E4 G4\n" + OTHERS
    case = attacked(text, throw(2), throw(4, "cavalry")).play("battle-back")
    assert (unit_at(case, "E4"), banners(case), case.question) == ({}, (0, 1), "cc-ask-battle")
    assert rolls_left(case) == 0
