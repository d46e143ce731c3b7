"""Who is winning a battle of Commands & Colors: what counts, on the scale of games that were played.

A game says how well the units of a side stand and what its cards are worth, and has weights of its own.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from ...games.commands_colors.position import Battle
from ...kernel.sides import BOTTOM, SIDES, TOP


class Prospects:
    """The weights of a game's logistic regression."""

    def __init__(self, *, race: float, standing: float, tempo: float, cards: float) -> None:
        #: The ratio of banners that are missing; how well the units stand, in banners; whose turn it is, the more the
        #: nearer he is to victory; the cards in hand, in banners.
        self.race: Final = race
        self.standing: Final = standing
        self.tempo: Final = tempo
        self.cards: Final = cards

    def standing_of(self, position: Any, side: int) -> float:
        """What a side's units threaten and what threatens them, and who is beside them, in banners."""
        raise NotImplementedError

    def cards_of(self, position: Any, side: int) -> float:
        """What a side's hand is worth, in banners."""
        raise NotImplementedError

    def log_odds(self, position: Battle) -> float:
        """The logarithm of the bottom side's odds to win, while nobody has won."""
        missing = [max(1, position.banners_needed[side] - position.banners[side]) for side in SIDES]
        tempo = (1.0 if position.active == BOTTOM else -1.0) / missing[position.active]
        standing = self.standing_of(position, BOTTOM) - self.standing_of(position, TOP)
        cards = self.cards_of(position, BOTTOM) - self.cards_of(position, TOP)
        race = log(missing[TOP] / missing[BOTTOM])
        return self.race * race + self.standing * standing + self.tempo * tempo + self.cards * cards
