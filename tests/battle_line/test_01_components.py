"""Chapter 1: what is in the box."""

import pytest

from vexilla.kernel.refusal import BadSetup, UnknownAction
from vexilla.testing import new_game, position, rule

COLOURS = ("red", "yellow", "purple", "orange", "blue", "green")
TROOPS = [f"{colour}-{value}" for colour in COLOURS for value in range(1, 11)]
MORALE = ["alexander", "darius", "companion-cavalry", "shield-bearers"]
TACTICS = [*MORALE, "fog", "mud", "scout", "redeploy", "deserter", "traitor"]


@rule("BLN-01-001")
def test_exactly_two_players_sit_at_the_table() -> None:
    case = new_game("battle_line")
    view = case.view("spectator")
    assert set(view["hands"]) == {"bottom", "top"}
    assert set(view["series"]["points"]) == {"bottom", "top"}
    players = set()
    for _ in range(4):
        players.add(case.decider)
        case.play(case.options("play")[0], "draw troops")
    assert players == {"bottom", "top"}
    with pytest.raises(BadSetup, match="left hand"):
        position("battle_line", "left hand: red-1")


@rule("BLN-01-002")
def test_sixty_troop_cards_in_six_colours_with_every_value_once() -> None:
    assert position("battle_line", "bottom hand: fog").view("top")["piles"]["troops"]["cards"] == 60
    # All of them can lie on the table, and then none is left in the pile.
    case = position("battle_line", f"bottom hand: fog\nbottom discard: {' '.join(TROOPS)}")
    assert sorted(case.view("top")["discards"]["bottom"]) == sorted(TROOPS)
    assert case.view("top")["piles"]["troops"]["cards"] == 0


@rule("BLN-01-002")
@pytest.mark.parametrize("card", ["red-0", "green-11", "black-1", "white-10"])
def test_no_troop_card_has_another_colour_or_value(card: str) -> None:
    with pytest.raises(BadSetup, match=card):
        position("battle_line", f"bottom hand: {card}")


@rule("BLN-01-002", "BLN-01-003")
@pytest.mark.parametrize("card", ["red-7", "fog"])
def test_no_card_is_there_twice(card: str) -> None:
    with pytest.raises(BadSetup, match="two places"):
        position("battle_line", f"bottom hand: {card}\ntop hand: {card}")


@rule("BLN-01-003")
def test_ten_different_tactics_cards() -> None:
    assert position("battle_line", "bottom hand: red-1").view("top")["piles"]["tactics"]["cards"] == 10
    case = position("battle_line", f"bottom hand: red-1\nbottom discard: {' '.join(TACTICS)}")
    assert sorted(case.view("top")["discards"]["bottom"]) == sorted(TACTICS)
    assert case.view("top")["piles"]["tactics"]["cards"] == 0


@rule("BLN-01-003")
def test_the_backs_of_a_hand_tell_troops_from_tactics_and_nothing_else() -> None:
    case = position("battle_line", "bottom hand: red-1 blue-9 fog scout alexander")
    assert case.view("bottom")["hands"]["bottom"]["cards"] == ["red-1", "blue-9", "alexander", "fog", "scout"]
    for watcher in ("top", "spectator"):
        assert case.view(watcher)["hands"]["bottom"] == {"troops": 2, "tactics": 3, "known": []}


@rule("BLN-01-003")
@pytest.mark.parametrize(("pile", "card"), [("troops", "green-10"), ("tactics", "mud")])
def test_the_opponent_sees_the_back_of_a_drawn_card_but_not_its_face(pile: str, card: str) -> None:
    case = position("battle_line", "bottom hand: red-1 red-2", chance={pile: [card]})
    case.play("play red-1 1", f"draw {pile}")
    (drawn,) = case.clone().events("battle-line-drew", "bottom")
    assert drawn["card"] == card
    (seen,) = case.events("battle-line-drew", "top")
    assert seen["pile"] == pile
    assert "card" not in seen
    backs = {"troops": (2, 0), "tactics": (1, 1)}[pile]
    hand = case.view("top")["hands"]["bottom"]
    assert (hand["troops"], hand["tactics"], hand["known"]) == (*backs, [])


@rule("BLN-01-004")
def test_there_are_nine_flags() -> None:
    case = position("battle_line", "bottom hand: red-1")
    assert [flag["flag"] for flag in case.view("top")["flags"]] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert case.options() == [f"play red-1 {flag}" for flag in range(1, 10)]
    for flag in (0, 10):
        with pytest.raises(UnknownAction):
            case.play(f"play red-1 {flag}")
        with pytest.raises(BadSetup):
            position("battle_line", f"{flag}: red-1 |")
