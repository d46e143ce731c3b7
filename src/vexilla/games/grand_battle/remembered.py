"""How the bases of units touch, found out once for as long as both lie where they lay."""

from __future__ import annotations

from typing import Final, final

from .geometry.bases import Base
from .geometry.contact import Contact, contact, front_touches


@final
class _Touch:
    """Two bases; how they touch; and whether the first does it with its front."""

    def __init__(self, base: Base, other: Base) -> None:
        self.base: Final = base
        self.other: Final = other
        self.contact: Final[Contact | None] = contact(base, other)
        self.is_with_front: Final = front_touches(base, other)


@final
class Touches:
    """The last answer for each two units.

    A base never changes, and a unit that moves gets another one: so an answer holds in every position, imagined ones
    among them, in which both units have the same bases.
    """

    def __init__(self, units: int) -> None:
        self._units: Final = units
        self._found: Final[list[_Touch | None]] = [None] * (units * units)

    def contact(self, unit: int, other: int, bases: list[Base]) -> Contact | None:
        """How two units touch, if they do."""
        return self._touch(unit, other, bases).contact

    def is_with_front(self, unit: int, other: int, bases: list[Base]) -> bool:
        """Whether a unit touches another one with its front."""
        return self._touch(unit, other, bases).is_with_front

    def _touch(self, unit: int, other: int, bases: list[Base]) -> _Touch:
        place = unit * self._units + other
        found = self._found[place]
        if found is None or found.base is not bases[unit] or found.other is not bases[other]:
            found = _Touch(bases[unit], bases[other])
            self._found[place] = found
        return found
