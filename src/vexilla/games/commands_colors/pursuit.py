"""After success in close combat: the advance into the vacated hex, and one hex more for those who may."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice, Step
from . import events
from .asks import Asks
from .kinds import CLOSED
from .position import ATTACKING, B, Battle
from .rules import refuse, refuse_moment
from .windows import ADVANCED, window


class AfterSuccess(Step[B]):
    """The attack was a success: what the game lets follow, line by line."""

    def run(self, match: Match[B]) -> None:
        """It follows, if the attacker still stands where it was and its target is gone."""
        position = match.position
        if position.strike == ATTACKING and position.rules.is_success(position):
            match.then(position.rules.after_success)


def has_left(position: Battle) -> bool:
    """Whether the target of an attack has left its hex, or the field, and the attacker stands where it was."""
    defender = position.defender
    if defender >= 0 and position.unit_hex[defender] == position.ground:
        return False
    return position.unit_hex[position.attacker] == position.post


# -- into the vacated hex ------------------------------------------------------------------------


class AdvancesOrStays(Choice[B]):
    """Advance into the vacated hex, or stay."""

    def options(self, match: Match[B]) -> list[int]:
        """Both are possible."""
        verbs = match.position.rules.verbs
        return [verbs.advance, verbs.stay]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Nothing else is possible now; without the advance there is no second combat."""
        position = match.position
        verbs = position.rules.verbs
        size = position.field.board.size
        if action in (verbs.advance, verbs.stay):
            return None
        is_attack = verbs.attack <= action < verbs.attack + size * size
        return refuse(position.rules.clauses.bonus_advance) if is_attack else refuse_moment(match, self)

    def take(self, match: Match[B], action: int) -> None:
        """Move in; the leader comes along."""
        position = match.position
        rules = position.rules
        if action == rules.verbs.stay:
            return
        unit = position.attacker
        position.has_advanced = True
        position.shift_unit(unit, position.ground)
        if match.logging:
            clause = rules.advances_by(position)
            match.log.append(events.advanced(position, unit, position.post, position.ground, clause))
        rules.has_advanced(position, unit)
        rules.has_entered(match, unit)
        rules.ground_was_left(match)
        match.then(window(ADVANCED))

    def question(self) -> str:
        return "cc-ask-advance"


class Advance(Asks[B]):
    """The attacker may advance into the hex that it has emptied."""

    def __init__(self) -> None:
        super().__init__([AdvancesOrStays[B](side) for side in SIDES])

    def who(self, position: B) -> int:
        """The attacker's side, if nothing is against it."""
        if position.rules.forbids_advance(position) is not None or position.holder(position.ground) != NOBODY:
            return NOBODY
        return position.side_of[position.attacker]


# -- one hex more --------------------------------------------------------------------------------


def may_ride_to(position: Battle, there: int) -> bool:
    """Whether the unit that advanced may enter an adjacent hex as in ordinary movement, to stop or to join a leader."""
    unit = position.attacker
    if position.field.board.distance[position.unit_hex[unit]][there] != 1:
        return False
    if position.field.entry[position.roster.units[unit].kind.mover][there] == CLOSED or position.unit_at[there] >= 0:
        return False
    leader = position.leader_at[there]
    if leader < 0:
        return True
    if position.side_of_leader[leader] != position.side_of[unit] or position.leader_with(unit) >= 0:
        return False
    return position.rules.may_lead(position, leader, unit)


def ways_to_ride(position: Battle) -> list[int]:
    """The hexes around the unit that advanced which it may enter."""
    around = position.field.board.neighbours[position.unit_hex[position.attacker]]
    return [there for there in around if may_ride_to(position, there)]


class RidesOn(Choice[B]):
    """Move one additional hex in any direction, or none."""

    def options(self, match: Match[B]) -> list[int]:
        """Every open hex around, or none."""
        verbs = match.position.rules.verbs
        return [verbs.stay] + [verbs.ride + there for there in ways_to_ride(match.position)]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        position = match.position
        rules, board = position.rules, position.field.board
        if action == rules.verbs.stay:
            return None
        there = action - rules.verbs.ride
        if not 0 <= there < board.size:
            return refuse_moment(match, self)
        if may_ride_to(position, there):
            return None
        is_far = board.distance[position.unit_hex[position.attacker]][there] != 1
        clause = rules.clauses.ride if is_far else rules.forbids_ride_to(position, there)
        return refuse(clause, hex=board.labels[there])

    def take(self, match: Match[B], action: int) -> None:
        """Ride on; a lone leader found there joins."""
        position = match.position
        rules = position.rules
        if action == rules.verbs.stay:
            return
        unit = position.attacker
        here, there = position.unit_hex[unit], action - rules.verbs.ride
        position.shift_unit(unit, there)
        if match.logging:
            match.log.append(events.advanced(position, unit, here, there, rules.clauses.ride))
        rules.has_entered(match, unit)
        rules.ground_was_left(match)
        match.then(window(ADVANCED))

    def question(self) -> str:
        return "cc-ask-ride"


class RideOn(Asks[B]):
    """A unit that advanced and has a right to it may move one hex further, but not after a bonus combat."""

    def __init__(self) -> None:
        super().__init__([RidesOn[B](side) for side in SIDES])

    def who(self, position: B) -> int:
        """The attacker's side, if there is somewhere to go."""
        unit = position.attacker
        if position.is_bonus or not position.has_advanced or position.unit_hex[unit] < 0:
            return NOBODY
        if position.rules.forbids_ride(position) is not None or not ways_to_ride(position):
            return NOBODY
        return position.side_of[unit]


class AtRest(Step[B]):
    """Where the unit ends its advance it may take what the scenario values."""

    def run(self, match: Match[B]) -> None:
        """See what the game makes of it."""
        position = match.position
        if position.has_advanced and position.unit_hex[position.attacker] >= 0:
            position.rules.came_to_rest(match, position.attacker)


AFTER_SUCCESS: Final = AfterSuccess[Any]()
ADVANCE: Final = Advance[Any]()
RIDE_ON: Final = RideOn[Any]()
AT_REST: Final = AtRest[Any]()
