"""Chapter 8: the section cards, and what the deck holds."""

from __future__ import annotations

import pytest

from napoleonics.fields import field, hexes, leader_at, unit_at
from vexilla.games.napoleonics.cards import CARDS, card_named
from vexilla.games.napoleonics.units import KINDS
from vexilla.testing import Case, rule

#: Four units in each section of both sides, none on a section line.
LEFT, CENTER, RIGHT = ["A2", "B2", "C2", "D2"], ["E2", "F2", "G2", "H2"], ["I2", "J2", "K2", "L2"]
WEST, MIDDLE, EAST = ["A8", "B8", "C8", "D8"], ["E8", "F8", "G8", "H8"], ["I8", "J8", "K8", "L8"]
BOTTOM = ", ".join(f"BR-LN {hex_}" for hex_ in LEFT + CENTER + RIGHT)
TOP = ", ".join(f"FR-LN {hex_}" for hex_ in WEST + MIDDLE + EAST)
ARMIES = f"bottom: {BOTTOM}\ntop: {TOP}"


def ordered(case: Case, places: list[str]) -> int:
    """Order as many of the units in these hexes as the card allows."""
    given = 0
    for hex_ in places:
        if case.why_not(f"order {hex_}") is None:
            case.play(f"order {hex_}")
            given += 1
    return given


def orders(card: str) -> tuple[int, int, int]:
    """How many units the bottom side may order left, in the centre and right."""
    case = field(f"{ARMIES}\ncard: {card}", luck=True)
    return ordered(case, LEFT), ordered(case, CENTER), ordered(case, RIGHT)


def copies(card: str) -> int:
    """How many of a card the deck holds."""
    return CARDS[card_named(card)].copies


@rule("NAP-08-001")
def test_there_are_forty_eight_section_cards() -> None:
    keys = [card.key for card in CARDS if any(card.sections)]
    assert sum(copies(key) for key in keys) == 48
    assert len(keys) == 16


@rule("NAP-08-002")
def test_a_section_card_orders_units_and_leaders_to_move_and_battle_as_usual() -> None:
    text = "bottom: BR-LN F4, leader G2 Hill\ntop: FR-LN F5\ncard: probe-center"
    case = field(text, luck=True).play("order F4", "order-leader G2")
    assert {"move F4 E4", "move-leader G2 G3"} <= set(case.options())
    case.play("done")
    assert case.options() == ["attack F4 F5", "done"]
    # Leaders count like units: with one of two orders gone there is one left.
    more = field("bottom: BR-LN F4, BR-LN G4, leader G2 Hill\ntop: FR-LN A9\ncard: probe-center")
    more.play("order F4", "order-leader G2")
    assert more.question == "cc-ask-move"


@rule("NAP-08-003")
def test_cards_under_squares_are_not_in_the_hand() -> None:
    hand = "bottom hand: assault-left probe-left probe-right attack-left"
    squares = "BR-LN M1 *square, BR-LN K1 *square"
    case = field(f"bottom: {BOTTOM}, {squares}\ntop: {TOP}\n{hand}\ncommand: 4 5", luck=True).play("play assault-left")
    assert ordered(case, LEFT) == 4
    less = f"bottom: {BOTTOM}, {squares}\ntop: {TOP}\nbottom hand: assault-left probe-left probe-right\ncommand: 3 5"
    assert ordered(field(less, luck=True).play("play assault-left"), LEFT) == 3


@rule("NAP-08-004")
def test_scout_left() -> None:
    assert orders("scout-left") == (1, 0, 0)
    assert scouts("scout-left")


@rule("NAP-08-005")
def test_scout_center() -> None:
    assert orders("scout-center") == (0, 1, 0)
    assert scouts("scout-center")


@rule("NAP-08-006")
def test_scout_right() -> None:
    assert orders("scout-right") == (0, 0, 1)
    assert scouts("scout-right")


def scout(card: str, *, deck: tuple[str, ...] = ("rally", "forward"), more: str = "") -> Case:
    """The end of a turn in which a card was played; the hand lacks it."""
    hand = "bottom hand: probe-left probe-right attack-left attack-right\ncommand: 5 5"
    text = f"bottom: BR-LN A2\ntop: FR-LN A9\ncard: {card}\nordered: A2\nto do: draw\n{hand}\n{more}"
    return field(text, deck=[*deck, "bombard"], luck=True)


def scouts(card: str) -> bool:
    """Whether the player draws two cards and keeps one."""
    case = scout(card)
    return (case.question, case.options()) == ("cc-ask-keep", ["keep forward", "keep rally"])


@rule("NAP-08-007")
def test_probe_left() -> None:
    assert orders("probe-left") == (2, 0, 0)


@rule("NAP-08-008")
def test_probe_center() -> None:
    assert orders("probe-center") == (0, 2, 0)


@rule("NAP-08-009")
def test_probe_right() -> None:
    assert orders("probe-right") == (0, 0, 2)


@rule("NAP-08-010")
def test_attack_left() -> None:
    assert orders("attack-left") == (3, 0, 0)


@rule("NAP-08-011")
def test_attack_center() -> None:
    assert orders("attack-center") == (0, 3, 0)


@rule("NAP-08-012")
def test_attack_right() -> None:
    assert orders("attack-right") == (0, 0, 3)


def assault(card: str, cards: int) -> tuple[int, int, int]:
    """The orders of an Assault card played from a hand of so many cards."""
    others = ["probe-left", "probe-right", "attack-left", "attack-right", "recon-in-force"][: cards - 1]
    text = f"{ARMIES}\nbottom hand: {card} {' '.join(others)}\ncommand: {cards} 5"
    case = field(text, luck=True).play(f"play {card}")
    return ordered(case, LEFT), ordered(case, CENTER), ordered(case, RIGHT)


@rule("NAP-08-013")
def test_assault_left_orders_as_many_as_the_command() -> None:
    assert (assault("assault-left", 3), assault("assault-left", 4)) == ((3, 0, 0), (4, 0, 0))


@rule("NAP-08-014")
def test_assault_center_orders_as_many_as_the_command() -> None:
    assert (assault("assault-center", 3), assault("assault-center", 4)) == ((0, 3, 0), (0, 4, 0))


@rule("NAP-08-015")
def test_assault_right_orders_as_many_as_the_command() -> None:
    assert (assault("assault-right", 3), assault("assault-right", 4)) == ((0, 0, 3), (0, 0, 4))


@rule("NAP-08-013")
def test_a_leader_uses_one_of_the_orders_of_an_assault() -> None:
    text = f"bottom: {BOTTOM}, leader A2 Hill\ntop: {TOP}\nbottom hand: assault-left probe-left\ncommand: 2 5"
    case = field(text, luck=True).play("play assault-left", "order-leader A2", "order B2")
    assert case.question == "cc-ask-move"


@rule("NAP-08-016")
def test_coordinated_advance() -> None:
    assert orders("coordinated-advance") == (1, 2, 1)


@rule("NAP-08-017")
def test_flank_attack() -> None:
    assert orders("flank-attack") == (2, 0, 2)


@rule("NAP-08-018")
def test_forward() -> None:
    assert orders("forward") == (2, 2, 2)


@rule("NAP-08-019")
def test_recon_in_force() -> None:
    assert orders("recon-in-force") == (1, 1, 1)


# -- how many of each ----------------------------------------------------------------------------


@rule("NAP-08-020")
def test_how_many_scout_left() -> None:
    assert copies("scout-left") == 2


@rule("NAP-08-021")
def test_how_many_scout_center() -> None:
    assert copies("scout-center") == 2


@rule("NAP-08-022")
def test_how_many_scout_right() -> None:
    assert copies("scout-right") == 2


@rule("NAP-08-023")
def test_how_many_probe_left() -> None:
    assert copies("probe-left") == 4


@rule("NAP-08-024")
def test_how_many_probe_center() -> None:
    assert copies("probe-center") == 6


@rule("NAP-08-025")
def test_how_many_probe_right() -> None:
    assert copies("probe-right") == 4


@rule("NAP-08-026")
def test_how_many_attack_left() -> None:
    assert copies("attack-left") == 4


@rule("NAP-08-027")
def test_how_many_attack_center() -> None:
    assert copies("attack-center") == 6


@rule("NAP-08-028")
def test_how_many_attack_right() -> None:
    assert copies("attack-right") == 4


@rule("NAP-08-029")
def test_how_many_assault_left() -> None:
    assert copies("assault-left") == 2


@rule("NAP-08-030")
def test_how_many_assault_center() -> None:
    assert copies("assault-center") == 2


@rule("NAP-08-031")
def test_how_many_assault_right() -> None:
    assert copies("assault-right") == 2


@rule("NAP-08-032")
def test_how_many_coordinated_advance() -> None:
    assert copies("coordinated-advance") == 2


@rule("NAP-08-033")
def test_how_many_flank_attack() -> None:
    assert copies("flank-attack") == 2


@rule("NAP-08-034")
def test_how_many_forward() -> None:
    assert copies("forward") == 2


@rule("NAP-08-035")
def test_how_many_recon_in_force() -> None:
    assert copies("recon-in-force") == 2


# -- details -------------------------------------------------------------------------------------


@rule("NAP-08-036")
def test_a_scout_shows_both_cards_and_the_other_is_discarded_face_up() -> None:
    case = scout("scout-left")
    assert case.view("bottom")["scouted"]["hand"] == ["forward", "rally"]
    assert "hand" not in case.view("top")["scouted"]
    case.play("keep forward")
    assert "forward" in case.view("bottom")["hands"]["bottom"]["hand"]
    assert case.view("top")["discards"].count("rally") == 1
    assert (case.view("bottom")["scouted"], case.decider) == (None, "top")


@rule("NAP-08-037")
def test_a_scout_goes_on_with_the_reshuffled_discards() -> None:
    # All cards but one lie on the discards, the Scout among them by then.
    every = [card.key for card in CARDS for _ in range(card.copies)]
    hand = ["probe-left", "probe-right", "attack-left", "attack-right"]
    rest = list(every)
    for used in ["scout-left", *hand, "rally"]:
        rest.remove(used)
    text = (
        "bottom: BR-LN A2\ntop: FR-LN A9\ncard: scout-left\nordered: A2\nto do: draw\n"
        f"bottom hand: {' '.join(hand)}\ntop hand:\ncommand: 5 0\ndiscards: {' '.join(rest)}"
    )
    case = field(text, deck=["rally", "scout-left"])
    assert case.events("cc-reshuffled")
    assert case.options() == ["keep rally", "keep scout-left"]


@rule("NAP-08-038")
def test_left_and_right_are_the_players_own() -> None:
    case = field(f"{ARMIES}\nturn: top\ncard: attack-left", luck=True)
    assert (ordered(case, WEST), ordered(case, EAST)) == (0, 3)
    case = field(f"{ARMIES}\nturn: top\ncard: attack-right", luck=True)
    assert (ordered(case, EAST), ordered(case, WEST)) == (0, 3)


@rule("NAP-08-039")
def test_a_unit_on_a_section_line_uses_one_order_of_either_section() -> None:
    # E3 lies on the line between left and centre.
    text = "bottom: BR-LN E3, BR-LN A2, BR-LN G2, BR-LN H2, BR-LN K2\ntop: FR-LN A9\ncard: recon-in-force"
    case = field(text, luck=True).play("order A2", "order E3")
    assert case.why_not("order G2") == "NAP-08-019"
    other = field(text, luck=True).play("order E3", "order G2")
    assert other.why_not("order A2") == "NAP-08-019"
    assert other.why_not("order H2") == "NAP-08-019"


@rule("NAP-08-138")
@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("LN", "line-infantry"),
        ("LT", "light-infantry"),
        ("GR", "grenadiers"),
        ("OG", "old-guard"),
        ("YG", "young-guard"),
        ("GG", "guard-grenadiers"),
        ("MI", "militia"),
        ("RL", "rifles"),
        ("LC", "light-cavalry"),
        ("HC", "heavy-cavalry"),
        ("CU", "cuirassiers"),
        ("GHC", "guard-heavy-cavalry"),
        ("FA", "foot-artillery"),
        ("HA", "horse-artillery"),
    ],
)
def test_the_codes_of_units(code: str, name: str) -> None:
    found = [kind.key.partition("-")[2] for kind in KINDS if kind.code.partition("-")[2] == code]
    assert found
    assert set(found) == {name}


@rule("NAP-08-139")
def test_the_terms_of_the_book_are_those_of_the_program() -> None:
    case = field("bottom: BR-LN E4, leader F4 Hill\ntop: FR-LN A9\ncard: attack-center", luck=True)
    verbs = {verb.word for verb in case.match.game.vocabulary.verbs}
    assert {"advance", "ride", "battle-back", "retire", "square"} <= verbs
    assert hexes(case, "order") == ["E4"]
    assert (unit_at(case, "E4")["blocks"], leader_at(case, "F4")) == (4, "Hill")
