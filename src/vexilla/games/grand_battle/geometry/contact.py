"""How bases touch: which edge lies on which, and along how much of it (GRB-01-017, GRB-06-023)."""

from __future__ import annotations

from typing import Final, final

from .bases import EDGES, FRONT, LEFT, REAR, RIGHT, Base, outline
from .gaps import gap, overlaps, touches
from .numbers import ALIGNMENT, FINE, HEADINGS, QUARTER_TURN, TOLERANCE, rounded

#: Of a touch that several edges share: front before flank before rear, in favour of the base that is looked at.
_EDGE_ORDER: Final[tuple[int, ...]] = (FRONT, RIGHT, LEFT, REAR)

#: How well a base touches another with its front (GRB-06-023); higher is better.
NO_TOUCH: Final = 0
CORNER: Final = 1
PARTIAL: Final = 2
FULL: Final = 3


@final
class Contact:
    """Two bases that touch: with which edges, and along how much of them."""

    def __init__(self, edge: int, other_edge: int, stretch: int) -> None:
        self.edge: Final = edge
        self.other_edge: Final = other_edge
        self.stretch: Final = stretch

    def is_edge(self) -> bool:
        """Whether edge lies on edge, or only a corner touches."""
        return self.stretch > TOLERANCE


def contact(base: Base, other: Base) -> Contact | None:
    """How two bases touch, if they do; those that overlap by more than the tolerance do not.

    Edges lie on each other when they are parallel within ALIGNMENT. A corner belongs to both its edges; the edge named
    is then the front, or else the flank, if that touches.
    """
    if not touches(base, other) or overlaps(base, other):
        return None
    turn = (other.heading - base.heading) % HEADINGS
    quarters = (turn + QUARTER_TURN // 2) // QUARTER_TURN
    if abs(turn - quarters * QUARTER_TURN) <= ALIGNMENT:
        ours = _facing(base, other, quarters)
        theirs = _facing(other, base, -quarters)
        # The edge that keeps the two apart best is the one they touch along, seen from either.
        if ours.apart > theirs.apart or (ours.apart == theirs.apart and ours.stretch >= theirs.stretch):
            found = Contact(ours.edge, ours.other_edge, ours.stretch)
        else:
            found = Contact(theirs.other_edge, theirs.edge, theirs.stretch)
        if found.is_edge():
            return found
    return Contact(_touching_edge(base, other), _touching_edge(other, base), 0)


@final
class _Facing:
    """Two parallel edges that face each other: how far apart, and how long beside each other."""

    def __init__(self, apart: int, edge: int, other_edge: int, stretch: int) -> None:
        self.apart: Final = apart
        self.edge: Final = edge
        self.other_edge: Final = other_edge
        self.stretch: Final = stretch


def _facing(base: Base, other: Base, quarters: int) -> _Facing:
    """The edge of a base beyond which another lies, and the edge of that one, turned by so many quarters."""
    theirs = outline(base, other)
    xs = [theirs[0], theirs[2], theirs[4], theirs[6]]
    ys = [theirs[1], theirs[3], theirs[5], theirs[7]]
    half = base.half * FINE
    depth = base.depth * FINE
    beyond = [min(ys), min(xs) - half, -depth - max(ys), -half - max(xs)]
    apart = max(beyond)
    edge = beyond.index(apart)
    other_edge = (edge + 2 - quarters) % EDGES
    corners = xs if edge in (FRONT, REAR) else ys
    low = -half if edge in (FRONT, REAR) else -depth
    high = half if edge in (FRONT, REAR) else 0
    start = corners[other_edge]
    end = corners[(other_edge + 1) % EDGES]
    shared = min(high, max(start, end)) - max(low, min(start, end))
    return _Facing(apart, edge, other_edge, rounded(max(0, shared), FINE))


def _touching_edge(base: Base, other: Base) -> int:
    for edge in _EDGE_ORDER:
        if edge_touches(base, edge, other):
            return edge
    return FRONT


def edge_touches(base: Base, edge: int, other: Base) -> bool:
    """Whether an edge of a base, its corners included, touches another base."""
    return gap(base.edge_line(edge), other) <= TOLERANCE


def front_touches(base: Base, other: Base) -> bool:
    """Combat contact of a base that has one front (GRB-06-001), and its support (GRB-06-036)."""
    return touches(base, other) and edge_touches(base, FRONT, other)


def quality(base: Base, other: Base, all_round: bool = False) -> int:
    """How well a base touches another with its front, or any edge if it has its front on all sides (GRB-06-023)."""
    touch = contact(base, other)
    if touch is None:
        return NO_TOUCH
    return graded(base, other, touch, all_round, with_front=all_round or edge_touches(base, FRONT, other))


def graded(base: Base, other: Base, touch: Contact, all_round: bool, *, with_front: bool) -> int:
    """The same of two bases of which it is known how they touch."""
    if touch.is_edge() and (all_round or touch.edge == FRONT):
        shorter = min(base.edge_length(touch.edge), other.edge_length(touch.other_edge))
        return FULL if touch.stretch >= shorter - TOLERANCE else PARTIAL
    return CORNER if with_front else NO_TOUCH
