"""Giving way: the defender does not stand; if it survives the roll, it moves back towards its own edge.

Ancients calls it evading, Napoleonics retiring; what differs is a row of data.
"""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.step import Choice, Step
from . import events
from .flight import is_open_to_unit, next_hexes
from .position import ATTACKING, NONE, B, Battle
from .rules import refuse, refuse_moment


def whole_ways(position: Battle, unit: int, here: int, left: int) -> list[int]:
    """The next hexes from which the rest of a way can be made; a leader may be found at its end only."""
    found: list[int] = []
    for there in position.field.board.rear[position.side_of[unit]][here]:
        if not is_open_to_unit(position, unit, there):
            continue
        if left == 1 or (position.leader_at[there] < 0 and whole_ways(position, unit, there, left - 1)):
            found.append(there)
    return found


def ways_out(position: Battle) -> list[int]:
    """The hexes to which the unit that gives way may go next."""
    unit = position.retreater
    if position.rules.giving_way.is_whole:
        return whole_ways(position, unit, position.unit_hex[unit], position.retreat_left)
    return next_hexes(position, unit, position.retreat_left)


def end_giving_way(position: Battle) -> None:
    """Nobody falls back any more."""
    position.retreater = NONE
    position.retreat_left = 0


class GivesWay(Choice[B]):
    """The owner chooses the way of the unit, hex by hex."""

    def on(self) -> Step[B]:
        """What follows each hex: the game's own :class:`GiveWay`."""
        raise NotImplementedError

    def options(self, match: Match[B]) -> list[int]:
        """The open hexes, and an end where the game allows it."""
        position = match.position
        verbs = position.rules.verbs
        options = [verbs.give_way_to + there for there in ways_out(position)]
        if position.rules.may_stop_giving_way(position):
            options.append(verbs.stop)
        return options

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Why the unit may not go there."""
        position = match.position
        verbs, board, way = position.rules.verbs, position.field.board, position.rules.giving_way
        unit = position.retreater
        here = position.unit_hex[unit]
        if action == verbs.stop:
            may = position.rules.may_stop_giving_way(position)
            return None if may else refuse(way.stop, hex=board.labels[here])
        there = action - verbs.give_way_to
        if not 0 <= there < board.size:
            return refuse_moment(match, self)
        if there in ways_out(position):
            return None
        clause = way.closed
        if there not in board.rear[position.side_of[unit]][here]:
            clause = way.back
        elif is_open_to_unit(position, unit, there):
            clause = way.furthest
        return refuse(clause, hex=board.labels[there])

    def take(self, match: Match[B], action: int) -> None:
        """Move one hex; a lone leader found there ends it."""
        position = match.position
        rules, way = position.rules, position.rules.giving_way
        unit = position.retreater
        if action == rules.verbs.stop:
            end_giving_way(position)
            rules.has_given_way(match, unit)
            return
        here, there = position.unit_hex[unit], action - rules.verbs.give_way_to
        leader = position.leader_at[there]
        position.shift_unit(unit, there)
        position.retreat_left = 0 if leader >= 0 else position.retreat_left - 1
        if match.logging:
            match.log.append(events.unit_went(way.moves, position, unit, here, there, way.back))
            if leader >= 0:
                match.log.append(events.joined(position, unit, leader, way.joined))
        rules.has_entered(match, unit)
        match.then(self.on())


class GiveWay(Step[B]):
    """A defender that gave way and survived the roll moves back, hex by hex. A game names it, and its choices."""

    def __init__(self, choices: list[Choice[B]]) -> None:
        super().__init__()
        #: The way, for each side.
        self.choices: Final = choices

    def run(self, match: Match[B]) -> None:
        """Begin the move, or go on until all hexes are made or none is open."""
        position = match.position
        if position.retreater == NONE and not has_begun(position):
            return
        unit = position.retreater
        if position.unit_hex[unit] < 0:
            end_giving_way(position)
        elif position.retreat_left and ways_out(position):
            match.then(self.choices[position.side_of[unit]])
        else:
            end_giving_way(position)
            position.rules.has_given_way(match, unit)


def has_begun(position: Battle) -> bool:
    """Begin the move of a defender that gave way and survived the roll; whether there is one."""
    unit = position.defender
    if position.strike != ATTACKING or not position.is_giving_way or position.unit_hex[unit] < 0:
        return False
    position.retreater = unit
    position.retreat_left = position.rules.hexes_to_give(position, unit)
    return True
