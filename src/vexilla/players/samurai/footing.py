"""Where a unit stands well: what threatens it there, what it could attack from there, who is beside it."""

from __future__ import annotations

from ...games.samurai.units import ARQUEBUSES, NO_WEAPON
from ..commands_colors.goals import GoalFooting
from ..commands_colors.outlook import NOBODY_NEAR, UNKNOWN
from .outlook import Outlook


class Footing(GoalFooting[Outlook]):
    """The worth of hexes for the units of one side, while all others stay where they are."""

    def note_reach(self, unit: int) -> None:
        """Note how far a unit gets to attack."""
        kind = self.outlook.position.kinds[unit]
        self.range[unit] = kind.range
        self.close_reach[unit] = kind.battle_move + 1
        if kind.weapon == NO_WEAPON:
            self.fire_reach[unit] = 0
        else:
            self.fire_reach[unit] = kind.range + (kind.battle_move if kind.fire_moved else 0)

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
