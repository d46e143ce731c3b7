"""Scouting: some cards let their player draw two new cards at the end of his turn and keep one of them."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES, name_of_side
from ...kernel.step import Choice, Step
from . import events
from .deck import DrawCard, see_that_there_is_a_deck
from .position import B
from .rules import refuse, refuse_moment

#: So many cards are drawn, and one is kept.
SCOUTED: Final = 2


def scout(match: Match[B], side: int) -> None:
    """Draw two cards in place of one, and keep one of them."""
    for _ in range(SCOUTED):
        match.then(SCOUT[side])
    match.then(KEEP_CARD[side])


class Scout(Step[B]):
    """Draw a card to choose from, from the reshuffled discards if the deck is used up."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer: Final = drawer

    def run(self, match: Match[B]) -> None:
        """See that there is a deck, and draw; without any card left nothing is drawn."""
        see_that_there_is_a_deck(match)
        if any(match.position.deck):
            match.then(SCOUTED_CARD[self.drawer])

    def label(self) -> str:
        return f"Scout({name_of_side(self.drawer)})"


class ScoutedCard(DrawCard[B]):
    """The card that is drawn, beside the hand."""

    def take(self, match: Match[B], action: int) -> None:
        """Look at it."""
        position = match.position
        card = action - position.rules.verbs.deal
        position.deck[card] -= 1
        position.scouted.append(card)
        if match.logging:
            match.log.append(events.card_scouted(position, self.drawer, card))

    def label(self) -> str:
        return f"ScoutedCard({name_of_side(self.drawer)})"


class KeepCard(Choice[B]):
    """Keep one of the scouted cards; the other goes face up to the discards."""

    def options(self, match: Match[B]) -> list[int]:
        """The two cards; to be done if there was none to draw."""
        verbs = match.position.rules.verbs
        return sorted({verbs.keep + card for card in match.position.scouted}) or [verbs.done]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        position = match.position
        rules = position.rules
        if action in self.options(match):
            return None
        is_card = rules.verbs.keep <= action < rules.verbs.keep + rules.table.kinds
        return refuse(rules.clauses.scout) if is_card else refuse_moment(match, self)

    def take(self, match: Match[B], action: int) -> None:
        """Into the hand, and away with the other."""
        position = match.position
        verbs = position.rules.verbs
        if action == verbs.done:
            return
        kept = action - verbs.keep
        position.scouted.remove(kept)
        position.hands[self.side][kept] += 1
        if match.logging:
            match.log.append(events.card_kept(position, self.side, kept))
        for card in position.scouted:
            position.discards[card] += 1
            if match.logging:
                match.log.append(events.card_dropped(position, self.side, card))
        position.scouted = []

    def asks(self, match: Match[B]) -> bool:
        """Always: an unasked player would betray that both cards are alike."""
        return len(match.position.scouted) > 0

    def question(self) -> str:
        return "cc-ask-keep"


SCOUT: Final = [Scout[Any](side) for side in SIDES]
SCOUTED_CARD: Final = [ScoutedCard[Any](side) for side in SIDES]
KEEP_CARD: Final = [KeepCard[Any](side) for side in SIDES]
