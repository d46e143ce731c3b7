"""Why so many dice: the reasons that odds give add up to the dice, and each names a clause and has words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from vexilla.advice import advice_for
from vexilla.catalogue import find_clause
from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.locales import LANGUAGES, Speaker
from vexilla.testing import position

SYSTEM = ("ancients", "napoleonics", "samurai")


def strikes(key: str, games: int = 3, most: int = 350) -> Iterator[dict[str, Any]]:
    """Every strike of which the odds tell in random games, with the battle back and all else that may come."""
    game, advice = GAMES.find(key), advice_for(key)
    for number in range(games):
        match = game.new(game.scenarios[number], seed=seed_from(number))
        generator = generator_from(number)
        for _ in range(most):
            if match.over:
                break
            question = match.choice().question()
            if question in ("cc-ask-battle", "cc-ask-bonus", "cc-ask-react"):
                odds = advice.odds(match, match.decider)
                for attack in (odds or {"attacks": {}})["attacks"].values():
                    yield attack
                    if attack["back"]:
                        yield attack["back"]
                    if attack.get("inspired"):
                        yield attack["inspired"]
            options = match.options()
            eager = [option for option in options if match.text(option).startswith("attack ")] or options
            match.apply(eager[generator.below(len(eager))])


@pytest.mark.parametrize("key", SYSTEM)
def test_the_reasons_for_dice_add_up_and_have_clauses_and_words(key: str) -> None:
    seen = set()
    for strike in strikes(key):
        assert sum(part["dice"] for part in strike["parts"]) == strike["dice"], strike["parts"]
        seen |= {(part["reason"], part["clause"]) for part in strike["parts"]}
    assert len({reason for reason, _ in seen}) > 2, seen
    for reason, clause in seen:
        assert find_clause(clause, "en") is not None, clause
        for language in LANGUAGES:
            assert Speaker(language).knows(f"cc-dice-{reason}"), reason


def parts(text: str, attack: str) -> list[tuple[str, int]]:
    """The reasons for the dice of an attack in a position of Ancients."""
    match = position("ancients", text).match
    odds = advice_for("ancients").odds(match, match.decider, attack)
    assert odds is not None
    return [(part["reason"], part["dice"]) for part in odds["attacks"][attack]["parts"]]


def test_dice_by_unit_terrain_card_and_movement() -> None:
    battle = "ordered: E4\nto do: battle\n"
    plain = parts(f"bottom: HI E4\ntop: LI E5\ncard: order-two-center\n{battle}", "attack E4 E5")
    assert plain == [("unit", 5)]
    uphill = parts(f"bottom: HI E4\ntop: LI E5\nterrain: hill E5\ncard: clash-of-shields\n{battle}", "attack E4 E5")
    assert dict(uphill)["terrain"] < 0
    assert dict(uphill)["card"] == 2
    moved = parts(f"bottom: LI E4\ntop: HI E6\ncard: order-two-center\nmoved: E4=1\n{battle}", "attack E4 E6")
    assert moved == [("unit", 2), ("moved", -1)]
