"""Marsh: whoever enters rolls for losses (ANC-16-096, ANC-16-097)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ..commands_colors.events import marked, rolled_for
from ..commands_colors.faces import HIT
from ..commands_colors.leaders import kill_in_flight, kill_leader
from ..commands_colors.losses import harm
from ..commands_colors.rolls import Roll
from .position import Ancients
from .units import HELMET


class MarshRoll(Roll[Ancients]):
    """One die: the symbol of the unit's class costs it a block."""

    def __init__(self, unit: int) -> None:
        super().__init__(1)
        self.unit: Final = unit

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Lose a block or not."""
        position = match.position
        if match.logging:
            side, hex_ = position.side_of[self.unit], position.unit_hex[self.unit]
            counted = marked(faces, (position.kinds[self.unit].class_,), HIT)
            match.log.append(rolled_for(position, "marsh", side, hex_, faces, "ANC-16-096", counted))
        if faces[0] == position.kinds[self.unit].class_:
            # On the way back from a strike it belongs to the same sequence: one check in all (ANC-14-005).
            harm(match, self.unit, 1, "ANC-16-096")

    def label(self) -> str:
        return f"MarshRoll({self.unit})"


class LeaderMarshRoll(Roll[Ancients]):
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
            counted = marked(faces, (HELMET,), HIT)
            match.log.append(rolled_for(position, "marsh", side, hex_, faces, "ANC-16-097", counted))
        if faces[0] == HELMET:
            kill_leader(match, self.leader, hex_, "ANC-16-097")

    def label(self) -> str:
        return f"LeaderMarshRoll({self.leader})"


def enter(match: Match[Ancients], unit: int) -> None:
    """Roll if the hex a unit has entered is marsh."""
    position = match.position
    if position.grounds[position.unit_hex[unit]].is_marsh:
        match.then(MarshRoll(unit))


class MarshInFlight(Roll[Ancients]):
    """One die for a leader who flees through a marsh: a helmet kills him (ANC-16-097)."""

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Kill him, or let him go on."""
        position = match.position
        if match.logging:
            side = position.side_of_leader[position.fleeing]
            counted = marked(faces, (HELMET,), HIT)
            match.log.append(rolled_for(position, "marsh", side, position.flight_hex, faces, "ANC-16-097", counted))
        if faces[0] == HELMET:
            kill_in_flight(match, "ANC-16-097")


def enter_in_flight(match: Match[Ancients], hex_: int) -> None:
    """Roll if the hex a fleeing leader has entered is marsh."""
    if match.position.grounds[hex_].is_marsh:
        match.then(MARSH_IN_FLIGHT)


MARSH_IN_FLIGHT: Final = MarshInFlight(1)
