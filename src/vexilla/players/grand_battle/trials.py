"""Trying things out in an imagined match: what an attack or an answer would lead to, as far as nobody rolls dice."""

from __future__ import annotations

from typing import Final

from ...games.grand_battle.actions import HOLD, SWING
from ...games.grand_battle.attacks.orders import begin_attack
from ...games.grand_battle.position import MOVEMENT, GrandBattle
from ...kernel.action import Action
from ...kernel.chance import Generator
from ...kernel.deed import Deed
from ...kernel.match import Match
from ...kernel.sides import CHANCE

#: The generator of answers that do not matter, and how many of them are given at most.
_ANY: Final = 17
_MOST_ANSWERS: Final = 12


def bare(match: Match[GrandBattle], side: int) -> Match[GrandBattle]:
    """A copy that has nothing left to do, without the enemy's markers."""
    copy = match.idle()
    position = copy.position
    position.phase = MOVEMENT
    position.markers = [marker for marker in position.markers if marker.side == side]
    return copy


def attacked(match: Match[GrandBattle], side: int, deed: Deed) -> GrandBattle:
    """Where an attack would lead; questions on its way are answered plainly, flanks are turned."""
    copy = bare(match, side)
    position = copy.position
    numbers = position.roster.numbers
    begin_attack(copy, [numbers[name] for name in deed.ids("units")])
    copy.run()
    copy.perform(deed)
    answer_plainly(copy)
    return copy.position


def answered(match: Match[GrandBattle], action: Action) -> GrandBattle:
    """Where an answer leads by itself."""
    copy = match.alone()
    copy.enact(action)
    answer_plainly(copy)
    return copy.position


def answer_plainly(match: Match[GrandBattle]) -> None:
    """Go on until nothing is left to do."""
    generator = Generator(_ANY)
    for _ in range(_MOST_ANSWERS):
        if match.over or match.decider == CHANCE:
            return
        options = match.options()
        if SWING in options and HOLD in options:
            match.apply(SWING)
        elif options:
            match.apply(options[0])
        else:
            match.enact(match.sample(generator))
