"""An objective of a scenario."""

from __future__ import annotations

from typing import Final


class Objective:
    """Hexes that are worth banners to a side that holds them at the start of its turn."""

    def __init__(self, side: int, hexes: tuple[int, ...], banners: int, is_kept: bool) -> None:
        self.side: Final = side
        #: All of them must be held by units of the side.
        self.hexes: Final = hexes
        self.banners: Final = banners
        #: Whether the banners stay when the hexes are lost again.
        self.is_kept: Final = is_kept
