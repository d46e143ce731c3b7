"""Flags: how many are ignored, and the retreat for the others, hex by hex."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from . import events
from .flight import is_open_to_unit, next_hexes
from .losses import harm
from .position import NONE, B, Battle
from .rules import refuse


def ignorable(position: Battle) -> int:
    """How many of the rolled flags the struck unit may ignore."""
    return min(position.rules.flags_to_ignore(position), position.flags)


class Morale(Step[B]):
    """Flags against a unit that still stands: ignore some, retreat for the rest."""

    def run(self, match: Match[B]) -> None:
        """Ask how many flags to ignore."""
        position = match.position
        struck = position.struck()
        if struck < 0 or not position.flags or position.unit_hex[struck] < 0:
            return
        match.then(IGNORE_FLAGS[position.side_of[struck]])


class IgnoreFlags(Choice[B]):
    """The owner ignores all, some or none of the flags he may ignore."""

    def options(self, match: Match[B]) -> list[int]:
        """From none to all that may be ignored."""
        first = match.position.rules.verbs.ignore
        return [first + flags for flags in range(ignorable(match.position) + 1)]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Whether more flags would be ignored than the unit may."""
        position = match.position
        verbs, clauses = position.rules.verbs, position.rules.clauses
        ignored = action - verbs.ignore
        if not 0 <= ignored <= verbs.most_flags:
            return refuse(clauses.moment, now=self.question())
        if ignored <= ignorable(position):
            return None
        return refuse(clauses.may_ignore, flags=position.flags, allowed=ignorable(position))

    def take(self, match: Match[B], action: int) -> None:
        """Retreat for the flags that are left."""
        position = match.position
        struck = position.struck()
        ignored = action - position.rules.verbs.ignore
        if match.logging:
            match.log.append(events.flags_ignored(position, struck, ignored, position.flags))
        accepted = position.flags - ignored
        position.flags = 0
        if accepted == 0:
            return
        position.retreater = struck
        position.retreat_left = accepted * position.rules.hexes_per_flag(position)
        position.rules.before_retreat(match, struck)
        match.then(RETREAT_ON)

    def question(self) -> str:
        return "cc-ask-ignore"


class RetreatOn(Step[B]):
    """The retreat, hex by hex, until it is made or blocked."""

    def run(self, match: Match[B]) -> None:
        """Go on, or lose blocks for the hexes that cannot be made."""
        position = match.position
        unit = position.retreater
        if position.unit_hex[unit] < 0 or position.retreat_left == 0:
            position.retreater = NONE
            return
        if not position.rules.holds_ground(position, unit) and next_hexes(position, unit, position.retreat_left):
            match.then(RETREATS[position.side_of[unit]])
            return
        missing = position.retreat_left
        position.retreat_left = 0
        position.retreater = NONE
        if position.rules.takes_blocked_retreat(match, unit, missing):
            return
        clauses = position.rules.clauses
        if match.logging:
            match.log.append(events.blocked(position, unit, missing, clauses.retreat_blocked))
        harm(match, unit, min(missing, position.blocks[unit]), clauses.retreat_losses)


class Retreats(Choice[B]):
    """The owner chooses the path, towards his own side and as far as it goes."""

    def options(self, match: Match[B]) -> list[int]:
        """The open hexes from which the retreat gets furthest."""
        position = match.position
        first = position.rules.verbs.retreat
        return [first + there for there in next_hexes(position, position.retreater, position.retreat_left)]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Why the unit may not retreat there."""
        position = match.position
        there = action - position.rules.verbs.retreat
        if not 0 <= there < position.field.board.size:
            return refuse(position.rules.clauses.moment, now=self.question())
        unit = position.retreater
        if there in next_hexes(position, unit, position.retreat_left):
            return None
        return refuse(forbids_retreat(position, unit, there), hex=position.field.board.labels[there])

    def take(self, match: Match[B], action: int) -> None:
        """Fall back one hex; a lone leader found there ends it."""
        position = match.position
        unit = position.retreater
        there = action - position.rules.verbs.retreat
        here = position.unit_hex[unit]
        leader = position.leader_at[there]
        position.shift_unit(unit, there)
        position.retreat_left = 0 if leader >= 0 else position.retreat_left - 1
        if match.logging:
            match.log.append(events.retreated(position, unit, here, there))
            if leader >= 0:
                match.log.append(events.joined(position, unit, leader, position.rules.joins_by(position, unit)))
        position.rules.has_entered(match, unit)
        match.then(RETREAT_ON)

    def question(self) -> str:
        return "cc-ask-retreat"


def forbids_retreat(position: Battle, unit: int, there: int) -> str:
    """The clause that closes a hex to a retreating unit."""
    side = position.side_of[unit]
    clauses = position.rules.clauses
    if there not in position.field.board.rear[side][position.unit_hex[unit]]:
        return clauses.retreat_back
    if is_open_to_unit(position, unit, there):
        return clauses.retreat_furthest
    if position.unit_at[there] >= 0:
        return clauses.retreat_unit
    leader = position.leader_at[there]
    if leader >= 0:
        is_own = position.side_of_leader[leader] == side
        return position.rules.joins_not_by(position, unit) if is_own else clauses.retreat_leader
    return clauses.retreat_closed


MORALE: Final = Morale[Any]()
IGNORE_FLAGS: Final = [IgnoreFlags[Any](side) for side in SIDES]
RETREAT_ON: Final = RetreatOn[Any]()
RETREATS: Final = [Retreats[Any](side) for side in SIDES]
