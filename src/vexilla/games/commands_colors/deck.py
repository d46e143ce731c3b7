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

if TYPE_CHECKING:
    from ...kernel.chance import Generator


#: The streams of draws from the deck and of cards lost from a hand, in every game of the system.
DECK_STREAM: Final = 1
DISCARD_STREAM: Final = 2


def pick(counts: list[int], generator: Generator) -> int:
    """One of the counted cards, each as likely as any other."""
    rest = generator.below(sum(counts))
    for card in range(len(counts)):
        rest -= counts[card]
        if rest < 0:
            return card
    raise AssertionError("there is no card to pick")


class DrawCard(Chance[B]):
    """The card that is drawn."""

    def __init__(self, drawer: int) -> None:
        super().__init__(DECK_STREAM)
        self.drawer: Final = drawer

    def options(self, match: Match[B]) -> list[int]:
        """Every kind of card that is left in the deck."""
        position = match.position
        first = position.rules.verbs.deal
        return [first + card for card in range(len(position.deck)) if position.deck[card]]

    def weight(self, match: Match[B], action: int) -> int:
        """How many of the kind are left."""
        return match.position.deck[action - match.position.rules.verbs.deal]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Whether the card is not in the deck."""
        position = match.position
        card = action - position.rules.verbs.deal
        if 0 <= card < len(position.deck) and position.deck[card]:
            return None
        return refuse(position.rules.clauses.deck)

    def sample(self, match: Match[B], generator: Generator) -> int:
        """Any card of the deck."""
        return match.position.rules.verbs.deal + pick(match.position.deck, generator)

    def take(self, match: Match[B], action: int) -> None:
        """Into the hand."""
        position = match.position
        card = action - position.rules.verbs.deal
        position.deck[card] -= 1
        position.hands[self.drawer][card] += 1
        if match.logging:
            match.log.append(events.card_drawn(position, self.drawer, card))

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"DrawCard({name_of_side(self.drawer)})"


class FillHand(Step[B]):
    """Draw until the hand has the size the scenario gives now."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer: Final = drawer

    def run(self, match: Match[B]) -> None:
        """Draw one card and come back."""
        position = match.position
        if position.hand_size(self.drawer) >= position.command[self.drawer]:
            return
        match.then(TAKE_CARD[self.drawer], self)

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"FillHand({name_of_side(self.drawer)})"


class TakeCard(Step[B]):
    """Draw one card, from the reshuffled discards if the deck is used up."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer: Final = drawer

    def run(self, match: Match[B]) -> None:
        """See that there is a deck, and draw."""
        position = match.position
        if sum(position.deck) == 0:
            position.reshuffle()
            if match.logging:
                match.log.append(events.reshuffled(position.rules.clauses.reshuffle))
        match.then(DRAW_CARD[self.drawer])

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"TakeCard({name_of_side(self.drawer)})"


class LoseCard(Chance[B]):
    """A card is taken from a hand at random and discarded."""

    def __init__(self, loser: int) -> None:
        super().__init__(DISCARD_STREAM)
        self.loser: Final = loser

    def options(self, match: Match[B]) -> list[int]:
        """Every kind of card in the hand."""
        hand = match.position.hands[self.loser]
        first = match.position.rules.verbs.discard
        return [first + card for card in range(len(hand)) if hand[card]]

    def weight(self, match: Match[B], action: int) -> int:
        """How many of the kind the hand holds."""
        return match.position.hands[self.loser][action - match.position.rules.verbs.discard]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Whether the card is not in the hand."""
        position = match.position
        card = action - position.rules.verbs.discard
        if 0 <= card < len(position.deck) and position.hands[self.loser][card]:
            return None
        return refuse(position.rules.clauses.command)

    def sample(self, match: Match[B], generator: Generator) -> int:
        """Any card of the hand."""
        return match.position.rules.verbs.discard + pick(match.position.hands[self.loser], generator)

    def take(self, match: Match[B], action: int) -> None:
        """Onto the discards."""
        position = match.position
        card = action - position.rules.verbs.discard
        position.hands[self.loser][card] -= 1
        position.discards[card] += 1
        if match.logging:
            match.log.append(events.card_discarded(position, self.loser, card))

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"LoseCard({name_of_side(self.loser)})"


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
