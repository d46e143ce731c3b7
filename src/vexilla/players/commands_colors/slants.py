"""What can be asked of a plan beside what looks best, so that it becomes another one that still hangs together."""

from __future__ import annotations

from typing import Final

#: Places are numbered by unit and hex: more than any board has.
_HEXES: Final = 256


class Slant:
    """Who goes first, who is passed over, and who does not end where; the rest of the plan is made to fit."""

    def __init__(self, firsts: list[int], passed_over: int = 0, barred: int = -1) -> None:
        self.firsts: Final = firsts
        self.passed_over: Final = passed_over
        self._barred: Final = barred

    def bars(self, unit: int) -> bool:
        """Whether there is a hex on which a unit may not end."""
        return self._barred // _HEXES == unit

    def is_barred(self, unit: int, hex_: int) -> bool:
        """Whether a unit may not end on a hex."""
        return self._barred == unit * _HEXES + hex_


def ending_elsewhere(unit: int, hex_: int, firsts: list[int]) -> Slant:
    """A unit does not end on a hex."""
    return Slant(firsts, 0, unit * _HEXES + hex_)


#: Nothing is asked.
PLAIN: Final = Slant([])
