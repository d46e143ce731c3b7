"""The player ``steady`` of Napoleonics: how it does against chance, and what it does when it matters."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.games.commands_colors.faces import outcomes
from vexilla.games.napoleonics.dice import FIRE_FACES, MELEE_FACES
from vexilla.games.napoleonics.units import CAVALRY, INFANTRY
from vexilla.kernel.action import Action
from vexilla.kernel.chance import generator_for, generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import BOTTOM, SIDES, TOP
from vexilla.lab.arena import simulate
from vexilla.players import player_named
from vexilla.players.commands_colors.chances import kill_chance
from vexilla.players.napoleonics.chances import MOST_BLOCKS, MOST_IGNORED, MOST_ROOM, blow
from vexilla.players.player import Sight
from vexilla.testing import Case, position

NAPOLEONICS = GAMES.find("napoleonics")
ROLICA = "001-rolica-first-position"


def choice(case: Case) -> str:
    """What steady does in a position, whoever has to decide."""
    sight = Sight(case.match, case.match.decider)
    return sight.text(player_named("napoleonics", "steady", generator_from(1)).choose(sight))


def turn(case: Case) -> list[str]:
    """All that steady does until the other side has to decide, or the match is over."""
    side = case.match.decider
    player = player_named("napoleonics", "steady", generator_from(1))
    done = []
    while case.match.decider == side:
        sight = Sight(case.match, side)
        done.append(sight.text(player.choose(sight)))
        case.play(done[-1])
    return done


def play(scenario: str, seed: int) -> tuple[list[Action], AnyMatch]:
    """A whole battle of steady against itself; what was decided, and how it ended."""
    secret = seed_from(seed)
    match = NAPOLEONICS.new(scenario, None, seed=secret, logging=False)
    players = [player_named("napoleonics", "steady", generator_for(secret, f"player {side}")) for side in SIDES]
    decided: list[Action] = []
    while not match.over:
        action = players[match.decider].choose(Sight(match, match.decider))
        match.take(action)
        decided.append(action)
    return decided, match


# -- the odds ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", range(12))
@pytest.mark.parametrize("sides", [1, 2, 3])
def test_probabilities_add_up(dice: int, sides: int) -> None:
    faces = {1: FIRE_FACES[CAVALRY], 2: FIRE_FACES[INFANTRY], 3: MELEE_FACES[INFANTRY]}[sides]
    for blocks in range(1, MOST_BLOCKS + 1):
        for room in (0, 1, MOST_ROOM):
            assert sum(each.chance for each in outcomes(faces, dice, blocks)) == 1
            what = blow(dice, faces, blocks, 1, 1, room)
            assert what.destroyed + what.driven + what.holds == pytest.approx(1.0)


def test_one_die_of_fire_at_infantry() -> None:
    what = blow(1, FIRE_FACES[INFANTRY], 1, 0, 1, MOST_ROOM)
    assert what.destroyed == pytest.approx(1 / 3)
    assert what.driven == pytest.approx(1 / 6)


def test_a_flag_costs_a_square_a_block() -> None:
    assert blow(1, FIRE_FACES[INFANTRY], 1, 0, 1, 0).destroyed == pytest.approx(1 / 2)
    assert blow(1, FIRE_FACES[INFANTRY], 1, 1, 1, 0).destroyed == pytest.approx(1 / 3)
    assert blow(1, FIRE_FACES[INFANTRY], 2, 0, 1, 0).driven == 0.0


def test_militia_runs_three_hexes() -> None:
    assert blow(1, FIRE_FACES[INFANTRY], 2, 0, 3, 1).destroyed == pytest.approx(1 / 6)
    assert blow(1, FIRE_FACES[INFANTRY], 2, 0, 3, 3).moved[2] == pytest.approx(1 / 6)


def test_ignored_flags_do_not_drive_back() -> None:
    assert (
        blow(2, FIRE_FACES[INFANTRY], 4, 0, 1, 3).driven
        > blow(2, FIRE_FACES[INFANTRY], 4, 1, 1, 3).driven
        == pytest.approx(1 / 36)
    )
    assert blow(3, FIRE_FACES[INFANTRY], 4, MOST_IGNORED, 1, 3).driven == 0.0


def test_what_is_left_on_average() -> None:
    what = blow(1, MELEE_FACES[INFANTRY], 4, MOST_IGNORED, 1, 3)
    assert what.left == pytest.approx(3.5)


def test_sabres_among_some_dice() -> None:
    assert kill_chance(0) == 0.0
    assert kill_chance(2) == pytest.approx(11 / 36)


# -- strength ------------------------------------------------------------------------------------


def test_beats_random_from_the_bottom() -> None:
    assert simulate(NAPOLEONICS, ROLICA, None, ["steady", "random"], 12, 1).wins[BOTTOM] == 12


def test_beats_random_from_the_top() -> None:
    assert simulate(NAPOLEONICS, ROLICA, None, ["random", "steady"], 12, 2).wins[TOP] == 12


@pytest.mark.parametrize("scenario", NAPOLEONICS.scenarios)
def test_plays_every_scenario(scenario: str) -> None:
    assert simulate(NAPOLEONICS, scenario, None, ["steady", "random"], 1, 3).wins[BOTTOM] == 1
    assert simulate(NAPOLEONICS, scenario, None, ["random", "steady"], 1, 3).wins[TOP] == 1


def test_plays_to_the_end_against_itself() -> None:
    assert simulate(NAPOLEONICS, ROLICA, None, ["steady", "steady"], 2, 4).games == 2


# -- fair play -----------------------------------------------------------------------------------


def test_same_seed_same_battle() -> None:
    first, one = play(ROLICA, 5)
    second, other = play(ROLICA, 5)
    assert first == second
    assert one.digest() == other.digest()


@pytest.mark.parametrize("seed", [6, 7])
def test_does_not_peek(seed: int) -> None:
    match = NAPOLEONICS.new(ROLICA, None, seed=seed_from(seed), logging=False)
    random = generator_from(seed)
    decisions = 0
    while not match.over and decisions < 150:
        side = match.decider
        hidden = match.imagine(side, generator_from(decisions))
        seen = [
            player_named("napoleonics", "steady", generator_from(7)).choose(Sight(each, side))
            for each in (match, hidden)
        ]
        assert seen[0] == seen[1]
        # Every third decision at random, so that unusual positions come up as well.
        options = sorted(match.options())
        match.take(options[random.below(len(options))] if decisions % 3 == 0 else seen[0])
        decisions += 1


# -- squares -------------------------------------------------------------------------------------

CHARGED = """
    bottom: {defender}, leader A1 Hill
    top: {attacker}
    turn: top
    card: attack-center
    ordered: E5
    to do: battle
    bottom hand: {hand}
    """
#: Seven cards to spare, and First Strike not among them.
FULL_HAND = "probe-left probe-left probe-center probe-right scout-left scout-right"


def charged(defender: str, attacker: str, hand: str = FULL_HAND) -> Case:
    """A defender in E4 that is asked what to do against an attack from E5."""
    case = position("napoleonics", CHARGED.format(defender=defender, attacker=attacker, hand=hand))
    return case.play("attack E5 E4")


def test_forms_square_against_strong_cavalry() -> None:
    assert choice(charged("BR-LN E4 3", "FR-HC E5")) == "square"


def test_forms_square_with_the_last_block_of_a_unit_at_stake() -> None:
    assert choice(charged("BR-LN E4 2", "FR-CU E5")) == "square"


def test_forms_no_square_against_a_remnant() -> None:
    assert choice(charged("BR-GG E4, BR-LN D4, BR-LN F4", "FR-LC E5 1")) == "stand"


def test_forms_no_square_when_cards_are_few() -> None:
    strong, weak = "BR-LN E4, BR-LN D4, BR-LN F4", "FR-LC E5 2"
    assert choice(charged(strong, weak, "attack-left attack-center attack-right")) == "stand"


def test_forms_no_square_under_the_guns() -> None:
    alone = "BR-LN E4, BR-LN D4, BR-LN F4"
    guns = "FR-LC E5 3, FR-FA E6, FR-FA D6, FR-OG F5, FR-LN D5"
    assert choice(charged(alone, guns)) == "stand"


SQUARE = """
    bottom: BR-LN E4 *square, BR-LN D3, BR-LN F2
    top: {foes}
    bottom hand: attack-center probe-left probe-right
    card: attack-center
    """


def test_leaves_its_square_when_the_cavalry_is_gone() -> None:
    done = turn(position("napoleonics", SQUARE.format(foes="FR-LN E6, FR-LN F6, FR-FA E8")))
    assert "order E4" in done
    assert "leave-square E4" in done


def test_stays_in_square_beside_cavalry() -> None:
    done = turn(position("napoleonics", SQUARE.format(foes="FR-HC E5, FR-HC F5, FR-LN E8")))
    assert "leave-square E4" not in done


# -- retire and reform ---------------------------------------------------------------------------


def test_weak_cavalry_retires_from_infantry() -> None:
    assert choice(charged("BR-LC E4 1", "FR-OG E5")) == "retire"


def test_light_cavalry_retires_from_a_combined_attack() -> None:
    case = position(
        "napoleonics",
        CHARGED.format(defender="BR-LC E4", attacker="FR-LN E5, FR-FA F6", hand=FULL_HAND).replace(
            "ordered: E5", "ordered: E5 F6"
        ),
    )
    case.play("attack E5 E4")
    assert case.question == "cc-ask-support"
    case.play("support F6")
    assert choice(case) == "retire"


def test_strong_cavalry_stands_against_a_remnant() -> None:
    assert choice(charged("BR-HC E4, BR-LN D4, BR-LN F4", "FR-MI E5 1")) == "stand"


# -- combined arms -------------------------------------------------------------------------------


def test_a_battery_joins_a_melee() -> None:
    case = position(
        "napoleonics",
        """
        bottom: FR-LN E4, FR-FA C4, FR-LN A1
        top: BR-GG E5, BR-LN H8
        card: attack-center
        ordered: E4 C4
        to do: battle
        """,
    )
    assert turn(case)[:2] == ["attack E4 E5", "support C4"]


def test_two_batteries_join_a_melee() -> None:
    case = position(
        "napoleonics",
        """
        bottom: FR-HC E4, FR-FA C4, FR-HA D3, FR-LN A1
        top: BR-GG E5 *square, BR-LN H8
        card: assault-center
        ordered: E4 C4 D3
        to do: battle
        """,
    )
    done = turn(case)
    assert sorted(done[:3]) == ["attack E4 E5", "support C4", "support D3"]


def test_plans_a_combined_attack() -> None:
    case = position(
        "napoleonics",
        """
        bottom: FR-OG F4, FR-FA H4, FR-LN E1
        top: BR-LN F5, BR-LN A9, BR-LN M9
        bottom hand: probe-center probe-left probe-right
        """,
    )
    done = turn(case)
    assert done[0] == "play probe-center"
    assert {"order F4", "order H4", "support H4"} <= set(done)


# -- attacks -------------------------------------------------------------------------------------


def test_takes_a_sure_banner() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN E4, BR-LN F4
        top: FR-LN E5 1, FR-OG F5, FR-LN E7
        card: attack-center
        ordered: E4 F4
        to do: battle
        """,
    )
    assert choice(case) == "attack E4 E5"


def test_stands_to_fire() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN E4, BR-LN D4, BR-LN F4
        top: FR-LN E6, FR-LN F6, FR-LN D6
        card: attack-center
        """,
    )
    done = turn(case)
    assert "attack E4 E6" in done or "attack E4 D6" in done
    assert not any(action.startswith("move E4") for action in done)


def test_does_not_attack_hopelessly() -> None:
    case = position(
        "napoleonics",
        """
        bottom: PT-MI F4 1, PT-LN B2
        top: FR-OG F5, FR-OG G5, FR-LN E5, leader F5 Ney
        card: attack-center
        ordered: F4
        to do: battle
        """.replace("FR-OG G5", "FR-GR G5"),
    )
    assert choice(case) == "done"


def test_prefers_the_card_that_can_fight() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN K4, BR-LN L4, BR-LN B2
        top: FR-LN K5 1, FR-LN L5 2, FR-LN A9
        bottom hand: probe-left probe-right probe-center
        """,
    )
    assert choice(case) == "play probe-right"


def test_wins_at_once_when_it_can() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN E4, BR-RL J3
        top: FR-LN E5, FR-LN J6 1, FR-LN B8
        banners: 5 5
        card: attack-right
        ordered: J3
        to do: battle
        """,
    )
    assert choice(case) == "attack J3 J6"


def test_goes_for_an_objective() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN F4, BR-LN B2
        top: FR-LN L9, FR-LN M9
        special: objective bottom 1 kept F5
        card: probe-center
        """,
    )
    assert "move F4 F5" in turn(case)


def test_drives_the_enemy_off_his_objective() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN F4, BR-LN B2
        top: FR-LN F5, FR-LN E5, FR-LN M9
        special: objective top 1 kept F5
        card: probe-center
        ordered: F4
        to do: battle
        """,
    )
    assert choice(case) == "attack F4 F5"


# -- answers -------------------------------------------------------------------------------------


def test_strikes_first_where_it_counts() -> None:
    assert choice(charged("BR-GG E4", "FR-LN E5 1", "first-strike")) == "first-strike"


def test_keeps_first_strike_where_it_does_not() -> None:
    assert choice(charged("BR-GG E4, BR-LN D4, BR-LN F4", "FR-MI E5 1", "first-strike")) == "stand"


def test_battles_back() -> None:
    case = position(
        "napoleonics",
        CHARGED.format(defender="BR-LN E4", attacker="FR-LN E5", hand=FULL_HAND),
        {"dice": ["cavalry cavalry cavalry cavalry cavalry"]},
    )
    case.play("attack E5 E4")
    if case.question == "cc-ask-react":
        case.play("stand")
    assert choice(case) == "battle-back"


def test_holds_its_ground_when_supported() -> None:
    case = position(
        "napoleonics",
        CHARGED.format(defender="BR-LN E4, BR-LN D4, BR-LN F4", attacker="FR-LN E5", hand=FULL_HAND),
        {"dice": ["flag cavalry cavalry cavalry cavalry"]},
    )
    case.play("attack E5 E4")
    if case.question == "cc-ask-react":
        case.play("stand")
    assert choice(case) == "ignore 1"


# -- cards ---------------------------------------------------------------------------------------


def test_keeps_the_better_scouted_card() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN E4, BR-LN F4, BR-LN G4
        top: FR-LN E8, FR-LN F8
        card: scout-center
        to do: draw
        """,
        {"deck": ["scout-left", "assault-center"]},
    )
    assert choice(case) == "keep assault-center"


def test_sends_the_holder_of_an_objective_back() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN E2, BR-LN F2, BR-LN G2
        top: FR-LN F3, FR-LN C8, FR-OG H8
        special: objective top 2 lost F3
        card: short-supply
        """,
    )
    assert choice(case) == "supply F3"


def test_rallies_the_weakest() -> None:
    case = position(
        "napoleonics",
        """
        bottom: BR-LN E2 1, BR-LN F2 3, BR-LN G2
        top: FR-LN F4, FR-LN C8
        bottom hand: probe-left probe-center probe-right
        card: rally
        """,
        {"dice": ["infantry flag flag flag flag"]},
    )
    assert choice(case) == "rally E2"
