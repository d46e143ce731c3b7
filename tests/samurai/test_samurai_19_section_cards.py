"""Chapter 19: the section cards, and how many cards the deck has."""

from __future__ import annotations

import pytest

from samurai.fields import field, hexes
from vexilla.games.samurai.cards import CARDS, card_named
from vexilla.testing import Case, rule

#: Six pieces in each section, none on a section line: five units and a leader alone.
LEFT, CENTER, RIGHT = "A1 B1 C1 D1 A3 C3", "E1 F1 G1 H1 E3 G3", "I1 J1 K1 L1 I3 K3"
SECTIONS = (LEFT.split(), CENTER.split(), RIGHT.split())
UNITS = ", ".join(f"AY {hex_}" for section in SECTIONS for hex_ in section[:5])
LEADERS = ", ".join(f"leader {section[5]} Taro{number}" for number, section in enumerate(SECTIONS))
WIDE = f"bottom: {UNITS}, {LEADERS}\ntop: AY A11"

#: The section cards and the sections in which each gives orders.
NAMED = {
    "order-one-left": (1, 0, 0),
    "order-one-center": (0, 1, 0),
    "order-one-right": (0, 0, 1),
    "order-two-left": (2, 0, 0),
    "order-two-center": (0, 2, 0),
    "order-two-right": (0, 0, 2),
    "order-three-left": (3, 0, 0),
    "order-three-center": (0, 3, 0),
    "order-three-right": (0, 0, 3),
    "advance-left": (4, 0, 0),
    "advance-center": (0, 4, 0),
    "advance-right": (0, 0, 4),
    "crane-wing": (1, 1, 1),
    "flying-geese": (2, 2, 2),
    "flank-attack": (2, 0, 2),
    "tigers-tail-left": (1, 2, 0),
    "tigers-tail-right": (0, 2, 1),
}


def played(card: str, others: int = 3, army: str = WIDE) -> Case:
    """A card has just been played from a hand with so many others."""
    hand = ["order-circle", "order-circle", "order-square", "order-square", "shogun"][:others]
    return field(f"{army}\nbottom hand: {card} {' '.join(hand)}", luck=True).play(f"play {card}")


def pieces(case: Case, section: list[str]) -> list[str]:
    """The orders that are possible in a section now, those to leaders first."""
    if case.question != "cc-ask-order":
        return []
    options = [f"order-leader {hex_}" for hex_ in section] + [f"order {hex_}" for hex_ in section]
    return [option for option in options if option in case.options()]


def orders(card: str, others: int = 3) -> tuple[int, int, int]:
    """How many pieces, a leader among them, a card orders left, in the centre and right."""
    case = played(card, others)
    given = [0, 0, 0]
    for number, section in enumerate(SECTIONS):
        while options := pieces(case, section):
            case.play(options[0])
            given[number] += 1
    assert case.question == "cc-ask-move"
    return given[0], given[1], given[2]


def copies(card: str) -> int:
    """How many of a card the deck holds."""
    return CARDS[card_named(card)].copies


@rule("SAM-19-001")
def test_there_are_thirty_nine_section_cards() -> None:
    section_cards = [card for card in CARDS if any(card.sections)]
    assert sum(card.copies for card in section_cards) == 39
    assert [card.key for card in section_cards] == list(NAMED)


@rule("SAM-19-072")
def test_there_are_sixty_command_cards() -> None:
    case = field("bottom: AY E2\ntop: AY A11\ndiscards:\nbottom hand:\ntop hand:", luck=True)
    in_hands = sum(len(case.hand(side)) for side in ("bottom", "top"))
    assert case.deck_size() + in_hands == sum(card.copies for card in CARDS) == 60


@rule("SAM-19-002")
def test_a_section_card_orders_units_and_leaders_of_its_section_to_move_and_fight() -> None:
    army = "bottom: AY F4, leader G3 Taro, AY A3\ntop: SN F5, AY A11"
    case = played("order-two-center", army=army)
    assert case.options() == ["done", "order F4", "order-leader G3"]
    assert case.why_not("order A3") == "SAM-04-002"
    case.play("order F4", "order-leader G3")
    assert {"move F4 E4", "move-leader G3 G4"} <= set(case.options())
    case.play("done")
    assert case.options() == ["attack F4 F5", "done"]


@rule("SAM-19-003")
@pytest.mark.parametrize("card", NAMED)
def test_every_section_card_lets_a_leader_leave_his_unit_for_one_order(card: str) -> None:
    led = ", ".join(f"AY {section[1]}, leader {section[1]} Jiro{n}" for n, section in enumerate(SECTIONS))
    case = played(card, army=f"bottom: {led}\ntop: AY A11")
    in_force = [section[1] for section, number in zip(SECTIONS, NAMED[card], strict=True) if number]
    assert hexes(case, "order-leader") == in_force
    case.play(f"order-leader {in_force[0]}")
    alone = NAMED[card][SECTIONS.index(next(part for part in SECTIONS if part[1] == in_force[0]))] == 1
    if case.question == "cc-ask-order":
        # The order is used: where it was the only one of its section, the unit he leaves has none.
        assert (f"order {in_force[0]}" in case.options()) is not alone
        case.play("done")
    assert case.options(f"move-leader {in_force[0]} ")
    assert not case.options(f"move {in_force[0]} ")


@rule("SAM-19-003")
def test_a_leader_of_another_section_does_not_leave_his_unit() -> None:
    case = played("order-one-left", army="bottom: AY B1, AY F1, leader F1 Taro\ntop: AY A11")
    assert case.why_not("order-leader F1") == "SAM-05-023"


@rule("SAM-19-004")
def test_order_one_unit_left() -> None:
    assert (orders("order-one-left"), copies("order-one-left")) == ((1, 0, 0), 2)
    assert played("order-one-left").play("order A1").why_not("order B1") is not None


@rule("SAM-19-005")
def test_order_one_unit_center() -> None:
    assert (orders("order-one-center"), copies("order-one-center")) == ((0, 1, 0), 2)


@rule("SAM-19-006")
def test_order_one_unit_right() -> None:
    assert (orders("order-one-right"), copies("order-one-right")) == ((0, 0, 1), 2)


@rule("SAM-19-007")
def test_order_two_units_left() -> None:
    assert (orders("order-two-left"), copies("order-two-left")) == ((2, 0, 0), 3)


@rule("SAM-19-008")
def test_order_two_units_center() -> None:
    assert (orders("order-two-center"), copies("order-two-center")) == ((0, 2, 0), 4)


@rule("SAM-19-009")
def test_order_two_units_right() -> None:
    assert (orders("order-two-right"), copies("order-two-right")) == ((0, 0, 2), 3)


@rule("SAM-19-010")
def test_order_three_units_left() -> None:
    assert (orders("order-three-left"), copies("order-three-left")) == ((3, 0, 0), 3)


@rule("SAM-19-011")
def test_order_three_units_center() -> None:
    assert (orders("order-three-center"), copies("order-three-center")) == ((0, 3, 0), 3)


@rule("SAM-19-012")
def test_order_three_units_right() -> None:
    assert (orders("order-three-right"), copies("order-three-right")) == ((0, 0, 3), 3)


@rule("SAM-19-013")
def test_advance_left_orders_one_piece_a_command_card() -> None:
    assert [orders("advance-left", others) for others in (1, 2, 4)] == [(2, 0, 0), (3, 0, 0), (5, 0, 0)]
    assert copies("advance-left") == 2


@rule("SAM-19-014")
def test_advance_center_orders_one_piece_a_command_card() -> None:
    assert [orders("advance-center", others) for others in (1, 2, 4)] == [(0, 2, 0), (0, 3, 0), (0, 5, 0)]
    assert copies("advance-center") == 2


@rule("SAM-19-015")
def test_advance_right_orders_one_piece_a_command_card() -> None:
    assert [orders("advance-right", others) for others in (1, 2, 4)] == [(0, 0, 2), (0, 0, 3), (0, 0, 5)]
    assert copies("advance-right") == 2


@rule("SAM-19-016")
def test_crane_wing_orders_one_in_each_section() -> None:
    assert (orders("crane-wing"), copies("crane-wing")) == ((1, 1, 1), 2)


@rule("SAM-19-017")
def test_flying_geese_orders_two_in_each_section() -> None:
    assert (orders("flying-geese"), copies("flying-geese")) == ((2, 2, 2), 2)


@rule("SAM-19-018")
def test_flank_attack_orders_two_on_each_flank() -> None:
    assert (orders("flank-attack"), copies("flank-attack")) == ((2, 0, 2), 2)


@rule("SAM-19-019")
def test_tigers_tail_left_orders_two_in_the_centre_and_one_left() -> None:
    assert (orders("tigers-tail-left"), copies("tigers-tail-left")) == ((1, 2, 0), 1)


@rule("SAM-19-020")
def test_tigers_tail_right_orders_two_in_the_centre_and_one_right() -> None:
    assert (orders("tigers-tail-right"), copies("tigers-tail-right")) == ((0, 2, 1), 1)


@rule("SAM-19-021")
@pytest.mark.parametrize("card", ["order-one-left", "order-one-center", "order-one-right"])
def test_order_one_unit_draws_two_cards_and_keeps_one(card: str) -> None:
    hand = f"{card} order-two-left order-two-left crane-wing crane-wing"
    text = f"bottom: AY C1, AY F1, AY J1\ntop: AY A11\nbottom hand: {hand}"
    case = field(text, deck=["shogun", "leadership"]).play(f"play {card}", "done")
    assert (case.question, case.options()) == ("cc-ask-keep", ["keep leadership", "keep shogun"])
    assert case.why_not("keep line-command") == "SAM-19-021"
    case.play("keep shogun")
    assert sorted(case.hand("bottom")) == ["crane-wing", "crane-wing", "order-two-left", "order-two-left", "shogun"]
    assert "leadership" in case.lines()["discards"]


@rule("SAM-19-021")
def test_other_section_cards_draw_one() -> None:
    hand = "order-two-center order-two-left order-two-left crane-wing crane-wing"
    text = f"bottom: AY F1\ntop: AY A11\nbottom hand: {hand}"
    case = field(text, deck=["shogun"]).play("play order-two-center", "done")
    assert case.question == "sam-ask-refill"
    assert "shogun" in case.hand("bottom")
