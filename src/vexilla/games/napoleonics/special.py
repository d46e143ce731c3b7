"""The special rules a scenario of Napoleonics can switch on, each by its name."""

from __future__ import annotations

from ..commands_colors.objective_hexes import Objective


class Special:
    """All switches of a scenario. The plain object is a scenario without special rules."""

    def __init__(self) -> None:
        self.objectives: list[Objective] = []
        #: For each side the hexes of its own edge over which its units may leave the field (NAP-05-046).
        self.exits: list[tuple[int, ...]] = [(), ()]
        #: The keys of terrain on which no square can be formed (NAP-06-025).
        self.no_square: tuple[str, ...] = ()
