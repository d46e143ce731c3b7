"""Digests and kept games may change only with the version of the rules or with the set-up they are played on.

``pins.json`` has both beside a hash of what came of them. When a rule changes on purpose, raise the game's
rules_version; when a battle changes, its set-up hash changes by itself; then renew digests and playthroughs, and last
of all the pins: python tests/battery/test_pins.py

If the version was raised before the digests were renewed, say for which game they are anew: … test_pins.py ancients
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import sys
from typing import Any

import pytest
from pins import pinned

from vexilla.games import GAMES
from vexilla.kernel.record import parse_record

HERE = pathlib.Path(__file__).parent
PINS = HERE / "pins.json"
PLAYTHROUGHS = HERE.parent / "playthroughs"

#: The version of the rules and the hash of the set-up, and a hash of what came of them.
Pin = dict[str, Any]


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def pins_now() -> dict[str, Pin]:
    """What is played in this version, and what is kept of it."""
    found: dict[str, Pin] = {}
    for key, game in GAMES.games.items():
        digests = pinned(key, "digests.json")
        for scenario in game.scenarios:
            result = hash_of(json.dumps(digests.get(scenario)))
            found[f"{key}/{scenario}"] = {
                "rules": game.rules_version,
                "setup": game.setup(scenario).pin,
                "result": result,
            }
    for file in sorted(PLAYTHROUGHS.glob("*.vexilla")):
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


def test_nothing_comes_out_otherwise_by_the_same_rules_and_set_up() -> None:
    before = json.loads(PINS.read_text(encoding="utf-8"))
    now = pins_now()
    assert changed_unnoticed(before, now) == [], (
        "these digests or kept games changed although rules_version and set-up did not: records of before would not "
        "replay; mend the rule, or raise rules_version (see the head of this file)"
    )
    assert now == before, "rules or set-ups changed: renew the pins with python tests/battery/test_pins.py"


@pytest.mark.parametrize(
    ("change", "unnoticed"),
    [({"result": "b"}, ["a"]), ({"result": "b", "rules": 2}, []), ({"result": "b", "setup": "y"}, []), ({}, [])],
)
def test_what_may_change_with_what(change: Pin, unnoticed: list[str]) -> None:
    pin = {"rules": 1, "setup": "x", "result": "a"}
    assert changed_unnoticed({"a": pin}, {"a": pin | change, "new": pin}) == unnoticed


if __name__ == "__main__":
    now = pins_now()
    before = json.loads(PINS.read_text(encoding="utf-8")) if PINS.exists() else {}
    anew = tuple(sys.argv[1:])
    wrong = [name for name in changed_unnoticed(before, now) if not name.removeprefix("playthrough ").startswith(anew)]
    if wrong:
        raise SystemExit(f"not renewed: by the same rules and set-up these came out otherwise: {', '.join(wrong)}")
    PINS.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
