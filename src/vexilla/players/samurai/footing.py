"""Where a unit stands well: what threatens it there, what it could attack from there, who is beside it."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.objectives import is_held
from ...games.samurai.actions import BOARD, HEXES
from ...games.samurai.units import ARQUEBUSES, NO_WEAPON
from ..commands_colors.footing import BattleFooting
from ..commands_colors.outlook import NOBODY_NEAR, UNKNOWN
from .outlook import Outlook

#: From so far away an objective calls; with the enemy so near it must be guarded.
_CALL: Final = 5
_GUARD: Final = 2


class Footing(BattleFooting[Outlook]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        #: What a unit of ours on a hex counts for objectives of ours and of the enemy, and those it is called to.
        self.goals: Final = [0.0] * HEXES
        self.called: list[int] = []
        self._note_goals()
        self._has_goals: Final = max(self.goals) > 0.0
        self.note_all()

    def note_reach(self, unit: int) -> None:
        """Note how far a unit gets to attack."""
        kind = self.outlook.position.kinds[unit]
        self.range[unit] = kind.range
        self.close_reach[unit] = kind.battle_move + 1
        if kind.weapon == NO_WEAPON:
            self.fire_reach[unit] = 0
        else:
            self.fire_reach[unit] = kind.range + (kind.battle_move if kind.fire_moved else 0)

    def _note_goals(self) -> None:
        """What holding each hex counts: banners to gain or to keep, and those the enemy does not get."""
        outlook, weights = self.outlook, self.outlook.weights
        position = outlook.position
        for number, objective in enumerate(position.special.objectives):
            is_counted = position.objectives_held >> number & 1 == 1
            if objective.is_kept and is_counted:
                continue
            prize = objective.banners * (weights.banner + outlook.pressing[objective.side]) / len(objective.hexes)
            for hex_ in objective.hexes:
                if objective.side == outlook.side:
                    self.goals[hex_] += weights.hold * prize
                else:
                    # Nobody needs to guard what the enemy is far from.
                    far = outlook.nearest_foe(hex_) - _GUARD
                    self.goals[hex_] += weights.deny * prize / (1 + max(0, far))
            if not (objective.side == outlook.side and is_held(position, objective)):
                self.called += objective.hexes

    def fight(self, attacker: int, here: int, defender: int) -> float:
        """What a close combat without help brings."""
        return self.outlook.fight(attacker, here, defender, 0).value

    def shot(self, attacker: int, defender: int, here: int, there: int, distance: int) -> float:
        """A volley from where it stands if it sees the target, else one after a move."""
        outlook = self.outlook
        if distance <= self.range[attacker] and not outlook.land.hides(here, there):
            dice = outlook.volley(attacker, here, there, distance, False)
            return outlook.shot(attacker, defender, dice).value if dice else 0.0
        if distance > self.fire_reach[attacker] or outlook.position.kinds[attacker].weapon == ARQUEBUSES:
            return 0.0
        dice = outlook.volley(attacker, UNKNOWN, there, distance - 1, True)
        return outlook.shot(attacker, defender, dice).value if dice else 0.0

    # -- the worth of a place --------------------------------------------------------------------

    def friends(self, unit: int) -> int:
        """Units, and leaders alone."""
        position = self.outlook.position
        side = position.side_of[unit]
        friends = 0
        for there in BOARD.neighbours[position.unit_hex[unit]]:
            if position.holder(there) == side:
                friends += 1
        return friends

    def march(self, unit: int) -> float:
        """What calls it forward: the enemy, at the distance from which it fights."""
        weights = self.outlook.weights
        here = self.outlook.position.unit_hex[unit]
        nearest = self.outlook.nearest_foe(here)
        if nearest == NOBODY_NEAR:
            return 0.0
        kind = self.outlook.position.kinds[unit]
        near = weights.near
        if kind.weapon != NO_WEAPON:
            near = weights.near_missiles
        elif kind.is_mounted:
            near = weights.near_horse
        return -weights.approach * max(0, nearest - near)

    def claim(self, unit: int) -> float:
        """Objectives: held, denied, or within a few hexes and without a friend on them."""
        if not self._has_goals:
            return 0.0
        position = self.outlook.position
        here = position.unit_hex[unit]
        value = self.goals[here]
        row = BOARD.distance[here]
        pull = 0.0
        for goal in self.called:
            if 0 < row[goal] < _CALL:
                holder = position.unit_at[goal]
                if holder < 0 or position.side_of[holder] != self.outlook.side:
                    pull = max(pull, self.goals[goal] * (_CALL - row[goal]))
        return value + self.outlook.weights.pull * pull
