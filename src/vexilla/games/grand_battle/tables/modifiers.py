"""Modifiers of combat, one a row (GRB-06-129)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key

#: When a modifier counts.
WHOLE_COMBAT: Final = 0
SHOOTING: Final = 1
MELEE: Final = 2
#: What it is added to: strength in attack and defence alike, or one of the totals, or C (GRB-01-028).
STRENGTH: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2
SHOOTING_VALUE: Final = 3
TERM_KEYS: Final[tuple[str, ...]] = ("BS", "ATT", "DEF", "C")


class Modifier(Row):
    """One modifier; values in halves."""

    def __init__(
        self,
        key: str,
        stage: int,
        term: int,
        value: int,
        clauses: str,
        *,
        frontal: bool = False,
        first_round: bool = False,
        rush: bool = False,
        solid_shot: bool = True,
    ) -> None:
        super().__init__(key, clauses)
        self.stage: Final = stage
        self.term: Final = term
        self.value: Final = value
        #: Only against an enemy in the front zone.
        self.frontal: Final = frontal
        #: Only in the first round of a melee, and only for who made the final rush.
        self.first_round: Final = first_round
        self.rush: Final = rush
        #: Whether it counts against solid shot, too.
        self.solid_shot: Final = solid_shot


# The strength in a fight by corners, and of shooters who touch by a corner, is the value itself, not added to theirs.
# fmt: off
#                                   modifier               stage         term          value clauses
BIG_SHIELDS:       Final = Modifier("big_shields",         WHOLE_COMBAT, DEFENCE,         2, "06-118 13-044", frontal=True, solid_shot=False)
HORSE_AND_BEASTS:  Final = Modifier("cav_vs_elephant",     WHOLE_COMBAT, STRENGTH,       -2, "06-119 06-120")
LARGE_TARGET:      Final = Modifier("large_target",        SHOOTING,     DEFENCE,        -2, "06-121 06-122")
VS_SKIRMISHERS:    Final = Modifier("vs_skirmishers",      SHOOTING,     SHOOTING_VALUE, -2, "06-123")
SPEAR_VS_MOUNTED:  Final = Modifier("spear_vs_mounted",    MELEE,        DEFENCE,         2, "06-124", frontal=True)
RAM:               Final = Modifier("ram",                 MELEE,        ATTACK,          2, "06-125 12-032 12-033", frontal=True, first_round=True, rush=True)
FANATIC_ONSET:     Final = Modifier("fanatic_onset",       MELEE,        ATTACK,          2, "06-126", frontal=True, first_round=True, rush=True)
PIKE_VS_FOOT:      Final = Modifier("pike_vs_foot",        MELEE,        STRENGTH,        4, "06-127", frontal=True, first_round=True)
PIKE_VS_MOUNTED:   Final = Modifier("pike_vs_mounted",     MELEE,        STRENGTH,        6, "06-127", frontal=True, first_round=True)
SUPPORT:           Final = Modifier("support",             WHOLE_COMBAT, STRENGTH,        2, "06-030 06-031 13-017")
SKIRMISHER_SUPPORT: Final = Modifier("support_skirmishers", WHOLE_COMBAT, STRENGTH,       1, "06-030")
SERVANTS_SUPPORT:  Final = Modifier("support_servants",    WHOLE_COMBAT, STRENGTH,        1, "12-031")
LEADERSHIP:        Final = Modifier("leadership",          WHOLE_COMBAT, STRENGTH,        2, "04-018")
FLANK:             Final = Modifier("flank",               WHOLE_COMBAT, STRENGTH,       -2, "06-061 06-062 13-057")
REAR:              Final = Modifier("rear",                WHOLE_COMBAT, STRENGTH,       -4, "06-061 06-062 13-057")
HIGHER_GROUND:     Final = Modifier("higher_ground",       WHOLE_COMBAT, STRENGTH,        2, "10-017 10-038")
SHOOTER_IN_FOREST: Final = Modifier("shooter_in_forest",   SHOOTING,     SHOOTING_VALUE, -2, "10-024")
TARGET_IN_FOREST:  Final = Modifier("target_in_forest",    SHOOTING,     DEFENCE,         2, "10-025 13-058", solid_shot=False)
BARRICADE:         Final = Modifier("barricade",           WHOLE_COMBAT, DEFENCE,         2, "12-010 13-044", solid_shot=False)
WORKS:             Final = Modifier("works",               WHOLE_COMBAT, DEFENCE,         4, "12-015 13-044")
CORNER_FIGHT:      Final = Modifier("corner_fight",        WHOLE_COMBAT, STRENGTH,        2, "06-058")
CORNER_SHOOTER:    Final = Modifier("corner_shooter",      SHOOTING,     STRENGTH,        2, "06-075")
CORNER_SKIRMISHER: Final = Modifier("corner_skirmisher",   SHOOTING,     STRENGTH,        1, "06-075")
# fmt: on
MODIFIERS: Final[tuple[Modifier, ...]] = (
    BIG_SHIELDS,
    HORSE_AND_BEASTS,
    LARGE_TARGET,
    VS_SKIRMISHERS,
    SPEAR_VS_MOUNTED,
    RAM,
    FANATIC_ONSET,
    PIKE_VS_FOOT,
    PIKE_VS_MOUNTED,
    SUPPORT,
    SKIRMISHER_SUPPORT,
    SERVANTS_SUPPORT,
    LEADERSHIP,
    FLANK,
    REAR,
    HIGHER_GROUND,
    SHOOTER_IN_FOREST,
    TARGET_IN_FOREST,
    BARRICADE,
    WORKS,
    CORNER_FIGHT,
    CORNER_SHOOTER,
    CORNER_SKIRMISHER,
)
MODIFIERS_BY_KEY: Final = by_key(MODIFIERS)
