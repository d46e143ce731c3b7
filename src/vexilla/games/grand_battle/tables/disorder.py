"""What disorders a unit, one cause a row, and how it recovers (GRB-08-018)."""

from __future__ import annotations

from typing import Final

from .rows import Row, by_key


class Cause(Row):
    """One cause of disorder."""

    def __init__(
        self,
        key: str,
        points: int,
        clauses: str,
        *,
        skirmishers: bool = True,
        trained: bool = True,
        additional: bool = False,
        once: bool = False,
    ) -> None:
        super().__init__(key, clauses)
        self.points: Final = points
        #: Whether it disorders skirmishers, and trained units.
        self.skirmishers: Final = skirmishers
        self.trained: Final = trained
        #: On top of the disorder of the move that it cuts short.
        self.additional: Final = additional
        #: Once for each kind of ground while its point is held (GRB-10-014).
        self.once: Final = once


# fmt: off
TURN:               Final = Cause("turn",               1, "08-002 05-024 05-042", skirmishers=False, trained=False)
SIDEWAYS:           Final = Cause("sideways",           1, "08-003 05-017 05-043", skirmishers=False, trained=False)
TERRAIN:            Final = Cause("terrain",            1, "08-004 10-012 10-013 10-014", skirmishers=False, once=True)
RAVINE:             Final = Cause("ravine",             1, "10-035 10-036", skirmishers=False, once=True)
OBSTACLE:           Final = Cause("obstacle",           1, "08-004 08-031 12-023 12-027", skirmishers=False, once=True)
RUSH:               Final = Cause("rush",               1, "10-013 12-035 12-041", skirmishers=False, once=True)
SKIRMISHER_PASSAGE: Final = Cause("skirmisher_passage", 1, "08-005 05-049", skirmishers=False)
DISMOUNT:           Final = Cause("dismount",           1, "08-006 05-053 05-054", skirmishers=False)
ATTACK_SHORT:       Final = Cause("attack_short",       1, "08-007 05-006 05-007 05-008 03-068", skirmishers=False)
CONFUSED:           Final = Cause("confusion",          1, "08-008 06-086")
RETREATED:          Final = Cause("retreat",            1, "08-009 08-017 06-087 06-113")
EVADED:             Final = Cause("evade",              1, "08-010 07-015 07-016", skirmishers=False)
SUPPORTER_STANDS:   Final = Cause("supporter_stands",   1, "08-011 07-031 07-032")
BOTH_ROUTED:        Final = Cause("both_routed",        1, "07-033")
BLOCKED:            Final = Cause("blocked",            1, "08-012 07-018", additional=True)
BLOCKED_FRIEND:     Final = Cause("blocked_friend",     1, "07-018 07-019", additional=True)
RAN_INTO_ENEMY:     Final = Cause("ran_into_enemy",     1, "07-020", additional=True)
NOT_SHAKEN_OFF:     Final = Cause("not_shaken_off",     1, "07-021", additional=True)
RETREAT_IN_CAMP:    Final = Cause("retreat_in_camp",    1, "12-043", additional=True)
FLED_THROUGH:       Final = Cause("fled_through",       1, "08-013 07-036 11-009 11-014")
FORCED_PURSUIT:     Final = Cause("forced_pursuit",     1, "08-014 07-046 07-050 07-051", skirmishers=False)
LOOTING:            Final = Cause("looting",            1, "08-015 12-051")
FACE_FLANK:         Final = Cause("face_flank",         1, "06-064 06-065", trained=False)
FLED:               Final = Cause("flight",             2, "08-016 07-015")
CHARIOT_RETREAT:    Final = Cause("chariot_retreat",    2, "11-012")
SWEPT_FLIGHT:       Final = Cause("swept_flight",       2, "07-029 07-030 07-035")
TERROR_FLIGHT:      Final = Cause("terror_flight",      2, "03-077 03-079")
# fmt: on
CAUSES: Final[tuple[Cause, ...]] = (
    TURN,
    SIDEWAYS,
    TERRAIN,
    RAVINE,
    OBSTACLE,
    RUSH,
    SKIRMISHER_PASSAGE,
    DISMOUNT,
    ATTACK_SHORT,
    CONFUSED,
    RETREATED,
    EVADED,
    SUPPORTER_STANDS,
    BOTH_ROUTED,
    BLOCKED,
    BLOCKED_FRIEND,
    RAN_INTO_ENEMY,
    NOT_SHAKEN_OFF,
    RETREAT_IN_CAMP,
    FLED_THROUGH,
    FORCED_PURSUIT,
    LOOTING,
    FACE_FLANK,
    FLED,
    CHARIOT_RETREAT,
    SWEPT_FLIGHT,
    TERROR_FLIGHT,
)
CAUSES_BY_KEY: Final = by_key(CAUSES)


class Recovery(Row):
    """One way to recover a point of disorder."""

    def __init__(self, key: str, orders: int, clauses: str, *, in_combat: bool = False) -> None:
        super().__init__(key, clauses)
        #: Orders that it costs, and whether a unit in combat may use it.
        self.orders: Final = orders
        self.in_combat: Final = in_combat


# fmt: off
BY_ORDER:   Final = Recovery("order",      1, "08-023 08-024")
BY_LEADER:  Final = Recovery("leader",     1, "08-025", in_combat=True)
WHOLE_TURN: Final = Recovery("whole_turn", 0, "08-026 08-027 08-028 08-029")
# fmt: on
RECOVERIES: Final[tuple[Recovery, ...]] = (BY_ORDER, BY_LEADER, WHOLE_TURN)
