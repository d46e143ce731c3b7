"""How units leave the table, and what goes with them: contacts, duels, commanders (GRB-04-022, GRB-07-007)."""

from __future__ import annotations

from ...kernel.event import Event
from ...kernel.match import Match
from .geometry.bases import EDGES
from .position import DISABLED, GONE, OFF_TABLE, GrandBattle
from .roster import BAGGAGE, NONE
from .states import EDGE_KEYS
from .tables.troops import ARTILLERY
from .telling import tell


def disperse(match: Match[GrandBattle], unit: int, clause: str) -> None:
    """A unit is no more. Of a battery or a train only the men go: what they served stays (GRB-13-021, GRB-12-062)."""
    position = match.position
    part_from_all(position, unit)
    profile = position.profile_of(unit)
    if profile.kind.category == ARTILLERY or profile is BAGGAGE:
        position.marks[unit] |= DISABLED
    else:
        position.places[unit] = GONE
    _lose_commanders(position, unit)
    if match.logging:
        tell(match, Event("grb-dispersed", (clause,), {"unit": position.roster.ids[unit]}, sort="loss"))


def leave_table(match: Match[GrandBattle], unit: int, edge: int, for_good: bool, clause: str) -> None:
    """A unit goes over an edge of the table: for good (GRB-07-007), or to return (GRB-07-008)."""
    assert 0 <= edge < EDGES
    position = match.position
    part_from_all(position, unit)
    position.places[unit] = GONE if for_good else OFF_TABLE
    position.left_by[unit] = edge
    if for_good:
        _lose_commanders(position, unit)
    if match.logging:
        name = "grb-left-for-good" if for_good else "grb-left-table"
        about = {"unit": position.roster.ids[unit], "edge": EDGE_KEYS[edge]}
        tell(match, Event(name, (clause,), {**about}, sort="loss" if for_good else ""))


def part_from_all(position: GrandBattle, unit: int) -> None:
    """Nobody is in contact with it or fights it any more."""
    position.contacts = [each for each in position.contacts if unit not in (each.one, each.other)]
    leave_duel(position, unit)


def leave_duel(position: GrandBattle, unit: int) -> None:
    """Nobody fights a unit directly any more, nor does it fight anybody."""
    position.duels[unit] = NONE
    for other, opponent in enumerate(position.duels):
        if opponent == unit:
            position.duels[other] = NONE


def _lose_commanders(position: GrandBattle, unit: int) -> None:
    """Whoever commands from a unit is lost with it (GRB-04-022); the general's loss is tested for (GRB-09-009)."""
    for number, commander in enumerate(position.roster.commanders):
        if position.current(commander.unit) == unit and not position.has_fallen(number):
            position.fallen |= 1 << number
            if commander.is_general:
                position.general_lost[commander.side] = True
