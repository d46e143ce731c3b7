"""Hands and the deck: dealing, drawing, reshuffling, and hands that change (chapters 3, 7 and 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Chance, Step
from . import events
from .actions import DEAL, DECK_STREAM, DISCARD, DISCARD_STREAM
from .cards import KINDS_OF_CARDS
from .position import Ancients

if TYPE_CHECKING:
    from ...kernel.chance import Generator


def pick(counts: list[int], generator: Generator) -> int:
    """One of the counted cards, each as likely as any other."""
    rest = generator.below(sum(counts))
    for card in range(len(counts)):
        rest -= counts[card]
        if rest < 0:
            return card
    raise AssertionError("there is no card to pick")


class DrawCard(Chance[Ancients]):
    """The card that is drawn (ANC-15-001)."""

    def __init__(self, drawer: int) -> None:
        super().__init__(DECK_STREAM)
        self.drawer: Final = drawer

    def options(self, match: Match[Ancients]) -> list[int]:
        """Every kind of card that is left in the deck."""
        deck = match.position.deck
        return [DEAL + card for card in range(KINDS_OF_CARDS) if deck[card]]

    def weight(self, match: Match[Ancients], action: int) -> int:
        """How many of the kind are left."""
        return match.position.deck[action - DEAL]

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Whether the card is not in the deck."""
        if DEAL <= action < DEAL + KINDS_OF_CARDS and match.position.deck[action - DEAL]:
            return None
        return Refusal("ANC-03-009", "refused-ANC-03-009")

    def sample(self, match: Match[Ancients], generator: Generator) -> int:
        """Any card of the deck."""
        return DEAL + pick(match.position.deck, generator)

    def take(self, match: Match[Ancients], action: int) -> None:
        """Into the hand."""
        position = match.position
        card = action - DEAL
        position.deck[card] -= 1
        position.hands[self.drawer][card] += 1
        if match.logging:
            match.log.append(events.card_drawn(self.drawer, card))

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"DrawCard({name_of_side(self.drawer)})"


class FillHand(Step[Ancients]):
    """Draw until the hand has the size the scenario gives now (ANC-15-005)."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer: Final = drawer

    def run(self, match: Match[Ancients]) -> None:
        """Draw one card and come back."""
        position = match.position
        if position.hand_size(self.drawer) >= position.command[self.drawer]:
            return
        match.agenda.append(self)
        match.agenda.append(TAKE_CARD[self.drawer])

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"FillHand({name_of_side(self.drawer)})"


class TakeCard(Step[Ancients]):
    """Draw one card, from the reshuffled discards if the deck is used up (ANC-15-002)."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer: Final = drawer

    def run(self, match: Match[Ancients]) -> None:
        """See that there is a deck, and draw."""
        position = match.position
        if sum(position.deck) == 0:
            position.reshuffle()
            if match.logging:
                match.log.append(events.reshuffled("ANC-15-002"))
        match.agenda.append(DRAW_CARD[self.drawer])

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"TakeCard({name_of_side(self.drawer)})"


class LoseCard(Chance[Ancients]):
    """A card is taken from a hand at random and discarded."""

    def __init__(self, loser: int) -> None:
        super().__init__(DISCARD_STREAM)
        self.loser: Final = loser

    def options(self, match: Match[Ancients]) -> list[int]:
        """Every kind of card in the hand."""
        hand = match.position.hands[self.loser]
        return [DISCARD + card for card in range(KINDS_OF_CARDS) if hand[card]]

    def weight(self, match: Match[Ancients], action: int) -> int:
        """How many of the kind the hand holds."""
        return match.position.hands[self.loser][action - DISCARD]

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Whether the card is not in the hand."""
        if DISCARD <= action < DISCARD + KINDS_OF_CARDS and match.position.hands[self.loser][action - DISCARD]:
            return None
        return Refusal("ANC-07-017", "refused-ANC-07-017")

    def sample(self, match: Match[Ancients], generator: Generator) -> int:
        """Any card of the hand."""
        return DISCARD + pick(match.position.hands[self.loser], generator)

    def take(self, match: Match[Ancients], action: int) -> None:
        """Onto the discards."""
        position = match.position
        card = action - DISCARD
        position.hands[self.loser][card] -= 1
        position.discards[card] += 1
        if match.logging:
            match.log.append(events.card_discarded(self.loser, card))

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"LoseCard({name_of_side(self.loser)})"


def change_command(match: Match[Ancients], side: int, command: int, draws_now: bool) -> None:
    """The scenario changes how many cards a side holds, and so its Command (ANC-07-017)."""
    position = match.position
    more = command - position.command[side]
    position.command[side] = max(0, command)
    if match.logging:
        match.log.append(events.command_changed(side, position.command[side]))
    if draws_now:
        for _ in range(more):
            match.agenda.append(TAKE_CARD[side])
    elif position.hand_size(side) > position.command[side]:
        match.agenda.append(LOSE_CARD[side])


DRAW_CARD: Final = [DrawCard(side) for side in SIDES]
TAKE_CARD: Final = [TakeCard(side) for side in SIDES]
FILL_HAND: Final = [FillHand(side) for side in SIDES]
LOSE_CARD: Final = [LoseCard(side) for side in SIDES]
