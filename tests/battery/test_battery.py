"""The battery over thousands of random games, with digests that every build must reproduce.

How many games are played the game itself says (Game.checks). The expected digests are pinned in digests.json of the
game's tests. When a rule changes on purpose, raise the game's rules_version and renew them:
VEXILLA_BUILD=compiled PYTHONPATH=build/compiled python tests/battery/test_battery.py GAME
Then renew the pins, which hold that nobody forgets the version: python tests/battery/test_pins.py GAME
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest
from pins import pin, pinned

import vexilla.kernel.match
from vexilla.games import GAMES
from vexilla.games.battle_line.actions import DEAL
from vexilla.games.battle_line.drawing import TurnUp
from vexilla.games.battle_line.turn import PlayCard
from vexilla.kernel.refusal import Refusal
from vexilla.lab.battery import BatteryFailure, check_one, check_vocabulary, option_sets, run_battery

IS_COMPILED = os.environ.get("VEXILLA_BUILD") == "compiled"
IS_WHOLE = os.environ.get("VEXILLA_BATTERY") == "all"
FILE = "digests.json"
#: `make test` plays so many batches of a game on the compiled build, at least one a scenario, and of a game with more
#: scenarios than this only some, evenly taken; `make soak` plays all of them.
ENOUGH = 5
MANY = 7


def runs() -> Iterator[tuple[str, int]]:
    """What is played: a scenario and the number of a batch."""
    for key, game in GAMES.games.items():
        batches = game.checks.batches
        every = 1
        if not IS_WHOLE:
            batches = min(batches, max(1, ENOUGH // len(game.scenarios)))
            every = -(-len(game.scenarios) // MANY)
        for scenario in game.scenarios[::every]:
            for batch in range(batches):
                # The interpreted build, several times slower, plays one batch a game: the builds agree in its digest.
                if IS_WHOLE or IS_COMPILED or (batch == 0 and scenario == game.scenarios[0]):
                    yield f"{key}/{scenario}", batch


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    assert vexilla.kernel.match.__file__.endswith(".py") != IS_COMPILED


@pytest.mark.parametrize("key", GAMES.games)
def test_every_action_comes_back_from_its_text(key: str) -> None:
    check_vocabulary(GAMES.find(key))


def play_batch(name: str, batch: int) -> str:
    """One batch of the plan; the digest of its ends."""
    game, scenario = GAMES.find_scenario(name)
    games = game.checks.games
    return run_battery(game, scenario, games, batch * games)


@pytest.mark.parametrize(("name", "batch"), list(runs()))
def test_random_games_hold_in_every_respect(name: str, batch: int) -> None:
    key, _, scenario = name.partition("/")
    digests = pinned(key, FILE).get(scenario, [])
    assert batch < len(digests), f"no digest is pinned for {name}: see the head of this file"
    assert play_batch(name, batch) == digests[batch]


def test_all_options_take_part() -> None:
    sets = option_sets(GAMES.find("battle_line"))
    assert len(sets) == 16
    assert {each["variant"] for each in sets} == {"standard", "advanced"}


def test_a_failure_brings_the_record_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """What breaks is kept: the record up to there can be stored as a fixture."""
    game = GAMES.find("battle_line")
    monkeypatch.setattr("vexilla.lab.battery._sound", lambda match: ["something is wrong"])
    with pytest.raises(BatteryFailure, match="seed 3: something is wrong") as failed:
        check_one(game, "standard", {}, 3)
    assert failed.value.record.startswith("vexilla record 1")


@pytest.mark.parametrize(
    ("name", "broken", "says"),
    [
        ("forbids", lambda *_: None, "is not listed at TurnUp.* but not refused"),
        ("forbids", lambda *_: Refusal("BLN-04-009", "no"), "at TurnUp.* but (is )?refused"),
        ("options", lambda self, match: [DEAL], "is (not )?listed at TurnUp"),
        ("weight", lambda *_: 0, "is listed at TurnUp.* but never happens"),
    ],
)
def test_the_steps_of_chance_are_tested_themselves(
    monkeypatch: pytest.MonkeyPatch, name: str, broken: object, says: str
) -> None:
    """What a step of chance lists, weighs, draws and refuses must fit together."""
    if IS_COMPILED:
        pytest.skip("compiled classes cannot be broken")
    monkeypatch.setattr(TurnUp, name, broken)
    with pytest.raises(BatteryFailure, match=says):
        run_battery(GAMES.find("battle_line"), "standard", 4)


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("count", lambda self, match: len(self.options(match)) - 1),
        ("nth", lambda self, match, number: self.options(match)[0]),
    ],
)
def test_what_is_counted_is_held_against_what_is_listed(
    monkeypatch: pytest.MonkeyPatch, name: str, broken: object
) -> None:
    """A choice that says how its options are counted counts those that it lists, in their order."""
    if IS_COMPILED:
        pytest.skip("compiled classes cannot be broken")
    monkeypatch.setattr(PlayCard, name, broken)
    with pytest.raises(BatteryFailure, match=r"PlayCard\(\w+\) counts other options than it lists"):
        run_battery(GAMES.find("battle_line"), "standard", 1)


if __name__ == "__main__":
    for key in sys.argv[1:]:
        rules = GAMES.find(key)
        batches = range(rules.checks.batches)
        pin(key, FILE, {each: [play_batch(f"{key}/{each}", batch) for batch in batches] for each in rules.scenarios})
