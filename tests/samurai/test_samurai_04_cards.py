"""Chapter 4: playing a command card."""

import pytest

from samurai.fields import field, hexes
from vexilla.games.commands_colors.cards import BY_SECTION
from vexilla.games.samurai.cards import CARD_KEYS, CARDS
from vexilla.testing import rule

LINE = "bottom: AY A1, AY B1, AY C1, AY E1, AY F1, AY G1, AY I1, AY J1, AY K1\n"
LEFT, CENTER, RIGHT = ["A1", "B1", "C1"], ["E1", "F1", "G1"], ["I1", "J1", "K1"]


@rule("SAM-04-001")
def test_units_act_only_if_the_card_of_this_turn_ordered_them() -> None:
    text = "bottom: AY E4, AY G4\ntop: AY E5, AY G5\nbottom hand: order-one-center crane-wing\n"
    case = field(text).play("play order-one-center", "order E4")
    assert case.question == "cc-ask-move"
    assert {option.split()[1] for option in case.options("move")} == {"E4"}
    assert case.why_not("move G4 G3") == "SAM-05-011"
    case.play("done")
    assert case.options() == ["attack E4 E5", "done"]
    assert case.why_not("attack G4 G5") == "SAM-05-011"


@rule("SAM-04-002", "SAM-04-005")
@pytest.mark.parametrize(
    ("card", "where", "number"),
    [
        ("order-one-left", LEFT, 1),
        ("order-two-center", CENTER, 2),
        ("order-three-right", RIGHT, 3),
        ("flank-attack", LEFT + RIGHT, 4),
        ("crane-wing", LEFT + CENTER + RIGHT, 3),
        ("tigers-tail-left", LEFT + CENTER, 3),
    ],
)
def test_a_section_card_says_where_and_how_many_units_are_ordered(card: str, where: list[str], number: int) -> None:
    case = field(f"{LINE}card: {card}")
    assert hexes(case, "order") == where
    elsewhere = [hex_ for hex_ in LEFT + CENTER + RIGHT if hex_ not in where]
    assert [case.why_not(f"order {hex_}") for hex_ in elsewhere] == ["SAM-04-002"] * len(elsewhere)
    ordered = 0
    while case.question == "cc-ask-order" and hexes(case, "order"):
        case.play(f"order {hexes(case, 'order')[0]}")
        ordered += 1
    assert ordered == number


@rule("SAM-04-002")
def test_each_section_has_its_own_number_of_orders() -> None:
    case = field(f"{LINE}card: crane-wing").play("order A1")
    assert hexes(case, "order") == CENTER + RIGHT
    assert case.why_not("order B1") == "SAM-19-016"


@rule("SAM-04-005")
def test_a_section_card_orders_leaders_as_well_as_units() -> None:
    case = field("bottom: AY E1, leader F1 Takeda, AY G1\ncard: order-two-center").play("order-leader F1")
    assert case.options() == ["done", "order E1", "order G1"]
    case.play("order E1")
    assert case.question == "cc-ask-move"
    assert case.options("move-leader")


@rule("SAM-04-003")
def test_exactly_one_card_must_be_played_open() -> None:
    case = field("bottom: AY E4\ntop: AY E8\nbottom hand: order-two-center crane-wing order-two-center")
    assert case.options() == ["play crane-wing", "play order-two-center"]
    assert case.why_not("done") == "SAM-04-003"
    assert case.why_not("play shogun") == "SAM-04-003"
    case.play("play order-two-center")
    assert sorted(case.hand("bottom")) == ["crane-wing", "order-two-center"]
    # It is announced: the enemy sees it, and no second one can be played.
    assert case.view("top")["played"] == "order-two-center"
    assert [event["card"] for event in case.log("cc-played", "top")] == ["order-two-center"]
    assert case.why_not("play crane-wing") == "SAM-03-010"


@rule("SAM-04-004")
def test_cards_are_section_cards_or_tactic_cards() -> None:
    section = [card for card in CARD_KEYS if CARDS[CARD_KEYS.index(card)].orders == BY_SECTION]
    tactic = [card for card in CARD_KEYS if card not in section]
    # A section card orders in the sections that are printed on it; tactic cards have none printed.
    printed = field("bottom: AY E4").view("spectator")["printed"]
    assert sorted(printed) == sorted(section)
    assert all(any(orders) for orders in printed.values())
    assert (len(section), len(tactic)) == (17, 11)


@rule("SAM-04-006")
def test_a_tactic_card_orders_in_any_section_and_bends_the_rules() -> None:
    text = "bottom: MSY A1, MSY F1, MSY K1\n"
    case = field(f"{text}card: cavalry-charge")
    assert hexes(case, "order") == ["A1", "F1", "K1"]
    # Cavalry moves two hexes by the basic rules, and three with this card.
    case = field(f"{text}card: cavalry-charge\nordered: F1")
    assert "F4" in hexes(case, "move", "F1")
    case = field(f"{text}card: order-three-center\nordered: F1")
    assert case.why_not("move F1 F4") == "SAM-06-006"


@rule("SAM-04-007")
@pytest.mark.parametrize(
    ("card", "who", "clause"),
    [
        ("order-circle", ["A1", "B1"], "SAM-19-024"),
        ("order-triangle", ["C1"], "SAM-19-025"),
        ("order-square", ["D1", "E1"], "SAM-19-026"),
        ("cavalry-charge", ["E1"], "SAM-19-028"),
        ("infantry-assault", ["A1", "B1", "C1", "D1"], "SAM-19-051"),
    ],
)
def test_some_tactic_cards_order_one_rank_or_one_type_only(card: str, who: list[str], clause: str) -> None:
    case = field(f"bottom: AB A1, AA B1, AY C1, SN D1, MSY E1\ncard: {card}")
    assert hexes(case, "order") == who
    for hex_ in {"A1", "B1", "C1", "D1", "E1"} - set(who):
        assert case.why_not(f"order {hex_}") == clause


@rule("SAM-04-008")
@pytest.mark.parametrize(
    ("hand", "number"), [("", 1), ("crane-wing", 2), ("crane-wing crane-wing order-two-left order-two-left", 5)]
)
def test_for_each_command_card_counts_the_one_just_played(hand: str, number: int) -> None:
    units = ", ".join(f"AY {hex_}" for hex_ in ("E1", "F1", "G1", "H1", "E3", "F3", "G3"))
    for card in ("advance-center", "order-triangle"):
        case = field(f"bottom: {units}\nbottom hand: {card} {hand}\ntop hand: order-two-right").play(f"play {card}")
        ordered = 0
        while case.question == "cc-ask-order" and hexes(case, "order"):
            case.play(f"order {hexes(case, 'order')[0]}")
            ordered += 1
        assert ordered == number


@rule("SAM-04-008")
def test_leaders_count_among_those_who_are_ordered() -> None:
    text = "bottom: AY E1, leader F1 Takeda, AY G1\nbottom hand: advance-center crane-wing"
    case = field(text).play("play advance-center", "order-leader F1", "order E1")
    assert case.question == "cc-ask-move"
    assert sorted(case.lines()["ordered"].split()) == ["E1"]


@rule("SAM-04-009")
@pytest.mark.parametrize("card", ["order-two-left", "first-strike"])
def test_a_card_that_can_order_nobody_leads_to_the_end_of_the_turn(card: str) -> None:
    text = f"bottom: AY E4\ntop: AY E5\nbottom hand: {card}\ncommand: 1 5\ndiscards: first-strike"
    case = field(text, deck=["crane-wing"]).play(f"play {card}")
    assert (case.decider, case.question) == ("bottom", "sam-ask-refill")
    assert case.hand("bottom") == ["crane-wing"]
    assert case.why_not("order E4") == "SAM-03-010"
