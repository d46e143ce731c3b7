"""The orders of battle: every unit of both armies by its number, and who commands (chapters 3 and 4)."""

from __future__ import annotations

from typing import Final, final

from .armies.profile import MIXED, Profile

#: What is added to the id of a mixed unit for those of its halves.
MELEE_HALF: Final = "-melee"
SHOOTER_HALF: Final = "-shot"
NONE: Final = -1


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
