"""What is drawn over a battle to explain it: where somebody stood, ways, distances, lines of sight, zones.

Marks have no words, only numbers and signs, so a picture is the same in every language.
"""

from __future__ import annotations

from typing import Final, final

from ..geometry.bases import FRONT_LEFT, FRONT_RIGHT, REAR_LEFT, REAR_RIGHT, Base
from ..geometry.numbers import DEGREE, HALF_TURN, HEADINGS, QUARTER_TURN, STEP, Spot, distance, heading_of, moved
from .canvas import Canvas

#: Zones are drawn as far as any picture reaches.
_FAR: Final = 200 * STEP
#: Arcs are drawn in so small parts.
_ARC: Final = 3 * DEGREE
#: The line of a front lies so far within its ghost.
_FRONT: Final = 200


class Mark:
    """Something that is drawn over a battle, or beneath its bases."""

    #: Whether bases lie upon it.
    is_beneath = False

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        raise NotImplementedError


@final
class Ghost(Mark):
    """A base where somebody stood, or might stand."""

    is_beneath = True

    def __init__(self, base: Base, side: str, told: str = "") -> None:
        self.base: Final = base
        self.side: Final = side
        self.told: Final = told

    def draw(self, canvas: Canvas) -> None:
        base = self.base
        canvas.lines.append(f'<g class="ghost {self.side}">')
        canvas.polygon(base.corners(), "base")
        canvas.line([base.at(-_FRONT, -base.half), base.at(-_FRONT, base.half)], "front")
        if self.told:
            canvas.text(
                base.centre(), self.told, min(canvas.letter, base.depth * 2 // 3), "label", upright(base.heading)
            )
        canvas.lines.append("</g>")


@final
class Arrow(Mark):
    """A way from spot to spot, with what it measures."""

    def __init__(self, *spots: Spot, told: str = "", style: str = "") -> None:
        self.spots: Final = list(spots)
        self.told: Final = told
        self.style: Final = style

    def draw(self, canvas: Canvas) -> None:
        canvas.line(self.spots, f"way {self.style}".rstrip())
        if self.told:
            _beside(canvas, self.spots[0], self.spots[-1], self.told)


@final
class Measure(Mark):
    """A distance between two spots, drawn so far to the right of the line from one to the other."""

    def __init__(self, one: Spot, other: Spot, told: str, aside: int = 0) -> None:
        self.one: Final = one
        self.other: Final = other
        self.told: Final = told
        self.aside: Final = aside

    def draw(self, canvas: Canvas) -> None:
        heading = heading_of(self.other[0] - self.one[0], self.other[1] - self.one[1])
        one, other = moved(self.one, heading, 0, self.aside), moved(self.other, heading, 0, self.aside)
        tick = canvas.letter // 2
        if self.aside:
            canvas.line([self.one, one], "thin")
            canvas.line([self.other, other], "thin")
        canvas.line([one, other], "measure")
        for end in (one, other):
            canvas.line([moved(end, heading, 0, -tick), moved(end, heading, 0, tick)], "measure")
        if self.aside:
            # On the far side of the line: the near one is that of what is measured.
            beyond = canvas.letter if abs(self.one[0] - self.other[0]) >= abs(self.one[1] - self.other[1]) else 0
            beyond = beyond or canvas.letter * (len(self.told) + 2) // 3
            middle = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
            spot = moved(middle, heading, 0, beyond if self.aside > 0 else -beyond)
            canvas.text(spot, self.told, canvas.letter, "note")
        else:
            _beside(canvas, one, other, self.told)


@final
class Look(Mark):
    """A line of sight; one that is cut off ends in a cross."""

    def __init__(self, one: Spot, other: Spot, stop: Spot | None = None) -> None:
        self.one: Final = one
        self.other: Final = other
        self.stop: Final = stop

    def draw(self, canvas: Canvas) -> None:
        if self.stop is None:
            canvas.line([self.one, self.other], "look free")
            return
        canvas.line([self.one, self.stop], "look cut")
        Sign(self.stop, False).draw(canvas)


@final
class Arc(Mark):
    """The way of a spot about a pivot, clockwise by an angle."""

    def __init__(self, pivot: Spot, spot: Spot, angle: int) -> None:
        self.pivot: Final = pivot
        self.spot: Final = spot
        self.angle: Final = angle

    def draw(self, canvas: Canvas) -> None:
        start = heading_of(self.spot[0] - self.pivot[0], self.spot[1] - self.pivot[1])
        radius = distance(self.pivot, self.spot)
        parts = max(1, abs(self.angle) // _ARC)
        turns = [(start + self.angle * part // parts) % HEADINGS for part in range(parts + 1)]
        canvas.line([moved(self.pivot, turn, radius) for turn in turns], "way")
        canvas.circle(self.pivot, canvas.letter // 4, "pivot")


@final
class Zones(Mark):
    """Front, flanks and rear of a base in colours of their own (GRB-01-037 to GRB-01-039)."""

    is_beneath = True

    def __init__(self, base: Base) -> None:
        self.base: Final = base

    def draw(self, canvas: Canvas) -> None:
        base, half = self.base, self.base.half
        corners = [base.corner(corner) for corner in (FRONT_LEFT, FRONT_RIGHT, REAR_RIGHT, REAR_LEFT)]
        ahead, behind, aside = _FAR, -base.depth - _FAR, half + _FAR
        ends = [base.at(ahead, -aside), base.at(ahead, aside), base.at(behind, aside), base.at(behind, -aside)]
        for number, name in enumerate(("front", "flank", "rear", "flank")):
            following = (number + 1) % len(corners)
            canvas.polygon([corners[number], ends[number], ends[following], corners[following]], f"zone-{name}")
        for corner, end in zip(corners, ends, strict=True):
            canvas.line([corner, end], "diagonal")


@final
class Area(Mark):
    """A piece of the table that is meant."""

    is_beneath = True

    def __init__(self, *spots: Spot, style: str = "meant") -> None:
        self.spots: Final = list(spots)
        self.style: Final = style

    def draw(self, canvas: Canvas) -> None:
        canvas.polygon(self.spots, self.style)


@final
class Around(Mark):
    """All that lies within a distance of a base."""

    is_beneath = True

    def __init__(self, base: Base, reach: int, style: str = "around") -> None:
        self.base: Final = base
        self.reach: Final = reach
        self.style: Final = style

    def draw(self, canvas: Canvas) -> None:
        base, spots = self.base, []
        for corner, start in ((FRONT_RIGHT, 0), (REAR_RIGHT, 1), (REAR_LEFT, 2), (FRONT_LEFT, 3)):
            first = base.heading + start * QUARTER_TURN
            turns = range(first, first + QUARTER_TURN + 1, _ARC)
            spots += [moved(base.corner(corner), turn % HEADINGS, self.reach) for turn in turns]
        canvas.polygon(spots, self.style)


@final
class Note(Mark):
    """Letters or numbers at a spot."""

    def __init__(self, spot: Spot, told: str, style: str = "") -> None:
        self.spot: Final = spot
        self.told: Final = told
        self.style: Final = style

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.spot, self.told, canvas.letter, f"note {self.style}".rstrip())


@final
class Sign(Mark):
    """A tick for what can be, a cross for what cannot."""

    def __init__(self, spot: Spot, is_so: bool) -> None:
        self.spot: Final = spot
        self.is_so: Final = is_so

    def draw(self, canvas: Canvas) -> None:
        style = "yes" if self.is_so else "no"
        canvas.circle(self.spot, canvas.letter * 2 // 3, f"sign {style}")
        canvas.text(self.spot, "✓" if self.is_so else "✗", canvas.letter, f"note {style}")


@final
class Ring(Mark):
    """A circle about what is to be seen."""

    def __init__(self, spot: Spot, radius: int) -> None:
        self.spot: Final = spot
        self.radius: Final = radius

    def draw(self, canvas: Canvas) -> None:
        canvas.circle(self.spot, self.radius, "ring")


def upright(heading: int) -> int:
    """The heading in which letters on a base are turned, so that none stand on their heads."""
    return (heading + HALF_TURN) % HEADINGS if QUARTER_TURN < heading < HALF_TURN + QUARTER_TURN else heading


def _beside(canvas: Canvas, one: Spot, other: Spot, told: str) -> None:
    """A number beside the middle of a line: right of one that runs up or down, above one that runs across."""
    x, y = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
    if abs(one[0] - other[0]) >= abs(one[1] - other[1]):
        canvas.text((x, y + canvas.letter * 3 // 4), told, canvas.letter, "note")
    else:
        canvas.text((x + canvas.letter * (len(told) + 2) // 3, y), told, canvas.letter, "note")
