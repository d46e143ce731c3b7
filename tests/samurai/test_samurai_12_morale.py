"""Chapter 12: which flags a unit may ignore. The attacker stands on E4, the unit that is attacked on E5."""

from __future__ import annotations

import pytest

from samurai.fields import banners, battle, honor, throw
from vexilla.testing import Case, rule

#: Friends beside E5, one or two of them, who are not on its way back.
ONE, TWO = "top: AB D5\n", "top: AB D5, AB F5\n"
VILLAGE, BRIDGE = "terrain: village E5\n", "terrain: bridge E5\n"


def flagged(defender: str, flags: int, more: str = "", *dice: str) -> Case:
    """A unit on E5 is attacked by four dice, so many of which are flags; in a village or a forest by two of them."""
    text = f"bottom: SN E4\ntop: {defender} E5\nordered: E4\n{more}"
    number = 2 if "village" in more else 4
    return battle(text, throw(number, *["flag"] * flags, miss="honor"), *dice).play("attack E4 E5")


def allowed(defender: str, flags: int, more: str = "") -> int:
    """How many of so many flags it may ignore: without any to ignore its way back is asked at once."""
    case = flagged(defender, flags, more)
    if case.question == "cc-ask-retreat":
        return 0
    assert case.question == "cc-ask-ignore"
    assert case.options() == [f"ignore {number}" for number in range(len(case.options()))]
    return len(case.options()) - 1


@rule("SAM-12-001")
def test_a_unit_ignores_flags_only_where_something_lets_it() -> None:
    for plain in ("AY", "AB", "AA"):
        assert allowed(plain, 1) == 0
    case = flagged("SN", 1)
    assert case.decider == "top"
    case.play("ignore 1")
    # It stands, and battles back.
    assert (case.blocks("E5"), case.question, honor(case)[1]) == (4, "cc-ask-battle-back", 5)


@rule("SAM-12-002")
def test_never_more_than_two() -> None:
    # A square with a leader, supported and on a bridge could ignore four.
    text = f"leader E5 Uesugi, SN E5\n{TWO}{BRIDGE}"
    case = battle(f"bottom: SN E4\ntop: {text}ordered: E4\n", throw(4, "flag", "flag", "flag", "flag"))
    case.play("attack E4 E5")
    assert case.options() == ["ignore 0", "ignore 1", "ignore 2"]
    for number in (3, 4):
        assert case.why_not(f"ignore {number}") == "SAM-12-002"


@rule("SAM-12-002")
def test_a_dragon_card_follows_its_own_text() -> None:
    more = "top dragons: stand-firm\n"
    case = flagged("AY", 4, more).play("pass", "dragon stand-firm")
    assert (case.blocks("E5"), case.question) == (4, "cc-ask-battle-back")


@rule("SAM-12-003")
def test_the_owner_may_ignore_fewer_than_he_may() -> None:
    for ignored, went in ((0, 2), (1, 1), (2, 0)):
        case = flagged("SN", 2, TWO).play(f"ignore {ignored}")
        while case.question == "cc-ask-retreat":
            case.play(case.options()[0])
        assert len(case.log("cc-retreated")) == went


@rule("SAM-12-004")
def test_one_hex_for_every_flag_that_is_not_ignored() -> None:
    # Three flags, one of them ignored: two hexes, not three, not none.
    case = flagged("SN", 3).play("ignore 1", "retreat D6", "retreat D7")
    assert (case.blocks("D7"), len(case.log("cc-retreated"))) == (4, 2)
    assert case.question == "cc-ask-advance"
    # Flags that cannot be ignored at all.
    case = flagged("AY", 2).play("retreat D6", "retreat D7")
    assert (case.blocks("D7"), len(case.log("cc-retreated"))) == (4, 2)


@rule("SAM-12-005")
def test_two_units_beside_it_let_a_unit_ignore_one_flag() -> None:
    assert [allowed("AY", 2, more) for more in ("", ONE, TWO)] == [0, 0, 1]
    # More than two give no more; any two hexes will do; enemies and units further away do not.
    assert allowed("AY", 2, "top: AB D5, AB F5, AB D6\n") == 1
    assert allowed("AY", 2, "top: AB D5, AB D6\n") == 1
    assert allowed("AY", 2, "top: AB D5\nbottom: AB F5\n") == 0
    assert allowed("AY", 2, "top: AB D5, AB G5\n") == 0


@rule("SAM-12-006")
def test_support_is_judged_for_each_attack_by_itself() -> None:
    # E5 is supported by D5 and F5 until F5 has been destroyed by the first attack.
    text = "bottom: SN E4, SN F4\ntop: AY E5, AB D5, AB F5 1\nordered: E4 F4\n"
    first = battle(text, throw(4, "flag", miss="honor")).play("attack E4 E5")
    assert first.options() == ["ignore 0", "ignore 1"]
    second = battle(text, throw(4, "circle", miss="honor"), throw(4, "flag", miss="honor"))
    second.play("attack F4 F5")
    assert banners(second) == (1, 0)
    second.play("stay", "attack E4 E5")
    assert second.question == "cc-ask-retreat"


@rule("SAM-12-007")
@pytest.mark.parametrize("attack", ["attack E4 E5", "attack E4 F5", "attack D6 E6"])
def test_three_units_beside_each_other_support_each_other(attack: str) -> None:
    text = "bottom: SN E4, SN D6\ntop: AY E5, AY F5, AY E6\nordered: E4 D6\n"
    case = battle(text, throw(4, "flag", miss="honor")).play(attack)
    assert (case.question, case.options()) == ("cc-ask-ignore", ["ignore 0", "ignore 1"])


@rule("SAM-12-008")
def test_a_lone_leader_counts_as_a_unit_that_supports() -> None:
    assert allowed("AY", 1, "top: AB D5, leader F5 Uesugi\n") == 1
    assert allowed("AY", 1, "top: leader D5 Naoe, leader F5 Uesugi\n") == 1
    # Not twice with the unit he leads, and not the enemy's.
    assert allowed("AY", 1, "top: AB D5, leader D5 Uesugi\n") == 0
    assert allowed("AY", 1, "top: AB D5\nbottom: leader F5 Takeda\n") == 0


@rule("SAM-12-009")
def test_a_leader_with_it_lets_it_ignore_one_flag() -> None:
    text = "bottom: AY E4\ntop: AY E5, leader E5 Uesugi\nordered: E4\n"
    case = battle(text, "flag flag honor").play("attack E4 E5")
    assert case.options() == ["ignore 0", "ignore 1"]
    assert case.why_not("ignore 2") == "SAM-12-002"
    # Not one who has been killed in this combat.
    case = battle(text, "triangle flag honor", "swords").play("attack E4 E5")
    assert (case.leader("E5"), case.question) == (None, "cc-ask-retreat")


@rule("SAM-12-010")
@pytest.mark.parametrize("square", ["SN", "MSY", "BG"])
def test_a_square_ignores_one_flag(square: str) -> None:
    assert allowed(square, 2) == 1
    assert allowed("AY", 2) == 0


@rule("SAM-12-011")
def test_a_dragon_card_may_ignore_flags() -> None:
    # Stand Firm ignores all flags of the roll.
    case = flagged("AY", 3, "top dragons: stand-firm\n").play("pass")
    assert (case.decider, case.question) == ("top", "sam-ask-dragon-after-roll")
    held = case.clone().play("dragon stand-firm")
    assert (held.blocks("E5"), held.question) == (4, "cc-ask-battle-back")
    assert case.play("pass").question == "cc-ask-retreat"


@rule("SAM-12-012")
def test_a_bridge_and_a_village_let_a_unit_ignore_one_flag() -> None:
    assert allowed("AY", 2, BRIDGE) == 1
    assert allowed("AY", 2, VILLAGE) == 1
    # Other ground does not.
    for ground in ("ford", "hill", "forest", "rice-field"):
        text = f"bottom: AB E4\ntop: AY E5\nordered: E4\nterrain: {ground} E5\n"
        assert battle(text, "flag honor").play("attack E4 E5").question == "cc-ask-retreat"


@rule("SAM-12-013")
@pytest.mark.parametrize(
    ("defender", "more"),
    [
        ("SN E5", TWO),
        ("SN E5", BRIDGE),
        ("AY E5", TWO + VILLAGE),
        ("AY E5, leader E5 Uesugi", TWO),
        ("AY E5, leader E5 Uesugi", BRIDGE),
        ("SN E5, leader E5 Uesugi", ""),
    ],
)
def test_what_lets_it_ignore_flags_adds_up_to_two(defender: str, more: str) -> None:
    number = 2 if "village" in more else 4
    text = f"bottom: SN E4\ntop: {defender}\nordered: E4\n{more}"
    case = battle(text, throw(number, "flag", "flag", miss="honor")).play("attack E4 E5")
    assert case.options() == ["ignore 0", "ignore 1", "ignore 2"]
