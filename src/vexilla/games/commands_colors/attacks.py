"""The choices of combat: whom to attack, whether to fight once more after an advance, whether to battle back."""

from __future__ import annotations

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.step import Choice
from .position import B
from .rules import refuse, refuse_moment


class DeclaresCombats(Choice[B]):
    """Declare combats one at a time, in any order, until done."""

    # -- what a game says ------------------------------------------------------------------------

    def attacks(self, position: B, unit: int) -> list[int]:
        """All attacks of an ordered unit that has not fought yet, as actions."""
        raise NotImplementedError

    def forbids_attack(self, position: B, here: int, there: int) -> str | None:
        """Why the unit in one hex may not attack another hex now."""
        raise NotImplementedError

    def forbids_last_advance(self, position: B) -> str:
        """Why there was no advance after the combat that was just fought."""
        raise NotImplementedError

    def forbids_done(self, position: B) -> str | None:
        """Why the player may not be done yet."""
        return None

    def attack(self, match: Match[B], unit: int, target: int) -> None:
        """Begin the combat."""
        raise NotImplementedError

    # -- the choice ------------------------------------------------------------------------------

    def options(self, match: Match[B]) -> list[int]:
        """Every attack of every ordered unit, and to be done."""
        position = match.position
        options: list[int] = []
        battled = position.battled
        for unit in position.ordered:
            if not battled >> unit & 1 and position.unit_hex[unit] >= 0:
                options += self.attacks(position, unit)
        if self.forbids_done(position) is None:
            options.append(position.rules.verbs.done)
        return options

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Which rule is against this attack."""
        position = match.position
        verbs = position.rules.verbs
        board = position.field.board
        if action == verbs.done:
            clause = self.forbids_done(position)
            return None if clause is None else refuse(clause)
        if action == verbs.advance:
            return refuse(self.forbids_last_advance(position))
        if not verbs.attack <= action < verbs.attack + board.size * board.size:
            return refuse_moment(match, self)
        here, there = (action - verbs.attack) // board.size, (action - verbs.attack) % board.size
        clause = self.forbids_attack(position, here, there)
        return None if clause is None else refuse(clause, hex=board.labels[here], target=board.labels[there])

    def take(self, match: Match[B], action: int) -> None:
        """Fire or fight."""
        position = match.position
        verbs = position.rules.verbs
        if action == verbs.done:
            return
        size = position.field.board.size
        here, there = (action - verbs.attack) // size, (action - verbs.attack) % size
        self.attack(match, position.unit_at[here], there)
        match.then(self)

    def question(self) -> str:
        """The message that asks for a combat."""
        return "cc-ask-battle"


class FightsAgain(Choice[B]):
    """After an advance: attack any adjacent enemy once more, or leave it."""

    def targets(self, position: B) -> list[int]:
        """Everyone the unit may attack, as actions."""
        raise NotImplementedError

    def forbids_target(self, position: B, there: int) -> str | None:
        """Why the unit may not attack an adjacent hex."""
        raise NotImplementedError

    def forbids_ride(self, position: B) -> str:
        """Why the unit may not move on any more."""
        raise NotImplementedError

    def attack(self, match: Match[B], target: int) -> None:
        """Begin the combat."""
        raise NotImplementedError

    def options(self, match: Match[B]) -> list[int]:
        """Everyone beside the unit."""
        return [match.position.rules.verbs.done, *self.targets(match.position)]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Why that enemy may not be attacked."""
        position = match.position
        verbs = position.rules.verbs
        board = position.field.board
        if action == verbs.done:
            return None
        if verbs.ride <= action < verbs.ride + board.size:
            return refuse(self.forbids_ride(position), hex=board.labels[action - verbs.ride])
        if not verbs.attack <= action < verbs.attack + board.size * board.size:
            return refuse_moment(match, self)
        here, there = (action - verbs.attack) // board.size, (action - verbs.attack) % board.size
        clause: str | None
        if here != position.unit_hex[position.attacker] or board.distance[here][there] != 1:
            clause = position.rules.clauses.bonus_target
        else:
            clause = self.forbids_target(position, there)
        return None if clause is None else refuse(clause, hex=board.labels[here], target=board.labels[there])

    def take(self, match: Match[B], action: int) -> None:
        """Fight once more."""
        verbs = match.position.rules.verbs
        if action != verbs.done:
            self.attack(match, (action - verbs.attack) % match.position.field.board.size)

    def question(self) -> str:
        """The message that asks for another combat."""
        return "cc-ask-bonus"


class BattlesBackOrNot(Choice[B]):
    """The defender who held his hex may battle back."""

    def battle_back(self, match: Match[B]) -> None:
        """Strike back."""
        raise NotImplementedError

    def forbids_other(self, match: Match[B], action: int) -> Refusal:
        """Why a reaction of another kind is not possible now."""
        return refuse_moment(match, self)

    def options(self, match: Match[B]) -> list[int]:
        """It may, or may not."""
        verbs = match.position.rules.verbs
        return [verbs.battle_back, verbs.decline]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Nothing else is possible now."""
        verbs = match.position.rules.verbs
        return None if action in (verbs.battle_back, verbs.decline) else self.forbids_other(match, action)

    def take(self, match: Match[B], action: int) -> None:
        """Strike back, or leave it."""
        if action == match.position.rules.verbs.battle_back:
            self.battle_back(match)

    def question(self) -> str:
        """The message that asks whether to battle back."""
        return "cc-ask-battle-back"
