"""Standing orders: they answer for a player who is away, and neither they nor their silence tell what he holds."""

from __future__ import annotations

from typing import Any

import pytest
from played import BATTLES, at_random

from vexilla.advice import advice_for
from vexilla.kernel.chance import generator_from
from vexilla.locales import LANGUAGES, Speaker
from vexilla.testing import Case, position

ADVICE = advice_for("ancients")


BATTLE = "card: order-two-center\nordered: E4\nto do: battle\n"


def attacked(top: str = "LI E5", attacker: str = "HI E4", hand: str = "rally") -> Case:
    """E4 attacks E5; First Strike may be anywhere."""
    text = f"bottom: {attacker}\ntop: {top}\ntop hand: {hand}\n{BATTLE}"
    return position("ancients", text).play("attack E4 E5")


def order(question: str, answer: str, **when: Any) -> dict[str, Any]:
    return {
        "question": question,
        "answer": answer,
        "when": {key.replace("_", "-"): value for key, value in when.items()},
    }


def react(answer: str, **when: Any) -> dict[str, Any]:
    return order("cc-ask-react", answer, **when)


def obeyed(case: Case, *orders: dict[str, Any]) -> str | None:
    assert ADVICE.check_orders(list(orders)) is None
    before = case.match.digest()
    action = ADVICE.obey(case.match, 1, orders)
    assert case.match.digest() == before
    assert action is None or action in case.options()
    return action


# -- answers ---------------------------------------------------------------------------------------


def test_without_orders_the_player_is_asked() -> None:
    assert obeyed(attacked()) is None
    assert obeyed(attacked(), order("cc-ask-battle-back", "battle-back")) is None


@pytest.mark.parametrize(
    ("attacker", "weight", "wanted"),
    [
        ("HI E4", "heavy", "evade"),
        ("HI E4", "light", None),
        ("HI E4", "any", "evade"),
        ("MI E4", "heavy", None),
        ("MI E4", "medium", "evade"),
        ("LI E4", "light", "evade"),
    ],
)
def test_evade_by_the_weight_of_the_attacker(attacker: str, weight: str, wanted: str | None) -> None:
    assert obeyed(attacked(attacker=attacker), react("evade", attacker=weight)) == wanted


def test_first_strike_with_enough_dice() -> None:
    heavy = attacked("HI E5", hand="first-strike")
    assert obeyed(heavy, react("first-strike", dice=5)) == "first-strike"
    assert obeyed(heavy, react("first-strike", dice=6)) is None
    light = attacked("LI E5", hand="first-strike")
    assert obeyed(light, react("first-strike", dice=3)) is None
    assert obeyed(light, react("first-strike", dice=2)) == "first-strike"


def test_by_the_dice_of_the_attack_and_the_blocks_left() -> None:
    assert obeyed(attacked(), react("evade", attack_dice=5)) == "evade"
    assert obeyed(attacked(attacker="MI E4"), react("evade", attack_dice=5)) is None
    assert obeyed(attacked("LI E5 2"), react("evade", blocks=2)) == "evade"
    assert obeyed(attacked("LI E5 3"), react("evade", blocks=2)) is None


def test_the_first_order_that_fits_answers() -> None:
    assert obeyed(attacked(), react("stand", attacker="light"), react("evade"), react("stand")) == "evade"
    assert obeyed(attacked(), react("stand"), react("evade")) == "stand"


def test_battle_back_flags_and_ways() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E4
        top: LI E5, LI D5, LI F5
        card: order-two-center
        ordered: E4
        to do: battle
        discards: first-strike
        """,
        {"dice": ["flag flag heavy heavy heavy"]},
    ).play("attack E4 E5", "stand")
    assert case.question == "cc-ask-ignore"
    assert obeyed(case, order("cc-ask-ignore", "most")) == "ignore 1"
    assert obeyed(case, order("cc-ask-ignore", "none")) == "ignore 0"
    case.play("ignore 0")
    assert case.question == "cc-ask-retreat"
    assert obeyed(case, order("cc-ask-ignore", "most")) is None
    way = obeyed(case, order("cc-ask-retreat", "computer"))
    assert way is not None
    assert way.startswith("retreat ")
    held = position(
        "ancients",
        f"bottom: HI E4\ntop: MI E5\ndiscards: first-strike\n{BATTLE}",
        {"dice": ["light light light light light"]},
    ).play("attack E4 E5")
    assert held.question == "cc-ask-battle-back"
    assert obeyed(held, order("cc-ask-battle-back", "battle-back", dice=4)) == "battle-back"
    assert obeyed(held, order("cc-ask-battle-back", "decline")) == "decline"
    assert obeyed(held, order("cc-ask-battle-back", "battle-back", dice=5)) is None


def test_orders_do_not_answer_on_the_own_turn() -> None:
    case = position(
        "ancients",
        f"bottom: LI E4, LI D4, LI F4\ntop: HI E5\ndiscards: first-strike\n{BATTLE}",
        {"dice": ["light light", "flag heavy heavy heavy heavy"]},
    ).play("attack E4 E5", "battle-back")
    assert (case.decider, case.question) == ("bottom", "cc-ask-ignore")
    assert ADVICE.obey(case.match, 0, [order("cc-ask-ignore", "most")]) is None


# -- what they tell --------------------------------------------------------------------------------


def test_a_card_that_is_not_held_is_declined_at_once() -> None:
    assert obeyed(attacked("HI E5"), react("first-strike")) == "stand"
    assert obeyed(attacked("HI E5"), react("evade")) == "stand"
    assert obeyed(attacked("LI E5"), react("first-strike"), react("evade")) == "evade"
    assert obeyed(attacked("LI E5", hand="first-strike"), react("first-strike"), react("evade")) == "first-strike"


ORDERS = [
    react("first-strike", dice=3),
    react("evade", attacker="heavy"),
    order("cc-ask-battle-back", "battle-back", dice=2),
    order("cc-ask-ignore", "most", blocks=2),
    order("cc-ask-retreat", "computer"),
    order("cc-ask-flee", "computer"),
]


@pytest.mark.parametrize(("seed", "scenario"), list(enumerate(BATTLES)))
def test_whether_orders_answer_depends_on_open_information_alone(seed: int, scenario: str) -> None:
    """With any other hand there is an answer at the same moments: not even its speed tells of the cards."""
    answers = set()
    for number, match in enumerate(at_random("ancients", scenario, seed, 800)):
        side = match.decider
        action = ADVICE.obey(match, side, ORDERS)
        if match.position.active == side:
            assert action is None
            continue
        text = match.text
        assert action is None or action in {text(option) for option in match.options()}
        other = match.imagine(1 - side, generator_from(number))
        assert (ADVICE.obey(other, side, ORDERS) is None) == (action is None)
        if action is not None:
            answers.add(action.split()[0])
    assert {"stand", "battle-back"} <= answers


# -- what is an order ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_orders_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    for reaction in ADVICE.reactions():
        assert speaker.say(reaction["title"])
        assert speaker.knows(speaker.worded("ancients", reaction["question"]))
        for answer in reaction["answers"]:
            assert speaker.say(answer["title"])
            assert ADVICE.check_order({"question": reaction["question"], "answer": answer["answer"]}) is None
        for condition in reaction["when"]:
            assert speaker.say(condition["title"])
            for value in condition.get("values", []):
                assert speaker.say(value["title"])


def test_battle_line_has_no_reactions() -> None:
    assert advice_for("battle_line").reactions() == []
    assert advice_for("battle_line").check_order(react("stand")) == "unknown-question"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (None, "bad-order"),
        ([], "bad-order"),
        ({"question": "cc-ask-react", "answer": "stand", "more": 1}, "bad-order"),
        ({"question": "cc-ask-react", "answer": "stand", "when": []}, "bad-order"),
        ({"question": "cc-ask-card", "answer": "stand"}, "unknown-question"),
        ({"question": ["x"], "answer": "stand"}, "unknown-question"),
        ({"answer": "stand"}, "unknown-question"),
        ({"question": "cc-ask-react", "answer": "flee"}, "unknown-answer"),
        ({"question": "cc-ask-react", "answer": {}}, "unknown-answer"),
        (react("stand", moon="full"), "unknown-condition"),
        (react("stand", attacker="fat"), "unknown-value"),
        (react("stand", attacker=["heavy"]), "unknown-value"),
        (react("stand", dice=0), "unknown-value"),
        (react("stand", dice=7), "unknown-value"),
        (react("stand", dice=True), "unknown-value"),
        (react("stand", dice="3"), "unknown-value"),
        (react("stand", dice=2.5), "unknown-value"),
    ],
)
def test_what_is_no_order(wrong: object, reason: str) -> None:
    assert ADVICE.check_order(wrong) == reason
    assert ADVICE.check_orders([react("stand"), wrong]) == reason


def test_orders_are_few() -> None:
    assert ADVICE.check_orders([react("stand")] * 20) is None
    assert ADVICE.check_orders([react("stand")] * 21) == "bad-orders"
    assert ADVICE.check_orders("stand") == "bad-orders"
