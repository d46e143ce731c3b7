"""Exact odds of a strike: how many blocks it takes, whether it destroys, whether it drives back.

A roll is described by small whole numbers only, so every table is worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import MOST_DICE
from ...games.commands_colors.rolls import DIE_SIDES

#: Most blocks of any unit, and most flags that are told apart.
MOST_BLOCKS: Final = 4
MOST_FLAGS: Final = 4
_FLAGS: Final = MOST_FLAGS + 1
#: How often swords rolled again by elephants are followed further; what lies beyond happens once in 1,296 dice.
_REROLLS: Final = 4
#: So many swords ignored are all of them.
_MOST_SHIELD: Final = 3


class Faces:
    """What the faces of a roll mean: which hit and which of the hits are ignored."""

    def __init__(self, swords: bool, helmets: bool, symbol_shield: int, sword_shield: int, rerolls: bool) -> None:
        #: Whether swords hit, whether helmets hit; the symbol of the struck unit's class always does.
        self.swords: Final = swords and sword_shield <= _MOST_SHIELD
        self.helmets: Final = helmets
        #: How many symbols and swords the struck unit ignores.
        self.symbol_shield: Final = symbol_shield
        self.sword_shield: Final = min(sword_shield, _MOST_SHIELD)
        #: Whether swords that hit are rolled again, as elephants do.
        self.rerolls: Final = rerolls


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
        self.driven: Final = sum(moved[1:])
        self.holds: Final = moved[0]


_rolls: dict[int, list[float]] = {}
_blows: dict[int, Blow] = {}


def faces_key(swords: bool, helmets: bool, symbol_shield: int, sword_shield: int, rerolls: bool) -> int:
    """What the faces mean as one small number."""
    if sword_shield > _MOST_SHIELD:
        swords = False
        sword_shield = 0
    key = sword_shield * 2 + symbol_shield
    key = key * 2 + (1 if swords else 0)
    key = key * 2 + (1 if helmets else 0)
    return key * 2 + (1 if rerolls else 0)


def _faces_of(key: int) -> Faces:
    return Faces(key >> 2 & 1 != 0, key >> 1 & 1 != 0, key >> 3 & 1, key >> 4, key & 1 != 0)


def blow(dice: int, faces: int, blocks: int, ignorable: int) -> Blow:
    """The odds of so many dice against a unit with so many blocks that may ignore so many flags."""
    if ignorable > MOST_FLAGS:
        ignorable = MOST_FLAGS
    key = ((faces * (MOST_DICE + 1) + dice) * _FLAGS + ignorable) * (MOST_BLOCKS + 1) + blocks
    known = _blows.get(key)
    if known is None:
        known = _work_out(dice, faces, blocks, ignorable, len(_blows))
        _blows[key] = known
    return known


def roll_table(dice: int, faces: int) -> list[float]:
    """The probability of each number of hits and flags, as ``hits * (MOST_FLAGS + 1) + flags``, both cut off."""
    key = faces * (MOST_DICE + 1) + dice
    known = _rolls.get(key)
    if known is None:
        known = _roll(dice, _faces_of(faces), _REROLLS)
        _rolls[key] = known
    return known


def _work_out(dice: int, faces: int, blocks: int, ignorable: int, number: int) -> Blow:
    left = [0.0] * (MOST_BLOCKS + 1)
    moved = [0.0] * _FLAGS
    table = roll_table(dice, faces)
    for hits in range(MOST_BLOCKS + 1):
        for flags in range(_FLAGS):
            chance = table[hits * _FLAGS + flags]
            if hits >= blocks:
                left[0] += chance
            else:
                left[blocks - hits] += chance
                moved[max(0, flags - ignorable)] += chance
    return Blow(number, left, moved)


def _roll(dice: int, faces: Faces, rerolls: int) -> list[float]:
    table = [0.0] * ((MOST_BLOCKS + 1) * _FLAGS)
    ways = _counts(dice)
    for code, chance in ways.items():
        symbols, swords, helmets, flags = code % 10, code // 10 % 10, code // 100 % 10, code // 1000
        hits = max(0, symbols - faces.symbol_shield)
        again = 0
        if faces.swords:
            again = max(0, swords - faces.sword_shield)
            hits += again
        if faces.helmets:
            hits += helmets
        if again and faces.rerolls and rerolls:
            after = _rolled_again(again, rerolls - 1)
            for place, part in enumerate(after):
                if part > 0.0:
                    more = min(MOST_BLOCKS, hits + place // _FLAGS)
                    table[more * _FLAGS + min(MOST_FLAGS, flags + place % _FLAGS)] += chance * part
        else:
            table[min(MOST_BLOCKS, hits) * _FLAGS + min(MOST_FLAGS, flags)] += chance
    return table


def _rolled_again(dice: int, rerolls: int) -> list[float]:
    """The table of swords that elephants roll again: nothing is ignored any more, and their helmets never hit."""
    key = -1 - (dice * (_REROLLS + 1) + rerolls)
    known = _rolls.get(key)
    if known is None:
        known = _roll(dice, Faces(True, False, 0, 0, True), rerolls)
        _rolls[key] = known
    return known


def _counts(dice: int) -> dict[int, float]:
    """How likely each number of symbols, swords, helmets and flags is, as decimal digits; two faces say nothing."""
    ways = {0: 1.0}
    for _ in range(dice):
        following: dict[int, float] = {}
        for code, chance in ways.items():
            for step, share in ((1, 1), (10, 1), (100, 1), (1000, 1), (0, 2)):
                following[code + step] = following.get(code + step, 0.0) + chance * share / DIE_SIDES
        ways = following
    return ways
