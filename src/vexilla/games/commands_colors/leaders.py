"""Leaders in danger: casualty check, evade, escape through enemy units."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from . import events
from .faces import HIT, NO_EFFECT
from .flight import leader_can_finish, leader_ends_among_enemies, leader_may_end, leader_may_pass
from .kinds import CLOSED, LEADER
from .position import NONE, B, Battle
from .rolls import Roll
from .roster import GONE, IN_FLIGHT, LOST
from .rules import refuse
from .victory import BY_LEADER, award, finish


def remove_leader(match: Match[B], leader: int, hex_: int, clause: str) -> None:
    """A leader is killed and taken off the field; the banner for him is the caller's business."""
    position = match.position
    position.lift_leader(leader, LOST)
    if match.logging:
        match.log.append(events.leader_killed(position, leader, hex_, clause))
    position.rules.leader_lost(match, leader)


def kill_leader(match: Match[B], leader: int, hex_: int, clause: str) -> None:
    """A leader is killed: the enemy takes a banner, or has won where the scenario says so."""
    position = match.position
    side = position.side_of_leader[leader]
    remove_leader(match, leader, hex_, clause)
    award(match, 1 - side, position.rules.clauses.leader_banner)
    if not position.over and position.rules.decides_battle(position, leader):
        finish(match, 1 - side, position.rules.clauses.special, BY_LEADER)


def check_leader(match: Match[B], unit: int, leader: int, is_destroyed: bool) -> None:
    """The casualty check that losses of a unit call for, once in a sequence, of the leader who was with it."""
    if leader < 0:
        return
    position = match.position
    is_sequence = unit == position.sequence
    was_checked = is_sequence and position.is_checked
    if is_sequence:
        position.is_checked = True
    if not was_checked:
        match.then(LeaderCheck(position.rules.check_dice(position, is_destroyed), leader))
    if is_destroyed:
        match.then(BeginFlight(leader))


class LeaderCheck(Roll[B]):
    """The casualty check: two dice, both helmets kill; one die when the unit was destroyed."""

    def __init__(self, dice: int, leader: int) -> None:
        super().__init__(dice)
        self.leader: Final = leader

    def happened(self, match: Match[B], faces: list[int]) -> None:
        """Kill him or not."""
        position = match.position
        hex_ = position.leader_hex[self.leader]
        clause = position.rules.check_clause(position, self.leader, self.dice)
        is_fatal = faces.count(position.rules.killing_face) == len(faces)
        if match.logging:
            side = position.side_of_leader[self.leader]
            word = HIT if is_fatal else NO_EFFECT
            counted = [word] * len(faces)
            match.log.append(events.rolled_for(position, "leader-check", 1 - side, hex_, faces, clause, counted))
        if is_fatal:
            self.kill(match, hex_, clause)

    def kill(self, match: Match[B], hex_: int, clause: str) -> None:
        """He is killed."""
        kill_leader(match, self.leader, hex_, clause)

    def label(self) -> str:
        return f"LeaderCheck({self.dice} {self.leader})"


class BeginFlight(Step[B]):
    """A leader who survived alone must evade."""

    def __init__(self, leader: int) -> None:
        super().__init__()
        self.leader: Final = leader

    def run(self, match: Match[B]) -> None:
        """Lift him off his hex; one who cannot evade a single hex is killed."""
        position = match.position
        hex_ = position.leader_hex[self.leader]
        if hex_ < 0 or position.rules.escapes(match, self.leader):
            return
        side = position.side_of_leader[self.leader]
        position.lift_leader(self.leader, IN_FLIGHT)
        position.fleeing = self.leader
        position.flight_hex = hex_
        position.flight_made = 0
        if not flight_options(position):
            position.fleeing = NONE
            kill_leader(match, self.leader, hex_, end_of_flight(position, side, hex_))
        else:
            match.then(LEADER_FLEES[side])

    def label(self) -> str:
        return f"BeginFlight({self.leader})"


def end_of_flight(position: Battle, side: int, here: int) -> str:
    """The clause by which a leader is lost who has nowhere to flee: closed terrain, enemies to the last hex, others."""
    clauses = position.rules.clauses
    rear = position.field.board.rear[side][here]
    if not [there for there in rear if position.field.entry[LEADER][there] != CLOSED]:
        return clauses.flee_closed
    is_among_enemies = leader_ends_among_enemies(position, side, here, position.rules.flight)
    return clauses.flee_enemies if is_among_enemies else clauses.flee_nowhere


def flight_options(position: Battle) -> list[int]:
    """All that the fleeing leader may do next: every way that can still end well."""
    side = position.side_of_leader[position.fleeing]
    board = position.field.board
    verbs = position.rules.verbs
    here = position.flight_hex
    left = position.rules.flight - position.flight_made
    options: list[int] = []
    if position.flight_made and leader_may_end(position, side, here):
        options.append(verbs.stop)
    if left == 0:
        return options
    if board.rank_of[here] == board.baseline[side]:
        options.append(verbs.leave)
    return options + [
        verbs.flee + there
        for there in board.rear[side][here]
        if leader_may_pass(position, side, there) and leader_can_finish(position, side, there, left - 1)
    ]


class LeaderFlees(Choice[B]):
    """The owner of an evading leader chooses his way hex by hex, one to three of them."""

    def options(self, match: Match[B]) -> list[int]:
        """The next hexes, an end, or the way off the field."""
        return flight_options(match.position)

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Why he may not go there, end here or leave."""
        position = match.position
        if action in flight_options(position):
            return None
        side = position.side_of_leader[position.fleeing]
        verbs, clauses = position.rules.verbs, position.rules.clauses
        if action == verbs.stop:
            return refuse(clauses.flee if position.flight_made == 0 else clauses.flee_end)
        if action == verbs.leave:
            return refuse(clauses.flee_off)
        there = action - verbs.flee
        if not 0 <= there < position.field.board.size:
            return refuse(clauses.moment, now=self.question())
        is_rear = there in position.field.board.rear[side][position.flight_hex]
        if not is_rear or position.flight_made == position.rules.flight:
            return refuse(clauses.flee)
        is_past_leader = not leader_may_pass(position, side, there) and position.leader_at[there] >= 0
        return refuse(clauses.flee_past_leader if is_past_leader else clauses.flee_end)

    def take(self, match: Match[B], action: int) -> None:
        """Go one hex, or come to an end."""
        position = match.position
        leader = position.fleeing
        verbs = position.rules.verbs
        if action == verbs.stop:
            end_flight(match)
        elif action == verbs.leave:
            position.lift_leader(leader, GONE)
            position.fleeing = NONE
            if match.logging:
                match.log.append(events.leader_left(position, leader, position.flight_hex))
        else:
            there = action - verbs.flee
            here = position.flight_hex
            position.flight_hex = there
            position.flight_made += 1
            if match.logging:
                match.log.append(events.leader_fled(position, leader, here, there))
            unit = position.unit_at[there]
            if unit >= 0 and position.side_of[unit] != self.side:
                match.then(EscapeRoll(position.rules.escape_dice(position, unit)))
            else:
                position.rules.leader_passes(match, leader, there)
            match.then(FLIGHT_GOES_ON)

    def question(self) -> str:
        return "cc-ask-flee"


def end_flight(match: Match[B]) -> None:
    """The leader stands where he is, with a friendly unit if there is one."""
    position = match.position
    position.put_leader(position.fleeing, position.flight_hex)
    position.fleeing = NONE


class FlightGoesOn(Step[B]):
    """After each hex: the leader who lives chooses on."""

    def run(self, match: Match[B]) -> None:
        """Ask his owner again."""
        leader = match.position.fleeing
        if leader >= 0:
            match.then(LEADER_FLEES[match.position.side_of_leader[leader]])


class EscapeRoll(Roll[B]):
    """An enemy unit rolls against a leader who flees through it: one killing face is enough."""

    def happened(self, match: Match[B], faces: list[int]) -> None:
        """Kill him, or let him go on."""
        position = match.position
        leader = position.fleeing
        hex_ = position.flight_hex
        clause = position.rules.clauses.escape
        if match.logging:
            side = 1 - position.side_of_leader[leader]
            counted = events.marked(faces, (position.rules.killing_face,), HIT)
            match.log.append(events.rolled_for(position, "escape", side, hex_, faces, clause, counted))
        if position.rules.killing_face in faces:
            kill_in_flight(match, clause)
        else:
            position.rules.leader_passes(match, leader, hex_)


def kill_in_flight(match: Match[B], clause: str) -> None:
    """The fleeing leader is killed where he is."""
    position = match.position
    leader = position.fleeing
    position.fleeing = NONE
    kill_leader(match, leader, position.flight_hex, clause)


FLIGHT_GOES_ON: Final = FlightGoesOn[Any]()
LEADER_FLEES: Final = [LeaderFlees[Any](side) for side in SIDES]
