"""Types of troops, one a row: base, strength, how they move over ground and what sets them apart (chapters 3, 11, 13)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key

#: What a unit is when a rule asks for infantry, cavalry and so on.
INFANTRY: Final = 0
CAVALRY: Final = 1
ELEPHANTS: Final = 2
CHARIOTS: Final = 3
ARTILLERY: Final = 4
NON_COMBATANTS: Final = 5
CATEGORY_KEYS: Final[tuple[str, ...]] = (
    "infantry",
    "cavalry",
    "elephants",
    "chariots",
    "artillery",
    "non-combatants",
)

#: Classes of movers: the columns of the table of terrain (GRB-10-042).
FOOT_SKIRMISHERS: Final = 0
MOUNTED_SKIRMISHERS: Final = 1
PIKEMEN: Final = 2
DISMOUNTED_KNIGHTS: Final = 3
OTHER_FOOT: Final = 4
HORSE: Final = 5
ELEPHANT_HERD: Final = 6
LIGHT_CHARIOTS: Final = 7
HEAVY_CHARIOTS: Final = 8
MOBILE_ARTILLERY: Final = 9
MOVER_KEYS: Final[tuple[str, ...]] = (
    "foot_skirmishers",
    "mounted_skirmishers",
    "pikemen",
    "dismounted_knights",
    "other_foot",
    "cavalry",
    "elephants",
    "light_chariots",
    "heavy_scythed_chariots",
    "mobile_artillery",
)

#: Every base is eight steps wide (GRB-01-011), except the baggage train (GRB-12-057).
BASE_WIDTH: Final = 8_000
#: The highest strength of a unit (GRB-03-032).
MOST_STRENGTH: Final = 6

#: The arms of foot that modifiers and passage know.
NO_ARM: Final = 0
SPEARS: Final = 1
HALBERDS: Final = 2
PIKES: Final = 3

_ANY: Final = (1, 2, 3, 4, 5, 6)


class TroopType(Row):
    """One type of troops."""

    def __init__(
        self,
        key: str,
        category: int,
        mover: int,
        depth: int,
        strengths: tuple[int, ...],
        price: int,
        clauses: str,
        *,
        arm: int = NO_ARM,
        width: int = BASE_WIDTH,
        long_depth: int = 0,
        is_skirmisher: bool = False,
        is_deep: bool = False,
        all_round: bool = False,
        rams: bool = False,
        evades: bool = True,
        rampages: bool = False,
        retreat_is_flight: bool = False,
        is_large: bool = False,
        may_shoot: bool = True,
        steadfastness: int = 2,
    ) -> None:
        super().__init__(key, clauses)
        self.category: Final = category
        self.mover: Final = mover
        self.depth: Final = depth
        #: The initial strengths it may have (GRB-03-059).
        self.strengths: Final = strengths
        #: What the type itself costs.
        self.price: Final = price
        self.arm: Final = arm
        self.width: Final = width
        #: The depth that long models may have instead (GRB-03-017); 0 if there is none.
        self.long_depth: Final = long_depth
        self.is_skirmisher: Final = is_skirmisher
        #: Deep pikes are a better target for guns (GRB-13-038, GRB-13-039).
        self.is_deep: Final = is_deep
        #: Front on all sides: no flank, no rear (GRB-01-043).
        self.all_round: Final = all_round
        #: +1 to attack in the final rush without a trait (GRB-06-125).
        self.rams: Final = rams
        self.evades: Final = evades
        #: In flight it attacks whatever it runs into (GRB-11-008, GRB-11-013).
        self.rampages: Final = rampages
        self.retreat_is_flight: Final = retreat_is_flight
        #: -1 to defence when shot at (GRB-06-121).
        self.is_large: Final = is_large
        #: Whether hand weapons of the crew count (GRB-11-002, GRB-13-005).
        self.may_shoot: Final = may_shoot
        #: In halves, on a single base (GRB-09-002, GRB-09-004).
        self.steadfastness: Final = steadfastness
        #: Skirmishers do not pass through them without disorder (GRB-05-046, GRB-05-049).
        self.blocks_skirmishers: Final = arm in (SPEARS, PIKES)
        self.is_mounted: Final = category in (CAVALRY, ELEPHANTS, CHARIOTS)


# fmt: off
#             type                   category        mover                depth strengths  price clauses
TROOP_TYPES: Final[tuple[TroopType, ...]] = (
    TroopType("skirmishers-foot",    INFANTRY,       FOOT_SKIRMISHERS,    2_000, (2,),       2, "03-001 03-050 09-004 05-044", is_skirmisher=True, all_round=True, steadfastness=1),
    TroopType("skirmishers-mounted", CAVALRY,        MOUNTED_SKIRMISHERS, 4_000, (2,),       2, "03-013 03-050 09-004 05-044", is_skirmisher=True, all_round=True, steadfastness=1),
    TroopType("shooters-light",      INFANTRY,       OTHER_FOOT,          2_000, (3, 4),     0, "03-002 03-052 03-053"),
    TroopType("shooters-heavy",      INFANTRY,       OTHER_FOOT,          4_000, (3, 4),     0, "03-007 03-052 03-053"),
    TroopType("spearmen",            INFANTRY,       OTHER_FOOT,          2_000, (3, 4, 5),  2, "03-003 03-053 03-054 06-124", arm=SPEARS),
    TroopType("spearmen-deep",       INFANTRY,       OTHER_FOOT,          4_000, (4, 5, 6),  2, "03-008 03-023 06-124", arm=SPEARS),
    TroopType("pikemen-shallow",     INFANTRY,       PIKEMEN,             2_000, (4, 5),     4, "03-004 03-055 06-127", arm=PIKES),
    TroopType("pikemen-deep",        INFANTRY,       PIKEMEN,             4_000, (4, 5),     4, "03-009 03-055 06-127", arm=PIKES, is_deep=True),
    TroopType("swordsmen",           INFANTRY,       OTHER_FOOT,          2_000, (3, 4),     0, "03-005 03-052 03-053"),
    TroopType("halberdiers",         INFANTRY,       OTHER_FOOT,          2_000, (4,),       2, "03-006 03-053 06-124", arm=HALBERDS),
    TroopType("legion",              INFANTRY,       OTHER_FOOT,          4_000, (4, 5),     0, "03-010 03-056 03-057"),
    TroopType("vexillation",         INFANTRY,       OTHER_FOOT,          2_000, (4,),       0, "03-011 03-056"),
    TroopType("legion-line",         INFANTRY,       OTHER_FOOT,          2_000, (3, 4, 5),  0, "03-012"),
    TroopType("cavalry-medium",      CAVALRY,        HORSE,               4_000, (3, 4),     0, "03-014 03-058 06-121", is_large=True),
    TroopType("cavalry-heavy",       CAVALRY,        HORSE,               4_000, (3, 4),     0, "03-015 03-058 06-121", is_large=True),
    TroopType("dismounted-knights",  INFANTRY,       DISMOUNTED_KNIGHTS,  4_000, (3, 4),     0, "05-052 05-057 10-012"),
    TroopType("elephants",           ELEPHANTS,      ELEPHANT_HERD,       6_000, _ANY,       1, "03-016 11-004 11-007 11-008", rams=True, evades=False, rampages=True, is_large=True, may_shoot=False),
    TroopType("chariots-scythed",    CHARIOTS,       HEAVY_CHARIOTS,      6_000, _ANY,      -1, "03-016 11-004 11-011 11-012 11-013", long_depth=8_000, rams=True, evades=False, rampages=True, retreat_is_flight=True, is_large=True, may_shoot=False),
    TroopType("chariots-heavy",      CHARIOTS,       HEAVY_CHARIOTS,      6_000, _ANY,      -1, "03-016 11-004 11-011 11-012 11-013", long_depth=8_000, rams=True, evades=False, rampages=True, retreat_is_flight=True, is_large=True, may_shoot=False),
    TroopType("chariots-light",      CHARIOTS,       LIGHT_CHARIOTS,      6_000, _ANY,       2, "03-016 11-015 11-016 11-019", long_depth=8_000, all_round=True),
    TroopType("bolt-thrower",        ARTILLERY,      MOBILE_ARTILLERY,    6_000, (2,),       0, "03-016 13-005 13-006", all_round=True, evades=False, may_shoot=False),
    TroopType("artillery-light",     ARTILLERY,      MOBILE_ARTILLERY,    6_000, (2,),       0, "03-016 13-005 13-006 13-025", all_round=True, evades=False, may_shoot=False),
    TroopType("artillery-heavy",     ARTILLERY,      MOBILE_ARTILLERY,    6_000, (2,),       0, "03-016 13-005 13-006 13-029", all_round=True, evades=False, may_shoot=False),
    TroopType("gun-crew",            NON_COMBATANTS, OTHER_FOOT,          2_000, (2,),       0, "13-023 13-005", all_round=True, evades=False, may_shoot=False, steadfastness=0),
    TroopType("camp-servants",       NON_COMBATANTS, OTHER_FOOT,          2_000, (2,),       0, "12-004 12-005 12-030 12-061", all_round=True, evades=False, may_shoot=False, steadfastness=0),
    TroopType("baggage",             NON_COMBATANTS, MOBILE_ARTILLERY,    8_000, (2,),       0, "12-056 12-057 12-062", width=4_000, all_round=True, evades=False, may_shoot=False, steadfastness=0),
)
# fmt: on
_BY_KEY: Final = by_key(TROOP_TYPES)


def troop_type(key: str) -> TroopType:
    """The type with this name; KeyError if there is none."""
    return _BY_KEY[key]
