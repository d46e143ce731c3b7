"""Who will win a battle of Samurai Battles: there are two decks, and honor."""

from __future__ import annotations

from typing import Any

from ...games.samurai.position import DRAGON_CARDS
from ..commands_colors.judgement import Judgement


class SamuraiJudgement(Judgement):
    """Units, honor and cards as ``steady`` values them."""

    def cards_of(self, position: Any, side: int) -> float:
        """Of both decks, in hundredths of a banner."""
        total = super().cards_of(position, side)
        for card, count in enumerate(position.stocks[DRAGON_CARDS].hands[side]):
            total += count * self.steady.weights.dragons[card]
        return total

    def means_of(self, position: Any, side: int) -> float:
        """Honor."""
        worth: float = self.steady.weights.tokens[position.honor[side]]
        return worth
