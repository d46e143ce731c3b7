"""The JSON Schema of scenario files, made from the same tables that the reader uses, for editors."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.sides import SIDE_NAMES
from ..commands_colors.scenario import LANGUAGES, MOST_BANNERS, MOST_CARDS
from .scenario import CAN_BE_OPTIONAL
from .terrain import GROUNDS, OPEN_GROUND
from .units import KINDS

_LONG: Final = "[A-Ma-m][13579]"
_SHORT: Final = "[A-La-l][2468]"
_HEX: Final = f"(?:{_LONG}|{_SHORT})"


def _object(properties: dict[str, Any], required: list[str] | None = None, description: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {"type": "object", "properties": properties, "additionalProperties": False}
    if required:
        found["required"] = required
    if description:
        found["description"] = description
    return found


def _number(low: int, high: int, description: str) -> dict[str, Any]:
    return {"type": "integer", "minimum": low, "maximum": high, "description": description}


def _hexes(description: str) -> dict[str, Any]:
    pattern = rf"^{_HEX}([ ,]+{_HEX})*$"
    one = {"type": "string", "pattern": f"^{_HEX}$"}
    return {
        "oneOf": [{"type": "string", "pattern": pattern}, {"type": "array", "items": one}],
        "description": description,
    }


def _by_side(value: dict[str, Any], description: str) -> dict[str, Any]:
    return _object(dict.fromkeys(SIDE_NAMES[:2], value), description=description)


def _side(description: str) -> dict[str, Any]:
    return {"enum": list(SIDE_NAMES[:2]), "description": description}


def _switch(description: str) -> dict[str, Any]:
    return {"type": "boolean", "description": description}


def _army() -> dict[str, Any]:
    units = {kind.key: _hexes(f"{kind.code}, {kind.blocks} blocks") for kind in KINDS}
    reserve: dict[str, Any] = {kind.key: _number(1, 20, "how many wait off the board") for kind in KINDS}
    reserve["leaders"] = {"type": ["string", "array"], "description": "leaders who wait off the board"}
    hex_ = {"type": "string", "pattern": f"^{_HEX}$"}
    return _object(
        {
            "army": {"type": "string", "description": "What the army is called."},
            "commander": {"type": "string", "description": "Who led it."},
            "cards": _number(1, MOST_CARDS, "The hand of the War Council; it is also the Command."),
            "units": _object(units, description="The hexes of its units, by kind."),
            "leaders": {"type": "object", "additionalProperties": hex_, "description": "The hex of each leader."},
            "reserve": _object(reserve, description="Units and leaders off the board, for an ambush or for placing."),
        },
        ["army", "cards", "units"],
    )


def _special() -> dict[str, Any]:
    jump = _object(
        {
            "banners": _number(1, MOST_BANNERS, "at so many own banners"),
            "cards": _number(1, MOST_CARDS, "the new hand"),
        },
        ["banners", "cards"],
    )
    hero = _object(
        {
            "leader": {"type": "string"},
            "dice": _number(0, 3, "dice added to the close combat of his unit"),
            "solitary": _switch("he helps only the unit he is with"),
            "vital": _switch("if he is lost, his side has lost"),
        },
        ["leader"],
    )
    elite = _object(
        {
            "hex": {"type": "string", "pattern": f"^{_HEX}$"},
            "name": {"type": "string"},
            "helmets": _switch("its helmets hit without a leader"),
            "flags": _number(0, 3, "flags it may ignore"),
            "swords": _number(0, 3, "swords it ignores"),
            "bow": _number(0, 6, "how far it shoots like bow infantry"),
        },
        ["hex"],
    )
    return _object(
        {
            "legions": _by_side({"enum": ["marian", "imperial", "julian"]}, "The legion rule of a side's infantry."),
            "siege": _switch("Fortified walls can be stormed like city walls."),
            "exits": _by_side(_hexes("hexes"), "Where a side's units may leave over the enemy's edge for a banner."),
            "objectives": _by_side(_hexes("hexes"), "Hexes that give a side a banner, once, when entered."),
            "hand-grows": _by_side(_number(1, MOST_CARDS, "cards"), "The hand grows a card a turn up to this."),
            "hand-jumps": _by_side(jump, "The hand becomes larger at a number of banners."),
            "leaders-lower-hand": _switch("Every own leader lost lowers the hand by one."),
            "leaders-decide": _switch("Killing all enemy leaders wins at once."),
            "fears-elephants": _side("Whose foot may not ignore flags that elephants roll."),
            "stiff-phalanx": _side("Whose unsupported heavy infantry battles back with three dice against legions."),
            "ambush": _object(
                {"side": _side("who comes"), "turn": _number(1, 99, "its first own turn")}, ["side", "turn"]
            ),
            "place-leaders": _object(
                {"first": _side("who begins"), **{n: _number(0, 9, "how many") for n in SIDE_NAMES[:2]}}, ["first"]
            ),
            "hero": {"type": "array", "items": hero, "description": "Leaders who can do more."},
            "elite": {"type": "array", "items": elite, "description": "Special units."},
            "optional": {
                "oneOf": [{"enum": list(CAN_BE_OPTIONAL)}, {"type": "array", "items": {"enum": list(CAN_BE_OPTIONAL)}}],
                "description": "Which of these rules players may switch off.",
            },
        }
    )


def scenario_schema() -> dict[str, Any]:
    """The schema as JSON values."""
    both = {"oneOf": [_number(1, MOST_BANNERS, "banners"), _by_side(_number(1, MOST_BANNERS, "banners"), "by side")]}
    terrain: dict[str, Any] = {}
    for ground in GROUNDS:
        if ground is OPEN_GROUND:
            continue
        terrain[ground.key] = _hexes("hexes")
        if ground.has_front:
            side = "(?:e|ne|nw|w|sw|se)"
            one = f"{_HEX}:{side}(,{side})*"
            text = {"type": "string", "pattern": rf"^{one}( +{one})*$"}
            each = {"type": "array", "items": {"type": "string", "pattern": f"^{one}$"}}
            terrain[ground.key] = {"oneOf": [text, each], "description": "hexes with their front sides"}
    words = {"type": "object", "additionalProperties": {"type": "string"}, "description": "Names in this language."}
    properties: dict[str, Any] = {
        "name": {"type": "string", "minLength": 1, "description": "The name of the battle."},
        "date": {"type": "string"},
        "first": _side("Who has the first turn."),
        "banners": both,
        "notes": {"type": "string", "description": "What players should know, in a sentence or two."},
        **{name: _army() for name in SIDE_NAMES[:2]},
        "terrain": _object(terrain, description="Hexes by terrain; all others are open."),
        "special": _special(),
        "record": _object(
            {
                "plays": _number(0, 1_000_000, "how often people reported to have played it"),
                "bottom": _number(0, 100, "per cent won by the bottom side"),
                "top": _number(0, 100, "per cent won by the top side"),
            },
            ["plays", "bottom", "top"],
        ),
        **dict.fromkeys(LANGUAGES, words),
    }
    schema = _object(properties, ["name", "first", "banners", *SIDE_NAMES[:2]], "A scenario of Ancients for Vexilla.")
    return {"$schema": "http://json-schema.org/draft-07/schema#", "title": "Vexilla scenario", **schema}
