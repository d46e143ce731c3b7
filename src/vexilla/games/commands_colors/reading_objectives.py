"""Objectives as scenario files tell them."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.file_reader import is_number
from ...kernel.sides import SIDE_NAMES
from .objective_hexes import Objective
from .special import LOOKED_AT, SWITCH, SpecialReader

#: What an objective may have, and the most banners it may be worth.
MOST_FOR_AN_OBJECTIVE: Final = 9
_OBJECTIVE: Final = {"side": LOOKED_AT, "hexes": LOOKED_AT, "banners": LOOKED_AT, "kept": SWITCH}


def read_objectives(reader: SpecialReader, table: dict[str, Any]) -> list[Objective]:
    """The objectives of a file; every one that is wrong is a fault."""
    found: list[Objective] = []
    path = ("special", "objective")
    for place, entry in enumerate(reader.entries(table, "objective")):
        unknown = "nothing of an objective is called"
        reader.check_entry(path, place, entry, _OBJECTIVE, unknown, "fault-unknown-in-objective")
        side, places, banners = entry.get("side"), entry.get("hexes", ""), entry.get("banners", 1)
        if side not in SIDE_NAMES[:2] or not places or not is_number(banners, 1, MOST_FOR_AN_OBJECTIVE):
            what = 'an objective needs a side, hexes, banners: side = "top", hexes = "E5 F5", banners = 2'
            reader.fault(path, what, "", place, reason="fault-objective")
            continue
        hexes = reader.hexes_of((*path, "hexes"), places, place)
        number = SIDE_NAMES.index(str(side))
        found.append(Objective(number, hexes, int(str(banners)), entry.get("kept") is True))
    return found
