"""What a combat result does, by how the difference of the totals compares with the strength of the unit (chapter 6)."""

from __future__ import annotations

from typing import Final

from .rows import Row

#: Outcomes from the best to the worst (GRB-06-088).
CARRY_ON: Final = 0
CONFUSION: Final = 1
RETREAT: Final = 2
FLIGHT: Final = 3
OUTCOME_KEYS: Final[tuple[str, ...]] = ("carry-on", "confusion", "retreat", "flight")
#: Points of disorder with each outcome (GRB-06-086, GRB-06-087, GRB-06-113).
OUTCOME_DISORDER: Final[tuple[int, ...]] = (0, 1, 1, 2)


class Result(Row):
    """One row of a table of results."""

    def __init__(self, key: str, outcome: int, from_rear: int, losses: int, clauses: str) -> None:
        super().__init__(key, clauses)
        #: The outcome from front or flank, and from the rear.
        self.outcome: Final = outcome
        self.from_rear: Final = from_rear
        self.losses: Final = losses


# fmt: off
#          result            front      rear       losses
SHOOTING_RESULTS: Final[tuple[Result, ...]] = (
    Result("RES <= 0",       CARRY_ON,  CARRY_ON,  0, "06-083 06-084 06-085"),
    Result("0 < RES <= BS",  CONFUSION, CONFUSION, 0, "06-083 06-084 06-086"),
    Result("RES > BS",       RETREAT,   FLIGHT,    1, "06-083 06-084 06-087"),
)
MELEE_RESULTS: Final[tuple[Result, ...]] = (
    Result("RES <= 0",       CARRY_ON,  CARRY_ON,  0, "06-109 06-110"),
    Result("0 < RES <= BS",  RETREAT,   FLIGHT,    1, "06-109 06-110"),
    Result("RES > BS",       FLIGHT,    FLIGHT,    1, "06-109 06-110"),
)
# fmt: on


def result_of(table: tuple[Result, ...], difference: int, strength: int) -> Result:
    """The row for a difference of totals against the strength that is left, both in halves (GRB-01-026)."""
    if difference <= 0:
        return table[0]
    return table[1] if difference <= strength else table[2]
