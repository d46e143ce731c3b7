"""The player ``steady`` of Ancients: how it does against chance, and what it does when it matters."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.games.ancients.dice import known_faces
from vexilla.games.ancients.units import MEDIUM
from vexilla.games.commands_colors.faces import Faces, outcomes
from vexilla.kernel.action import Action
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import BOTTOM, SIDES, TOP
from vexilla.lab.arena import simulate
from vexilla.players import player_named
from vexilla.players.ancients.chances import MOST_BLOCKS, MOST_FLAGS, blow
from vexilla.players.commands_colors.chances import kill_chance
from vexilla.players.player import Sight
from vexilla.testing import Case, position

ANCIENTS = GAMES.find("ancients")


def choice(case: Case, number: int = 1) -> str:
    """What steady does in a position, whoever has to decide."""
    sight = Sight(case.match, case.match.decider)
    return sight.text(player_named("ancients", "steady", generator_from(number)).choose(sight))


def turn(case: Case) -> list[str]:
    """All that steady does until the other side has to decide, or the match is over."""
    side = case.match.decider
    player = player_named("ancients", "steady", generator_from(1))
    done = []
    while case.match.decider == side:
        sight = Sight(case.match, side)
        done.append(sight.text(player.choose(sight)))
        case.play(done[-1])
    return done


def play(scenario: str, seed: int) -> tuple[list[Action], AnyMatch]:
    """A whole battle of steady against itself; what was decided, and how it ended."""
    secret = seed_from(seed)
    match = ANCIENTS.new(scenario, None, seed=secret, logging=False)
    players = [player_named("ancients", "steady", generator_for(secret, f"player {side}")) for side in SIDES]
    decided: list[Action] = []
    while not match.over:
        action = players[match.decider].choose(Sight(match, match.decider))
        match.take(action)
        decided.append(action)
    return decided, match


# -- the odds ------------------------------------------------------------------------------------


def faces(swords: bool, helmets: bool, spared: int, shield: int, rerolls: bool) -> Faces:
    """What faces do to medium troops; flags count."""
    return known_faces(MEDIUM, swords, helmets, True, spared, shield, rerolls)


SYMBOLS = faces(False, False, 0, 0, False)
ALL_HIT = faces(True, True, 0, 0, False)


@pytest.mark.parametrize("dice", range(9))
@pytest.mark.parametrize("shield", [0, 1, 2, 99])
@pytest.mark.parametrize("rerolls", [False, True])
def test_probabilities_add_up(dice: int, shield: int, rerolls: bool) -> None:
    table = faces(True, not rerolls, 0, shield, rerolls)
    for blocks in range(1, MOST_BLOCKS + 1):
        assert sum(each.chance for each in outcomes(table, dice, blocks)) == 1
        what = blow(dice, table, blocks, 1)
        assert sum(what.left) == pytest.approx(1.0)
        assert what.destroyed + what.driven + what.holds == pytest.approx(1.0)


def test_one_die_of_fire() -> None:
    what = blow(1, SYMBOLS, 1, 0)
    assert what.destroyed == pytest.approx(1 / 6)
    assert what.driven == pytest.approx(1 / 6)


def test_two_dice_against_two_blocks() -> None:
    what = blow(2, ALL_HIT, 2, 0)
    assert what.destroyed == pytest.approx(1 / 4)
    # One hit and one flag, or flags and misses without two hits.
    assert what.driven == pytest.approx(2 * (1 / 6) * (1 / 2) + 1 / 36 + 2 * (1 / 6) * (2 / 6))


def test_ignored_flags_do_not_drive_back() -> None:
    assert blow(2, SYMBOLS, 4, 0).driven > blow(2, SYMBOLS, 4, 1).driven == pytest.approx(1 / 36)
    assert blow(3, SYMBOLS, 4, MOST_FLAGS).driven == 0.0


def test_ignored_swords() -> None:
    with_shield = blow(1, faces(True, False, 0, 1, False), 1, 0)
    assert with_shield.destroyed == pytest.approx(1 / 6)
    two = blow(2, faces(True, False, 0, 1, False), 1, 0)
    assert two.destroyed == pytest.approx(1 - (5 / 6) ** 2 + 1 / 36)


def test_ignored_symbol_of_elephants() -> None:
    assert blow(1, faces(False, False, 1, 0, False), 1, 0).destroyed == 0.0
    assert blow(2, faces(False, False, 1, 0, False), 1, 0).destroyed == pytest.approx(1 / 36)


def test_elephants_roll_swords_again() -> None:
    plain = blow(1, faces(True, False, 0, 0, False), 2, 0)
    again = blow(1, faces(True, False, 0, 0, True), 2, 0)
    assert plain.destroyed == 0.0
    assert again.destroyed == pytest.approx(1 / 6 * 1 / 3)


def test_a_helmet_among_some_dice() -> None:
    assert kill_chance(0) == 0.0
    assert kill_chance(2) == pytest.approx(11 / 36)


# -- strength ------------------------------------------------------------------------------------


def test_beats_random_from_the_bottom() -> None:
    assert simulate(ANCIENTS, "001-akragas", None, ["steady", "random"], 12, 1).wins[BOTTOM] == 12


def test_beats_random_from_the_top() -> None:
    assert simulate(ANCIENTS, "001-akragas", None, ["random", "steady"], 12, 2).wins[TOP] == 12


@pytest.mark.parametrize("scenario", ["005-trebbia", "010-castulo", "011-baecula", "015-zama"])
def test_plays_scenarios_with_rules_of_their_own(scenario: str) -> None:
    assert simulate(ANCIENTS, scenario, None, ["steady", "random"], 2, 3).wins[BOTTOM] == 2


def test_plays_to_the_end_against_itself() -> None:
    assert simulate(ANCIENTS, "015-zama", None, ["steady", "steady"], 2, 4).games == 2


# -- fair play -----------------------------------------------------------------------------------


def test_same_seed_same_battle() -> None:
    first, one = play("001-akragas", 5)
    second, other = play("001-akragas", 5)
    assert first == second
    assert one.digest() == other.digest()


def test_does_not_peek() -> None:
    match = ANCIENTS.new("001-akragas", None, seed=seed_from(6), logging=False)
    random = generator_from(6)
    decisions = 0
    while not match.over and decisions < 150:
        side = match.decider
        hidden = match.imagine(side, generator_from(decisions))
        seen = [
            player_named("ancients", "steady", generator_from(7)).choose(Sight(each, side)) for each in (match, hidden)
        ]
        assert seen[0] == seen[1]
        # Every third decision at random, so that unusual positions come up as well.
        options = sorted(match.options())
        match.take(options[random.below(len(options))] if decisions % 3 == 0 else seen[0])
        decisions += 1


# -- attacks -------------------------------------------------------------------------------------


def test_takes_a_sure_banner() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E4, HI F4
        top: LI E5 1, HI F5, HI G5, MI E7, MI F7
        card: order-three-center
        ordered: E4 F4
        to do: battle
        """,
    )
    assert choice(case) == "attack E4 E5"


def test_finishes_the_weak_one_of_two() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E4, HI F4, MI D4
        top: MI E5 1, MI F5, MI D7
        card: order-three-center
        ordered: E4
        to do: battle
        """,
    )
    assert case.options("attack") == ["attack E4 E5", "attack E4 F5"]
    assert choice(case) == "attack E4 E5"


def test_does_not_attack_hopelessly() -> None:
    case = position(
        "ancients",
        """
        bottom: LI F4 1, MI B2
        top: HI F5, HI G5, HI E5, HI F6, leader F5 Hanno
        card: order-three-center
        ordered: F4
        to do: battle
        """,
    )
    assert choice(case) == "done"


def test_moves_into_a_good_attack() -> None:
    case = position(
        "ancients",
        """
        bottom: HI F3, HI G3, MI E3
        top: LI F5 1, MI A9, MI M9
        bottom hand: order-two-center order-two-left
        """,
    )
    done = turn(case)
    assert done[0] == "play order-two-center"
    assert any(action.startswith("attack") for action in done)


def test_prefers_the_card_that_can_fight() -> None:
    case = position(
        "ancients",
        """
        bottom: HI K4, HI L4, LI B2
        top: MI K5 1, MI L5 2, MI A9
        bottom hand: order-two-left order-two-right order-two-center
        """,
    )
    assert choice(case) == "play order-two-right"


def test_wins_at_once_when_it_can() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E4, LB J3
        top: MI E5, LI J5 1, HI B8
        banners: 5 5
        card: order-four-right
        ordered: J3
        to do: battle
        """,
    )
    assert choice(case) == "attack J3 J5"


# -- answers -------------------------------------------------------------------------------------

UNDER_ATTACK = """
    bottom: {defender}, MI E1, leader A1 Gisgo
    top: {attacker}, HI F6
    turn: top
    card: order-three-center
    ordered: E5
    to do: battle
    bottom hand: {hand}
    """


def under_attack(defender: str, attacker: str, hand: str = "line-command") -> Case:
    """A defender that is asked what to do against an attack from E5."""
    case = position("ancients", UNDER_ATTACK.format(defender=defender, attacker=attacker, hand=hand))
    return case.play("attack E5 E4")


def test_light_foot_evades_from_heavy_foot() -> None:
    assert choice(under_attack("LI E4", "HI E5")) == "evade"


def test_light_cavalry_evades_from_heavy_cavalry() -> None:
    assert choice(under_attack("LC E4 1", "HC E5")) == "evade"


def test_strikes_first_where_it_counts() -> None:
    assert choice(under_attack("HI E4", "MI E5 1", "first-strike")) == "first-strike"


def test_keeps_first_strike_where_it_does_not() -> None:
    assert choice(under_attack("HI E4, HI D4, HI F4", "LI E5", "first-strike")) == "stand"


def test_battles_back() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E4
        top: MI E5
        turn: top
        card: order-three-center
        ordered: E5
        to do: battle
        """,
        {"dice": ["light light light light"]},
    )
    case.play("attack E5 E4")
    if case.question == "cc-ask-react":
        case.play("stand")
    assert choice(case) == "battle-back"


def test_holds_its_ground_when_supported() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E4, HI D4, HI F4
        top: MI E5
        turn: top
        card: order-three-center
        ordered: E5
        to do: battle
        """,
        {"dice": ["flag light light light"]},
    )
    case.play("attack E5 E4")
    if case.question == "cc-ask-react":
        case.play("stand")
    assert choice(case) == "ignore 1"


# -- plans ---------------------------------------------------------------------------------------


def test_brings_a_weak_unit_out_of_reach() -> None:
    case = position(
        "ancients",
        """
        bottom: MI F4 1, LI B1
        top: HI F6, HI G6, HI E6, MI F8
        card: order-two-center
        """,
    )
    assert "order F4" in turn(case)
    assert case.match.position.unit_at[case.match.position.field.board.hex_named("F4")] < 0


def test_places_a_leader_with_fighting_troops() -> None:
    match = None
    for scenario in ANCIENTS.scenarios:
        started = ANCIENTS.new(scenario, None, seed=seed_from(8), logging=False)
        if started.choice().question() == "cc-ask-place-leader":
            match = started
            break
    assert match is not None, "a scenario lets leaders be placed"
    action = player_named("ancients", "steady", generator_from(1)).choose(Sight(match, match.decider))
    unit = match.position.unit_at[match.position.field.board.hex_named(ANCIENTS.vocabulary.text(action).split()[1])]
    assert match.position.kinds[unit].class_ > 0
