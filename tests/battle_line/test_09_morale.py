"""Chapter 9: Leaders, Companion Cavalry and Shield Bearers, the wild cards of a formation."""

from vexilla.testing import Case, position, rule

COLOURS = ("red", "yellow", "purple", "orange", "blue", "green")


def formation(case: Case, flag: int, side: str = "bottom") -> tuple[str, int] | None:
    """The kind and sum of a complete formation, as everyone sees it."""
    shown = case.view("spectator")["flags"][flag - 1][side]["formation"]
    return None if shown is None else (shown["kind"], shown["sum"])


def judged(cards: str) -> tuple[str, int] | None:
    """What the cards of a formation at flag 3 are worth; Fog and Mud may lie among them."""
    return formation(position("battle_line", f"3: {cards} |"), 3)


@rule("BLN-09-001")
def test_a_morale_card_fills_a_slot_and_counts_as_a_card_of_the_formation() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: companion-cavalry red-1
        3: red-7 red-9 | blue-1 green-1 yellow-4
        """,
    )
    case.play("play companion-cavalry 3")
    assert case.view("top")["flags"][2]["bottom"]["cards"] == ["red-7", "red-9", "companion-cavalry"]
    assert case.why_not("claim 3") is None
    case.play("claim 3", "draw troops")
    assert case.view("top")["flags"][2]["holder"] == "bottom"


@rule("BLN-09-001")
def test_a_morale_card_needs_a_free_slot_like_a_troop_card() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: alexander red-1
        1: red-4 red-5 red-6 | blue-1
        2: shield-bearers red-8 red-9 |
        3: yellow-4 yellow-5 yellow-6 | blue-2 ; bottom holds
        top tactics: 1
        """,
    )
    assert case.why_not("play alexander 1") == "BLN-05-001"
    assert case.why_not("play alexander 2") == "BLN-05-001"
    assert case.why_not("play red-1 2") == "BLN-05-001"
    assert case.why_not("play alexander 3") == "BLN-07-018"
    assert case.options("play alexander") == [f"play alexander {flag}" for flag in (4, 5, 6, 7, 8, 9)]


@rule("BLN-09-002")
def test_a_leader_stands_for_every_colour_and_every_value() -> None:
    for leader in ("alexander", "darius"):
        for colour in COLOURS:
            for value in range(2, 10):
                around = f"{colour}-{value - 1} {colour}-{value + 1}"
                assert judged(f"{around} {leader}") == ("wedge", 3 * value)
            assert judged(f"{colour}-8 {colour}-9 {leader}") == ("wedge", 27)
        for value in range(1, 11):
            assert judged(f"red-{value} blue-{value} {leader}") == ("phalanx", 3 * value)


@rule("BLN-09-003")
def test_a_leader_is_named_only_when_the_flag_is_decided() -> None:
    case = position("battle_line", "bottom hand: alexander blue-9 red-8 blue-3\n3: blue-8 |")
    assert case.options("play alexander 3") == ["play alexander 3"], "no identity is asked for"
    case.play("play alexander 3")
    assert case.view("top")["flags"][2]["bottom"]["cards"] == ["blue-8", "alexander"]
    case.play("draw troops", "draw troops")
    # The same Leader becomes whatever the third card asks for.
    for third, becomes in (
        ("blue-9", ("wedge", 27)),
        ("red-8", ("phalanx", 24)),
        ("blue-3", ("battalion", 21)),
    ):
        assert formation(case.clone().play(f"play {third} 3"), 3) == becomes


@rule("BLN-09-003")
def test_mud_and_fog_change_what_a_leader_already_played_stands_for() -> None:
    case = position("battle_line", "bottom hand: fog\n3: blue-7 blue-9 alexander | red-1\ntop tactics: 1")
    assert formation(case, 3) == ("wedge", 24)
    case.play("play fog 3")
    assert formation(case, 3) == ("sum", 26)


@rule("BLN-09-004")
def test_example_a_leader_next_to_blue_8() -> None:
    assert judged("blue-8 alexander mud blue-5 blue-7") == ("wedge", 5 + 6 + 7 + 8), "the Leader is blue 6"
    assert judged("blue-8 alexander blue-6") == ("wedge", 6 + 7 + 8), "the Leader is blue 7"
    assert judged("blue-8 alexander blue-7") == ("wedge", 7 + 8 + 9), "the Leader is blue 9"
    assert judged("blue-8 alexander blue-9") == ("wedge", 8 + 9 + 10), "the Leader is blue 10"
    assert judged("blue-8 alexander red-8") == ("phalanx", 24), "the Leader is an 8"


@rule("BLN-09-004")
def test_a_leader_beside_blue_8_threatens_each_of_these_wedges_in_a_proof() -> None:
    def claims(*seen: str) -> list[str]:
        gone = " ".join(seen)
        text = f"3: red-4 red-5 red-3 | blue-8 alexander\nbottom discard: {gone}\nto do: claim"
        return position("battle_line", text).options("claim")

    # The third card may be blue 6, 7, 9 or 10; a Leader makes a Wedge of any of them.
    assert claims("blue-6", "blue-7", "blue-9", "blue-10") == ["claim 3"]
    assert claims("blue-7", "blue-9", "blue-10") == []
    assert claims("blue-6", "blue-9", "blue-10") == []
    assert claims("blue-6", "blue-7", "blue-10") == []
    assert claims("blue-6", "blue-7", "blue-9") == []


@rule("BLN-09-005")
def test_each_player_may_have_one_leader_and_no_more() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: alexander darius red-1
        top hand: blue-1 fog
        """,
        chance={"tactics": ["mud"]},
    )
    assert case.options("play darius") != []
    case.play("play alexander 1", "draw tactics", "play fog 9", "draw troops")
    assert case.options("play darius") == []
    assert case.why_not("play darius 1") == "BLN-09-006", "not even beside the first one"
    assert case.why_not("play darius 5") == "BLN-09-006"
    assert case.options("play mud") != [], "other Tactics cards may be played"


@rule("BLN-09-005")
def test_the_opponents_leader_does_not_stop_ones_own() -> None:
    case = position("battle_line", "bottom hand: darius\n4: | alexander")
    case.play("play darius 4", "draw troops")
    assert case.lines()["4"] == "darius | alexander"


@rule("BLN-09-006")
def test_a_second_leader_stays_in_hand_whatever_became_of_the_first() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1
        top hand: deserter blue-1
        1: alexander |
        turn: top
        """,
        chance={"tactics": ["darius"], "troops": ["blue-2"]},
    )
    case.play("play deserter", "draw troops")
    assert case.lines()["bottom discard"] == "alexander"
    case.play("play red-1 1", "draw tactics", "play blue-1 1", "draw troops")
    assert case.lines()["bottom hand"] == "darius"
    assert case.why_not("play darius 1") == "BLN-09-006"
    assert case.options() == ["pass"]


@rule("BLN-09-006")
def test_a_leader_discarded_by_ones_own_redeploy_makes_no_room_for_the_second() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy darius red-1
        top hand: blue-1
        1: alexander |
        top tactics: 2
        """,
    )
    case.play("play redeploy", "discard", "draw troops", "play blue-1 1", "draw troops")
    assert case.why_not("play darius 1") == "BLN-09-006"


@rule("BLN-09-007")
def test_companion_cavalry_is_an_8_of_any_colour() -> None:
    for colour in COLOURS:
        assert judged(f"{colour}-7 {colour}-9 companion-cavalry") == ("wedge", 24)
        assert judged(f"{colour}-9 {colour}-10 companion-cavalry") == ("wedge", 27)
        assert judged(f"{colour}-2 {colour}-4 companion-cavalry") == ("battalion", 14)
    assert judged("red-8 blue-8 companion-cavalry") == ("phalanx", 24)
    assert judged("red-6 blue-7 companion-cavalry") == ("skirmish-line", 21)
    # It is an 8 and nothing else.
    assert judged("red-9 blue-9 companion-cavalry") == ("host", 26)
    assert judged("red-5 red-6 companion-cavalry") == ("battalion", 19)
    assert judged("red-9 blue-10 companion-cavalry") == ("skirmish-line", 27)
    assert judged("red-5 blue-6 companion-cavalry") == ("host", 19)


@rule("BLN-09-007")
def test_companion_cavalry_gets_its_colour_only_when_the_flag_is_decided() -> None:
    case = position("battle_line", "bottom hand: companion-cavalry red-6 green-8 green-6\n3: red-7 |")
    assert case.options("play companion-cavalry 3") == ["play companion-cavalry 3"], "no colour is asked for"
    case.play("play companion-cavalry 3", "draw troops", "draw troops")
    for third, becomes in (
        ("red-6", ("wedge", 21)),
        ("green-6", ("skirmish-line", 21)),
        ("green-8", ("host", 23)),
    ):
        assert formation(case.clone().play(f"play {third} 3"), 3) == becomes


@rule("BLN-09-008")
def test_shield_bearers_are_a_1_2_or_3_of_any_colour() -> None:
    for colour in COLOURS:
        assert judged(f"{colour}-1 {colour}-2 shield-bearers") == ("wedge", 6)
        assert judged(f"{colour}-3 {colour}-4 shield-bearers") == ("wedge", 9)
        assert judged(f"{colour}-1 {colour}-3 shield-bearers") == ("wedge", 6)
        assert judged(f"{colour}-4 {colour}-5 shield-bearers") == ("wedge", 12)
        assert judged(f"{colour}-6 {colour}-9 shield-bearers") == ("battalion", 18)
    for value in (1, 2, 3):
        assert judged(f"red-{value} blue-{value} shield-bearers") == ("phalanx", 3 * value)
    assert judged("red-2 blue-3 shield-bearers") == ("skirmish-line", 6), "it cannot be the 4"
    assert judged("red-2 red-3 shield-bearers") == ("wedge", 6), "it cannot be the 4"
    assert judged("red-4 blue-4 shield-bearers") == ("host", 11), "no Phalanx of fours"
    assert judged("red-5 red-6 shield-bearers") == ("battalion", 14), "no Wedge of 4, 5, 6"


@rule("BLN-09-008")
def test_shield_bearers_are_named_only_when_the_flag_is_decided() -> None:
    case = position("battle_line", "bottom hand: red-1 blue-4 green-3\n3: shield-bearers blue-3 |")
    assert case.view("top")["flags"][2]["bottom"]["cards"] == ["blue-3", "shield-bearers"]
    for third, becomes in (
        ("red-1", ("skirmish-line", 6)),
        ("blue-4", ("wedge", 9)),
        ("green-3", ("phalanx", 9)),
    ):
        assert formation(case.clone().play(f"play {third} 3"), 3) == becomes


@rule("BLN-09-009")
def test_a_wild_card_may_copy_a_card_that_lies_on_the_table() -> None:
    # The missing red 8 and red 2 lie elsewhere, face up, on either side.
    case = position(
        "battle_line",
        """
        1: red-7 red-9 companion-cavalry |
        2: red-1 red-3 shield-bearers |
        3: | red-4 red-6 alexander
        8: red-8 | red-5
        9: red-2 |
        """,
    )
    assert formation(case, 1) == ("wedge", 24)
    assert formation(case, 2) == ("wedge", 6)
    assert formation(case, 3, "top") == ("wedge", 15)
    # It may even copy a card of its own formation: a second red 10.
    assert judged("red-10 red-5 darius") == ("battalion", 25)
    assert judged("red-3 red-9 shield-bearers") == ("battalion", 15)


@rule("BLN-09-009")
def test_in_a_proof_the_opponents_wild_card_may_copy_a_card_that_is_already_played() -> None:
    case = position(
        "battle_line",
        """
        3: yellow-8 red-8 green-8 | blue-5 alexander
        9: blue-6 |
        to do: claim
        """,
    )
    # Blue 7 with the Leader as a second blue 6 is a Wedge.
    assert case.options("claim") == []


@rule("BLN-09-010")
def test_wild_cards_take_the_best_identity_of_all() -> None:
    assert judged("red-8 red-9 alexander") == ("wedge", 27), "a 10, not a 7"
    assert judged("red-8 blue-9 alexander") == ("skirmish-line", 27), "a 10, not a 7"
    assert judged("red-1 blue-5 alexander") == ("host", 16), "a 10"
    assert judged("red-8 companion-cavalry alexander") == ("phalanx", 24), "not the Skirmish Line 8, 9, 10"
    assert judged("red-9 companion-cavalry alexander") == ("wedge", 27)
    assert judged("red-1 shield-bearers alexander") == ("wedge", 6), "a Wedge is better than the Phalanx"
    assert judged("shield-bearers companion-cavalry alexander") == ("battalion", 21)
    assert judged("fog shield-bearers companion-cavalry alexander") == ("sum", 3 + 8 + 10)
    assert judged("fog red-1 red-2 shield-bearers") == ("sum", 1 + 2 + 3)
    assert judged("fog red-1 red-2 darius") == ("sum", 1 + 2 + 10)


@rule("BLN-09-010")
def test_each_player_gives_his_own_wild_card_the_best_identity() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-8
        3: red-9 alexander | darius blue-9 blue-10
        """,
    )
    case.play("play red-8 3", "draw troops")
    # Both have a Wedge of 27; the bottom player completed his last.
    assert formation(case, 3) == formation(case, 3, "top") == ("wedge", 27)
    case.play("claim 3")
    assert case.lines()["3"] == "red-8 red-9 alexander | blue-9 blue-10 darius ; top holds"


@rule("BLN-09-010")
def test_in_a_proof_the_opponents_wild_card_gets_its_best_identity() -> None:
    def claims(opponent: str) -> list[str]:
        return position("battle_line", f"3: yellow-7 red-7 green-7 | {opponent}\nto do: claim").options("claim")

    assert claims("blue-5 orange-6") == ["claim 3"]
    assert claims("blue-8 alexander") == []
    assert claims("blue-8 companion-cavalry") == [], "a third 8 makes the higher Phalanx"
    assert claims("blue-7 companion-cavalry") == [], "blue 6 or 9 makes a Wedge"
    assert claims("blue-3 companion-cavalry") == ["claim 3"]
    assert claims("blue-4 shield-bearers") == [], "blue 2, 3 or 5 makes a Wedge"
    assert claims("blue-6 shield-bearers") == ["claim 3"]


@rule("BLN-09-011")
def test_a_traitor_cannot_take_a_morale_card() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: traitor
        3: | blue-1 alexander
        4: | blue-2 companion-cavalry shield-bearers
        """,
    )
    case.play("play traitor")
    assert case.options() == ["choose blue-1", "choose blue-2"]
    for card in ("alexander", "companion-cavalry", "shield-bearers"):
        assert case.why_not(f"choose {card}") == "BLN-11-012"


@rule("BLN-09-011")
def test_a_deserter_removes_and_a_redeploy_moves_a_morale_card() -> None:
    deserter = position("battle_line", "bottom hand: deserter\n3: | blue-1 alexander shield-bearers")
    deserter.play("play deserter")
    assert deserter.options() == ["choose alexander", "choose blue-1", "choose shield-bearers"]
    deserter.play("choose shield-bearers")
    assert deserter.lines()["3"] == "| blue-1 alexander"
    assert deserter.lines()["top discard"] == "shield-bearers"

    redeploy = position("battle_line", "bottom hand: redeploy\n3: blue-1 alexander |\ntop tactics: 1")
    redeploy.play("play redeploy", "choose alexander", "move 7")
    assert redeploy.lines()["3"] == "blue-1 |"
    assert redeploy.lines()["7"] == "alexander |"


@rule("BLN-09-011")
def test_a_morale_card_counts_against_the_tactics_limit() -> None:
    for card in ("alexander", "companion-cavalry", "shield-bearers"):
        case = position("battle_line", f"bottom hand: {card} fog red-1\ntop hand: blue-1")
        case.play(f"play {card} 1", "draw troops", "play blue-1 1", "draw troops")
        assert case.why_not("play fog 1") == "BLN-08-004"
