"""A turn: play a card, give its orders, move, battle, draw; and the turns of a battle, one after another."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.match import Match
from ...kernel.position import View
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY
from ...kernel.step import Choice, Procedure, Step
from . import events
from .cards import BY_COPY, NO_ORDERS
from .deck import FILL_HAND
from .ending import RALLY, ends
from .position import NONE, B
from .rolls import Roll, count_faces
from .rules import refuse, refuse_moment


class PlaysCard(Choice[B]):
    """Play exactly one card of the hand, face up."""

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
        """Show it; its orders are the next phase."""
        position = match.position
        verbs = position.rules.verbs
        if action == verbs.done:
            return
        card = action - verbs.play
        position.hands[self.side][card] -= 1
        position.played = card
        if match.logging:
            match.log.append(events.card_played(position, self.side, card))
        position.rules.card_played(match, self.side, card)

    def asks(self, match: Match[B]) -> bool:
        """Always: an unasked player would betray that all his cards are alike."""
        return any(match.position.hands[self.side])

    def question(self) -> str:
        return "cc-ask-card"


class GiveOrders(Step[B]):
    """The orders of the card that was played."""

    def run(self, match: Match[B]) -> None:
        """Nobody is ordered without a card."""
        if match.position.played >= 0:
            give_orders(match, match.position.active, match.position.played)


def give_orders(match: Match[B], side: int, card: int) -> None:
    """Give the orders of a card: its own, those it copies, or one to a single unit if nobody fits it."""
    position = match.position
    rules = position.rules
    cards = rules.table.cards
    if cards[card].orders == BY_COPY:
        card = rules.copied_card(position, side)
        if match.logging:
            match.log.append(events.card_copied(position, side, card, rules.clauses.copy, rules.clauses.copy_mirrored))
    position.last_card[side] = card
    none_clause = cards[card].none_clause
    if none_clause and not rules.can_use(position, side, card):
        if match.logging:
            match.log.append(events.fell_back_on_one_unit(position, side, card, none_clause))
        card = rules.table.one_unit
    position.card = card
    if cards[card].orders != NO_ORDERS:
        rules.give_orders(match, side, cards[card])


class SymbolsRoll(Roll[B]):
    """Dice whose symbols give orders or bring blocks back."""

    def happened(self, match: Match[B], faces: list[int]) -> None:
        """Note the symbols."""
        position = match.position
        rules = position.rules
        if match.logging:
            card, clause = rules.cards[position.card], rules.table.cards[position.card].clause
            counted = events.marked(faces, rules.faces_of_use(position), events.USEFUL)
            match.log.append(events.rolled_for(position, card, position.active, NONE, faces, clause, counted))
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
        for unit in position.units_of[self.side]:
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

    def handles(self, match: Match[B]) -> View:
        """What being done ends."""
        shown = super().handles(match)
        told = ends(match, RALLY, len(match.options()) - 1)
        if told is not None:
            shown["ends"] = told
        return shown

    def question(self) -> str:
        return "cc-ask-rally"


class DrawCards(Step[B]):
    """Discard the played card and draw; whoever played First Strike draws first."""

    def run(self, match: Match[B]) -> None:
        """Clear the table and draw."""
        position = match.position
        rules = position.rules
        side = position.active
        card = rules.card_at_end(position, side) if position.played >= 0 else rules.nothing
        if position.played >= 0:
            position.discards[position.played] += 1
            position.played = NONE
        if rules.table.cards[card].reshuffles:
            position.reshuffle()
            if match.logging:
                match.log.append(events.reshuffled(rules.clauses.card_reshuffles))
        if position.struck_first != NOBODY:
            match.then(FILL_HAND[position.struck_first])
        rules.turn_ends(match, side, card)
        match.then(FILL_HAND[side])


class TakesTurns(Step[B]):
    """The players take turns until the battle is decided."""

    def turn(self, side: int) -> Procedure[B]:
        """The phases of a side's turn."""
        raise NotImplementedError

    def run(self, match: Match[B]) -> None:
        """The scenario says who begins; then it is always the other side's turn."""
        position = match.position
        side = position.active if position.turn == 0 else 1 - position.active
        position.begin_turn(side)
        if match.logging:
            match.log.append(events.turn_began(position, position.rules.clauses.turns))
        position.rules.turn_begins(match, side)
        match.then(self.turn(side), self)


GIVE_ORDERS: Final = GiveOrders[Any]()
DRAW_CARDS: Final = DrawCards[Any]()
