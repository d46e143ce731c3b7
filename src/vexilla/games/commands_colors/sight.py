"""Lines of sight: straight from centre to centre, with exact arithmetic.

A line meets a hex in one of two ways: it crosses the hex, or it runs along one of its sides. What it
only touches in a corner it does not meet. Which hexes hold obstacles is not decided here.
"""

from __future__ import annotations

from typing import Final

from .board import Board, Cube


class SightLine:
    """The hexes a line meets between its two ends."""

    def __init__(self, crossed: tuple[int, ...], left: tuple[int, ...], right: tuple[int, ...], edges: int) -> None:
        #: Hexes that the line passes through.
        self.crossed: Final = crossed
        #: Hexes along whose side the line runs, on its left and on its right.
        self.left: Final = left
        self.right: Final = right
        #: Whether it runs along the edge of the board: 1 on its left, 2 on its right.
        self.edges: Final = edges


class SightLines:
    """All lines of a board, each worked out when it is first asked for."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self._lines: list[SightLine | None] = [None] * (board.size * board.size)
        self._places: list[list[list[int]] | None] = [None] * (board.size * board.size)

    def line(self, here: int, there: int) -> SightLine:
        """The line between two hexes."""
        place = here * self.board.size + there
        line = self._lines[place]
        if line is None:
            line = draw_line(self.board, here, there)
            self._lines[place] = line
        return line

    def places(self, here: int, there: int) -> list[list[int]]:
        """What the line between two hexes meets, in its order (see :func:`met_together`)."""
        number = here * self.board.size + there
        places = self._places[number]
        if places is None:
            places = met_together(self.board, self.line(here, there), here, there)
            self._places[number] = places
        return places


def draw_line(board: Board, here: int, there: int) -> SightLine:
    """Follow the line from one hex to another."""
    start, end = board.cubes[here], board.cubes[there]
    crossed: list[int] = []
    left: list[int] = []
    right: list[int] = []
    for hex_ in range(board.size):
        if (
            hex_ in (here, there)
            or board.distance[here][hex_] + board.distance[hex_][there] > board.distance[here][there] + 1
        ):
            continue
        met = _meets(start, end, board.cubes[hex_])
        if met == _CROSSES:
            crossed.append(hex_)
        elif met == _RUNS_ALONG:
            (left if _side(start, end, board.cubes[hex_]) > 0 else right).append(hex_)
    edges = 0
    for x, y in _beyond(board, here, there):
        cube = Cube(x, y, -x - y)
        if _meets(start, end, cube) == _RUNS_ALONG:
            edges |= 1 if _side(start, end, cube) > 0 else 2
    return SightLine(tuple(crossed), tuple(left), tuple(right), edges)


_MISSES: Final = 0
_CROSSES: Final = 1
_RUNS_ALONG: Final = 2


def _meets(start: Cube, end: Cube, centre: Cube) -> int:
    """How the line meets the hex around a centre.

    A point lies inside a hex when its three coordinates, measured from the centre, differ by less
    than one from each other. Along the line each difference changes evenly, so each allows an open
    interval of the line; the hex is crossed where all three overlap.
    """
    # The interval of the line, as fractions low / low_of and high / high_of.
    low, low_of, high, high_of = 0, 1, 1, 1
    along = False
    ax, ay, az = start.x - centre.x, start.y - centre.y, start.z - centre.z
    bx, by, bz = end.x - start.x, end.y - start.y, end.z - start.z
    for at, step in ((ax - ay, bx - by), (ay - az, by - bz), (az - ax, bz - bx)):
        if step == 0:
            if abs(at) > 1:
                return _MISSES
            if abs(at) == 1:
                along = True
            continue
        size = abs(step)
        first, second = (-1 - at, 1 - at) if step > 0 else (at - 1, at + 1)
        if first * low_of > low * size:
            low, low_of = first, size
        if second * high_of < high * size:
            high, high_of = second, size
    if low * high_of >= high * low_of:
        return _MISSES
    return _RUNS_ALONG if along else _CROSSES


def _side(start: Cube, end: Cube, point: Cube) -> int:
    """On which side of the line a point lies: above zero on the left."""
    return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)


def _beyond(board: Board, here: int, there: int) -> list[tuple[int, int]]:
    """The places just outside the board, left and right of the ranks between two hexes."""
    found = []
    low, high = sorted((board.rank_of[here], board.rank_of[there]))
    for rank in range(low, high + 1):
        length = board.width - rank % 2
        for file in (-1, length):
            x = file - rank // 2
            found.append((x + rank, -x))
    return found


def met_together(board: Board, line: SightLine, here: int, there: int) -> list[list[int]]:
    """What a line meets, in its order: a hex that it crosses, or two hexes along whose common side it runs.

    Where there is only one hex beside the line, the other place, -1, lies beyond the edge of the board.
    """
    found: list[tuple[int, list[int]]] = [(_along(board, here, there, hex_), [hex_]) for hex_ in line.crossed]
    beside = [(_along(board, here, there, hex_), hex_) for hex_ in line.left + line.right]
    for far in sorted({place for place, _ in beside}):
        hexes = [hex_ for place, hex_ in beside if place == far]
        found.append((far, hexes if len(hexes) > 1 else [*hexes, -1]))
    return [place for _, place in sorted(found)]


def _along(board: Board, here: int, there: int, hex_: int) -> int:
    """How far along a line the middle of a hex lies."""
    start, end, point = board.cubes[here], board.cubes[there], board.cubes[hex_]
    along = (end.x - start.x) * (point.x - start.x) + (end.y - start.y) * (point.y - start.y)
    return along + (end.z - start.z) * (point.z - start.z)
