"""Chapter 2: setting up."""

import pytest

from vexilla.testing import new_game, position, rule

MORALE = ["alexander", "darius", "companion-cavalry", "shield-bearers"]
TACTICS = [*MORALE, "fog", "mud", "scout", "redeploy", "deserter", "traitor"]


@rule("BLN-02-001")
def test_nine_uncaptured_flags_lie_in_one_row_between_the_players() -> None:
    case = new_game("battle_line")
    for watcher in ("bottom", "top", "spectator"):
        flags = case.view(watcher)["flags"]
        assert [flag["flag"] for flag in flags] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
        assert {flag["holder"] for flag in flags} == {"nobody"}
        assert not any(flag["bottom"]["cards"] or flag["top"]["cards"] for flag in flags)


@rule("BLN-02-001")
def test_the_order_of_the_flags_stays_when_some_are_captured() -> None:
    case = position(
        "battle_line",
        """
        2: red-8 red-9 red-10 |
        5: blue-8 blue-9 blue-10 |
        to do: claim
        """,
    )
    case.play("claim 5", "claim 2")
    flags = case.view("top")["flags"]
    assert [flag["flag"] for flag in flags] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [flag["flag"] for flag in flags if flag["holder"] == "bottom"] == [2, 5]


@rule("BLN-02-001")
@pytest.mark.parametrize(
    ("held", "third", "adjacent"),
    [
        ((1, 2), 3, True),
        ((7, 8), 9, True),
        ((4, 6), 5, True),
        ((8, 9), 1, False),
        ((1, 9), 2, False),
        ((3, 4), 6, False),
    ],
)
def test_neighbours_in_the_row_are_adjacent_and_its_ends_are_not(
    held: tuple[int, int], third: int, adjacent: bool
) -> None:
    case = position(
        "battle_line",
        f"""
        {held[0]}: | ; bottom holds
        {held[1]}: | ; bottom holds
        {third}: red-8 red-9 red-10 |
        to do: claim
        """,
    )
    case.play(f"claim {third}")
    assert case.over is adjacent


@rule("BLN-02-002")
@pytest.mark.parametrize(
    ("bottom", "top", "dealer"),
    [
        ("red-9", "blue-4", "bottom"),
        ("red-4", "blue-9", "top"),
        ("green-2", "red-1", "bottom"),
        ("red-9", "red-10", "top"),
    ],
)
def test_whoever_cuts_the_higher_number_deals(bottom: str, top: str, dealer: str) -> None:
    case = new_game("battle_line", chance={"cut": [bottom, top]})
    cuts = case.events("battle-line-cut", "spectator")
    assert [(cut["side"], cut["card"]) for cut in cuts] == [("bottom", bottom), ("top", top)]
    assert case.view("spectator")["dealer"] == dealer


@rule("BLN-02-002")
def test_equal_numbers_are_cut_again() -> None:
    case = new_game("battle_line", chance={"cut": ["red-5", "blue-5", "green-1", "yellow-1", "red-7", "red-6"]})
    assert len(case.events("battle-line-cut")) == 6
    assert case.view("spectator")["dealer"] == "bottom"


@rule("BLN-02-003")
def test_seven_troop_cards_are_dealt_to_each_player() -> None:
    # The cards that were cut are shuffled in again: here both are dealt.
    dealt = [f"red-{value}" for value in range(1, 11)] + [f"blue-{value}" for value in range(1, 5)]
    case = new_game("battle_line", chance={"cut": ["red-5", "blue-4"], "troops": dealt})
    hands = [case.view(side)["hands"][side]["cards"] for side in ("bottom", "top")]
    assert [len(hand) for hand in hands] == [7, 7]
    assert sorted(hands[0] + hands[1]) == sorted(dealt)


@rule("BLN-02-003")
def test_the_troop_deck_is_shuffled_before_the_deal() -> None:
    hands = {str(new_game("battle_line", seed=seed).view("bottom")["hands"]["bottom"]["cards"]) for seed in range(5)}
    assert len(hands) == 5


@rule("BLN-02-004")
def test_the_forty_six_troop_cards_left_form_a_face_down_pile() -> None:
    case = new_game("battle_line")
    for watcher in ("bottom", "top", "spectator"):
        assert case.view(watcher)["piles"]["troops"] == {"cards": 46, "next": []}
    dealt = {card for side in ("bottom", "top") for card in case.view(side)["hands"][side]["cards"]}
    for _ in range(14):
        case.play(case.options("play")[0])
        case.play(*case.options("done"), "draw troops")
    drawn = {event["card"] for event in case.events("battle-line-drew")}
    assert len(drawn) == 14
    assert not drawn & dealt
    assert case.view("top")["piles"]["troops"]["cards"] == 32


@rule("BLN-02-005")
@pytest.mark.parametrize("seed", range(5))
def test_the_ten_tactics_cards_form_a_second_face_down_pile_and_none_is_dealt(seed: int) -> None:
    case = new_game("battle_line", seed=seed)
    for watcher in ("bottom", "top", "spectator"):
        view = case.view(watcher)
        assert view["piles"]["tactics"] == {"cards": 10, "next": []}
        assert [view["hands"][side]["tactics"] for side in ("bottom", "top")] == [0, 0]


@rule("BLN-02-005")
def test_the_tactics_pile_is_shuffled_so_any_of_its_cards_may_be_on_top() -> None:
    for first in TACTICS:
        case = new_game("battle_line", chance={"tactics": [first]})
        case.play(case.options("play")[0], "draw tactics")
        assert [event["card"] for event in case.events("battle-line-drew")] == [first]
    found: set[str] = set()
    for seed in range(8):
        case = new_game("battle_line", seed=seed)
        case.play(case.options("play")[0], "draw tactics")
        found.update(event["card"] for event in case.events("battle-line-drew"))
    assert len(found) > 2
