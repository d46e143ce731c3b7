"""The hex board: labels, neighbours, distances, sections and the way back to each side's own edge.

Ranks run parallel to the players' edges. Odd ranks are ``width`` hexes long, even ranks one less and
shifted half a hex to the right. A hex is a small number, counted from A1 rank by rank.
"""

from __future__ import annotations

from typing import Final

from ...kernel.action import Parameter
from ...kernel.sides import BOTTOM, TOP

#: The six sides of a hex, counted against the clock; north is the top player's edge.
EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5
DIRECTION_NAMES: Final[tuple[str, ...]] = ("e", "ne", "nw", "w", "sw", "se")
DIRECTIONS: Final = len(DIRECTION_NAMES)

#: The parts of the board as bits, as they lie on the table. A side's own left and right are its view of them.
WEST_SECTION: Final = 1
CENTER_SECTION: Final = 2
EAST_SECTION: Final = 4
ALL_SECTIONS: Final = WEST_SECTION | CENTER_SECTION | EAST_SECTION
#: A side's sections in the order left, centre, right.
SECTIONS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (WEST_SECTION, CENTER_SECTION, EAST_SECTION),
    (EAST_SECTION, CENTER_SECTION, WEST_SECTION),
)
SECTION_NAMES: Final[tuple[str, ...]] = ("left", "center", "right")

#: No hex: off the board.
NOWHERE: Final = -1


class Cube:
    """The centre of a hex in three coordinates whose sum is zero: exact, and the same in all directions."""

    def __init__(self, x: int, y: int, z: int) -> None:
        self.x: Final = x
        self.y: Final = y
        self.z: Final = z


#: One step towards each of the six sides.
_STEPS: Final[tuple[tuple[int, ...], ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


class Board:
    """A board and everything about it that never changes.

    ``west`` and ``east`` say where the section lines run on a long and on a short rank: the last
    file of the west section and the first file of the east section. Where a line runs through a
    hex, that hex belongs to both sections.
    """

    def __init__(
        self, width: int, ranks: int, long_lines: tuple[int, int, int, int], short_lines: tuple[int, int, int, int]
    ) -> None:
        self.width: Final = width
        self.ranks: Final = ranks
        self.labels: list[str] = []
        self.file_of: list[int] = []
        self.rank_of: list[int] = []
        self.cubes: list[Cube] = []
        self.sections: list[int] = []
        index: dict[tuple[int, int], int] = {}
        for rank in range(ranks):
            is_short = rank % 2
            for file in range(width - is_short):
                index[(file, rank)] = len(self.labels)
                self.labels.append(f"{chr(ord('A') + file)}{rank + 1}")
                self.file_of.append(file)
                self.rank_of.append(rank)
                x = file - rank // 2
                self.cubes.append(Cube(x + rank, -x, -rank))
                self.sections.append(_sections(file + 1, short_lines if is_short else long_lines))
        self.size: Final = len(self.labels)
        #: Every set of sections that a hex lies in.
        self.kinds_of_place: Final = tuple(sorted(set(self.sections)))
        #: For each hex and direction the neighbour, or NOWHERE.
        self.neighbour: list[list[int]] = []
        #: For each hex its neighbours on the board.
        self.neighbours: list[tuple[int, ...]] = []
        for hex_ in range(self.size):
            file, rank = self.file_of[hex_], self.rank_of[hex_]
            shift = rank % 2
            around = [
                (file + 1, rank),
                (file + shift, rank + 1),
                (file + shift - 1, rank + 1),
                (file - 1, rank),
                (file + shift - 1, rank - 1),
                (file + shift, rank - 1),
            ]
            row = [index.get(place, NOWHERE) for place in around]
            self.neighbour.append(row)
            self.neighbours.append(tuple(each for each in row if each != NOWHERE))
        #: For each hex and each of its neighbours those beyond: beside the neighbour and two hexes away.
        self.onward: list[list[tuple[int, ...]]] = []
        for here, near in enumerate(self.neighbours):
            onward: list[tuple[int, ...]] = [()] * self.size
            for there in near:
                onward[there] = tuple(far for far in self.neighbours[there] if far != here and far not in near)
            self.onward.append(onward)
        #: For each side and hex the hexes one rank nearer to that side's own edge.
        self.rear: list[list[tuple[int, ...]]] = [[], []]
        for row in self.neighbour:
            self.rear[BOTTOM].append(tuple(each for each in (row[SOUTH_WEST], row[SOUTH_EAST]) if each != NOWHERE))
            self.rear[TOP].append(tuple(each for each in (row[NORTH_WEST], row[NORTH_EAST]) if each != NOWHERE))
        #: The rank along each side's own edge.
        self.baseline: list[int] = [0, ranks - 1]
        self.distance: list[list[int]] = [[_distance(here, there) for there in self.cubes] for here in self.cubes]
        self._by_label: dict[str, int] = {label.lower(): hex_ for hex_, label in enumerate(self.labels)}

    def hex_named(self, label: str) -> int:
        """The hex with this label, however it is capitalised, or NOWHERE."""
        return self._by_label.get(label.lower(), NOWHERE)

    def direction(self, here: int, there: int) -> int:
        """The side of ``here`` that it shares with its neighbour ``there``, or NOWHERE."""
        row = self.neighbour[here]
        for side in range(DIRECTIONS):
            if row[side] == there:
                return side
        return NOWHERE

    def sides_towards(self, here: int, there: int) -> list[int]:
        """The side of ``here`` through which a straight line from ``there`` comes in; both when at a corner."""
        x = self.cubes[there].x - self.cubes[here].x
        y = self.cubes[there].y - self.cubes[here].y
        z = self.cubes[there].z - self.cubes[here].z
        along = [step[0] * x + step[1] * y - (step[0] + step[1]) * z for step in _STEPS]
        best = max(along)
        return [side for side in range(DIRECTIONS) if along[side] == best]

    def in_section(self, hex_: int, side: int, section: int) -> bool:
        """Whether a hex lies in a side's left, centre or right section."""
        return self.sections[hex_] & SECTIONS_OF[side][section] != 0


def _sections(file: int, lines: tuple[int, int, int, int]) -> int:
    west_end, center_start, center_end, east_start = lines
    found = 0
    if file <= west_end:
        found |= WEST_SECTION
    if center_start <= file <= center_end:
        found |= CENTER_SECTION
    if file >= east_start:
        found |= EAST_SECTION
    return found


def _distance(here: Cube, there: Cube) -> int:
    return max(abs(here.x - there.x), abs(here.y - there.y), abs(here.z - there.z))


class Hexes(Parameter):
    """A blank of a verb that is a hex of a board: ``E2``."""

    def __init__(self, board: Board, name: str = "hex") -> None:
        super().__init__(name, board.size)
        self.board: Final = board

    def text(self, number: int) -> str:
        """The label of the hex."""
        return self.board.labels[number]

    def number(self, text: str) -> int:
        """The hex with this label, or -1."""
        return self.board.hex_named(text)

    def near(self, text: str) -> list[str]:
        """The two ends of the board."""
        return [self.board.labels[0], self.board.labels[-1]]


#: The board of Ancients and Napoleonics: the lines run through the fifth and the ninth hex of the long ranks.
BOARD_13_BY_9: Final = Board(13, 9, (5, 5, 9, 9), (4, 5, 8, 9))
