"""One strike: roll, hits, casualty check, flags. Fire, attack, First Strike and battle back are all strikes."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.step import Step, procedure
from ..commands_colors.events import rolled
from ..commands_colors.leaders import BeginFlight, kill_leader
from ..commands_colors.losses import harm
from ..commands_colors.position import FIRE, NONE
from ..commands_colors.retreat import MORALE
from ..commands_colors.rolls import Roll
from .actions import MOST_DICE
from .dice import close_dice, fire_dice, hits, swords_count, swords_ignored
from .position import STRIKE_NAMES, Ancients
from .units import ELEPHANT, FLAG, HELMET, SWORDS


def begin_strike(match: Match[Ancients], what: int) -> None:
    """Put one strike of the combat under way on the agenda."""
    position = match.position
    position.strike = what
    dice = fire_dice(position, position.attacker, position.ground) if what == FIRE else close_dice(position)
    position.sequence = position.struck()
    position.sword_shield = swords_ignored(position) if swords_count(position) else 0
    match.then(STRIKE_ROLL[dice], AFTER_THE_ROLL)


class StrikeRoll(Roll[Ancients]):
    """The dice of a strike; swords that are ignored fall away at once (ANC-11-060)."""

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Count the faces, and let elephants roll again what hit with swords."""
        position = match.position
        if match.logging:
            clause = "ANC-10-028" if position.strike == FIRE else "ANC-11-011"
            match.log.append(rolled(position, STRIKE_NAMES[position.strike], faces, clause))
        counts = position.faces
        swords = 0
        for face in faces:
            if face == SWORDS:
                swords += 1
            else:
                counts[face] += 1
        if swords == 0 or not swords_count(position):
            return
        ignored = min(swords, position.sword_shield)
        position.sword_shield -= ignored
        swords -= ignored
        counts[SWORDS] += swords
        if swords and position.kinds[position.striker()].traits & ELEPHANT:
            match.then(STRIKE_ROLL[swords])


class Hits(Step[Ancients]):
    """Remove a block for each hit, and check the leader (ANC-11-100, ANC-14-008)."""

    def run(self, match: Match[Ancients]) -> None:
        """Apply everything that was rolled."""
        position = match.position
        struck = position.struck()
        if struck < 0:
            hit_leader(match)
            return
        # Flags do nothing to a unit that evades (ANC-13-005).
        position.flags = 0 if position.is_evading else position.faces[FLAG]
        scored = min(hits(position), position.blocks[struck])
        if scored:
            harm(match, struck, scored, "ANC-10-040" if position.strike == FIRE else "ANC-11-100")


def hit_leader(match: Match[Ancients]) -> None:
    """One helmet kills a lone leader; if he lives, he must evade (ANC-13-031, ANC-13-032)."""
    position = match.position
    leader = position.quarry
    if position.faces[HELMET]:
        kill_leader(match, leader, position.ground, "ANC-13-031")
    else:
        match.then(BeginFlight(leader))


class EndOfStrike(Step[Ancients]):
    """All consequences of the roll are settled."""

    def run(self, match: Match[Ancients]) -> None:
        """Clear the dice away, and forget whose leader was checked."""
        position = match.position
        position.sequence = NONE
        position.is_checked = False
        position.flags = 0
        position.sword_shield = 0
        position.faces = [0, 0, 0, 0, 0, 0]


STRIKE_ROLL: Final = [StrikeRoll(dice) for dice in range(MOST_DICE + 1)]
AFTER_THE_ROLL: Final = procedure("ANC-11-003", Hits(), MORALE, EndOfStrike())
