"""Chapter 5: leader casualty checks, lone leaders, the retreat and escape of leaders.

The leader stands on E5 and is the top side's: he retreats to D6 or E6, from there to D7, E7 or F7.
"""

from __future__ import annotations

import pytest

from napoleonics.fields import (
    banners,
    battle,
    blocks_at,
    dice_of,
    dice_rolled,
    hexes,
    leader_at,
    rolls_left,
    throw,
    unit_at,
)
from vexilla.testing import Case, rule

#: A line unit with its leader; L9 keeps an army on the field.
LED = "bottom: BR-LN E4, BR-LN F4\ntop: FR-LN E5 {}, leader E5 Ney, FR-LN L9\nordered: E4 F4\n"
#: The same leader alone.
LONE = "bottom: BR-LN E4, BR-LN F4\ntop: leader E5 Ney, FR-LN L9\nordered: E4 F4\n"
#: Friends on both hexes behind him, or ground that nobody enters.
FRIENDS = "top: FR-LT D6, FR-LT E6\n"
ROCKS = "terrain: rugged-hill D6 E6\n"
MISS = throw(4)


def attacked(text: str, *dice: str, by: str = "attack E4 E5") -> Case:
    """E4 attacks E5, whose owner does not react."""
    case = battle(text, *dice)
    case.events()
    case.play(by)
    return case.play("stand") if not case.over and case.question == "cc-ask-react" else case


def checks(case: Case) -> list[list[str]]:
    """The faces of all casualty checks since the events were last asked for."""
    return [event["dice"] for event in case.events("cc-rolled-for") if event["what"] == "leader-check"]


def escapes(case: Case) -> list[tuple[str, int]]:
    """The hexes of enemies a leader ran through, and their dice."""
    return [(event["hex"], len(event["dice"])) for event in case.events("cc-rolled-for") if event["what"] == "escape"]


def fleeing(more: str, *dice: str) -> Case:
    """The lone leader was attacked, not killed, and must retreat."""
    return attacked(LONE + more, MISS, *dice)


# -- the check -----------------------------------------------------------------------------------


@rule("NAP-05-178")
def test_the_opponent_rolls_the_check() -> None:
    case = attacked(LED.format(4), throw(4, "infantry"), "flag flag")
    (check,) = case.events("cc-rolled-for")
    assert (check["what"], check["side"], check["hex"]) == ("leader-check", "bottom", "E5")


@rule("NAP-05-179")
def test_a_leader_who_fails_is_removed_and_gives_a_banner() -> None:
    case = attacked(LED.format(4), throw(4, "infantry"), "sabres sabres")
    assert (leader_at(case, "E5"), blocks_at(case, "E5"), banners(case)) == (None, 3, (1, 0))
    assert [leader["hex"] for leader in case.view("top")["leaders"]] == ["lost"]


@rule("NAP-05-180")
@pytest.mark.parametrize("faces", ["sabres flag", "infantry sabres", "flag flag", "cavalry artillery"])
def test_only_two_sabres_kill_a_leader_whose_unit_survives(faces: str) -> None:
    case = attacked(LED.format(4), throw(4, "infantry", "infantry"), faces)
    assert checks(case) == [faces.split()]
    assert (leader_at(case, "E5"), blocks_at(case, "E5"), banners(case)) == ("Ney", 2, (0, 0))


@rule("NAP-05-181")
def test_losses_by_fire_melee_and_blocked_retreat_call_for_a_check() -> None:
    fire = "bottom: BR-LN E4\ntop: FR-LN E6, leader E6 Ney\nordered: E4"
    assert len(checks(attacked(fire, throw(5, "infantry"), "flag flag", by="attack E4 E6"))) == 1
    assert len(checks(attacked(LED.format(4), throw(4, "sabres"), "flag flag"))) == 1
    blocked = attacked(LED.format(4) + ROCKS, throw(4, "flag"), "flag flag")
    assert checks(blocked) == []
    assert len(checks(blocked.play("ignore 0"))) == 1
    # The attacker's leader when it is battled back.
    back = "bottom: BR-LN E4, leader E4 Hill\ntop: FR-LN E5\nordered: E4"
    case = attacked(back, throw(4), throw(5, "infantry"), "sabres sabres").play("battle-back")
    assert (leader_at(case, "E4"), banners(case)) == (None, (0, 1))


@rule("NAP-05-181")
def test_without_a_loss_there_is_no_check() -> None:
    for dice in (throw(4), throw(4, "flag")):
        case = attacked(LED.format(4), dice, "sabres sabres")
        if case.question == "cc-ask-ignore":
            case.play("ignore 0", "retreat D6")
            assert leader_at(case, "D6") == "Ney"
        assert (rolls_left(case), checks(case)) == (1, [])
    # Nor for the leader of a neighbour.
    near = "bottom: BR-LN E4\ntop: FR-LN E5, FR-LN D6, leader D6 Ney\nordered: E4"
    assert rolls_left(attacked(near, throw(4, "infantry"), "sabres sabres")) == 1


@rule("NAP-05-182", "NAP-05-183")
def test_example_one_roll_causes_one_check() -> None:
    case = attacked(LED.format(4) + ROCKS, throw(4, "infantry", "flag", "flag"), "sabres flag", "sabres sabres")
    case.play("ignore 0")
    # One block for the hit, two for the hexes it could not go.
    assert (blocks_at(case, "E5"), leader_at(case, "E5")) == (1, "Ney")
    assert (len(checks(case)), rolls_left(case)) == (1, 1)


@rule("NAP-05-182")
def test_every_roll_can_cause_a_check_of_its_own() -> None:
    text = "bottom: BR-LN E4, BR-LN D4\ntop: FR-LN E5, leader E5 Ney\nordered: E4 D4"
    case = attacked(text, throw(4, "infantry"), "flag flag", throw(4, "infantry"), "flag flag")
    case.play("decline", "attack D4 E5")
    assert (len(checks(case)), blocks_at(case, "E5")) == (2, 2)


# -- the unit is destroyed -----------------------------------------------------------------------


@rule("NAP-05-184")
def test_one_die_if_the_unit_is_destroyed() -> None:
    killed = attacked(LED.format(1), throw(4, "infantry"), "sabres")
    assert (leader_at(killed, "E5"), banners(killed), killed.question) == (None, (2, 0), "cc-ask-advance")
    for face in ("flag", "infantry", "cavalry", "artillery"):
        saved = attacked(LED.format(1), throw(4, "infantry"), face)
        assert checks(saved) == [[face]]
        assert (saved.question, banners(saved)) == ("cc-ask-flee", (1, 0))


@rule("NAP-05-185")
def test_no_second_check_if_the_unit_is_destroyed_after_the_first() -> None:
    case = attacked(LED.format(2) + FRIENDS, throw(4, "infantry", "flag"), "sabres flag", "sabres")
    case.play("ignore 0")
    assert (unit_at(case, "E5"), banners(case)) == ({}, (1, 0))
    assert (case.question, len(checks(case)), rolls_left(case)) == ("cc-ask-flee", 1, 1)


@rule("NAP-05-186")
def test_one_die_if_the_unit_is_destroyed_by_its_retreat_only() -> None:
    case = attacked(LED.format(1) + FRIENDS, throw(4, "flag"), "flag").play("ignore 0")
    assert checks(case) == [["flag"]]
    assert (case.question, hexes(case, "flee")) == ("cc-ask-flee", ["D6", "E6"])
    killed = attacked(LED.format(1) + FRIENDS, throw(4, "flag"), "sabres").play("ignore 0")
    assert banners(killed) == (2, 0)


EDGE = "bottom: BR-LN E8\ntop: FR-LN E9 1, leader E9 Ney, FR-LN L9\nordered: E8\n"


@rule("NAP-05-187", "NAP-05-191")
def test_on_his_edge_he_leaves_the_field_without_a_banner() -> None:
    case = attacked(EDGE, throw(4, "infantry"), "flag", by="attack E8 E9")
    (left,) = case.events("cc-leader-left")
    assert (left["leader"], leader_at(case, "E9")) == ("Ney", None)
    # One banner, for the unit.
    assert (banners(case), case.question) == ((1, 0), "cc-ask-advance")


@rule("NAP-05-190", "NAP-05-191")
def test_he_leaves_if_the_edge_stopped_the_retreat() -> None:
    case = attacked(EDGE, throw(4, "flag"), "flag", by="attack E8 E9").play("ignore 0")
    assert [event["leader"] for event in case.events("cc-leader-left")] == ["Ney"]
    assert banners(case) == (1, 0)


@rule("NAP-05-188")
def test_he_retreats_from_where_the_last_block_was_lost() -> None:
    # One hex of two can be made: to E6, where its last block is lost.
    text = LED.format(1) + "top: FR-LT D6, FR-LT E7, FR-LT F7\n"
    case = attacked(text, throw(4, "flag", "flag"), "flag").play("ignore 0")
    assert [event["to"] for event in case.events("cc-retreated")] == ["E6"]
    assert (case.question, hexes(case, "flee")) == ("cc-ask-flee", ["E7", "F7"])


@rule("NAP-05-189")
def test_he_must_escape_if_enemies_block_the_way() -> None:
    text = LED.format(1) + "bottom: BR-LN D6 2, BR-LC E6\n"
    case = attacked(text, throw(4, "flag"), "flag", throw(2)).play("ignore 0")
    assert (banners(case), hexes(case, "flee")) == ((1, 0), ["D6", "E6"])
    assert not case.options("stop")
    case.play("flee D6")
    assert escapes(case) == [("D6", 2)]
    # He cannot stay with the enemy.
    assert case.options() == ["flee D7", "flee E7"]
    case.play("flee D7", "stop")
    assert leader_at(case, "D7") == "Ney"


@rule("NAP-05-189")
def test_his_escape_may_end_with_a_friendly_unit() -> None:
    text = LED.format(1) + "bottom: BR-LN D6 2, BR-LC E6\ntop: FR-LT D7\n"
    case = attacked(text, throw(4, "flag"), "flag", throw(2)).play("ignore 0", "flee D6", "flee D7", "stop")
    assert (leader_at(case, "D7"), unit_at(case, "D7")["kind"]) == ("Ney", "french-light-infantry")


@rule("NAP-05-192")
def test_he_is_lost_if_the_ground_stopped_the_retreat() -> None:
    case = attacked(LED.format(1) + ROCKS, throw(4, "flag"), "flag").play("ignore 0")
    assert (leader_at(case, "E5"), banners(case)) == (None, (2, 0))
    # Not if another way is open to him, be it through friends.
    case = attacked(LED.format(1) + "terrain: rugged-hill D6\ntop: FR-LT E6\n", throw(4, "flag"), "flag")
    case.play("ignore 0")
    assert (banners(case), case.options()) == ((1, 0), ["flee E7", "flee F7", "stop"])
    assert [event["to"] for event in case.events("cc-leader-fled")] == ["E6"]


@rule("NAP-05-193")
def test_flags_of_the_roll_that_destroyed_his_unit_do_nothing_to_him() -> None:
    case = attacked(LED.format(1), throw(4, "infantry", "flag", "flag", "flag"), "flag")
    # He must go, but one hex is enough.
    assert case.options() == ["flee D6", "flee E6"]
    case.play("flee D6", "stop", "stay")
    assert leader_at(case, "D6") == "Ney"


@rule("NAP-05-194")
@pytest.mark.parametrize("attacker", ["BR-LN", "BR-HC"])
def test_the_attacker_takes_ground_after_the_leader_has_gone(attacker: str) -> None:
    text = f"bottom: {attacker} E4\ntop: FR-LN E5 1, leader E5 Ney, FR-LN L9\nordered: E4"
    case = attacked(text, throw(4, "infantry"), "flag")
    assert (case.decider, case.question) == ("top", "cc-ask-flee")
    case.play("flee D6", "stop")
    assert (case.decider, case.question) == ("bottom", "cc-ask-advance")
    case.play("advance")
    assert unit_at(case, "E5")["side"] == "bottom"


# -- lone leaders --------------------------------------------------------------------------------


@rule("NAP-05-195")
def test_a_lone_leader_is_attacked_with_the_usual_dice() -> None:
    text = "bottom: {}\ntop: leader E5 Ney, FR-LN L9\nordered: E4\nterrain: {} E5"
    usual = {"BR-LN E4": 4, "BR-LN E4 2": 2, "FR-LN E4": 4, "FR-OG E4": 6, "FR-CU E4": 5, "BR-FA E4": 4, "BR-HA E4": 3}
    for unit, dice in usual.items():
        assert dice_of(text.format(unit, "open"), "E4 E5") == dice
    assert dice_of(text.format("BR-LN E4", "forest"), "E4 E5") == 3
    assert dice_of(text.format("FR-LC E4", "forest"), "E4 E5") == 2


@rule("NAP-05-196")
@pytest.mark.parametrize("attacker", ["BR-LN", "BR-RL", "PT-MI", "FR-LC"])
def test_one_sabre_kills_a_lone_leader(attacker: str) -> None:
    text = f"bottom: {attacker} E4 3\ntop: leader E5 Ney, FR-LN L9\nordered: E4"
    case = attacked(text, throw(3, "sabres"))
    assert (leader_at(case, "E5"), banners(case)) == (None, (1, 0))
    case = attacked(text, "infantry cavalry artillery")
    assert (case.question, banners(case)) == ("cc-ask-flee", (0, 0))


@rule("NAP-05-197")
def test_flags_do_nothing_to_a_lone_leader() -> None:
    case = attacked(LONE, "flag flag flag flag")
    assert not case.events("cc-ignored")
    # He goes one hex, not four.
    case.play("flee D6", "stop", "stay")
    assert (leader_at(case, "D6"), banners(case)) == ("Ney", (0, 0))


@rule("NAP-05-198")
def test_a_lone_leader_has_no_first_strike_and_no_battle_back() -> None:
    text = LONE + "discards:\ntop hand: first-strike probe-left probe-right attack-left attack-right\n"
    case = battle(text, MISS)
    case.events()
    case.play("attack E4 E5")
    # The dice were rolled at once, and then he must go.
    assert (dice_rolled(case), case.question) == ([4], "cc-ask-flee")
    case.play("flee D6", "stop")
    assert (case.decider, case.question) == ("bottom", "cc-ask-advance")


# -- the retreat of leaders ----------------------------------------------------------------------


@rule("NAP-05-233", "NAP-05-236")
def test_a_leader_retreats_one_two_or_three_hexes() -> None:
    case = fleeing("")
    assert case.options() == ["flee D6", "flee E6"]
    assert case.why_not("stop") == "NAP-05-233"
    one = case.clone().play("flee D6")
    assert one.options() == ["flee D7", "flee E7", "stop"]
    assert leader_at(one.clone().play("stop", "stay"), "D6") == "Ney"
    two = one.play("flee E7")
    assert two.options() == ["flee D8", "flee E8", "stop"]
    assert leader_at(two.clone().play("stop", "stay"), "E7") == "Ney"
    # After the third he stands.
    three = two.play("flee E8")
    assert (three.question, leader_at(three, "E8")) == ("cc-ask-advance", "Ney")


@rule("NAP-05-234")
def test_an_attached_leader_goes_where_his_unit_goes() -> None:
    case = attacked(LED.format(4), throw(4, "flag", "flag")).play("ignore 0", "retreat D6", "retreat D7")
    assert (leader_at(case, "D7"), blocks_at(case, "D7"), leader_at(case, "E5")) == ("Ney", 4, None)


@rule("NAP-05-235")
def test_a_leader_whose_unit_was_destroyed_must_retreat() -> None:
    fire = "bottom: BR-LN E4\ntop: FR-LN E6 1, leader E6 Ney, FR-LN L9\nordered: E4"
    case = attacked(fire, throw(5, "infantry"), "flag", by="attack E4 E6")
    assert case.options() == ["flee E7", "flee F7"]
    assert case.why_not("stop") == "NAP-05-233"
    for text, dice in ((LED.format(1), throw(4, "infantry")), (LED.format(1) + FRIENDS, throw(4, "flag"))):
        case = attacked(text, dice, "flag")
        if case.question == "cc-ask-ignore":
            case.play("ignore 0")
        assert case.options() == ["flee D6", "flee E6"]


@rule("NAP-05-237")
def test_his_owner_chooses_the_way_towards_his_own_edge() -> None:
    case = fleeing("")
    assert (case.decider, hexes(case, "flee")) == ("top", ["D6", "E6"])
    for there in ("D5", "F5", "E4", "F4", "E7"):
        assert case.why_not(f"flee {there}") == "NAP-05-233"
    # A leader of the bottom side goes the other way.
    text = "bottom: leader E4 Hill, BR-LN A1\ntop: FR-LT E5\nordered: E5\nturn: top"
    case = attacked(text, MISS, by="attack E5 E4")
    assert (case.decider, hexes(case, "flee")) == ("bottom", ["E3", "F3"])


@rule("NAP-05-238")
def test_passable_ground_does_not_stop_him() -> None:
    case = fleeing("terrain: forest D6 E6; stream D7 E7 F7; town D8 E8 C8 F8\n")
    case.play("flee D6", "flee D7", "flee D8")
    assert leader_at(case, "D8") == "Ney"


@rule("NAP-05-239")
def test_impassable_ground_behind_him_is_his_end() -> None:
    case = fleeing(ROCKS)
    assert (leader_at(case, "E5"), banners(case)) == (None, (1, 0))
    assert [event["clauses"] for event in case.events("cc-leader-killed")] == [["NAP-05-239"]]
    assert fleeing("terrain: rugged-hill D6; river E7 F7\n").events("cc-leader-fled")[0]["to"] == "E6"


@rule("NAP-05-240")
def test_he_cannot_end_with_another_leader_or_with_an_enemy() -> None:
    for there in ("top: leader D6 Soult", "top: FR-LT D6, leader D6 Soult"):
        case = fleeing(f"{there}\n").play("flee D6")
        assert (case.options(), case.why_not("stop")) == (["flee D7", "flee E7"], "NAP-05-240")
    for there in ("bottom: BR-LT D6 2", "bottom: BR-LT D6 2, leader D6 Hill"):
        case = fleeing(f"{there}\n", throw(2)).play("flee D6")
        assert case.why_not("stop") == "NAP-05-240"
    # A lone enemy leader makes no roll: the way is closed.
    case = fleeing("bottom: leader D6 Hill\n")
    assert leader_at(case, "D6") == "Hill"
    assert [event["to"] for event in case.events("cc-leader-fled")] == ["E6"]


@rule("NAP-05-241")
def test_he_may_pass_a_friendly_unit_or_join_it() -> None:
    joined = fleeing("top: FR-LT D6\n").play("flee D6", "stop", "stay")
    assert (leader_at(joined, "D6"), blocks_at(joined, "D6")) == ("Ney", 4)
    passed = fleeing("top: FR-LT D6\n").play("flee D6", "flee D7", "stop", "stay")
    assert (leader_at(passed, "D6"), leader_at(passed, "D7")) == (None, "Ney")


@rule("NAP-05-242")
@pytest.mark.parametrize("friend", ["leader D6 Soult", "FR-LT D6, leader D6 Soult"])
def test_he_may_pass_another_leader(friend: str) -> None:
    case = fleeing(f"top: {friend}\n").play("flee D6", "flee D7", "stop", "stay")
    assert (leader_at(case, "D6"), leader_at(case, "D7")) == ("Soult", "Ney")


@rule("NAP-05-243")
def test_passing_through_does_nothing_to_a_unit() -> None:
    case = fleeing("top: FR-LT D6 3\nbottom: BR-LT D7 2\n", "flag infantry")
    friend, enemy = unit_at(case, "D6"), unit_at(case, "D7")
    case.play("flee D6", "flee D7", "flee D8")
    assert (unit_at(case, "D6"), unit_at(case, "D7")) == (friend, enemy)
    assert not case.events("cc-lost")


@rule("NAP-05-244")
def test_he_may_leave_over_his_own_edge_for_good() -> None:
    text = "bottom: BR-LN E7\ntop: leader E8 Ney, FR-LN L9\nordered: E7"
    case = attacked(text, MISS, by="attack E7 E8").play("flee E9")
    assert case.options() == ["leave", "stop"]
    case.play("leave", "stay")
    assert (leader_at(case, "E8"), leader_at(case, "E9"), banners(case)) == (None, None, (0, 0))
    # The edge must be reached first, and leaving is one of his three hexes.
    case = fleeing("").play("flee D6")
    assert case.why_not("leave") == "NAP-05-244"
    text = "bottom: BR-LN E5\ntop: leader E6 Ney, FR-LN L9\nordered: E5"
    case = attacked(text, MISS, by="attack E5 E6").play("flee E7", "flee E8", "flee E9")
    assert (leader_at(case, "E9"), case.question) == ("Ney", "cc-ask-advance")


@rule("NAP-05-245")
def test_he_passes_enemies_only_by_escaping() -> None:
    case = fleeing("bottom: BR-LT D6 2\n", throw(2)).play("flee E6", "stop", "stay")
    assert (escapes(case), rolls_left(case)) == ([], 1)
    case = fleeing("bottom: BR-LT D6 2\n", throw(2)).play("flee D6")
    assert escapes(case) == [("D6", 2)]


@rule("NAP-05-246")
def test_without_a_hex_to_end_on_he_is_lost() -> None:
    # Only D6 is open, and another leader stands there; behind him is no way.
    case = fleeing("top: leader D6 Soult\nterrain: rugged-hill E6 D7 E7\n")
    assert (leader_at(case, "E5"), banners(case)) == (None, (1, 0))
    (killed,) = case.events("cc-leader-killed")
    assert (killed["leader"], killed["clauses"]) == ("Ney", ["NAP-05-246"])


# -- escape --------------------------------------------------------------------------------------


@rule("NAP-05-247")
def test_an_escape_is_a_choice_while_there_is_another_way() -> None:
    assert fleeing("bottom: BR-LT D6 2\n").options() == ["flee D6", "flee E6"]
    # Otherwise it is the only way.
    case = fleeing("bottom: BR-LT D6 2\nterrain: rugged-hill E6\n", throw(2))
    assert escapes(case) == [("D6", 2)]


@rule("NAP-05-248")
def test_the_enemy_unit_rolls_as_in_melee() -> None:
    case = fleeing("bottom: BR-LT D6 3\n", throw(3)).play("flee D6")
    (roll,) = (event for event in case.events("cc-rolled-for") if event["what"] == "escape")
    assert (roll["side"], roll["hex"], len(roll["dice"])) == ("bottom", "D6", 3)


@rule("NAP-05-249")
@pytest.mark.parametrize("ground", ["forest D6", "town D6", "hill D6", "stream D6", "redoubt D6:nw,ne,w,e,sw,se"])
def test_terrain_does_not_protect_an_escaping_leader(ground: str) -> None:
    case = fleeing(f"bottom: FR-LC D6\nterrain: {ground}\n", throw(4)).play("flee D6")
    assert escapes(case) == [("D6", 4)]


@rule("NAP-05-250")
@pytest.mark.parametrize(
    ("unit", "dice"),
    [
        ("BR-LN D6", 4),
        ("BR-LN D6 2", 2),
        ("FR-LN D6", 4),
        ("BR-GG D6", 6),
        ("FR-OG D6 1", 3),
        ("FR-CU D6", 5),
        ("FR-LC D6", 4),
        ("BR-FA D6", 4),
        ("BR-FA D6 1", 3),
        ("BR-HA D6", 3),
        ("FR-GFA D6", 5),
    ],
)
@pytest.mark.parametrize("card", ["attack-center", "elan"])
def test_the_dice_against_an_escape_are_those_of_blocks_and_kind(unit: str, dice: int, card: str) -> None:
    extra = 1 if card == "elan" else 0
    case = battle(LONE + f"bottom: {unit}\ncard: {card}\n", throw(4 + extra), throw(dice, "flag"))
    case.play("attack E4 E5", "flee D6")
    assert escapes(case) == [("D6", dice)]
    assert not case.events("cc-battles-back")


@rule("NAP-05-251")
@pytest.mark.parametrize("unit", ["BR-LN", "BR-RL", "PT-MI"])
def test_one_sabre_kills_an_escaping_leader(unit: str) -> None:
    case = fleeing(f"bottom: {unit} D6 3\n", throw(3, "sabres")).play("flee D6")
    assert (banners(case), case.question) == ((1, 0), "cc-ask-advance")
    assert leader_at(case, "D6") is None


@rule("NAP-05-252")
def test_a_leader_who_escapes_goes_on() -> None:
    case = fleeing("bottom: BR-LN D6\n", throw(4, "flag", "infantry", "cavalry")).play("flee D6")
    assert (case.options(), banners(case)) == (["flee D7", "flee E7"], (0, 0))
    case.play("flee E7", "flee E8")
    assert leader_at(case, "E8") == "Ney"


@rule("NAP-05-253")
def test_each_enemy_hex_has_its_own_roll() -> None:
    case = fleeing("bottom: BR-LN D6 2, FR-CU D7 3\n", throw(2), throw(4)).play("flee D6", "flee D7", "flee D8")
    assert escapes(case) == [("D6", 2), ("D7", 4)]
    assert leader_at(case, "D8") == "Ney"
    case = fleeing("bottom: BR-LN D6 2, FR-CU D7 3\n", throw(2), throw(4, "sabres")).play("flee D6", "flee D7")
    assert banners(case) == (1, 0)


@rule("NAP-05-254")
def test_three_enemy_hexes_are_too_many() -> None:
    # The only way leads over D6 and D7 to C8 or D8.
    way = "terrain: rugged-hill E6 E7\nbottom: BR-LN D6 1, BR-LN D7 1, BR-LN D8 1{}\n"
    lost = battle(LONE + way.format(", BR-LN C8 1"), MISS, luck=True).play("attack E4 E5")
    assert (leader_at(lost, "E5"), banners(lost)) == (None, (1, 0))
    assert [event["clauses"] for event in lost.events("cc-leader-killed")] == [["NAP-05-254"]]
    # If the third hex is free he may reach it.
    saved = fleeing(way.format(""), "flag", "flag")
    assert (leader_at(saved, "C8"), banners(saved)) == ("Ney", (0, 0))


@rule("NAP-05-255")
def test_he_never_ends_among_enemies() -> None:
    # Behind D7 both hexes are held, and his third hex must be free: from D6 he can only go to E7.
    enemies = "bottom: BR-LN D6 1, BR-LN D7 1, BR-LN C8 1, BR-LN D8 1\n"
    case = fleeing(enemies, "flag").play("flee D6")
    assert [event["to"] for event in case.events("cc-leader-fled")] == ["D6", "E7"]
    assert case.why_not("flee D8") == "NAP-05-240"
    # With both ways open he may choose, but not stay with D6.
    case = fleeing("bottom: BR-LN D6 1, BR-LN D7 1\n", "flag").play("flee D6")
    assert (case.options(), case.why_not("stop")) == (["flee D7", "flee E7"], "NAP-05-240")


@rule("NAP-05-256")
def test_example_through_the_weaker_of_two_enemies() -> None:
    case = fleeing("bottom: BR-LN D6 2, BR-LC E6 3\n", "infantry artillery")
    assert case.options() == ["flee D6", "flee E6"]
    case.play("flee D6")
    assert escapes(case) == [("D6", 2)]
    # One hex more or two.
    assert case.options() == ["flee D7", "flee E7"]
    case.play("flee D7")
    assert case.options() == ["flee C8", "flee D8", "stop"]


@rule("NAP-05-256")
def test_example_the_light_cavalry_would_roll_three() -> None:
    case = fleeing("bottom: BR-LN D6 2, BR-LC E6 3\n", throw(3)).play("flee E6")
    assert escapes(case) == [("E6", 3)]


@rule("NAP-05-257")
def test_example_three_hexes_to_a_friend_behind_heavy_cavalry() -> None:
    case = fleeing("bottom: BR-HC D7 3\ntop: FR-LT D8\n", "flag flag infantry infantry").play("flee D6")
    # He could stop here.
    assert case.options() == ["flee D7", "flee E7", "stop"]
    case.play("flee D7")
    assert escapes(case) == [("D7", 4)]
    case.play("flee D8")
    assert (leader_at(case, "D8"), unit_at(case, "D8")["kind"]) == ("Ney", "french-light-infantry")


@rule("NAP-05-258")
def test_example_the_second_roll_kills() -> None:
    text = "bottom: BR-LN D6 2, BR-LC D7 3\nterrain: rugged-hill E6 E7\n"
    case = fleeing(text, "flag cavalry", "sabres sabres flag")
    assert escapes(case) == [("D6", 2), ("D7", 3)]
    assert (leader_at(case, "D7"), banners(case)) == (None, (1, 0))
