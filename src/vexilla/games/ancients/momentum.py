"""Step 7 of close combat: the momentum advance and the additional hex of cavalry (chapter 13)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.kinds import CLOSED, OPEN
from ..commands_colors.rules import refuse
from . import events, marsh
from .actions import ADVANCE, ATTACK, BOARD, HEXES, RIDE, STAY
from .legality import refuse_moment
from .position import Ancients
from .units import CAVALRY
from .victory import take_objective


def forbids_advance(position: Ancients) -> str | None:
    """Why the attacker may not advance into the vacated hex."""
    unit = position.attacker
    kind = position.kinds[unit]
    if not kind.advances:
        return "ANC-13-068"
    if position.field.entry[kind.mover][position.ground] == CLOSED:
        return "ANC-13-069"
    # Whoever entered the marsh this turn, by order or by an advance, moves no further.
    if position.grounds[position.post].is_marsh and (position.moved[unit] or position.is_bonus):
        return "ANC-16-107"
    return None


class Momentum(Step[Ancients]):
    """The attack was a success: the attacker may advance (ANC-13-053, ANC-13-054)."""

    def run(self, match: Match[Ancients]) -> None:
        """Ask, if nothing is against it."""
        position = match.position
        if forbids_advance(position) is None and position.holder(position.ground) == NOBODY:
            match.agenda.append(ADVANCES[position.side_of[position.attacker]])


class Advances(Choice[Ancients]):
    """Advance into the vacated hex, or stay (ANC-13-055)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """Both are possible."""
        return [ADVANCE, STAY]

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Nothing else is possible now; without the advance there is no bonus close combat (ANC-13-056)."""
        if action in (ADVANCE, STAY):
            return None
        return refuse("ANC-13-056") if ATTACK <= action < ATTACK + HEXES * HEXES else refuse_moment(self)

    def take(self, match: Match[Ancients], action: int) -> None:
        """Move in; the leader comes along (ANC-13-057)."""
        position = match.position
        if action == STAY:
            return
        unit = position.attacker
        if position.moved_from[unit] < 0:
            position.moved_from[unit] = position.post
        position.has_advanced = True
        position.shift_unit(unit, position.ground)
        if match.logging:
            match.log.append(events.advanced(position, unit, position.post, position.ground, "ANC-13-054"))
        match.agenda.append(AT_REST)
        match.agenda.append(FOLLOW_UP)
        marsh.enter(match, unit)

    def question(self) -> str:
        """The message that asks whether to advance."""
        return "cc-ask-advance"


class FollowUp(Step[Ancients]):
    """Cavalry that advanced may move one additional hex, but not after a bonus close combat (ANC-13-060)."""

    def run(self, match: Match[Ancients]) -> None:
        """Offer it."""
        position = match.position
        unit = position.attacker
        if not position.is_bonus and position.unit_hex[unit] >= 0 and len(ride_options(position)) > 1:
            match.agenda.append(RIDES[position.side_of[unit]])


class AtRest(Step[Ancients]):
    """Where the unit ends its advance it may take what the scenario values (ANC-04-004)."""

    def run(self, match: Match[Ancients]) -> None:
        """Take it."""
        if match.position.unit_hex[match.position.attacker] >= 0:
            take_objective(match, match.position.attacker)


def forbids_ride(position: Ancients) -> str | None:
    """Why a unit that advanced may not move an additional hex."""
    unit = position.attacker
    kind = position.kinds[unit]
    if not kind.traits & CAVALRY:
        return "ANC-13-061"
    if position.grounds[position.post].is_marsh:
        return "ANC-16-107"
    if position.field.entry[kind.mover][position.ground] != OPEN:
        return "ANC-13-069"
    return None


def forbids_ride_to(position: Ancients, there: int) -> str | None:
    """Why cavalry may not take its additional hex there: as in ordinary movement (ANC-13-070)."""
    unit = position.attacker
    if BOARD.distance[position.unit_hex[unit]][there] != 1:
        return "ANC-13-058"
    if position.field.entry[position.kinds[unit].mover][there] == CLOSED or position.unit_at[there] >= 0:
        return "ANC-13-070"
    leader = position.leader_at[there]
    if leader < 0:
        return None
    is_own = position.side_of_leader[leader] == position.side_of[unit]
    return None if is_own and position.leader_with(unit) < 0 else "ANC-13-070"


def ride_options(position: Ancients) -> list[int]:
    """Where cavalry may go on to, or stay."""
    if forbids_ride(position) is not None:
        return [STAY]
    around = BOARD.neighbours[position.unit_hex[position.attacker]]
    return [STAY] + [RIDE + there for there in around if forbids_ride_to(position, there) is None]


class Rides(Choice[Ancients]):
    """Cavalry may move one additional hex in any direction (ANC-13-058, ANC-13-076)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """Every open hex around, or none."""
        return ride_options(match.position)

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Why it may not go there."""
        if action == STAY:
            return None
        if not RIDE <= action < RIDE + HEXES:
            return refuse_moment(self)
        clause = forbids_ride_to(match.position, action - RIDE)
        return None if clause is None else refuse(clause, hex=BOARD.labels[action - RIDE])

    def take(self, match: Match[Ancients], action: int) -> None:
        """Ride on; a lone leader found there joins."""
        if action == STAY:
            return
        position = match.position
        unit = position.attacker
        here, there = position.unit_hex[unit], action - RIDE
        position.shift_unit(unit, there)
        if match.logging:
            match.log.append(events.advanced(position, unit, here, there, "ANC-13-058"))
        marsh.enter(match, unit)

    def question(self) -> str:
        """The message that asks for the additional hex."""
        return "cc-ask-ride"


MOMENTUM: Final = Momentum()
ADVANCES: Final = [Advances(side) for side in SIDES]
FOLLOW_UP: Final = FollowUp()
AT_REST: Final = AtRest()
RIDES: Final = [Rides(side) for side in SIDES]
