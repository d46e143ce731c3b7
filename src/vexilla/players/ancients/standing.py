"""Where a unit stands well: what threatens it there, what it could attack from there, who is beside it."""

from __future__ import annotations

from typing import Final

from ...games.ancients.actions import BOARD
from ...games.ancients.position import LEGION_DICE, LEGION_RANGE
from ...games.ancients.special import NO_LEGIONS
from ...games.commands_colors.kinds import CLOSED
from .scene import UNKNOWN, Scene
from .weights import Weights


class Standing:
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.weights: Final[Weights] = scene.weights
        position = scene.position
        count = len(position.unit_hex)
        #: For each unit how far away it can reach a target: in close combat and by fire, and its range.
        self.close_reach: Final = [0] * count
        self.fire_reach: Final = [0] * count
        self.range: Final = [0] * count
        for unit in scene.own:
            self.note_reach(unit)
        for unit in scene.foes:
            self.note_reach(unit)
        #: For each foe its best attack, on whom, and the best one on anyone else.
        self.best: Final = [0.0] * count
        self.best_on: Final = [-1] * count
        self.second: Final = [0.0] * count
        #: How much of each foe will be left to threaten, after what is already planned against it.
        self.remains: Final = [1.0] * count
        self.note_threats()

    def note_reach(self, unit: int) -> None:
        """Note how far a unit gets to attack."""
        position = self.scene.position
        kind = position.kinds[unit]
        self.close_reach[unit] = kind.close_move + 1
        self.range[unit] = position.range_of(unit)
        if self.range[unit]:
            self.fire_reach[unit] = self.range[unit] + (kind.fire_move if kind.range else 1)

    def note_threats(self) -> None:
        """Work out anew whom each foe would rather attack."""
        scene = self.scene
        for foe in scene.foes:
            best, second, best_on = 0.0, 0.0, -1
            for unit in scene.own:
                if scene.position.unit_hex[unit] < 0:
                    continue
                value = self.attack_next_turn(foe, unit)
                if value > best:
                    second, best, best_on = best, value, unit
                elif value > second:
                    second = value
            self.best[foe], self.second[foe], self.best_on[foe] = best, second, best_on

    def attack_next_turn(self, attacker: int, defender: int) -> float:
        """What a unit, once ordered, could gain next turn by attacking another; 0 if nothing."""
        scene = self.scene
        position = scene.position
        here, there = position.unit_hex[attacker], position.unit_hex[defender]
        distance = BOARD.distance[here][there]
        value = 0.0
        if distance == 1:
            return max(0.0, scene.fight(attacker, here, defender, 0).value)
        if distance <= self.close_reach[attacker] and self.is_approachable(attacker, here, there):
            value = scene.fight(attacker, UNKNOWN, defender, 0).value
        if distance <= self.fire_reach[attacker]:
            dice = 2 if distance <= self.range[attacker] else 1
            if self.range[attacker] == LEGION_RANGE and position.legion(attacker) != NO_LEGIONS:
                dice = LEGION_DICE
            value = max(value, scene.shot(defender, dice).value)
        return max(0.0, value)

    def is_approachable(self, unit: int, here: int, there: int) -> bool:
        """Whether a free hex beside a target lies within a unit's move."""
        position = self.scene.position
        reach = self.close_reach[unit] - 1
        distance = BOARD.distance[here]
        entry = position.field.entry[position.kinds[unit].mover]
        for hex_ in BOARD.neighbours[there]:
            if distance[hex_] <= reach and position.unit_at[hex_] < 0 and entry[hex_] != CLOSED:
                return True
        return False

    # -- the worth of a place --------------------------------------------------------------------

    def worth(self, unit: int) -> float:
        """How well a unit of ours stands where it stands now."""
        return self.prospect(unit) - self.danger(unit) + self.company(unit) + self.march(unit)

    def danger(self, unit: int) -> float:
        """What foes would gain by attacking it rather than anyone else, as far as they get the orders."""
        scene = self.scene
        weights = self.weights
        position = scene.position
        row = BOARD.distance[position.unit_hex[unit]]
        total = 0.0
        for foe in scene.foes:
            hex_ = position.unit_hex[foe]
            if hex_ < 0:
                continue
            distance = row[hex_]
            if distance > self.close_reach[foe] and distance > self.fire_reach[foe]:
                continue
            value = self.attack_next_turn(foe, unit)
            if value > 0.0:
                other = self.second[foe] if self.best_on[foe] == unit else self.best[foe]
                share = weights.also * value
                if value > other:
                    share += (1.0 - weights.also) * (value - other)
                total += share * self.remains[foe]
        return weights.ordered * total

    def prospect(self, unit: int) -> float:
        """The best attack it could make next turn, as far as that counts already."""
        scene = self.scene
        position = scene.position
        row = BOARD.distance[position.unit_hex[unit]]
        reach = max(self.close_reach[unit], self.fire_reach[unit])
        best = 0.0
        for foe in scene.foes:
            hex_ = position.unit_hex[foe]
            if hex_ >= 0 and row[hex_] <= reach:
                value = self.attack_next_turn(unit, foe) * self.remains[foe]
                if value > best:
                    best = value
        return self.weights.prospect * best

    def company(self, unit: int) -> float:
        """Friends beside it, and leaders."""
        weights = self.weights
        position = self.scene.position
        side = position.side_of[unit]
        here = position.unit_hex[unit]
        friends = 0
        leaders = 0
        for there in BOARD.neighbours[here]:
            other = position.unit_at[there]
            if other >= 0 and position.side_of[other] == side:
                friends += 1
            leader = position.leader_at[there]
            if leader >= 0 and position.side_of_leader[leader] == side:
                leaders += 1
        value = weights.friend * min(2, friends)
        if position.leader_at[here] >= 0:
            value += weights.led_friend * friends
        elif leaders:
            value += weights.inspired
        return value

    def march(self, unit: int) -> float:
        """What calls it forward: the enemy, and hexes that give a banner."""
        weights = self.weights
        position = self.scene.position
        here = position.unit_hex[unit]
        row = BOARD.distance[here]
        nearest = nearest_foe(self.scene, here)
        value = 0.0
        if nearest < 99:
            value -= weights.approach * max(0, nearest - weights.near)
        side = position.side_of[unit]
        goals = position.special.objectives[side]
        if goals:
            for goal in goals:
                if goal not in position.taken:
                    value -= weights.objective * row[goal] / len(goals)
        exits = position.special.exits[side]
        if exits:
            value -= weights.objective * min([row[goal] for goal in exits])
        return value


def nearest_foe(scene: Scene, hex_: int) -> int:
    """How far the nearest enemy unit is from a hex; 99 if there is none."""
    unit_hex = scene.position.unit_hex
    row = BOARD.distance[hex_]
    nearest = 99
    for foe in scene.foes:
        there = unit_hex[foe]
        if there >= 0 and row[there] < nearest:
            nearest = row[there]
    return nearest
