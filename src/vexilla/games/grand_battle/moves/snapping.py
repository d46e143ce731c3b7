"""To which length a straight drag snaps: where a front is level with a neighbour's, or a flank flush on his."""

from __future__ import annotations

from typing import Final

from ..geometry.bases import Base
from ..geometry.numbers import FINE, STEP, rounded

#: A drag that misses by no more was meant so.
SNAP: Final = STEP
#: Neighbours further to the side than this are none.
_BESIDE: Final = 2 * STEP


def level_length(bases: list[Base], friends: list[Base], length: int, *, is_back: bool) -> int:
    """The length forward or back after which a front is level with that of a friend beside it; 0 if none is near."""
    best = 0
    for base in bases:
        for friend in friends:
            if friend.heading != base.heading:
                continue
            right, forward = base.local(friend.front())
            aside = abs(right) - (base.half + friend.half) * FINE
            wanted = rounded(-forward if is_back else forward, FINE)
            if 0 <= aside + FINE <= _BESIDE * FINE and wanted > 0:
                best = _nearer(wanted, best, length)
    return best


def flush_length(bases: list[Base], friends: list[Base], length: int, *, is_right: bool) -> int:
    """The length aside after which a flank is flush on that of a friend; 0 if none is near."""
    best = 0
    for base in bases:
        for friend in friends:
            if friend.heading != base.heading:
                continue
            right, forward = base.local(friend.front())
            is_level = -base.depth * FINE < forward < friend.depth * FINE
            away = right if is_right else -right
            wanted = rounded(away - (base.half + friend.half) * FINE, FINE)
            if is_level and wanted > 0:
                best = _nearer(wanted, best, length)
    return best


def _nearer(wanted: int, best: int, length: int) -> int:
    """Of two lengths the one that is nearer to what was dragged, if it is near enough."""
    if abs(wanted - length) > SNAP:
        return best
    return wanted if best == 0 or abs(wanted - length) < abs(best - length) else best
