"""What a decision tells of its end: what being done ends, and who could still have done something."""

from __future__ import annotations

from typing import Any

import pytest

from vexilla.games import GAMES
from vexilla.kernel.chance import generator_from, seed_from
from vexilla.kernel.game import AnyMatch
from vexilla.kernel.sides import SIDE_NAMES
from vexilla.locales import LANGUAGES, Speaker

SYSTEM = ("ancients", "napoleonics", "samurai")


def moments(key: str, games: int = 2, most: int = 250) -> list[tuple[AnyMatch, dict[str, Any]]]:
    """Decisions of random games that say what being done ends, with the match in which they came."""
    found = []
    game = GAMES.find(key)
    for number in range(games):
        match = game.new(game.scenarios[number % len(game.scenarios)], seed=seed_from(number))
        generator = generator_from(number)
        for _ in range(most):
            if match.over:
                break
            decision = match.view(match.decider)["decision"]
            if "ends" in decision:
                found.append((match.clone(), decision))
            options = match.options()
            match.apply(options[generator.below(len(options))])
    return found


@pytest.mark.parametrize("key", SYSTEM)
def test_what_being_done_ends_is_what_it_ends(key: str) -> None:
    """Whoever is told that his turn ends is not asked for anything in it any more but by chance or the end of it."""
    seen = set()
    for match, decision in moments(key):
        ends = decision["ends"]
        seen.add(ends["says"])
        side, turn = match.decider, match.position.turn
        match.act(ends["action"])
        is_mine = match.decider == side and match.position.turn == turn
        if is_mine:
            phase = match.view(side)["decision"].get("ends", {}).get("phase", "")
            assert ends["says"] != "cc-end-turn" or not phase
    assert {"cc-end-orders", "cc-end-movement", "cc-end-turn"} <= seen


@pytest.mark.parametrize("key", SYSTEM)
def test_it_is_asked_before_units_that_could_fight_are_passed_by(key: str) -> None:
    fights = [(match, decision) for match, decision in moments(key) if decision["ends"]["phase"] == "combat"]
    assert fights
    for _, decision in fights:
        attackers = {text.split()[1] for text in decision["actions"] if text.startswith("attack ")}
        assert decision["left"]["left"] == len(attackers)
        if attackers:
            assert decision["ends"]["about"]["idle"] == len(attackers)
            for language in LANGUAGES:
                assert Speaker(language).tell(key, decision["ends"]["asks"], decision["ends"]["about"], {})


@pytest.mark.parametrize("key", SYSTEM)
def test_only_the_decider_is_told_what_ends(key: str) -> None:
    match, decision = moments(key, games=1, most=60)[0]
    other = match.view(1 - match.decider)["decision"]
    assert "ends" not in other
    assert other["side"] == decision["side"] == SIDE_NAMES[match.decider]


def test_moves_that_are_left_are_counted() -> None:
    for _, decision in moments("ancients"):
        if decision["ends"]["phase"] == "movement":
            units = {text.split()[1] for text in decision["actions"] if text.split()[0] in ("move", "exit")}
            leaders = {text.split()[1] for text in decision["actions"] if "-leader" in text}
            assert decision["left"]["left"] == len(units) + len(leaders)
