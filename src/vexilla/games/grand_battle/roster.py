"""The orders of battle: every unit of both armies by its number, and who commands (chapters 3 and 4)."""

from __future__ import annotations

from typing import Final, final

from ...kernel.sides import SIDE_NAMES, SIDES
from .armies.profile import MIXED, Profile
from .remembered import Touches
from .tables.artillery import CREW_MOVE
from .tables.camps import CAMPS_BY_KEY
from .tables.troops import ARTILLERY, troop_type

#: What is added to the id of a mixed unit for those of its halves.
MELEE_HALF: Final = "-melee"
SHOOTER_HALF: Final = "-shot"
#: What is added to the id of a battery for that of its crew when it has left its gun.
CREW_ON_FOOT: Final = "-crew"
NONE: Final = -1
#: Camp servants, and the train with its servants, have two figures and fight with nothing (GRB-12-004, GRB-12-062).
SERVANTS: Final = Profile("camp-servants", troop_type("camp-servants"), 2_000, 2, 0, 0, 0, None, None, 0, 0)
BAGGAGE: Final = Profile(
    "baggage", troop_type("baggage"), 8_000, 2, 0, 0, CAMPS_BY_KEY["baggage"].move, None, None, 0, 0
)
#: A crew on its way to a captured gun (GRB-13-023).
CREW: Final = Profile("gun-crew", troop_type("gun-crew"), 2_000, 2, 0, 0, CREW_MOVE, None, None, 0, 0)


@final
class UnitEntry:
    """One unit, or one half of a mixed unit that may split (GRB-03-021)."""

    def __init__(
        self,
        id_: str,
        side: int,
        profile: Profile,
        on_foot: Profile | None,
        *,
        in_reserve: bool = False,
        whole: int = NONE,
        is_shooters: bool = False,
    ) -> None:
        self.id: Final = id_
        self.side: Final = side
        self.profile: Final = profile
        #: What it is once it has dismounted; None if it cannot.
        self.on_foot: Final = on_foot
        self.in_reserve: Final = in_reserve
        #: The number of the unit that it is a half of, and which one; NONE of whole units.
        self.whole: Final = whole
        self.is_shooters: Final = is_shooters
        #: The numbers of its own halves, melee troops and shooters; NONE unless it is mixed.
        self.melee_half = NONE
        self.shooter_half = NONE
        #: The number of its crew on foot; NONE unless it is a battery.
        self.crew = NONE


@final
class CommanderEntry:
    """The general or a commander with his unit (GRB-04-022)."""

    def __init__(
        self, id_: str, name: str, side: int, unit: int, command: int, leadership: int, *, is_general: bool
    ) -> None:
        self.id: Final = id_
        self.name: Final = name
        self.side: Final = side
        self.unit: Final = unit
        self.command: Final = command
        self.leadership: Final = leadership
        self.is_general: Final = is_general


@final
class Roster:
    """Everybody there is; shared by all positions of a battle."""

    def __init__(self, units: list[UnitEntry], commanders: list[CommanderEntry]) -> None:
        self.units: Final = units
        self.commanders: Final = commanders
        self.ids: Final = [unit.id for unit in units]
        self.numbers: Final = {unit.id: number for number, unit in enumerate(units)}
        #: For each unit the commanders who are with it.
        self.commanders_of: Final[list[list[int]]] = [[] for _ in units]
        self.touches: Final = Touches(len(units))
        #: Of each side the servants of its camp, NONE without one; of a baggage train it is the train (GRB-12-062).
        self.servants: Final[list[int]] = [NONE, NONE]
        for number, unit in enumerate(units):
            if unit.profile is SERVANTS or unit.profile is BAGGAGE:
                self.servants[unit.side] = number
        for number, commander in enumerate(commanders):
            self.commanders_of[commander.unit].append(number)


def with_halves(units: list[UnitEntry]) -> list[UnitEntry]:
    """Whole units, and after all of them the halves of those that are mixed, which may split (GRB-03-021)."""
    found = units[:]
    for number, unit in enumerate(units):
        main = unit.profile.main
        if unit.profile.formation == MIXED and main is not None:
            unit.melee_half = len(found)
            found.append(UnitEntry(unit.id + MELEE_HALF, unit.side, main, None, whole=number))
            unit.shooter_half = len(found)
            shooters = UnitEntry(
                unit.id + SHOOTER_HALF, unit.side, unit.profile.shooters, None, whole=number, is_shooters=True
            )
            found.append(shooters)
    return found


def servants_id(side: int, camp: str) -> str:
    """What the servants of a side's camp are called."""
    return f"{'baggage' if camp == BAGGAGE.key else 'servants'}-{SIDE_NAMES[side]}"


def with_crews(units: list[UnitEntry]) -> list[UnitEntry]:
    """All units, and after them the crews of batteries, which may leave their guns (GRB-13-023)."""
    found = units[:]
    for unit in units:
        if unit.profile.kind.category == ARTILLERY:
            unit.crew = len(found)
            found.append(UnitEntry(unit.id + CREW_ON_FOOT, unit.side, CREW, None))
    return found


def with_all(units: list[UnitEntry], camps: tuple[str, str]) -> list[UnitEntry]:
    """The units of both armies, and after them whoever else may come to stand on the table."""
    return with_servants(with_crews(with_halves(units)), camps)


def with_servants(units: list[UnitEntry], camps: tuple[str, str]) -> list[UnitEntry]:
    """All units, and after them the servants of each camp: they fight as a unit, but count as none (GRB-12-005)."""
    found = units[:]
    for side in SIDES:
        if camps[side] != "none":
            profile = BAGGAGE if camps[side] == BAGGAGE.key else SERVANTS
            found.append(UnitEntry(servants_id(side, camps[side]), side, profile, None))
    return found
