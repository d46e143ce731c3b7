"""Where a unit stands well in games whose scenarios give banners for ground: objectives, held, denied or near."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.objectives import is_held
from ...games.commands_colors.position import Battle
from .footing import BattleFooting
from .outlook import S
from .weights import BattleWeights

#: From so far away an objective calls; with the enemy so near it must be guarded.
_CALL: Final = 5
_GUARD: Final = 2


class GoalFooting(BattleFooting[S]):
    """The worth of hexes for the units of one side, with the objectives among them."""

    def __init__(self, outlook: S) -> None:
        super().__init__(outlook)
        position: Battle = outlook.position
        #: What a unit of ours on a hex counts for objectives of ours and of the enemy, and those it is called to.
        self.goals: Final = [0.0] * position.field.board.size
        self.called: Final[list[int]] = []
        self._note_goals()
        self._has_goals: Final = max(self.goals) > 0.0
        self.note_reaches()

    def _note_goals(self) -> None:
        """What holding each hex counts: banners to gain or to keep, and those the enemy does not get."""
        outlook = self.outlook
        weights: BattleWeights = outlook.weights
        position: Battle = outlook.position
        for number, objective in enumerate(position.objectives()):
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
                self.called.extend(objective.hexes)

    def friends(self, unit: int) -> int:
        """Units, and leaders alone."""
        position: Battle = self.outlook.position
        side = position.side_of[unit]
        friends = 0
        for there in position.field.board.neighbours[position.unit_hex[unit]]:
            if position.holder(there) == side:
                friends += 1
        return friends

    def claim(self, unit: int) -> float:
        """Objectives: held, denied, or within a few hexes and without a friend on them."""
        if not self._has_goals:
            return 0.0
        position: Battle = self.outlook.position
        weights: BattleWeights = self.outlook.weights
        here = position.unit_hex[unit]
        row = position.field.board.distance[here]
        pull = 0.0
        for goal in self.called:
            if 0 < row[goal] < _CALL:
                holder = position.unit_at[goal]
                if holder < 0 or position.side_of[holder] != self.outlook.side:
                    pull = max(pull, self.goals[goal] * (_CALL - row[goal]))
        return self.goals[here] + weights.pull * pull
