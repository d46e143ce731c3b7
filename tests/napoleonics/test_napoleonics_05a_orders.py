"""Chapter 5, the turn, the Command card and orders (NAP-05-001 to NAP-05-034)."""

import pytest

from napoleonics.fields import banners, battle, blocks_at, dice_of, dice_rolled, field, hexes, leader_at, throw, unit_at
from vexilla.games.napoleonics.cards import CARDS
from vexilla.games.napoleonics.units import KINDS
from vexilla.kernel.refusal import BadSetup
from vexilla.testing import rule

#: A whole turn of each side: both hands hold the same two cards, nothing is drawn but rallies.
TWO_TURNS = """
    bottom: FR-LN E4, FR-LC C4
    top: BR-LN E5, BR-LC K6
    bottom hand: attack-left attack-center
    top hand: attack-left attack-center
    command: 2 2
    """


# -- the turn ------------------------------------------------------------------------------------


@rule("NAP-05-001", "NAP-05-004")
def test_a_turn_is_card_orders_moves_battles_and_a_new_card() -> None:
    text = TWO_TURNS.replace("FR-LC C4", "FR-LC C4, FR-LN F2")
    case = field(text, throw(5), deck=["rally"])
    asked = []
    for action in ("play attack-center", "order E4", "done", "done", "attack E4 E5"):
        asked.append((case.decider, case.question))
        case.play(action)
    assert asked == [
        ("bottom", "cc-ask-card"),
        ("bottom", "cc-ask-order"),
        ("bottom", "cc-ask-order"),
        ("bottom", "cc-ask-move"),
        ("bottom", "cc-ask-battle"),
    ]
    assert (case.decider, case.question) == ("top", "cc-ask-battle-back")
    assert case.view("top")["active"] == "bottom"
    assert case.view("top")["hands"]["bottom"]["cards"] == 1
    case.play("decline")
    # The new card comes last.
    assert case.lines()["bottom hand"].split() == ["attack-left", "rally"]
    assert (case.decider, case.question) == ("top", "cc-ask-card")


@rule("NAP-05-004")
def test_everything_has_its_phase() -> None:
    wrong = {
        "cc-ask-card": ("order E4", "move C4 C5", "attack E4 E5"),
        "cc-ask-order": ("play attack-center", "move C4 C5", "attack E4 E5"),
        "cc-ask-move": ("play attack-center", "order C4", "attack E4 E5"),
        "cc-ask-battle": ("play attack-center", "order C4", "move C4 C5"),
    }
    case = field(TWO_TURNS.replace("FR-LC C4", "FR-LC C4, FR-LN F3"), luck=True)
    for question, next_action in zip(wrong, ("play attack-center", "done", "done", "done"), strict=True):
        if question == "cc-ask-order":
            case.play("order E4")
        assert case.question == question
        for action in wrong[question]:
            assert case.why_not(action) == "NAP-05-004", (question, action)
        case.play(next_action)
    assert case.decider == "top"


@rule("NAP-05-002")
def test_the_enemy_of_the_active_player_is_the_defender_for_the_whole_turn() -> None:
    # The active player's cavalry attacks, is thrown back, is struck back: it is never asked to retire or form square.
    case = field(
        "bottom: FR-LC E4, FR-LN G4\ntop: BR-LN E5, BR-LC G5\ncard: attack-center\nordered: E4 G4",
        throw(4),
        throw(4),
        throw(4),
        throw(3),
    )
    case.play("done", "attack E4 E5")
    assert (case.decider, case.question) == ("top", "cc-ask-react")
    case.play("stand", "battle-back")
    assert (case.decider, case.question) == ("bottom", "cc-ask-battle")
    case.play("attack G4 G5")
    assert (case.decider, case.options()) == ("top", ["retire", "stand"])
    # Standing, it battles back against infantry, which cannot form square against that.
    case.play("stand", "battle-back")
    assert case.decider == "top"
    assert case.question == "cc-ask-card"


@rule("NAP-05-003")
def test_the_players_take_turns() -> None:
    case = field("bottom: FR-LN A1\ntop: BR-LN M9", luck=True)
    seen = []
    for _ in range(6):
        view = case.view("spectator")
        seen.append((case.decider, view["active"], view["turn"]))
        card = next(option for option in case.options() if "scout" not in option)
        case.play(card)
        while case.question != "cc-ask-card":
            case.play("done")
    assert [who for who, _, _ in seen] == ["bottom", "top"] * 3
    assert [who for _, who, _ in seen] == ["bottom", "top"] * 3
    assert [turn for _, _, turn in seen] == [1, 2, 3, 4, 5, 6]


@rule("NAP-05-005", "NAP-05-016")
def test_all_orders_are_announced_before_anyone_moves() -> None:
    case = field("bottom: FR-LN E4, FR-LN F4, leader G4 Ney\ntop: BR-LN A9\ncard: attack-center")
    case.play("order E4", "order-leader G4")
    assert [unit_at(case, hex_)["ordered"] for hex_ in ("E4", "F4")] == [True, False]
    said = [(event["event"], event["hex"]) for event in case.events()]
    assert said == [("cc-ordered", "E4"), ("cc-ordered-leader", "G4")]
    case.play("done", "move E4 E3")
    assert case.why_not("order F4") == "NAP-05-004"
    assert case.why_not("move F4 F3") == "NAP-05-017"


@rule("NAP-05-006")
def test_no_battle_begins_before_all_moves_are_made_and_no_move_after_the_first_battle() -> None:
    case = field("bottom: FR-LN E4, FR-LN F3\ntop: BR-LN E5\ncard: attack-center\nordered: E4 F3", throw(5), luck=True)
    assert case.why_not("attack E4 E5") == "NAP-05-004"
    case.play("done", "attack E4 E5", "decline")
    assert case.why_not("move F3 F4") == "NAP-05-004"


@rule("NAP-05-007")
def test_one_battle_is_finished_with_all_that_follows_before_another_begins() -> None:
    text = "bottom: FR-LC E4, FR-LN G4\ntop: BR-LN E5 1, BR-LN G5, BR-FA E7\nordered: E4 G4"
    case = battle(text, throw(4, "infantry"), throw(4, "flag", miss="cavalry"))
    case.play("attack E4 E5", "stand")
    assert case.question == "cc-ask-advance"
    assert case.why_not("attack G4 G5") == "NAP-05-282"
    case.play("advance")
    assert case.question == "cc-ask-ride"
    assert case.why_not("attack G4 G5") == "NAP-05-004"
    case.play("ride E6")
    assert case.question == "cc-ask-bonus"
    assert case.why_not("attack G4 G5") == "NAP-05-284"
    case.play("attack E6 E7", "retreat E8", "stay")
    assert (case.question, case.options()) == ("cc-ask-battle", ["attack G4 G5", "done"])


# -- the card ------------------------------------------------------------------------------------


@rule("NAP-05-008")
def test_exactly_one_card_of_the_hand_is_played_face_up() -> None:
    case = field(
        "bottom: FR-LN A1 *square\ntop: BR-LN M9\nbottom hand: probe-left rally\nbottom track: elan\ncommand: 2 5",
        deck=["bombard"],
    )
    assert case.options() == ["play probe-left", "play rally"]
    # Neither a card that nobody holds nor the one under the square, nor no card at all.
    assert case.why_not("play attack-left") == "NAP-05-008"
    assert case.why_not("play elan") == "NAP-05-008"
    assert case.why_not("done") == "NAP-05-008"
    case.play("play probe-left")
    assert case.view("top")["played"] == "probe-left"
    assert case.why_not("play rally") == "NAP-05-004"
    case.play("done")
    assert case.lines()["bottom hand"].split() == ["bombard", "rally"]


@rule("NAP-05-009", "NAP-05-011")
def test_a_section_card_says_how_many_are_ordered_and_where() -> None:
    text = "bottom: FR-LN A1, FR-LN B1, FR-LC C1, FR-FA D1, FR-LN G1, leader A3 Ney, FR-LN L1\ncard: attack-left"
    case = field(text)
    assert hexes(case, "order") == ["A1", "B1", "C1", "D1"]
    assert case.options("order-leader") == ["order-leader A3"]
    for action in ("order G1", "order L1"):
        assert case.why_not(action) == "NAP-05-011"
    case.play("order A1", "order C1")
    assert case.options() == ["done", "order B1", "order D1", "order-leader A3"]
    # Whatever the third is, there is no fourth.
    third = case.clone().play("order-leader A3")
    assert (third.question, third.why_not("order B1")) == ("cc-ask-move", "NAP-05-004")
    assert case.play("order D1").question == "cc-ask-move"


@rule("NAP-05-010")
def test_a_piece_on_a_dotted_line_is_ordered_as_belonging_to_either_section() -> None:
    # E5 and I5 lie on the lines: with Recon in Force one order a section suffices for both of them and the centre.
    for card, wanted in (("probe-left", "E5"), ("probe-center", "E5 I5"), ("probe-right", "I5")):
        assert hexes(field(f"bottom: FR-LN E5, FR-LN I5\ncard: {card}"), "order") == wanted.split()
        leaders = field(f"bottom: FR-LN A1, leader E5 Ney, leader I5 Soult\ncard: {card}")
        assert hexes(leaders, "order-leader") == wanted.split()
    text = "bottom: FR-LN E5, FR-LN E3, FR-LN E1, FR-LN I5\ncard: recon-in-force"
    case = field(text).play("order E5", "order E3")
    # The two on the left line have taken left and centre; the third is out of orders, the right one is not.
    assert hexes(case, "order") == ["I5"]
    assert case.why_not("order E1") == "NAP-08-019"
    # What the left flank does not use is no order more for the centre.
    case = field("bottom: FR-LN E5, FR-LN F4, FR-LN G4, FR-LN H4, FR-LN A1\ncard: forward")
    case.play("order E5", "order F4", "order G4")
    assert case.why_not("order H4") == "NAP-08-018"


@rule("NAP-05-012")
def test_a_tactic_card_orders_its_kinds_of_troops_in_any_section() -> None:
    text = "bottom: FR-LN A1, FR-LN G3, FR-LN M1, FR-LC B1, FR-FA C1, FR-HA L2, leader H1 Ney\ntop: BR-LN A9\ncard: "
    ordered = {
        "bayonet-charge": "A1 G3 M1",
        "bombard": "C1 L2",
        "cavalry-charge": "B1 L2",
        "fire-and-hold": "A1 C1 G3 L2 M1",
        "grand-manoeuvre": "A1 B1 C1 G3 L2 M1",
    }
    for card, wanted in ordered.items():
        case = field(text + card)
        assert hexes(case, "order") == wanted.split(), card
    # Four of them, and a leader only if the card names leaders.
    case = field(text + "bayonet-charge")
    assert case.why_not("order B1") == "NAP-08-043"
    assert case.why_not("order-leader H1") == "NAP-05-012"
    assert field(text + "grand-manoeuvre").why_not("order-leader H1") is None


@rule("NAP-05-013")
def test_the_section_is_judged_where_the_unit_stands_when_it_is_ordered() -> None:
    case = field("bottom: FR-LC E4, FR-LN A4\ntop: BR-LN B5\ncard: probe-center", luck=True)
    assert hexes(case, "order") == ["E4"]
    # On the left flank, where the card orders nobody, it fights all the same.
    case.play("order E4", "move E4 B4")
    assert case.options("attack") == ["attack B4 B5"]


@rule("NAP-05-014")
def test_a_card_that_can_order_nobody_is_replaced_and_ends_the_turn() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E5\nbottom hand: probe-right attack-center\ncommand: 2 5"
    # Attack Centre would have served; nothing forces a useful card.
    case = field(text, deck=["rally"])
    assert case.why_not("play probe-right") is None
    case.play("play probe-right")
    assert (case.decider, case.question) == ("top", "cc-ask-card")
    assert [event["event"] for event in case.events()] == ["cc-played", "cc-drew", "cc-turn"]
    assert case.lines()["bottom hand"].split() == ["attack-center", "rally"]
    assert "probe-right" in case.lines()["discards"]


@rule("NAP-05-015")
def test_first_strike_can_be_played_as_the_card_of_a_turn_and_does_nothing() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E5\nbottom hand: first-strike first-strike\ncommand: 2 5\ndiscards: elan"
    case = field(text, deck=["rally"])
    assert case.options() == ["play first-strike"]
    case.play("play first-strike")
    assert case.decider == "top"
    assert sorted(case.lines()["bottom hand"].split()) == ["first-strike", "rally"]
    assert (blocks_at(case, "E4"), blocks_at(case, "E5")) == (4, 4)


# -- orders --------------------------------------------------------------------------------------


@rule("NAP-05-017")
def test_only_the_ordered_leave_their_square() -> None:
    text = "bottom: FR-LN A3 *square, FR-LN C3 *square\ntop: BR-LN M9\ncard: probe-left"
    case = field(text)
    assert case.options("leave-square") == []
    assert case.why_not("leave-square A3") == "NAP-05-017"
    case.play("order A3")
    assert case.options("leave-square") == ["leave-square A3"]
    assert case.why_not("leave-square C3") == "NAP-05-017"


@rule("NAP-05-018")
def test_a_unit_or_leader_gets_one_order_a_turn() -> None:
    case = field("bottom: FR-LN E4, FR-LN F4, leader G4 Ney\ntop: BR-LN A9\ncard: attack-center")
    case.play("order E4", "order-leader G4")
    assert case.why_not("order E4") == "NAP-05-018"
    assert case.why_not("order-leader G4") == "NAP-05-018"
    assert case.options() == ["done", "order F4"]
    case = field("bottom: FR-LN E4, leader E4 Ney\ntop: BR-LN A9\ncard: leadership")
    assert case.question == "cc-ask-move"


@rule("NAP-05-019")
def test_one_order_covers_a_unit_and_its_leader_who_moves_with_it() -> None:
    case = field("bottom: FR-LN E4, leader E4 Ney\ntop: BR-LN A9\ncard: scout-center", luck=True)
    case.play("order E4")
    assert case.question == "cc-ask-move"
    # The one order is given: the leader has none of his own, and goes where his unit goes.
    assert case.options("move-leader") == []
    assert case.why_not("move-leader E4 E3") == "NAP-05-017"
    case.play("move E4 E5")
    assert (blocks_at(case, "E5"), leader_at(case, "E5")) == (4, "Ney")


@rule("NAP-05-020", "NAP-05-022")
@pytest.mark.parametrize("card", [card.key for card in CARDS if card.copies])
def test_the_cards_with_a_hat_let_a_leader_detach(card: str) -> None:
    section = card.startswith(("scout", "probe", "attack", "assault")) or card in (
        "coordinated-advance",
        "flank-attack",
        "forward",
        "recon-in-force",
    )
    # On the line between left and centre; for the right flank his friend on I5.
    text = "bottom: FR-LN E5, leader E5 Ney, FR-LN I5, leader I5 Soult\ntop: BR-LN M9\n"
    wanted = section or card in ("leadership", "grand-manoeuvre", "elan")
    case = field(f"{text}discards:\nbottom hand: {card} rally", "flag infantry", luck=True).play(f"play {card}")
    if case.question == "cc-ask-section":
        case.play("section left")
    leaders = [option for option in case.options() if option.startswith(("order-leader", "move-leader"))]
    assert (case.decider == "bottom" and bool(leaders)) == wanted, card
    if not wanted and case.question == "cc-ask-order":
        assert case.why_not("order-leader E5") == "NAP-05-020"


@rule("NAP-05-020")
def test_with_elan_a_leader_needs_a_flag() -> None:
    text = "bottom: FR-LN E5, leader E5 Ney\ntop: BR-LN M9\nbottom hand: elan rally"
    case = field(text, "flag cavalry", luck=True).play("play elan")
    assert case.why_not("order-leader E5") is None
    case = field(text, "infantry infantry", luck=True).play("play elan")
    assert case.why_not("order-leader E5") == "NAP-08-075"


@rule("NAP-05-021")
def test_detaching_a_leader_costs_an_order_beside_that_of_his_unit() -> None:
    text = "bottom: FR-LN E4, leader E4 Ney, FR-LN F4\ntop: BR-LN A9\n"
    case = field(text + "card: probe-center")
    case.play("order E4", "order-leader E4")
    # Two orders, and both are spent.
    assert case.question == "cc-ask-move"
    assert {option.split()[0] for option in case.options()} == {"move", "move-leader", "done"}
    case = field(text + "card: scout-center").play("order-leader E4")
    assert case.question == "cc-ask-move"
    assert case.options("move ") == []
    # Leadership orders all leaders anyway.
    case = field(text + "card: leadership")
    assert case.options("move-leader E4")


@rule("NAP-05-023", "NAP-05-024")
def test_the_command_is_the_hand_with_the_card_just_played() -> None:
    units = ", ".join(f"FR-LN {file}3 3" for file in "ABCD")
    for size in (2, 3, 4):
        hand = " ".join(["{}", "probe-center", "probe-center", "probe-center"][:size])
        text = f"bottom: {units}\ntop: BR-LN M9\nbottom hand: {hand}\ncommand: {size} 5"
        case = field(text.format("assault-left")).play("play assault-left")
        for _ in range(size):
            assert case.question == "cc-ask-order"
            case.play(case.options("order")[0])
        assert case.question == "cc-ask-move"
        for card in ("elan", "rally"):
            case = field(text.format(card), throw(size, miss="cavalry"), luck=True).play(f"play {card}")
            assert [len(event["dice"]) for event in case.events("cc-rolled-for")] == [size]


SQUARED = """
    bottom: FR-LC E4
    top: BR-LN E5, BR-LN G8
    ordered: E4
    top hand: assault-left probe-left attack-left
    command: 5 3
    """


@rule("NAP-05-025")
def test_a_square_lowers_the_command_at_once() -> None:
    case = battle(SQUARED, "infantry", "cavalry", hand=["attack-left"])
    case.play("attack E4 E5")
    assert case.view("top")["command"]["top"] == 3
    case.play("square")
    assert case.lines()["top hand"] == "probe-left assault-left"
    assert case.view("top")["command"]["top"] == 2
    # The next Assault Left orders two: the hand with the card that was played.
    text = "top: BR-LN E5 *square, BR-LN J8, BR-LN J7, BR-LN K8\nbottom: FR-LN A1\nturn: top\ncommand: 5 2\n"
    case = field(text + "top hand: assault-left probe-left").play("play assault-left", "order J8", "order J7")
    assert case.question == "cc-ask-move"


@rule("NAP-05-026")
def test_the_card_of_a_square_comes_back_at_once_when_it_is_left_or_lost() -> None:
    text = "bottom: FR-LN E4 *square, FR-LN A1\ntop: BR-LN {}\nbottom hand: {}\nbottom track: elan\n"
    case = field(text.format("M9", "probe-left") + "command: 1 5\ncard: probe-center", luck=True)
    case.play("order E4", "leave-square E4")
    assert case.lines()["bottom hand"].split() == ["probe-left", "elan"]
    assert case.view("top")["command"]["bottom"] == 2
    assert case.view("top")["track"]["bottom"] == [None] * 4
    # Destroyed in the enemy's turn.
    case = battle(
        text.format("E5", "probe-left").replace("E4 *square", "E4 1 *square") + "command: 1 5\nturn: top\nordered: E5",
        throw(4, "infantry"),
    ).play("attack E5 E4")
    assert case.lines()["bottom hand"].split() == ["probe-left", "elan"]
    assert case.view("top")["command"]["bottom"] == 2


@rule("NAP-05-027")
def test_the_command_is_counted_when_the_card_is_played_not_when_a_square_is_left() -> None:
    text = """
        bottom: FR-LN E4 *square, FR-LN F4, FR-LN G4, FR-LN H4
        top: BR-LN M9
        bottom hand: assault-center probe-left
        bottom track: elan
        command: 2 5
        """
    case = field(text).play("play assault-center", "order E4", "leave-square E4")
    assert case.view("top")["command"]["bottom"] == 3
    # Still two orders: the card that came back is no third one.
    case.play("order F4")
    assert case.question == "cc-ask-move"
    assert case.why_not("move G4 G3") == "NAP-05-017"


@rule("NAP-05-028", "NAP-05-029")
def test_orders_beyond_the_units_there_are_lost() -> None:
    # Three orders for two units on the left; the third does not go elsewhere.
    case = field("bottom: FR-LN A1, FR-LN B1, FR-LN G1\ntop: BR-LN M9\ncard: attack-left")
    case.play("order A1", "order B1")
    assert case.question == "cc-ask-move"
    assert case.why_not("move G1 G2") == "NAP-05-017"
    # Four orders for one battery.
    case = field("bottom: FR-FA A1, FR-LN B1\ntop: BR-LN M9\ncard: bombard").play("order A1")
    assert case.question == "cc-ask-move"
    assert case.why_not("move B1 B2") == "NAP-05-017"


@rule("NAP-05-030")
def test_fewer_orders_may_be_given_but_the_one_unit_of_choice_is_only_for_who_has_none_of_the_kind() -> None:
    text = "bottom: FR-LC E4, FR-LC F4{}\ntop: BR-LN M9\ncard: bayonet-charge"
    # One infantry unit is enough: the card is for infantry.
    case = field(text.format(", FR-LN A1"))
    assert case.options() == ["done", "order A1"]
    assert case.why_not("one-unit") == "NAP-08-119"
    assert case.why_not("order E4") == "NAP-08-043"
    # Ordering nobody at all is allowed.
    case.play("done")
    assert case.decider == "top"
    # With none of them, one unit of choice.
    case = field(text.format("")).play("order F4")
    assert case.question == "cc-ask-move"
    # Grand Manoeuvre alone has a free alternative.
    case = field("bottom: FR-LN E4\ntop: BR-LN M9\ncard: grand-manoeuvre")
    assert case.options() == ["done", "one-unit", "order E4"]
    # Fewer than the card allows.
    case = field("bottom: FR-LN E4, FR-LN F4\ntop: BR-LN M9\ncard: probe-center").play("order E4", "done")
    assert case.why_not("move F4 F3") == "NAP-05-017"


# -- units and leaders ---------------------------------------------------------------------------


@rule("NAP-05-031")
def test_the_blocks_on_a_hex_are_one_unit() -> None:
    with pytest.raises(BadSetup):
        field("bottom: FR-LN E4 2, FR-LN E4 2")
    with pytest.raises(BadSetup):
        field("bottom: FR-LN E4\ntop: BR-LN E4")
    case = battle("bottom: FR-LN E4 3\ntop: BR-LN E5 4, BR-LN K8\nordered: E4", throw(4, *["infantry"] * 4))
    case.play("attack E4 E5")
    # Four blocks, one unit, one banner.
    assert banners(case) == (1, 0)


GUARDS = {"FR-YG", "FR-OG", "FR-GHC", "FR-GFA", "BR-GG", "BR-GHC"}
MILITIA = {"FR-MI", "PT-MI"}
ELITE = {"FR-LT", "FR-GR", "BR-LT", "BR-RL", "BR-GR", "PT-LT"}


@rule("NAP-05-033")
@pytest.mark.parametrize("code", [kind.code for kind in KINDS])
def test_guards_have_a_die_more_by_the_cards_for_their_arm(code: str) -> None:
    kind = next(kind for kind in KINDS if kind.code == code)
    card, usual = (("bayonet-charge", 0), ("cavalry-charge", 1), ("bombard", 2))[kind.arm]
    text = f"bottom: {code} E4\ntop: PT-LC E5\nordered: E4\ncard: "
    more = dice_of(text + card, "E4 E5") - dice_of(text + "forward", "E4 E5")
    assert more == usual + (1 if code in GUARDS else 0)


@rule("NAP-05-033")
@pytest.mark.parametrize("code", [kind.code for kind in KINDS if kind.arm == 0])
def test_infantry_is_line_militia_elite_or_guard(code: str) -> None:
    # A Forced March lets the elite and the guard battle after two hexes; militia is known by its retreat.
    text = f"bottom: {code} E4\ntop: FR-LN H4, BR-LN A9\ncard: forced-march\nordered: E4"
    case = field(text, luck=True).play("move E4 G4")
    assert (case.options("attack") == ["attack G4 H4"]) == (code in GUARDS | ELITE)
    case = battle(f"bottom: PT-LN E1\ntop: {code} E2\nordered: E1", throw(4, "flag")).play("attack E1 E2")
    if case.question == "cc-ask-ignore":
        case.play("ignore 0")
    while case.question == "cc-ask-retreat":
        case.play(case.options()[0])
    assert len(case.events("cc-retreated")) == (3 if code in MILITIA else 1)


@rule("NAP-05-034")
def test_an_attached_leader_improves_his_unit() -> None:
    text = "bottom: FR-LN E4\ntop: BR-LN E5{}\nordered: E4"
    case = battle(text.format(", leader E5 Hill"), throw(5, "flag")).play("attack E4 E5")
    assert case.options() == ["ignore 0", "ignore 1"]
    case = battle(text.format(""), throw(5, "flag")).play("attack E4 E5")
    assert case.question == "cc-ask-retreat"
    # And some cards count on him: Leadership gives the units that leaders are with a die more.
    text = "bottom: FR-LN E4, leader E4 Ney\ntop: BR-LN E5\nordered: E4\nordered leaders: E4\n"
    assert dice_of(text + "card: leadership", "E4 E5") == dice_of(text + "card: forward", "E4 E5") + 1
    # He himself is no unit that could battle.
    case = battle("bottom: FR-LN E4, leader E4 Ney\ntop: BR-LN E5\nordered: E4", throw(5)).play("attack E4 E5")
    assert dice_rolled(case) == [5]
