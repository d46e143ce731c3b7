"""After a successful melee: taking ground, breakthrough and its second hex (chapter 5)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Step
from ..commands_colors.events import advanced
from ..commands_colors.kinds import CLOSED, OPEN
from ..commands_colors.pursuit import AdvancesOrStays, RidesOn, ways_to_ride
from .actions import BOARD
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
            match.then(ADVANCES[position.side_of[position.attacker]])


class Advances(AdvancesOrStays[Napoleonics]):
    """Move onto the vacated hex, or stay (NAP-05-262, NAP-05-272)."""

    def after_advance(self, match: Match[Napoleonics], unit: int) -> None:
        """The leader came along (NAP-05-268); cavalry may go on."""
        position = match.position
        if match.logging:
            clause = "NAP-05-271" if position.kinds[unit].arm == CAVALRY else "NAP-05-261"
            match.log.append(advanced(position, unit, position.post, position.ground, clause))
        lose_objectives(match)
        match.then(FOLLOW_UP)


class FollowUp(Step[Napoleonics]):
    """A breakthrough may go one hex further, but not after a bonus melee (NAP-05-273, NAP-05-287)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Offer it."""
        position = match.position
        if not position.is_bonus and forbids_ride(position) is None and ways_to_ride(position):
            match.then(RIDES[position.side_of[position.attacker]])


def forbids_ride(position: Napoleonics) -> str | None:
    """Why a unit that advanced may not move a second hex."""
    kind = position.kinds[position.attacker]
    if kind.arm != CAVALRY:
        return "NAP-05-261"
    return None if position.field.entry[kind.mover][position.ground] == OPEN else "NAP-05-276"


class Rides(RidesOn[Napoleonics]):
    """Cavalry may move one hex further in any direction, even back (NAP-05-271, NAP-05-274)."""

    def forbids_ride_to(self, position: Napoleonics, there: int) -> str:
        """As in ordinary movement (NAP-05-275)."""
        unit = position.attacker
        if BOARD.distance[position.unit_hex[unit]][there] != 1:
            return "NAP-05-271"
        if position.field.entry[position.kinds[unit].mover][there] == CLOSED:
            return "NAP-05-275"
        is_leader = position.unit_at[there] < 0 and position.holder(there) == position.side_of[unit]
        return "NAP-05-043" if is_leader else "NAP-05-041"

    def after_ride(self, match: Match[Napoleonics], unit: int, here: int, there: int) -> None:
        """Ground that was left is no longer held."""
        if match.logging:
            match.log.append(advanced(match.position, unit, here, there, "NAP-05-271"))
        lose_objectives(match)


PURSUIT: Final = Pursuit()
ADVANCES: Final = [Advances(side) for side in SIDES]
FOLLOW_UP: Final = FollowUp()
RIDES: Final = [Rides(side) for side in SIDES]
