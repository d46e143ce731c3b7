"""Wheels and free moves: what they sweep over and how far they lead (GRB-05-021 to GRB-05-023, GRB-05-045)."""

from __future__ import annotations

from typing import Final, final

from .bases import Base
from .bodies import Body
from .gaps import gap
from .numbers import DEGREE, SLACK, TOLERANCE, Spot, distance
from .shapes import Shape, convex, shape_of, shapes_depth, shapes_gap

#: Positions of a wheel are so far apart at most; between two of them each base sweeps over its hull (GRB-01-050).
SWEEP: Final = 2 * DEGREE
#: So far a wheel may sweep over what it must not come upon: the corners of a sweep are rounded, those of bases are not.
FREE: Final = TOLERANCE - SLACK


def swept(before: Body, after: Body) -> list[Shape]:
    """What each base of a body passes over from one position to the next."""
    return [convex(base.corners() + after.bases[number].corners()) for number, base in enumerate(before.bases)]


def wheel_limit(
    body: Body, pivot: int, angle: int, obstacles: list[Shape], enemies: list[Base], margin: int = 0, known: int = 0
) -> int:
    """How far a body can wheel, an angle at most: past no obstacle, and no nearer to an enemy than a margin.

    A base that starts nearer to an enemy may not come nearer still (GRB-05-013). Without a margin enemies are
    obstacles. That the wheel is free up to some angle may be known already.
    """
    wheel = _Wheel(body, pivot, obstacles, enemies, margin)
    if wheel.is_open():
        return angle
    side = 1 if angle >= 0 else -1
    free = side * (known - known % SWEEP)
    here = body if free == 0 else body.wheeled(pivot, free)
    while free != angle:
        step = side * min(SWEEP, abs(angle - free))
        there = body.wheeled(pivot, free + step)
        if not wheel.is_free(here, there):
            return free + wheel.free_part(here, free, side, abs(step))
        free += step
        here = there
    return angle


@final
class Around:
    """All that a body can sweep over when it wheels about a corner; what is not there need not be looked at."""

    def __init__(self, body: Body, pivot: int) -> None:
        self.spot: Final[Spot] = body.end_spot(pivot)
        corners = [distance(self.spot, corner) for base in body.bases for corner in base.corners()]
        self.reach: Final = max(corners) + SLACK

    def has(self, shape: Shape) -> bool:
        """Whether a shape may be there."""
        x, y = self.spot
        if x + self.reach < shape.low_x or x - self.reach > shape.high_x:
            return False
        return y + self.reach >= shape.low_y and y - self.reach <= shape.high_y

    def has_base(self, base: Base, margin: int = 0) -> bool:
        """Whether a base may be there, or within a margin of it."""
        far = self.reach + margin + base.span()
        return abs(base.x - self.spot[0]) <= far and abs(base.y - self.spot[1]) <= far


@final
class _Wheel:
    """A body that wheels, and what each of its bases must not come upon or near to."""

    def __init__(self, body: Body, pivot: int, obstacles: list[Shape], enemies: list[Base], margin: int) -> None:
        self.body: Final = body
        self.pivot: Final = pivot
        around = Around(body, pivot)
        blocks = [shape for shape in obstacles if around.has(shape)]
        close = [enemy for enemy in enemies if around.has_base(enemy, margin)]
        self.blocks: Final = [list(blocks) for _ in body.bases]
        #: Enemies and how far off they are kept.
        self.kept: Final[list[list[tuple[Shape, int]]]] = [[] for _ in body.bases]
        for number, base in enumerate(body.bases):
            for enemy in close:
                keep = min(margin, gap(base, enemy)) - SLACK
                if keep > 0:
                    self.kept[number].append((shape_of(enemy), keep))
                else:
                    self.blocks[number].append(shape_of(enemy))

    def is_open(self) -> bool:
        """Whether nothing is anywhere near."""
        return not any(self.blocks) and not any(self.kept)

    def is_free(self, here: Body, there: Body) -> bool:
        for number, base in enumerate(here.bases):
            after = there.bases[number]
            # Most bases of a long line are far from all that could stop it: what they sweep over is not worked out.
            blocks = [block for block in self.blocks[number] if _is_about(base, after, block, 0)]
            kept = [each for each in self.kept[number] if _is_about(base, after, each[0], each[1])]
            if not blocks and not kept:
                continue
            sweep = convex(base.corners() + after.corners())
            for block in blocks:
                if shapes_depth(sweep, block) > FREE:
                    return False
            for enemy, keep in kept:
                if _is_nearer(sweep, enemy, keep):
                    return False
        return True

    def free_part(self, here: Body, free: int, side: int, step: int) -> int:
        """How much of a part of the wheel that is blocked is still free."""
        low = 0
        high = step
        while high - low > 1:
            middle = (low + high) // 2
            if self.is_free(here, self.body.wheeled(self.pivot, free + side * middle)):
                low = middle
            else:
                high = middle
        return side * low


def _is_about(base: Base, after: Base, shape: Shape, margin: int) -> bool:
    """Whether a shape may be within a margin of what a base sweeps over from one position to the next."""
    far = base.span() + margin
    if min(base.x, after.x) - far > shape.high_x or max(base.x, after.x) + far < shape.low_x:
        return False
    return min(base.y, after.y) - far <= shape.high_y and max(base.y, after.y) + far >= shape.low_y


def _is_nearer(sweep: Shape, enemy: Shape, keep: int) -> bool:
    if sweep.low_x - keep > enemy.high_x or enemy.low_x - keep > sweep.high_x:
        return False
    if sweep.low_y - keep > enemy.high_y or enemy.low_y - keep > sweep.high_y:
        return False
    return shapes_gap(sweep, enemy) < keep


def farthest_corner(base: Base, after: Base) -> int:
    """How far the corner that goes farthest is displaced, measured straight (GRB-05-045)."""
    ends = after.corners()
    return max([distance(corner, ends[number]) for number, corner in enumerate(base.corners())])
