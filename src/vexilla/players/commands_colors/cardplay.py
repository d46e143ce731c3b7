"""Which card to play: the one whose best plan is worth most beyond what the card is worth in hand."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from ...games.commands_colors.cards import BY_COPY, NO_ORDERS, CommandCard
from ...games.commands_colors.position import B, Battle
from .planning import LEEWAY, BattlePlanner
from .plans import Plan
from .weights import BattleWeights

#: The planner of one of the games.
L = TypeVar("L", bound=BattlePlanner[Any, Any, Any, Any])

#: How many times what its units would gain each for itself a plan comes to, at most; some leeway comes to that.
_GROWTH: Final = 1.5


class BattleCardPlay(Generic[B, L]):
    """One side's choice of a card."""

    def __init__(self, position: B, planner: L) -> None:
        #: The position as it is, and the planner, who has left out of it what no plan depends on.
        self.position: Final[B] = position
        self.planner: Final[L] = planner
        self.side: Final[int] = planner.outlook.side
        self.weights: Final[BattleWeights] = planner.outlook.weights

    # -- what each game knows --------------------------------------------------------------------

    def row(self, card: int) -> CommandCard:
        """A card's row of the table."""
        raise NotImplementedError

    def copied(self) -> int:
        """The card that a copy of the enemy's last one would be."""
        raise NotImplementedError

    def instead(self, card: int) -> int:
        """The card whose orders are given if nobody fits this one; itself if someone does."""
        raise NotImplementedError

    def worth(self, card: int) -> float:
        """What the orders of a card would bring this turn."""
        raise NotImplementedError

    def most(self, sketched: float) -> float:
        """What a plan whose sketch is worth so much may come to: hardly ever more."""
        return max(sketched, _GROWTH * sketched) + LEEWAY

    # -- the choice ------------------------------------------------------------------------------

    def value(self, card: int) -> float:
        """What a card would bring this turn, with the orders that it comes to."""
        row = self.row(card)
        if row.orders == BY_COPY:
            copied = self.copied()
            return 0.0 if self.row(copied).orders in (BY_COPY, NO_ORDERS) else self.value(copied)
        if row.none_clause:
            other = self.instead(card)
            if other != card:
                return float(self.planner.plan(other).value)
        return 0.0 if row.orders == NO_ORDERS else self.worth(card)

    def choose_card(self, options: list[int]) -> int:
        """The card with the best plan."""
        best = options[0]
        best_value = -1.0e9
        for promise, action in self._promises(options):
            if promise < best_value:
                break
            value = self.value_of_playing(action)
            if value > best_value or (value == best_value and action < best):
                best, best_value = action, value
        return best

    def _promises(self, options: list[int]) -> list[tuple[float, int]]:
        """What playing each card could bring at most, dearest first: a little more than if no move changed others."""
        self.planner.is_sketching = True
        promises: list[tuple[float, int]] = []
        for action in options:
            most = self.most(self.value(action - self.position.rules.verbs.play))
            promises.append((self.worth_in_hand(action) - most, action))
        self.planner.is_sketching = False
        promises.sort()
        return [(-loss, action) for loss, action in promises]

    def value_of_playing(self, action: int) -> float:
        """What playing a card brings beyond what it is worth in hand."""
        position: Battle = self.position
        return self.value(action - position.rules.verbs.play) - self.worth_in_hand(action)

    def worth_in_hand(self, action: int) -> float:
        """What a card that could be played is worth in hand; of one that is held twice one can go more lightly."""
        position: Battle = self.position
        card = action - position.rules.verbs.play
        keep = self.weights.keep[card]
        return keep if position.hands[self.side][card] == 1 else 0.5 * keep

    def plan_of_playing(self, action: int) -> Plan | None:
        """The plan for the orders that a card comes to; None if it has none that are given one by one."""
        position: Battle = self.position
        card = action - position.rules.verbs.play
        if self.row(card).orders == BY_COPY:
            card = self.copied()
        if self.row(card).orders in (BY_COPY, NO_ORDERS):
            return None
        if self.row(card).none_clause:
            card = self.instead(card)
        return self.planner.plan(card)
