"""The questions of the table; what a decision answers beside them has its own forms."""

from __future__ import annotations

from typing import Final

from ....kernel.deed import Decimal, Form, Id, Ids, Marked, Point, Said, Word
from ..attacks.forms import ATTACKS
from ..geometry.numbers import HEADINGS
from ..moves.forms import FARTHEST, HEADING_PLACES, LEGS, LENGTH_PLACES

_MOST_UNITS: Final = 24
_UNITS: Final = Ids("units", _MOST_UNITS)
_UNIT: Final = Id("unit")
_OTHER: Final = Id("other")
_TO: Final = Point("to", FARTHEST, FARTHEST, LENGTH_PLACES)
_FROM: Final = Point("from", FARTHEST, FARTHEST, LENGTH_PLACES)
_PIVOT: Final = Marked("pivot=", Word("pivot", "left", "right"))
_HEADING: Final = Decimal("heading", 0, HEADINGS - 1, HEADING_PLACES)

#: A body is dragged; by the handle of a wheel; skirmishers with the heading that they shall have there.
REACH: Final = Form("reach", _UNITS, "to", _TO)
REACH_BY_WHEEL: Final = Form("reach", _UNITS, _PIVOT, "to", _TO)
REACH_AND_FACE: Final = Form("reach", _UNIT, "to", _TO, "heading", _HEADING)
#: A leg or an attack as it is typed; where handles are drawn and how far each leads; what is against each leg.
PREVIEW: Final = Form("preview", Said("deed", *LEGS, *ATTACKS))
HANDLES: Final = Form("handles", _UNITS)
REASONS: Final = Form("reasons", _UNITS)
#: Whom a body can attack (GRB-05-011).
TARGETS: Final = Form("targets", _UNITS)
#: An attack whose opening wheel is dragged by its handle; who does not wheel goes straight at whom he looks at.
AIM: Final = Form("aim", _UNITS, Marked("pivot=", Word("pivot", "left", "right", "none")), "to", _TO)

#: The ruler, between spots and between bases.
RULER: Final = Form("ruler", "from", _FROM, "to", _TO)
GAP: Final = Form("gap", _UNIT, _OTHER)
#: Front, flanks and rear of a base; whom commanders reach; who is in whose zone.
ZONES: Final = Form("zones", _UNIT)
COMMAND: Final = Form("command")
IN_ZONE: Final = Form("zone", _UNITS)
#: Whom a unit sees, whom a gun can hit, and whom somebody could charge in his next turn.
SIGHT: Final = Form("sight", _UNIT)
FIRE: Final = Form("fire", _UNIT)
THREAT: Final = Form("threat", _UNIT)
#: The odds of two enemies, and of an attack with all whom it meets.
ODDS: Final = Form("odds", _UNIT, "->", _OTHER)
ODDS_OF_ATTACK: Final = Form("odds", Said("attack", *ATTACKS))

DRAGGING: Final[tuple[Form, ...]] = (REACH, REACH_BY_WHEEL, REACH_AND_FACE, PREVIEW, HANDLES, REASONS, TARGETS, AIM)
_TOOLS: Final[tuple[Form, ...]] = (RULER, GAP, ZONES, COMMAND, IN_ZONE, SIGHT, FIRE, THREAT, ODDS, ODDS_OF_ATTACK)
QUESTIONS: Final[tuple[Form, ...]] = DRAGGING + _TOOLS
