"""Exact odds of a strike: how many figures it takes, whether and how far it drives back, and the honor it brings.

What faces do is the table of the rules (:mod:`vexilla.games.commands_colors.faces`); each blow is worked out once.
"""

from __future__ import annotations

from math import comb
from typing import Final

from ...games.commands_colors.faces import Faces
from ...games.commands_colors.rolls import DIE_SIDES
from ...games.samurai.odds import throws
from ..sums import added

#: Most figures of any unit; most dice, flags to ignore and hexes of retreat that are told apart.
MOST_FIGURES: Final = 4
MOST_DICE: Final = 10
MOST_IGNORED: Final = 2
MOST_ROOM: Final = 3


class Blow:
    """How one strike can end for the unit that is struck."""

    def __init__(self, number: int, stays: list[float], moved: list[float], hexes: list[float], tokens: float) -> None:
        #: A small number that stands for this blow in tables.
        self.number: Final = number
        #: The probability to stay with so many figures (none: destroyed), and to be driven back with so many.
        self.stays: Final = stays
        self.moved: Final = moved
        #: The probability to retreat so many hexes, which cost tokens.
        self.hexes: Final = hexes
        #: The tokens that the roll brings on average.
        self.tokens: Final = tokens
        self.destroyed: Final = stays[0]
        self.driven: Final = added(moved)
        self.holds: Final = added(stays[1:])
        #: How many figures it has on average if it stays.
        self.left: Final = _average(stays) / self.holds if self.holds > 0.0 else 0.0


def _average(stays: list[float]) -> float:
    return added([left * chance for left, chance in enumerate(stays)])


_blows: Final[dict[int, Blow]] = {}


def blow(dice: int, faces: Faces, figures: int, ignores: int, room: int, is_inspired: bool) -> Blow:
    """The odds of so many dice against a unit with so many figures that ignores flags and has room to fall back."""
    dice = max(0, min(dice, MOST_DICE))
    key = ((faces.key * (MOST_DICE + 1) + dice) * (MOST_FIGURES + 1) + figures) * (MOST_IGNORED + 1) + ignores
    key = (key * (MOST_ROOM + 1) + room) * 2 + (1 if is_inspired else 0)
    known = _blows.get(key)
    if known is None:
        known = _work_out(dice, faces, figures, ignores, room, is_inspired, len(_blows))
        _blows[key] = known
    return known


def _work_out(dice: int, faces: Faces, figures: int, ignores: int, room: int, is_inspired: bool, number: int) -> Blow:
    stays = [0.0] * (MOST_FIGURES + 1)
    moved = [0.0] * (MOST_FIGURES + 1)
    hexes = [0.0] * (MOST_ROOM + 1)
    tokens = 0.0
    for each in throws(faces, dice, figures):
        chance = float(each.chance)
        tokens += chance * max(0, each.honor - 1 if is_inspired else each.honor)
        distance = max(0, each.flags - ignores)
        made = min(distance, room)
        left = max(0, figures - each.hits - (distance - made))
        hexes[made] += chance
        if left and made:
            moved[left] += chance
        else:
            stays[left] += chance
    return Blow(number, stays, moved, hexes, tokens)


def more_faces(mine: int, theirs: int) -> tuple[float, float]:
    """How likely so many dice show a face more often than so many others, and less often."""
    more = less = 0.0
    for own in range(mine + 1):
        for other in range(theirs + 1):
            chance = _shows(mine, own) * _shows(theirs, other)
            if own > other:
                more += chance
            elif own < other:
                less += chance
    return more, less


def _shows(dice: int, times: int) -> float:
    return float(comb(dice, times) * (DIE_SIDES - 1) ** (dice - times) / DIE_SIDES**dice)
