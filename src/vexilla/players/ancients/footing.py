"""Where a unit stands well: what threatens it there, what it could attack from there, who is beside it."""

from __future__ import annotations

from ...games.ancients.actions import BOARD
from ...games.ancients.position import LEGION_DICE, LEGION_RANGE
from ...games.ancients.special import NO_LEGIONS
from ..commands_colors.footing import BattleFooting
from ..commands_colors.outlook import NOBODY_NEAR
from .outlook import UNKNOWN, Outlook


class Footing(BattleFooting[Outlook]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        self.note_all()

    def note_reach(self, unit: int) -> None:
        """Note how far a unit gets to attack."""
        position = self.outlook.position
        kind = position.kinds[unit]
        self.close_reach[unit] = kind.close_move + 1
        self.range[unit] = position.range_of(unit)
        if self.range[unit]:
            self.fire_reach[unit] = self.range[unit] + (kind.fire_move if kind.range else 1)

    def attack_next_turn(self, attacker: int, defender: int) -> float:
        """What a unit, once ordered, could gain next turn by attacking another; 0 if nothing."""
        outlook = self.outlook
        position = outlook.position
        here, there = position.unit_hex[attacker], position.unit_hex[defender]
        distance = BOARD.distance[here][there]
        value = 0.0
        if distance == 1:
            return max(0.0, outlook.fight(attacker, here, defender, 0).value)
        if distance <= self.close_reach[attacker] and self.is_approachable(attacker, here, there):
            value = outlook.fight(attacker, UNKNOWN, defender, 0).value
        if distance <= self.fire_reach[attacker]:
            dice = 2 if distance <= self.range[attacker] else 1
            if self.range[attacker] == LEGION_RANGE and position.legion(attacker) != NO_LEGIONS:
                dice = LEGION_DICE
            value = max(value, outlook.shot(defender, dice).value)
        return max(0.0, value)

    # -- the worth of a place --------------------------------------------------------------------

    def worth(self, unit: int) -> float:
        """How well a unit of ours stands where it stands now."""
        return self.prospect(unit) - self.danger(unit) + self.company(unit) + self.march(unit)

    def company(self, unit: int) -> float:
        """Friends beside it, and leaders."""
        weights = self.outlook.weights
        position = self.outlook.position
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
        weights = self.outlook.weights
        position = self.outlook.position
        here = position.unit_hex[unit]
        row = BOARD.distance[here]
        nearest = self.outlook.nearest_foe(here)
        value = 0.0
        if nearest < NOBODY_NEAR:
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
