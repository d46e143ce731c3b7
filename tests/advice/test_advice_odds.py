"""Odds as the page gets them: the rules' own, as plain numbers, from open information."""

from __future__ import annotations

import json

import pytest
from played import at_random

from vexilla.advice import advice_for
from vexilla.games.ancients.actions import BOARD
from vexilla.games.ancients.odds import attack_odds
from vexilla.kernel.chance import generator_from
from vexilla.locales import LANGUAGES, Speaker
from vexilla.testing import new_game, position

ANCIENTS = advice_for("ancients")
LINE = advice_for("battle_line")

BATTLE = """
    bottom: HI E4, LB F4
    top: MI E5 3, LI F6, leader E5 Hanno
    card: order-two-center
    ordered: E4 F4
    to do: battle
    """


def test_every_attack_has_its_odds() -> None:
    case = position("ancients", BATTLE)
    odds = ANCIENTS.odds(case.match, 0)
    assert odds is not None
    assert odds["kind"] == "attacks"
    assert set(odds["attacks"]) == {action for action in case.options() if action.startswith("attack")}
    close = odds["attacks"]["attack E4 E5"]
    exact = attack_odds(case.match.position, case.match.position.unit_at[BOARD.hex_named("E4")], BOARD.hex_named("E5"))
    assert close["close"]
    assert close["dice"] == 5
    assert close["hits"] == [pytest.approx(float(chance)) for chance in exact.strike.hits]
    assert sum(close["hits"]) == pytest.approx(1)
    assert close["destroyed"] == pytest.approx(float(exact.strike.destroyed))
    assert close["leader"] > 0
    assert exact.back is not None
    assert close["back"]["losses"] == pytest.approx(float(exact.back.losses))
    # A clean number: one die, one face, no leader, no flags to speak of.
    fire = odds["attacks"]["attack F4 F6"]
    assert (fire["close"], fire["dice"], fire["back"]) == (False, 2, None)
    assert fire["hits"][:3] == [pytest.approx(25 / 36), pytest.approx(10 / 36), pytest.approx(1 / 36)]
    json.dumps(odds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_assumed_can_be_said(language: str) -> None:
    odds = ANCIENTS.odds(position("ancients", BATTLE).match, 0)
    assert odds is not None
    assert all(Speaker(language).say(message) for message in odds["assumes"])


def test_one_attack_may_be_asked_for_before_it_is_possible() -> None:
    moving = position("ancients", BATTLE.replace("to do: battle", "to do: move"))
    assert ANCIENTS.odds(moving.match, 0) is None
    odds = ANCIENTS.odds(moving.match, 0, "attack E4 E5")
    assert odds is not None
    assert list(odds["attacks"]) == ["attack E4 E5"]


@pytest.mark.parametrize(
    "action", ["attack E4 E6", "attack A1 A2", "attack E5 E4", "attack F4 E4", "done", "move E4 E5", "dance"]
)
def test_what_is_no_attack_has_no_odds(action: str) -> None:
    assert ANCIENTS.odds(position("ancients", BATTLE).match, 0, action) is None


def test_a_spectator_gets_none_and_the_other_side_those_of_its_own_units() -> None:
    match = position("ancients", BATTLE).match
    assert ANCIENTS.odds(match, 3) is None
    assert ANCIENTS.odds(match, 1) is None
    theirs = ANCIENTS.odds(match, 1, "attack E5 E4")
    assert theirs is not None
    assert theirs["attacks"]["attack E5 E4"]["dice"] == 4


def test_a_defender_sees_what_comes_to_him() -> None:
    case = position("ancients", "bottom: HI E4\ntop: LI E5\ncard: order-two-center\nordered: E4\nto do: battle\n"
                    "top hand: first-strike\ncommand: 1 1\nbottom hand: rally")  # fmt: skip
    case.play("attack E4 E5")
    before = case.match.digest()
    odds = ANCIENTS.odds(case.match, 1)
    assert odds is not None
    attacks = odds["attacks"]
    assert set(attacks) == {"stand", "evade", "first-strike"}
    assert attacks["evade"]["losses"] < attacks["stand"]["losses"]
    assert attacks["evade"]["back"] is None
    assert attacks["stand"]["back"]["dice"] == 2
    assert (attacks["stand"]["dice"], attacks["first-strike"]["dice"]) == (5, 2)
    assert attacks["evade"]["hits"][1] == pytest.approx(5 * 5**4 / 6**5), "only its own symbol hits an evader"
    assert case.match.digest() == before
    assert ANCIENTS.odds(case.match, 0) is None
    one = ANCIENTS.odds(case.match, 1, "evade")
    assert one is not None
    assert list(one["attacks"]) == ["evade"]
    # The first attack is no bonus combat, though the attacker has begun to fight.
    case.play("stand")
    if case.question == "cc-ask-battle-back":
        back = ANCIENTS.odds(case.match, 1)
        assert back is not None
        assert back["attacks"]["battle-back"]["dice"] == 2


def test_odds_tell_nothing_of_hidden_cards() -> None:
    played = (("ancients", "001-akragas"), ("battle_line", None), ("napoleonics", "015-waterloo"))
    for ruleset, scenario in played:
        advice = advice_for(ruleset)
        some = 0
        for number, match in enumerate(at_random(ruleset, scenario, 5, 120)):
            side = match.decider
            other = match.imagine(side, generator_from(number))
            mine = advice.odds(match, side)
            assert json.dumps(mine) == json.dumps(advice.odds(other, side))
            some += mine is not None
        assert some > 5


# -- Battle Line -----------------------------------------------------------------------------------


def test_flags_with_outs_and_proofs() -> None:
    case = position(
        "battle_line",
        """
        bottom hand: red-8 blue-9
        3: red-6 red-7 |
        5: red-2 blue-2 yellow-2 | purple-10 purple-9
        6: red-10 blue-10 yellow-10 | purple-5 orange-5
        """,
    )
    odds = LINE.odds(case.match, 0)
    assert odds is not None
    flags = {flag["flag"]: flag for flag in odds["flags"]}
    assert len(flags) == 9
    third = flags[3]
    assert third["own"] == {"kind": "wedge", "sum": 21, "complete": False}
    wedge = third["outs"][0]
    assert wedge["held"] == ["red-8"]
    assert wedge["drawable"] == ["red-5"]
    assert wedge["chance"] == pytest.approx(1 / odds["unseen"])
    assert third["proof"] is None
    proof = flags[5]["proof"]
    assert proof == {
        "holds": False,
        "clause": "BLN-07-004",
        "reason": "refused-BLN-07-004",
        "arguments": {"flag": 5, "cards": ["purple-8"]},
    }
    assert flags[6]["proof"] == {"holds": True}
    json.dumps(odds)


def test_who_claims_without_aid_gets_no_proofs() -> None:
    case = position(
        "battle_line",
        """
        options: claims=unaided
        6: red-10 blue-10 yellow-10 | purple-5 orange-5
        """,
    )
    odds = LINE.odds(case.match, 0)
    assert odds is not None
    assert {flag["proof"] for flag in odds["flags"]} == {None}


def test_an_action_limits_the_odds_to_its_flag() -> None:
    case = new_game("battle_line")
    side = case.match.decider
    play = case.options("play")[0]
    odds = LINE.odds(case.match, side, play)
    assert odds is not None
    assert [flag["flag"] for flag in odds["flags"]] == [int(play.split()[-1])]
    claim = LINE.odds(case.match, side, "claim 4")
    assert claim is not None
    assert [flag["flag"] for flag in claim["flags"]] == [4]
    assert LINE.odds(case.match, side, "draw troops") is None
    assert LINE.odds(case.match, 3) is None
