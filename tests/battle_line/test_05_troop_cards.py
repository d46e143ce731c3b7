"""Chapter 5: playing Troop cards, and passing."""

from itertools import permutations

import pytest

from vexilla.games.battle_line.cards import TROOP_NAMES
from vexilla.testing import position, rule

COLOURS = ("red", "yellow", "purple", "orange", "blue", "green")
TROOPS = [f"{colour}-{value}" for colour in COLOURS for value in range(1, 11)]

# Eight flags are captured and the bottom side is complete at the ninth: it has nowhere to play.
FULL = """
    1: | ; bottom holds
    2: | ; bottom holds
    3: | ; top holds
    4: | ; bottom holds
    5: | ; bottom holds
    6: | ; top holds
    7: | ; top holds
    8: red-1 yellow-2 blue-5 |
    9: | ; top holds
    """
SEVEN_TACTICS = "alexander darius companion-cavalry shield-bearers fog mud scout"


@rule("BLN-05-001")
def test_three_slots_on_each_side_of_each_flag() -> None:
    for flag in range(1, 10):
        for side, line in (("bottom", "red-1 yellow-2 |"), ("top", "| red-1 yellow-2")):
            case = position("battle_line", f"{side} hand: green-4 blue-5\nturn: {side}\n{flag}: {line}")
            assert case.why_not(f"play green-4 {flag}") is None
            assert case.view("spectator")["flags"][flag - 1]["size"] == 3
            full = line.replace("yellow-2", "yellow-2 purple-9")
            case = position("battle_line", f"{side} hand: green-4 blue-5\nturn: {side}\n{flag}: {full}")
            assert case.why_not(f"play green-4 {flag}") == "BLN-05-001"
            assert len(case.options("play green-4")) == 8


@rule("BLN-05-001")
def test_a_morale_card_needs_a_slot_too() -> None:
    case = position("battle_line", "bottom hand: alexander\n3: red-1 yellow-2 purple-9 |\n4: red-3 |")
    assert case.why_not("play alexander 3") == "BLN-05-001"
    assert case.why_not("play alexander 4") is None


@rule("BLN-05-002")
def test_a_troop_card_goes_face_up_to_any_uncaptured_flag_with_a_free_slot() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-7
        2: blue-1 | ; top holds
        3: blue-2 blue-3 blue-4 |
        5: green-1 green-2 | green-3 green-4 green-6
        6: | ; bottom holds
        """,
    )
    assert case.options() == [f"play red-7 {flag}" for flag in (1, 4, 5, 7, 8, 9)]
    assert case.why_not("play red-7 2") == case.why_not("play red-7 6") == "BLN-07-018"
    assert case.why_not("play red-7 3") == "BLN-05-001"
    case.play("play red-7 5")
    for watcher in ("bottom", "top", "spectator"):
        assert case.view(watcher)["flags"][4]["bottom"]["cards"] == ["red-7", "green-1", "green-2"]
    assert case.events("battle-line-played", "top")[0]["card"] == "red-7"


@rule("BLN-05-003")
def test_formations_are_built_side_by_side_in_any_order() -> None:
    for order in permutations(["play red-5 3", "play red-3 3", "play red-4 3"]):
        case = position(
            "battle_line",
            """
            bottom hand: red-3 red-4 red-5 blue-1 blue-9
            top hand: green-1 green-3 green-7 yellow-1
            """,
        )
        # Another flag comes in between the cards of the formation at flag 3.
        mine = [order[0], "play blue-1 9", order[1], "play blue-9 1", order[2]]
        theirs = ["play green-1 2", "play green-7 3", "play green-3 2", "play yellow-1 5"]
        for action in mine[:-1]:
            case.play(action, "draw troops", theirs.pop(0), "draw troops")
        case.play(mine[-1])
        assert case.lines()["3"] == "red-3 red-4 red-5 | green-7"
        assert case.view("top")["flags"][2]["bottom"]["formation"] == {"kind": "wedge", "sum": 12}


@rule("BLN-05-003")
def test_unfinished_formations_do_not_bind() -> None:
    case = position("battle_line", "bottom hand: red-7\n" + "\n".join(f"{flag}: blue-{flag} |" for flag in range(1, 9)))
    assert case.options() == [f"play red-7 {flag}" for flag in range(1, 10)]


@rule("BLN-05-004")
def test_all_cards_of_a_formation_stay_visible_to_everybody() -> None:
    case = position(
        "battle_line", "bottom hand: red-7\n3: blue-2 alexander | green-9 green-3 darius\n4: yellow-1 | mud"
    )
    case.play("play red-7 3")
    for watcher in ("bottom", "top", "spectator"):
        flags = case.view(watcher)["flags"]
        assert flags[2]["bottom"]["cards"] == ["red-7", "blue-2", "alexander"]
        assert flags[2]["top"]["cards"] == ["green-3", "green-9", "darius"]
        assert flags[3]["bottom"]["cards"] == ["yellow-1"]
        assert flags[3]["top"]["environment"] == ["mud"]


@rule("BLN-05-005")
def test_no_passing_while_a_troop_card_can_be_played() -> None:
    case = position("battle_line", "bottom hand: red-7 fog")
    assert "pass" not in case.options()
    assert case.why_not("pass") == "BLN-05-005"
    assert case.why_not("play red-7 3") is None
    assert case.why_not("play fog 3") is None


@rule("BLN-05-005")
def test_without_a_playable_troop_card_the_choice_is_between_tactics_and_passing() -> None:
    case = position("battle_line", f"bottom hand: red-7 fog scout\ntop tactics: 3\n{FULL}")
    assert case.options() == ["pass", "play fog 8", "play scout"]
    case.clone().play("play fog 8")
    case.play("pass")
    (passed,) = case.events("battle-line-passed")
    assert passed["side"] == "bottom"
    assert case.lines()["bottom hand"] == "red-7 fog scout"


@rule("BLN-05-006")
def test_a_troop_card_has_nowhere_to_go_when_all_own_slots_at_uncaptured_flags_are_filled() -> None:
    case = position("battle_line", f"bottom hand: red-7 green-9\n{FULL}")
    assert case.options() == ["pass"]
    for flag in range(1, 10):
        assert case.why_not(f"play red-7 {flag}") == ("BLN-05-001" if flag == 8 else "BLN-07-018")


@rule("BLN-05-006")
@pytest.mark.parametrize(
    ("line", "instead", "place"),
    [
        ("8: red-1 yellow-2 blue-5 |", "8: red-1 yellow-2 |", 8),  # a free slot
        ("8: red-1 yellow-2 blue-5 |", "8: red-1 yellow-2 blue-5 | mud", 8),  # Mud makes one
        ("9: | ; top holds", "9: |", 9),  # an uncaptured flag
    ],
)
def test_one_free_slot_at_an_uncaptured_flag_is_enough_to_forbid_a_pass(line: str, instead: str, place: int) -> None:
    case = position("battle_line", f"bottom hand: red-7\n{FULL.replace(line, instead)}")
    assert case.options() == [f"play red-7 {place}"]
    assert case.why_not("pass") == "BLN-05-005"


@rule("BLN-05-007")
def test_with_only_tactics_cards_a_player_may_pass_if_he_does_not_wish_to_play_one() -> None:
    case = position("battle_line", "bottom hand: mud scout\ntop hand: red-1")
    assert case.options() == ["pass", *[f"play mud {flag}" for flag in range(1, 10)], "play scout"]
    case.play("pass")
    assert case.lines()["bottom hand"] == "mud scout"


@rule("BLN-05-007")
@pytest.mark.parametrize(
    "why",
    [
        "bottom hand: mud scout\nbottom tactics: 1",  # one more than the opponent already
        "bottom hand: darius\n3: alexander |\ntop tactics: 1",  # a second Leader
        "bottom hand: redeploy deserter traitor",  # nothing to work on
    ],
)
def test_with_only_tactics_cards_that_cannot_be_played_he_must_pass(why: str) -> None:
    assert position("battle_line", why).options() == ["pass"]


@rule("BLN-05-008")
def test_a_pass_ends_only_that_turn_until_the_situation_changes() -> None:
    case = position(
        "battle_line",
        f"""
        bottom hand: red-7 red-8 red-9 orange-1 orange-2 orange-3 orange-4
        top hand: green-1 green-3 green-6 purple-1 purple-2 purple-3 deserter
        {FULL}
        """,
        chance={"troops": ["blue-1", "blue-2", "blue-3"]},
    )
    assert case.options() == ["pass"]
    case.play("pass")
    assert case.decider == "top"
    assert case.options("play green-1") == ["play green-1 8"]  # a normal turn
    case.play("play green-1 8", "draw troops")
    assert case.decider == "bottom"
    assert case.options() == ["pass"]
    case.play("pass")
    assert case.decider == "top"
    case.play("play deserter", "choose blue-5", "draw troops")
    # Now there is a slot again.
    assert case.decider == "bottom"
    assert case.why_not("pass") == "BLN-05-005"
    case.play("play red-7 8")
    assert case.lines()["8"] == "red-1 red-7 yellow-2 | green-1"


@rule("BLN-05-009")
def test_a_passing_player_with_seven_cards_draws_none() -> None:
    case = position("battle_line", f"bottom hand: {SEVEN_TACTICS}\ntop hand: red-1")
    case.play("pass")
    assert case.decider == "top"
    assert case.events("battle-line-drew") == []
    assert case.view("top")["hands"]["bottom"] == {"troops": 0, "tactics": 7, "known": []}


@rule("BLN-05-009")
def test_a_passing_player_with_fewer_cards_draws_one() -> None:
    case = position("battle_line", "bottom hand: fog mud\ntop hand: red-1", chance={"troops": ["blue-4"]})
    case.play("pass")
    assert case.options() == ["draw tactics", "draw troops"]
    case.play("draw troops")
    assert case.decider == "top"
    assert case.lines()["bottom hand"] == "blue-4 fog mud"


@rule("BLN-05-009")
def test_a_passing_player_may_claim_flags() -> None:
    case = position("battle_line", f"bottom hand: {SEVEN_TACTICS}\ntop hand: red-1\n3: blue-8 blue-9 blue-10 |")
    case.play("pass")
    assert case.options() == ["claim 3", "done"]
    case.play("claim 3")
    assert case.decider == "top"
    assert case.view("top")["flags"][2]["holder"] == "bottom"


DEAD = f"bottom hand: red-2 red-3 red-4 red-5 red-6 red-7 red-8\ntop hand: {SEVEN_TACTICS}\n"


@rule("BLN-05-010")
@pytest.mark.parametrize(
    ("line", "instead", "winner"),
    [
        ("", "", "nobody"),  # four flags each
        ("9: | ; top holds", "9: green-1 green-2 green-5 |", "bottom"),
        ("1: | ; bottom holds", "1: green-1 green-2 green-5 |", "top"),
    ],
)
def test_two_passes_without_a_possible_claim_end_the_game_for_whoever_has_more_flags(
    line: str, instead: str, winner: str
) -> None:
    case = position("battle_line", DEAD + (FULL.replace(line, instead) if line else FULL))
    case.play("pass")
    assert not case.over
    case.play("pass")
    assert case.over
    assert case.winner == winner
    assert case.events("battle-line-dead")[0]["side"] == winner


@rule("BLN-05-010")
def test_it_makes_no_difference_who_passes_first() -> None:
    case = position("battle_line", f"turn: top\n{DEAD}{FULL}")
    assert not case.play("pass").over
    assert case.play("pass").over


@rule("BLN-05-010")
def test_the_position_is_not_dead_while_a_flag_can_be_claimed() -> None:
    # The opponent has nothing at flag 8 and this Wedge cannot be beaten: it is only not claimed yet.
    wedge = FULL.replace("red-1 yellow-2 blue-5", "blue-8 blue-9 blue-10")
    case = position("battle_line", DEAD + wedge)
    case.play("pass", "done", "pass")
    assert not case.over
    case.play("pass", "claim 8")
    assert case.winner == "bottom"


@rule("BLN-05-010")
def test_two_passes_with_a_played_card_in_between_are_not_in_succession() -> None:
    case = position("battle_line", DEAD + FULL, chance={"tactics": ["redeploy", "traitor"]})
    case.play("pass", "play fog 8", "draw tactics", "pass")
    assert not case.over
    assert case.decider == "top"
    assert case.play("pass").over


@rule("BLN-05-010")
def test_a_played_card_interrupts_the_passes_even_when_nothing_is_left_to_draw() -> None:
    hidden = ("red-8", "red-9", "red-10")
    lying = [card for card in TROOPS if card not in (*hidden, "red-1", "yellow-2", "blue-5")]
    case = position(
        "battle_line",
        f"""
        bottom hand: {" ".join(hidden)}
        top hand: fog darius
        bottom tactics: 0
        top tactics: 0
        top discard: {" ".join(lying)} alexander companion-cavalry shield-bearers mud scout redeploy deserter traitor
        {FULL}
        """,
        luck=False,
    )
    case.play("pass", "play fog 8", "pass")
    assert not case.over
    assert case.decider == "top"
    assert case.play("pass").over


@rule("BLN-05-011")
def test_the_ten_troop_names_belong_to_the_values_one_to_ten() -> None:
    assert dict(enumerate(TROOP_NAMES, 1)) == {
        1: "skirmishers",
        2: "peltasts",
        3: "javelineers",
        4: "hoplites",
        5: "phalangists",
        6: "hypaspists",
        7: "light-cavalry",
        8: "heavy-cavalry",
        9: "chariots",
        10: "elephants",
    }


@rule("BLN-05-011")
def test_only_colour_and_value_count() -> None:
    # Three phalangists are as much a Phalanx as three elephants; three foot are no more alike than others.
    for value in range(1, 11):
        case = position("battle_line", f"bottom hand: scout\n3: red-{value} blue-{value} green-{value} |")
        assert case.view("top")["flags"][2]["bottom"]["formation"] == {"kind": "phalanx", "sum": 3 * value}
    case = position("battle_line", "bottom hand: scout\n3: red-7 blue-7 green-8 |")
    assert case.view("top")["flags"][2]["bottom"]["formation"] == {"kind": "host", "sum": 22}


@rule("BLN-05-010")
def test_a_claim_that_nobody_makes_does_not_keep_the_game_going_for_ever() -> None:
    """With nothing left to play or draw, three passes of each side end the game."""
    troops = [
        f"{colour}-{value}"
        for colour in ("red", "yellow", "purple", "orange", "blue", "green")
        for value in range(1, 11)
    ]
    placed = ["red-8", "red-9", "red-10", "blue-1"]
    rest = " ".join(card for card in troops if card not in placed)
    case = position(
        "battle_line",
        f"""
        options: tactics=off
        1: red-8 red-9 red-10 | blue-1
        bottom discard: {rest}
        turn: bottom
        """,
    )
    declined = 0
    while not case.over:
        assert case.options() == ["claim 1", "done"]
        case.play("done")
        declined += 1
    assert declined == 3
    assert case.events("battle-line-dead")


@rule("BLN-05-010")
def test_a_pass_with_a_draw_changes_the_situation_and_does_not_count() -> None:
    case = position(
        "battle_line",
        """
        top hand: alexander darius companion-cavalry shield-bearers fog mud scout
        turn: bottom
        """,
    )
    # Bottom has no card: it passes by itself and draws. Top holds seven Tactics cards, passes and cannot draw.
    case.play("draw troops", "pass")
    assert not case.over
    assert case.decider == "bottom"
