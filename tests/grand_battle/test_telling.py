"""Events tell where everybody stands: who replays them from a view comes to the next view, and needs no rule for it."""

from __future__ import annotations

from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.games.grand_battle.geometry.bases import Base
from vexilla.games.grand_battle.position import ON_TABLE
from vexilla.games.grand_battle.setup.ambush import hide, lay_marker
from vexilla.games.grand_battle.setup.deployment import take_back
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.sides import SPECTATOR
from vexilla.testing import position

GAME = GAMES.find("grand_battle")


def standing(view: dict[str, Any]) -> dict[str, list[int]]:
    """Where a view shows everybody: the middle of the front, heading, width, depth."""
    return {piece["id"]: [*piece["at"], piece["hundredths"], *piece["size"]] for piece in view["measured"]["pieces"]}


def follow(scene: dict[str, list[int]], event: dict[str, Any]) -> None:
    """Move what an event moves; it begins where the scene has it."""
    for number, unit in enumerate(event.get("moved", [])):
        part = slice(5 * number, 5 * number + 5)
        before = event["starts"][part]
        assert before == scene.get(unit, before if before[3] == 0 else None), (event["event"], unit)
        scene[unit] = event["ends"][part]
    for unit in event.get("gone", []):
        del scene[unit]


@pytest.mark.parametrize("scenario", ["leuctra", "agincourt", "pick-up-britain"])
def test_who_follows_the_events_sees_what_the_view_shows(scenario: str) -> None:
    match = GAME.new(scenario, seed=seed_from(5))
    generator = generator_from(11)
    scene = standing(match.view(SPECTATOR))
    told = 0
    moved: set[str] = set()
    for _ in range(700):
        if match.over:
            break
        match.enact(match.sample(generator))
        for event in match.log[told:]:
            shown = event.seen_by(SPECTATOR)
            follow(scene, shown)
            if "moved" in shown:
                moved.add(event.name)
        told = len(match.log)
        assert scene == standing(match.view(SPECTATOR)), [event.name for event in match.log[-5:]]
    assert len(moved) > 3


def test_who_hides_after_all_leaves_the_table_with_his_marker() -> None:
    match = GAME.new("pick-up-britain", seed=seed_from(5))
    generator = generator_from(11)
    while match.choice().question() != "grb-ask-deploy":
        match.enact(match.sample(generator))
    side = match.decider
    unit = next(entry.id for entry in match.position.roster.units if entry.side == side)
    number = match.position.roster.numbers[unit]
    match.position.places[number] = ON_TABLE
    match.position.told[number] = match.position.bases[number] = Base(60_000, 70_000, 0, 8_000, 2_000)
    take_back(match.position, number)
    hide(match.position, number, Base(60_000, 70_000, 0, 8_000, 2_000))
    lay_marker(match.log, match.position, side, number, (60_000, 70_000))
    shown = match.log[-1].seen_by(SPECTATOR)
    assert (shown["event"], shown["gone"], shown["hidden"]) == ("grb-marker-laid", [unit], ["unit"])


def test_a_slip_says_its_spot_and_its_way() -> None:
    text = """
        bottom archers-1: skirm-crossbow at 60:40 heading 0
        bottom general: ann with archers-1 command 2 leadership 1
        top enemy-1: varangians at 60:80 heading 180
    """
    case = position("grand_battle", text)
    case.play("order manoeuvre archers-1 from ann else army", "done", "execute 1", "slip archers-1 to 61:43 heading 0")
    shown = next(event.seen_by(SPECTATOR) for event in case.match.log if event.name == "grb-leg")
    assert (shown["to"], shown["ends"]) == ("61:43", [61_000, 43_000, 0, 8_000, 2_000])
