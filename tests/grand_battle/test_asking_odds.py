"""Odds before anything is committed: they are those of the dice, and every sum can be opened to its terms."""

from __future__ import annotations

from typing import Any

import pytest

from grand_battle.fighting import OpenFight
from vexilla.advice.grand_battle import ADVICE
from vexilla.catalogue import clause_exists
from vexilla.games.grand_battle.game import GAME
from vexilla.kernel.chance import seed_from
from vexilla.kernel.source import seeded
from vexilla.testing import position, rule

FIELD = """
    table: 120 90
    bottom left-1: varangians at 52:40 heading 0
    bottom guard-1: varangians at 60:40 heading 0 disorder 1
    bottom general: basil with guard-1 command 3 leadership 1
    top enemy-1: rus-spear at 60:48 heading 180
    top enemy-2: rus-spear at 100:48 heading 180
"""


def terms(told: Any) -> dict[str, str]:
    return {each["term"]: each["value"] for each in told["terms"]}


@rule("GRB-06-106", "GRB-06-107", "GRB-01-027")
def test_an_attack_has_the_odds_of_everybody_whom_it_meets() -> None:
    told = position("grand_battle", FIELD).ask("odds attack guard-1,left-1 -> enemy-1")
    fight = next(each for each in told["fights"] if (each["unit"], each["target"]) == ("guard-1", "enemy-1"))
    assert sum(fight["blow"].values()) == pytest.approx(1, abs=0.001)
    attack = fight["sums"]["blow"]["attack"]
    assert terms(attack)["leadership"] == "1"
    assert terms(attack)["support"] == "1"
    helper = next(each for each in attack["terms"] if each["term"] == "support")
    assert helper["of"] == "left-1"
    assert float(attack["total"]) == sum(float(each["value"]) for each in attack["terms"])
    assert all(clause_exists(each["clause"]) for each in attack["terms"])
    # The disorder is already in its strength.
    assert terms(attack)["strength"] == "3"
    far = position("grand_battle", FIELD).ask("odds attack guard-1,left-1 -> enemy-2")
    assert (far["fights"], far["refusal"]["clause"]) == ([], "GRB-05-004")


@rule("GRB-01-044")
def test_two_enemies_are_weighed_as_if_they_met_front_to_front_and_alone() -> None:
    case = position("grand_battle", FIELD)
    told = case.ask("odds guard-1 -> enemy-2")
    assert told["supposed"]
    fight = told["fights"][0]
    assert "support" not in terms(fight["sums"]["blow"]["attack"])
    assert fight["sums"]["answer"]["attack"]["unit"] == "enemy-2"
    assert case.ask("odds guard-1 -> left-1")["fights"] == []
    strict = position("grand_battle", FIELD + "    measuring: strict\n").ask("odds guard-1 -> enemy-2")
    assert strict["measured"] is False


def test_the_odds_at_the_table_are_the_sums_that_are_rolled() -> None:
    fight = OpenFight(
        "bottom knights-1: knights-15c at 60:40 heading 0\ntop spears-1: rus-spear at 60:40 heading 180\n"
    )
    while fight.match.choice().question() != "grb-ask-rush":
        fight.match.act("pass")
    odds = ADVICE.odds(fight.match, 0)
    assert odds is not None
    shown = odds["fights"]["rush"]["sums"]["blow"]
    fight.match.source = seeded(seed_from(3), GAME.streams)
    fight.match.act("rush")
    fight.match.act("decline")
    log = [event.arguments for event in fight.match.log]
    rolled = [about for about in log if about.get("strike") == "blow knights-1 spears-1"]
    assert (rolled[-1]["by"], rolled[-1]["unit"], len(rolled)) == ("knights-1", "spears-1", 3), "two sums, one outcome"
    for part, event in zip(("attack", "defence"), rolled[:2], strict=True):
        assert [each["term"] for each in shown[part]["terms"]] == event["terms"]
        assert [each["clause"] for each in shown[part]["terms"]] == event["term-clauses"]
        assert float(shown[part]["total"]) * 2 + 2 * int(str(event["pips"])) == event["total"]
    assert (rolled[0]["against"], rolled[0]["means"]) == ("spears-1", "blow")
