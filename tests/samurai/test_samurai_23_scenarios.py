"""Chapter 23: what a scenario fixes, and the published numbers of the battles that come with the game."""

from __future__ import annotations

import pytest

from samurai.fields import banners, honor
from vexilla.games.samurai.losses import see_to_camps
from vexilla.games.samurai.scenario import find_scenario, scenario_keys
from vexilla.kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP
from vexilla.testing import Case, new_game, rule


def first_decision(key: str) -> Case:
    """A battle at its first decision."""
    return new_game("samurai", key)


def means(case: Case, side: str) -> tuple[str, int, int, int]:
    """The army of a side with its Command cards, Dragon cards and tokens."""
    seen = case.view("spectator")
    army = find_scenario(str(seen["scenario"])).scenario.armies[SIDE_NAMES.index(side)].army
    return army, seen["hands"][side]["cards"], seen["dragonHands"][side]["cards"], seen["honor"][side]


def has_camp(key: str, side: int) -> bool:
    """Whether a side of a scenario has a camp."""
    setting = find_scenario(key).setting
    return any(setting.owner_of_camp(hex_) == side for hex_ in setting.camps)


@rule("SAM-23-001")
@pytest.mark.parametrize("key", scenario_keys())
def test_a_scenario_fixes_everything(key: str) -> None:
    case, scenario = first_decision(key), find_scenario(key)
    seen = case.view("spectator")
    assert case.match.position.faults() == []
    assert (case.question, case.decider) == ("cc-ask-card", "bottom" if scenario.scenario.first == BOTTOM else "top")
    assert len(seen["units"]) == len(scenario.scenario.units) > 0
    assert len(seen["leaders"]) == len(scenario.scenario.leaders) > 0
    assert {unit["side"] for unit in seen["units"]} == {"bottom", "top"}
    special = scenario.setting.special
    assert [seen["dragonHands"][SIDE_NAMES[side]]["cards"] for side in SIDES] == special.dragons
    assert list(honor(case)) == special.honor
    assert sum(special.honor) + seen["pool"] == 30
    assert [len(case.hand(SIDE_NAMES[side])) for side in SIDES] == list(case.match.position.command)
    assert min(case.match.position.banners_needed) >= 1


def published(key: str, first: str, bottom: tuple[str, int, int, int], top: tuple[str, int, int, int]) -> Case:
    """A battle whose numbers are those that were published."""
    case = first_decision(key)
    assert (case.decider, means(case, "bottom"), means(case, "top")) == (first, bottom, top)
    return case


@rule("SAM-23-002")
def test_first_samurai_skirmish() -> None:
    case = published("001-first-skirmish", "bottom", ("Red Army", 5, 3, 5), ("Yellow Army", 5, 3, 5))
    assert case.match.position.banners_needed == [5, 5]
    special = find_scenario("001-first-skirmish").setting.special
    assert (special.objectives, has_camp("001-first-skirmish", BOTTOM)) == ([], False)


@rule("SAM-23-003")
def test_fourth_kawanakajima_phase_1() -> None:
    case = published("002-fourth-kawanakajima-1", "bottom", ("Uesugi", 5, 3, 6), ("Takeda", 5, 2, 4))
    assert case.match.position.banners_needed == [5, 5]


@rule("SAM-23-004")
def test_fourth_kawanakajima_phase_2() -> None:
    case = published("003-fourth-kawanakajima-2", "bottom", ("Uesugi", 5, 3, 8), ("Takeda", 5, 2, 5))
    assert case.match.position.banners_needed == [5, 5]


@rule("SAM-23-005")
def test_fourth_kawanakajima_phase_5() -> None:
    key = "006-fourth-kawanakajima-5"
    case = published(key, "bottom", ("Uesugi", 5, 2, 9), ("Takeda", 6, 2, 10))
    assert case.match.position.banners_needed == [6, 6]
    assert (has_camp(key, BOTTOM), has_camp(key, TOP)) == (True, False)
    camp = next(hex_ for hex_, ground in case.view("spectator")["terrain"].items() if ground == "camp")
    assert (case.unit(camp) or {})["kind"] == "bodyguards"
    assert case.leader(camp) == "Uesugi Kenshin"
    # The river is closed; it has two fords.
    grounds = list(case.view("spectator")["terrain"].values())
    assert (grounds.count("ford"), "river" in grounds, "shallows" in grounds) == (2, True, False)


@rule("SAM-23-006")
def test_okehazama_border_fort_marune() -> None:
    case = published("007-okehazama-marune", "bottom", ("Imagawa", 5, 3, 6), ("Oda", 4, 2, 3))
    assert case.match.position.banners_needed == [5, 5]


@rule("SAM-23-007")
@pytest.mark.parametrize("key", [key for key in scenario_keys() if has_camp(key, BOTTOM) or has_camp(key, TOP)])
def test_an_unoccupied_camp_is_worth_three_banners_and_costs_a_command_card(key: str) -> None:
    for side in SIDES:
        if not has_camp(key, side):
            continue
        case = first_decision(key)
        position = case.match.position
        hex_ = next(hex_ for hex_ in position.setting.camps if position.setting.owner_of_camp(hex_) == side)
        held = len(case.hand(SIDE_NAMES[side]))
        position.lift_leader(position.leader_at[hex_])
        position.lift_unit(position.unit_at[hex_])
        see_to_camps(case.match)
        case.match.run()
        assert banners(case)[1 - side] == 3
        assert "camp" not in case.view("spectator")["terrain"].get(position.field.board.labels[hex_], "")
        assert len(case.hand(SIDE_NAMES[side])) == held - 1
