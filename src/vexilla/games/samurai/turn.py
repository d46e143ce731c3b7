"""A turn: play a card, order, move, battle, and refill (chapters 3, 4, 15 and 19)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice, Procedure, Step, procedure
from ..commands_colors.attacks import BATTLES
from ..commands_colors.cards import BY_DICE, CommandCard
from ..commands_colors.deck import TakeCard
from ..commands_colors.position import NONE
from ..commands_colors.rules import refuse, refuse_moment
from ..commands_colors.turn import DRAW_CARDS, GIVE_ORDERS, PlaysCard, SymbolsRoll, TakesTurns
from ..commands_colors.windows import (
    BATTLES_FOUGHT,
    BEFORE_MOVE,
    CARD_PLAYED,
    MOVES_MADE,
    ORDERS_GIVEN,
    TURN_BEGINS,
    TURN_ENDS,
    window,
)
from . import events
from .actions import DISCARD_DRAGON, DONE, DRAW_DRAGON, MOST_DICE, TAKE_HONOR
from .cards import FIRST_STRIKE, MIRRORED, NOTHING
from .dragons import KINDS_OF_DRAGONS
from .honor import gain
from .moves import MOVE_PIECES
from .orders import ORDER_PIECES
from .position import DRAGON_CARDS, Samurai
from .units import HONOR

#: What may be taken in place of a Dragon card, and for one that is discarded (SAM-15-002, SAM-15-003).
TOKENS_FOR_NO_CARD: Final = 2
TOKENS_FOR_A_CARD: Final = 1

PLAY_CARD: Final = [PlaysCard[Samurai](side) for side in SIDES]


def orders_of(match: Match[Samurai], side: int, card: CommandCard) -> None:
    """The orders of a card: Shogun's by dice, then to those its player names."""
    if card.orders == BY_DICE:
        match.then(SHOGUN_ROLL[match.position.cards_commanded(side)])
    match.then(ORDER_PIECES[side])


def copied_card(position: Samurai, side: int) -> int:
    """The orders that Counter Attack issues: the enemy's last ones, left and right exchanged (SAM-19-033 to 037)."""
    card = MIRRORED[position.last_card[1 - side]]
    return NOTHING if card == FIRST_STRIKE else card


class ShogunRoll(SymbolsRoll[Samurai]):
    """Shogun: symbols give orders, honor brings tokens (SAM-19-063 to SAM-19-067)."""

    def happened(self, match: Match[Samurai], faces: list[int]) -> None:
        """Note the symbols, and take the tokens."""
        super().happened(match, faces)
        gain(match, match.position.active, faces.count(HONOR), "SAM-19-066")


class PutDragonsAway(Step[Samurai]):
    """At the end of the turn played Dragon cards are discarded, and their tokens go to the pool (SAM-18-007)."""

    def run(self, match: Match[Samurai]) -> None:
        """Clear them away."""
        position = match.position
        discards = position.stocks[DRAGON_CARDS].discards
        has_any = False
        for side in SIDES:
            dragon = position.dragons[side]
            if dragon != NONE:
                discards[dragon] += 1
                position.dragons[side] = NONE
                has_any = True
        position.at_work = [False, False]
        tokens, position.on_dragons = position.on_dragons, 0
        position.pool += tokens
        if has_any and match.logging:
            match.log.append(events.dragons_put_away(position, tokens))


class Refill(Choice[Samurai]):
    """The active player draws a Dragon card or takes two tokens (SAM-15-002)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Both, unless there is no card left at all (SAM-15-009)."""
        return [DRAW_DRAGON, TAKE_HONOR] if has_dragons_left(match.position) else [TAKE_HONOR]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Whether there is no card left."""
        if action in self.options(match):
            return None
        return refuse("SAM-15-009") if action == DRAW_DRAGON else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Draw, or take."""
        if action == DRAW_DRAGON:
            match.then(DRAW_A_DRAGON[self.side])
        else:
            gain(match, self.side, TOKENS_FOR_NO_CARD, "SAM-15-002")

    def question(self) -> str:
        return "sam-ask-refill"


def has_dragons_left(position: Samurai) -> bool:
    """Whether there is a Dragon card in the deck or in its discards."""
    stock = position.stocks[DRAGON_CARDS]
    return any(stock.deck) or any(stock.discards)


class TurnIn(Choice[Samurai]):
    """Whoever has played no Dragon card in his own turn may discard one for a token (SAM-15-003, SAM-15-004)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """None, or any card of the hand."""
        position = match.position
        if position.dragon_played >> self.side & 1:
            return [DONE]
        hand = position.stocks[DRAGON_CARDS].hands[self.side]
        return [DONE] + [DISCARD_DRAGON + card for card in range(KINDS_OF_DRAGONS) if hand[card]]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Why none may be discarded, or not that one."""
        if action in self.options(match):
            return None
        is_card = DISCARD_DRAGON <= action < DISCARD_DRAGON + KINDS_OF_DRAGONS
        return refuse("SAM-15-003") if is_card else refuse_moment(match, self)

    def take(self, match: Match[Samurai], action: int) -> None:
        """Away with it, open to all, and take a token."""
        if action == DONE:
            return
        position = match.position
        card = action - DISCARD_DRAGON
        stock = position.stocks[DRAGON_CARDS]
        stock.hands[self.side][card] -= 1
        stock.discards[card] += 1
        if match.logging:
            match.log.append(events.dragon_turned_in(self.side, card))
        gain(match, self.side, TOKENS_FOR_A_CARD, "SAM-15-003")

    def question(self) -> str:
        return "sam-ask-turn-in"


SHOGUN_ROLL: Final = [ShogunRoll(dice) for dice in range(MOST_DICE + 1)]
PUT_DRAGONS_AWAY: Final = PutDragonsAway()
REFILL: Final = [Refill(side) for side in SIDES]
TURN_IN: Final = [TurnIn(side) for side in SIDES]
DRAW_A_DRAGON: Final = [TakeCard[Samurai](side, DRAGON_CARDS) for side in SIDES]
#: The five phases of a turn.
TURN: Final = [
    procedure(
        "SAM-03-009",
        window(TURN_BEGINS),
        PLAY_CARD[side],
        window(CARD_PLAYED),
        GIVE_ORDERS,
        window(ORDERS_GIVEN),
        window(BEFORE_MOVE),
        MOVE_PIECES[side],
        window(MOVES_MADE),
        BATTLES[side],
        window(BATTLES_FOUGHT),
        PUT_DRAGONS_AWAY,
        DRAW_CARDS,
        REFILL[side],
        TURN_IN[side],
        window(TURN_ENDS),
    )
    for side in SIDES
]


class Turns(TakesTurns[Samurai]):
    """One turn after another (SAM-03-008)."""

    def turn(self, side: int) -> Procedure[Samurai]:
        """Its five phases."""
        return TURN[side]


TURNS: Final = Turns()
