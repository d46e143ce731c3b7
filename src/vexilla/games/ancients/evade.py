"""Evading: who may, from whom, and the move (chapter 13)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.events import joined
from ..commands_colors.flight import is_open_to_unit, next_hexes
from ..commands_colors.kinds import MACHINE, MOUNTED
from ..commands_colors.leaders import BeginFlight
from ..commands_colors.position import NONE
from ..commands_colors.retreat import forbids_retreat
from ..commands_colors.roster import GONE
from ..commands_colors.rules import refuse, refuse_moment
from . import events, marsh
from .actions import BOARD, EVADE_TO, HEXES, STOP
from .position import Ancients
from .units import ALWAYS, ELEPHANT, FROM_FOOT_AND_ELEPHANTS, HEAVY, NEVER

#: How far a unit evades (ANC-13-013).
EVADE_HEXES: Final = 2


def forbids_evade(position: Ancients) -> str | None:
    """Why the defender of the close combat under way may not evade."""
    defender, attacker = position.defender, position.attacker
    clause = forbids_evade_from(position, defender, attacker)
    if clause is not None:
        return clause
    side = position.side_of[defender]
    here = position.unit_hex[defender]
    is_machine = position.kinds[defender].mover == MACHINE
    if is_machine and BOARD.rank_of[here] == BOARD.baseline[side]:
        return None
    for there in BOARD.rear[side][here]:
        if is_open_to_unit(position, defender, there):
            return None
    return "ANC-13-026" if is_machine else "ANC-13-015"


def forbids_evade_from(position: Ancients, defender: int, attacker: int) -> str | None:
    """Why a unit of one kind may not evade from another (ANC-13-007 to ANC-13-012)."""
    evades = position.kinds[defender].evades
    if evades == ALWAYS:
        return None
    if evades == NEVER:
        return "ANC-13-012"
    foe = position.kinds[attacker]
    if foe.mover != MOUNTED:
        return None
    if evades == FROM_FOOT_AND_ELEPHANTS:
        return None if foe.traits & ELEPHANT else "ANC-13-011"
    return None if foe.class_ == HEAVY else "ANC-13-010"


class EvadeMove(Step[Ancients]):
    """A surviving evader moves two hexes towards its own side (ANC-13-013)."""

    def run(self, match: Match[Ancients]) -> None:
        """Begin the move; a war machine without a leader simply gets away (ANC-13-024)."""
        position = match.position
        unit = position.defender
        position.retreater = unit
        position.retreat_left = EVADE_HEXES
        if position.kinds[unit].mover == MACHINE and position.leader_with(unit) < 0:
            get_away(match, unit)
            return
        match.then(EVADE_ON)


class EvadeOn(Step[Ancients]):
    """The evade, hex by hex."""

    def run(self, match: Match[Ancients]) -> None:
        """Go on until both hexes are made or none is open."""
        position = match.position
        unit = position.retreater
        if position.unit_hex[unit] < 0:
            position.retreater = NONE
            position.retreat_left = 0
        elif position.retreat_left and next_hexes(position, unit, position.retreat_left):
            match.then(EVADES[position.side_of[unit]])
        elif position.kinds[unit].mover == MACHINE:
            get_away(match, unit)
        else:
            position.retreater = NONE
            position.retreat_left = 0


class Evades(Choice[Ancients]):
    """The owner chooses the path of an evade (ANC-13-014); a machine that goes with a leader may go one hex only."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """The open hexes from which the evade gets furthest."""
        position = match.position
        options = [EVADE_TO + there for there in next_hexes(position, position.retreater, position.retreat_left)]
        if may_stop(position):
            options.append(STOP)
        return options

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Why the unit may not evade there."""
        position = match.position
        if action == STOP:
            return None if may_stop(position) else refuse("ANC-13-014")
        if not EVADE_TO <= action < EVADE_TO + HEXES:
            return refuse_moment(match, self)
        unit = position.retreater
        there = action - EVADE_TO
        if there in next_hexes(position, unit, position.retreat_left):
            return None
        clause = forbids_retreat(position, unit, there)
        clause = {"ANC-12-007": "ANC-13-013", "ANC-12-017": "ANC-13-014"}.get(clause, "ANC-13-015")
        return refuse(clause, hex=BOARD.labels[there])

    def take(self, match: Match[Ancients], action: int) -> None:
        """Move one hex; a lone leader found there ends the evade (ANC-13-016)."""
        position = match.position
        unit = position.retreater
        if action == STOP:
            get_away(match, unit)
            return
        there = action - EVADE_TO
        here = position.unit_hex[unit]
        leader = position.leader_at[there]
        position.shift_unit(unit, there)
        position.retreat_left = 0 if leader >= 0 else position.retreat_left - 1
        if match.logging:
            match.log.append(events.evaded(position, unit, here, there))
            if leader >= 0:
                match.log.append(joined(position, unit, leader, "ANC-13-016"))
        marsh.enter(match, unit)
        match.then(EVADE_ON)

    def question(self) -> str:
        """The message that asks for the next hex."""
        return "cc-ask-evade-to"


def may_stop(position: Ancients) -> bool:
    """Whether an evading war machine has gone far enough (ANC-13-024)."""
    return position.kinds[position.retreater].mover == MACHINE and position.retreat_left < EVADE_HEXES


def get_away(match: Match[Ancients], unit: int) -> None:
    """An evading war machine leaves the field without a banner; its leader evades by himself (ANC-13-025, 026)."""
    position = match.position
    here = position.unit_hex[unit]
    leader = position.leader_at[here]
    position.lift_unit(unit, GONE)
    position.retreater = NONE
    position.retreat_left = 0
    if match.logging:
        match.log.append(events.machine_got_away(position, unit, here))
    if leader >= 0:
        match.then(BeginFlight(leader))


EVADE_MOVE: Final = EvadeMove()
EVADE_ON: Final = EvadeOn()
EVADES: Final = [Evades(side) for side in SIDES]
