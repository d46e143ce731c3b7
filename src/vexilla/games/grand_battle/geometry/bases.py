"""Bases: rectangles that look somewhere (GRB-01-016)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .numbers import (
    COSINE,
    FINE_UNIT,
    HEADINGS,
    QUARTER_TURN,
    SINE,
    UNIT,
    Spot,
    moved,
    rounded,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Corners as x and y of one after the other, fine, in some base's frame.
Outline = tuple[int, int, int, int, int, int, int, int]

#: The edges of a base clockwise, and the zones of GRB-01-037 before them.
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
EDGES: Final = 4

#: The corners of a base, clockwise; an edge leads from the corner of its number to the next.
FRONT_LEFT: Final = 0
FRONT_RIGHT: Final = 1
REAR_RIGHT: Final = 2
REAR_LEFT: Final = 3


@final
class Base:
    """A base where it lies: the middle of its front edge, its heading, its width and depth (both even).

    Its frame has x to the right and y forward, from the middle of the front edge.
    """

    def __init__(self, x: int, y: int, heading: int, width: int, depth: int) -> None:
        self.x: Final = x
        self.y: Final = y
        self.heading: Final = heading
        self.width: Final = width
        self.depth: Final = depth
        self.half: Final = width // 2
        self.sine: Final = SINE[heading]
        self.cosine: Final = COSINE[heading]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Base):
            return False
        same_place = self.x == other.x and self.y == other.y and self.heading == other.heading
        return same_place and self.width == other.width and self.depth == other.depth

    def __hash__(self) -> int:
        return hash((self.x, self.y, self.heading, self.width, self.depth))

    def __repr__(self) -> str:
        return f"Base({self.x}, {self.y}, {self.heading}, {self.width}, {self.depth})"

    # -- its parts --------------------------------------------------------------------------------

    def at(self, forward: i64, right: i64) -> Spot:
        """A spot of its frame on the table."""
        sine: i64 = self.sine
        cosine: i64 = self.cosine
        x = self.x + rounded(sine * forward + cosine * right, UNIT)
        return x, self.y + rounded(cosine * forward - sine * right, UNIT)

    def front(self) -> Spot:
        return self.x, self.y

    def centre(self) -> Spot:
        return self.at(-self.depth // 2, 0)

    def corner(self, corner: int) -> Spot:
        forward = -self.depth if corner in (REAR_RIGHT, REAR_LEFT) else 0
        return self.at(forward, self.half if corner in (FRONT_RIGHT, REAR_RIGHT) else -self.half)

    def corners(self) -> list[Spot]:
        half = self.half
        return [self.at(0, -half), self.at(0, half), self.at(-self.depth, half), self.at(-self.depth, -half)]

    def edge_heading(self, edge: int) -> int:
        """Where one looks from an edge, away from the base."""
        return (self.heading + edge * QUARTER_TURN) % HEADINGS

    def edge_length(self, edge: int) -> int:
        return self.depth if edge in (RIGHT, LEFT) else self.width

    def edge_middle(self, edge: int) -> Spot:
        if edge == FRONT:
            return self.x, self.y
        if edge == REAR:
            return self.at(-self.depth, 0)
        return self.at(-self.depth // 2, self.half if edge == RIGHT else -self.half)

    def edge_line(self, edge: int) -> Base:
        """An edge alone, as a base without depth that looks away from this one."""
        x, y = self.edge_middle(edge)
        return Base(x, y, self.edge_heading(edge), self.edge_length(edge), 0)

    def area(self) -> int:
        """In thousandths squared, doubled, as all areas are."""
        return 2 * self.width * self.depth

    def span(self) -> int:
        """No part of it is further from the middle of its front."""
        return self.half + self.depth

    def local(self, spot: Spot) -> tuple[int, int]:
        """A spot of the table in its frame, fine: to the right, forward."""
        x: i64 = spot[0] - self.x
        y: i64 = spot[1] - self.y
        sine: i64 = self.sine
        cosine: i64 = self.cosine
        return rounded(x * cosine - y * sine, FINE_UNIT), rounded(x * sine + y * cosine, FINE_UNIT)

    # -- the same base elsewhere ------------------------------------------------------------------

    def carried(self, x: int, y: int) -> Base:
        """Lifted by so much: whatever is carried alike keeps its place to the last thousandth."""
        return Base(self.x + x, self.y + y, self.heading, self.width, self.depth)

    def moved(self, forward: int, right: int = 0) -> Base:
        x, y = self.at(forward, right)
        return Base(x, y, self.heading, self.width, self.depth)

    def shifted(self, heading: int, length: int) -> Base:
        """Moved in any heading, looking where it looked."""
        x, y = moved((self.x, self.y), heading, length)
        return Base(x, y, self.heading, self.width, self.depth)

    def turned(self, angle: int) -> Base:
        """Turned clockwise about its centre (GRB-05-025); back again it is where it was."""
        return from_centre(self.centre(), (self.heading + angle) % HEADINGS, self.width, self.depth)

    def wheeled(self, pivot: int, angle: int) -> Base:
        """Turned clockwise about one of its front corners (GRB-05-021); back again it is where it was."""
        right = self.half if pivot == FRONT_RIGHT else -self.half
        heading = (self.heading + angle) % HEADINGS
        x, y = moved(self.at(0, right), heading, 0, -right)
        return Base(x, y, heading, self.width, self.depth)


#: Where nobody stands.
NOWHERE: Final = Base(0, 0, 0, 0, 0)


def from_centre(centre: Spot, heading: int, width: int, depth: int) -> Base:
    x, y = moved(centre, heading, depth // 2)
    return Base(x, y, heading, width, depth)


def outline(base: Base, other: Base) -> Outline:
    """The corners of another base in the frame of a base."""
    x: i64 = other.x - base.x
    y: i64 = other.y - base.y
    sine: i64 = base.sine
    cosine: i64 = base.cosine
    front_x = rounded(x * cosine - y * sine, FINE_UNIT)
    front_y = rounded(x * sine + y * cosine, FINE_UNIT)
    turn = other.heading - base.heading
    if turn < 0:
        turn += HEADINGS
    sine = SINE[turn]
    cosine = COSINE[turn]
    half: i64 = other.half
    depth: i64 = other.depth
    right_x = rounded(cosine * half, FINE_UNIT)
    right_y = rounded(-sine * half, FINE_UNIT)
    rear_x = front_x + rounded(-sine * depth, FINE_UNIT)
    rear_y = front_y + rounded(-cosine * depth, FINE_UNIT)
    return (
        front_x - right_x,
        front_y - right_y,
        front_x + right_x,
        front_y + right_y,
        rear_x + right_x,
        rear_y + right_y,
        rear_x - right_x,
        rear_y - right_y,
    )
