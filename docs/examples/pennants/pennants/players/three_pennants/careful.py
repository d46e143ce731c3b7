"""A player who wins a round as cheaply as he can, and loses one with his lowest card."""

from __future__ import annotations

from vexilla.kernel.chance import Generator
from vexilla.kernel.sides import SIDE_NAMES, SIDES
from vexilla.players.player import Sight


class CarefulPlayer:
    """Leads with the middle card; follows with the lowest that wins, or the lowest."""

    def __init__(self, generator: Generator) -> None:
        self.name = "careful"

    def choose(self, sight: Sight) -> int:
        """The cards of the hand are the options, lowest first."""
        options = sight.options()
        lies = {side: sight.view()["played"][SIDE_NAMES[side]] for side in SIDES}
        theirs, mine = lies[1 - sight.side], lies[sight.side]
        if len(theirs) == len(mine):
            return options[len(options) // 2]
        winning = [action for action in options if int(sight.text(action).split()[1]) > theirs[-1]]
        return winning[0] if winning else options[0]
