"""The battle step: ordered units fire or fight one after another (chapters 9 and 10)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES
from ..commands_colors.attacks import DeclaresCombats
from ..commands_colors.events import fires
from ..commands_colors.position import FIRE
from .actions import BOARD
from .cards import CARDS
from .close import declare_close_combat
from .momentum import forbids_advance
from .position import Ancients
from .strike import begin_strike
from .targets import (
    close_targets,
    fire_targets,
    forbids_close,
    forbids_close_target,
    forbids_fire,
    forbids_fire_target,
)


class Battles(DeclaresCombats[Ancients]):
    """Declare combats one at a time, in any order, until done (ANC-09-001)."""

    def attacks(self, position: Ancients, unit: int) -> list[int]:
        """Close combats, then fire."""
        card = CARDS[position.card]
        options: list[int] = []
        if card.closes and forbids_close(position, unit) is None:
            options += close_targets(position, unit)
        if card.fires and forbids_fire(position, unit) is None:
            options += fire_targets(position, unit)
        return options

    def forbids_attack(self, position: Ancients, here: int, there: int) -> str | None:
        """By distance, orders and what the unit has done."""
        return forbids_attack(position, self.side, here, there)

    def forbids_last_advance(self, position: Ancients) -> str:
        """Why there was no momentum advance."""
        return forbids_last_advance(position)

    def forbids_done(self, position: Ancients) -> str | None:
        """Warriors must still fight."""
        return forbids_done(position)

    def attack(self, match: Match[Ancients], unit: int, target: int) -> None:
        """Fight what is adjacent, fire at the rest."""
        if BOARD.distance[match.position.unit_hex[unit]][target] == 1:
            declare_close_combat(match, unit, target, False)
        else:
            declare_fire(match, unit, target)


def forbids_attack(position: Ancients, side: int, here: int, there: int) -> str | None:
    """Why the unit in one hex may not attack another hex now."""
    unit = position.unit_at[here]
    if unit < 0 or position.side_of[unit] != side:
        leader = position.leader_at[here]
        is_own_leader = unit < 0 and leader >= 0 and position.side_of_leader[leader] == side
        return "ANC-11-079" if is_own_leader else "ANC-07-002"
    distance = BOARD.distance[here][there]
    if distance == 0:
        return "ANC-11-001"
    if distance == 1:
        return forbids_close(position, unit) or forbids_close_target(position, unit, there)
    return forbids_fire(position, unit) or forbids_fire_target(position, unit, there)


def forbids_last_advance(position: Ancients) -> str:
    """Why there was no advance after the combat that was just fought."""
    unit, defender = position.attacker, position.defender
    if unit >= 0 and position.strike == FIRE:
        return "ANC-10-046"
    if unit < 0 or position.unit_hex[unit] < 0 or (defender >= 0 and position.unit_hex[defender] == position.ground):
        return "ANC-13-053"
    if defender < 0:
        return "ANC-13-063"
    if position.is_evading:
        return "ANC-13-062"
    return forbids_advance(position) or "ANC-13-053"


def forbids_done(position: Ancients) -> str | None:
    """Warriors that charged and still have an enemy beside them must have fought (ANC-08-028, ANC-09-012)."""
    waiting = position.must_battle & ~position.battled
    if waiting:
        for unit in position.ordered:
            if waiting >> unit & 1 and position.unit_hex[unit] >= 0 and close_targets(position, unit):
                return "ANC-09-012"
    return None


def declare_fire(match: Match[Ancients], unit: int, target: int) -> None:
    """Ranged combat: announce, range and sight are checked, terrain, roll, hits, retreats (ANC-10-011)."""
    position = match.position
    position.declare(unit, target, False)
    bit = 1 << unit
    if CARDS[position.card].shots > 1 and not position.fired_once & bit:
        position.fired_once |= bit
    else:
        position.battled |= bit
    if match.logging:
        match.log.append(fires(position, "ANC-10-013"))
    begin_strike(match, FIRE)


BATTLES: Final = [Battles(side) for side in SIDES]
