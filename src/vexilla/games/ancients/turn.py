"""A turn: play a card, order, move, battle, draw (chapters 5, 6 and 15; the cards of chapter 18)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import NOBODY, SIDES
from ...kernel.step import Step, procedure
from ..commands_colors.cards import BY_COPY, BY_DICE, BY_RALLY, NO_ORDERS, TO_ALL_IN_CONTACT
from ..commands_colors.deck import FILL_HAND, change_command
from ..commands_colors.events import card_copied, fell_back_on_one_unit, rallied, reshuffled, turn_began, unit_ordered
from ..commands_colors.position import NONE
from ..commands_colors.turn import PlaysCard, RalliesUnits, SymbolsRoll, TurnBegins
from .actions import BOARD, MOST_DICE
from .attacks import BATTLES
from .cards import (
    CARDS,
    COUNTER_ATTACK,
    FIRST_STRIKE,
    LEADERSHIP_ANY_SECTION,
    MIRRORED,
    NOTHING,
    ONE_UNIT,
    TO_ALL_MISSILES,
)
from .moves import MOVE_AGAIN, MOVE_PIECES
from .orders import ORDER_PIECES, has_units_for
from .position import Ancients
from .units import HELMET, NO_RALLY


def begin_turn(match: Match[Ancients], side: int) -> None:
    """The next turn begins: nobody is ordered, nobody has moved or fought."""
    position = match.position
    position.begin_turn(side)
    if match.logging:
        match.log.append(turn_began(position, "ANC-05-001"))
    match.then(TURN[side])


class PlayCard(PlaysCard[Ancients]):
    """Play exactly one card, face up (ANC-06-001)."""

    def give_orders(self, match: Match[Ancients], card: int) -> None:
        """Its own orders, or those it copies."""
        give_orders(match, self.side, card)

    def bars(self, position: Ancients, card: int) -> str | None:
        """Counter Attack does not answer First Strike, if anything else can be played (ANC-18-059)."""
        if card != COUNTER_ATTACK or not forbids_counter(position, self.side):
            return None
        return "ANC-18-059" if position.hand_size(self.side) > position.hands[self.side][card] else None


def forbids_counter(position: Ancients, side: int) -> bool:
    """Whether Counter Attack would answer a First Strike and so may not be played (ANC-18-059)."""
    return position.last_card[1 - side] == FIRST_STRIKE and position.hands[side][COUNTER_ATTACK] > 0


def give_orders(match: Match[Ancients], side: int, card: int) -> None:
    """Put the orders of a card on the agenda: its own, those it copies, or one unit if nobody fits it."""
    position = match.position
    if CARDS[card].orders == BY_COPY:
        card = copied_card(position, side)
        if match.logging:
            match.log.append(card_copied(position, side, card, "ANC-18-056", "ANC-18-057"))
    position.last_card[side] = card
    position.last_sections[side] = 0
    row = CARDS[card]
    if row.none_clause and not can_use(position, side, card):
        if match.logging:
            match.log.append(fell_back_on_one_unit(position, side, card, row.none_clause))
        card = ONE_UNIT
        row = CARDS[ONE_UNIT]
    position.card = card
    if row.orders == NO_ORDERS:
        return
    if row.orders in (TO_ALL_IN_CONTACT, TO_ALL_MISSILES):
        order_all(match, side)
    elif row.orders == BY_DICE:
        match.then(SYMBOLS_ROLL[position.command[side]], ORDER_PIECES[side])
    elif row.orders == BY_RALLY:
        match.then(SYMBOLS_ROLL[position.command[side]], RALLIES[side])
    else:
        match.then(ORDER_PIECES[side])


def copied_card(position: Ancients, side: int) -> int:
    """The orders that Counter Attack issues: the enemy's last ones, left and right exchanged (ANC-18-056, 057)."""
    card = MIRRORED[position.last_card[1 - side]]
    if card == FIRST_STRIKE:
        return NOTHING
    if card == LEADERSHIP_ANY_SECTION:
        position.bound_sections = position.last_sections[1 - side]
    return card


def can_use(position: Ancients, side: int, card: int) -> bool:
    """Whether a player has anyone the card is meant for; for Rally, a leader (ANC-18-121)."""
    row = CARDS[card]
    if row.orders != BY_RALLY:
        return has_units_for(position, side, row.who)
    for leader in position.roster.leaders_of[side]:
        if position.leader_hex[leader] >= 0:
            return True
    return False


def order_all(match: Match[Ancients], side: int) -> None:
    """Everyone the card is meant for is ordered, once and for all (ANC-18-055, ANC-18-067)."""
    position = match.position
    row = CARDS[position.card]
    for unit in position.roster.units_of[side]:
        hex_ = position.unit_hex[unit]
        if hex_ < 0:
            continue
        if row.orders == TO_ALL_MISSILES:
            is_meant = position.range_of(unit) > 0
        else:
            is_meant = position.is_beside_enemy_unit(hex_, side)
        if is_meant:
            position.ordered.append(unit)
            if match.logging:
                match.log.append(unit_ordered(position, unit, row.clause))


# -- Rally ---------------------------------------------------------------------------------------


def forbids_rally(position: Ancients, side: int, unit: int) -> str | None:
    """Why a unit may not regain a block now (ANC-18-118 to ANC-18-127)."""
    kind = position.kinds[unit]
    if kind.traits & NO_RALLY:
        return "ANC-18-120"
    if position.blocks[unit] >= kind.blocks:
        return "ANC-18-124"
    hex_ = position.unit_hex[unit]
    is_led = False
    for leader in position.roster.leaders_of[side]:
        place = position.leader_hex[leader]
        reach = 0 if position.roster.leaders[leader].is_solitary else 1
        if place >= 0 and BOARD.distance[place][hex_] <= reach:
            is_led = True
    if not is_led:
        return "ANC-18-118"
    helmets = position.symbols[HELMET]
    for class_ in range(len(position.rallied)):
        used = position.rallied[class_] + (1 if class_ == kind.class_ else 0)
        helmets -= max(0, used - position.symbols[class_])
    return None if helmets >= 0 else "ANC-18-118"


class Rallies(RalliesUnits[Ancients]):
    """Return lost blocks to units by a leader, one a matching symbol; those units are ordered (ANC-18-118, 119)."""

    def forbids_rally(self, position: Ancients, unit: int) -> str | None:
        """Leader, strength, symbols."""
        return forbids_rally(position, self.side, unit)

    def has_rallied(self, match: Match[Ancients], unit: int) -> None:
        """Use the symbol up, and order the unit."""
        position = match.position
        position.rallied[position.kinds[unit].class_] += 1
        if unit not in position.ordered:
            position.ordered.append(unit)
        if match.logging:
            match.log.append(rallied(position, unit, "ANC-18-118"))


# -- the end of a turn ---------------------------------------------------------------------------


class SecondMove(Step[Ancients]):
    """After the fire of Move-Fire-Move everyone may move once more (ANC-18-102)."""

    def run(self, match: Match[Ancients]) -> None:
        """Only under that card."""
        position = match.position
        if CARDS[position.card].moves_again:
            match.then(MOVE_AGAIN[position.active])


class DrawCards(Step[Ancients]):
    """Discard the played card and draw; whoever played First Strike draws first (ANC-15-001, ANC-15-004)."""

    def run(self, match: Match[Ancients]) -> None:
        """Clear the table and put the draws on the agenda."""
        position = match.position
        side = position.active
        if position.played >= 0:
            position.discards[position.played] += 1
            if CARDS[position.played].reshuffles:
                position.reshuffle()
                if match.logging:
                    match.log.append(reshuffled("ANC-18-091"))
            position.played = NONE
        position.turns_done[side] += 1
        grows_to = position.special.hand_grows_to[side]
        if grows_to > position.command[side]:
            change_command(match, side, position.command[side] + 1, False)
        if position.struck_first != NOBODY:
            match.then(FILL_HAND[position.struck_first])
        match.then(FILL_HAND[side], NEXT_TURN[1 - side])


class NextTurn(TurnBegins[Ancients]):
    """The players take turns (ANC-05-001)."""

    def begin(self, match: Match[Ancients], side: int) -> None:
        """A side's turn."""
        begin_turn(match, side)


PLAY_CARD: Final = [PlayCard(side) for side in SIDES]
RALLIES: Final = [Rallies(side) for side in SIDES]
#: As many dice as the Command (ANC-18-086, ANC-18-117).
SYMBOLS_ROLL: Final = [SymbolsRoll[Ancients](dice) for dice in range(MOST_DICE + 1)]
SECOND_MOVE: Final = SecondMove()
DRAW_CARDS: Final = DrawCards()
NEXT_TURN: Final = [NextTurn(side) for side in SIDES]
#: The five steps of a turn (ANC-05-002); ordering is put on top by the card.
TURN: Final = [
    procedure("ANC-05-002", PLAY_CARD[side], MOVE_PIECES[side], BATTLES[side], SECOND_MOVE, DRAW_CARDS)
    for side in SIDES
]
