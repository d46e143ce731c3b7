"""Studies of pieces and threats, by hand and against the games' own moves and attacks."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from played import at_random

from vexilla.advice import advice_for
from vexilla.advice.commands_colors.advice import SystemAdvice
from vexilla.kernel.chance import generator_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import SIDE_NAMES, SPECTATOR
from vexilla.testing import position

#: By game, battles with hills, water, camps, guns and horses among them.
BATTLES = {
    "ancients": ("003-bagradas", "009-second-beneventum"),
    "napoleonics": ("005-talavera", "101-fuentes-de-onoro"),
    "samurai": (None,),
}


def study(match: AnyMatch, question: str, side: int = 0) -> Any:
    return advice_for(match.game.key).study(match, side, question)


def studied(game: str, text: str, question: str) -> Any:
    return study(position(game, text).match, question)


# -- by hand -------------------------------------------------------------------------------------


def test_a_unit_stops_at_woods_and_says_what_bars_the_rest() -> None:
    found = studied(
        "ancients",
        "bottom: LI E4, MI F4\ntop: MI D6\nterrain: forest E5\nterrain: lake D4\ncard: order-two-center",
        "unit E4",
    )
    assert (found["side"], found["limit"], found["still"]) == ("bottom", 2, None)
    assert found["moves"]["E5"] == {"way": ["E4", "E5"], "mark": "battle", "stops": True}
    # The straight ways lead through woods, water and friends.
    assert "D5" not in found["moves"]
    assert found["barred"]["D4"] == {"by": "rule", "clause": "ANC-16-031"}
    assert found["barred"]["D5"] == {"by": "rule", "clause": "ANC-08-018"}
    assert found["moves"]["E6"]["way"] == ["E4", "F5", "E6"]
    assert found["barred"]["F4"] == {"by": "friend", "clause": "ANC-08-012"}
    assert found["barred"]["G4"] == {"by": "way", "clause": "ANC-08-012"}
    assert found["barred"]["D6"] == {"by": "enemy", "clause": "ANC-08-011"}
    assert found["moves"]["F5"]["way"] == ["E4", "F5"]
    assert found["moves"]["F5"]["stops"] is False


def test_fire_shows_dice_and_what_hides_a_hex() -> None:
    found = studied(
        "ancients",
        "bottom: LB E4\ntop: MI E6, HI E8\nterrain: forest G4\ncard: order-two-center\nordered: E4\nmoved: E4=1",
        "unit E4",
    )
    # As in its next turn: that it has moved in this one is forgotten.
    assert (found["range"], found["silent"]) == (3, None)
    assert found["hits"]["E6"] == {"dice": 2, "close": False}
    assert found["hits"]["E5"]["close"] is True
    assert found["hits"]["G4"]["dice"] == 1
    assert found["unseen"] == {"H4": ["G4"], "E7": ["E6"], "F7": ["E6"]}
    assert found["against"] == "medium-infantry"


def test_who_has_an_enemy_beside_him_fires_at_nobody() -> None:
    found = studied("ancients", "bottom: LB E4\ntop: MI E5, LI E7\ncard: order-two-center", "unit E4")
    assert found["silent"] == "ANC-10-007"
    assert [hex_ for hex_, hit in found["hits"].items() if not hit["close"]] == []


def test_the_enemy_is_studied_as_if_it_were_his_turn_and_threatens_as_far_as_he_moves_and_fires() -> None:
    match = position("ancients", "bottom: MI E2\ntop: LC E8\ncard: order-two-center").match
    found = study(match, "unit E8")
    assert (found["side"], found["limit"], found["range"]) == ("top", 4, 2)
    assert study(match, "threat top")["side"] == "top"
    board = match.position.field.board
    for side, here, hexes in (("top", "E8", 6), ("bottom", "E2", 2)):
        near = board.distance[board.hex_named(here)]
        wanted = {board.labels[hex_]: [here] for hex_ in range(board.size) if 0 < near[hex_] <= hexes}
        assert study(match, f"threat {side}")["hits"] == wanted


def test_guns_fire_fewer_dice_far_away_and_see_over_friends_from_a_hill() -> None:
    text = "bottom: FR-FA E4, FR-LN F5\ntop: BR-LN E9, BR-LN A9\ncard: assault-center\n"
    plain = studied("napoleonics", text, "unit E4")
    hill = studied("napoleonics", f"{text}terrain: hill E4", "unit E4")
    assert [plain["hits"][hex_]["dice"] for hex_ in ("E5", "E6", "D7")] == [4, 3, 2]
    assert plain["unseen"]["F6"] == ["F5"]
    assert hill["unseen"] == {}
    assert hill["hits"]["F6"]["dice"] == 3


def test_leaders_alone_have_ways_and_hit_nobody() -> None:
    found = studied("ancients", "bottom: leader E4 Hanno, MI A1\ntop: MI E8\ncard: order-two-center", "unit E4")
    assert found["hits"] == {}
    assert found["moves"]["E7"]["way"][0] == "E4"
    assert len(found["moves"]["E7"]["way"]) == 4


@pytest.mark.parametrize("question", ["unit Z9", "unit E3", "unit", "threat chance", "threat", "move E4 E5", ""])
def test_what_makes_no_sense_is_not_answered(question: str) -> None:
    assert studied("ancients", "bottom: MI E2\ntop: MI E8\ncard: order-two-center", question) is None


# -- against the games ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", BATTLES)
def test_moves_and_hits_are_those_of_the_games(game: str) -> None:
    """In battles under way: what the choice of moves and the rules of attacks allow, and nothing else."""
    moves = hits = unseen = 0
    adviser = advice_for(game)
    assert isinstance(adviser, SystemAdvice)
    for number, scenario in enumerate(BATTLES[game]):
        for step, match in enumerate(at_random(game, scenario, number, 260)):
            if step % 65:
                continue
            battle, board = match.position, match.position.field.board
            threats = [set(study(match, f"threat {SIDE_NAMES[side]}")["hits"]) for side in (0, 1)]
            for unit, here in enumerate(battle.unit_hex):
                if here < 0:
                    continue
                label, side = board.labels[here], battle.side_of[unit]
                found = study(match, f"unit {label}")
                after = battle.clone()
                after.begin_turn(side)
                after.ordered = [unit]
                movement = adviser.movement[side]
                is_still = movement.forbids_mover(after, unit) is not None
                ends = {} if is_still else {end % board.size: end // board.size for end in movement.reach(after, unit)}
                assert {board.hex_named(each) for each in found["moves"]} == set(ends)
                for end, told in found["moves"].items():
                    way = [board.hex_named(each) for each in told["way"]]
                    assert (way[0], board.labels[way[-1]], len(way) - 1) == (here, end, ends[way[-1]])
                    assert all(board.distance[a][b] == 1 for a, b in pairwise(way))
                    moves += 1
                rules = after.rules
                targets: set[int] = set()
                first = rules.verbs.attack + here * board.size
                if rules.forbids_close(after, unit) is None:
                    targets |= {action - first for action in rules.close_targets(after, unit)}
                if rules.forbids_fire(after, unit) is None:
                    targets |= {action - first for action in rules.fire_targets(after, unit)}
                enemies = {each for each in map(board.hex_named, found["hits"]) if battle.holder(each) == 1 - side}
                assert enemies == targets
                assert set(found["hits"]) <= threats[side]
                hits += len(found["hits"])
                for there, by in found["unseen"].items():
                    line = battle.field.lines.places(here, board.hex_named(there))
                    assert {board.hex_named(each) for each in by} <= {each for place in line for each in place}
                    unseen += 1
    assert moves > 500
    assert hits > 500
    assert unseen > 20


@pytest.mark.parametrize("game", BATTLES)
def test_no_hand_matters_and_nothing_is_changed(game: str) -> None:
    for step, match in enumerate(at_random(game, BATTLES[game][0], 3, 150)):
        if step % 50:
            continue
        board = match.position.field.board
        questions = ["threat bottom", "threat top"]
        questions += [f"unit {board.labels[hex_]}" for hex_ in match.position.unit_hex if hex_ >= 0]
        before = match.position.canonical()
        for question in questions:
            told = study(match, question)
            for side in (0, 1, SPECTATOR):
                assert study(match, question, side) == told
            assert study(match.imagine(0, generator_from(step)), question) == told
        assert match.position.canonical() == before
