"""Chapter 12: how a game ends, and how a series of games is scored."""

from itertools import pairwise

import pytest

from vexilla.games.battle_line.cards import CARD_NAMES
from vexilla.kernel.chance import generator_from
from vexilla.testing import Case, new_game, position, rule

COLOURS = ("red", "yellow", "purple", "orange", "blue", "green")


def game(bottom: str = "", top: str = "", ready: str = "", *lines: str) -> str:
    """A game at a claim step: the flags each side holds, and those the bottom side is ready to claim."""
    rows = [f"{flag}: | ; bottom holds" for flag in bottom]
    rows += [f"{flag}: | ; top holds" for flag in top]
    rows += [f"{flag}: {colour}-8 {colour}-9 {colour}-10 |" for flag, colour in zip(ready, COLOURS, strict=False)]
    return "\n".join(["to do: claim", *lines, *rows])


@rule("BLN-12-001")
@pytest.mark.parametrize("flags", ["123", "456", "789"])
def test_three_adjacent_flags_end_the_game_at_once(flags: str) -> None:
    for last in flags:
        case = position("battle_line", game(bottom=flags.replace(last, ""), ready=last))
        assert not case.over
        case.play(f"claim {last}")
        assert case.over
        assert case.winner == "bottom"
        assert case.view("top")["winner"] == "bottom"
        assert case.events("battle-line-won")[0]["form"] == "breakthrough"


@rule("BLN-12-001")
def test_any_five_flags_end_the_game_at_once() -> None:
    case = position("battle_line", game(bottom="1347", ready="9"))
    case.play("claim 9")
    assert case.over
    assert case.winner == "bottom"
    assert case.events("battle-line-won")[0]["form"] == "envelopment"


@rule("BLN-12-001")
def test_four_flags_or_three_that_are_not_adjacent_do_not_end_the_game() -> None:
    four = position("battle_line", game(bottom="124", ready="8")).play("claim 8")
    assert not four.over
    assert four.decider == "bottom"
    three = position("battle_line", game(bottom="12", top="3", ready="4")).play("claim 4")
    assert not three.over
    assert three.winner == "nobody"


@rule("BLN-12-001")
def test_flags_of_different_players_do_not_add_up() -> None:
    case = position("battle_line", game(bottom="15", top="2468", ready="3")).play("claim 3")
    assert not case.over


@rule("BLN-12-001")
def test_the_game_ends_at_the_claim_not_at_the_end_of_the_turn() -> None:
    case = position("battle_line", game("12", "", "35", "bottom hand: red-7 scout", "top hand: red-6"))
    case.play("claim 3")
    # No second claim, no draw, no turn of the opponent.
    assert case.over
    assert case.options() == []
    assert case.view("bottom")["flags"][4]["holder"] == "nobody"
    assert case.view("bottom")["hands"]["bottom"]["cards"] == ["red-7", "scout"]


@rule("BLN-12-001")
def test_the_top_player_wins_in_the_same_way() -> None:
    case = position(
        "battle_line",
        """
        4: | ; top holds
        6: | ; top holds
        5: red-1 | red-8 red-9 red-10
        turn: top
        to do: claim
        """,
    )
    case.play("claim 5")
    assert case.winner == "top"


@rule("BLN-12-002", "BLN-12-003")
@pytest.mark.parametrize(("held", "others"), [("12", ""), ("12", "5"), ("12", "5689"), ("1267", "4589")])
def test_the_winner_scores_five_points_and_the_loser_his_flags(held: str, others: str) -> None:
    case = position("battle_line", game(held, others, "3", "options: series=3", "series: game 1 points 0 0"))
    case.play("claim 3")
    assert case.events("battle-line-points")[-1]["bottom"] == 5
    assert case.view("top")["series"] == {"games": 3, "game": 2, "points": {"bottom": 5, "top": len(others)}}


@rule("BLN-12-002", "BLN-12-003")
def test_points_add_up_over_the_series() -> None:
    case = position("battle_line", game("12", "56", "3", "options: series=5", "series: game 3 points 7 9"))
    case.play("claim 3")
    assert case.view("top")["series"]["points"] == {"bottom": 12, "top": 11}


@rule("BLN-12-002")
def test_the_top_player_scores_five_when_he_wins() -> None:
    case = position(
        "battle_line",
        """
        options: series=2
        1: | ; bottom holds
        4: | ; top holds
        6: | ; top holds
        5: red-1 | red-8 red-9 red-10
        turn: top
        to do: claim
        """,
    )
    case.play("claim 5")
    assert case.view("top")["series"]["points"] == {"bottom": 1, "top": 5}


@rule("BLN-12-004")
@pytest.mark.parametrize(("winner", "loser"), [("bottom", "top"), ("top", "bottom")])
def test_the_winner_begins_the_next_game_and_the_loser_deals(winner: str, loser: str) -> None:
    won = "red-8 red-9 red-10 |" if winner == "bottom" else "| red-8 red-9 red-10"
    case = position(
        "battle_line",
        f"""
        options: series=2
        {winner} hand: blue-1
        1: | ; {winner} holds
        2: fog | ; {winner} holds
        3: {won}
        turn: {winner}
        to do: claim
        """,
    )
    case.play("claim 3")
    assert case.decider == winner
    assert case.question == "battle-line-ask-play"
    assert case.view("top")["dealer"] == loser
    assert case.events("battle-line-cut") == [], "nobody cuts for the deal"
    # Everything else begins anew.
    view = case.view("top")
    assert all(flag["holder"] == "nobody" and not flag["fog"] for flag in view["flags"])
    assert view["piles"]["troops"]["cards"] == 46
    assert view["piles"]["tactics"]["cards"] == 10
    assert view["hands"]["bottom"]["troops"] == view["hands"]["top"]["troops"] == 7
    assert view["tactics_played"] == {"bottom": 0, "top": 0}


def test_the_series_goes_to_the_points_and_not_to_the_last_game() -> None:
    for points, winner in (("3 10", "top"), ("9 7", "bottom"), ("4 8", "nobody")):
        case = position("battle_line", game("12", "5", "3", "options: series=3", f"series: game 3 points {points}"))
        case.play("claim 3")
        assert case.over
        assert case.winner == winner


def test_a_single_game_is_won_by_its_winner_whatever_the_points() -> None:
    case = position("battle_line", game("12", "5689", "3"))
    case.play("claim 3")
    assert case.winner == "bottom"


def dead(*lines: str) -> Case:
    """A game in which nobody holds a card, the piles are empty and no flag can be claimed."""
    return position("battle_line", "\n".join([*lines, f"top discard: {' '.join(CARD_NAMES)}"]))


def test_a_dead_game_goes_to_whoever_has_more_flags() -> None:
    case = dead("1: | ; bottom holds", "3: | ; bottom holds", "5: | ; top holds")
    assert case.over
    assert case.winner == "bottom"
    assert dead("1: | ; bottom holds", "3: | ; top holds").winner == "nobody"


@rule("BLN-12-002", "BLN-12-003")
def test_a_dead_game_with_a_winner_scores_like_any_other() -> None:
    case = dead("options: series=2", "1: | ; bottom holds", "3: | ; top holds", "5: | ; top holds")
    assert case.view("top")["series"] == {"games": 2, "game": 2, "points": {"bottom": 1, "top": 5}}
    assert case.decider == "top", "the winner begins"


def test_after_a_drawn_game_both_score_their_flags_and_cut_for_the_deal() -> None:
    text = ["options: series=2", "1: | ; bottom holds", "3: | ; top holds"]
    discard = f"top discard: {' '.join(CARD_NAMES)}"
    chance = {"cut": ["red-3", "blue-9"]}
    case = position("battle_line", "\n".join([*text, discard]), chance=chance)
    assert case.view("top")["series"]["points"] == {"bottom": 1, "top": 1}
    assert [event["card"] for event in case.events("battle-line-cut")] == ["red-3", "blue-9"]
    assert case.view("top")["dealer"] == "top"
    assert case.decider == "bottom"


@rule("BLN-12-002", "BLN-12-003", "BLN-12-004")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_series_of_three_games(seed: int) -> None:
    case = new_game("battle_line", options={"series": "3"}, seed=seed)
    generator = generator_from(seed)
    flags = {"bottom": 0, "top": 0}
    points = {"bottom": 0, "top": 0}
    games: list[tuple[str, str]] = []
    first = case.decider
    for _ in range(1000):
        if case.over:
            break
        options = case.options("claim") or case.options()
        case.play(options[generator.below(len(options))])
        for event in case.events():
            if event["event"] == "battle-line-claimed":
                flags[event["side"]] += 1
            elif event["event"] == "battle-line-won":
                games.append((first, event["side"]))
            elif event["event"] == "battle-line-points":
                winner = games[-1][1]
                loser = "top" if winner == "bottom" else "bottom"
                points[winner] += 5
                points[loser] += flags[loser]
                assert {side: event[side] for side in points} == points
                flags = {"bottom": 0, "top": 0}
            elif event["event"] == "battle-line-dealt":
                first = event["first"]
    assert len(games) == 3
    for before, after in pairwise(games):
        assert after[0] == before[1], "the winner begins the next game"
    ahead = max(points, key=lambda side: points[side])
    assert case.winner == (ahead if points["bottom"] != points["top"] else "nobody")
