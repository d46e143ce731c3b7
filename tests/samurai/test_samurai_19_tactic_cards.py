"""Chapter 19: the tactic cards."""

from __future__ import annotations

import pytest

from samurai.fields import battle, dice_of, dice_rolled, field, hexes, honor, leader_place, rolls_left, throw
from vexilla.games.samurai.cards import CARDS, card_named
from vexilla.testing import Case, rule

#: One unit of each kind, far from any enemy, and a leader of each kind alone.
ALL_ARMS = (
    "bottom: AY A1, AB C1, AA E1, SN G1, MSY I1, leader K1 Taro *foot, leader K3 Jiro *mounted\ntop: AY A11, AY L11"
)
RANKS = {"order-circle": "AB", "order-triangle": "AY", "order-square": "SN"}


def copies(card: str) -> int:
    """How many of a card the deck holds."""
    return CARDS[card_named(card)].copies


def played(card: str, army: str, *dice: str, others: int = 4, more: str = "") -> Case:
    """A card has just been played from a hand with so many others."""
    hand = " ".join(["order-one-left", "order-one-left", "order-one-right", "order-one-right", "crane-wing"][:others])
    return field(f"{army}\nbottom hand: {card} {hand}\n{more}", *dice, luck=True).play(f"play {card}")


def may_order(card: str, army: str) -> list[str]:
    """Whom a card orders in a field."""
    case = played(card, army)
    return (
        [option for option in case.options() if option.startswith("order")] if case.question == "cc-ask-order" else []
    )


def ordered(card: str, units: str, *orders: str) -> Case:
    """A card was played and units are ordered; what is asked then."""
    case = played(card, f"bottom: {units}\ntop: AY A11")
    for order in orders:
        case.play(order)
    return case


@rule("SAM-19-022")
def test_there_are_twenty_one_tactic_cards() -> None:
    tactics = [card for card in CARDS if card.copies and not any(card.sections)]
    assert (len(tactics), sum(card.copies for card in tactics)) == (11, 21)


@rule("SAM-19-023")
def test_terrain_and_other_rules_bind_those_whom_a_tactic_card_orders() -> None:
    text = "bottom: MSY F3\ntop: AY A11\ncard: cavalry-charge\nordered: F3\nterrain: forest F4 E4; river G3 E3 F2 E2"
    case = field(text, luck=True)
    assert hexes(case, "move", "F3") == ["E4", "F4"]
    assert case.why_not("move F3 G3") == "SAM-20-023"
    assault = "bottom: SN F3\ntop: AY F6\ncard: infantry-assault\nordered: F3\nterrain: village F4 E4 G4 E5 F5"
    moved = field(assault, luck=True).play("move F3 F4")
    assert moved.question != "cc-ask-battle"


# -- one rank ------------------------------------------------------------------------------------


@rule("SAM-19-024")
def test_order_circle_units() -> None:
    assert may_order("order-circle", ALL_ARMS) == ["order C1", "order E1"]
    six = "AB A1, AB B1, AA C1, AA E1, AB G1, AA I1"
    case = ordered("order-circle", six, "order A1", "order B1", "order C1", "order E1", "order G1")
    assert (case.question, copies("order-circle")) == ("cc-ask-move", 2)
    few = played("order-circle", f"bottom: {six}\ntop: AY A11", others=1).play("order A1", "order I1")
    assert few.question == "cc-ask-move"


@rule("SAM-19-025")
def test_order_triangle_units() -> None:
    assert may_order("order-triangle", ALL_ARMS) == ["order A1"]
    six = ", ".join(f"AY {hex_}" for hex_ in ("A1", "B1", "E1", "F1", "K1", "L1"))
    few = played("order-triangle", f"bottom: {six}\ntop: AY A11", others=2).play("order A1", "order E1")
    assert few.question == "cc-ask-order"
    assert few.play("order L1").question == "cc-ask-move"
    assert copies("order-triangle") == 2


@rule("SAM-19-026")
def test_order_square_units_on_foot_and_mounted() -> None:
    assert may_order("order-square", ALL_ARMS) == ["order G1", "order I1"]
    six = "SN A1, SN B1, MSY E1, MSY F1, SN K1, MSY L1"
    few = played("order-square", f"bottom: {six}\ntop: AY A11", others=2).play("order A1", "order E1", "order L1")
    assert (few.question, copies("order-square")) == ("cc-ask-move", 2)


@rule("SAM-19-027")
@pytest.mark.parametrize("card", RANKS)
def test_without_the_symbol_one_unit_of_choice_is_ordered(card: str) -> None:
    others = [unit for rank, unit in RANKS.items() if rank != card]
    case = played(card, f"bottom: {others[0]} A1, {others[1]} F1\ntop: AY A11")
    assert hexes(case, "order") == ["A1", "F1"]
    assert case.play("order F1").question == "cc-ask-move"
    assert hexes(played(card, f"bottom: {RANKS[card]} A1, {others[1]} F1\ntop: AY A11"), "order") == ["A1"]


@rule("SAM-19-075")
@pytest.mark.parametrize("card", RANKS)
def test_a_rank_card_orders_no_leader_alone_but_one_with_his_unit(card: str) -> None:
    army = f"bottom: {RANKS[card]} E1, leader E1 Taro, leader G1 Jiro\ntop: AY A11"
    case = played(card, army)
    assert case.options() == ["done", "order E1"]
    assert case.why_not("order-leader G1") == "SAM-19-075"
    case.play("order E1", "move E1 E2")
    assert leader_place(case, "Taro") == "E2"


@rule("SAM-19-076")
def test_a_unit_ordered_by_the_fallback_has_no_bonus_and_may_be_a_leader_alone() -> None:
    army = "bottom: SN E4, leader G1 Taro\ntop: AY E5"
    charge = played("cavalry-charge", army)
    assert charge.options() == ["done", "order E4", "order-leader G1"]
    charge.play("order E4", "done")
    charge.events()
    charge.play("attack E4 E5")
    assert dice_rolled(charge)[0] == 4
    fire = played("stand-and-fire", army).play("order E4")
    assert hexes(fire, "move", "E4") == ["D4", "E3", "F3", "F4", "F5"]
    leader = played("order-circle", army).play("order-leader G1")
    assert leader.options("move-leader G1")


# -- Cavalry Charge ------------------------------------------------------------------------------


@rule("SAM-19-028")
def test_cavalry_charge_orders_four_cavalry_units() -> None:
    assert may_order("cavalry-charge", ALL_ARMS) == ["order I1", "order-leader K3"]
    five = "MSY A1, MSY C1, MSY E1, MSY G1, MSY I1"
    case = ordered("cavalry-charge", five, "order A1", "order C1", "order E1", "order I1")
    assert (case.question, copies("cavalry-charge")) == ("cc-ask-move", 2)


@rule("SAM-19-029")
def test_cavalry_charge_gives_a_die_all_turn_above_terrain_limits() -> None:
    text = "bottom: MSY E4\ntop: AY E5 1, AY E6\ncard: cavalry-charge\nordered: E4"
    case = battle(text, throw(5, "triangle"), throw(5), luck=True)
    case.events()
    case.play("attack E4 E5", "advance", "attack E5 E6")
    assert dice_rolled(case)[:2] == [4 + 1, 4 + 1]
    forest = "bottom: MSY E4\ntop: AY E5\ncard: cavalry-charge\nordered: E4\nterrain: forest E5"
    assert dice_of(forest, "E4 E5") == 2 + 1


@rule("SAM-19-030")
def test_cavalry_charge_moves_three_hexes_into_combat() -> None:
    text = "bottom: MSY E3, MSY A1\ntop: AY E7\ncard: cavalry-charge\nordered: E3 A1"
    case = field(text, luck=True)
    assert case.why_not("move E3 E8") == "SAM-19-030"
    case.play("move E3 E6", "done")
    assert case.options() == ["attack E6 E7", "done"]


@rule("SAM-19-031")
def test_cavalry_charge_without_cavalry_orders_one_unit() -> None:
    case = played("cavalry-charge", "bottom: AY A1, SN F1, leader G1 Taro\ntop: AY A11")
    assert hexes(case, "order") == ["A1", "F1"]
    case.play("order A1")
    assert case.question == "cc-ask-move"
    assert hexes(case, "move", "A1") == ["A2", "A3", "B1", "B2", "B3", "C1"]


@rule("SAM-19-032")
def test_cavalry_charge_orders_a_mounted_leader_alone_and_no_leader_leaves_his_unit() -> None:
    army = "bottom: MSY E1, leader E1 Taro *mounted, leader G1 Jiro *mounted, leader I1 Saburo *foot\ntop: AY A11"
    case = played("cavalry-charge", army)
    assert case.options() == ["done", "order E1", "order-leader G1"]
    assert case.why_not("order-leader E1") == "SAM-05-022"
    assert case.why_not("order-leader I1") == "SAM-19-032"
    # A mounted leader alone is cavalry enough: there is no fallback.
    only = played("cavalry-charge", "bottom: AY E1, leader G1 Jiro *mounted\ntop: AY A11")
    assert only.options() == ["done", "order-leader G1"]


# -- Counter Attack ------------------------------------------------------------------------------

ALONG = "bottom: AY A1, AY B1, AY F1, AY K1, AY L1, leader L1 Taro\ntop: AY A11, AY F11, AY L11"


def counter(last: str, *dice: str, others: int = 4, army: str = ALONG) -> Case:
    """Counter Attack after the enemy's card."""
    return played("counter-attack", army, *dice, others=others, more=f"last cards: nothing {last}")


@rule("SAM-19-033")
def test_counter_attack_gives_the_orders_of_the_enemys_last_card() -> None:
    assert hexes(counter("order-two-center"), "order") == ["F1"]
    archers = counter("order-circle", army="bottom: AB A1, AY B1\ntop: AY A11")
    assert (hexes(archers, "order"), copies("counter-attack")) == (["A1"], 2)


@rule("SAM-19-034")
def test_counter_attack_is_played_as_the_real_card_with_helmet_count_and_draw() -> None:
    case = counter("advance-left", others=1)
    assert case.options() == ["done", "order K1", "order L1", "order-leader L1"]
    case.play("order-leader L1", "order K1")
    assert case.question == "cc-ask-move"
    text = f"{ALONG}\nlast cards: nothing order-one-left\nbottom hand: counter-attack crane-wing\ncommand: 2 5"
    drawn = field(text, deck=["shogun", "leadership"]).play("play counter-attack", "done")
    assert drawn.question == "cc-ask-keep"


@rule("SAM-19-035")
def test_counter_attack_exchanges_left_and_right() -> None:
    assert hexes(counter("order-two-left"), "order") == ["K1", "L1"]
    assert hexes(counter("order-two-right"), "order") == ["A1", "B1"]
    assert hexes(counter("tigers-tail-right"), "order") == ["A1", "B1", "F1"]
    assert hexes(counter("flank-attack"), "order") == ["A1", "B1", "K1", "L1"]


@rule("SAM-19-036")
def test_counter_attack_before_the_enemy_has_played_gives_no_orders() -> None:
    assert counter("nothing").question == "sam-ask-refill"


@rule("SAM-19-037")
def test_counter_attack_against_counter_attack_mirrors_once_more() -> None:
    text = (
        f"{ALONG}\nturn: top\nlast cards: order-two-left nothing\n"
        "top hand: counter-attack crane-wing\nbottom hand: counter-attack crane-wing\ncommand: 2 2"
    )
    case = field(text, luck=True).play("play counter-attack")
    # The mirrored card, Order Two Units Right, is the right section of the top side.
    assert hexes(case, "order") == ["A11"]
    case.play("done", "take-honor", "play counter-attack")
    assert hexes(case, "order") == ["A1", "B1"]


@rule("SAM-19-037")
def test_counter_attack_does_not_copy_a_first_strike_out_of_turn() -> None:
    text = (
        "bottom: AY E4, AY A1\ntop: AY E5\ncard: order-two-center\nordered: E4\nto do: battle\n"
        "last cards: order-two-center order-two-right\ndiscards: first-strike\n"
        "bottom hand: counter-attack crane-wing\ntop hand: first-strike crane-wing\ncommand: 3 2"
    )
    case = field(text, throw(3), throw(3), luck=True).play("attack E4 E5", "first-strike")
    assert case.lines()["last cards"] == "order-two-center order-two-right"


# -- First Strike --------------------------------------------------------------------------------

STRUCK = (
    "bottom: {} E4\ntop: {} E5\ncard: order-two-center\nordered: E4\nto do: battle\ndiscards: first-strike\n"
    "top hand: first-strike crane-wing\ncommand: 5 2\n"
)


def struck(attacker: str, defender: str, *dice: str, more: str = "", deck: tuple[str, ...] = ()) -> Case:
    """An attack from E4 on E5 whose defender's owner holds First Strike."""
    case = field(STRUCK.format(attacker, defender) + more, *dice, luck=True, deck=deck)
    case.events()
    return case.play("attack E4 E5")


@rule("SAM-19-038")
def test_first_strike_answers_an_announced_close_combat_before_the_roll() -> None:
    case = struck("AY", "AY")
    assert (case.question, case.decider, case.options()) == ("cc-ask-react", "top", ["first-strike", "stand"])
    assert (case.events("cc-rolled"), copies("first-strike")) == ([], 2)
    without = field(STRUCK.format("AY", "AY").replace("top hand: first-strike", "top hand: shogun"), luck=True)
    assert without.play("attack E4 E5").why_not("first-strike") == "SAM-19-038"


@rule("SAM-19-039")
def test_first_strike_lets_the_defender_attack_first_and_be_inspired() -> None:
    case = struck("AY", "SN", throw(4, "triangle", "triangle"))
    case.play("first-strike")
    assert (dice_rolled(case)[0], case.blocks("E4")) == (4, 2)
    led = field(STRUCK.format("AY", "SN").replace("SN E5", "SN E5, leader E5 Taro"), throw(5), luck=True)
    led.play("attack E4 E5", "first-strike")
    assert (led.question, led.decider) == ("sam-ask-inspire", "top")
    led.events()
    led.play("inspire")
    assert dice_rolled(led)[0] == 5


@rule("SAM-19-040")
def test_after_first_strike_the_attack_goes_on_if_the_unit_stands() -> None:
    case = struck("AY", "AY", throw(3, "triangle"), throw(3, "triangle", "triangle")).play("first-strike")
    assert (case.blocks("E4"), case.blocks("E5"), rolls_left(case)) == (3, 2, 0)
    destroyed = field(
        STRUCK.format("AY", "AY").replace("AY E4", "AY E4 2"), throw(3, "triangle", "triangle"), luck=True
    )
    destroyed.play("attack E4 E5", "first-strike")
    assert (destroyed.blocks("E5"), len(destroyed.log("cc-rolled"))) == (4, 1)
    driven = struck("AY", "AY", throw(3, "flag")).play("first-strike")
    if driven.question == "cc-ask-retreat":
        driven.play(driven.options()[0])
    assert (driven.unit("E4"), driven.blocks("E5"), len(driven.log("cc-rolled"))) == (None, 4, 1)


@rule("SAM-19-041")
def test_the_player_of_first_strike_draws_first() -> None:
    case = struck("AY", "AY", throw(3), throw(3), deck=("shogun", "leadership"), more="")
    case.play("first-strike")
    while case.question == "cc-ask-battle":
        case.play("done")
    assert case.question == "sam-ask-refill"
    drawn = [event["side"] for event in case.log("cc-drew")]
    assert drawn[0] == "top"
    assert "shogun" in case.hand("top")


@rule("SAM-19-042")
def test_the_defender_does_not_advance_after_first_strike() -> None:
    case = field(STRUCK.format("AY", "AY").replace("AY E4", "AY E4 1"), throw(3, "triangle"), luck=True)
    case.play("attack E4 E5", "first-strike")
    assert case.unit("E4") is None
    assert (case.blocks("E5"), case.decider) == (4, "bottom")
    assert not case.log("cc-advanced")


@rule("SAM-19-043")
def test_who_struck_first_does_not_battle_back() -> None:
    case = struck("AY", "AY", throw(3), throw(3)).play("first-strike")
    assert case.question == "sam-ask-refill"
    assert not case.log("cc-battles-back")
    stood = struck("AY", "AY", throw(3)).play("stand")
    assert stood.question == "cc-ask-battle-back"


@rule("SAM-19-044")
def test_first_strike_as_the_card_of_the_own_turn_gives_no_orders() -> None:
    case = field(
        "bottom: AY E4\ntop: AY E5\ndiscards:\nbottom hand: first-strike crane-wing\ncommand: 2 5", luck=True
    ).play("play first-strike")
    assert case.question == "sam-ask-refill"
    assert not case.log("cc-ordered")


@rule("SAM-19-045")
def test_first_strike_is_no_dragon_card_and_never_with_an_ambush() -> None:
    more = "top dragons: ambush stand-firm\n"
    case = struck("AY", "AY", throw(3), throw(3), more=more).play("first-strike")
    asked = []
    while case.question.startswith("sam-ask-dragon") and "dragon stand-firm" not in case.options():
        # Neither before the first strike nor before the attack that follows may the same unit ambush.
        if case.decider == "top" and case.question == "sam-ask-dragon-before-roll":
            asked.append(case.why_not("dragon ambush"))
        case.play("pass")
    assert set(asked) <= {"SAM-22-015", "SAM-18-020"}
    # First Strike does not count: a Dragon card may be played in the same turn.
    case.play("dragon stand-firm")
    assert [event["dragon"] for event in case.log("sam-dragon")] == ["stand-firm"]
    # And an ambush is not answered by First Strike, by neither side.
    ambushed = struck("AY", "AY", throw(4), throw(3), more=f"{more}bottom hand: crane-wing shogun").play("stand")
    while ambushed.decider != "top":
        ambushed.play("pass")
    ambushed.play("dragon ambush")
    while ambushed.question.startswith("sam-ask-dragon"):
        ambushed.play("pass")
    assert not ambushed.options("first-strike")
    assert not ambushed.log("cc-first-strike")


@rule("SAM-19-073")
def test_first_strike_and_ambush_answer_a_bonus_close_combat() -> None:
    text = (
        "bottom: MSY E4\ntop: AY E5 1, AY E6\ncard: order-two-center\nordered: E4\nto do: battle\n"
        "discards: first-strike\ntop hand: first-strike crane-wing\ncommand: 5 2\n"
    )
    case = field(text, throw(4, "triangle"), throw(3), throw(4), luck=True)
    case.play("attack E4 E5", "stand", "advance", "attack E5 E6")
    assert case.options() == ["first-strike", "stand"]
    sprung = field(f"{text}top dragons: ambush", throw(4, "triangle"), throw(4), luck=True)
    sprung.play("attack E4 E5", "stand")
    quiet(sprung)
    sprung.play("advance")
    quiet(sprung)
    sprung.play("attack E5 E6", "stand")
    assert "dragon ambush" in sprung.options()


def quiet(case: Case) -> None:
    """Nobody plays a Dragon card."""
    while not case.over and case.question.startswith("sam-ask-dragon"):
        case.play("pass")


@rule("SAM-19-074")
def test_a_leader_alone_does_not_strike_first() -> None:
    text = STRUCK.format("AY", "AY").replace("AY E5", "leader E5 Taro, AY A11")
    case = field(text, throw(3), luck=True).play("attack E4 E5")
    assert (case.question, case.decider) == ("sam-ask-fate", "top")
    assert case.log("cc-rolled")


# -- Stand and Fire ------------------------------------------------------------------------------


@rule("SAM-19-046")
def test_stand_and_fire_orders_four_missile_units() -> None:
    assert may_order("stand-and-fire", ALL_ARMS) == ["order C1", "order E1"]
    five = "AB A1, AA C1, AB E1, AA G1, AB I1"
    case = played("stand-and-fire", f"bottom: {five}\ntop: AY E3").play("order A1", "order C1", "order E1")
    assert hexes(case, "order") == ["G1", "I1"]
    case.play("order G1")
    assert (case.question, copies("stand-and-fire")) == ("cc-ask-battle", 2)


@rule("SAM-19-047")
def test_stand_and_fire_shoots_twice_at_one_or_two_targets() -> None:
    text = "bottom: AB E4\ntop: AY E6, AY G6\ncard: stand-and-fire\nordered: E4"
    case = battle(text, throw(2, "triangle"), throw(2, "triangle"), luck=True)
    case.play("attack E4 E6")
    assert (case.question, case.blocks("E6")) == ("cc-ask-battle", 3)
    case.play("attack E4 E6")
    assert (case.blocks("E6"), case.question) == (2, "sam-ask-refill")
    other = battle(text, throw(2, "triangle"), throw(2, "triangle"), luck=True).play("attack E4 E6", "attack E4 G6")
    assert (other.blocks("E6"), other.blocks("G6")) == (3, 3)


@rule("SAM-19-048")
def test_stand_and_fire_orders_nobody_beside_an_enemy() -> None:
    army = "bottom: AB E4, AB A1\ntop: {} E5, AY A11"
    for enemy in ("AY", "leader"):
        case = played("stand-and-fire", army.format(enemy).replace("leader E5", "leader E5 Taro"))
        assert hexes(case, "order") == ["A1"]
        assert case.why_not("order E4") == "SAM-19-048"
    # One that was ordered and then finds an enemy beside it neither shoots nor fights.
    text = "bottom: AB E4, AB A1\ntop: AY E5, AY A3\ncard: stand-and-fire\nordered: E4 A1"
    beside = battle(text, luck=True)
    assert beside.why_not("attack E4 E5") == "SAM-19-048"


@rule("SAM-19-049")
def test_stand_and_fire_forbids_movement() -> None:
    text = "bottom: AB E4, AB A1\ntop: AY E6, AY A11\ncard: stand-and-fire"
    case = field(text, throw(2), luck=True).play("order E4", "done")
    assert case.question == "cc-ask-battle"
    mixed = field("bottom: AB E4\ntop: AY A11\ncard: stand-and-fire\nordered: E4\nto do: move", luck=True)
    assert mixed.question == "sam-ask-refill"
    text = "bottom: AB E4, AY G1\ntop: AY A11\ncard: stand-and-fire\nordered: E4 G1\ncalled: G1\nto do: move"
    called = field(text, luck=True)
    assert called.why_not("move E4 E5") == "SAM-19-049"


@rule("SAM-19-050")
def test_stand_and_fire_without_missile_units_orders_one_unit() -> None:
    case = played("stand-and-fire", "bottom: AY A1, SN F1\ntop: AY A11")
    assert hexes(case, "order") == ["A1", "F1"]
    assert case.play("order A1").options("move A1")


# -- Infantry Assault ----------------------------------------------------------------------------


@rule("SAM-19-051")
def test_infantry_assault_orders_four_linked_infantry_units() -> None:
    row = "AY A1, AY B1, AB C1, SN D1, AY E1, AY G1, MSY F1"
    case = played("infantry-assault", f"bottom: {row}\ntop: AY A11")
    assert hexes(case, "order") == ["A1", "B1", "C1", "D1", "E1", "G1"]
    assert case.why_not("order F1") == "SAM-19-051"
    case.play("order C1")
    assert hexes(case, "order") == ["B1", "D1"]
    case.play("order D1")
    assert case.why_not("order G1") == "SAM-19-051"
    case.play("order E1", "order B1")
    assert (case.question, copies("infantry-assault")) == ("cc-ask-move", 2)


@rule("SAM-19-052")
@pytest.mark.parametrize("who", ["AY", "SN"])
def test_infantry_assault_moves_triangles_and_squares_two_hexes_into_combat(who: str) -> None:
    text = f"bottom: {who} E3, AY A1\ntop: AY E6\ncard: infantry-assault\nordered: E3 A1"
    case = field(text, luck=True)
    assert case.why_not("move E3 E6") is not None
    assert "E5" in hexes(case, "move", "E3")
    case.play("move E3 E5", "done")
    assert case.options() == ["attack E5 E6", "done"]


@rule("SAM-19-053")
@pytest.mark.parametrize("who", ["AB", "AA"])
def test_infantry_assault_keeps_missile_units_from_every_combat(who: str) -> None:
    text = f"bottom: {who} E4, {who} F4, AY G4\ntop: AY E6, AY F5, AY G5\ncard: infantry-assault\nordered: E4 F4 G4"
    case = battle(text, luck=True)
    assert hexes(case, "attack", "E4") == hexes(case, "attack", "F4") == []
    assert case.why_not("attack E4 E6") == case.why_not("attack F4 F5") == "SAM-19-053"
    moving = field(f"bottom: {who} E4\ntop: AY A11\ncard: infantry-assault\nordered: E4", luck=True)
    assert "E6" in hexes(moving, "move", "E4")


@rule("SAM-19-054")
def test_infantry_assault_without_infantry_orders_one_unit() -> None:
    case = played("infantry-assault", "bottom: MSY A1, MSY F1, leader G1 Taro *mounted\ntop: AY A11")
    assert hexes(case, "order") == ["A1", "F1"]
    assert case.play("order A1").question == "cc-ask-move"


@rule("SAM-19-055")
def test_infantry_assault_orders_a_leader_on_foot_as_a_link_and_none_leaves_his_unit() -> None:
    army = "bottom: AY A1, leader B1 Taro *foot, AY C1, leader C1 Jiro, leader D1 Saburo *mounted\ntop: AY A11"
    case = played("infantry-assault", army).play("order A1")
    assert case.options() == ["done", "order-leader B1"]
    case.play("order-leader B1")
    assert case.options() == ["done", "order C1"]
    assert case.why_not("order-leader C1") == "SAM-05-022"
    case.play("order C1")
    assert case.question == "cc-ask-move"
    mounted = played("infantry-assault", army)
    assert mounted.why_not("order-leader D1") == "SAM-19-055"
    four = "bottom: AY A1, leader B1 Taro, AY C1, AY D1, AY E1\ntop: AY A11"
    full = played("infantry-assault", four).play("order A1", "order-leader B1", "order C1", "order D1")
    assert full.question == "cc-ask-move"


@rule("SAM-19-077")
@pytest.mark.parametrize("card", ["infantry-assault", "line-command"])
def test_ordered_units_form_one_group(card: str) -> None:
    # Two groups, A1 B1 and E1 F1: only one of them can be ordered, and a group grows piece by piece.
    case = played(card, "bottom: AY A1, AY B1, AY C1, AY E1, AY F1\ntop: AY A11").play("order A1")
    assert hexes(case, "order") == ["B1"]
    assert case.why_not("order C1") is not None
    case.play("order B1", "order C1")
    assert case.question == "cc-ask-move"


# -- Leadership ----------------------------------------------------------------------------------


@rule("SAM-19-056")
def test_leadership_orders_a_leaders_hex_and_three_beside_it() -> None:
    army = "bottom: AY F3, leader F3 Taro, AY E3, AY G3, AY F4, SN E4, AY J1, leader J1 Jiro\ntop: AY A11"
    case = played("leadership", army)
    assert case.options() == ["done", "order-leader F3", "order-leader J1"]
    case.play("order-leader F3")
    assert hexes(case, "order") == ["E3", "E4", "F4", "G3"]
    assert case.why_not("order J1") == "SAM-19-056"
    case.play("order E3", "order G3", "order F4")
    assert (case.question, copies("leadership")) == ("cc-ask-move", 2)
    assert {option.split()[1] for option in case.options("move ")} == {"E3", "F3", "F4", "G3"}
    alone = played("leadership", "bottom: leader F3 Taro, AY E3, AY G3\ntop: AY A11").play("order-leader F3")
    assert hexes(alone, "order") == ["E3", "G3"]
    alone.play("done")
    assert alone.options("move-leader F3")
    nobody = played("leadership", "bottom: AY F3\ntop: AY A11")
    assert nobody.question == "sam-ask-refill"


@rule("SAM-19-057")
def test_leadership_orders_the_unit_and_no_leader_leaves_one() -> None:
    army = "bottom: AY F3, leader F3 Taro, AY G3, leader G3 Jiro\ntop: AY A11"
    case = played("leadership", army)
    assert case.why_not("order G3") == "SAM-19-057"
    case.play("order-leader F3")
    assert case.why_not("order-leader G3") == "SAM-05-022"
    case.play("done")
    assert not case.options("move-leader")
    case.play("move F3 F4")
    assert leader_place(case, "Taro") == "F4"


# -- Line Command --------------------------------------------------------------------------------


@rule("SAM-19-058")
def test_line_command_orders_any_number_of_linked_units() -> None:
    kinds = ["AY", "AB", "AA", "SN", "MSY", "AY", "AY"]
    row = ", ".join(f"{who} {file}1" for who, file in zip(kinds, "ABCDEFG", strict=True))
    case = played("line-command", f"bottom: {row}, AY I1\ntop: AY A11")
    for file in "DCBAEFG":
        case.play(f"order {file}1")
    assert case.question == "cc-ask-move"
    assert not case.options("move I1")
    far = played("line-command", f"bottom: {row}, AY I1\ntop: AY A11").play("order A1")
    assert (far.why_not("order I1"), copies("line-command")) == ("SAM-19-058", 2)


@rule("SAM-19-059")
@pytest.mark.parametrize("who", ["AY", "AB", "AA", "SN", "MSY"])
def test_line_command_moves_one_hex(who: str) -> None:
    case = field(f"bottom: {who} E3\ntop: AY A11\ncard: line-command\nordered: E3")
    assert hexes(case, "move", "E3") == ["D2", "D3", "D4", "E2", "E4", "F3"]
    if who != "SN":
        assert case.why_not("move E3 E5") == "SAM-19-059"


@rule("SAM-19-060")
def test_line_command_units_fight_and_shoot_after_moving_as_usual() -> None:
    text = "bottom: AY E4, AB G4, AA I4\ntop: AY E6, AY G7, AY J7\ncard: line-command\nordered: E4 G4 I4"
    case = field(text, throw(1), throw(3), luck=True).play("move E4 E5", "move G4 G5", "move I4 I5")
    assert case.options("attack") == ["attack E5 E6", "attack G5 E6", "attack G5 G7"]
    case.events()
    case.play("attack G5 G7")
    assert dice_rolled(case) == [1]
    assert case.why_not("attack I5 J7") == "SAM-08-015"


@rule("SAM-19-061")
def test_line_command_units_advance_and_fight_again_as_usual() -> None:
    text = "bottom: MSY E4\ntop: AY E5 1, AY E6\ncard: line-command\nordered: E4"
    case = battle(text, throw(4, "triangle"), throw(4), luck=True).play("attack E4 E5")
    assert case.options() == ["advance", "stay"]
    case.play("advance")
    assert case.options() == ["attack E5 E6", "done"]


@rule("SAM-19-062")
def test_line_command_orders_leaders_alone_who_move_one_hex_and_none_leaves_his_unit() -> None:
    army = "bottom: AY E3, leader E3 Taro, leader F3 Jiro *mounted\ntop: AY A11"
    case = played("line-command", army)
    assert case.why_not("order-leader E3") == "SAM-05-022"
    case.play("order E3", "order-leader F3")
    assert set(hexes(case, "move-leader", "F3")) <= {"E2", "E4", "F2", "F4", "G3"}
    assert hexes(case, "move-leader", "F3")


# -- Shogun --------------------------------------------------------------------------------------

SHOGUN = "bottom: AY A1, AB C1, SN F1, MSY I1, AY K1, leader K1 Taro, leader G3 Jiro\ntop: AY A11"


@rule("SAM-19-063")
def test_shogun_rolls_a_die_for_each_command_card() -> None:
    for others in (1, 3):
        case = played("shogun", SHOGUN, throw(others + 1, miss="swords"), others=others)
        assert [len(event["dice"]) for event in case.log("cc-rolled-for")] == [others + 1]
    assert copies("shogun") == 1


@rule("SAM-19-064")
def test_shogun_orders_one_unit_of_the_rank_for_each_symbol() -> None:
    case = played("shogun", SHOGUN, throw(5, "triangle", "square", miss="swords"))
    assert hexes(case, "order") == ["A1", "F1", "I1", "K1"]
    assert case.why_not("order C1") == "SAM-19-064"
    case.play("order K1")
    assert hexes(case, "order") == ["F1", "I1"]
    case.play("order I1")
    assert case.question == "cc-ask-move"


@rule("SAM-19-065")
def test_a_flag_of_shogun_orders_any_unit_or_leader() -> None:
    case = played("shogun", SHOGUN, throw(5, "flag", miss="swords"))
    assert hexes(case, "order") == ["A1", "C1", "F1", "I1", "K1"]
    assert hexes(case, "order-leader") == ["G3", "K1"]
    assert case.play("order C1").question == "cc-ask-move"
    symbol = played("shogun", SHOGUN, throw(5, "triangle", miss="swords"))
    assert symbol.why_not("order-leader G3") == "SAM-19-065"


@rule("SAM-19-066")
def test_shogun_takes_a_token_for_each_honor_rolled() -> None:
    case = played("shogun", SHOGUN, throw(5, "honor", "honor", "flag", miss="swords"))
    assert honor(case) == (5 + 2, 5)


@rule("SAM-19-067")
def test_swords_of_shogun_do_nothing() -> None:
    case = played("shogun", SHOGUN, throw(5, miss="swords"))
    assert (case.question, honor(case)) == ("sam-ask-refill", (5, 5))


@rule("SAM-19-068")
def test_shogun_gives_a_die_in_all_combat_of_the_turn() -> None:
    fire = "bottom: AB E4\ntop: AY E6\ncard: shogun\nordered: E4"
    assert dice_of(fire, "E4 E6") == 2 + 1
    text = "bottom: MSY E4\ntop: AY E5 1, AY E6\ncard: shogun\nordered: E4"
    case = battle(text, throw(5, "triangle"), throw(5), luck=True)
    case.events()
    case.play("attack E4 E5", "advance", "attack E5 E6")
    assert dice_rolled(case)[:2] == [4 + 1, 4 + 1]


@rule("SAM-19-069")
def test_shogun_shuffles_both_decks_with_their_discards_before_anything_is_drawn() -> None:
    more = "discards: first-strike first-strike leadership\ndragon discards: war-cry kiai"
    text = f"{SHOGUN}\nbottom hand: shogun crane-wing\ncommand: 2 5\n{more}"
    case = field(text, throw(2, miss="swords"), deck=["shogun"], dragon_deck=["kiai"]).play(
        "play shogun", "draw-dragon"
    )
    # Shogun itself was shuffled in, and drawn at once.
    assert sorted(case.hand("bottom")) == ["crane-wing", "shogun"]
    assert (case.lines()["discards"], case.lines()["dragon discards"]) == ("", "")
    assert [event["event"] for event in case.log("cc-reshuffled")] == ["cc-reshuffled"]


@rule("SAM-19-070")
def test_a_flag_of_shogun_orders_a_leader_alone_or_to_leave_or_with_his_unit() -> None:
    case = played("shogun", SHOGUN, throw(5, "flag", "flag", "flag", miss="swords"))
    case.play("order-leader G3", "order-leader K1", "order F1")
    assert case.question == "cc-ask-move"
    assert case.options("move-leader G3")
    assert case.options("move-leader K1")
    whole = played("shogun", SHOGUN, throw(5, "flag", miss="swords")).play("order K1", "move K1 K2")
    assert leader_place(whole, "Taro") == "K2"


@rule("SAM-19-071")
def test_symbols_of_shogun_without_a_unit_are_lost_and_nobody_is_ordered_twice() -> None:
    army = "bottom: AY A1, AB C1, AB E1\ntop: AY A11"
    case = played("shogun", army, throw(5, "triangle", "triangle", "square", "circle", miss="swords"))
    case.play("order A1")
    assert case.why_not("order A1") == "SAM-05-012"
    assert hexes(case, "order") == ["C1", "E1"]
    case.play("order C1")
    assert case.question == "cc-ask-move"
