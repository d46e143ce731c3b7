"""The numbers that ``steady`` plays by, in hundredths of a banner; tried out in matches of variants."""

from __future__ import annotations

from typing import Final

from ...games.ancients.cards import CARD_KEYS
from ...games.ancients.units import KINDS
from ..commands_colors.weights import BattleWeights, worths

#: How much of a unit is left with so many blocks, by its full strength (2, 3 or 4): losing the last one hurts most.
_LEFT: Final[dict[int, tuple[float, ...]]] = {
    2: (0.0, 0.55, 1.0),
    3: (0.0, 0.46, 0.75, 1.0),
    4: (0.0, 0.42, 0.66, 0.85, 1.0),
}

#: What a unit is worth to its side beside the banner that the enemy gets for it.
_FIGHTING: Final = {
    "light-infantry": 6.0,
    "light-sling-infantry": 8.0,
    "light-bow-infantry": 8.0,
    "auxilia": 16.0,
    "medium-infantry": 26.0,
    "warriors": 22.0,
    "heavy-infantry": 38.0,
    "heavy-war-machine": 8.0,
    "light-cavalry": 8.0,
    "light-bow-cavalry": 10.0,
    "light-barbarian-chariots": 14.0,
    "medium-cavalry": 24.0,
    "camels": 20.0,
    "cataphract-camels": 24.0,
    "heavy-cavalry": 32.0,
    "cataphract-cavalry": 34.0,
    "elephants": 28.0,
    "heavy-chariots": 28.0,
}

#: What it is worth to keep a card for a later turn.
_KEEP: Final = {
    "order-two-left": 2.0,
    "order-two-center": 3.0,
    "order-two-right": 2.0,
    "order-three-left": 6.0,
    "order-three-center": 7.0,
    "order-three-right": 6.0,
    "order-four-left": 9.0,
    "order-four-center": 10.0,
    "order-four-right": 9.0,
    "coordinated-attack": 5.0,
    "out-flanked": 6.0,
    "order-light-troops": 6.0,
    "order-medium-troops": 9.0,
    "order-heavy-troops": 9.0,
    "order-mounted-troops": 8.0,
    "leadership-any-section": 9.0,
    "inspired-left-leadership": 7.0,
    "inspired-center-leadership": 8.0,
    "inspired-right-leadership": 7.0,
    "clash-of-shields": 20.0,
    "counter-attack": 6.0,
    "darken-the-sky": 8.0,
    "double-time": 16.0,
    "first-strike": 14.0,
    "i-am-spartacus": 10.0,
    "line-command": 12.0,
    "move-fire-move": 6.0,
    "mounted-charge": 14.0,
    "rally": 12.0,
}


class Weights(BattleWeights):
    """One way to weigh things up."""

    def __init__(self) -> None:
        super().__init__(KINDS, worths(KINDS, _FIGHTING, _LEFT), [_KEEP[key] for key in CARD_KEYS])
        #: What it costs to place two leaders near each other.
        self.leaders_together = 4.0
        #: What each block costs that is lost because the way back is barred.
        self.barred_block = 22.0
        #: What it costs to have evaded: a place lost, and no battle back.
        self.evaded = 6.0
        #: A leader with or beside the unit.
        self.inspired = 2.5
        #: A hex that gives a banner: each hex nearer to it.
        self.objective = 2.0


STEADY: Final = Weights()
