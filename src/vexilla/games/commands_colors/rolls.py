"""Rolls of the battle dice: one outcome of chance a roll, whatever its number of dice."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.step import Chance
from .position import B
from .rules import refuse

if TYPE_CHECKING:
    from ...kernel.chance import Generator


#: Every game of the system rolls from this stream dice with so many sides.
DICE_STREAM: Final = 0
DIE_SIDES: Final = 6


class Roll(Chance[B]):
    """Roll some dice. ``happened`` says what the rolled faces do."""

    def __init__(self, dice: int) -> None:
        super().__init__(DICE_STREAM)
        self.dice: Final = dice

    def happened(self, match: Match[B], faces: list[int]) -> None:
        """What the dice do, one face a die."""
        raise NotImplementedError

    def options(self, match: Match[B]) -> list[int]:
        """Every throw, dice in the order of their faces: which die shows which is all the same."""
        rules = match.position.rules
        return throws(rules.verbs.roll[self.dice], self.dice, len(rules.faces))

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Whether it is no throw of so many dice; the order of the dice is free."""
        rules = match.position.rules
        first = rules.verbs.roll[self.dice]
        if first <= action < first + len(rules.faces) ** self.dice:
            return None
        return refuse(rules.clauses.dice, dice=self.dice)

    def expected(self, match: Match[B], given: str) -> str:
        """How many dice are rolled, and how many were given."""
        rolled = "1 die is rolled here" if self.dice == 1 else f"{self.dice} dice are rolled here"
        dice = len(given.split()) - 1
        return f"{rolled}, {dice} {'is' if dice == 1 else 'are'} given" if given else rolled

    def weight(self, match: Match[B], action: int) -> int:
        """In how many ways a throw can fall."""
        rules = match.position.rules
        faces = faces_of(action - rules.verbs.roll[self.dice], self.dice, len(rules.faces))
        ways = factorial(self.dice)
        for face, count in enumerate(count_faces(faces, len(rules.faces))):
            ways = ways // factorial(count) * rules.die.count(face) ** count
        return ways

    def sample(self, match: Match[B], generator: Generator) -> int:
        """Each die by itself."""
        rules = match.position.rules
        die = rules.die
        symbols = len(rules.faces)
        code = 0
        for _ in range(self.dice):
            code = code * symbols + die[generator.below(DIE_SIDES)]
        return rules.verbs.roll[self.dice] + code

    def take(self, match: Match[B], action: int) -> None:
        """See what fell."""
        rules = match.position.rules
        self.happened(match, faces_of(action - rules.verbs.roll[self.dice], self.dice, len(rules.faces)))

    def label(self) -> str:
        return f"{type(self).__name__}({self.dice})"


def first_throws(first: int, most: int, symbols: int) -> tuple[int, ...]:
    """Where the outcomes of a roll of so many dice begin, from none to the most; each die is a digit."""
    found = [first]
    for dice in range(most):
        found.append(found[-1] + symbols**dice)
    return tuple(found)


def faces_of(code: int, dice: int, symbols: int) -> list[int]:
    """The faces of a throw, one a die."""
    faces = [0] * dice
    for die in range(dice - 1, -1, -1):
        faces[die] = code % symbols
        code //= symbols
    return faces


def count_faces(faces: list[int], symbols: int) -> list[int]:
    """How often each face was thrown."""
    counts = [0] * symbols
    for face in faces:
        counts[face] += 1
    return counts


_THROWS: dict[tuple[int, int, int], list[int]] = {}


def throws(first: int, dice: int, symbols: int) -> list[int]:
    """The throws of so many dice as outcomes, counted from the first, without regard to the order of the dice."""
    known = _THROWS.get((first, dice, symbols))
    if known is None:
        codes = [0]
        lasts = [0]
        for _ in range(dice):
            longer: list[int] = []
            ends: list[int] = []
            for code, last in zip(codes, lasts, strict=True):
                for face in range(last, symbols):
                    longer.append(code * symbols + face)
                    ends.append(face)
            codes, lasts = longer, ends
        known = [first + code for code in codes]
        _THROWS[(first, dice, symbols)] = known
    return known
