"""A turn: play a card, order, move, battle, draw (chapter 5; the cards of chapter 8)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.sides import SIDES
from ...kernel.step import Procedure, procedure
from ..commands_colors.attacks import BATTLES
from ..commands_colors.cards import BY_DICE, BY_RALLY, TO_ALL_IN_CONTACT, CommandCard
from ..commands_colors.events import leader_ordered, rallied
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
from .actions import MOST_DICE
from .cards import (
    BY_SUPPLY,
    CARDS,
    FIRST_STRIKE,
    MIRRORED,
    NOTHING,
    TO_ALL_IN_SECTION,
    TO_ALL_LEADERS,
)
from .moves import MOVE_PIECES
from .orders import ORDER_PIECES, PICK_SECTION, order_unit
from .position import Napoleonics
from .supply import CHOOSE_SUPPLIED

PLAY_CARD: Final = [PlaysCard[Napoleonics](side) for side in SIDES]


def orders_of(match: Match[Napoleonics], side: int, card: CommandCard) -> None:
    """The orders of a card: by itself, by the dice, or to those its player names; then squares may be left."""
    if card.orders == BY_SUPPLY:
        match.then(CHOOSE_SUPPLIED[side])
        return
    if card.orders == TO_ALL_IN_CONTACT:
        order_all_in_contact(match, side)
    elif card.orders == TO_ALL_LEADERS:
        order_all_leaders(match, side)
    elif card.orders == TO_ALL_IN_SECTION:
        match.then(PICK_SECTION[side])
    elif card.orders in (BY_DICE, BY_RALLY):
        match.then(SYMBOLS_ROLL[match.position.command_now])
        if card.orders == BY_RALLY:
            match.then(RALLIES[side])
    match.then(ORDER_PIECES[side])


def copied_card(position: Napoleonics, side: int) -> int:
    """The orders that Counter Attack issues: the enemy's last ones, left and right exchanged (NAP-08-065, 066)."""
    card = MIRRORED[position.last_card[1 - side]]
    return NOTHING if card == FIRST_STRIKE else card


def can_use(position: Napoleonics, side: int, card: int) -> bool:
    """Whether a player has anyone the card is meant for; for Leadership, a leader (NAP-08-113)."""
    row = CARDS[card]
    return has_leaders(position, side) if row.leads else has_units_for(position, side, row.who)


def order_all_in_contact(match: Match[Napoleonics], side: int) -> None:
    """Everyone beside an enemy is ordered, once and for all (NAP-08-100, NAP-08-104)."""
    position = match.position
    for unit in position.units_of[side]:
        hex_ = position.unit_hex[unit]
        if hex_ >= 0 and position.is_beside_enemy(hex_, side):
            order_unit(match, unit)


def order_all_leaders(match: Match[Napoleonics], side: int) -> None:
    """All leaders are ordered, and the units they are with (NAP-08-107, NAP-08-108)."""
    position = match.position
    for leader in position.roster.leaders_of[side]:
        hex_ = position.leader_hex[leader]
        if hex_ < 0:
            continue
        position.ordered_leaders.append(leader)
        if match.logging:
            match.log.append(leader_ordered(position, leader, "NAP-08-107"))
        unit = position.unit_at[hex_]
        if unit >= 0:
            order_unit(match, unit)


# -- Rally ---------------------------------------------------------------------------------------


def forbids_rally(position: Napoleonics, unit: int) -> str | None:
    """Why a unit may not regain a block now (NAP-08-122, NAP-08-123)."""
    if position.blocks[unit] >= position.roster.units[unit].blocks:
        return "NAP-08-123"
    arm = position.kinds[unit].arm
    return None if position.rallied[arm] < position.symbols[arm] else "NAP-08-122"


class Rallies(RalliesUnits[Napoleonics]):
    """Return lost blocks to units of the arms rolled; those units are ordered (NAP-08-122, NAP-08-124)."""

    def forbids_rally(self, position: Napoleonics, unit: int) -> str | None:
        """Strength and symbols."""
        return forbids_rally(position, unit)

    def has_rallied(self, match: Match[Napoleonics], unit: int) -> None:
        """Use the symbol up, and order the unit."""
        position = match.position
        position.rallied[position.kinds[unit].arm] += 1
        if match.logging:
            match.log.append(rallied(position, unit, "NAP-08-122"))
        if unit not in position.ordered:
            order_unit(match, unit)


RALLIES: Final = [Rallies(side) for side in SIDES]
#: As many dice as the command (NAP-08-073, NAP-08-121).
SYMBOLS_ROLL: Final = [SymbolsRoll[Napoleonics](dice) for dice in range(MOST_DICE + 1)]
#: The five phases of a turn.
TURN: Final = [
    procedure(
        "NAP-05-004",
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
        DRAW_CARDS,
        window(TURN_ENDS),
    )
    for side in SIDES
]


class Turns(TakesTurns[Napoleonics]):
    """One turn after another (NAP-05-003)."""

    def turn(self, side: int) -> Procedure[Napoleonics]:
        """Its five phases."""
        return TURN[side]


TURNS: Final = Turns()
