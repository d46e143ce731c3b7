"""The JSON Schema of scenario files of Samurai Battles, made from the tables that the reader uses, for editors."""

from __future__ import annotations

from typing import Any, Final

from ..commands_colors.schema import army, hex_pattern, number, objectives, scenario, switch, table, text
from .actions import BOARD
from .position import ALL_TOKENS
from .scenario import MOST_DRAGONS
from .terrain import GROUNDS
from .units import KINDS, LEADER_KIND_KEYS

_HEX: Final = hex_pattern(BOARD)


def scenario_schema() -> dict[str, Any]:
    """The schema as JSON values."""
    kinds = "|".join(LEADER_KIND_KEYS)
    leader = {"type": "string", "pattern": f"^{_HEX} (?:{kinds})$"}
    more = {
        "dragons": number(0, MOST_DRAGONS, "How many Dragon cards it begins with."),
        "honor": number(0, ALL_TOKENS, "How many tokens of honor and fortune it begins with."),
        "leaders": {
            "type": "object",
            "additionalProperties": leader,
            "description": f"The hex of each leader and what he is: {', '.join(LEADER_KIND_KEYS)}.",
        },
    }
    special = table(
        {
            "shallows": switch("The whole river is passable: its hexes are fords, and its fords are open ground."),
            "objective": objectives(_HEX),
        }
    )
    return scenario(
        "Samurai",
        army(KINDS, more, with_blocks=True, hex_=_HEX),
        GROUNDS,
        [],
        special,
        {
            "history": text("What happened, in a few sentences."),
            "sources": {"type": "array", "items": {"type": "string"}, "description": "Where that is told."},
            "lopsided": text("Why the battle is uneven, if it is meant to be."),
        },
        _HEX,
    )
