"""What the turns of all games of the system have in common: playing a card, symbols rolled for orders, rallying."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import name_of_side
from ...kernel.step import Choice, Step
from . import events
from .position import NONE, B
from .rolls import Roll, count_faces
from .rules import refuse, refuse_moment


class PlaysCard(Choice[B]):
    """Play exactly one card of the hand, face up."""

    def give_orders(self, match: Match[B], card: int) -> None:
        """Put the orders of a card on the agenda."""
        raise NotImplementedError

    def bars(self, position: B, card: int) -> str | None:
        """Why a card of the hand may not be played now."""
        return None

    def options(self, match: Match[B]) -> list[int]:
        """Every kind of card in the hand that may be played."""
        position = match.position
        verbs = position.rules.verbs
        hand = position.hands[self.side]
        options = [verbs.play + card for card in range(len(hand)) if hand[card] and self.bars(position, card) is None]
        return options or [verbs.done]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Whether the card is not in the hand or may not be played; one must be, if there is any."""
        position = match.position
        verbs, clauses = position.rules.verbs, position.rules.clauses
        hand = position.hands[self.side]
        if not verbs.play <= action < verbs.play + len(hand):
            if action != verbs.done:
                return refuse_moment(match, self)
            return refuse(clauses.must_play) if position.hand_size(self.side) else None
        card = action - verbs.play
        if not hand[card]:
            return refuse(clauses.play, card=position.rules.cards[card])
        clause = self.bars(position, card)
        return None if clause is None else refuse(clause)

    def take(self, match: Match[B], action: int) -> None:
        """Show it, and give its orders."""
        position = match.position
        verbs = position.rules.verbs
        if action == verbs.done:
            return
        card = action - verbs.play
        position.hands[self.side][card] -= 1
        position.played = card
        if match.logging:
            match.log.append(events.card_played(position, self.side, card))
        self.give_orders(match, card)

    def asks(self, match: Match[B]) -> bool:
        """Always: an unasked player would betray that all his cards are alike."""
        return match.position.hand_size(self.side) > 0

    def question(self) -> str:
        """The message that asks for a card."""
        return "cc-ask-card"


class SymbolsRoll(Roll[B]):
    """Dice whose symbols give orders or bring blocks back."""

    def happened(self, match: Match[B], faces: list[int]) -> None:
        """Note the symbols."""
        position = match.position
        rules = position.rules
        if match.logging:
            card, clause = rules.cards[position.card], rules.table.cards[position.card].clause
            match.log.append(events.rolled_for(position, card, position.active, NONE, faces, clause))
        position.symbols = count_faces(faces, len(rules.faces))[: rules.order_faces]


class RalliesUnits(Choice[B]):
    """Return lost blocks to units, one a matching symbol, until done."""

    def forbids_rally(self, position: B, unit: int) -> str | None:
        """Why a unit of the player may not regain a block now."""
        raise NotImplementedError

    def has_rallied(self, match: Match[B], unit: int) -> None:
        """A unit has its block back: what follows."""
        raise NotImplementedError

    def options(self, match: Match[B]) -> list[int]:
        """Every unit that may regain a block, and to be done."""
        position = match.position
        verbs = position.rules.verbs
        options = [verbs.done]
        for unit in position.roster.units_of[self.side]:
            hex_ = position.unit_hex[unit]
            if hex_ >= 0 and self.forbids_rally(position, unit) is None:
                options.append(verbs.rally + hex_)
        return options

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Why the unit may not be rallied."""
        position = match.position
        verbs = position.rules.verbs
        if action == verbs.done:
            return None
        hex_ = action - verbs.rally
        if not 0 <= hex_ < position.field.board.size:
            return refuse_moment(match, self)
        unit = position.unit_at[hex_]
        is_own = unit >= 0 and position.side_of[unit] == self.side
        clause = self.forbids_rally(position, unit) if is_own else position.rules.clauses.rally_foreign
        return None if clause is None else refuse(clause, hex=position.field.board.labels[hex_])

    def take(self, match: Match[B], action: int) -> None:
        """Give the block back, and ask again."""
        position = match.position
        verbs = position.rules.verbs
        if action == verbs.done:
            return
        unit = position.unit_at[action - verbs.rally]
        position.blocks[unit] += 1
        self.has_rallied(match, unit)
        match.then(self)

    def question(self) -> str:
        """The message that asks whom to rally."""
        return "cc-ask-rally"


class TurnBegins(Step[B]):
    """The players take turns."""

    def __init__(self, next_side: int) -> None:
        super().__init__()
        self.next_side: Final = next_side

    def begin(self, match: Match[B], side: int) -> None:
        """A side's turn begins."""
        raise NotImplementedError

    def run(self, match: Match[B]) -> None:
        """The other side's turn."""
        self.begin(match, self.next_side)

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"{type(self).__name__}({name_of_side(self.next_side)})"
