"""The lie of the land: what hides one hex of a field from another, worked out once and kept."""

from __future__ import annotations

from typing import Final

from ...games.commands_colors.battlefield import Battlefield
from ...games.samurai.actions import HEXES


class Land:
    """What a player knows of one battlefield."""

    def __init__(self, field: Battlefield) -> None:
        self.field: Final = field
        self._hidden: dict[int, bool] = {}

    def hides(self, here: int, there: int) -> bool:
        """Whether terrain hides one hex from another, whoever stands between them."""
        key = here * HEXES + there
        known = self._hidden.get(key)
        if known is None:
            known = self.field.hidden_by_terrain(here, there)
            self._hidden[key] = known
        return known
