"""Chapter 5: what an Attack order begins with, and that nothing of it is left when it is carried out."""

from __future__ import annotations

import pytest

from grand_battle.attacks import Assault
from vexilla.games.grand_battle.geometry.bases import FRONT
from vexilla.games.grand_battle.position import MOVED
from vexilla.games.grand_battle.tables.terrain import FULL
from vexilla.testing import rule

FIELD = """
    table: 120 90
    bottom b1: varangians at 56:{y}
    bottom b2: varangians at 64:{y}
    top t1: varangians at 56:40 heading 180
    top t2: varangians at 64:40 heading 180
    attack: b1 b2
"""


@rule("GRB-04-046", "GRB-05-004")
@pytest.mark.parametrize(("y", "reaches"), [(34, True), (20, False)])
@pytest.mark.parametrize("spontaneous", [False, True])
def test_nothing_of_an_attack_is_left_but_that_it_was_made(y: int, reaches: bool, spontaneous: bool) -> None:
    case = Assault(FIELD.format(y=y), spontaneous=spontaneous)
    assert case.position.spontaneous == spontaneous
    case.go("attack b1,b2 -> t1")
    position = case.position
    assert case.asked() == ""
    assert [bool(mark & MOVED) for mark in position.marks] == [True, True, False, False]
    assert (position.attack, position.movers, position.to_align) == ([], [], [])
    assert (position.spontaneous, position.reached) == (False, False)
    assert (position.spent, position.shares) == ([0] * 4, [FULL] * 4)
    assert [base.width for base in position.starts] == [0] * 4
    assert [case.disorder(name) for name in ("b1", "b2")] == ([0, 0] if reaches else [1, 1])


@rule("GRB-05-006")
def test_whether_an_earlier_attack_has_reached_anybody_does_not_matter() -> None:
    short = Assault(FIELD.format(y=20) + "    reached: yes\n").go("attack b1,b2 -> t1")
    assert [short.disorder(name) for name in ("b1", "b2")] == [1, 1]


@rule("GRB-05-004", "GRB-01-041")
def test_whom_an_attacker_touched_before_it_meets_anew() -> None:
    """It goes forward along the front of an enemy beside it: it meets him with its front corner now."""
    text = """
        table: 120 90
        bottom b: varangians at 60:34
        top t: varangians at 60:40 heading 180
        top u: varangians at 64:37 heading 270
        contact: b rear u front
        attack: b
    """
    case = Assault(text).go("attack b -> t")
    assert case.at("b") == (60, 40, 0)
    met = [each for each in case.position.contacts if 2 in (each.one, each.other)]
    assert [(each.opponent(2), each.zone_of(0)) for each in met] == [(0, FRONT)]
