"""Ranged and close combat, line by line as the book lists them (chapters 9 to 11)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.step import procedure
from ..commands_colors.attacks import ANNOUNCE
from ..commands_colors.close import BATTLE_BACK, DECLARE, REACT
from ..commands_colors.position import STRIKING_FIRST
from ..commands_colors.pursuit import AFTER_SUCCESS
from ..commands_colors.strike import COUNT_ATTACK, COUNT_FIRE, END_OF_STRIKE, STRIKE, begin_strike
from ..commands_colors.windows import CLOSE_COMBAT_DECLARED, FIRE_DECLARED, window
from . import events
from .cards import CARDS
from .evade import EVADE_MOVE
from .position import Ancients
from .targets import close_targets


def forbids_done(position: Ancients) -> str | None:
    """Warriors that charged and still have an enemy beside them must have fought (ANC-08-028, ANC-09-012)."""
    waiting = position.must_battle & ~position.battled
    if waiting:
        for unit in position.ordered:
            if waiting >> unit & 1 and position.unit_hex[unit] >= 0 and close_targets(position, unit):
                return "ANC-09-012"
    return None


def note_shot(position: Ancients) -> None:
    """A unit that fires has had its combat, or the first of its two shots (ANC-18-063)."""
    bit = 1 << position.attacker
    if CARDS[position.card].shots > 1 and not position.fired_once & bit:
        position.fired_once |= bit
    else:
        position.battled |= bit


def strike_from_walls(match: Match[Ancients]) -> None:
    """A defender that stands on city walls strikes first, unless the attacker is on them too (ANC-16-081)."""
    position = match.position
    if position.grounds[position.ground].is_wall and not position.grounds[position.post].is_wall:
        position.was_struck_first = True
        if match.logging:
            match.log.append(events.strikes_from_walls(position, position.defender))
        begin_strike(match, STRIKING_FIRST)


#: Range and sight are judged when fire is announced (ANC-10-005, ANC-10-021).
RANGED_COMBAT: Final = procedure("ANC-10-011", ANNOUNCE, window(FIRE_DECLARED), COUNT_FIRE, *STRIKE, END_OF_STRIKE)

#: First Strike is a reaction (ANC-18-079). An evader moves once the roll is settled (ANC-13-013).
CLOSE_COMBAT: Final = procedure(
    "ANC-11-003",
    DECLARE,
    window(CLOSE_COMBAT_DECLARED),
    REACT,
    COUNT_ATTACK,
    *STRIKE,
    EVADE_MOVE,
    END_OF_STRIKE,
    AFTER_SUCCESS,
    BATTLE_BACK,
)
