"""Orders: the player names the units and leaders he orders; what orders by section and to a linked group allow."""

from __future__ import annotations

from ...kernel.match import Match
from ...kernel.position import View
from ...kernel.refusal import Refusal
from ...kernel.step import Choice
from .board import ALL_SECTIONS, SECTIONS_OF
from .cards import BY_DICE, BY_SECTION, COMMAND, CommandCard
from .ending import ORDERS, ends
from .position import NONE, B, Battle
from .rules import refuse, refuse_moment


class OrdersPieces(Choice[B]):
    """Whom the card in force orders. A game says whom it may, and what else is decided while orders are given."""

    # -- what a game says ------------------------------------------------------------------------

    def forbids_order(self, position: B, unit: int) -> str | None:
        """Why a unit of the player may not be ordered now."""
        raise NotImplementedError

    def forbids_new_order(self, position: B, unit: int) -> str | None:
        """The same of one that is not ordered yet."""
        raise NotImplementedError

    def forbids_order_leader(self, position: B, leader: int) -> str | None:
        """Why a leader of the player may not be ordered now."""
        raise NotImplementedError

    def forbids_detaching(self, position: B, leader: int) -> str | None:
        """Why a leader of the player may not be ordered by a card by section, were there an order for him."""
        raise NotImplementedError

    def room(self, position: B) -> list[bool] | None:
        """With orders by section: by the sections of a hex whether there is an order for it, worked out once."""
        return None

    def orders_leaders(self, position: B) -> bool:
        """Whether the card in force orders leaders at all."""
        raise NotImplementedError

    def is_leaders(self, position: B) -> bool:
        """Whether the card in force waits for the leader who gives its orders, so that a hex means the leader there."""
        return False

    def order_unit(self, match: Match[B], unit: int) -> None:
        """Order a unit."""
        raise NotImplementedError

    def order_leader(self, match: Match[B], leader: int) -> None:
        """Order a leader."""
        raise NotImplementedError

    def number_of_orders(self, position: B) -> int:
        """How many orders the card in force gives in all, or -1 where no number says it."""
        card = position.rules.table.cards[position.card]
        if card.orders == BY_SECTION:
            return sum(section_orders(position, card))
        return sum(position.symbols) if card.orders == BY_DICE else number_of_orders(position, card)

    def forbids_done(self, position: B) -> str | None:
        """Why the orders that are given so far cannot be all of them."""
        return None

    def orders_given(self, match: Match[B]) -> None:
        """The player is done: what follows from his orders as a whole."""

    def further_options(self, match: Match[B]) -> list[int]:
        """What else may be decided now."""
        return []

    def forbids_further(self, match: Match[B], action: int) -> Refusal | None:
        """Why something else may not be decided now."""
        return refuse_moment(match, self)

    def take_further(self, match: Match[B], action: int) -> None:
        """Decide something else; the choice is not on the agenda any more."""
        raise NotImplementedError

    # -- the choice ------------------------------------------------------------------------------

    def choices(self, position: B) -> list[int]:
        """Everyone who may be ordered: a unit by its hex, a leader by ``size`` and his; first NONE, to be done."""
        found = [NONE] if self.forbids_done(position) is None else []
        room = self.room(position)
        sections = position.field.board.sections
        ordered = 0
        for unit in position.ordered:
            ordered |= 1 << unit
        for unit in position.units_of[self.side]:
            hex_ = position.unit_hex[unit]
            if hex_ < 0 or ordered >> unit & 1:
                continue
            if room is not None:
                if room[sections[hex_]]:
                    found.append(hex_)
            elif self.forbids_new_order(position, unit) is None:
                found.append(hex_)
        if self.orders_leaders(position):
            size = position.field.board.size
            for leader in position.roster.leaders_of[self.side]:
                hex_ = position.leader_hex[leader]
                if hex_ < 0:
                    continue
                if room is not None:
                    if room[sections[hex_]] and self.forbids_detaching(position, leader) is None:
                        found.append(size + hex_)
                elif self.forbids_order_leader(position, leader) is None:
                    found.append(size + hex_)
        return found

    def order_to(self, position: B, choice: int) -> int:
        """The action that stands for one of ``choices``."""
        verbs = position.rules.verbs
        if choice < 0:
            return verbs.done
        size = position.field.board.size
        return verbs.order + choice if choice < size else verbs.order_leader + choice - size

    def options(self, match: Match[B]) -> list[int]:
        """To be done, and everyone who may be ordered."""
        position = match.position
        return [self.order_to(position, choice) for choice in self.choices(position)] + self.further_options(match)

    def count(self, match: Match[B]) -> int:
        """Pieces without the actions that order them."""
        choices = self.choices(match.position)
        match.counted = [choices]
        return len(choices) + len(self.further_options(match))

    def nth(self, match: Match[B], number: int) -> int:
        """By the piece."""
        choices = match.counted[0]
        if number < len(choices):
            return self.order_to(match.position, choices[number])
        return self.further_options(match)[number - len(choices)]

    def forbids(self, match: Match[B], action: int) -> Refusal | None:
        """Which rule is against this order."""
        position = match.position
        verbs, clauses = position.rules.verbs, position.rules.clauses
        board = position.field.board
        clause: str | None
        if action == verbs.done:
            clause = self.forbids_done(position)
            return None if clause is None else refuse(clause)
        if verbs.order <= action < verbs.order + board.size:
            hex_ = action - verbs.order
            unit = position.unit_at[hex_]
            is_own = unit >= 0 and position.side_of[unit] == self.side
            clause = self.forbids_order(position, unit) if is_own else clauses.order_foreign
        elif verbs.order_leader <= action < verbs.order_leader + board.size:
            hex_ = action - verbs.order_leader
            leader = position.leader_at[hex_]
            is_own = leader >= 0 and position.side_of_leader[leader] == self.side
            clause = self.forbids_order_leader(position, leader) if is_own else clauses.order_foreign
        else:
            return self.forbids_further(match, action)
        return None if clause is None else refuse(clause, hex=board.labels[hex_])

    def take(self, match: Match[B], action: int) -> None:
        """Order it."""
        position = match.position
        verbs = position.rules.verbs
        size = position.field.board.size
        if action == verbs.done:
            self.orders_given(match)
            return
        if verbs.order <= action < verbs.order + size:
            self.order_unit(match, position.unit_at[action - verbs.order])
            match.then(self)
        elif verbs.order_leader <= action < verbs.order_leader + size:
            self.order_leader(match, position.leader_at[action - verbs.order_leader])
            match.then(self)
        else:
            self.take_further(match, action)

    def orders_suffice(self, position: B, units: list[int]) -> bool:
        """Whether all of these units can be ordered, one after another."""
        after = position.clone()
        for unit in units:
            if self.forbids_order(after, unit) is not None:
                return False
            after.ordered.append(unit)
        return True

    def asked(self, match: Match[B]) -> View:
        """How many orders are left, where one number says it."""
        shown = super().asked(match)
        number = self.number_of_orders(match.position)
        if number >= 0:
            left = max(0, number - orders_given(match.position))
            shown["left"] = {"what": "orders", "left": left, "of": number}
        return shown

    def handles(self, match: Match[B]) -> View:
        """Whether everyone who may be ordered can be at once."""
        shown = super().handles(match)
        position = match.position
        first, size = position.rules.verbs.order, position.field.board.size
        units = [position.unit_at[option - first] for option in match.options() if 0 <= option - first < size]
        shown["at_once"] = self.orders_suffice(position, units)
        if self.is_leaders(position):
            shown["leads"] = True
        # Whoever has ordered somebody may have meant it; who has ordered nobody lets his card go for nothing.
        told = ends(match, ORDERS, 0 if orders_given(position) else len(match.options()) - 1)
        if told is not None:
            shown["ends"] = told
        return shown

    def question(self) -> str:
        """The message that asks for orders."""
        return "cc-ask-order"


def orders_given(position: Battle) -> int:
    """How many pieces were ordered so far."""
    return len(position.ordered) + len(position.ordered_leaders)


def number_of_orders(position: Battle, card: CommandCard) -> int:
    """How many pieces a card orders at most, wherever they are."""
    return position.rules.command(position) if card.number == COMMAND else card.number


def has_units_for(position: Battle, side: int, who: int) -> bool:
    """Whether a side has any unit on the field that a card orders."""
    for unit in position.units_of[side]:
        if position.unit_hex[unit] >= 0 and position.rules.fits_card(position, unit, who):
            return True
    return False


def has_leaders(position: Battle, side: int) -> bool:
    """Whether a side has any leader on the field."""
    for leader in position.roster.leaders_of[side]:
        if position.leader_hex[leader] >= 0:
            return True
    return False


# -- sections ------------------------------------------------------------------------------------


def card_room(position: Battle, side: int, card: CommandCard) -> list[bool]:
    """Whether a card by section has an order left for one more piece, by the sections the piece is in."""
    return section_room(position, side, section_orders(position, card))


def section_orders(position: Battle, card: CommandCard) -> tuple[int, ...]:
    """The orders of a card in each section."""
    left, center, right = card.sections
    if left != COMMAND and center != COMMAND and right != COMMAND:
        return card.sections
    command = position.rules.command(position)
    return (
        command if left == COMMAND else left,
        command if center == COMMAND else center,
        command if right == COMMAND else right,
    )


def forbids_section_order(position: Battle, side: int, card: CommandCard, hex_: int) -> str | None:
    """Why a card by section has no order for a piece in a hex: not its section, or all orders are given."""
    board = position.field.board
    orders = section_orders(position, card)
    where = board.sections[hex_]
    if where & _allowed(side, orders):
        if not position.ordered and not position.ordered_leaders:
            return None
        if _has_room(_ordered_by_section(position, side, orders), where, orders, SECTIONS_OF[side]):
            return None
    for section in range(len(card.sections)):
        if card.sections[section] and board.in_section(hex_, side, section):
            return card.clause
    return position.rules.clauses.order_section


def section_room(position: Battle, side: int, orders: tuple[int, ...]) -> list[bool]:
    """Whether a card with orders by section has one left for one more piece, by the sections the piece is in.

    Each piece uses the order of one section it is in; on a dashed line either will do.
    So the question is only whether all pieces can be given a section each.
    """
    sections = SECTIONS_OF[side]
    pieces = _ordered_by_section(position, side, orders)
    room = [False] * (ALL_SECTIONS + 1)
    for where in position.field.board.kinds_of_place:
        room[where] = _has_room(pieces, where, orders, sections)
    return room


def _ordered_by_section(position: Battle, side: int, orders: tuple[int, ...]) -> list[int]:
    """How many pieces are ordered in each set of those sections that have orders; the first is the set of them all."""
    board = position.field.board
    allowed = _allowed(side, orders)
    pieces = [0] * (ALL_SECTIONS + 1)
    for unit in position.ordered:
        place = board.sections[position.unit_hex[unit]] & allowed
        pieces[place] = pieces[place] + 1
    for leader in position.ordered_leaders:
        place = board.sections[position.leader_hex[leader]] & allowed
        pieces[place] = pieces[place] + 1
    pieces[0] = allowed
    return pieces


def _allowed(side: int, orders: tuple[int, ...]) -> int:
    """The set of those sections that have orders."""
    sections = SECTIONS_OF[side]
    allowed = 0
    for number, count in enumerate(orders):
        if count:
            allowed |= sections[number]
    return allowed


def _has_room(pieces: list[int], where: int, orders: tuple[int, ...], sections: tuple[int, ...]) -> bool:
    """Whether there is an order for one more piece in these sections."""
    place = where & pieces[0]
    if not place:
        return False
    pieces[place] = pieces[place] + 1
    is_enough = _sections_suffice(pieces, orders, sections)
    pieces[place] = pieces[place] - 1
    return is_enough


def _sections_suffice(pieces: list[int], orders: tuple[int, ...], sections: tuple[int, ...]) -> bool:
    """Whether so many pieces in each set of sections can all be given an order of a section they are in."""
    left, center, right = sections
    spare_left = orders[0] - pieces[left]
    spare_right = orders[2] - pieces[right]
    if spare_left < 0 or spare_right < 0:
        return False
    in_center = pieces[center]
    if pieces[left | center] > spare_left:
        in_center += pieces[left | center] - spare_left
    if pieces[center | right] > spare_right:
        in_center += pieces[center | right] - spare_right
    return in_center <= orders[1]


def is_linked(position: Battle, hex_: int) -> bool:
    """Whether a hex is beside the leader who gives the orders or beside a unit that is already ordered."""
    distance = position.field.board.distance
    if position.commander >= 0 and distance[position.leader_hex[position.commander]][hex_] == 1:
        return True
    for unit in position.ordered:
        if distance[position.unit_hex[unit]][hex_] == 1:
            return True
    return False


# -- rolled symbols ------------------------------------------------------------------------------


def symbols_fit(position: Battle, unit: int) -> bool:
    """Whether the rolled symbols have an order left for a unit, or for a leader if ``unit`` is NONE.

    The last of the symbols that give orders stands for any unit, and alone for a leader.
    """
    wild = position.rules.order_faces - 1
    spare = position.symbols[wild] - len(position.ordered_leaders)
    wanted = [0] * wild
    for ordered in position.ordered:
        wanted[position.roster.units[ordered].kind.symbol] += 1
    if unit >= 0:
        wanted[position.roster.units[unit].kind.symbol] += 1
    else:
        spare -= 1
    for symbol in range(wild):
        spare -= max(0, wanted[symbol] - position.symbols[symbol])
    return spare >= 0
