"""The lines of close combat that all games share: declare, react, fight once more, battle back.

Each game lists them, with its own, in the order of its book. What differs is asked of its rules.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Choice, Step
from . import events
from .asks import Asks
from .position import ATTACKING, BATTLING_BACK, STRIKING_FIRST, B, Battle
from .rules import refuse, refuse_moment
from .strike import begin_strike
from .windows import BATTLE_BACK_DECLARED, window


class Declare(Step[B]):
    """The attacker and the adjacent enemy it attacks are named: that is its battle of this turn."""

    def run(self, match: Match[B]) -> None:
        """Announce it."""
        position = match.position
        position.battled |= 1 << position.attacker
        position.strike = ATTACKING
        if match.logging:
            match.log.append(events.attacks(position, position.rules.clauses.close))


# -- the defender reacts -------------------------------------------------------------------------


class Reacts(Choice[B]):
    """The defender stands, gives way if it can, plays First Strike, or does what only its game knows."""

    def options(self, match: Match[B]) -> list[int]:
        """Stand, and what else is possible."""
        position = match.position
        rules, verbs = position.rules, position.rules.verbs
        options = [verbs.stand]
        options += [action for action in rules.reactions if rules.forbids_reaction(position, action) is None]
        if rules.forbids_giving_way(position) is None:
            options.append(verbs.give_way)
        if position.hands[self.side][rules.first_strike] and first_strike_dice(position):
            options.append(verbs.strike_first)
        return options

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Why the unit may not react so."""
        position = match.position
        rules, verbs = position.rules, position.rules.verbs
        clause: str | None = None
        if action in rules.reactions:
            clause = rules.forbids_reaction(position, action)
        elif action == verbs.give_way:
            clause = rules.forbids_giving_way(position)
        elif action == verbs.strike_first:
            if not position.hands[self.side][rules.first_strike]:
                clause = rules.clauses.first_strike
            elif not first_strike_dice(position):
                clause = rules.clauses.no_dice
        elif action != verbs.stand:
            return refuse_moment(match, self)
        return None if clause is None else refuse(clause)

    def take(self, match: Match[B], action: int) -> None:
        """Give way after the roll, strike before it, or stand."""
        position = match.position
        rules, verbs = position.rules, position.rules.verbs
        if action == verbs.give_way:
            position.is_giving_way = True
            if match.logging:
                match.log.append(events.gives_way(position, position.defender))
        elif action == verbs.strike_first:
            play_first_strike(match, self.side)
        elif action == verbs.stand:
            rules.stands(match)
        else:
            rules.react(match, action)

    def asks(self, match: Match[B]) -> bool:
        """Whenever, for all that both sides can see, the defender might hold First Strike."""
        position = match.position
        rules = position.rules
        seen = position.discards[rules.first_strike] + (1 if position.played == rules.first_strike else 0)
        return seen < rules.first_strikes and first_strike_dice(position) > 0

    def question(self) -> str:
        return "cc-ask-react"


def first_strike_dice(position: Battle) -> int:
    """How many dice the defender would strike first with; everybody can see it."""
    strike, position.strike = position.strike, STRIKING_FIRST
    dice = position.rules.strike_dice(position)
    position.strike = strike
    return dice


def play_first_strike(match: Match[B], side: int) -> None:
    """The card goes to the discards, and the defender strikes before the attacker does."""
    position = match.position
    rules = position.rules
    position.hands[side][rules.first_strike] -= 1
    position.discards[rules.first_strike] += 1
    position.struck_first = side
    position.was_struck_first = True
    if match.logging:
        match.log.append(events.first_strike_played(position, position.defender, rules.clauses.first_strike))
    begin_strike(match, STRIKING_FIRST)


class React(Asks[B]):
    """The owner of the defender may react; a leader alone has no reaction."""

    def __init__(self) -> None:
        super().__init__([Reacts[B](side) for side in SIDES])

    def who(self, position: B) -> int:
        """The defender's side, if its unit can do anything but stand."""
        defender = position.defender
        return position.side_of[defender] if defender >= 0 and position.rules.may_react(position) else NOBODY


# -- once more -----------------------------------------------------------------------------------


class FightsAgain(Choice[B]):
    """After an advance: attack any adjacent enemy once more, or leave it."""

    def options(self, match: Match[B]) -> list[int]:
        """Everyone beside the unit."""
        position = match.position
        return [position.rules.verbs.done, *position.rules.close_targets(position, position.attacker)]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Why that enemy may not be attacked."""
        position = match.position
        rules, verbs, board = position.rules, position.rules.verbs, position.field.board
        if action == verbs.done:
            return None
        if verbs.ride <= action < verbs.ride + board.size:
            clause = rules.forbids_ride(position) or rules.clauses.rode_before
            return refuse(clause, hex=board.labels[action - verbs.ride])
        if not verbs.attack <= action < verbs.attack + board.size * board.size:
            return refuse_moment(match, self)
        here, there = (action - verbs.attack) // board.size, (action - verbs.attack) % board.size
        forbidden: str | None = rules.clauses.bonus_target
        if here == position.unit_hex[position.attacker] and board.distance[here][there] == 1:
            forbidden = rules.forbids_close_target(position, position.attacker, there)
        return None if forbidden is None else refuse(forbidden, hex=board.labels[here], target=board.labels[there])

    def take(self, match: Match[B], action: int) -> None:
        """Fight once more."""
        position = match.position
        verbs = position.rules.verbs
        if action != verbs.done:
            position.declare(position.attacker, (action - verbs.attack) % position.field.board.size, True)
            match.then(position.rules.close_combat)

    def question(self) -> str:
        return "cc-ask-bonus"


class Bonus(Asks[B]):
    """The bonus close combat of a unit that advanced and has a right to it; there is never a third fight."""

    def __init__(self) -> None:
        super().__init__([FightsAgain[B](side) for side in SIDES])

    def who(self, position: B) -> int:
        """The attacker's side, if it has someone to attack."""
        unit = position.attacker
        rules = position.rules
        if not position.has_advanced or position.unit_hex[unit] < 0 or rules.has_fought_enough(position):
            return NOBODY
        if rules.forbids_bonus(position) is not None:
            return NOBODY
        rules.has_bonus(position)
        return position.side_of[unit] if rules.close_targets(position, unit) else NOBODY


# -- battle back ---------------------------------------------------------------------------------


class BattlesBackOrNot(Choice[B]):
    """The defender who held his hex may battle back."""

    def options(self, match: Match[B]) -> list[int]:
        """It may, or may not."""
        verbs = match.position.rules.verbs
        return [verbs.battle_back, verbs.decline]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Nothing else is possible now: there is no reaction to a battle back."""
        rules = match.position.rules
        if action in (rules.verbs.battle_back, rules.verbs.decline):
            return None
        clause = rules.forbids_reaction_to_battle_back(action)
        return refuse_moment(match, self) if clause is None else refuse(clause)

    def take(self, match: Match[B], action: int) -> None:
        """Strike back, or leave it."""
        position = match.position
        if action != position.rules.verbs.battle_back:
            return
        if match.logging:
            match.log.append(events.battles_back(position, position.defender, position.rules.clauses.battle_back))
        position.strike = BATTLING_BACK
        match.then(window(BATTLE_BACK_DECLARED))
        begin_strike(match, BATTLING_BACK)

    def question(self) -> str:
        return "cc-ask-battle-back"


class BattleBack(Asks[B]):
    """The defender who was attacked and held his hex may battle back."""

    def __init__(self) -> None:
        super().__init__([BattlesBackOrNot[B](side) for side in SIDES])

    def who(self, position: B) -> int:
        """The defender's side, if there is someone to battle back."""
        defender = position.defender
        if position.strike != ATTACKING or position.is_giving_way or not held_the_field(position):
            return NOBODY
        rules = position.rules
        if rules.forbids_battle_back(position):
            return NOBODY
        position.strike = BATTLING_BACK
        return position.side_of[defender] if rules.strike_dice(position) else NOBODY


def held_the_field(position: Battle) -> bool:
    """Whether attacker and defending unit stand where they were."""
    defender = position.defender
    if defender < 0 or position.unit_hex[defender] != position.ground:
        return False
    return position.unit_hex[position.attacker] == position.post


DECLARE: Final = Declare[Any]()
REACT: Final = React[Any]()
BONUS: Final = Bonus[Any]()
BATTLE_BACK: Final = BattleBack[Any]()
