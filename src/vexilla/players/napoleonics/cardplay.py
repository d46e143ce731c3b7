"""Which card to play, and which to keep: the one whose best plan is worth most beyond what it is worth in hand."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.cards import BY_COPY, BY_DICE, BY_RALLY, NO_ORDERS, TO_ALL_IN_CONTACT
from ...games.napoleonics.actions import KEEP, PLAY, SECTION
from ...games.napoleonics.cards import BY_SUPPLY, CARDS, GRAND_MANOEUVRE, ONE_UNIT, TO_ALL_IN_SECTION, TO_ALL_LEADERS
from ...games.napoleonics.orders import infantry_in
from ...games.napoleonics.turn import can_use, copied_card
from ...games.napoleonics.units import ARMS, ARTILLERY, CAVALRY, FLAG, INFANTRY
from ..commands_colors.planning import Plan
from .footing import Footing
from .outlook import Outlook
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


class CardPlay:
    """One side's choice of a card."""

    def __init__(self, outlook: Outlook, footing: Footing) -> None:
        self.outlook: Final = outlook
        self.footing: Final = footing
        self.planner: Final = Planner(outlook, footing, outlook.position.clone())
        command = outlook.position.hand_size(outlook.side)
        self.command: Final = command
        self.planner.before.command_now = command
        #: The plans that were made, by card.
        self.plans: Final[dict[int, Plan]] = {}

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

    def choose_kept(self, options: list[int]) -> int:
        """The better one of two scouted cards."""
        best = options[0]
        best_value = -1.0e9
        hand = self.outlook.position.hands[self.outlook.side]
        for action in options:
            card = action - KEEP
            value = self.outlook.weights.keep[card] + _LATER * self.value(card)
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
            units = infantry_in(self.outlook.position, self.outlook.side, action - SECTION)
            value = self.planner.plan_for(self.outlook.position.card, units).value
            if value > best_value:
                best, best_value = action, value
        return best

    def value(self, card: int) -> float:
        """What a card would bring this turn."""
        position = self.outlook.position
        side = self.outlook.side
        row = CARDS[card]
        if row.orders == BY_COPY:
            copied = copied_card(position, side)
            return 0.0 if CARDS[copied].orders in (BY_COPY, NO_ORDERS) else self.value(copied)
        if row.none_clause and not can_use(position, side, card):
            return self._planned(ONE_UNIT)
        if row.orders == NO_ORDERS:
            return 0.0
        if row.orders == BY_SUPPLY:
            return best_supply(self.outlook, self.footing)[0]
        if row.orders == BY_RALLY:
            return self._rally(card)
        if row.orders == BY_DICE:
            return self._rolled(card)
        if row.orders == TO_ALL_IN_SECTION:
            values = [self.planner.plan_for(card, infantry_in(position, side, section)).value for section in range(3)]
            return max(values)
        if row.orders == TO_ALL_IN_CONTACT:
            beside = [unit for unit in self.outlook.own if position.is_beside_enemy(position.unit_hex[unit], side)]
            return self.planner.plan_for(card, beside).value
        if row.orders == TO_ALL_LEADERS:
            led = [unit for unit in self.outlook.own if position.leader_with(unit) >= 0]
            return self.planner.plan_for(card, led).value
        value = self._planned(card)
        if card == GRAND_MANOEUVRE:
            value = max(value, self._planned(ONE_UNIT))
        return value + self.outlook.weights.scout if row.scouts else value

    def _planned(self, card: int) -> float:
        """The worth of the plan for a card; the plan is kept."""
        if card not in self.plans:
            self.plans[card] = self.planner.plan(card)
        return self.plans[card].value

    def _symbols(self) -> list[int]:
        """The symbols that so many dice as the command can be expected to show."""
        symbols = [0] * len(self.outlook.position.symbols)
        symbols[INFANTRY] = round(self.command * _INFANTRY)
        symbols[CAVALRY] = symbols[ARTILLERY] = symbols[FLAG] = round(self.command * _OTHER)
        return symbols

    def _rally(self, card: int) -> float:
        """Blocks that can be expected back, dearest first, and what those who get them could do."""
        position = self.outlook.position
        symbols = self._symbols()
        total = 0.0
        rallied: list[int] = []
        for arm in range(ARMS):
            gains: list[tuple[float, int]] = []
            for unit in self.outlook.own:
                if position.kinds[unit].arm == arm:
                    worth = self.outlook.weights.worth[self.outlook.numbers[unit]]
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
