"""Moves by order and moves that are forced on units (chapters 5 and 7)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key

#: A march doubles MV (GRB-05-019).
MARCH: Final = 2
#: How near to the enemy a manoeuvre may come (GRB-05-013).
MANOEUVRE_GAP: Final = 2_000
#: How near to the enemy who left the table may come back to it (GRB-07-009).
RETURN_GAP: Final = 20_000
#: One wheel turns at most this far, in hundredths of a degree (GRB-05-022).
WHEEL_MOST: Final = 9_000


class HalfMove(Row):
    """Something that takes half of the allowance, or is done at half of it."""


# fmt: off
HALF_MOVES: Final[tuple[HalfMove, ...]] = (
    HalfMove("back",      "05-016"),
    HalfMove("sideways",  "05-016 05-017"),
    HalfMove("turn",      "05-024"),
    HalfMove("all-round", "05-038 05-041"),
    HalfMove("dismount",  "05-053"),
    HalfMove("barricade", "12-012"),
)
# fmt: on


class ForcedMove(Row):
    """One forced move, with the share of MV in quarters."""

    def __init__(self, key: str, share: int, points: int, clauses: str, *, faces_threat: bool = False) -> None:
        super().__init__(key, clauses)
        self.share: Final = share
        #: Points of disorder that it costs; what exempts whom is in the table of disorder.
        self.points: Final = points
        self.faces_threat: Final = faces_threat


# fmt: off
#                                         move             share points
EVADE:             Final = ForcedMove("evade",             2, 1, "07-011 07-015 07-018", faces_threat=True)
RETREAT:           Final = ForcedMove("retreat",           1, 1, "07-012 07-015 07-018", faces_threat=True)
FLIGHT:            Final = ForcedMove("flight",            4, 2, "07-014 07-015 07-022")
PURSUE_EVADE:      Final = ForcedMove("pursue-evade",      2, 0, "07-039 07-040")
PURSUE_RETREAT:    Final = ForcedMove("pursue-retreat",    1, 0, "07-039 07-040")
PURSUE_FLIGHT:     Final = ForcedMove("pursue-flight",     4, 1, "07-045 07-046")
VOLUNTARY_PURSUIT: Final = ForcedMove("voluntary-pursuit", 4, 0, "07-049 07-054")
# fmt: on
FORCED_MOVES: Final[tuple[ForcedMove, ...]] = (
    EVADE,
    RETREAT,
    FLIGHT,
    PURSUE_EVADE,
    PURSUE_RETREAT,
    PURSUE_FLIGHT,
    VOLUNTARY_PURSUIT,
)
FORCED_MOVES_BY_KEY: Final = by_key(FORCED_MOVES)
