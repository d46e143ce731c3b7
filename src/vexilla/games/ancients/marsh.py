"""Marsh: whoever enters rolls for losses (ANC-16-096, ANC-16-097)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ..commands_colors.battle import NONE
from . import events
from .leaders import kill_leader
from .losses import harm
from .position import Ancients
from .rolls import Roll
from .units import HELMET


class MarshRoll(Roll):
    """One die: the symbol of the unit's class costs it a block."""

    def __init__(self, unit: int) -> None:
        super().__init__(1)
        self.unit: Final = unit

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Lose a block or not."""
        position = match.position
        if match.logging:
            hex_ = position.unit_hex[self.unit]
            match.log.append(events.rolled_for("marsh", position.side_of[self.unit], hex_, faces, "ANC-16-096"))
        if faces[0] == position.kinds[self.unit].class_:
            # A roll of its own, so it calls for a check of its own (ANC-14-005).
            sequence, position.sequence = position.sequence, NONE
            harm(match, self.unit, 1, "ANC-16-096")
            position.sequence = sequence

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"MarshRoll({self.unit})"


class LeaderMarshRoll(Roll):
    """One die for a lone leader: a helmet kills him."""

    def __init__(self, leader: int) -> None:
        super().__init__(1)
        self.leader: Final = leader

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Kill him or not; a survivor stays where he is (ANC-14-017)."""
        position = match.position
        hex_ = position.leader_hex[self.leader]
        if match.logging:
            side = position.side_of_leader[self.leader]
            match.log.append(events.rolled_for("marsh", side, hex_, faces, "ANC-16-097"))
        if faces[0] == HELMET:
            kill_leader(match, self.leader, hex_, "ANC-16-097")

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"LeaderMarshRoll({self.leader})"


def enter(match: Match[Ancients], unit: int) -> None:
    """Roll if the hex a unit has entered is marsh."""
    position = match.position
    if position.grounds[position.unit_hex[unit]].is_marsh:
        match.agenda.append(MarshRoll(unit))
