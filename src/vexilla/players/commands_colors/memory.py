"""What a player has worked out of fights, kept from one decision to the next as long as it stays true."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.battlefield import Battlefield
from ...games.commands_colors.position import Battle
from ...games.commands_colors.roster import Roster

#: No key.
_NEVER: Final = -1
#: How much of each kind is kept before it is begun anew.
_FULL: Final = 8000


class Exchange:
    """What an attack brings: to the attacker's side, in all, and what becomes of the defender."""

    def __init__(self, value: float, success: float, momentum: float, left: float = 0.0) -> None:
        self.value: Final = value
        #: How likely the defender leaves its hex, in one way or the other; and so that the attacker may advance.
        self.success: Final = success
        self.momentum: Final = momentum
        #: How many blocks the defender has on average if it stays, where that is asked for.
        self.left: Final = left


NO_EXCHANGE: Final = Exchange(0.0, 0.0, 0.0)


class Memory:
    """Values by the key of all that they depend on in a battle, beside what the player says of the whole position."""

    def __init__(self) -> None:
        #: Fights, and fire.
        self.fights: dict[int, Exchange] = {}
        self.shots: dict[int, Exchange] = {}
        #: By attacker and defender the fight that was looked up last, and its key.
        self.last_keys: list[int] = []
        self.last_fights: list[Exchange] = []
        #: By hex the sort of place it is, from 1, where a player tells them apart; and one more than there are.
        self.places: list[int] = []
        self.sorts = 0
        #: Whether any place protects who stands there.
        self.protects = False
        #: What blows cost.
        self.costs: dict[int, float] = {}
        self._field: Battlefield | None = None
        self._roster: Roster | None = None
        self._side_of: list[int] = []
        self._conditions: list[float] = []

    def suit(self, position: Battle, conditions: list[float]) -> None:
        """Forget what was worked out in another battle, or under other conditions, and what has become too much."""
        is_known = position.field is self._field and position.roster is self._roster
        if not (is_known and position.side_of is self._side_of and conditions == self._conditions):
            self._field, self._roster, self._side_of = position.field, position.roster, position.side_of
            self._conditions = conditions
            self.fights.clear()
            self.shots.clear()
            self.costs.clear()
            pairs = len(position.side_of) * len(position.side_of)
            self.last_keys = [_NEVER] * pairs
            self.last_fights = [NO_EXCHANGE] * pairs
            if not is_known:
                self.places = []
        for known in (self.fights, self.shots):
            if len(known) > _FULL:
                known.clear()
        if len(self.costs) > _FULL:
            self.costs.clear()

    def note_places(self, places: list[int]) -> None:
        """Note the sort of each place."""
        self.places = places
        self.sorts = max(places) + 1
