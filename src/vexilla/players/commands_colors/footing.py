"""Where a unit stands well: what threatens it there, and what it could attack from there."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from ...games.commands_colors.kinds import CLOSED
from ...games.commands_colors.position import Battle
from .outlook import UNKNOWN, S
from .weights import BattleWeights


class BattleFooting(Generic[S]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def __init__(self, outlook: S) -> None:
        self.outlook: Final[S] = outlook
        position: Battle = outlook.position
        count = len(position.unit_hex)
        #: For each unit how far away it can reach a target: hand to hand and by fire, and its range.
        self.close_reach: Final = [0] * count
        self.fire_reach: Final = [0] * count
        self.range: Final = [0] * count
        #: For each foe its best attack, on whom, and the best one on anyone else.
        self.best: Final = [0.0] * count
        self.best_on: Final = [-1] * count
        self.second: Final = [0.0] * count
        #: How much of each foe will be left to threaten, after what is already planned against it.
        self.remains: Final = [1.0] * count

    # -- what each game knows --------------------------------------------------------------------

    def note_reach(self, unit: int) -> None:
        """Note how far a unit gets to attack."""
        raise NotImplementedError

    def fight(self, attacker: int, here: int, defender: int) -> float:
        """What a close combat without help brings; ``here`` may be UNKNOWN."""
        raise NotImplementedError

    def shot(self, attacker: int, defender: int, here: int, there: int, distance: int) -> float:
        """What fire next turn could bring, perhaps after a move; 0 if nothing."""
        raise NotImplementedError

    def friends(self, unit: int) -> int:
        """How many friends are beside it."""
        raise NotImplementedError

    def inspiration(self, unit: int) -> float:
        """What a leader beside a unit that has none is worth to it."""
        return 0.0

    def march(self, unit: int) -> float:
        """What calls it forward."""
        raise NotImplementedError

    def claim(self, unit: int) -> float:
        """What the hex it stands on counts for itself."""
        return 0.0

    # -- the worth of a place --------------------------------------------------------------------

    def worth(self, unit: int) -> float:
        """How well a unit of ours stands where it stands now."""
        return self.prospect(unit) - self.danger(unit) + self.company(unit) + self.march(unit) + self.claim(unit)

    def company(self, unit: int) -> float:
        """Friends beside it, and leaders."""
        weights: BattleWeights = self.outlook.weights
        position: Battle = self.outlook.position
        friends = self.friends(unit)
        value = weights.friend * min(2, friends)
        if position.leader_at[position.unit_hex[unit]] >= 0:
            return value + weights.led_friend * friends
        return value + self.inspiration(unit)

    def attack_next_turn(self, attacker: int, defender: int) -> float:
        """What a unit, once ordered, could gain next turn by attacking another; 0 if nothing."""
        position: Battle = self.outlook.position
        here, there = position.unit_hex[attacker], position.unit_hex[defender]
        distance = position.field.board.distance[here][there]
        value = 0.0
        if distance == 1:
            return max(0.0, self.fight(attacker, here, defender))
        if distance <= self.close_reach[attacker] and self.is_approachable(attacker, here, there):
            value = max(0.0, self.fight(attacker, UNKNOWN, defender))
        if distance <= self.fire_reach[attacker] or distance <= self.range[attacker]:
            value = max(value, self.shot(attacker, defender, here, there, distance))
        return value

    # -- threats ---------------------------------------------------------------------------------

    def note_all(self) -> None:
        """Note how far everyone gets, and what the enemy threatens."""
        for unit in self.outlook.own:
            self.note_reach(unit)
        for unit in self.outlook.foes:
            self.note_reach(unit)
        self.note_threats()

    def note_threats(self) -> None:
        """Work out anew whom each foe would rather attack."""
        outlook = self.outlook
        position: Battle = outlook.position
        for foe in outlook.foes:
            best, second, best_on = 0.0, 0.0, -1
            for unit in outlook.own:
                if position.unit_hex[unit] < 0:
                    continue
                value = self.attack_next_turn(foe, unit)
                if value > best:
                    second, best, best_on = best, value, unit
                elif value > second:
                    second = value
            self.best[foe], self.second[foe], self.best_on[foe] = best, second, best_on

    def is_approachable(self, unit: int, here: int, there: int) -> bool:
        """Whether a free hex beside a target lies within a unit's move."""
        position: Battle = self.outlook.position
        board = position.field.board
        reach = self.close_reach[unit] - 1
        distance = board.distance[here]
        entry = position.field.entry[position.roster.units[unit].kind.mover]
        for hex_ in board.neighbours[there]:
            if distance[hex_] <= reach and position.unit_at[hex_] < 0 and entry[hex_] != CLOSED:
                return True
        return False

    def danger(self, unit: int) -> float:
        """What foes would gain by attacking it rather than anyone else, as far as they get the orders."""
        outlook = self.outlook
        weights: BattleWeights = outlook.weights
        position: Battle = outlook.position
        row = position.field.board.distance[position.unit_hex[unit]]
        total = 0.0
        for foe in outlook.foes:
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
        outlook = self.outlook
        weights: BattleWeights = outlook.weights
        position: Battle = outlook.position
        row = position.field.board.distance[position.unit_hex[unit]]
        reach = max(self.close_reach[unit], self.fire_reach[unit])
        best = 0.0
        for foe in outlook.foes:
            hex_ = position.unit_hex[foe]
            if hex_ >= 0 and row[hex_] <= reach:
                value = self.attack_next_turn(unit, foe) * self.remains[foe]
                if value > best:
                    best = value
        return weights.prospect * best


#: The footing of one of the games.
T = TypeVar("T", bound=BattleFooting[Any])
