"""Standing orders about Dragon cards: not asked when one does not want to be, and nothing is told by it."""

from __future__ import annotations

import pytest

from vexilla.advice.samurai import ADVICE
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import BOTTOM, TOP
from vexilla.testing import position

FIELD = """
    bottom: AY E4, leader E4 Oda
    top: AY E5
    top dragons: wall-of-spears
    bottom dragons: war-cry
    honor: 5 {honor}
    turn: 3 bottom
    card: order-two-center
    ordered: E4
    to do: battle
"""
QUESTION = "sam-ask-dragon-before-roll"


def asked(honor: int = 5) -> AnyMatch:
    """A match that waits for the Dragon card of the defender before a roll."""
    case = position("samurai", FIELD.format(honor=honor))
    case.play("attack E4 E5", "stand", "refrain", "pass")
    return case.match


@pytest.mark.parametrize(
    ("when", "passes"), [({}, True), ({"turn": 3}, True), ({"turn": 2}, False), ({"honor": 4}, False)]
)
def test_an_order_lets_a_moment_pass_as_long_as_it_holds(when: dict[str, int], passes: bool) -> None:
    match = asked()
    assert match.decider == TOP
    assert match.choice().question() == QUESTION
    order = {"question": QUESTION, "answer": "pass", "when": when}
    assert ADVICE.check_orders([order]) is None
    assert ADVICE.obey(match, TOP, [order]) == ("pass" if passes else None)


def test_an_order_holds_also_in_ones_own_turn() -> None:
    case = position("samurai", FIELD.format(honor=5))
    case.play("attack E4 E5", "stand", "refrain")
    match = case.match
    assert match.decider == BOTTOM
    assert match.choice().question() == QUESTION
    assert ADVICE.obey(match, BOTTOM, [{"question": QUESTION, "answer": "pass"}]) == "pass"


def test_whoever_is_asked_is_told_how_to_pass() -> None:
    decision = asked().view(TOP)["decision"]
    assert decision["passing"] == {"action": "pass", "key": QUESTION}
