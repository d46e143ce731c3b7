"""Command: points, distances, what orders cost and when discipline is tested (chapter 4)."""

from __future__ import annotations

from typing import Final

from .rows import Row

#: The army's points of a turn by a die of six, from 1 (GRB-04-004).
ARMY_POINTS: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 3)
#: Personal points of an ordinary, talented and ingenious general, and usually of a commander (GRB-04-005, GRB-04-006).
LEAST_COMMAND: Final = 1
MOST_COMMAND: Final = 3
USUAL_COMMAND: Final = 1
#: Leadership (GRB-04-019).
LEAST_LEADERSHIP: Final = 0
MOST_LEADERSHIP: Final = 2
USUAL_LEADERSHIP: Final = 1
#: Commanders beside the general (GRB-04-048).
MOST_COMMANDERS: Final = 4
#: How far a point reaches (GRB-04-010), halved in forest and across obstacles (GRB-04-014).
COMMAND_DISTANCE: Final = 10_000
HALVES_COMMAND: Final = 2
#: The roll at which a leader falls with a loss of his unit (GRB-04-020).
LEADER_FALLS: Final = 6


class OrderCost(Row):
    """What an order costs in command points, inside and outside of command zones."""

    def __init__(self, key: str, inside: int, outside: int, clauses: str) -> None:
        super().__init__(key, clauses)
        self.inside: Final = inside
        self.outside: Final = outside


# fmt: off
#                              who                    in out
ORDINARY:     Final = OrderCost("unit",               1, 2, "04-032 04-033 04-035")
PARTLY_OUT:   Final = OrderCost("group-partly-out",   2, 2, "04-033 04-057")
SKIRMISHERS:  Final = OrderCost("skirmishers",        0, 1, "04-034 04-035 04-052")
STANDING:     Final = OrderCost("whole-turn-recovery", 0, 0, "04-030 04-036")
SPONTANEOUS:  Final = OrderCost("fanatics",           0, 0, "04-037 03-068")
# fmt: on
#: What skirmishers pay who have recovered for nothing in this phase: the order is not free any more (GRB-04-052).
SKIRMISHERS_AGAIN: Final = OrderCost("skirmishers-again", 1, 1, "04-052 04-034")
ORDER_COSTS: Final[tuple[OrderCost, ...]] = (ORDINARY, PARTLY_OUT, SKIRMISHERS, STANDING, SPONTANEOUS)


class DisciplineTest(Row):
    """One occasion of a test of discipline (GRB-04-051)."""


# fmt: off
DISCIPLINE_TESTS: Final[tuple[DisciplineTest, ...]] = (
    DisciplineTest("pursuit",  "07-048"),
    DisciplineTest("swept",    "07-029 07-034"),
    DisciplineTest("return",   "07-008"),
    DisciplineTest("stop",     "07-025"),
    DisciplineTest("looting",  "12-053"),
    DisciplineTest("terror",   "03-075"),
    DisciplineTest("fanatics", "03-072 03-073"),
)
# fmt: on
