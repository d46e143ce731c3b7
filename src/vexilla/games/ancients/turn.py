"""A turn: play a card, order, move, battle, draw (chapters 5, 6 and 15; the cards of chapter 18)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import NOBODY, SIDES, name_of_side
from ...kernel.step import Choice, Step, procedure
from ..commands_colors.battle import NONE
from ..commands_colors.deck import FILL_HAND, change_command
from ..commands_colors.events import reshuffled, rolled_for
from ..commands_colors.rolls import Roll, count_faces
from ..commands_colors.rules import refuse
from . import events
from .actions import BOARD, DONE, HEXES, MOST_DICE, PLAY, RALLY
from .battle import BATTLES
from .cards import (
    BY_COPY,
    BY_DICE,
    BY_RALLY,
    CARDS,
    COUNTER_ATTACK,
    FIRST_STRIKE,
    KINDS_OF_CARDS,
    LEADERSHIP_ANY_SECTION,
    MIRRORED,
    NO_ORDERS,
    NOTHING,
    ONE_UNIT,
    TO_ALL_IN_CONTACT,
    TO_ALL_MISSILES,
)
from .legality import refuse_moment
from .moves import MOVE_AGAIN, MOVE_PIECES
from .orders import ORDER_PIECES, has_units_for
from .position import Ancients
from .units import FACES, HELMET, NO_RALLY


def begin_turn(match: Match[Ancients], side: int) -> None:
    """The next turn begins: nobody is ordered, nobody has moved or fought."""
    position = match.position
    position.active = side
    position.turn += 1
    position.played = NONE
    position.card = NOTHING
    position.bound_sections = 0
    position.commander = NONE
    position.ordered = []
    position.ordered_leaders = []
    units = len(position.moved)
    position.moved = [0] * units
    position.moved_from = [NONE] * units
    position.symbols = [0, 0, 0, 0]
    position.rallied = [0, 0, 0]
    position.held = 0
    position.moved_again = 0
    position.came_on = 0
    position.battled = 0
    position.fired_once = 0
    position.must_battle = 0
    position.leaders_moved = 0
    position.leaders_carried = 0
    position.struck_first = NOBODY
    if match.logging:
        match.log.append(events.turn_began(side, position.turn))
    match.agenda.extend(TURN[side])


class PlayCard(Choice[Ancients]):
    """Play exactly one card, face up (ANC-06-001)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """Every kind of card in the hand that may be played."""
        position = match.position
        hand = position.hands[self.side]
        options = [PLAY + card for card in range(KINDS_OF_CARDS) if hand[card]]
        if len(options) > 1 and forbids_counter(position, self.side):
            options.remove(PLAY + COUNTER_ATTACK)
        return options or [DONE]

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Whether the card is not in the hand, or answers First Strike (ANC-18-059)."""
        position = match.position
        if not PLAY <= action < PLAY + KINDS_OF_CARDS:
            is_empty = action == DONE and position.hand_size(self.side) == 0
            return None if is_empty else refuse_moment(self) if action != DONE else refuse("ANC-06-004")
        card = action - PLAY
        hand = position.hands[self.side]
        if not hand[card]:
            return refuse("ANC-06-001", card=CARDS[card].key)
        if (
            card == COUNTER_ATTACK
            and forbids_counter(position, self.side)
            and position.hand_size(self.side) > hand[card]
        ):
            return refuse("ANC-18-059")
        return None

    def take(self, match: Match[Ancients], action: int) -> None:
        """Show it, and give its orders."""
        if action == DONE:
            return
        position = match.position
        card = action - PLAY
        position.hands[self.side][card] -= 1
        position.played = card
        if match.logging:
            match.log.append(events.card_played(self.side, card))
        give_orders(match, self.side, card)

    def asks(self, match: Match[Ancients]) -> bool:
        """Always: an unasked player would betray that all his cards are alike."""
        return match.position.hand_size(self.side) > 0

    def question(self) -> str:
        """The message that asks for a card."""
        return "cc-ask-card"


def forbids_counter(position: Ancients, side: int) -> bool:
    """Whether Counter Attack would answer a First Strike and so may not be played (ANC-18-059)."""
    return position.last_card[1 - side] == FIRST_STRIKE and position.hands[side][COUNTER_ATTACK] > 0


def give_orders(match: Match[Ancients], side: int, card: int) -> None:
    """Put the orders of a card on the agenda: its own, those it copies, or one unit if nobody fits it."""
    position = match.position
    if CARDS[card].orders == BY_COPY:
        card = copied_card(position, side)
        if match.logging:
            match.log.append(events.card_copied(side, card))
    position.last_card[side] = card
    position.last_sections[side] = 0
    row = CARDS[card]
    if row.none_clause and not can_use(position, side, card):
        if match.logging:
            match.log.append(events.fell_back_on_one_unit(side, card, row.none_clause))
        card = ONE_UNIT
        row = CARDS[ONE_UNIT]
    position.card = card
    if row.orders == NO_ORDERS:
        return
    if row.orders in (TO_ALL_IN_CONTACT, TO_ALL_MISSILES):
        order_all(match, side)
    elif row.orders == BY_DICE:
        match.agenda.append(ORDER_PIECES[side])
        match.agenda.append(SYMBOLS_ROLL[position.command[side]])
    elif row.orders == BY_RALLY:
        match.agenda.append(RALLIES[side])
        match.agenda.append(SYMBOLS_ROLL[position.command[side]])
    else:
        match.agenda.append(ORDER_PIECES[side])


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
                match.log.append(events.unit_ordered(position, unit, row.clause))


class SymbolsRoll(Roll[Ancients]):
    """As many dice as the Command: their symbols give orders or bring blocks back (ANC-18-086, ANC-18-117)."""

    def happened(self, match: Match[Ancients], faces: list[int]) -> None:
        """Note the symbols."""
        position = match.position
        if match.logging:
            row = CARDS[position.card]
            match.log.append(rolled_for(position, row.key, position.active, NONE, faces, row.clause))
        position.symbols = count_faces(faces, len(FACES))[: HELMET + 1]


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


class Rallies(Choice[Ancients]):
    """Return lost blocks to units by a leader, one a matching symbol; those units are ordered (ANC-18-118, 119)."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """Every unit that may regain a block, and to be done."""
        position = match.position
        options = [DONE]
        for unit in position.roster.units_of[self.side]:
            hex_ = position.unit_hex[unit]
            if hex_ >= 0 and forbids_rally(position, self.side, unit) is None:
                options.append(RALLY + hex_)
        return options

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Why the unit may not be rallied."""
        if action == DONE:
            return None
        if not RALLY <= action < RALLY + HEXES:
            return refuse_moment(self)
        position = match.position
        unit = position.unit_at[action - RALLY]
        if unit < 0 or position.side_of[unit] != self.side:
            return refuse("ANC-18-127", hex=BOARD.labels[action - RALLY])
        clause = forbids_rally(position, self.side, unit)
        return None if clause is None else refuse(clause, hex=BOARD.labels[action - RALLY])

    def take(self, match: Match[Ancients], action: int) -> None:
        """Give the block back."""
        if action == DONE:
            return
        position = match.position
        unit = position.unit_at[action - RALLY]
        position.blocks[unit] += 1
        position.rallied[position.kinds[unit].class_] += 1
        if unit not in position.ordered:
            position.ordered.append(unit)
        if match.logging:
            match.log.append(events.rallied(position, unit))
        match.agenda.append(self)

    def question(self) -> str:
        """The message that asks whom to rally."""
        return "cc-ask-rally"


# -- the end of a turn ---------------------------------------------------------------------------


class SecondMove(Step[Ancients]):
    """After the fire of Move-Fire-Move everyone may move once more (ANC-18-102)."""

    def run(self, match: Match[Ancients]) -> None:
        """Only under that card."""
        position = match.position
        if CARDS[position.card].moves_again:
            match.agenda.append(MOVE_AGAIN[position.active])


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
        match.agenda.append(NEXT_TURN[1 - side])
        match.agenda.append(FILL_HAND[side])
        if position.struck_first != NOBODY:
            match.agenda.append(FILL_HAND[position.struck_first])


class NextTurn(Step[Ancients]):
    """The players take turns (ANC-05-001)."""

    def __init__(self, next_side: int) -> None:
        super().__init__()
        self.next_side: Final = next_side

    def run(self, match: Match[Ancients]) -> None:
        """The other side's turn."""
        begin_turn(match, self.next_side)

    def label(self) -> str:
        """Its data is part of the digest."""
        return f"NextTurn({name_of_side(self.next_side)})"


PLAY_CARD: Final = [PlayCard(side) for side in SIDES]
RALLIES: Final = [Rallies(side) for side in SIDES]
SYMBOLS_ROLL: Final = [SymbolsRoll(dice) for dice in range(MOST_DICE + 1)]
SECOND_MOVE: Final = SecondMove()
DRAW_CARDS: Final = DrawCards()
NEXT_TURN: Final = [NextTurn(side) for side in SIDES]
#: The five steps of a turn (ANC-05-002); ordering is put on top by the card.
TURN: Final = [procedure(PLAY_CARD[side], MOVE_PIECES[side], BATTLES[side], SECOND_MOVE, DRAW_CARDS) for side in SIDES]
