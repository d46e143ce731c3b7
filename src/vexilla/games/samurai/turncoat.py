"""Turncoat: both sides roll for the loyalty of a unit (SAM-22-013)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Choice, Step
from ..commands_colors.events import marked, rolled_for
from ..commands_colors.faces import HIT
from ..commands_colors.position import NONE
from ..commands_colors.rolls import Roll
from ..commands_colors.rules import refuse_moment
from . import events
from .actions import CHANGE_SIDES, KEEP_SIDE
from .losses import SEE_TO_CAMPS
from .position import Samurai, turn_unit_over
from .units import HONOR

#: Dice of each side: for all, for more banners, for more tokens.
CONTEST_DICE: Final = 3
CONTEST_BANNERS: Final = 1
CONTEST_TOKENS: Final = 2


class Contest(Step[Samurai]):
    """Both players roll for the loyalty of a unit (SAM-22-013)."""

    def run(self, match: Match[Samurai]) -> None:
        """The active player first; then who rolled more honor decides."""
        active = match.position.active
        first, second = ContestRoll(active, contest_dice(match.position, active)), 1 - active
        match.then(first, ContestRoll(second, contest_dice(match.position, second)), CONTEST_ENDS)


def contest_dice(position: Samurai, side: int) -> int:
    """Three dice, one for more banners, two for more tokens, counted after the card is paid."""
    dice = CONTEST_DICE
    if position.banners[side] > position.banners[1 - side]:
        dice += CONTEST_BANNERS
    return dice + CONTEST_TOKENS if position.honor[side] > position.honor[1 - side] else dice


class ContestRoll(Roll[Samurai]):
    """One player's dice of the contest."""

    def __init__(self, roller: int, dice: int) -> None:
        super().__init__(dice)
        self.roller: Final = roller

    def happened(self, match: Match[Samurai], faces: list[int]) -> None:
        """Count the honor; it brings no tokens here."""
        position = match.position
        position.thrown[self.roller] = faces.count(HONOR)
        if match.logging:
            counted = marked(faces, (HONOR,), HIT)
            match.log.append(rolled_for(position, "turncoat", self.roller, NONE, faces, "SAM-22-013", counted))

    def label(self) -> str:
        return f"ContestRoll({name_of_side(self.roller)} {self.dice})"


class ContestEnds(Step[Samurai]):
    """Whoever rolled more honor decides; a tie leaves the unit where it is."""

    def run(self, match: Match[Samurai]) -> None:
        """Ask the winner."""
        position = match.position
        bottom, top = position.thrown
        position.thrown = [NONE, NONE]
        if bottom != top:
            match.then(LOYALTY[0 if bottom > top else 1])
        elif match.logging:
            match.log.append(events.kept_side(position, position.aim_unit))


class Loyalty(Choice[Samurai]):
    """The winner of the contest decides whether the unit changes sides."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Both are possible."""
        return [CHANGE_SIDES, KEEP_SIDE]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        return None if action in (CHANGE_SIDES, KEEP_SIDE) else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Change, or not."""
        position = match.position
        if action == CHANGE_SIDES:
            turn_unit_over(position, position.aim_unit)
        if match.logging:
            told = events.changed_sides if action == CHANGE_SIDES else events.kept_side
            match.log.append(told(position, position.aim_unit))
        match.then(SEE_TO_CAMPS)

    def question(self) -> str:
        return "sam-ask-loyalty"


CONTEST: Final = Contest()
CONTEST_ENDS: Final = ContestEnds()
LOYALTY: Final = [Loyalty(side) for side in SIDES]
