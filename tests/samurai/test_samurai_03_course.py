"""Chapter 3: the goal of the game, the turns and their phases."""

import tomllib

import pytest

from samurai.fields import banners, battle, field, leader_place, throw
from vexilla.games import GAMES
from vexilla.games.samurai.scenario import scenario_text
from vexilla.testing import Case, new_game, rule

SCENARIOS = GAMES.find("samurai").scenarios


# -- victory -------------------------------------------------------------------------------------


@rule("SAM-03-001")
@pytest.mark.parametrize(
    ("held", "needed", "won"),
    [("4 4", "5 5", True), ("3 4", "5 5", False), ("4 4", "6 5", False), ("7 0", "8 1", True)],
)
def test_the_first_side_with_the_banners_it_needs_wins(held: str, needed: str, won: bool) -> None:
    text = f"bottom: SN E4\ntop: AY E5 1, AY J8\nordered: E4\nbanners: {held}\nneeded: {needed}"
    case = battle(text, throw(4, "triangle")).play("attack E4 E5")
    assert case.over == won
    assert case.winner == ("bottom" if won else "nobody")


@rule("SAM-03-001")
@pytest.mark.parametrize("key", SCENARIOS)
def test_the_scenario_says_how_many_banners_win(key: str) -> None:
    wanted = tomllib.loads(scenario_text(key))["banners"]
    needed = new_game("samurai", key).view("spectator")["needed"]
    assert needed == (wanted if isinstance(wanted, dict) else {"bottom": wanted, "top": wanted})


@rule("SAM-03-002")
@pytest.mark.parametrize("kind", ["AY", "AB", "AA", "SN", "MSY"])
def test_any_destroyed_unit_is_one_banner(kind: str) -> None:
    face = {"AY": "triangle", "AB": "circle", "AA": "circle"}.get(kind, "square")
    miss = "triangle" if face == "circle" else "circle"
    case = battle(f"bottom: SN E4\ntop: {kind} E5 1, AY J8\nordered: E4", throw(4, face, miss=miss))
    assert banners(case.play("attack E4 E5")) == (1, 0)


@rule("SAM-03-002", "SAM-03-004")
@pytest.mark.parametrize("kind", ["*foot", "*mounted"])
def test_any_destroyed_leader_is_one_banner(kind: str) -> None:
    case = battle(f"bottom: SN E4\ntop: leader E5 Uesugi {kind}, AY J8\nordered: E4", throw(4, "swords"))
    case.play("attack E4 E5")
    assert (banners(case), leader_place(case, "Uesugi")) == ((1, 0), "lost")


@rule("SAM-03-003")
def test_only_the_last_figure_makes_a_banner_and_it_goes_to_the_destroyer() -> None:
    for figures, held in ((1, (1, 0)), (2, (0, 0))):
        case = battle(f"bottom: SN E4\ntop: AY E5 {figures}, AY J8\nordered: E4", throw(4, "triangle"))
        assert banners(case.play("attack E4 E5")) == held
    # By fire, and by a retreat that is blocked by the own start line.
    case = battle("bottom: AB E4\ntop: AY E6 1, AY J8\nordered: E4", "triangle circle").play("attack E4 E6")
    assert banners(case) == (1, 0)
    case = battle("bottom: SN E10\ntop: AY E11 1, AY J8\nordered: E10", throw(4, "flag")).play("attack E10 E11")
    assert banners(case) == (1, 0)


@rule("SAM-03-005")
def test_a_unit_and_its_leader_are_two_banners() -> None:
    text = "bottom: SN E4\ntop: AY E5 1, leader E5 Uesugi, AY J8\nordered: E4"
    assert banners(battle(text, throw(4, "triangle"), "swords").play("attack E4 E5")) == (2, 0)
    assert banners(battle(text, throw(4, "triangle"), "circle").play("attack E4 E5")) == (1, 0)


@rule("SAM-03-006")
@pytest.mark.parametrize(("kind", "after"), [("kept", 1), ("lost", 0)])
def test_ground_gives_banners_for_good_or_while_it_is_held(kind: str, after: int) -> None:
    text = f"bottom: AY E5\ntop: AY A9\nspecial: objective bottom 1 {kind} E5\nturn: top\ncard: order-two-right\n"
    case = field(text + "bottom hand: order-two-center\nto do: draw", luck=True)
    assert banners(case) == (0, 0)
    case.play("take-honor")
    assert (case.decider, banners(case)) == ("bottom", (1, 0))
    case.play("play order-two-center", "order E5", "move E5 E4")
    assert banners(case) == (after, 0)


@rule("SAM-03-006")
def test_only_some_scenarios_give_banners_for_ground() -> None:
    with_ground = [key for key in SCENARIOS if new_game("samurai", key).view("spectator")["objectives"]]
    assert with_ground == [key for key in SCENARIOS if "[[special.objective]]" in scenario_text(key)]


@rule("SAM-03-007")
def test_the_last_banner_ends_the_battle_in_the_middle_of_an_action() -> None:
    text = "bottom: SN E4, SN G4\ntop: AY E5 1, leader E5 Uesugi, AY G5\nordered: E4 G4\nbanners: 5 5"
    # No test of the leader, no advance, no second attack, no draw.
    case = battle(text, throw(4, "triangle")).play("attack E4 E5")
    assert (case.over, case.winner, case.options(), banners(case)) == (True, "bottom", [], (6, 5))
    assert case.leader("E5") == "Uesugi"


# -- turns ---------------------------------------------------------------------------------------


def idle_turn(case: Case) -> str:
    """Play the first card of the hand and do nothing; who did."""
    side = case.decider
    case.play(case.options("play")[0])
    while not case.over and case.decider == side and case.question != "cc-ask-card":
        options = case.options()
        case.play(next((word for word in ("done", "pass", "take-honor") if word in options), options[0]))
    return side


@rule("SAM-03-008")
def test_the_players_take_turns_until_one_has_won() -> None:
    case = field("bottom: AY A1\ntop: AY A11", luck=True)
    assert [idle_turn(case) for _ in range(6)] == ["bottom", "top"] * 3
    assert case.view("spectator")["turn"] == 7
    assert not case.over


@rule("SAM-03-009")
def test_a_turn_has_five_phases_in_their_order() -> None:
    case = field(
        "bottom: AY E4\ntop: AY E6\nbottom hand: order-two-center\ncommand: 1 5", throw(3), deck=["crane-wing"]
    )
    asked = [case.question]
    for action in ("play order-two-center", "order E4", "move E4 E5", "attack E5 E6", "decline", "take-honor"):
        case.play(action)
        asked.append(case.question)
    assert asked == [
        "cc-ask-card",
        "cc-ask-order",
        "cc-ask-move",
        "cc-ask-battle",
        "cc-ask-battle-back",
        "sam-ask-refill",
        "cc-ask-card",
    ]
    assert case.decider == "top"


@rule("SAM-03-010")
def test_nothing_of_another_phase_can_be_done_in_a_phase() -> None:
    text = "bottom: AY E4, AY G4\ntop: AY E6, AY G5\nbottom hand: order-two-center crane-wing\n"
    case = field(text, luck=True)
    doings = {
        "play": "play order-two-center",
        "order": "order E4",
        "move": "move E4 E5",
        "attack": "attack G4 G5",
        "refill": "take-honor",
    }

    def others_are_refused(phase: str) -> None:
        assert case.why_not(doings[phase]) is None
        for other, doing in doings.items():
            if other != phase:
                assert case.why_not(doing) == "SAM-03-010"

    others_are_refused("play")
    case.play("play order-two-center")
    others_are_refused("order")
    case.play("order E4", "order G4")
    others_are_refused("move")
    case.play("move E4 E5", "done")
    others_are_refused("attack")
    case.play("done")
    others_are_refused("refill")
