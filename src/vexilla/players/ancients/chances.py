"""Exact odds of a strike: how many blocks it takes, whether it destroys, whether it drives back.

What faces do is the table of the rules (:mod:`vexilla.games.commands_colors.faces`); each blow is worked out once.
"""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import MOST_DICE
from ...games.commands_colors.faces import Faces, outcomes
from ..sums import added

#: Most blocks of any unit, and most flags that are told apart.
MOST_BLOCKS: Final = 4
MOST_FLAGS: Final = 4
_FLAGS: Final = MOST_FLAGS + 1


class Blow:
    """How one strike can end for the unit that is struck."""

    def __init__(self, number: int, left: list[float], moved: list[float]) -> None:
        #: A small number that stands for this blow in tables.
        self.number: Final = number
        #: The probability of each number of blocks left.
        self.left: Final = left
        #: The probability to live and to have so many flags that it cannot ignore (from none to MOST_FLAGS).
        self.moved: Final = moved
        self.destroyed: Final = left[0]
        #: To live and be driven back; to live and hold the hex.
        self.driven: Final = added(moved[1:])
        self.holds: Final = moved[0]


#: By faces, what is known of them, by dice, flags that may be ignored and blocks.
_blows: Final[dict[Faces, list[Blow | None]]] = {}
_ROW: Final = (MOST_DICE + 1) * _FLAGS * (MOST_BLOCKS + 1)
#: All of them, by their numbers.
_known: Final[list[Blow]] = []


def blow(dice: int, faces: Faces, blocks: int, ignorable: int) -> Blow:
    """The odds of so many dice against a unit with so many blocks that may ignore so many flags."""
    if ignorable > MOST_FLAGS:
        ignorable = MOST_FLAGS
    row = _blows.get(faces)
    if row is None:
        row = [None] * _ROW
        _blows[faces] = row
    place = (dice * _FLAGS + ignorable) * (MOST_BLOCKS + 1) + blocks
    found = row[place]
    if found is None:
        found = _work_out(dice, faces, blocks, ignorable, len(_known))
        _known.append(found)
        row[place] = found
    return found


def _work_out(dice: int, faces: Faces, blocks: int, ignorable: int, number: int) -> Blow:
    left = [0.0] * (MOST_BLOCKS + 1)
    moved = [0.0] * _FLAGS
    for each in outcomes(faces, dice, blocks):
        chance = float(each.chance)
        left[blocks - each.hits] += chance
        if each.hits < blocks:
            moved[max(0, min(each.flags, MOST_FLAGS) - ignorable)] += chance
    return Blow(number, left, moved)
