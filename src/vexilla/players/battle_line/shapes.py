"""Tables of unfinished formations of one or two Troop cards: which cards would make what of them.

A shape is 0 for nothing yet, ``card + 1`` for one card and ``FIRST_PAIR + 60 * a + b`` for two. All that a quick look
at a formation needs can be read off its shape, so that a playout never has to work out a formation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...games.battle_line.cards import TROOPS, VALUES
from ...games.battle_line.formation import (
    ALL_TROOPS,
    BATTALION,
    BIT,
    HOST,
    OF_VALUE,
    PHALANX,
    SKIRMISH_LINE,
    WEDGE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final = 0
FIRST_PAIR: Final = TROOPS + 1
SHAPES: Final = FIRST_PAIR + TROOPS * TROOPS
#: Not a shape: three cards and more.
MANY: Final = -1


def _colour_of(card: int) -> int:
    """The ten cards of a card's colour."""
    return 1023 << card // VALUES * VALUES


#: Cards whose value, from 1 to 10, is above a number.
ABOVE: Final = [sum(OF_VALUE[value] for value in range(VALUES) if value + 1 > number) for number in range(VALUES + 1)]
#: Of each card the others of its value and of its colour.
SAME_VALUE: Final = [OF_VALUE[card % VALUES] & ~BIT[card] for card in range(TROOPS)]
SAME_COLOUR: Final = [_colour_of(card) & ~BIT[card] for card in range(TROOPS)]


def _runs_with(card: int) -> list[int]:
    """The two other cards of every Wedge that a card can be part of; 0 where there is none."""
    value = card % VALUES
    found = []
    for lowest in range(value - 2, value + 1):
        fits = lowest >= 0 and lowest + 2 < VALUES
        found.append((7 << (card - value + lowest)) & ~BIT[card] if fits else 0)
    return found


#: ``[3 * card + n]``: the other two cards of a Wedge with it.
RUN_WITH: Final = [run for card in range(TROOPS) for run in _runs_with(card)]


def _outs(a: int, b: int) -> tuple[int, int, int, int]:
    """The cards that make a Wedge, a Phalanx, a Battalion or a Skirmish Line of two."""
    low = min(a % VALUES, b % VALUES)
    high = max(a % VALUES, b % VALUES)
    one_colour = a // VALUES == b // VALUES
    thirds = 0
    if high - low == 1:
        thirds = (OF_VALUE[low - 1] if low else 0) | (OF_VALUE[high + 1] if high + 1 < VALUES else 0)
    elif high - low == 2:
        thirds = OF_VALUE[low + 1]
    rest = ALL_TROOPS & ~(BIT[a] | BIT[b])
    colour = _colour_of(a) & rest if one_colour else 0
    return thirds & colour, OF_VALUE[low] & rest if low == high else 0, colour, thirds


#: The cards that complete a pair to each kind; of a shape that is no pair, none.
WEDGE_OUTS: Final = [0] * SHAPES
PHALANX_OUTS: Final = [0] * SHAPES
BATTALION_OUTS: Final = [0] * SHAPES
SKIRMISH_OUTS: Final = [0] * SHAPES
#: The sum of the values of a shape.
TOTAL: Final = [0] * SHAPES
#: Cards that would not spoil a shape: of two, those that make more than a Host; of one, those that could.
FITTING: Final = [ALL_TROOPS] * SHAPES


def _fill() -> None:
    for a in range(TROOPS):
        near = 0
        for value in range(max(0, a % VALUES - 2), min(VALUES, a % VALUES + 3)):
            near |= OF_VALUE[value]
        TOTAL[a + 1] = a % VALUES + 1
        FITTING[a + 1] = SAME_COLOUR[a] | SAME_VALUE[a] | near & ~BIT[a]
        for b in range(TROOPS):
            if a != b:
                shape = FIRST_PAIR + a * TROOPS + b
                wedge, phalanx, battalion, skirmish = _outs(a, b)
                WEDGE_OUTS[shape] = wedge
                PHALANX_OUTS[shape] = phalanx
                BATTALION_OUTS[shape] = battalion
                SKIRMISH_OUTS[shape] = skirmish
                TOTAL[shape] = a % VALUES + b % VALUES + 2
                FITTING[shape] = phalanx | battalion | skirmish


_fill()


def shape_with(shape: int, card: int) -> int:
    """A shape with one more card."""
    if shape == NOTHING:
        return card + 1
    if 0 < shape < FIRST_PAIR:
        return FIRST_PAIR + (shape - 1) * TROOPS + card
    return MANY


def strength_with(shape: int, card: int) -> int:
    """The strength of a pair with a third card."""
    bit: i64 = BIT[card]
    total = TOTAL[shape] + card % VALUES + 1
    if bit & WEDGE_OUTS[shape]:
        return WEDGE + total
    if bit & PHALANX_OUTS[shape]:
        return PHALANX + total
    if bit & BATTALION_OUTS[shape]:
        return BATTALION + total
    if bit & SKIRMISH_OUTS[shape]:
        return SKIRMISH_LINE + total
    return HOST + total


def beating(shape: int, strength: int) -> i64:
    """The cards that make of a pair more than a strength."""
    least = (strength & 63) - TOTAL[shape]
    above: i64 = ABOVE[max(0, min(VALUES, least))]
    kind = strength >> 6
    outs: i64 = WEDGE_OUTS[shape]
    if kind == 5:
        return outs & above
    more: i64 = PHALANX_OUTS[shape]
    if kind == 4:
        return outs | more & above
    outs |= more
    more = BATTALION_OUTS[shape]
    if kind == 3:
        return outs | more & above
    outs |= more
    more = SKIRMISH_OUTS[shape]
    if kind == 2:
        return outs | more & above
    return outs | more | above


def count(mask: i64) -> i64:
    """How many cards a mask has."""
    mask = mask - (mask >> 1 & 0x555555555555555)
    mask = (mask & 0x333333333333333) + (mask >> 2 & 0x333333333333333)
    mask = (mask + (mask >> 4)) & 0xF0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127
