"""What a second reader of the rulebook, who has not seen the program, answers in a spread of cases.

``oracle_cases.json`` holds positions as text with the dice, what is declared, and his answers: sums term by term in
halves, results, tests of discipline, duties of pursuit, prices of orders, disorder and recovery.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vexilla.games.grand_battle.actions import FIRST_PIP, STREAMS
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.orders.command import charge_for
from vexilla.games.grand_battle.orders.order import ARMY, Order, orders_in
from vexilla.games.grand_battle.orders.rules import forbids_order
from vexilla.games.grand_battle.position import GrandBattle
from vexilla.games.grand_battle.text import read
from vexilla.kernel.match import Match
from vexilla.kernel.refusal import IllegalAction
from vexilla.kernel.sides import CHANCE
from vexilla.kernel.source import Scripted

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "oracle_cases.json").read_text(encoding="utf-8"))

#: The terms of the program that the reader calls otherwise; he also tells strength and armour in more pieces.
NAMES = {
    "shooters": "strength",
    "melee": "P",
    "armour": "AR",
    "shooting": "C",
    "corner_skirmisher": "corner_shooter",
    "another_battery": "further_battery",
    "deep_double_pikes": "deep_pike_block",
    "deep_pikes_mixed": "mixed_deep_pikes",
    "shallow_pikes_all_round": "square_17c",
    "small_target_before_1525": "gun_vs_skirmishers",
    "small_target_from_1525": "gun_vs_skirmishers",
    "small_target_of_bolts": "gun_vs_skirmishers",
}
#: Points of disorder that belong to a result.
OF_RESULTS = ("confusion", "retreat", "flight", "chariot_retreat", "retreat_in_camp")
#: What the log says of a unit after it was tested.
AFTER_TEST = ("flees", "dispersed", "stopped", "looting-ended", "fanatics")
#: No purse of the side can be spent, or it holds too little: the order itself is allowed.
OF_PURSES = ("GRB-04-003", "GRB-04-009", "GRB-04-015", "GRB-04-016")


def played(case: dict[str, Any]) -> Match[GrandBattle]:
    """The match of a case, played on as it says; other questions get the answer that changes least."""
    position, steps = read(case["text"], GAME)
    dice = case.get("dice", {})
    scripts = [
        [FIRST_PIP[stream] + pips - 1 for pips in dice.get(name, [1] * 20)] for stream, name in enumerate(STREAMS)
    ]
    match = Match(GAME, position, steps, Scripted(scripts, None))
    match.run()
    for line in case.get("play", []):
        match.act(line)
    for _ in range(20):
        if match.over or match.decider == CHANCE or match.choice().question() == "grb-ask-pursuit":
            break
        if not any(_acts(match, line) for line in ("pass", "away", "home", "between", "decline")):
            break
    return match


def _acts(match: Match[GrandBattle], line: str) -> bool:
    try:
        match.act(line)
    except IllegalAction:
        return False
    return True


def sums_of(match: Match[GrandBattle]) -> dict[str, dict[str, int]]:
    """The first attack and defence of each unit, term by term."""
    found: dict[str, dict[str, int]] = {}
    for event in match.log:
        if event.name == "grb-sum":
            about: Any = event.arguments
            terms: dict[str, int] = {}
            for key, value in zip(about["terms"], about["values"], strict=True):
                terms[NAMES.get(key, key)] = terms.get(NAMES.get(key, key), 0) + value
            found.setdefault(f"{about['unit']} {about['sum']}", {key: each for key, each in terms.items() if each})
    return found


def result_of(match: Match[GrandBattle], unit: str) -> dict[str, object]:
    """What a combat has done to a unit, before anybody pursues."""
    outcome, losses, shooters, points, does = None, 0, 0, 0, "stays"
    for event in match.log:
        about: Any = event.arguments
        if event.name in ("grb-pursues", "grb-camp-lost"):
            break
        if about.get("unit") != unit:
            continue
        if event.name == "grb-outcome":
            outcome = about["outcome"]
        elif event.name == "grb-lost":
            losses += 1
            shooters += about["shooters"]
        elif event.name == "grb-disordered" and about["cause"] in OF_RESULTS:
            points += about["points"]
        elif does == "stays" and event.name in ("grb-flees", "grb-retreats", "grb-dispersed"):
            does = "routed" if about.get("routed") else event.name.removeprefix("grb-")
    points = 0 if does == "dispersed" else points
    return {"outcome": outcome, "losses": losses, "shooters": shooters, "dp": points, "does": does}


def discipline_of(match: Match[GrandBattle], unit: str) -> list[object]:
    """Whether a unit was tested, and what became of it then: an event and points of disorder."""
    tested, does, points = False, "nothing", 0
    for event in match.log:
        about: Any = event.arguments
        if about.get("unit") != unit:
            continue
        if event.name == "grb-tested":
            tested = True
        elif tested and does == "nothing":
            points += about["points"] if event.name == "grb-disordered" else 0
            does = event.name.removeprefix("grb-") if event.name.removeprefix("grb-") in AFTER_TEST else does
    return [tested, does, 0 if does == "dispersed" else points] if tested else [False]


def duty_of(match: Match[GrandBattle], unit: str) -> str:
    """Whether a unit pursues: no, may, must_or_test, must."""
    if any(event.name == "grb-pursues" and event.arguments["unit"] == unit for event in match.log):
        return "must"
    if match.over or match.choice().question() != "grb-ask-pursuit":
        return "no"
    forms: Any = match.choice()
    words = {form.word: forms.offered(match, form, form.fields[0]) for form in forms.forms()}
    if unit in words["test"]:
        return "must_or_test"
    return "may" if unit in words["stay"] else "no"


def price_of(position: GrandBattle, text: str) -> dict[str, object]:
    """Whether an order may be given, what it costs, and which purses can pay all of it."""
    first = orders_in(position.roster, text)[0]
    legal, cost, payers = False, None, []
    for purse in (ARMY, *range(len(position.roster.commanders))):
        order = Order(first.kind, first.units, purse, else_army=purse == ARMY)
        refusal = forbids_order(position, 0, order)
        legal = legal or refusal is None or refusal.clause in OF_PURSES
        charge = charge_for(position, order) if refusal is None else None
        if charge is not None and len(charge.units) == len(first.units):
            cost = charge.points
            if cost:
                payers.append("army" if charge.purse == ARMY else position.roster.commanders[charge.purse].id)
    return {"legal": legal, "cost": cost, "payers": sorted(set(payers))}


def recovered_of(match: Match[GrandBattle], unit: str) -> list[object]:
    """The points that a unit has recovered from, by ground."""
    return [
        event.arguments["ground"]
        for event in match.log
        if event.name == "grb-recovered" and event.arguments["unit"] == unit
    ]


def disordered_of(match: Match[GrandBattle], unit: str) -> list[object]:
    """The points of disorder that a unit has got, and what follows from them."""
    points, then = 0, "nothing"
    for event in match.log:
        about: Any = event.arguments
        if about.get("unit") != unit or then != "nothing":
            continue
        points += about["points"] if event.name == "grb-disordered" else 0
        if event.name == "grb-dispersed" or (event.name == "grb-flees" and about["routed"]):
            then = "routed" if event.name == "grb-flees" else "dispersed"
    return [0 if then == "dispersed" else points, then]


QUESTIONS: dict[str, Callable[[Match[GrandBattle], str], object]] = {
    "results": result_of,
    "tests": discipline_of,
    "duties": duty_of,
    "recovered": recovered_of,
    "disordered": disordered_of,
}


def answers(case: dict[str, Any]) -> dict[str, object]:
    """What the program says to all that was asked of the reader."""
    asked = case["expect"]
    if "price" in asked:
        return {"price": price_of(read(case["text"], GAME)[0], case["order"])}
    match = played(case)
    found: dict[str, object] = {}
    if "sums" in asked:
        sums = sums_of(match)
        found["sums"] = {key: sums.get(key) for key in asked["sums"]}
    for name, about in QUESTIONS.items():
        if name in asked:
            found[name] = {unit: about(match, unit) for unit in asked[name]}
    return found


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_program_answers_as_the_second_reader(case: dict[str, Any]) -> None:
    assert answers(case) == case["expect"]
