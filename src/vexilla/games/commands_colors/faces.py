"""What the faces of a die do in one strike: the one table that rolls, odds, ledgers, players and the page read."""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import Final

#: What a face does: nothing; it hits; it hits, but so many of its hits are spared; it hits, but so many are caught by a
#: shield, and the others may be rolled again; it makes retreat.
NOTHING: Final = 0
HITS: Final = 1
HITS_BUT_SPARED: Final = 2
HITS_BUT_SHIELDED: Final = 3
MAKES_RETREAT: Final = 4
#: It hits and makes retreat, too.
HITS_AND_RETREATS: Final = 5
MARKS: Final = 6

#: What one die did, as the page is told: it hit, its hit was ignored, it hit and is rolled again, it is a flag that
#: counts, nothing.
HIT: Final = "hit"
IGNORED: Final = "ignored"
AGAIN: Final = "again"
FLAGGED: Final = "flag"
NO_EFFECT: Final = ""

#: A shield that catches all.
WHOLE_SHIELD: Final = 99

ONE: Final = Fraction(1)


class Faces:
    """A row of the table: what each face does, how many hits are ignored, and whether hits are rolled again."""

    def __init__(
        self, marks: tuple[int, ...], die: tuple[int, ...], spared: int = 0, shield: int = 0, rerolls: bool = False
    ) -> None:
        #: By face, what it does.
        self.marks: Final = marks
        #: How many hits are ignored of those marked so; whether shielded hits that get through are rolled again.
        self.spared: Final = spared
        self.shield: Final = shield
        self.rerolls: Final = rerolls
        weights = [0] * MARKS
        for face in die:
            weights[marks[face]] += 1
        #: By mark, how many sides of a die have it: with the three above all that chances depend on.
        self.weights: Final = weights
        key = 0
        for weight in weights:
            key = key * 8 + weight
        #: Rows of equal chances have the same number.
        self.key: Final = ((key * 128 + min(shield, WHOLE_SHIELD)) * 8 + spared) * 2 + (1 if rerolls else 0)

    def hits(self, counts: list[int]) -> int:
        """The hits of counted faces, of which what a shield caught was taken out already."""
        scored = 0
        spared = 0
        marks = self.marks
        for face in range(len(counts)):
            number = counts[face]
            if number:
                mark = marks[face]
                if mark == HITS_BUT_SPARED:
                    spared += number
                elif mark in (HITS, HITS_BUT_SHIELDED, HITS_AND_RETREATS):
                    scored += number
        return scored + max(0, spared - self.spared)

    def flags(self, counts: list[int]) -> int:
        """The flags among counted faces that count."""
        found = 0
        marks = self.marks
        for face in range(len(counts)):
            if marks[face] in (MAKES_RETREAT, HITS_AND_RETREATS):
                found += counts[face]
        return found

    def counted(self, dice: list[int], counts: list[int], shield: int, blocks: int) -> list[str]:
        """What each of some dice does that fall now, after others of the same strike and with so much shield left."""
        spared = self.spared
        for face in range(len(counts)):
            if self.marks[face] == HITS_BUT_SPARED:
                spared = max(0, spared - counts[face])
        words: list[str] = []
        for face in dice:
            mark = self.marks[face]
            word = NO_EFFECT
            if mark in (HITS, HITS_AND_RETREATS):
                word = HIT
            elif mark == HITS_BUT_SPARED:
                word = IGNORED if spared else HIT
                spared = max(0, spared - 1)
            elif mark == HITS_BUT_SHIELDED:
                word = IGNORED if shield else AGAIN if self.rerolls else HIT
                shield = max(0, shield - 1)
            elif mark == MAKES_RETREAT:
                word = FLAGGED
            words.append(word)
        # Flags do nothing to a unit that is destroyed.
        if self.hits(counts) + words.count(HIT) + words.count(AGAIN) >= blocks:
            words = [NO_EFFECT if word == FLAGGED else word for word in words]
        return words


# -- chances -------------------------------------------------------------------------------------


class Outcome:
    """So many hits and flags, and the chance of them."""

    def __init__(self, hits: int, flags: int, chance: Fraction) -> None:
        self.hits: Final = hits
        self.flags: Final = flags
        self.chance: Final = chance


_OUTCOMES: dict[tuple[int, int, int], list[Outcome]] = {}


def outcomes(faces: Faces, dice: int, blocks: int) -> list[Outcome]:
    """Everything that so many dice can do to so many blocks, with its exact chance; the chances add up to one.

    More hits than there are blocks are as good as all of them, and then flags do nothing.
    """
    known = _OUTCOMES.get((faces.key, dice, blocks))
    if known is None:
        found: dict[tuple[int, int], Fraction] = {}
        _roll(found, faces, dice, faces.spared, faces.shield, 0, 0, blocks, ONE)
        known = [Outcome(hits, flags, chance) for (hits, flags), chance in sorted(found.items())]
        _OUTCOMES[(faces.key, dice, blocks)] = known
    return known


def _roll(
    found: dict[tuple[int, int], Fraction],
    faces: Faces,
    dice: int,
    spared: int,
    shield: int,
    hits: int,
    flags: int,
    blocks: int,
    chance: Fraction,
) -> None:
    """Add all throws of some dice to the hits and flags of those before; hits that are rolled again are a fork."""
    if hits >= blocks:
        found[(blocks, 0)] = found.get((blocks, 0), Fraction(0)) + chance
        return
    whole = sum(faces.weights) ** dice
    forks: dict[tuple[int, int, int, int], Fraction] = {}
    for counts, ways in throws_with_ways(dice, tuple(faces.weights)):
        each = chance * Fraction(ways, whole)
        through = max(0, counts[HITS_BUT_SHIELDED] - shield)
        scored = hits + counts[HITS] + counts[HITS_AND_RETREATS] + max(0, counts[HITS_BUT_SPARED] - spared) + through
        shown = flags + counts[MAKES_RETREAT] + counts[HITS_AND_RETREATS]
        if through and faces.rerolls:
            fork = (through, max(0, spared - counts[HITS_BUT_SPARED]), min(scored, blocks), shown)
            forks[fork] = forks.get(fork, Fraction(0)) + each
            continue
        end = (blocks, 0) if scored >= blocks else (scored, shown)
        found[end] = found.get(end, Fraction(0)) + each
    for (through, left, scored, shown), each in forks.items():
        _roll(found, faces, through, left, 0, scored, shown, blocks, each)


def throws_with_ways(dice: int, weights: tuple[int, ...]) -> list[tuple[list[int], int]]:
    """Every throw as counts of its classes of sides, with the number of ways in which it can fall.

    ``weights`` says how many sides of a die belong to each class.
    """
    found: list[tuple[list[int], int]] = []
    counts = [0] * len(weights)
    _add_throws(found, counts, weights, 0, dice, factorial(dice))
    return found


def _add_throws(
    found: list[tuple[list[int], int]], counts: list[int], weights: tuple[int, ...], class_: int, left: int, ways: int
) -> None:
    weight = weights[class_]
    if class_ == len(weights) - 1:
        if weight or not left:
            counts[class_] = left
            found.append((counts[:], ways // factorial(left) * _power(weight, left)))
        return
    for number in range(left + 1 if weight else 1):
        counts[class_] = number
        more = ways // factorial(number) * _power(weight, number)
        _add_throws(found, counts, weights, class_ + 1, left - number, more)


def _power(base: int, exponent: int) -> int:
    """A whole number whatever the exponent, and one without dice."""
    result = 1
    for _ in range(exponent):
        result *= base
    return result
