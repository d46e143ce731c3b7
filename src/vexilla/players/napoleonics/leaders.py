"""Where leaders belong: with units that fight, among friends, out of the enemy's reach when alone."""

from __future__ import annotations

from ...games.commands_colors.flight import leader_may_end, leader_may_pass
from ...games.commands_colors.movement import leader_reach
from ...games.napoleonics.actions import BOARD, FLEE, HEXES, LEAVE, MOVE_LEADER, STOP
from ...games.napoleonics.moves import leader_limit
from ...games.napoleonics.rules import FLIGHT
from ...games.napoleonics.units import ARTILLERY
from .chances import sabre_chance
from .scene import Scene
from .standing import nearest_foe


def leader_worth(scene: Scene, hex_: int) -> float:
    """How well a leader of ours would stand in a hex."""
    position = scene.position
    side = scene.side
    weights = scene.weights
    nearest = nearest_foe(scene, hex_)
    value = 0.0
    unit = position.unit_at[hex_]
    if unit < 0:
        # Alone he is a banner for the first who comes.
        value -= weights.leader_alone[0 if nearest <= 2 else 1 if nearest <= 4 else 2]
    else:
        value += fitness(scene, unit)
        if nearest <= 2 and position.blocks[unit] <= 2:
            value -= weights.leader_in_danger[position.blocks[unit] - 1]
    for there in BOARD.neighbours[hex_]:
        other = position.unit_at[there]
        if other >= 0 and position.side_of[other] == side:
            value += weights.leader_beside * fitness(scene, other)
    return value - weights.leader_far * max(0, nearest - 2)


def fitness(scene: Scene, unit: int) -> float:
    """How much a unit gains from a leader: strong ones that hold the line, and those that run far."""
    position = scene.position
    kind = position.kinds[unit]
    if kind.arm == ARTILLERY:
        return 5.0
    worth = scene.weights.worth[scene.numbers[unit]]
    return 4.0 + 0.1 * (worth[position.blocks[unit]] - 0.5 * scene.weights.banner) + 2.0 * (kind.per_flag - 1)


def best_leader_move(scene: Scene, leader: int) -> tuple[float, int]:
    """The gain of a leader's best move and its end, which may be nothing and nowhere."""
    position = scene.position
    here = position.leader_hex[leader]
    base = leader_worth(scene, here)
    best, where = 0.0, -1
    for end in leader_reach(position, leader, leader_limit(position)):
        gain = leader_worth(scene, end % HEXES) - base
        if gain > best:
            best, where = gain, end % HEXES
    return best, where


def leader_move_action(here: int, there: int) -> int:
    """The action that moves a leader."""
    return MOVE_LEADER + here * HEXES + there


def choose_flight(scene: Scene, options: list[int]) -> int:
    """The next step of a leader who flees: towards the best end, weighing enemies he must pass."""
    position = scene.position
    best = options[0]
    best_value = -1000.0
    left = FLIGHT - position.flight_made
    for action in options:
        if action == STOP:
            value = leader_worth(scene, position.flight_hex)
        elif action == LEAVE:
            value = -scene.weights.leader_left
        else:
            value = best_end(scene, action - FLEE, left - 1)
        if value > best_value:
            best, best_value = action, value
    return best


def best_end(scene: Scene, hex_: int, left: int) -> float:
    """What a flight through a hex can come to."""
    position = scene.position
    side = scene.side
    danger = 0.0
    unit = position.unit_at[hex_]
    if unit >= 0 and position.side_of[unit] != side:
        danger = sabre_chance(position.rules.escape_dice(position, unit))
    best = -1000.0
    if leader_may_end(position, side, hex_):
        best = leader_worth(scene, hex_)
    if left:
        if BOARD.rank_of[hex_] == BOARD.baseline[side]:
            best = max(best, -scene.weights.leader_left)
        for there in BOARD.rear[side][hex_]:
            if leader_may_pass(position, side, there):
                best = max(best, best_end(scene, there, left - 1))
    lost = scene.weights.banner + scene.weights.leader + scene.pressing[1 - side]
    return (1.0 - danger) * best - danger * lost
