"""One strike: its dice, hits, casualty check and flags. Fire, attack, First Strike and battle back are all strikes.

How many dice there are and what their faces do is asked of the game's rules.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.step import Step
from . import events
from .faces import HITS_BUT_SHIELDED
from .leaders import BeginFlight, kill_leader
from .losses import harm
from .position import ATTACKING, FIRE, NONE, B, Battle
from .retreat import MORALE
from .rolls import Roll
from .windows import AFTER_ROLL, BEFORE_ROLL, window

#: More dice than any strike can have.
MOST_DICE: Final = 80


class CountDice(Step[B]):
    """The dice of an attack or of fire are counted, if both sides still stand where they were."""

    def __init__(self, strike: int) -> None:
        super().__init__()
        self.strike: Final = strike

    def dice(self, position: B) -> int:
        """So many, or what the lines that follow begin with."""
        return position.rules.strike_dice(position)

    def run(self, match: Match[B]) -> None:
        """Count them; without an attacker or a target nothing is struck."""
        position = match.position
        if self.strike == ATTACKING and not is_to_be_fought(position):
            position.rules.attack_is_lost(match)
            position.strike = NONE
            return
        position.strike = self.strike
        position.dice = self.dice(position)

    def label(self) -> str:
        return f"{type(self).__name__}({self.strike})"


def is_to_be_fought(position: Battle) -> bool:
    """Whether attacker and target of a close combat still stand where they were when it was declared."""
    if position.unit_hex[position.attacker] != position.post or not position.rules.goes_on(position):
        return False
    return position.defender < 0 or position.unit_hex[position.defender] == position.ground


class RollDice(Step[B]):
    """The counted dice are rolled. Without any nothing is struck."""

    def run(self, match: Match[B]) -> None:
        """Roll them; what the unit that is struck ignores and who is checked is noted before."""
        position = match.position
        if position.strike == NONE:
            return
        if position.dice == 0:
            position.strike = position.dice = NONE
            return
        position.sequence = position.struck()
        position.shield = position.rules.faces_of_strike(position).shield
        match.then(STRIKE_ROLL[position.dice])
        position.dice = NONE


class StrikeRoll(Roll[B]):
    """The dice of a strike; hits that a shield catches fall away at once, and some of the others are rolled again."""

    def happened(self, match: Match[B], faces: list[int]) -> None:
        """Count the faces."""
        position = match.position
        rules = position.rules
        table = rules.faces_of_strike(position)
        counts = position.faces
        if match.logging:
            struck = position.struck()
            blocks = position.blocks[struck] if struck >= 0 else 1
            clause = rules.clauses.fire_roll if position.strike == FIRE else rules.clauses.close_roll
            counted = table.counted(faces, counts, position.shield, blocks)
            match.log.append(events.rolled(position, rules.strikes[position.strike], faces, clause, counted))
        through = 0
        for face in faces:
            if table.marks[face] != HITS_BUT_SHIELDED:
                counts[face] += 1
            elif position.shield:
                position.shield -= 1
            else:
                counts[face] += 1
                through += 1
        if through and table.rerolls:
            match.then(STRIKE_ROLL[through])


class Hits(Step[B]):
    """A block is removed for each hit, and the leader is checked; against a leader alone one hit is enough."""

    def run(self, match: Match[B]) -> None:
        """Apply everything that was rolled."""
        position = match.position
        if position.strike == NONE:
            return
        rules = position.rules
        struck = position.struck()
        table = rules.faces_of_strike(position)
        scored = rules.hits_of_strike(position, table)
        position.flags = table.flags(position.faces)
        rules.has_rolled(match)
        if struck < 0:
            position.flags = 0
            if scored:
                kill_leader(match, position.quarry, position.ground, rules.clauses.leader_hit)
            else:
                match.then(BeginFlight(position.quarry))
            return
        if scored:
            clause = rules.clauses.fire_hits if position.strike == FIRE else rules.clauses.close_hits
            harm(match, struck, min(scored, position.blocks[struck]), clause)


class EndOfStrike(Step[B]):
    """All consequences of the roll are settled."""

    def run(self, match: Match[B]) -> None:
        """Clear the dice away, and forget whose leader was checked."""
        position = match.position
        position.sequence = NONE
        position.is_checked = False
        position.flags = 0
        position.shield = 0
        position.faces = [0] * len(position.rules.faces)
        position.rules.strike_ends(match)
        position.rules.ground_was_left(match)


STRIKE_ROLL: Final = [StrikeRoll[Any](dice) for dice in range(MOST_DICE + 1)]
ROLL_DICE: Final = RollDice[Any]()
HITS: Final = Hits[Any]()
END_OF_STRIKE: Final = EndOfStrike[Any]()
COUNT_FIRE: Final = CountDice[Any](FIRE)
COUNT_ATTACK: Final = CountDice[Any](ATTACKING)

#: From the roll on, the lines of every strike, whatever it is and in whichever procedure it stands; its end follows
#: when a unit that gives way has moved, since losses on its way belong to the same sequence.
STRIKE: Final[tuple[Step[Any], ...]] = (
    window(BEFORE_ROLL),
    ROLL_DICE,
    window(AFTER_ROLL),
    HITS,
    MORALE,
)


def begin_strike(match: Match[B], strike: int) -> None:
    """A strike of the defender: its dice are counted, and it follows if there are any."""
    position = match.position
    position.strike = strike
    dice = position.rules.strike_dice(position)
    if dice:
        position.dice = dice
        match.then(*STRIKE, END_OF_STRIKE)
