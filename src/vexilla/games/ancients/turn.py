"""A turn: play a card, order, move, battle, draw (chapters 5, 6 and 15; the cards of chapter 18)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES
from ...kernel.step import Procedure, Step, procedure
from ..commands_colors.attacks import BATTLES
from ..commands_colors.cards import BY_DICE, BY_RALLY, TO_ALL_IN_CONTACT, CommandCard
from ..commands_colors.deck import change_command
from ..commands_colors.events import rallied, unit_ordered
from ..commands_colors.orders import has_leaders, has_units_for
from ..commands_colors.turn import DRAW_CARDS, GIVE_ORDERS, PlaysCard, RalliesUnits, SymbolsRoll, TakesTurns
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
from .actions import BOARD, MOST_DICE
from .cards import (
    CARDS,
    COUNTER_ATTACK,
    FIRST_STRIKE,
    LEADERSHIP_ANY_SECTION,
    MIRRORED,
    NOTHING,
    TO_ALL_MISSILES,
)
from .moves import MOVE_AGAIN, MOVE_PIECES
from .orders import ORDER_PIECES
from .position import Ancients
from .units import HELMET, NO_RALLY


class PlayCard(PlaysCard[Ancients]):
    """Play exactly one card, face up (ANC-06-001)."""

    def bars(self, position: Ancients, card: int) -> str | None:
        """Counter Attack does not answer First Strike, if anything else can be played (ANC-18-059)."""
        if card != COUNTER_ATTACK or not forbids_counter(position, self.side):
            return None
        return "ANC-18-059" if position.hand_size(self.side) > position.hands[self.side][card] else None


def forbids_counter(position: Ancients, side: int) -> bool:
    """Whether Counter Attack would answer a First Strike and so may not be played (ANC-18-059)."""
    return position.last_card[1 - side] == FIRST_STRIKE and position.hands[side][COUNTER_ATTACK] > 0


def orders_of(match: Match[Ancients], side: int, card: CommandCard) -> None:
    """The orders of a card: to all it is meant for, by the dice, or to those its player names."""
    if card.orders in (TO_ALL_IN_CONTACT, TO_ALL_MISSILES):
        order_all(match, side)
        return
    if card.orders in (BY_DICE, BY_RALLY):
        match.then(SYMBOLS_ROLL[match.position.rules.command(match.position)])
    match.then(RALLIES[side] if card.orders == BY_RALLY else ORDER_PIECES[side])


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
    return has_leaders(position, side) if row.orders == BY_RALLY else has_units_for(position, side, row.who)


def order_all(match: Match[Ancients], side: int) -> None:
    """Everyone the card is meant for is ordered, once and for all (ANC-18-055, ANC-18-067)."""
    position = match.position
    row = CARDS[position.card]
    for unit in position.units_of[side]:
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


def enlarge_hand_in_time(match: Match[Ancients], side: int) -> None:
    """A scenario may let a hand grow by a card each turn (ANC-07-017)."""
    position = match.position
    position.turns_done[side] += 1
    if position.special.hand_grows_to[side] > position.command[side]:
        change_command(match, side, position.command[side] + 1, False)


PLAY_CARD: Final = [PlayCard(side) for side in SIDES]
RALLIES: Final = [Rallies(side) for side in SIDES]
#: As many dice as the Command (ANC-18-086, ANC-18-117).
SYMBOLS_ROLL: Final = [SymbolsRoll[Ancients](dice) for dice in range(MOST_DICE + 1)]
SECOND_MOVE: Final = SecondMove()
#: The five steps of a turn, and after the battles the second move that one card gives.
TURN: Final = [
    procedure(
        "ANC-05-002",
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
        SECOND_MOVE,
        DRAW_CARDS,
        window(TURN_ENDS),
    )
    for side in SIDES
]


class Turns(TakesTurns[Ancients]):
    """One turn after another (ANC-05-001)."""

    def turn(self, side: int) -> Procedure[Ancients]:
        """Its five phases."""
        return TURN[side]


TURNS: Final = Turns()
