"""What a difference of totals does to who was struck, and who wins (GRB-06-083 to GRB-06-088, GRB-06-109 to 116)."""

from __future__ import annotations

from typing import Final, final

from ....kernel.match import Match
from ..actions import PIPS
from ..disorder import disorder
from ..losses import lose
from ..position import GrandBattle
from ..tables.disorder import CHARIOT_RETREAT, CONFUSED, FLED, RETREATED
from ..tables.results import (
    CONFUSION,
    FLIGHT,
    MELEE_RESULTS,
    OUTCOME_KEYS,
    RETREAT,
    SHOOTING_RESULTS,
    Result,
    result_of,
)
from .terms import HALVES


@final
class Effect:
    """What a blow or a shot does to who was struck."""

    def __init__(self, outcome: int, losses: int, clause: str, is_turned: bool) -> None:
        self.outcome: Final = outcome
        self.losses: Final = losses
        self.clause: Final = clause
        #: Whether it is a retreat that is a flight for such chariots (GRB-11-012).
        self.is_turned: Final = is_turned


def effect_of(position: GrandBattle, unit: int, difference: int, is_melee: bool, from_rear: bool) -> Effect:
    """The row of a table for a difference in halves, against the strength that is left (GRB-01-026, GRB-06-108)."""
    row: Result = result_of(
        MELEE_RESULTS if is_melee else SHOOTING_RESULTS, difference, position.vitality_of(unit) * HALVES
    )
    outcome = row.from_rear if from_rear else row.outcome
    clause = row.clauses[1] if from_rear else row.clauses[0]
    if outcome == RETREAT and position.profile_of(unit).kind.retreat_is_flight:
        return Effect(FLIGHT, row.losses, clause, is_turned=True)
    return Effect(outcome, row.losses, clause, is_turned=False)


def suffer(match: Match[GrandBattle], unit: int, effect: Effect, shooters: bool) -> None:
    """Losses and disorder occur at once, whoever wins (GRB-06-087, GRB-06-114)."""
    for _ in range(effect.losses):
        lose(match, unit, shooters, effect.clause)
    if effect.outcome == CONFUSION:
        disorder(match, unit, CONFUSED)
    elif effect.outcome == RETREAT:
        disorder(match, unit, RETREATED)
    elif effect.outcome == FLIGHT:
        disorder(match, unit, CHARIOT_RETREAT if effect.is_turned else FLED)


def is_routed(position: GrandBattle, unit: int) -> bool:
    """Whether a unit has nothing left (GRB-01-031)."""
    return position.vitality_of(unit) <= 0


def chances(position: GrandBattle, unit: int, difference: int, is_melee: bool, from_rear: bool) -> list[int]:
    """How many of the 36 rolls of the two dice bring each outcome, for a difference of totals without dice."""
    found = [0] * len(OUTCOME_KEYS)
    for lead in range(1 - PIPS, PIPS):
        effect = effect_of(position, unit, difference + lead * HALVES, is_melee, from_rear)
        # So many of the rolls have the attacker's die ahead by so much.
        found[effect.outcome] += PIPS - abs(lead)
    return found
