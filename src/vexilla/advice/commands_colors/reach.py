"""Whether a move brings an enemy into reach."""

from __future__ import annotations

from collections.abc import Callable

from ...games.commands_colors.position import Battle
from ...kernel.game import AnyMatch
from ...kernel.source import Asking

#: From how far away a unit could fire at who stands in a hex.
Reach = Callable[[Battle, int, int], int]


def has_attack_after(match: AnyMatch, move: str, reach: Reach) -> bool:
    """Whether a unit that makes a move could attack someone from where it ends. Nothing is rolled to find out."""
    position: Battle = match.position
    board = position.field.board
    _, here, there = move.split()
    unit, end = position.unit_at[board.hex_named(here)], board.hex_named(there)
    # Most moves end far from everybody.
    if not any(board.distance[end][foe] <= max(1, reach(position, unit, foe)) for foe in foes(position, unit)):
        return False
    after = match.alone()
    after.source = Asking()
    after.act(move)
    moved: Battle = after.position
    rules, card = moved.rules, moved.rules.table.cards[moved.card]
    if moved.unit_hex[unit] < 0:
        return False
    if card.closes and rules.forbids_close(moved, unit) is None and rules.close_targets(moved, unit):
        return True
    return card.fires and rules.forbids_fire(moved, unit) is None and bool(rules.fire_targets(moved, unit))


def foes(position: Battle, unit: int) -> list[int]:
    """The hexes of the enemy's units and leaders."""
    enemy = 1 - position.side_of[unit]
    hexes = [position.unit_hex[each] for each in position.units_of[enemy]]
    hexes += [position.leader_hex[each] for each in position.roster.leaders_of[enemy]]
    return [hex_ for hex_ in hexes if hex_ >= 0]
