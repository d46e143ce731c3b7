"""Retire and reform: cavalry gives way to infantry (chapter 6)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.events import joined
from ..commands_colors.flight import is_open_to_unit
from ..commands_colors.position import NONE
from ..commands_colors.rules import refuse, refuse_moment
from . import events
from .actions import BOARD, HEXES, RETIRE_TO
from .position import Napoleonics
from .units import CAVALRY, INFANTRY
from .victory import lose_objectives

#: How far cavalry retires (NAP-06-010).
RETIRE_HEXES: Final = 2


def retire_hexes(position: Napoleonics, unit: int, here: int, left: int) -> list[int]:
    """The next hexes of a retire from which the rest of it can be made; a leader is found at its end (NAP-06-015)."""
    found: list[int] = []
    for there in BOARD.rear[position.side_of[unit]][here]:
        if not is_open_to_unit(position, unit, there):
            continue
        if left == 1 or (position.leader_at[there] < 0 and retire_hexes(position, unit, there, left - 1)):
            found.append(there)
    return found


def forbids_retire(position: Napoleonics) -> str | None:
    """Why the defender of the melee under way may not retire and reform."""
    defender, attacker = position.defender, position.attacker
    if position.kinds[defender].arm != CAVALRY:
        return "NAP-06-001"
    if position.kinds[attacker].arm != INFANTRY:
        return "NAP-06-013"
    can = retire_hexes(position, defender, position.unit_hex[defender], RETIRE_HEXES)
    return None if can else "NAP-06-003"


class RetireMove(Step[Napoleonics]):
    """After the roll the cavalry that survived goes back (NAP-06-006)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Begin the move."""
        position = match.position
        position.retreater = position.defender
        position.retreat_left = RETIRE_HEXES
        match.then(RETIRE_ON)


class RetireOn(Step[Napoleonics]):
    """The retire, hex by hex."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Go on until both hexes are made."""
        position = match.position
        if position.retreat_left:
            match.then(RETIRES[position.side_of[position.retreater]])
        else:
            position.retreater = NONE
            lose_objectives(match)


class Retires(Choice[Napoleonics]):
    """The owner chooses the way of two hexes towards his own edge."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """The hexes from which the retire can be finished."""
        position = match.position
        unit = position.retreater
        ways = retire_hexes(position, unit, position.unit_hex[unit], position.retreat_left)
        return [RETIRE_TO + there for there in ways]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Why the unit may not retire there."""
        if action in self.options(match):
            return None
        if not RETIRE_TO <= action < RETIRE_TO + HEXES:
            return refuse_moment(match, self)
        there = action - RETIRE_TO
        position = match.position
        unit = position.retreater
        is_rear = there in BOARD.rear[position.side_of[unit]][position.unit_hex[unit]]
        return refuse("NAP-06-003" if is_rear else "NAP-06-010", hex=BOARD.labels[there])

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Go back one hex."""
        position = match.position
        unit = position.retreater
        here, there = position.unit_hex[unit], action - RETIRE_TO
        leader = position.leader_at[there]
        position.shift_unit(unit, there)
        position.retreat_left -= 1
        if match.logging:
            match.log.append(events.retired(position, unit, here, there))
            if leader >= 0:
                match.log.append(joined(position, unit, leader, "NAP-06-015"))
        match.then(RETIRE_ON)

    def question(self) -> str:
        """The message that asks for the next hex."""
        return "cc-ask-retire"


RETIRE_MOVE: Final = RetireMove()
RETIRE_ON: Final = RetireOn()
RETIRES: Final = [Retires(side) for side in SIDES]
