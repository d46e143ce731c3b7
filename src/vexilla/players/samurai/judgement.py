"""Who will win a battle of Samurai Battles: units, honor and cards as the computer player values them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...games.samurai.position import DRAGON_CARDS, Samurai
from ..commands_colors.judgement import Judgement, fitted
from .footing import Footing
from .land import Land
from .outlook import Outlook
from .weights import STEADY


class SamuraiJudgement(Judgement):
    """Units, honor and cards as ``steady`` values them."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self._land: Land | None = None

    def footing_of(self, position: Samurai, side: int) -> Footing:
        """As they stand now; of the field it is worked out once what stays the same."""
        land = self._land
        if land is None or land.field is not position.field:
            land = Land(position.field)
            self._land = land
        return Footing(Outlook(position, side, STEADY, land))

    def cards_of(self, position: Samurai, side: int) -> float:
        """Of both decks, in hundredths of a banner."""
        total = 0.0
        for card, count in enumerate(position.hands[side]):
            total += count * STEADY.keep[card]
        dragons = position.stocks[DRAGON_CARDS].hands[side]
        for card, count in enumerate(dragons):
            total += count * STEADY.dragons[card]
        return total

    def means_of(self, position: Samurai, side: int) -> float:
        """Honor."""
        return STEADY.tokens[position.honor[side]]


JUDGEMENT: Final = SamuraiJudgement(fitted(__name__))
