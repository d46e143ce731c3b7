"""The table and what lies on it for good: ground, hills with their summits, bridges (chapters 2.1 and 10)."""

from __future__ import annotations

from typing import Final, final

from .geometry.bases import Base
from .geometry.numbers import Spot
from .geometry.shapes import Shape
from .tables.terrain import Ground


@final
class Piece:
    """One piece of ground: its kind and its convex parts. A hill is one piece for each kind of its slopes."""

    def __init__(self, id_: str, kind: Ground, shapes: list[Shape], hill: int) -> None:
        self.id: Final = id_
        self.kind: Final = kind
        self.shapes: Final = shapes
        #: The number of the hill whose slope it is; -1 if it is none.
        self.hill: Final = hill


@final
class Hill:
    """A hill as a whole: the nearer to its summit, the higher (GRB-10-016)."""

    def __init__(self, id_: str, summit: Spot, shapes: list[Shape]) -> None:
        self.id: Final = id_
        self.summit: Final = summit
        #: All its slopes together, for sight.
        self.shapes: Final = shapes


@final
class Bridge:
    """A gap of eight steps in a deep river: its floor, which looks along the way across (GRB-10-028)."""

    def __init__(self, id_: str, floor: Base) -> None:
        self.id: Final = id_
        self.floor: Final = floor


@final
class Landscape:
    """The table: y = 0 is the attacker's own edge, y = depth the defender's (GRB-01-046)."""

    def __init__(
        self, width: int, depth: int, pieces: list[Piece], hills: list[Hill], bridges: list[Bridge], year: int
    ) -> None:
        self.width: Final = width
        self.depth: Final = depth
        self.pieces: Final = pieces
        self.hills: Final = hills
        self.bridges: Final = bridges
        #: The year of the battle: weapons, guns and knights go by it.
        self.year: Final = year
