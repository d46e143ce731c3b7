"""Chapter 4: the course of a turn."""

import pytest

from vexilla.kernel.refusal import UnknownAction
from vexilla.testing import new_game, position, rule

COLOURS = ("red", "yellow", "purple", "orange", "blue", "green")
TROOPS = [f"{colour}-{value}" for colour in COLOURS for value in range(1, 11)]


def without(*cards: str) -> str:
    """All Troop cards but these."""
    return " ".join(card for card in TROOPS if card not in cards)


@rule("BLN-04-001")
@pytest.mark.parametrize(
    ("cut", "dealer", "first"), [(["red-9", "red-2"], "bottom", "top"), (["red-2", "red-9"], "top", "bottom")]
)
def test_whoever_did_not_deal_begins(cut: list[str], dealer: str, first: str) -> None:
    case = new_game("battle_line", chance={"cut": cut})
    assert case.view("spectator")["dealer"] == dealer
    assert case.decider == case.view("spectator")["active"] == first
    (dealt,) = case.events("battle-line-dealt")
    assert (dealt["dealer"], dealt["first"]) == (dealer, first)


@rule("BLN-04-002")
def test_turns_alternate_whatever_was_done_in_them() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1 scout
        top hand: fog alexander
        7: blue-8 blue-9 blue-10 |
        """,
        chance={"troops": ["red-2", "red-3", "red-4", "red-5", "red-6"], "tactics": ["mud"]},
    )
    case.play("play red-1 1", "claim 7", "draw troops")
    assert case.decider == "top"
    case.play("play fog 2", "draw tactics")
    assert case.decider == "bottom"
    case.play("play scout", "draw troops", "draw troops", "draw troops", "return red-3", "return red-4")
    assert case.decider == "top"
    case.play("pass", "draw troops")
    assert case.decider == "bottom"
    assert case.view("top")["active"] == "bottom"


@rule("BLN-04-003")
def test_exactly_one_card_is_played_from_hand_face_up() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7 blue-3 fog
        top hand: green-1
        """,
    )
    assert case.why_not("play green-1 3") == "BLN-04-003"  # it is in the other hand
    assert case.why_not("play green-2 3") == "BLN-04-003"  # it is in the pile
    assert case.why_not("play mud 3") == "BLN-04-003"
    assert case.why_not("pass") is not None  # less than one card
    case.play("play red-7 3")
    assert case.why_not("play blue-3 4") is not None  # more than one card
    assert case.why_not("play fog 4") is not None
    assert case.lines()["bottom hand"] == "blue-3 fog"
    assert case.clone().events("battle-line-played", "top")[0]["card"] == "red-7"
    for watcher in ("bottom", "top", "spectator"):
        assert case.view(watcher)["flags"][2]["bottom"]["cards"] == ["red-7"]


@rule("BLN-04-003")
@pytest.mark.parametrize("card", ["fog", "alexander"])
def test_the_one_card_may_be_a_tactics_card(card: str) -> None:
    case = position("battle_line", f"bottom hand: red-7 blue-3 {card}")
    case.play(f"play {card} 3")
    assert case.why_not("play red-7 3") is not None
    assert case.options() == ["draw tactics", "draw troops"]
    assert case.lines()["bottom hand"] == "red-7 blue-3"
    assert case.events("battle-line-played", "top")[0]["card"] == card


@rule("BLN-04-004")
@pytest.mark.parametrize(("side", "line"), [("bottom", "red-7 |"), ("top", "| red-7")])
def test_a_troop_card_goes_onto_the_players_own_side(side: str, line: str) -> None:
    for flag in range(1, 10):
        case = position("battle_line", f"{side} hand: red-7\nturn: {side}")
        case.play(f"play red-7 {flag}")
        assert case.lines()[str(flag)] == line
        assert [title for title in case.lines() if title.isdecimal()] == [str(flag)]


@rule("BLN-04-004")
def test_free_slots_on_the_opponents_side_are_of_no_use() -> None:
    case = position("battle_line", "bottom hand: red-7\n3: red-1 yellow-2 blue-5 |")
    assert "play red-7 3" not in case.options()
    assert case.why_not("play red-7 3") is not None


@rule("BLN-04-005")
@pytest.mark.parametrize(("pile", "card"), [("troops", "blue-9"), ("tactics", "traitor")])
def test_one_card_is_drawn_at_the_end_of_the_turn_from_either_pile(pile: str, card: str) -> None:
    case = position("battle_line", "bottom hand: red-7 red-8", chance={"troops": ["blue-9"], "tactics": ["traitor"]})
    case.play("play red-7 3")
    assert case.options() == ["draw tactics", "draw troops"]
    assert case.why_not("done") == "BLN-04-005"  # drawing is no choice, only the pile is
    before = case.view("bottom")["piles"]
    case.play(f"draw {pile}")
    assert case.lines()["bottom hand"] == f"red-8 {card}"
    after = case.view("bottom")["piles"]
    for each in ("troops", "tactics"):
        assert after[each]["cards"] == before[each]["cards"] - (each == pile)
    assert case.decider == "top"


@rule("BLN-04-005")
def test_it_is_the_top_card_of_the_pile_that_is_drawn() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7
        top hand: green-1
        troops returned by top: blue-9 blue-2
        """,
        chance={"troops": ["orange-5"]},
    )
    case.play("play red-7 3", "draw troops")
    assert case.lines()["bottom hand"] == "blue-9"
    case.play("play green-1 3", "draw troops")
    assert case.lines()["top hand"] == "blue-2"
    case.play("play blue-9 3", "draw troops")
    assert case.lines()["bottom hand"] == "orange-5"


@rule("BLN-04-006")
def test_with_both_piles_empty_nothing_is_drawn_and_the_game_goes_on() -> None:
    hands = ("red-1", "yellow-3", "blue-5", "green-2", "purple-7", "purple-8")
    case = position(
        "battle_line",
        f"""
        options: tactics=off
        bottom hand: red-1 yellow-3 blue-5
        top hand: green-2 purple-7 purple-8
        top discard: {without(*hands)}
        """,
        luck=False,
    )
    for action in ("play red-1 1", "play green-2 2", "play yellow-3 3", "play purple-7 4", "play blue-5 5"):
        case.play(action)
    assert case.events("battle-line-drew") == []
    assert case.lines()["5"] == "blue-5 |"
    assert case.decider == "top"


@rule("BLN-04-006")
@pytest.mark.parametrize(
    ("line", "pile", "card"),
    [
        (f"top discard: {without('red-1', 'red-2')}", "tactics", "mud"),
        ("options: tactics=off", "troops", "blue-9"),
    ],
)
def test_with_one_pile_empty_the_card_comes_from_the_other(line: str, pile: str, card: str) -> None:
    case = position("battle_line", f"bottom hand: red-1\ntop hand: red-2\n{line}", chance={pile: [card]})
    case.play("play red-1 1")
    (drawn,) = case.events("battle-line-drew")
    assert (drawn["side"], drawn["pile"], drawn["card"]) == ("bottom", pile, card)
    assert case.lines()["bottom hand"] == card


@rule("BLN-04-006")
def test_a_scout_that_empties_one_pile_draws_the_rest_from_the_other() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: scout red-1
        top discard: alexander darius companion-cavalry shield-bearers fog mud redeploy deserter
        """,
        chance={"tactics": ["traitor"], "troops": ["blue-9", "blue-8"]},
    )
    case.play("play scout", "draw tactics")
    assert case.lines()["bottom hand"] == "red-1 blue-8 blue-9 traitor"


@rule("BLN-04-005", "BLN-04-006", "BLN-04-010")
def test_a_refused_draw_names_the_full_hand_or_the_empty_pile() -> None:
    full = "bottom hand: red-1 red-2 red-3 red-4 red-5 fog mud\nto do: draw"
    case = position("battle_line", full, ask_everything=True)
    assert case.options() == ["done"]
    assert case.why_not("draw troops") == case.why_not("draw tactics") == "BLN-04-010"
    # With a full hand and an empty pile it is the pile that has nothing to give.
    rest = without("red-1", "red-2", "red-3", "red-4", "red-5")
    case = position("battle_line", f"{full}\ntop discard: {rest}", ask_everything=True)
    assert case.why_not("draw troops") == "BLN-04-006"
    assert case.why_not("draw tactics") == "BLN-04-010"
    empty = f"bottom hand: red-1\ntop discard: {without('red-1')}\nto do: draw"
    case = position("battle_line", empty, ask_everything=True)
    assert case.options() == ["draw tactics"]
    assert case.why_not("draw troops") == "BLN-04-006"
    refusal = case.refusal("draw troops")
    assert refusal is not None
    assert refusal.arguments == {"pile": "troops"}
    assert case.why_not("done") == "BLN-04-005"


@rule("BLN-04-007")
def test_a_turn_is_play_then_claim_then_draw() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7 red-6
        top hand: green-1
        3: blue-8 blue-9 blue-10 |
        """,
    )
    assert case.options("claim") == case.options("draw") == []
    assert case.why_not("claim 3") == "BLN-04-007"
    assert case.why_not("draw troops") == "BLN-04-007"
    case.play("play red-7 1")
    assert case.options() == ["claim 3", "done"]
    assert case.why_not("draw troops") == "BLN-04-007"
    assert case.why_not("play red-6 1") == "BLN-04-007"
    assert case.why_not("pass") == "BLN-04-007"
    case.play("done")
    assert case.options() == ["draw tactics", "draw troops"]
    assert case.why_not("claim 3") == "BLN-04-007"
    assert case.why_not("play red-6 1") == "BLN-04-007"
    case.play("draw troops")
    assert case.decider == "top"
    assert case.options("play") == case.options()


@rule("BLN-04-007", "BLN-07-001")
def test_claiming_is_also_between_passing_and_drawing() -> None:
    case = position("battle_line", "bottom hand: fog mud\n3: blue-8 blue-9 blue-10 |")
    case.play("pass")
    assert case.options() == ["claim 3", "done"]
    case.play("claim 3")
    assert case.options() == ["draw tactics", "draw troops"]


@rule("BLN-04-008")
@pytest.mark.parametrize(
    ("bottom", "top", "captor"),
    [
        ("red-1 red-2 red-3", "yellow-10 blue-10 green-10", "bottom"),
        ("yellow-10 blue-10 green-10", "red-1 red-2 red-3", "top"),
        ("red-2 yellow-3 blue-4", "red-1 yellow-2 blue-3", "bottom"),
    ],
)
def test_the_stronger_combination_captures_the_flag(bottom: str, top: str, captor: str) -> None:
    for side in ("bottom", "top"):
        case = position("battle_line", f"turn: {side}\nto do: claim\n3: {bottom} | {top} ; {side} first")
        assert case.options("claim") == (["claim 3"] if side == captor else [])
        if side == captor:
            assert case.play("claim 3").view("spectator")["flags"][2]["holder"] == captor


@rule("BLN-04-009")
def test_fog_and_mud_are_laid_beside_the_formation_and_only_morale_cards_join_it() -> None:
    for card, joins in (("fog", False), ("mud", False), ("alexander", True), ("shield-bearers", True)):
        case = position("battle_line", f"bottom hand: {card}\n3: red-2 blue-4 |")
        case.play(f"play {card} 3")
        here = case.view("top")["flags"][2]["bottom"]
        assert here["cards"] == (["red-2", "blue-4", card] if joins else ["red-2", "blue-4"])
        assert here["environment"] == ([] if joins else [card])
        assert (here["formation"] is not None) is joins


@rule("BLN-04-009")
def test_only_morale_cards_need_a_slot() -> None:
    case = position("battle_line", "bottom hand: fog mud alexander shield-bearers\n3: red-2 blue-4 green-9 |")
    assert [action for action in case.options("play") if action.endswith(" 3")] == ["play fog 3", "play mud 3"]


@rule("BLN-04-009")
@pytest.mark.parametrize("card", ["scout", "redeploy", "deserter", "traitor"])
def test_a_guile_card_never_becomes_part_of_a_formation(card: str) -> None:
    case = position("battle_line", f"bottom hand: {card}\n3: red-2 blue-4 | green-3 green-9")
    with pytest.raises(UnknownAction):
        case.play(f"play {card} 3")
    case.play(f"play {card}")
    assert case.lines()["3"] == "red-2 blue-4 | green-3 green-9"
    assert case.view("top")["discards"]["bottom"] == [card]


@rule("BLN-04-010")
def test_a_full_hand_of_troops_and_tactics_together_draws_nothing_after_a_pass() -> None:
    full = """
        1: | ; bottom holds
        2: | ; bottom holds
        3: | ; top holds
        4: | ; bottom holds
        5: | ; bottom holds
        6: | ; top holds
        7: | ; top holds
        8: red-1 yellow-2 blue-5 |
        9: | ; top holds
        top hand: green-1
        """
    case = position("battle_line", f"bottom hand: red-2 red-3 red-4 red-5 fog mud scout\n{full}")
    case.play("pass")
    assert case.decider == "top"
    assert case.events("battle-line-drew") == []
    # One card fewer, and a card is drawn.
    case = position("battle_line", f"bottom hand: red-2 red-3 red-4 fog mud scout\n{full}")
    case.play("pass", "draw troops")
    assert case.view("bottom")["hands"]["bottom"]["troops"] == 4


@rule("BLN-04-010")
def test_a_hand_holds_seven_cards_after_a_scout() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1 red-2 red-3 red-4 fog mud scout
        top hand: green-1
        """,
        chance={"troops": ["blue-1", "blue-2"], "tactics": ["traitor"]},
    )
    case.play("play scout", "draw troops", "draw tactics", "draw troops")
    assert case.decider == "bottom"  # nine cards: the turn cannot end like this
    case.play("return red-1", "return fog")
    assert case.decider == "top"
    assert case.lines()["bottom hand"] == "red-2 red-3 red-4 blue-1 blue-2 mud traitor"


@rule("BLN-04-010")
def test_no_hand_is_over_seven_cards_at_the_end_of_any_turn() -> None:
    case = new_game("battle_line", seed=3)
    turn = 1
    for _ in range(150):
        if case.over:
            break
        # Whatever comes first, but take Tactics cards and play them whenever possible.
        options = case.options()
        wanted = [o for o in options if o.startswith("play") and not o.split()[1][-1].isdecimal()] + case.options(
            "draw tactics"
        )
        case.play((wanted or options)[0])
        view = case.view("spectator")
        if view["turn"] != turn:
            turn = view["turn"]
            for side in ("bottom", "top"):
                assert view["hands"][side]["troops"] + view["hands"][side]["tactics"] <= 7
    assert turn > 20
