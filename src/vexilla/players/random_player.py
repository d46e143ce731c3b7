"""The player that knows no game: every legal action is equally likely."""

from __future__ import annotations

from ..kernel.chance import Generator
from .player import Player, Sight


class RandomPlayer(Player):
    """Plays any game, without a thought."""

    def __init__(self, generator: Generator) -> None:
        super().__init__(generator)
        self.name = "random"

    def choose(self, sight: Sight) -> int:
        """Any of the options."""
        options = sight.options()
        return options[self.generator.below(len(options))]
