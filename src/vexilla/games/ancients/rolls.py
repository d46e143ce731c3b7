"""Rolls of the battle dice: one outcome of chance a roll, whatever its number of dice."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.step import Chance
from .actions import DICE_STREAM, DIE_FACES, ROLL
from .position import Ancients

if TYPE_CHECKING:
    from ...kernel.chance import Generator


class Roll(Chance[Ancients]):
    """Roll some dice. ``happened`` says what the rolled faces do."""

    def __init__(self, dice: int) -> None:
        super().__init__(DICE_STREAM)
        self.dice: Final = dice

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """What the dice do, one face a die."""
        raise NotImplementedError

    def options(self, match: Match[Ancients]) -> list[int]:
        """Every throw, dice in the order of their faces: which die shows which is all the same."""
        return throws(self.dice)

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Whether it is no throw of so many dice; the order of the dice is free."""
        first = ROLL[self.dice]
        if first <= action < first + DIE_FACES**self.dice:
            return None
        return Refusal("ANC-02-013", "refused-ANC-02-013", {"dice": self.dice})

    def weight(self, match: Match[Ancients], action: int) -> int:
        """In how many ways a throw can fall."""
        ways = factorial(self.dice)
        for count in count_faces(faces_of(action - ROLL[self.dice], self.dice)):
            ways //= factorial(count)
        return ways

    def sample(self, match: Match[Ancients], generator: Generator) -> int:
        """Each die by itself."""
        code = 0
        for _ in range(self.dice):
            code = code * DIE_FACES + generator.below(DIE_FACES)
        return ROLL[self.dice] + code

    def take(self, match: Match[Ancients], action: int) -> None:
        """See what fell."""
        self.happened(match, faces_of(action - ROLL[self.dice], self.dice))

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"{type(self).__name__}({self.dice})"


def faces_of(code: int, dice: int) -> list[int]:
    """The faces of a throw, one a die."""
    faces = [0] * dice
    for die in range(dice - 1, -1, -1):
        faces[die] = code % DIE_FACES
        code //= DIE_FACES
    return faces


def count_faces(faces: list[int]) -> list[int]:
    """How often each face was thrown."""
    counts = [0] * DIE_FACES
    for face in faces:
        counts[face] += 1
    return counts


_THROWS: dict[int, list[int]] = {}


def throws(dice: int) -> list[int]:
    """The throws of so many dice as outcomes, without regard to the order of the dice."""
    known = _THROWS.get(dice)
    if known is None:
        codes = [0]
        lasts = [0]
        for _ in range(dice):
            longer: list[int] = []
            ends: list[int] = []
            for code, last in zip(codes, lasts, strict=True):
                for face in range(last, DIE_FACES):
                    longer.append(code * DIE_FACES + face)
                    ends.append(face)
            codes, lasts = longer, ends
        known = [ROLL[dice] + code for code in codes]
        _THROWS[dice] = known
    return known
