"""What cannot be in a battle: two pieces in one place, lost cards, squares that are none, wrong counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.sides import SIDE_NAMES, SIDES
from ..commands_colors.kinds import CLOSED, LEADER
from .cards import CARDS, KINDS_OF_CARDS
from .units import INFANTRY

if TYPE_CHECKING:
    from .position import Napoleonics


def faults_of(position: Napoleonics) -> list[str]:
    """Everything that is wrong; empty in a sound position."""
    wrong = _units(position) + _leaders(position) + _cards(position)
    for side in SIDES:
        wrong += _squares(position, side)
    if position.over:
        return wrong
    return wrong + [
        f"{SIDE_NAMES[side]} has its banners, but the battle goes on"
        for side in SIDES
        if position.banners[side] >= position.banners_needed[side]
    ]


def _units(position: Napoleonics) -> list[str]:
    wrong: list[str] = []
    labels = position.field.board.labels
    for unit, hex_ in enumerate(position.unit_hex):
        if hex_ < 0:
            continue
        kind = position.kinds[unit]
        blocks = position.blocks[unit]
        if position.unit_at[hex_] != unit:
            wrong.append(f"{kind.key} is said to be on {labels[hex_]}, where it is not")
        if not 0 < blocks <= position.roster.units[unit].blocks:
            wrong.append(f"{kind.key} on {labels[hex_]} has {blocks} blocks")
        if position.field.entry[kind.mover][hex_] == CLOSED:
            wrong.append(f"{kind.key} stands on {labels[hex_]}, which is closed to it")
    for hex_, unit in enumerate(position.unit_at):
        if unit >= 0 and position.unit_hex[unit] != hex_:
            wrong.append(f"{labels[hex_]} holds a unit that is elsewhere")
    return wrong


def _leaders(position: Napoleonics) -> list[str]:
    wrong: list[str] = []
    labels = position.field.board.labels
    for leader, hex_ in enumerate(position.leader_hex):
        if hex_ < 0:
            continue
        name = position.roster.leaders[leader].name
        if position.leader_at[hex_] != leader:
            wrong.append(f"{name} is said to be on {labels[hex_]}, where he is not")
        other = position.unit_at[hex_]
        if other >= 0 and position.side_of[other] != position.side_of_leader[leader]:
            wrong.append(f"{name} shares {labels[hex_]} with an enemy")
        if position.field.entry[LEADER][hex_] == CLOSED:
            wrong.append(f"{name} stands on {labels[hex_]}, which is closed to him")
    for hex_, leader in enumerate(position.leader_at):
        if leader >= 0 and position.leader_hex[leader] != hex_:
            wrong.append(f"{labels[hex_]} holds a leader who is elsewhere")
    return wrong


def _cards(position: Napoleonics) -> list[str]:
    """Every card is in the deck, in a hand, on a track, scouted, played or discarded, and only there."""
    wrong: list[str] = []
    for card in range(KINDS_OF_CARDS):
        found = position.deck[card] + position.discards[card] + position.scouted.count(card)
        found += sum(position.hands[side][card] + position.track[side].count(card) for side in SIDES)
        found += 1 if position.played == card else 0
        if found != CARDS[card].copies:
            wrong.append(f"there are {found} cards {CARDS[card].key}")
    return wrong


def _squares(position: Napoleonics, side: int) -> list[str]:
    """Only infantry on the field stands in square, each on a space of its own with a card on it."""
    wrong: list[str] = []
    spaces = [0] * len(position.track[side])
    for unit in position.roster.units_of[side]:
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
