"""Who is winning a battle of Napoleonics: what the computer player weighs up."""

from __future__ import annotations

from typing import Final

from ..games.napoleonics.position import Napoleonics
from ..players.napoleonics.land import Land
from ..players.napoleonics.scene import Scene
from ..players.napoleonics.standing import Standing
from ..players.napoleonics.weights import STEADY
from .prospects import Prospects


class NapoleonicProspects(Prospects):
    """Units, objectives and cards as ``steady`` values them; a card under a square is worth half of one in hand."""

    def standing_of(self, position: Napoleonics, side: int) -> float:
        """In banners."""
        scene = Scene(position, side, STEADY, Land(position.field))
        standing = Standing(scene)
        total = 0.0
        for unit in scene.own:
            total += standing.prospect(unit) - standing.danger(unit) + standing.company(unit)
        return total / STEADY.banner

    def cards_of(self, position: Napoleonics, side: int) -> float:
        """In banners."""
        held = sum(count * STEADY.keep[card] for card, count in enumerate(position.hands[side]))
        return held / STEADY.banner


NAPOLEONIC_PROSPECTS: Final = NapoleonicProspects(race=2.4, standing=0.64, tempo=0.72, cards=2.0)
