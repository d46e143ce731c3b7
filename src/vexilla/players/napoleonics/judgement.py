"""Who will win a battle of Napoleonics: units and cards as the computer player values them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...games.napoleonics.position import Napoleonics
from ..commands_colors.judgement import Judgement, fitted
from .footing import Footing
from .land import Land
from .outlook import Outlook
from .weights import STEADY


class NapoleonicJudgement(Judgement):
    """Units and cards as ``steady`` values them."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self._land: Land | None = None

    def footing_of(self, position: Napoleonics, side: int) -> Footing:
        """As they stand now; of the field it is worked out once what stays the same."""
        land = self._land
        if land is None or land.field is not position.field:
            land = Land(position.field)
            self._land = land
        return Footing(Outlook(position, side, STEADY, land))

    def cards_of(self, position: Napoleonics, side: int) -> float:
        """In hundredths of a banner."""
        total = 0.0
        for card, count in enumerate(position.hands[side]):
            total += count * STEADY.keep[card]
        return total


JUDGEMENT: Final = NapoleonicJudgement(fitted(__name__))
