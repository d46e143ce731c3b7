"""A stock of cards: a deck, its discards and what both sides hold of it. A game may have more than one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.sides import SIDES

if TYPE_CHECKING:
    from ...kernel.chance import Generator

#: The stock of command cards, which every game of the system has.
COMMAND_CARDS: Final = 0


def number_of(counts: list[int]) -> int:
    """How many cards are counted in all: ``sum`` would go through every number as an object."""
    number = 0
    for count in counts:
        number += count
    return number


class Stock:
    """Cards of one kind are alike, so everything is counts by kind."""

    def __init__(self, deck: list[int], discards: list[int], hands: list[list[int]]) -> None:
        self.deck: Final = deck
        self.discards: Final = discards
        self.hands: Final = hands

    def clone(self) -> Stock:
        """A copy that shares nothing."""
        return Stock(self.deck[:], self.discards[:], [self.hands[0][:], self.hands[1][:]])

    def reshuffle(self) -> None:
        """The discards go back into the deck."""
        deck = self.deck
        discards = self.discards
        for card in range(len(deck)):
            deck[card] += discards[card]
            discards[card] = 0

    def redeal(self, side: int, generator: Generator) -> None:
        """The hands that ``side`` does not see are dealt anew from all the cards it does not see."""
        deck = self.deck
        for holder in SIDES:
            if holder == side:
                continue
            hand = self.hands[holder]
            # Numbers of lists are not changed in place: compiled, that would go through objects.
            size = 0
            for card, held in enumerate(hand):
                if held:
                    size += held
                    deck[card] = deck[card] + held
                    hand[card] = 0
            left = number_of(deck)
            for _ in range(size):
                rest = generator.below(left)
                for card, count in enumerate(deck):
                    rest -= count
                    if rest < 0:
                        deck[card] = count - 1
                        hand[card] = hand[card] + 1
                        break
                left -= 1


def new_stock(kinds: int) -> Stock:
    """A stock of so many kinds of cards that is still empty."""
    return Stock([0] * kinds, [0] * kinds, [[0] * kinds, [0] * kinds])


class StockRules:
    """What a game says of a stock: the names of its cards, its verbs, and the clauses of drawing and losing them."""

    def __init__(
        self,
        names: tuple[str, ...],
        deal: int,
        discard: int,
        *,
        deck: str,
        draw: str,
        reshuffle: str,
        lose: str,
        drawn: str = "cc-drew",
    ) -> None:
        self.names: Final = names
        #: Where the outcomes begin that deal a card and that take one from a hand.
        self.deal: Final = deal
        self.discard: Final = discard
        self.deck: Final = deck
        self.draw: Final = draw
        self.reshuffle: Final = reshuffle
        self.lose: Final = lose
        #: The event that tells of a drawn card.
        self.drawn: Final = drawn
