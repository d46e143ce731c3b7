"""Hands and the deck: dealing, drawing, reshuffling, and hands that change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Chance, Step
from . import events
from .position import B
from .rules import refuse
from .stock import COMMAND_CARDS, number_of

if TYPE_CHECKING:
    from ...kernel.chance import Generator


#: The streams of draws from a deck and of cards lost from a hand, of the command cards; each further stock has
#: two more, in the order of the stocks.
DECK_STREAM: Final = 1
DISCARD_STREAM: Final = 2
_STREAMS_A_STOCK: Final = 2


def pick(counts: list[int], generator: Generator) -> int:
    """One of the counted cards, each as likely as any other."""
    rest = generator.below(number_of(counts))
    for card in range(len(counts)):
        rest -= counts[card]
        if rest < 0:
            return card
    raise AssertionError("there is no card to pick")


class DrawCard(Chance[B]):
    """The card of a stock that is drawn."""

    def __init__(self, drawer: int, stock: int = COMMAND_CARDS) -> None:
        super().__init__(DECK_STREAM + _STREAMS_A_STOCK * stock)
        self.drawer: Final = drawer
        self.stock: Final = stock

    def options(self, match: Match[B]) -> list[int]:
        """Every kind of card that is left in the deck."""
        position = match.position
        first = position.rules.stocks[self.stock].deal
        deck = position.stocks[self.stock].deck
        return [first + card for card in range(len(deck)) if deck[card]]

    def weight(self, match: Match[B], action: int) -> int:
        """How many of the kind are left."""
        position = match.position
        return position.stocks[self.stock].deck[action - position.rules.stocks[self.stock].deal]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Whether the card is not in the deck."""
        position = match.position
        rules = position.rules.stocks[self.stock]
        deck = position.stocks[self.stock].deck
        card = action - rules.deal
        return None if 0 <= card < len(deck) and deck[card] else refuse(rules.deck)

    def sample(self, match: Match[B], generator: Generator) -> int:
        """Any card of the deck."""
        position = match.position
        return position.rules.stocks[self.stock].deal + pick(position.stocks[self.stock].deck, generator)

    def take(self, match: Match[B], action: int) -> None:
        """Into the hand."""
        position = match.position
        card = action - position.rules.stocks[self.stock].deal
        stock = position.stocks[self.stock]
        stock.deck[card] -= 1
        stock.hands[self.drawer][card] += 1
        if match.logging:
            match.log.append(events.card_drawn(position, self.drawer, card, self.stock))

    def label(self) -> str:
        return labelled(type(self).__name__, self.drawer, self.stock)


class FillHand(Step[B]):
    """Draw until the hand has the size it is to have."""

    def __init__(self, drawer: int, stock: int = COMMAND_CARDS) -> None:
        super().__init__()
        self.drawer: Final = drawer
        self.stock: Final = stock

    def run(self, match: Match[B]) -> None:
        """Draw one card and come back."""
        position = match.position
        if number_of(position.stocks[self.stock].hands[self.drawer]) < position.hand_limit(self.stock, self.drawer):
            match.then(take_card(self.drawer, self.stock), self)

    def label(self) -> str:
        return labelled("FillHand", self.drawer, self.stock)


class TakeCard(Step[B]):
    """Draw one card, from the reshuffled discards if the deck is used up."""

    def __init__(self, drawer: int, stock: int = COMMAND_CARDS) -> None:
        super().__init__()
        self.drawer: Final = drawer
        self.stock: Final = stock

    def run(self, match: Match[B]) -> None:
        """See that there is a deck, and draw."""
        see_that_there_is_a_deck(match, self.stock)
        match.then(DRAW_CARD[self.drawer] if self.stock == COMMAND_CARDS else DrawCard(self.drawer, self.stock))

    def label(self) -> str:
        return labelled("TakeCard", self.drawer, self.stock)


def take_card(drawer: int, stock: int) -> TakeCard[Any]:
    """The step by which a side draws one card of a stock."""
    return TAKE_CARD[drawer] if stock == COMMAND_CARDS else TakeCard(drawer, stock)


def see_that_there_is_a_deck(match: Match[B], stock: int = COMMAND_CARDS) -> None:
    """A deck that is used up is made anew from its discards."""
    position = match.position
    if not any(position.stocks[stock].deck):
        position.stocks[stock].reshuffle()
        if match.logging:
            match.log.append(events.reshuffled(position.rules.stocks[stock].reshuffle))


def labelled(name: str, side: int, stock: int) -> str:
    """How a step with cards is shown: with its stock, if it is not the usual one."""
    return f"{name}({name_of_side(side)}{f' {stock}' if stock else ''})"


class LoseCard(Chance[B]):
    """A card of a stock is taken from a hand at random and discarded."""

    def __init__(self, loser: int, stock: int = COMMAND_CARDS) -> None:
        super().__init__(DISCARD_STREAM + _STREAMS_A_STOCK * stock)
        self.loser: Final = loser
        self.stock: Final = stock

    def options(self, match: Match[B]) -> list[int]:
        """Every kind of card in the hand."""
        position = match.position
        hand = position.stocks[self.stock].hands[self.loser]
        first = position.rules.stocks[self.stock].discard
        return [first + card for card in range(len(hand)) if hand[card]]

    def weight(self, match: Match[B], action: int) -> int:
        """How many of the kind the hand holds."""
        position = match.position
        return position.stocks[self.stock].hands[self.loser][action - position.rules.stocks[self.stock].discard]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Whether the card is not in the hand."""
        position = match.position
        rules = position.rules.stocks[self.stock]
        hand = position.stocks[self.stock].hands[self.loser]
        card = action - rules.discard
        return None if 0 <= card < len(hand) and hand[card] else refuse(rules.lose)

    def sample(self, match: Match[B], generator: Generator) -> int:
        """Any card of the hand."""
        position = match.position
        hand = position.stocks[self.stock].hands[self.loser]
        return position.rules.stocks[self.stock].discard + pick(hand, generator)

    def take(self, match: Match[B], action: int) -> None:
        """Onto the discards."""
        position = match.position
        stock = position.stocks[self.stock]
        card = action - position.rules.stocks[self.stock].discard
        stock.hands[self.loser][card] -= 1
        stock.discards[card] += 1
        if match.logging:
            match.log.append(events.card_discarded(position, self.loser, card, self.stock))

    def label(self) -> str:
        return labelled("LoseCard", self.loser, self.stock)


def change_command(match: Match[B], side: int, command: int, draws_now: bool) -> None:
    """The scenario changes how many cards a side holds, and so its Command."""
    position = match.position
    more = command - position.command[side]
    position.command[side] = max(0, command)
    if match.logging:
        match.log.append(events.command_changed(position, side))
    if draws_now:
        for _ in range(more):
            match.then(TAKE_CARD[side])
    elif position.hand_size(side) > position.command[side]:
        match.then(LOSE_CARD[side])


DRAW_CARD: Final = [DrawCard[Any](side) for side in SIDES]
TAKE_CARD: Final = [TakeCard[Any](side) for side in SIDES]
FILL_HAND: Final = [FillHand[Any](side) for side in SIDES]
LOSE_CARD: Final = [LoseCard[Any](side) for side in SIDES]
