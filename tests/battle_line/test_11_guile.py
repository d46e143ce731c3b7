"""Chapter 11: Scout, Redeploy, Deserter and Traitor."""

import pytest

from vexilla.games.battle_line.cards import CARD_NAMES
from vexilla.testing import position, rule

#: Nine complete formations of no great strength, one a flag.
FULL_FLAGS = (
    "red-1 red-2 red-4",
    "red-6 red-7 red-9",
    "yellow-1 yellow-2 yellow-4",
    "yellow-6 yellow-7 yellow-9",
    "purple-1 purple-2 purple-4",
    "purple-6 purple-7 purple-9",
    "blue-1 blue-2 blue-4",
    "blue-6 blue-7 blue-9",
    "green-1 green-2 green-4",
)


def with_piles(text: str, *piles: str) -> str:
    """The position with only these cards left in the piles: the top player discarded all others."""
    elsewhere = {*text.split(), *piles}
    return f"{text}\ntop discard: {' '.join(card for card in CARD_NAMES if card not in elsewhere)}"


@rule("BLN-11-001")
@pytest.mark.parametrize("card", ["scout", "redeploy", "deserter", "traitor"])
def test_a_guile_card_is_laid_beside_the_tactics_pile_on_ones_own_side(card: str) -> None:
    for side, other in (("bottom", "top"), ("top", "bottom")):
        case = position("battle_line", f"{side} hand: {card}\n3: red-5 red-7 | blue-5 blue-8\nturn: {side}")
        assert case.options(f"play {card}") == [f"play {card}"], "it goes to no flag"
        case.play(f"play {card}")
        assert case.view("spectator")["discards"] == {side: [card], other: []}


@rule("BLN-11-001")
def test_a_guile_card_does_its_effect_once() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter red-1
        top hand: green-1
        3: red-5 | blue-5 blue-8
        """,
        chance={"troops": ["red-2", "green-2", "red-3"]},
    )
    case.play("play deserter", "choose blue-8")
    assert case.options() == ["draw tactics", "draw troops"], "one card and no more"
    case.play("draw troops", "play green-1 3", "draw troops", "play red-1 3")
    assert case.options() == ["draw tactics", "draw troops"], "nothing in later turns"
    case.play("draw troops")
    assert case.lines()["3"] == "red-1 red-5 | blue-5 green-1"


@rule("BLN-11-001")
def test_a_scout_draws_three_only_in_its_own_turn() -> None:
    case = position(
        "battle_line",
        "bottom hand: scout red-1 red-2 red-3\ntop hand: blue-1",
        chance={"troops": ["green-1", "green-2", "green-3", "blue-2"]},
    )
    case.play("play scout", "draw troops", "draw troops", "draw troops", "return green-1", "return green-2")
    case.play("play blue-1 1", "draw tactics", "play red-1 1", "draw tactics")
    assert case.decider == "top"


@rule("BLN-11-002")
def test_guile_cards_and_discards_stay_open_to_everyone() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter red-1
        top hand: redeploy blue-1
        3: red-5 companion-cavalry | blue-5 blue-8
        top tactics: 1
        """,
        chance={"troops": ["green-1", "green-2", "green-3", "green-4"]},
    )
    case.play("play deserter", "choose blue-8", "draw troops")
    case.play("play redeploy", "discard", "draw troops")
    case.play("play red-1 1", "draw troops", "play blue-1 1", "draw troops")
    for side in ("bottom", "top", "spectator"):
        assert case.view(side)["discards"] == {"bottom": ["deserter"], "top": ["blue-5", "blue-8", "redeploy"]}


@rule("BLN-11-002")
def test_discarded_troop_cards_are_open_information_in_a_proof() -> None:
    text = "3: yellow-8 red-8 green-8 | blue-5 blue-6\nto do: claim\n"
    assert position("battle_line", text).options("claim") == []
    for blue4, blue7 in (("bottom", "top"), ("top", "bottom")):
        discards = f"{blue4} discard: blue-4\n{blue7} discard: blue-7"
        assert position("battle_line", text + discards).options("claim") == ["claim 3"]


@rule("BLN-11-003")
def test_a_scout_draws_three_cards_in_any_split_in_place_of_the_normal_draw() -> None:
    hand = "bottom hand: scout red-1 red-2 red-3 red-4 red-5 red-6"
    chance = {"troops": ["blue-1", "blue-2", "blue-3"], "tactics": ["fog", "mud", "traitor"]}
    for piles, drawn in (
        ("troops troops troops", ["blue-1", "blue-2", "blue-3"]),
        ("troops tactics troops", ["blue-1", "blue-2", "fog"]),
        ("tactics tactics troops", ["blue-1", "fog", "mud"]),
        ("tactics tactics tactics", ["fog", "mud", "traitor"]),
    ):
        case = position("battle_line", hand, chance=chance)
        case.play("play scout")
        for pile in piles.split():
            assert case.options() == ["draw tactics", "draw troops"]
            case.play(f"draw {pile}")
        assert case.view("bottom")["hands"]["bottom"]["cards"] == [f"red-{value}" for value in range(1, 7)] + drawn
        assert case.options("draw") == [], "not a fourth one"
        # Three drawn and two put back: seven again, with no further draw.
        case.play("return red-1", "return red-2")
        assert case.decider == "top"
        assert len(case.view("bottom")["hands"]["bottom"]["cards"]) == 7


@rule("BLN-11-003")
def test_a_scout_must_draw_all_three() -> None:
    case = position("battle_line", "bottom hand: scout red-1").play("play scout", "draw troops")
    assert case.why_not("done") == "BLN-04-005"
    assert case.why_not("return red-1") == "BLN-04-007"


@rule("BLN-11-003")
def test_a_scout_draws_at_the_end_of_the_turn_after_the_claims() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: scout
        3: red-4 red-5 red-3 | yellow-8 red-8 green-8
        """,
    )
    case.play("play scout")
    assert case.options() == ["claim 3", "done"]
    assert case.why_not("draw troops") == "BLN-04-007"
    case.play("claim 3", "draw troops", "draw troops", "draw troops")
    assert case.options("return") != []


@rule("BLN-11-004")
def test_a_scout_returns_any_two_cards_of_the_hand_to_the_piles_they_belong_to() -> None:
    case = position(
        "battle_line",
        "bottom hand: scout red-1 red-2 fog",
        chance={"troops": ["blue-1", "blue-2"], "tactics": ["mud", "traitor", "deserter"]},
    )
    case.play("play scout", "draw troops", "draw tactics", "draw troops")
    before = case.view("top")["piles"]
    # Old cards and cards just drawn alike, and nothing else.
    assert case.options() == [f"return {card}" for card in ("blue-1", "blue-2", "fog", "mud", "red-1", "red-2")]
    assert case.why_not("return green-1") == "BLN-11-004"
    case.play("return mud")
    assert case.why_not("return mud") == "BLN-11-004"
    case.play("return red-2")
    assert case.decider == "top", "two, not three"
    after = case.view("top")["piles"]
    assert after["troops"]["cards"] == before["troops"]["cards"] + 1
    assert after["tactics"]["cards"] == before["tactics"]["cards"] + 1
    assert case.lines()["bottom hand"] == "red-1 blue-1 blue-2 fog"
    # Each lies on top of its own pile.
    case.play("draw troops")
    assert case.lines()["top hand"] == "red-2"
    case.play("play red-1 1", "draw tactics")
    assert case.lines()["bottom hand"] == "blue-1 blue-2 fog mud"


@rule("BLN-11-004")
def test_the_scout_fixes_the_order_of_two_cards_on_one_pile() -> None:
    for first, second in (("red-1", "red-2"), ("red-2", "red-1")):
        case = position(
            "battle_line",
            "bottom hand: scout red-1 red-2\ntop hand: green-1",
            chance={"troops": ["blue-1", "blue-2", "blue-3", "blue-4"]},
        )
        case.play("play scout", "draw troops", "draw troops", "draw troops", f"return {first}", f"return {second}")
        case.play("play green-1 1", "draw troops")
        assert case.lines()["top hand"] == second, "the card put back last lies on top"
        case.play("play blue-1 1", "draw troops")
        assert first in case.lines()["bottom hand"].split()
        # Below them the pile is as it was.
        case.play(f"play {second} 1", "draw troops")
        assert case.lines()["top hand"] == "blue-4"


@rule("BLN-11-004")
def test_returned_cards_lie_face_down_and_only_the_scout_knows_them() -> None:
    case = position(
        "battle_line",
        "bottom hand: scout red-1 red-2 fog\ntop hand: green-1 green-2",
        chance={"troops": ["blue-1", "blue-2", "blue-3"], "tactics": ["mud"]},
    )
    case.play("play scout", "draw troops", "draw troops", "draw troops")
    case.events()
    watching = case.clone()
    case.play("return red-1", "return red-2")
    assert case.view("bottom")["piles"]["troops"]["next"] == ["red-2", "red-1"]
    for side in ("top", "spectator"):
        assert case.view(side)["piles"]["troops"]["next"] == []
    assert [event["card"] for event in case.events("battle-line-returned", "bottom")] == ["red-1", "red-2"]
    for side in ("top", "spectator"):
        seen = watching.clone()
        seen.play("return red-1", "return red-2")
        returned = seen.events("battle-line-returned", side)
        assert [event["pile"] for event in returned] == ["troops", "troops"], "the backs are seen"
        assert not any("card" in event for event in returned), "the faces are not"

    # The top player draws the first of them, and the scout knows what he got.
    case.play("play green-1 1", "draw troops")
    assert case.view("bottom")["hands"]["top"] == {"troops": 2, "tactics": 0, "known": ["red-2"]}
    assert case.view("spectator")["hands"]["top"]["known"] == []
    assert case.view("bottom")["piles"]["troops"]["next"] == ["red-1"]
    assert [event["card"] for event in case.events("battle-line-drew", "bottom")] == ["red-2"]
    # The scout draws the second himself, and the top player learns nothing.
    case.play("play blue-1 1", "draw troops")
    assert case.view("top")["hands"]["bottom"] == {"troops": 3, "tactics": 1, "known": []}
    assert not any("card" in event for event in case.events("battle-line-drew", "top"))
    assert case.view("bottom")["piles"]["troops"]["next"] == []
    # What the scout knew of is forgotten once it is played.
    case.play("play red-2 1")
    assert case.view("bottom")["hands"]["top"]["known"] == []
    assert "top exposed" not in case.lines()


@rule("BLN-11-004")
def test_a_returned_card_is_not_open_information_for_a_proof() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-1
        troops returned by bottom: blue-7 blue-4
        3: yellow-8 red-8 green-8 | blue-5 blue-6
        """,
    )
    assert case.play("play red-1 1").options("claim") == []


@rule("BLN-11-005")
@pytest.mark.parametrize(
    ("piles", "back"), [("", 0), ("blue-1", 0), ("fog", 0), ("blue-1 fog", 1), ("blue-1 blue-2", 1), ("fog mud", 1)]
)
def test_a_scout_draws_what_is_there_and_returns_one_card_less(piles: str, back: int) -> None:
    text = "bottom hand: scout red-1 red-2 red-3\ntop hand: green-1"
    case = position("battle_line", with_piles(text, *piles.split()))
    case.play("play scout")
    while case.options("draw"):
        case.play(case.options("draw")[0])
    for card in ("red-1", "red-2")[:back]:
        assert case.decider == "bottom"
        case.play(f"return {card}")
    assert case.decider == "top"
    drawn = piles.split()
    assert case.lines()["bottom hand"].split() == ["red-1", "red-2", "red-3"][back:] + drawn
    assert sum(pile["cards"] for pile in case.view("top")["piles"].values()) == back


@rule("BLN-11-005")
def test_a_scout_with_exactly_three_cards_in_the_piles_returns_two() -> None:
    text = "bottom hand: scout red-1 red-2 red-3\ntop hand: green-1"
    case = position("battle_line", with_piles(text, "blue-1", "fog", "mud"))
    # After two draws from the Tactics pile only a Troop card is left, and it is drawn without a question.
    case.play("play scout", "draw tactics", "draw tactics", "return red-1", "return fog")
    assert case.decider == "top"
    assert case.lines()["bottom hand"] == "red-2 red-3 blue-1 mud"


@rule("BLN-11-005")
def test_what_a_scout_returned_to_empty_piles_is_drawn_again() -> None:
    text = "bottom hand: scout red-1 red-2\ntop hand: green-1 green-2"
    case = position("battle_line", with_piles(text, "blue-1", "blue-2"))
    case.play("play scout", "return red-1", "play green-1 1")
    assert case.lines()["top hand"] == "red-1 green-2"
    assert case.view("bottom")["hands"]["top"]["known"] == ["red-1"]


@rule("BLN-11-006")
def test_a_redeploy_takes_one_of_ones_own_cards_at_an_uncaptured_flag() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy green-1
        2: red-1 shield-bearers | blue-1
        3: red-4 red-5 alexander | blue-4 ; bottom holds
        4: red-6 fog | blue-6 mud
        top tactics: 3
        """,
    )
    case.play("play redeploy")
    assert case.options() == [f"choose {card}" for card in ("fog", "red-1", "red-6", "shield-bearers")]
    for other in ("blue-1", "mud", "red-4", "alexander", "blue-4", "green-1", "redeploy", "green-9"):
        assert case.why_not(f"choose {other}") == "BLN-11-006"


@rule("BLN-11-006")
def test_a_redeploy_takes_fog_and_mud_lying_at_one_flag_separately() -> None:
    case = position("battle_line", "bottom hand: redeploy\n3: fog mud |\ntop tactics: 2")
    case.play("play redeploy")
    assert case.options() == ["choose fog", "choose mud"]
    case.play("choose fog", "move 4")
    assert case.lines()["3"] == "mud |"
    assert case.lines()["4"] == "fog |"


@rule("BLN-11-007")
def test_a_redeployed_card_is_moved_or_discarded_face_up() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy
        3: red-1 red-9 | blue-9
        4: red-2 |
        """,
    )
    case.play("play redeploy", "choose red-1")
    assert case.options() == ["discard"] + [f"move {flag}" for flag in (1, 2, 4, 5, 6, 7, 8, 9)]
    assert case.why_not("done") == "BLN-04-007", "one of the two must be done"
    moved = case.clone().play("move 4")
    assert moved.lines()["3"] == "red-9 | blue-9"
    assert moved.lines()["4"] == "red-1 red-2 |"
    assert moved.lines()["bottom discard"] == "redeploy"
    discarded = case.play("discard")
    assert discarded.lines()["3"] == "red-9 | blue-9"
    for side in ("bottom", "top", "spectator"):
        assert discarded.view(side)["discards"]["bottom"] == ["red-1", "redeploy"]


@rule("BLN-11-007")
def test_a_redeployed_card_counts_at_once_in_its_new_formation() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy
        3: red-3 red-9 | yellow-8 red-8 green-8
        4: red-4 red-5 | blue-8 orange-8 purple-8
        """,
    )
    case.play("play redeploy", "choose red-3", "move 4", "claim 4")
    assert case.lines()["4"].endswith("; bottom holds")


@rule("BLN-11-007")
def test_a_redeploy_out_of_a_complete_formation_opens_it_again() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy red-6
        top hand: blue-1
        3: red-3 red-4 red-5 | yellow-3 yellow-4 yellow-5 ; bottom first
        """,
    )
    case.play("play redeploy", "choose red-5", "move 4")
    assert case.options("claim") == []
    assert case.view("top")["flags"][2]["completed_first"] is None
    case.play("draw troops", "play blue-1 9", "done", "draw troops")
    assert case.options("play red-6 3") == ["play red-6 3"], "its slot is free again"


@rule("BLN-11-007")
def test_a_redeployed_leader_leaves_and_strengthens_formations() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy
        3: red-3 red-4 alexander | yellow-8 orange-7 green-8
        4: red-7 red-8 | blue-8 orange-8 purple-8
        top tactics: 1
        """,
    )
    case.play("play redeploy", "choose alexander", "move 4")
    assert case.lines()["3"] == "red-3 red-4 | yellow-8 orange-7 green-8"
    assert case.view("top")["flags"][3]["bottom"]["formation"] == {"kind": "wedge", "sum": 24}
    case.play("claim 4")
    assert case.view("top")["flags"][3]["holder"] == "bottom"


@rule("BLN-11-008")
def test_a_redeployed_formation_card_goes_to_another_uncaptured_flag_with_room() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy
        1: red-1 | blue-1
        2: yellow-1 yellow-2 yellow-9 | blue-2
        3: red-4 red-5 red-6 | blue-4 ; bottom holds
        4: green-1 green-2 green-9 | mud
        5: purple-1 purple-2 | fog
        """,
    )
    case.play("play redeploy", "choose red-1")
    assert case.options("move") == [f"move {flag}" for flag in (4, 5, 6, 7, 8, 9)]
    assert case.why_not("move 1") == "BLN-11-008", "where it lies already"
    assert case.why_not("move 2") == "BLN-05-001", "full"
    assert case.why_not("move 3") == "BLN-07-018", "captured"
    assert case.why_not("move 4") is None, "full but for Mud"
    case.play("move 4")
    assert case.lines()["4"] == "red-1 green-1 green-2 green-9 | mud"


@rule("BLN-11-008")
@pytest.mark.parametrize("card", ["fog", "mud"])
def test_a_redeployed_fog_or_mud_goes_to_ones_own_side_of_another_uncaptured_flag(card: str) -> None:
    case = position(
        "battle_line",
        f"""
        bottom hand: redeploy
        1: {card} | blue-1
        2: yellow-1 yellow-2 yellow-9 | blue-2
        3: red-4 red-5 red-6 | blue-4 ; bottom holds
        4: green-1 | blue-7 blue-8 blue-9 ; top holds
        top tactics: 1
        """,
    )
    case.play("play redeploy", f"choose {card}")
    assert case.options("move") == [f"move {flag}" for flag in (2, 5, 6, 7, 8, 9)]
    assert case.why_not("move 1") == "BLN-11-008"
    assert case.why_not("move 3") == "BLN-10-011"
    assert case.why_not("move 4") == "BLN-10-011"
    case.play("move 2")
    assert case.lines()["1"] == "| blue-1"
    assert case.lines()["2"] == f"yellow-1 yellow-2 yellow-9 {card} | blue-2"


@rule("BLN-11-008")
def test_a_redeployed_fog_lifts_here_and_falls_there() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: redeploy
        3: red-3 red-4 red-5 fog | yellow-8 red-8 green-8
        4: yellow-1 blue-9 green-9 | red-1 red-2 yellow-3
        top tactics: 1
        """,
    )
    case.play("play redeploy", "choose fog", "move 4")
    # A Wedge again at 3, and by sum the Host is better than the Skirmish Line at 4.
    assert case.options("claim") == ["claim 3", "claim 4"]


@rule("BLN-11-008")
def test_a_redeploy_whose_only_card_has_nowhere_to_go_can_still_discard() -> None:
    full = "\n".join(f"{flag}: {cards} |" for flag, cards in enumerate(FULL_FLAGS, 1))
    case = position("battle_line", f"bottom hand: redeploy\n{full}")
    case.play("play redeploy", "choose red-1")
    assert case.lines()["1"] == "red-2 red-4 |"
    assert case.lines()["bottom discard"] == "red-1 redeploy"


@rule("BLN-11-009")
def test_a_deserter_takes_one_of_the_opponents_cards_at_an_uncaptured_flag() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter green-1
        top hand: green-2
        2: red-1 fog | blue-1 shield-bearers
        3: red-4 red-5 red-6 | blue-4 alexander ; bottom holds
        4: red-7 | blue-6 mud
        top discard: scout green-9
        bottom tactics: 2
        """,
    )
    case.play("play deserter")
    assert case.options() == [f"choose {card}" for card in ("blue-1", "blue-6", "mud", "shield-bearers")]
    for other in ("red-1", "fog", "blue-4", "alexander", "green-2", "scout", "green-9"):
        assert case.why_not(f"choose {other}") == "BLN-11-009"


@rule("BLN-11-010")
@pytest.mark.parametrize("card", ["blue-1", "alexander", "fog", "mud"])
def test_a_deserted_card_is_discarded_open_on_the_opponents_side(card: str) -> None:
    case = position("battle_line", "bottom hand: deserter\n3: red-1 | blue-1 alexander fog mud")
    case.play("play deserter", f"choose {card}")
    rest = [name for name in ("blue-1", "alexander", "fog", "mud") if name != card]
    assert case.lines()["3"] == f"red-1 | {' '.join(rest)}"
    for side in ("bottom", "top", "spectator"):
        assert case.view(side)["discards"] == {"bottom": ["deserter"], "top": [card]}


@rule("BLN-11-010")
def test_the_place_of_a_deserted_card_is_free_again_and_its_formation_incomplete() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter
        top hand: blue-9
        3: red-1 red-2 red-3 | blue-6 blue-7 blue-8 ; top first
        """,
    )
    case.play("play deserter", "choose blue-6")
    assert case.view("top")["flags"][2]["top"]["formation"] is None
    case.play("draw troops")
    assert case.options("play blue-9 3") == ["play blue-9 3"]
    case.play("play blue-9 3")
    assert case.view("top")["flags"][2]["completed_first"] == "bottom"


@rule("BLN-11-011")
def test_discarded_cards_cover_nothing_every_card_stays_visible() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter
        top hand: redeploy
        3: red-1 | blue-1 blue-2
        bottom discard: scout red-9
        top discard: traitor green-9
        """,
    )
    case.play("play deserter", "choose blue-1", "draw troops", "play redeploy", "discard")
    for side in ("bottom", "top", "spectator"):
        assert case.view(side)["discards"] == {
            "bottom": ["red-9", "scout", "deserter"],
            "top": ["blue-1", "blue-2", "green-9", "redeploy", "traitor"],
        }


@rule("BLN-11-012")
def test_a_traitor_takes_one_of_the_opponents_troop_cards_at_an_uncaptured_flag() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: traitor
        top hand: green-2
        2: red-1 | blue-1 shield-bearers fog
        3: red-4 red-5 red-6 | blue-4 ; bottom holds
        4: red-7 | blue-6 alexander mud
        top discard: green-9
        """,
    )
    case.play("play traitor")
    assert case.options() == ["choose blue-1", "choose blue-6"]
    for other in ("shield-bearers", "fog", "alexander", "mud", "red-1", "blue-4", "green-2", "green-9"):
        assert case.why_not(f"choose {other}") == "BLN-11-012"


@rule("BLN-11-013")
def test_a_traitor_goes_to_any_free_slot_on_ones_own_side() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: traitor
        2: red-1 red-2 red-9 | blue-1 blue-2
        3: red-4 red-5 red-6 | blue-4 ; bottom holds
        4: red-7 | blue-6 blue-7 blue-8
        5: green-1 green-2 green-9 | mud
        """,
    )
    case.play("play traitor", "choose blue-7")
    assert case.options() == [f"move {flag}" for flag in (1, 4, 5, 6, 7, 8, 9)]
    assert case.why_not("move 2") == "BLN-05-001"
    assert case.why_not("move 3") == "BLN-07-018"
    assert case.why_not("discard") == "BLN-04-007"
    case.play("move 5")
    assert case.lines()["4"] == "red-7 | blue-6 blue-8"
    assert case.lines()["5"] == "blue-7 green-1 green-2 green-9 | mud"
    assert case.lines()["bottom discard"] == "traitor"
    assert case.view("top")["flags"][3]["top"]["formation"] is None


@rule("BLN-11-013")
def test_a_traitor_may_change_sides_at_the_same_flag() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: traitor
        3: blue-8 blue-9 | blue-7 green-7 orange-7
        """,
    )
    case.play("play traitor", "choose blue-7", "move 3")
    assert case.lines()["3"] == "blue-7 blue-8 blue-9 | orange-7 green-7"
    case.play("claim 3")
    assert case.lines()["3"].endswith("; bottom holds")


@rule("BLN-11-014")
@pytest.mark.parametrize("card", ["redeploy", "deserter", "traitor"])
def test_a_guile_card_without_a_target_cannot_be_played(card: str) -> None:
    empty = position("battle_line", f"bottom hand: {card} red-1")
    assert empty.why_not(f"play {card}") == "BLN-11-014"
    assert empty.options(f"play {card}") == []
    captured = position("battle_line", f"bottom hand: {card}\n3: red-4 red-5 red-6 | blue-4 ; bottom holds")
    assert captured.why_not(f"play {card}") == "BLN-11-014"
    assert captured.options() == ["pass"]


@rule("BLN-11-014")
def test_redeploy_needs_an_own_card_and_deserter_and_traitor_one_of_the_opponents() -> None:
    hand = "bottom hand: redeploy deserter traitor\n"
    assert position("battle_line", f"{hand}3: red-1 |").options("play") == ["play redeploy"]
    assert position("battle_line", f"{hand}3: | blue-1").options("play") == ["play deserter", "play traitor"]
    own_fog = position("battle_line", f"{hand}3: fog |\ntop tactics: 1")
    assert own_fog.options("play") == ["play redeploy"], "Fog is a target too"
    wild = position("battle_line", f"{hand}3: | alexander")
    assert wild.options("play") == ["play deserter"], "a Leader is none for a Traitor"
    assert wild.why_not("play traitor") == "BLN-11-014"


@rule("BLN-11-014")
def test_a_traitor_needs_a_free_slot() -> None:
    full = "\n".join(f"{flag}: {cards} |" for flag, cards in enumerate(FULL_FLAGS, 1)) + " red-10"
    none_free = position("battle_line", f"bottom hand: traitor\n{full}")
    assert none_free.why_not("play traitor") == "BLN-11-014"
    assert none_free.options() == ["pass"]
    one_free = position("battle_line", f"bottom hand: traitor\n{full}".replace("red-4", ""))
    assert one_free.options() == ["pass", "play traitor"]


@rule("BLN-11-014")
def test_a_scout_needs_no_target() -> None:
    assert position("battle_line", "bottom hand: scout").options("play") == ["play scout"]
    empty_piles = position("battle_line", with_piles("bottom hand: scout\ntop hand: red-1"))
    assert empty_piles.options("play") == ["play scout"]


@rule("BLN-11-015")
@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("scout", []),
        ("redeploy", ["choose red-3", "move 3"]),
        ("deserter", ["choose yellow-6"]),
        ("traitor", ["choose red-6", "move 3"]),
    ],
)
def test_flags_may_be_claimed_in_the_turn_in_which_a_guile_card_changed_them(card: str, actions: list[str]) -> None:
    case = position(
        "battle_line",
        f"""
        bottom hand: {card}
        3: red-4 red-5 | purple-8 orange-8 green-8
        4: red-3 | red-6
        5: yellow-1 yellow-2 yellow-3 | yellow-6 yellow-7 yellow-8 ; top first
        6: green-1 green-2 green-3 | blue-6 blue-8 orange-9
        9: | yellow-9
        """,
    )
    case.play(f"play {card}", *actions)
    now = {"scout": [], "redeploy": ["claim 3"], "deserter": ["claim 5"], "traitor": ["claim 3"]}[card]
    assert case.options("claim") == [*now, "claim 6"], "flag 6 could be claimed before"


@rule("BLN-11-015")
def test_a_deserter_can_turn_a_lost_flag_into_a_won_one_at_once() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: deserter
        3: yellow-3 red-3 green-3 | blue-6 blue-7 blue-8 ; top first
        4: | blue-9
        9: blue-5 |
        """,
    )
    # Without blue 7, which is open now, neither 6, 7, 8 nor anything else gives a Wedge.
    case.play("play deserter", "choose blue-7", "claim 3")
    assert case.lines()["3"] == "red-3 yellow-3 green-3 | blue-6 blue-8 ; bottom holds"
