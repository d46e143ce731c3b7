"""The battery over 2,000 random games, with digests that every build must reproduce.

The expected digests are pinned in digests.json. When a rule changes on purpose, raise the game's
rules_version and renew them: python tests/battery/test_battery.py
"""

from __future__ import annotations

import json
import os
import pathlib

import pytest

import vexilla.kernel.match
from vexilla.games import GAMES
from vexilla.lab.battery import BatteryFailure, check_one, check_vocabulary, option_sets, run_battery

GAMES_EACH = 100
BATCHES = 20
PINNED = pathlib.Path(__file__).with_name("digests.json")
DIGESTS: dict[str, list[str]] = json.loads(PINNED.read_text(encoding="utf-8")) if PINNED.exists() else {}


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    asked_for_compiled = os.environ.get("VEXILLA_BUILD") == "compiled"
    assert vexilla.kernel.match.__file__.endswith(".py") != asked_for_compiled


@pytest.mark.parametrize("key", GAMES.games)
def test_every_action_comes_back_from_its_text(key: str) -> None:
    check_vocabulary(GAMES.find(key))


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("key", GAMES.games)
def test_random_games_hold_in_every_respect(key: str, batch: int) -> None:
    game = GAMES.find(key)
    digest = run_battery(game, game.scenarios[0], GAMES_EACH, batch * GAMES_EACH)
    assert digest == DIGESTS[key][batch]


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
    found = {
        key: [run_battery(game, game.scenarios[0], GAMES_EACH, batch * GAMES_EACH) for batch in range(BATCHES)]
        for key, game in GAMES.games.items()
    }
    PINNED.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
