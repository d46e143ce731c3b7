"""Exact odds of a strike: how many blocks it takes, flags and barred retreats included, and whether it drives back.

What faces do is the table of the rules (:mod:`vexilla.games.commands_colors.faces`); each blow is worked out once.
"""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.faces import Faces, outcomes
from ..sums import added

#: Most blocks of any unit; most dice, flags to ignore and hexes of retreat that are told apart.
MOST_BLOCKS: Final = 5
MOST_DICE: Final = 20
MOST_IGNORED: Final = 6
MOST_ROOM: Final = 6
#: Hexes of retreat for a flag: one, or three.
_PER_FLAG: Final = 4


class Blow:
    """How one strike can end for the unit that is struck."""

    def __init__(self, number: int, stays: list[float], moved: list[float]) -> None:
        #: A small number that stands for this blow in tables.
        self.number: Final = number
        #: The probability to stay with so many blocks (none: destroyed), and to be driven back with so many.
        self.stays: Final = stays
        self.moved: Final = moved
        self.destroyed: Final = stays[0]
        self.driven: Final = added(moved)
        self.holds: Final = added(stays[1:])
        #: How many blocks it has on average if it stays.
        self.left: Final = _average(stays) / self.holds if self.holds > 0.0 else 0.0


def _average(stays: list[float]) -> float:
    return added([left * chance for left, chance in enumerate(stays)])


_blows: Final[dict[int, Blow]] = {}


def blow(dice: int, faces: Faces, blocks: int, ignores: int, per_flag: int, room: int) -> Blow:
    """The odds of so many dice against a unit with so many blocks.

    It ignores so many flags, falls back so many hexes for each other one, and has room for so many.
    """
    dice = min(dice, MOST_DICE)
    ignores = min(ignores, MOST_IGNORED)
    key = ((faces.key * (MOST_DICE + 1) + dice) * (MOST_BLOCKS + 1) + blocks) * (MOST_IGNORED + 1) + ignores
    key = (key * _PER_FLAG + per_flag) * (MOST_ROOM + 1) + room
    known = _blows.get(key)
    if known is None:
        known = _work_out(dice, faces, blocks, ignores, per_flag, room, len(_blows))
        _blows[key] = known
    return known


def _work_out(dice: int, faces: Faces, blocks: int, ignores: int, per_flag: int, room: int, number: int) -> Blow:
    stays = [0.0] * (MOST_BLOCKS + 1)
    moved = [0.0] * (MOST_BLOCKS + 1)
    for each in outcomes(faces, dice, blocks):
        chance = float(each.chance)
        hexes = max(0, each.flags - ignores) * per_flag
        left = max(0, blocks - each.hits - max(0, hexes - room))
        if left and hexes and room:
            moved[left] += chance
        else:
            stays[left] += chance
    return Blow(number, stays, moved)
