"""Chapter 18: the Command cards; leadership cards."""

import pytest

from vexilla.games.ancients.cards import card_named
from vexilla.testing import Case, position, rule

CARDS = (
    "leadership-any-section",
    "inspired-left-leadership",
    "inspired-center-leadership",
    "inspired-right-leadership",
)


def ordered(case: Case) -> list[str]:
    """The hexes of the ordered units."""
    return sorted(case.lines().get("ordered", "").split())


def led(card: str, bottom: str, more: str = "", *, luck: bool = False) -> Case:
    """The bottom side has just played a leadership card."""
    return position("ancients", f"bottom: {bottom}\ntop: HI M9\n{more}\ncard: {card}", luck=luck)


# Scipio and his unit in the middle of a chain of seven units along the second rank.
CHAIN = "MI A2, MI B2, MI C2, HI D2, MI E2, LC F2, MI G2, MI I2, leader D2 Scipio"


@rule("ANC-18-034", "ANC-18-040")
def test_leadership_orders_a_leader_with_his_unit_and_three_linked_units() -> None:
    case = led("leadership-any-section", CHAIN)
    assert case.options("order-leader") == ["order-leader D2"]
    case.play("order-leader D2")
    assert ordered(case) == ["D2"]
    assert case.options("order") == [f"order {hex_}" for hex_ in ("A2", "B2", "C2", "E2", "F2", "G2")]
    case.play("order E2", "order F2")
    assert case.options("order") == ["order C2", "order G2"]  # B2 would need C2, too: one too many
    assert case.question == "cc-ask-order"
    case.play("order C2")
    assert case.question == "cc-ask-move"  # three linked units and no more
    assert ordered(case) == ["C2", "D2", "E2", "F2"]
    assert case.match.position.deck[card_named("leadership-any-section")] == 2


@rule("ANC-18-034")
def test_the_led_units_move_and_battle_and_the_others_do_not() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E2, MI F2, MI H2, leader E2 Scipio
        top: HI E4, HI F3, HI H3
        discards: first-strike
        card: leadership-any-section
        """,
        chance={"dice": ["light light light light light", "light light light light"]},
    )
    case.play("order-leader E2", "order F2")
    assert ordered(case) == ["E2", "F2"]
    assert case.why_not("move H2 I2") == "ANC-07-002"
    case.play("move E2 E3", "done")
    assert case.why_not("attack H2 H3") == "ANC-07-002"
    assert "leader E3 Scipio" in case.lines()["bottom"]
    case.play("attack E3 E4", "decline", "attack F2 F3", "decline")
    assert [len(event["dice"]) for event in case.events("cc-rolled")] == [5, 4]


@rule("ANC-18-034", "ANC-18-040")
def test_fewer_linked_units_may_be_ordered() -> None:
    case = led("leadership-any-section", CHAIN)
    case.play("order-leader D2", "done")
    assert ordered(case) == ["D2"]


@rule("ANC-18-035")
def test_linked_units_may_stand_in_different_sections() -> None:
    case = led("leadership-any-section", CHAIN)
    case.play("order-leader D2", "order E2", "order F2", "order G2")  # from the left into the centre
    assert ordered(case) == ["D2", "E2", "F2", "G2"]
    case = led("inspired-left-leadership", CHAIN)
    case.play("order-leader D2", "order E2", "order F2", "order G2", "order C2")
    assert ordered(case) == ["C2", "D2", "E2", "F2", "G2"]


@rule("ANC-18-036", "ANC-18-037")
def test_every_ordered_unit_is_beside_another_and_one_beside_the_leader() -> None:
    case = led("leadership-any-section", "MI A2, MI C2, HI D2, MI F2, MI G2, leader D2 Scipio")
    case.play("order-leader D2")
    assert case.why_not("order A2") == "ANC-18-038"  # beside nobody
    assert case.why_not("order F2") == "ANC-18-038"  # beside G2, but neither is linked to the leader
    assert case.why_not("order C2") is None
    case.play("order C2")
    assert ordered(case) == ["C2", "D2"]
    assert case.question == "cc-ask-move"  # A2 is not beside C2


@rule("ANC-18-037")
def test_without_a_unit_beside_the_leader_nobody_else_is_linked() -> None:
    case = led("leadership-any-section", "HI D2, MI F2, MI G2, leader D2 Scipio, leader F2 Laelius")
    case.play("order-leader D2")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["D2"]


@rule("ANC-18-038")
def test_the_hex_of_a_lone_leader_links_the_units_on_both_sides_of_him() -> None:
    case = led("leadership-any-section", "MI C2, MI E2, MI F2, MI J2, MI K2, leader D2 Scipio")
    case.play("order-leader D2")
    assert case.lines()["ordered leaders"] == "Scipio"
    assert case.options("order") == ["order C2", "order E2", "order F2"]
    case.play("order C2", "order E2")
    assert case.why_not("order J2") == "ANC-18-038"  # a second cluster
    case.play("order F2")
    assert ordered(case) == ["C2", "E2", "F2"]
    # Without another leader's order his hex is no link: a line broken by an unordered leader is broken.
    case = led("leadership-any-section", "MI B2, MI D2, leader B2 Scipio, leader C2 Laelius")
    case.play("order-leader B2")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["B2"]


@rule("ANC-18-038")
def test_a_lone_leader_and_one_unit_beside_him_are_a_group() -> None:
    case = led("leadership-any-section", "MI C2, leader D2 Scipio")
    case.play("order-leader D2", "order C2")
    assert ordered(case) == ["C2"]
    assert case.lines()["ordered leaders"] == "Scipio"


@rule("ANC-18-038")
def test_links_are_judged_when_the_orders_are_given() -> None:
    case = led("leadership-any-section", "LC C2, MI D2, leader D2 Scipio", luck=True)
    case.play("order-leader D2", "order C2", "move C2 C6", "move D2 D3")
    assert case.lines()["bottom"] == "LC C6, MI D3, leader D3 Scipio"


@rule("ANC-18-039")
@pytest.mark.parametrize("card", CARDS)
def test_no_leader_leaves_his_unit_with_a_leadership_card(card: str) -> None:
    file = {"left": "B", "center": "F", "right": "J"}.get(card.split("-")[1], "B")
    beside = chr(ord(file) + 1)
    case = led(card, f"MI {file}2, MI {beside}2, leader {file}2 Scipio, leader {beside}2 Laelius")
    case.play(f"order-leader {file}2")
    assert case.why_not(f"order-leader {beside}2") == "ANC-18-039"
    case.play(f"order {beside}2")
    assert case.options("move-leader") == []
    assert case.why_not(f"move-leader {file}2 {file}3") in ("ANC-08-064", "ANC-18-039")
    assert case.why_not(f"move-leader {beside}2 {file}1") in ("ANC-07-002", "ANC-08-064", "ANC-18-039")
    case.play(f"move {beside}2 {beside}3")
    assert f"leader {beside}3 Laelius" in case.lines()["bottom"]


@rule("ANC-18-039")
def test_a_lone_leader_ordered_by_the_card_moves_alone_up_to_three_hexes() -> None:
    case = led("leadership-any-section", "MI C2, leader D2 Scipio")
    case.play("order-leader D2", "order C2")
    assert case.why_not("move-leader D2 H2") == "ANC-08-047"
    case.play("move-leader D2 G2")
    assert case.lines()["bottom"] == "MI C2, leader G2 Scipio"


@rule("ANC-18-040")
@pytest.mark.parametrize("place", ["B2", "E3", "G2", "I3", "K2"])
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_leadership_any_section_takes_a_leader_of_any_section(place: str, side: str) -> None:
    foe, far = ("top", "M9") if side == "bottom" else ("bottom", "M1")
    case = position(
        "ancients",
        f"{side}: MI {place}, MI A5, leader {place} Scipio\n{foe}: HI {far}\nturn: {side}\n"
        "card: leadership-any-section",
        luck=False,
    )
    assert case.options("order-leader") == [f"order-leader {place}"]


@rule("ANC-18-040", "ANC-18-045")
def test_leadership_may_order_one_unit_of_choice_instead() -> None:
    case = led("leadership-any-section", CHAIN)
    assert len(case.options("order ")) == 8
    case.play("order I2")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["I2"]


@rule("ANC-18-041")
@pytest.mark.parametrize(
    "units",
    [
        ("D2", "F2", "E3", "F3"),  # around him
        ("F2", "G2", "H2", "I2"),  # trailing off in a chain
    ],
)
def test_example_two_placements_of_a_leader_and_four_linked_units(units: tuple[str, ...]) -> None:
    pieces = ", ".join(f"MI {hex_}" for hex_ in units)
    case = led("inspired-center-leadership", f"HI E2, {pieces}, leader E2 Scipio")
    case.play("order-leader E2", *[f"order {hex_}" for hex_ in units])
    assert ordered(case) == sorted(["E2", *units])
    case = led("leadership-any-section", f"{pieces}, leader E2 Scipio")
    case.play("order-leader E2", *[f"order {hex_}" for hex_ in units[:3]])
    assert case.question == "cc-ask-move"
    assert ordered(case) == sorted(units[:3])


@rule("ANC-18-042", "ANC-18-043", "ANC-18-044")
@pytest.mark.parametrize("section", ["left", "center", "right"])
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_inspired_leadership_takes_a_leader_of_its_section_with_four_linked_units(section: str, side: str) -> None:
    rank, foe, far = (2, "top", "M9") if side == "bottom" else (8, "bottom", "M1")
    west, east = ("left", "right") if side == "bottom" else ("right", "left")
    card = f"inspired-{section}-leadership"
    pieces = ", ".join(f"MI {file}{rank}" for file in "ABCDEFGHIJKL")
    leaders = ", ".join(f"leader {file}{rank} L{file}" for file in "BFJ")
    case = position("ancients", f"{side}: {pieces}, {leaders}\n{foe}: HI {far}\nturn: {side}\ncard: {card}", luck=False)
    clause = {"left": "ANC-18-042", "center": "ANC-18-043", "right": "ANC-18-044"}[section]
    here = {west: "B", "center": "F", east: "J"}[section]
    for file in "BFJ":
        assert case.why_not(f"order-leader {file}{rank}") == (None if file == here else clause)
    alone = case.clone()
    assert len(alone.options("order ")) == 12  # one unit of choice, wherever it is
    alone.play(f"order {'L' if here == 'B' else 'A'}{rank}")
    assert alone.question == "cc-ask-move"
    case.play(f"order-leader {here}{rank}")
    chain = {"B": "CDEF", "F": "GHIJ", "J": "IHGF"}[here]
    for file in chain:
        assert case.question == "cc-ask-order"
        case.play(f"order {file}{rank}")
    assert case.question == "cc-ask-move"
    assert ordered(case) == sorted(f"{file}{rank}" for file in here + chain)
    assert case.match.position.deck[card_named(card)] == 0  # one card of each


@rule("ANC-18-042", "ANC-18-043", "ANC-18-044")
def test_a_leader_on_a_dashed_hex_is_in_both_sections() -> None:
    for card, places in (
        ("inspired-left-leadership", ("E3",)),
        ("inspired-center-leadership", ("E3", "I5")),
        ("inspired-right-leadership", ("I5",)),
    ):
        case = led(card, "MI E3, MI I5, MI A1, leader E3 Scipio, leader I5 Laelius")
        assert case.options("order-leader") == [f"order-leader {place}" for place in places]


@rule("ANC-18-045")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("unit", ["B2", "E3", "G2", "K2"])
def test_the_one_unit_of_choice_is_free_and_takes_its_leader_along(card: str, unit: str) -> None:
    leaders = {"B2": "Scipio", "G2": "Juba", "K2": "Hanno"}
    placed = ", ".join(f"leader {hex_} {name}" for hex_, name in leaders.items())
    case = led(card, f"MI B2, MI C2, LC E3, EL G2, HI K2, MI L2, {placed}", luck=True)
    case.play(f"order {unit}")
    if case.question == "cc-ask-order":  # the leader of the unit may order others with it
        case.play("done")
    assert case.question == "cc-ask-move"
    assert ordered(case) == [unit]
    assert "ordered leaders" not in case.lines()
    there = f"{unit[0]}{int(unit[1]) + 1}"
    case.play(f"move {unit} {there}")
    assert unit not in case.lines()["bottom"]
    assert f" {there}" in case.lines()["bottom"]
    if unit in leaders:
        assert f"leader {there} {leaders[unit]}" in case.lines()["bottom"]


@rule("ANC-18-038", "ANC-18-045")
@pytest.mark.parametrize(
    "naming",
    [
        ("order D2", "order E2", "order C2"),  # the leader's own unit first
        ("order C2", "order-leader D2", "order E2"),
        ("order E2", "order C2", "order-leader D2"),
        ("order-leader D2", "order C2", "order E2"),
    ],
)
def test_leader_and_units_are_named_in_any_order(naming: tuple[str, ...]) -> None:
    case = led("leadership-any-section", CHAIN)
    case.play(*naming, "done")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["C2", "D2", "E2"]
    assert case.why_not("move-leader D2 D3") == "ANC-08-064"  # he gives the orders and stays with his unit


@rule("ANC-18-037", "ANC-18-038")
def test_orders_end_only_when_leader_and_units_are_one_chain() -> None:
    case = led("leadership-any-section", CHAIN)
    case.play("order F2")
    assert case.why_not("done") is None  # one unit of choice
    assert case.why_not("order I2") == "ANC-18-045"  # no leader can be linked with both
    case.play("order C2")
    assert case.why_not("done") == "ANC-18-037"  # two units without a leader are neither
    case.play("order-leader D2")  # and E2, without which F2 is not linked: there is no other way
    assert ordered(case) == ["C2", "D2", "E2", "F2"]


@rule("ANC-18-038")
def test_units_far_from_the_leader_may_be_named_before_what_links_them() -> None:
    case = led("leadership-any-section", CHAIN)
    case.play("order-leader D2", "order G2", "order F2")  # and E2, which alone links both of them to Scipio
    assert ordered(case) == ["D2", "E2", "F2", "G2"]


@rule("ANC-18-038")
def test_a_lone_leader_can_be_named_after_a_unit_that_has_one() -> None:
    case = led("leadership-any-section", "MI C2, MI D2, leader C2 Scipio, leader E2 Laelius", luck=True)
    case.play("order D2", "order C2", "order-leader E2")
    assert ordered(case) == ["C2", "D2"]
    assert case.lines()["ordered leaders"] == "Laelius"


@rule("ANC-18-045")
def test_one_unit_of_choice_needs_no_leader_at_all() -> None:
    case = led("inspired-left-leadership", "MI B2, HI K2")
    assert case.options("order") == ["order B2", "order K2"]
    case.play("order K2")
    assert case.question == "cc-ask-move"
