"""What a small picture of a battle before its first turn shows: the ground, and whoever everybody sees."""

from __future__ import annotations

from typing import Final

from ...kernel.position import View
from .geometry.numbers import DEGREE, HEADINGS, STEP, Spot, rounded
from .geometry.shapes import Shape
from .position import GrandBattle
from .states import ON_TABLE
from .tables.troops import CATEGORY_KEYS, NON_COMBATANTS

#: Lengths are told in tenths of a step: nobody sees less on a few centimetres.
_TENTH: Final = STEP // 10


def sketch_of(position: GrandBattle) -> View:
    """Ground, camps, bases and the markers of ambushes, in tenths of a step; who is hidden under them is not told.

    A base is its side, what it is, the middle of its front, its heading in degrees, its width and its depth.
    """
    land = position.landscape
    bases: list[list[int | str]] = []
    for unit, entry in enumerate(position.roster.units):
        category = entry.profile.kind.category
        if position.places[unit] == ON_TABLE and category != NON_COMBATANTS:
            base = position.bases[unit]
            turned = rounded(base.heading, DEGREE) % (HEADINGS // DEGREE)
            x, y = _spot(base.front())
            bases.append([entry.side, CATEGORY_KEYS[category], x, y, turned, _tenths(base.width), _tenths(base.depth)])
    return {
        "table": [_tenths(land.width), _tenths(land.depth)],
        "ground": [[piece.kind.key, _shapes(piece.shapes)] for piece in land.pieces],
        "bridges": [[_spot(spot) for spot in bridge.floor.corners()] for bridge in land.bridges],
        "camps": [_camp(position, side) for side in (0, 1)],
        "bases": bases,
        "markers": [[marker.side, *_spot(marker.spot)] for marker in position.markers],
    }


def _camp(position: GrandBattle, side: int) -> list[list[int]]:
    """The corners of a camp; nothing where there is none."""
    camp = position.camp_of(side)
    return [_spot(spot) for spot in camp.corners()] if camp.width else []


def _shapes(shapes: list[Shape]) -> list[list[list[int]]]:
    return [[_spot(spot) for spot in shape.spots] for shape in shapes]


def _spot(spot: Spot) -> list[int]:
    return [_tenths(spot[0]), _tenths(spot[1])]


def _tenths(length: int) -> int:
    return rounded(length, _TENTH)
