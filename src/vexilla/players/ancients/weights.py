"""The numbers that ``steady`` plays by, in hundredths of a banner; tried out in matches of variants."""

from __future__ import annotations

from typing import Final

from ...games.ancients.cards import CARD_KEYS
from ...games.ancients.units import KINDS

#: How much of a unit is left with so many blocks, by its full strength (2, 3 or 4): losing the last one hurts most.
_LEFT: Final = {
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


class Weights:
    """One way to weigh things up."""

    def __init__(self) -> None:
        #: A banner, and how much more it counts when so many are missing to victory (none, one, two, more).
        self.banner = 100.0
        self.urgency = [3.0, 2.6, 1.5, 1.15, 1.0]
        #: For each kind of unit, by blocks: what it is worth to its side as it stands.
        self.worth = worths(self.banner)
        #: A leader beside the banner for him; how likely he falls with his unit, and when it loses a block.
        self.leader = 20.0
        self.leader_falls = 0.25
        self.leader_hit = 0.028
        #: A lone leader: with an enemy within two hexes, within four, further away. One whose unit has a single block,
        #: or two, with an enemy within two hexes. Each hex further from the enemy than that.
        self.leader_alone = [30.0, 14.0, 5.0]
        self.leader_in_danger = [25.0, 8.0]
        self.leader_far = 0.8
        #: How much of what a leader does for his own unit he does for each beside it.
        self.leader_beside = 0.25
        #: What it costs to place two leaders near each other; what it costs when one leaves the field.
        self.leaders_together = 4.0
        self.leader_left = 20.0
        #: What it costs to be driven back, and each block lost because the way back is barred.
        self.driven = 7.0
        self.barred_block = 22.0
        #: What it costs to have evaded: a place lost, and no battle back.
        self.evaded = 6.0
        #: How much a leader must gain by a move of his own to get an order that is left over.
        self.leader_gain = 3.0
        #: How much of a second fight after an advance is counted on.
        self.bonus = 0.6
        #: How likely an enemy that can attack is ordered to, and what counts although another target is better.
        self.ordered = 0.42
        self.also = 0.3
        #: How much of an attack that will be possible next turn counts already.
        self.prospect = 0.22
        #: For each hex nearer to the enemy; beyond this distance it counts.
        self.approach = 1.6
        self.near = 2
        #: A friend in an adjacent hex (two count), a leader with or beside the unit, for each friend beside a leader.
        self.friend = 1.3
        self.inspired = 2.5
        self.led_friend = 0.8
        #: A hex that gives a banner: standing on it, and each hex nearer to it.
        self.objective = 2.0
        #: Orders below this are not worth a thought.
        self.least_gain = 0.4
        #: A card to keep, by kind.
        self.keep = [_KEEP[key] for key in CARD_KEYS]


def worths(banner: float) -> list[list[float]]:
    """For each kind of unit its worth by blocks."""
    return [[(banner + _FIGHTING[kind.key]) * left for left in _LEFT[kind.blocks]] for kind in KINDS]


STEADY: Final = Weights()
