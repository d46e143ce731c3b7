"""One strike: roll, hits, casualty check, flags. Fire, attacks, first strikes and battles back are all strikes."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.step import Step, procedure
from ..commands_colors.events import rolled
from ..commands_colors.leaders import BeginFlight, kill_leader
from ..commands_colors.losses import harm
from ..commands_colors.position import FIRE, NONE
from ..commands_colors.retreat import MORALE
from ..commands_colors.rolls import Roll, count_faces
from . import events
from .actions import MOST_DICE
from .dice import hits, strike_dice
from .position import SQUARE_STRIKES, STRIKE_NAMES, Napoleonics
from .units import FACES, FLAG, SABRES
from .victory import lose_objectives


def begin_strike(match: Match[Napoleonics], what: int) -> None:
    """Put one strike of the combat under way on the agenda."""
    position = match.position
    position.strike = what
    position.sequence = position.struck()
    match.then(STRIKE_ROLL[strike_dice(position)], AFTER_THE_ROLL)


class StrikeRoll(Roll[Napoleonics]):
    """The dice of a strike."""

    def happened(self, match: Match[Napoleonics], faces: list[int]) -> None:
        """Count the faces."""
        position = match.position
        if match.logging:
            clause = "NAP-05-138" if position.strike == FIRE else "NAP-05-171"
            match.log.append(rolled(position, STRIKE_NAMES[position.strike], faces, clause))
        position.faces = count_faces(faces, len(FACES))


class Hits(Step[Napoleonics]):
    """Remove a block for each hit, and check the leader; then come the flags (NAP-05-138, NAP-05-171)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Apply everything that was rolled."""
        position = match.position
        struck = position.struck()
        if struck < 0:
            hit_leader(match)
            return
        # Flags do nothing to cavalry that retires (NAP-06-008).
        position.flags = 0 if position.is_retiring else position.faces[FLAG]
        if position.strike == SQUARE_STRIKES and position.flags:
            position.is_bounced = True
            if match.logging:
                match.log.append(events.bounced(position, struck))
        scored = min(hits(position), position.blocks[struck])
        if scored:
            harm(match, struck, scored, "NAP-05-142" if position.strike == FIRE else "NAP-05-176")


def hit_leader(match: Match[Napoleonics]) -> None:
    """One sabre kills a lone leader; if he lives, he must retreat (NAP-05-196, NAP-05-236)."""
    position = match.position
    leader = position.quarry
    if position.faces[SABRES]:
        kill_leader(match, leader, position.ground, "NAP-05-196")
    else:
        match.then(BeginFlight(leader))


class EndOfStrike(Step[Napoleonics]):
    """All consequences of the roll are settled."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Clear the dice away, forget whose leader was checked, and see what ground was left."""
        position = match.position
        position.sequence = NONE
        position.is_checked = False
        position.flags = 0
        position.faces = [0] * len(FACES)
        lose_objectives(match)


STRIKE_ROLL: Final = [StrikeRoll(dice) for dice in range(MOST_DICE + 1)]
AFTER_THE_ROLL: Final = procedure("NAP-05-147", Hits(), MORALE, EndOfStrike())
