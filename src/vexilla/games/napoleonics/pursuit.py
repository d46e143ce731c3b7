"""After a successful melee: taking ground, breakthrough and its second hex (chapter 5)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.kinds import CLOSED, OPEN
from ..commands_colors.rules import refuse
from . import events
from .actions import ADVANCE, ATTACK, BOARD, HEXES, RIDE, STAY
from .legality import refuse_moment
from .position import Napoleonics
from .units import ARTILLERY, CAVALRY
from .victory import lose_objectives


def forbids_advance(position: Napoleonics) -> str | None:
    """Why the attacker may not move onto the vacated hex."""
    unit = position.attacker
    kind = position.kinds[unit]
    if kind.arm == ARTILLERY:
        return "NAP-05-267"
    if position.in_square(unit):
        return "NAP-05-266"
    if position.field.entry[kind.mover][position.ground] == CLOSED:
        return "NAP-05-275" if kind.arm == CAVALRY else "NAP-05-263"
    return None


class Pursuit(Step[Napoleonics]):
    """The melee was a success: infantry may take ground, cavalry may break through (NAP-05-261, NAP-05-271)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Ask, if nothing is against it."""
        position = match.position
        if forbids_advance(position) is None and position.holder(position.ground) == NOBODY:
            match.agenda.append(ADVANCES[position.side_of[position.attacker]])


class Advances(Choice[Napoleonics]):
    """Move onto the vacated hex, or stay (NAP-05-262, NAP-05-272)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """Both are possible."""
        return [ADVANCE, STAY]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Nothing else is possible now; without the breakthrough there is no bonus melee (NAP-05-282)."""
        if action in (ADVANCE, STAY):
            return None
        return refuse("NAP-05-282") if ATTACK <= action < ATTACK + HEXES * HEXES else refuse_moment(self)

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Move in; the leader comes along (NAP-05-268)."""
        position = match.position
        if action == STAY:
            return
        unit = position.attacker
        position.has_advanced = True
        position.shift_unit(unit, position.ground)
        if match.logging:
            clause = "NAP-05-271" if position.kinds[unit].arm == CAVALRY else "NAP-05-261"
            match.log.append(events.advanced(position, unit, position.post, position.ground, clause))
        lose_objectives(match)
        match.agenda.append(FOLLOW_UP)

    def question(self) -> str:
        """The message that asks whether to advance."""
        return "cc-ask-advance"


class FollowUp(Step[Napoleonics]):
    """A breakthrough may go one hex further, but not after a bonus melee (NAP-05-273, NAP-05-287)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Offer it."""
        position = match.position
        if not position.is_bonus and len(ride_options(position)) > 1:
            match.agenda.append(RIDES[position.side_of[position.attacker]])


def forbids_ride(position: Napoleonics) -> str | None:
    """Why a unit that advanced may not move a second hex."""
    kind = position.kinds[position.attacker]
    if kind.arm != CAVALRY:
        return "NAP-05-261"
    return None if position.field.entry[kind.mover][position.ground] == OPEN else "NAP-05-276"


def forbids_ride_to(position: Napoleonics, there: int) -> str | None:
    """Why cavalry may not take its second hex there: as in ordinary movement (NAP-05-275)."""
    unit = position.attacker
    if BOARD.distance[position.unit_hex[unit]][there] != 1:
        return "NAP-05-271"
    if position.field.entry[position.kinds[unit].mover][there] == CLOSED:
        return "NAP-05-275"
    if position.unit_at[there] >= 0:
        return "NAP-05-041"
    leader = position.leader_at[there]
    if leader < 0:
        return None
    if position.side_of_leader[leader] != position.side_of[unit]:
        return "NAP-05-041"
    return None if position.leader_with(unit) < 0 else "NAP-05-043"


def ride_options(position: Napoleonics) -> list[int]:
    """Where cavalry may go on to, or stay."""
    if forbids_ride(position) is not None:
        return [STAY]
    around = BOARD.neighbours[position.unit_hex[position.attacker]]
    return [STAY] + [RIDE + there for there in around if forbids_ride_to(position, there) is None]


class Rides(Choice[Napoleonics]):
    """Cavalry may move one hex further in any direction, even back (NAP-05-271, NAP-05-274)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """Every open hex around, or none."""
        return ride_options(match.position)

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Why it may not go there."""
        if action == STAY:
            return None
        if not RIDE <= action < RIDE + HEXES:
            return refuse_moment(self)
        clause = forbids_ride_to(match.position, action - RIDE)
        return None if clause is None else refuse(clause, hex=BOARD.labels[action - RIDE])

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Ride on; a lone leader found there joins."""
        if action == STAY:
            return
        position = match.position
        unit = position.attacker
        here, there = position.unit_hex[unit], action - RIDE
        position.shift_unit(unit, there)
        if match.logging:
            match.log.append(events.advanced(position, unit, here, there, "NAP-05-271"))
        lose_objectives(match)

    def question(self) -> str:
        """The message that asks for the second hex."""
        return "cc-ask-ride"


PURSUIT: Final = Pursuit()
ADVANCES: Final = [Advances(side) for side in SIDES]
FOLLOW_UP: Final = FollowUp()
RIDES: Final = [Rides(side) for side in SIDES]
