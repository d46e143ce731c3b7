"""The few numbers that ``steady`` plays by: fitted to how flags fell in its own games, tried in matches of variants."""

from __future__ import annotations

from typing import Final


class Weights:
    """One way to weigh things up. Chances lie between 0 and 1; prices are chances to win the game."""

    def __init__(self) -> None:
        #: How surely a card will be laid where it is wanted: from hand, from what is drawn later, by the
        #: opponent. First where a formation lacks one card, then where it lacks more.
        self.hand_use = [0.8, 0.65]
        self.draw_use = [0.92, 0.75]
        self.their_use = [0.87, 0.68]
        #: How often a formation not yet begun becomes a Wedge; if not, a Phalanx; a Battalion; a Skirmish Line.
        self.usual = [0.31, 0.25, 0.36, 0.25]
        #: Which part of the slots still free will be filled before the game ends.
        self.slots_filled = 0.75
        #: What unplayed Tactics cards may still do to a flag that looks decided.
        self.tactics_risk = 0.12
        #: What it costs to give a Tactics card away: Alexander, Darius, Companion, Shields, Fog, Mud,
        #: Scout, Redeploy, Deserter, Traitor.
        self.prices = [0.06, 0.06, 0.04, 0.03, 0.02, 0.02, 0.0, 0.03, 0.04, 0.05]
        #: What a Scout gains beside not having to commit a card.
        self.scout_gain = 0.02
        #: How much rather to keep a card in hand for each point of its value.
        self.value_worth = 0.001
        #: How many Tactics cards to hold, at most, and from which turn of the game on.
        self.tactics_wanted = 1
        self.tactics_turn = 6
        #: Who wins when both sides would have enough flags: the row of three is usually earlier than five.
        self.row_before_five = 0.9


STEADY: Final = Weights()
