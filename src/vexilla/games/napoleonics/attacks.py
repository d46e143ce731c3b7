"""The battle phase: ordered units fire or fight one after another (chapter 5)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES
from ..commands_colors.attacks import DeclaresCombats
from ..commands_colors.events import fires
from ..commands_colors.position import FIRE
from .actions import BOARD
from .cards import CARDS
from .melee import declare_melee
from .position import Napoleonics
from .pursuit import forbids_advance
from .strike import begin_strike
from .targets import (
    fire_targets,
    forbids_fire,
    forbids_fire_target,
    forbids_melee,
    forbids_melee_target,
    melee_targets,
)


class Battles(DeclaresCombats[Napoleonics]):
    """Declare combats one at a time, in any order, until done (NAP-05-086, NAP-05-087)."""

    def attacks(self, position: Napoleonics, unit: int) -> list[int]:
        """Melees, then fire."""
        card = CARDS[position.card]
        options: list[int] = []
        if card.closes and forbids_melee(position, unit) is None:
            options += melee_targets(position, unit)
        if card.fires and forbids_fire(position, unit) is None:
            options += fire_targets(position, unit)
        return options

    def forbids_attack(self, position: Napoleonics, here: int, there: int) -> str | None:
        """By distance, orders and what the unit has done."""
        return forbids_attack(position, self.side, here, there)

    def forbids_last_advance(self, position: Napoleonics) -> str:
        """Why no ground was taken."""
        return forbids_last_advance(position)

    def attack(self, match: Match[Napoleonics], unit: int, target: int) -> None:
        """Melee with what is adjacent, fire at the rest."""
        if BOARD.distance[match.position.unit_hex[unit]][target] == 1:
            declare_melee(match, unit, target, False)
        else:
            declare_fire(match, unit, target)


def forbids_attack(position: Napoleonics, side: int, here: int, there: int) -> str | None:
    """Why the unit in one hex may not attack another hex now."""
    unit = position.unit_at[here]
    if unit < 0 or position.side_of[unit] != side:
        leader = position.leader_at[here]
        is_own_leader = unit < 0 and leader >= 0 and position.side_of_leader[leader] == side
        return "NAP-05-069" if is_own_leader else "NAP-05-017"
    distance = BOARD.distance[here][there]
    if distance == 0:
        return "NAP-05-148"
    if distance == 1:
        return forbids_melee(position, unit) or forbids_melee_target(position, unit, there)
    return forbids_fire(position, unit) or forbids_fire_target(position, unit, there)


def forbids_last_advance(position: Napoleonics) -> str:
    """Why there was no taking ground after the combat that was just fought."""
    unit = position.attacker
    if unit >= 0 and position.strike == FIRE:
        return "NAP-05-278"
    if unit < 0 or position.unit_hex[unit] < 0 or position.unit_hex[unit] != position.post:
        return "NAP-05-259"
    defender = position.defender
    if defender >= 0 and position.unit_hex[defender] == position.ground:
        return "NAP-05-259"
    return forbids_advance(position) or "NAP-05-259"


def declare_fire(match: Match[Napoleonics], unit: int, target: int) -> None:
    """Ranged combat: announce, range and sight are checked, terrain, roll, hits, retreat (NAP-05-100)."""
    position = match.position
    position.declare(unit, target, False)
    position.battled |= 1 << unit
    if match.logging:
        match.log.append(fires(position, "NAP-05-101"))
    begin_strike(match, FIRE)


BATTLES: Final = [Battles(side) for side in SIDES]
