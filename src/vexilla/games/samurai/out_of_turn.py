"""Shots and blows in the enemy's turn: Hail of Arrows, Feigned Flight, Ambush (chapter 22)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Step
from ..commands_colors.position import ATTACKING, NONE
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.strike import begin_strike, is_to_be_fought
from .actions import ATTACK, BOARD, HEXES
from .position import AMBUSHING, FEIGNING, Samurai
from .uses import blows_of_feint, shots_of_hail


class StrikesOutOfTurn(Choice[Samurai]):
    """The player of a Dragon card says which of his units strikes at whom in the enemy's turn."""

    def strikes(self, position: Samurai) -> list[int]:
        """Everyone who may, as attacks."""
        raise NotImplementedError

    def clause(self) -> str:
        """The clause of the card."""
        raise NotImplementedError

    def options(self, match: Match[Samurai]) -> list[int]:
        """Everyone who may."""
        return self.strikes(match.position)

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why that unit may not."""
        if action in self.options(match):
            return None
        if not ATTACK <= action < ATTACK + HEXES * HEXES:
            return refuse_moment(match, self)
        here, there = (action - ATTACK) // HEXES, (action - ATTACK) % HEXES
        return refuse(self.clause(), hex=BOARD.labels[here], target=BOARD.labels[there])


class Hail(StrikesOutOfTurn):
    """A unit with missiles shoots at once at an enemy that moved or stays (SAM-22-031)."""

    def strikes(self, position: Samurai) -> list[int]:
        return shots_of_hail(position, self.side)

    def clause(self) -> str:
        return "SAM-22-031"

    def take(self, match: Match[Samurai], action: int) -> None:
        """It shoots with the dice of one that stands."""
        position = match.position
        here, there = (action - ATTACK) // HEXES, (action - ATTACK) % HEXES
        position.declare(position.unit_at[here], there, False)
        match.then(position.rules.ranged_combat)

    def question(self) -> str:
        return "sam-ask-hail"


class Feint(StrikesOutOfTurn):
    """A unit beside an enemy that has advanced strikes at it at once (SAM-22-032)."""

    def strikes(self, position: Samurai) -> list[int]:
        return blows_of_feint(position, self.side)

    def clause(self) -> str:
        return "SAM-22-032"

    def take(self, match: Match[Samurai], action: int) -> None:
        """It strikes; neither battle back nor advance follow."""
        position = match.position
        position.feigner = position.unit_at[(action - ATTACK) // HEXES]
        begin_strike(match, FEIGNING)

    def question(self) -> str:
        return "sam-ask-feint"


def spring_ambush(match: Match[Samurai]) -> None:
    """The defender strikes first; then the attack goes on as it was announced, if it can (SAM-22-015)."""
    position = match.position
    position.was_struck_first = True
    resumed = ResumeAttack(position.dice, position.is_inspired)
    position.is_inspired = False
    begin_strike(match, AMBUSHING)
    match.then(resumed)


class ResumeAttack(Step[Samurai]):
    """The attack that was ambushed, with the dice it had, if attacker and defender still stand where they were.

    The window in which the ambush was played is open again, and its player was the last to play: the attacker may
    answer (SAM-18-032).
    """

    def __init__(self, dice: int, is_inspired: int) -> None:
        super().__init__()
        self.dice: Final = dice
        # Read from a written position it is a number.
        self.is_inspired: Final = is_inspired != 0

    def run(self, match: Match[Samurai]) -> None:
        """Go on, or leave it."""
        position = match.position
        if is_to_be_fought(position):
            position.strike, position.dice = ATTACKING, self.dice
            position.is_inspired = self.is_inspired
            position.just_played = position.side_of[position.defender]
        else:
            position.strike = position.dice = NONE

    def label(self) -> str:
        return f"ResumeAttack({self.dice} {self.is_inspired})"


HAIL: Final = [Hail(side) for side in SIDES]
FEINT: Final = [Feint(side) for side in SIDES]
