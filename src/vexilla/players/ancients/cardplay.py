"""Which card to play: the one whose best plan is worth most beyond what the card is worth in hand."""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import PLAY
from ...games.ancients.cards import CARDS, MIRRORED, ONE_UNIT, TO_ALL_MISSILES
from ...games.ancients.turn import can_use, forbids_rally
from ...games.ancients.units import HELMET
from ...games.commands_colors.cards import BY_COPY, BY_DICE, BY_RALLY, NO_ORDERS, TO_ALL_IN_CONTACT
from .attacks import best_attack
from .footing import Footing
from .outlook import Outlook
from .planning import Planner

#: How many orders dice give on average for each die: those of the right class that are wanted, and helmets.
_ORDERS_A_DIE: Final = 0.6
#: How much of a plan made for rolled orders comes true.
_ROLLED: Final = 0.8
#: How many blocks a die brings back on average: the symbol of a class that needs it, or a helmet.
_RALLIED: Final = 0.4


class CardPlay:
    """One side's choice of a card."""

    def __init__(self, outlook: Outlook, footing: Footing) -> None:
        self.outlook: Final = outlook
        self.footing: Final = footing
        self.planner: Final = Planner(outlook, footing, outlook.position.clone())

    def choose_card(self, options: list[int]) -> int:
        """The card with the best plan."""
        best = options[0]
        best_value = -1.0e9
        keep = self.outlook.weights.keep
        hand = self.outlook.position.hands[self.outlook.side]
        for action in options:
            card = action - PLAY
            value = self.value(card)
            # Of a card that is held twice one can go more lightly.
            value -= keep[card] if hand[card] == 1 else 0.5 * keep[card]
            if value > best_value:
                best, best_value = action, value
        return best

    def value(self, card: int) -> float:
        """What a card would bring this turn."""
        position = self.outlook.position
        row = CARDS[card]
        if row.orders == BY_COPY:
            copied = MIRRORED[position.last_card[1 - self.outlook.side]]
            return 0.0 if CARDS[copied].orders in (BY_COPY, NO_ORDERS) else self.value(copied)
        if row.none_clause and not can_use(position, self.outlook.side, card):
            return self.planner.plan(ONE_UNIT).value
        if row.orders == NO_ORDERS:
            return 0.0
        if row.orders in (TO_ALL_IN_CONTACT, TO_ALL_MISSILES):
            return self._everyone(card)
        if row.orders == BY_RALLY:
            return self._rally()
        if row.orders == BY_DICE:
            return self._rolled(card)
        return self.planner.plan(card).value

    def _everyone(self, card: int) -> float:
        """All attacks of those who are in contact, or have missiles, from where they stand."""
        position = self.outlook.position
        was = position.card
        position.card = card
        remains = self.footing.remains[:]
        total = 0.0
        for unit in self.outlook.own:
            attack = best_attack(self.outlook, self.footing, unit, 0)
            if attack.target >= 0:
                total += attack.value
                foe = position.unit_at[attack.target]
                if foe >= 0:
                    self.footing.remains[foe] *= 1.0 - attack.success
        for unit, part in enumerate(remains):
            self.footing.remains[unit] = part
        position.card = was
        return total

    def _rally(self) -> float:
        """Blocks that can be expected back, dearest first."""
        position = self.outlook.position
        side = self.outlook.side
        dice = position.command[side]
        was = position.symbols
        position.symbols = [0, 0, 0, 99]
        gains: list[float] = []
        for unit in self.outlook.own:
            if forbids_rally(position, side, unit) is None:
                worth = self.outlook.weights.worth[self.outlook.numbers[unit]]
                gains += [worth[left + 1] - worth[left] for left in range(position.blocks[unit], len(worth) - 1)]
        position.symbols = was
        gains.sort(reverse=True)
        return sum(gains[: max(1, round(dice * _RALLIED))]) * _ROLLED

    def _rolled(self, card: int) -> float:
        """Orders by dice: as if so many symbols of every kind had been rolled."""
        before = self.planner.before
        was = before.symbols
        symbols = [0, 0, 0, 0]
        symbols[HELMET] = max(1, round(before.command[self.outlook.side] * _ORDERS_A_DIE))
        before.symbols = symbols
        value = self.planner.plan(card).value * _ROLLED
        before.symbols = was
        return value
