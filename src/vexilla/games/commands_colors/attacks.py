"""The choice of combats: whom to attack, by fire or hand to hand, until done."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.position import View
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from . import events
from .ending import COMBAT, ends, hexes_in
from .position import FIRE, B, Battle
from .rules import refuse, refuse_moment


class Battles(Choice[B]):
    """Declare combats one at a time, in any order, until done."""

    def options(self, match: Match[B]) -> list[int]:
        """Every attack of every ordered unit, and to be done."""
        position = match.position
        rules = position.rules
        options: list[int] = []
        battled = position.battled
        card = rules.table.cards[position.card]
        for unit in position.ordered:
            if battled >> unit & 1 or position.unit_hex[unit] < 0:
                continue
            if card.closes and rules.forbids_close(position, unit) is None:
                options += rules.close_targets(position, unit)
            if card.fires and rules.forbids_fire(position, unit) is None:
                options += rules.fire_targets(position, unit)
        if rules.forbids_done(position) is None:
            options.append(rules.verbs.done)
        return options

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        position = match.position
        rules, board = position.rules, position.field.board
        verbs = rules.verbs
        if action == verbs.done:
            clause = rules.forbids_done(position)
            return None if clause is None else refuse(clause)
        if action == verbs.advance:
            return refuse(forbids_last_advance(position))
        if not verbs.attack <= action < verbs.attack + board.size * board.size:
            return refuse_moment(match, self)
        here, there = (action - verbs.attack) // board.size, (action - verbs.attack) % board.size
        clause = forbids_attack(position, self.side, here, there)
        return None if clause is None else refuse(clause, hex=board.labels[here], target=board.labels[there])

    def take(self, match: Match[B], action: int) -> None:
        """Fight what is adjacent, fire at the rest."""
        position = match.position
        rules, board = position.rules, position.field.board
        if action == rules.verbs.done:
            return
        here, there = (action - rules.verbs.attack) // board.size, (action - rules.verbs.attack) % board.size
        position.declare(position.unit_at[here], there, False)
        match.then(rules.close_combat if board.distance[here][there] == 1 else rules.ranged_combat, self)

    def asked(self, match: Match[B]) -> View:
        """How many units can still fight."""
        shown = super().asked(match)
        shown["left"] = {"what": "fights", "left": fighters(match)}
        return shown

    def handles(self, match: Match[B]) -> View:
        """What being done ends."""
        shown = super().handles(match)
        told = ends(match, COMBAT, fighters(match))
        if told is not None:
            shown["ends"] = told
        return shown

    def question(self) -> str:
        return "cc-ask-battle"


def fighters(match: Match[B]) -> int:
    """How many units can attack at the question of combats that is asked now."""
    size = match.position.field.board.size
    return len(hexes_in(match.options(), match.position.rules.verbs.attack, size, size))


def forbids_attack(position: Battle, side: int, here: int, there: int) -> str | None:
    """Why the unit in one hex may not attack another hex now: by orders, distance and what the unit has done."""
    rules = position.rules
    unit = position.unit_at[here]
    if unit < 0 or position.side_of[unit] != side:
        leader = position.leader_at[here]
        is_own_leader = unit < 0 and leader >= 0 and position.side_of_leader[leader] == side
        return rules.clauses.leader_attack if is_own_leader else rules.clauses.not_ordered
    distance = position.field.board.distance[here][there]
    if distance == 0:
        return rules.clauses.close_target
    if distance == 1:
        return rules.forbids_close(position, unit) or rules.forbids_close_target(position, unit, there)
    return rules.forbids_fire(position, unit) or rules.forbids_fire_target(position, unit, there)


def forbids_last_advance(position: Battle) -> str:
    """Why there was no advance after the combat that was just fought."""
    unit, defender = position.attacker, position.defender
    clauses = position.rules.clauses
    if unit >= 0 and position.strike == FIRE:
        return clauses.fire_advance
    if unit < 0 or position.unit_hex[unit] < 0 or (defender >= 0 and position.unit_hex[defender] == position.ground):
        return clauses.no_success
    return position.rules.forbids_advance(position) or clauses.no_success


class Announce(Step[B]):
    """Ranged combat: who fires at whom. That is its battle of this turn, or one shot of it."""

    def run(self, match: Match[B]) -> None:
        """Announce it."""
        position = match.position
        position.rules.has_fired(position)
        if match.logging:
            match.log.append(events.fires(position, position.rules.clauses.fire))


BATTLES: Final = [Battles[Any](side) for side in SIDES]
ANNOUNCE: Final = Announce[Any]()
