"""Orders: whom a card orders, and the choices by which its player names them (chapters 5 and 8)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice
from ..commands_colors.battle import NONE
from ..commands_colors.orders import section_room
from ..commands_colors.rules import refuse
from . import events
from .actions import BOARD, DONE, HEXES, LEAVE_SQUARE, ONE_UNIT_ONLY, ORDER, ORDER_LEADER, SECTION
from .cards import (
    ANYONE,
    BY_DICE,
    BY_RALLY,
    BY_SECTION,
    BY_TROOPS,
    CARDS,
    COMMAND,
    FIRE_AND_HOLD,
    FOOT_AND_GUNS,
    GRAND_MANOEUVRE,
    GUNS,
    NO_ORDERS,
    ON_FOOT,
    ONE_UNIT,
    Card,
)
from .legality import refuse_moment
from .position import Napoleonics
from .squares import forbids_leaving, leave_square
from .units import ARMS, ARTILLERY, CAVALRY, FLAG, HORSE_GUNS, INFANTRY


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


def has_units_for(position: Napoleonics, side: int, who: int) -> bool:
    """Whether a side has any unit on the field that a card orders (NAP-05-030)."""
    for unit in position.roster.units_of[side]:
        if position.unit_hex[unit] >= 0 and fits_card(position, unit, who):
            return True
    return False


# -- sections ------------------------------------------------------------------------------------


def section_orders(position: Napoleonics, card: Card) -> tuple[int, int, int]:
    """The orders of a card in each section; Assault gives as many as the player's command (NAP-05-023)."""
    left, center, right = card.sections
    command = position.command_now
    return (
        command if left == COMMAND else left,
        command if center == COMMAND else center,
        command if right == COMMAND else right,
    )


def forbids_section_order(position: Napoleonics, side: int, card: Card, hex_: int) -> str | None:
    """Why a card has no order for a piece in a hex: not its section, or all orders are given."""
    if section_room(position, side, section_orders(position, card))[BOARD.sections[hex_]]:
        return None
    for section in range(len(card.sections)):
        if card.sections[section] and BOARD.in_section(hex_, side, section):
            return card.clause
    return "NAP-05-011"


# -- rolled symbols ------------------------------------------------------------------------------


def symbols_fit(position: Napoleonics, unit: int) -> bool:
    """Whether the rolled symbols have an order left for a unit, or for a leader if ``unit`` is NONE (NAP-08-074)."""
    flags = position.symbols[FLAG] - len(position.ordered_leaders)
    wanted = [0] * ARMS
    for ordered in position.ordered:
        wanted[position.kinds[ordered].arm] += 1
    if unit >= 0:
        wanted[position.kinds[unit].arm] += 1
    else:
        flags -= 1
    for arm in range(ARMS):
        flags -= max(0, wanted[arm] - position.symbols[arm])
    return flags >= 0


# -- the one truth about orders ------------------------------------------------------------------


def orders_given(position: Napoleonics) -> int:
    """How many orders were given so far."""
    return len(position.ordered) + len(position.ordered_leaders)


def forbids_order(position: Napoleonics, side: int, unit: int) -> str | None:
    """Why a unit may not be ordered now."""
    if unit in position.ordered:
        return "NAP-05-018"
    card = CARDS[position.card]
    hex_ = position.unit_hex[unit]
    if card.orders == BY_SECTION:
        return forbids_section_order(position, side, card, hex_)
    if card.orders == BY_TROOPS:
        if not fits_card(position, unit, card.who):
            return card.clause
        if position.card == FIRE_AND_HOLD and position.is_beside_enemy(hex_, side):
            return card.clause
        if position.card == GRAND_MANOEUVRE and position.in_square(unit):
            return "NAP-08-117"
        return card.clause if orders_given(position) >= card.number else None
    if card.orders == BY_DICE:
        return None if symbols_fit(position, unit) else "NAP-08-074"
    if card.orders == BY_RALLY:
        return "NAP-08-124"
    return "NAP-05-014" if card.orders == NO_ORDERS else card.clause


def forbids_order_leader(position: Napoleonics, side: int, leader: int) -> str | None:
    """Why a leader may not be ordered now, to move alone or to leave his unit."""
    if leader in position.ordered_leaders:
        return "NAP-05-018"
    card = CARDS[position.card]
    hex_ = position.leader_hex[leader]
    unit = position.unit_at[hex_]
    if not card.hat:
        return "NAP-05-020" if unit >= 0 else "NAP-05-012"
    if unit >= 0 and position.in_square(unit):
        return "NAP-05-078"
    if card.orders == BY_SECTION:
        return forbids_section_order(position, side, card, hex_)
    if card.orders == BY_DICE:
        return None if symbols_fit(position, NONE) else "NAP-08-075"
    return card.clause if orders_given(position) >= card.number else None


def may_order_one_instead(position: Napoleonics) -> bool:
    """Whether Grand Manoeuvre can still be changed into an order to one unit (NAP-08-119)."""
    return position.card == GRAND_MANOEUVRE and orders_given(position) == 0


class OrderPieces(Choice[Napoleonics]):
    """Name the units and leaders that are ordered, and the squares that are left (NAP-05-016, NAP-06-063)."""

    def options(self, match: Match[Napoleonics]) -> list[int]:
        """Everyone who may be ordered, every ordered square that may be left, and to be done."""
        position = match.position
        side = self.side
        options = [DONE]
        if may_order_one_instead(position):
            options.append(ONE_UNIT_ONLY)
        card = CARDS[position.card]
        if card.orders == BY_SECTION:
            # The same check as in forbids_order, made once for all units.
            room = section_room(position, side, section_orders(position, card))
            for unit in position.roster.units_of[side]:
                hex_ = position.unit_hex[unit]
                if hex_ >= 0 and room[BOARD.sections[hex_]] and unit not in position.ordered:
                    options.append(ORDER + hex_)
        else:
            for unit in position.roster.units_of[side]:
                hex_ = position.unit_hex[unit]
                if hex_ >= 0 and forbids_order(position, side, unit) is None:
                    options.append(ORDER + hex_)
        if card.hat:
            for leader in position.roster.leaders_of[side]:
                hex_ = position.leader_hex[leader]
                if hex_ >= 0 and forbids_order_leader(position, side, leader) is None:
                    options.append(ORDER_LEADER + hex_)
        return options + [
            LEAVE_SQUARE + position.unit_hex[unit]
            for unit in position.ordered
            if position.in_square(unit) and forbids_leaving(position, unit) is None
        ]

    def forbids(self, match: Match[Napoleonics], action: int) -> Refusal | None:
        """Which rule is against this order."""
        position = match.position
        if action == DONE:
            return None
        if action == ONE_UNIT_ONLY:
            return None if may_order_one_instead(position) else refuse("NAP-08-119")
        clause: str | None
        if ORDER <= action < ORDER + HEXES:
            hex_ = action - ORDER
            unit = position.unit_at[hex_]
            is_own = unit >= 0 and position.side_of[unit] == self.side
            clause = forbids_order(position, self.side, unit) if is_own else "NAP-02-016"
        elif ORDER_LEADER <= action < ORDER_LEADER + HEXES:
            hex_ = action - ORDER_LEADER
            leader = position.leader_at[hex_]
            is_own = leader >= 0 and position.side_of_leader[leader] == self.side
            clause = forbids_order_leader(position, self.side, leader) if is_own else "NAP-02-016"
        elif LEAVE_SQUARE <= action < LEAVE_SQUARE + HEXES:
            hex_ = action - LEAVE_SQUARE
            unit = position.unit_at[hex_]
            is_own = unit >= 0 and position.side_of[unit] == self.side
            clause = forbids_leaving(position, unit) if is_own else "NAP-02-016"
        else:
            return refuse_moment(self)
        return None if clause is None else refuse(clause, hex=BOARD.labels[hex_])

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Order it."""
        position = match.position
        if action == DONE:
            return
        match.agenda.append(self)
        clause = CARDS[position.card].clause
        if action == ONE_UNIT_ONLY:
            if match.logging:
                match.log.append(events.fell_back_on_one_unit(self.side, position.card, "NAP-08-119"))
            position.card = ONE_UNIT
        elif action >= LEAVE_SQUARE:
            leave_square(match, position.unit_at[action - LEAVE_SQUARE])
        elif action >= ORDER_LEADER:
            leader = position.leader_at[action - ORDER_LEADER]
            position.ordered_leaders.append(leader)
            if match.logging:
                match.log.append(events.leader_ordered(position, leader, clause))
        else:
            order_unit(match, position.unit_at[action - ORDER])

    def question(self) -> str:
        """The message that asks for orders."""
        return "cc-ask-order"


def order_unit(match: Match[Napoleonics], unit: int) -> None:
    """A unit is ordered by the card in force."""
    position = match.position
    position.ordered.append(unit)
    if match.logging:
        match.log.append(events.unit_ordered(position, unit, CARDS[position.card].clause))


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
        return refuse("NAP-08-094") if is_section else refuse_moment(self)

    def take(self, match: Match[Napoleonics], action: int) -> None:
        """Order all of it."""
        position = match.position
        position.section = action - SECTION
        for unit in infantry_in(position, self.side, position.section):
            order_unit(match, unit)

    def question(self) -> str:
        """The message that asks for a section."""
        return "cc-ask-section"


def infantry_in(position: Napoleonics, side: int, section: int) -> list[int]:
    """The infantry of a side in one of its sections, line hexes included."""
    return [
        unit
        for unit in position.roster.units_of[side]
        if position.unit_hex[unit] >= 0
        and position.kinds[unit].arm == INFANTRY
        and BOARD.in_section(position.unit_hex[unit], side, section)
    ]


ORDER_PIECES: Final = [OrderPieces(side) for side in SIDES]
PICK_SECTION: Final = [PickSection(side) for side in SIDES]
