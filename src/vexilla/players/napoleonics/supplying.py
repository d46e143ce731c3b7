"""Short Supply: which unit is sent back to its own edge, and where it is put."""

from __future__ import annotations

from typing import Final

from ...games.napoleonics.actions import BOARD, HEXES, PLACE, SUPPLY
from ...games.napoleonics.supply import forbids_supply, supply_hexes
from .footing import Footing
from .outlook import Outlook

#: How many turns a unit that was sent back is away, as far as what it threatens goes.
_AWAY: Final = 2.0


def best_supply(outlook: Outlook, footing: Footing) -> tuple[float, int]:
    """What the best unit to send back brings, and its hex."""
    best, where = 0.0, -1
    for hex_ in range(HEXES):
        if forbids_supply(outlook.position, hex_) is None:
            value = supply_value(outlook, footing, hex_)
            if value > best or where < 0:
                best, where = value, hex_
    return best, where


def supply_value(outlook: Outlook, footing: Footing, hex_: int) -> float:
    """What it brings to send back the unit in a hex: an enemy that threatens, or one of ours in great danger."""
    position = outlook.position
    weights = outlook.weights
    unit = position.unit_at[hex_]
    side = position.side_of[unit]
    way = abs(BOARD.rank_of[hex_] - BOARD.baseline[side])
    if side == outlook.side:
        return footing.danger(unit) - weights.approach * way - footing.goals[hex_]
    worth = weights.worth[outlook.numbers[unit]][position.blocks[unit]] - 0.4 * weights.banner
    threat = weights.ordered * footing.best[unit] * _AWAY
    return threat + weights.sent_back * way * max(0.0, worth) / weights.banner + weights.ground * footing.goals[hex_]


def choose_supplied(outlook: Outlook, footing: Footing, options: list[int]) -> int:
    """The unit that is sent back."""
    where = best_supply(outlook, footing)[1]
    return SUPPLY + where if SUPPLY + where in options else options[0]


def choose_place(outlook: Outlook, footing: Footing, options: list[int]) -> int:
    """The hex on its edge: an enemy goes far from everyone, one of ours to the others."""
    position = outlook.position
    unit = position.supplied
    side = position.side_of[unit]
    best = options[0]
    best_value = -1.0e9
    for hex_ in supply_hexes(position, unit):
        row = BOARD.distance[hex_]
        nearest = min([row[position.unit_hex[other]] for other in outlook.own if other != unit] or [0])
        friends = sum(1 for there in BOARD.neighbours[hex_] if position.holder(there) == outlook.side)
        value = float(friends) - nearest if side == outlook.side else float(nearest)
        if value > best_value:
            best, best_value = PLACE + hex_, value
    return best
