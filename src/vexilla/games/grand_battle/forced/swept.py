"""Supporters of a leading unit that flees or is destroyed are tested whether they flee with it (GRB-07-029 to 032)."""

from __future__ import annotations

from typing import Final

from ....kernel.match import Match
from ....kernel.sides import name_of_side
from ....kernel.step import Step
from ..orders.discipline import SWEPT, DisciplineTest
from ..position import FLEEING, GrandBattle
from ..removal import disperse
from ..tables.disorder import SUPPORTER_STANDS
from .flight import stand_or_flee


class SweptAlong(Step[GrandBattle]):
    """The leading unit of a side flees or is destroyed: its side in ``supporting`` is tested (GRB-07-029)."""

    def __init__(self, loser: int) -> None:
        super().__init__()
        self.loser: Final = loser

    def run(self, match: Match[GrandBattle]) -> None:
        """One test each; only skirmishers mind what becomes of skirmishers (GRB-07-032)."""
        position = match.position
        leader, threat = position.fighters[self.loser], position.fighters[1 - self.loser]
        for friend in position.supporting:
            if position.side_of(friend) == self.loser and minds(position, friend, leader):
                match.then(SupporterTest(friend, threat))

    def label(self) -> str:
        return f"SweptAlong({name_of_side(self.loser)})"


def minds(position: GrandBattle, supporter: int, leader: int) -> bool:
    """Whether a supporter minds what becomes of its leading unit: only skirmishers mind skirmishers (GRB-07-032)."""
    return _is_light(position, supporter) or not _is_light(position, leader)


def _is_light(position: GrandBattle, unit: int) -> bool:
    return position.profile_of(unit).kind.is_skirmisher


class SupporterTest(Step[GrandBattle]):
    """The test of one supporter, unless somebody who fled before him has swept him along already."""

    def __init__(self, unit: int, threat: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.threat: Final = threat

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if position.is_on_table(self.unit) and not position.marks[self.unit] & FLEEING:
            match.then(DisciplineTest(SWEPT, self.unit), SweptResult(self.unit, self.threat))

    def label(self) -> str:
        return f"SupporterTest({self.unit} {self.threat})"


class SweptResult(Step[GrandBattle]):
    """A supporter stands with a point of disorder or flees; skirmishers disperse (GRB-07-030, GRB-07-031)."""

    def __init__(self, unit: int, threat: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.threat: Final = threat

    def run(self, match: Match[GrandBattle]) -> None:
        position = match.position
        if not position.passed and _is_light(position, self.unit):
            disperse(match, self.unit, "GRB-07-030")
        else:
            stand_or_flee(match, self.unit, self.threat, SUPPORTER_STANDS)

    def label(self) -> str:
        return f"SweptResult({self.unit} {self.threat})"
