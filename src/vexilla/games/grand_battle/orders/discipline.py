"""Tests of discipline: no more pips than commanders who are there (GRB-04-050, GRB-04-051)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kernel.match import Match
from ..actions import DISCIPLINE
from ..dice import Die
from ..position import GrandBattle
from ..tables.command import DISCIPLINE_TESTS
from ..telling import tell

#: Occasions, as the rows of DISCIPLINE_TESTS.
PURSUIT: Final = 0
SWEPT: Final = 1
RETURN: Final = 2
STOP: Final = 3
LOOTING: Final = 4
TERROR: Final = 5
FANATICS: Final = 6


class DisciplineTest(Die):
    """A unit is tested; the step after it finds in ``passed`` how it went."""

    def __init__(self, occasion: int, unit: int) -> None:
        super().__init__(DISCIPLINE)
        self.occasion: Final = occasion
        self.unit: Final = unit

    def shows(self, match: Match[GrandBattle], pips: int) -> None:
        """More pips than the army's discipline fail (GRB-04-050)."""
        position = match.position
        discipline = position.discipline_of(position.side_of(self.unit))
        position.passed = pips <= discipline
        if match.logging:
            row = DISCIPLINE_TESTS[self.occasion]
            numbers = {"pips": pips, "discipline": discipline, "passed": int(position.passed)}
            about = {"unit": position.roster.ids[self.unit], "occasion": row.key}
            clauses = ("GRB-04-050", row.clauses[0])
            tell(match, Event("grb-tested", clauses, {**about, **numbers}, sort="dice"))

    def label(self) -> str:
        return f"DisciplineTest({self.occasion} {self.unit})"
