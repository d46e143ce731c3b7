"""Orders: whom a card orders, and the choices by which its player names them (chapters 4, 5 and 19)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice
from ..commands_colors.board import ALL_SECTIONS
from ..commands_colors.cards import BY_DICE, BY_SECTION, NO_ORDERS
from ..commands_colors.events import leader_ordered, unit_ordered
from ..commands_colors.orders import (
    OrdersPieces,
    card_room,
    forbids_section_order,
    number_of_orders,
    orders_given,
    section_orders,
    symbols_fit,
)
from ..commands_colors.position import NONE
from ..commands_colors.rules import refuse, refuse_moment
from .actions import BOARD, DONE, HEXES, ORDER, ORDER_LEADER
from .cards import ANYONE, BY_GROUP, BY_LEADER, CARDS, ON_FOOT, ON_HORSE, UNLIMITED, WITH_MISSILES, Card
from .dragons import INTERCEPTED_ORDERS, TEA_CEREMONY
from .position import Samurai
from .units import COMMANDER, MOUNTED_LEADER, NO_WEAPON

#: Tea is served: so many pieces are ordered at most (SAM-22-023).
TEA_ORDERS: Final = 1


def fits_card(position: Samurai, unit: int, who: int) -> bool:
    """Whether a unit is one of those a card orders."""
    if who == ANYONE:
        return True
    kind = position.kinds[unit]
    if who == ON_FOOT:
        return not kind.is_mounted
    if who == ON_HORSE:
        return kind.is_mounted
    if who == WITH_MISSILES:
        return kind.weapon != NO_WEAPON
    return kind.rank == who


def leader_fits(position: Samurai, leader: int, card: Card) -> bool:
    """Whether a leader alone is one of those a card orders, as a unit of his kind (SAM-05-004, SAM-19-075)."""
    if not card.orders_lone:
        return False
    if card.who == ANYONE:
        return True
    return (position.leader_kinds[leader] == MOUNTED_LEADER) == (card.who == ON_HORSE)


def can_use(position: Samurai, side: int, card: int) -> bool:
    """Whether a player has anyone the card is meant for; a leader alone counts where he may be ordered."""
    row = CARDS[card]
    for unit in position.units_of[side]:
        if position.unit_hex[unit] >= 0 and fits_card(position, unit, row.who):
            return True
    for leader in position.roster.leaders_of[side]:
        if position.stands_alone(leader) and leader_fits(position, leader, row):
            return True
    return False


# -- how many ------------------------------------------------------------------------------------


def orders_of_card(position: Samurai, side: int) -> int:
    """How many pieces the card in force may order; without a number, as many as the largest linked group has."""
    card = CARDS[position.card]
    if card.orders == BY_SECTION:
        return sum(section_orders(position, card))
    if card.orders == BY_DICE:
        return sum(position.symbols)
    return largest_group(position, side) if card.number == UNLIMITED else number_of_orders(position, card)


def largest_group(position: Samurai, side: int) -> int:
    """The pieces of the largest group of units and leaders alone that are linked by adjacent hexes."""
    left = [hex_ for hex_ in range(HEXES) if position.holder(hex_) == side]
    largest = 0
    while left:
        group = [left.pop()]
        for here in group:
            linked = [there for there in left if BOARD.distance[here][there] == 1]
            group += linked
            left = [there for there in left if there not in linked]
        largest = max(largest, len(group))
    return largest


def order_limit(position: Samurai, side: int) -> int:
    """How many pieces Dragon cards let the card in force order at most, or NONE (SAM-22-023, SAM-22-025)."""
    if position.dragons[side] == TEA_CEREMONY:
        return TEA_ORDERS
    if position.dragons[1 - side] == INTERCEPTED_ORDERS:
        return max(1, orders_of_card(position, side) - 1)
    return NONE


def forbids_more(position: Samurai, side: int) -> str | None:
    """Why no more pieces may be ordered because of a Dragon card."""
    limit = order_limit(position, side)
    if limit == NONE or orders_given(position) < limit:
        return None
    return "SAM-22-023" if position.dragons[side] == TEA_CEREMONY else "SAM-22-025"


# -- the one truth about orders ------------------------------------------------------------------


def forbids_order(position: Samurai, side: int, unit: int) -> str | None:
    """Why a unit may not be ordered now."""
    return "SAM-05-012" if unit in position.ordered else forbids_new_order(position, side, unit)


def forbids_new_order(position: Samurai, side: int, unit: int) -> str | None:
    """Why a unit that is not ordered yet may not be."""
    card = CARDS[position.card]
    hex_ = position.unit_hex[unit]
    clause = forbids_more(position, side)
    if clause is not None:
        return clause
    if card.orders == BY_SECTION:
        return forbids_section_order(position, side, card, hex_)
    if card.orders == BY_DICE:
        return None if symbols_fit(position, unit) else "SAM-19-064"
    if card.orders == BY_LEADER:
        return forbids_beside_leader(position, card, hex_)
    if card.orders == NO_ORDERS:
        return "SAM-04-009"
    if not fits_card(position, unit, card.who):
        return card.clause
    if card.keeps_off_clause and position.is_beside_enemy(hex_, side):
        return card.keeps_off_clause
    return forbids_one_more(position, card, hex_)


def forbids_detaching(position: Samurai, leader: int) -> str | None:
    """Why a leader may not be ordered to go alone, however many orders there are."""
    if leader in position.ordered_leaders:
        return "SAM-05-012"
    if position.unit_at[position.leader_hex[leader]] < 0:
        return None
    if not CARDS[position.card].detaches:
        return "SAM-05-022"
    return "SAM-21-009" if position.leader_kinds[leader] == COMMANDER else None


def forbids_order_leader(position: Samurai, side: int, leader: int) -> str | None:
    """Why a leader may not be ordered now: to move alone, to leave his unit, or to lead others."""
    if leader in position.ordered_leaders:
        return "SAM-05-012"
    card = CARDS[position.card]
    hex_ = position.leader_hex[leader]
    clause = forbids_more(position, side)
    if clause is not None:
        return clause
    if card.orders == BY_LEADER and position.commander < 0:
        return None
    clause = forbids_detaching(position, leader)
    if clause is not None:
        return clause
    if card.orders == BY_SECTION:
        clause = forbids_section_order(position, side, card, hex_)
        is_led_elsewhere = position.unit_at[hex_] >= 0 and clause == position.rules.clauses.order_section
        return "SAM-05-023" if is_led_elsewhere else clause
    if card.orders == BY_DICE:
        return None if symbols_fit(position, NONE) else "SAM-19-065"
    if card.orders == BY_LEADER:
        return forbids_beside_leader(position, card, hex_)
    if card.orders == NO_ORDERS:
        return "SAM-04-009"
    return forbids_one_more(position, card, hex_) if leader_fits(position, leader, card) else card.lone_clause


def forbids_one_more(position: Samurai, card: Card, hex_: int) -> str | None:
    """Why a card by troops does not order one more piece of its kind: all orders are given, or it is not linked."""
    if card.number != UNLIMITED and orders_given(position) >= number_of_orders(position, card):
        return card.clause
    return card.clause if card.orders == BY_GROUP and not is_linked(position, hex_) else None


def is_linked(position: Samurai, hex_: int) -> bool:
    """Whether a hex is beside a piece that is ordered already, or none is (SAM-19-077)."""
    if not orders_given(position):
        return True
    distance = BOARD.distance[hex_]
    for unit in position.ordered:
        if distance[position.unit_hex[unit]] == 1:
            return True
    for leader in position.ordered_leaders:
        if distance[position.leader_hex[leader]] == 1:
            return True
    return False


def forbids_beside_leader(position: Samurai, card: Card, hex_: int) -> str | None:
    """Why Leadership does not order a piece in a hex: beside the leader it was given to, three at most."""
    if position.commander < 0:
        return "SAM-19-057"
    is_beside = BOARD.distance[position.leader_hex[position.commander]][hex_] == 1
    return None if is_beside and orders_given(position) < card.number else card.clause


class OrderPieces(OrdersPieces[Samurai]):
    """Name the units and leaders that are ordered; fewer than possible is allowed (SAM-05-010)."""

    def forbids_order(self, position: Samurai, unit: int) -> str | None:
        """By the card in force."""
        return forbids_order(position, self.side, unit)

    def forbids_new_order(self, position: Samurai, unit: int) -> str | None:
        """By the card in force."""
        return forbids_new_order(position, self.side, unit)

    def forbids_order_leader(self, position: Samurai, leader: int) -> str | None:
        """By the card in force."""
        return forbids_order_leader(position, self.side, leader)

    def forbids_detaching(self, position: Samurai, leader: int) -> str | None:
        """By the card in force."""
        return forbids_detaching(position, leader)

    def room(self, position: Samurai) -> list[bool] | None:
        """The same check as in forbids_order, made once for all units."""
        card = CARDS[position.card]
        if card.orders != BY_SECTION:
            return None
        if forbids_more(position, self.side) is not None:
            return [False] * (ALL_SECTIONS + 1)
        return card_room(position, self.side, card)

    def orders_leaders(self, position: Samurai) -> bool:
        """Cards with a helmet, and those that order leaders alone."""
        card = CARDS[position.card]
        return card.detaches or card.orders_lone

    def is_leaders(self, position: Samurai) -> bool:
        """Leadership whose leader is not named yet."""
        return CARDS[position.card].orders == BY_LEADER and position.commander < 0

    def number_of_orders(self, position: Samurai) -> int:
        """As many as the card says, or fewer because of a Dragon card."""
        card = CARDS[position.card]
        if card.number == UNLIMITED and order_limit(position, self.side) == NONE:
            return NONE
        if card.orders == NO_ORDERS:
            return 0
        number = orders_of_card(position, self.side)
        limit = order_limit(position, self.side)
        return number if limit == NONE else min(number, limit)

    def order_unit(self, match: Match[Samurai], unit: int) -> None:
        """Order a unit, with the leader who is attached to it (SAM-05-015)."""
        order_unit(match, unit, CARDS[match.position.card].clause)

    def order_leader(self, match: Match[Samurai], leader: int) -> None:
        """Order a leader to move alone; or to lead, and then the unit he is with is ordered (SAM-19-057)."""
        position = match.position
        card = CARDS[position.card]
        unit = position.unit_at[position.leader_hex[leader]]
        if card.orders == BY_LEADER and position.commander < 0:
            position.commander = leader
            if unit >= 0:
                order_unit(match, unit, card.clause)
                return
        order_leader(match, leader, card.clause)


def order_unit(match: Match[Samurai], unit: int, clause: str) -> None:
    """A unit is ordered."""
    position = match.position
    position.ordered.append(unit)
    if match.logging:
        match.log.append(unit_ordered(position, unit, clause))


def order_leader(match: Match[Samurai], leader: int, clause: str) -> None:
    """A leader is ordered to move alone."""
    position = match.position
    position.ordered_leaders.append(leader)
    if match.logging:
        match.log.append(leader_ordered(position, leader, clause))


# -- the Brave Messenger -------------------------------------------------------------------------


def forbids_call(position: Samurai, unit: int) -> str | None:
    """Why the messenger may not order a unit."""
    return "SAM-05-012" if unit in position.ordered else None


def forbids_call_leader(position: Samurai, leader: int) -> str | None:
    """Why the messenger may not order a leader: to leave his unit only with a helmet (SAM-05-022)."""
    if leader in position.ordered_leaders:
        return "SAM-05-012"
    if position.unit_at[position.leader_hex[leader]] < 0:
        return None
    if position.leader_kinds[leader] == COMMANDER:
        return "SAM-21-009"
    return None if CARDS[position.card].detaches else "SAM-05-022"


class SendMessenger(Choice[Samurai]):
    """One more unit or leader, in any section, beyond what the card orders (SAM-22-016)."""

    def options(self, match: Match[Samurai]) -> list[int]:
        """Everyone who is not ordered yet, and nobody."""
        position = match.position
        units = [unit for unit in position.units_of[self.side] if position.unit_hex[unit] >= 0]
        leaders = [leader for leader in position.roster.leaders_of[self.side] if position.leader_hex[leader] >= 0]
        return [
            DONE,
            *[ORDER + position.unit_hex[unit] for unit in units if forbids_call(position, unit) is None],
            *[ORDER_LEADER + position.leader_hex[n] for n in leaders if forbids_call_leader(position, n) is None],
        ]

    def forbids(self, match: Match[Samurai], action: int) -> Refusal | None:
        """Which rule is against this order."""
        position = match.position
        if action == DONE:
            return None
        clause: str | None = position.rules.clauses.order_foreign
        if ORDER <= action < ORDER + HEXES:
            hex_ = action - ORDER
            unit = position.unit_at[hex_]
            if unit >= 0 and position.side_of[unit] == self.side:
                clause = forbids_call(position, unit)
        elif ORDER_LEADER <= action < ORDER_LEADER + HEXES:
            hex_ = action - ORDER_LEADER
            leader = position.leader_at[hex_]
            if leader >= 0 and position.side_of_leader[leader] == self.side:
                clause = forbids_call_leader(position, leader)
        else:
            return refuse_moment(match, self)
        return None if clause is None else refuse(clause, hex=BOARD.labels[hex_])

    def take(self, match: Match[Samurai], action: int) -> None:
        """Order it; what the card changes is not for it."""
        position = match.position
        position.has_messenger = False
        if ORDER <= action < ORDER + HEXES:
            unit = position.unit_at[action - ORDER]
            position.called |= 1 << unit
            order_unit(match, unit, "SAM-22-016")
        elif action != DONE:
            position.called_leader = position.leader_at[action - ORDER_LEADER]
            order_leader(match, position.called_leader, "SAM-22-016")

    def question(self) -> str:
        return "sam-ask-messenger"


ORDER_PIECES: Final = [OrderPieces(side) for side in SIDES]
SEND_MESSENGER: Final = [SendMessenger(side) for side in SIDES]
