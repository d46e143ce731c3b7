"""Chapter 6: battle formations."""

from itertools import combinations, permutations
from typing import Any

import pytest

from vexilla.games.battle_line.cards import card_named
from vexilla.games.battle_line.formation import kind_of, strength_of, sum_of
from vexilla.testing import position, rule

COLOURS = ("red", "yellow", "purple", "orange", "blue", "green")


def formation(cards: str) -> Any:
    """The formation that three cards make, as everybody sees it."""
    case = position("battle_line", f"bottom hand: scout\n5: {cards} |")
    return case.view("spectator")["flags"][4]["bottom"]["formation"]


def takers(bottom: str, top: str, first: str) -> list[str]:
    """The sides that may claim a flag with these formations, one of which was complete first."""
    found: list[str] = []
    for side in ("bottom", "top"):
        case = position("battle_line", f"turn: {side}\nto do: claim\n5: {bottom} | {top} ; {first} first")
        assert case.decider == side
        if case.options("claim"):
            found.append(side)
    return found


def beats(stronger: str, weaker: str) -> bool:
    """Whether cards beat others on either side of a flag, no matter who was complete first."""
    return all(
        takers(stronger, weaker, first) == ["bottom"] and takers(weaker, stronger, first) == ["top"]
        for first in ("bottom", "top")
    )


# The weakest and the strongest cards of each kind, in the order of the book.
KINDS = {
    "wedge": ("red-1 red-2 red-3", "red-8 red-9 red-10"),
    "phalanx": ("yellow-1 blue-1 green-1", "yellow-10 blue-10 green-10"),
    "battalion": ("purple-1 purple-2 purple-4", "purple-7 purple-9 purple-10"),
    "skirmish-line": ("orange-1 yellow-2 orange-3", "orange-8 yellow-9 orange-10"),
    "host": ("orange-1 green-2 blue-2", "orange-10 purple-10 green-9"),
}


@rule("BLN-06-001")
def test_every_formation_beats_all_that_come_after_it_in_the_list() -> None:
    assert [formation(weakest)["kind"] for weakest, _ in KINDS.values()] == list(KINDS)
    assert [formation(strongest)["kind"] for _, strongest in KINDS.values()] == list(KINDS)
    # Even with the lowest sum against the highest.
    for above, below in combinations(KINDS, 2):
        assert beats(KINDS[above][0], KINDS[below][1]), (above, below)


@rule("BLN-06-002")
def test_a_wedge_is_three_cards_of_one_colour_with_consecutive_values() -> None:
    for colour in COLOURS:
        for low in range(1, 9):
            cards = f"{colour}-{low} {colour}-{low + 1} {colour}-{low + 2}"
            assert formation(cards) == {"kind": "wedge", "sum": 3 * low + 3}
    assert formation("red-3 red-4 red-6")["kind"] != "wedge"
    assert formation("red-3 red-4 blue-5")["kind"] != "wedge"


@rule("BLN-06-003")
def test_a_phalanx_is_three_cards_of_the_same_value_in_any_colours() -> None:
    for value in range(1, 11):
        for colours in combinations(COLOURS, 3):
            cards = " ".join(f"{colour}-{value}" for colour in colours)
            assert formation(cards) == {"kind": "phalanx", "sum": 3 * value}
    assert formation("red-3 blue-3 green-4")["kind"] != "phalanx"


@rule("BLN-06-004")
def test_a_battalion_is_three_cards_of_one_colour_that_are_not_consecutive() -> None:
    for colour in COLOURS:
        for a, b, c in combinations(range(1, 11), 3):
            kind = formation(f"{colour}-{a} {colour}-{b} {colour}-{c}")["kind"]
            assert kind == ("wedge" if c == a + 2 else "battalion")
    assert formation("red-2 red-7 blue-4")["kind"] != "battalion"


@rule("BLN-06-005")
def test_a_skirmish_line_is_three_consecutive_cards_not_all_of_one_colour() -> None:
    for low in range(1, 9):
        for a, b, c in (("red", "red", "blue"), ("red", "blue", "red"), ("green", "blue", "blue"), COLOURS[:3]):
            cards = f"{a}-{low} {b}-{low + 1} {c}-{low + 2}"
            assert formation(cards) == {"kind": "skirmish-line", "sum": 3 * low + 3}
    assert formation("red-4 blue-5 green-7")["kind"] != "skirmish-line"
    assert formation("red-4 blue-5 green-5")["kind"] != "skirmish-line"


@rule("BLN-06-006")
def test_a_host_is_whatever_is_no_other_formation() -> None:
    assert formation("red-4 blue-5 green-5") == {"kind": "host", "sum": 14}
    assert formation("red-4 red-5 green-7") == {"kind": "host", "sum": 16}
    deck = [(colour, value) for colour in COLOURS for value in range(1, 11)]
    kinds = []
    for cards in combinations(deck, 3):
        colours = {colour for colour, _ in cards}
        low, middle, high = sorted(value for _, value in cards)
        run = low + 1 == middle == high - 1
        if run and len(colours) == 1:
            expected = "wedge"
        elif low == high:
            expected = "phalanx"
        elif len(colours) == 1:
            expected = "battalion"
        else:
            expected = "skirmish-line" if run else "host"
        strength = strength_of(sum(1 << card_named(f"{c}-{v}") for c, v in cards), 0, 3, False)
        assert (kind_of(strength), sum_of(strength)) == (expected, low + middle + high), cards
        kinds.append(expected)
    assert {kind: kinds.count(kind) for kind in KINDS} == {
        "wedge": 48,
        "phalanx": 200,
        "battalion": 672,
        "skirmish-line": 1680,
        "host": 31620,
    }


@rule("BLN-06-007")
@pytest.mark.parametrize("values", [(9, 10, 1), (10, 1, 2)])
def test_a_run_does_not_go_on_from_ten_to_one(values: tuple[int, int, int]) -> None:
    a, b, c = values
    assert formation(f"red-{a} red-{b} red-{c}")["kind"] == "battalion"
    assert formation(f"red-{a} blue-{b} green-{c}")["kind"] == "host"


@rule("BLN-06-007")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        (("red-3", "red-4", "red-5"), "wedge"),
        (("red-8", "green-8", "yellow-8"), "phalanx"),
        (("blue-2", "blue-4", "blue-7"), "battalion"),
        (("yellow-4", "green-5", "red-6"), "skirmish-line"),
        (("green-1", "blue-2", "yellow-7"), "host"),
    ],
)
def test_the_order_of_laying_does_not_matter(cards: tuple[str, str, str], kind: str) -> None:
    for order in permutations(cards):
        case = position(
            "battle_line",
            f"bottom hand: {' '.join(cards)}\ntop hand: purple-1 purple-3",
            chance={"troops": ["orange-1", "orange-3", "orange-5", "orange-7"]},
        )
        case.play(f"play {order[0]} 5", "draw troops", "play purple-1 1", "draw troops")
        case.play(f"play {order[1]} 5", "draw troops", "play purple-3 1", "draw troops")
        case.play(f"play {order[2]} 5")
        assert case.view("top")["flags"][4]["bottom"]["formation"]["kind"] == kind


@rule("BLN-06-008")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("red-2 red-3 red-4", "blue-1 blue-2 blue-3"),
        ("red-7 blue-7 green-7", "red-6 blue-6 green-6"),
        ("red-1 red-3 red-9", "blue-3 blue-4 blue-1"),
        ("red-3 red-4 yellow-5", "blue-2 green-3 blue-4"),
        ("red-10 yellow-1 yellow-2", "blue-4 green-4 green-3"),
        # A higher single card is of no use against the higher sum.
        ("red-6 red-7 red-9", "blue-1 blue-9 blue-10"),
        ("red-7 blue-7 green-6", "yellow-10 orange-8 purple-1"),
    ],
)
def test_of_two_formations_of_one_kind_the_higher_sum_wins(higher: str, lower: str) -> None:
    assert formation(higher)["kind"] == formation(lower)["kind"]
    assert beats(higher, lower)


@rule("BLN-06-009")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("red-3 red-4 red-5", "blue-3 blue-4 blue-5"),
        ("red-6 blue-6 green-6", "yellow-6 purple-6 orange-6"),
        ("red-1 red-3 red-9", "blue-2 blue-5 blue-6"),
        ("red-3 red-4 yellow-5", "blue-3 green-4 blue-5"),
        ("red-10 yellow-1 yellow-2", "blue-4 green-4 orange-5"),
    ],
)
def test_same_kind_and_same_sum_is_a_tie_that_the_order_of_completion_decides(one: str, other: str) -> None:
    assert formation(one) == formation(other)
    assert takers(one, other, "bottom") == ["bottom"]
    assert takers(one, other, "top") == ["top"]


@rule("BLN-06-010")
def test_red_4_5_3_is_a_wedge() -> None:
    assert formation("red-4 red-5 red-3") == {"kind": "wedge", "sum": 12}


@rule("BLN-06-011")
def test_three_eights_are_a_phalanx() -> None:
    assert formation("yellow-8 red-8 green-8") == {"kind": "phalanx", "sum": 24}


@rule("BLN-06-012")
def test_blue_2_7_4_is_a_battalion() -> None:
    assert formation("blue-2 blue-7 blue-4") == {"kind": "battalion", "sum": 13}


@rule("BLN-06-013")
def test_yellow_4_red_6_green_5_is_a_skirmish_line() -> None:
    assert formation("yellow-4 red-6 green-5") == {"kind": "skirmish-line", "sum": 15}


@rule("BLN-06-014")
def test_yellow_7_blue_2_green_1_is_a_host() -> None:
    assert formation("yellow-7 blue-2 green-1") == {"kind": "host", "sum": 10}


@rule("BLN-06-015")
def test_the_battalion_red_4_6_3_beats_the_battalion_blue_7_1_3() -> None:
    assert formation("red-4 red-6 red-3") == {"kind": "battalion", "sum": 13}
    assert formation("blue-7 blue-1 blue-3") == {"kind": "battalion", "sum": 11}
    assert beats("red-4 red-6 red-3", "blue-7 blue-1 blue-3")


@rule("BLN-06-016")
def test_the_host_yellow_7_blue_2_green_1_ties_with_yellow_3_blue_3_green_4() -> None:
    assert formation("yellow-7 blue-2 green-1") == formation("yellow-3 blue-3 green-4") == {"kind": "host", "sum": 10}
    assert takers("yellow-7 blue-2 green-1", "yellow-3 blue-3 green-4", "bottom") == ["bottom"]
    assert takers("yellow-7 blue-2 green-1", "yellow-3 blue-3 green-4", "top") == ["top"]
