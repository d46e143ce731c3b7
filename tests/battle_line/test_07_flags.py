"""Chapter 7: claiming flags."""

from itertools import combinations, product
from random import Random

import pytest

from vexilla.kernel.refusal import IllegalAction
from vexilla.testing import Case, position, rule

COLOURS = ("red", "yellow", "purple", "orange", "blue", "green")
TROOPS = [f"{colour}-{value}" for colour in COLOURS for value in range(1, 11)]
#: Nothing beats this Wedge, so there is a flag to claim and the match waits where claims are made.
SURE = "9: green-8 green-9 green-10 |"
SURE_FOR_TOP = "9: | green-8 green-9 green-10"


def claiming(lines: str) -> Case:
    """The bottom side at its claims."""
    return position("battle_line", f"to do: claim\n{SURE}\n{lines}")


@rule("BLN-07-001")
def test_flags_are_claimed_in_ones_own_turn_just_before_the_hand_is_refilled() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1
        top hand: yellow-1
        2: blue-8 blue-9 blue-10 |
        4: | purple-8 purple-9 purple-10
        """,
    )
    assert case.options("claim") == []
    case.play("play red-1 7")
    assert (case.decider, case.options()) == ("bottom", ["claim 2", "done"])  # flag 4 is for the other player
    case.play("claim 2")
    assert case.options() == ["draw tactics", "draw troops"]
    case.play("draw troops", "play yellow-1 7")
    assert (case.decider, case.options()) == ("top", ["claim 4", "done"])


@rule("BLN-07-001")
def test_several_flags_may_be_claimed_in_one_turn_or_some_or_none() -> None:
    text = """
        bottom hand: red-1
        top hand: yellow-1
        2: blue-8 blue-9 blue-10 |
        4: purple-8 purple-9 purple-10 |
        7: orange-8 orange-9 orange-10 |
        """
    case = position("battle_line", text).play("play red-1 1")
    assert case.options() == ["claim 2", "claim 4", "claim 7", "done"]
    for claims in ([], ["claim 4"], ["claim 7", "claim 2"], ["claim 2", "claim 4", "claim 7"]):
        after = case.clone().play(*claims, *(["done"] if len(claims) < 3 else []))
        assert after.options() == ["draw tactics", "draw troops"]
        held = [f"claim {flag['flag']}" for flag in after.view("top")["flags"] if flag["holder"] == "bottom"]
        assert held == sorted(claims)


@rule("BLN-07-001")
def test_a_flag_that_was_not_claimed_may_be_claimed_in_a_later_turn() -> None:
    case = position("battle_line", f"bottom hand: red-1 red-2\ntop hand: yellow-1\n{SURE}")
    case.play("play red-1 1", "done", "draw troops", "play yellow-1 1", "draw troops", "play red-2 2", "claim 9")
    assert case.lines()["9"].endswith("bottom holds")


@rule("BLN-07-002")
@pytest.mark.parametrize(
    ("line", "ready"),
    [
        ("3: | red-1 yellow-2 blue-5", False),
        ("3: purple-10 |", False),
        ("3: purple-10 purple-9 | red-1 yellow-2 blue-5", False),
        ("3: purple-10 purple-9 purple-8 | red-1 yellow-2 blue-5", True),
        ("3: purple-10 purple-9 alexander | red-1 yellow-2 blue-5", True),
        ("3: purple-10 purple-9 purple-8 | red-1 yellow-2 blue-5 mud", False),
        ("3: purple-10 purple-9 purple-8 purple-7 | red-1 yellow-2 blue-5 mud", True),
    ],
)
def test_claiming_needs_a_complete_formation_of_ones_own(line: str, ready: bool) -> None:
    case = claiming(line)
    assert case.options() == (["claim 3", "claim 9", "done"] if ready else ["claim 9", "done"])
    assert case.why_not("claim 3") == (None if ready else "BLN-07-002")


@rule("BLN-07-003")
def test_two_complete_formations_are_simply_compared() -> None:
    case = claiming("3: red-2 blue-2 yellow-2 | purple-10 purple-9 purple-7 ; top first")
    assert case.why_not("claim 3") is None
    (claim,) = case.play("claim 3").events("battle-line-claimed")
    assert "BLN-07-003" in claim["clauses"]
    case = claiming("3: purple-10 purple-9 purple-7 | red-2 blue-2 yellow-2 ; bottom first")
    assert case.why_not("claim 3") == "BLN-07-003"
    case = claiming("3: red-4 yellow-5 blue-6 | red-5 yellow-6 blue-7 ; bottom first")
    assert case.why_not("claim 3") == "BLN-07-003"


@rule("BLN-07-004")
@pytest.mark.parametrize(
    ("line", "counter"),
    [
        ("3: red-2 blue-2 yellow-2 | purple-10 orange-9", None),
        ("3: red-2 blue-2 yellow-2 | purple-10 purple-9", ["purple-8"]),
        ("3: red-2 blue-2 yellow-2 | purple-10 purple-7", None),
        ("3: red-10 blue-10 yellow-10 | purple-5 orange-5", None),
        ("3: red-4 blue-4 yellow-4 | purple-5 orange-5", ["red-5"]),
        ("3: red-1 red-3 red-5 | purple-8 orange-8", ["red-8"]),
        ("3: red-1 red-2 red-5 | purple-9 purple-1", ["purple-10"]),
        ("3: red-1 yellow-2 blue-4 | purple-1 orange-10", ["red-10"]),
    ],
)
def test_against_an_unfinished_formation_no_completion_may_beat_ones_own(line: str, counter: list[str] | None) -> None:
    case = claiming(line)
    refusal = case.refusal("claim 3")
    if counter is None:
        assert refusal is None
        assert "claim 3" in case.options()
    else:
        assert refusal is not None
        assert case.why_not("claim 3") == "BLN-07-004"
        assert "claim 3" not in case.options()
        assert refusal.arguments["cards"] == counter  # the proof that there is no proof


@rule("BLN-07-004")
def test_against_an_empty_side_only_the_highest_wedge_is_safe() -> None:
    assert claiming("3: red-8 red-9 red-10 |").why_not("claim 3") is None
    assert claiming("3: red-7 red-8 red-9 |").why_not("claim 3") == "BLN-07-004"


@rule("BLN-07-004")
def test_the_proof_is_made_anew_when_the_opponent_adds_a_card() -> None:
    # Purple 8 and 9 would make a Wedge, until another card takes the place of one of them.
    case = claiming("bottom hand: red-1\ntop hand: orange-9\n3: red-2 blue-2 yellow-2 | purple-10")
    assert case.why_not("claim 3") == "BLN-07-004"
    case.play("done", "draw troops", "play orange-9 3", "draw troops", "play red-1 7")
    assert case.options() == ["claim 3", "claim 9", "done"]


@rule("BLN-07-005")
@pytest.mark.parametrize(
    ("place", "open_card"),
    [
        ("1: purple-8 |", True),
        ("1: | purple-8", True),
        ("1: purple-8 | ; top holds", True),
        ("1: | purple-8 ; top holds", True),
        ("bottom discard: purple-8", True),
        ("top discard: purple-8", True),
        ("top hand: purple-8", False),
        ("bottom hand: purple-8", False),
        ("troops returned by bottom: purple-8", False),
        ("", False),
    ],
)
def test_every_card_that_lies_face_up_is_unavailable_and_no_other(place: str, open_card: bool) -> None:
    # Only purple 8 would make the pair on the other side a Wedge.
    case = claiming(f"3: red-2 blue-2 yellow-2 | purple-10 purple-9\n{place}")
    assert case.why_not("claim 3") == (None if open_card else "BLN-07-004")


@rule("BLN-07-005")
@pytest.mark.parametrize("laid", ["play purple-8 5", "play purple-8 1"])
def test_a_card_that_is_laid_down_later_completes_the_proof(laid: str) -> None:
    case = claiming("bottom hand: red-1\ntop hand: purple-8\n3: red-2 blue-2 yellow-2 | purple-10 purple-9")
    assert case.why_not("claim 3") == "BLN-07-004"
    case.play("done", "draw troops", laid, "draw troops", "play red-1 7")
    assert case.options() == ["claim 3", "claim 9", "done"]


@rule("BLN-07-006")
@pytest.mark.parametrize("holder", ["bottom hand: purple-8 red-1", "top hand: purple-8 red-1", ""])
def test_cards_in_hand_count_as_available_to_the_opponent_and_stay_secret(holder: str) -> None:
    line = "3: red-2 blue-2 yellow-2 | purple-10 purple-9"
    case = claiming(f"{line}\n{holder}")
    refusal = case.refusal("claim 3")
    assert refusal is not None
    # The answer is the same wherever the card is hidden, so it tells nothing.
    assert (refusal.clause, refusal.arguments) == ("BLN-07-004", {"flag": 3, "cards": ["purple-8"]})
    case.play("done")
    assert "known" not in case.view("bottom")["hands"]["bottom"]
    assert case.view("top")["hands"]["bottom"]["known"] == []


@rule("BLN-07-006")
def test_a_claim_reveals_nothing_of_the_claimants_hand() -> None:
    case = position("battle_line", f"bottom hand: purple-8 fog\nto do: claim\n{SURE}")
    case.play("claim 9")
    assert case.view("top")["hands"]["bottom"] == {"troops": 1, "tactics": 1, "known": []}
    assert not any("purple-8" in str(event) or "fog" in str(event) for event in case.events(side="top"))


@rule("BLN-07-007")
@pytest.mark.parametrize("hand", ["alexander fog mud", "darius companion-cavalry deserter traitor redeploy"])
def test_unplayed_tactics_cards_never_prevent_a_claim(hand: str) -> None:
    # A Leader would make a Wedge of purple 10 and 9, Fog would leave only the sum: neither is played yet.
    case = claiming(f"top hand: {hand}\n3: red-2 blue-2 yellow-2 | purple-10 purple-9\n1: purple-8 |")
    assert case.why_not("claim 3") is None


@rule("BLN-07-008")
@pytest.mark.parametrize(
    ("own", "theirs", "refused"),
    [
        ("", "", None),
        # Fog: a Phalanx of twos is only a sum of six.
        ("", "fog", "BLN-07-004"),
        ("fog", "", "BLN-07-004"),
        # Mud: three cards are not enough, and with the fourth it is no Phalanx any more.
        ("mud", "", "BLN-07-002"),
        ("", "mud", "BLN-07-002"),
        ("red-9 mud", "", "BLN-07-004"),
        ("purple-2 mud", "", None),
    ],
)
def test_fog_and_mud_at_the_flag_count_in_the_proof(own: str, theirs: str, refused: str | None) -> None:
    case = claiming(f"3: red-2 blue-2 yellow-2 {own} | purple-1 orange-7 {theirs}")
    assert case.why_not("claim 3") == refused


@rule("BLN-07-008")
def test_fog_and_mud_may_also_help_the_claimant() -> None:
    assert claiming("3: red-10 blue-10 yellow-9 | purple-1 purple-2").why_not("claim 3") == "BLN-07-004"
    assert claiming("3: red-10 blue-10 yellow-9 | purple-1 purple-2 fog").why_not("claim 3") is None
    # Under Mud a Wedge must have four cards, and purple 1 to 4, 2 to 5 or 3 to 6 cannot all be had.
    line = "3: red-1 blue-1 yellow-1 | purple-4 purple-3\n1: purple-1 purple-5 |"
    assert claiming(line).why_not("claim 3") == "BLN-07-004"
    assert claiming(line.replace("yellow-1", "yellow-1 orange-1 mud")).why_not("claim 3") is None


@rule("BLN-07-008")
@pytest.mark.parametrize(
    ("line", "refused"),
    [
        # A Leader may be the purple 8 that is on the table already.
        ("3: red-2 blue-2 yellow-2 | alexander purple-10\n1: purple-8 |", True),
        ("3: red-10 blue-10 yellow-10 | alexander purple-10\n1: purple-8 |", True),
        ("3: red-10 blue-10 yellow-10 | alexander purple-10\n1: purple-8 | purple-9", False),
        ("3: orange-8 orange-9 orange-10 | alexander purple-10", False),
        # Companion Cavalry is an 8 of any colour, and nothing but an 8.
        ("3: red-2 blue-2 yellow-2 | companion-cavalry purple-10", True),
        ("3: red-2 blue-2 yellow-2 | companion-cavalry purple-3", False),
        ("3: red-7 blue-7 yellow-7 | companion-cavalry purple-8", True),
        ("3: red-9 blue-9 yellow-9 | companion-cavalry purple-8", False),
        ("3: red-9 blue-9 yellow-9 | companion-cavalry purple-6", True),
        ("3: red-9 blue-9 yellow-9 | companion-cavalry purple-6\n1: purple-7 |", False),
        # Shield Bearers are a 1, 2 or 3 of any colour.
        ("3: red-9 blue-9 yellow-9 | shield-bearers purple-5", True),
        ("3: red-9 blue-9 yellow-9 | shield-bearers purple-6", False),
        ("3: red-9 blue-9 yellow-9 | shield-bearers purple-5\n1: purple-4 |", False),
        ("3: red-1 blue-1 yellow-1 | shield-bearers purple-7", False),
        ("3: red-1 blue-1 yellow-1 | shield-bearers purple-2", True),
    ],
)
def test_a_morale_card_in_the_unfinished_formation_takes_its_best_identity(line: str, refused: bool) -> None:
    assert claiming(line).why_not("claim 3") == ("BLN-07-004" if refused else None)


# A card as a colour and a value; wild cards by all that they may stand for.
Card = tuple[str, int]
WILD: dict[str, list[Card]] = {
    "alexander": [(colour, value) for colour in COLOURS for value in range(1, 11)],
    "companion-cavalry": [(colour, 8) for colour in COLOURS],
    "shield-bearers": [(colour, value) for colour in COLOURS for value in (1, 2, 3)],
}


def identities(name: str) -> list[Card]:
    colour, _, value = name.partition("-")
    return WILD.get(name) or [(colour, int(value))]


def plain_strength(cards: tuple[Card, ...], fog: bool) -> tuple[int, int]:
    """The strength of a complete formation, straight from the list in the book."""
    values = sorted(value for _, value in cards)
    run = values == list(range(values[0], values[0] + len(values)))
    one_colour = len({colour for colour, _ in cards}) == 1
    kind = 5 if run and one_colour else 4 if len(set(values)) == 1 else 3 if one_colour else 2 if run else 1
    return (0 if fog else kind, sum(values))


def best_strength(names: list[str], fog: bool) -> tuple[int, int]:
    return max(plain_strength(cards, fog) for cards in product(*map(identities, names)))


def some_formation(random: Random, size: int) -> list[str]:
    """Any cards, or a formation of one of the better kinds."""
    colour = random.choice(COLOURS)
    low = random.randint(1, 11 - size)
    kind = random.randrange(4)
    if kind == 0:
        return [f"{colour}-{low + step}" for step in range(size)]
    if kind == 1:
        return [f"{each}-{low}" for each in random.sample(COLOURS, size)]
    if kind == 2:
        return [f"{colour}-{value}" for value in random.sample(range(1, 11), size)]
    return random.sample(TROOPS, size)


@rule("BLN-07-009", "BLN-07-004")
@pytest.mark.parametrize("environment", ["", "fog", "mud", "fog mud"])
def test_the_proof_agrees_with_trying_every_completion(environment: str) -> None:
    random = Random(f"proof {environment}")
    size = 4 if "mud" in environment else 3
    fog = "fog" in environment
    answers = []
    for _ in range(200):
        own = some_formation(random, size)
        rest = [card for card in TROOPS if card not in own]
        theirs = [card for card in some_formation(random, size) if card in rest][: random.randint(0, size - 1)]
        rest = [card for card in rest if card not in theirs]
        # Up to two of their cards are wild, or one of ours.
        wild = random.sample(sorted(WILD), 3)
        for place in range(min(len(theirs), random.choice([0, 1, 2]))):
            theirs[place] = wild[place]
        if random.random() < 0.3:
            own[0] = wild[2]
        available = sorted(random.sample(rest, random.randint(5, 11)))
        open_cards = [card for card in TROOPS if card not in available and card not in own and card not in theirs]
        mine = best_strength(own, fog)
        beaten = any(
            best_strength([*theirs, *filling], fog) > mine for filling in combinations(available, size - len(theirs))
        )
        case = position(
            "battle_line",
            f"""
            to do: claim
            bottom hand: {available[0]}
            top hand: {available[1]}
            top discard: {" ".join(open_cards)}
            5: {" ".join(own)} {environment} | {" ".join(theirs)}
            """,
        )
        assert case.options("claim") == ([] if beaten else ["claim 5"]), case.text()
        answers.append(beaten)
    assert 20 < sum(answers) < 180  # both answers are put to the test


@rule("BLN-07-010")
def test_of_equal_formations_the_one_completed_last_loses() -> None:
    line = "3: yellow-7 blue-2 green-1 | yellow-3 blue-3 green-4"
    assert claiming(f"{line} ; bottom first").why_not("claim 3") is None
    assert claiming(f"{line} ; top first").why_not("claim 3") == "BLN-07-010"


@rule("BLN-07-010", "BLN-07-012")
def test_after_a_tie_the_earlier_player_claims_in_his_next_turn_and_the_later_never() -> None:
    case = position(
        "battle_line",
        f"""
        bottom hand: green-1 red-1 red-2
        top hand: green-4 orange-1 orange-2
        {SURE}
        3: yellow-7 blue-2 | yellow-3 blue-3
        turn: top
        """,
    )
    case.play("play green-4 3", "draw troops", "play green-1 3")
    assert case.why_not("claim 3") == "BLN-07-010"
    case.play("done", "draw troops")
    # It is not obligatory to do it at once, and waiting does not help the other player.
    case.play("play orange-1 5")
    assert case.options() == ["claim 3", "done"]
    case.play("done", "draw troops", "play red-1 6")
    assert case.why_not("claim 3") == "BLN-07-010"
    case.play("done", "draw troops", "play orange-2 5", "claim 3")
    assert case.lines()["3"].endswith("top holds")


@rule("BLN-07-011")
@pytest.mark.parametrize(
    "line",
    [
        "3: red-8 red-9 red-10 | blue-8 blue-10",  # blue 9 makes the same Wedge
        "3: red-8 red-9 red-10 |",
        "3: red-6 blue-6 yellow-6 | green-6 purple-6",
        "3: red-1 red-3 red-10 | blue-1 blue-3\n1: | blue-2",
        "3: red-10 blue-10 yellow-9 fog | purple-10 orange-9",
    ],
)
def test_a_formation_that_can_at_best_become_equal_has_lost(line: str) -> None:
    assert claiming(line).why_not("claim 3") is None


@rule("BLN-07-012")
def test_the_winner_of_a_tie_has_to_claim_in_his_own_turn() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1
        top hand: green-4 orange-1
        3: yellow-7 blue-2 green-1 | yellow-3 blue-3
        turn: top
        """,
    )
    case.play("play green-4 3")
    assert case.options() == ["draw tactics", "draw troops"]  # nobody claims anything now
    assert case.lines()["3"].endswith("; bottom first")
    case.play("draw troops", "play red-1 1", "claim 3")
    assert case.lines()["3"].endswith("; bottom holds")


@rule("BLN-07-013")
@pytest.mark.parametrize(
    "trick",
    [
        ("play deserter", "choose green-1"),
        ("play traitor", "choose green-1", "move 5"),
    ],
)
def test_a_formation_that_lost_a_card_counts_from_when_it_is_complete_again(trick: tuple[str, ...]) -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1 red-2
        top hand: deserter traitor orange-1
        3: yellow-7 blue-2 green-1 | yellow-3 blue-3 green-4 ; bottom first
        turn: top
        """,
    )
    case.play(*trick)
    assert case.view("top")["flags"][2]["completed_first"] is None
    case.play("draw troops", "play red-1 3")
    assert case.options("claim") == []
    case.play("draw troops", "play orange-1 1")
    assert case.options("claim") == ["claim 3"]


@rule("BLN-07-013")
def test_whoever_redeploys_a_card_of_a_complete_formation_becomes_the_last() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy red-1
        top hand: orange-1 orange-2
        3: yellow-7 blue-2 green-1 | yellow-3 blue-3 green-4 ; bottom first
        """,
    )
    case.play("play redeploy", "choose green-1", "move 5", "draw troops")
    case.play("play orange-1 1", "draw troops", "play red-1 3")
    assert case.options("claim") == []
    case.play("draw troops", "play orange-2 1")
    assert case.options("claim") == ["claim 3"]


@rule("BLN-07-013")
def test_mud_makes_both_formations_incomplete_and_their_order_new() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: mud red-8
        top hand: orange-8 orange-1
        3: yellow-7 blue-2 green-1 | yellow-3 blue-3 green-4 ; bottom first
        """,
    )
    case.play("play mud 3", "draw troops", "play orange-8 3", "draw troops", "play red-8 3")
    assert case.lines()["3"].endswith("; top first")
    assert case.options("claim") == []
    case.play("draw troops", "play orange-1 1")
    assert case.options("claim") == ["claim 3"]


@rule("BLN-07-013")
def test_a_trick_at_another_flag_leaves_the_order_alone() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1
        top hand: deserter
        3: yellow-7 blue-2 green-1 | yellow-3 blue-3 green-4 ; bottom first
        4: orange-7 orange-3 |
        turn: top
        """,
    )
    case.play("play deserter", "choose orange-7", "draw troops", "play red-1 4")
    assert case.options("claim") == ["claim 3"]


@rule("BLN-07-014")
def test_the_wedge_red_4_5_3_beats_the_phalanx_of_eights() -> None:
    case = position("battle_line", "to do: claim\n3: red-4 red-5 red-3 | yellow-8 red-8 green-8 ; top first")
    assert case.options() == ["claim 3", "done"]
    case.play("claim 3")
    assert case.lines()["3"] == "red-3 red-4 red-5 | red-8 yellow-8 green-8 ; bottom holds"


@rule("BLN-07-015")
def test_the_phalanx_of_twos_beats_the_unfinished_red_7_green_6() -> None:
    assert claiming("3: yellow-2 red-2 green-2 | red-7 green-6").why_not("claim 3") is None


@rule("BLN-07-016")
@pytest.mark.parametrize(
    ("played", "valid"),
    [
        ("1: blue-7 | blue-10", True),
        ("1: blue-7 |", False),
        ("1: | blue-10", False),
        ("bottom hand: blue-7 blue-10", False),
    ],
)
def test_the_wedge_red_4_5_3_beats_blue_8_once_blue_7_and_blue_10_are_played(played: str, valid: bool) -> None:
    case = claiming(f"3: red-4 red-5 red-3 | blue-8\n{played}")
    assert case.why_not("claim 3") == (None if valid else "BLN-07-004")


@rule("BLN-07-017")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_a_captured_flag_lies_visibly_with_its_captor(side: str) -> None:
    case = position(
        "battle_line",
        f"""
        {SURE if side == "bottom" else SURE_FOR_TOP}
        3: red-8 red-9 red-10 | blue-8 blue-9 blue-10 ; {side} first
        turn: {side}
        to do: claim
        """,
    )
    case.play("claim 3")
    for watcher in ("bottom", "top", "spectator"):
        holders = [flag["holder"] for flag in case.view(watcher)["flags"]]
        assert holders == ["nobody"] * 2 + [side] + ["nobody"] * 6
    (claim,) = case.events("battle-line-claimed", "spectator")
    assert (claim["side"], claim["flag"]) == (side, 3)
    # Nobody takes it again.
    assert case.why_not("claim 3") == "BLN-07-017"


@rule("BLN-07-018")
@pytest.mark.parametrize("holder", ["bottom", "top"])
@pytest.mark.parametrize("player", ["bottom", "top"])
def test_nobody_plays_a_card_at_a_captured_flag(holder: str, player: str) -> None:
    case = position(
        "battle_line",
        f"""
        {player} hand: red-7 alexander shield-bearers fog mud
        turn: {player}
        3: | ; {holder} holds
        """,
    )
    assert [action for action in case.options() if action.endswith(" 3")] == []
    assert case.why_not("play red-7 3") == "BLN-07-018"
    assert case.why_not("play alexander 3") == "BLN-07-018"
    assert case.why_not("play shield-bearers 3") == "BLN-07-018"
    assert case.why_not("play fog 3") == case.why_not("play mud 3") == "BLN-10-011"


@rule("BLN-07-018")
def test_the_flag_is_closed_from_the_moment_of_its_capture() -> None:
    case = position("battle_line", "bottom hand: red-7 red-1\ntop hand: blue-1\n3: red-8 red-9 red-10 | blue-8")
    case.play("play red-1 1", "claim 3", "draw troops")
    assert case.options("play blue-1") == [f"play blue-1 {flag}" for flag in (1, 2, 4, 5, 6, 7, 8, 9)]


CAPTURED = """
    3: red-8 alexander red-10 fog | blue-8 darius mud ; bottom holds
    4: green-1 | green-2
    5: yellow-1 | yellow-2
    bottom tactics: 0
    top tactics: 0
    """


@rule("BLN-07-019")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_no_guile_card_touches_the_cards_at_a_captured_flag(side: str) -> None:
    own, other = (("green-1", "yellow-1"), ("green-2", "yellow-2"))
    if side == "top":
        own, other = other, own
    case = position("battle_line", f"{side} hand: redeploy deserter traitor\nturn: {side}\n{CAPTURED}")
    for guile, targets in (("redeploy", own), ("deserter", other), ("traitor", other)):
        after = case.clone().play(f"play {guile}")
        assert after.options() == [f"choose {card}" for card in targets]
        for card in ("red-8", "alexander", "fog", "blue-8", "darius", "mud"):
            assert after.why_not(f"choose {card}") is not None


@rule("BLN-07-019")
def test_cards_at_captured_flags_alone_are_no_reason_to_play_a_guile_card() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy deserter traitor
        3: red-8 red-9 fog | blue-8 mud ; bottom holds
        bottom tactics: 0
        top tactics: 0
        """,
    )
    assert case.options() == ["pass"]
    for guile in ("redeploy", "deserter", "traitor"):
        assert case.why_not(f"play {guile}") == "BLN-11-014"


@rule("BLN-07-019")
@pytest.mark.parametrize("guile", ["redeploy", "traitor"])
def test_no_guile_card_moves_a_card_to_a_captured_flag(guile: str) -> None:
    case = position("battle_line", f"top hand: {guile}\nturn: top\n{CAPTURED}")
    case.play(f"play {guile}", f"choose {'green-2' if guile == 'redeploy' else 'green-1'}")
    assert "move 3" not in case.options()
    assert case.why_not("move 3") == "BLN-07-018"
    assert case.why_not("move 7") is None


@rule("BLN-07-019")
def test_fog_and_mud_are_not_moved_to_a_captured_flag() -> None:
    case = position("battle_line", "bottom hand: redeploy\ntop tactics: 2\n3: | ; top holds\n4: fog |\n5: mud |")
    for card in ("fog", "mud"):
        after = case.clone().play("play redeploy", f"choose {card}")
        assert "move 3" not in after.options()
        assert after.why_not("move 3") == "BLN-10-011"


@rule("BLN-07-020")
def test_both_formations_at_a_captured_flag_stay_open_and_count_in_later_proofs() -> None:
    case = claiming(
        """
        3: red-2 blue-2 yellow-2 | purple-10 purple-9
        5: yellow-8 yellow-9 yellow-10 | purple-8 orange-1
        """
    )
    case.play("claim 5")
    for watcher in ("bottom", "top", "spectator"):
        flag = case.view(watcher)["flags"][4]
        assert flag["bottom"]["cards"] == ["yellow-8", "yellow-9", "yellow-10"]
        assert flag["top"]["cards"] == ["purple-8", "orange-1"]
    assert case.view("top")["discards"] == {"bottom": [], "top": []}
    # Without purple 8, which lies at the captured flag, there is no Wedge against the Phalanx.
    assert case.why_not("claim 3") is None


@rule("BLN-07-021")
def test_several_claims_are_made_one_after_another_and_the_first_victory_ends_the_game() -> None:
    case = position(
        "battle_line",
        """
        1: | ; bottom holds
        2: | ; bottom holds
        3: red-8 red-9 red-10 |
        6: blue-8 blue-9 blue-10 |
        8: green-8 green-9 green-10 |
        to do: claim
        """,
    )
    case.play("claim 6")
    assert not case.over
    assert case.options() == ["claim 3", "claim 8", "done"]
    case.play("claim 3")
    assert (case.over, case.winner) == (True, "bottom")
    assert case.view("top")["flags"][7]["holder"] == "nobody"
    assert [claim["flag"] for claim in case.events("battle-line-claimed")] == [6, 3]


@rule("BLN-07-022")
def test_a_claim_that_does_not_hold_is_not_offered_and_refused_without_any_cost() -> None:
    case = claiming("bottom hand: red-1\n3: red-7 red-8 red-9 |")
    before = case.text()
    assert case.options() == ["claim 9", "done"]
    with pytest.raises(IllegalAction):
        case.play("claim 3")
    assert case.text() == before
    assert (case.decider, case.options()) == ("bottom", ["claim 9", "done"])


@rule("BLN-07-022")
def test_without_aid_a_claim_that_does_not_hold_costs_nothing_and_may_be_repeated_in_a_later_turn() -> None:
    case = position(
        "battle_line",
        """
        options: claims=unaided
        bottom hand: red-1 red-2
        top hand: blue-10
        3: red-7 red-8 red-9 | blue-8
        """,
        chance={"troops": ["orange-1", "orange-2"]},
    )
    case.play("play red-1 1", "claim 3")
    (failed,) = case.events("battle-line-claim-failed")
    assert (failed["side"], failed["flag"], failed["cards"]) == ("bottom", 3, ["blue-9", "blue-10"])
    # The turn goes on as if nothing had been said.
    assert (case.decider, case.options()) == ("bottom", ["draw tactics", "draw troops"])
    case.play("draw troops")
    assert case.lines()["bottom hand"] == "red-2 orange-1"
    case.play("play blue-10 1", "draw troops", "play red-2 1", "claim 3")
    assert case.lines()["3"] == "red-7 red-8 red-9 | blue-8 ; bottom holds"
