"""Which card to play, and which to keep: the one whose best plan is worth most beyond what it is worth in hand."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.cards import BY_DICE, BY_RALLY, TO_ALL_IN_CONTACT
from ...games.napoleonics.actions import KEEP, SECTION
from ...games.napoleonics.cards import (
    BY_SUPPLY,
    CARDS,
    GRAND_MANOEUVRE,
    ONE_UNIT,
    TO_ALL_IN_SECTION,
    TO_ALL_LEADERS,
    Card,
)
from ...games.napoleonics.orders import infantry_in
from ...games.napoleonics.position import Napoleonics
from ...games.napoleonics.turn import can_use, copied_card
from ...games.napoleonics.units import ARMS, ARTILLERY, CAVALRY, FLAG, INFANTRY
from ..commands_colors.cardplay import BattleCardPlay
from .planning import Planner
from .supplying import best_supply

#: How much of a plan made for rolled orders comes true.
_ROLLED: Final = 0.85
#: How much of what rallied units could do counts: it is not known yet who they will be.
_RALLIED: Final = 0.3
#: How much of what a card could do now counts when one is kept for later.
_LATER: Final = 0.35
#: The chance of each arm's symbol on a die, and of a flag.
_INFANTRY: Final = 1 / 3
_OTHER: Final = 1 / 6


class CardPlay(BattleCardPlay[Napoleonics, Planner]):
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
        position, planner, side = self.position, self.planner, self.side
        row = CARDS[card]
        if row.orders == BY_SUPPLY:
            return best_supply(planner.outlook, planner.footing)[0]
        if row.orders == BY_RALLY:
            return self._rally(card)
        if row.orders == BY_DICE:
            return self._rolled(card)
        if row.orders == TO_ALL_IN_SECTION:
            return max([planner.plan_for(card, infantry_in(position, side, section)).value for section in range(3)])
        if row.orders == TO_ALL_IN_CONTACT:
            beside = [unit for unit in planner.outlook.own if position.is_beside_enemy(position.unit_hex[unit], side)]
            return planner.plan_for(card, beside).value
        if row.orders == TO_ALL_LEADERS:
            led = [unit for unit in planner.outlook.own if position.leader_with(unit) >= 0]
            return planner.plan_for(card, led).value
        value = planner.plan(card).value
        if card == GRAND_MANOEUVRE:
            value = max(value, planner.plan(ONE_UNIT).value)
        return value + planner.outlook.weights.scout if row.scouts else value

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

    def choose_section(self, options: list[int]) -> int:
        """The section whose infantry has most to do."""
        best = options[0]
        best_value = -1.0
        for action in options:
            units = infantry_in(self.position, self.side, action - SECTION)
            value = self.planner.plan_for(self.position.card, units).value
            if value > best_value:
                best, best_value = action, value
        return best

    def _symbols(self) -> list[int]:
        """The symbols that so many dice as the command can be expected to show."""
        symbols = [0] * len(self.position.symbols)
        symbols[INFANTRY] = round(self.planner.before.command_now * _INFANTRY)
        symbols[CAVALRY] = symbols[ARTILLERY] = symbols[FLAG] = round(self.planner.before.command_now * _OTHER)
        return symbols

    def _rally(self, card: int) -> float:
        """Blocks that can be expected back, dearest first, and what those who get them could do."""
        position = self.position
        symbols = self._symbols()
        total = 0.0
        rallied: list[int] = []
        for arm in range(ARMS):
            gains: list[tuple[float, int]] = []
            for unit in self.planner.outlook.own:
                if position.kinds[unit].arm == arm:
                    worth = self.planner.outlook.weights.worth[self.planner.outlook.numbers[unit]]
                    full = position.roster.units[unit].blocks
                    gains += [(worth[left] - worth[left + 1], unit) for left in range(position.blocks[unit], full)]
            gains.sort()
            for gain, unit in gains[: symbols[arm]]:
                total -= gain
                if unit not in rallied:
                    rallied.append(unit)
        return total * _ROLLED + _RALLIED * self.planner.plan_for(card, rallied).value

    def _rolled(self, card: int) -> float:
        """Orders by dice: as if the symbols had been rolled that can be expected."""
        before = self.planner.before
        was = before.symbols
        before.symbols = self._symbols()
        value = self.planner.plan(card).value * _ROLLED
        before.symbols = was
        return value
