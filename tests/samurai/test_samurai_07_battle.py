"""Chapter 7: the battle phase, one combat after another."""

import pytest

from samurai.fields import banners, battle, dice_of, dice_rolled, field, throw
from vexilla.testing import rule

THREE = "bottom: AB C4, AY E4, AY G4\ntop: AY C6, AY E5, AY G5\nordered: C4 E4 G4"


@rule("SAM-07-001")
def test_a_combat_is_ranged_or_close() -> None:
    case = battle(THREE, "square circle", throw(3)).play("attack C4 C6")
    assert case.options() == ["attack E4 E5", "attack G4 G5", "done"]
    case.play("attack E4 E5", "decline")
    assert [event["what"] for event in case.log("cc-rolled")] == ["fire", "attack"]


@rule("SAM-07-002", "SAM-07-004")
def test_combats_follow_one_another_in_any_order_and_of_either_kind() -> None:
    for order in (("C4 C6", "E4 E5", "G4 G5"), ("G4 G5", "C4 C6", "E4 E5"), ("E4 E5", "G4 G5", "C4 C6")):
        dice = ["square circle" if attack == "C4 C6" else throw(3) for attack in order]
        case = battle(THREE, *dice)
        for attack in order:
            case.play(f"attack {attack}")
            if attack != "C4 C6":
                case.play("decline")
        fought = [event["hex"] for event in case.log("cc-rolled")]
        assert fought == [attack.split()[0] for attack in order]


@rule("SAM-07-003")
def test_a_combat_is_finished_before_the_next_begins() -> None:
    case = battle(THREE, throw(3, "flag")).play("attack E4 E5")
    # The defender retreats first, the attacker decides about the advance, and only then others fight.
    assert case.question == "cc-ask-retreat"
    assert case.why_not("attack G4 G5") == "SAM-03-010"
    case.play("retreat D6")
    assert case.question == "cc-ask-advance"
    assert case.why_not("attack G4 G5") == "SAM-14-004"
    case.play("stay")
    assert case.why_not("attack G4 G5") is None
    case = battle(THREE, throw(3)).play("attack E4 E5")
    assert case.question == "cc-ask-battle-back"
    assert case.why_not("attack G4 G5") == "SAM-03-010"


@rule("SAM-07-005")
def test_nobody_has_to_fight() -> None:
    case = battle("bottom: AY E4\ntop: AY E5\nordered: E4")
    assert "done" in case.options()
    case.play("done")
    assert case.question == "sam-ask-refill"
    assert not case.log("cc-rolled")


@rule("SAM-07-006")
def test_a_unit_fights_once() -> None:
    text = "bottom: AY E4, AB C4, AY G4\ntop: AY E5, SN C6, AY G5, AY F5\nordered: E4 C4 G4"
    case = battle(text, throw(3), "circle circle").play("attack E4 E5", "decline")
    assert case.why_not("attack E4 E5") == "SAM-07-006"
    assert case.why_not("attack E4 F5") == "SAM-07-006"
    case.play("attack C4 C6")
    assert case.why_not("attack C4 C6") == "SAM-07-006"


@rule("SAM-07-006")
def test_the_exception_is_a_bonus_close_combat_after_an_advance() -> None:
    text = "bottom: MSY E4, AY A1\ntop: AY E5 1, AY E6\nordered: E4"
    case = battle(text, throw(4, "triangle"), throw(4, "triangle")).play("attack E4 E5", "advance")
    assert case.question == "cc-ask-bonus"
    case.play("attack E5 E6")
    assert case.blocks("E6") == 3
    # Without the advance there is none.
    case = battle(text, throw(4, "triangle")).play("attack E4 E5", "stay")
    assert case.question == "sam-ask-refill"


@rule("SAM-07-007")
def test_advance_and_bonus_combat_come_before_any_other_combat() -> None:
    text = "bottom: MSY E4, AY G4\ntop: AY E5 1, AY E6, AY G5\nordered: E4 G4"
    case = battle(text, throw(4, "triangle"), throw(4), throw(3)).play("attack E4 E5", "advance")
    assert case.options() == ["attack E5 E6", "done"]
    assert case.why_not("attack G4 G5") == "SAM-14-012"
    case.play("attack E5 E6", "decline", "attack G4 G5")
    assert [event["hex"] for event in case.log("cc-rolled")] == ["E4", "E5", "G4"]


@rule("SAM-07-008")
def test_all_dice_go_against_one_target() -> None:
    text = "bottom: SN E4\ntop: AY E5, SN F5\nordered: E4"
    case = battle(text, "triangle square swords circle").play("attack E4 E5")
    # The square would have hit the samurai beside: nothing of the roll is for them.
    assert (case.blocks("E5"), case.blocks("F5")) == (2, 4)
    assert [(event["target"], len(event["dice"])) for event in case.log("cc-rolled")] == [("E5", 4)]


@rule("SAM-07-009")
@pytest.mark.parametrize(("kind", "dice"), [("AB", 2), ("AA", 2), ("AY", 3), ("SN", 4), ("MSY", 4)])
@pytest.mark.parametrize("figures", [1, 2, 4])
def test_losses_take_no_dice(kind: str, dice: int, figures: int) -> None:
    assert dice_of(f"bottom: {kind} E4 {figures}\ntop: AY E5\nordered: E4", "E4 E5") == dice


@rule("SAM-07-009")
def test_the_last_figure_shoots_like_all_four() -> None:
    for kind in ("AB", "AA"):
        assert dice_of(f"bottom: {kind} E4 1\ntop: AY E6\nordered: E4", "E4 E6") == 2


@rule("SAM-07-010")
def test_a_unit_shoots_or_fights_hand_to_hand_but_not_both() -> None:
    # The target of the first of two shots retreats past the archers: they may not turn on it now.
    text = "bottom: AB E8, AB A5\ntop: AY E6, AY A7\nordered: E8 A5\ncard: stand-and-fire"
    case = battle(text, "flag circle").play("attack E8 E6", "retreat E7")
    assert case.why_not("attack E8 E7") == "SAM-07-010"
    # Nor after the only shot of another card.
    text = "bottom: AB E8, AY G4\ntop: AY E6, AY G5\nordered: E8 G4"
    case = battle(text, "flag circle").play("attack E8 E6", "retreat E7")
    assert case.why_not("attack E8 E7") == "SAM-07-006"


@rule("SAM-07-010")
def test_where_a_unit_stands_says_what_it_can_do() -> None:
    case = field("bottom: AB E4\ntop: AY E5, AY E6\ncard: order-two-center\nordered: E4", throw(2)).play("done")
    assert case.options("attack") == ["attack E4 E5"]
    case.play("attack E4 E5", "decline")
    assert dice_rolled(case) == [2]
    assert case.question == "sam-ask-refill"
    assert banners(case) == (0, 0)
