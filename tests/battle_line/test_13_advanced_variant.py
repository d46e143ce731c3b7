"""Chapter 13: the advanced variant, in which flags are claimed at the start of a turn."""

from vexilla.testing import new_game, position, rule


@rule("BLN-13-001")
def test_flags_are_claimed_at_the_start_of_a_turn_before_a_card_is_played() -> None:
    case = position(
        "battle_line",
        """
        options: variant=advanced
        bottom hand: red-1
        3: red-4 red-5 red-3 | yellow-8 red-8 green-8
        to do: claim
        """,
    )
    assert case.options() == ["claim 3", "done"]
    assert case.why_not("play red-1 1") == "BLN-13-001"
    assert case.why_not("draw troops") == "BLN-13-001"
    case.play("claim 3")
    assert case.view("top")["flags"][2]["holder"] == "bottom"
    assert case.options("play red-1") != []
    case.play("play red-1 1")
    assert case.options() == ["draw tactics", "draw troops"]
    case.play("draw troops")
    assert case.decider == "top"


@rule("BLN-13-001")
def test_a_flag_is_not_claimed_after_the_card_of_the_turn() -> None:
    case = position(
        "battle_line",
        """
        options: variant=advanced
        bottom hand: red-3 red-1
        top hand: blue-1
        3: red-4 red-5 | yellow-8 red-8 green-8
        """,
    )
    assert case.why_not("claim 3") == "BLN-13-001"
    case.play("play red-3 3")
    assert case.options() == ["draw tactics", "draw troops"]
    assert case.why_not("claim 3") == "BLN-13-001"
    case.play("draw troops", "play blue-1 1", "draw troops")
    assert case.decider == "bottom"
    assert case.options() == ["claim 3", "done"]
    case.play("done", "play red-1 1")
    assert case.options() == ["draw tactics", "draw troops"], "one turn later, the flag is still not claimed afterwards"


@rule("BLN-13-001")
def test_whoever_does_not_claim_at_the_start_cannot_make_up_for_it_in_the_turn() -> None:
    case = position(
        "battle_line",
        """
        options: variant=advanced
        bottom hand: red-1
        3: red-4 red-5 red-3 | yellow-8 red-8 green-8
        to do: claim
        """,
    )
    case.play("done", "play red-1 1")
    assert case.why_not("claim 3") == "BLN-13-001"


@rule("BLN-13-001")
def test_a_new_advanced_game_asks_for_claims_before_cards() -> None:
    advanced = new_game("battle_line", options={"variant": "advanced"})
    assert advanced.question == "battle-line-ask-play", "there is nothing to claim yet"
    assert advanced.why_not("claim 1") == "BLN-13-001"
    assert advanced.view("bottom")["options"]["variant"] == "advanced"


@rule("BLN-13-001")
def test_several_flags_may_be_claimed_at_the_start_and_the_last_one_wins_before_any_card() -> None:
    case = position(
        "battle_line",
        """
        options: variant=advanced
        bottom hand: red-1
        2: | ; bottom holds
        3: red-4 red-5 red-3 | yellow-8 red-8 green-8
        4: blue-4 blue-5 blue-3 | orange-8 blue-8 purple-8
        to do: claim
        """,
    )
    case.play("claim 4", "claim 3")
    assert case.over
    assert case.winner == "bottom"
    assert case.view("top")["hands"]["bottom"]["troops"] == 1


@rule("BLN-13-002")
def test_the_opponent_has_a_turn_to_spoil_a_claim_with_a_tactics_card() -> None:
    text = """
        options: variant={}
        bottom hand: red-3 red-1
        top hand: deserter
        3: red-4 red-5 | yellow-8 red-8 green-8
        """
    advanced = position("battle_line", text.format("advanced"), chance={"troops": ["blue-1", "blue-2"]})
    advanced.play("play red-3 3", "draw troops")
    assert advanced.decider == "top"
    advanced.play("play deserter", "choose red-4", "draw troops")
    assert advanced.decider == "bottom"
    assert advanced.question == "battle-line-ask-play", "no claim is left"
    # By the usual rules the flag would have been safe.
    standard = position("battle_line", text.format("standard"), chance={"troops": ["blue-1", "blue-2"]})
    standard.play("play red-3 3", "claim 3", "draw troops")
    assert standard.why_not("play deserter") == "BLN-11-014"


@rule("BLN-13-002")
def test_even_a_guile_card_of_ones_own_brings_no_claim_before_the_next_turn() -> None:
    case = position(
        "battle_line",
        """
        options: variant=advanced
        bottom hand: traitor
        top hand: purple-1
        3: blue-8 blue-9 | blue-7 green-7 orange-7
        """,
    )
    case.play("play traitor", "choose blue-7", "move 3")
    assert case.options() == ["draw tactics", "draw troops"]
    case.play("draw troops", "play purple-1 1", "draw troops")
    assert case.options("claim") == ["claim 3"]


def test_a_scout_in_the_advanced_variant_draws_after_the_card_is_played() -> None:
    case = position("battle_line", "options: variant=advanced\nbottom hand: scout red-1\ntop hand: blue-1")
    case.play("play scout", "draw troops", "draw troops", "draw troops", "return red-1")
    case.play(case.options("return")[0])
    assert case.decider == "top"
    assert len(case.view("bottom")["hands"]["bottom"]["cards"]) == 2


@rule("BLN-13-003")
def test_proofs_and_ties_are_the_same_in_the_advanced_variant() -> None:
    cases = (
        ("red-4 red-5 red-3 | yellow-8 red-8 green-8", True),
        ("yellow-2 red-2 green-2 | red-7 green-6", True),
        ("yellow-2 red-2 green-2 | red-7 red-6", False),
        ("red-4 red-5 red-3 | blue-8", False),
        ("red-4 red-5 red-3 fog | blue-8", False),
        ("red-7 red-8 red-9 mud | blue-8", False),
        ("red-1 red-2 red-3 | blue-1 blue-2 blue-3 ; bottom first", True),
        ("red-1 red-2 red-3 | blue-1 blue-2 blue-3 ; top first", False),
        ("red-8 red-9 red-10 | blue-8 blue-9", True),
        ("red-8 red-9 alexander | blue-8 darius", True),
    )
    for flag, holds in cases:
        for variant in ("standard", "advanced"):
            case = position("battle_line", f"options: variant={variant}\n3: {flag}\nto do: claim")
            assert case.options("claim") == (["claim 3"] if holds else [])


@rule("BLN-13-003")
def test_in_the_advanced_variant_too_the_last_to_complete_loses_a_tie() -> None:
    case = position(
        "battle_line",
        """
        options: variant=advanced
        bottom hand: red-3 red-10
        top hand: purple-1
        3: red-4 red-5 | blue-3 blue-4 blue-5
        """,
        chance={"troops": ["purple-2"]},
    )
    case.play("play red-3 3", "draw troops")
    assert case.decider == "top"
    assert case.options() == ["claim 3", "done"]
    case.play("done", "play purple-1 1", "draw troops")
    assert case.options("claim") == [], "nothing to claim for the bottom player"
    case.play("play red-10 1", "draw troops", "claim 3")
    assert case.view("bottom")["flags"][2]["holder"] == "top"
