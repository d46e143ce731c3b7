"""The player ``piecemeal``: everyone for himself, the fastest first.

Nothing is left to chance. It is weak as beginners are: it keeps no line but sends in one unit after another, so that
its horse comes to the enemy alone; it takes whoever is near for somebody it can reach, and is disordered when he was
not; it charges without a shot, and never turns to whoever has come round its flank.
"""

from __future__ import annotations

from ...games.grand_battle.actions import DECLINE, PASS
from ...games.grand_battle.attacks.judge import hindrance
from ...games.grand_battle.combat.facing import TurnToFace
from ...games.grand_battle.combat.shooting import DeclareFire
from ...games.grand_battle.geometry.gaps import gap
from ...games.grand_battle.position import GrandBattle
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...kernel.match import Match
from .bodies import own_bodies
from .straight import StraightAhead


class Piecemeal(StraightAhead):
    """Orders man by man, and looks only ahead."""

    def __init__(self, generator: Generator) -> None:
        super().__init__(generator)
        self.name = "piecemeal"

    def decide(self, match: Match[GrandBattle], side: int) -> Action | None:
        """No shots in a fight and no look aside; the plain answer to all else."""
        choice = match.choice()
        if isinstance(choice, DeclareFire):
            return DECLINE
        if isinstance(choice, TurnToFace):
            return PASS
        return super().decide(match, side)

    def bodies(self, position: GrandBattle, side: int) -> list[list[int]]:
        """Every unit by itself, the fastest first."""
        units = [(-position.profile_of(unit).move, unit) for body in own_bodies(position, side) for unit in body]
        units.sort()
        return [[unit] for _, unit in units]

    def charges(self, match: Match[GrandBattle], side: int, units: list[int]) -> bool:
        """Whether anybody is as near as a unit goes: a wheel, rough ground or a friend between is not thought of."""
        position = match.position
        if any(hindrance(position, unit) is not None for unit in units):
            return False
        foes = [position.bases[foe] for foe in position.units_of(1 - side)]
        for unit in units:
            move, base = position.profile_of(unit).move, position.bases[unit]
            if any(gap(base, foe) <= move for foe in foes):
                return True
        return False
