"""Chapter 18: the Command cards; section cards and troop cards."""

import pytest

from vexilla.games.ancients.cards import CARDS, card_named
from vexilla.testing import Case, new_game, position, rule

DECK = {
    "section": {
        "order-two-left": 3,
        "order-two-center": 4,
        "order-two-right": 3,
        "order-three-left": 3,
        "order-three-center": 4,
        "order-three-right": 3,
        "order-four-left": 1,
        "order-four-center": 1,
        "order-four-right": 1,
        "coordinated-attack": 2,
        "out-flanked": 2,
    },
    "troop": {
        "order-light-troops": 4,
        "order-medium-troops": 3,
        "order-heavy-troops": 2,
        "order-mounted-troops": 1,
    },
    "leadership": {
        "leadership-any-section": 3,
        "inspired-left-leadership": 1,
        "inspired-center-leadership": 1,
        "inspired-right-leadership": 1,
    },
    "tactic": {
        "clash-of-shields": 1,
        "counter-attack": 2,
        "darken-the-sky": 1,
        "double-time": 2,
        "first-strike": 1,
        "i-am-spartacus": 1,
        "line-command": 4,
        "move-fire-move": 2,
        "mounted-charge": 2,
        "rally": 1,
    },
}

LIGHT = ("LI", "LS", "LB", "AX", "LC", "LBC", "LCH")
MEDIUM = ("MI", "WA", "MC", "CAM", "CCM")
HEAVY = ("HI", "HC", "HCH", "EL", "HWM", "CC")
MOUNTED = ("LC", "LBC", "LCH", "MC", "CAM", "CCM", "HC", "HCH", "EL", "CC")
KINDS = LIGHT + MEDIUM + HEAVY

# The hexes of the sections as the bottom player sees them, on a rank without dashed hexes; top sees them reversed.
SECTIONS = {"left": "ABCD", "center": "EFGH", "right": "IJKL"}
REVERSED = {"left": "right", "center": "center", "right": "left"}
RANKS = {"bottom": (2, 4), "top": (8, 6)}


def files(side: str, section: str) -> str:
    """The four files of a section on an even rank, as a side sees it."""
    return SECTIONS[section if side == "bottom" else REVERSED[section]]


def full_line(side: str, card: str) -> Case:
    """Four units and a lone leader in every section of a side that has just played a card."""
    units, leaders = RANKS[side]
    pieces = [f"MI {file}{units}" for file in "ABCDEFGHIJKL"] + [f"leader {file}{leaders} L{file}" for file in "BFJ"]
    far = {"bottom": "top: HI G9", "top": "bottom: HI G1"}[side]
    return position("ancients", f"{side}: {', '.join(pieces)}\n{far}\nturn: {side}\ncard: {card}", luck=False)


def ordered(case: Case) -> list[str]:
    """The hexes of the ordered units."""
    return sorted(case.lines().get("ordered", "").split())


def check_section_card(card: str, section: str, number: int) -> None:
    """The card orders exactly so many units and leaders, in that section only, for either side."""
    for side in ("bottom", "top"):
        units, leaders = RANKS[side]
        case = full_line(side, card)
        assert case.decider == side
        own = files(side, section)
        assert case.options("order ") == [f"order {file}{units}" for file in own]
        assert len(case.options("order-leader")) == 1
        for file in "ABCDEFGHIJKL":
            assert case.why_not(f"order {file}{units}") == (None if file in own else "ANC-06-003")
        lone = own[1]
        for other in "BFJ":
            assert case.why_not(f"order-leader {other}{leaders}") == (None if other == lone else "ANC-06-003")
        assert case.match.position.deck[card_named(card)] == DECK["section"][card] - 1
        only_units = case.clone()
        for file in own[:number]:
            assert only_units.question == "cc-ask-order"
            only_units.play(f"order {file}{units}")
        assert only_units.question == "cc-ask-move"
        assert ordered(only_units) == [f"{file}{units}" for file in own[:number]]
        case.play(f"order-leader {lone}{leaders}")
        for file in own[: number - 1]:
            assert case.question == "cc-ask-order"
            case.play(f"order {file}{units}")
        assert case.question == "cc-ask-move"
        assert ordered(case) == [f"{file}{units}" for file in own[: number - 1]]
        assert case.lines()["ordered leaders"] == f"L{lone}"


@rule("ANC-18-001")
def test_the_deck_has_sixty_cards_of_29_kinds() -> None:
    whole = {card: copies for group in DECK.values() for card, copies in group.items()}
    assert {group: sum(cards.values()) for group, cards in DECK.items()} == {
        "section": 27,
        "troop": 10,
        "leadership": 6,
        "tactic": 17,
    }
    at_rest = position("ancients", "bottom: HI E2\ntop: HI E8\nbottom hand: rally").match.position
    found = {CARDS[kind].key: at_rest.deck[kind] + at_rest.hands[0][kind] for kind in range(len(at_rest.deck))}
    assert found == whole
    dealt = new_game("ancients", "001-akragas").match.position
    every = [dealt.deck[kind] + dealt.hands[0][kind] + dealt.hands[1][kind] for kind in range(len(dealt.deck))]
    assert dict(zip(found, every, strict=True)) == whole
    assert sum(every) == 60


@rule("ANC-18-002")
def test_a_section_card_orders_units_to_move_and_battle_in_its_section() -> None:
    case = position(
        "ancients",
        """
        bottom: HI A2, HI C2, HI E2, MI D1
        top: HI A4, HI C3, HI E3
        discards: first-strike
        card: order-two-left
        """,
        chance={"dice": ["light light light light light", "light light light light light"]},
    )
    assert case.why_not("order E2") == "ANC-06-003"
    case.play("order A2", "order C2")
    assert case.why_not("move E2 F2") == "ANC-07-002"
    assert case.why_not("move D1 D2") == "ANC-07-002"
    case.play("move A2 A3", "done")
    assert case.why_not("attack E2 E3") == "ANC-07-002"
    case.play("attack A3 A4", "decline")
    case.play("attack C2 C3", "decline")
    assert len(case.events("cc-attacks")) == 2


@rule("ANC-18-003")
@pytest.mark.parametrize("card", list(DECK["section"]))
def test_every_section_card_lets_a_leader_leave_his_unit_for_one_order(card: str) -> None:
    files_of = {"left": "B", "center": "F", "right": "J"}
    section = next((name for name in files_of if name in card), "left")
    file = files_of[section]
    unit = f"{file}2"
    case = position(
        "ancients",
        f"bottom: MI {unit}, leader {unit} Scipio, MI A1\ntop: HI G9\ncard: {card}",
    )
    case.play(f"order-leader {unit}")
    assert case.lines()["ordered leaders"] == "Scipio"
    assert "ordered" not in case.lines()
    if case.question == "cc-ask-order":
        case.play("done")
    assert case.why_not(f"move {unit} {file}3") == "ANC-07-002"
    case.play(f"move-leader {unit} {file}3")
    assert case.lines()["bottom"] == f"MI {unit}, MI A1, leader {file}3 Scipio"


@rule("ANC-18-003")
def test_the_leader_and_the_unit_he_leaves_cost_one_order_each() -> None:
    case = position(
        "ancients",
        "bottom: MI B2, leader B2 Scipio, MI C2, leader G2 Laelius\ntop: HI G9\ncard: order-two-left",
    )
    assert case.why_not("order-leader G2") == "ANC-06-003"
    case.play("order-leader B2", "order B2")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["B2"]
    case.play("move-leader B2 C2", "move B2 B3")
    assert case.lines()["bottom"] == "MI B3, MI C2, leader C2 Scipio, leader G2 Laelius"


@rule("ANC-18-004", "ANC-18-005", "ANC-18-006")
@pytest.mark.parametrize("section", list(SECTIONS))
def test_order_two_orders_two_units_or_leaders_in_its_section(section: str) -> None:
    check_section_card(f"order-two-{section}", section, 2)


@rule("ANC-18-007", "ANC-18-008", "ANC-18-009")
@pytest.mark.parametrize("section", list(SECTIONS))
def test_order_three_orders_three_units_or_leaders_in_its_section(section: str) -> None:
    check_section_card(f"order-three-{section}", section, 3)


@rule("ANC-18-010", "ANC-18-011", "ANC-18-012")
@pytest.mark.parametrize("section", list(SECTIONS))
def test_order_four_orders_four_units_or_leaders_in_its_section(section: str) -> None:
    check_section_card(f"order-four-{section}", section, 4)


@rule("ANC-18-013")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_coordinated_attack_orders_one_unit_or_leader_in_each_section(side: str) -> None:
    units, leaders = RANKS[side]
    case = full_line(side, "coordinated-attack")
    assert len(case.options("order ")) == 12
    assert len(case.options("order-leader")) == 3
    case.play(f"order A{units}")
    assert case.why_not(f"order D{units}") == "ANC-18-013"
    assert case.why_not(f"order-leader B{leaders}") == "ANC-18-013"
    case.play(f"order-leader F{leaders}")
    assert case.why_not(f"order E{units}") == "ANC-18-013"
    assert case.options("order ") == [f"order {file}{units}" for file in "IJKL"]
    case.play(f"order L{units}")
    assert case.question == "cc-ask-move"
    assert ordered(case) == [f"A{units}", f"L{units}"]
    assert case.lines()["ordered leaders"] == "LF"


@rule("ANC-18-014")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_out_flanked_orders_two_left_and_two_right(side: str) -> None:
    units, leaders = RANKS[side]
    case = full_line(side, "out-flanked")
    assert case.options("order ") == [f"order {file}{units}" for file in "ABCDIJKL"]
    assert case.why_not(f"order F{units}") == "ANC-06-003"
    assert case.why_not(f"order-leader F{leaders}") == "ANC-06-003"
    case.play(f"order A{units}", f"order-leader B{leaders}")
    assert case.why_not(f"order C{units}") == "ANC-18-014"
    case.play(f"order I{units}")
    assert case.question == "cc-ask-order"
    case.play(f"order J{units}")
    assert case.question == "cc-ask-move"
    assert ordered(case) == [f"A{units}", f"I{units}", f"J{units}"]


DASHED = """
    bottom: MI B2, MI E3, MI E5, MI F2, MI I3, MI K2, leader C2 Scipio
    top: HI G9
    """


@rule("ANC-18-015")
def test_a_unit_on_a_dashed_hex_uses_the_order_of_either_section_once() -> None:
    # With the left order used by B2 the unit on the line takes the centre's, and nothing is left there.
    case = position("ancients", DASHED + "card: coordinated-attack", luck=False)
    case.play("order B2", "order E3")
    assert case.why_not("order F2") == "ANC-18-013"
    assert case.why_not("order E5") == "ANC-18-013"
    assert case.why_not("order E3") == "ANC-07-008"
    assert case.options("order ") == ["order I3", "order K2"]
    # Named first, it does not yet say which of the two it uses.
    case = position("ancients", DASHED + "card: coordinated-attack", luck=False)
    case.play("order E3")
    assert case.why_not("order B2") is None
    assert case.why_not("order F2") is None
    case.play("order F2")
    assert case.why_not("order B2") == "ANC-18-013"
    assert case.why_not("order-leader C2") == "ANC-18-013"
    # Two on the left line and one on the right line may fill all three sections.
    case = position("ancients", DASHED + "card: coordinated-attack", luck=False)
    case.play("order E3", "order E5", "order I3")
    assert case.question == "cc-ask-move"


@rule("ANC-18-015")
def test_a_dashed_hex_counts_for_the_one_section_a_card_has_of_its_two() -> None:
    case = position("ancients", DASHED + "card: out-flanked", luck=False)
    case.play("order E3", "order E5")
    assert case.why_not("order B2") == "ANC-18-014"
    case.play("order I3", "order K2")
    assert case.question == "cc-ask-move"


# -- troop cards ---------------------------------------------------------------------------------


def troop_case(card: str, kinds: tuple[str, ...] = KINDS, more: str = "") -> Case:
    """A unit of every kind, all over the bottom ranks, and a troop card."""
    places = [f"{file}{rank}" for rank in (1, 3) for file in "ABCDEFGHIJKLM"]
    pieces = ", ".join(f"{kind} {place}" for kind, place in zip(kinds, places, strict=False))
    return position("ancients", f"bottom: {pieces}\ntop: HI G9\n{more}\ncard: {card}", luck=False)


def kinds_ordered(card: str) -> list[str]:
    """The kinds of units a card orders, by trying them all."""
    case = troop_case(card)
    places = [f"{file}{rank}" for rank in (1, 3) for file in "ABCDEFGHIJKLM"]
    found = []
    for kind, place in zip(KINDS, places, strict=False):
        clause = case.why_not(f"order {place}")
        assert clause in (None, CARDS[card_named(card)].clause)
        if clause is None:
            found.append(kind)
    return found


@rule("ANC-18-016")
def test_a_troop_card_orders_units_of_its_type_to_move_and_battle() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E2, HI G2, MI I2
        top: HI E4, HI G3, HI I3
        discards: first-strike
        card: order-heavy-troops
        """,
        chance={"dice": ["light light light light light", "light light light light light"]},
    )
    assert case.why_not("order I2") == "ANC-18-027"
    case.play("order E2", "order G2")
    assert case.why_not("move I2 J2") == "ANC-07-002"
    case.play("move E2 E3", "done", "attack E3 E4", "decline", "attack G2 G3", "decline")
    assert len(case.events("cc-attacks")) == 2


@rule("ANC-18-020", "ANC-18-024", "ANC-18-027")
@pytest.mark.parametrize(("card", "kind"), [("light", "LI"), ("medium", "MI"), ("heavy", "HI")])
def test_light_medium_and_heavy_troop_cards_order_units_only(card: str, kind: str) -> None:
    case = position(
        "ancients",
        f"bottom: {kind} E2, {kind} G2, leader E2 Scipio, leader I2 Laelius\ntop: HI G9\ncard: order-{card}-troops",
        luck=False,
    )
    assert case.options("order-leader") == []
    assert case.why_not("order-leader E2") == "ANC-07-010"
    assert case.why_not("order-leader I2") == "ANC-07-014"
    case.play("order E2", "order G2")
    assert case.options("move-leader") == []


@rule("ANC-18-017")
def test_foot_and_mounted_units_of_the_type_are_ordered_alike() -> None:
    for card, foot, horse in (("light", "AX", "LC"), ("medium", "MI", "CAM"), ("heavy", "HI", "EL")):
        case = position("ancients", f"bottom: {foot} E2, {horse} G2\ntop: HI G9\ncard: order-{card}-troops", luck=False)
        assert case.options("order ") == ["order E2", "order G2"]
        case.play("order E2", "order G2")
        assert ordered(case) == ["E2", "G2"]


@rule("ANC-18-018")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_troops_are_ordered_in_any_section(side: str) -> None:
    units, _ = RANKS[side]
    case = full_line(side, "order-medium-troops")
    case.play(*[f"order {file}{units}" for file in "AEGIL"])
    assert ordered(case) == [f"{file}{units}" for file in "AEGIL"]


@rule("ANC-18-019")
@pytest.mark.parametrize("card", ["light", "medium", "heavy", "mounted"])
def test_the_number_of_troops_is_up_to_command(card: str) -> None:
    kind = {"light": "LI", "medium": "MI", "heavy": "HI", "mounted": "MC"}[card]
    for command in (1, 3, 6):
        for side, commands, far in (("bottom", f"{command} 2", "top: HI G9"), ("top", f"2 {command}", "bottom: HI G1")):
            rank, _ = RANKS[side]
            pieces = ", ".join(f"{kind} {file}{rank}" for file in "ABCDEFGH")
            case = position(
                "ancients",
                f"{side}: {pieces}\n{far}\nturn: {side}\ncommand: {commands}\ncard: order-{card}-troops",
                luck=False,
            )
            for file in "ABCDEFGH"[:command]:
                assert case.question == "cc-ask-order"
                case.play(f"order {file}{rank}")
            assert case.question == "cc-ask-move"
            assert len(ordered(case)) == command


@rule("ANC-18-019")
def test_fewer_troops_than_command_may_be_ordered() -> None:
    case = troop_case("order-light-troops")
    case.play("order A1", "done")
    assert case.question == "cc-ask-move"
    assert ordered(case) == ["A1"]


@rule("ANC-18-020", "ANC-18-023")
def test_order_light_troops_orders_the_seven_light_kinds() -> None:
    assert kinds_ordered("order-light-troops") == list(LIGHT)


@rule("ANC-18-024", "ANC-18-026")
def test_order_medium_troops_orders_the_five_medium_kinds() -> None:
    assert kinds_ordered("order-medium-troops") == list(MEDIUM)


@rule("ANC-18-027", "ANC-18-029")
def test_order_heavy_troops_orders_the_six_heavy_kinds() -> None:
    assert kinds_ordered("order-heavy-troops") == list(HEAVY)


@rule("ANC-18-030", "ANC-18-032")
def test_order_mounted_troops_orders_the_ten_mounted_kinds() -> None:
    assert kinds_ordered("order-mounted-troops") == [kind for kind in KINDS if kind in MOUNTED]
    assert len(kinds_ordered("order-mounted-troops")) == 10


@rule("ANC-18-020", "ANC-18-024", "ANC-18-027", "ANC-18-030")
@pytest.mark.parametrize(("card", "copies"), list(DECK["troop"].items()))
def test_how_many_troop_cards_there_are(card: str, copies: int) -> None:
    case = position("ancients", f"bottom: HI E2\ntop: HI E8\ncard: {card}")
    assert case.match.position.deck[card_named(card)] == copies - 1
    units = {"light": "LI", "medium": "WA", "heavy": "HC", "mounted": "LBC"}[card.split("-")[1]]
    pieces = ", ".join(f"{units} {file}2" for file in "ABCDEFG")
    case = position("ancients", f"bottom: {pieces}\ntop: HI G9\ncommand: 4 4\ncard: {card}", luck=False)
    case.play("order A2", "order B2", "order C2", "order D2")
    assert case.question == "cc-ask-move"


@rule("ANC-18-030")
def test_order_mounted_troops_also_orders_leaders_even_those_with_foot() -> None:
    case = position(
        "ancients",
        """
        bottom: MC B2, HI F2, LC J2, leader F2 Scipio, leader L2 Laelius
        top: HI G9
        command: 3 3
        card: order-mounted-troops
        """,
        luck=False,
    )
    assert case.options("order") == ["order B2", "order J2", "order-leader F2", "order-leader L2"]
    assert case.why_not("order F2") == "ANC-18-030"
    full = case.clone().play("order B2", "order J2", "order-leader L2")
    assert full.question == "cc-ask-move"  # Command is 3, and there is no order left for Scipio
    case.play("order B2", "order-leader F2", "order-leader L2")
    assert case.question == "cc-ask-move"  # Command is 3
    case.play("move-leader F2 F3")
    assert case.lines()["bottom"] == "MC B2, HI F2, LC J2, leader F3 Scipio, leader L2 Laelius"


PASSING = """
    top: HI G9
    bottom: {kind} E2, MI E3, HI F3, HI D2, HI F2, HI E1, HI F1
    """


@rule("ANC-18-021")
@pytest.mark.parametrize("kind", ["LI", "LS", "LB", "AX"])
def test_light_foot_passes_through_friends_with_order_light_troops(kind: str) -> None:
    case = position("ancients", PASSING.format(kind=f"LI A1, {kind}") + "card: order-light-troops\nordered: E2 A1")
    assert case.options("move E2") == sorted(
        f"move E2 {hex_}" for hex_ in ("C2", "G2", "D1", "G1", "D3", "G3", "D4", "E4", "F4")
    )
    assert case.why_not("move E2 E3") == "ANC-08-012"  # not to end there
    assert case.why_not("move E2 E5") in ("ANC-08-022", "ANC-08-023")  # each unit passed costs its hex
    case.play("move E2 D4")
    assert case.lines()["moved"] == "D4=2:E2"


@rule("ANC-18-021")
@pytest.mark.parametrize("kind", ["LC", "LBC", "LCH"])
def test_light_mounted_units_do_not_pass_through_friends(kind: str) -> None:
    # The only way out is through friends: there is none, so the unit cannot move and the turn goes on.
    case = position("ancients", PASSING.format(kind=f"LI A1, {kind}") + "card: order-light-troops\nordered: E2 A1")
    assert case.options("move E2") == []
    assert case.why_not("move E2 D4") == "ANC-08-012"


@rule("ANC-18-021")
def test_light_foot_passes_nobody_with_other_cards_and_never_enemies() -> None:
    case = position("ancients", PASSING.format(kind="LI") + "card: order-two-left\nordered: E2 E3", luck=False)
    assert case.options("move E2") == []
    case = position(
        "ancients",
        "bottom: LI E2, MI E3\ntop: HI F3\ncard: order-light-troops\nordered: E2",
        luck=False,
    )
    assert case.why_not("move E2 D4") is None
    assert case.why_not("move E2 F4") == "ANC-08-011"  # only through the enemy


@rule("ANC-18-022", "ANC-18-025", "ANC-18-028", "ANC-18-031")
@pytest.mark.parametrize("card", ["light", "medium", "heavy", "mounted"])
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_without_such_troops_one_unit_of_choice_is_ordered(card: str, side: str) -> None:
    others = {
        "light": ("MI", "HC", "EL"),
        "medium": ("LI", "HC", "HI"),
        "heavy": ("LI", "MC", "WA"),
        "mounted": ("LI", "HI", "HWM"),
    }[card]
    enemy = {"light": "LI", "medium": "MI", "heavy": "HI", "mounted": "MC"}[card]  # the enemy's do not count
    foe = "top" if side == "bottom" else "bottom"
    far = {"bottom": "G9", "top": "G1"}[side]
    rank, _ = RANKS[side]
    pieces = ", ".join(f"{kind} {file}{rank}" for kind, file in zip(others, "BFJ", strict=True))
    case = position(
        "ancients",
        f"{side}: {pieces}, leader D{rank} Scipio\n{foe}: {enemy} {far}\nturn: {side}\ncard: order-{card}-troops",
        luck=False,
    )
    assert case.options("order") == [f"order {file}{rank}" for file in "BFJ"]
    case.play(f"order F{rank}")
    assert case.question == "cc-ask-move"
    assert ordered(case) == [f"F{rank}"]
    assert len(case.events("cc-one-unit")) == 1


@rule("ANC-18-033")
@pytest.mark.parametrize(
    ("card", "unit", "clause"),
    [
        ("light", "LCH", "ANC-18-020"),
        ("medium", "CAM", "ANC-18-024"),
        ("heavy", "HWM", "ANC-18-027"),
        ("mounted", "EL", "ANC-18-030"),
    ],
)
def test_one_fitting_unit_anywhere_takes_the_alternative_away(card: str, unit: str, clause: str) -> None:
    other = {"light": "MI", "medium": "LI", "heavy": "LI", "mounted": "MI"}[card]
    case = position("ancients", f"bottom: {unit} M1 1, {other} A5\ntop: HI G9\ncard: order-{card}-troops", luck=False)
    assert case.options("order") == ["order M1"]
    assert case.why_not("order A5") == clause


@rule("ANC-18-033")
def test_units_off_the_field_do_not_take_the_alternative_away() -> None:
    case = position("ancients", "bottom: LI reserve, MI A5, MI C5\ntop: HI G9\ncard: order-light-troops", luck=False)
    assert case.options("order") == ["order A5", "order C5"]


@rule("ANC-18-033")
def test_the_one_unit_of_choice_moves_and_battles_by_the_normal_rules() -> None:
    case = position(
        "ancients",
        """
        bottom: HI E2, leader E2 Scipio, leader A1 Laelius
        top: HI E4
        discards: first-strike
        card: order-mounted-troops
        """,
        chance={"dice": ["light light light light light"]},
    )
    assert case.why_not("order-leader E2") == "ANC-07-010"  # the helmet of the card is gone
    assert case.why_not("order-leader A1") == "ANC-07-014"
    case.play("order E2")
    assert case.why_not("move E2 D4") == "ANC-08-030"
    case.play("move E2 E3", "attack E3 E4", "decline")
    assert [event["dice"] for event in case.events("cc-rolled")] == [["light"] * 5]
