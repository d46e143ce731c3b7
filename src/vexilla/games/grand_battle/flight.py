"""Retreat and flight out of combat: who is in which state; the ways are those of chapter 7."""

from __future__ import annotations

from typing import Final

from ...kernel.event import Event
from ...kernel.match import Match
from ...kernel.step import Step
from .position import FLEEING, ROUTED, GrandBattle
from .removal import disperse, part_from_all
from .roster import NONE
from .tables.troops import ARTILLERY


class Retreat(Step[GrandBattle]):
    """A unit that has its loss and its disorder retreats from a threat by a quarter of its move (GRB-07-012)."""

    def __init__(self, unit: int, threat: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.threat: Final = threat

    def run(self, match: Match[GrandBattle]) -> None:
        """Tell of it; a crew is dispersed (GRB-13-021)."""
        position = match.position
        if not position.is_on_table(self.unit):
            return
        if position.profile_of(self.unit).kind.category == ARTILLERY:
            disperse(match, self.unit, "GRB-13-021")
            return
        # Whatever becomes of the contact, their combat of this stage is over.
        position.duels[self.unit] = NONE
        if position.duels[self.threat] == self.unit:
            position.duels[self.threat] = NONE
        if match.logging:
            ids = position.roster.ids
            about = {"unit": ids[self.unit], "threat": ids[self.threat]}
            match.log.append(Event("grb-retreats", ("GRB-07-012",), {**about}))

    def label(self) -> str:
        return f"Retreat({self.unit} {self.threat})"


class Flee(Step[GrandBattle]):
    """A unit that has its losses and its disorder flees from a threat over its full move (GRB-07-014).

    With nothing left it is routed: skirmishers and crews disperse at once, others when they have fled (GRB-07-005,
    GRB-07-006).
    """

    def __init__(self, unit: int, threat: int) -> None:
        super().__init__()
        self.unit: Final = unit
        self.threat: Final = threat

    def run(self, match: Match[GrandBattle]) -> None:
        """It leaves the fight; a general who flees is a reason for a test (GRB-09-009)."""
        position = match.position
        if not position.is_on_table(self.unit):
            return
        kind = position.profile_of(self.unit).kind
        is_routed = position.vitality_of(self.unit) <= 0
        if kind.category == ARTILLERY:
            disperse(match, self.unit, "GRB-13-021")
            return
        if is_routed and kind.is_skirmisher:
            disperse(match, self.unit, "GRB-07-006")
            return
        part_from_all(position, self.unit)
        position.marks[self.unit] |= FLEEING | ROUTED if is_routed else FLEEING
        for number, commander in enumerate(position.roster.commanders):
            is_here = position.current(commander.unit) == self.unit and not position.has_fallen(number)
            if is_here and commander.is_general:
                position.general_lost[commander.side] = True
        if match.logging:
            about = {"unit": position.roster.ids[self.unit], "threat": position.roster.ids[self.threat]}
            clause = "GRB-07-005" if is_routed else "GRB-07-014"
            match.log.append(Event("grb-flees", (clause,), {**about, "routed": int(is_routed)}))

    def label(self) -> str:
        return f"Flee({self.unit} {self.threat})"
