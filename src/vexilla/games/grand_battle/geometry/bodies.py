"""Bodies: bases with equal headings that move as one, by offsets that are measured once and kept (GRB-01-050)."""

from __future__ import annotations

from typing import Final, final

from .bases import FRONT_LEFT, Base
from .numbers import COSINE, FINE, HEADINGS, SINE, STEP, TOLERANCE, UNIT, Spot, chord, moved, root, rounded

#: An offset that misses half a step by no more was meant so: twenty units dressed one on the other lose no more.
_SNAP: Final = 15 * FINE
_HALF_STEP: Final = STEP // 2 * FINE


@final
class Body:
    """A base alone or a group: the first base, and where the others are from it, fine, to the right and forward."""

    def __init__(self, bases: list[Base], offsets: list[Spot]) -> None:
        self.bases: Final = bases
        self.offsets: Final = offsets

    def carried(self, x: int, y: int) -> Body:
        return Body([base.carried(x, y) for base in self.bases], self.offsets)

    def shifted(self, heading: int, length: int) -> Body:
        """Moved in any heading, looking where it looked."""
        x, y = moved((0, 0), heading, length)
        return self.carried(x, y)

    def wheeled(self, pivot: int, angle: int) -> Body:
        """Turned clockwise about its outermost front corner on one side; back again it is where it was."""
        return self._about(self.end(pivot), angle)

    def turned_about(self, spot: Spot, angle: int) -> Body:
        """Turned clockwise about any spot (GRB-06-043)."""
        return self._about(self.bases[0].local(spot), angle)

    def _about(self, offset: Spot, angle: int) -> Body:
        lead = self.bases[0]
        heading = (lead.heading + angle) % HEADINGS
        fixed = _fine_moved(lead.front(), lead.heading, offset[0], offset[1])
        front = _fine_moved(fixed, heading, -offset[0], -offset[1])
        bases: list[Base] = []
        for number, (right, forward) in enumerate(self.offsets):
            x, y = _fine_moved(front, heading, right, forward)
            base = self.bases[number]
            bases.append(Base(x, y, heading, base.width, base.depth))
        return Body(bases, self.offsets)

    def end(self, corner: int) -> Spot:
        """The outermost front corner on a side, in the frame of the first base (GRB-05-021).

        Only bases that have nobody of the body before them count.
        """
        ends: list[Spot] = []
        for number, (right, forward) in enumerate(self.offsets):
            if not self._is_behind(number):
                half = self.bases[number].half * FINE
                ends.append((right - half if corner == FRONT_LEFT else right + half, forward))
        return min(ends) if corner == FRONT_LEFT else max(ends)

    def _is_behind(self, number: int) -> bool:
        right, forward = self.offsets[number]
        for other, (aside, ahead) in enumerate(self.offsets):
            room = (self.bases[number].half + self.bases[other].half - TOLERANCE) * FINE
            if ahead > forward + TOLERANCE * FINE and abs(aside - right) < room:
                return True
        return False

    def end_spot(self, corner: int) -> Spot:
        right, forward = self.end(corner)
        lead = self.bases[0]
        return _fine_moved(lead.front(), lead.heading, right, forward)

    def front_width(self) -> int:
        """From the one outermost front corner to the other."""
        left = self.end(FRONT_LEFT)
        right = self.end(FRONT_LEFT + 1)
        x = right[0] - left[0]
        y = right[1] - left[1]
        return rounded(root(x * x + y * y), FINE)

    def wheel_cost(self, angle: int) -> int:
        """What a wheel costs (GRB-05-022)."""
        return chord(self.front_width(), angle)


def body_of(bases: list[Base]) -> Body:
    """Bases as they stand, their offsets measured."""
    lead = bases[0]
    offsets: list[Spot] = []
    for base in bases:
        right, forward = lead.local(base.front())
        offsets.append((_kept(right), _kept(forward)))
    return Body(bases, offsets)


def _kept(offset: int) -> int:
    meant = rounded(offset, _HALF_STEP) * _HALF_STEP
    return meant if abs(offset - meant) <= _SNAP else offset


def _fine_moved(spot: Spot, heading: int, right: int, forward: int) -> Spot:
    """A spot moved by a fine offset, rounded once."""
    sine = SINE[heading]
    cosine = COSINE[heading]
    x = spot[0] + rounded(sine * forward + cosine * right, UNIT * FINE)
    return x, spot[1] + rounded(cosine * forward - sine * right, UNIT * FINE)
