"""What lies on the table of the toy: bases and scouts, and markers of which only their owner knows what they are."""

from __future__ import annotations

from typing import Any, Final

from vexilla.kernel.chance import Generator
from vexilla.kernel.deed import decimal_text
from vexilla.kernel.position import Position, View
from vexilla.kernel.refusal import Argument, Refusal
from vexilla.kernel.sides import BOTTOM, SIDE_NAMES, SIDES, TOP

from .geometry import DEPTH, PLACES, STEP, WIDTH, Spot, distance, gap_between, is_on_table, outline, overlap, reaches

FRONT: Final = 8 * STEP
BASE_DEPTH: Final = 4 * STEP
RADIUS: Final = 2 * STEP
#: How far a unit goes in a turn, and how near a marker is turned over.
ALLOWANCE: Final = 12 * STEP
SIGHT: Final = 6 * STEP
LAST_TURN: Final = 16
STRENGTH: Final = 2
#: No two units that touch have their spots further apart.
_NEAR: Final = 2 * FRONT

#: Four bases a side, scouts, and those who may come out of an ambush.
IDS: Final = ("a1", "a2", "a3", "a4", "sa", "xa", "b1", "b2", "b3", "b4", "sb", "xb")
OF_A_SIDE: Final = 6
MARKERS: Final = (("qa1", "qa2"), ("qb1", "qb2"))


def side_of(unit: int) -> int:
    """Whose unit it is."""
    return unit // OF_A_SIDE


def is_disc(unit: int) -> bool:
    """Whether it is a disc of scouts and no base."""
    return IDS[unit][0] in "sx"


def refuse(clause: str, **arguments: Argument) -> Refusal:
    """A refusal of the toy; its message has the number of the clause."""
    return Refusal(clause, f"toy-manoeuvre-{clause.lower()}", arguments)


class Field(Position):
    """Where everyone stands; of units that are gone the strength is 0."""

    def __init__(self) -> None:
        super().__init__()
        xs = (40, 48, 56, 64, 90, 0)
        #: The middle of the front of a base, the middle of a disc.
        self.spots: list[Spot] = [(x * STEP, 30 * STEP) for x in xs] + [(x * STEP, 60 * STEP) for x in xs]
        self.headings = [0] * OF_A_SIDE + [12] * OF_A_SIDE
        self.strengths = [STRENGTH, STRENGTH, STRENGTH, STRENGTH, 1, 0] * 2
        self.left = [ALLOWANCE] * len(IDS)
        self.markers: list[list[Spot]] = [[(20_000, 40_000), (100_000, 40_000)], [(20_000, 50_000), (100_000, 50_000)]]
        self.is_shown = [[False, False], [False, False]]
        #: Which marker of each side is a true one: only its owner knows.
        self.true_marker = [0, 0]
        self.rolled = [0, 0]
        self.turn = 0

    def clone(self) -> Field:
        copy = Field()
        copy.over, copy.winner, copy.turn = self.over, self.winner, self.turn
        copy.spots, copy.headings = self.spots[:], self.headings[:]
        copy.strengths, copy.left = self.strengths[:], self.left[:]
        copy.is_shown = [self.is_shown[BOTTOM][:], self.is_shown[TOP][:]]
        copy.true_marker, copy.rolled = self.true_marker[:], self.rolled[:]
        return copy

    def canonical(self) -> str:
        units = [self.spots, self.headings, self.strengths, self.left]
        return f"{self.turn} {units} {self.is_shown} {self.true_marker} {self.rolled} {self.over} {self.winner}"

    def units(self, side: int) -> list[int]:
        """Who of a side is on the table."""
        return [unit for unit in range(len(IDS)) if side_of(unit) == side and self.strengths[unit]]

    def shape(self, unit: int, ahead: int = 0) -> list[Spot]:
        """The corners of a unit; a disc has those of the square around it."""
        if is_disc(unit):
            x, y = self.spots[unit]
            return outline((x, y + RADIUS), 0, 2 * RADIUS, 2 * RADIUS)
        return outline(self.spots[unit], self.headings[unit], FRONT, BASE_DEPTH, ahead)

    def meet(self, unit: int, other: int, shape: list[Spot]) -> bool:
        """Whether a unit in another shape would stand on another unit."""
        if is_disc(unit):
            if is_disc(other):
                x, y = shape[0][0] + RADIUS, shape[0][1] - RADIUS
                return distance((x, y), self.spots[other]) < 2 * RADIUS
            return reaches((shape[0][0] + RADIUS, shape[0][1] - RADIUS), RADIUS, self.shape(other))
        if is_disc(other):
            return reaches(self.spots[other], RADIUS, shape)
        return overlap(shape, self.shape(other))

    def gap(self, unit: int, other: int) -> int:
        """How far two units are from each other."""
        if distance(self.spots[unit], self.spots[other]) > _NEAR:
            return _NEAR
        return gap_between(self.shape(unit), self.shape(other))

    def touched(self, unit: int) -> list[int]:
        """The own bases that touch a base and look the same way."""
        return [
            other
            for other in self.units(side_of(unit))
            if other != unit
            and not is_disc(other)
            and self.headings[other] == self.headings[unit]
            and self.gap(unit, other) <= STEP // 20
        ]

    def drawn(self, unit: int) -> dict[str, Any]:
        """A unit as a page draws it, in thousandths."""
        shown: dict[str, Any] = {
            "id": IDS[unit],
            "side": SIDE_NAMES[side_of(unit)],
            "heading": self.headings[unit] * 15,
        }
        if is_disc(unit):
            return {**shown, "centre": list(self.spots[unit]), "radius": RADIUS}
        return {**shown, "outline": [list(corner) for corner in self.shape(unit)]}

    def view(self, side: int) -> View:
        pieces = []
        for unit in range(len(IDS)):
            if self.strengths[unit]:
                left = decimal_text(self.left[unit], PLACES)
                pieces.append({**self.drawn(unit), "strength": self.strengths[unit], "left": left})
        markers: list[dict[str, Any]] = []
        for owner in SIDES:
            for number, spot in enumerate(self.markers[owner]):
                if not self.is_shown[owner][number]:
                    marker: dict[str, Any] = {"id": MARKERS[owner][number], "side": SIDE_NAMES[owner], "at": list(spot)}
                    if owner == side:
                        marker["true"] = self.true_marker[owner] == number
                    markers.append(marker)
        return {
            "measured": {"width": WIDTH, "depth": DEPTH, "places": PLACES, "pieces": pieces, "markers": markers},
            "turn": self.turn,
        }

    def redeal(self, side: int, generator: Generator) -> None:
        for owner in SIDES:
            if owner != side and not any(self.is_shown[owner]):
                self.true_marker[owner] = generator.below(2)

    def faults(self) -> list[str]:
        found = []
        living = [*self.units(BOTTOM), *self.units(TOP)]
        for unit in living:
            if not is_on_table(self.shape(unit)):
                found.append(f"{IDS[unit]} is not on the table")
            found += [
                f"{IDS[unit]} stands on {IDS[other]}"
                for other in living
                if other > unit and self.meet(unit, other, self.shape(unit))
            ]
        return found
