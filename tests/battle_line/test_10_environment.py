"""Chapter 10: Fog and Mud."""

import pytest

from vexilla.testing import Case, position, rule


def formation(case: Case, flag: int, side: str = "bottom") -> tuple[str, int] | None:
    """The kind and sum of a complete formation, as everyone sees it."""
    shown = case.view("spectator")["flags"][flag - 1][side]["formation"]
    return None if shown is None else (shown["kind"], shown["sum"])


def claims(text: str) -> list[str]:
    """The claims that hold in a position."""
    return position("battle_line", f"{text}\nto do: claim").options("claim")


@rule("BLN-10-001")
@pytest.mark.parametrize("card", ["fog", "mud"])
def test_an_environment_card_lies_beside_the_flag_and_takes_up_no_slot(card: str) -> None:
    case = position(
        "battle_line",
        f"""
        bottom hand: {card} red-9
        3: red-1 red-3 | blue-1
        5: green-1 green-2 green-4 | blue-2
        """,
    )
    # It may be laid at every uncaptured flag, full or empty.
    assert case.options(f"play {card}") == [f"play {card} {flag}" for flag in range(1, 10)]
    case.play(f"play {card} 3", "draw troops", "draw troops")
    assert case.view("top")["flags"][2]["bottom"]["environment"] == [card]
    assert case.view("top")["flags"][2]["top"]["environment"] == []
    case.play("play red-9 3")
    assert case.lines()["3"] == f"red-1 red-3 red-9 {card} | blue-1"


@rule("BLN-10-001")
def test_the_top_players_environment_card_lies_on_his_side() -> None:
    case = position("battle_line", "top hand: fog\n3: red-1 | blue-1\nturn: top")
    case.play("play fog 3")
    assert case.lines()["3"] == "red-1 | blue-1 fog"


@rule("BLN-10-002")
def test_an_environment_card_stays_while_the_game_goes_on() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: fog red-9 red-10
        top hand: mud blue-1 blue-2
        3: red-1 red-3 | blue-9 green-9
        """,
    )
    case.play("play fog 3", "draw troops", "play mud 3", "draw troops")
    for action in ("play red-9 3", "play blue-1 3", "play red-10 3", "play blue-2 3"):
        case.play(action, "draw troops")
        assert case.view("top")["flags"][2]["fog"]
        assert case.view("top")["flags"][2]["mud"]
    assert case.lines()["3"] == "red-1 red-3 red-9 red-10 fog | blue-1 blue-2 blue-9 green-9 mud ; bottom first"


@rule("BLN-10-002")
def test_an_environment_card_stays_at_a_captured_flag_for_good() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy
        top hand: deserter
        3: red-10 red-9 red-4 fog | blue-9 green-9 blue-1
        4: red-1 | blue-3
        to do: claim
        top tactics: 1
        """,
    )
    case.play("claim 3", "draw troops")
    assert case.lines()["3"] == "red-4 red-9 red-10 fog | blue-1 blue-9 green-9 ; bottom holds"
    case.play("play deserter", "draw troops")
    assert case.lines()["top discard"] == "deserter"
    assert case.lines()["bottom discard"] == "red-1", "it was the only target"
    assert case.view("top")["flags"][2]["fog"]
    assert case.why_not("play redeploy") == "BLN-11-014"


@rule("BLN-10-003")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_fog_dissolves_the_formations_of_both_sides_whoever_laid_it(side: str) -> None:
    case = position("battle_line", f"{side} hand: fog\n3: red-4 red-5 red-3 | yellow-2 red-2 green-2\nturn: {side}")
    case.play("play fog 3")
    assert formation(case, 3) == ("sum", 12)
    assert formation(case, 3, "top") == ("sum", 6)


@rule("BLN-10-003")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_mud_asks_four_cards_of_both_sides_whoever_laid_it(side: str) -> None:
    case = position("battle_line", f"{side} hand: mud\n3: red-4 red-5 red-3 | yellow-2 red-2 green-2\nturn: {side}")
    case.play("play mud 3")
    assert formation(case, 3) is None
    assert formation(case, 3, "top") is None
    assert case.view("bottom")["flags"][2]["size"] == 4


@rule("BLN-10-004")
def test_in_fog_the_greater_sum_beats_the_better_formation() -> None:
    for fog in ("", " fog"):
        wedge = f"red-1 red-2 red-3{fog}"
        host = "yellow-4 blue-2 green-1"
        assert claims(f"3: {wedge} | {host}") == ([] if fog else ["claim 3"])
        assert claims(f"3: {host}{fog} | red-1 red-2 red-3") == (["claim 3"] if fog else [])


@rule("BLN-10-004")
def test_in_fog_a_proof_looks_only_at_sums() -> None:
    # 10 + 9 + 8 cannot be beaten with a 5 and two tens, but a 7 and two tens do just that or tie.
    assert claims("3: red-10 red-9 yellow-8 fog | blue-6") == ["claim 3"]
    assert claims("3: red-10 red-9 yellow-8 fog | blue-8") == []
    # A Wedge is in reach of the opponent, but no greater sum.
    assert claims("3: red-10 blue-9 yellow-8 fog | green-2 green-3") == ["claim 3"]
    assert claims("3: red-10 blue-9 yellow-8 | green-2 green-3") == []
    # Which tens are left decides.
    assert claims("3: red-10 red-9 yellow-8 fog | blue-9 blue-8") == ["claim 3"]
    assert claims("3: red-10 red-9 yellow-7 fog | blue-9 blue-8") == []
    tens = "yellow-10 purple-10 orange-10 blue-10 green-10"
    assert claims(f"3: red-10 red-9 yellow-7 fog | blue-9 blue-8\nbottom discard: {tens}") == ["claim 3"]


@rule("BLN-10-004")
def test_fog_does_not_reach_the_next_flag() -> None:
    assert claims("3: red-1 red-2 red-3 | yellow-4 blue-2 green-1\n4: fog |") == ["claim 3"]


@rule("BLN-10-005")
def test_in_mud_a_formation_has_four_cards() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-4 red-5
        top hand: blue-5
        3: red-1 red-2 red-3 | blue-2 blue-3 blue-4 mud
        """,
    )
    assert case.options("play red-4 3") == ["play red-4 3"]
    case.play("play red-4 3", "draw troops", "play blue-5 3", "done", "draw troops")
    assert case.lines()["3"] == "red-1 red-2 red-3 red-4 | blue-2 blue-3 blue-4 blue-5 mud ; bottom first"
    # There is no fifth slot.
    assert case.why_not("play red-5 3") == "BLN-05-001"


@rule("BLN-10-005")
def test_in_mud_three_cards_cannot_claim_and_four_can() -> None:
    assert claims("3: red-8 red-9 red-10 mud | blue-1 green-3") == []
    assert claims("3: red-7 red-8 red-9 red-10 mud | blue-1 green-3") == ["claim 3"]
    unaided = position(
        "battle_line",
        """
        options: claims=unaided
        3: red-8 red-9 red-10 mud | blue-1 green-3
        4: red-1 red-2 red-3 | blue-4
        to do: claim
        """,
    )
    assert unaided.why_not("claim 3") == "BLN-07-002"


@rule("BLN-10-005")
def test_in_mud_a_proof_reckons_with_four_cards_of_the_opponent() -> None:
    # Three blue cards in a row are no Wedge yet, and without blue 4 and 8 they never will be.
    four_twos = "3: yellow-2 red-2 green-2 orange-2 mud | blue-5 blue-6 blue-7"
    assert claims(four_twos) == []
    assert claims(f"{four_twos}\n8: blue-4 |") == []
    assert claims(f"{four_twos}\n8: blue-4 | blue-8") == ["claim 3"]


@rule("BLN-10-006")
def test_in_mud_the_five_formations_need_four_fitting_cards() -> None:
    def judged(cards: str) -> tuple[str, int] | None:
        return formation(position("battle_line", f"3: {cards} mud |"), 3)

    assert judged("red-4 red-5 red-3 red-6") == ("wedge", 18)
    assert judged("red-7 red-8 red-9 red-10") == ("wedge", 34)
    assert judged("yellow-8 red-8 green-8 blue-8") == ("phalanx", 32)
    assert judged("blue-2 blue-7 blue-4 blue-9") == ("battalion", 22)
    assert judged("yellow-4 red-6 green-5 red-3") == ("skirmish-line", 18)
    assert judged("yellow-7 blue-2 green-1 green-2") == ("host", 12)
    # Three fitting cards and a fourth that does not fit.
    assert judged("red-4 red-5 red-3 red-7") == ("battalion", 19)
    assert judged("red-4 red-5 red-3 blue-6") == ("skirmish-line", 18)
    assert judged("red-4 red-5 red-3 blue-7") == ("host", 19)
    assert judged("yellow-8 red-8 green-8 blue-9") == ("host", 33)
    assert judged("yellow-8 red-8 green-9 blue-9") == ("host", 34)
    assert judged("blue-2 blue-7 blue-4 red-9") == ("host", 22)
    assert judged("yellow-4 red-6 green-5 red-8") == ("host", 23)
    assert judged("yellow-9 red-10 green-1 red-2") == ("host", 22)
    # Wild cards.
    assert judged("alexander companion-cavalry red-7 red-10") == ("wedge", 34)
    assert judged("alexander companion-cavalry red-8 blue-8") == ("phalanx", 32)
    assert judged("alexander companion-cavalry shield-bearers blue-9") == ("battalion", 30)
    assert judged("alexander shield-bearers blue-1 blue-4") == ("wedge", 10)


@rule("BLN-10-006")
def test_in_mud_the_order_of_the_formations_is_the_same() -> None:
    ranking = (
        "red-1 red-2 red-3 red-4",
        "yellow-5 green-5 blue-5 purple-5",
        "blue-2 blue-3 blue-7 blue-1",
        "yellow-6 purple-7 green-8 orange-9",
        "yellow-10 purple-10 green-9 orange-10",
    )
    for place, stronger in enumerate(ranking):
        for weaker in ranking[place + 1 :]:
            assert claims(f"3: {stronger} mud | {weaker}") == ["claim 3"]
            assert claims(f"3: {weaker} mud | {stronger}") == []


@rule("BLN-10-007")
def test_mud_makes_complete_formations_incomplete() -> None:
    case = position(
        "battle_line",
        """
        options: claims=unaided
        bottom hand: blue-1
        top hand: mud
        3: red-8 red-9 red-10 | green-1 yellow-1 orange-2
        4: yellow-8 yellow-9 yellow-10 | green-2
        turn: top
        """,
        chance={"troops": ["green-10", "red-7", "green-9"]},
    )
    case.play("play mud 3", "draw troops", "play blue-1 9")
    assert case.why_not("claim 3") == "BLN-07-002"
    case.play("done", "draw troops", "play green-10 8", "draw troops")
    case.play("play red-7 3", "claim 3")
    assert case.lines()["3"] == "red-7 red-8 red-9 red-10 | yellow-1 orange-2 green-1 mud ; bottom holds"


@rule("BLN-10-007")
def test_after_mud_whoever_gets_his_fourth_card_last_loses_a_tie() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: mud blue-6
        top hand: green-6
        3: red-3 red-4 red-5 | yellow-3 yellow-4 yellow-5 ; bottom first
        """,
        chance={"troops": ["purple-1", "purple-2"]},
    )
    # The bottom formation was complete first, but Mud wipes that out.
    case.play("play mud 3")
    assert case.view("top")["flags"][2]["completed_first"] is None
    case.play("draw troops", "play green-6 3", "draw troops", "play blue-6 3")
    assert formation(case, 3) == formation(case, 3, "top") == ("skirmish-line", 18)
    assert case.options("claim") == []
    case.play("draw troops")
    assert case.view("top")["flags"][2]["completed_first"] == "top"
    case.play("play purple-2 9")
    assert case.options("claim") == ["claim 3"]


@rule("BLN-10-008")
def test_fog_and_mud_together_the_sum_of_four_cards_decides() -> None:
    case = position("battle_line", "bottom hand: mud\n3: red-1 red-2 red-3 fog | blue-6\ntop tactics: 1")
    assert formation(case, 3) == ("sum", 6)
    case.play("play mud 3")
    assert case.lines()["3"] == "red-1 red-2 red-3 fog mud | blue-6"
    assert formation(case, 3) is None

    both = "fog mud"
    assert claims(f"3: red-1 red-2 red-3 red-4 {both} | yellow-7 blue-2 green-1 green-2") == []
    assert claims(f"3: yellow-7 blue-2 green-1 green-2 {both} | red-1 red-2 red-3 red-4") == ["claim 3"]
    assert claims(f"3: red-10 red-9 red-8 {both} | blue-1 blue-2") == [], "three cards are not enough"
    assert claims("3: red-10 red-9 red-8 red-7 fog | blue-1 blue-2 mud") == ["claim 3"]
    full = position("battle_line", f"3: alexander companion-cavalry shield-bearers red-10 {both} |")
    assert formation(full, 3) == ("sum", 31)


@rule("BLN-10-008")
def test_in_fog_and_mud_a_proof_adds_up_four_cards() -> None:
    # The opponent's greatest sums with two more tens are 5 + 6 + 20 = 31 and one more.
    assert claims("3: red-10 red-9 yellow-8 red-4 fog mud | blue-5 blue-6") == ["claim 3"]
    assert claims("3: red-10 red-9 yellow-8 red-4 fog mud | blue-5 blue-7") == []


@rule("BLN-10-009")
def test_equal_sums_in_fog_go_to_whoever_was_complete_first() -> None:
    flag = "3: red-4 red-5 red-3 fog | yellow-7 blue-4 green-1"
    assert claims(f"{flag} ; bottom first") == ["claim 3"]
    assert claims(f"{flag} ; top first") == []
    assert claims(f"{flag} ; top first\nturn: top") == ["claim 3"]
    assert claims(f"{flag} ; bottom first\nturn: top") == []


@rule("BLN-10-009")
def test_a_player_who_completes_to_an_equal_sum_in_fog_loses_the_flag() -> None:
    case = position(
        "battle_line",
        """
        options: claims=unaided
        bottom hand: red-3
        3: red-4 red-5 fog | yellow-7 blue-4 green-1
        """,
    )
    case.play("play red-3 3", "claim 3")
    (failed,) = case.events("battle-line-claim-failed")
    assert failed["clauses"] == ["BLN-07-010", "BLN-07-022"]
    case.play("draw troops")
    assert case.lines()["3"].endswith("; top first")


@rule("BLN-10-009")
def test_in_fog_an_incomplete_formation_that_can_only_become_equal_loses() -> None:
    assert claims("3: red-10 red-9 yellow-8 fog | blue-9 blue-8") == ["claim 3"]
    assert claims("3: red-10 red-9 yellow-7 fog | blue-9 blue-8") == []


@rule("BLN-10-009")
def test_fog_that_arrives_or_leaves_keeps_the_order_of_completion() -> None:
    for first in ("bottom", "top"):
        flag = f"3: red-4 red-5 red-3 | yellow-7 blue-4 green-1 ; {first} first"
        case = position("battle_line", f"{first} hand: fog\n{flag}\nturn: {first}").play("play fog 3")
        assert case.why_not("claim 3") is None
        other = "top" if first == "bottom" else "bottom"
        late = position("battle_line", f"{other} hand: fog\n{flag}\nturn: {other}").play("play fog 3")
        assert late.options("claim") == []


@rule("BLN-10-010")
def test_when_a_deserter_takes_mud_away_both_players_discard_their_fourth_card() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter
        3: red-4 red-5 red-6 blue-1 | yellow-4 yellow-5 alexander blue-2 mud ; top first
        """,
    )
    case.play("play deserter", "choose mud")
    # The player whose turn it is chooses first, and only among his own cards at this flag.
    assert case.decider == "bottom"
    assert case.options() == ["discard blue-1", "discard red-4", "discard red-5", "discard red-6"]
    assert case.why_not("discard blue-2") == "BLN-10-010"
    assert case.why_not("done") == "BLN-10-010"
    case.play("discard blue-1")
    assert case.decider == "top"
    assert case.options() == ["discard alexander", "discard blue-2", "discard yellow-4", "discard yellow-5"]
    case.play("discard alexander")
    lines = case.lines()
    assert lines["3"] == "red-4 red-5 red-6 | yellow-4 yellow-5 blue-2 ; top first"
    assert lines["bottom discard"] == "blue-1 deserter"
    assert lines["top discard"] == "alexander mud"
    # Now three cards count again, in the same turn.
    assert case.decider == "bottom"
    assert case.options() == ["claim 3", "done"]


@rule("BLN-10-010")
def test_when_a_redeploy_moves_mud_the_active_player_discards_first() -> None:
    case = position(
        "battle_line",
        """
        top hand: redeploy
        3: red-4 red-5 red-6 blue-1 | yellow-4 yellow-5 yellow-6 blue-2 mud
        7: green-4 green-5 green-6 | orange-1 orange-2 orange-3 ; bottom first
        turn: top
        bottom tactics: 2
        """,
    )
    case.play("play redeploy", "choose mud", "move 7")
    assert case.decider == "top"
    case.play("discard yellow-4")
    assert case.decider == "bottom"
    case.play("discard red-4")
    lines = case.lines()
    assert lines["3"] == "red-5 red-6 blue-1 | yellow-5 yellow-6 blue-2 ; bottom first"
    # At the flag it went to, three cards are not enough any more.
    assert lines["7"] == "green-4 green-5 green-6 | orange-1 orange-2 orange-3 mud"
    assert formation(case, 7) is None
    assert lines["bottom discard"] == "red-4"
    assert lines["top discard"] == "yellow-4 redeploy"


@rule("BLN-10-010")
@pytest.mark.parametrize("first", ["bottom", "top"])
def test_formations_of_four_that_lose_a_card_with_the_mud_stay_complete_since_they_were(first: str) -> None:
    case = position(
        "battle_line",
        f"""
        bottom hand: deserter
        3: red-4 red-5 red-6 blue-1 | yellow-4 yellow-5 yellow-6 blue-2 mud ; {first} first
        """,
    )
    case.play("play deserter", "choose mud", "discard blue-1", "discard blue-2")
    assert case.view("bottom")["flags"][2]["completed_first"] == first
    assert case.options("claim") == (["claim 3"] if first == "bottom" else [])


@rule("BLN-10-010")
def test_when_mud_is_discarded_only_a_player_with_four_cards_discards_one() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy
        3: red-4 red-5 red-6 mud | yellow-4 yellow-5 yellow-6 blue-2
        top tactics: 2
        """,
    )
    case.play("play redeploy", "choose mud", "discard")
    assert case.decider == "top"
    case.play("discard yellow-4")
    assert case.decider == "bottom"
    assert case.lines()["bottom discard"] == "mud redeploy"
    assert case.lines()["3"] == "red-4 red-5 red-6 | yellow-5 yellow-6 blue-2 ; top first"
    assert case.why_not("claim 3") is None


@rule("BLN-10-010")
def test_nobody_discards_when_mud_leaves_a_flag_with_three_cards_a_side() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter
        3: red-4 red-5 red-6 | yellow-4 yellow-5 blue-6 mud
        """,
    )
    case.play("play deserter", "choose mud")
    assert case.options() == ["claim 3", "done"]
    assert formation(case, 3) == ("wedge", 15)


@rule("BLN-10-010")
def test_a_card_discarded_when_mud_leaves_stays_known_to_be_gone() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter
        3: red-1 red-3 red-4 blue-7 | orange-4 orange-5 orange-6 mud
        4: yellow-8 red-8 green-8 | blue-5 blue-6
        9: blue-4 |
        """,
    )
    case.play("play deserter", "choose mud", "discard blue-7")
    for side in ("bottom", "top", "spectator"):
        assert case.view(side)["discards"] == {"bottom": ["blue-7", "deserter"], "top": ["mud"]}
    # Blue 4 and blue 7 are open: blue 5 and 6 cannot become a Wedge.
    assert case.options("claim") == ["claim 4"]


def test_formations_that_become_complete_together_when_mud_leaves_count_against_the_active_player() -> None:
    # No clause decides this: by the engine's own reading whoever takes the turn completes last.
    for active, other, cards in (
        ("bottom", "top", "red-4 red-5 red-6 mud | blue-4 blue-5 blue-6"),
        ("top", "bottom", "red-4 red-5 red-6 | blue-4 blue-5 blue-6 mud"),
    ):
        text = f"{active} hand: redeploy\n3: {cards}\nturn: {active}\n{other} tactics: 2"
        case = position("battle_line", text)
        case.play("play redeploy", "choose mud", "move 9")
        assert case.options("claim") == []
        assert case.view("bottom")["flags"][2]["completed_first"] == other


@rule("BLN-10-010")
def test_mud_leaving_fog_behind_leaves_a_sum_of_three_cards() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter
        3: red-4 red-5 red-6 blue-1 fog | yellow-9 yellow-5 blue-8 blue-2 mud
        top tactics: 3
        """,
    )
    case.play("play deserter", "choose mud", "discard blue-1", "discard yellow-9")
    assert formation(case, 3) == ("sum", 15)
    assert formation(case, 3, "top") == ("sum", 15)


@rule("BLN-10-011")
@pytest.mark.parametrize("card", ["fog", "mud"])
def test_fog_and_mud_are_not_played_at_a_captured_flag(card: str) -> None:
    case = position(
        "battle_line",
        f"""
        bottom hand: {card}
        3: red-4 red-5 red-6 | blue-1 ; bottom holds
        4: red-1 | yellow-4 yellow-5 yellow-6 ; top holds
        """,
    )
    assert case.why_not(f"play {card} 3") == "BLN-10-011"
    assert case.why_not(f"play {card} 4") == "BLN-10-011"
    assert case.options(f"play {card}") == [f"play {card} {flag}" for flag in (1, 2, 5, 6, 7, 8, 9)]
