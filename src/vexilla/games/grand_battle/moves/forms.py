"""The legs of a Manoeuvre as deeds, and what may be asked about them (GRB-05-064)."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Decimal, Form, Id, Ids, Marked, Point, Word
from ..geometry.numbers import HEADINGS, QUARTER_TURN, STEP
from ..tables.movement import WHEEL_MOST

#: Lengths have three places and headings two, the last of which is 1 in the numbers of geometry.
LENGTH_PLACES: Final = 3
HEADING_PLACES: Final = 2
#: No table and no move is longer.
FARTHEST: Final = 400 * STEP
_MOST_UNITS: Final = 24

EDGE_WORDS: Final[tuple[str, ...]] = ("front", "right", "rear", "left")
TURN_WORDS: Final[tuple[str, ...]] = ("right90", "left90", "about")
#: By how much each of them turns.
TURN_ANGLES: Final[tuple[int, ...]] = (QUARTER_TURN, -QUARTER_TURN, 2 * QUARTER_TURN)
HALF_WORDS: Final[tuple[str, ...]] = ("melee", "shot")

_UNITS: Final = Ids("units", _MOST_UNITS)
_UNIT: Final = Id("unit")
_LENGTH: Final = Decimal("length", 1, FARTHEST, LENGTH_PLACES)
_HAND: Final = Word("hand", "left", "right")
_TO: Final = Point("to", FARTHEST, FARTHEST, LENGTH_PLACES)

ADVANCE: Final = Form("advance", _UNITS, _LENGTH)
BACK: Final = Form("back", _UNITS, _LENGTH)
SIDEWAYS: Final = Form("sideways", _UNITS, _HAND, _LENGTH)
WHEEL: Final = Form(
    "wheel",
    _UNITS,
    Marked("pivot=", Word("pivot", "left", "right")),
    Marked("", Decimal("angle", 1, WHEEL_MOST, HEADING_PLACES), "deg"),
)
TURN: Final = Form("turn", _UNITS, Word("turn", *TURN_WORDS))
SLIP: Final = Form("slip", _UNIT, "to", _TO, "heading", Decimal("heading", 0, HEADINGS - 1, HEADING_PLACES))
ALL_ROUND: Final = Form("all-round", _UNITS)
FORM: Final = Form("form", _UNITS, Marked("front=", Word("front", *EDGE_WORDS)))
DISMOUNT: Final = Form("dismount", _UNIT)
MOUNT: Final = Form("mount", _UNIT)
BUILD: Final = Form("build", _UNIT, Marked("edge=", Word("edge", *EDGE_WORDS)))
DISMANTLE: Final = Form("dismantle", _UNIT, Id("section"))
SPLIT: Final = Form("split", _UNIT, Marked("front=", Word("front", *HALF_WORDS)))
JOIN: Final = Form("join", Ids("units", 2, 2))

LEGS: Final[tuple[Form, ...]] = (
    ADVANCE,
    BACK,
    SIDEWAYS,
    WHEEL,
    TURN,
    SLIP,
    ALL_ROUND,
    FORM,
    DISMOUNT,
    MOUNT,
    BUILD,
    DISMANTLE,
    SPLIT,
    JOIN,
)
