"""The lines of a combat that belong to chapter 7: where units may evade, are swept along, and pursue.

They stand in the procedures of combat in the order of the book (GRB-07-055); what happens in them is said there.
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import NOBODY, name_of_side
from ...kernel.step import Step
from .position import GrandBattle

#: When a unit may evade (GRB-06-004): before fighting starts, after its own first shot, after shooting, after melee.
BEFORE_FIGHTING: Final = 0
AFTER_FIRST_SHOT: Final = 1
AFTER_SHOOTING: Final = 2
AFTER_MELEE: Final = 3


class EvasionWindow(Step[GrandBattle]):
    """Units may evade; the active player decides first (GRB-06-004).

    Before fighting starts that is everybody in contact, afterwards the two of ``fighters`` and who supports them;
    after the first shot it is the side that has just shot.
    """

    def __init__(self, moment: int, side: int = NOBODY) -> None:
        super().__init__()
        self.moment: Final = moment
        self.whose: Final = side

    def run(self, match: Match[GrandBattle]) -> None:
        """Nobody evades unless he is asked."""

    def label(self) -> str:
        return f"EvasionWindow({self.moment} {name_of_side(self.whose)})"


class SweptAlong(Step[GrandBattle]):
    """The leading unit of a side flees or is destroyed: its side in ``supporting`` is tested (GRB-07-029)."""

    def __init__(self, loser: int) -> None:
        super().__init__()
        self.loser: Final = loser

    def run(self, match: Match[GrandBattle]) -> None:
        """Whoever is not tested stays."""

    def label(self) -> str:
        return f"SweptAlong({name_of_side(self.loser)})"


class Pursuit(Step[GrandBattle]):
    """The winner of a combat and those in ``supporting`` of his side pursue, or may (GRB-07-045, GRB-07-054)."""

    def __init__(self, winner: int, out_of_melee: bool) -> None:
        super().__init__()
        self.winner: Final = winner
        self.out_of_melee: Final = out_of_melee

    def run(self, match: Match[GrandBattle]) -> None:
        """Whoever does not pursue stays."""

    def label(self) -> str:
        return f"Pursuit({name_of_side(self.winner)} {self.out_of_melee})"
