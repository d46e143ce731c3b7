"""Orders by section and orders to a linked group: what they allow, whatever the card."""

from __future__ import annotations

from .battle import Battle
from .board import ALL_SECTIONS, SECTIONS_OF


def section_room(position: Battle, side: int, orders: tuple[int, int, int]) -> list[bool]:
    """Whether a card with orders by section has one left for one more piece, by the sections the piece is in.

    Each piece uses the order of one section it is in; on a dashed line either will do.
    So the question is only whether all pieces can be given a section each.
    """
    board = position.field.board
    sections = SECTIONS_OF[side]
    allowed = 0
    for number in range(len(sections)):
        if orders[number]:
            allowed |= sections[number]
    pieces = [0] * (ALL_SECTIONS + 1)
    for unit in position.ordered:
        pieces[board.sections[position.unit_hex[unit]] & allowed] += 1
    for leader in position.ordered_leaders:
        pieces[board.sections[position.leader_hex[leader]] & allowed] += 1
    room = [False] * (ALL_SECTIONS + 1)
    for where in board.kinds_of_place:
        if where & allowed:
            pieces[where & allowed] += 1
            room[where] = _sections_suffice(pieces, orders, sections)
            pieces[where & allowed] -= 1
    return room


def _sections_suffice(pieces: list[int], orders: tuple[int, int, int], sections: tuple[int, int, int]) -> bool:
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
