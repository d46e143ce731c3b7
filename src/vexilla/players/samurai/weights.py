"""The numbers that ``steady`` plays by, in hundredths of a banner; tried out in matches of variants."""

from __future__ import annotations

from typing import Final

from ...games.samurai.cards import CARD_KEYS
from ...games.samurai.dragons import DRAGON_KEYS
from ...games.samurai.position import ALL_TOKENS
from ...games.samurai.units import KINDS
from ..commands_colors.weights import BattleWeights, worths

#: How much of a unit is left with so many figures: it rolls as many dice to the last one, which is a banner.
_LEFT: Final[dict[int, tuple[float, ...]]] = {
    3: (0.0, 0.52, 0.78, 1.0),
    4: (0.0, 0.46, 0.70, 0.87, 1.0),
}

#: What a unit is worth to its side beside the banner that the enemy gets for it.
_FIGHTING: Final = {
    "ashigaru-yari": 24.0,
    "ashigaru-bows": 26.0,
    "ashigaru-arquebuses": 28.0,
    "samurai-naginata": 44.0,
    "mounted-samurai": 52.0,
    "bodyguards": 30.0,
}

#: What it is worth to keep a card for a later turn.
_KEEP: Final = {
    "order-one-left": 1.0,
    "order-one-center": 1.5,
    "order-one-right": 1.0,
    "order-two-left": 2.0,
    "order-two-center": 3.0,
    "order-two-right": 2.0,
    "order-three-left": 5.0,
    "order-three-center": 6.0,
    "order-three-right": 5.0,
    "advance-left": 8.0,
    "advance-center": 10.0,
    "advance-right": 8.0,
    "crane-wing": 5.0,
    "flying-geese": 10.0,
    "flank-attack": 6.0,
    "tigers-tail-left": 5.0,
    "tigers-tail-right": 5.0,
    "order-circle": 7.0,
    "order-triangle": 8.0,
    "order-square": 9.0,
    "cavalry-charge": 12.0,
    "counter-attack": 6.0,
    "first-strike": 14.0,
    "stand-and-fire": 9.0,
    "infantry-assault": 12.0,
    "leadership": 9.0,
    "line-command": 10.0,
    "shogun": 14.0,
}

#: What it is worth to hold a Dragon card for a later turn, beside the tokens it costs.
_DRAGONS: Final = {
    "challenge": 6.0,
    "turncoat": 14.0,
    "ambush": 14.0,
    "brave-messenger": 6.0,
    "blue-dragon": 10.0,
    "red-dragon": 18.0,
    "ninja-assassin": 14.0,
    "ninja-thief": 6.0,
    "physician": 6.0,
    "rice-famine": 8.0,
    "tea-ceremony": 5.0,
    "farmers-uprising": 4.0,
    "intercepted-orders": 5.0,
    "unmasked-plot": 4.0,
    "insult": 8.0,
    "forced-march": 4.0,
    "swift-horses": 4.0,
    "caltrops": 7.0,
    "hail-of-arrows": 5.0,
    "feigned-flight": 8.0,
    "pit-trap": 6.0,
    "masterwork-weapons": 5.0,
    "favor-of-hachiman": 10.0,
    "war-cry": 12.0,
    "kiai": 6.0,
    "wall-of-spears": 12.0,
    "turn-of-fortune": 12.0,
    "ferocity": 8.0,
    "stand-firm": 7.0,
    "great-armor": 7.0,
    "bamboo-mantlets": 6.0,
    "relentless-pursuit": 8.0,
    "taking-heads": 8.0,
    "return-blow": 10.0,
}

#: What one more token is worth to whoever has so many: the first ones pay for retreats, the others for what one likes.
_TOKENS: Final[tuple[float, ...]] = (12.0, 10.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.5, 3.0, 2.5, 2.0, 1.5, 1.0)


def _worth_of_tokens() -> list[float]:
    worth = [0.0]
    for held in range(ALL_TOKENS):
        worth.append(worth[-1] + _TOKENS[min(held, len(_TOKENS) - 1)])
    return worth


class Weights(BattleWeights):
    """One way to weigh things up."""

    def __init__(self) -> None:
        super().__init__(KINDS, worths(KINDS, _FIGHTING, _LEFT), [_KEEP[key] for key in CARD_KEYS])
        self.leader = 20.0
        self.leader_in_danger = [25.0, 8.0]
        self.leader_beside = 0.2
        self.led_friend = 0.4
        self.driven = 6.0
        # Whoever waits is not struck first, but two who wait never fight: a battle wants going to.
        self.ordered = 0.3
        self.prospect = 0.35
        self.approach = 3.0
        #: Within such a distance of the enemy bows and arquebuses are not called nearer, nor is cavalry.
        self.near_missiles = 3
        self.near_horse = 3
        #: So many tokens in all are worth; what a complete loss of honor costs beside them.
        self.tokens = _worth_of_tokens()
        self.dishonor = 45.0
        #: What it costs a side that a leader of its is left alone in a combat, beside a command card lost by seppuku.
        self.command = 30.0
        #: A Dragon card that is held, by kind, and one that nobody knows; how much of that counts against playing it.
        self.dragons = [_DRAGONS[key] for key in DRAGON_KEYS]
        self.unknown_dragon = 9.0
        self.spare = 0.5
        #: What drawing one is worth, less for each that is held beyond enough of them.
        self.draw = 12.0
        self.crowded = 2.0
        self.enough = 3
        #: What one order less in the enemy's turn is worth, and how much of what an insulted unit threatens.
        self.order = 6.0
        self.insult = 0.45
        #: A captured camp counts so many banners, of which so much is counted on when its guards are driven out.
        self.camp = 0.8
        #: How much of an objective's worth driving someone off it counts.
        self.ground = 0.6
        #: What a second card to choose from is worth.
        self.scout = 4.0
        #: Whether Dragon cards are played and tokens spent on inspiration at all.
        self.plays_dragons = True
        self.inspires = True


STEADY: Final = Weights()
