"""Chapter 16: the tokens of honor and fortune, where they come from and where they go."""

from __future__ import annotations

import pytest

from samurai.fields import battle, dragons, field, honor, pool, throw, tokens
from vexilla.testing import Case, new_game, rule

#: Spearmen against spearmen, three dice.
FIGHT = "bottom: AY E4\ntop: AY E5\nordered: E4\n"
END = "bottom: AY E4\ntop: AY E9\ncard: order-three-center\nordered: E4\nto do: end\n"


def fought(*dice: str, more: str = "") -> Case:
    """E4 has attacked E5."""
    return battle(FIGHT + more, *dice).play("attack E4 E5")


@rule("SAM-16-001")
def test_tokens_are_spent_on_dragon_cards_inspiration_and_retreats() -> None:
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4\nbottom dragons: war-cry\nhonor: 6 5\n"
    case = battle(text, throw(6, "flag")).play("attack E4 E5", "inspire")
    assert honor(case) == (5, 5)
    case.play("dragon war-cry")
    assert honor(case) == (3, 5)
    case.play("retreat D6")
    assert honor(case) == (3, 4)


@rule("SAM-16-002")
def test_what_nobody_has_is_in_the_pool_and_what_is_earned_comes_from_it() -> None:
    case = field(END)
    assert (honor(case), pool(case)) == ((5, 5), 20)
    case.play("take-honor")
    assert (honor(case), pool(case), tokens(case)) == ((7, 5), 18, 30)


@rule("SAM-16-003")
def test_everybody_sees_both_reserves() -> None:
    case = field(END + "honor: 3 11\n")
    for viewer in ("bottom", "top", "spectator"):
        seen = case.view(viewer)
        assert (seen["honor"], seen["pool"]) == ({"bottom": 3, "top": 11}, 16)


@rule("SAM-16-004")
@pytest.mark.parametrize(
    ("scenario", "held"),
    [("001-first-skirmish", (5, 5)), ("006-fourth-kawanakajima-5", (9, 10)), ("007-okehazama-marune", (6, 3))],
)
def test_the_scenario_says_how_many_they_begin_with(scenario: str, held: tuple[int, int]) -> None:
    case = new_game("samurai", scenario)
    assert sorted(honor(case)) == sorted(held)
    assert pool(case) == 30 - sum(held)


@rule("SAM-16-005")
def test_two_tokens_in_place_of_a_dragon_card() -> None:
    case = field(END)
    assert case.decider == "bottom"
    assert honor(case.play("take-honor")) == (7, 5)
    # Only the active player, at the end of his own turn.
    assert (case.decider, case.why_not("take-honor")) == ("top", "SAM-03-010")


@rule("SAM-16-006")
def test_one_token_for_a_dragon_card() -> None:
    case = field(END + "bottom dragons: kiai\n").play("take-honor")
    assert honor(case) == (7, 5)
    case.play("discard-dragon kiai")
    assert (honor(case), pool(case), dragons(case, "bottom")) == ((8, 5), 17, [])


@rule("SAM-16-007")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_one_for_each_honor_in_ones_own_roll(number: int) -> None:
    case = fought(throw(3, *["honor"] * number))
    assert honor(case) == (5 + number, 5)


@rule("SAM-16-007")
def test_also_by_fire_and_in_a_battle_back() -> None:
    shot = battle("bottom: AB E3\ntop: AY E5\nordered: E3\n", "honor honor").play("attack E3 E5")
    assert honor(shot) == (7, 5)
    back = fought(throw(3), "honor honor circle").play("battle-back")
    assert honor(back) == (5, 7)


@rule("SAM-16-007")
def test_not_by_arquebuses_nor_for_the_first_of_an_inspired_roll() -> None:
    shot = battle("bottom: AA E3\ntop: AY E5\nordered: E3\n", "honor honor").play("attack E3 E5")
    assert honor(shot) == (5, 5)
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4\n"
    inspired = battle(text, throw(4, "honor", "honor")).play("attack E4 E5", "inspire")
    # One was paid, one of two was earned.
    assert honor(inspired) == (5, 5)
    # Arquebuses earn hand to hand.
    close = battle("bottom: AA E4\ntop: AY E5\nordered: E4\n", "honor honor").play("attack E4 E5")
    assert honor(close) == (7, 5)


@rule("SAM-16-008")
def test_a_dragon_card_may_bring_tokens() -> None:
    case = field("bottom: AY E4\ntop: AY E9\nbottom dragons: tea-ceremony\n")
    case.play("play crane-wing", "dragon tea-ceremony")
    assert (honor(case), pool(case)) == ((8, 5), 17)


@rule("SAM-16-009")
def test_seppuku_brings_five() -> None:
    text = "bottom: AY E4\ntop: leader E5 Uesugi\nordered: E4\n"
    case = battle(text, throw(3), hand=["order-two-left"]).play("attack E4 E5", "seppuku")
    assert honor(case) == (5, 10)


@rule("SAM-16-009")
def test_shogun_brings_one_for_each_honor() -> None:
    text = "bottom: AY E4\ntop: AY E9\nbottom hand: shogun order-two-left order-two-right\n"
    case = field(text, "honor honor triangle").play("play shogun")
    assert honor(case) == (7, 5)


@rule("SAM-16-010")
def test_no_other_roll_brings_tokens() -> None:
    led = "bottom: AY E4\ntop: AY E5, leader E5 Uesugi\nordered: E4\n"
    assert honor(battle(led, throw(3, "triangle"), "honor").play("attack E4 E5")) == (5, 5)
    lost = fought(throw(3, "flag"), "honor honor honor honor", more="honor: 5 0\n").play("retreat D6")
    assert honor(lost) == (5, 0)
    red = field("bottom: AY E4\ntop: AY E9\nbottom dragons: red-dragon\n", "honor honor honor honor honor")
    assert honor(red.play("play crane-wing", "dragon red-dragon")) == (2, 5)


@rule("SAM-16-011")
def test_a_reserve_has_no_limit() -> None:
    case = field(END + "honor: 25 0\n").play("take-honor")
    assert (honor(case), pool(case)) == ((27, 0), 3)
    case = field(END + "honor: 28 0\n").play("take-honor")
    assert (honor(case), pool(case)) == ((30, 0), 0)


@rule("SAM-16-012")
def test_from_an_empty_pool_nobody_takes_anything() -> None:
    case = field(END + "honor: 20 10\n").play("take-honor")
    assert (honor(case), pool(case)) == ((20, 10), 0)
    case = fought(throw(3, "honor", "honor"), more="honor: 20 10\n")
    assert (honor(case), pool(case)) == ((20, 10), 0)
    # Once it is refilled, they do: top pays for two hexes, bottom takes two at the end of its turn.
    case = fought(throw(3, "flag", "flag"), more="honor: 20 10\n").play("retreat D6", "retreat D7", "stay")
    assert (honor(case), pool(case)) == ((20, 8), 2)
    assert honor(case.play("take-honor")) == (22, 8)


@rule("SAM-16-013")
def test_from_a_pool_that_is_too_small_one_takes_what_is_there() -> None:
    case = field(END + "honor: 20 9\n").play("take-honor")
    assert (honor(case), pool(case)) == ((21, 9), 0)
    (gained,) = case.log("sam-honor-gained")
    assert (gained["tokens"], gained["due"]) == (1, 2)
    case = fought(throw(3, "honor", "honor", "honor"), more="honor: 18 10\n")
    assert (honor(case), pool(case)) == ((20, 10), 0)
    # What was missing is not given later.
    case.play("decline")
    assert honor(case.play("take-honor")) == (20, 10)


@rule("SAM-16-014")
def test_tokens_on_a_dragon_card_are_nowhere_until_the_turn_ends() -> None:
    text = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4\nbottom dragons: war-cry\nhonor: 20 10\n"
    case = battle(text, throw(5, "honor")).play("attack E4 E5", "refrain", "dragon war-cry")
    # Two lie on the card: the pool stays empty, and the honor that was rolled brings nothing.
    seen = case.view("spectator")
    assert (honor(case), pool(case), seen["onDragons"], tokens(case)) == ((18, 10), 0, 2, 30)
    case.play("decline")
    # The turn has ended: they are in the pool, and two of them are taken.
    assert (case.question, pool(case), case.view("top")["onDragons"]) == ("sam-ask-refill", 2, 0)
    # A token for inspiration is in the pool at once, and can be earned again by the same roll.
    inspired = battle(text, throw(4, "honor", "honor")).play("attack E4 E5", "inspire", "pass", "pass")
    assert (honor(inspired), pool(inspired)) == ((20, 10), 0)


@rule("SAM-16-015")
def test_the_roller_takes_his_tokens_before_the_retreat_is_paid() -> None:
    case = fought(throw(3, "honor", "flag"), more="honor: 20 10\n").play("retreat D6")
    # The pool was empty when the roll was scored: the token of the retreat stays in it.
    assert (honor(case), pool(case)) == ((20, 9), 1)
