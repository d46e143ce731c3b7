"""The key of a battle: what :mod:`.show` writes as text, as one whole number, in parts that each game puts together.

A piece is told by what it is and where it stands, not by its number: two units of a kind that change places make the
same position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.key import FIRST_KEY, mixed, mixed_all, mixed_counts, mixed_wide
from .roster import GONE, LOST

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .position import Battle


def battle_key(position: Battle) -> i64:
    """Pieces, cards, counts and what the turn has seen: all that every game has but the combat under way."""
    key = mixed(FIRST_KEY, position.turn * 2 + position.active)
    key = _cards(position, _pieces(position, key))
    key = mixed(key, (position.banners[0] * 256 + position.banners[1]) * 256 + position.banners_needed[0])
    key = mixed(key, (position.banners_needed[1] * 256 + position.command[0]) * 256 + position.command[1])
    key = mixed(mixed_all(key, position.symbols), position.dice)
    key = _turn(position, key)
    if position.fleeing >= 0:
        key = mixed(key, (position.fleeing << 16 | (position.flight_hex + 1)) * 16 + position.flight_made + 1)
    return mixed(key, position.winner + 3 if position.over else 1)


def _pieces(position: Battle, key: i64) -> i64:
    """Units and leaders that are neither destroyed nor gone, each where it is."""
    roster = position.roster
    for units in position.units_of:
        for unit in units:
            place = position.unit_hex[unit]
            if place != LOST and place != GONE:
                key = mixed(key, roster.unit_keys[unit] + (place << 5) + position.blocks[unit])
        key = mixed(key, 0)
    for leader in range(len(roster.leaders)):
        place = position.leader_hex[leader]
        if place != LOST and place != GONE:
            key = mixed(key, roster.leader_keys[leader] + place)
    return mixed(key, 0)


def _cards(position: Battle, key: i64) -> i64:
    """Hands and discards, by which the deck is known too, and the cards that were played."""
    for hand in position.hands:
        key = mixed_counts(key, hand)
    key = mixed_counts(key, position.discards)
    key = mixed(key, (position.played + 1) << 16 | position.card)
    return mixed(key, position.last_card[0] << 16 | position.last_card[1])


def _turn(position: Battle, key: i64) -> i64:
    """Who was ordered, has moved, is held, has fought."""
    key = mixed(key, len(position.ordered))
    for unit in position.ordered:
        key = mixed(key, name_of_unit(position, unit))
    key = mixed_all(key, position.ordered_leaders)
    for unit, moved in enumerate(position.moved):
        start = position.moved_from[unit]
        if moved or start >= 0:
            key = mixed(mixed(key, name_of_unit(position, unit)), (start + 1) << 8 | moved)
    key = mixed_units(mixed_units(key, position, position.held), position, position.battled)
    key = mixed_wide(mixed_wide(key, position.leaders_moved), position.leaders_carried)
    return mixed(key, (position.commander + 1) << 8 | (position.struck_first + 1))


def mixed_units(key: i64, position: Battle, units: int) -> i64:
    """A key with a set of units in it."""
    unit = 0
    while units:
        if units & 1:
            key = mixed(key, name_of_unit(position, unit))
        units >>= 1
        unit += 1
    return mixed(key, -1)


def name_of_unit(position: Battle, unit: int) -> i64:
    """A unit by its hex, or by its number if it is on none."""
    hex_ = position.unit_hex[unit]
    return hex_ if hex_ >= 0 else (unit + 1) << 16


def combat_key(position: Battle, key: i64) -> i64:
    """The combat and the roll under way."""
    key = mixed(key, (position.attacker << 16) + position.defender)
    key = mixed(key, (position.quarry << 8) + position.strike)
    key = mixed(key, (position.post << 16) + position.ground)
    key = mixed(key, (2 if position.is_bonus else 0) + (1 if position.has_advanced else 0))
    return mixed_all(key, position.faces)


def aftermath_key(position: Battle, key: i64) -> i64:
    """What the roll under way has still to bring."""
    key = mixed(key, (position.flags << 16) + position.sequence)
    return mixed(key, ((position.retreater << 16) + position.retreat_left) * 2 + (1 if position.is_checked else 0))
