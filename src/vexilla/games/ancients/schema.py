"""The JSON Schema of scenario files of Ancients, made from the same tables that the reader uses, for editors."""

from __future__ import annotations

from typing import Any

from ...kernel.sides import SIDE_NAMES
from ..commands_colors.scenario import MOST_BANNERS, MOST_CARDS
from ..commands_colors.schema import ONE_HEX, army, by_side, hexes, number, one_side, scenario, switch, table
from .scenario import CAN_BE_OPTIONAL
from .terrain import GROUNDS
from .units import KINDS


def _reserve() -> dict[str, Any]:
    reserve: dict[str, Any] = {kind.key: number(1, 20, "how many wait off the board") for kind in KINDS}
    reserve["leaders"] = {"type": ["string", "array"], "description": "leaders who wait off the board"}
    return table(reserve, description="Units and leaders off the board, for an ambush or for placing.")


def _special() -> dict[str, Any]:
    jump = table(
        {
            "banners": number(1, MOST_BANNERS, "at so many own banners"),
            "cards": number(1, MOST_CARDS, "the new hand"),
        },
        ["banners", "cards"],
    )
    hero = table(
        {
            "leader": {"type": "string"},
            "dice": number(0, 3, "dice added to the close combat of his unit"),
            "solitary": switch("he helps only the unit he is with"),
            "vital": switch("if he is lost, his side has lost"),
        },
        ["leader"],
    )
    elite = table(
        {
            "hex": ONE_HEX,
            "name": {"type": "string"},
            "helmets": switch("its helmets hit without a leader"),
            "flags": number(0, 3, "flags it may ignore"),
            "swords": number(0, 3, "swords it ignores"),
            "bow": number(0, 6, "how far it shoots like bow infantry"),
        },
        ["hex"],
    )
    return table(
        {
            "legions": by_side({"enum": ["marian", "imperial", "julian"]}, "The legion rule of a side's infantry."),
            "siege": switch("Fortified walls can be stormed like city walls."),
            "exits": by_side(hexes("hexes"), "Where a side's units may leave over the enemy's edge for a banner."),
            "objectives": by_side(hexes("hexes"), "Hexes that give a side a banner, once, when entered."),
            "hand-grows": by_side(number(1, MOST_CARDS, "cards"), "The hand grows a card a turn up to this."),
            "hand-jumps": by_side(jump, "The hand becomes larger at a number of banners."),
            "leaders-lower-hand": switch("Every own leader lost lowers the hand by one."),
            "leaders-decide": switch("Killing all enemy leaders wins at once."),
            "fears-elephants": one_side("Whose foot may not ignore flags that elephants roll."),
            "stiff-phalanx": one_side("Whose unsupported heavy infantry battles back with three dice against legions."),
            "ambush": table(
                {"side": one_side("who comes"), "turn": number(1, 99, "its first own turn")}, ["side", "turn"]
            ),
            "place-leaders": table(
                {"first": one_side("who begins"), **{n: number(0, 9, "how many") for n in SIDE_NAMES[:2]}}, ["first"]
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
    fronts = [ground.key for ground in GROUNDS if ground.has_front]
    return scenario("Ancients", army(KINDS, {"reserve": _reserve()}), GROUNDS, fronts, _special(), {})
