"""Drawing cards: from what a Scout put back, or as chance will have it; and putting them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import BOTTOM, NOBODY, SIDES, TOP, only
from ...kernel.step import Chance, Choice, Step
from . import events
from .actions import DEAL, RETURN
from .cards import CARD_NAMES, CARDS, TACTICS_PILE, TROOP_PILE, pile_of
from .legality import refuse, refuse_order
from .position import BattleLine

if TYPE_CHECKING:
    from ...kernel.chance import Generator


def place_of(card: int, cards: list[int]) -> int:
    """Where a card lies among sorted ones; a call of the standard library's bisect would compare objects."""
    low = 0
    high = len(cards) - 1
    while low < high:
        middle = low + high >> 1
        if cards[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


class TurnUp(Chance[BattleLine]):
    """Chance says which card of a pile is the next, and a side takes it."""

    def __init__(self, taker: int, pile: int, dealt: bool) -> None:
        super().__init__(pile)
        self.taker: Final = taker
        #: Cards of the first hand are dealt, not drawn.
        self.dealt: Final = dealt

    def options(self, match: Match[BattleLine]) -> list[int]:
        """Every card of the pile, all equally likely."""
        return [DEAL + card for card in match.position.piles[self.stream].below]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        """Whether the card is not in the pile."""
        if action - DEAL in match.position.piles[self.stream].below:
            return None
        return refuse("BLN-04-005")

    def sample(self, match: Match[BattleLine], generator: Generator) -> int:
        """One of the cards."""
        below = match.position.piles[self.stream].below
        return DEAL + below[generator.below(len(below))]

    def take(self, match: Match[BattleLine], action: int) -> None:
        """The card goes into the hand."""
        position = match.position
        card = action - DEAL
        below = position.piles[self.stream].below
        below.pop(place_of(card, below))
        position.into_hand(self.taker, card)
        if match.logging and not self.dealt:
            match.log.append(events.card_drawn(self.taker, self.stream, card, 0))

    def label(self) -> str:
        return f"TurnUp({self.taker} {self.stream} {self.dealt})"


class ReturnCards(Choice[BattleLine]):
    """After scouting, put a card back onto the pile it belongs to (BLN-11-004)."""

    def options(self, match: Match[BattleLine]) -> list[int]:
        """Any card of the hand."""
        return [RETURN + card for card in match.position.hand(self.side)]

    def forbids(self, match: Match[BattleLine], action: int) -> Refusal | None:
        """Whether the card is not in hand."""
        if not RETURN <= action < RETURN + CARDS:
            return refuse_order(match.position, self.question())
        card = action - RETURN
        if match.position.holds(self.side, card):
            return None
        return refuse("BLN-11-004", card=CARD_NAMES[card])

    def take(self, match: Match[BattleLine], action: int) -> None:
        """The card goes back; a second one goes on top of it if it belongs to the same pile."""
        position = match.position
        card = action - RETURN
        position.put_back(self.side, card)
        position.scouted -= 1
        if match.logging:
            match.log.append(events.card_returned(self.side, pile_of(card), card))
        match.then(SCOUT_RETURNS[self.side])

    def asks(self, match: Match[BattleLine]) -> bool:
        """Always: what he holds is his secret."""
        return True

    def question(self) -> str:
        return "battle-line-ask-return"


class ScoutReturns(Step[BattleLine]):
    """Have cards put back until the hand is one larger than before scouting: two after three drawn.

    With fewer cards in the piles fewer go back, never so many that nothing is gained (BLN-11-005).
    """

    def __init__(self, scout: int) -> None:
        super().__init__(NOBODY)
        self.scout: Final = scout

    def run(self, match: Match[BattleLine]) -> None:
        """Go on returning, or end the scouting."""
        position = match.position
        if position.scouted > 1:
            match.then(RETURN_CARDS[self.scout])
        else:
            position.scouting = False
            position.scouted = 0

    def label(self) -> str:
        return f"ScoutReturns({self.scout})"


def draw(match: Match[BattleLine], side: int, pile: int) -> None:
    """Take the uppermost card of a pile, known or not."""
    position = match.position
    if position.piles[pile].top:
        knew = only(position.piles[pile].put_back_by)
        card = position.take_top(side, pile)
        if match.logging:
            match.log.append(events.card_drawn(side, pile, card, knew))
    else:
        match.then(TURN_UP[side][pile])


TURN_UP: Final = [[TurnUp(side, pile, False) for pile in (TROOP_PILE, TACTICS_PILE)] for side in SIDES]
RETURN_CARDS: Final[tuple[ReturnCards, ...]] = (ReturnCards(BOTTOM), ReturnCards(TOP))
SCOUT_RETURNS: Final[tuple[ScoutReturns, ...]] = (ScoutReturns(BOTTOM), ScoutReturns(TOP))
