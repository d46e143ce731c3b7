"""Which card to play: the one whose best plan is worth most beyond what the card is worth in hand."""

from __future__ import annotations

from typing import Final

from ...games.ancients.cards import CARDS, MIRRORED, ONE_UNIT, TO_ALL_MISSILES, Card
from ...games.ancients.position import Ancients
from ...games.ancients.turn import can_use, forbids_rally
from ...games.ancients.units import HELMET
from ...games.commands_colors.cards import BY_DICE, BY_RALLY, TO_ALL_IN_CONTACT
from ..commands_colors.cardplay import BattleCardPlay
from ..sums import added
from .attacks import best_attack
from .planning import Planner, most_of

#: How many orders dice give on average for each die: those of the right class that are wanted, and helmets.
_ORDERS_A_DIE: Final = 0.6
#: How much of a plan made for rolled orders comes true.
_ROLLED: Final = 0.8
#: How many blocks a die brings back on average: the symbol of a class that needs it, or a helmet.
_RALLIED: Final = 0.4


class CardPlay(BattleCardPlay[Ancients, Planner]):
    """One side's choice of a card."""

    def row(self, card: int) -> Card:
        """A card's row of the table."""
        return CARDS[card]

    def copied(self) -> int:
        """The enemy's last one, left and right exchanged."""
        return MIRRORED[self.position.last_card[1 - self.side]]

    def instead(self, card: int) -> int:
        """One unit, if nobody fits it."""
        return card if can_use(self.position, self.side, card) else ONE_UNIT

    def most(self, sketched: float) -> float:
        """Units help each other less than in other games."""
        return most_of(sketched)

    def worth(self, card: int) -> float:
        """What the orders of a card would bring this turn."""
        orders = CARDS[card].orders
        if orders in (TO_ALL_IN_CONTACT, TO_ALL_MISSILES):
            return self._everyone(card)
        if orders == BY_RALLY:
            return self._rally()
        if orders == BY_DICE:
            return self._rolled(card)
        return self.planner.plan(card).value

    def _everyone(self, card: int) -> float:
        """All attacks of those who are in contact, or have missiles, from where they stand."""
        position = self.planner.outlook.position
        was = position.card
        position.card = card
        remains = self.planner.footing.remains[:]
        total = 0.0
        for unit in self.planner.outlook.own:
            attack = best_attack(self.planner.outlook, self.planner.footing, unit, 0)
            if attack.target >= 0:
                total += attack.value
                foe = position.unit_at[attack.target]
                if foe >= 0:
                    self.planner.footing.remains[foe] *= 1.0 - attack.success
        for unit, part in enumerate(remains):
            self.planner.footing.remains[unit] = part
        position.card = was
        return total

    def _rally(self) -> float:
        """Blocks that can be expected back, dearest first."""
        position = self.planner.outlook.position
        side = self.side
        dice = position.command[side]
        was = position.symbols
        position.symbols = [0, 0, 0, 99]
        gains: list[float] = []
        for unit in self.planner.outlook.own:
            if forbids_rally(position, side, unit) is None:
                worth = self.planner.outlook.weights.worth[self.planner.outlook.numbers[unit]]
                gains += [worth[left + 1] - worth[left] for left in range(position.blocks[unit], len(worth) - 1)]
        position.symbols = was
        gains.sort(reverse=True)
        return added(gains[: max(1, round(dice * _RALLIED))]) * _ROLLED

    def _rolled(self, card: int) -> float:
        """Orders by dice: as if so many symbols of every kind had been rolled."""
        before = self.planner.before
        was = before.symbols
        symbols = [0, 0, 0, 0]
        symbols[HELMET] = max(1, round(before.command[self.side] * _ORDERS_A_DIE))
        before.symbols = symbols
        value = self.planner.plan(card).value * _ROLLED
        before.symbols = was
        return value
