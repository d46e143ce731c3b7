"""Setting a battle up: pieces on the field, hands of both decks, tokens (chapter 2)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES
from ...kernel.step import Step
from ..commands_colors.deck import FILL_HAND, FillHand
from ..commands_colors.setup import set_field
from .cards import TABLE
from .dragons import dragon_deck
from .position import ALL_TOKENS, DRAGON_CARDS, Samurai
from .scenario import SamuraiScenario


def set_up(entry: SamuraiScenario) -> Samurai:
    """The field before the cards are dealt: terrain, units, leaders, tokens (SAM-02-005, SAM-02-006, SAM-02-011)."""
    position = Samurai(entry.setting)
    set_field(position, entry.scenario, TABLE.copies())
    position.stocks[DRAGON_CARDS].deck[:] = dragon_deck()
    position.honor = entry.setting.special.honor[:]
    position.pool = ALL_TOKENS - sum(position.honor)
    return position


class Deal(Step[Samurai]):
    """Deal both hands of both decks (SAM-02-008, SAM-02-010)."""

    def run(self, match: Match[Samurai]) -> None:
        """The side that begins is dealt first."""
        first = match.position.active
        match.then(FILL_HAND[first], FILL_HAND[1 - first], FILL_DRAGONS[first], FILL_DRAGONS[1 - first])


DEAL_HANDS: Final = Deal()
FILL_DRAGONS: Final = [FillHand[Samurai](side, DRAGON_CARDS) for side in SIDES]
