"""What being done ends, a phase or the whole turn, and who could still have done something: told with the decision."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.position import View
from ...kernel.source import Asking
from .position import B

#: The phases of a turn that end when the player says so.
ORDERS: Final = "orders"
MOVEMENT: Final = "movement"
COMBAT: Final = "combat"
RALLY: Final = "rally"
TURN: Final = "turn"


def ends(match: Match[B], phase: str, idle: int) -> View | None:
    """What being done at the question of a phase ends; ``idle`` pieces could still do what the phase is for.

    ``asks`` is there when that cannot be made good any more: the combats of a phase are over, or the turn is. Nothing
    is drawn or rolled to find out, so the answer tells only what everybody may know.
    """
    done = match.position.rules.verbs.done
    if done not in match.options():
        return None
    ended = TURN if _ends_turn(match, done) else phase
    told: View = {"action": match.text(done), "phase": phase, "says": f"cc-end-{ended}"}
    if idle and (ended == TURN or phase in (COMBAT, RALLY)):
        told["asks"] = f"cc-spare-{phase}"
        told["about"] = {"idle": idle, "ends": ended}
    return told


def _ends_turn(match: Match[B], done: int) -> bool:
    """Whether nothing is left of the turn but to put the card away."""
    after = match.clone()
    after.source = Asking()
    turn = after.position.turn
    after.apply(done)
    return after.over or after.position.turn != turn or after.position.played < 0


def hexes_in(options: list[int], start: int, size: int, step: int) -> set[int]:
    """The first hexes of those options that belong to a verb, whose hexes are so many options apart."""
    return {(option - start) // step for option in options if start <= option < start + size * step}
