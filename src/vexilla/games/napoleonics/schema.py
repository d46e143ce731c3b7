"""The JSON Schema of scenario files of Napoleonics, made from the same tables that the reader uses, for editors."""

from __future__ import annotations

from typing import Any

from ..commands_colors.schema import army, by_side, hexes, objectives, scenario, switch, table, text
from .terrain import GROUND_KEYS, GROUNDS
from .units import KINDS


def _special() -> dict[str, Any]:
    grounds = "|".join(GROUND_KEYS)
    return table(
        {
            "fordable-rivers": switch("All river hexes of the field can be forded: they are streams."),
            "no-square": {
                "oneOf": [
                    {"type": "string", "pattern": rf"^(?:{grounds})([ ,]+(?:{grounds}))*$"},
                    {"type": "array", "items": {"enum": list(GROUND_KEYS)}},
                ],
                "description": "Terrain on which no square can be formed.",
            },
            "exits": by_side(hexes("hexes"), "Where a side's units may leave over their own edge."),
            "objective": objectives(),
            "beyond-the-box": switch("The battle needs more pieces than the box holds."),
        }
    )


def scenario_schema() -> dict[str, Any]:
    """The schema as JSON values."""
    return scenario(
        "Napoleonics",
        army(KINDS, {}, with_blocks=True),
        GROUNDS,
        [ground.key for ground in GROUNDS if ground.has_front],
        _special(),
        {
            "history": text("What happened, in a few sentences."),
            "sources": {"type": "array", "items": {"type": "string"}, "description": "Where that is told."},
            "lopsided": text("Why the battle is uneven, if it is meant to be."),
        },
    )
