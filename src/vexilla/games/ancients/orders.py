"""Orders: whom a card orders, and the choices by which its player names them (chapters 7 and 18)."""

from __future__ import annotations

from typing import Final

from ...kernel.match import Match
from ...kernel.refusal import Refusal
from ...kernel.sides import SIDES
from ...kernel.step import Choice
from ..commands_colors.cards import BY_DICE, BY_SECTION, BY_TROOPS
from ..commands_colors.events import leader_ordered, unit_ordered
from ..commands_colors.kinds import CLOSED, MOUNTED, OPEN
from ..commands_colors.orders import (
    OrdersPieces,
    card_room,
    forbids_section_order,
    is_linked,
    number_of_orders,
    orders_given,
    symbols_fit,
)
from ..commands_colors.position import NONE
from ..commands_colors.roster import RESERVE
from ..commands_colors.rules import refuse, refuse_moment
from . import events
from .actions import AMBUSH, BOARD, DONE, HEXES, PLACE, PLACE_LEADER
from .cards import ANYONE, BY_GROUP, BY_LEADER, CARDS, ON_FOOT, ON_HORSE, ONE_UNIT, UNLIMITED, WITH_MISSILES, Card
from .position import Ancients


def fits_card(position: Ancients, unit: int, who: int) -> bool:
    """Whether a unit is one of those a card orders."""
    if who == ANYONE:
        return True
    kind = position.kinds[unit]
    if who == ON_FOOT:
        return kind.mover != MOUNTED
    if who == ON_HORSE:
        return kind.mover == MOUNTED
    if who == WITH_MISSILES:
        return position.range_of(unit) > 0
    return kind.class_ == who


# -- the one truth about orders ------------------------------------------------------------------


def forbids_order(position: Ancients, side: int, unit: int) -> str | None:
    """Why a unit may not be ordered now."""
    return "ANC-07-008" if unit in position.ordered else forbids_new_order(position, side, unit)


def forbids_new_order(position: Ancients, side: int, unit: int) -> str | None:
    """Why a unit that is not ordered yet may not be."""
    card = CARDS[position.card]
    hex_ = position.unit_hex[unit]
    orders = card.orders
    if orders == BY_SECTION:
        return forbids_section_order(position, side, card, hex_)
    if orders == BY_TROOPS:
        if not fits_card(position, unit, card.who):
            return card.clause
        full = orders_given(position) >= number_of_orders(position, card)
        return ("ANC-18-033" if position.card == ONE_UNIT else "ANC-18-048") if full else None
    if orders == BY_GROUP:
        if not fits_card(position, unit, card.who):
            return card.clause
        if position.ordered and not is_linked(position, hex_):
            return card.clause
        return card.clause if card.number != UNLIMITED and len(position.ordered) >= card.number else None
    if orders == BY_LEADER:
        return forbids_linked_order(position, side, card, unit)
    if orders == BY_DICE:
        return None if symbols_fit(position, unit) else "ANC-18-087"
    return "ANC-07-002"


def forbids_linked_order(position: Ancients, side: int, card: Card, unit: int) -> str | None:
    """Why a unit may not be ordered by a leadership card: linked to the leader, or one unit alone (ANC-18-045).

    Leader and units may be named in any order, as long as they can still become one chain.
    """
    hex_ = position.unit_hex[unit]
    units = [*position.ordered, unit]
    if position.commander >= 0:
        if can_lead(position, card, position.commander, units):
            return None
        return card.clause if is_linked(position, hex_) else "ANC-18-038"
    if not position.ordered:
        bound = position.bound_sections
        return "ANC-18-058" if bound and not BOARD.sections[hex_] & bound else None
    for leader in position.roster.leaders_of[side]:
        if forbids_commander(position, side, card, leader) is None and can_lead(position, card, leader, units):
            return None
    return "ANC-18-045"


def forbids_commander(position: Ancients, side: int, card: Card, leader: int) -> str | None:
    """Why a leader may not give the orders of a leadership card: his section, or that of the card it copies."""
    hex_ = position.leader_hex[leader]
    if hex_ < 0 or (card.section >= 0 and not BOARD.in_section(hex_, side, card.section)):
        return card.clause
    bound = position.bound_sections
    return "ANC-18-058" if bound and not BOARD.sections[hex_] & bound else None


def can_lead(position: Ancients, card: Card, leader: int, units: list[int]) -> bool:
    """Whether a leader and these units are a chain, or can become one by ordering more units, not too many in all."""
    here = position.leader_hex[leader]
    number = linked_orders(position, card, leader)
    spare = number - len(units) + (1 if position.unit_at[here] in units else 0)
    if spare < 0:
        return False
    distance = BOARD.distance[here]
    for unit in units:
        # A chain of so many units reaches no further.
        if distance[position.unit_hex[unit]] > number:
            return False
    return _can_be_chain(position, leader, units, spare)


def linked_orders(position: Ancients, card: Card, leader: int) -> int:
    """How many units a leader may order beside the one he is with; a solitary one none."""
    return 0 if position.roster.leaders[leader].is_solitary else card.number


def _can_be_chain(position: Ancients, leader: int, units: list[int], spare: int) -> bool:
    """Whether units are linked to a leader, if so many more are ordered between them (ANC-18-036 to ANC-18-038)."""
    start = position.leader_hex[leader]
    hexes = [start]
    rest: list[int] = []
    for unit in units:
        hex_ = position.unit_hex[unit]
        if hex_ != start:
            rest.append(hex_)
    # What is beside someone who is linked is linked.
    place = 0
    while place < len(hexes) and rest:
        distance = BOARD.distance[hexes[place]]
        apart: list[int] = []
        for hex_ in rest:
            if distance[hex_] == 1:
                hexes.append(hex_)
            else:
                apart.append(hex_)
        rest = apart
        place += 1
    if not rest:
        return True
    if spare == 0:
        return False
    side = position.side_of_leader[leader]
    for here in hexes:
        for there in BOARD.neighbours[here]:
            unit = position.unit_at[there]
            if unit < 0 or position.side_of[unit] != side or unit in units or there in hexes:
                continue
            if _can_be_chain(position, leader, [*units, unit], spare - 1):
                return True
    return False


def commander_of_chain(position: Ancients, side: int) -> int:
    """The leader of the chain that is ordered: the one who was named, or else the first who is with one of its units.

    NONE if it is no chain yet.
    """
    card = CARDS[position.card]
    leaders = [position.commander]
    if position.commander < 0:
        leaders = [position.leader_with(unit) for unit in position.ordered]
    for leader in leaders:
        if leader < 0 or forbids_commander(position, side, card, leader) is not None:
            continue
        if can_lead(position, card, leader, position.ordered) and _can_be_chain(position, leader, position.ordered, 0):
            return leader
    return NONE


def forbids_detaching(position: Ancients, leader: int) -> str | None:
    """Why a leader may not be ordered to go alone, however many orders there are."""
    if leader in position.ordered_leaders:
        return "ANC-07-008"
    if CARDS[position.card].detaches:
        return None
    return "ANC-07-010" if position.unit_at[position.leader_hex[leader]] >= 0 else "ANC-07-014"


def forbids_order_leader(position: Ancients, side: int, leader: int) -> str | None:
    """Why a leader may not be ordered now, to leave his unit, to move alone, or to lead others."""
    card = CARDS[position.card]
    hex_ = position.leader_hex[leader]
    if card.orders == BY_LEADER:
        if leader in position.ordered_leaders:
            return "ANC-07-008"
        if position.commander >= 0:
            return "ANC-18-039"
        clause = forbids_commander(position, side, card, leader)
        if clause is not None:
            return clause
        return None if can_lead(position, card, leader, position.ordered) else "ANC-18-038"
    clause = forbids_detaching(position, leader)
    if clause is not None:
        return clause
    if card.orders == BY_SECTION:
        return forbids_section_order(position, side, card, hex_)
    if card.orders == BY_DICE:
        return None if symbols_fit(position, NONE) else "ANC-18-088"
    full = orders_given(position) >= number_of_orders(position, card)
    return "ANC-18-048" if full else None


class OrderPieces(OrdersPieces[Ancients]):
    """Name the units and leaders that are ordered; fewer than possible is allowed (ANC-06-004)."""

    def forbids_order(self, position: Ancients, unit: int) -> str | None:
        """By the card in force."""
        return forbids_order(position, self.side, unit)

    def forbids_new_order(self, position: Ancients, unit: int) -> str | None:
        """By the card in force."""
        return forbids_new_order(position, self.side, unit)

    def forbids_order_leader(self, position: Ancients, leader: int) -> str | None:
        """By the card in force."""
        return forbids_order_leader(position, self.side, leader)

    def forbids_detaching(self, position: Ancients, leader: int) -> str | None:
        """By the card in force."""
        return forbids_detaching(position, leader)

    def room(self, position: Ancients) -> list[bool] | None:
        """The same check as in forbids_order, made once for all units."""
        card = CARDS[position.card]
        return card_room(position, self.side, card) if card.orders == BY_SECTION else None

    def forbids_done(self, position: Ancients) -> str | None:
        """A leadership card orders one unit, or a whole chain with its leader (ANC-18-045, ANC-18-038)."""
        if CARDS[position.card].orders != BY_LEADER or len(position.ordered) + (position.commander >= 0) < 2:
            return None
        return None if commander_of_chain(position, self.side) >= 0 else "ANC-18-037"

    def orders_given(self, match: Match[Ancients]) -> None:
        """A chain whose leader was not named is led by one who is in it."""
        position = match.position
        if CARDS[position.card].orders == BY_LEADER and position.commander < 0 and len(position.ordered) > 1:
            self.take_command(match, commander_of_chain(position, self.side))

    def orders_leaders(self, position: Ancients) -> bool:
        """Cards with a helmet and leadership cards do."""
        card = CARDS[position.card]
        return card.detaches or card.orders == BY_LEADER

    def is_leaders(self, position: Ancients) -> bool:
        """A leadership card whose leader is not named yet."""
        return CARDS[position.card].orders == BY_LEADER and position.commander < 0

    def number_of_orders(self, position: Ancients) -> int:
        """A leader gives as many as are linked to him, and one to himself or to the unit he is with."""
        card = CARDS[position.card]
        if card.orders == BY_LEADER:
            return NONE if position.commander < 0 else 1 + linked_orders(position, card, position.commander)
        return NONE if card.number == UNLIMITED else super().number_of_orders(position)

    def further_options(self, match: Match[Ancients]) -> list[int]:
        """An ambush."""
        return [AMBUSH] if forbids_ambush(match.position, self.side) is None else []

    def forbids_further(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Why there is no ambush now."""
        if action != AMBUSH:
            return refuse_moment(match, self)
        clause = forbids_ambush(match.position, self.side)
        return None if clause is None else refuse(clause)

    def take_further(self, match: Match[Ancients], action: int) -> None:
        """The ambush takes the place of all orders."""
        match.then(PLACE_AMBUSH[self.side])

    def order_unit(self, match: Match[Ancients], unit: int) -> None:
        """Order a unit; a Leadership that has no leader is bound to its section."""
        position = match.position
        card = CARDS[position.card]
        if card.orders == BY_LEADER and not position.ordered and position.commander < 0:
            position.last_sections[self.side] = BOARD.sections[position.unit_hex[unit]]
        position.ordered.append(unit)
        if match.logging:
            match.log.append(unit_ordered(position, unit, card.clause))

    def order_leader(self, match: Match[Ancients], leader: int) -> None:
        """Order a leader to move, or to give the orders of a leadership card."""
        position = match.position
        card = CARDS[position.card]
        if match.logging:
            match.log.append(leader_ordered(position, leader, card.clause))
        if card.orders != BY_LEADER:
            position.ordered_leaders.append(leader)
            return
        self.take_command(match, leader)
        unit = position.unit_at[position.leader_hex[leader]]
        if unit < 0:
            position.ordered_leaders.append(leader)
        elif unit not in position.ordered:
            position.ordered.append(unit)
            if match.logging:
                match.log.append(unit_ordered(position, unit, card.clause))

    def take_command(self, match: Match[Ancients], leader: int) -> None:
        """A leader gives the orders of a leadership card, in the section he is in."""
        position = match.position
        position.commander = leader
        position.last_sections[self.side] = BOARD.sections[position.leader_hex[leader]]


# -- the ambush of Trebbia -----------------------------------------------------------------------


def forbids_ambush(position: Ancients, side: int) -> str | None:
    """Why a reserve may not come on now: no ambush here, too early, no leadership card, or orders already given."""
    ambush = position.special.ambush
    if ambush is None or ambush.side != side or not reserve_of(position, side):
        return "ANC-03-011"
    if CARDS[position.card].orders != BY_LEADER or position.ordered or position.commander >= 0:
        return "ANC-03-011"
    if position.turns_done[side] + 1 < ambush.from_turn or not ambush_hexes(position, side):
        return "ANC-03-011"
    return None


def reserve_of(position: Ancients, side: int) -> list[int]:
    """The units of a side that wait off the board."""
    return [unit for unit in position.units_of[side] if position.unit_hex[unit] == RESERVE]


def ambush_hexes(position: Ancients, side: int) -> list[int]:
    """Free hexes of the enemy's baseline in the section the card allows."""
    card = CARDS[position.card]
    found: list[int] = []
    for hex_ in range(HEXES):
        if BOARD.rank_of[hex_] != BOARD.baseline[1 - side] or position.holder(hex_) != NONE:
            continue
        if card.section >= 0 and not BOARD.in_section(hex_, side, card.section):
            continue
        if position.bound_sections and not BOARD.sections[hex_] & position.bound_sections:
            continue
        found.append(hex_)
    return found


class PlaceAmbush(Choice[Ancients]):
    """Each unit of the reserve comes onto a free hex; with the card for any section all in one section of choice."""

    def options(self, match: Match[Ancients]) -> list[int]:
        """The hexes for the next unit, or no further unit; then those for the leader."""
        return placements(match.position, self.side)

    def forbids(self, match: Match[Ancients], action: int) -> Refusal | None:
        """Whether the unit may not come on there."""
        if action in placements(match.position, self.side):
            return None
        is_place = PLACE <= action < PLACE_LEADER + HEXES
        return refuse("ANC-03-011") if is_place else refuse_moment(match, self)

    def take(self, match: Match[Ancients], action: int) -> None:
        """Stand it there, ordered, with one hex of its move used."""
        position = match.position
        if action == DONE:
            return
        if action >= PLACE_LEADER:
            for leader in position.roster.leaders_of[self.side]:
                if position.leader_hex[leader] == RESERVE:
                    position.put_leader(leader, action - PLACE_LEADER)
                    if match.logging:
                        match.log.append(events.leader_placed(position, leader))
                    break
        else:
            unit = reserve_of(position, self.side)[0]
            hex_ = action - PLACE
            position.put_unit(unit, hex_)
            position.ordered.append(unit)
            position.moved[unit] = 1
            if position.field.entry[position.kinds[unit].mover][hex_] == OPEN:
                position.came_on |= 1 << unit
            position.last_sections[self.side] = common_sections(position, hex_)
            if match.logging:
                match.log.append(events.came_on(position, unit))
        match.then(self)

    def question(self) -> str:
        """The message that asks where the reserve comes on."""
        return "cc-ask-place"


def common_sections(position: Ancients, hex_: int) -> int:
    """The sections that all units of the ambush so far have in common with one more hex."""
    sections = BOARD.sections[hex_]
    for unit in position.ordered:
        if position.unit_hex[unit] != hex_:
            sections &= BOARD.sections[position.unit_hex[unit]]
    return sections


def placements(position: Ancients, side: int) -> list[int]:
    """Where the next piece of an ambush may come on."""
    reserve = reserve_of(position, side)
    if reserve:
        entry = position.field.entry[position.kinds[reserve[0]].mover]
        hexes = [
            hex_ for hex_ in ambush_hexes(position, side) if entry[hex_] != CLOSED and common_sections(position, hex_)
        ]
        if hexes:
            return [PLACE + hex_ for hex_ in hexes]
    for leader in position.roster.leaders_of[side]:
        if position.leader_hex[leader] == RESERVE:
            with_units = [
                PLACE_LEADER + position.unit_hex[unit]
                for unit in position.ordered
                if position.leader_at[position.unit_hex[unit]] < 0
            ]
            if with_units:
                return with_units
    return [DONE]


ORDER_PIECES: Final = [OrderPieces(side) for side in SIDES]
PLACE_AMBUSH: Final = [PlaceAmbush(side) for side in SIDES]
