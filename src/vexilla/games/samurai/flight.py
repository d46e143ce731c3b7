"""Leaders left alone in a combat: retreat, seppuku, or the way off the field (chapters 10, 11 and 13)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice
from ..commands_colors.events import leader_fled, leader_left
from ..commands_colors.kinds import CLOSED, LEADER
from ..commands_colors.position import NONE
from ..commands_colors.roster import GONE, IN_FLIGHT
from ..commands_colors.rules import refuse, refuse_moment
from .actions import BOARD, FLEE, HEXES, LEAVE, SEPPUKU, STOP
from .honor import dishonor, pay
from .losses import commit_seppuku
from .position import Samurai
from .units import LEADER_RETREAT_COST

#: How far a leader retreats at most (SAM-10-023).
FLIGHT: Final = 3


def may_pass(position: Samurai, side: int, hex_: int) -> bool:
    """Whether a retreating leader may enter a hex: not closed, no enemy (SAM-10-026, SAM-10-032)."""
    return position.field.entry[LEADER][hex_] != CLOSED and position.holder(hex_) in (NOBODY, side)


def may_end(position: Samurai, leader: int, hex_: int) -> bool:
    """Whether a retreating leader may end in a hex: no other leader, no unit he cannot lead (SAM-10-025 to 028)."""
    if not may_pass(position, position.side_of_leader[leader], hex_) or position.leader_at[hex_] >= 0:
        return False
    unit = position.unit_at[hex_]
    return unit < 0 or position.rules.may_lead(position, leader, unit)


def can_finish(position: Samurai, leader: int, here: int, steps: int) -> bool:
    """Whether a retreating leader in a hex, with so many steps left, can still end somewhere or leave the field."""
    if may_end(position, leader, here):
        return True
    if steps == 0:
        return False
    side = position.side_of_leader[leader]
    if BOARD.rank_of[here] == BOARD.baseline[side]:
        return True
    for there in BOARD.rear[side][here]:
        if may_pass(position, side, there) and can_finish(position, leader, there, steps - 1):
            return True
    return False


def next_steps(position: Samurai, leader: int, here: int, made: int) -> list[int]:
    """The ways on of a retreating leader: every hex from which he can still end well, and the way off the field."""
    left = FLIGHT - made
    if left == 0:
        return []
    side = position.side_of_leader[leader]
    options = [LEAVE] if BOARD.rank_of[here] == BOARD.baseline[side] else []
    return options + [
        FLEE + there
        for there in BOARD.rear[side][here]
        if may_pass(position, side, there) and can_finish(position, leader, there, left - 1)
    ]


class LeaderFate(Choice[Samurai]):
    """A leader left alone retreats one to three hexes, leaves the field, or commits seppuku (SAM-11-007, 11-021)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Seppuku, until he has gone the first hex; the ways on; an end where he may stand."""
        position = match.position
        leader, here, made = position.fleeing, position.flight_hex, position.flight_made
        options = [SEPPUKU] if made == 0 else [STOP] if may_end(position, leader, here) else []
        return options + next_steps(position, leader, here, made)

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why he may not go there, end here, leave, or die."""
        if action in self.options(match):
            return None
        position = match.position
        if action == SEPPUKU:
            return refuse("SAM-10-033")
        if action == STOP:
            return refuse("SAM-10-023" if position.flight_made == 0 else "SAM-10-025")
        if action == LEAVE:
            return refuse("SAM-10-030")
        there = action - FLEE
        if not 0 <= there < HEXES:
            return refuse_moment(match, self)
        side = position.side_of_leader[position.fleeing]
        if there not in BOARD.rear[side][position.flight_hex] or position.flight_made == FLIGHT:
            return refuse("SAM-10-023")
        if position.field.entry[LEADER][there] == CLOSED:
            return refuse("SAM-10-032")
        return refuse("SAM-10-026" if not may_pass(position, side, there) else "SAM-10-025")

    def take(self, match: Match[Samurai], action: int) -> None:
        """Die, or pay and go; hex by hex until he ends his way."""
        position = match.position
        leader, here = position.fleeing, position.flight_hex
        if action == SEPPUKU:
            position.fleeing = NONE
            commit_seppuku(match, leader, here)
            return
        if action == STOP:
            end_flight(position)
            return
        if position.flight_made == 0 and not pay(match, self.side, LEADER_RETREAT_COST, "SAM-13-007"):
            dishonor(match, self.side, here, NONE, leader, "SAM-13-014")
        if action == LEAVE:
            position.lift_leader(leader, GONE)
            position.fleeing = NONE
            if match.logging:
                match.log.append(leader_left(position, leader, here))
            return
        there = action - FLEE
        position.flight_hex = there
        position.flight_made += 1
        if position.dishonor_leader == leader:
            position.dishonor_hex = there
        if match.logging:
            match.log.append(leader_fled(position, leader, here, there))
        match.then(LEADER_GOES_ON[self.side])

    def question(self) -> str:
        return "sam-ask-fate"


class LeaderGoesOn(LeaderFate):
    """A leader who has retreated a hex goes on, or ends his way; he has paid already (SAM-13-008)."""

    def question(self) -> str:
        return "cc-ask-flee"


def end_flight(position: Samurai) -> None:
    """The leader stands where he is, with a friendly unit if there is one."""
    position.put_leader(position.fleeing, position.flight_hex)
    position.fleeing = NONE


def begin_flight(match: Match[Samurai], leader: int) -> None:
    """Lift a leader off his hex and ask his owner what becomes of him."""
    position = match.position
    position.flight_hex = position.leader_hex[leader]
    position.lift_leader(leader, IN_FLIGHT)
    position.fleeing = leader
    position.flight_made = 0
    match.then(LEADER_FATE[position.side_of_leader[leader]])


LEADER_FATE: Final = [LeaderFate(side) for side in SIDES]
LEADER_GOES_ON: Final = [LeaderGoesOn(side) for side in SIDES]
