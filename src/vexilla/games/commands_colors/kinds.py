"""Kinds of units and of terrain, as far as all games of the system need to know them."""

from __future__ import annotations

from typing import Final, TypeVar

from ...kernel.refusal import BadSetup

#: Who enters a hex, as far as terrain tells them apart; also as bits of ``Terrain.closed`` and ``stops``.
FOOT: Final = 0
MOUNTED: Final = 1
MACHINE: Final = 2
LEADER: Final = 3
MOVERS: Final = 4
MOVER_NAMES: Final[tuple[str, ...]] = ("foot", "mounted", "machine", "leader")

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
#: As a ridge: not to one who stands on it, as far as it goes on unbroken from his own hex.
HIDES_BEYOND: Final = 4


class UnitKind:
    """One kind of unit: a row of the reference sheet. Each game adds its own columns."""

    def __init__(self, key: str, code: str, symbol: int, mover: int, blocks: int, move: int, move_clause: str) -> None:
        #: The name in texts and files (``heavy-infantry``) and its abbreviation (``HI``).
        self.key: Final = key
        self.code: Final = code
        #: The face of a die that stands for it: it is hit by it, and ordered by it where dice give orders.
        self.symbol: Final = symbol
        #: FOOT, MOUNTED or MACHINE.
        self.mover: Final = mover
        self.blocks: Final = blocks
        #: How far it moves at most when ordered, and the clause that says so.
        self.move: Final = move
        self.move_clause: Final = move_clause


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
        *,
        closed_clause: str = "",
        stop_clause: str = "",
        way_clause: str = "",
        is_home: bool = False,
        is_ridge: bool = False,
    ) -> None:
        self.key: Final = key
        #: Movers that may not enter, and movers that must stop there; the clauses that say so.
        self.closed: Final = closed
        self.stops: Final = stops
        self.closed_clause: Final = closed_clause
        self.stop_clause: Final = stop_clause
        #: The clause by which it keeps a mover from what lies behind it, if it is none of these two.
        self.way_clause: Final = way_clause
        self.hides: Final = hides
        #: Whether it belongs to the high ground that does not hide what lies behind it from those who stand on it.
        self.is_ridge: Final = is_ridge
        #: Whoever leaves it moves to an adjacent hex and no further.
        self.is_left_slowly: Final = is_left_slowly
        #: Whoever was set up there is at home: it is closed to all the others.
        self.is_home: Final = is_home
        #: Only those who start their move beside it may enter.
        self.is_entered_from_beside: Final = is_entered_from_beside

    def entry(self, mover: int) -> int:
        """What a mover finds there: OPEN, STOP or CLOSED."""
        if mover in self.closed:
            return CLOSED
        return STOP if mover in self.stops else OPEN


class Layers:
    """What two kinds of terrain in one hex come to for movement and sight: the restrictions of both.

    A game whose hexes hold two kinds makes a row of its own from these columns and its rule for dice.
    """

    def __init__(self, below: Terrain, above: Terrain) -> None:
        self.key: Final = f"{below.key}+{above.key}"
        self.closed: Final = tuple(sorted({*below.closed, *above.closed}))
        self.stops: Final = tuple(sorted({*below.stops, *above.stops}))
        self.hides: Final = HIDES if HIDES in (below.hides, above.hides) else max(below.hides, above.hides)
        self.is_left_slowly: Final = below.is_left_slowly or above.is_left_slowly
        self.is_entered_from_beside: Final = below.is_entered_from_beside or above.is_entered_from_beside
        self.closed_clause: Final = above.closed_clause or below.closed_clause
        self.stop_clause: Final = above.stop_clause or below.stop_clause


T = TypeVar("T")


def find_named(table: dict[str, T], name: str, what: str, names: tuple[str, ...]) -> T:
    """The row of a table with this name, however it is spelt; BadSetup names them all."""
    found = table.get(name.lower().replace("_", "-"))
    if found is None:
        raise BadSetup(f"there is no {what} {name!r}: use one of {', '.join(names)}")
    return found
