"""What cannot be in a battle: two pieces in one place, lost cards, squares that are none, wrong counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.sides import SIDE_NAMES, SIDES
from ..commands_colors.faults import banner_faults, card_faults, leader_faults, unit_faults
from .cards import CARDS, KINDS_OF_CARDS
from .units import INFANTRY

if TYPE_CHECKING:
    from .position import Napoleonics


def faults_of(position: Napoleonics) -> list[str]:
    """Everything that is wrong; empty in a sound position."""
    copies = [CARDS[card].copies for card in range(KINDS_OF_CARDS)]
    elsewhere = [*position.scouted, *position.track[0], *position.track[1]]
    wrong = unit_faults(position) + leader_faults(position) + card_faults(position, copies, elsewhere)
    for side in SIDES:
        wrong += _squares(position, side)
    return wrong + banner_faults(position)


def _squares(position: Napoleonics, side: int) -> list[str]:
    """Only infantry on the field stands in square, each on a space of its own with a card on it."""
    wrong: list[str] = []
    spaces = [0] * len(position.track[side])
    for unit in position.units_of[side]:
        space = position.square_of[unit]
        if space < 0:
            continue
        kind = position.kinds[unit]
        if space >= len(spaces):
            wrong.append(f"{kind.key} has the square {space + 1}, which is not on the track")
            continue
        spaces[space] += 1
        if kind.arm != INFANTRY:
            wrong.append(f"{kind.key} cannot stand in square")
        if position.unit_hex[unit] < 0:
            wrong.append(f"{kind.key} has a square, but is not on the field")
    for space, units in enumerate(spaces):
        name = f"the square {space + 1} of {SIDE_NAMES[side]}"
        if units > 1:
            wrong.append(f"{name} belongs to {units} units")
        if units and position.track[side][space] < 0:
            wrong.append(f"{name} has no card")
        if not units and position.track[side][space] >= 0:
            wrong.append(f"{name} has a card, but no unit")
    return wrong
