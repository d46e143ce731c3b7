"""What cannot be in a battle: two pieces in one place, lost cards, wrong counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.sides import SIDE_NAMES, SIDES
from ..commands_colors.kinds import CLOSED, LEADER
from .cards import CARDS, KINDS_OF_CARDS

if TYPE_CHECKING:
    from .position import Ancients


def faults_of(position: Ancients) -> list[str]:
    """Everything that is wrong; empty in a sound position."""
    wrong: list[str] = []
    labels = position.field.board.labels
    for unit, hex_ in enumerate(position.unit_hex):
        kind = position.kinds[unit]
        blocks = position.blocks[unit]
        if hex_ >= 0 and position.unit_at[hex_] != unit:
            wrong.append(f"{kind.key} is said to be on {labels[hex_]}, where it is not")
        if hex_ >= 0 and not 0 < blocks <= kind.blocks:
            wrong.append(f"{kind.key} on {labels[hex_]} has {blocks} blocks")
        if hex_ >= 0 and position.field.entry[kind.mover][hex_] == CLOSED:
            wrong.append(f"{kind.key} stands on {labels[hex_]}, which is closed to it")
    for hex_, unit in enumerate(position.unit_at):
        if unit >= 0 and position.unit_hex[unit] != hex_:
            wrong.append(f"{labels[hex_]} holds a unit that is elsewhere")
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
    for card in range(KINDS_OF_CARDS):
        found = position.deck[card] + position.discards[card] + sum(position.hands[side][card] for side in SIDES)
        found += 1 if position.played == card else 0
        if found != CARDS[card].copies:
            wrong.append(f"there are {found} cards {CARDS[card].key}")
    if position.over:
        return wrong
    return wrong + [
        f"{SIDE_NAMES[side]} has its banners, but the battle goes on"
        for side in SIDES
        if position.banners[side] >= position.banners_needed[side]
    ]
