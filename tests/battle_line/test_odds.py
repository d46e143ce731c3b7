"""The odds a player is shown: exact, and from what he knows alone."""

from __future__ import annotations

from collections import Counter

from vexilla.games.battle_line.actions import DEAL
from vexilla.games.battle_line.odds import FlagOdds, odds_from_view
from vexilla.kernel.chance import generator_from
from vexilla.kernel.sides import BOTTOM
from vexilla.testing import Case, position

TABLE = """
    bottom hand: blue-8 red-5 yellow-9
    top hand: green-1 green-2 green-3 orange-1
    top exposed: orange-1
    troops returned by bottom: purple-4
    bottom discard: scout
    2: blue-9 blue-10 | green-7 green-6
    5: red-6 yellow-6 | red-1 yellow-2 purple-9
    7: red-2 red-3 fog | orange-9
    8: green-8 green-9 green-10 | blue-1 ; bottom holds
    """


def odds(case: Case, flag: int) -> FlagOdds:
    _, flags = odds_from_view(case.view("bottom"), "bottom")
    return next(each for each in flags if each.flag == flag)


def test_captured_flags_have_no_odds() -> None:
    _, flags = odds_from_view(position("battle_line", TABLE).view("bottom"), "bottom")
    assert [flag.flag for flag in flags] == [1, 2, 3, 4, 5, 6, 7, 9]


def test_what_i_know_is_no_matter_of_chance() -> None:
    """Sixty cards less 16 face up, 3 in my hand, one of his that I know, and one I put on the pile."""
    unseen, _ = odds_from_view(position("battle_line", TABLE).view("bottom"), "bottom")
    assert unseen == 60 - 16 - 3 - 1 - 1


def test_my_own_reach_counts_my_hand() -> None:
    case = position("battle_line", TABLE)
    assert odds(case, 2).own == ("wedge", 27)
    wedge = odds(case, 2).outs[0]
    assert (wedge.kind, wedge.drawable, wedge.held) == ("wedge", [], ["blue-8"])


def test_the_opponent_cannot_have_what_i_hold() -> None:
    case = position("battle_line", TABLE.replace("red-5", "green-5"))
    assert odds(case, 2).theirs == ("battalion", 7 + 6 + 4), "8, 9 and 10 are face up, the 5 is mine"


def test_outs_are_sorted_by_kind_and_leave_the_host_out() -> None:
    case = position("battle_line", TABLE)
    found = {out.kind: out.drawable for out in odds(case, 5).outs}
    assert list(found) == ["phalanx"]
    assert found["phalanx"] == ["purple-6", "orange-6", "blue-6"]


def test_in_fog_only_the_sum_counts() -> None:
    case = position("battle_line", TABLE)
    assert odds(case, 7).own == ("sum", 2 + 3 + 10)
    assert odds(case, 7).outs == []


def test_a_complete_formation_is_told_as_it_is() -> None:
    case = position("battle_line", TABLE)
    assert odds(case, 5).they_are_complete
    assert odds(case, 5).theirs == ("host", 12)


def test_the_chance_is_that_of_imagined_draws() -> None:
    """Without a known card on top, each unseen card is the next of the pile equally often."""
    case = position("battle_line", TABLE.replace("troops returned by bottom: purple-4", ""))
    unseen, _ = odds_from_view(case.view("bottom"), "bottom")
    outs = odds(case, 5).outs[0].drawable
    case.play("play red-5 1")
    drawn = Counter[str]()
    generator = generator_from(4)
    for _ in range(4000):
        imagined = case.match.imagine(BOTTOM, generator)
        imagined.act("draw troops")
        card = imagined.position.troops_in_hand[BOTTOM][-1]
        drawn[case.match.game.outcomes.text(DEAL + card)] += 1
    share = sum(drawn[f"deal {card}"] for card in outs) / 4000
    assert abs(share - len(outs) / unseen) < 0.02
    assert len(drawn) == unseen


def test_a_flag_where_a_fourth_card_waits_to_be_discarded_has_no_odds() -> None:
    """Mud has just been taken away: four cards lie where three have room."""
    case = position(
        "battle_line",
        """
        bottom hand: deserter
        top hand: green-1
        4: red-1 red-2 red-3 red-4 | blue-5 mud
        """,
    )
    case.play("play deserter", "choose mud")
    _, flags = odds_from_view(case.view("bottom"), "bottom")
    assert [flag.flag for flag in flags] == [1, 2, 3, 5, 6, 7, 8, 9]
