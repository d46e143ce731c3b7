"""Kinds of terrain and obstacles, one a row, with what they do to each class of movers (chapters 10 and 12)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key

#: An area slows the stretch inside it; what is crossed slows the whole move of the turn (GRB-10-005, GRB-10-006).
AREA: Final = 0
LINE: Final = 1
OBSTACLE: Final = 2
#: Open, rough and impassable ground (GRB-10-002).
OPEN: Final = 0
ROUGH: Final = 1
IMPASSABLE: Final = 2

#: Shares of a move, in quarters; NO is closed.
NO: Final = 0
QUARTER: Final = 1
HALF: Final = 2
FULL: Final = 4

#: The width of rivers, ditches and ravines (GRB-10-026, GRB-10-033), and of a section (GRB-12-019).
LINE_WIDTH: Final = 2_000
SECTION: Final = 8_000
#: Units that may cross a bridge in a turn, counted in skirmisher units (GRB-10-029, GRB-10-030).
BRIDGE_CAPACITY: Final = 4
BRIDGE_COUNTS: Final[tuple[int, ...]] = (1, 2, 4)  # skirmishers, a single base, a double base
#: Sight and command in forest (GRB-02-033, GRB-04-014).
FOREST_SIGHT: Final = 10_000

Shares = tuple[int, ...]
Points = tuple[int, ...]


class Ground(Row):
    """One kind of terrain or obstacle."""

    def __init__(
        self,
        key: str,
        shape: int,
        roughness: int,
        shares: Shares,
        disorder: Points,
        clauses: str,
        *,
        width: int = 0,
        higher: bool = False,
        is_wood: bool = False,
        defence: int = 0,
    ) -> None:
        super().__init__(key, clauses)
        self.shape: Final = shape
        self.roughness: Final = roughness
        #: What is left of a move, and points of disorder, by class of movers.
        self.shares: Final = shares
        self.disorder: Final = disorder
        self.width: Final = width
        #: Whether it matters who stands higher (GRB-10-017, GRB-10-038).
        self.higher: Final = higher
        #: Guns do not shoot from it, and sight and command are halved in it (GRB-10-023).
        self.is_wood: Final = is_wood
        #: What a section adds to the defence of those behind it, in halves.
        self.defence: Final = defence


# The classes of movers, from left to right: foot and mounted skirmishers, pikemen, dismounted knights, other foot,
# cavalry, elephants, light chariots, heavy and scythed chariots, mobile artillery.
# fmt: off
_OPEN:     Final = (FULL, FULL, FULL,    FULL,    FULL,    FULL, FULL, FULL, FULL, FULL)
_ROUGH:    Final = (FULL, FULL, HALF,    HALF,    HALF,    HALF, HALF, HALF, HALF, HALF)
_NO_WHEEL: Final = (FULL, FULL, HALF,    HALF,    HALF,    HALF, HALF, NO,   NO,   NO)
_STEEP:    Final = (HALF, NO,   NO,      NO,      NO,      NO,   NO,   NO,   NO,   NO)
_RAVINE:   Final = (HALF, NO,   QUARTER, QUARTER, QUARTER, NO,   NO,   NO,   NO,   NO)
_CLOSED:   Final = (NO,   NO,   NO,      NO,      NO,      NO,   NO,   NO,   NO,   NO)

_NO_DISORDER:     Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_ROUGH_DISORDER:  Final = (0, 0, 1, 1, 0, 1, 0, 1, 1, 1)
_RAVINE_DISORDER: Final = (0, 0, 1, 1, 1, 0, 0, 0, 0, 0)

#          kind           shape     roughness   shares     disorder          clauses
GROUNDS: Final[tuple[Ground, ...]] = (
    Ground("open",        AREA,     OPEN,       _OPEN,     _NO_DISORDER,     "10-002"),
    Ground("broken",      AREA,     ROUGH,      _ROUGH,    _ROUGH_DISORDER,  "10-004 10-005 10-012"),
    Ground("hill-gentle", AREA,     ROUGH,      _ROUGH,    _ROUGH_DISORDER,  "10-016 10-017 10-021", higher=True),
    Ground("hill-steep",  AREA,     ROUGH,      _STEEP,    _NO_DISORDER,     "10-016 10-017 10-020", higher=True),
    Ground("forest",      AREA,     ROUGH,      _NO_WHEEL, _ROUGH_DISORDER,  "10-022 10-023 10-024 10-025", is_wood=True),
    Ground("stream",      LINE,     ROUGH,      _NO_WHEEL, _ROUGH_DISORDER,  "10-006 10-026 10-032", width=LINE_WIDTH),
    Ground("bridge",      LINE,     ROUGH,      _ROUGH,    _ROUGH_DISORDER,  "10-028 10-029 10-030 10-031", width=LINE_WIDTH),
    Ground("ditch",       LINE,     ROUGH,      _NO_WHEEL, _ROUGH_DISORDER,  "10-006 10-033 10-039", width=LINE_WIDTH),
    Ground("ravine",      LINE,     ROUGH,      _RAVINE,   _RAVINE_DISORDER, "10-034 10-035 10-036 10-038", width=LINE_WIDTH, higher=True),
    Ground("barricade",   OBSTACLE, ROUGH,      _NO_WHEEL, _ROUGH_DISORDER,  "12-010 12-024", defence=2),
    Ground("works",       OBSTACLE, ROUGH,      _RAVINE,   _RAVINE_DISORDER, "12-015 12-025", defence=4),
    Ground("own-gates",   OBSTACLE, ROUGH,      _NO_WHEEL, _ROUGH_DISORDER,  "12-026 12-027"),
    Ground("deep-river",  LINE,     IMPASSABLE, _CLOSED,   _NO_DISORDER,     "10-026 10-027 10-040", width=LINE_WIDTH),
    Ground("lake",        AREA,     IMPASSABLE, _CLOSED,   _NO_DISORDER,     "10-002 10-040"),
    Ground("swamp",       AREA,     IMPASSABLE, _CLOSED,   _NO_DISORDER,     "10-002 10-040"),
    Ground("thicket",     AREA,     IMPASSABLE, _CLOSED,   _NO_DISORDER,     "10-002 10-040"),
)
# fmt: on
GROUNDS_BY_KEY: Final = by_key(GROUNDS)
