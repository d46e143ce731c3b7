"""Where leaders belong: with units that fight, among friends, out of the enemy's reach when alone."""

from __future__ import annotations

from typing import Any

from ...games.commands_colors.flight import leader_may_end, leader_may_pass
from ...games.commands_colors.position import Battle
from ...games.commands_colors.reach import leader_reach
from .chances import kill_chance
from .outlook import BattleOutlook
from .weights import BattleWeights

AnyOutlook = BattleOutlook[Any, Any]


def leader_worth(outlook: AnyOutlook, hex_: int) -> float:
    """How well a leader of ours would stand in a hex."""
    position: Battle = outlook.position
    weights: BattleWeights = outlook.weights
    nearest = outlook.nearest_foe(hex_)
    value = 0.0
    unit = position.unit_at[hex_]
    if unit < 0:
        # Alone he is a banner for the first who comes.
        value -= weights.leader_alone[0 if nearest <= 2 else 1 if nearest <= 4 else 2]
    else:
        value += outlook.fitness(unit)
        if nearest <= 2 and position.blocks[unit] <= 2:
            value -= weights.leader_in_danger[position.blocks[unit] - 1]
    for there in position.field.board.neighbours[hex_]:
        other = position.unit_at[there]
        if other >= 0 and position.side_of[other] == outlook.side:
            value += weights.leader_beside * outlook.fitness(other)
    return value - weights.leader_far * max(0, nearest - 2)


def best_leader_move(outlook: AnyOutlook, leader: int, limit: int) -> tuple[float, int]:
    """The gain of a leader's best move and its end, which may be nothing and nowhere."""
    position: Battle = outlook.position
    base = leader_worth(outlook, position.leader_hex[leader])
    best, where = 0.0, -1
    for end in leader_reach(position, leader, limit):
        gain = leader_worth(outlook, end) - base
        if gain > best:
            best, where = gain, end
    return best, where


def choose_flight(outlook: AnyOutlook, options: list[int]) -> int:
    """The next step of a leader who flees: towards the best end, weighing enemies he must pass."""
    position: Battle = outlook.position
    weights: BattleWeights = outlook.weights
    verbs = position.rules.verbs
    best = options[0]
    best_value = -1000.0
    left = position.rules.flight - position.flight_made
    for action in options:
        if action == verbs.stop:
            value = leader_worth(outlook, position.flight_hex)
        elif action == verbs.leave:
            value = -weights.leader_left
        else:
            value = best_end(outlook, action - verbs.flee, left - 1)
        if value > best_value:
            best, best_value = action, value
    return best


def best_end(outlook: AnyOutlook, hex_: int, left: int) -> float:
    """What a flight through a hex can come to."""
    position: Battle = outlook.position
    weights: BattleWeights = outlook.weights
    board = position.field.board
    side = outlook.side
    danger = 0.0
    unit = position.unit_at[hex_]
    if unit >= 0 and position.side_of[unit] != side:
        danger = kill_chance(position.rules.escape_dice(position, unit))
    elif outlook.is_perilous(hex_):
        danger = kill_chance(1)
    best = -1000.0
    if leader_may_end(position, side, hex_):
        best = leader_worth(outlook, hex_)
    if left:
        if board.rank_of[hex_] == board.baseline[side]:
            best = max(best, -weights.leader_left)
        for there in board.rear[side][hex_]:
            if leader_may_pass(position, side, there):
                best = max(best, best_end(outlook, there, left - 1))
    lost = weights.banner + weights.leader + outlook.pressing[1 - side]
    return (1.0 - danger) * best - danger * lost
