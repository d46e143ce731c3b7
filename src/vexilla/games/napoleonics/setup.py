"""Setting a battle up: pieces on the field and hands (chapter 3)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.step import Step
from ..commands_colors.deck import FILL_HAND
from ..commands_colors.setup import set_field
from .cards import TABLE
from .position import Napoleonics
from .scenario import NapoleonicsScenario


def set_up(entry: NapoleonicsScenario) -> Napoleonics:
    """The field before the cards are dealt: terrain, units with their blocks, leaders (NAP-03-004, NAP-03-005)."""
    position = Napoleonics(entry.setting)
    set_field(position, entry.scenario, TABLE.copies())
    return position


class Deal(Step[Napoleonics]):
    """Deal both hands (NAP-03-007)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """The side that begins is dealt first."""
        first = match.position.active
        match.then(FILL_HAND[first], FILL_HAND[1 - first])


DEAL_HANDS: Final = Deal()
