"""Where a unit stands well: what threatens it there, what it could attack from there, who is beside it."""

from __future__ import annotations

from ...games.napoleonics.targets import is_hidden
from ...games.napoleonics.units import ARTILLERY, CAVALRY, HORSE_GUNS, MOVED_HORSE_RANGE
from ..commands_colors.goals import GoalFooting
from ..commands_colors.outlook import NOBODY_NEAR, UNKNOWN
from .outlook import Outlook


class Footing(GoalFooting[Outlook]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def note_reach(self, unit: int) -> None:
        """Note how far a unit gets to attack; a square stays where it is."""
        position = self.outlook.position
        kind = position.kinds[unit]
        self.range[unit] = kind.range
        if position.square_of[unit] >= 0:
            self.close_reach[unit] = 1
            self.fire_reach[unit] = kind.range
            return
        self.close_reach[unit] = kind.battle_move + 1
        if kind.range == 0:
            self.fire_reach[unit] = 0
        elif kind.traits & HORSE_GUNS:
            self.fire_reach[unit] = MOVED_HORSE_RANGE + 1
        else:
            self.fire_reach[unit] = kind.range + kind.battle_move

    def fight(self, attacker: int, here: int, defender: int) -> float:
        """What a melee without help brings."""
        return self.outlook.fight(attacker, here, defender, 0, 0).value

    def shot(self, attacker: int, defender: int, here: int, there: int, distance: int) -> float:
        """A volley from where it stands if it sees the target, else one after a move."""
        outlook = self.outlook
        if distance <= self.range[attacker] and not self._is_hidden(attacker, here, there):
            dice = outlook.volley(attacker, here, there, distance, False)
            return outlook.shot(defender, dice, here).value if dice else 0.0
        if distance > self.fire_reach[attacker]:
            return 0.0
        dice = outlook.volley(attacker, UNKNOWN, there, distance - 1, True)
        return outlook.shot(defender, dice, UNKNOWN).value if dice else 0.0

    def _is_hidden(self, unit: int, here: int, there: int) -> bool:
        """Our guns look closely; for everyone else only terrain is sure to be there next turn."""
        position = self.outlook.position
        if position.kinds[unit].arm == ARTILLERY and position.side_of[unit] == self.outlook.side:
            return is_hidden(position, unit, there, True)
        return self.outlook.land.hides(here, there)

    # -- the worth of a place --------------------------------------------------------------------

    def march(self, unit: int) -> float:
        """What calls it forward: the enemy, at the distance from which its arm fights."""
        weights = self.outlook.weights
        here = self.outlook.position.unit_hex[unit]
        nearest = self.outlook.nearest_foe(here)
        if nearest == NOBODY_NEAR:
            return 0.0
        kind = self.outlook.position.kinds[unit]
        near = weights.near
        if kind.arm == ARTILLERY:
            near = weights.near_guns
        elif kind.arm == CAVALRY:
            near = weights.near_horse
        return -weights.approach * max(0, nearest - near)
