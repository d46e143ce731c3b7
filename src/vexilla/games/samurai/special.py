"""The special rules a scenario of Samurai Battles can switch on, each by its name."""

from __future__ import annotations

from ..commands_colors.objective_hexes import Objective


class Special:
    """All switches of a scenario. The plain object is a scenario without special rules."""

    def __init__(self) -> None:
        self.objectives: list[Objective] = []
        #: How many Dragon cards and tokens each side begins with (SAM-02-010, SAM-02-011).
        self.dragons: list[int] = [0, 0]
        self.honor: list[int] = [0, 0]
        #: The letter of the book: a leader alone who is attacked and not killed retreats only for flags. Otherwise he
        #: always must (SAM-11-021, SAM-11-022).
        self.stays_without_flags = False
