"""Leaders in danger: casualty check, evade, escape through enemy units (chapters 13 and 14)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.battle import NONE
from ..commands_colors.flight import leader_can_finish, leader_may_end, leader_may_pass
from ..commands_colors.roster import GONE, LOST
from . import events
from .actions import BOARD, FLEE, HEXES, LEAVE, STOP
from .deck import change_command
from .dice import usual_close_dice
from .legality import refuse, refuse_moment
from .position import IN_FLIGHT, Ancients
from .rolls import Roll
from .units import HELMET
from .victory import award, finish

#: Dice of the casualty check of a leader whose unit lost blocks, and of one whose unit was destroyed.
CHECK_DICE: Final = 2
LAST_CHECK_DICE: Final = 1
#: How far a leader evades at most (ANC-13-027).
FLIGHT: Final = 3


def remove_leader(match: Match[Ancients], leader: int, hex_: int, clause: str) -> None:
    """A leader is killed and taken off the field; the banner for him is the caller's business (ANC-14-020)."""
    position = match.position
    side = position.side_of_leader[leader]
    position.lift_leader(leader, LOST)
    if match.logging:
        match.log.append(events.leader_killed(position, leader, hex_, clause))
    if position.special.leaders_lower_hand:
        change_command(match, side, position.command[side] - 1, False)


def kill_leader(match: Match[Ancients], leader: int, hex_: int, clause: str) -> None:
    """A leader is killed: the enemy takes a banner (ANC-04-003), or has won where the scenario says so."""
    position = match.position
    side = position.side_of_leader[leader]
    remove_leader(match, leader, hex_, clause)
    award(match, 1 - side, "ANC-04-003")
    if not position.over and decides_battle(position, leader):
        finish(match, 1 - side, "ANC-03-011")


def decides_battle(position: Ancients, leader: int) -> bool:
    """Whether a scenario makes the loss of this leader, the last one perhaps, decide the battle."""
    if position.roster.leaders[leader].is_vital:
        return True
    if not position.special.leaders_decide:
        return False
    for other in position.roster.leaders_of[position.side_of_leader[leader]]:
        if position.leader_hex[other] != LOST:
            return False
    return True


def check_leader(match: Match[Ancients], unit: int, losses: int) -> None:
    """Put the casualty check on the agenda that losses of a unit call for, once in a sequence (ANC-14-005).

    It must be called before the blocks are taken, so that victory can sweep the agenda.
    """
    position = match.position
    leader = position.leader_with(unit)
    if leader < 0 or losses <= 0:
        return
    is_sequence = unit == position.sequence
    was_checked = is_sequence and position.is_checked
    if is_sequence:
        position.is_checked = True
    if losses >= position.blocks[unit]:
        match.agenda.append(BeginFlight(leader))
        if not was_checked:
            match.agenda.append(LeaderCheck(LAST_CHECK_DICE, leader))
    elif not was_checked:
        match.agenda.append(LeaderCheck(CHECK_DICE, leader))


class LeaderCheck(Roll):
    """The casualty check: two dice, both helmets kill; one die when the unit was destroyed (ANC-14-003, ANC-14-010)."""

    def __init__(self, dice: int, leader: int) -> None:
        super().__init__(dice)
        self.leader: Final = leader

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Kill him or not."""
        position = match.position
        hex_ = position.leader_hex[self.leader]
        clause = "ANC-14-003" if self.dice == CHECK_DICE else "ANC-14-010"
        if match.logging:
            side = position.side_of_leader[self.leader]
            match.log.append(events.rolled_for("leader-check", 1 - side, hex_, faces, clause))
        for face in faces:
            if face != HELMET:
                return
        kill_leader(match, self.leader, hex_, clause)

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"LeaderCheck({self.dice} {self.leader})"


class BeginFlight(Step[Ancients]):
    """A leader who survived alone must evade (ANC-13-029, ANC-13-032)."""

    def __init__(self, leader: int) -> None:
        super().__init__()
        self.leader: Final = leader

    def run(self, match: Match[Ancients]) -> None:
        """Lift him off his hex; one who cannot evade a single hex is killed (ANC-13-040)."""
        position = match.position
        hex_ = position.leader_hex[self.leader]
        if hex_ < 0:
            return
        side = position.side_of_leader[self.leader]
        position.lift_leader(self.leader, IN_FLIGHT)
        position.fleeing = self.leader
        position.flight_hex = hex_
        position.flight_made = 0
        if not flight_options(position):
            position.fleeing = NONE
            kill_leader(match, self.leader, hex_, "ANC-13-040")
        else:
            match.agenda.append(LEADER_FLEES[side])

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"BeginFlight({self.leader})"


def flight_options(position: Ancients) -> list[int]:
    """All that the fleeing leader may do next: every way that can still end well (ANC-13-034 to ANC-13-041)."""
    side = position.side_of_leader[position.fleeing]
    here = position.flight_hex
    left = FLIGHT - position.flight_made
    options: list[int] = []
    if position.flight_made and leader_may_end(position, side, here):
        options.append(STOP)
    if left == 0:
        return options
    if BOARD.rank_of[here] == BOARD.baseline[side]:
        options.append(LEAVE)
    return options + [
        FLEE + there
        for there in BOARD.rear[side][here]
        if leader_may_pass(position, side, there) and leader_can_finish(position, side, there, left - 1)
    ]


class LeaderFlees(Choice[Ancients]):
    """The owner of an evading leader chooses his way hex by hex, one to three of them (ANC-13-034)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """The next hexes, an end, or the way off the field."""
        return flight_options(match.position)

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Why he may not go there, end here or leave."""
        position = match.position
        if action in flight_options(position):
            return None
        side = position.side_of_leader[position.fleeing]
        if action == STOP:
            return refuse("ANC-13-027" if position.flight_made == 0 else "ANC-13-036")
        if action == LEAVE:
            return refuse("ANC-13-039")
        if not FLEE <= action < FLEE + HEXES:
            return refuse_moment(self)
        there = action - FLEE
        if there not in BOARD.rear[side][position.flight_hex] or position.flight_made == FLIGHT:
            return refuse("ANC-13-027")
        if not leader_may_pass(position, side, there):
            return refuse("ANC-13-037" if position.leader_at[there] >= 0 else "ANC-13-036")
        return refuse("ANC-13-036")

    def take(self, match: Match[Ancients], action: int) -> None:
        """Go one hex, or come to an end."""
        position = match.position
        leader = position.fleeing
        if action == STOP:
            end_flight(match)
        elif action == LEAVE:
            position.lift_leader(leader, GONE)
            position.fleeing = NONE
            if match.logging:
                match.log.append(events.leader_left(position, leader, position.flight_hex))
        else:
            there = action - FLEE
            here = position.flight_hex
            position.flight_hex = there
            position.flight_made += 1
            if match.logging:
                match.log.append(events.leader_fled(position, leader, here, there))
            match.agenda.append(FLIGHT_GOES_ON)
            unit = position.unit_at[there]
            if unit >= 0 and position.side_of[unit] != self.side:
                match.agenda.append(ESCAPE[usual_close_dice(position, unit, position.is_full(unit))])
            elif position.grounds[there].is_marsh:
                match.agenda.append(MARSH_IN_FLIGHT)

    def question(self) -> str:
        """The message that asks where to flee."""
        return "cc-ask-flee"


def end_flight(match: Match[Ancients]) -> None:
    """The leader stands where he is, with a friendly unit if there is one (ANC-13-038)."""
    position = match.position
    position.put_leader(position.fleeing, position.flight_hex)
    position.fleeing = NONE


class FlightGoesOn(Step[Ancients]):
    """After each hex: the leader who lives chooses on."""

    def run(self, match: Match[Ancients]) -> None:
        """Ask his owner again."""
        leader = match.position.fleeing
        if leader >= 0:
            match.agenda.append(LEADER_FLEES[match.position.side_of_leader[leader]])


class InFlight(Roll):
    """A roll that a fleeing leader must survive: a helmet kills him."""

    def __init__(self, dice: int, what: str, clause: str) -> None:
        super().__init__(dice)
        self.what: Final = what
        self.clause: Final = clause

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Kill him, or let him go on."""
        position = match.position
        leader = position.fleeing
        hex_ = position.flight_hex
        if match.logging:
            own = position.side_of_leader[leader]
            side = own if self is MARSH_IN_FLIGHT else 1 - own
            match.log.append(events.rolled_for(self.what, side, hex_, faces, self.clause))
        if HELMET in faces:
            position.fleeing = NONE
            kill_leader(match, leader, hex_, self.clause)
        elif self.what == "escape" and position.grounds[hex_].is_marsh:
            match.agenda.append(MARSH_IN_FLIGHT)

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"InFlight({self.dice} {self.what})"


FLIGHT_GOES_ON: Final = FlightGoesOn()
LEADER_FLEES: Final = [LeaderFlees(side) for side in SIDES]
ESCAPE: Final = [InFlight(dice, "escape", "ANC-13-045") for dice in range(8)]
MARSH_IN_FLIGHT: Final = InFlight(1, "marsh", "ANC-16-097")
