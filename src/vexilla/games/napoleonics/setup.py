"""Setting a battle up: pieces on the field and hands (chapter 3)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.step import Step
from ..commands_colors.deck import FILL_HAND
from ..commands_colors.setup import set_field
from .cards import CARDS, KINDS_OF_CARDS
from .position import Napoleonics
from .scenario import NapoleonicsScenario
from .turn import begin_turn


def set_up(entry: NapoleonicsScenario) -> Napoleonics:
    """The field before the cards are dealt: terrain, units with their blocks, leaders (NAP-03-004, NAP-03-005)."""
    position = Napoleonics(entry.setting)
    set_field(position, entry.scenario, [CARDS[card].copies for card in range(KINDS_OF_CARDS)])
    return position


class Deal(Step[Napoleonics]):
    """Deal both hands; then comes the first turn (NAP-03-007)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Put it all on the agenda."""
        first = match.position.active
        match.then(FILL_HAND[first], FILL_HAND[1 - first], FIRST_TURN)


class FirstTurn(Step[Napoleonics]):
    """The scenario names who begins (NAP-03-012)."""

    def run(self, match: Match[Napoleonics]) -> None:
        """Begin."""
        begin_turn(match, match.position.active)


DEAL_HANDS: Final = Deal()
FIRST_TURN: Final = FirstTurn()
