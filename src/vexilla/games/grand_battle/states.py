"""What a unit can be in, the phases of a turn, and what lies on the table beside units and ground."""

from __future__ import annotations

from typing import Final, final

from .geometry.bases import Base
from .geometry.numbers import Spot
from .landscape import Landscape
from .roster import Roster

#: Where a unit is: not yet placed; in the reserve; in ambush, under a marker; on the table; off it for a while, having
#: evaded or pursued over its edge (GRB-07-008); gone for good; a half, or a whole, that is not apart just now; or the
#: servants of a camp with an obstacle, while they man no section of it (GRB-12-030).
UNPLACED: Final = 0
RESERVE: Final = 1
AMBUSH: Final = 2
ON_TABLE: Final = 3
OFF_TABLE: Final = 4
GONE: Final = 5
JOINED: Final = 6
IN_CAMP: Final = 7
PLACE_KEYS: Final[tuple[str, ...]] = ("unplaced", "reserve", "ambush", "table", "off-table", "gone", "joined", "camp")

#: States of a unit, as bits; those of a turn are cleared when the next begins.
ALL_ROUND: Final = 1  # all-round defence (GRB-05-037)
DISMOUNTED: Final = 2
FLEEING: Final = 4
ROUTED: Final = 8  # flees, and is removed at the end of the turn (GRB-07-005)
LOOTING: Final = 16
BOMBARDED: Final = 32  # confused by guns since its last command phase (GRB-03-073)
BEYOND_HORSE: Final = 64  # on foot it has entered ground that is closed to horse (GRB-05-059)
MAKESHIFT: Final = 128  # a captured gun with a makeshift crew (GRB-13-022)
DISABLED: Final = 256  # a gun without a crew, or out of action (GRB-13-024)
ENEMY_CREW: Final = 512  # a captured gun: it fights for the other side
RECOVERING: Final = 1 << 10  # stands the whole turn (GRB-08-027)
HELD: Final = 1 << 11  # fanatics ordered to keep ranks (GRB-04-029)
MOVED: Final = 1 << 12  # has carried out its Attack or Manoeuvre (GRB-04-046)
FIRED: Final = 1 << 13  # long range fire this turn (GRB-13-028)
SHOT: Final = 1 << 14  # has shot in this combat phase (GRB-06-074)
ARRIVED: Final = 1 << 15  # a reserve that has come this turn (GRB-02-049)
EVADED: Final = 1 << 16
FOUGHT: Final = 1 << 17  # in combat this turn, directly or in support (GRB-08-029)
TESTED_TERROR: Final = 1 << 18  # of the contact it is in (GRB-03-075)
SUPPORTED_SHOT: Final = 1 << 19  # has supported a friend's shot in this combat phase (GRB-06-074)
PASSED_THROUGH: Final = 1 << 20  # spears or pikes whom skirmishers have disordered this turn (GRB-05-049)
OUT_OF_ACTION: Final = 1 << 21  # a captured gun that nobody can man (GRB-13-024)
TESTED_LOOTING: Final = 1 << 22  # has been told to stop looting this turn (GRB-12-053)
OF_A_TURN: Final = (
    RECOVERING
    | HELD
    | MOVED
    | FIRED
    | SHOT
    | ARRIVED
    | EVADED
    | FOUGHT
    | SUPPORTED_SHOT
    | PASSED_THROUGH
    | TESTED_LOOTING
)
MARK_KEYS: Final[tuple[str, ...]] = (
    "all-round",
    "dismounted",
    "fleeing",
    "routed",
    "looting",
    "bombarded",
    "beyond-horse",
    "makeshift",
    "disabled",
    "enemy-crew",
    "recovering",
    "held",
    "moved",
    "fired",
    "shot",
    "arrived",
    "evaded",
    "fought",
    "tested",
    "supported-shot",
    "passed-through",
    "out-of-action",
    "tested-looting",
)

#: The phases of a player-turn (GRB-02-053 to GRB-02-058), after deployment.
DEPLOYMENT: Final = 0
COMMAND: Final = 1
ARTILLERY: Final = 2
MOVEMENT: Final = 3
COMBAT: Final = 4
RECOVERY: Final = 5
PHASE_KEYS: Final[tuple[str, ...]] = ("deployment", "command", "artillery", "movement", "combat", "recovery")

#: The strips along the edges in which nobody is set up (GRB-02-020): on small tables they may be narrower, or open to
#: skirmishers (GRB-02-025).
WIDE: Final = 0
NARROW: Final = 1
OPEN_TO_SKIRMISHERS: Final = 2
STRIP_KEYS: Final[tuple[str, ...]] = ("wide", "narrow", "skirmishers")

#: The edges of the table, as those of a base that looks up it: FRONT is the defender's own, REAR the attacker's.
EDGE_KEYS: Final[tuple[str, ...]] = ("far", "right", "near", "left")


@final
class Section:
    """Eight steps of barricade or works (GRB-12-019): a line that looks outward, and whose camp it is part of."""

    def __init__(self, id_: str, line: Base, is_works: bool, side: int, camp: int) -> None:
        self.id: Final = id_
        self.line: Final = line
        self.is_works: Final = is_works
        #: Who set it up.
        self.side: Final = side
        #: The side whose camp it surrounds; NONE in the field.
        self.camp: Final = camp


@final
class Marker:
    """A face-down marker of an ambush (GRB-02-029): the enemy sees where it lies, not whom it stands for."""

    def __init__(self, id_: str, side: int, spot: Spot, unit: int) -> None:
        self.id: Final = id_
        self.side: Final = side
        self.spot: Final = spot
        #: The unit in ambush, whose base is where it will stand; NONE if the marker is false (GRB-02-030).
        self.unit: Final = unit


@final
class Setting:
    """What never changes in a battle."""

    def __init__(
        self,
        roster: Roster,
        landscape: Landscape,
        attacker: int,
        turn_limit: int,
        terror: tuple[tuple[bool, bool], tuple[bool, bool]],
        camps: tuple[str, str],
        measuring: str,
        strips: int = WIDE,
    ) -> None:
        self.roster: Final = roster
        self.landscape: Final = landscape
        #: The side that attacks: its own edge is y = 0.
        self.attacker: Final = attacker
        self.turn_limit: Final = turn_limit
        #: For each side whether elephants, and whether artillery, frighten it (GRB-03-081).
        self.terror: Final = terror
        self.camps: Final = camps
        #: ``free`` or ``strict`` (GRB-01-044).
        self.measuring: Final = measuring
        self.strips: Final = strips
