"""Which card to play, and which to keep: the one whose best plan is worth most beyond what it is worth in hand."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.cards import BY_DICE
from ...games.commands_colors.rolls import DIE_SIDES
from ...games.samurai.actions import KEEP
from ...games.samurai.cards import CARDS, NOTHING, ONE_UNIT, Card
from ...games.samurai.orders import can_use
from ...games.samurai.position import Samurai
from ...games.samurai.turn import copied_card
from ..commands_colors.cardplay import BattleCardPlay
from .planning import Planner

#: How much of a plan made for rolled orders comes true.
_ROLLED: Final = 0.85
#: How much of what a card could do now counts when one is kept for later.
_LATER: Final = 0.35


class CardPlay(BattleCardPlay[Samurai, Planner]):
    """One side's choice of a card."""

    def row(self, card: int) -> Card:
        """A card's row of the table."""
        return CARDS[card]

    def copied(self) -> int:
        """The enemy's last one, left and right exchanged."""
        return copied_card(self.position, self.side)

    def instead(self, card: int) -> int:
        """One unit, if nobody fits it."""
        return card if can_use(self.position, self.side, card) else ONE_UNIT

    def worth(self, card: int) -> float:
        """What the orders of a card would bring this turn."""
        if card == NOTHING:
            return 0.0
        if CARDS[card].orders == BY_DICE:
            return self._rolled(card)
        value = self.planner.plan(card).value
        return value + self.planner.outlook.weights.scout if CARDS[card].scouts else value

    def choose_kept(self, options: list[int]) -> int:
        """The better one of two scouted cards."""
        best = options[0]
        best_value = -1.0e9
        hand = self.position.hands[self.side]
        for action in options:
            card = action - KEEP
            value = self.planner.outlook.weights.keep[card] + _LATER * self.value(card)
            if hand[card]:
                value *= 0.8
            if value > best_value:
                best, best_value = action, value
        return best

    def _rolled(self, card: int) -> float:
        """Orders by dice: as if the symbols had been rolled that can be expected, and honor brings tokens."""
        before = self.planner.before
        was = before.symbols
        dice = self.position.cards_commanded(self.side)
        before.symbols = [max(1, round(dice / DIE_SIDES))] * len(was)
        value = self.planner.plan(card).value * _ROLLED
        before.symbols = was
        return value + dice / DIE_SIDES * self.planner.outlook.token[self.side]
