"""Nothing that is hidden shows in an answer: matches that look alike to a side are answered alike, to the last byte."""

from __future__ import annotations

import json

import pytest

from vexilla.testing import Case, position

#: One enemy hides in the wood, one is in the reserve, and one marker stands for nobody.
HIDDEN = """
    table: 120 90
    ground wood: forest 40:38 40:60 84:60 84:38
    bottom guard-1: varangians at 60:30 heading 0
    bottom archers-1: skirm-crossbow at 30:30 heading 0
    bottom general: basil with guard-1 command 3 leadership 1
    top enemy-1: varangians at 100:70 heading 180
    top near-1: varangians at 66:38 heading 180
    top velites-1: skirm-crossbow {one}
    top velites-2: skirm-crossbow {two}
    top marker: m1 at 60:44 {first}
    top marker: m2 at 70:48 {second}
"""
AT_FIRST = "ambush at 60:44 heading 180"
AT_SECOND = "ambush at 70:48 heading 180"
ASIDE = "ambush at 70:48 heading 135"
MATCHES = (
    HIDDEN.format(one=AT_FIRST, two="reserve", first="hides velites-1", second="false"),
    HIDDEN.format(one="reserve", two=AT_FIRST, first="hides velites-2", second="false"),
    HIDDEN.format(one="reserve", two=ASIDE, first="false", second="hides velites-2"),
    HIDDEN.format(one=AT_FIRST, two=AT_SECOND, first="hides velites-1", second="hides velites-2"),
)
QUESTIONS = (
    "reach guard-1 to 60:60",
    "reach guard-1 pivot=left to 60:60",
    "reach archers-1 to 58:44",
    "reach archers-1 to 62:46 heading 90",
    "preview advance guard-1 16",
    "preview attack guard-1 -> enemy-1",
    "preview attack guard-1 -> near-1",
    "preview attack guard-1 -> velites-1",
    "handles guard-1",
    "reasons guard-1",
    "targets guard-1",
    "targets archers-1",
    "aim guard-1 pivot=none to 60:60",
    "aim guard-1 pivot=left to 64:34",
    "aim archers-1 pivot=none to 60:44",
    "ruler from 55:40 to 75:50",
    "gap guard-1 near-1",
    "gap guard-1 velites-1",
    "zones near-1",
    "zones velites-2",
    "command",
    "zone guard-1,archers-1",
    "sight guard-1",
    "sight near-1",
    "fire guard-1",
    "threat near-1",
    "threat velites-1",
    "threat guard-1",
    "odds guard-1 -> near-1",
    "odds guard-1 -> velites-1",
    "odds attack guard-1 -> near-1",
    "odds attack guard-1 -> enemy-1",
)


def seen(case: Case, side: int) -> str:
    """What a side sees; how an order sheet is filled is none of it."""
    return json.dumps(case.match.view(side))


@pytest.mark.parametrize("moment", ["sheet", "order", "enemy"])
def test_matches_that_look_alike_are_answered_alike(moment: str) -> None:
    """While the own sheet is written, while an order is carried out, and in the enemy's turn."""
    more = "    attacker: top\n" if moment == "enemy" else ""
    cases = [position("grand_battle", text + more) for text in MATCHES]
    for case in cases:
        if moment == "order":
            case.play("order manoeuvre guard-1 from basil else army", "done", "execute 1")
        assert seen(case, 0) == seen(cases[0], 0), "they look alike"
    for question in QUESTIONS:
        told = {json.dumps(case.ask(question, "bottom")) for case in cases}
        assert len(told) == 1, question


def test_every_question_of_the_table_is_among_them() -> None:
    asked = {question.split()[0] for question in QUESTIONS}
    verbs = {each["verb"] for each in position("grand_battle", MATCHES[0]).match.view(0)["questions"]}
    assert verbs <= asked
