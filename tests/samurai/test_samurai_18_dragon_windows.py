"""Chapter 18: Dragon cards, when they are played, by whom, in which order, and at what price.

Whether a player is asked follows from what everybody sees, so he is also asked when his hand has nothing to offer.
"""

from __future__ import annotations

import pytest

from samurai.fields import (
    battle,
    dice_rolled,
    dragons,
    field,
    hexes,
    honor,
    leader_place,
    pool,
    rolls_left,
    throw,
    tokens,
)
from vexilla.catalogue import clause_exists
from vexilla.games.samurai.dragons import CHALLENGE, DRAGON_KEYS, DRAGONS, WINDOW_KEYS
from vexilla.testing import Case, rule

WINDOW = "sam-ask-dragon-"

#: Before a card is played: bottom orders E2 and G2, which top's bowmen on E5 can see.
TURN = "bottom: AY E2, AY G2 3\ntop: AB E5, AY I9\nbottom hand: order-three-center first-strike\n"
TURN += "top hand: order-three-center\ndiscards: first-strike\n"
#: Hand to hand, three dice each; E5 stands, and battles back.
CLOSE = "bottom: AY E4\ntop: AY E5\nordered: E4\n"
#: The same with leaders; nobody has the token to inspire.
LEADERS = "bottom: AY E4, leader E4 Takeda\ntop: AY E5, leader E5 Uesugi\nordered: E4\nhonor: 0 0\n"
#: Bowmen shoot, two dice.
FIRE = "bottom: AB E3\ntop: AY E5\nordered: E3\n"
NO_HIT = throw(3)


def asked(case: Case, *actions: str) -> list[str]:
    """The windows that were opened, as ``top before-roll``; those that no action is given for are passed."""
    opened: list[str] = []
    for action in (*actions, ""):
        while not case.over and case.question.startswith(WINDOW):
            opened.append(f"{case.decider} {case.question.removeprefix(WINDOW)}")
            if action == "pass" or action.startswith("dragon"):
                break
            case.play("pass")
        if action:
            case.play(action)
    return opened


def up_to(case: Case, window: str, *actions: str) -> Case:
    """Play, and pass what is open before it, until this window is open, as ``top before-roll``."""
    for action in (*actions, ""):
        while case.question.startswith(WINDOW):
            if not action and f"{case.decider} {case.question.removeprefix(WINDOW)}" == window:
                return case
            case.play("pass")
        if action:
            case.play(action)
    raise AssertionError(f"{window} was not opened: {case.decider} {case.question}")


# -- the cards -----------------------------------------------------------------------------------


@rule("SAM-18-001")
def test_any_number_of_dragon_cards_may_be_held() -> None:
    many = [card.key for card in DRAGONS if card.key != "kiai"]
    text = "bottom: AY E4\ntop: AY E9\ncard: order-three-center\nordered: E4\nto do: end\n"
    case = field(text + f"bottom dragons: {' '.join(many)}\n", dragon_deck=["kiai"]).play("draw-dragon", "done")
    assert len(dragons(case, "bottom")) == len(many) + 1 == 34


@rule("SAM-18-002")
def test_each_card_has_a_name_a_cost_a_phase_and_an_effect() -> None:
    printed = field(CLOSE).view("spectator")["printedDragons"]
    assert sorted(printed) == sorted(DRAGON_KEYS)
    for card in DRAGONS:
        assert printed[card.key] == {"cost": card.cost, "window": WINDOW_KEYS[card.window]}
        assert clause_exists(card.clause)
        assert 0 <= card.cost <= 3
    # There are cards for every one of the fourteen phases.
    assert {card.window for card in DRAGONS} == set(range(14))


@rule("SAM-18-003")
def test_the_cost_comes_from_ones_own_reserve() -> None:
    text = TURN + "bottom dragons: brave-messenger\ntop dragons: insult\nhonor: 4 6\n"
    case = field(text).play("play order-three-center", "dragon brave-messenger")
    assert honor(case) == (3, 6)
    case.play("dragon insult")
    assert honor(case) == (3, 4)


@rule("SAM-18-003")
def test_some_cards_cost_nothing() -> None:
    text = TURN + "bottom dragons: tea-ceremony\nhonor: 0 5\n"
    case = field(text).play("play order-three-center", "dragon tea-ceremony")
    assert (honor(case), case.view("top")["onDragons"]) == ((3, 5), 0)


@rule("SAM-18-004", "SAM-18-010")
def test_a_card_is_played_in_its_own_phase_only() -> None:
    # Every card of the hand is tried in a window that is none of its own, and the clause names the right one.
    every = " ".join(DRAGON_KEYS)
    case = field(TURN + f"bottom dragons: {every}\nhonor: 20 5\n").play("play order-three-center")
    assert (case.decider, case.question) == ("bottom", "sam-ask-dragon-card-played")
    for number, card in enumerate(DRAGONS):
        clause = case.why_not(f"dragon {card.key}")
        if card.window == 0:
            # The phase is right; those without a target say so by their own clause.
            assert clause in (None, card.clause), DRAGON_KEYS[number]
        else:
            assert clause == f"SAM-18-{13 + card.window:03}", DRAGON_KEYS[number]


@rule("SAM-18-005")
def test_a_card_is_aimed_at_what_its_target_says() -> None:
    # An enemy unit without a leader; not a leader alone, not one's own unit, not an empty hex.
    text = TURN + "bottom dragons: turncoat\ntop: leader I9 Uesugi, leader K9 Naoe\n"
    case = field(text, "circle circle circle", "circle circle circle circle circle")
    case.play("play order-three-center")
    case.ask_everything = True
    case.play("dragon turncoat")
    assert (case.decider, case.question, case.options()) == ("bottom", "sam-ask-target", ["target E5"])
    for other in ("I9", "K9", "E2", "F6"):
        assert case.why_not(f"target {other}") == "SAM-22-013"


@rule("SAM-18-006")
def test_a_played_card_lies_open_with_its_tokens() -> None:
    text = TURN + "bottom dragons: brave-messenger kiai\n"
    case = field(text).play("play order-three-center", "dragon brave-messenger")
    for viewer in ("bottom", "top", "spectator"):
        seen = case.view(viewer)
        assert seen["dragons"] == {"bottom": "brave-messenger", "top": None}
        assert (seen["onDragons"], seen["honor"]["bottom"]) == (1, 4)
        (told,) = case.log("sam-dragon", viewer)
        assert (told["side"], told["dragon"], told["cost"]) == ("bottom", "brave-messenger", 1)
    assert dragons(case, "bottom") == ["kiai"]


@rule("SAM-18-006")
def test_only_a_card_of_ones_hand_can_be_played() -> None:
    case = field(TURN + "bottom dragons: kiai\n").play("play order-three-center")
    assert case.why_not("dragon brave-messenger") == "SAM-18-006"


@rule("SAM-18-007")
def test_at_the_end_of_the_turn_cards_and_tokens_are_put_away() -> None:
    text = TURN + "bottom dragons: brave-messenger\ntop dragons: insult\n"
    case = field(text, luck=True).play("play order-three-center", "dragon brave-messenger", "dragon insult")
    case.play("target E2")
    assert (case.view("top")["onDragons"], pool(case), tokens(case)) == (3, 20, 30)
    while case.question != "sam-ask-refill":
        assert case.view("top")["dragonDiscards"] == []
        case.play("done")
    seen = case.view("top")
    assert (seen["onDragons"], pool(case), tokens(case)) == (0, 23, 30)
    assert (seen["dragons"], seen["dragonDiscards"]) == ({"bottom": None, "top": None}, ["brave-messenger", "insult"])


@rule("SAM-18-008")
def test_the_cost_is_paid_before_anything_else_happens() -> None:
    # Before its target is named, before its dice are rolled.
    text = TURN + "bottom dragons: red-dragon\n"
    case = field(text).play("play order-three-center", "dragon red-dragon")
    assert (case.question, honor(case), case.view("top")["onDragons"]) == ("sam-ask-target", (2, 5), 3)


@rule("SAM-18-009")
@pytest.mark.parametrize(("held", "clause"), [(1, "SAM-18-009"), (2, "SAM-18-009"), (3, None)])
def test_who_cannot_pay_cannot_play(held: int, clause: str | None) -> None:
    text = TURN + f"bottom dragons: red-dragon kiai\nhonor: {held} 5\n"
    case = field(text).play("play order-three-center")
    assert case.why_not("dragon red-dragon") == clause
    refusal = case.refusal("dragon red-dragon")
    if refusal is not None:
        assert (refusal.arguments["cost"], refusal.arguments["honor"]) == (3, held)
    assert ("dragon red-dragon" in case.options()) == (clause is None)


@rule("SAM-18-011")
def test_some_cards_answer_the_opponent_in_his_turn() -> None:
    # His command card.
    case = field(TURN + "top dragons: insult\n").play("play order-three-center")
    assert (case.decider, case.options()) == ("top", ["dragon insult", "pass"])
    # His Dragon card: the second one in the same window.
    text = CLOSE + "bottom dragons: ferocity\ntop dragons: stand-firm\n"
    case = up_to(battle(text, throw(3, "flag")), "bottom after-roll", "attack E4 E5").play("dragon ferocity")
    assert (case.decider, case.options()) == ("top", ["dragon stand-firm", "pass"])


# -- one a turn ----------------------------------------------------------------------------------


@rule("SAM-18-012")
def test_one_card_a_player_in_each_turn() -> None:
    text = (
        TURN + "bottom dragons: brave-messenger tea-ceremony forced-march\ntop dragons: insult unmasked-plot caltrops\n"
    )
    case = field(text, luck=True).play(
        "play order-three-center", "dragon brave-messenger", "dragon insult", "target G2"
    )
    # Neither is asked again, and in the movement a second one is refused.
    case.play("order E2", "done", "order G2")
    assert (case.decider, case.question, case.why_not("dragon forced-march")) == ("bottom", "cc-ask-move", "SAM-18-012")
    assert case.options("dragon") == []
    # A move that Caltrops could have stopped, and one that stays: top is asked no more.
    assert asked(case, "move E2 E4", "done") == []
    seen = case.view("spectator")
    assert seen["dragonPlayed"] == {"bottom": True, "top": True}


@rule("SAM-18-012")
def test_in_the_next_turn_each_may_play_one_again() -> None:
    text = TURN + "bottom dragons: brave-messenger insult\n"
    case = field(text, luck=True).play("play order-three-center", "dragon brave-messenger", "done", "done")
    while case.question != "cc-ask-card":
        case.play("take-honor" if case.question == "sam-ask-refill" else "done")
    case.play("play order-three-center")
    assert (case.decider, case.options()) == ("bottom", ["dragon insult", "pass"])


@rule("SAM-18-033")
def test_a_card_for_a_battle_back_is_the_one_of_that_turn() -> None:
    # Two combats in bottom's turn: top plays Return Blow in the first, and nothing in the second.
    text = "bottom: AY E4, AY G4\ntop: AY E5, AY G5\nordered: E4 G4\ntop dragons: return-blow war-cry stand-firm\n"
    case = battle(text, NO_HIT, throw(5), NO_HIT, NO_HIT)
    up_to(case, "top before-roll", "attack E4 E5", "battle-back").play("dragon return-blow")
    assert asked(case, "attack G4 G5", "battle-back") == []
    # Without it he is asked in the second as well.
    case = battle(text, NO_HIT, NO_HIT, NO_HIT, NO_HIT)
    asked(case, "attack E4 E5", "battle-back")
    assert "top before-roll" in asked(case, "attack G4 G5", "battle-back")


# -- the fourteen windows ------------------------------------------------------------------------


@rule("SAM-18-013")
def test_window_1_with_ones_own_command_card() -> None:
    case = field(TURN + "bottom dragons: brave-messenger\n").play("play order-three-center")
    assert (case.decider, case.question) == ("bottom", "sam-ask-dragon-card-played")
    assert case.options() == ["dragon brave-messenger", "pass"]
    # Not in the enemy's turn, and not later in one's own.
    case = field(TURN + "top dragons: brave-messenger\n").play("play order-three-center")
    assert (case.decider, case.why_not("dragon brave-messenger")) == ("top", "SAM-18-013")
    case = battle(CLOSE + "bottom dragons: brave-messenger\n").play("attack E4 E5")
    assert (case.decider, case.why_not("dragon brave-messenger")) == ("bottom", "SAM-18-013")


@rule("SAM-18-014")
def test_window_2_in_answer_to_the_enemys_command_card() -> None:
    case = field(TURN + "top dragons: insult\n").play("play order-three-center")
    assert (case.decider, case.question) == ("top", "sam-ask-dragon-card-played")
    assert case.options() == ["dragon insult", "pass"]
    # Nobody has been ordered yet.
    assert case.play("pass").question == "cc-ask-order"
    # Not with one's own card.
    case = field(TURN + "bottom dragons: insult\n").play("play order-three-center")
    assert (case.decider, case.why_not("dragon insult")) == ("bottom", "SAM-18-014")


MOVE = "bottom: AY E2, AY G2\ntop: AB E5, AY I9\ncard: order-three-center\nordered: E2 G2\n"


@rule("SAM-18-015")
def test_window_3_before_one_of_ones_own_units_moves() -> None:
    case = field(MOVE + "bottom dragons: forced-march\n")
    assert (case.question, case.options("dragon")) == ("cc-ask-move", ["dragon forced-march"])
    # Also between two moves, but not when all have moved.
    case.play("move E2 E3")
    assert case.options("dragon") == ["dragon forced-march"]
    case.ask_everything = True
    case.play("move G2 G3")
    assert (case.question, case.options("dragon"), case.why_not("dragon forced-march")) == (
        "cc-ask-move",
        [],
        "SAM-22-028",
    )
    # Not with the command card, not in the enemy's turn.
    case = field(TURN + "bottom dragons: forced-march\n").play("play order-three-center")
    assert case.why_not("dragon forced-march") == "SAM-18-015"
    case = field(TURN + "top dragons: forced-march\n").play("play order-three-center")
    assert (case.decider, case.why_not("dragon forced-march")) == ("top", "SAM-18-015")


@rule("SAM-18-016")
def test_window_4_when_an_enemy_unit_moves() -> None:
    # Two hexes, so that Caltrops could stop it.
    case = field(MOVE + "top dragons: caltrops\n").play("move G2 G4")
    assert (case.decider, case.question, case.options()) == (
        "top",
        "sam-ask-dragon-after-move",
        ["dragon caltrops", "pass"],
    )
    # One hex out of sight of everybody's missiles: there is nothing to react with.
    case = field(MOVE.replace("AB E5", "AB A11") + "top dragons: caltrops\n").play("move G2 G3")
    assert case.question == "cc-ask-move"
    # Not in one's own movement, by oneself.
    case = field(MOVE + "bottom dragons: caltrops\n")
    assert case.why_not("dragon caltrops") == "SAM-18-016"
    assert asked(case, "move G2 G4") == []


@rule("SAM-18-016")
def test_window_4_when_an_ordered_unit_stays() -> None:
    # E2 stays, three hexes from the bowmen.
    case = field(MOVE + "top dragons: hail-of-arrows\n").play("done")
    assert (case.decider, case.question, case.options()) == (
        "top",
        "sam-ask-dragon-moves-made",
        ["dragon hail-of-arrows", "pass"],
    )
    # A unit that was not ordered is none of those who stay.
    case = field(MOVE.replace("ordered: E2 G2", "ordered: G2") + "top dragons: hail-of-arrows\nbottom: AY A1\n")
    case.play("move G2 H1")
    assert case.question == "sam-ask-refill"


@rule("SAM-18-016", "SAM-22-031")
def test_window_4_is_not_opened_by_a_leader_who_leaves_the_field() -> None:
    # E4 has not moved yet and may still do so: nobody shoots at it now.
    text = "bottom: AY E4, leader E1 Takeda\ntop: AB E6\ntop dragons: hail-of-arrows\ncard: order-three-center\n"
    case = field(text + "ordered: E4\nordered leaders: E1\n").play("exit-leader E1")
    assert (case.decider, case.question) == ("bottom", "cc-ask-move")
    assert asked(case, "done") == ["top moves-made"]


@rule("SAM-18-016", "SAM-22-030")
def test_a_leader_is_stopped_only_where_he_may_stand() -> None:
    # He rides from E2 to E4 by E3 or F3, through friends whom he cannot join: one has a leader.
    text = "bottom: leader E2 Takeda, AY E3, leader E3 Baba, {}\ntop: AY I9\ncard: order-three-center\nordered:\n"
    text += "ordered leaders: E2\ntop dragons: caltrops\n"
    case = field(text.format("AY F3"), luck=True).play("move-leader E2 E4", "dragon caltrops")
    assert (case.leader("F3"), case.leader("E3"), case.leader("E4")) == ("Takeda", "Baba", None)
    # The other is cavalry, which a leader on foot does not lead: there is nothing to do for Caltrops.
    assert asked(field(text.format("MSY F3"), luck=True), "move-leader E2 E4") == []


ADVANCE = "bottom: AY E4\ntop: AY E5 1\nordered: E4\n"
KILLS = throw(3, "triangle")


@rule("SAM-18-017")
def test_window_5_when_an_enemy_unit_advances() -> None:
    text = ADVANCE + "top dragons: pit-trap\n"
    case = battle(text, KILLS)
    assert asked(case, "attack E4 E5") == ["top before-roll", "top after-roll"]
    assert case.question == "cc-ask-advance"
    advanced = case.clone().play("advance")
    assert (advanced.decider, advanced.question) == ("top", "sam-ask-dragon-advanced")
    assert advanced.options() == ["dragon pit-trap", "pass"]
    # Not if it stays; and not for the side that advances.
    assert asked(case, "stay") == []
    case = battle(ADVANCE + "bottom dragons: pit-trap\n", KILLS)
    assert "bottom advanced" not in asked(case, "attack E4 E5", "advance")


@rule("SAM-18-018")
def test_window_6_before_any_combat_roll_of_ones_own() -> None:
    weapons = "masterwork-weapons"
    for text, attack in ((FIRE, "attack E3 E5"), (CLOSE, "attack E4 E5")):
        case = battle(text + f"bottom dragons: {weapons}\n").play(attack)
        assert (case.decider, case.question, case.options()) == (
            "bottom",
            "sam-ask-dragon-before-roll",
            [f"dragon {weapons}", "pass"],
        )
    case = battle(CLOSE + f"top dragons: {weapons}\n", NO_HIT)
    up_to(case, "top before-roll", "attack E4 E5", "battle-back")
    assert case.options() == [f"dragon {weapons}", "pass"]
    # Not before the enemy's roll.
    case = battle(CLOSE + f"top dragons: {weapons}\n").play("attack E4 E5")
    assert (case.decider, case.why_not(f"dragon {weapons}")) == ("top", "SAM-18-018")
    assert asked(battle(FIRE + f"top dragons: {weapons}\n", "circle circle"), "attack E3 E5") == ["top after-roll"]


@rule("SAM-18-019")
def test_window_7_before_a_close_combat_roll_of_ones_own() -> None:
    case = battle(CLOSE + "bottom dragons: war-cry\n").play("attack E4 E5")
    assert (case.decider, case.options()) == ("bottom", ["dragon war-cry", "pass"])
    case = up_to(battle(CLOSE + "top dragons: war-cry\n", NO_HIT), "top before-roll", "attack E4 E5", "battle-back")
    assert case.options() == ["dragon war-cry", "pass"]
    # Not before fire, not before the enemy's roll.
    case = battle(FIRE + "bottom dragons: war-cry\n").play("attack E3 E5")
    assert (case.decider, case.why_not("dragon war-cry")) == ("bottom", "SAM-18-019")
    case = battle(CLOSE + "top dragons: war-cry\n").play("attack E4 E5")
    assert (case.decider, case.why_not("dragon war-cry")) == ("top", "SAM-18-019")


@rule("SAM-18-020")
def test_window_8_before_the_enemys_close_combat_roll() -> None:
    case = battle(CLOSE + "top dragons: wall-of-spears\n").play("attack E4 E5")
    assert (case.decider, case.question) == ("top", "sam-ask-dragon-before-roll")
    assert case.options() == ["dragon wall-of-spears", "pass"]
    # In one's own turn before a battle back.
    case = battle(CLOSE + "bottom dragons: wall-of-spears\n", NO_HIT)
    up_to(case, "bottom before-roll", "attack E4 E5", "battle-back")
    assert case.options() == ["dragon wall-of-spears", "pass"]
    # Not before one's own roll, and not before fire.
    case = battle(CLOSE + "bottom dragons: wall-of-spears\n").play("attack E4 E5")
    assert (case.decider, case.why_not("dragon wall-of-spears")) == ("bottom", "SAM-18-020")
    opened = asked(battle(FIRE + "top dragons: wall-of-spears\n", "circle circle"), "attack E3 E5")
    assert "top before-roll" not in opened


@rule("SAM-18-021")
def test_window_9_after_a_close_combat_roll_of_ones_own() -> None:
    case = up_to(battle(CLOSE + "bottom dragons: ferocity\n", NO_HIT), "bottom after-roll", "attack E4 E5")
    assert (case.options(), rolls_left(case)) == (["dragon ferocity", "pass"], 0)
    case = battle(CLOSE + "top dragons: ferocity\n", NO_HIT, NO_HIT)
    up_to(case, "top after-roll", "attack E4 E5")
    assert case.why_not("dragon ferocity") == "SAM-18-021"
    up_to(case, "top after-roll", "battle-back")
    assert case.options() == ["dragon ferocity", "pass"]
    # Not after fire.
    assert "bottom after-roll" not in asked(
        battle(FIRE + "bottom dragons: ferocity\n", "circle circle"), "attack E3 E5"
    )


@rule("SAM-18-022")
def test_window_10_after_the_enemys_close_combat_roll() -> None:
    case = up_to(battle(CLOSE + "top dragons: stand-firm\n", NO_HIT), "top after-roll", "attack E4 E5")
    assert case.options() == ["dragon stand-firm", "pass"]
    # In one's own turn after a battle back.
    case = battle(CLOSE + "bottom dragons: stand-firm\n", NO_HIT, NO_HIT)
    up_to(case, "bottom after-roll", "attack E4 E5")
    assert case.why_not("dragon stand-firm") == "SAM-18-022"
    up_to(case, "bottom after-roll", "battle-back")
    assert case.options() == ["dragon stand-firm", "pass"]
    # Not after fire.
    case = up_to(battle(FIRE + "top dragons: stand-firm\n", "circle circle"), "top after-roll", "attack E3 E5")
    assert case.why_not("dragon stand-firm") == "SAM-18-022"


@rule("SAM-18-023")
def test_window_11_after_the_enemy_has_shot() -> None:
    case = up_to(battle(FIRE + "top dragons: bamboo-mantlets\n", "triangle circle"), "top after-roll", "attack E3 E5")
    assert case.options() == ["dragon bamboo-mantlets", "pass"]
    case = up_to(battle(CLOSE + "top dragons: bamboo-mantlets\n", NO_HIT), "top after-roll", "attack E4 E5")
    assert case.why_not("dragon bamboo-mantlets") == "SAM-18-023"
    # Not in one's own turn, when the enemy shoots by a Dragon card.
    text = MOVE + "bottom dragons: bamboo-mantlets\ntop dragons: hail-of-arrows\n"
    case = field(text, "triangle circle").play("done", "dragon hail-of-arrows")
    assert (case.decider, case.question, case.blocks("E2")) == ("bottom", "sam-ask-refill", 3)


@rule("SAM-18-024")
def test_window_12_after_a_successful_attack() -> None:
    for top, roll, way in (("AY E5 1", KILLS, []), ("AY E5", throw(3, "flag"), ["retreat D6"])):
        text = f"bottom: AY E4\ntop: {top}\nordered: E4\nbottom dragons: taking-heads\n"
        case = up_to(battle(text, roll), "bottom success", "attack E4 E5", *way)
        assert case.options() == ["dragon taking-heads", "pass"]
        # Before the advance.
        assert case.play("pass").question == "cc-ask-advance"
    # Not if the enemy stands.
    opened = asked(battle(CLOSE + "bottom dragons: taking-heads\n", throw(3, "triangle")), "attack E4 E5")
    assert "bottom success" not in opened


@rule("SAM-18-024")
def test_window_12_is_only_for_ones_own_turn() -> None:
    # A battle back that destroys the attacker opens nothing; neither does fire.
    text = "bottom: AY E4 1, AY G4\ntop: AY E5, AY G5\nordered: E4 G4\ntop dragons: taking-heads\n"
    opened = asked(battle(text, NO_HIT, KILLS), "attack E4 E5", "battle-back")
    assert [window for window in opened if "success" in window] == []
    text = "bottom: AB E3, AY G4\ntop: AY E5 1, AY G5\nordered: E3 G4\nbottom dragons: taking-heads\n"
    assert asked(battle(text, "triangle circle"), "attack E3 E5") == ["bottom before-roll"]


@rule("SAM-18-025")
def test_window_13_before_ones_own_battle_back() -> None:
    case = up_to(battle(CLOSE + "top dragons: return-blow\n", NO_HIT), "top before-roll", "attack E4 E5", "battle-back")
    assert case.options() == ["dragon return-blow", "pass"]
    # Not before the enemy's attack, and not for one's own attack.
    case = battle(CLOSE + "top dragons: return-blow\n").play("attack E4 E5")
    assert (case.decider, case.why_not("dragon return-blow")) == ("top", "SAM-18-025")
    case = battle(CLOSE + "bottom dragons: return-blow\n").play("attack E4 E5")
    assert (case.decider, case.why_not("dragon return-blow")) == ("bottom", "SAM-18-025")


@rule("SAM-18-025")
def test_window_13_is_not_for_a_first_strike() -> None:
    # It is a roll of one's own in the enemy's turn, but no battle back.
    text = CLOSE + "top dragons: return-blow war-cry\ntop hand: first-strike\ndiscards:\n"
    case = battle(text).play("attack E4 E5", "first-strike")
    assert (case.decider, case.question) == ("top", "sam-ask-dragon-before-roll")
    assert case.why_not("dragon return-blow") == "SAM-18-025"
    assert case.options() == ["dragon war-cry", "pass"]


@rule("SAM-18-026")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_window_14_when_both_units_have_a_leader(side: str) -> None:
    case = battle(LEADERS + f"{side} dragons: challenge\n", luck=True).play("attack E4 E5")
    assert (case.decider, case.question) == (side, "sam-ask-dragon-close-combat-declared")
    assert case.options() == ["dragon challenge", "pass"]
    # Nothing is rolled yet, and nobody has been asked to inspire.
    assert case.log("cc-rolled") == []


@rule("SAM-18-026")
@pytest.mark.parametrize(
    "pieces",
    [
        "bottom: AY E4, leader E4 Takeda\ntop: AY E5\n",
        "bottom: AY E4\ntop: AY E5, leader E5 Uesugi\n",
        "bottom: AY E4, leader E4 Takeda\ntop: leader E5 Uesugi\n",
        "bottom: AY E4, leader D4 Takeda\ntop: AY E5, leader E6 Uesugi\n",
    ],
)
def test_window_14_only_then(pieces: str) -> None:
    text = f"{pieces}ordered: E4\nhonor: 0 0\nbottom dragons: challenge\ntop dragons: kiai\n"
    case = battle(text, luck=True)
    assert "close-combat-declared" not in " ".join(asked(case, "attack E4 E5"))


@rule("SAM-18-026")
def test_window_14_is_for_close_combat_only() -> None:
    text = "bottom: AB E3, leader E3 Takeda\ntop: AY E5, leader E5 Uesugi\nordered: E3\nbottom dragons: challenge\n"
    assert "close-combat-declared" not in " ".join(asked(battle(text, luck=True), "attack E3 E5"))


# -- both challenge, and cards that contradict each other ----------------------------------------


@rule("SAM-18-027")
def test_window_14_is_open_to_both() -> None:
    text = LEADERS + "bottom dragons: challenge\ntop dragons: kiai\n"
    case = battle(text, luck=True)
    assert asked(case, "attack E4 E5")[:2] == ["bottom close-combat-declared", "top close-combat-declared"]


@rule("SAM-18-027")
def test_a_second_challenge_does_not_cancel_the_first() -> None:
    text = LEADERS + "bottom dragons: challenge\nbottom hand: order-two-left\ntop hand: order-two-left\n"
    case = battle(text, throw(4, "swords"), throw(3, "swords", "swords"), hand=["order-two-left"], luck=True)
    case.play("attack E4 E5")
    # The deck has only one: as if there were a second, and top had laid it open.
    position = case.match.position
    position.dragons[1], position.at_work[1] = CHALLENGE, True
    position.dragon_played |= 2
    case.play("dragon challenge")
    # One duel: two cards and one, two dice more for each.
    rolls = [event for event in case.log("cc-rolled-for") if event["what"] == "duel"]
    assert [(event["side"], len(event["dice"])) for event in rolls] == [("bottom", 4), ("top", 3)]
    assert len(case.log("sam-duel")) == 1
    assert leader_place(case, "Takeda") == "gone"


@rule("SAM-18-027")
@pytest.mark.parametrize(("player", "dice"), [("bottom", (4, 1)), ("top", (2, 3))])
def test_only_who_plays_it_adds_dice(player: str, dice: tuple[int, int]) -> None:
    text = LEADERS + f"{player} dragons: challenge\nbottom hand: order-two-left\ntop hand: order-two-left\n"
    case = battle(text, throw(dice[0]), throw(dice[1]), luck=True)
    case.play("attack E4 E5", "dragon challenge")
    rolls = [event for event in case.log("cc-rolled-for") if event["what"] == "duel"]
    assert tuple(len(event["dice"]) for event in rolls) == dice


FLAGS = CLOSE + "bottom dragons: ferocity\ntop dragons: stand-firm\n"


@rule("SAM-18-028")
def test_stand_firm_after_ferocity_prevails() -> None:
    case = up_to(battle(FLAGS, throw(3, "flag", "flag")), "bottom after-roll", "attack E4 E5")
    case.play("dragon ferocity", "dragon stand-firm")
    # No flag counts at all: no figure lost, no retreat.
    assert (case.blocks("E5"), case.question) == (4, "cc-ask-battle-back")


@rule("SAM-18-028")
def test_ferocity_after_stand_firm_prevails() -> None:
    case = up_to(battle(FLAGS, throw(3, "flag", "flag")), "bottom after-roll", "attack E4 E5").play("pass")
    case.play("dragon stand-firm")
    assert (case.decider, case.options()) == ("bottom", ["dragon ferocity", "pass"])
    case.play("dragon ferocity")
    # Two figures are lost, and it must go two hexes.
    assert (case.blocks("E5"), case.question) == (2, "cc-ask-retreat")
    # Unanswered, Stand Firm holds.
    case = up_to(battle(FLAGS, throw(3, "flag", "flag")), "bottom after-roll", "attack E4 E5")
    assert case.play("pass", "dragon stand-firm", "pass").blocks("E5") == 4


@rule("SAM-18-029")
def test_a_card_goes_before_the_rules_but_not_before_terrain() -> None:
    # A square moves one hex, and two with Forced March; but forest stops it.
    text = "bottom: SN E2\ntop: AY I9\ncard: order-three-center\nordered: E2\nbottom dragons: forced-march\n"
    case = field(text)
    assert "E4" not in hexes(case, "move", "E2")
    assert {"E4", "F4"} <= set(hexes(case.play("dragon forced-march"), "move", "E2"))
    case = field(text + "terrain: forest E3 F3\n").play("dragon forced-march")
    assert {"E3", "F3"} <= set(hexes(case, "move", "E2"))
    assert "E4" not in hexes(case, "move", "E2")
    assert case.why_not("move E2 E4") == "SAM-20-012"


@rule("SAM-18-029")
def test_pursuit_grants_a_bonus_combat_but_not_in_a_village() -> None:
    text = "bottom: AY E4\ntop: AY E5 1, AY F5\nordered: E4\nbottom dragons: relentless-pursuit\n"
    case = up_to(battle(text, KILLS), "bottom success", "attack E4 E5").play("dragon relentless-pursuit", "advance")
    assert case.question == "cc-ask-bonus"
    case = up_to(battle(text + "terrain: village E5\n", throw(2, "triangle")), "bottom success", "attack E4 E5")
    case.play("dragon relentless-pursuit", "advance")
    assert case.question == "sam-ask-refill"


# -- the order of things -------------------------------------------------------------------------


@rule("SAM-18-030")
def test_after_the_roll_nothing_of_it_has_happened_yet() -> None:
    roll = "triangle flag honor"
    for side in ("bottom", "top"):
        case = up_to(battle(CLOSE + f"{side} dragons: kiai\n", roll), f"{side} after-roll", "attack E4 E5")
        assert (case.blocks("E5"), honor(case), rolls_left(case)) == (4, (5, 5), 0)
        case.play("pass")
        assert (case.blocks("E5"), honor(case), case.question) == (3, (6, 5), "cc-ask-retreat")
    shot = up_to(battle(FIRE + "top dragons: kiai\n", "triangle honor"), "top after-roll", "attack E3 E5")
    assert (shot.blocks("E5"), honor(shot)) == (4, (5, 5))
    shot.play("pass")
    assert (shot.blocks("E5"), honor(shot)) == (3, (6, 5))


@rule("SAM-18-031")
def test_a_card_played_with_the_command_card_is_done_before_orders() -> None:
    text = TURN + "bottom dragons: physician\n"
    case = field(text, "triangle circle circle").play("play order-three-center", "dragon physician")
    # The figure is back, and only now units are ordered.
    assert (case.blocks("G2"), case.question, case.options("order")) == (4, "cc-ask-order", ["order E2", "order G2"])
    case = field(TURN + "bottom dragons: red-dragon\n", throw(5, "triangle")).play("play order-three-center")
    case.play("dragon red-dragon", "target I9")
    assert (case.blocks("I9"), case.question) == (3, "cc-ask-order")


@rule("SAM-18-032")
def test_the_active_player_decides_first_in_every_window() -> None:
    text = CLOSE + "bottom dragons: kiai\ntop dragons: ambush\n"
    opened = asked(battle(text, NO_HIT, NO_HIT), "attack E4 E5", "battle-back")
    both = ["bottom before-roll", "top before-roll", "bottom after-roll", "top after-roll"]
    # In the battle back too, though the other one rolls.
    assert opened == both + both
    opened = asked(field(TURN + "bottom dragons: kiai\ntop dragons: ambush\n"), "play order-three-center")
    assert opened == ["bottom card-played", "top card-played"]


@rule("SAM-18-032")
def test_a_pass_is_final_unless_the_other_has_just_played() -> None:
    text = CLOSE + "bottom dragons: war-cry\ntop dragons: wall-of-spears\n"
    case = battle(text, NO_HIT).play("attack E4 E5", "pass")
    assert case.decider == "top"
    # Both pass: the dice are rolled, and the next window is open.
    passed = case.clone().play("pass")
    assert (passed.question, rolls_left(passed)) == ("sam-ask-dragon-after-roll", 0)
    # The other plays: the first is asked once more in the same window.
    case = battle(text, throw(3)).play("attack E4 E5", "pass", "dragon wall-of-spears")
    assert (case.decider, case.question) == ("bottom", "sam-ask-dragon-before-roll")
    case.play("dragon war-cry")
    assert dice_rolled(case) == [3]


@rule("SAM-18-032")
def test_nobody_is_asked_a_third_time() -> None:
    text = CLOSE + "bottom dragons: war-cry kiai\ntop dragons: wall-of-spears stand-firm\n"
    # The first has played: only the second is asked.
    case = battle(text, throw(3)).play("attack E4 E5", "dragon war-cry")
    assert case.decider == "top"
    assert asked(case, "dragon wall-of-spears") == ["top before-roll"]
    # The first passes, the second plays, the first passes again: that was all.
    case = battle(text, throw(1)).play("attack E4 E5", "pass", "dragon wall-of-spears", "pass")
    assert (case.question, case.decider, rolls_left(case)) == ("sam-ask-dragon-after-roll", "bottom", 0)


@rule("SAM-18-032")
def test_after_an_ambush_the_attacker_may_answer_before_his_own_roll() -> None:
    text = "bottom: SN E4\ntop: AY E5\nordered: E4\nbottom dragons: war-cry\ntop dragons: ambush\n"
    case = battle(text, throw(4), throw(6)).play("attack E4 E5", "pass", "dragon ambush")
    # The ambush is rolled first, with windows of its own; then his attack is once more about to be rolled.
    up_to(case, "bottom after-roll").play("pass")
    assert (case.decider, case.question, rolls_left(case)) == ("bottom", "sam-ask-dragon-before-roll", 1)
    case.play("dragon war-cry")
    assert dice_rolled(case) == [4, 6]


@rule("SAM-18-034")
def test_a_card_without_orders_opens_windows_1_and_2() -> None:
    case = field(TURN + "bottom dragons: brave-messenger\ntop dragons: insult\n").play("play first-strike")
    assert (case.decider, case.options()) == ("bottom", ["dragon brave-messenger", "pass"])
    case.play("pass")
    assert (case.decider, case.options()) == ("top", ["dragon insult", "pass"])


# -- who is asked: by what everybody sees --------------------------------------------------------


@rule("SAM-18-004")
def test_nobody_is_asked_without_a_dragon_card() -> None:
    assert asked(field(TURN), "play order-three-center") == []
    assert asked(battle(CLOSE, NO_HIT, NO_HIT), "attack E4 E5", "battle-back") == []


@rule("SAM-18-009")
def test_nobody_is_asked_who_could_not_pay_for_any_card_of_the_window() -> None:
    # Window 1 has a card for nothing, window 2 none for less than one; before and after a roll it is one, too.
    text = TURN + "bottom dragons: kiai\ntop dragons: ambush\nhonor: {} {}\n"
    assert asked(field(text.format(0, 0)), "play order-three-center") == ["bottom card-played"]
    assert asked(field(text.format(0, 1)), "play order-three-center") == ["bottom card-played", "top card-played"]
    text = CLOSE + "bottom dragons: ambush\ntop dragons: stand-firm\nhonor: {} {}\n"
    assert asked(battle(text.format(0, 0), NO_HIT), "attack E4 E5") == []
    opened = asked(battle(text.format(0, 1), NO_HIT), "attack E4 E5")
    assert opened == ["top before-roll", "top after-roll"]


@rule("SAM-18-010")
def test_nobody_is_asked_for_cards_that_are_all_seen_elsewhere() -> None:
    # Caltrops and Hail of Arrows are discarded: a move is nothing to react to.
    text = MOVE + "top dragons: kiai\n"
    assert asked(field(text), "move G2 G4") == ["top after-move"]
    assert asked(field(text + "dragon discards: caltrops hail-of-arrows\n"), "move G2 G4") == []
    # One of two is not enough, nor one that lies in the other's hand, which nobody sees.
    assert asked(field(text + "dragon discards: caltrops\n"), "move E2 E3") == ["top after-move"]
    held = text + "bottom dragons: caltrops hail-of-arrows\n"
    assert asked(field(held), "move G2 G4") == ["top after-move"]
    # What was played in this turn lies open.
    challenged = LEADERS + "bottom dragons: kiai\ntop dragons: ambush\ndragon discards: challenge\n"
    assert "close-combat-declared" not in " ".join(asked(battle(challenged, luck=True), "attack E4 E5"))


@rule("SAM-18-005")
def test_nobody_is_asked_where_there_is_nothing_to_do() -> None:
    # A unit that is whole needs no physician, and the other cards of the window are gone: only Red Dragon is left.
    gone = [card.key for card in DRAGONS if card.window == 0 and card.key != "physician" for _ in range(card.copies)]
    text = "bottom: AY E2 {}\ntop: AY E9\nbottom hand: order-three-center\nbottom dragons: physician\n"
    text += f"dragon discards: {' '.join(gone)}\n"
    assert asked(field(text.format(4)), "play order-three-center") == []
    assert asked(field(text.format(3)), "play order-three-center") == ["bottom card-played"]
    beside = text.format(3) + "top: AY E3\n"
    assert asked(field(beside), "play order-three-center") == []
