"""Chapter 17: the end of the game, by banners or by surrender."""

from __future__ import annotations

import pytest

from samurai.fields import banners, battle, field, leader_place, rolls_left, throw
from vexilla.testing import Case, rule

#: Spearmen against spearmen with one figure.
LAST = "bottom: AY E4\ntop: AY E5 1\nordered: E4\n"
KILLS = throw(3, "triangle")


@rule("SAM-17-001")
def test_play_goes_on_until_the_banners_are_there() -> None:
    short = battle(LAST + "banners: 3 0\nneeded: 5 5\n", KILLS).play("attack E4 E5", "stay", "take-honor")
    assert (short.over, banners(short), short.decider, short.question) == (False, (4, 0), "top", "cc-ask-card")
    won = battle(LAST + "banners: 4 0\nneeded: 5 5\n", KILLS).play("attack E4 E5")
    assert (won.over, won.winner, banners(won)) == (True, "bottom", (5, 0))
    end = won.log("cc-won")[0]
    assert (end["side"], end["form"], end["banners"], end["needed"]) == ("bottom", "banners", 5, 5)
    # Each side needs its own number.
    other = battle(LAST + "banners: 4 0\nneeded: 6 5\n", KILLS).play("attack E4 E5")
    assert not other.over


@rule("SAM-17-002")
def test_units_and_leaders_are_banners() -> None:
    unit = battle(LAST, KILLS).play("attack E4 E5")
    assert banners(unit) == (1, 0)
    leader = battle("bottom: AY E4\ntop: leader E5 Uesugi\nordered: E4\n", throw(3, "swords")).play("attack E4 E5")
    assert banners(leader) == (1, 0)
    # Figures alone are none.
    hurt = battle("bottom: AY E4\ntop: AY E5\nordered: E4\n", throw(3, "triangle", "triangle")).play("attack E4 E5")
    assert banners(hurt) == (0, 0)


@rule("SAM-17-003")
def test_a_scenario_may_give_banners_for_ground() -> None:
    text = "bottom: AY E9, AY F9\ntop: AY A11\nturn: top\ncard: order-two-left\nordered: A11\nto do: turn in\n"
    held = field(text + "special: objective bottom 2 kept E9 F9\n")
    assert (held.decider, banners(held)) == ("bottom", (2, 0))
    # Not without such a rule, and not for half of it.
    assert banners(field(text)) == (0, 0)
    assert banners(field(text + "special: objective bottom 2 kept E9 G9\n")) == (0, 0)
    won = field(text + "special: objective bottom 2 kept E9 F9\nneeded: 2 6\n")
    assert (won.over, won.winner) == (True, "bottom")


@rule("SAM-17-004")
def test_the_game_ends_in_that_very_moment() -> None:
    # Nothing that would follow is done: no leader test, no retreat, no advance.
    text = "bottom: AY E4\ntop: AY E5 1, leader E5 Uesugi\nordered: E4\nneeded: 1 6\n"
    case = battle(text, throw(3, "triangle", "flag"), "swords").play("attack E4 E5")
    assert (case.over, case.winner, rolls_left(case)) == (True, "bottom", 1)
    assert (case.leader("E5"), banners(case)) == ("Uesugi", (1, 0))


@rule("SAM-17-004")
def test_also_before_any_order_is_given() -> None:
    text = "bottom: AY E4\ntop: AY E9 1, AY F9\nbottom dragons: red-dragon\nneeded: 1 6\n"
    case = field(text, throw(5, "triangle")).play("play crane-wing", "dragon red-dragon", "target E9")
    assert (case.over, case.winner) == (True, "bottom")


@rule("SAM-17-005")
def test_one_can_win_in_the_others_turn() -> None:
    text = "bottom: AY E4 1, leader E4 Takeda\ntop: AY E5\nordered: E4\nneeded: 6 2\nhonor: 0 5\n"
    case = battle(text, throw(3), KILLS, "swords").play("attack E4 E5", "battle-back")
    assert (case.over, case.winner, banners(case)) == (True, "top", (0, 2))


@rule("SAM-17-006")
def test_example_the_battle_back_brings_the_last_banner() -> None:
    text = "bottom: AY E4 1, AY F4\ntop: AY E5, AY F5\nordered: E4 F4\nbanners: 4 4\nneeded: 5 5\n"
    case = battle(text, throw(3), KILLS).play("attack E4 E5")
    assert (case.decider, case.over) == ("top", False)
    case.play("battle-back")
    assert (case.over, case.winner, banners(case)) == (True, "top", (4, 5))


# -- surrender -----------------------------------------------------------------------------------


def seppuku(hand: str, *taken: str) -> Case:
    """The leader of the top side, which holds these cards, commits seppuku in bottom's turn."""
    text = f"bottom: AY E4\ntop: leader E5 Uesugi\nordered: E4\ntop hand: {hand}\n"
    return battle(text, throw(3), hand=taken).play("attack E4 E5", "seppuku")


@rule("SAM-17-007")
def test_who_has_one_command_card_left_after_seppuku_surrenders() -> None:
    case = seppuku("order-two-left order-two-right", "order-two-left")
    assert (case.over, case.winner, banners(case)) == (True, "bottom", (0, 0))
    assert [event["side"] for event in case.log("sam-surrendered")] == ["top"]
    assert [(event["side"], event["form"]) for event in case.log("cc-won")] == [("bottom", "surrender")]
    # Two are enough.
    case = seppuku("order-two-left order-two-right crane-wing", "order-two-left")
    assert (case.over, case.hand("top")) == (False, ["order-two-right", "crane-wing"])


@rule("SAM-17-007")
@pytest.mark.parametrize(("cards", "over"), [(2, True), (3, False)])
def test_so_does_who_loses_a_duel(cards: int, over: bool) -> None:
    hand = " ".join(["order-two-left", "order-two-right", "crane-wing"][:cards])
    text = f"bottom: AY E4, leader E4 Takeda\ntop: AY E5, leader E5 Uesugi\nordered: E4\ntop hand: {hand}\n"
    text += "bottom dragons: challenge\nhonor: 5 5\n"
    # Six cards of bottom and two dice for the challenge; two or three of top.
    case = battle(text, throw(8, "swords"), throw(cards), hand=["order-two-left"])
    case.play("attack E4 E5", "dragon challenge")
    assert (leader_place(case, "Uesugi"), case.over) == ("gone", over)
    if over:
        assert (case.winner, banners(case)) == ("bottom", (0, 0))


#: The active player's leader is left alone by a battle back; so many cards are in his hand beside the one he played.
BACK = "bottom: AY E4 1, leader E4 Takeda\ntop: AY E5\nordered: E4\nhonor: 0 5\nbottom hand: {}\n"


@rule("SAM-17-008")
def test_the_played_card_counts() -> None:
    # Two in the hand and the one he played: two are left.
    text = BACK.format("order-two-left order-two-right") + "command: 3 5\n"
    case = battle(text, throw(3), KILLS, "flag", hand=["order-two-left"], deck=["shogun"])
    case.play("attack E4 E5", "battle-back", "seppuku")
    # He replaces the one he played, not the one he lost.
    assert (case.over, case.hand("bottom")) == (False, ["order-two-right", "shogun"])
    # One in the hand and the one he played: one is left.
    case = battle(BACK.format("order-two-left"), throw(3), KILLS, "flag", hand=["order-two-left"])
    case.play("attack E4 E5", "battle-back", "seppuku")
    assert (case.over, case.winner) == (True, "top")


@rule("SAM-17-008")
def test_who_plays_one_of_two_cards_does_not_surrender() -> None:
    text = "bottom: AY E4\ntop: AY E9\nbottom hand: order-two-left order-two-center\ncommand: 2 5\n"
    case = field(text, deck=["shogun"]).play("play order-two-left", "take-honor")
    assert (case.over, case.decider, case.hand("bottom")) == (False, "top", ["order-two-center", "shogun"])


@rule("SAM-17-008")
def test_a_first_strike_counts_for_its_player() -> None:
    # Top has struck first with a card it will replace, and holds two more; its leader, left alone, commits seppuku.
    text = "bottom: AY E4\ntop: AY E5 1, leader E5 Uesugi\nordered: E4\ndiscards:\n"
    text += "top hand: first-strike order-two-left order-two-right\nhonor: 5 0\n"
    case = battle(text, throw(3), KILLS, "flag", hand=["order-two-left"])
    case.play("attack E4 E5", "first-strike", "seppuku")
    assert (case.over, case.hand("top")) == (False, ["order-two-right"])


@rule("SAM-17-009")
@pytest.mark.parametrize(
    ("hand", "over"), [("order-two-left order-two-right", True), ("order-two-left shogun crane-wing", False)]
)
def test_a_camp_that_is_taken_counts_as_well(hand: str, over: bool) -> None:
    text = f"bottom: AY F10\ntop: BG F11 1\nordered: F10\nterrain: camp F11\ntop hand: {hand}\n"
    case = battle(text, throw(3, "square"), hand=["order-two-left"]).play("attack F10 F11")
    # One banner for the bodyguards and three for the camp, of six.
    assert (banners(case), case.over) == ((4, 0), over)
    if over:
        assert case.winner == "bottom"


@rule("SAM-17-010")
def test_with_an_empty_hand_the_played_card_is_the_lost_one() -> None:
    case = battle(BACK.format("") + "command: 1 5\n", throw(3), KILLS, "flag")
    case.play("attack E4 E5", "battle-back", "seppuku")
    # No card is taken from the hand, and none will be drawn for the played one.
    (lost,) = case.log("sam-command-lost")
    assert (lost["side"], lost["cards"]) == ("bottom", 0)
    assert (case.over, case.winner) == (True, "top")
