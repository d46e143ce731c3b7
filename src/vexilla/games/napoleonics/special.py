"""The special rules a scenario of Napoleonics can switch on, each by its name."""

from __future__ import annotations

from typing import Final


class Objective:
    """Hexes that are worth banners to a side that holds them at the start of its turn (NAP-04-005)."""

    def __init__(self, side: int, hexes: tuple[int, ...], banners: int, is_kept: bool) -> None:
        self.side: Final = side
        #: All of them must be held by units of the side.
        self.hexes: Final = hexes
        self.banners: Final = banners
        #: Whether the banners stay when the hexes are lost again.
        self.is_kept: Final = is_kept


class Special:
    """All switches of a scenario. The plain object is a scenario without special rules."""

    def __init__(self) -> None:
        self.objectives: list[Objective] = []
        #: For each side the hexes of its own edge over which its units may leave the field (NAP-05-046).
        self.exits: list[tuple[int, ...]] = [(), ()]
        #: The keys of terrain on which no square can be formed (NAP-06-025).
        self.no_square: tuple[str, ...] = ()
