"""Who will win a battle of Ancients: units and cards as the computer player values them."""

from __future__ import annotations

from typing import Final

from ...games.ancients.position import Ancients
from ..commands_colors.judgement import Judgement, fitted
from .footing import Footing
from .outlook import Outlook
from .weights import STEADY


class AncientJudgement(Judgement):
    """Units and cards as ``steady`` values them."""

    def footing_of(self, position: Ancients, side: int) -> Footing:
        """As they stand now."""
        return Footing(Outlook(position, side, STEADY, self.memory))

    def cards_of(self, position: Ancients, side: int) -> float:
        """In hundredths of a banner."""
        total = 0.0
        for card, count in enumerate(position.hands[side]):
            total += count * STEADY.keep[card]
        return total


JUDGEMENT: Final = AncientJudgement(fitted(__name__))
