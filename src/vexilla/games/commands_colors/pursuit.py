"""After success in close combat: the advance into the vacated hex, and one hex more for those who may."""

from __future__ import annotations

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.step import Choice
from .kinds import CLOSED
from .position import B, Battle
from .rules import refuse, refuse_moment


class AdvancesOrStays(Choice[B]):
    """Advance into the vacated hex, or stay."""

    def after_advance(self, match: Match[B], unit: int) -> None:
        """The unit and its leader stand in the vacated hex: what follows."""
        raise NotImplementedError

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
        if action == position.rules.verbs.stay:
            return
        unit = position.attacker
        position.has_advanced = True
        position.shift_unit(unit, position.ground)
        self.after_advance(match, unit)

    def question(self) -> str:
        """The message that asks whether to advance."""
        return "cc-ask-advance"


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
    return position.side_of_leader[leader] == position.side_of[unit] and position.leader_with(unit) < 0


def ways_to_ride(position: Battle) -> list[int]:
    """The hexes around the unit that advanced which it may enter."""
    around = position.field.board.neighbours[position.unit_hex[position.attacker]]
    return [there for there in around if may_ride_to(position, there)]


class RidesOn(Choice[B]):
    """Move one additional hex in any direction, or none."""

    def forbids_ride_to(self, position: B, there: int) -> str:
        """The clause that keeps the unit from entering a hex."""
        raise NotImplementedError

    def after_ride(self, match: Match[B], unit: int, here: int, there: int) -> None:
        """The unit stands in the additional hex: what follows."""
        raise NotImplementedError

    def options(self, match: Match[B]) -> list[int]:
        """Every open hex around, or none."""
        verbs = match.position.rules.verbs
        return [verbs.stay] + [verbs.ride + there for there in ways_to_ride(match.position)]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Why it may not go there."""
        position = match.position
        verbs = position.rules.verbs
        board = position.field.board
        if action == verbs.stay:
            return None
        if not verbs.ride <= action < verbs.ride + board.size:
            return refuse_moment(match, self)
        there = action - verbs.ride
        if may_ride_to(position, there):
            return None
        return refuse(self.forbids_ride_to(position, there), hex=board.labels[there])

    def take(self, match: Match[B], action: int) -> None:
        """Ride on; a lone leader found there joins."""
        position = match.position
        verbs = position.rules.verbs
        if action == verbs.stay:
            return
        unit = position.attacker
        here, there = position.unit_hex[unit], action - verbs.ride
        position.shift_unit(unit, there)
        self.after_ride(match, unit, here, there)

    def question(self) -> str:
        """The message that asks for the additional hex."""
        return "cc-ask-ride"
