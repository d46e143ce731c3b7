"""What cannot be in a battle of any game: two pieces in one place, lost cards, wrong counts."""

from __future__ import annotations

from ...kernel.sides import SIDE_NAMES, SIDES
from .kinds import CLOSED, LEADER
from .position import Battle


def unit_faults(position: Battle) -> list[str]:
    """Units that stand where they cannot, or have blocks they cannot have."""
    wrong: list[str] = []
    labels = position.field.board.labels
    for unit, hex_ in enumerate(position.unit_hex):
        if hex_ < 0:
            continue
        entry = position.roster.units[unit]
        kind = entry.kind
        blocks = position.blocks[unit]
        if position.unit_at[hex_] != unit:
            wrong.append(f"{kind.key} is said to be on {labels[hex_]}, where it is not")
        if not 0 < blocks <= entry.blocks:
            wrong.append(f"{kind.key} on {labels[hex_]} has {blocks} blocks")
        if position.field.entry[kind.mover][hex_] == CLOSED and not position.field.terrain[hex_].is_home:
            wrong.append(f"{kind.key} stands on {labels[hex_]}, which is closed to it")
    for hex_, unit in enumerate(position.unit_at):
        if unit >= 0 and position.unit_hex[unit] != hex_:
            wrong.append(f"{labels[hex_]} holds a unit that is elsewhere")
    return wrong


def leader_faults(position: Battle) -> list[str]:
    """Leaders who stand where they cannot."""
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
        if position.field.entry[LEADER][hex_] == CLOSED and not position.field.terrain[hex_].is_home:
            wrong.append(f"{name} stands on {labels[hex_]}, which is closed to him")
    for hex_, leader in enumerate(position.leader_at):
        if leader >= 0 and position.leader_hex[leader] != hex_:
            wrong.append(f"{labels[hex_]} holds a leader who is elsewhere")
    return wrong


def card_faults(position: Battle, copies: list[int], elsewhere: list[int]) -> list[str]:
    """Every card is in the deck, in a hand, played, discarded or where else the game has cards, and only there."""
    wrong: list[str] = []
    for card in range(len(copies)):
        found = position.deck[card] + position.discards[card] + sum(position.hands[side][card] for side in SIDES)
        found += elsewhere.count(card)
        found += 1 if position.played == card else 0
        if found != copies[card]:
            wrong.append(f"there are {found} cards {position.rules.cards[card]}")
    return wrong


def banner_faults(position: Battle) -> list[str]:
    """A battle that should be over."""
    if position.over:
        return []
    return [
        f"{SIDE_NAMES[side]} has its banners, but the battle goes on"
        for side in SIDES
        if position.banners[side] >= position.banners_needed[side]
    ]
