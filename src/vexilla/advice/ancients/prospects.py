"""Who is winning a battle of Ancients: what the computer player weighs up.

The four weights are those of a logistic regression on 600 games of ``steady`` against itself (200 of Akragas, the
others over all scenarios), from positions a dozen decisions apart, every game counting the same. Fitted to two thirds
of them, they gave the winner of the others more than 0.9 before the last decision in seven games of ten, and more
than 0.5 in nineteen of twenty.
"""

from __future__ import annotations

from typing import Final

from ...games.ancients.position import Ancients
from ...players.ancients.footing import Footing
from ...players.ancients.outlook import Outlook
from ...players.ancients.weights import STEADY
from ..commands_colors.prospects import Prospects


class AncientProspects(Prospects):
    """Units and cards as ``steady`` values them."""

    def standing_of(self, position: Ancients, side: int) -> float:
        """In banners."""
        outlook = Outlook(position, side, STEADY)
        footing = Footing(outlook)
        footing.note_threats()
        total = 0.0
        for unit in outlook.own:
            total += footing.prospect(unit) - footing.danger(unit) + footing.company(unit)
        return total / STEADY.banner

    def cards_of(self, position: Ancients, side: int) -> float:
        """In banners."""
        return sum(count * STEADY.keep[card] for card, count in enumerate(position.hands[side])) / STEADY.banner


ANCIENT_PROSPECTS: Final = AncientProspects(race=2.4, standing=0.64, tempo=0.72, cards=2.0)
