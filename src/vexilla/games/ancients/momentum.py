"""Step 7 of close combat: the momentum advance and the additional hex of cavalry (chapter 13)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Step
from ..commands_colors.events import advanced
from ..commands_colors.kinds import CLOSED, OPEN
from ..commands_colors.pursuit import AdvancesOrStays, RidesOn, ways_to_ride
from . import marsh
from .actions import BOARD
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
            match.then(ADVANCES[position.side_of[position.attacker]])


class Advances(AdvancesOrStays[Ancients]):
    """Advance into the vacated hex, or stay (ANC-13-055)."""

    def after_advance(self, match: Match[Ancients], unit: int) -> None:
        """The leader came along (ANC-13-057); cavalry may go on."""
        position = match.position
        if position.moved_from[unit] < 0:
            position.moved_from[unit] = position.post
        if match.logging:
            match.log.append(advanced(position, unit, position.post, position.ground, "ANC-13-054"))
        marsh.enter(match, unit)
        match.then(FOLLOW_UP, AT_REST)


class FollowUp(Step[Ancients]):
    """Cavalry that advanced may move one additional hex, but not after a bonus close combat (ANC-13-060)."""

    def run(self, match: Match[Ancients]) -> None:
        """Offer it."""
        position = match.position
        unit = position.attacker
        if position.is_bonus or position.unit_hex[unit] < 0 or forbids_ride(position) is not None:
            return
        if ways_to_ride(position):
            match.then(RIDES[position.side_of[unit]])


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


class Rides(RidesOn[Ancients]):
    """Cavalry may move one additional hex in any direction (ANC-13-058, ANC-13-076)."""

    def forbids_ride_to(self, position: Ancients, there: int) -> str:
        """As in ordinary movement (ANC-13-070)."""
        is_far = BOARD.distance[position.unit_hex[position.attacker]][there] != 1
        return "ANC-13-058" if is_far else "ANC-13-070"

    def after_ride(self, match: Match[Ancients], unit: int, here: int, there: int) -> None:
        """The ground may hurt."""
        if match.logging:
            match.log.append(advanced(match.position, unit, here, there, "ANC-13-058"))
        marsh.enter(match, unit)


MOMENTUM: Final = Momentum()
ADVANCES: Final = [Advances(side) for side in SIDES]
FOLLOW_UP: Final = FollowUp()
AT_REST: Final = AtRest()
RIDES: Final = [Rides(side) for side in SIDES]
