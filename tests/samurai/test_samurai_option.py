"""The option of the letter: a leader alone who is missed retreats only for flags."""

from __future__ import annotations

import pytest

from samurai.fields import field
from vexilla.testing import rule

FIELD = """
    bottom: AY E4
    top: leader E5 Oda
    card: order-two-center
    ordered: E4
    to do: battle
    {rule}
"""


@rule("SAM-11-021")
@pytest.mark.parametrize(
    ("option", "dice", "asked"),
    [
        ("", "circle circle honor", "sam-ask-fate"),
        ("special: stays-without-flags", "circle circle honor", "sam-ask-refill"),
        ("special: stays-without-flags", "circle flag honor", "sam-ask-fate"),
    ],
)
def test_a_leader_alone_who_is_missed(option: str, dice: str, asked: str) -> None:
    case = field(FIELD.format(rule=option), dice)
    case.play("attack E4 E5")
    assert case.question == asked
