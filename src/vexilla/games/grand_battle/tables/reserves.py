"""How reserves come, one way a row (chapter 2.3)."""

from __future__ import annotations

from typing import Final

from .rows import Row

ATTACKER: Final = 0
DEFENDER: Final = 1
ROLE_KEYS: Final[tuple[str, ...]] = ("attacker", "defender")

#: Where they come onto the table.
OWN_POSITIONS: Final = 0
ANY_SEGMENT: Final = 1
ENEMY_EDGE: Final = 2

#: The most a reserve may cost, in per cent of the army (GRB-02-039, GRB-02-043).
RESERVE_PER_CENT: Final = 10
#: The roll with which a force on the way never comes (GRB-02-042).
LOST_ROLL: Final = 6


class Arrival(Row):
    """One way in which a reserve comes."""

    def __init__(
        self, key: str, role: int, turn: int, edge: int, clauses: str, *, secret: bool = False, rolls: bool = False
    ) -> None:
        super().__init__(key, clauses)
        self.role: Final = role
        self.turn: Final = turn
        self.edge: Final = edge
        #: Whether its segment is written down before the battle (GRB-02-046), and whether it may lose its way.
        self.secret: Final = secret
        self.rolls: Final = rolls


# fmt: off
#           way            role      turn edge
ARRIVALS: Final[tuple[Arrival, ...]] = (
    Arrival("direct",      ATTACKER, 1,   OWN_POSITIONS, "02-039 02-040"),
    Arrival("outflanking", ATTACKER, 3,   ANY_SEGMENT,   "02-041 02-042 02-046", secret=True, rolls=True),
    Arrival("direct",      DEFENDER, 6,   OWN_POSITIONS, "02-043 02-046", secret=True),
    Arrival("rear",        DEFENDER, 8,   ENEMY_EDGE,    "02-045 02-046", secret=True, rolls=True),
)
# fmt: on
#: Types that are never in a reserve (GRB-02-061).
NEVER_IN_RESERVE: Final[tuple[str, ...]] = (
    "elephants",
    "chariots-heavy",
    "chariots-scythed",
    "bolt-thrower",
    "artillery-light",
    "artillery-heavy",
)


def arrival(role: int, key: str) -> Arrival | None:
    """The way a side's reserve comes; None if that side has no such way."""
    for row in ARRIVALS:
        if row.role == role and row.key == key:
            return row
    return None
