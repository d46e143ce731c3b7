"""Chapter 3: how a game is won."""

from itertools import combinations

import pytest

from vexilla.testing import Case, position, rule


def before_the_last_claim(side: str, flags: tuple[int, ...]) -> Case:
    """A side that holds all of these flags but the last, and can claim that one."""
    held = "\n".join(f"{flag}: | ; {side} holds" for flag in flags[:-1])
    wedge = "red-8 red-9 red-10 |" if side == "bottom" else "| red-8 red-9 red-10"
    return position("battle_line", f"turn: {side}\nto do: claim\n{held}\n{flags[-1]}: {wedge}")


def in_a_row(flags: tuple[int, ...]) -> bool:
    return any({flag, flag + 1, flag + 2} <= set(flags) for flag in flags)


@rule("BLN-03-001")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_three_flags_win_at_once_if_and_only_if_they_are_next_to_each_other(side: str) -> None:
    for flags in combinations(range(1, 10), 3):
        case = before_the_last_claim(side, flags).play(f"claim {flags[2]}")
        if in_a_row(flags):
            assert (case.over, case.winner) == (True, side), flags
            assert case.events("battle-line-won")[0]["form"] == "breakthrough"
        else:
            assert (case.over, case.winner) == (False, "nobody"), flags


@rule("BLN-03-001")
def test_three_flags_in_a_row_of_which_the_opponent_holds_one_are_no_breakthrough() -> None:
    case = position(
        "battle_line",
        """
        3: | ; bottom holds
        4: | ; top holds
        5: red-8 red-9 red-10 |
        to do: claim
        """,
    )
    assert not case.play("claim 5").over


@rule("BLN-03-002")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_any_five_flags_win_at_once_and_four_do_not(side: str) -> None:
    for flags in combinations(range(1, 10), 5):
        if in_a_row(flags):
            continue
        assert not before_the_last_claim(side, flags[:4]).play(f"claim {flags[3]}").over
        case = before_the_last_claim(side, flags).play(f"claim {flags[4]}")
        assert (case.over, case.winner) == (True, side), flags
        assert case.events("battle-line-won")[0]["form"] == "envelopment"


@rule("BLN-03-003")
def test_a_formation_is_built_on_ones_own_side_and_the_stronger_one_takes_the_flag() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-5
        top hand: green-8
        6: red-3 red-4 | yellow-8 red-8
        turn: top
        """,
        chance={"troops": ["blue-1", "blue-2"]},
    )
    # A Phalanx, but red can still become a Wedge.
    case.play("play green-8 6")
    assert case.options("claim") == []
    case.play("draw troops", "play red-5 6")
    assert case.options("claim") == ["claim 6"]
    case.play("claim 6")
    assert case.lines()["6"] == "red-3 red-4 red-5 | red-8 yellow-8 green-8 ; bottom holds"
