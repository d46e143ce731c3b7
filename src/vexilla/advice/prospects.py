"""Who is winning a battle of Ancients: what the computer player weighs up, on the scale of games that were played.

The four weights are those of a logistic regression on 600 games of ``steady`` against itself (200 of Akragas, the
others over all scenarios), from positions a dozen decisions apart, every game counting the same. Fitted to two thirds
of them, they gave the winner of the others more than 0.9 before the last decision in seven games of ten, and more
than 0.5 in nineteen of twenty.
"""

from __future__ import annotations

from math import log
from typing import Final

from ..games.ancients.position import Ancients
from ..kernel.game import AnyMatch
from ..kernel.sides import BOTTOM, SIDES, TOP
from ..players.ancients.scene import Scene
from ..players.ancients.standing import Standing
from ..players.ancients.weights import STEADY

#: The ratio of banners that are missing; how well the units stand, in banners; whose turn it is, the more the
#: nearer he is to victory; the cards in hand, in banners.
RACE: Final = 2.4
STANDING: Final = 0.64
TEMPO: Final = 0.72
CARDS: Final = 2.0


def prospects(match: AnyMatch) -> float:
    """The logarithm of the bottom side's odds to win, while nobody has won."""
    position: Ancients = match.position
    missing = [max(1, position.banners_needed[side] - position.banners[side]) for side in SIDES]
    tempo = (1.0 if position.active == BOTTOM else -1.0) / missing[position.active]
    standing = standing_of(position, BOTTOM) - standing_of(position, TOP)
    cards = cards_of(position, BOTTOM) - cards_of(position, TOP)
    return RACE * log(missing[TOP] / missing[BOTTOM]) + STANDING * standing + TEMPO * tempo + CARDS * cards


def standing_of(position: Ancients, side: int) -> float:
    """What a side's units threaten and what threatens them, and who is beside them, in banners."""
    scene = Scene(position, side, STEADY)
    standing = Standing(scene)
    total = 0.0
    for unit in scene.own:
        total += standing.prospect(unit) - standing.danger(unit) + standing.company(unit)
    return total / STEADY.banner


def cards_of(position: Ancients, side: int) -> float:
    """What a side's hand is worth, in banners."""
    return sum(count * STEADY.keep[card] for card, count in enumerate(position.hands[side])) / STEADY.banner
