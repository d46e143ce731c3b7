"""What is pinned of a game: files of numbers in the folder of its tests, renewed on purpose when a rule changes."""

from __future__ import annotations

import json
import pathlib
from typing import Any

TESTS = pathlib.Path(__file__).resolve().parents[1]


def pinned(game: str, name: str) -> dict[str, Any]:
    """The numbers of a game by scenario; none where nobody has pinned any yet."""
    file = TESTS / game / name
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def pin(game: str, name: str, numbers: dict[str, Any]) -> None:
    """Write the numbers down."""
    (TESTS / game).mkdir(exist_ok=True)
    (TESTS / game / name).write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
