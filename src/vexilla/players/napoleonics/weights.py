"""The numbers that ``steady`` plays by, in hundredths of a banner; tried out in matches of variants."""

from __future__ import annotations

from typing import Final

from ...games.napoleonics.cards import CARD_KEYS
from ...games.napoleonics.units import KINDS
from ..commands_colors.weights import BattleWeights, worths

#: How much of a unit is left with so many blocks, by its full strength: every block is dice, the last one a banner.
_LEFT: Final[dict[int, tuple[float, ...]]] = {
    3: (0.0, 0.48, 0.77, 1.0),
    4: (0.0, 0.42, 0.66, 0.85, 1.0),
    5: (0.0, 0.38, 0.58, 0.75, 0.89, 1.0),
}

#: What a unit is worth to its side beside the banner that the enemy gets for it.
_FIGHTING: Final = {
    "french-line-infantry": 32.0,
    "french-light-infantry": 34.0,
    "french-grenadiers": 42.0,
    "french-young-guard": 46.0,
    "french-old-guard": 56.0,
    "french-militia": 14.0,
    "french-light-cavalry": 32.0,
    "french-cuirassiers": 44.0,
    "french-heavy-cavalry": 40.0,
    "french-guard-heavy-cavalry": 50.0,
    "french-horse-artillery": 34.0,
    "french-foot-artillery": 34.0,
    "french-guard-foot-artillery": 44.0,
    "british-line-infantry": 34.0,
    "british-light-infantry": 42.0,
    "british-rifles": 28.0,
    "british-grenadiers": 42.0,
    "british-guard-grenadiers": 56.0,
    "british-light-cavalry": 26.0,
    "british-heavy-cavalry": 32.0,
    "british-guard-heavy-cavalry": 38.0,
    "british-horse-artillery": 34.0,
    "british-foot-artillery": 34.0,
    "portuguese-line-infantry": 26.0,
    "portuguese-light-infantry": 26.0,
    "portuguese-militia": 14.0,
    "portuguese-light-cavalry": 26.0,
    "portuguese-heavy-cavalry": 32.0,
    "portuguese-foot-artillery": 34.0,
}

#: What it is worth to keep a card for a later turn.
_KEEP: Final = {
    "scout-left": 1.0,
    "scout-center": 1.5,
    "scout-right": 1.0,
    "probe-left": 2.0,
    "probe-center": 3.0,
    "probe-right": 2.0,
    "attack-left": 6.0,
    "attack-center": 7.0,
    "attack-right": 6.0,
    "assault-left": 10.0,
    "assault-center": 12.0,
    "assault-right": 10.0,
    "coordinated-advance": 6.0,
    "flank-attack": 6.0,
    "forward": 12.0,
    "recon-in-force": 4.0,
    "bayonet-charge": 14.0,
    "bombard": 12.0,
    "cavalry-charge": 14.0,
    "counter-attack": 7.0,
    "elan": 14.0,
    "fire-and-hold": 14.0,
    "first-strike": 14.0,
    "forced-march": 12.0,
    "cold-steel": 16.0,
    "leadership": 9.0,
    "grand-manoeuvre": 6.0,
    "rally": 14.0,
    "short-supply": 12.0,
}


class Weights(BattleWeights):
    """One way to weigh things up."""

    def __init__(self) -> None:
        super().__init__(KINDS, worths(KINDS, _FIGHTING, _LEFT), [_KEEP[key] for key in CARD_KEYS])
        self.leader = 15.0
        self.leader_falls = 0.22
        self.leader_in_danger = [20.0, 6.0]
        self.leader_beside = 0.1
        self.led_friend = 0.4
        #: A leader who gains so much is ordered before anyone else.
        self.leader_urgent = 14.0
        #: What it costs to be driven back, and to have retired.
        self.driven = 8.0
        self.retired = 10.0
        #: Forming square: the card and the command, more for each that a small hand lacks; being bound to the ground.
        self.square_card = 12.0
        self.square_last_card = 10.0
        self.square_bound = 5.0
        #: How much of what others could do to a square counts when it is formed.
        self.square_prey = 0.5
        #: What a card that comes back from under a square is worth.
        self.card_back = 10.0
        #: How much of what a battery would add to a melee counts before the battery has its order.
        self.hope = 0.3
        #: Within such a distance of the enemy guns and cavalry are not called nearer.
        self.near_guns = 3
        self.near_horse = 3
        #: How much of an objective's worth driving someone off it counts.
        self.ground = 0.6
        #: Leaving the field to escape.
        self.escaped = 60.0
        #: Short Supply: each hex that a unit as good as a banner is sent back.
        self.sent_back = 4.0
        #: What a Scout's second card is worth.
        self.scout = 4.0


STEADY: Final = Weights()
