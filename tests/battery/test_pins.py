"""Digests and kept games may change only with the version of the rules or with the set-up they are played on.

``pins.json`` of a game has both beside a hash of what came of them. When a rule changes on purpose, raise the game's
rules_version; when a battle changes, its set-up hash changes by itself; then renew digests and playthroughs, and last
of all the pins: python tests/battery/test_pins.py GAME

If the version was raised before the digests were renewed, say that they are anew: … test_pins.py --anew GAME
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import sys
from typing import Any

import pytest
from pins import pin, pinned

from vexilla.games import GAMES
from vexilla.kernel.record import parse_record

FILE = "pins.json"
PLAYTHROUGHS = pathlib.Path(__file__).resolve().parents[1] / "playthroughs"

#: The version of the rules and the hash of the set-up, and a hash of what came of them.
Pin = dict[str, Any]


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def pins_now(key: str) -> dict[str, Pin]:
    """What is played of a game in this version, and what is kept of it."""
    game = GAMES.find(key)
    digests = pinned(key, "digests.json")
    found: dict[str, Pin] = {}
    for scenario in game.scenarios:
        result = hash_of(json.dumps(digests.get(scenario)))
        found[scenario] = {"rules": game.rules_version, "setup": game.setup(scenario).pin, "result": result}
    for file in sorted(PLAYTHROUGHS.glob(f"{key}-*.vexilla")):
        text = file.read_text(encoding="utf-8")
        record, _ = parse_record(text, GAMES)
        result = hash_of(text[text.index("\n\n") :])
        found[f"playthrough {file.stem}"] = {"rules": record.rules, "setup": record.setup.pin, "result": result}
    return found


def changed_unnoticed(before: dict[str, Pin], now: dict[str, Pin]) -> list[str]:
    """What came out otherwise although neither rules nor set-up have changed."""
    return [
        name
        for name, pin in now.items()
        if name in before
        and before[name]["result"] != pin["result"]
        and (before[name]["rules"], before[name]["setup"]) == (pin["rules"], pin["setup"])
    ]


@pytest.mark.parametrize("key", GAMES.games)
def test_nothing_comes_out_otherwise_by_the_same_rules_and_set_up(key: str) -> None:
    before = pinned(key, FILE)
    now = pins_now(key)
    assert changed_unnoticed(before, now) == [], (
        "these digests or kept games changed although rules_version and set-up did not: records of before would not "
        "replay; mend the rule, or raise rules_version (see the head of this file)"
    )
    assert now == before, "rules or set-ups changed: renew the pins with python tests/battery/test_pins.py GAME"


@pytest.mark.parametrize(
    ("change", "unnoticed"),
    [({"result": "b"}, ["a"]), ({"result": "b", "rules": 2}, []), ({"result": "b", "setup": "y"}, []), ({}, [])],
)
def test_what_may_change_with_what(change: Pin, unnoticed: list[str]) -> None:
    pin = {"rules": 1, "setup": "x", "result": "a"}
    assert changed_unnoticed({"a": pin}, {"a": pin | change, "new": pin}) == unnoticed


if __name__ == "__main__":
    for key in [word for word in sys.argv[1:] if word != "--anew"]:
        wrong = [] if "--anew" in sys.argv else changed_unnoticed(pinned(key, FILE), pins_now(key))
        if wrong:
            raise SystemExit(f"not renewed: by the same rules and set-up these came out otherwise: {', '.join(wrong)}")
        pin(key, FILE, pins_now(key))
