"""From what was rolled to the table itself: pieces of the usual size in their segments (GRB-02-006 to GRB-02-013)."""

from __future__ import annotations

from typing import Final, final

from ..geometry.bases import Base
from ..geometry.numbers import (
    COSINE,
    HALF_TURN,
    HEADINGS,
    QUARTER_TURN,
    SINE,
    UNIT,
    Spot,
    rounded,
)
from ..geometry.shapes import Shape, convex, ellipse, ribbon
from ..landscape import Bridge, Hill, Landscape, Piece
from ..roster import NONE
from ..tables.generation import (
    AT_AN_EDGE,
    IMPASSABLE_KINDS,
    PIECE_DEPTH,
    PIECE_KINDS,
    PIECE_WIDTH,
    RAVINES,
    RIVERS,
    SEGMENT_COLUMNS,
    SEGMENT_ROWS,
    SLOPES,
    SLOPES_OF_A_HILL,
)
from ..tables.terrain import GROUNDS_BY_KEY, LINE_WIDTH, SECTION

#: How many numbers tell of a piece: its segment, the die of its kind, and four dice or choices more.
NUMBERS: Final = 6
_TURN: Final = 1_000


@final
class Rolled:
    """A piece of terrain as dice and choices have it; 0 is not rolled yet."""

    def __init__(self, numbers: list[int]) -> None:
        #: From 0; 0 to 2 lie along the first edge (GRB-02-002).
        self.segment: Final = numbers[0] - 1
        self.kind: Final = PIECE_KINDS[numbers[1] - 1] if numbers[1] else ""
        #: Of a hill its slopes; of a river, a ravine and what is impassable what becomes of it; of a deep river then
        #: the segment where it enters, 0 if there is none to be rolled for.
        self.more: Final = numbers[2:]

    def ground(self) -> str:
        """The kind of ground that becomes of it; a hill is ``hill``, and nothing is told before all is rolled."""
        die = self.more[0] if self.more else 0
        if self.kind in ("river", "ravine", "impassable") and not die:
            return ""
        if self.kind == "river":
            return RIVERS[die - 1]
        if self.kind == "ravine":
            return RAVINES[die - 1]
        return IMPASSABLE_KINDS[die - 1] if self.kind == "impassable" else self.kind


def rolled_in(terrain: list[int]) -> list[Rolled]:
    """The pieces that numbers tell of, after the one that says how many there are."""
    return [Rolled(terrain[start : start + NUMBERS]) for start in range(1, len(terrain), NUMBERS)]


def lay_out(terrain: list[int], width: int, depth: int, year: int) -> Landscape:
    """The table with all that was rolled for, seen from the first edge."""
    table = _Table(width, depth)
    pieces = rolled_in(terrain)
    lakes = [piece for piece in pieces if piece.ground() == "lake"]
    for piece in pieces:
        kind = piece.ground()
        if kind == "hill":
            table.add_hill(piece)
        elif kind == "deep-river":
            table.add_river(piece, lakes)
        elif kind in ("stream", "ditch", "ravine"):
            table.add(kind, ribbon(table.way_through(piece.segment), LINE_WIDTH))
        else:
            centre = table.centre_of_area(piece.segment, kind)
            table.add(kind, [ellipse(centre, PIECE_WIDTH // 2, PIECE_DEPTH // 2, QUARTER_TURN)])
    return Landscape(width, depth, table.pieces, table.hills, table.bridges, year)


@final
class _Table:
    """What lies on the table so far."""

    def __init__(self, width: int, depth: int) -> None:
        self.width: Final = width
        self.depth: Final = depth
        self.pieces: list[Piece] = []
        self.hills: list[Hill] = []
        self.bridges: list[Bridge] = []

    def add(self, kind: str, shapes: list[Shape], hill: int = NONE) -> None:
        """One piece more, called by its kind and a number."""
        number = len([1 for piece in self.pieces if piece.kind.key == kind]) + 1
        self.pieces.append(Piece(f"{kind}-{number}", GROUNDS_BY_KEY[kind], shapes, hill))

    def centre(self, segment: int) -> Spot:
        """The middle of a segment."""
        down, across = divmod(segment, SEGMENT_COLUMNS)
        x = self.width * (2 * across + 1) // (2 * SEGMENT_COLUMNS)
        return x, self.depth * (2 * down + 1) // (2 * SEGMENT_ROWS)

    def outer(self, segment: int) -> Spot:
        """The middle of a segment's part of the long edge."""
        return self.centre(segment)[0], self.depth if segment >= SEGMENT_COLUMNS else 0

    def way_through(self, segment: int) -> list[Spot]:
        """From edge to edge: of a corner from side to long edge, else straight across the table (GRB-02-006)."""
        x, y = self.centre(segment)
        across = segment % SEGMENT_COLUMNS
        if across == 0:
            return [(0, y), (x, y), self.outer(segment)]
        if across == SEGMENT_COLUMNS - 1:
            return [(self.width, y), (x, y), self.outer(segment)]
        return [(x, 0), (x, self.depth)]

    def centre_of_area(self, segment: int, kind: str) -> Spot:
        """Where an area lies; forests, lakes and swamps touch the nearest edge of the table (GRB-02-007)."""
        x, y = self.centre(segment)
        if kind not in AT_AN_EDGE:
            return x, y
        down, across = divmod(segment, SEGMENT_COLUMNS)
        aside = x if across == 0 else self.width - x if across == SEGMENT_COLUMNS - 1 else self.width
        ahead = self.depth - y if down else y
        if aside - PIECE_WIDTH // 2 <= ahead - PIECE_DEPTH // 2:
            return (PIECE_WIDTH // 2 if across == 0 else self.width - PIECE_WIDTH // 2), y
        return x, (self.depth - PIECE_DEPTH // 2 if down else PIECE_DEPTH // 2)

    def add_hill(self, piece: Rolled) -> None:
        """A hill with a slope for each quarter seen from its summit, the first one to the right of up (GRB-02-009)."""
        summit = self.centre(piece.segment)
        slopes: dict[str, list[Shape]] = {}
        parts: list[Shape] = []
        for quarter in range(SLOPES_OF_A_HILL):
            part = _sector(summit, quarter * QUARTER_TURN)
            parts.append(part)
            slopes.setdefault(SLOPES[piece.more[quarter] - 1], []).append(part)
        hill = len(self.hills)
        self.hills.append(Hill(f"hill-{hill + 1}", summit, parts))
        for kind, shapes in slopes.items():
            self.add(kind, shapes, hill)

    def add_river(self, piece: Rolled, lakes: list[Rolled]) -> None:
        """A deep river: out of a lake if there is one, else between the outer edges of two segments (GRB-02-011)."""
        x, y = self.centre(piece.segment)
        out = self.outer(piece.segment)
        way: list[Spot] = [out, (x, y)]
        if lakes:
            source = self.centre_of_area(lakes[0].segment, "lake")
            if lakes[0].segment == piece.segment:
                # From the lake across the table to the other long edge.
                out = (x, self.depth - out[1])
                way = [out, (x, y), source]
            else:
                way.append(source)
        else:
            other = piece.more[1] - 1
            way += [self.centre(other), self.outer(other)]
        self.add("deep-river", ribbon(way, LINE_WIDTH))
        number = len(self.bridges) + 1
        floor = Base(x + LINE_WIDTH // 2, (y + out[1]) // 2, QUARTER_TURN, SECTION, LINE_WIDTH)
        self.bridges.append(Bridge(f"bridge-{number}", floor))


def _sector(summit: Spot, start: int) -> Shape:
    """A quarter of the usual ellipse, clockwise from a heading."""
    spots: list[Spot] = [summit]
    for angle in range(start, start + QUARTER_TURN + 1, _TURN):
        heading = angle % HEADINGS
        x = summit[0] + rounded(PIECE_WIDTH // 2 * SINE[heading], UNIT)
        spots.append((x, summit[1] + rounded(PIECE_DEPTH // 2 * COSINE[heading], UNIT)))
    return convex(spots)


def turned_about(land: Landscape) -> Landscape:
    """The same table seen from the other long edge: the defender has chosen the first one (GRB-02-015)."""
    pieces = [Piece(piece.id, piece.kind, _turned(land, piece.shapes), piece.hill) for piece in land.pieces]
    hills = [
        Hill(hill.id, (land.width - hill.summit[0], land.depth - hill.summit[1]), _turned(land, hill.shapes))
        for hill in land.hills
    ]
    bridges: list[Bridge] = []
    for bridge in land.bridges:
        floor = bridge.floor
        heading = (floor.heading + HALF_TURN) % HEADINGS
        there = Base(land.width - floor.x, land.depth - floor.y, heading, floor.width, floor.depth)
        bridges.append(Bridge(bridge.id, there))
    return Landscape(land.width, land.depth, pieces, hills, bridges, land.year)


def _turned(land: Landscape, shapes: list[Shape]) -> list[Shape]:
    return [convex([(land.width - x, land.depth - y) for x, y in shape.spots]) for shape in shapes]
