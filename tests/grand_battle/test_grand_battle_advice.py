"""Advice for Grand Battle: odds before shots and blows, standing orders, the luck of the dice, who is winning."""

from __future__ import annotations

import json

import pytest

from grand_battle.fighting import Fight, OpenFight
from vexilla.advice.grand_battle import ADVICE
from vexilla.advice.grand_battle.dice import AVERAGE, PipsLedger
from vexilla.advice.story import Moment
from vexilla.games.grand_battle.actions import ATTACK, FIRST_PIP
from vexilla.games.grand_battle.game import GAME
from vexilla.games.grand_battle.odds import odds_of_blow, odds_of_shot
from vexilla.games.grand_battle.tables.results import OUTCOME_KEYS
from vexilla.kernel.chance import seed_from
from vexilla.kernel.sides import CHANCE
from vexilla.kernel.source import Asking
from vexilla.locales import LANGUAGES, Speaker

BOWS = "bottom bows-1: longbow at 60:40 heading 0\ntop spears-1: rus-spear at 60:40 heading 180\n"
KNIGHTS = "bottom knights-1: knights-15c at 60:40 heading 0\ntop spears-1: rus-spear at 60:40 heading 180\n"


def until(text: str, question: str) -> Fight:
    """A fight up to a question."""
    fight = OpenFight(text)
    while fight.match.choice().question() != question:
        fight.match.act("pass")
    return fight


def test_a_shot_has_its_exact_odds() -> None:
    fight = until(BOWS, "grb-ask-fire")
    before = fight.match.digest()
    odds = ADVICE.odds(fight.match, 0)
    assert fight.match.digest() == before
    assert odds is not None
    json.dumps(odds)
    shown = odds["fights"]["shoot bows-1 -> spears-1"]
    unit, enemy = fight.unit("bows-1"), fight.unit("spears-1")
    exact = odds_of_shot(fight.position, unit, unit, enemy, answers=False)
    assert shown["target"] == "spears-1"
    assert shown["shot"] == {key: round(exact[number] / 36, 4) for number, key in enumerate(OUTCOME_KEYS)}
    assert sum(shown["blow"].values()) == pytest.approx(1.0, abs=0.001)
    assert ADVICE.odds(fight.match, 1) is None
    assert ADVICE.odds(fight.match, 0, "shoot bows-1 -> spears-1") == odds
    assert ADVICE.odds(fight.match, 0, "decline") is None


def test_a_rush_has_the_odds_of_both_blows() -> None:
    fight = until(KNIGHTS, "grb-ask-rush")
    odds = ADVICE.odds(fight.match, 0)
    assert odds is not None
    shown = odds["fights"]["rush"]
    unit, enemy = fight.unit("knights-1"), fight.unit("spears-1")
    assert shown["shot"] is None
    assert shown["blow"]["flight"] == round(odds_of_blow(fight.position, unit, enemy, True)[3] / 36, 4)
    assert shown["answer"]["carry-on"] == round(odds_of_blow(fight.position, enemy, unit, True)[0] / 36, 4)


def test_nothing_is_said_where_nothing_is_fought() -> None:
    match = GAME.start(GAME.setup("leuctra", None), seed=seed_from(1), logging=False)
    assert ADVICE.odds(match, match.decider) is None
    assert ADVICE.odds(match, 1 - match.decider) is None


def test_standing_orders_answer_in_the_enemys_turn_alone() -> None:
    text = "bottom light-1: lh-bow at 60:40 heading 0\ntop spears-1: rus-spear at 60:40 heading 180\n"
    orders = [{"question": "grb-ask-evade", "answer": "pass"}]
    assert ADVICE.check_orders(orders) is None
    assert ADVICE.check_orders([{"question": "grb-ask-fire", "answer": "pass"}]) == "unknown-question"
    own = OpenFight(text)
    assert own.asked() == "bottom grb-ask-evade"
    assert ADVICE.obey(own.match, 0, orders) is None
    theirs = OpenFight(text + "attacker: top\n")
    assert theirs.asked() == "bottom grb-ask-evade"
    assert ADVICE.obey(theirs.match, 0, orders) == "pass"
    assert ADVICE.obey(theirs.match, 0, []) is None
    left_to_it = ADVICE.obey(theirs.match, 0, [{"question": "grb-ask-evade", "answer": "computer"}])
    assert left_to_it in ("pass", "evade light-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_have_words(language: str) -> None:
    speaker = Speaker(language)
    for reaction in ADVICE.reactions():
        for title in [reaction["title"], *[answer["title"] for answer in reaction["answers"]]]:
            assert speaker.knows(title)


def test_luck_is_pips_against_their_average() -> None:
    fight = until(KNIGHTS, "grb-ask-rush")
    fight.match.source = Asking()
    fight.match.act("rush")
    fight.match.act("decline")
    assert fight.match.decider == CHANCE
    ledger = PipsLedger()
    ledger.note(Moment(fight.match, 3, CHANCE, FIRST_PIP[ATTACK] + 5))
    luck = ledger.result(None)
    assert luck["kind"] == "pips"
    sides = luck["sides"]
    assert sides["bottom"]["faces"]["6"] == 1
    assert (sides["bottom"]["expected"], sides["bottom"]["actual"]) == (AVERAGE, 6)
    assert sides["bottom"]["series"] == [[3, AVERAGE, 6]]
    assert sides["bottom"]["kinds"] == {"attack": 1, "defence": 0, "army-points": 0}
    assert sides["top"]["rolls"] == 0


def test_who_loses_units_falls_behind() -> None:
    match = GAME.start(GAME.setup("leuctra", None), seed=seed_from(1), logging=False)
    even = ADVICE.balance(match)
    assert 0.2 < even < 0.8
    for unit in match.position.units_of(1)[:5]:
        match.position.losses[unit] = match.position.profile_of(unit).figures - 1
    assert ADVICE.balance(match) > even
    match.position.turn = 20
    late = ADVICE.balance(match)
    match.position.turn = 0
    assert late < ADVICE.balance(match)
