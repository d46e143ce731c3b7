"""Who leaves a fight: he takes to flight, and those who may pursue know whom."""

from __future__ import annotations

from ....kernel.event import Event
from ....kernel.match import Match
from ..position import ALL_ROUND, FLEEING, ROUTED, GrandBattle
from ..removal import disperse
from ..roster import NONE
from ..tables.movement import PURSUE_FLIGHT
from ..tables.troops import ARTILLERY
from ..telling import tell
from .directions import away_from


def note_quarry(position: GrandBattle, unit: int, threat: int, share: int) -> None:
    """One of the two of a combat leaves it: he can be pursued over so many quarters of MV (GRB-07-039, GRB-07-045)."""
    if unit in position.fighters:
        is_crew = position.profile_of(unit).kind.category == ARTILLERY
        position.quarry = unit
        position.quarry_share = PURSUE_FLIGHT.share if is_crew else share
        # Those who disperse at once are pursued where they would have run (GRB-07-006).
        is_scattered = is_crew or position.profile_of(unit).kind.is_skirmisher
        position.quarry_way = away_from(position, unit, threat) if is_scattered else NONE


def begin_flight(match: Match[GrandBattle], unit: int, threat: int) -> bool:
    """A unit takes to flight, if it does not disperse at once; a general who flees is tested for (GRB-09-009)."""
    position = match.position
    kind = position.profile_of(unit).kind
    is_routed = position.vitality_of(unit) <= 0
    if kind.category == ARTILLERY:
        disperse(match, unit, "GRB-13-021")
        return False
    if is_routed and kind.is_skirmisher:
        disperse(match, unit, "GRB-07-006")
        return False
    position.marks[unit] &= ~ALL_ROUND
    position.marks[unit] |= FLEEING | ROUTED if is_routed else FLEEING
    for number, commander in enumerate(position.roster.commanders):
        is_here = position.current(commander.unit) == unit and not position.has_fallen(number)
        if is_here and commander.is_general:
            position.general_lost[commander.side] = True
    if match.logging:
        about = {"unit": position.roster.ids[unit], "threat": position.roster.ids[threat]}
        clause = "GRB-07-005" if is_routed else "GRB-07-014"
        tell(match, Event("grb-flees", (clause,), {**about, "routed": int(is_routed)}))
    return True
