"""Who is winning a battle of Samurai Battles: what the computer player weighs up, with honor and Dragon cards."""

from __future__ import annotations

from typing import Final

from ...games.samurai.position import DRAGON_CARDS, Samurai
from ...players.samurai.footing import Footing
from ...players.samurai.land import Land
from ...players.samurai.outlook import Outlook
from ...players.samurai.weights import STEADY
from ..commands_colors.prospects import Prospects


class SamuraiProspects(Prospects):
    """Units, honor and cards as ``steady`` values them."""

    def standing_of(self, position: Samurai, side: int) -> float:
        """In banners."""
        outlook = Outlook(position, side, STEADY, Land(position.field))
        footing = Footing(outlook)
        footing.note_threats()
        total = STEADY.tokens[position.honor[side]]
        for unit in outlook.own:
            total += footing.prospect(unit) - footing.danger(unit) + footing.company(unit)
        return total / STEADY.banner

    def cards_of(self, position: Samurai, side: int) -> float:
        """Of both decks, in banners."""
        held = sum(count * STEADY.keep[card] for card, count in enumerate(position.hands[side]))
        dragons = position.stocks[DRAGON_CARDS].hands[side]
        held += sum(count * STEADY.dragons[card] for card, count in enumerate(dragons))
        return held / STEADY.banner


SAMURAI_PROSPECTS: Final = SamuraiProspects(race=2.0, standing=0.69, tempo=0.8, cards=1.0)
