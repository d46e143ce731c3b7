"""Lines of sight: what covers a straight line between two spots (GRB-10-041, GRB-13-032)."""

from __future__ import annotations

from .bases import Base
from .numbers import TOLERANCE, Spot
from .shapes import Shape, convex, shape_of, shapes_depth
from .zones import ON_BASE, zone_of_spot


def line(start: Spot, end: Spot) -> Shape:
    """A line from spot to spot, to be asked about several shapes."""
    return convex([start, end])


def covers(shape: Shape, sight: Shape) -> bool:
    """Whether a shape covers a line: a corner that the line grazes within the tolerance does not."""
    return shapes_depth(shape, sight) > TOLERANCE


def base_covers(base: Base, sight: Shape) -> bool:
    span = base.span()
    if base.x + span < sight.low_x or base.x - span > sight.high_x:
        return False
    if base.y + span < sight.low_y or base.y - span > sight.high_y:
        return False
    return covers(shape_of(base), sight)


def crosses(shape: Shape, sight: Shape) -> bool:
    """Whether a line has any stretch inside a shape."""
    return shapes_depth(shape, sight) > 0


def line_to_target(base: Base, target: Base) -> Shape:
    """From the middle of a battery's front to that edge of its target in whose zone this lies (GRB-13-032)."""
    edge = zone_of_spot(target, base.front())
    assert edge != ON_BASE, "bases do not overlap"
    return line(base.front(), target.edge_middle(edge))
