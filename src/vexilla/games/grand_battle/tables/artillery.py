"""Engines and guns by era, one a row, and what changes C in their fire (chapter 13)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key
from .weapons import EARLIEST, LATEST, LONG_RANGE, OUTRANGES_ALL

#: Field artillery from this year, in some lists earlier (GRB-13-002); wheeled carriages from the second (GRB-13-025).
ARTILLERY_FROM: Final = 1400
CARRIAGES_FROM: Final = 1450
#: Bolt throwers outrange everything before this year (GRB-13-012).
BOLTS_OUTRANGED_FROM: Final = 500
#: From this year cannon, and a smaller loss of C against skirmishers and batteries (GRB-13-041).
CANNON_FROM: Final = 1525
#: The 17th century, whose brigades in all-round defence are a better target (GRB-13-040).
BRIGADES_FROM: Final = 1600


#: With so many pips a captured gun may be manned (GRB-13-022); MV of a crew that comes to it on foot (GRB-13-023).
CAPTURED_WITH: Final = 6
CREW_MOVE: Final = 8_000


class Gun(Row):
    """One kind of engine or gun; a battery of them is a unit."""

    def __init__(
        self,
        key: str,
        troop_type: str,
        from_year: int,
        to_year: int,
        reach: int,
        case: tuple[int, int],
        ball: tuple[int, int],
        move: int,
        range_class: int,
        clauses: str,
        *,
        dead_zone: int = 0,
    ) -> None:
        super().__init__(key, clauses)
        #: The name of the type of its batteries.
        self.troop_type: Final = troop_type
        self.from_year: Final = from_year
        self.to_year: Final = to_year
        #: How far its balls go; 0 without a far zone (GRB-13-010).
        self.reach: Final = reach
        #: C and penetration in the near zone (case shot, bolts) and in the far zone (balls).
        self.case: Final = case
        self.ball: Final = ball
        #: MV of its batteries, light guns only from 1450.
        self.move: Final = move
        self._range_class: Final = range_class
        #: How near to a gun on a hill balls cannot hit (GRB-13-047).
        self.dead_zone: Final = dead_zone

    def move_in(self, year: int) -> int:
        """MV of its batteries in a year: light guns stand before there are carriages (GRB-13-025)."""
        return 0 if self.reach and year < CARRIAGES_FROM else self.move

    def range_class_in(self, year: int) -> int:
        """The class in which it shoots in the near zone (GRB-06-136)."""
        return OUTRANGES_ALL if not self.reach and year < BOLTS_OUTRANGED_FROM else self._range_class


# fmt: off
#        gun              type               from            to           range   near    far     MV     class
GUNS: Final[tuple[Gun, ...]] = (
    Gun("bolt-thrower",   "bolt-thrower",    EARLIEST,       LATEST,      0,      (1, 4), (0, 0), 4_000, LONG_RANGE,    "13-050 13-010 13-012 13-026"),
    Gun("light-bombard",  "artillery-light", ARTILLERY_FROM, CANNON_FROM, 16_000, (2, 3), (1, 6), 4_000, LONG_RANGE,    "13-051 13-015 13-025 13-026"),
    Gun("light-cannon",   "artillery-light", CANNON_FROM,    LATEST,      20_000, (3, 3), (2, 6), 4_000, OUTRANGES_ALL, "13-052 13-016 13-026"),
    Gun("heavy-bombard",  "artillery-heavy", ARTILLERY_FROM, CANNON_FROM, 24_000, (3, 3), (2, 6), 0,     LONG_RANGE,    "13-053 13-015 13-029 13-047", dead_zone=6_000),
    Gun("heavy-cannon",   "artillery-heavy", CANNON_FROM,    LATEST,      30_000, (4, 3), (3, 6), 0,     OUTRANGES_ALL, "13-054 13-016 13-029 13-047", dead_zone=6_000),
)
# fmt: on
GUNS_BY_KEY: Final = by_key(GUNS)


class FireModifier(Row):
    """One thing that changes C of a battery."""

    def __init__(self, key: str, value: int, clauses: str) -> None:
        super().__init__(key, clauses)
        #: In halves, as all that is added up.
        self.value: Final = value


# fmt: off
#                when                                                      C, in halves
ANOTHER_BATTERY:       Final = FireModifier("another_battery",               2, "13-037")
DEEP_DOUBLE_PIKES:     Final = FireModifier("deep_double_pikes",             4, "13-038")
DOUBLE_CAVALRY:        Final = FireModifier("double_cavalry",                2, "13-039")
DEEP_PIKES_MIXED:      Final = FireModifier("deep_pikes_mixed",              2, "13-039")
SHALLOW_PIKES_ALL_ROUND: Final = FireModifier("shallow_pikes_all_round",     2, "13-040")
SMALL_TARGET_EARLY:    Final = FireModifier("small_target_before_1525",     -6, "13-041")
SMALL_TARGET_LATE:     Final = FireModifier("small_target_from_1525",       -4, "13-041")
SMALL_TARGET_OF_BOLTS: Final = FireModifier("small_target_of_bolts",        -4, "13-041")
MAKESHIFT_CREW:        Final = FireModifier("makeshift_crew",               -2, "13-022")
# fmt: on
FIRE_MODIFIERS: Final[tuple[FireModifier, ...]] = (
    ANOTHER_BATTERY,
    DEEP_DOUBLE_PIKES,
    DOUBLE_CAVALRY,
    DEEP_PIKES_MIXED,
    SHALLOW_PIKES_ALL_ROUND,
    SMALL_TARGET_EARLY,
    SMALL_TARGET_LATE,
    SMALL_TARGET_OF_BOLTS,
    MAKESHIFT_CREW,
)


def small_target(gun: Gun, year: int) -> FireModifier:
    """What a gun loses against skirmishers and batteries in a year (GRB-13-041)."""
    if not gun.reach:
        return SMALL_TARGET_OF_BOLTS
    return SMALL_TARGET_EARLY if year < CANNON_FROM else SMALL_TARGET_LATE
