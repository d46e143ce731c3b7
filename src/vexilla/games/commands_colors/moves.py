"""The choice of moves: ordered units and leaders move one after another, in any order, until done."""

from __future__ import annotations

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.step import Choice
from .position import NONE, B
from .reach import leader_reach
from .rules import refuse, refuse_moment
from .windows import AFTER_MOVE, BEFORE_MOVE, window


class MovesPieces(Choice[B]):
    """What the player may do in the movement of his turn. A game says how far its pieces get and what stops them."""

    # -- what a game says ------------------------------------------------------------------------

    def forbids_mover(self, position: B, unit: int) -> str | None:
        """Why a unit of the player may not move at all now."""
        raise NotImplementedError

    def forbids_leader_mover(self, position: B, leader: int) -> str | None:
        """Why a leader of the player may not move by himself now."""
        raise NotImplementedError

    def reach(self, position: B, unit: int) -> list[int]:
        """Where a unit may end its move: ``distance * board.size + hex``."""
        raise NotImplementedError

    def leader_limit(self, position: B) -> int:
        """How far a leader moves."""
        raise NotImplementedError

    def forbids_move(self, position: B, unit: int, there: int) -> str:
        """The clause that keeps a unit that may move from ending its move in a hex out of its reach."""
        raise NotImplementedError

    def forbids_leader_move(self, position: B, leader: int, there: int) -> str:
        """The clause that keeps a leader who may move from ending his move in a hex out of his reach."""
        raise NotImplementedError

    def can_exit(self, position: B, unit: int) -> bool:
        """Whether a unit can leave the field with its move."""
        return False

    def leader_can_exit(self, position: B, leader: int) -> bool:
        """Whether a leader can leave the field with his move."""
        return False

    def move_unit(self, match: Match[B], here: int, there: int) -> None:
        """Move the unit of a hex."""
        raise NotImplementedError

    def move_leader(self, match: Match[B], here: int, there: int) -> None:
        """Move the leader of a hex by himself."""
        raise NotImplementedError

    def exit_unit(self, match: Match[B], here: int) -> None:
        """The unit of a hex leaves the field."""
        raise NotImplementedError

    def exit_leader(self, match: Match[B], here: int) -> None:
        """The leader of a hex leaves the field."""
        raise NotImplementedError

    # -- the choice ------------------------------------------------------------------------------

    def options(self, match: Match[B]) -> list[int]:
        """Every end of every move, and to be done."""
        position = match.position
        verbs = position.rules.verbs
        size = position.field.board.size
        options = [verbs.done]
        for unit in position.ordered:
            here = position.unit_hex[unit]
            if here < 0 or self.forbids_mover(position, unit) is not None:
                continue
            start = verbs.move + here * size
            options += [start + end % size for end in self.reach(position, unit)]
            if self.can_exit(position, unit):
                options.append(verbs.exit_unit + here)
        for leader in position.ordered_leaders:
            here = position.leader_hex[leader]
            if here < 0 or self.forbids_leader_mover(position, leader) is not None:
                continue
            start = verbs.move_leader + here * size
            options += [start + end % size for end in leader_reach(position, leader, self.leader_limit(position))]
            if self.leader_can_exit(position, leader):
                options.append(verbs.exit_leader + here)
        return options

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Which rule is against this move."""
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
        elif verbs.exit_leader >= 0 and verbs.exit_leader <= action < verbs.exit_leader + size:
            here = there = action - verbs.exit_leader
            clause = self._forbids_leader(position, position.leader_at[here], NONE)
        else:
            return refuse_moment(match, self)
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
        size = position.field.board.size
        for end in self.reach(position, unit):
            if end % size == there:
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
        size = position.field.board.size
        for end in leader_reach(position, leader, self.leader_limit(position)):
            if end % size == there:
                return None
        return self.forbids_leader_move(position, leader, there)

    def take(self, match: Match[B], action: int) -> None:
        """Move one piece, or be done."""
        position = match.position
        verbs = position.rules.verbs
        size = position.field.board.size
        if action == verbs.done:
            return
        if action >= verbs.move_leader:
            self.move_leader(match, (action - verbs.move_leader) // size, (action - verbs.move_leader) % size)
        elif action >= verbs.move:
            self.move_unit(match, (action - verbs.move) // size, (action - verbs.move) % size)
        elif verbs.exit_unit <= action < verbs.exit_unit + size:
            self.exit_unit(match, action - verbs.exit_unit)
        else:
            self.exit_leader(match, action - verbs.exit_leader)
        match.then(window(AFTER_MOVE), window(BEFORE_MOVE), self)

    def question(self) -> str:
        """The message that asks for a move."""
        return "cc-ask-move"
