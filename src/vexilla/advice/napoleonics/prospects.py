"""Who is winning a battle of Napoleonics: what the computer player weighs up.

The four weights are those of a logistic regression on 600 games of ``steady`` against itself (60 of each scenario of
the program), from positions a dozen decisions apart, every game counting the same. Fitted to two thirds of them, they
gave the winner of the others more than 0.9 in the last of these positions in six games of ten, and more than 0.5 in
nine of ten. What is left of the units, objectives and the cards under squares make little difference beside them.
"""

from __future__ import annotations

from typing import Final

from ...games.napoleonics.position import Napoleonics
from ...players.napoleonics.footing import Footing
from ...players.napoleonics.land import Land
from ...players.napoleonics.outlook import Outlook
from ...players.napoleonics.weights import STEADY
from ..commands_colors.prospects import Prospects


class NapoleonicProspects(Prospects):
    """Units and cards as ``steady`` values them."""

    def standing_of(self, position: Napoleonics, side: int) -> float:
        """In banners."""
        outlook = Outlook(position, side, STEADY, Land(position.field))
        footing = Footing(outlook)
        footing.note_threats()
        total = 0.0
        for unit in outlook.own:
            total += footing.prospect(unit) - footing.danger(unit) + footing.company(unit)
        return total / STEADY.banner

    def cards_of(self, position: Napoleonics, side: int) -> float:
        """In banners."""
        held = sum(count * STEADY.keep[card] for card, count in enumerate(position.hands[side]))
        return held / STEADY.banner


NAPOLEONIC_PROSPECTS: Final = NapoleonicProspects(race=2.0, standing=0.69, tempo=0.8, cards=1.4)
