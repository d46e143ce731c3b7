"""Kinds of units and of terrain, as far as all games of the system need to know them."""

from __future__ import annotations

from typing import Final

#: Who enters a hex, as far as terrain tells them apart; also as bits of ``Terrain.closed`` and ``stops``.
FOOT: Final = 0
MOUNTED: Final = 1
MACHINE: Final = 2
LEADER: Final = 3
MOVERS: Final = 4
MOVER_NAMES: Final = ("foot", "mounted", "machine", "leader")

#: What a mover finds at a hex.
OPEN: Final = 0
STOP: Final = 1
CLOSED: Final = 2

#: When a terrain hides what lies behind it.
SEEN_THROUGH: Final = 0
HIDES: Final = 1
#: As high ground: not between two units that both stand on it.
HIDES_LOWER: Final = 2
#: As walls: not along an unbroken stretch of it.
HIDES_OUTSIDE: Final = 3


class UnitKind:
    """One kind of unit: a row of the reference sheet. Each game adds its own columns."""

    def __init__(self, key: str, code: str, mover: int, blocks: int, move: int) -> None:
        #: The name in texts and files (``heavy-infantry``) and its abbreviation (``HI``).
        self.key: Final = key
        self.code: Final = code
        #: FOOT, MOUNTED or MACHINE.
        self.mover: Final = mover
        self.blocks: Final = blocks
        #: How far it moves at most when ordered.
        self.move: Final = move


class Terrain:
    """One kind of terrain, as far as movement and sight go. Each game adds what it does to combat."""

    def __init__(
        self,
        key: str,
        closed: tuple[int, ...] = (),
        stops: tuple[int, ...] = (),
        hides: int = SEEN_THROUGH,
        is_left_slowly: bool = False,
        is_entered_from_beside: bool = False,
    ) -> None:
        self.key: Final = key
        #: Movers that may not enter, and movers that must stop there.
        self.closed: Final = closed
        self.stops: Final = stops
        self.hides: Final = hides
        #: Whoever leaves it moves to an adjacent hex and no further.
        self.is_left_slowly: Final = is_left_slowly
        #: Only those who start their move beside it may enter.
        self.is_entered_from_beside: Final = is_entered_from_beside

    def entry(self, mover: int) -> int:
        """What a mover finds there: OPEN, STOP or CLOSED."""
        if mover in self.closed:
            return CLOSED
        return STOP if mover in self.stops else OPEN
