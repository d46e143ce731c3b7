"""The JSON Schema of army files, made from the same tables that the reader uses, for editors."""

from __future__ import annotations

from typing import Any, Final

from ..tables.artillery import GUNS_BY_KEY
from ..tables.camps import CAMPS_BY_KEY
from ..tables.command import (
    LEAST_COMMAND,
    LEAST_LEADERSHIP,
    MOST_COMMAND,
    MOST_COMMANDERS,
    MOST_LEADERSHIP,
)
from ..tables.eras import FIRST_YEAR, LAST_YEAR
from ..tables.generation import MOST_MOVE
from ..tables.reserves import ARRIVALS, ROLE_KEYS
from ..tables.traits import TRAITS_BY_KEY
from ..tables.troops import MOST_STRENGTH
from ..tables.weapons import WEAPONS_BY_KEY
from .library import LIBRARY
from .profile_reader import MOST_VALUE, PROFILE_TYPES
from .reader import FEARS, GAME, LANGUAGES, MOST_BUDGET, MOST_SECTIONS, MOST_UNITS

Schema = dict[str, Any]
_STEP: Final = 1_000


def army_schema() -> Schema:
    """The schema as JSON values."""
    sections = _number(0, MOST_SECTIONS, "Sections of eight steps that the army has bought.")
    names = {"type": "object", "additionalProperties": {"type": "string"}, "description": "Its names, translated."}
    properties: Schema = {
        "game": {"enum": [GAME], "description": "The game."},
        "name": {"type": "string", "minLength": 1, "description": "What the army is called."},
        "notes": {"type": "string", "description": "What players should know of it."},
        "list": {
            "enum": list(LIBRARY.keys()),
            "description": "The list that it is from; without one it is one itself.",
        },
        "role": {"enum": list(ROLE_KEYS), "description": "Whether it attacks or defends; either if nothing is said."},
        "budget": _number(0, MOST_BUDGET, "What it may cost; the reserve is on top of it."),
        "camp": {"enum": list(CAMPS_BY_KEY), "description": "The camp that it has."},
        "barricades": sections,
        "works": sections,
        "units": {
            "type": "object",
            "additionalProperties": {"oneOf": [_number(0, MOST_UNITS, "How many units."), _line()]},
            "description": "How many units of each profile.",
        },
        "reserve": _reserve(),
        "general": _commanders("The general and his unit."),
        "commanders": _commanders("Commanders and their units."),
        "battle": {"type": "string", "description": "The battle that a list was written for."},
        "year": _number(FIRST_YEAR, LAST_YEAR, "Of a list: its year, below 0 before our era."),
        "terrified_by": {"type": "array", "items": {"enum": list(FEARS)}, "description": "What it rarely meets."},
        "indian": {"type": "boolean", "description": "Whether its commanders ride elephants."},
        "max_commanders": _number(0, MOST_COMMANDERS, "Of a list: commanders beside the general."),
        "camps": {"type": "array", "items": {"enum": list(CAMPS_BY_KEY)}, "description": "Camps that a list allows."},
        "max_barricades": _number(0, MOST_SECTIONS, "Sections of barricade that a list allows."),
        "max_works": _number(0, MOST_SECTIONS, "Sections of works that a list allows."),
        "profiles": {
            "type": "object",
            "additionalProperties": {"oneOf": [_single(), _double(), _mixed()]},
            "description": "Profiles of one's own.",
        },
        **dict.fromkeys(LANGUAGES, names),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Army of Grand Battle",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "required": ["name", "units", "general"],
    }


def _number(low: int, high: int, description: str) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high, "description": description}


def _table(properties: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False, "required": required}


def _line() -> Schema:
    """A line of a list of one's own."""
    counts = {key: _number(0, MOST_UNITS, f"The {key} of units.") for key in ("count", "min", "max")}
    return _table({**counts, "reserve": {"type": "boolean", "description": "Whether it may be in a reserve."}}, [])


def _reserve() -> Schema:
    modes = sorted({row.key for row in ARRIVALS})
    units = {"type": "object", "additionalProperties": _number(0, MOST_UNITS, "How many units wait.")}
    sections = _number(0, MOST_SECTIONS, "Sections for which a defender gives part of his reserve.")
    return _table(
        {"mode": {"enum": modes, "description": "How it comes."}, "units": units, **_both(sections)},
        [],
    )


def _both(value: Schema) -> Schema:
    return {"barricades": value, "works": value}


def _commanders(description: str) -> Schema:
    row = _table(
        {
            "CP": _number(LEAST_COMMAND, MOST_COMMAND, "Command points."),
            "LP": _number(LEAST_LEADERSHIP, MOST_LEADERSHIP, "Leadership points."),
            "with": {"type": "string", "description": "His unit: `phalanx`, or `phalanx 2`."},
            "staff": {"type": "boolean", "description": "Whether his unit is his staff (GRB-04-023)."},
            "reserve": {"type": "boolean", "description": "Whether he is with the reserve."},
        },
        ["with"],
    )
    unit = {"type": "string", "description": "His unit alone."}
    return {"type": "object", "additionalProperties": {"oneOf": [unit, row]}, "description": description}


def _single() -> Schema:
    """A profile on one base."""
    values = {key: _number(0, MOST_VALUE, f"{key} as in the lists.") for key in ("P", "AR")}
    properties: Schema = {
        "type": {"enum": list(PROFILE_TYPES), "description": "Type of troops."},
        "depth": _number(1, 8, "Of its base, in steps, where it is not the usual one."),
        "BS": _number(1, MOST_STRENGTH, "Figures."),
        **values,
        "MV": _number(0, MOST_MOVE // _STEP, "Steps."),
        "weapon": {"enum": list(WEAPONS_BY_KEY), "description": "What it shoots with."},
        "gun": {"enum": list(GUNS_BY_KEY), "description": "Of a battery."},
        "traits": {"type": "array", "items": {"enum": list(TRAITS_BY_KEY)}, "description": "Traits."},
        "dismounted": {"type": "string", "description": "Its profile on foot."},
        "dismounts_at_will": {"type": "boolean", "description": "Whether it needs no order for that (GRB-05-055)."},
        **_priced(),
    }
    return _table(properties, ["type", "BS", "P", "AR", "MV"])


def _double() -> Schema:
    """Two bases of the same troops."""
    return _table({"double": {"type": "string", "description": "The profile of one base."}, **_priced()}, ["double"])


def _mixed() -> Schema:
    """Melee troops and shooters."""
    bases = {key: {"type": "string", "description": f"The profile of its {key}."} for key in ("melee", "shooters")}
    return _table({**bases, **_priced()}, ["melee", "shooters"])


def _priced() -> Schema:
    return {
        "price": {"type": "integer", "description": "As the formula has it; may be left out."},
        "name": {"type": "string", "description": "What people call it."},
    }
