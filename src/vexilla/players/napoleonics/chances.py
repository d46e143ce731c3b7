"""Exact odds of a strike: how many blocks it takes, flags and barred retreats included, and whether it drives back.

A roll is described by small whole numbers only, so every table is worked out once and kept.
"""

from __future__ import annotations

from math import comb
from typing import Final

from ...games.commands_colors.rolls import DIE_SIDES

#: Most blocks of any unit; most dice, flags to ignore and hexes of retreat that are told apart.
MOST_BLOCKS: Final = 5
MOST_DICE: Final = 20
MOST_IGNORED: Final = 6
MOST_ROOM: Final = 6
#: Most sides of a die that hit: two with infantry and one with sabres.
_MOST_SIDES: Final = 3
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
        self.driven: Final = sum(moved)
        self.holds: Final = sum(stays[1:])
        #: How many blocks it has on average if it stays.
        self.left: Final = _average(stays) / self.holds if self.holds > 0.0 else 0.0


def _average(stays: list[float]) -> float:
    return sum([left * chance for left, chance in enumerate(stays)])


_rolls: dict[int, list[float]] = {}
_blows: dict[int, Blow] = {}


def roll_table(dice: int, sides: int) -> list[float]:
    """The probability of each number of hits and flags, as ``hits * (dice + 1) + flags``."""
    key = dice * (_MOST_SIDES + 1) + sides
    known = _rolls.get(key)
    if known is None:
        known = [0.0] * ((dice + 1) * (dice + 1))
        hit, flag = sides / DIE_SIDES, 1 / DIE_SIDES
        other = 1.0 - hit - flag
        for hits in range(dice + 1):
            for flags in range(dice - hits + 1):
                ways = comb(dice, hits) * comb(dice - hits, flags)
                known[hits * (dice + 1) + flags] = ways * hit**hits * flag**flags * other ** (dice - hits - flags)
        _rolls[key] = known
    return known


def blow(dice: int, sides: int, blocks: int, ignores: int, per_flag: int, room: int) -> Blow:
    """The odds of so many dice, of which so many sides hit, against a unit with so many blocks.

    It ignores so many flags, falls back so many hexes for each other one, and has room for so many.
    """
    dice = min(dice, MOST_DICE)
    ignores = min(ignores, MOST_IGNORED)
    key = ((dice * (_MOST_SIDES + 1) + sides) * (MOST_BLOCKS + 1) + blocks) * (MOST_IGNORED + 1) + ignores
    key = (key * _PER_FLAG + per_flag) * (MOST_ROOM + 1) + room
    known = _blows.get(key)
    if known is None:
        known = _work_out(dice, sides, blocks, ignores, per_flag, room, len(_blows))
        _blows[key] = known
    return known


def _work_out(dice: int, sides: int, blocks: int, ignores: int, per_flag: int, room: int, number: int) -> Blow:
    stays = [0.0] * (MOST_BLOCKS + 1)
    moved = [0.0] * (MOST_BLOCKS + 1)
    table = roll_table(dice, sides)
    for hits in range(dice + 1):
        for flags in range(dice - hits + 1):
            chance = table[hits * (dice + 1) + flags]
            if hits >= blocks:
                stays[0] += chance
                continue
            hexes = max(0, flags - ignores) * per_flag
            left = blocks - hits - max(0, hexes - room)
            if left <= 0:
                stays[0] += chance
            elif hexes and room:
                moved[left] += chance
            else:
                stays[left] += chance
    return Blow(number, stays, moved)
