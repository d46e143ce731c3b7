"""Wheels and free moves: what they sweep over and how far they lead (GRB-05-021 to GRB-05-023, GRB-05-045)."""

from __future__ import annotations

from typing import Final

from .bases import Base
from .bodies import Body
from .gaps import gap
from .numbers import DEGREE, SLACK, TOLERANCE, Spot, distance
from .shapes import Shape, convex, shape_of, shapes_depth, shapes_gap

#: Positions of a wheel are so far apart at most; between two of them each base sweeps over its hull (GRB-01-050).
SWEEP: Final = 2 * DEGREE


def swept(before: Body, after: Body) -> list[Shape]:
    """What each base of a body passes over from one position to the next."""
    return [convex(base.corners() + after.bases[number].corners()) for number, base in enumerate(before.bases)]


def wheel_limit(
    body: Body, pivot: int, angle: int, obstacles: list[Shape], enemies: list[Base], margin: int = 0
) -> int:
    """How far a body can wheel, an angle at most: past no obstacle, and no nearer to an enemy than a margin.

    Who starts nearer to an enemy may not come nearer still (GRB-05-013). Without a margin enemies are obstacles.
    """
    fixed = body.end_spot(pivot)
    reach = max([distance(fixed, corner) for base in body.bases for corner in base.corners()]) + SLACK
    blocks = [shape for shape in obstacles if _is_in_reach(shape, fixed, reach)]
    kept: list[tuple[Shape, int]] = []
    for enemy in enemies:
        shape = shape_of(enemy)
        if _is_in_reach(shape, fixed, reach + margin):
            start = min([gap(base, enemy) for base in body.bases])
            keep = min(margin, start) - SLACK
            if keep > 0:
                kept.append((shape, keep))
            else:
                blocks.append(shape)
    if not blocks and not kept:
        return angle
    side = 1 if angle >= 0 else -1
    whole = abs(angle)
    free = 0
    here = body
    while free < whole:
        step = min(SWEEP, whole - free)
        there = body.wheeled(pivot, side * (free + step))
        if not _is_free(swept(here, there), blocks, kept):
            return side * (free + _free_part(body, here, pivot, side, free, step, blocks, kept))
        free += step
        here = there
    return angle


def _is_in_reach(shape: Shape, spot: Spot, reach: int) -> bool:
    """Whether a shape may come within a distance of a spot; quick."""
    if spot[0] + reach < shape.low_x or spot[0] - reach > shape.high_x:
        return False
    return spot[1] + reach >= shape.low_y and spot[1] - reach <= shape.high_y


def _free_part(
    body: Body,
    here: Body,
    pivot: int,
    side: int,
    free: int,
    step: int,
    blocks: list[Shape],
    kept: list[tuple[Shape, int]],
) -> int:
    """How much of the first blocked part of a wheel is free."""
    low = 0
    high = step
    while high - low > 1:
        middle = (low + high) // 2
        if _is_free(swept(here, body.wheeled(pivot, side * (free + middle))), blocks, kept):
            low = middle
        else:
            high = middle
    return low


def _is_free(sweeps: list[Shape], blocks: list[Shape], kept: list[tuple[Shape, int]]) -> bool:
    for sweep in sweeps:
        for block in blocks:
            if shapes_depth(sweep, block) > TOLERANCE:
                return False
        for enemy, keep in kept:
            if _is_nearer(sweep, enemy, keep):
                return False
    return True


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
