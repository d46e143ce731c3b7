"""The player ``steady`` of Battle Line: how it does against chance, and what it does when it matters."""

from __future__ import annotations

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from
from vexilla.kernel.sides import BOTTOM, TOP
from vexilla.lab.arena import simulate
from vexilla.players import player_named
from vexilla.players.player import Sight
from vexilla.testing import Case, position

BATTLE_LINE = GAMES.find("battle_line")


def choice(case: Case) -> str:
    """What steady does in a position, whoever has to decide."""
    sight = Sight(case.match, case.match.decider)
    return sight.text(player_named("battle_line", "steady", generator_from(1)).choose(sight))


def turn(case: Case) -> list[str]:
    """All that steady does until the other side has to decide, or the match is over."""
    side = case.decider
    done = []
    while case.decider == side:
        done.append(choice(case))
        case.play(done[-1])
    return done


# -- strength ------------------------------------------------------------------------------------


def test_beats_random_from_the_bottom() -> None:
    assert simulate(BATTLE_LINE, None, None, ["steady", "random"], 50, 1).wins[BOTTOM] >= 48


def test_beats_random_from_the_top() -> None:
    assert simulate(BATTLE_LINE, None, None, ["random", "steady"], 50, 2).wins[TOP] >= 48


@pytest.mark.parametrize(
    "options",
    [
        {"tactics": "off"},
        {"claims": "unaided"},
        {"variant": "advanced"},
        {"series": "2"},
        {"tactics": "off", "claims": "unaided", "variant": "advanced", "series": "3"},
    ],
)
def test_plays_every_variant(options: dict[str, str]) -> None:
    totals = simulate(BATTLE_LINE, None, options, ["steady", "random"], 6, 3)
    assert totals.wins[BOTTOM] >= 5


def test_plays_to_the_end_against_itself() -> None:
    totals = simulate(BATTLE_LINE, None, None, ["steady", "steady"], 6, 4)
    assert totals.games == 6


# -- claims --------------------------------------------------------------------------------------


def test_claims_what_it_can() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1 blue-2
        3: red-8 red-9 red-10 | yellow-8 green-7
        to do: claim
        """,
    )
    assert choice(case) == "claim 3"


def test_without_aid_claims_only_what_holds() -> None:
    case = position(
        "battle_line",
        """
        options: claims=unaided
        bottom hand: red-1 blue-2
        2: yellow-1 green-2 blue-7 | purple-4
        3: red-8 red-9 red-10 | yellow-8 green-7
        to do: claim
        """,
    )
    assert case.options("claim") == ["claim 2", "claim 3"]
    assert turn(case)[:2] == ["claim 3", "done"]


def test_takes_the_winning_flag() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7 yellow-1 yellow-10 purple-9
        1: blue-8 blue-9 blue-10 | ; bottom holds
        2: green-8 green-9 green-10 | ; bottom holds
        3: red-8 red-9 | yellow-8 purple-8 orange-8
        6: yellow-9 | purple-1
        """,
    )
    assert turn(case)[:2] == ["play red-7 3", "claim 3"]
    assert case.winner == "bottom"


# -- building ------------------------------------------------------------------------------------


def test_completes_a_wedge() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7 yellow-1 blue-3 purple-2 orange-5 green-1 orange-1
        5: red-8 red-9 | yellow-8 purple-8
        """,
    )
    assert choice(case) == "play red-7 5"


def test_does_not_waste_the_card_that_completes_a_wedge() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7 yellow-1
        5: red-8 red-9 | yellow-8 purple-8
        6: blue-7 | green-10 purple-10
        """,
    )
    assert choice(case) != "play red-7 6"


def test_stops_the_flag_that_would_lose_the_game() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: blue-10 yellow-1 purple-2
        1: | green-8 green-9 green-10 ; top holds
        2: | red-8 red-9 red-10 ; top holds
        3: blue-8 blue-9 | yellow-7 purple-7 orange-7
        7: red-1 | yellow-2
        """,
    )
    assert turn(case)[:2] == ["play blue-10 3", "claim 3"]


def test_keeps_junk_away_from_a_good_formation() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: yellow-2
        4: red-8 red-9 | yellow-8
        5: purple-1 green-6 | yellow-9 orange-9 green-9
        """,
    )
    assert choice(case) != "play yellow-2 4"


# -- tactics -------------------------------------------------------------------------------------


def test_a_leader_takes_the_winning_flag() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: alexander yellow-1 purple-2
        1: blue-8 blue-9 blue-10 | ; bottom holds
        2: green-8 green-9 green-10 | ; bottom holds
        3: red-8 red-9 | yellow-8 purple-8 orange-8
        """,
    )
    assert turn(case)[:2] == ["play alexander 3", "claim 3"]


def test_fog_where_the_sum_wins() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: fog purple-1 purple-2
        1: blue-8 blue-9 blue-10 | ; bottom holds
        2: green-8 green-9 green-10 | ; bottom holds
        3: red-10 orange-9 red-6 | yellow-1 yellow-2 yellow-3 ; top first
        """,
    )
    assert turn(case)[:2] == ["play fog 3", "claim 3"]


def test_mud_against_a_formation_that_would_win() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: mud purple-2
        1: | green-8 green-9 green-10 ; top holds
        2: | red-8 red-9 red-10 ; top holds
        3: blue-4 orange-6 yellow-10 | yellow-7 purple-7 orange-7
        5: blue-1 green-1 orange-1 |
        6: blue-2 green-2 orange-2 |
        """,
    )
    assert choice(case) == "play mud 3"


def test_a_deserter_from_the_formation_that_would_win() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter purple-2
        1: | green-8 green-9 green-10 ; top holds
        2: | red-8 red-9 red-10 ; top holds
        3: blue-4 orange-6 yellow-10 | yellow-7 purple-7 orange-7
        6: yellow-1 | blue-3
        """,
    )
    done = turn(case)
    assert done[0] == "play deserter"
    assert done[1] in ("choose yellow-7", "choose purple-7", "choose orange-7")


def test_a_traitor_completes_a_wedge() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: traitor purple-2
        1: blue-8 blue-9 blue-10 | ; bottom holds
        2: green-8 green-9 green-10 | ; bottom holds
        3: red-8 red-9 | yellow-8 purple-8 orange-8
        6: yellow-1 | red-7 orange-7
        """,
    )
    assert turn(case)[:4] == ["play traitor", "choose red-7", "move 3", "claim 3"]


def test_a_redeployed_card_completes_a_wedge() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy purple-2
        1: blue-8 blue-9 blue-10 | ; bottom holds
        2: green-8 green-9 green-10 | ; bottom holds
        3: red-8 red-9 | yellow-8 purple-8 orange-8
        6: yellow-1 red-7 | orange-7
        """,
    )
    assert turn(case)[:4] == ["play redeploy", "choose red-7", "move 3", "claim 3"]


def test_a_scout_returns_what_is_missed_least() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7 green-10 alexander yellow-1 blue-2 yellow-4 orange-2 purple-5
        scouting: 2
        4: red-8 red-9 | yellow-9 purple-9
        5: yellow-10 purple-10 | blue-9
        to do: draw
        """,
        chance={"troops": ["blue-4"]},
    )
    returned = [word for word in turn(case) if word.startswith("return")]
    assert len(returned) == 2
    assert not {"return red-7", "return green-10", "return alexander"} & set(returned)


def test_discards_the_card_that_does_not_belong_when_mud_leaves() -> None:
    case = position(
        "battle_line",
        """
        turn: top
        top hand: deserter purple-2
        bottom hand: blue-2
        4: red-7 red-8 red-9 blue-3 mud | yellow-9 purple-9
        """,
    )
    case.play("play deserter", "choose mud")
    assert case.decider == "bottom"
    assert choice(case) == "discard blue-3"


def test_does_not_draw_tactics_it_could_not_play() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7 green-10
        bottom discard: scout
        turn: 20 bottom
        4: red-8 red-9 | yellow-9 purple-9
        to do: draw
        """,
    )
    assert choice(case) == "draw troops"
