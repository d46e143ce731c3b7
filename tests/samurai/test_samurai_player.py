"""The player ``steady`` of Samurai Battles: how it does against chance, and what it does when it matters."""

from __future__ import annotations

import pytest

from samurai.fields import battle, field
from vexilla.games import GAMES
from vexilla.games.samurai.dice import faces_between
from vexilla.kernel.action import Action
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import BOTTOM, SIDES, TOP
from vexilla.lab.arena import play_match, simulate
from vexilla.players import player_named
from vexilla.players.player import Sight
from vexilla.players.samurai.chances import MOST_IGNORED, MOST_ROOM, blow, more_faces
from vexilla.players.samurai.steady import SteadySamurai
from vexilla.players.samurai.weights import Weights
from vexilla.testing import Case

SAMURAI = GAMES.find("samurai")
SKIRMISH = "001-first-skirmish"


def choice(case: Case) -> str:
    """What steady does in a position, whoever has to decide."""
    sight = Sight(case.match, case.match.decider)
    return sight.text(player_named("samurai", "steady", generator_from(1)).choose(sight))


def turn(case: Case) -> list[str]:
    """All that steady does until the other side has to decide, or the match is over."""
    side = case.match.decider
    player = player_named("samurai", "steady", generator_from(1))
    done = []
    while case.match.decider == side:
        sight = Sight(case.match, side)
        done.append(sight.text(player.choose(sight)))
        case.play(done[-1])
    return done


def play(scenario: str, seed: int) -> tuple[list[Action], AnyMatch]:
    """A whole battle of steady against itself; what was decided, and how it ended."""
    secret = seed_from(seed)
    match = SAMURAI.new(scenario, None, seed=secret, logging=False)
    players = [player_named("samurai", "steady", generator_for(secret, f"player {side}")) for side in SIDES]
    decided: list[Action] = []
    while not match.over:
        action = players[match.decider].choose(Sight(match, match.decider))
        match.take(action)
        decided.append(action)
    return decided, match


# -- the odds ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", range(7))
def test_probabilities_add_up(dice: int) -> None:
    now = battle("bottom: AY E4\ntop: SN E5\nordered: E4").match.position
    for striker, struck in ((0, 1), (1, 0)):
        for is_fire in (False, True):
            faces = faces_between(now, striker, struck, is_fire)
            for room in range(MOST_ROOM + 1):
                what = blow(dice, faces, 4, 1, room, False)
                assert what.destroyed + what.driven + what.holds == pytest.approx(1.0)
                assert sum(what.hexes) == pytest.approx(1.0)
                assert what.tokens == pytest.approx(dice / 6)


def test_ignored_flags_do_not_drive_back() -> None:
    now = battle("bottom: AY E4\ntop: AY E5\nordered: E4").match.position
    faces = faces_between(now, 0, 1, False)
    assert blow(1, faces, 4, 0, 3, False).driven == pytest.approx(1 / 6)
    assert blow(2, faces, 4, MOST_IGNORED, 3, False).driven == 0.0
    # Without room a flag costs a figure.
    assert blow(1, faces, 1, 0, 0, False).destroyed == pytest.approx(3 / 6)


def test_contests() -> None:
    assert more_faces(1, 0)[0] == pytest.approx(1 / 6)
    assert more_faces(1, 0)[1] == 0.0
    assert more_faces(2, 2)[0] == pytest.approx(more_faces(2, 2)[1])


# -- strength ------------------------------------------------------------------------------------


def test_beats_random_from_the_bottom() -> None:
    assert simulate(SAMURAI, SKIRMISH, None, ["steady", "random"], 4, 1).wins[BOTTOM] == 4


def test_beats_random_from_the_top() -> None:
    assert simulate(SAMURAI, SKIRMISH, None, ["random", "steady"], 4, 2).wins[TOP] == 4


@pytest.mark.parametrize("scenario", SAMURAI.scenarios)
def test_plays_every_scenario_to_the_end_against_itself(scenario: str) -> None:
    assert simulate(SAMURAI, scenario, None, ["steady", "steady"], 1, 3).games == 1


@pytest.mark.parametrize("lack", ["plays_dragons", "inspires"])
def test_a_player_may_leave_dragon_cards_or_inspiration_alone(lack: str) -> None:
    weights = Weights()
    setattr(weights, lack, False)
    secret = seed_from(4)
    players = [SteadySamurai(generator_for(secret, "one")), SteadySamurai(generator_for(secret, "other"), weights)]
    assert play_match(SAMURAI, SKIRMISH, None, players, secret).winner in SIDES


# -- fair play -----------------------------------------------------------------------------------


def test_same_seed_same_battle() -> None:
    first, one = play(SKIRMISH, 5)
    second, other = play(SKIRMISH, 5)
    assert first == second
    assert one.digest() == other.digest()


@pytest.mark.parametrize("seed", [6, 7])
def test_does_not_peek(seed: int) -> None:
    match = SAMURAI.new(SKIRMISH, None, seed=seed_from(seed), logging=False)
    random = generator_from(seed)
    decisions = 0
    while not match.over and decisions < 150:
        side = match.decider
        hidden = match.imagine(side, generator_from(decisions))
        seen = [
            player_named("samurai", "steady", generator_from(7)).choose(Sight(each, side)) for each in (match, hidden)
        ]
        assert seen[0] == seen[1]
        # Every third decision at random, so that unusual positions come up as well.
        options = sorted(match.options())
        match.take(options[random.below(len(options))] if decisions % 3 == 0 else seen[0])
        decisions += 1


# -- attacks -------------------------------------------------------------------------------------


def test_takes_a_sure_banner() -> None:
    case = battle("bottom: SN E4, SN F4\ntop: AY E5 1, SN F5, AY E7\nordered: E4 F4")
    assert choice(case) == "attack E4 E5"


def test_shoots_rather_than_not() -> None:
    case = battle("bottom: AB E4, AY D3\ntop: AY E6, AY F6\nordered: E4")
    assert choice(case).startswith("attack E4")


def test_does_not_attack_hopelessly() -> None:
    case = battle("bottom: AB F4 1, AY B2\ntop: SN F5, leader F5 Uesugi, SN G5, AY E5\nordered: F4\nbanners: 0 5")
    assert choice(case) == "done"


def test_marches_on_an_enemy_far_away() -> None:
    case = field("bottom: AY E2, AY D2, leader E2 Takeda\ntop: AY E10, AY F10\ncard: order-three-center", luck=True)
    assert any(action.startswith("move E2") for action in turn(case))


# -- honor ---------------------------------------------------------------------------------------

LED = "bottom: SN E4, leader E4 Takeda\ntop: AY E5 2, AY D6\nordered: E4\n"


def test_inspires_with_honor_to_spare() -> None:
    case = battle(LED + "honor: 9 5").play("attack E4 E5")
    assert case.question == "sam-ask-inspire"
    assert choice(case) == "inspire"


def test_takes_tokens_when_it_has_none_and_a_card_when_it_has_many() -> None:
    poor = field("bottom: AY E2\ntop: AY E10\ncard: order-three-center\nordered: E2\nto do: draw\nhonor: 0 5")
    assert poor.question == "sam-ask-refill"
    assert choice(poor) == "take-honor"
    rich = field("bottom: AY E2\ntop: AY E10\ncard: order-three-center\nordered: E2\nto do: draw\nhonor: 12 5")
    assert choice(rich) == "draw-dragon"


def test_a_leader_with_tokens_retreats_and_the_last_command_cards_are_not_given_up() -> None:
    text = "bottom: SN E4\ntop: leader E5 Uesugi, AY D8, AY E9\nordered: E4\n"
    for more in ("honor: 5 9", "honor: 5 0\ntop hand: order-two-left order-two-right\ncommand: 5 2"):
        case = battle(text + more, "circle circle circle circle").play("attack E4 E5")
        assert case.question == "sam-ask-fate"
        assert choice(case).startswith("flee ")


# -- Dragon cards --------------------------------------------------------------------------------


def test_taking_heads_costs_nothing() -> None:
    case = battle(
        "bottom: SN E4\ntop: AY E5 1, AY D9\nordered: E4\nbottom dragons: taking-heads\nhonor: 3 3",
        "triangle circle circle circle",
    )
    case.play("attack E4 E5")
    while case.question != "sam-ask-dragon-success":
        case.play("pass")
    assert choice(case) == "dragon taking-heads"


def test_strikes_harder_when_it_matters() -> None:
    case = battle(
        "bottom: SN E4\ntop: SN E5 2, leader E5 Uesugi *mounted, AY D9\nordered: E4\nbottom dragons: war-cry\n"
        "honor: 9 3\nbanners: 5 0\nneeded: 6 6"
    ).play("attack E4 E5")
    while not case.question.startswith("sam-ask-dragon-before-roll"):
        case.play("pass")
    assert choice(case) == "dragon war-cry"


def test_a_wall_of_spears_against_a_strong_attack() -> None:
    case = battle(
        "bottom: MSY E4, leader E4 Takeda *mounted\ntop: AB E5 2, AY D9\nordered: E4\ncard: cavalry-charge\n"
        "top dragons: wall-of-spears\nhonor: 0 9\nbanners: 5 0\nneeded: 6 6"
    ).play("attack E4 E5")
    while case.match.decider != TOP:
        case.play("pass")
    assert choice(case) == "dragon wall-of-spears"


def test_famine_for_an_enemy_without_honor() -> None:
    case = field(
        "bottom: AY E2, AY D2\ntop: AY E10, SN F10, AB G10\nbottom hand: order-two-center order-two-left\n"
        "bottom dragons: rice-famine\nhonor: 6 1"
    ).play("play order-two-center")
    assert case.question == "sam-ask-dragon-card-played"
    assert choice(case) == "dragon rice-famine"


def test_the_unit_to_which_a_figure_is_worth_least_pays() -> None:
    case = battle(
        "bottom: SN E4\ntop: AY E5 3, AB D10 1, AB F10 4\nordered: E4\nhonor: 5 0",
        "flag honor honor honor",
        "circle flag flag flag",
    ).play("attack E4 E5")
    while case.question != "sam-ask-lose":
        case.play(choice(case))
    assert case.options() == ["lose D10", "lose F10"]
    assert choice(case) == "lose F10"
