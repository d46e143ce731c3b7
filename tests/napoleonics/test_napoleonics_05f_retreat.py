"""Chapter 5: retreat and morale. The unit on E5 is the top side's: it goes back to D6 or E6, then D7, E7 or F7."""

from __future__ import annotations

import pytest

from napoleonics.fields import banners, battle, blocks_at, hexes, leader_at, rolls_left, throw, unit_at
from vexilla.games.napoleonics.units import KINDS
from vexilla.testing import Case, rule

STRENGTH = {kind.code: kind.blocks for kind in KINDS}

#: Who attacks has six dice, so that there are flags enough; cavalry reacts to it by standing.
GUARD = "bottom: FR-OG E4\ntop: {} E5{}\nordered: E4\n"
LINE = GUARD.format("BR-LN", "")


def flags(text: str, number: int, *dice: str, faces: tuple[str, ...] = (), by: str = "attack E4 E5") -> Case:
    """E5 is attacked with six dice: so many flags, and other faces."""
    case = battle(text, throw(6, *faces, *["flag"] * number), *dice)
    case.events()
    case.play(by)
    return case.play("stand") if case.question == "cc-ask-react" else case


def flee(case: Case, ignored: int = 0) -> Case:
    """Ignore so many flags if asked, and go back by the first way."""
    if case.question == "cc-ask-ignore":
        case.play(f"ignore {ignored}")
    while not case.over and case.question == "cc-ask-retreat":
        case.play(case.options()[0])
    return case


def way(case: Case) -> list[str]:
    """The hexes of the retreat since the events were last asked for."""
    return [event["to"] for event in case.events("cc-retreated")]


def ignorable(text: str, faces: int = 6) -> int:
    """How many of so many flags the unit on E5 may ignore."""
    case = flags(text, faces)
    return len(case.options("ignore")) - 1 if case.question == "cc-ask-ignore" else 0


# -- retreat -------------------------------------------------------------------------------------


@rule("NAP-05-199")
def test_losses_are_removed_before_the_retreat() -> None:
    case = flee(flags(LINE, 1, faces=("infantry",)))
    names = [event["event"] for event in case.events()]
    assert names.index("cc-lost") < names.index("cc-retreated")
    assert blocks_at(flags(LINE, 1, faces=("infantry",)), "E5") == 3


@rule("NAP-05-200")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_hex_for_each_flag(number: int) -> None:
    case = flee(flags(LINE, number))
    gone = way(case)
    assert [hex_[1] for hex_ in gone] == ["6", "7", "8", "9"][:number]
    assert blocks_at(case, gone[-1]) == 4


@rule("NAP-05-200")
def test_flags_that_are_ignored_do_not_count() -> None:
    assert len(way(flee(flags(GUARD.format("BR-GG", ""), 3), 2))) == 1


@rule("NAP-05-201")
@pytest.mark.parametrize("code", ["PT-MI", "FR-MI"])
def test_militia_goes_three_hexes_for_each_flag(code: str) -> None:
    case = flee(flags(GUARD.format(code, ""), 1))
    gone = way(case)
    assert (len(gone), gone[-1][1], blocks_at(case, gone[-1])) == (3, "8", 4)


@rule("NAP-05-202")
def test_the_owner_chooses_each_hex() -> None:
    case = flags(LINE, 2)
    assert (case.decider, case.options()) == ("top", ["retreat D6", "retreat E6"])
    case.play("retreat E6")
    assert (case.decider, case.options()) == ("top", ["retreat E7", "retreat F7"])
    case.play("retreat F7")
    assert blocks_at(case, "F7") == 4


@rule("NAP-05-203")
def test_every_step_goes_towards_the_own_edge() -> None:
    case = flags(LINE, 1)
    for there in ("D5", "F5", "D4", "E7"):
        assert case.why_not(f"retreat {there}") == "NAP-05-203"
    # From whatever side the attack came: also towards the attacker's side.
    behind = "bottom: FR-OG E6\ntop: BR-LN E5\nordered: E6\n"
    assert way(flags(behind, 1, by="attack E6 E5")) == ["D6"]
    # The bottom side goes to the bottom.
    text = "bottom: BR-LN E5\ntop: FR-OG E6\nordered: E6\nturn: top\n"
    assert hexes(flags(text, 1, by="attack E6 E5"), "retreat") == ["D4", "E4"]


@rule("NAP-05-204")
def test_passable_ground_does_not_stop_a_retreat() -> None:
    text = GUARD.format("{}", "") + "terrain: forest D6 E6; ford D7 E7 F7; town C8 D8 E8 F8; stream D9 E9\n"
    for code in ("BR-LN", "FR-LC", "BR-FA"):
        case = battle(text.format(code), throw(6, *["flag"] * 3, miss="infantry" if code != "BR-LN" else "artillery"))
        case.events()
        case.play("attack E4 E5")
        if case.question == "cc-ask-react":
            case.play("stand")
        gone = way(flee(case))
        assert (len(gone), blocks_at(case, gone[-1])) == (3, STRENGTH[code])


@rule("NAP-05-205")
def test_impassable_ground_blocks_a_retreat() -> None:
    for ground in ("rugged-hill", "river"):
        case = flags(LINE + f"terrain: {ground} D6 E6\n", 2)
        assert (blocks_at(case, "E5"), way(case)) == (2, [])
    gone = flags(GUARD.format("BR-LN", " 2") + "terrain: rugged-hill D6 E6\n", 2)
    assert (unit_at(gone, "E5"), banners(gone)) == ({}, (1, 0))
    # A check for its leader.
    led = flags(GUARD.format("BR-LN", ", leader E5 Hill") + "terrain: river D6 E6\n", 1, "sabres sabres")
    assert leader_at(led.play("ignore 0"), "E5") is None


@rule("NAP-05-205")
def test_a_quarry_blocks_the_retreat_of_artillery_only() -> None:
    text = GUARD.format("{}", "") + "terrain: quarry D6 E6\n"
    case = battle(text.format("BR-FA"), throw(6, "flag", miss="infantry")).play("attack E4 E5")
    assert blocks_at(case, "E5") == 2
    assert hexes(flags(text.format("BR-LN"), 1), "retreat") == ["D6", "E6"]


@rule("NAP-05-206")
@pytest.mark.parametrize("other", ["top: BR-LN D6", "bottom: FR-LN D6"])
def test_not_onto_or_through_a_hex_with_a_unit(other: str) -> None:
    text = LINE + other + "\n"
    # There is one way left, so it is taken.
    assert way(flags(text, 1)) == ["E6"]
    blocked = flags(text + "terrain: rugged-hill E6\n", 2)
    assert (blocks_at(blocked, "E5"), way(blocked)) == (2, [])
    two = flags(LINE + other.replace("D6", "D7") + "\n", 2).play("retreat D6")
    assert way(two) == ["D6", "E7"]


@rule("NAP-05-207")
def test_not_onto_the_hex_of_a_lone_enemy_leader() -> None:
    assert way(flags(LINE + "bottom: leader D6 Ney\n", 1)) == ["E6"]
    case = flags(LINE + "bottom: leader D6 Ney\nterrain: rugged-hill E6\n", 1)
    assert (blocks_at(case, "E5"), leader_at(case, "D6")) == (3, "Ney")


@rule("NAP-05-208")
def test_a_friendly_lone_leader_stops_the_retreat() -> None:
    case = flags(LINE + "top: leader D6 Hill\n", 4).play("retreat D6")
    assert (way(case), blocks_at(case, "D6"), leader_at(case, "D6")) == (["D6"], 4, "Hill")
    assert case.events("cc-lost") == []
    assert case.question == "cc-ask-advance"
    # Militia too, and also where the leader stands at the end of a blind way.
    case = flags(GUARD.format("PT-MI", "") + "top: leader D7 Hill, BR-LN E6, BR-LN E7, BR-LN C8, BR-LN D8\n", 2)
    assert (way(flee(case)), blocks_at(case, "D7")) == (["D6", "D7"], 4)


@rule("NAP-05-209")
def test_a_unit_with_a_leader_cannot_enter_another_leaders_hex() -> None:
    text = GUARD.format("BR-LN", ", leader E5 Hill") + "top: leader D6 Beresford\n"
    case = flags(text, 1).play("ignore 0")
    assert way(case) == ["E6"]
    blocked = flags(text + "terrain: rugged-hill E6\n", 1, "flag flag").play("ignore 0")
    assert (blocks_at(blocked, "E5"), leader_at(blocked, "E5")) == (3, "Hill")


@rule("NAP-05-210")
@pytest.mark.parametrize(
    "block",
    [
        "top: BR-LN D7, BR-LN E7, BR-LN F7",
        "bottom: FR-LN D7, FR-LN E7, FR-LN F7",
        "terrain: river D7 E7 F7",
    ],
)
def test_a_block_for_each_hex_that_cannot_be_made(block: str) -> None:
    for number, left in ((1, 4), (2, 3), (3, 2), (4, 1)):
        case = flee(flags(LINE + block + "\n", number))
        assert (way(case), blocks_at(case, "D6")) == (["D6"], left)
    gone = flee(flags(LINE + block + "\n", 5))
    assert (blocks_at(gone, "D6"), banners(gone)) == (0, (1, 0))


@rule("NAP-05-210", "NAP-05-212")
@pytest.mark.parametrize("code", ["BR-LN", "BR-LT"])
def test_on_its_edge_a_unit_loses_a_block_for_each_hex(code: str) -> None:
    text = f"bottom: FR-OG E8\ntop: {code} E9\nordered: E8\n"
    for number in (1, 2, 3):
        case = flags(text, number, by="attack E8 E9")
        assert blocks_at(case, "E9") == STRENGTH[code] - number
        assert case.question == "cc-ask-battle-back"


@rule("NAP-05-211")
def test_the_way_must_go_as_far_as_any() -> None:
    # Behind D6 both hexes are held, behind E6 the hex F7 is free.
    text = LINE + "top: BR-LN D7, BR-LN E7\n"
    assert hexes(flags(text, 1), "retreat") == ["D6", "E6"]
    case = flags(text, 2)
    assert (way(case), blocks_at(case, "F7")) == (["E6", "F7"], 4)
    # If no way is longer than one hex, all of them are open.
    assert hexes(flags(LINE + "top: BR-LN D7, BR-LN E7, BR-LN F7\n", 2), "retreat") == ["D6", "E6"]


@rule("NAP-05-211")
def test_militia_must_see_three_hexes_ahead() -> None:
    # From D6 the hex D7 is open, but nothing behind it.
    case = flags(GUARD.format("PT-MI", "") + "terrain: river C8 D8\n", 1).play("retreat D6")
    assert (way(case), blocks_at(case, "E8")) == (["D6", "E7", "E8"], 4)


@rule("NAP-05-212")
def test_a_unit_never_leaves_the_field_by_retreating() -> None:
    text = "bottom: FR-OG E7\ntop: BR-LN E8\nordered: E7\n"
    case = flee(flags(text, 3, by="attack E7 E8"))
    assert (way(case), blocks_at(case, "E9")) == (["E9"], 2)
    assert not case.events("cc-withdrew")


@rule("NAP-05-213", "NAP-05-201", "NAP-05-212")
def test_militia_four_rows_from_its_edge_row_and_two_flags() -> None:
    case = flee(flags(GUARD.format("PT-MI", ""), 2))
    gone = way(case)
    assert [hex_[1] for hex_ in gone] == ["6", "7", "8", "9"]
    assert blocks_at(case, gone[-1]) == 2


@rule("NAP-05-214", "NAP-05-230")
@pytest.mark.parametrize("code", list(STRENGTH))
def test_the_hexes_for_a_flag_by_unit_card(code: str) -> None:
    miss = "infantry" if code[3:] in ("LC", "CU", "HC", "GHC") else "cavalry"
    case = battle(GUARD.format(code, ""), throw(6, "flag", miss=miss))
    case.events()
    case.play("attack E4 E5")
    if case.question == "cc-ask-react":
        case.play("stand")
    assert len(way(flee(case))) == (3 if code in ("FR-MI", "PT-MI") else 1)


# -- morale --------------------------------------------------------------------------------------


@rule("NAP-05-215")
def test_ignoring_is_voluntary() -> None:
    case = flags(GUARD.format("BR-GR", ""), 1)
    assert (case.decider, case.options()) == ("top", ["ignore 0", "ignore 1"])
    assert blocks_at(case.clone().play("ignore 1"), "E5") == 4
    assert case.clone().play("ignore 0").question == "cc-ask-retreat"
    assert case.why_not("ignore 2") == "NAP-05-215"
    # Who may ignore nothing is not asked.
    assert flags(LINE, 1).question == "cc-ask-retreat"


@rule("NAP-05-216")
def test_any_number_of_several_flags_is_ignored() -> None:
    for ignored, hexes_ in ((0, 2), (1, 1), (2, 0)):
        case = flags(GUARD.format("BR-GG", ""), 2)
        assert case.options() == ["ignore 0", "ignore 1", "ignore 2"]
        assert len(way(flee(case, ignored))) == hexes_
    # One more than can be ignored.
    case = flags(GUARD.format("BR-GG", ""), 3)
    assert case.options() == ["ignore 0", "ignore 1", "ignore 2"]
    assert len(way(flee(case, 2))) == 1


@rule("NAP-05-217")
def test_every_roll_may_be_ignored_anew() -> None:
    text = "bottom: FR-OG E4, FR-LT D4\ntop: BR-GR E5\nordered: E4 D4\n"
    case = battle(text, throw(6, "flag"), throw(4, "flag"))
    case.play("attack E4 E5", "ignore 1", "decline", "attack D4 E5")
    assert case.options() == ["ignore 0", "ignore 1"]
    case.play("ignore 1")
    assert blocks_at(case, "E5") == 4
    # The attacker against a battle back as well.
    case = battle("bottom: BR-GR E4\ntop: FR-GR E5\nordered: E4\n", throw(5, "flag"), throw(5, "flag"))
    case.play("attack E4 E5", "ignore 1", "battle-back")
    assert (case.decider, case.options()) == ("bottom", ["ignore 0", "ignore 1"])


@rule("NAP-05-218")
def test_different_reasons_add_up() -> None:
    assert ignorable(GUARD.format("BR-LN", "")) == 0
    assert ignorable(GUARD.format("BR-GG", "")) == 2
    assert ignorable(GUARD.format("BR-GG", ", leader E5 Hill")) == 3
    assert ignorable(GUARD.format("BR-GG", ", leader E5 Hill, BR-LN D6, BR-LN E6")) == 4
    redoubt = GUARD.format("BR-GG", ", leader E5 Hill, BR-LN D6, BR-LN E6") + "terrain: redoubt E5:se\n"
    case = battle(redoubt, throw(5, *["flag"] * 5)).play("attack E4 E5")
    assert len(case.options("ignore")) - 1 == 5


@rule("NAP-05-219")
@pytest.mark.parametrize("code", ["BR-LN", "PT-MI", "BR-RL"])
def test_an_attached_leader_lets_a_unit_ignore_a_flag(code: str) -> None:
    assert ignorable(GUARD.format(code, ", leader E5 Hill")) == 1


@rule("NAP-05-220")
def test_the_leader_is_checked_before_he_helps() -> None:
    text = GUARD.format("BR-LN", ", leader E5 Hill")
    dead = flags(text, 1, "sabres sabres", faces=("infantry",))
    # Nothing to ignore any more.
    assert (dead.question, leader_at(dead, "E5")) == ("cc-ask-retreat", None)
    alive = flags(text, 1, "sabres flag", faces=("infantry",))
    assert (alive.options(), rolls_left(alive)) == (["ignore 0", "ignore 1"], 0)


@rule("NAP-05-221")
def test_two_friends_beside_a_unit_let_it_ignore_a_flag() -> None:
    around = ("D5", "F5", "D6", "E6", "D4")
    for one in around:
        assert ignorable(GUARD.format("BR-LN", f", BR-LN {one}")) == 0
        for two in around:
            if one < two:
                assert ignorable(GUARD.format("BR-LN", f", BR-FA {one}, BR-LC {two}")) == 1
    # More of them give no more, friends of the enemy and those further away give nothing.
    everyone = ", ".join(f"BR-LN {hex_}" for hex_ in around)
    assert ignorable(GUARD.format("BR-LN", f", {everyone}")) == 1
    assert ignorable(GUARD.format("BR-LN", ", BR-LN D6, BR-LN E7, BR-LN C6")) == 0
    assert ignorable("bottom: FR-OG E4, FR-LN D6, FR-LN E6\ntop: BR-LN E5\nordered: E4\nterrain: open A1\n", 1) == 0


@rule("NAP-05-222")
def test_a_square_supports_others() -> None:
    assert ignorable(GUARD.format("BR-LN", ", BR-LN D6 *square, BR-LN E6 *square")) == 1
    assert ignorable(GUARD.format("BR-LN", ", BR-LN D6 *square, BR-LN E6")) == 1


@rule("NAP-05-223")
@pytest.mark.parametrize(
    "friends", ["BR-LN D6, BR-LN E6", "leader D6 Hill, leader E6 Beresford", "BR-LN D6, leader E6 Hill"]
)
def test_a_square_is_not_supported(friends: str) -> None:
    assert ignorable(GUARD.format("BR-LN", f", {friends}"), 1) == 1
    assert ignorable(GUARD.format("BR-LN", f" *square, {friends}"), 1) == 0


@rule("NAP-05-224")
def test_a_lone_leader_beside_a_unit_is_one_supporter() -> None:
    assert ignorable(GUARD.format("BR-LN", ", leader D6 Hill")) == 0
    assert ignorable(GUARD.format("BR-LN", ", leader D6 Hill, BR-LN E6")) == 1
    assert ignorable(GUARD.format("BR-LN", ", leader D6 Hill, leader E6 Beresford")) == 1
    # One with a neighbour does not count beside that neighbour.
    assert ignorable(GUARD.format("BR-LN", ", BR-LN D6, leader D6 Hill")) == 0


@rule("NAP-05-225")
def test_british_and_portuguese_support_each_other() -> None:
    assert ignorable(GUARD.format("BR-LN", ", PT-LN D6, PT-LT E6")) == 1
    assert ignorable(GUARD.format("PT-LN", ", BR-LN D6, PT-LT E6")) == 1


@rule("NAP-05-226")
def test_a_redoubt_lets_a_unit_ignore_a_flag() -> None:
    for terrain, dice in {"redoubt E5:se": 5, "redoubt E5:nw": 6, "town E5": 4, "hill E5": 5, "forest E5": 5}.items():
        case = battle(f"{LINE}terrain: {terrain}\n", throw(dice, "flag")).play("attack E4 E5")
        # Only behind its front, and no other ground.
        assert case.options("ignore") == (["ignore 0", "ignore 1"] if terrain == "redoubt E5:se" else []), terrain


@rule("NAP-05-227", "NAP-05-228", "NAP-05-229", "NAP-05-230")
@pytest.mark.parametrize("code", list(STRENGTH))
def test_the_flags_that_each_kind_ignores(code: str) -> None:
    # Grenadiers and cuirassiers 1; guards 1 or 2; all others none.
    allowed = {"FR-GR": 1, "BR-GR": 1, "FR-CU": 1, "FR-YG": 1}
    allowed |= dict.fromkeys(["FR-OG", "BR-GG", "FR-GHC", "BR-GHC", "FR-GFA"], 2)
    assert ignorable(GUARD.format(code, "")) == allowed.get(code, 0)


@rule("NAP-05-232")
def test_flags_are_ignored_before_the_hexes_are_counted() -> None:
    text = GUARD.format("PT-MI", ", leader E5 Hill")
    case = flee(flags(text, 2), 1)
    # One flag of two is left: three hexes, not five.
    assert len(way(case)) == 3
    assert way(flee(flags(text, 1), 1)) == []
