"""Advice for Samurai Battles: marks, odds with honor, standing orders, luck, and what it keeps secret."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from played import at_random, table_of

from samurai.fields import battle, field
from vexilla.advice import advice_for
from vexilla.advice.commands_colors.dice import expected
from vexilla.advice.story import Moment, Story
from vexilla.games.commands_colors.strike import StrikeRoll
from vexilla.games.samurai.actions import BOARD
from vexilla.games.samurai.moves import MovePieces
from vexilla.games.samurai.odds import attack_odds
from vexilla.games.samurai.targets import close_targets, fire_targets, forbids_close, forbids_fire
from vexilla.kernel.chance import generator_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.source import Asking
from vexilla.locales import LANGUAGES, Speaker
from vexilla.testing import Case

ADVICE = advice_for("samurai")
#: Small and large, hills and woods, camps, fords and field works.
BATTLES = ("001-first-skirmish", "004-fourth-kawanakajima-3", "101-nagashino", "102-anegawa")
#: First Strikes are still about.
UNKNOWN = "discards: shogun\n"


def odds_of(case: Case, side: int, action: str | None = None) -> dict[str, Any]:
    before = case.match.digest()
    odds = ADVICE.odds(case.match, side, action)
    assert case.match.digest() == before
    assert odds is not None
    assert odds["kind"] == "attacks"
    json.dumps(odds)
    attacks: dict[str, Any] = odds["attacks"]
    return attacks


# -- marks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "scenario"), list(enumerate(BATTLES)))
def test_marks_say_what_the_rules_say_after_the_move(seed: int, scenario: str) -> None:
    seen = Counter[str]()
    for match in at_random("samurai", scenario, seed, 1500):
        side = match.decider
        found = ADVICE.marks(match, side)
        assert ADVICE.marks(match, 1 - side) == {}
        text = match.text
        if not isinstance(match.choice(), MovePieces):
            assert set(found.values()) <= {"close", "fire"}
            continue
        assert set(found) == {text(action) for action in match.options() if text(action).startswith("move ")}
        for action, mark in list(found.items())[:6]:
            after = match.alone()
            unit = after.position.unit_at[BOARD.labels.index(action.split()[1])]
            after.act(action)
            moved = after.position
            card = moved.rules.table.cards[moved.card]
            closes, fires = forbids_close(moved, unit) is None, forbids_fire(moved, unit) is None
            reaches = (card.closes and closes and bool(close_targets(moved, unit))) or (
                card.fires and fires and bool(fire_targets(moved, unit))
            )
            wanted = "no-battle" if not closes and not fires else "battle" if reaches else "ready"
            assert mark == wanted, action
            seen[mark] += 1
    assert seen["battle"] + seen["ready"] > 10
    assert seen["battle"]
    assert seen["no-battle"] > 5


def test_attacks_are_close_combat_or_fire() -> None:
    case = battle("bottom: AY E4, AB G4\ntop: AY E5\nordered: E4 G4")
    assert ADVICE.marks(case.match, 0) == {"attack E4 E5": "close", "attack G4 E5": "fire"}


# -- odds ----------------------------------------------------------------------------------------


def test_every_attack_has_its_odds_with_honor() -> None:
    case = battle("bottom: AY E4, leader E4 Takeda, AB G4\ntop: AY E5 2\nordered: E4 G4\n" + UNKNOWN)
    attacks = odds_of(case, 0)
    assert set(attacks) == {"attack E4 E5", "attack G4 E5"}
    now = case.match.position
    unit, target = now.unit_at[BOARD.hex_named("E4")], BOARD.hex_named("E5")
    exact = attack_odds(now, unit, target)
    close = attacks["attack E4 E5"]
    assert close["dice"] == 3
    assert close["hits"] == [pytest.approx(float(chance)) for chance in exact.strike.hits]
    assert close["honor"]["bottom"]["gained"] == pytest.approx(3 / 6)
    assert close["honor"]["top"]["paid"] == pytest.approx(float(exact.accounts[1].paid))
    assert close["inspired"]["dice"] == 4
    assert close["inspired"]["honor"]["bottom"]["spent"] == 1.0
    assert set(close["reactions"]) == {"first-strike"}
    assert close["reactions"]["first-strike"]["comes"] < 1
    fire = attacks["attack G4 E5"]
    assert (fire["close"], fire["back"], fire["inspired"], fire["reactions"]) == (False, None, None, {})


def test_nobody_strikes_first_when_both_cards_are_known() -> None:
    held = "bottom hand: first-strike first-strike order-two-left\n" + UNKNOWN
    for known in ("discards: first-strike first-strike", held):
        case = battle(f"bottom: AY E4\ntop: AY E5\nordered: E4\n{known}")
        assert odds_of(case, 0)["attack E4 E5"]["reactions"] == {}


def test_a_defender_sees_what_comes_to_him() -> None:
    hand = "top hand: first-strike order-two-left order-two-right\ndiscards: first-strike\n"
    case = battle(f"bottom: MSY E4\ntop: AY E5\nordered: E4\n{hand}").play("attack E4 E5")
    assert case.question == "cc-ask-react"
    assert ADVICE.odds(case.match, 0) is None
    attacks = odds_of(case, 1)
    assert set(attacks) == {"stand", "first-strike"}
    assert attacks["stand"]["back"]["dice"] == 3
    assert attacks["first-strike"]["first"]["dice"] == 3
    assert attacks["first-strike"]["back"] is None


def test_inspiration_has_its_odds() -> None:
    case = battle("bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4").play("attack E4 E5")
    assert case.question == "sam-ask-inspire"
    attacks = odds_of(case, 0)
    assert {name: odds["dice"] for name, odds in attacks.items()} == {"inspire": 4, "refrain": 3}
    assert attacks["inspire"]["destroyed"] > attacks["refrain"]["destroyed"]


def test_a_roll_whose_dice_are_counted_has_its_odds_with_what_was_added() -> None:
    pieces = "bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4\nbottom dragons: war-cry\nhonor: 5 0"
    case = battle(pieces).play("attack E4 E5", "inspire")
    assert case.question == "sam-ask-dragon-before-roll"
    assert odds_of(case, 0)["pass"]["dice"] == 4


def test_odds_take_for_granted_only_what_can_come() -> None:
    pieces = "bottom: AY E4, AB G3\ntop: AY E5, AY G5\nordered: E4 G3\n"
    case = battle(pieces + UNKNOWN)
    shot = ADVICE.odds(case.match, 0, "attack G3 G5")
    close = ADVICE.odds(case.match, 0, "attack E4 E5")
    known = ADVICE.odds(battle(pieces + "discards: first-strike first-strike").match, 0, "attack E4 E5")
    assert shot is not None
    assert close is not None
    assert known is not None
    assert not {"advice-odds-assumes-back", "advice-odds-assumes-stands"} & set(shot["assumes"])
    assert {"advice-odds-assumes-back", "advice-odds-assumes-stands"} <= set(close["assumes"])
    assert "advice-odds-assumes-stands" not in known["assumes"]


def test_battling_back_has_its_odds() -> None:
    case = battle("bottom: AY E4\ntop: SN E5\nordered: E4", "circle circle circle").play("attack E4 E5")
    assert case.question == "cc-ask-battle-back"
    assert odds_of(case, 1)["battle-back"]["dice"] == 4


@pytest.mark.parametrize("action", ["attack E4 E9", "attack A1 A2", "attack E5 E4", "done", "dance"])
def test_what_is_no_attack_has_no_odds(action: str) -> None:
    case = battle("bottom: AY E4, AB D4\ntop: AY E5, AY E9\nordered: E4 D4")
    assert ADVICE.odds(case.match, 0, action) is None
    assert ADVICE.odds(case.match, 3) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    odds = ADVICE.odds(battle("bottom: AY E4\ntop: AY E5\nordered: E4").match, 0)
    assert odds is not None
    assert all(speaker.say(message) for message in odds["assumes"])
    for reaction in ADVICE.reactions():
        assert speaker.say(reaction["title"])
        assert speaker.knows(speaker.worded("samurai", reaction["question"]))
        for answer in reaction["answers"]:
            assert speaker.say(answer["title"])
            assert ADVICE.check_order({"question": reaction["question"], "answer": answer["answer"]}) is None
        for condition in reaction["when"]:
            assert speaker.say(condition["title"])
            assert all(speaker.say(value["title"]) for value in condition.get("values", []))


# -- standing orders -----------------------------------------------------------------------------


def order(question: str, answer: str, **when: Any) -> dict[str, Any]:
    conditions = {name.replace("_", "-"): value for name, value in when.items()}
    return {"question": question, "answer": answer, "when": conditions}


def obeyed(case: Case, *orders: dict[str, Any]) -> str | None:
    assert ADVICE.check_orders(list(orders)) is None
    before = case.match.digest()
    action = ADVICE.obey(case.match, 1, orders)
    assert case.match.digest() == before
    assert action is None or action in case.options()
    return action


def test_stand_strike_first_flags_and_battle_back() -> None:
    hand = "top hand: first-strike order-two-left order-two-right\ndiscards: first-strike\n"
    text = "bottom: AY E4\ntop: AY E5, AY D5, AY F5\nordered: E4\n"
    asked = battle(text + hand).play("attack E4 E5")
    assert obeyed(asked, order("cc-ask-react", "first-strike", dice=3)) == "first-strike"
    assert obeyed(asked, order("cc-ask-react", "first-strike", dice=4)) is None
    assert obeyed(asked, order("cc-ask-react", "stand", attacker="triangle")) == "stand"
    assert obeyed(asked, order("cc-ask-react", "stand", attacker="square")) is None
    flagged = battle(text, "flag flag circle").play("attack E4 E5")
    assert flagged.question == "cc-ask-ignore"
    assert obeyed(flagged, order("cc-ask-ignore", "most")) == "ignore 1"
    flagged.play("ignore 0")
    way = obeyed(flagged, order("cc-ask-retreat", "computer"))
    assert way is not None
    assert way.startswith("retreat ")
    held = battle(text, "circle circle circle").play("attack E4 E5")
    assert obeyed(held, order("cc-ask-battle-back", "decline")) == "decline"


def test_the_fate_of_a_leader_may_be_left_to_the_computer() -> None:
    case = battle("bottom: AY E4\ntop: leader E5 Uesugi, AY D8\nordered: E4", "circle circle circle")
    case.play("attack E4 E5")
    assert case.question == "sam-ask-fate"
    assert obeyed(case, order("sam-ask-fate", "computer")) is not None


def test_a_dragon_card_may_be_left_to_the_computer() -> None:
    case = field("bottom: AY E2\ntop: AY E10\nturn: top\ntop dragons: rice-famine\nhonor: 0 9")
    case.play("play order-two-left")
    assert case.question == "sam-ask-dragon-card-played"
    assert obeyed(case, order("sam-ask-dragon-card-played", "computer")) == "dragon rice-famine"
    assert obeyed(case, order("sam-ask-dragon-card-played", "pass")) == "pass"


# -- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "scenario"), [(3, BATTLES[0]), (6, BATTLES[2])])
def test_advice_is_the_same_in_matches_that_look_alike(seed: int, scenario: str) -> None:
    """Hands of both decks, scouted cards and the decks are replaced by others; not a byte may change."""
    shown = 0
    for number, match in enumerate(at_random("samurai", scenario, seed, 700)):
        side = match.decider
        other = match.imagine(side, generator_from(number))
        odds = ADVICE.odds(match, side)
        assert json.dumps(odds) == json.dumps(ADVICE.odds(other, side))
        assert ADVICE.marks(match, side) == ADVICE.marks(other, side)
        blind = match.imagine(1 - side, generator_from(number))
        assert ADVICE.odds(match, 1 - side) is None
        for action in _attacks_of(match, 1 - side):
            theirs = ADVICE.odds(match, 1 - side, action)
            assert json.dumps(theirs) == json.dumps(ADVICE.odds(blind, 1 - side, action))
        shown += odds is not None
    assert shown > 5


def _attacks_of(match: AnyMatch, side: int) -> list[str]:
    """Attacks that a side may think of: of a few of its units on enemies beside them."""
    now = match.position
    hexes = [now.unit_hex[unit] for unit in now.units_of[side] if now.unit_hex[unit] >= 0]
    pairs = [(here, there) for here in hexes for there in BOARD.neighbours[here] if now.holder(there) == 1 - side]
    return [f"attack {BOARD.labels[here]} {BOARD.labels[there]}" for here, there in pairs[:3]]


# -- luck and the balance ------------------------------------------------------------------------


def test_expected_hits_are_those_of_the_dice_that_are_rolled() -> None:
    record = table_of("samurai", BATTLES[0], 1, "random", 1500).record.text()
    strikes, foreseen = 0, 0.0
    for moment in Story(record).moments():
        roll = moment.match.choice()
        if isinstance(roll, StrikeRoll) and not any(moment.match.position.faces):
            foreseen += expected(moment.match.position, roll.dice)
            strikes += 1
    sides = ADVICE.luck(record)["sides"]
    assert sum(side["rolls"] for side in sides.values()) == strikes
    assert sum(side["expected"] for side in sides.values()) == pytest.approx(foreseen, abs=1e-3)


def test_the_balance_follows_the_banners() -> None:
    even = "bottom: AY E4, SN D4\ntop: AY E8, SN D8\nneeded: 6 6\n"
    ahead = field(even + "banners: 5 1").match
    behind = field(even + "banners: 1 5").match
    assert ADVICE.balance(ahead) > 0.7 > 0.3 > ADVICE.balance(behind)
    honor = [ADVICE.balance(field(even + f"honor: {held} 5").match) for held in (0, 5, 10)]
    assert honor == sorted(honor)


def test_dice_that_are_rolled_again_are_counted_once() -> None:
    pieces = "bottom: AY E4\ntop: AY E5\nbottom dragons: turn-of-fortune\n"
    case = field(pieces + "card: order-two-center\nordered: E4\nto do: battle", luck=True)
    case.match.source = Asking()
    ledger = ADVICE.ledger()
    dragon = ["dragon turn-of-fortune", "again circle", "again circle", "again triangle"]
    for step, text in enumerate(
        ["attack E4 E5", "pass", "roll circle circle triangle", *dragon, "roll triangle flag flag"]
    ):
        match = case.match
        ledger.note(Moment(match, step, match.decider, match.action(text)))
        match.apply(match.action(text))
    shown = ledger.result(None)["sides"]["bottom"]
    assert (shown["rolls"], shown["dice"], shown["actual"]) == (1, 6, 1)
