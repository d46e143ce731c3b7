"""Chapter 8: the ten Tactics cards and how many of them a player may play."""

from vexilla.testing import new_game, position, rule


@rule("BLN-08-001")
def test_these_ten_tactics_cards_are_the_whole_tactics_pile() -> None:
    assert new_game("battle_line").view("bottom")["piles"]["tactics"]["cards"] == 10

    all_in_hand = position(
        "battle_line",
        """
        bottom hand: alexander darius companion-cavalry shield-bearers fog
        top hand: mud scout redeploy deserter traitor
        """,
    )
    assert all_in_hand.view("bottom")["piles"]["tactics"]["cards"] == 0
    assert all_in_hand.view("bottom")["hands"]["top"] == {"troops": 0, "tactics": 5, "known": []}


@rule("BLN-08-002")
def test_a_tactics_card_is_played_in_place_of_a_troop_card() -> None:
    case = position("battle_line", "bottom hand: red-1 fog mud", chance={"troops": ["blue-5"]})
    assert {"play red-1 3", "play fog 3"} <= set(case.options())
    case.play("play fog 3")
    assert case.options() == ["draw tactics", "draw troops"]
    assert case.why_not("play red-1 3") == "BLN-04-007"
    assert case.why_not("play mud 3") == "BLN-04-007"
    case.play("draw troops")
    assert case.decider == "top"
    assert case.lines()["bottom hand"] == "red-1 blue-5 mud"


@rule("BLN-08-002")
def test_after_a_morale_or_guile_card_no_other_card_is_played_either() -> None:
    for action in ("play alexander 3", "play deserter"):
        case = position("battle_line", "bottom hand: red-1 alexander deserter\n3: | blue-1")
        case.play(action)
        assert case.options() == ["draw tactics", "draw troops"]
        assert case.why_not("play red-1 3") == "BLN-04-007"


@rule("BLN-08-003")
def test_a_hand_may_be_nothing_but_tactics_cards() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1 alexander darius fog mud scout deserter
        top hand: blue-1
        """,
        chance={"tactics": ["traitor"], "troops": ["blue-2"]},
    )
    case.play("play red-1 1", "draw tactics")
    assert case.view("bottom")["hands"]["bottom"]["tactics"] == 7
    assert case.view("bottom")["hands"]["bottom"]["troops"] == 0
    # Seven is the limit all the same: whoever passes with seven Tactics cards draws no eighth.
    case.play("play blue-1 1", "draw troops", "pass")
    assert case.decider == "top"
    assert case.view("bottom")["hands"]["bottom"]["tactics"] == 7


@rule("BLN-08-004")
def test_nobody_gets_two_tactics_cards_ahead() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: fog scout red-1 red-2
        top hand: mud companion-cavalry blue-1 blue-2
        """,
    )
    case.play("play fog 1", "draw troops")
    case.play("play blue-1 1", "draw troops")
    # One ahead: every Tactics card is barred, until the opponent has played one.
    assert case.why_not("play scout") == "BLN-08-004"
    assert not {"play scout", "pass"} & set(case.options())
    case.play("play red-1 1", "draw troops")
    case.play("play mud 2", "draw troops")
    assert case.why_not("play scout") is None
    assert "play scout" in case.options()
    case.play("play red-2 1", "draw troops")
    # Level at one each: the top player may go ahead too.
    assert case.why_not("play companion-cavalry 3") is None


@rule("BLN-08-004")
def test_all_three_categories_of_tactics_cards_are_barred_when_ahead() -> None:
    ahead = position(
        "battle_line",
        """
        bottom hand: alexander shield-bearers fog scout deserter red-1
        bottom discard: redeploy
        1: | blue-1
        """,
    )
    for card in ("alexander 1", "shield-bearers 1", "fog 1", "scout", "deserter"):
        assert ahead.why_not(f"play {card}") == "BLN-08-004"
    assert len(ahead.options()) == 9, "only red-1 at nine flags"


@rule("BLN-08-004")
def test_a_player_who_is_behind_may_catch_up_and_go_one_ahead() -> None:
    behind = position(
        "battle_line",
        """
        bottom hand: fog mud scout red-1
        top hand: blue-1 blue-2 blue-3
        top tactics: 1
        """,
    )
    behind.play("play fog 1", "draw troops", "play blue-1 1", "draw troops")
    behind.play("play mud 1", "draw troops", "play blue-2 1", "draw troops")
    assert behind.why_not("play scout") == "BLN-08-004"


@rule("BLN-08-005")
def test_a_deserted_tactics_card_still_counts_as_played() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: mud scout red-1
        top hand: deserter blue-1
        3: red-5 fog | blue-5
        turn: top
        """,
    )
    case.play("play deserter", "choose fog", "draw troops")
    assert case.view("top")["tactics_played"] == {"bottom": 1, "top": 1}
    case.play("play mud 1", "draw troops", "play blue-1 1", "draw troops")
    # Fog and Mud are two, the Deserter is one.
    assert case.why_not("play scout") == "BLN-08-004"


@rule("BLN-08-005")
def test_tactics_cards_that_were_moved_or_stand_at_a_captured_flag_count_once_each() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy shield-bearers
        top hand: blue-1
        3: red-5 red-6 companion-cavalry | blue-5 blue-9 green-1 ; bottom holds
        4: fog |
        top tactics: 2
        """,
        chance={"troops": ["red-1", "blue-2"]},
    )
    assert case.view("bottom")["tactics_played"] == {"bottom": 2, "top": 2}
    case.play("play redeploy", "move 5", "draw troops")
    assert case.view("bottom")["tactics_played"] == {"bottom": 3, "top": 2}
    case.play("play blue-1 1", "draw troops")
    assert case.why_not("play shield-bearers 1") == "BLN-08-004"


@rule("BLN-08-006")
def test_each_tactics_card_belongs_to_one_of_three_categories() -> None:
    def lies(card: str, action: str) -> str:
        case = position("battle_line", f"bottom hand: {card}\n3: red-5 red-7 | blue-5 blue-8")
        case.play(action)
        view = case.view("top")
        flag = view["flags"][2]["bottom"]
        places = {"slot": flag["cards"], "beside the flag": flag["environment"], "pile": view["discards"]["bottom"]}
        (place,) = [place for place, cards in places.items() if card in cards]
        return place

    for card in ("alexander", "darius", "companion-cavalry", "shield-bearers"):
        assert lies(card, f"play {card} 3") == "slot"
    for card in ("fog", "mud"):
        assert lies(card, f"play {card} 3") == "beside the flag"
    for card in ("scout", "redeploy", "deserter", "traitor"):
        assert lies(card, f"play {card}") == "pile"
