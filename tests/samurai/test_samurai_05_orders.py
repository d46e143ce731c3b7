"""Chapter 5: units, leaders alone and with units, and how orders are given to them."""

import pytest

from samurai.fields import banners, battle, dice_of, field, hexes, leader_kind, throw
from vexilla.kernel.refusal import BadSetup
from vexilla.testing import rule

# -- what a unit is ------------------------------------------------------------------------------


@rule("SAM-05-001")
def test_all_figures_of_a_hex_are_one_unit() -> None:
    case = field("bottom: AY E4 3\ncard: order-two-center").play("order E4")
    # One order for all three, and they move together.
    assert case.question == "cc-ask-move"
    case.play("move E4 E5")
    assert (case.blocks("E5"), case.unit("E4")) == (3, None)
    with pytest.raises(BadSetup):
        field("bottom: AY E4 2, AY E4 2")


@rule("SAM-05-002")
def test_the_loss_of_the_bearer_is_the_loss_of_the_unit() -> None:
    for figures, after, held in ((2, 1, (0, 0)), (1, 0, (1, 0))):
        case = battle(f"bottom: SN E4\ntop: AY E5 {figures}, AY J8\nordered: E4", throw(4, "triangle"))
        case.play("attack E4 E5")
        assert (case.blocks("E5"), banners(case)) == (after, held)


# -- leaders alone and with units ----------------------------------------------------------------


@rule("SAM-05-003")
def test_a_leader_alone_is_ordered_attacked_and_in_the_way_like_a_unit() -> None:
    case = field("bottom: leader E4 Takeda, AY F4, AY G4\ncard: order-one-center").play("order-leader E4")
    # The only order of the card is used up.
    assert case.question == "cc-ask-move"
    assert not case.options("move F4")
    case = battle("bottom: AY E4\ntop: leader E5 Uesugi\nordered: E4")
    assert case.options() == ["attack E4 E5", "done"]
    case = battle("bottom: AB E4\ntop: leader E6 Uesugi\nordered: E4")
    assert case.options() == ["attack E4 E6", "done"]
    # He stands in the way of the enemy's movement and of his fire.
    case = field("bottom: MSY E4\ntop: leader E5 Uesugi\ncard: order-two-center\nordered: E4")
    assert case.why_not("move E4 E5") == "SAM-06-012"
    text = "bottom: AB C5, AY K2\ntop: {}SN F5, AY K3\nordered: C5 K2"
    assert battle(text.format("")).why_not("attack C5 F5") is None
    assert battle(text.format("leader E5 Uesugi, ")).why_not("attack C5 F5") == "SAM-08-016"


@rule("SAM-05-004")
def test_a_leader_alone_is_infantry_or_cavalry_by_his_own_legs() -> None:
    text = "bottom: leader E4 Takeda {}, SN F4, MSY G4\ncard: "
    for kind, card, is_ordered in (
        ("*foot", "infantry-assault", True),
        ("*mounted", "infantry-assault", False),
        ("*foot", "cavalry-charge", False),
        ("*mounted", "cavalry-charge", True),
    ):
        case = field(text.format(kind) + card)
        assert ("order-leader E4" in case.options()) == is_ordered
        if not is_ordered:
            clause = "SAM-19-055" if card == "infantry-assault" else "SAM-19-032"
            assert case.why_not("order-leader E4") == clause


@rule("SAM-05-005")
def test_a_leader_on_the_hex_of_a_friendly_unit_leads_it() -> None:
    text = "bottom: SN G4\ntop: AY G5{}\nordered: G4"
    # A led unit may ignore a flag that it could not ignore without him.
    case = battle(text.format(", leader G5 Uesugi"), throw(4, "flag")).play("attack G4 G5")
    assert case.options("ignore") == ["ignore 0", "ignore 1"]
    case = battle(text.format(", leader G6 Uesugi"), throw(4, "flag")).play("attack G4 G5")
    assert case.question == "cc-ask-retreat"


@rule("SAM-05-006")
def test_a_leader_with_a_unit_follows_the_rules_of_the_unit() -> None:
    # A mounted leader, who moves three hexes alone, moves one with samurai on foot.
    text = "bottom: {}leader E4 Takeda *mounted\ncard: order-two-center\n{}: E4"
    alone = field(text.format("", "ordered leaders"))
    led = field(text.format("SN E4, ", "ordered"))
    assert "E7" in hexes(alone, "move-leader", "E4")
    assert set(hexes(led, "move", "E4")) == {"D4", "F4", "E3", "F3", "E5", "F5"}
    led.play("move E4 E5")
    assert (led.leader("E5"), led.blocks("E5")) == ("Takeda", 4)


@rule("SAM-05-007")
def test_a_leader_on_foot_leads_infantry_only() -> None:
    with pytest.raises(BadSetup):
        field("bottom: MSY E4, leader E4 Takeda *foot")
    text = "bottom: leader E4 Takeda *foot, {} E5\ncard: order-two-center\nordered leaders: E4"
    for kind in ("AY", "AB", "AA", "SN"):
        case = field(text.format(kind)).play("move-leader E4 E5")
        assert case.leader("E5") == "Takeda"
    assert field(text.format("MSY")).why_not("move-leader E4 E5") == "SAM-06-034"


@rule("SAM-05-008")
@pytest.mark.parametrize("kind", ["AY", "AB", "AA", "SN", "MSY"])
def test_a_mounted_leader_leads_infantry_and_cavalry(kind: str) -> None:
    text = f"bottom: leader E4 Takeda *mounted, {kind} E5\ncard: order-two-center\nordered leaders: E4"
    case = field(text).play("move-leader E4 E5")
    assert case.leader("E5") == "Takeda"
    assert leader_kind(case, "E5") == "mounted"


@rule("SAM-05-009", "SAM-05-015")
def test_a_unit_and_its_leader_are_one_unit_and_take_one_order() -> None:
    text = "bottom: AY E4, leader E4 Takeda, AY G4, AY F6\ncard: order-two-center"
    case = field(text).play("order E4", "order G4")
    # Both orders are given; the leader moves along with the first unit.
    assert case.question == "cc-ask-move"
    assert case.why_not("move F6 F7") == "SAM-05-011"
    case.play("move E4 E5")
    assert case.leader("E5") == "Takeda"
    # One attack of the unit, and none of his own.
    assert dice_of("bottom: AY E4, leader E4 Takeda\ntop: AY E5\nordered: E4", "E4 E5") == 3


# -- orders --------------------------------------------------------------------------------------


@rule("SAM-05-010")
def test_orders_are_announced_one_by_one_and_only_to_the_own_side() -> None:
    case = field("bottom: AY E4, AY F4\ntop: AY E6, leader F6 Uesugi\nbottom hand: order-two-center")
    assert case.why_not("order E4") == "SAM-03-010"
    case.play("play order-two-center", "order E4", "order F4")
    assert [event["hex"] for event in case.log("cc-ordered", "top")] == ["E4", "F4"]
    case = field("bottom: AY E4, AY F4\ntop: AY E6, leader F6 Uesugi\ncard: order-two-center")
    for action in ("order E6", "order G4", "order-leader F6", "order-leader E4"):
        assert case.why_not(action) == "SAM-05-010"
    # Fewer than the card allows is possible, too.
    case.play("order E4", "done")
    assert case.question == "cc-ask-move"


@rule("SAM-05-011")
def test_without_an_order_nobody_moves_or_begins_a_combat() -> None:
    text = "bottom: AY E4, AY G4, leader C4 Takeda\ntop: AY E5, AY G5\ncard: order-three-center\nordered: E4"
    case = field(text, throw(3), throw(3, "triangle"))
    assert {option.split()[1] for option in case.options("move")} == {"E4"}
    assert case.why_not("move G4 G3") == "SAM-05-011"
    assert case.why_not("move-leader C4 C3") == "SAM-05-011"
    assert case.why_not("move E5 E6") == "SAM-05-011"
    case.play("done")
    assert case.why_not("attack G4 G5") == "SAM-05-011"
    # The enemy's unit battles back: that needs no order.
    case.play("attack E4 E5", "battle-back")
    assert case.blocks("E4") == 3


@rule("SAM-05-012")
def test_nobody_is_ordered_twice_in_a_turn() -> None:
    case = field("bottom: AY E4, AY F4, AY G4, leader H3 Takeda\ncard: order-three-center")
    case.play("order E4", "order-leader H3")
    assert case.why_not("order E4") == "SAM-05-012"
    assert case.why_not("order-leader H3") == "SAM-05-012"
    assert hexes(case, "order") == ["F4", "G4"]


@rule("SAM-05-013")
def test_orders_for_which_a_section_has_no_units_are_lost() -> None:
    case = field("bottom: AY A1, AY F4, AY G4\ncard: order-three-left").play("order A1")
    assert case.question == "cc-ask-move"
    assert {option.split()[1] for option in case.options("move")} == {"A1"}
    # Nor does the order of one section go to another.
    case = field("bottom: AY F4, AY G4, AY H3\ncard: crane-wing").play("order F4")
    assert case.question == "cc-ask-move"


@rule("SAM-05-014")
def test_a_unit_on_a_section_line_is_ordered_from_either_section() -> None:
    text = "bottom: AY C4, AY D4, AY E4\ncard: "
    assert hexes(field(text + "order-two-left"), "order") == ["C4", "D4"]
    assert hexes(field(text + "order-two-center"), "order") == ["D4", "E4"]
    # With an order for each section it takes the one that is left over.
    case = field(text + "crane-wing").play("order D4")
    assert hexes(case, "order") == ["C4", "E4"]
    assert hexes(case.clone().play("order C4"), "order") == []
    assert hexes(case.clone().play("order E4"), "order") == []
    # The same holds for a leader there.
    case = field("bottom: AY C4, leader D4 Takeda, AY E4\ncard: crane-wing").play("order-leader D4")
    assert hexes(case, "order") == ["C4", "E4"]
    assert hexes(case.clone().play("order C4"), "order") == []


@rule("SAM-05-016", "SAM-06-024")
def test_a_leader_stays_with_his_unit_unless_he_is_ordered_to_leave() -> None:
    case = field("bottom: AY E4, leader E4 Takeda, AY A1\ncard: order-two-center\nordered: E4")
    assert case.why_not("move-leader E4 E3") == "SAM-05-011"
    case.play("move E4 E6")
    assert (case.leader("E6"), case.leader("E4")) == ("Takeda", None)


@rule("SAM-05-017")
def test_a_leader_ordered_to_leave_costs_an_order_and_his_unit_has_none() -> None:
    text = "bottom: AY E4, leader E4 Takeda, AY G4\ntop: AY E5, AY G5\ncard: order-two-center"
    case = field(text).play("order-leader E4", "order G4")
    assert case.question == "cc-ask-move"
    assert case.why_not("move E4 E3") == "SAM-05-011"
    case.play("move-leader E4 E3", "done")
    assert (case.leader("E3"), case.blocks("E4")) == ("Takeda", 4)
    assert case.why_not("attack E4 E5") == "SAM-05-011"


@rule("SAM-05-018")
def test_leader_and_unit_ordered_apart_cost_two_orders() -> None:
    text = "bottom: AY E4, leader E4 Takeda, AY G4\ncard: order-two-center"
    case = field(text).play("order-leader E4")
    assert case.options() == ["done", "order E4", "order G4"]
    case.play("order E4")
    assert case.question == "cc-ask-move"
    assert case.why_not("move G4 G5") == "SAM-05-011"
    # The unit leaves without him.
    case.play("move E4 E5")
    assert (case.leader("E4"), case.leader("E5")) == ("Takeda", None)
    case.play("move-leader E4 E3")
    assert case.leader("E3") == "Takeda"


@rule("SAM-05-025")
def test_example_both_orders_of_order_two_let_the_leader_leave_and_his_unit_act() -> None:
    text = "bottom: SN E4, leader E4 Takeda *mounted, AY G4\ntop: SN E5, AY G5\nbottom hand: order-two-center"
    case = field(text, throw(4, "square")).play("play order-two-center", "order-leader E4", "order E4")
    assert case.question == "cc-ask-move"
    case.play("move-leader E4 E1", "done")
    # For a third piece there is no order left.
    assert case.why_not("attack G4 G5") == "SAM-05-011"
    case.play("attack E4 E5")
    assert (case.leader("E1"), case.blocks("E5")) == ("Takeda", 3)


@rule("SAM-05-019")
def test_a_leader_who_joins_a_unit_does_not_order_it() -> None:
    text = "bottom: AY E4, leader E3 Takeda, AY G4\ntop: AY E5, AY G5\ncard: order-three-center"
    case = field(f"{text}\nordered: G4\nordered leaders: E3").play("move-leader E3 E4")
    assert (case.leader("E4"), case.unit("E4")["ordered"]) == ("Takeda", False)  # type: ignore[index]
    assert case.why_not("move E4 E3") == "SAM-05-011"
    case.play("done")
    assert case.why_not("attack E4 E5") == "SAM-05-011"


@rule("SAM-05-020")
def test_a_leader_does_not_move_on_with_the_unit_he_has_joined() -> None:
    text = "bottom: AY E4, leader E3 Takeda\ntop: AY E5\ncard: order-three-center\nordered: E4\nordered leaders: E3"
    case = field(text, throw(3, "triangle")).play("move-leader E3 E4")
    # Nothing can move any more: what is left is to battle, and the unit may.
    assert case.question == "cc-ask-battle"
    case.play("attack E4 E5", "refrain")
    assert case.blocks("E5") == 3
    case = field(text.replace("AY E4,", "AY E4, AY G4,").replace("E4\nordered l", "E4 G4\nordered l"))
    assert case.play("move-leader E3 E4").why_not("move E4 F4") == "SAM-05-020"
    # The unit may move first, and he joins it there.
    case = field(text).play("move E4 D4", "move-leader E3 D4")
    assert case.leader("D4") == "Takeda"


@rule("SAM-05-021")
@pytest.mark.parametrize(
    "card",
    [
        "order-one-center",
        "order-two-center",
        "order-three-center",
        "advance-center",
        "crane-wing",
        "flying-geese",
        "tigers-tail-left",
        "tigers-tail-right",
    ],
)
def test_cards_with_a_helmet_order_a_leader_to_leave(card: str) -> None:
    case = field(f"bottom: AY F4, leader F4 Takeda\ncard: {card}", luck=True)
    assert case.options() == ["done", "order F4", "order-leader F4"]
    case.play("order-leader F4")
    if case.question == "cc-ask-order":
        case.play("done")
    case.play("move-leader F4 F3")
    assert (case.leader("F3"), case.blocks("F4")) == ("Takeda", 4)


@rule("SAM-05-021")
def test_flank_cards_and_shogun_have_a_helmet_too() -> None:
    for card in ("order-two-left", "advance-left", "flank-attack"):
        case = field(f"bottom: AY B4, leader B4 Takeda\ncard: {card}")
        assert "order-leader B4" in case.options()
    case = field("bottom: AY F4, leader F4 Takeda\nbottom hand: shogun", "flag").play("play shogun")
    assert case.options() == ["done", "order F4", "order-leader F4"]


@rule("SAM-05-022")
@pytest.mark.parametrize("card", ["order-triangle", "infantry-assault", "line-command"])
def test_without_a_helmet_no_leader_is_ordered_to_leave(card: str) -> None:
    case = field(f"bottom: AY F4, leader F4 Takeda, AY F5\ncard: {card}")
    assert case.options() == ["done", "order F4", "order F5"]
    assert case.why_not("order-leader F4") == "SAM-05-022"


@rule("SAM-05-022")
def test_nor_with_cavalry_charge_stand_and_fire_or_leadership() -> None:
    case = field("bottom: MSY F4, leader F4 Takeda *mounted, MSY F5\ncard: cavalry-charge")
    assert case.why_not("order-leader F4") == "SAM-05-022"
    case = field("bottom: AB F4, leader F4 Takeda, AB F5\ncard: stand-and-fire")
    assert case.why_not("order-leader F4") == "SAM-05-022"
    case = field("bottom: AY F4, leader F4 Takeda, AY F5, leader F5 Baba\ncard: leadership").play("order-leader F4")
    # Takeda gives the orders: his unit has one, and Baba beside him cannot be told to leave his.
    assert case.why_not("order-leader F5") == "SAM-05-022"
    assert case.why_not("order F5") is None


@rule("SAM-05-023")
def test_a_leader_who_is_to_leave_must_stand_in_a_section_of_the_card() -> None:
    case = field("bottom: AY B4, leader B4 Takeda, AY F4, leader F4 Baba\ncard: order-two-left")
    assert case.options() == ["done", "order B4", "order-leader B4"]
    assert case.why_not("order-leader F4") == "SAM-05-023"


@rule("SAM-05-024")
def test_a_leader_who_does_not_use_his_order_stays_and_his_unit_is_still_without_one() -> None:
    text = "bottom: AY E4, leader E4 Takeda, AY G4\ntop: AY E5, AY G5\ncard: order-two-center"
    case = field(text).play("order-leader E4", "order G4", "done")
    assert (case.question, case.leader("E4")) == ("cc-ask-battle", "Takeda")
    assert case.options() == ["attack G4 G5", "done"]
    assert case.why_not("attack E4 E5") == "SAM-05-011"
