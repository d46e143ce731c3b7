"""Why a strike has so many dice: noted, where somebody wants to know, by the very functions that count them."""

from __future__ import annotations

from typing import Final


class Part:
    """So many dice more or fewer for one reason, and the clause that says so."""

    __slots__ = ("clause", "dice", "reason")

    def __init__(self, reason: str, clause: str, dice: int) -> None:
        self.reason: Final = reason
        self.clause: Final = clause
        self.dice: Final = dice


class Tally:
    """The dice of one strike, reason by reason; together they are all of its dice."""

    def __init__(self) -> None:
        self.parts: Final[list[Part]] = []
        self.dice = 0

    def reach(self, reason: str, clause: str, dice: int) -> None:
        """For this reason there are so many in all now; one that changes nothing is none."""
        if dice != self.dice:
            self.parts.append(Part(reason, clause, dice - self.dice))
            self.dice = dice
