"""Games by correspondence: where all but a secret card leaves one answer, an order of the beginning gives it."""

from __future__ import annotations

import pytest
from played import at_random

from vexilla.advice import advice_for
from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from
from vexilla.locales import LANGUAGES, Speaker
from vexilla.testing import Case, position

SYSTEM = ("ancients", "napoleonics", "samurai")


def attacked(top: str, hand: str) -> Case:
    """E4 attacks E5; First Strike may be anywhere."""
    text = f"bottom: HI E4\ntop: {top}\ntop hand: {hand}\ncard: order-two-center\nordered: E4\nto do: battle\n"
    return position("ancients", text).play("attack E4 E5")


@pytest.mark.parametrize(("hand", "answer"), [("rally", "stand"), ("first-strike", "first-strike")])
def test_who_can_but_stand_or_strike_first_is_not_asked(hand: str, answer: str) -> None:
    advice = advice_for("ancients")
    case = attacked("HI E5", hand)
    assert case.match.decider == 1, "in a live game the question comes, whatever is held"
    assert advice.obey(case.match, 1, []) is None
    assert advice.obey(case.match, 1, advice.defaults()) == answer


@pytest.mark.parametrize("hand", ["rally", "first-strike"])
def test_who_may_evade_is_asked_whatever_he_holds(hand: str) -> None:
    advice = advice_for("ancients")
    assert advice.obey(attacked("LI E5", hand).match, 1, advice.defaults()) is None


@pytest.mark.parametrize("key", [*GAMES.games])
def test_the_orders_of_the_beginning_are_orders_and_have_words(key: str) -> None:
    advice = advice_for(key)
    assert advice.check_orders(advice.defaults()) is None
    for language in LANGUAGES:
        speaker = Speaker(language)
        for reaction in advice.reactions():
            for condition in reaction["when"]:
                assert speaker.knows(condition["title"])
                assert all(speaker.knows(value["title"]) for value in condition.get("values", []))


@pytest.mark.parametrize("key", SYSTEM)
def test_whether_an_order_answers_depends_on_open_information_alone(key: str) -> None:
    """Another hand that looks alike from outside: the answer comes, or does not, all the same."""
    advice = advice_for(key)
    answered = 0
    for number, match in enumerate(at_random(key, None, 3)):
        side = match.decider
        action = advice.obey(match, side, advice.defaults())
        answered += action is not None
        if match.choice().question() != "cc-ask-react" and "dragon" not in match.choice().question():
            assert action is None
            continue
        # What the other side imagines of this one: other cards in hand.
        other = match.imagine(1 - side, generator_from(number))
        assert (advice.obey(other, side, advice.defaults()) is None) == (action is None)
    assert answered
