"""The choice of moves: ordered units and leaders move one after another, in any order, until done."""

from __future__ import annotations

from ...kernel.match import Match
from ...kernel.position import View
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY
from ...kernel.step import Choice
from .ending import MOVEMENT, ends, hexes_in
from .events import leader_moved, unit_moved
from .kinds import CLOSED, LEADER, OPEN
from .position import NONE, B
from .reach import leader_reach
from .roster import GONE
from .rules import refuse, refuse_moment
from .windows import AFTER_MOVE, BEFORE_MOVE, window


class MovesPieces(Choice[B]):
    """What the player may do in the movement of his turn. A game says how far its pieces get and what stops them."""

    # -- what a game says ------------------------------------------------------------------------

    def forbids_mover(self, position: B, unit: int) -> str | None:
        """Why a unit of the player may not move at all now."""
        if unit not in position.ordered:
            return position.rules.clauses.not_ordered
        return self.forbids_ordered_mover(position, unit)

    def forbids_ordered_mover(self, position: B, unit: int) -> str | None:
        """Why one that is ordered may not."""
        raise NotImplementedError

    def forbids_leader_mover(self, position: B, leader: int) -> str | None:
        """Why a leader of the player may not move by himself now."""
        raise NotImplementedError

    def reach(self, position: B, unit: int) -> list[int]:
        """Where a unit may end its move: ``distance * board.size + hex``."""
        raise NotImplementedError

    def ends(self, position: B, unit: int) -> list[int]:
        """The hexes of ``reach`` without their distances."""
        raise NotImplementedError

    def leader_limit(self, position: B, leader: int) -> int:
        """How far a leader moves."""
        raise NotImplementedError

    def leader_limit_clause(self, position: B, leader: int) -> str:
        """The clause that says so."""
        return position.rules.clauses.leader_move

    def takes_leader(self, position: B, unit: int) -> bool:
        """Whether a unit that moves takes the leader who is with it along."""
        return position.leader_with(unit) >= 0

    def limit(self, position: B, unit: int) -> int:
        """How far a unit may move under the card in force."""
        raise NotImplementedError

    def limit_clause(self, position: B, unit: int) -> str:
        """The clause that says so."""
        raise NotImplementedError

    def forbids_way(self, position: B, unit: int, there: int, distance: int) -> str | None:
        """The clause by which the ground, or what the unit is, keeps it from a hex that is within its move."""
        return None

    def forbids_joining(self, position: B, unit: int, leader: int) -> str:
        """The clause that keeps a unit from joining a friendly leader alone, or from going on past him."""
        clauses = position.rules.clauses
        return clauses.move_joined if self.takes_leader(position, unit) else clauses.move_past_leader

    def forbids_leader_way(self, position: B, leader: int, there: int) -> str:
        """What keeps a leader from a hex that is within his move."""
        raise NotImplementedError

    def can_exit(self, position: B, unit: int) -> bool:
        """Whether a unit can leave the field with its move."""
        return False

    def leader_can_exit(self, position: B, leader: int) -> bool:
        """Whether a leader can leave the field with his move."""
        return False

    def note_move(self, match: Match[B], unit: int, here: int, distance: int) -> None:
        """A unit has moved: note what the rest of the turn must know of it."""
        position = match.position
        position.moved[unit] = distance
        position.moved_from[unit] = here

    def distance_moved(self, position: B, unit: int, there: int) -> int:
        """How many hexes a move takes, by the shortest open way."""
        raise NotImplementedError

    def has_moved(self, match: Match[B], unit: int) -> None:
        """A unit stands where it has moved to: what the ground does to it, and what is won there."""

    def leader_leaves(self, match: Match[B], leader: int, here: int) -> None:
        """A leader goes away by himself: what that means for the unit he was with."""

    def leader_has_moved(self, match: Match[B], leader: int) -> None:
        """A leader stands where he has moved to: what the ground does to him."""

    def has_left(self, match: Match[B], unit: int, here: int) -> None:
        """A unit has left the field."""
        raise NotImplementedError

    def leader_has_left(self, match: Match[B], leader: int, here: int) -> None:
        """A leader has left the field by himself."""
        raise NotImplementedError

    def further_options(self, match: Match[B]) -> list[int]:
        """What else may be decided now."""
        return []

    def forbids_further(self, match: Match[B], action: int) -> Refusal | None:
        """Why something else may not be decided now."""
        return refuse_moment(match, self)

    def take_further(self, match: Match[B], action: int) -> None:
        """Decide something else; the choice is not on the agenda any more."""
        raise NotImplementedError

    # -- the choice ------------------------------------------------------------------------------

    def places(self, position: B) -> list[list[int]]:
        """Where each ordered unit, then each ordered leader, may end its move; NONE: off the field."""
        found: list[list[int]] = []
        for unit in position.ordered:
            if position.unit_hex[unit] < 0 or self.forbids_ordered_mover(position, unit) is not None:
                found.append([])
                continue
            places = self.ends(position, unit)
            if self.can_exit(position, unit):
                places.append(NONE)
            found.append(places)
        for leader in position.ordered_leaders:
            if position.leader_hex[leader] < 0 or self.forbids_leader_mover(position, leader) is not None:
                found.append([])
                continue
            places = leader_reach(position, leader, self.leader_limit(position, leader))
            if self.leader_can_exit(position, leader):
                places.append(NONE)
            found.append(places)
        return found

    def move_to(self, position: B, piece: int, end: int) -> int:
        """The action that brings a piece, by its place among those of ``places``, to one of its places."""
        verbs = position.rules.verbs
        size = position.field.board.size
        units = len(position.ordered)
        if piece < units:
            here = position.unit_hex[position.ordered[piece]]
            return verbs.exit_unit + here if end < 0 else verbs.move + here * size + end
        here = position.leader_hex[position.ordered_leaders[piece - units]]
        return verbs.exit_leader + here if end < 0 else verbs.move_leader + here * size + end

    def options(self, match: Match[B]) -> list[int]:
        """To be done, and every end of every move."""
        position = match.position
        options = [position.rules.verbs.done]
        for piece, places in enumerate(self.places(position)):
            options += [self.move_to(position, piece, end) for end in places]
        return options + self.further_options(match)

    def count(self, match: Match[B]) -> int:
        """Ends without the actions that lead there."""
        match.counted = self.places(match.position)
        number = 1 + len(self.further_options(match))
        for places in match.counted:
            number += len(places)
        return number

    def nth(self, match: Match[B], number: int) -> int:
        """By the piece that has so many places."""
        if number == 0:
            return match.position.rules.verbs.done
        number -= 1
        for piece, places in enumerate(match.counted):
            if number < len(places):
                return self.move_to(match.position, piece, places[number])
            number -= len(places)
        return self.further_options(match)[number]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        position = match.position
        verbs = position.rules.verbs
        size = position.field.board.size
        pairs = size * size
        if action == verbs.done:
            return None
        if verbs.move <= action < verbs.move + pairs:
            here, there = (action - verbs.move) // size, (action - verbs.move) % size
            clause = self._forbids_unit(position, position.unit_at[here], there)
        elif verbs.move_leader <= action < verbs.move_leader + pairs:
            here, there = (action - verbs.move_leader) // size, (action - verbs.move_leader) % size
            clause = self._forbids_leader(position, position.leader_at[here], there)
        elif verbs.exit_unit <= action < verbs.exit_unit + size:
            here = there = action - verbs.exit_unit
            clause = self._forbids_unit(position, position.unit_at[here], NONE)
        elif verbs.exit_leader <= action < verbs.exit_leader + size:
            here = there = action - verbs.exit_leader
            clause = self._forbids_leader(position, position.leader_at[here], NONE)
        else:
            return self.forbids_further(match, action)
        if clause is None:
            return None
        is_foreign = clause == position.rules.clauses.not_ordered
        return refuse(clause, hex=position.field.board.labels[here if is_foreign else there])

    def _forbids_unit(self, position: B, unit: int, there: int) -> str | None:
        """Why a unit may not move to a hex, or off the field if ``there`` is NONE."""
        clauses = position.rules.clauses
        if unit < 0 or position.side_of[unit] != self.side:
            return clauses.not_ordered
        clause = self.forbids_mover(position, unit)
        if clause is not None:
            return clause
        if there < 0:
            return None if self.can_exit(position, unit) else clauses.unit_exit
        if there in self.ends(position, unit):
            return None
        return self.forbids_move(position, unit, there)

    def _forbids_leader(self, position: B, leader: int, there: int) -> str | None:
        """Why a leader may not move to a hex, or off the field if ``there`` is NONE."""
        clauses = position.rules.clauses
        if leader < 0 or position.side_of_leader[leader] != self.side:
            return clauses.not_ordered
        clause = self.forbids_leader_mover(position, leader)
        if clause is not None:
            return clause
        if there < 0:
            return None if self.leader_can_exit(position, leader) else clauses.leader_exit
        if there in leader_reach(position, leader, self.leader_limit(position, leader)):
            return None
        return self.forbids_leader_move(position, leader, there)

    def take(self, match: Match[B], action: int) -> None:
        """Move one piece, or be done."""
        position = match.position
        verbs = position.rules.verbs
        size = position.field.board.size
        if action == verbs.done:
            return
        pairs = size * size
        if verbs.move_leader <= action < verbs.move_leader + pairs:
            self._move_leader(match, (action - verbs.move_leader) // size, (action - verbs.move_leader) % size)
        elif verbs.move <= action < verbs.move + pairs:
            self._move_unit(match, (action - verbs.move) // size, (action - verbs.move) % size)
        elif verbs.exit_unit <= action < verbs.exit_unit + size:
            self._exit_unit(match, action - verbs.exit_unit)
        elif verbs.exit_leader <= action < verbs.exit_leader + size:
            self._exit_leader(match, action - verbs.exit_leader)
        else:
            self.take_further(match, action)
            return
        if position.rules.has_windows:
            match.then(window(AFTER_MOVE), window(BEFORE_MOVE))
        match.then(self)

    def _move_unit(self, match: Match[B], here: int, there: int) -> None:
        """Move a unit, with the leader who stays with it; a lone leader it finds is attached."""
        position = match.position
        unit = position.unit_at[here]
        distance = self.distance_moved(position, unit, there)
        if self.takes_leader(position, unit):
            bit = 1 << position.leader_at[here]
            position.leaders_moved |= bit
            position.leaders_carried |= bit
            position.shift_unit(unit, there)
        else:
            position.lift_unit(unit)
            position.put_unit(unit, there)
        self.note_move(match, unit, here, distance)
        if match.logging:
            match.log.append(unit_moved(position, unit, here, there, position.rules.clauses.move))
        self.has_moved(match, unit)

    def _move_leader(self, match: Match[B], here: int, there: int) -> None:
        """Move a leader by himself; a unit he joins stays where it is for this turn."""
        position = match.position
        leader = position.leader_at[here]
        self.leader_leaves(match, leader, here)
        position.shift_leader(leader, there)
        position.leaders_moved |= 1 << leader
        if match.logging:
            match.log.append(leader_moved(position, leader, here, there, position.rules.clauses.leader_move))
        unit = position.unit_at[there]
        if unit >= 0:
            position.held |= 1 << unit
        self.leader_has_moved(match, leader)

    def _exit_unit(self, match: Match[B], here: int) -> None:
        """A unit leaves the field, with the leader it takes along."""
        position = match.position
        unit = position.unit_at[here]
        goes_along = self.takes_leader(position, unit)
        position.lift_unit(unit, GONE)
        if goes_along:
            position.lift_leader(position.leader_at[here], GONE)
        self.has_left(match, unit, here)

    def _exit_leader(self, match: Match[B], here: int) -> None:
        """A leader leaves the field by himself."""
        position = match.position
        leader = position.leader_at[here]
        self.leader_leaves(match, leader, here)
        position.lift_leader(leader, GONE)
        self.leader_has_left(match, leader, here)

    # -- what stands in the way ------------------------------------------------------------------

    def forbids_move(self, position: B, unit: int, there: int) -> str:
        """The clause that keeps a unit that may move from ending its move in a hex out of its reach."""
        clauses = position.rules.clauses
        side = position.side_of[unit]
        other = position.unit_at[there]
        if other == unit:
            return clauses.move_none
        if other >= 0:
            return clauses.move_friend if position.side_of[other] == side else clauses.move_enemy
        leader = position.leader_at[there]
        if leader >= 0:
            if position.side_of_leader[leader] != side:
                return clauses.move_enemy
            if self.takes_leader(position, unit):
                return self.forbids_joining(position, unit, leader)
        field = position.field
        if field.entry[position.roster.units[unit].kind.mover][there] == CLOSED:
            return field.terrain[there].closed_clause
        distance = field.board.distance[position.unit_hex[unit]][there]
        if distance > self.limit(position, unit):
            return self.limit_clause(position, unit)
        return self.forbids_way(position, unit, there, distance) or self._in_the_way(position, unit, there)

    def _in_the_way(self, position: B, unit: int, there: int) -> str:
        """What keeps a unit from reaching a hex within its move: a friendly leader, terrain, or other units."""
        clauses = position.rules.clauses
        field = position.field
        distance = field.board.distance
        entry = field.entry[position.roster.units[unit].kind.mover]
        limit = self.limit(position, unit)
        here = position.unit_hex[unit]
        clause = clauses.move_enemy
        for hex_ in range(field.board.size):
            if distance[here][hex_] + distance[hex_][there] > limit or hex_ in (here, there):
                continue
            leader = position.leader_at[hex_]
            is_own = leader >= 0 and position.side_of_leader[leader] == position.side_of[unit]
            if is_own and position.unit_at[hex_] < 0:
                return self.forbids_joining(position, unit, leader)
            if entry[hex_] != OPEN:
                ground = field.terrain[hex_]
                usual = ground.closed_clause if entry[hex_] == CLOSED else ground.stop_clause
                clause = ground.way_clause or usual
        return clause

    def forbids_leader_move(self, position: B, leader: int, there: int) -> str:
        """The clause that keeps a leader who may move from ending his move in a hex out of his reach."""
        clauses = position.rules.clauses
        field = position.field
        if position.holder(there) not in (NOBODY, self.side):
            return clauses.leader_enemy
        if position.leader_at[there] == leader:
            return clauses.leader_move_none
        if position.leader_at[there] >= 0:
            return clauses.leader_joined
        if field.entry[LEADER][there] == CLOSED:
            return field.terrain[there].closed_clause
        if field.board.distance[position.leader_hex[leader]][there] > self.leader_limit(position, leader):
            return self.leader_limit_clause(position, leader)
        return self.forbids_leader_way(position, leader, there)

    def asked(self, match: Match[B]) -> View:
        """How many of those who are ordered can still move."""
        shown = super().asked(match)
        ordered = len(match.position.ordered) + len(match.position.ordered_leaders)
        shown["left"] = {"what": "moves", "left": movers(match), "of": ordered}
        return shown

    def handles(self, match: Match[B]) -> View:
        """What being done ends."""
        shown = super().handles(match)
        told = ends(match, MOVEMENT, movers(match))
        if told is not None:
            shown["ends"] = told
        return shown

    def question(self) -> str:
        return "cc-ask-move"


def movers(match: Match[B]) -> int:
    """How many units and leaders can move at the question of movement that is asked now."""
    options, verbs = match.options(), match.position.rules.verbs
    size = match.position.field.board.size
    units = hexes_in(options, verbs.move, size, size) | hexes_in(options, verbs.exit_unit, size, 1)
    leaders = hexes_in(options, verbs.move_leader, size, size) | hexes_in(options, verbs.exit_leader, size, 1)
    return len(units) + len(leaders)
