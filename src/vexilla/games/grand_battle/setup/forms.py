"""What is decided before the first turn: roles, terrain, where everybody stands, ambushes and reserves."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Verb, Words
from ....kernel.deed import Decimal, Form, Id, Ids, Point, Whole, Word
from ..geometry.numbers import HEADINGS
from ..moves.forms import HEADING_PLACES, LENGTH_PLACES
from ..tables.generation import IMPASSABLE_KINDS, MOST_SIDE, SEGMENT_COLUMNS, SEGMENT_ROWS
from ..tables.reserves import ROLE_KEYS

_MOST_UNITS: Final = 24
_UNIT: Final = Id("unit")
_AT: Final = Point("at", MOST_SIDE, MOST_SIDE, LENGTH_PLACES)
_HEADING: Final = Decimal("heading", 0, HEADINGS - 1, HEADING_PLACES)
_MODE: Final = Word("mode", "direct", "outflanking", "rear")

PLACE: Final = Form("place", _UNIT, "at", _AT, "heading", _HEADING)
#: Units side by side, from their own left to their right; the spot is the middle of their front.
LINE: Final = Form("line", Ids("units", _MOST_UNITS, kept=True), "at", _AT, "heading", _HEADING)
AMBUSH: Final = Form("ambush", _UNIT, "at", _AT, "heading", _HEADING)
FALSE_AMBUSH: Final = Form("false-ambush", "at", _AT)
LIFT: Final = Form("lift", Id("marker"))
CAMP: Final = Form("camp", "at", _AT)
SECTION: Final = Form("section", Word("kind", "barricade", "works"), "at", _AT, "heading", _HEADING)
RESERVE: Final = Form("reserve", _MODE)
RESERVE_IN: Final = Form("reserve", _MODE, "segment", Whole("segment", 1, SEGMENT_COLUMNS * SEGMENT_ROWS))
DEPLOYING: Final[tuple[Form, ...]] = (PLACE, LINE, AMBUSH, FALSE_AMBUSH, LIFT, CAMP, SECTION, RESERVE, RESERVE_IN)

#: A reserve comes onto the table (GRB-02-047); the owner of a marker turns it over (GRB-02-031).
ARRIVE: Final = Form("arrive", _UNIT, "at", _AT, "heading", _HEADING)
REVEAL: Final = Form("reveal", Id("marker"))

#: The winner of the roll-off chooses (GRB-02-003), whoever rolled chooses (GRB-02-008), the defender (GRB-02-015).
ROLE: Final = Verb("role", Words("role", ROLE_KEYS))
GROUND: Final = Verb("ground", Words("kind", IMPASSABLE_KINDS))
EDGE_CHOICES: Final[tuple[str, ...]] = ("far", "near")
EDGE: Final = Verb("edge", Words("edge", EDGE_CHOICES))

SETUP: Final[tuple[Form | Verb, ...]] = (ROLE, GROUND, EDGE, *DEPLOYING, ARRIVE, REVEAL)
