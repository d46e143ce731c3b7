"""Chapters 7, 11 and 12: whom beasts trample on their flight, and servants of a camp in the way of a forced move."""

from __future__ import annotations

import pytest

from grand_battle.fighting import OpenFight
from vexilla.games.grand_battle.forced.flight import Flee, Retreat
from vexilla.games.grand_battle.forced.swept import SweptAlong
from vexilla.testing import rule

HERD = """\
bottom a: hoplites at 60:40 heading 0
top r: elephant-indian at 60:40 heading 180 losses 3 disorder 2
top s: hoplites at 60:55 heading {} {}
top q: hoplites at 20:70 heading 180
top general: one with q command 1 leadership 0
"""


@rule("GRB-11-009", "GRB-07-056")
def test_who_flees_already_is_trampled_but_does_not_flee_a_second_time() -> None:
    # His back is to the beasts: 2 less, and neither shields nor spears.
    fight = OpenFight(HERD.format(0, "fleeing disorder 1"), Flee(1, 0), attack="6", defence="6")
    assert fight.outcomes() == [("s", "flight")]
    assert fight.told("grb-flees", "unit") == [("r",)]
    assert (fight.at("s"), fight.state("s")) == ((60, 55, 0), (0, 1, 3))
    # With nothing left he is routed, and not tested whether he stops.
    assert fight.asked() == ""
    assert [fight.place(name) for name in ("r", "s")] == ["gone", "table"]


@rule("GRB-11-009", "GRB-07-029")
@pytest.mark.parametrize(("dice", "disorder"), [(("6", "1"), 1), (("1", "6"), 1)])
def test_a_trampled_supporter_takes_no_second_test(dice: tuple[str, str], disorder: int) -> None:
    text = HERD.format(180, "") + "fighters: a r\nsupporting: s\n"
    fight = OpenFight(text, Flee(1, 0), attack=dice[0], defence=dice[1], discipline="1")
    fight.match.then(SweptAlong(1))
    fight.match.run()
    assert len(fight.events("grb-tested")) == (0 if dice[0] == "6" else 1)
    assert fight.state("s")[2] == disorder


CAMP = """\
bottom a: hoplites at 60:20 heading 0
{side} camp: ordinary at 60:{front} heading {looks}
top r: {profile} at 60:20 heading 180 disorder {disorder}
top q: hoplites at 20:70 heading 180
top general: one with q command 1 leadership 0
"""


def camped(side: str, profile: str, servants: int, disorder: int = 2) -> str:
    """A camp behind r whose servants begin at a height."""
    front, looks = (servants - 7, 180) if side == "top" else (servants + 9, 0)
    return CAMP.format(side=side, front=front, looks=looks, profile=profile, disorder=disorder)


@rule("GRB-12-061", "GRB-12-005", "GRB-07-034")
def test_who_flees_passes_through_the_servants_of_his_own_camp() -> None:
    fight = OpenFight(camped("top", "varangians", 25), Flee(1, 0))
    assert fight.events("grb-tested") == []
    assert (fight.at("r")[1], fight.place("servants-top")) == (32, "table")


@rule("GRB-12-061", "GRB-07-018", "GRB-01-018")
def test_who_would_end_a_retreat_on_his_servants_stops_before_them_without_a_point() -> None:
    text = camped("top", "varangians", 24, 0)
    fight = OpenFight(text.replace("at 60:20 heading 180 disorder 0", "at 60:20.5 heading 180"), Retreat(1, 0))
    assert fight.at("r")[1] == pytest.approx(22, abs=0.05)
    assert fight.state("r")[2] == 0


@rule("GRB-11-008", "GRB-12-043", "GRB-12-061")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_beasts_trample_servants_of_either_side(side: str) -> None:
    fight = OpenFight(camped(side, "elephant-indian", 30), Flee(1, 0), attack="6", defence="1")
    assert fight.told("grb-outcome", "unit") == [(f"servants-{side}",)]
    assert [fight.place("r"), fight.place(f"servants-{side}")] == ["gone", "gone"]
    assert fight.events("grb-flees")[1:] == []
