"""Chapter 1: whoever ends a move within a hair of a friend is dressed on him, after attacks and forced moves too."""

from __future__ import annotations

from grand_battle.attacks import Assault
from grand_battle.fighting import OpenFight
from vexilla.games.grand_battle.forced.flight import Retreat
from vexilla.games.grand_battle.geometry.dressing import abut
from vexilla.testing import rule

SHORT = """
    table: 120 90
    bottom guard-1: varangians at 60:30 heading 0.3
    bottom friend-1: varangians at {}:40 heading 0
    top enemy-1: varangians at 60:44 heading 180
    attack: guard-1
"""


@rule("GRB-01-050", "GRB-05-009")
def test_an_attack_that_falls_short_beside_a_friend_is_dressed_on_him() -> None:
    case = Assault(SHORT.format(68.06)).go("attack guard-1 -> enemy-1")
    assert case.at("guard-1") == (60.06, 40, 0)
    assert abut(case.base("guard-1"), case.base("friend-1"))
    assert case.disorder("guard-1") == 1
    apart = Assault(SHORT.format(68.2)).go("attack guard-1 -> enemy-1")
    assert apart.at("guard-1")[2] == 0.3


@rule("GRB-01-050", "GRB-05-008")
def test_a_group_is_dressed_as_one_body() -> None:
    text = SHORT.format(68.03).replace("heading 0.3", "heading 0").replace("attack: guard-1", "attack: guard-1 guard-2")
    case = Assault(text + "    bottom guard-2: varangians at 52:30 heading 0\n")
    case.go("attack guard-1,guard-2 -> enemy-1")
    assert [case.at(name) for name in ("guard-1", "guard-2")] == [(60.03, 40, 0), (52.03, 40, 0)]


@rule("GRB-01-050", "GRB-07-012")
def test_a_retreat_that_ends_beside_a_friend_is_dressed_on_him() -> None:
    text = "bottom a: hoplites at 60:40 heading 0\ntop r: hoplites at 60:40 heading 180\n"
    fight = OpenFight(text + "top s: hoplites at 68.03:42.5 heading 180\n", Retreat(1, 0))
    assert fight.at("r") == (60.03, 42.5, 180)
