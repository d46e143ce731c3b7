"""The JSON Schema of scenario files, made from the same tables that the readers use, for editors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.sides import SIDE_NAMES
from .board import BOARD_13_BY_9, Board
from .kinds import Terrain, UnitKind
from .reading_objectives import MOST_FOR_AN_OBJECTIVE
from .scenario import LANGUAGES, MOST_BANNERS, MOST_CARDS


def hex_pattern(board: Board) -> str:
    """The labels of a board as a regular expression."""
    parts: list[str] = []
    for first, width in ((1, board.width), (2, board.width - 1)):
        ranks = "|".join([str(rank) for rank in range(first, board.ranks + 1, 2)])
        last = chr(ord("A") + width - 1)
        parts.append(f"[A-{last}a-{last.lower()}](?:{ranks})")
    return f"(?:{'|'.join(parts)})"


_HEX: Final = hex_pattern(BOARD_13_BY_9)
_DIRECTION: Final = "(?:e|ne|nw|w|sw|se)"

Schema = dict[str, Any]
ONE_HEX: Final[Schema] = {"type": "string", "pattern": f"^{_HEX}$"}


def table(properties: Schema, required: list[str] | None = None, description: str = "") -> Schema:
    """A table with these keys and no others."""
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if required:
        found["required"] = required
    if description:
        found["description"] = description
    return found


def number(low: int, high: int, description: str) -> Schema:
    """A whole number in a range."""
    return {"type": "integer", "minimum": low, "maximum": high, "description": description}


def text(description: str) -> Schema:
    """Any text."""
    return {"type": "string", "description": description}


def switch(description: str) -> Schema:
    """True or false."""
    return {"type": "boolean", "description": description}


def one_side(description: str) -> Schema:
    """Bottom or top."""
    return {"enum": list(SIDE_NAMES[:2]), "description": description}


def by_side(value: Schema, description: str) -> Schema:
    """A value for one side or for both."""
    return table(dict.fromkeys(SIDE_NAMES[:2], value), description=description)


def hexes(description: str, with_blocks: bool = False, hex_: str = _HEX) -> Schema:
    """Hexes in one text or in a list, each perhaps with a number of blocks."""
    one = f"{hex_}(?::[1-9])?" if with_blocks else hex_
    each = {"type": "string", "pattern": f"^{one}$"}
    return {
        "oneOf": [{"type": "string", "pattern": rf"^{one}([ ,]+{one})*$"}, {"type": "array", "items": each}],
        "description": description,
    }


def hexes_with_fronts() -> Schema:
    """Hexes with the sides that their terrain protects."""
    one = f"{_HEX}:{_DIRECTION}(,{_DIRECTION})*"
    whole = {"type": "string", "pattern": rf"^{one}( +{one})*$"}
    each = {"type": "array", "items": {"type": "string", "pattern": f"^{one}$"}}
    return {"oneOf": [whole, each], "description": "hexes with their front sides"}


def objectives(hex_: str = _HEX) -> Schema:
    """Hexes that are worth banners."""
    objective = table(
        {
            "side": one_side("whom it gives banners"),
            "hexes": hexes("All of them must be held by its units at the start of its turn.", False, hex_),
            "banners": number(1, MOST_FOR_AN_OBJECTIVE, "how many; 1 if it is not said"),
            "kept": switch("The banners stay when the hexes are lost again."),
        },
        ["side", "hexes"],
    )
    return {"type": "array", "items": objective, "description": "Hexes that are worth banners."}


def army(kinds: Sequence[UnitKind], more: Schema, with_blocks: bool = False, hex_: str = _HEX) -> Schema:
    """One side of a battle; ``more`` has what only its game knows, or what is otherwise there."""
    units = {kind.key: hexes(f"{kind.code}, {kind.blocks} blocks", with_blocks, hex_) for kind in kinds}
    return table(
        {
            "army": text("What the army is called."),
            "commander": text("Who led it."),
            "cards": number(1, MOST_CARDS, "The hand of the War Council; it is also the Command."),
            "units": table(units, description="The hexes of its units, by kind."),
            "leaders": {"type": "object", "additionalProperties": ONE_HEX, "description": "The hex of each leader."},
            **more,
        },
        ["army", "cards", "units"],
    )


def scenario(
    game: str,
    side: Schema,
    grounds: Sequence[Terrain],
    with_front: Sequence[str],
    special: Schema,
    more: Schema,
    hex_: str = _HEX,
) -> Schema:
    """A whole file: its sides, its terrain (the first one is open ground), its special rules and what else it has."""
    both = {"oneOf": [number(1, MOST_BANNERS, "banners"), by_side(number(1, MOST_BANNERS, "banners"), "by side")]}
    terrain = {
        ground.key: hexes_with_fronts() if ground.key in with_front else hexes("hexes", False, hex_)
        for ground in grounds[1:]
    }
    words = {"type": "object", "additionalProperties": {"type": "string"}, "description": "Names in this language."}
    properties: Schema = {
        "game": {"type": "string", "enum": [game.lower()], "description": "The game it is a battle of."},
        "name": {"type": "string", "minLength": 1, "description": "The name of the battle."},
        "date": {"type": "string"},
        "first": one_side("Who has the first turn."),
        "banners": both,
        "notes": text("What players should know, in a sentence or two."),
        **more,
        **dict.fromkeys(SIDE_NAMES[:2], side),
        "terrain": table(terrain, description="Hexes by terrain; all others are open."),
        "special": special,
        "record": table(
            {
                "plays": number(0, 1_000_000, "how often people reported to have played it"),
                "bottom": number(0, 100, "per cent won by the bottom side"),
                "top": number(0, 100, "per cent won by the top side"),
            },
            ["plays", "bottom", "top"],
        ),
        **dict.fromkeys(LANGUAGES, words),
    }
    schema = table(properties, ["name", "first", "banners", *SIDE_NAMES[:2]], f"A scenario of {game} for Vexilla.")
    return {"$schema": "http://json-schema.org/draft-07/schema#", "title": "Vexilla scenario", **schema}
