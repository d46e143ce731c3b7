"""Orders: whom a card orders, and the choices by which its player names them (chapters 5 and 8)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.position import View
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice
from ..commands_colors.cards import BY_DICE, BY_RALLY, BY_SECTION, BY_TROOPS, NO_ORDERS
from ..commands_colors.events import fell_back_on_one_unit, leader_ordered, unit_ordered
from ..commands_colors.orders import OrdersPieces, card_room, forbids_section_order, orders_given, symbols_fit
from ..commands_colors.position import NONE
from ..commands_colors.rules import refuse, refuse_moment
from .actions import BOARD, HEXES, LEAVE_SQUARE, ONE_UNIT_ONLY, SECTION
from .cards import ANYONE, CARDS, FOOT_AND_GUNS, GUNS, ON_FOOT, ONE_UNIT
from .position import Napoleonics
from .squares import forbids_leaving, leave_square
from .units import ARTILLERY, CAVALRY, HORSE_GUNS, INFANTRY


def fits_card(position: Napoleonics, unit: int, who: int) -> bool:
    """Whether a unit is one of those a card orders."""
    if who == ANYONE:
        return True
    kind = position.kinds[unit]
    if who == ON_FOOT:
        return kind.arm == INFANTRY
    if who == GUNS:
        return kind.arm == ARTILLERY
    if who == FOOT_AND_GUNS:
        return kind.arm != CAVALRY
    return kind.arm == CAVALRY or kind.traits & HORSE_GUNS != 0


# -- the one truth about orders ------------------------------------------------------------------


def forbids_order(position: Napoleonics, side: int, unit: int) -> str | None:
    """Why a unit may not be ordered now."""
    return "NAP-05-018" if unit in position.ordered else forbids_new_order(position, side, unit)


def forbids_new_order(position: Napoleonics, side: int, unit: int) -> str | None:
    """Why a unit that is not ordered yet may not be."""
    card = CARDS[position.card]
    hex_ = position.unit_hex[unit]
    if card.orders == BY_SECTION:
        return forbids_section_order(position, side, card, hex_)
    if card.orders == BY_TROOPS:
        if not fits_card(position, unit, card.who):
            return card.clause
        if card.keeps_off and position.is_beside_enemy(hex_, side):
            return card.clause
        # Also when one unit is ordered in its place: whatever Grand Manoeuvre orders is no square (NAP-06-069).
        square_clause = CARDS[position.last_card[side]].square_clause
        if square_clause and position.in_square(unit):
            return square_clause
        return card.clause if orders_given(position) >= card.number else None
    if card.orders == BY_DICE:
        return None if symbols_fit(position, unit) else "NAP-08-074"
    if card.orders == BY_RALLY:
        return "NAP-08-124"
    return "NAP-05-014" if card.orders == NO_ORDERS else card.clause


def forbids_detaching(position: Napoleonics, leader: int) -> str | None:
    """Why a leader may not be ordered, however many orders there are."""
    if leader in position.ordered_leaders:
        return "NAP-05-018"
    unit = position.unit_at[position.leader_hex[leader]]
    if not CARDS[position.card].detaches:
        return "NAP-05-020" if unit >= 0 else "NAP-05-012"
    return "NAP-05-078" if unit >= 0 and position.in_square(unit) else None


def forbids_order_leader(position: Napoleonics, side: int, leader: int) -> str | None:
    """Why a leader may not be ordered now, to move alone or to leave his unit."""
    clause = forbids_detaching(position, leader)
    if clause is not None:
        return clause
    card = CARDS[position.card]
    if card.orders == BY_SECTION:
        return forbids_section_order(position, side, card, position.leader_hex[leader])
    if card.orders == BY_DICE:
        return None if symbols_fit(position, NONE) else "NAP-08-075"
    return card.clause if orders_given(position) >= card.number else None


def may_order_one_instead(position: Napoleonics) -> bool:
    """Whether Grand Manoeuvre can still be changed into an order to one unit (NAP-08-119)."""
    return CARDS[position.card].one_unit_clause != "" and orders_given(position) == 0


class OrderPieces(OrdersPieces[Napoleonics]):
    """Name the units and leaders that are ordered, and the squares that are left (NAP-05-016, NAP-06-063)."""

    def forbids_order(self, position: Napoleonics, unit: int) -> str | None:
        """By the card in force."""
        return forbids_order(position, self.side, unit)

    def forbids_new_order(self, position: Napoleonics, unit: int) -> str | None:
        """By the card in force."""
        return forbids_new_order(position, self.side, unit)

    def forbids_order_leader(self, position: Napoleonics, leader: int) -> str | None:
        """By the card in force."""
        return forbids_order_leader(position, self.side, leader)

    def forbids_detaching(self, position: Napoleonics, leader: int) -> str | None:
        """By the card in force."""
        return forbids_detaching(position, leader)

    def room(self, position: Napoleonics) -> list[bool] | None:
        """The same check as in forbids_order, made once for all units."""
        card = CARDS[position.card]
        return card_room(position, self.side, card) if card.orders == BY_SECTION else None

    def orders_leaders(self, position: Napoleonics) -> bool:
        """Cards with a hat do (NAP-05-022)."""
        return CARDS[position.card].detaches

    def further_options(self, match: Match[Napoleonics]) -> list[int]:
        """Every ordered square that may be left; one unit instead of a Grand Manoeuvre."""
        position = match.position
        options = [ONE_UNIT_ONLY] if may_order_one_instead(position) else []
        return options + [
            LEAVE_SQUARE + position.unit_hex[unit]
            for unit in position.ordered
            if position.in_square(unit) and forbids_leaving(position, unit) is None
        ]

    def forbids_further(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Why a square may not be left, or why there is no choice of one unit."""
        position = match.position
        if action == ONE_UNIT_ONLY:
            return None if may_order_one_instead(position) else refuse("NAP-08-119")
        if not LEAVE_SQUARE <= action < LEAVE_SQUARE + HEXES:
            return refuse_moment(match, self)
        unit = position.unit_at[action - LEAVE_SQUARE]
        is_own = unit >= 0 and position.side_of[unit] == self.side
        clause = forbids_leaving(position, unit) if is_own else position.rules.clauses.order_foreign
        return None if clause is None else refuse(clause, hex=BOARD.labels[action - LEAVE_SQUARE])

    def take_further(self, match: Match[Napoleonics], action: int) -> None:
        """Leave the square, or change the card's orders, and go on."""
        position = match.position
        match.then(self)
        if action != ONE_UNIT_ONLY:
            leave_square(match, position.unit_at[action - LEAVE_SQUARE])
            return
        if match.logging:
            match.log.append(fell_back_on_one_unit(position, self.side, position.card, "NAP-08-119"))
        position.card = ONE_UNIT

    def order_unit(self, match: Match[Napoleonics], unit: int) -> None:
        """Order a unit, with the leader who is attached to it (NAP-05-019)."""
        order_unit(match, unit)

    def order_leader(self, match: Match[Napoleonics], leader: int) -> None:
        """Order a leader to move alone."""
        position = match.position
        position.ordered_leaders.append(leader)
        if match.logging:
            match.log.append(leader_ordered(position, leader, CARDS[position.card].clause))


def order_unit(match: Match[Napoleonics], unit: int) -> None:
    """A unit is ordered by the card in force."""
    position = match.position
    position.ordered.append(unit)
    if match.logging:
        match.log.append(unit_ordered(position, unit, CARDS[position.card].clause))


class PickSection(Choice[Napoleonics]):
    """Forced March: the section whose infantry is ordered, all of it (NAP-08-094)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """Every section with infantry of one's own."""
        position = match.position
        return [
            SECTION + section
            for section in range(len(CARDS[position.card].sections))
            if infantry_in(position, self.side, section)
        ]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Whether there is none."""
        if action in self.options(match):
            return None
        is_section = SECTION <= action < SECTION + len(CARDS[match.position.card].sections)
        return refuse("NAP-08-094") if is_section else refuse_moment(match, self)

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Order all of it."""
        position = match.position
        position.section = action - SECTION
        for unit in infantry_in(position, self.side, position.section):
            order_unit(match, unit)

    def handles(self, match: Match[Napoleonics]) -> View:
        """Whom each section would order."""
        position = match.position
        shown = super().handles(match)
        shown["places"] = {
            match.game.vocabulary.text(option): [
                BOARD.labels[position.unit_hex[unit]] for unit in infantry_in(position, self.side, option - SECTION)
            ]
            for option in match.options()
        }
        return shown

    def question(self) -> str:
        """The message that asks for a section."""
        return "cc-ask-section"


def infantry_in(position: Napoleonics, side: int, section: int) -> list[int]:
    """The infantry of a side in one of its sections, line hexes included."""
    return [
        unit
        for unit in position.units_of[side]
        if position.unit_hex[unit] >= 0
        and position.kinds[unit].arm == INFANTRY
        and BOARD.in_section(position.unit_hex[unit], side, section)
    ]


ORDER_PIECES: Final = [OrderPieces(side) for side in SIDES]
PICK_SECTION: Final = [PickSection(side) for side in SIDES]
