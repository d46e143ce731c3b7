"""The battery over thousands of random games, with digests that every build must reproduce.

The expected digests are pinned in digests.json. When a rule changes on purpose, raise the game's
rules_version and renew them: VEXILLA_BUILD=compiled PYTHONPATH=build/compiled python tests/battery/test_battery.py
"""

from __future__ import annotations

import json
import os
import pathlib

import pytest

import vexilla.kernel.match
from vexilla.games import GAMES
from vexilla.lab.battery import BatteryFailure, check_one, check_vocabulary, option_sets, run_battery

#: For each game how many batches are played on each of its scenarios, and of how many games.
PLAN = {"battle_line": (20, 100), "ancients": (2, 3), "napoleonics": (2, 6)}
IS_COMPILED = os.environ.get("VEXILLA_BUILD") == "compiled"
RUNS = [
    (f"{key}/{scenario}", batch)
    for key, game in GAMES.games.items()
    for scenario in game.scenarios
    for batch in range(PLAN[key][0])
    # The interpreted build, several times slower, plays every second one: the digests show that the builds agree.
    if IS_COMPILED or batch % 2 == 0
]
PINNED = pathlib.Path(__file__).with_name("digests.json")
DIGESTS: dict[str, list[str]] = json.loads(PINNED.read_text(encoding="utf-8")) if PINNED.exists() else {}


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    assert vexilla.kernel.match.__file__.endswith(".py") != IS_COMPILED


@pytest.mark.parametrize("key", GAMES.games)
def test_every_action_comes_back_from_its_text(key: str) -> None:
    check_vocabulary(GAMES.find(key))


def play_batch(name: str, batch: int) -> str:
    """One batch of the plan; the digest of its ends."""
    game, scenario = GAMES.find_scenario(name)
    games = PLAN[game.key][1]
    return run_battery(game, scenario, games, batch * games)


@pytest.mark.parametrize(("name", "batch"), RUNS)
def test_random_games_hold_in_every_respect(name: str, batch: int) -> None:
    assert play_batch(name, batch) == DIGESTS[name][batch]


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


if __name__ == "__main__":
    found: dict[str, list[str]] = {}
    for name, batch in RUNS:
        found.setdefault(name, []).append(play_batch(name, batch))
    PINNED.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
