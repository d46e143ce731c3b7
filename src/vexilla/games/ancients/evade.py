"""Evading: who may and from whom, and the war machines that get away (chapter 13)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES
from ...kernel.step import Step
from ..commands_colors.flight import is_open_to_unit
from ..commands_colors.giving_way import GivesWay, GiveWay, end_giving_way
from ..commands_colors.kinds import MACHINE, MOUNTED
from ..commands_colors.leaders import BeginFlight
from ..commands_colors.roster import GONE
from ..commands_colors.rules import GivingWay
from . import events
from .actions import BOARD
from .position import Ancients
from .units import ALWAYS, ELEPHANT, FROM_FOOT_AND_ELEPHANTS, HEAVY, NEVER

#: Two hexes towards the own side (ANC-13-013), or one if no more is open (ANC-13-014).
EVADING: Final = GivingWay(
    hexes=2,
    is_whole=False,
    begins="cc-evades",
    moves="cc-evaded",
    clause="ANC-13-001",
    back="ANC-13-013",
    furthest="ANC-13-014",
    closed="ANC-13-015",
    stop="ANC-13-014",
    joined="ANC-13-016",
)


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


def evade_hexes(position: Ancients, unit: int) -> int:
    """How far a unit evades; a war machine without a leader is off the field at once (ANC-13-024)."""
    is_gone = position.kinds[unit].mover == MACHINE and position.leader_with(unit) < 0
    return 0 if is_gone else EVADING.hexes


def may_stop(position: Ancients) -> bool:
    """Whether an evading war machine that a leader goes with has gone far enough (ANC-13-024)."""
    return position.kinds[position.retreater].mover == MACHINE and position.retreat_left < EVADING.hexes


def get_away(match: Match[Ancients], unit: int) -> None:
    """An evading war machine leaves the field without a banner; its leader evades by himself (ANC-13-025, 026)."""
    position = match.position
    if position.kinds[unit].mover != MACHINE:
        return
    here = position.unit_hex[unit]
    leader = position.leader_at[here]
    position.lift_unit(unit, GONE)
    end_giving_way(position)
    if match.logging:
        match.log.append(events.machine_got_away(position, unit, here))
    if leader >= 0:
        match.then(BeginFlight(leader))


# -- the move ------------------------------------------------------------------------------------


class Evades(GivesWay[Ancients]):
    """The owner chooses the path of an evade (ANC-13-014); a machine that goes with a leader may go one hex only."""

    def on(self) -> Step[Ancients]:
        """The evade, hex by hex."""
        return EVADE_MOVE

    def question(self) -> str:
        return "cc-ask-evade-to"


class EvadeMove(GiveWay[Ancients]):
    """A surviving evader moves two hexes towards its own side (ANC-13-013)."""

    def __init__(self) -> None:
        super().__init__([Evades(side) for side in SIDES])


EVADE_MOVE: Final = EvadeMove()
