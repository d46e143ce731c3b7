"""Lengths, headings and the one table of sines (GRB-01-050).

x runs to the right, y away from the attacker's edge (GRB-01-046); headings run clockwise from +y. All numbers stay
below 2**62 while coordinates stay within 400 steps of the origin, so the compiled build counts in machine words.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

Spot = tuple[int, int]

STEP: Final = 1_000
DEGREE: Final = 100
HEADINGS: Final = 360 * DEGREE
HALF_TURN: Final = 180 * DEGREE
QUARTER_TURN: Final = 90 * DEGREE
#: Contact, overlap, edge against corner, grazed lines (GRB-01-017).
TOLERANCE: Final = 50
#: A limit in steps is kept when it is missed by no more.
SLACK: Final = 2
#: Headings that differ by no more are alike enough to be dressed.
ALIGNMENT: Final = 50

#: Thousandths are divided so far between one rounding and the next.
FINE: Final = 1_000
#: The scale of the sines, and what it leaves when a product with thousandths becomes fine.
UNIT: Final = 1_000_000_000
FINE_UNIT: Final = UNIT // FINE

_EIGHTH: Final = HEADINGS // 8
_GUARD: Final = 96
_PI: Final = 3_141_592_653_589_793_238_462_643_383_279_502_884
_PI_UNIT: Final = 10**36


def _eighth() -> tuple[list[int], list[int]]:
    """Sines and cosines from 0 to 45 degrees: one small rotation after another, with twenty digits to spare."""
    angle = (_PI << _GUARD) // (_PI_UNIT * HALF_TURN)
    square = angle * angle >> _GUARD
    small_sine = angle - (angle * square >> _GUARD) // 6 + (angle * (square * square >> _GUARD) >> _GUARD) // 120
    small_cosine = (1 << _GUARD) - square // 2 + (square * square >> _GUARD) // 24
    half = 1 << (_GUARD - 1)
    sine, cosine = 0, 1 << _GUARD
    sines: list[int] = []
    cosines: list[int] = []
    for _ in range(_EIGHTH + 1):
        sines.append((sine * UNIT + half) >> _GUARD)
        cosines.append((cosine * UNIT + half) >> _GUARD)
        sine, cosine = (
            (sine * small_cosine + cosine * small_sine) >> _GUARD,
            (cosine * small_cosine - sine * small_sine) >> _GUARD,
        )
    return sines, cosines


def _circle() -> list[int]:
    sines, cosines = _eighth()
    quarter = sines + cosines[-2::-1]
    half = quarter + quarter[-2::-1]
    return half + [-sine for sine in half[1:-1]]


#: Sine and cosine of every heading, times UNIT: how far a way in it leads to the right and up the table.
SINE: Final[list[int]] = _circle()
COSINE: Final[list[int]] = SINE[QUARTER_TURN:] + SINE[:QUARTER_TURN]


def rounded(number: i64, unit: i64) -> int:
    """The nearest whole quotient; halves go away from zero, so that left and right are alike."""
    half = unit // 2
    return (number + half) // unit if number >= 0 else -((half - number) // unit)


def least(one: int, two: int, three: int, four: int) -> int:
    """Of four numbers; two at a time, which the compiled build does without a call."""
    low = min(one, two)
    other = min(three, four)
    return min(low, other)


def most(one: int, two: int, three: int, four: int) -> int:
    high = max(one, two)
    other = max(three, four)
    return max(high, other)


def root(square: i64) -> int:
    """The nearest whole square root."""
    low: i64 = isqrt(square)
    return low + 1 if square - low * low > low else low


def within(length: int, limit: int) -> bool:
    """Whether a limit in steps is kept."""
    return length <= limit + SLACK


def moved(spot: Spot, heading: int, forward: i64, right: i64 = 0) -> Spot:
    """A spot so far forward and to the right, seen in a heading."""
    sine: i64 = SINE[heading]
    cosine: i64 = COSINE[heading]
    x = spot[0] + rounded(sine * forward + cosine * right, UNIT)
    return x, spot[1] + rounded(cosine * forward - sine * right, UNIT)


def turned(spot: Spot, pivot: Spot, angle: int) -> Spot:
    """A spot turned clockwise about another."""
    return moved(pivot, angle % HEADINGS, spot[1] - pivot[1], spot[0] - pivot[0])


def distance(one: Spot, other: Spot) -> int:
    x: i64 = one[0] - other[0]
    y: i64 = one[1] - other[1]
    return root(x * x + y * y)


def chord(width: int, angle: int) -> int:
    """How far the outer end of a front goes in a wheel, measured straight (GRB-05-022)."""
    angle = abs(angle)
    return rounded(width * (SINE[angle // 2] + SINE[angle - angle // 2]), UNIT)


def heading_of(x: int, y: int) -> int:
    """The heading nearest to a direction."""
    across = abs(x)
    along = abs(y)
    assert across or along, "no way has no heading"
    heading = _slant(across, along) if across <= along else QUARTER_TURN - _slant(along, across)
    if y < 0:
        heading = HALF_TURN - heading
    return (-heading if x < 0 else heading) % HEADINGS


def _slant(across: int, along: int) -> int:
    """The same from 0 to 45 degrees: the last heading that does not lead past it, or the next one."""
    low = 0
    high = _EIGHTH
    while low < high:
        middle = (low + high + 1) // 2
        if across * COSINE[middle] >= along * SINE[middle]:
            low = middle
        else:
            high = middle - 1
    past_half = across * (COSINE[low] + COSINE[low + 1]) > along * (SINE[low] + SINE[low + 1])
    return low + 1 if past_half else low


def difference(heading: int, other: int) -> int:
    """By how much one turns from a heading to another: to the right above 0, to the left below."""
    turn = (other - heading) % HEADINGS
    return turn - HEADINGS if turn > HALF_TURN else turn


def bisector(heading: int, other: int) -> int:
    """The heading half-way between two (GRB-07-002); of opposite ones, the one to the right of the first.

    A half goes to the even heading, which is the same one however the table is turned or mirrored.
    """
    double = 2 * heading + difference(heading, other)
    middle = double // 2
    return (middle + 1 if double % 2 and middle % 2 else middle) % HEADINGS
