"""Dice of six: one step for each purpose that has a stream of its own."""

from __future__ import annotations

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.step import Chance
from .actions import FIRST_PIP, PIPS
from .position import GrandBattle
from .refusals import refuse


class Die(Chance[GrandBattle]):
    """One die of six of a stream; ``shows`` is what it means (GRB-01-049)."""

    def options(self, match: Match[GrandBattle]) -> list[int]:
        """From one pip to six."""
        first = FIRST_PIP[self.stream]
        return list(range(first, first + PIPS))

    def forbids(self, match: Match[GrandBattle], action: int) -> Refusal | None:
        first = FIRST_PIP[self.stream]
        return None if first <= action < first + PIPS else refuse("GRB-01-049")

    def take(self, match: Match[GrandBattle], action: int) -> None:
        """Read the pips."""
        self.shows(match, action - FIRST_PIP[self.stream] + 1)

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        """What so many pips do."""
        raise NotImplementedError
