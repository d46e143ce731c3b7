"""What a card would make at a flag of Battle Line, from what its holder knows."""

from __future__ import annotations

from typing import Any

import pytest
from played import at_random

from vexilla.advice import advice_for
from vexilla.games.battle_line.cards import CARD_NAMES
from vexilla.kernel.chance import generator_from
from vexilla.testing import position

ADVICE = advice_for("battle_line")

TABLE = """
    bottom hand: blue-8 red-5 yellow-9 green-8 fog
    top hand: green-1 green-2 green-3 orange-1
    2: blue-9 blue-10 | green-9 green-10
    5: red-6 yellow-6 | red-1 yellow-2 purple-9
    7: red-2 red-3 | orange-9
    """


def laid(card: str, flag: int, table: str = TABLE) -> Any:
    match = position("battle_line", table).match
    found = ADVICE.study(match, 0, f"card {card} {flag}")
    assert found is not None
    assert found["card"] == card
    [only] = found["flags"]
    whole = ADVICE.study(match, 0, f"card {card}")
    assert whole is not None
    assert only in whole["flags"]
    return only


def test_a_whole_formation_is_named_with_its_sum_and_what_could_still_beat_it() -> None:
    found = laid("red-5", 5)
    assert found["own"] == {"kind": "host", "sum": 17, "complete": True}
    assert found["theirs"] == {"kind": "host", "sum": 12, "complete": True}
    assert (found["verdict"], found["by"]) == ("holds", [])
    wedge = laid("blue-8", 2)
    assert wedge["own"] == {"kind": "wedge", "sum": 27, "complete": True}
    # Only green-8 would make as strong a wedge, later: that is too late.
    assert (wedge["verdict"], wedge["by"]) == ("holds", [])
    lower = laid("yellow-9", 2)
    assert lower["own"] == {"kind": "host", "sum": 28, "complete": True}
    # The green 8 is in the own hand: what beats this is something else.
    assert lower["verdict"] == "open"
    assert "green-8" not in lower["by"]


def test_what_only_the_own_hand_could_beat_is_safe_and_cannot_be_claimed() -> None:
    table = TABLE.replace("2: blue-9 blue-10 | green-9 green-10", "2: blue-9 blue-7 | green-9 green-10")
    found = laid("blue-8", 2, table)
    assert (found["own"]["sum"], found["verdict"], found["by"]) == (24, "safe", [])
    without = laid("blue-8", 2, table.replace(" green-8", ""))
    assert (without["verdict"], without["by"]) == ("open", ["green-8"])


def test_an_unfinished_formation_says_what_it_can_become() -> None:
    found = laid("red-5", 7)
    assert found["own"] == {"kind": "battalion", "sum": 10, "complete": True}
    first = laid("blue-8", 1)
    assert first["own"] == {"kind": "wedge", "sum": 21, "complete": False}
    assert (first["verdict"], first["outs"]) == (None, [])
    last = laid("green-8", 7, TABLE.replace("red-2 red-3 ", "green-7 "))
    assert {"kind": "wedge", "cards": 1, "held": 0} in last["outs"]
    assert laid("fog", 2)["own"]["kind"] == "sum"


def test_who_plays_without_aid_finds_his_proofs_himself() -> None:
    assert laid("blue-8", 2, f"{TABLE}\n    options: claims=unaided")["verdict"] is None


@pytest.mark.parametrize(
    "question", ["card green-1 2", "card scout 2", "card red-5 0", "card", "card x 2", "unit E4", "card red-5 99"]
)
def test_what_cannot_be_laid_is_not_answered(question: str) -> None:
    assert ADVICE.study(position("battle_line", TABLE).match, 0, question) is None


def test_nothing_that_the_side_does_not_know_matters() -> None:
    asked = 0
    for step, match in enumerate(at_random("battle_line", None, 5, 200)):
        if step % 8:
            continue
        for side in (0, 1):
            other = match.imagine(side, generator_from(step))
            for card in match.position.hand(side):
                for flag in (1, 4, 9):
                    question = f"card {CARD_NAMES[card]} {flag}"
                    told = ADVICE.study(match, side, question)
                    assert ADVICE.study(other, side, question) == told
                    assert ADVICE.study(match, 1 - side, question) is None
                    asked += told is not None
    assert asked > 100
