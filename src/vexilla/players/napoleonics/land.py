"""The lie of the land: what a field does to dice and sight between its hexes, worked out once and kept."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.battlefield import Battlefield
from ...games.napoleonics.actions import HEXES
from ...games.napoleonics.dice import fewer_dice
from ...games.napoleonics.position import Napoleonics
from ...games.napoleonics.terrain import UPHILL
from ...games.napoleonics.units import ARMS


class Land:
    """What a player knows of one battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field: Final = field
        self._fewer: dict[int, int] = {}
        self._hidden: dict[int, bool] = {}

    def fewer(self, position: Napoleonics, arm: int, here: int, there: int, is_melee: bool) -> int:
        """The dice that the ground takes from an attack; ``here`` may be UNKNOWN and is then taken for open ground."""
        key = (((here + 1) * HEXES + there) * ARMS + arm) * 2 + (1 if is_melee else 0)
        known = self._fewer.get(key, -1)
        if known < 0:
            if here >= 0:
                known = fewer_dice(position, arm, here, there, is_melee)
            else:
                ground = position.grounds[there]
                known = ground.melee_in[arm] if is_melee else ground.fire_in[arm]
                if ground.is_hill and not ground.has_front:
                    known += UPHILL[arm]
            self._fewer[key] = known
        return known

    def hides(self, here: int, there: int) -> bool:
        """Whether terrain hides one hex from another, whoever stands between them."""
        key = here * HEXES + there
        known = self._hidden.get(key)
        if known is None:
            known = self.field.hidden_by_terrain(here, there)
            self._hidden[key] = known
        return known
